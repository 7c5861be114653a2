/** Maps clicks on the map to legal actions. The server lists the legal actions; here they are sorted by place. */
import type { GreatFireView } from "./view";
import { explainIllegal, type Prospect } from "../../state/previews.svelte";
import { preferences } from "../../state/preferences.svelte";
import type { TableStore } from "../../state/table.svelte";

const STEPS = ["walk", "band"];
const PLACES = ["to", "from", "add", "place", "extinguish", "demolish"];

const NOWHERE: ReadonlySet<string> = new Set();

/** A destination of the fire: its class, the way there, and the letters of the houses that would burn. */
export interface Destination {
  rank: number;
  path: string[];
  lost: string;
  sentences: string;
}

export class ActionPicker {
  /** A landowner or band picked up: `walk A` or `band A`. */
  lifted = $state<{ verb: string; from: string } | null>(null);
  /** An action chosen but not yet confirmed, with what it would lead to. */
  pending = $state<string | null>(null);
  /** A place, or a card of the hand, that is pointed at. */
  pointed = $state<string | null>(null);
  /** A place with several things to do. */
  asking = $state<{ space: string; actions: string[] } | null>(null);

  /** A double-move token is laid on the card that is played next. */
  double = $state(false);

  constructor(readonly store: TableStore) {}

  /** Whether a token may be played together with a card. */
  readonly mayDouble = $derived.by(() => this.store.legal.some((action) => action.endsWith(" double")));

  /** What a card of the hand would be played as. */
  cardAction(card: string): string {
    const verb = this.store.legal.some((action) => action.startsWith("discard ")) ? "discard" : "card";
    return `${verb} ${card}${this.mayDouble && this.double ? " double" : ""}`;
  }

  get preview(): Prospect | null {
    return this.pending === null ? null : this.store.previews.of(this.pending);
  }

  /** What is known of each destination of the fire that is being moved. */
  readonly prospects = $derived.by(() => {
    const found = new Map<string, Destination>();
    for (const action of this.store.legal) {
      const prospect = action.startsWith("to ") ? this.store.previews.of(action) : null;
      if (!prospect) continue;
      const { route, events } = prospect;
      const burnt = events.find((event) => event.type === "houses_burnt") as { houses?: string } | undefined;
      found.set(action.slice(3), {
        rank: (route["class"] as number | undefined) ?? 0,
        path: (route["path"] as string[] | undefined) ?? [],
        lost: burnt?.houses ?? "",
        sentences: this.store.previews.text(action),
      });
    }
    return found;
  });

  /** Where fires could go with the card or from the place that is pointed at; while a fire is chosen, from any of them. */
  readonly reach = $derived.by((): ReadonlySet<string> => {
    const from = this.store.legal.filter((action) => action.startsWith("from "));
    const pointed = [`from ${this.pointed}`, this.cardAction(this.pointed ?? "")].filter((action) =>
      this.store.legal.includes(action),
    );
    if (from.length === 0 && pointed.length === 0) return NOWHERE;
    return new Set(
      (pointed.length ? pointed : from).flatMap(
        (action) => (this.store.previews.of(action)?.route["reach"] as string[] | undefined) ?? [],
      ),
    );
  });

  /** Legal actions by the space a click on which means them. */
  readonly byPlace = $derived.by(() => {
    const found = new Map<string, string[]>();
    const add = (space: string, action: string): void => void found.set(space, [...(found.get(space) ?? []), action]);
    for (const action of this.store.legal) {
      const [verb = "", place = ""] = action.split(" ");
      if (PLACES.includes(verb)) add(place, action);
      else if (STEPS.includes(verb)) {
        const [from = "", to = ""] = place.split(">");
        if (this.lifted?.verb === verb && this.lifted.from === from) add(to, action);
      }
    }
    return found;
  });

  /** Spaces where something can be picked up, and what. */
  readonly liftable = $derived.by(() => {
    const found = new Map<string, Set<string>>();
    for (const action of this.store.legal) {
      const [verb = "", place = ""] = action.split(" ");
      if (!STEPS.includes(verb)) continue;
      const from = place.split(">")[0] ?? "";
      found.set(from, (found.get(from) ?? new Set()).add(verb));
    }
    return found;
  });

  clear(): void {
    this.lifted = null;
    this.pending = null;
    this.asking = null;
    this.double = false;
  }

  async click(space: string): Promise<void> {
    const actions = this.byPlace.get(space) ?? [];
    const lifts =
      this.lifted?.from === space ? [] : [...(this.liftable.get(space) ?? [])].map((verb) => `lift ${verb}`);
    if (this.pending !== null && actions.includes(this.pending)) return this.confirm();
    const offers = this.lifted ? actions : [...actions, ...lifts];
    if (offers.length === 1 && offers[0]) return this.take(space, offers[0]);
    if (offers.length > 1) {
      this.asking = { space, actions: offers };
      return;
    }
    if (this.lifted && lifts.length) {
      this.lifted = null;
      return this.click(space);
    }
    if (this.lifted?.from === space) this.lifted = null;
    else if (this.store.legal.length) await explainIllegal(this.store, this.barred(space)); // other players only look around
  }

  async take(space: string, action: string): Promise<void> {
    this.asking = null;
    if (action.startsWith("lift ")) {
      this.lifted = { verb: action.slice(5), from: space };
      this.pending = null;
      return;
    }
    const verb = action.split(" ")[0] ?? "";
    if (preferences.confirm && (verb === "to" || verb === "demolish")) {
      this.pending = action;
      return;
    }
    await this.play(action);
  }

  async confirm(): Promise<void> {
    if (this.pending) await this.play(this.pending);
  }

  async play(action: string): Promise<void> {
    this.clear();
    await this.store.play(action);
  }

  /** The action that a click on an illegal place most likely meant. */
  private barred(space: string): string {
    if (this.lifted) return `${this.lifted.verb} ${this.lifted.from}>${space}`;
    const verbs = this.store.legal.map((action) => action.split(" ")[0] ?? "");
    const placing = ["to", "from", "add", "place"].find((verb) => verbs.includes(verb));
    if (placing) return `${placing} ${space}`;
    const view = this.store.view as GreatFireView | null;
    const stands = view?.seats[this.store.seat ?? 0]?.landowners[0]?.at;
    if (!verbs.includes("end") || !view) return `to ${space}`;
    return view.fires[space] || !stands ? `extinguish ${space}` : `walk ${stands}>${space}`;
  }
}
