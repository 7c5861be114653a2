/** The board as the data pack has it: places, names and what is printed, and nothing of the rules. */
import { untrack } from "svelte";
import { get } from "../../api/client";
import { i18n } from "../../i18n/i18n.svelte";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Point = [number, number];
export type Area = "south" | "west" | "north";
export type Group = "heaven" | "purgatory" | "hell";
type ByGroup<T> = Record<Group, T>;

export interface Site {
  number: number;
  area: Area;
  group: Group;
  place: Point;
  badge: Point;
  board: Point;
}
export interface LighthouseCard {
  name: string;
  group: Group;
  extra: string[];
}
export interface Harbour {
  name: string;
  area: Area;
  tile: Point;
}
export interface LighthousePlan {
  width: number;
  height: number;
  number: Rect;
  extra: Rect;
  name: Rect;
  floors: { tile: Rect; workers: Rect[] }[];
  engineers: Rect;
  coins: Rect;
}
export interface HarbourPlan {
  width: number;
  height: number;
  income: Rect;
  workers: Rect[];
}
export interface Barge {
  number: number;
  top: number;
  middle: number;
  bottom: number;
  engineers: number;
  coins: number;
  fewer_engineers?: number;
}

/** What an equipment card is worth on each group of lighthouses; null where it cannot be played. */
export interface Equipment extends ByGroup<number | null> {
  id: string;
}

export interface Panels {
  weather: { frame: Rect; now: Rect; forecast: Rect };
  construction: { rows: { stack: Rect; tiles: Rect[] }[] };
  quimper: { materials: Record<string, Rect> };
  brest: { frame: Rect; materials: Record<string, Rect>; engineers: Rect; workers: Rect };
  lorient: { frame: Rect; workers: Rect };
  pontivy: { this_round: Rect[]; next_round: Rect[] };
  players: { frame: Rect; rows: Rect[] };
}

interface Pack {
  /** The notation's word for each name. */
  tokens: Record<string, string>;
  box: { rounds: number };
  sites: Site[];
  lighthouses: LighthouseCard[];
  harbours: Harbour[];
  harbour_tiles: { id: string; income: string; normal: number; improved: number }[];
  barges: Barge[];
  weather: { id: string; engineers: ByGroup<number>; injures: ByGroup<boolean> }[];
  player_counts: { players: number; brest: { singles: number; pairs: number } }[];
  construction: { cost: number; reward: { coins: number; cards: number } }[];
  equipment: Equipment[];
  drawing: {
    width: number;
    height: number;
    lighthouse_board: LighthousePlan;
    harbour_tile: HarbourPlan;
    panels: Panels;
  };
}

export interface Coast extends Pick<Pack, "sites" | "barges" | "construction"> {
  width: number;
  height: number;
  rounds: number;
  /** Names of lighthouses and harbours by their word in the notation. */
  names: ReadonlyMap<string, string>;
  lighthouses: ReadonlyMap<string, LighthouseCard>;
  harbours: ReadonlyMap<string, Harbour>;
  harbourTiles: ReadonlyMap<string, Pack["harbour_tiles"][number]>;
  weather: ReadonlyMap<string, Pack["weather"][number]>;
  equipment: ReadonlyMap<string, Equipment>;
  /** Spaces for engineers in Brest by the number of players. */
  hiring: ReadonlyMap<number, { singles: number; pairs: number }>;
  tiles: ReadonlyMap<string, Rect>;
  cities: ReadonlyMap<string, Rect>;
  plan: LighthousePlan;
  harbourPlan: HarbourPlan;
  panels: Panels;
}

/** The columns of the construction display. */
const COLUMNS = "abcd";
export const tileCode = (cost: number, column: number): string => `${cost}${COLUMNS[column]}`;
export const middle = (rect: Rect): Point => [rect.x + rect.width / 2, rect.y + rect.height / 2];

const known = new Map<string, Promise<Coast>>();

/** The coast of a pack, from where the server has it, together with the words that stand on it. */
export function loadCoast(from: string): Promise<Coast> {
  let found = known.get(from);
  if (!found) {
    const spoken = untrack(() => i18n.load("bretagne"));
    found = Promise.all([get<Pack>(from), spoken]).then(([pack]) => charted(pack));
    known.set(from, found);
    found.catch(() => known.delete(from)); // the next call tries again
  }
  return found;
}

function charted(pack: Pack): Coast {
  const { drawing } = pack;
  const { panels } = drawing;
  const token = (name: string): string => pack.tokens[name] ?? name;
  const byToken = <T extends { name: string }>(all: T[]): Map<string, T> =>
    new Map(all.map((each) => [token(each.name), each]));
  const byId = <T extends { id: string }>(all: T[]): Map<string, T> => new Map(all.map((each) => [each.id, each]));
  return {
    width: drawing.width,
    height: drawing.height,
    rounds: pack.box.rounds,
    sites: pack.sites,
    barges: pack.barges,
    construction: pack.construction,
    names: new Map([...pack.lighthouses, ...pack.harbours].map((each) => [token(each.name), each.name])),
    lighthouses: byToken(pack.lighthouses),
    harbours: byToken(pack.harbours),
    harbourTiles: byId(pack.harbour_tiles),
    weather: byId(pack.weather),
    equipment: byId(pack.equipment),
    hiring: new Map(pack.player_counts.map((each) => [each.players, each.brest])),
    tiles: new Map(
      panels.construction.rows.flatMap((row, place) =>
        row.tiles.map((spot, column): [string, Rect] => [
          tileCode(pack.construction[place]?.cost ?? place + 1, column),
          spot,
        ]),
      ),
    ),
    cities: new Map([
      ["Brest", panels.brest.frame],
      ["Lorient", panels.lorient.frame],
    ]),
    plan: drawing.lighthouse_board,
    harbourPlan: drawing.harbour_tile,
    panels,
  };
}
