import { beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../../state/preferences.svelte";
import { seated } from "../../testing/fixtures";
import { ActionPicker } from "./actionPicker.svelte";

const LED = {
  events: [{ decisions: 1, type: "houses_burnt", clause: "F7", houses: "RB", text: "Burnt down in B: 2 houses." }],
  route: { class: 2, path: ["A", "B"] },
};
const PREVIEWS = {
  "to B": LED,
  "from A": { events: [], route: { reach: ["B", "C"] } },
  "from D": { events: [], route: { reach: ["E"] } },
  "card N": { events: [], route: { reach: ["B"], moves: 1 } },
  "card N double": { events: [], route: { reach: ["B", "F"], moves: 2 } },
};
let requests: string[] = [];

function picker(...legal: string[]): { it: ActionPicker; played: string[] } {
  const store = seated(legal, { previews: PREVIEWS });
  const played: string[] = [];
  store.play = async (action) => (played.push(action), true);
  return { it: new ActionPicker(store), played };
}

beforeEach(() => {
  preferences.set("confirm", true);
  requests = [];
  vi.stubGlobal("fetch", async (path: string) => {
    requests.push(path);
    const answer = {
      legal: false,
      action: "",
      label: "Move your landowner from A to Z",
      clauses: [{ id: "A2", title: "", text: "", reason: "Too far" }],
    };
    return new Response(JSON.stringify(answer));
  });
});

test("a fire's destination is looked at first and played by a second click", async () => {
  const { it, played } = picker("to B", "to C");
  await it.click("B");
  expect(it.pending).toBe("to B");
  expect(it.preview?.route["path"]).toEqual(["A", "B"]);
  expect(played).toEqual([]);
  await it.click("B");
  expect(played).toEqual(["to B"]);
});

test("each destination is known with its way, its class and the houses lost, before any is clicked", async () => {
  const { it } = picker("to B", "to C");
  expect([...it.prospects]).toEqual([
    ["B", { rank: 2, path: ["A", "B"], lost: "RB", sentences: "Burnt down in B: 2 houses." }],
  ]);
  expect(requests).toEqual([]);
});

test("while a fire is chosen everything in its reach is shown, or what one of them reaches", async () => {
  const { it } = picker("from A", "from D");
  expect([...it.reach]).toEqual(["B", "C", "E"]);
  it.pointed = "D";
  expect([...it.reach]).toEqual(["E"]);
});

test("a card with a double move shows its own reach, and the token is taken off after the move", async () => {
  const { it } = picker("card N", "card N double");
  it.pointed = "N";
  expect([...it.reach]).toEqual(["B"]);
  it.double = true;
  expect(it.cardAction("N")).toBe("card N double");
  expect([...it.reach]).toEqual(["B", "F"]);
  it.clear();
  expect(it.cardAction("N")).toBe("card N");
});

test("no token is laid on a card where none may be", () => {
  const { it } = picker("discard N");
  it.double = true;
  expect(it.cardAction("N")).toBe("discard N");
});

test("a place where the lifted piece cannot go says why, and the piece stays in hand", async () => {
  const { it } = picker("walk A>B", "end");
  await it.click("A");
  await it.click("Z");
  expect(requests.at(-1)).toContain(encodeURIComponent("walk A>Z"));
  expect(it.store.trouble?.message).toBe("Move your landowner from A to Z");
  expect(it.lifted?.from).toBe("A");
  await it.click("A");
  expect(it.lifted).toBeNull();
});

test("a click on an illegal place shows the reason; other players only look around", async () => {
  const before = picker("card N").it;
  await before.click("Z");
  expect(requests.at(-1)).toContain(encodeURIComponent("to Z"));
  requests = [];
  await picker().it.click("Z");
  expect(requests).toEqual([]);
});

test("without confirmation an action is played at once", async () => {
  preferences.set("confirm", false);
  const { it, played } = picker("to B");
  await it.click("B");
  expect(played).toEqual(["to B"]);
});

test("a band is lifted, then put down", async () => {
  const { it, played } = picker("band A>B", "band A>C");
  await it.click("A");
  expect(it.lifted).toEqual({ verb: "band", from: "A" });
  expect([...it.byPlace.keys()]).toEqual(["B", "C"]);
  await it.click("C");
  expect(played).toEqual(["band A>C"]);
});

test("a place with several things to do asks which", async () => {
  const { it, played } = picker("walk A>B", "band A>B", "extinguish A");
  await it.click("A");
  expect(it.asking?.actions).toEqual(["extinguish A", "lift walk", "lift band"]);
  await it.take("A", "extinguish A");
  expect(played).toEqual(["extinguish A"]);
});
