/** What the previewable actions would lead to, and questions about other actions. */
import { get, Refused, type Schemas } from "../api/client";
import type { TableStore } from "./table.svelte";

export type Prospect = Schemas["Prospect"];

export class Previews {
  constructor(private readonly store: Pick<TableStore, "state">) {}

  of(action: string): Prospect | null {
    return this.store.state?.previews?.[action] ?? null;
  }

  /** The same in words. */
  text(action: string): string {
    return (
      this.of(action)
        ?.events.map((event) => event.text ?? "")
        .join(" ") ?? ""
    );
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
  if (store.legal.includes(text)) return { decisions: store.view?.decisions ?? 0, actions: [text], note: null };
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
