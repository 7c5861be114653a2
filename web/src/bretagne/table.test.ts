import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { BretagneView } from "../api/client";
import { answers, BRITTANY, browser, seated } from "../testing/tables";
import { words } from "../words/words.svelte";
import BretagneTable from "./BretagneTable.svelte";
import Warehouse from "./Warehouse.svelte";

const place = { x: 0, y: 0, width: 10, height: 10 };
const PACK = {
  sites: [
    { number: 1, area: "south", group: "hell", board: [0, 0] },
    { number: 2, area: "south", group: "heaven", board: [20, 0] },
  ],
  lighthouses: [
    { id: "ar-men", name: "Ar-Men" },
    { id: "eckmuhl", name: "Eckmuhl" },
  ],
  harbours: [],
  barges: [],
  drawing: {
    width: 100,
    height: 50,
    lighthouse_board: { width: 10, height: 10 },
    harbour_tile: { width: 5, height: 5 },
    panels: { construction: { rows: [{ tiles: [place, place] }] }, brest: { frame: place }, lorient: { frame: place }, pontivy: { this_round: [] } },
  },
};
const EVENTS = [{ seq: 6, type: "build_paid", clause: "A5", text: "You pay 1 stone and 2 engineers" }];

beforeEach(async () => {
  await browser();
  answers({
    "/api/board/bretagne.json": PACK,
    "/api/catalogue/bretagne/en": { language: "en", sources: [] },
    "/api/tables/t1/notes": { seq: 5, notes: { "Ar-Men": ["Ben leads"] } },
    "/api/tables/t1/preview": { n: 5, events: EVENTS, route: {}, notes: { "Ar-Men": ["Ada would lead"] } },
    "/api/tables/t1/why-not": { legal: false, action: "build 1a Eckmuhl", clauses: [{ id: "A4", title: "", text: "", reason: "" }] },
  });
});

const spot = (container: Element, name: string): Element => container.querySelector(`[data-spot="${name}"]`) as Element;

test("a build is put together from tile and lighthouse, added up, and only then played", async () => {
  const store = seated(["build 1a Ar-Men", "pass"], {}, BRITTANY);
  store.labels = new Map([["build 1a Ar-Men", "Build 1a at Ar-Men"]]);
  store.play = vi.fn(async () => true);
  const { container } = render(BretagneTable, { store });
  await vi.waitFor(() => expect(spot(container, "tile 1a")).not.toBeNull());
  expect(spot(container, "tile 1a").classList).toContain("legal");
  expect(spot(container, "tile 1b").classList).not.toContain("legal");
  await fireEvent.click(spot(container, "tile 1a"));
  expect(screen.getByRole("dialog").textContent).toContain("choose a lighthouse");
  await fireEvent.click(spot(container, "lighthouse Ar-Men"));
  await vi.waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("You pay 1 stone"));
  expect(screen.getByText("Ar-Men after the build")).toBeTruthy();
  expect(screen.getByText("Ada would lead")).toBeTruthy();
  expect(store.play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Build 1a at Ar-Men" }));
  expect(store.play).toHaveBeenCalledWith("build 1a Ar-Men");
});

test("a lighthouse that is pointed at tells how matters stand; a barred one says why", async () => {
  const store = seated(["build 1a Ar-Men"], {}, BRITTANY);
  const { container } = render(BretagneTable, { store });
  await vi.waitFor(() => expect(spot(container, "lighthouse Ar-Men")).not.toBeNull());
  await fireEvent.pointerEnter(spot(container, "lighthouse Ar-Men"));
  await vi.waitFor(() => expect(screen.getByText("Ben leads")).toBeTruthy());
  await fireEvent.click(spot(container, "lighthouse Eckmuhl"));
  await vi.waitFor(() => expect(store.trouble?.clauses?.[0]?.id).toBe("A4"));
});

test("a deal in a city is looked at first", async () => {
  const store = seated(["hire engineer", "trade Lorient", "done"], {}, { ...BRITTANY, progress: { city: "brest" } });
  store.labels = new Map([["hire engineer", "Hire one engineer"]]);
  store.play = vi.fn(async () => true);
  render(BretagneTable, { store });
  await vi.waitFor(() => expect(screen.getByRole("heading", { name: "Trade in Brest" })).toBeTruthy());
  await fireEvent.click(screen.getByRole("button", { name: "Hire one engineer" }));
  await vi.waitFor(() => expect(screen.getByText("You pay 1 stone and 2 engineers")).toBeTruthy());
  expect(store.play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getAllByRole("button", { name: "Hire one engineer" })[1] as Element);
  expect(store.play).toHaveBeenCalledWith("hire engineer");
});

test("the warehouse counts in the reader's language", async () => {
  const view = { ...BRITTANY, scores: [1, 3] } as unknown as BretagneView;
  render(Warehouse, { view, seat: 0 });
  expect(screen.getByText("point if it ended now")).toBeTruthy();
  await words.choose("fr");
  await vi.waitFor(() => expect(screen.getByText("point si la partie finissait maintenant")).toBeTruthy());
  await words.choose("en");
});
