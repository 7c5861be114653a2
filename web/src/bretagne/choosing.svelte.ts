/** From clicks on the coast to legal actions; a build is put together from a tile and a lighthouse, then looked at. */
import { get, Refused, type Schemas } from "../api/client";
import type { TableStore } from "../state/table.svelte";

export class Choosing {
  tile = $state<string | null>(null);
  lighthouse = $state<string | null>(null);
  preview = $state<Schemas["Preview"] | null>(null);
  /** A deal that is looked at before it is struck. */
  looked = $state<string | null>(null);
  /** A lighthouse that is pointed at. */
  pointed = $state<string | null>(null);

  constructor(readonly store: TableStore) {}

  readonly builds = $derived.by(() =>
    this.store.legal.flatMap((action) => {
      const [verb, tile = "", lighthouse = ""] = action.split(" ");
      return verb === "build" ? [{ action, tile, lighthouse }] : [];
    }),
  );
  /** Tiles and lighthouses that go with what is chosen so far. */
  readonly tiles = $derived(
    new Set(this.builds.filter((build) => !this.lighthouse || build.lighthouse === this.lighthouse).map((build) => build.tile)),
  );
  readonly lighthouses = $derived(
    new Set(this.builds.filter((build) => !this.tile || build.tile === this.tile).map((build) => build.lighthouse)),
  );
  readonly harbours = $derived(this.named("harbour"));
  readonly cities = $derived(this.named("trade"));
  readonly barges = $derived(this.named("barge"));
  readonly chosen = $derived(
    this.builds.find((build) => build.tile === this.tile && build.lighthouse === this.lighthouse)?.action ?? null,
  );

  private named(verb: string): Set<string> {
    return new Set(this.store.legal.filter((action) => action.startsWith(`${verb} `)).map((action) => action.slice(verb.length + 1)));
  }

  clear(): void {
    this.tile = null;
    this.lighthouse = null;
    this.preview = null;
    this.looked = null;
  }

  async lookAt(action: string): Promise<void> {
    this.clear();
    this.looked = action;
    await this.look();
  }

  async pickTile(tile: string): Promise<void> {
    this.looked = null;
    this.tile = this.tile === tile ? null : tile;
    await this.look();
  }

  async pickLighthouse(lighthouse: string): Promise<void> {
    this.pointed = lighthouse;
    if (this.builds.length === 0) return;
    if (!this.lighthouses.has(lighthouse)) return this.askWhy(`build ${this.tile ?? this.builds[0]?.tile ?? "1a"} ${lighthouse}`);
    this.lighthouse = this.lighthouse === lighthouse ? null : lighthouse;
    await this.look();
  }

  async play(action: string): Promise<void> {
    this.clear();
    await this.store.play(action);
  }

  private async look(): Promise<void> {
    this.preview = null;
    const action = this.looked ?? this.chosen;
    if (!action) return;
    const seat = this.store.seat === null ? "" : `&seat=${this.store.seat}`;
    try {
      const told = await get<Schemas["Preview"]>(
        `/api/tables/${this.store.id}/preview?action=${encodeURIComponent(action)}${seat}`,
      );
      if ((this.looked ?? this.chosen) === action) this.preview = told;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    }
  }

  private async askWhy(action: string): Promise<void> {
    const seat = this.store.seat === null ? "" : `&seat=${this.store.seat}`;
    try {
      const told = await get<Schemas["WhyNot"]>(
        `/api/tables/${this.store.id}/why-not?action=${encodeURIComponent(action)}${seat}`,
      );
      if (!told.legal) {
        this.store.trouble = { error: "illegal", message: told.action, clauses: told.clauses, faults: [], state: null };
      }
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.store.trouble = problem.trouble;
    }
  }
}
