/** Where names and pieces stand on a space. All lengths are board units. */
export type Point = [number, number];

export const outline = (points: readonly Point[], close = true): string =>
  `M${points.map((point) => point.join(" ")).join("L")}${close ? "Z" : ""}`;

/** A line that rounds its corners. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (!first || !last) return "";
  const turns = rest.map(([x, y], at) => {
    const [nextX, nextY] = rest[at + 1] ?? last;
    return `Q${x} ${y} ${at === rest.length - 1 ? last.join(" ") : `${(x + nextX) / 2} ${(y + nextY) / 2}`}`;
  });
  return `M${first.join(" ")}${turns.length ? turns.join("") : `L${last.join(" ")}`}`;
}

/** A polygon moved inwards by a distance. */
export function inset(polygon: readonly Point[], by: number): Point[] {
  const area = polygon.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = polygon[(at + 1) % polygon.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  const side = area > 0 ? 1 : -1;
  return polygon.map((point, at): Point => {
    const before = normal(polygon[(at + polygon.length - 1) % polygon.length] as Point, point);
    const after = normal(point, polygon[(at + 1) % polygon.length] as Point);
    const [x, y] = [before[0] + after[0], before[1] + after[1]];
    const reach = (2 * by * side) / Math.max(0.8, x * x + y * y);
    return [round(point[0] + x * reach), round(point[1] + y * reach)];
  });
}

function normal(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return [-y / length, x / length];
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let found = false;
  polygon.forEach(([ax, ay], at) => {
    const [bx, by] = polygon[(at + 1) % polygon.length] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) found = !found;
  });
  return found;
}

/** From where to where a polygon reaches between two heights, as far as it does so throughout. */
export function span(polygon: readonly Point[], top: number, bottom: number): [number, number] {
  let [left, right] = [-Infinity, Infinity];
  for (const y of [top, (top + bottom) / 2, bottom]) {
    let [from, to] = [Infinity, -Infinity];
    for (let at = 0; at < polygon.length; at += 1) {
      const [ax, ay] = polygon[at] as Point;
      const [bx, by] = polygon[at + 1 === polygon.length ? 0 : at + 1] as Point;
      if (ay > y === by > y) continue;
      const x = ax + ((y - ay) / (by - ay)) * (bx - ax);
      if (x < from) from = x;
      if (x > to) to = x;
    }
    if (from > left) left = from;
    if (to < right) right = to;
  }
  return [left, right];
}

export const FONT = 16;
export const LINE_HEIGHT = 16;
const HOUSE = 33;
const FLAME = 47;

export interface Label {
  at: Point;
  lines: string[];
  font: number;
  /** The ribbon of an objective: its half width and its height. */
  half: number;
  height: number;
}

export interface Layout {
  label: Label;
  polygon: readonly Point[];
  /** The upper edge of the pieces, their middle, and the room that they have. */
  x: number;
  top: number;
  width: number;
  bottom: number;
}

const ROW = 34;
const STREET = 8;

/** Name above, pieces below. It depends on what is printed, not on what stands there now: nothing jumps. */
export function layOut(polygon: readonly Point[], lines: string[], size: number, ribbon: boolean): Layout {
  const ys = polygon.map(([, y]) => y);
  const [upper, lower] = [Math.min(...ys) + STREET, Math.max(...ys) - STREET];
  const longest = Math.max(...lines.map((line) => line.length));
  const height = lines.length * LINE_HEIGHT + (ribbon ? 7 : 2);
  const broad = longest * FONT * 0.48 + (ribbon ? 34 : 6);
  const most = Math.max(1, size);
  let best = { score: -Infinity, top: upper, name: [0, 0] as [number, number], row: [0, 0] as [number, number] };
  for (let rows = 1; rows <= Math.min(2, most); rows += 1) {
    const tall = Math.max(FLAME, rows * ROW);
    const slack = Math.max(0, lower - upper - height - tall - 3);
    const each = Math.ceil(most / rows) * HOUSE;
    for (let part = 0; part <= 1; part += 0.125) {
      const top = upper + slack * part;
      const name = span(polygon, top + 2, top + height);
      const row = span(polygon, top + height + 6, Math.min(lower, top + height + tall));
      const fits = Math.min(1.15, (name[1] - name[0] - 14) / broad, (row[1] - row[0] - 14) / each);
      const score = fits - Math.abs(part - 0.5) * 0.25 - rows * 0.12;
      if (score > best.score) best = { score, top, name, row };
    }
  }
  const { top, name, row } = best;
  const x = (name[0] + name[1]) / 2;
  const font = Math.max(13.5, Math.min(FONT, (name[1] - name[0] - (ribbon ? 36 : 14)) / (longest * 0.48)));
  const half = (longest * font * 0.5) / 2 + (ribbon ? 13 : 0);
  return {
    label: { at: [round(x), round(top)], lines, font: round(font), half: round(half), height },
    polygon,
    x: round((row[0] + row[1]) / 2),
    top: round(top + height + 3),
    width: round(row[1] - row[0] - 12),
    bottom: round(lower),
  };
}

export interface Item {
  kind: "house" | "token" | "fire" | "band" | "owner" | "lost" | "break";
  letter: string;
  count: number;
  width: number;
  height: number;
  x: number;
  y: number;
}
type Piece = Omit<Item, "x" | "y">;

/** Puts pieces in rows: houses and tokens first, what moves below them, or beside them where there is room. */
export function arrange(
  layout: Omit<Layout, "label" | "polygon"> & { polygon?: readonly Point[] },
  still: Piece[],
  moving: Piece[],
): Item[] {
  const wide = (row: Piece[]): number => row.reduce((sum, piece) => sum + piece.width, 0);
  const all = [...still, ...moving];
  const ruined = still.some(({ kind }) => kind === "lost" || kind === "break");
  const rows =
    wide(all) <= layout.width
      ? [all]
      : [...split(ruined && moving.length ? [] : still, layout.width), ...split(moving, layout.width)]; // ash tells of a ruin too
  const heights = rows.map((row) => Math.max(...row.map((piece) => piece.height)));
  const total = heights.reduce((sum, height) => sum + height, 0);
  const squeeze = Math.min(1, Math.max(0.72, (layout.bottom - layout.top) / total));
  let base = layout.top;
  return rows.flatMap((row, at) => {
    base += (heights[at] ?? 0) * squeeze;
    let x = middle(layout, base) - wide(row) / 2;
    return row.map((piece) => {
      x += piece.width;
      return { ...piece, x: round(x - piece.width / 2), y: round(base) };
    });
  });
}

/** The middle of a slanting district at the height of a row. */
function middle(
  { polygon, x, bottom }: { polygon?: readonly Point[]; x: number; bottom: number },
  base: number,
): number {
  if (!polygon) return x;
  const [left, right] = span(polygon, base - 30, Math.min(bottom, base - 4));
  return right > left ? (left + right) / 2 : x;
}

/** Into as few rows as fit, of about the same length. */
function split(row: Piece[], width: number): Piece[][] {
  if (row.length === 0) return [];
  const total = row.reduce((sum, piece) => sum + piece.width, 0);
  const count = Math.min(row.length, Math.ceil(total / Math.max(width, 60)));
  const each = Math.ceil(row.length / count);
  return Array.from({ length: Math.ceil(row.length / each) }, (_, at) => row.slice(at * each, (at + 1) * each));
}
