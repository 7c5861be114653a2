/** From clicks on the map to legal actions. What is legal comes from the server; here it is only sorted by place. */
import type { Schemas } from "../api/client";
import { get, Refused } from "../api/client";
import { preferences } from "../state/preferences.svelte";
import type { TableStore } from "../state/table.svelte";

const STEPS = ["walk", "band"];
const PLACES = ["to", "from", "add", "place", "extinguish", "demolish"];

export class Choosing {
  /** A landowner or band picked up: `walk A` or `band A`. */
  lifted = $state<{ verb: string; from: string } | null>(null);
  /** An action chosen but not yet confirmed, with what it would lead to. */
  pending = $state<string | null>(null);
  preview = $state<Schemas["Preview"] | null>(null);
  /** A place with several things to do. */
  asking = $state<{ space: string; actions: string[] } | null>(null);

  constructor(readonly store: TableStore) {}

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
    this.preview = null;
    this.asking = null;
  }

  async click(space: string): Promise<void> {
    const actions = this.byPlace.get(space) ?? [];
    const lifts = this.lifted?.from === space ? [] : [...(this.liftable.get(space) ?? [])].map((verb) => `lift ${verb}`);
    if (this.pending !== null && actions.includes(this.pending)) return this.confirm();
    const offers = this.lifted ? actions : [...actions, ...lifts];
    if (offers.length === 1 && offers[0]) return this.take(space, offers[0]);
    if (offers.length > 1) {
      this.asking = { space, actions: offers };
      return;
    }
    if (this.lifted) {
      this.lifted = null;
      if (lifts.length) return this.click(space);
      return;
    }
    await this.askWhy(space);
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
      await this.look(action);
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

  private async look(action: string): Promise<void> {
    const seat = this.store.seat === null ? "" : `&seat=${this.store.seat}`;
    try {
      const told = await get<Schemas["Preview"]>(`/api/tables/${this.store.id}/preview?action=${encodeURIComponent(action)}${seat}`);
      if (this.pending === action) this.preview = told;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    }
  }

  /** A barred place says why, with its clause. */
  private async askWhy(space: string): Promise<void> {
    const verb = this.store.legal.map((action) => action.split(" ")[0] ?? "").find((each) => PLACES.includes(each));
    if (!verb || verb === "extinguish" || verb === "demolish") return;
    const seat = this.store.seat === null ? "" : `&seat=${this.store.seat}`;
    try {
      const told = await get<Schemas["WhyNot"]>(
        `/api/tables/${this.store.id}/why-not?action=${encodeURIComponent(`${verb} ${space}`)}${seat}`,
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
