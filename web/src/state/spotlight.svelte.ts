/** Places that something beside the board points at. */
class Spotlight {
  places = $state<ReadonlySet<string>>(new Set());

  light(places: string[]): void {
    this.places = new Set(places);
  }
}

export const spotlight = new Spotlight();
