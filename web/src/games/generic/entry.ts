import type { GameEntry } from "../registry";

/** A game that the client has never heard of: everything it shows comes from the server. */
export const generic: GameEntry = {
  table: { whole: () => import("./GenericTable.svelte") },
  replay: () => import("./GenericReplay.svelte"),
  legend: null,
  scene: "/scene-generic.svg",
  words: null,
  eventPlaces: ["place", "places", "space", "from", "to"],
  preferences: [],
};
