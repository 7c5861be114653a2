/** The colours of groups, coasts and players. They follow the theme; a letter stands beside each player's colour. */
import type { Group } from "./pack";
import "./pieces/pieces.css";

export interface Paint {
  fill: string;
  /** What can be read on it. */
  ink: string;
}
export interface PlayerPaint extends Paint {
  colour: string;
  letter: string;
}

export const GROUPS: readonly Group[] = ["heaven", "purgatory", "hell"];
const group = (name: Group): Paint => ({ fill: `var(--br-${name})`, ink: `var(--br-${name}-ink)` });
export const GROUP_PAINT: Record<Group, Paint> = {
  heaven: group("heaven"),
  purgatory: group("purgatory"),
  hell: group("hell"),
};

/** By seat. */
const PLAYERS: readonly PlayerPaint[] = [
  { colour: "orange", letter: "O", fill: "var(--br-orange)", ink: "#231302" },
  { colour: "violet", letter: "V", fill: "var(--br-violet)", ink: "#ffffff" },
  { colour: "white", letter: "W", fill: "var(--br-white)", ink: "#16222d" },
  { colour: "black", letter: "B", fill: "var(--br-black)", ink: "#ffffff" },
];
export const player = (seat: number): PlayerPaint =>
  PLAYERS[seat] ?? { colour: "", letter: "", fill: "#c9ccca", ink: "#16222d" };

/** In the order of the printed markets. */
export const MATERIALS: readonly string[] = ["wood", "stone", "sand", "brick"];
