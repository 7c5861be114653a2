/** The colours of the coast, as the printed board has them; letters stand beside the players' colours everywhere. */
import type { Area, Group } from "./pack";

export interface Paint {
  fill: string;
  /** What can be read upon it. */
  ink: string;
}

export const DARK = "#2c2a33";
export const PAPER = "#fbf6e6";
export const LINE = "#b79a5e";
export const SOFT = "#6b5a3a";
export const NIGHT = "#1d2a40";
export const SLATE = "#3f5870";

export const GROUPS: readonly Group[] = ["heaven", "purgatory", "hell"];
export const GROUP_PAINT: Record<Group, Paint> = {
  heaven: { fill: "#2468b4", ink: "#ffffff" },
  purgatory: { fill: "#ffffff", ink: "#26221c" },
  hell: { fill: "#c0302a", ink: "#ffffff" },
};

/** By seat. */
const PLAYERS: readonly (Paint & { colour: string; letter: string })[] = [
  { colour: "orange", letter: "O", fill: "#f08a24", ink: "#1d1206" },
  { colour: "violet", letter: "V", fill: "#7a3da6", ink: "#ffffff" },
  { colour: "white", letter: "W", fill: "#ffffff", ink: "#1d1b22" },
  { colour: "black", letter: "K", fill: "#2b2a30", ink: "#ffffff" },
];
export const player = (seat: number): Paint & { colour: string; letter: string } =>
  PLAYERS[seat] ?? { colour: "", letter: "?", fill: "#888888", ink: "#000000" };

export const COASTS: Record<Area, { sea: string; line: string }> = {
  south: { sea: "#a3cdec", line: "#1f6fae" },
  west: { sea: "#bdb3de", line: "#6450a8" },
  north: { sea: "#9fd2c4", line: "#1b705e" },
};

export const MATERIAL_INK: Record<string, string> = {
  wood: "#8a5a2f",
  stone: "#7d828a",
  sand: "#c9a43a",
  brick: "#b4472f",
};
/** In the order of the printed markets. */
export const MATERIALS: readonly string[] = Object.keys(MATERIAL_INK);
