/** The measures of a tower. Its foot is the origin; everything rises from there, upwards being negative. */
export const FLOORS = 4;
export const FLOOR = 26;
export const ROCK = 13;
const BASE = 42;
const TOP = 27.6;
/** Where the masonry ends and the lantern begins. */
export const CROWN = -ROCK - FLOORS * FLOOR;
export const LAMP = CROWN - 14;

/** Half the width of the shaft at the top of so many floors. */
export const half = (floors: number): number => (BASE - ((BASE - TOP) * floors) / FLOORS) / 2;
/** The height at which a floor ends; 0 is the rock. */
export const top = (floors: number): number => -ROCK - floors * FLOOR;

/** The wall between two heights, counted in floors. */
export function wall(from: number, to: number): string {
  return `M${-half(from)} ${top(from)}L${-half(to)} ${top(to)}H${half(to)}L${half(from)} ${top(from)}Z`;
}
