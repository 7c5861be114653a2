import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { BretagneView } from "./view";
import { boardUrls } from "../../state/boardUrls";
import { answers, BRITTANY, browser, COAST, seated } from "../../testing/fixtures";
import { i18n } from "../../i18n/i18n.svelte";
import BretagneTable from "./BretagneTable.svelte";
import Warehouse from "./Warehouse.svelte";

const EVENTS = [{ seq: 6, type: "build_paid", clause: "A5", text: "You pay 1 stone and 2 engineers" }];

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

test("everything lies on the board as the view has it, with letters beside the colours", async () => {
  const { container } = render(BretagneTable, { store: seated([], {}, BRITTANY) });
  await vi.waitFor(() => expect(container.querySelectorAll(".lighthouse")).toHaveLength(2));
  const board = container.querySelector(".coast") as Element;
  const letters = (part: string): string =>
    [...board.querySelectorAll(`${part} .worker text, ${part} .marker text`)].map((each) => each.textContent).join("");
  expect(letters(".lighthouse.open")).toBe("VVV");
  expect([...board.querySelectorAll(".floor use")].map((use) => use.getAttribute("href"))).toEqual([
    "#bretagne-stone",
    "#bretagne-sand",
  ]);
  expect(board.querySelectorAll(".lighthouse.built .floor")).toHaveLength(0);
  expect(letters(".harbour")).toBe("VO");
  expect(letters(".brest")).toBe("O");
  expect(board.querySelector(".brest")?.textContent).toContain("×2");
  expect(letters(".pontivy")).toBe("VO");
  expect(board.querySelector(".construction")?.textContent).toContain("×3");
  expect(letters(".ledger")).toBe("OV");
  expect(board.querySelector(".ledger")?.textContent).toContain("4+6");
});

test("the empty coast is fetched once for all tables of a pack, and from the table itself if the pack was uploaded", () => {
  const info = seated([], {}, BRITTANY).info;
  const shared = boardUrls({ ...info, game: "bretagne" }, "de");
  expect(shared).toEqual({
    data: "/api/board/bretagne.json?pack=box-1&tokens=true",
    picture: "/api/board/bretagne.svg?pack=box-1&players=2&lang=de",
  });
  expect(boardUrls({ ...info, pack_shipped: false }, "fr")).toEqual({
    data: "/api/tables/t1/pack?tokens=true",
    picture: "/api/tables/t1/board.svg?lang=fr",
  });
});
