/** The map as the data pack has it: outlines and places, and nothing of the rules. */
import { get } from "../../api/client";

export interface Space {
  id: string;
  name: string;
  token: string;
  kind: "district" | "pudding" | "grass";
  size: number;
  vp: number;
  banner: "none" | "yellow" | "red";
  polygon: [number, number][];
  label: { at: [number, number] };
  pieces: [number, number];
}

/** The directions of the fire cards. */
export const CARDS = ["N", "E", "S", "W"] as const;
export type Card = (typeof CARDS)[number];
export const CARD_PAINT: Record<Card, string> = { N: "#1f4f96", E: "#8a5200", S: "#9c2318", W: "#1c6b3a" };

interface Pack {
  /** The notation's word for each name. */
  tokens: Record<string, string>;
  spaces: Omit<Space, "token">[];
  colours: { id: string; letter: string; paint: string }[];
  drawing: { width: number; height: number };
}

export interface Map {
  width: number;
  height: number;
  spaces: Space[];
  byToken: ReadonlyMap<string, Space>;
  paints: Record<string, string>;
  colours: Record<string, string>;
}

const known = new globalThis.Map<string, Promise<Map>>();

/** The map of a pack, from where the server has it. */
export function loadMap(from: string): Promise<Map> {
  let found = known.get(from);
  if (!found) {
    found = get<Pack>(from).then(charted);
    known.set(from, found);
    found.catch(() => known.delete(from)); // the next call tries again
  }
  return found;
}

function charted(pack: Pack): Map {
  const spaces = pack.spaces.map((space) => ({ ...space, token: pack.tokens[space.name] ?? space.name }));
  return {
    width: pack.drawing.width,
    height: pack.drawing.height,
    spaces,
    byToken: new globalThis.Map(spaces.map((space) => [space.token, space])),
    paints: Object.fromEntries(pack.colours.map((colour) => [colour.letter, colour.paint])),
    colours: Object.fromEntries(pack.colours.map((colour) => [colour.letter, colour.id])),
  };
}

/** Black or white, whichever reads better on a paint. */
export function inkOn(paint: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(paint.slice(at, at + 2), 16));
  return r * 0.299 + g * 0.587 + b * 0.114 > 150 ? "#1d1813" : "#ffffff";
}
