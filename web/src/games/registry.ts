/** What the client knows about each game. A game that is not registered here gets the generic table. */
import type { Component } from "svelte";
import type { Schemas, View } from "../api/client";
import type { TableStore } from "../state/table.svelte";
import { bretagne } from "./bretagne/entry";
import { generic } from "./generic/entry";
import { greatFire } from "./great-fire/entry";

/** A component that is fetched when it is first shown. */
type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface ReplayProps extends Record<string, unknown> {
  info: Schemas["TableInfo"];
  view: View;
  /** Whose point of view: a seat, or null for a spectator. */
  seat: number | null;
  /** How many decisions were made. */
  decisions: number;
}

export interface LegendProps extends Record<string, unknown> {
  info: Schemas["TableInfo"];
}

export interface GameEntry {
  /** The board, shown beside the common side panels; or the whole table, bar and panel included. */
  table: { board: Lazy<{ store: TableStore }> } | { whole: Lazy<WholeProps> };
  replay: Lazy<ReplayProps>;
  /** Every piece with its name and one sentence; null where the table explains itself. */
  legend: Lazy<LegendProps> | Lazy<Record<never, never>> | null;
  /** A picture for the start page and the waiting room, 960 × 540. */
  scene: string;
  /** Messages of the client's catalogue with title and pitch, for games that the start page shows before the server answers. */
  words: { title: string; pitch: string } | null;
  /** Fields of an event that name places of the board. */
  eventPlaces: readonly string[];
  /** Preferences that only this game has. */
  preferences: readonly "arrows"[];
}

export interface WholeProps extends Record<string, unknown> {
  store: TableStore;
  /** Whether this seat must decide. */
  turn: boolean;
}

const ENTRIES: ReadonlyMap<string, GameEntry> = new Map([
  ["great-fire", greatFire],
  ["bretagne", bretagne],
]);

/** The games that this client has a table for, in the order of the start page. */
export const REGISTERED: readonly string[] = [...ENTRIES.keys()];

export const entryOf = (game: string): GameEntry => ENTRIES.get(game) ?? generic;

/** The places that an event of a game is about. */
export const placesOf = (game: string, event: Record<string, unknown>): string[] =>
  entryOf(game)
    .eventPlaces.flatMap((key) => event[key])
    .filter((value): value is string => typeof value === "string");
