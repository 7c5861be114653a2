/** The map as the data pack has it: outlines and places, and nothing of the rules. */
import { get } from "../../api/client";
import { layOut, type Layout, type Point } from "./layout";

interface Printed {
  id: string;
  name: string;
  kind: "district" | "pudding" | "grass";
  region?: string | null;
  size: number;
  vp: number;
  deck?: string | null;
  banner: "none" | "yellow" | "red";
  polygon: Point[];
  label: { at: Point; lines?: string[] };
  pieces: Point;
}

export interface Space extends Printed {
  token: string;
  layout: Layout;
}

/** The directions of the fire cards. */
export const CARDS = ["N", "E", "S", "W"] as const;
export type Card = (typeof CARDS)[number];

export interface Drawing {
  width: number;
  height: number;
  river: Point[];
  fleet: Point[];
  wall: Point[];
  bridge: Point[];
  gates: { at: Point }[];
  captions: { text: Record<string, string>; at: Point; style: string }[];
  vessels: { kind: string; at: Point }[];
  cartouche: Point;
  compass: Point;
}

export interface Pack {
  /** The notation's word for each name. */
  tokens: Record<string, string>;
  spaces: Printed[];
  borders: { a: string; b: string; direction: string; at: Point }[];
  colours: { id: string; letter: string }[];
  drawing: Drawing;
}

/** Two neighbours, by their words in the notation; two letters are a way across a cross. */
export interface Border {
  a: string;
  b: string;
  direction: string;
  at: Point;
}

export interface Map {
  width: number;
  height: number;
  spaces: Space[];
  byToken: ReadonlyMap<string, Space>;
  borders: Border[];
  /** The letters of the colours, in their order, with their names. */
  colours: Record<string, string>;
  drawing: Drawing;
}

const known = new globalThis.Map<string, Promise<Map>>();

/** The map of a pack, from where the server has it. */
export function loadMap(from: string): Promise<Map> {
  let found = known.get(from);
  if (!found) {
    found = get<Pack>(from).then(charted);
    known.set(from, found);
    found.catch(() => known.delete(from)); // asking again may succeed
  }
  return found;
}

export function charted(pack: Pack): Map {
  const spaces = pack.spaces.map((space): Space => {
    const lines = space.label.lines ?? [space.name];
    const layout = layOut(space.polygon, lines, space.size, space.vp > 0);
    const pieces: Point = space.kind === "district" ? [layout.x, layout.top + 18] : space.pieces;
    return { ...space, token: pack.tokens[space.name] ?? space.name, layout, pieces };
  });
  const words = new globalThis.Map(spaces.map(({ id, token }) => [id, token]));
  return {
    width: pack.drawing.width,
    height: pack.drawing.height,
    spaces,
    byToken: new globalThis.Map(spaces.map((space) => [space.token, space])),
    borders: pack.borders.map((border) => ({ ...border, a: words.get(border.a) ?? "", b: words.get(border.b) ?? "" })),
    colours: Object.fromEntries(pack.colours.map((colour) => [colour.letter, colour.id])),
    drawing: pack.drawing,
  };
}

/** The border between two spaces, from either side. */
export const borderOf = (map: Map, a: string, b: string): Border | undefined =>
  map.borders.find((border) => (border.a === a && border.b === b) || (border.a === b && border.b === a));
