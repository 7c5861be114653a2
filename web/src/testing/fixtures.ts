/** Tables for component tests, as the server would send them. */
import { cleanup } from "@testing-library/svelte";
import { vi } from "vitest";
import type { TableState } from "../api/client";
import type { Map as City, Space } from "../games/great-fire/pack";
import { TableStore } from "../state/table.svelte";
import { i18n } from "../i18n/i18n.svelte";

const LONDON = {
  game: "great-fire",
  decisions: 5,
  turn: 1,
  actor: 0,
  names: ["Ada", "Ben"],
  phase: "spread",
  points: 4,
  hero: null,
  options: { edition: "german" },
  houses: { "Fish-Street": "RB", Temple: "G" },
  fires: { Cheapside: 1 },
  contained: [],
  tokens: [],
  demolished: [],
  bands: { Temple: 2 },
  seats: [
    { colours: "R", landowners: [{ at: "Temple", colour: "R" }] },
    { colours: "B", landowners: [] },
  ],
  standing: { R: 20, B: 19 },
  stack: { drawn: 3, left: 29, until: 3, uncovered: 0, stack_cards: 5 },
  last_turns: null,
  doubled: false,
  moves: 1,
  city: null,
  own: {
    hand: { N: 2, E: 0, S: 1, W: 0 },
    objectives: ["Temple", "Cheapside"],
    colours: ["R"],
    tokens: { charge: 1, double: 0 },
    just_taken: null,
  },
  surviving: ["Temple"],
};

export const BRITTANY = {
  game: "bretagne",
  decisions: 5,
  turn: 1,
  actor: 0,
  names: ["Ada", "Ben"],
  scores: [7, 3],
  players: 2,
  round: 2,
  phase: "build",
  progress: { city: null, site: null },
  turn_seat: 0,
  tile: null,
  to_score: [],
  sites: [
    {
      lighthouse: "Ar-Men",
      floors: [{ tile: "stone+sand", owner: 1, workers: 3 }],
      status: "open",
      engineers: 2,
      coins: 0,
    },
    { lighthouse: "Eckmuhl", floors: [], status: "built", engineers: 0, coins: 0 },
  ],
  seats: [
    {
      materials: { wood: 1, stone: 0 },
      coins: 2,
      engineers: 1,
      at_hand: 4,
      reserve: 6,
      in_brest: 2,
      in_lorient: 0,
      cards: 1,
      points: { cards: 4, income: 3 },
    },
    {
      materials: { wood: 0, stone: 2 },
      coins: 0,
      engineers: 3,
      at_hand: 1,
      reserve: 0,
      in_brest: 0,
      in_lorient: 0,
      cards: 0,
      points: { cards: 3 },
    },
  ],
  harbours: { Roscoff: { tile: "north-brick", seats: [1, 0] } },
  improved: [],
  cards: { played: { pier: 0 } },
  brest: { materials: { wood: 1 }, singles: 1, pairs: 0 },
  quimper: { wood: 9 },
  display: [
    ["stone", null],
    ["stone+sand", "sand+sand"],
  ],
  stacks: [[["stone", "sand"], ["brick"]], []],
  pontivy: { this_round: [1, null], next_round: [0, null] },
  weather: "storm",
  forecast: null,
  own: { hand: { pier: 1 } },
};

const panel = { frame: { x: 0, y: 0, width: 10, height: 10 } };
/** Two lighthouses, a harbour and a few tiles are a coast. */
export const COAST = {
  tokens: { "Ar-Men": "Ar-Men", Eckmuhl: "Eckmuhl", Roscoff: "Roscoff" },
  box: { rounds: 5 },
  sites: [
    { number: 1, area: "south", group: "hell", place: [0, 0], badge: [2, 2], board: [0, 0] },
    { number: 2, area: "south", group: "heaven", place: [20, 0], badge: [22, 2], board: [20, 0] },
  ],
  lighthouses: [
    { id: "ar-men", name: "Ar-Men", group: "hell", extra: ["stone"] },
    { id: "eckmuhl", name: "Eckmuhl", group: "heaven", extra: [] },
  ],
  areas: [
    {
      ...{ id: "south", name: "South", sea: ["Golfe"], label: [5, 5] },
      zone: [
        [0, 0],
        [100, 0],
        [0, 50],
      ],
    },
  ],
  cities: ["quimper", "brest", "lorient", "pontivy"].map((id) => ({
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    place: [30, 30],
  })),
  harbours: [{ id: "roscoff", name: "Roscoff", area: "north", place: [52, 8], tile: [50, 0] }],
  harbour_tiles: [{ id: "north-brick", income: "brick", normal: 1, improved: 2 }],
  barges: [1, 2, 3].map((number) => ({
    ...{ number, top: 2, middle: 2, bottom: 2, engineers: 2, coins: 1 },
    fewer_engineers: number === 3 ? 1 : 0,
  })),
  weather: [
    {
      id: "storm",
      engineers: { heaven: 1, purgatory: 2, hell: 3 },
      injures: { heaven: false, purgatory: false, hell: true },
    },
  ],
  player_counts: [{ players: 2, brest: { singles: 1, pairs: 1 } }],
  construction: [
    { cost: 1, reward: { coins: 1, cards: 0 } },
    { cost: 2, reward: { coins: 1, cards: 1 } },
  ],
  equipment: [{ id: "foghorn", heaven: null, purgatory: 7, hell: 8 }],
  scoring: { pontivy: [4, 2, 1] },
  drawing: {
    width: 100,
    height: 50,
    land: [
      [20, 20],
      [40, 20],
      [30, 40],
    ],
    coast_points: 3,
    ...{ land_border: [[20, 20]], islands: [], neighbours: [], area_borders: [], rivers: [], hills: [], ships: [] },
    compass: [90, 40],
    lighthouse_board: { width: 10, height: 10, floors: [1, 2, 3, 4] },
    panels: {
      ...{ weather: panel, construction: panel, quimper: panel, brest: panel },
      ...{ lorient: panel, pontivy: panel, players: panel },
    },
  },
};

/** A table that is in front of Ada, whose legal actions are these. */
export function seated(
  legal: string[],
  { labels = {}, ...more }: { labels?: Record<string, string>; [field: string]: unknown } = {},
  view: Record<string, unknown> = {},
): TableStore {
  const told = {
    table: {
      id: "t1",
      game: view["game"] ?? "great-fire",
      status: "playing",
      spectators: true,
      pack: "box-1",
      pack_shipped: true,
      players: 2,
      options: {},
    },
    seq: 5,
    seat: 0,
    mine: [0],
    owner: true,
    seats: [
      { seat: 0, name: "Ada", kind: "guest" },
      { seat: 1, name: "Ben", kind: "bot", bot: "journeyman" },
    ],
    presence: { table: "t1", seats: [0], watching: 1, onlookers: 0 },
    pending: null,
    view: { ...LONDON, ...view },
    legal,
    actions: legal.map((action) => ({ action, label: labels[action] ?? action, group: action.split(" ")[0] })),
    undo: { decisions: 3, limit: 1 },
    outcome: null,
    entries: [],
    ...more,
  };
  const store = new TableStore("t1");
  store.states = new Map([[0, told as unknown as TableState]]);
  store.seat = 0;
  return store;
}

const corner = (name: string, token: string, x: number): Space => ({
  id: token,
  name,
  token,
  kind: "district",
  size: 2,
  vp: 4,
  banner: "none",
  polygon: [
    [x, 0],
    [x + 10, 0],
    [x, 10],
  ],
  label: { at: [x, 5] },
  pieces: [x, 8],
  layout: {
    label: { at: [x, 2], lines: [name], font: 16, half: 5, height: 4 },
    polygon: [],
    ...{ x, top: 5, width: 10, bottom: 10 },
  },
});

/** Three districts are a city. */
export function city(): City {
  const spaces = [
    corner("Fish Street", "Fish-Street", 0),
    corner("Temple", "Temple", 20),
    corner("Cheapside", "Cheapside", 40),
  ];
  return {
    width: 100,
    height: 50,
    spaces,
    byToken: new globalThis.Map(spaces.map((space) => [space.token, space])),
    borders: [{ a: "Cheapside", b: "Fish-Street", direction: "W", at: [20, 5] }],
    colours: { R: "red", B: "blue", G: "green" },
    drawing: {
      ...{ width: 100, height: 50, cartouche: [0, 0], compass: [0, 0] },
      ...{ river: [], fleet: [], wall: [], bridge: [], gates: [], captions: [], vessels: [] },
    },
  };
}

/** Mock the server's responses by path; other paths are not found. Returns the requests. */
export function answers(known: Record<string, unknown>): { path: string; body: Record<string, unknown> | null }[] {
  const requests: { path: string; body: Record<string, unknown> | null }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    requests.push({
      path,
      body: typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : null,
    });
    const found = Object.entries(known).find(([each]) => path.split("?")[0] === each);
    return new Response(JSON.stringify(found ? found[1] : { error: "none", message: "No" }), {
      status: found ? 200 : 404,
    });
  });
  return requests;
}

/** An empty page, with what a browser has and a test's page lacks. */
export async function browser(): Promise<void> {
  cleanup();
  localStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await i18n.choose("en");
}
