/** Where a sheet lies over the page just now: a board below it can be moved further, so that nothing stays hidden. */
export interface Covering {
  left: number;
  right: number;
  top: number;
}

class Overlap {
  by = $state.raw<Covering | null>(null);

  /** How much of a board's lower edge is covered. */
  of(board: { left: number; right: number; bottom: number }): number {
    const over = this.by;
    if (over === null || over.right <= board.left || over.left >= board.right) return 0;
    return Math.max(0, board.bottom - over.top);
  }
}

export const overlap = new Overlap();

/** A Svelte action: this element covers what lies below it, as long as it is there. */
export function covering(node: HTMLElement): { destroy: () => void } {
  let now: Covering | null = null;
  const measure = (): void => {
    const { left, right, top } = node.getBoundingClientRect();
    now = { left, right, top };
    overlap.by = now;
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(node);
  measure();
  return {
    destroy: () => {
      watcher.disconnect();
      if (overlap.by === now) overlap.by = null; // another sheet may have taken its place
    },
  };
}
