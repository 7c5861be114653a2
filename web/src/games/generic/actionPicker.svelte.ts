/** From a card, a place or a line of the list to one legal action. What is legal comes from the server. */
import type { Schemas } from "../../api/client";
import { preferences } from "../../state/preferences.svelte";

export type Summary = Schemas["Summary"];
export type ActionSummary = Schemas["ActionSummary"];
export type PlaceSummary = Schemas["PlaceSummary"];
export type CardSummary = Schemas["CardSummary"];

const NONE: readonly ActionSummary[] = [];

export class ActionPicker {
  /** The card whose actions are shown; null in games without a hand. */
  card = $state<string | null>(null);
  /** The action that the button plays. */
  action = $state.raw<ActionSummary | null>(null);
  /** The place that is pointed at, on the board or through an action of the list. */
  pointed = $state<string | null>(null);
  private all = $state.raw<readonly ActionSummary[]>(NONE);

  constructor(private readonly play: (action: string) => unknown) {}

  /** Cards of the hand that can be played. */
  readonly cards = $derived.by((): ReadonlySet<string> => {
    return new Set(this.all.map((each) => each.card).filter((card) => card !== null));
  });

  /** Actions of the chosen card, and those that need no card. */
  readonly offered = $derived.by((): readonly ActionSummary[] => {
    return this.all.filter((each) => each.card === null || each.card === this.card);
  });
  readonly placed = $derived.by(() => this.offered.filter((each) => each.place !== null));
  readonly anywhere = $derived.by(() => this.offered.filter((each) => each.place === null));

  /** Places where something can be done with the chosen card. */
  readonly places = $derived.by((): ReadonlySet<string> => {
    return new Set(this.placed.flatMap((each) => (each.place === null ? [] : [each.place])));
  });

  /** Take over the actions of a new summary; card and action stay chosen if they are still legal. */
  follow(summary: Summary | null): void {
    this.all = summary?.actions ?? NONE;
    this.action = this.all.find((each) => each.action === this.action?.action) ?? null;
    this.pointed = null;
    if (this.card !== null && this.cards.has(this.card)) return;
    this.card = summary?.summary.hand.find((card) => this.cards.has(card.id))?.id ?? null;
  }

  /** Show the actions of another card; the place stays chosen if the card can be played there. */
  pickCard(card: string): void {
    if (!this.cards.has(card)) return;
    const place = this.action?.place ?? null;
    this.card = card;
    this.action = (place !== null && this.placed.find((each) => each.place === place && each.card === card)) || null;
  }

  /** Choose an action. ActionPicker it once more by keyboard plays it, and so does every choice if none must be confirmed. */
  pick(action: ActionSummary, byKey = false): void {
    const again = this.action?.action === action.action;
    if (action.card !== null) this.card = action.card;
    this.action = action;
    if ((again && byKey) || !preferences.confirm) this.confirm();
  }

  /** Choose what can be done at a place: with the chosen card, else with another. Several actions take turns. */
  pickPlace(place: string, byKey = false): boolean {
    const here = this.placed.filter((each) => each.place === place);
    const found = here.length ? here : this.all.filter((each) => each.place === place);
    if (found.length === 0) return false;
    const at = found.findIndex((each) => each.action === this.action?.action);
    const next = at >= 0 && byKey && found.length === 1 ? found[at] : found[(at + 1) % found.length];
    if (next) this.pick(next, byKey);
    return true;
  }

  /** Play the chosen action. */
  confirm(): void {
    const chosen = this.action;
    this.action = null;
    if (chosen) void this.play(chosen.action);
  }

  clear(): void {
    this.action = null;
    this.pointed = null;
  }
}
