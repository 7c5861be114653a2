import type { GameEntry } from "../registry";

export const bretagne: GameEntry = {
  table: { board: () => import("./BretagneTable.svelte") },
  boardPicture: true,
  replay: () => import("./Replay.svelte"),
  scene: "/scene-bretagne.svg",
  words: { title: "title-bretagne", pitch: "blurb-bretagne" },
  eventPlaces: ["from", "to", "lighthouse", "harbour", "lighthouses"],
  preferences: [],
};
