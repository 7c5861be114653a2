/** Where a board may lie in its frame: in the middle if it fits, otherwise so that no gap shows. */
export function within(at: number, size: number, space: number): number {
  return size <= space ? (space - size) / 2 : Math.min(0, Math.max(space - size, at));
}
