import type { GameEntry } from "../registry";

export const bretagne: GameEntry = {
  table: { board: () => import("./BretagneTable.svelte") },
  replay: () => import("./Replay.svelte"),
  legend: () => import("./Legend.svelte"),
  scene: "/scene-bretagne.svg",
  words: { title: "title-bretagne", pitch: "blurb-bretagne" },
  eventPlaces: ["from", "to", "lighthouse", "harbour", "lighthouses"],
  preferences: [],
};
