import { beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../state/preferences.svelte";
import { TableStore } from "../state/table.svelte";
import { Choosing } from "./choosing.svelte";

function choosing(...legal: string[]): { it: Choosing; played: string[] } {
  const store = new TableStore("t1");
  const played: string[] = [];
  vi.spyOn(store, "legal", "get").mockReturnValue(legal);
  store.play = async (action) => (played.push(action), true);
  return { it: new Choosing(store), played };
}

beforeEach(() => {
  preferences.set("confirm", true);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ n: 1, events: [], route: { path: ["A", "B"] } })));
});

test("a fire's destination is looked at first and played by a second click", async () => {
  const { it, played } = choosing("to B", "to C");
  await it.click("B");
  expect(it.pending).toBe("to B");
  expect(it.preview?.route["path"]).toEqual(["A", "B"]);
  expect(played).toEqual([]);
  await it.click("B");
  expect(played).toEqual(["to B"]);
});

test("whoever wants no confirmation plays at once", async () => {
  preferences.set("confirm", false);
  const { it, played } = choosing("to B");
  await it.click("B");
  expect(played).toEqual(["to B"]);
});

test("a band is lifted, then put down", async () => {
  const { it, played } = choosing("band A>B", "band A>C");
  await it.click("A");
  expect(it.lifted).toEqual({ verb: "band", from: "A" });
  expect([...it.byPlace.keys()]).toEqual(["B", "C"]);
  await it.click("C");
  expect(played).toEqual(["band A>C"]);
});

test("a place with several things to do asks which", async () => {
  const { it, played } = choosing("walk A>B", "band A>B", "extinguish A");
  await it.click("A");
  expect(it.asking?.actions).toEqual(["extinguish A", "lift walk", "lift band"]);
  await it.take("A", "extinguish A");
  expect(played).toEqual(["extinguish A"]);
});
