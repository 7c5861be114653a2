/** The board as the data pack has it: places, names and what is printed, and nothing of the rules. */
import { untrack } from "svelte";
import { get } from "../../api/client";
import { i18n } from "../../i18n/i18n.svelte";
import { laidOut, type Layout } from "./board/layout";

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
  id: string;
  name: string;
  area: Area;
  place: Point;
  tile: Point;
}
export interface Weather {
  id: string;
  engineers: ByGroup<number>;
  injures: ByGroup<boolean>;
}
export interface SeaArea {
  id: Area;
  name: string;
  /** The sea's name, line by line. */
  sea: string[];
  label: Point;
  zone: Point[];
}
/** The map itself. */
export interface Outlines {
  land: Point[];
  coast_points: number;
  land_border: Point[];
  islands: { name: string; area: Area; outline: Point[] }[];
  neighbours: Point[][];
  area_borders: Point[][];
  rivers: { line: Point[]; width: number }[];
  hills: Point[];
  compass: Point;
  ships: Point[];
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

export interface Pack {
  /** The notation's word for each name. */
  tokens: Record<string, string>;
  box: { rounds: number };
  sites: Site[];
  lighthouses: LighthouseCard[];
  areas: SeaArea[];
  cities: { id: string; name: string; place: Point }[];
  harbours: Harbour[];
  harbour_tiles: { id: string; income: string; normal: number; improved: number }[];
  barges: Barge[];
  weather: Weather[];
  player_counts: { players: number; brest: { singles: number; pairs: number } }[];
  construction: { cost: number; reward: { coins: number; cards: number } }[];
  equipment: Equipment[];
  scoring: { pontivy: number[] };
  drawing: Outlines & {
    width: number;
    height: number;
    lighthouse_board: { width: number; height: number; floors: unknown[] };
    panels: Record<Panel, { frame: Rect }>;
  };
}
export type Panel = "weather" | "construction" | "quimper" | "brest" | "lorient" | "pontivy" | "players";

export interface Coast extends Pick<Pack, "sites" | "barges" | "construction" | "areas"> {
  outlines: Outlines;
  /** The printed board, which the seas fill to its edges. */
  width: number;
  height: number;
  layout: Layout;
  rounds: number;
  floors: number;
  /** Points at the end for each place in Pontivy. */
  pontivy: readonly number[];
  cities: ReadonlyMap<string, Pack["cities"][number]>;
  /** Names of lighthouses and harbours by their word in the notation. */
  names: ReadonlyMap<string, string>;
  lighthouses: ReadonlyMap<string, LighthouseCard>;
  harbours: ReadonlyMap<string, Harbour>;
  harbourTiles: ReadonlyMap<string, Pack["harbour_tiles"][number]>;
  weather: ReadonlyMap<string, Weather>;
  equipment: ReadonlyMap<string, Equipment>;
  /** Spaces for engineers in Brest by the number of players. */
  hiring: ReadonlyMap<number, { singles: number; pairs: number }>;
}

/** The columns of the construction display. */
export const COLUMNS: readonly string[] = [..."abcd"];
export const tileCode = (cost: number, column: number): string => `${cost}${COLUMNS[column]}`;

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
  const token = (name: string): string => pack.tokens[name] ?? name;
  const byToken = <T extends { name: string }>(all: T[]): Map<string, T> =>
    new Map(all.map((each) => [token(each.name), each]));
  const byId = <T extends { id: string }>(all: T[]): Map<string, T> => new Map(all.map((each) => [each.id, each]));
  return {
    outlines: drawing,
    width: drawing.width,
    height: drawing.height,
    layout: laidOut(pack),
    rounds: pack.box.rounds,
    floors: drawing.lighthouse_board.floors.length,
    pontivy: pack.scoring.pontivy,
    areas: pack.areas,
    sites: pack.sites,
    barges: pack.barges,
    construction: pack.construction,
    cities: byId(pack.cities),
    names: new Map([...pack.lighthouses, ...pack.harbours].map((each) => [token(each.name), each.name])),
    lighthouses: byToken(pack.lighthouses),
    harbours: byToken(pack.harbours),
    harbourTiles: byId(pack.harbour_tiles),
    weather: byId(pack.weather),
    equipment: byId(pack.equipment),
    hiring: new Map(pack.player_counts.map((each) => [each.players, each.brest])),
  };
}
