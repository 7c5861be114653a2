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
import { listen, type Gone, type Presence } from "../api/stream";
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
  /** Why the server sends no more of this table. */
  gone = $state<Gone["reason"] | null>(null);
  /** The newest events, for screen readers. */
  latest = $state.raw<GameEvent[]>([]);
  /** My last decision before the turn that I am in (or wait for): what came after it is news to me. */
  since = $state(0);
  /** What may be done, and where it would lead. */
  readonly previews = new Previews(this);
  private stop: (() => void) | null = null;
  /** Seats whose events are known from the beginning, in the language of the page. */
  private readonly complete = new Set<number | null>();
  /** Seats whose events are still in another language. */
  private readonly outdated = new Set<number | null>();

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

  /** The events so far, each with its sentence. */
  get events(): GameEvent[] {
    return (this.state?.events ?? []) as GameEvent[];
  }

  /** What is expected of whom. */
  get prompt(): string {
    return this.state?.prompt ?? "";
  }

  /** The words on the button of each legal action. */
  readonly labels = $derived.by(
    () => new Map((this.state?.actions ?? []).map(({ action, label }) => [action, label] as const)),
  );

  async open(): Promise<void> {
    this.take(await get<TableState>(`/api/tables/${this.id}`));
    this.listen();
    await this.loadHistory();
  }

  private listen(): void {
    this.stop = listen([this.id], {
      table: (state) => state.table.id === this.id && this.replace(state),
      update: (update) => update.table === this.id && this.merge(update),
      presence: (presence) => this.meet(presence),
      gone: (gone) => gone.table === this.id && this.leave(gone.reason),
      refused: () => void this.refresh(this.seat),
      connected: (online) => (this.online = online),
    });
  }

  close(): void {
    this.stop?.();
    this.stop = null;
  }

  /** The language of the page has changed: the stream brings every text again. */
  translate(): void {
    if (this.stop === null) return;
    this.close();
    this.complete.clear();
    for (const seat of this.states.keys()) this.outdated.add(seat);
    this.listen();
  }

  private leave(reason: Gone["reason"]): void {
    this.close();
    this.gone = reason;
  }

  /** A whole state. Its events are only the newest: older ones are kept, or fetched once. */
  private replace(given: TableState): void {
    this.take(given);
    void this.loadHistory();
  }

  private take(given: TableState): void {
    this.keep(this.withTexts(this.states.get(given.seat), given));
  }

  private keep(given: TableState): void {
    const before = this.states.get(given.seat);
    const state = shared(before, given);
    const next = new Map(this.states);
    next.set(state.seat, state);
    for (const seat of next.keys()) if (!sees(state, seat)) next.delete(seat);
    this.states = next;
    if (!next.has(this.seat)) this.seat = state.seat;
    if (state.seat !== this.seat || before?.view?.actor === state.seat) return;
    this.since = lastOwn(state);
  }

  /** A state without texts keeps those that are known. */
  private withTexts(before: TableState | undefined, given: TableState): TableState {
    if (before === undefined) return given;
    if (given.events === undefined || given.events === null) return { ...textsOf(before), ...given };
    const older = this.outdated.delete(given.seat) ? [] : (before.events ?? []);
    const first = firstDecision(given);
    if ((older.at(-1)?.seq ?? -1) < first - 1) this.complete.delete(given.seat);
    return { ...given, events: [...older.filter((event) => event.seq < first), ...given.events] };
  }

  /** Fetch the events before those that came with the state. */
  private async loadHistory(): Promise<void> {
    const { seat } = this;
    const state = this.states.get(seat);
    if (!state?.view || this.complete.has(seat)) return;
    this.complete.add(seat);
    if (firstDecision(state) === 0) return;
    try {
      const query = seat === null ? "" : `&seat=${seat}`;
      const { events } = await get<Schemas["Events"]>(`/api/tables/${this.id}/events?words=true${query}`);
      const now = this.states.get(seat);
      if (!now || !this.complete.has(seat)) return;
      const first = firstDecision(now);
      const older = events.filter((event) => event.seq < first);
      this.states = new Map(this.states).set(seat, { ...now, events: [...older, ...(now.events ?? [])] });
    } catch (problem) {
      this.complete.delete(seat);
      if (!(problem instanceof Refused)) throw problem; // the log then begins with the newest events
    }
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
    const decisions = update.entries.filter(({ kind }) => kind === "action" || kind === "undo");
    const first = Math.min(...decisions.map((entry) => entry.decisions ?? 0));
    const events = (update.events ?? []) as GameEvent[];
    this.keep({
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
      ...("prompt" in update ? textsOf(update) : {}),
      events: [...(known.events ?? []).filter((event) => event.seq < first), ...events],
    });
    if (update.seat !== this.seat || !update.events) return;
    this.latest = decisions.some(({ kind }) => kind === "undo") ? [] : events;
    this.fresh = [...this.fresh, ...this.latest];
  }

  /** Look with another of my seats' eyes (hot-seat). */
  async sit(seat: number): Promise<void> {
    this.seat = seat;
    this.fresh = [];
    if (!this.states.has(seat)) await this.refresh(seat);
    await this.loadHistory();
  }

  private async refresh(seat: number | null): Promise<void> {
    const query = seat === null ? "" : `?seat=${seat}`;
    try {
      this.replace(await get<TableState>(`/api/tables/${this.id}${query}`));
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // the stream brings the whole table when it is back
      if (problem.status === 403 || problem.status === 404) this.leave("closed");
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
      if (problem.trouble.state) this.replace(problem.trouble.state);
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

/** The texts of a state or an update, its events apart. */
function textsOf({ prompt, actions, previews, notes }: TableState | Update): Partial<TableState> {
  return { prompt: prompt ?? null, actions: actions ?? null, previews: previews ?? null, notes: notes ?? null };
}

/** The decision of the first event that came with a state; 0 if nothing is missing before it. */
function firstDecision(state: TableState): number {
  const decided = state.view?.seq ?? 0;
  return decided === 0 ? 0 : (state.events?.[0]?.seq ?? decided + 1);
}
