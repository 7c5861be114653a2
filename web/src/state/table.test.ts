import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak, type TableState, type Update } from "../api/client";
import { TableStore } from "./table.svelte";

/** A stream that a test speaks through. */
class Stream extends EventTarget {
  static now: Stream;
  constructor(readonly url: string) {
    super();
    Stream.now = this;
  }
  close(): void {}
  tell(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

function state(seq: number, more: Partial<TableState> = {}): TableState {
  const told = {
    table: { id: "t1", game: "great-fire", status: "playing" },
    seq,
    seat: 0,
    mine: [0],
    owner: true,
    seats: [],
    presence: { table: "t1", seats: [], watching: 1, onlookers: 0 },
    pending: null,
    view: { game: "great-fire", decisions: seq, actor: 0, points: 4, names: [] },
    legal: ["end"],
    undo: null,
    outcome: null,
    entries: [],
    ...more,
  };
  return told as unknown as TableState;
}

const update = (from: number, seq: number, more: object = {}): Update =>
  ({ table: "t1", seat: 0, from, seq, entries: [], legal: null, undo: null, ...more }) as unknown as Update;

const event = (decisions: number, text: string): object => ({ decisions, type: "x", clause: "F2", text });
const texts = (label: string): object => ({
  prompt: `${label}!`,
  actions: [{ action: "end", label, group: "end" }],
  previews: { end: { events: [event(6, `${label} leads here`)], route: {}, notes: {} } },
  notes: { Temple: [label] },
});
const moved = (seq: number): object => ({ seq, kind: "action", seat: 1, decisions: seq });

let answers: Record<string, [number, unknown]>;
let asked: { path: string; body: Record<string, unknown> | null }[];

beforeEach(() => {
  asked = [];
  answers = {
    "/api/tables/t1": [200, state(5)],
    "/api/tables/t1/events": [200, { decisions: 5, events: [event(1, "First"), event(4, "Fourth")] }],
  };
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : null });
    const [status, body] = answers[path.split("?")[0] ?? ""] ?? [404, { error: "none", message: "No" }];
    return new Response(JSON.stringify(body), { status });
  });
});
let store: TableStore;
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

async function opened(): Promise<TableStore> {
  store = new TableStore("t1");
  await store.open();
  return store;
}

test("an update that follows on is merged field by field", async () => {
  const store = await opened();
  Stream.now.tell("update", update(5, 6, { changed: { points: 3, decisions: 6 }, legal: ["end", "walk A>B"] }));
  expect(store.state?.seq).toBe(6);
  expect(store.view).toMatchObject({ points: 3, actor: 0 });
  expect(store.legal).toEqual(["end", "walk A>B"]);
});

test("what is known already changes nothing", async () => {
  const store = await opened();
  Stream.now.tell("update", update(3, 5, { changed: { points: 1 } }));
  expect(store.view).toMatchObject({ points: 4 });
});

test("after a gap the whole table is asked for", async () => {
  const store = await opened();
  answers["/api/tables/t1"] = [200, state(9)];
  Stream.now.tell("update", update(8, 9, { changed: { points: 0 } }));
  await vi.waitFor(() => expect(store.state?.seq).toBe(9));
  expect(store.view).toMatchObject({ points: 4 });
});

test("a request stands until an update speaks of it", async () => {
  const store = await opened();
  const pending = { ask: "undo", seat: 1, decisions: 2, seq: 6, agreed: [1] };
  Stream.now.tell("update", update(5, 6, { pending }));
  Stream.now.tell("update", update(6, 7));
  expect(store.state?.pending).toEqual(pending);
  Stream.now.tell("update", update(7, 8, { pending: null }));
  expect(store.state?.pending).toBeNull();
});

test("a refusal is kept with its clauses, a conflict brings the fresh table", async () => {
  const store = await opened();
  const clauses = [{ id: "F2", title: "Fire", text: "", reason: "No way" }];
  answers["/api/tables/t1/actions"] = [409, { error: "stale", message: "Too late", clauses, state: state(12) }];
  expect(await store.play("end")).toBe(false);
  expect(store.trouble).toMatchObject({ message: "Too late", clauses });
  expect(store.state?.seq).toBe(12);
});

test("a command carries seat, log length and a key of its own; leaving carries no length", async () => {
  const store = await opened();
  await store.play("end");
  await store.send("leave", { seat: 0 });
  const [play, leave] = asked.slice(-2).map((each) => each.body);
  expect(play).toMatchObject({ seat: 0, seq: 5, action: "end" });
  expect(Object.keys(leave ?? {}).sort()).toEqual(["key", "seat"]);
  expect(play?.["key"]).not.toBe(leave?.["key"]);
});

test("news begin after my last decision and stay while I decide", async () => {
  answers["/api/tables/t1"] = [
    200,
    state(5, {
      view: { game: "great-fire", decisions: 5, actor: 1 } as never,
      entries: [{ seq: 3, kind: "action", seat: 0, decisions: 3, at: 0 } as never],
    }),
  ];
  const store = await opened();
  expect(store.since).toBe(3);
  Stream.now.tell("update", update(5, 6, { changed: { actor: 0, decisions: 6 } }));
  Stream.now.tell(
    "update",
    update(6, 7, { changed: { decisions: 7 }, entries: [{ seq: 7, kind: "action", seat: 0, decisions: 7 }] }),
  );
  expect(store.since).toBe(3);
  expect(store.ownLast).toBe(6);
});

test("a lost stream is said and forgotten when it is back", async () => {
  const store = await opened();
  Stream.now.dispatchEvent(new Event("error"));
  expect(store.online).toBe(false);
  Stream.now.dispatchEvent(new Event("open"));
  expect(store.online).toBe(true);
});

test("a stream that was refused is opened anew; a network that is gone is said at once", async () => {
  vi.useFakeTimers();
  const store = await opened();
  const first = Stream.now;
  Object.assign(first, { readyState: 2 });
  first.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(Stream.now).not.toBe(first);
  Stream.now.dispatchEvent(new Event("open"));
  expect(store.online).toBe(true);
  const second = Stream.now;
  dispatchEvent(new Event("offline"));
  expect(store.online).toBe(false);
  dispatchEvent(new Event("online"));
  expect(Stream.now).not.toBe(second);
  store.close();
  const last = Stream.now;
  dispatchEvent(new Event("online"));
  expect(Stream.now).toBe(last);
  vi.useRealTimers();
});

test("an update brings sentences, labels, prompt, previews and notes; no other request is made", async () => {
  answers["/api/tables/t1"] = [200, state(5, { events: [event(0, "Set up")], ...texts("Wait") } as never)];
  const store = await opened();
  const before = asked.length;
  expect(store.prompt).toBe("Wait!");
  Stream.now.tell(
    "update",
    update(5, 6, { changed: { decisions: 6 }, entries: [moved(6)], events: [event(6, "Ben walks")], ...texts("End") }),
  );
  expect(store.events.map(({ text }) => text)).toEqual(["Set up", "Ben walks"]);
  expect(store.latest.map(({ text }) => text)).toEqual(["Ben walks"]);
  expect(store.labels.get("end")).toBe("End");
  expect(store.prompt).toBe("End!");
  expect(store.previews.text("end")).toBe("End leads here");
  expect(store.state?.notes).toEqual({ Temple: ["End"] });
  Stream.now.tell("update", update(6, 7, { entries: [{ seq: 7, kind: "chat", text: "Hello" }] }));
  expect(store.prompt).toBe("End!");
  expect(store.events).toHaveLength(2);
  expect(asked).toHaveLength(before);
});

test("an undo takes its events back and shows nothing as new", async () => {
  answers["/api/tables/t1"] = [200, state(5, { events: [event(0, "Set up"), event(4, "A"), event(5, "B")] } as never)];
  const store = await opened();
  const entries = [{ seq: 6, kind: "undo", seat: 0, decisions: 4 }];
  Stream.now.tell(
    "update",
    update(5, 6, { changed: { decisions: 4 }, entries, events: [event(4, "A")], ...texts("End") }),
  );
  expect(store.events.map(({ text }) => text)).toEqual(["Set up", "A"]);
  expect(store.latest).toEqual([]);
  expect(store.fresh).toEqual([]);
});

test("events before those of the state are fetched once", async () => {
  answers["/api/tables/t1"] = [200, state(5, { events: [event(4, "Fourth"), event(5, "Fifth")] } as never)];
  const store = await opened();
  expect(store.events.map(({ text }) => text)).toEqual(["First", "Fourth", "Fifth"]);
  Stream.now.tell("table", state(6, { events: [event(5, "Fifth"), event(6, "Sixth")] } as never));
  expect(store.events.map(({ text }) => text)).toEqual(["First", "Fourth", "Fifth", "Sixth"]);
  expect(asked.filter(({ path }) => path.includes("/events"))).toHaveLength(1);
});

test("another language opens another stream, which brings all texts again", async () => {
  answers["/api/tables/t1"] = [200, state(5, { events: [event(5, "Fifth")], ...texts("End") } as never)];
  const store = await opened();
  const first = Stream.now;
  expect(first.url).toBe("/api/stream?watch=t1&lang=en");
  speak("de");
  store.translate();
  expect(Stream.now).not.toBe(first);
  expect(Stream.now.url).toBe("/api/stream?watch=t1&lang=de");
  answers["/api/tables/t1/events"] = [200, { n: 5, events: [event(1, "Erstens"), event(5, "Fünftens")] }];
  Stream.now.tell("table", state(5, { events: [event(5, "Fünftens")], ...texts("Ende") } as never));
  expect(store.prompt).toBe("Ende!");
  await vi.waitFor(() => expect(store.events.map(({ text }) => text)).toEqual(["Erstens", "Fünftens"]));
  speak("en");
});

test("a table that may no longer be seen is left", async () => {
  const store = await opened();
  Stream.now.tell("gone", { table: "t2", reason: "closed" });
  expect(store.gone).toBeNull();
  Stream.now.tell("gone", { table: "t1", reason: "closed" });
  expect(store.gone).toBe("closed");
});

test("a seat that was taken away is forgotten", async () => {
  const store = await opened();
  Stream.now.tell("table", state(6, { seat: null, mine: [] }));
  expect([...store.states.keys()]).toEqual([null]);
  expect(store.seat).toBeNull();
});
