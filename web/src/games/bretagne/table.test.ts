import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { BretagneView } from "./view";
import { boardUrl } from "../../state/boardUrl";
import { answers, BRITTANY, browser, COAST, seated } from "../../testing/fixtures";
import { i18n } from "../../i18n/i18n.svelte";
import BretagneTable from "./BretagneTable.svelte";
import Legend from "./Legend.svelte";
import Warehouse from "./Warehouse.svelte";

const EVENTS = [{ decisions: 6, type: "build_paid", clause: "A5", text: "You pay 1 stone and 2 engineers" }];

beforeEach(async () => {
  await browser();
  answers({
    "/api/board/bretagne.json": COAST,
    "/api/catalogue/bretagne/en": { language: "en", sources: [] },
    "/api/tables/t1/why-not": {
      legal: false,
      action: "",
      label: "Build 1a at Eckmuhl",
      clauses: [{ id: "A4", title: "", text: "", reason: "" }],
    },
  });
});

const spot = (container: Element, name: string): Element => container.querySelector(`[data-spot="${name}"]`) as Element;

test("a lighthouse that is pointed at tells how matters stand; a barred one says why", async () => {
  const store = seated(["build 1a"], { notes: { "Ar-Men": ["Ben leads"] } }, BRITTANY);
  const { container } = render(BretagneTable, { store });
  await vi.waitFor(() => expect(spot(container, "lighthouse Ar-Men")).not.toBeNull());
  await fireEvent.pointerEnter(spot(container, "lighthouse Ar-Men"));
  await vi.waitFor(() => expect(screen.getByText("Ben leads")).toBeTruthy());
  await fireEvent.click(spot(container, "lighthouse Eckmuhl"));
  await vi.waitFor(() => expect(store.trouble?.clauses?.[0]?.id).toBe("A4"));
  expect(store.trouble?.message).toBe("Build 1a at Eckmuhl");
});

test.each(["tile 1b", "harbour Roscoff", "trade Brest", "barge 2"])("so does %s", async (name) => {
  const store = seated(["build 1a"], {}, BRITTANY);
  const { container } = render(BretagneTable, { store });
  await vi.waitFor(() => expect(spot(container, name)).not.toBeNull());
  await fireEvent.click(spot(container, name));
  await vi.waitFor(() => expect(store.trouble?.clauses?.[0]?.id).toBe("A4"));
});

test("a deal in a city says what it brings and is looked at first", async () => {
  const previews = { "hire engineer": { events: EVENTS, route: {} } };
  const labels = { "hire engineer": "Hire one engineer" };
  const view = { ...BRITTANY, progress: { city: "brest" } };
  const store = seated(["hire engineer", "trade Lorient", "done"], { labels, previews }, view);
  store.play = vi.fn(async () => true);
  render(BretagneTable, { store });
  await vi.waitFor(() => expect(screen.getByRole("heading", { name: "Trade in Brest" })).toBeTruthy());
  const deal = await screen.findByRole("button", { name: /Hire one engineer/ });
  await vi.waitFor(() => expect(deal.textContent).toContain("You pay 1 stone and 2 engineers"));
  await fireEvent.click(deal);
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("You pay 1 stone and 2 engineers");
  expect(store.play).not.toHaveBeenCalled();
  await fireEvent.click(within(dialog).getByRole("button", { name: "Hire one engineer" }));
  expect(store.play).toHaveBeenCalledWith("hire engineer");
});

test("materials stand in the order of the markets, however the server sorts them", () => {
  const own = { ...BRITTANY.seats[0], materials: { brick: 0, sand: 0, stone: 0, wood: 1 } };
  const { container } = render(Warehouse, { view: { ...BRITTANY, seats: [own] } as unknown as BretagneView, seat: 0 });
  expect([...container.querySelectorAll("li span")].slice(0, 4).map((each) => each.textContent)).toEqual([
    "wood",
    "stone",
    "sand",
    "bricks",
  ]);
});

test("the warehouse counts in the reader's language", async () => {
  const view = { ...BRITTANY, scores: [1, 3] } as unknown as BretagneView;
  render(Warehouse, { view, seat: 0 });
  expect(screen.getByText("point if the game ended now")).toBeTruthy();
  await i18n.choose("fr");
  await vi.waitFor(() => expect(screen.getByText("point si la partie se terminait maintenant")).toBeTruthy());
  await i18n.choose("en");
});

test("everything stands on the board as the view has it, with letters beside the colours", async () => {
  const { container } = render(BretagneTable, { store: seated([], {}, BRITTANY) });
  await vi.waitFor(() => expect(container.querySelectorAll(".lighthouse")).toHaveLength(2));
  const board = container.querySelector(".coast") as Element;
  const letters = (part: string): string =>
    [...board.querySelectorAll(`${part} .worker text`)].map((each) => each.textContent).join("");
  expect(letters(".lighthouse.open .crews")).toBe("VVV");
  expect(board.querySelector(".lighthouse.open .tower:not(.lit)")).not.toBeNull();
  expect(board.querySelector(".lighthouse.built .tower.lit")).not.toBeNull();
  expect(letters(".lighthouse.built")).toBe("");
  expect(letters(".harbour")).toBe("VO");
  expect(letters(".brest")).toBe("OO");
  expect(letters(".pontivy")).toBe("VO");
  expect(board.querySelector(".construction")?.textContent).toContain("×3");
  expect(letters(".ledger .marker")).toBe("OV");
  expect(board.querySelector(".ledger")?.textContent).toContain("4+6");
});

test("names say the state of what they name, and whose workers are there", async () => {
  const { container } = render(BretagneTable, { store: seated([], {}, BRITTANY) });
  const name = (id: string): string | null | undefined => spot(container, id)?.getAttribute("aria-label");
  await vi.waitFor(() => expect(name("lighthouse Ar-Men")).toContain("1 of 4 floors. Floor 1: 3 workers of Ben"));
  expect(name("lighthouse Eckmuhl")).toContain("built, its lamp is lit");
  expect(name("tile 2a")).toBe("tile 2a: 1 stone, 1 sand");
  expect(name("tile 1b")).toBe("tile 1b: empty space");
  expect(name("harbour Roscoff")).toContain("Roscoff, harbour. Income: 1 ");
  expect(name("harbour Roscoff")).toContain("Workers: Ben, Ada");
  expect(name("trade Brest")).toBe("Brest. Workers: Ada, Ada");
  expect(name("barge 1")).toContain("barge 1");
  expect(name("barge 1")).toContain("Ben");
});

test("a pack with another map is shown with the places of its own picture", async () => {
  const { container } = render(BretagneTable, { store: seated([], {}, BRITTANY) });
  await vi.waitFor(() => expect(container.querySelector(".coast")?.getAttribute("viewBox")).toBe("0 0 100 50"));
  const transforms = [...container.querySelectorAll(".lighthouse")].map((each) => each.getAttribute("transform"));
  expect(transforms).toEqual(["translate(5 -14)", "translate(25 -14)"]);
});

test("the legend names every piece", async () => {
  const { container } = render(Legend, { info: seated([], {}, BRITTANY).info });
  await vi.waitFor(() => expect(container.querySelectorAll(".equipment")).toHaveLength(1));
  expect(container.querySelectorAll(".tower.lit")).toHaveLength(6);
  expect([...container.querySelectorAll(".worker text")].map((each) => each.textContent).join("")).toContain("OVWB");
});

test("the empty coast is fetched once for all tables of a pack, and from the table itself if the pack was uploaded", () => {
  const info = seated([], {}, BRITTANY).info;
  expect(boardUrl({ ...info, game: "bretagne" })).toBe("/api/board/bretagne.json?pack=box-1&tokens=true");
  expect(boardUrl({ ...info, pack_shipped: false })).toBe("/api/tables/t1/pack?tokens=true");
});
