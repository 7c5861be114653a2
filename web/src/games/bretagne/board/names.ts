/** The accessible names of what stands on the board: they say its state, and whose workers are there. */
import { i18n, listed, say } from "../../../i18n/i18n.svelte";
import { tileAt } from "../tiles";
import type { Coast } from "../pack";
import { MATERIALS } from "../colours";
import type { BretagneView } from "../view";

export class Names {
  constructor(
    private readonly coast: Coast,
    private readonly view: BretagneView,
  ) {}

  lighthouse(token: string): string {
    const { coast, view } = this;
    const name = coast.names.get(token) ?? token;
    const pieces = view.sites.find((each) => each.lighthouse === token);
    const group = coast.lighthouses.get(token)?.group;
    const kind = group ? `${name}, ${i18n.of("bretagne", `group-${group}`)}` : name;
    if (!pieces || pieces.status === "built") return say("lighthouse-built", { name: kind });
    const crews = pieces.floors.flatMap(({ owner, workers }, floor) =>
      owner === null || workers === 0
        ? []
        : [say("floor-workers", { floor: floor + 1, count: workers, name: this.who(owner) })],
    );
    return [say("lighthouse-told", { name: kind, floors: pieces.floors.length, most: coast.floors }), ...crews].join(
      ". ",
    );
  }

  tile(code: string): string {
    const tile = tileAt(this.coast, this.view, code);
    return tile === null ? say("tile-gone", { name: code }) : say("tile-shown", { name: code, goods: goods(tile) });
  }

  /** A harbour, a city or a barge. */
  of(kind: string, name: string): string {
    if (kind === "harbour") return this.harbour(name);
    if (kind === "trade") return this.city(name);
    return this.barge(Number(name));
  }

  private harbour(token: string): string {
    const { coast, view } = this;
    const pieces = view.harbours[token];
    const harbour = coast.harbours.get(token);
    const tile = pieces?.tile ? coast.harbourTiles.get(pieces.tile) : undefined;
    const improved = harbour !== undefined && view.improved.includes(harbour.area);
    const income = tile
      ? `${improved ? tile.improved : tile.normal} ${i18n.of("bretagne", `income-${tile.income}`)}`
      : "–";
    const name = coast.names.get(token) ?? token;
    return say("harbour-shown", { name, income, workers: this.all(pieces?.seats ?? []) });
  }

  private city(name: string): string {
    const where = name === "Brest" ? "in_brest" : "in_lorient";
    const seats = this.view.seats.flatMap((seat, number) => Array<number>(seat[where]).fill(number));
    return say("city-shown", { name, workers: this.all(seats) });
  }

  private barge(number: number): string {
    const index = this.coast.barges.findIndex((each) => each.number === number);
    const barge = this.coast.barges[index];
    const seat = this.view.pontivy.this_round[index];
    const told = say("own-barge", { number });
    const holds = barge ? say("barge-spaces", { top: barge.top, middle: barge.middle, bottom: barge.bottom }) : "";
    return [told, holds, seat === null || seat === undefined ? "" : this.who(seat)].filter(Boolean).join(", ");
  }

  private who(seat: number): string {
    return this.view.names[seat] ?? String(seat + 1);
  }

  private all(seats: readonly number[]): string {
    return seats.length === 0 ? say("none-more") : listed(seats.map((seat) => this.who(seat)));
  }
}

/** The goods of a tile in words, in the order of the markets. */
export function goods(tile: string): string {
  const kinds = tile.split("+");
  return listed(
    MATERIALS.flatMap((kind) => {
      const count = kinds.filter((each) => each === kind).length;
      return count ? [`${count} ${say(`good-${kind}`, { count })}`] : [];
    }),
  );
}
