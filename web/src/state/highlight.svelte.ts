/** Places of the board that are highlighted from a panel. */
class Highlight {
  places = $state<ReadonlySet<string>>(new Set());

  show(places: string[]): void {
    this.places = new Set(places);
  }
}

export const highlight = new Highlight();
