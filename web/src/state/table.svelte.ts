/** One table as this browser knows it: kept fresh by the stream, changed only by the server. */
import {
  get,
  intent,
  post,
  Refused,
  type GameEvent,
  type Schemas,
  type TableState,
  type ErrorResponse,
  type Update,
  type View,
} from "../api/client";
import { listen, type Presence } from "../api/stream";
import { Previews } from "./previews.svelte";
import { router } from "./router.svelte";
import { shared } from "./structuralSharing";

export class TableStore {
  /** What each of my seats knows (hot-seat has several); `null` is a spectator's. */
  states = $state.raw<Map<number | null, TableState>>(new Map());
  /** The seat whose eyes this screen sees with. */
  seat = $state<number | null>(null);
  online = $state(true);
  busy = $state(false);
  trouble = $state.raw<ErrorResponse | null>(null);
  /** Events not yet shown on the board, oldest first. */
  fresh = $state.raw<GameEvent[]>([]);
  /** What happened so far, in the reader's words. */
  told = $state.raw<GameEvent[]>([]);
  /** The legal actions in the reader's words, and what is expected. */
  labels = $state.raw<Map<string, string>>(new Map());
  prompt = $state("");
  /** What was told last, for whoever listens instead of looking. */
  latest = $state.raw<GameEvent[]>([]);
  /** My last decision before the turn that I am in (or wait for): what came after it is news to me. */
  since = $state(0);
  /** What may be done, and where it would lead. */
  readonly previews = new Previews(this);
  private stop: (() => void) | null = null;
  /** From which decision on words are wanted, and the fetching of them. */
  private due: number | null = null;
  private voicing: Promise<void> | null = null;

  constructor(readonly id: string) {}

  get state(): TableState | null {
    return this.states.get(this.seat) ?? this.states.values().next().value ?? null;
  }

  /** What everybody knows of the table; only asked for once there is one. */
  get info(): Schemas["TableInfo"] {
    if (this.state === null) throw new Error("no table yet");
    return this.state.table;
  }

  get view(): View | null {
    return (this.state?.view as View | null | undefined) ?? null;
  }

  get legal(): string[] {
    return this.state?.legal ?? [];
  }

  async open(): Promise<void> {
    this.take(await get<TableState>(`/api/tables/${this.id}`));
    await this.voice(0);
    this.stop = listen([this.id], {
      table: (state) => state.table.id === this.id && this.take(state),
      update: (update) => update.table === this.id && this.merge(update),
      presence: (presence) => this.meet(presence),
      connected: (online) => {
        this.online = online;
        if (online) void this.voice(this.view?.seq ?? 0);
      },
    });
  }

  close(): void {
    this.stop?.();
  }

  private take(told: TableState): void {
    const before = this.states.get(told.seat);
    const state = shared(before, told);
    const next = new Map(this.states);
    next.set(state.seat, state);
    for (const seat of next.keys()) if (!sees(state, seat)) next.delete(seat);
    this.states = next;
    if (!next.has(this.seat)) this.seat = state.seat;
    if (state.seat !== this.seat || before?.view?.actor === state.seat) return;
    this.since = lastOwn(state);
  }

  /** Where I would go back to if the others agree: before my last decision. */
  get ownLast(): number | null {
    const own = this.state === null ? 0 : lastOwn(this.state);
    return own > 0 ? own - 1 : null;
  }

  private meet(presence: Presence): void {
    if (presence.table !== this.id) return;
    this.states = new Map([...this.states].map(([seat, state]) => [seat, { ...state, presence }]));
  }

  private merge(update: Update): void {
    const known = this.states.get(update.seat);
    if (!known || update.seq <= known.seq) return;
    if (update.from !== known.seq) {
      void this.refresh(update.seat);
      return;
    }
    const view = update.view ?? (known.view && update.changed ? { ...known.view, ...update.changed } : known.view);
    this.take({
      ...known,
      seq: update.seq,
      view: view as TableState["view"],
      legal: "legal" in update ? (update.legal ?? null) : known.legal,
      undo: "undo" in update ? (update.undo ?? null) : known.undo,
      outcome: update.outcome ?? known.outcome,
      pending: "pending" in update ? (update.pending ?? null) : known.pending,
      table: update.info ?? known.table,
      seats: update.seats ?? known.seats,
      entries: [...known.entries, ...update.entries].slice(-400),
    });
    if (update.seat !== this.seat) return;
    if (update.events) this.fresh = [...this.fresh, ...(update.events as GameEvent[])];
    void this.voice((known.view?.seq ?? 0) + 1);
  }

  /** Fetch the words: what happened since a decision, what may be done, what is expected. While they are on their way
   * more may happen: then they are asked for once more, not once for every move. */
  voice(since: number): Promise<void> {
    this.due = Math.min(this.due ?? since, since);
    this.voicing ??= this.catchUp().finally(() => (this.voicing = null));
    return this.voicing;
  }

  private async catchUp(): Promise<void> {
    while (this.due !== null) {
      const since = this.due;
      this.due = null;
      await this.hear(since);
    }
  }

  private async hear(since: number): Promise<void> {
    if (this.view === null) return;
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const from = Math.min(since, this.view.seq);
    const happened = get<Schemas["Events"]>(`/api/tables/${this.id}/events?words=true&since=${from}${seat}`);
    const legal = this.seat === null ? null : get<Schemas["Legal"]>(`/api/tables/${this.id}/legal?${seat.slice(1)}`);
    try {
      const [events, may] = await Promise.all([happened, legal]);
      const told = events.events as GameEvent[];
      this.told = [...this.told.filter((event) => event.seq < from), ...told];
      this.latest = since > 0 ? told : [];
      this.prompt = may?.prompt ?? "";
      this.labels = new Map(may?.actions.map((action) => [action.text, action.label]) ?? []);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    }
  }

  /** Look with another of my seats' eyes (hot-seat). */
  async sit(seat: number): Promise<void> {
    this.seat = seat;
    this.fresh = [];
    if (!this.states.has(seat)) await this.refresh(seat);
    await this.voice(0);
  }

  private async refresh(seat: number | null): Promise<void> {
    const query = seat === null ? "" : `?seat=${seat}`;
    try {
      this.take(await get<TableState>(`/api/tables/${this.id}${query}`));
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // the stream brings the whole table when it is back
    }
  }

  /** A command of the current seat, with the log length it has seen. */
  async command(path: string, body: Record<string, unknown> = {}): Promise<boolean> {
    if (this.state === null || this.seat === null) return false;
    return (await this.send(path, { seat: this.seat, seq: this.state.seq, ...body })) !== null;
  }

  /** Ask the server for something; a refusal is kept in `trouble`, a conflict brings the fresh state. */
  async send(path: string, body: Record<string, unknown> = {}): Promise<Update | TableState | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = null;
    try {
      const told = await post<Update | TableState>(`/api/tables/${this.id}/${path}`, { key: intent(), ...body });
      this.online = true;
      if ("from" in told) this.merge(told);
      else if (told.table.id === this.id) this.take(told);
      return told;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.trouble = problem.trouble;
      if (problem.status === 0) this.online = false;
      if (problem.trouble.state) this.take(problem.trouble.state);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** A line of chat. */
  async say(text: string): Promise<boolean> {
    try {
      await post(`/api/tables/${this.id}/chat`, { text, key: intent() });
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.trouble = problem.trouble;
      return false;
    }
  }

  /** A table that comes of this one: once more, or a private copy to try things on. */
  async onwards(path: "rematch" | "clone", body: Record<string, unknown> = {}): Promise<void> {
    const made = await this.send(path, body);
    if (made !== null && !("from" in made)) router.go(`/t/${made.table.id}`);
  }

  play = (action: string): Promise<boolean> => this.command("actions", { action });
  undo = (): Promise<boolean> => this.command("undo");
  reset = (): Promise<boolean> => this.command("reset");
}

/** Whether the state of a seat goes on: not of one that was left or taken away, nor a spectator's once I sit. */
function sees(state: TableState, seat: number | null): boolean {
  if (seat === null || seat === state.seat) return seat === state.seat;
  return state.mine.includes(seat) && !state.seats[seat]?.gone;
}

/** How many decisions there were after this seat's last one; 0 if it has made none (that is still known). */
function lastOwn(state: TableState): number {
  const own = state.entries.findLast((entry) => entry.kind === "action" && entry.seat === state.seat);
  return Math.min(own?.decisions ?? 0, state.view?.seq ?? 0); // some may have been taken back since
}
