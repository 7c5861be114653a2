/** The sheets and trays that cover the page: a board below them can be scrolled further, so that nothing stays hidden. */
export interface Covering {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

class Overlap {
  private all = $state.raw<ReadonlyMap<HTMLElement, Covering>>(new Map());

  lay(node: HTMLElement): void {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    this.all = new Map(this.all).set(node, { left, right, top, bottom });
  }

  lift(node: HTMLElement): void {
    this.all = new Map([...this.all].filter(([each]) => each !== node));
  }

  /** How much of a board's lower edge is covered. */
  of(board: { left: number; right: number; bottom: number }): number {
    const over = [...this.all.values()].filter(({ left, right }) => right > board.left && left < board.right);
    return over.reduce(
      (most, { top, bottom }) => (bottom < board.bottom ? most : Math.max(most, board.bottom - top)),
      0,
    );
  }
}

export const overlap = new Overlap();

/** A Svelte action: this element covers what lies below it, as long as it is there. */
export function covering(node: HTMLElement): { destroy: () => void } {
  const watcher = new ResizeObserver(() => overlap.lay(node));
  watcher.observe(node);
  return {
    destroy: () => {
      watcher.disconnect();
      overlap.lift(node);
    },
  };
}
