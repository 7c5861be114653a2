/** The summary of a table, fetched again for each position and language. */
import { get, Refused } from "../../api/client";
import type { Summary } from "./actionPicker.svelte";

export class SummaryFeed {
  now = $state.raw<Summary | null>(null);
  private requested = "";

  constructor(private readonly table: string) {}

  /** Call this in an effect. Only the response to the latest request counts. */
  async ask(query: Record<string, string | number | null>): Promise<void> {
    const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
    const path = `/api/tables/${this.table}/summary?${new URLSearchParams(given)}`;
    const request = (this.requested = `${path} ${Date.now()}`);
    try {
      const answer = await get<Summary>(path);
      if (request === this.requested) this.now = answer;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // the next update asks again
    }
  }
}
