/** From clicks on the coast to legal actions; a build is put together from a tile and a lighthouse, then looked at. */
import { get, Refused, type BretagneView, type Schemas } from "../api/client";
import { askWhy } from "../state/outlook.svelte";
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

  lookAt(action: string): void {
    this.clear();
    this.looked = action;
  }

  async pickTile(tile: string): Promise<void> {
    if (!this.tiles.has(tile)) return this.why(`build ${tile} ${this.lighthouse ?? this.builds[0]?.lighthouse ?? this.anyLighthouse}`);
    this.looked = null;
    this.tile = this.tile === tile ? null : tile;
    await this.look();
  }

  async pickLighthouse(lighthouse: string): Promise<void> {
    this.pointed = lighthouse;
    if (!this.lighthouses.has(lighthouse)) return this.why(`build ${this.tile ?? this.builds[0]?.tile ?? "1a"} ${lighthouse}`);
    this.lighthouse = this.lighthouse === lighthouse ? null : lighthouse;
    await this.look();
  }

  async play(action: string): Promise<void> {
    this.clear();
    await this.store.play(action);
  }

  private async look(): Promise<void> {
    this.preview = null;
    const action = this.chosen;
    if (!action) return;
    const seat = this.store.seat === null ? "" : `&seat=${this.store.seat}`;
    try {
      const told = await get<Schemas["Preview"]>(
        `/api/tables/${this.store.id}/preview?action=${encodeURIComponent(action)}${seat}`,
      );
      if (this.chosen === action) this.preview = told;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    }
  }

  /** A barred place says why, with its clause; whoever waits for the others only looks around. */
  async why(action: string): Promise<void> {
    if (this.store.legal.length) await askWhy(this.store, action);
  }

  private get anyLighthouse(): string {
    return (this.store.view as BretagneView | null)?.sites.find((site) => site.lighthouse)?.lighthouse ?? "";
  }
}
