import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState, Update } from "../api/client";
import { TableStore } from "./table.svelte";

/** A stream that a test speaks through. */
class Stream extends EventTarget {
  static now: Stream;
  constructor() {
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
    view: { game: "great-fire", seq, actor: 0, points: 4, names: [] },
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

let answers: Record<string, [number, unknown]>;
let asked: { path: string; body: Record<string, unknown> | null }[];

beforeEach(() => {
  asked = [];
  answers = {
    "/api/tables/t1": [200, state(5)],
    "/api/tables/t1/events": [200, { decisions: 5, events: [] }],
    "/api/tables/t1/legal": [
      200,
      { seq: 5, actor: 0, actions: [{ text: "end", code: 1, label: "End" }], prompt: "Your turn" },
    ],
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
  Stream.now.tell("update", update(5, 6, { changed: { points: 3, seq: 6 }, legal: ["end", "walk A>B"] }));
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
      view: { game: "great-fire", seq: 5, actor: 1 } as never,
      entries: [{ seq: 3, kind: "action", seat: 0, decisions: 3, at: 0 } as never],
    }),
  ];
  const store = await opened();
  expect(store.since).toBe(3);
  Stream.now.tell("update", update(5, 6, { changed: { actor: 0, seq: 6 } }));
  Stream.now.tell(
    "update",
    update(6, 7, { changed: { seq: 7 }, entries: [{ seq: 7, kind: "action", seat: 0, decisions: 7 }] }),
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
