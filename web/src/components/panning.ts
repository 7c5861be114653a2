/** Where a board may lie in its frame: in the middle if it fits, otherwise so that no gap shows. */
export function within(at: number, size: number, space: number): number {
  return size <= space ? (space - size) / 2 : Math.min(0, Math.max(space - size, at));
}

/** A part of a board, in the board's own measure. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So far from the edge of the frame, in pixels, lies what must be in sight. */
const MARGIN = 14;

/** Where the board must lie so that a part of it is in sight: as near as possible to where it lies now. */
export function shownFrom(
  area: Area,
  scale: number,
  [x, y]: [number, number],
  room: { width: number; height: number },
): [number, number] {
  const along = (at: number, start: number, size: number, space: number): number => {
    const low = MARGIN - start * scale;
    const high = space - MARGIN - (start + size) * scale;
    if (high < low) return (low + high) / 2; // more than there is room for: its middle
    return Math.min(high, Math.max(low, at));
  };
  return [along(x, area.x, area.width, room.width), along(y, area.y, area.height, room.height)];
}
