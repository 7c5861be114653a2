import type { GameEntry } from "../registry";

export const greatFire: GameEntry = {
  table: { board: () => import("./GreatFireTable.svelte") },
  replay: () => import("./Replay.svelte"),
  legend: () => import("./Legend.svelte"),
  scene: "/scene-great-fire.svg",
  words: { title: "title-great-fire", pitch: "blurb-great-fire" },
  eventPlaces: ["district", "space", "from", "to"],
  preferences: ["arrows"],
};
