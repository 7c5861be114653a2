/** Places that something beside the board points at. */
class Spotlight {
  places = $state<ReadonlySet<string>>(new Set());

  light(places: string[]): void {
    this.places = new Set(places);
  }
}

export const spotlight = new Spotlight();

const NAMING = ["district", "space", "from", "to", "lighthouse", "harbour", "lighthouses"];

/** The places that an event speaks of. */
export function placesOf(event: Record<string, unknown>): string[] {
  return NAMING.flatMap((key) => event[key]).filter((value): value is string => typeof value === "string");
}
