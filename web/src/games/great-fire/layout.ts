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

/** The stretch of a polygon at a height. */
function stretch(polygon: readonly Point[], y: number): [number, number] {
  const crossings = polygon.flatMap(([ax, ay], at) => {
    const [bx, by] = polygon[(at + 1) % polygon.length] as Point;
    return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
  });
  return crossings.length ? [Math.min(...crossings), Math.max(...crossings)] : [0, 0];
}

export interface Room {
  x: number;
  y: number;
  width: number;
}

/** The middle of the widest place in a polygon for something of this height. */
export function roomFor(polygon: readonly Point[], height: number): Room {
  const ys = polygon.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle = (top + bottom) / 2;
  const half = Math.min(height, bottom - top - 8) / 2;
  let best: Room = { x: polygon[0]?.[0] ?? 0, y: middle, width: -Infinity };
  for (let y = top + half + 4; y <= bottom - half - 3; y += 3) {
    const rows = [-1, -0.5, 0, 0.5, 1].map((part) => stretch(polygon, y + part * (half - 6)));
    const [left, right] = [Math.max(...rows.map(([from]) => from)), Math.min(...rows.map(([, to]) => to))];
    if (right - left - Math.abs(y - middle) * 0.8 > best.width - Math.abs(best.y - middle) * 0.8)
      best = { x: (left + right) / 2, y, width: right - left };
  }
  return best;
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
  /** The middle of the pieces, their upper edge, and the room that they have. */
  x: number;
  top: number;
  width: number;
  bottom: number;
}

/** Name above, pieces below. It depends on what is printed, not on what stands there now: nothing jumps. */
export function layOut(polygon: readonly Point[], lines: string[], size: number, ribbon: boolean): Layout {
  const longest = Math.max(...lines.map((line) => line.length));
  const height = lines.length * LINE_HEIGHT + (ribbon ? 7 : 2);
  const rowsIn = (width: number): number => Math.ceil((size * HOUSE) / Math.max(HOUSE, width - 20));
  const tall = (rows: number): number => height + Math.max(FLAME, rows * 34) + 3;
  const first = roomFor(polygon, tall(1));
  const rows = rowsIn(first.width);
  const room = rows > 1 ? roomFor(polygon, tall(rows)) : first;
  const most = room.width - (ribbon ? 44 : 20);
  const font = Math.max(13, Math.min(FONT, most / (longest * 0.47)));
  const top = room.y - tall(rows) / 2;
  const half = (longest * font * 0.5) / 2 + (ribbon ? 13 : 0);
  return {
    label: { at: [round(room.x), round(top)], lines, font: round(font), half: round(half), height },
    x: round(room.x),
    top: round(top + height + 3),
    width: round(room.width - 16),
    bottom: round(Math.max(...polygon.map(([, y]) => y)) - 6),
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
  layout: Pick<Layout, "x" | "top" | "width" | "bottom">,
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
    let x = layout.x - wide(row) / 2;
    return row.map((piece) => {
      x += piece.width;
      return { ...piece, x: round(x - piece.width / 2), y: round(base) };
    });
  });
}

/** Into as few rows as fit, of about the same length. */
function split(row: Piece[], width: number): Piece[][] {
  if (row.length === 0) return [];
  const total = row.reduce((sum, piece) => sum + piece.width, 0);
  const count = Math.min(row.length, Math.ceil(total / Math.max(width, 60)));
  const each = Math.ceil(row.length / count);
  return Array.from({ length: Math.ceil(row.length / each) }, (_, at) => row.slice(at * each, (at + 1) * each));
}
