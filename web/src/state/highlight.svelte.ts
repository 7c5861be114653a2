/** Places that something beside the board points at. */
class Highlight {
  places = $state<ReadonlySet<string>>(new Set());

  show(places: string[]): void {
    this.places = new Set(places);
  }
}

export const highlight = new Highlight();
