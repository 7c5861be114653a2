/** Previews of the legal actions that the game calls previewable, fetched once for each position. */
import { get, Refused, type Schemas } from "../api/client";
import { entryOf } from "../games/registry";
import { i18n } from "../i18n/i18n.svelte";
import type { TableStore } from "./table.svelte";

export type Prospect = Schemas["Prospect"];

export class Previews {
  private found = $state.raw<{ legal: readonly string[]; actions: Record<string, Prospect> }>({
    legal: [],
    actions: {},
  });

  private requested: { legal: readonly string[]; language: string } = { legal: [], language: "" };

  constructor(private readonly store: Pick<TableStore, "id" | "seat" | "legal" | "info">) {}

  /** Only for the position that is shown. */
  of(action: string): Prospect | null {
    return (this.found.legal === this.store.legal && this.found.actions[action]) || null;
  }

  /** The same in words. */
  text(action: string): string {
    return (
      this.of(action)
        ?.events.map((event) => event.text ?? "")
        .join(" ") ?? ""
    );
  }

  /** Call this in an effect: it fetches once for each position and language. */
  async ask(): Promise<void> {
    const { id, seat, legal } = this.store;
    const { language } = i18n;
    if (this.requested.legal === legal && this.requested.language === language) return;
    this.requested = { legal, language };
    if (seat === null || legal.length === 0 || !entryOf(this.store.info.game).previews) return;
    try {
      const answer = await get<Schemas["Outlook"]>(`/api/tables/${id}/outlook?seat=${seat}&lang=${language}`);
      if (legal === this.store.legal) this.found = { legal, actions: answer.actions };
    } catch (problem) {
      this.requested = { legal: [], language: "" };
      if (!(problem instanceof Refused)) throw problem; // the moves are there without it
    }
  }
}

/** Show over the table why an action is illegal, with its clause. */
export async function explainIllegal(store: TableStore, action: string): Promise<void> {
  if (store.seat === null) return;
  try {
    const answer = await get<Schemas["WhyNot"]>(
      `/api/tables/${store.id}/why-not?action=${encodeURIComponent(action)}&seat=${store.seat}`,
    );
    if (!answer.legal)
      store.trouble = { error: "illegal", message: answer.label, clauses: answer.clauses, faults: [], state: null };
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    store.trouble = problem.trouble;
  }
}

/** The actions that a typed line stands for; null if it was refused, and then the reason is shown over the table. */
export async function parseTyped(store: TableStore, text: string): Promise<Schemas["TypedLine"] | null> {
  if (store.seat === null) return null;
  try {
    return await get<Schemas["TypedLine"]>(
      `/api/tables/${store.id}/typed?text=${encodeURIComponent(text)}&seat=${store.seat}`,
    );
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    store.trouble = problem.trouble;
    return null;
  }
}
