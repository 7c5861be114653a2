/** From clicks on the coast to legal actions. A build is two: the tile is looked at and bought, then a lighthouse is
 * looked at and built on. What each lighthouse would cost and bring comes with the server's preview. */
import type { GameEvent } from "../../api/client";
import { explainIllegal, parseTyped, type Prospect } from "../../state/previews.svelte";
import { preferences } from "../../state/preferences.svelte";
import type { TableStore } from "../../state/table.svelte";
import { listed, say } from "../../i18n/i18n.svelte";
import { MATERIALS } from "./colours";

/** What a tile would cost and bring on one lighthouse. */
export interface Offer {
  site: number;
  floor: number;
  finishes: boolean;
  /** Beyond those of the tile. */
  materials: Record<string, number>;
  engineers: { demanded: number; saved: number; placed: number };
  workers: number;
  injured: boolean;
  coins: number;
  points: number;
}
export interface Reward {
  coins: number;
  cards: number;
}

const NOTHING: ReadonlyMap<string, Offer> = new Map();

export class ActionPicker {
  /** A tile that is looked at before it is bought. */
  tile = $state<string | null>(null);
  lighthouse = $state<string | null>(null);
  /** A deal that is looked at before it is struck. */
  looked = $state<string | null>(null);
  /** A lighthouse that is pointed at. */
  pointed = $state<string | null>(null);
  /** The tiles are shown in a sheet: on a phone the display is off the screen. */
  shopping = $state(false);

  /** The lighthouse that a tile is being bought for. */
  private wanted: string | null = null;

  constructor(readonly store: TableStore) {}

  readonly tiles = $derived(this.named("build"));
  readonly harbours = $derived(this.named("harbour"));
  readonly cities = $derived(this.named("trade"));
  readonly barges = $derived(this.named("barge"));
  /** Whether a tile was bought and waits for its lighthouse. */
  readonly placing = $derived.by(() => this.store.legal.some((action) => action.startsWith("on ")));
  readonly keeping = $derived.by(() => this.store.legal.some((action) => action.startsWith("keep ")));
  /** Every lighthouse that could take the tile that is in hand or looked at. */
  readonly offers = $derived.by((): ReadonlyMap<string, Offer> => {
    if (this.placing) return bySite(this.store.legal.flatMap((action) => this.offersOf(action)));
    return this.tile === null ? NOTHING : bySite(this.offersOf(`build ${this.tile}`));
  });
  readonly lighthouses = $derived(this.placing ? this.named("on") : new Set(this.offers.keys()));
  readonly reward = $derived.by((): Reward => {
    const route = this.tile === null ? undefined : this.store.previews.of(`build ${this.tile}`)?.route;
    return (route?.["reward"] as Reward | undefined) ?? { coins: 0, cards: 0 };
  });
  /** What is to be confirmed: the lighthouse for the tile in hand, or else the tile. */
  readonly chosen = $derived.by((): string | null => {
    const action = this.placing ? `on ${this.lighthouse}` : `build ${this.tile}`;
    return this.store.legal.includes(action) ? action : null;
  });
  /** What building on the chosen lighthouse would lead to. */
  readonly preview = $derived.by((): Prospect | null =>
    this.placing && this.chosen !== null ? this.store.previews.of(this.chosen) : null,
  );
  /** The cards that came with the tile in hand, by kind. Only its owner sees them. */
  readonly drawn = $derived.by((): string[] => {
    if (!this.placing) return [];
    const bought = this.store.events.findLastIndex((event) => event.type === "tile_bought");
    return bought < 0 ? [] : this.store.events.slice(bought).flatMap(cardOf);
  });

  private named(verb: string): Set<string> {
    return new Set(
      this.store.legal.filter((action) => action.startsWith(`${verb} `)).map((action) => action.slice(verb.length + 1)),
    );
  }

  private offersOf(action: string): [string, Offer][] {
    const found = this.store.previews.of(action)?.route["lighthouses"] as Record<string, Offer> | undefined;
    return Object.entries(found ?? {});
  }

  /** The tiles that could go to a lighthouse. */
  tilesFor(lighthouse: string): string[] {
    return [...this.tiles].filter((tile) => this.offersOf(`build ${tile}`).some(([name]) => name === lighthouse));
  }

  clear(): void {
    this.tile = null;
    this.lighthouse = null;
    this.looked = null;
    this.shopping = false;
  }

  /** After a move: a lighthouse that was looked at with its tile stays chosen, unless a card came first. */
  follow(): void {
    const chosenBefore = this.placing && this.lighthouses.has(this.wanted ?? "") ? this.wanted : null;
    this.clear();
    this.pointed = null;
    this.wanted = null;
    this.lighthouse = chosenBefore;
  }

  /** One step back: from a tile to the others if it was chosen among them. */
  back(): void {
    const { shopping, tile } = this;
    this.clear();
    this.shopping = shopping && tile !== null;
  }

  /** The tiles in a sheet, or away with it. */
  shop(): void {
    const open = !this.shopping;
    this.clear();
    this.pointed = null;
    this.shopping = open;
  }

  lookAt(action: string): void {
    this.clear();
    this.looked = action;
  }

  async pickTile(tile: string): Promise<void> {
    if (!this.tiles.has(tile)) return this.why(`build ${tile}`);
    this.looked = null;
    this.tile = this.tile === tile ? null : tile;
    if (this.lighthouse !== null && !this.offers.has(this.lighthouse)) this.lighthouse = null;
  }

  async pickLighthouse(lighthouse: string): Promise<void> {
    this.pointed = lighthouse;
    if (!this.lighthouses.has(lighthouse)) return this.barred(lighthouse);
    if (this.placing && !preferences.confirm) return this.play(`on ${lighthouse}`);
    this.lighthouse = this.lighthouse === lighthouse ? null : lighthouse;
  }

  async play(action: string): Promise<void> {
    this.wanted = action.startsWith("build ") && this.reward.cards === 0 ? this.lighthouse : null;
    await this.store.play(action);
  }

  /** Show why an action is illegal, with its clause; other players only look around. */
  async why(action: string): Promise<void> {
    if (this.store.legal.length) await explainIllegal(this.store, action);
  }

  /** What a lighthouse lacks for the tile that is looked at or in hand; before a tile is chosen its note is enough. */
  private async barred(lighthouse: string): Promise<void> {
    if (this.tile !== null) return void (await parseTyped(this.store, `build ${this.tile} ${lighthouse}`));
    if (this.tilesFor(lighthouse).length === 0) await this.why(`on ${lighthouse}`);
  }
}

const bySite = (offers: [string, Offer][]): ReadonlyMap<string, Offer> =>
  new Map(offers.sort(([, one], [, other]) => one.site - other.site));

function cardOf(event: GameEvent): string[] {
  return event.type === "card_drawn" && typeof event["card"] === "string" ? [event["card"]] : [];
}

/** What a lighthouse would cost and bring, for those who listen. */
export function describeOffer(offer: Offer): string {
  const counts: Record<string, number> = { ...offer.materials, engineer: offer.engineers.placed };
  const goods = [...MATERIALS, "engineer"].flatMap((kind) =>
    counts[kind] ? [`${counts[kind]} ${say(`good-${kind}`, { count: counts[kind] })}`] : [],
  );
  return say("offer-told", { floor: offer.floor, goods: listed(goods), workers: offer.workers, points: offer.points });
}
