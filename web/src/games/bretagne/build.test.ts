/** A build in two steps: the tile is looked at and bought, then the lighthouse. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../../state/preferences.svelte";
import { answers, BRITTANY, browser, COAST, seated } from "../../testing/fixtures";
import { i18n } from "../../i18n/i18n.svelte";
import BretagneTable from "./BretagneTable.svelte";
import KeepMaterials from "./KeepMaterials.svelte";

const AR_MEN = {
  ...{
    site: 1,
    floor: 2,
    finishes: false,
    materials: { stone: 1, wood: 1 },
    engineers: { demanded: 4, saved: 1, placed: 3 },
  },
  ...{ workers: 4, injured: true, coins: 2, points: 8 },
};
const REASON = { id: "A4", title: "Engineers", text: "", reason: "Barge 3 saves 1" };
let requests: { path: string }[] = [];

/** What the server tells of a build with each tile, and of placing the one in hand. */
const ACTIONS = {
  "build 1a": { events: [], route: { reward: { coins: 1, cards: 0 }, lighthouses: { "Ar-Men": AR_MEN } } },
  "build 2a": { events: [], route: { reward: { coins: 1, cards: 1 }, lighthouses: { "Ar-Men": AR_MEN } } },
  "on Ar-Men": {
    events: [],
    route: { lighthouses: { "Ar-Men": AR_MEN } },
    notes: { "Ar-Men": ["Ada would lead"] },
  },
};

beforeEach(async () => {
  await browser();
  preferences.set("confirm", true);
  requests = answers({
    "/api/board/bretagne.json": COAST,
    "/api/catalogue/bretagne/en": { language: "en", sources: ["group-hell = Hell\n"] },
    "/api/tables/t1/why-not": { legal: false, action: "", label: "Buy tile 2b", clauses: [REASON] },
  });
});

const spot = (name: string): Element => document.querySelector(`[data-spot="${name}"]`) as Element;
const sheet = (): HTMLElement => screen.getByRole("dialog", { name: "Build" });

const asks = (path: string): Promise<void> =>
  vi.waitFor(() => expect(requests.map((each) => each.path).join(" ")).toContain(path));

async function opened(legal: string[], view: object = {}, more: object = {}): Promise<ReturnType<typeof seated>> {
  const store = seated(legal, { previews: ACTIONS, ...more }, { ...BRITTANY, ...view });
  store.play = vi.fn(async () => true);
  render(BretagneTable, { store });
  await vi.waitFor(() => expect(spot("tile 1a")).not.toBeNull());
  return store;
}

const HELD = {
  phase: "lighthouse",
  tile: { space: "2a", tile: "stone+sand" },
  display: [
    ["stone", null],
    [null, "sand+sand"],
  ],
};

test("a tile shows what each lighthouse would cost and bring; buying it says that a card comes", async () => {
  const store = await opened(["build 1a", "build 2a", "pass"]);
  expect(spot("tile 2a").classList).toContain("legal");
  expect(spot("tile 2b").classList).not.toContain("legal");
  expect(spot("lighthouse Ar-Men").classList).not.toContain("legal");
  await fireEvent.click(spot("tile 2a"));
  const slip = document.querySelector('[data-chip="1"]') as Element;
  expect([...slip.querySelectorAll("[data-token]")].map((each) => each.getAttribute("data-token"))).toEqual([
    "wood",
    "stone",
    "engineer",
    "injury",
    "points",
  ]);
  expect(document.querySelector(".lighthouse.open .number")?.textContent).toBe("2");
  expect(slip.textContent).toContain("3+8");
  expect(spot("lighthouse Ar-Men").getAttribute("aria-label")).toContain(
    "floor 2, costs 1 wood, 1 stone, 3 engineers; 4 workers go up, 8 points",
  );
  expect(document.querySelectorAll(".lighthouse.dim")).toHaveLength(1);
  expect(within(sheet()).getByRole("button", { name: /Ar-Men/ })).toBeTruthy();
  const buy = within(sheet()).getByRole("button", { name: /Buy tile 2a/ });
  expect(buy.textContent).toContain("You draw a card; after that you cannot undo this.");
  await fireEvent.click(buy);
  expect(store.play).toHaveBeenCalledWith("build 2a");
});

test("the totals of a lighthouse name barge 3's saving, the injured worker, coins and points", async () => {
  await opened(["build 2a"]);
  await fireEvent.click(spot("tile 2a"));
  await fireEvent.click(within(sheet()).getByRole("button", { name: /Ar-Men/ }));
  const content = sheet().textContent ?? "";
  for (const part of ["floor 2 of 4", "4 demanded, barge 3 saves 1", "1 injured", "+2", "+8"])
    expect(content).toContain(part);
  await fireEvent.click(within(sheet()).getByRole("button", { name: "Others" }));
  expect(document.querySelector(".offers")).not.toBeNull();
});

test("the drawn card is shown with its values, then the lighthouse is chosen, added up and confirmed", async () => {
  const events = [
    { type: "card_drawn", decisions: 2, card: "pier" },
    { type: "tile_bought", decisions: 5 },
    { type: "card_drawn", decisions: 5, seat: 0, card: "foghorn" },
  ];
  const store = await opened(["on Ar-Men"], HELD, { labels: { "on Ar-Men": "Build on Ar-Men" }, events });
  await vi.waitFor(() => expect(sheet().textContent).toContain("You drew: foghorn"));
  expect(sheet().querySelector("figure")?.textContent).toContain("–78");
  expect(sheet().textContent).not.toContain("pier");
  expect(within(sheet()).queryByRole("button", { name: "Build on Ar-Men" })).toBeNull();
  await fireEvent.click(spot("lighthouse Ar-Men"));
  await vi.waitFor(() => expect(sheet().textContent).toContain("Ada would lead"));
  expect(store.play).not.toHaveBeenCalled();
  await fireEvent.click(within(sheet()).getByRole("button", { name: "Build on Ar-Men" }));
  expect(store.play).toHaveBeenCalledWith("on Ar-Men");
});

test("a lighthouse looked at with its tile stays chosen when the tile is bought, unless a card comes first", async () => {
  for (const [tile, chosen] of [
    ["1a", true],
    ["2a", false],
  ] as const) {
    await browser();
    const store = await opened([`build ${tile}`]);
    await fireEvent.click(spot(`tile ${tile}`));
    await fireEvent.click(spot("lighthouse Ar-Men"));
    await fireEvent.click(within(sheet()).getByRole("button", { name: new RegExp(`Buy tile ${tile}`) }));
    const bought = seated(["on Ar-Men"], { seq: 6, previews: ACTIONS }, { ...BRITTANY, ...HELD });
    store.states = bought.states;
    await vi.waitFor(() => expect(sheet().querySelector(chosen ? "dl" : ".offers li")).not.toBeNull());
    expect(sheet().querySelector(chosen ? ".offers" : "dl")).toBeNull();
  }
});

test("a barred tile and a barred lighthouse say why, by what is chosen", async () => {
  const store = await opened(["build 2a"]);
  await fireEvent.click(spot("tile 2b"));
  await vi.waitFor(() => expect(store.trouble?.clauses).toEqual([REASON]));
  await asks("why-not?action=build%202b&");
  await fireEvent.click(spot("tile 2a"));
  await fireEvent.click(spot("lighthouse Eckmuhl"));
  await asks("typed?text=build%202a%20Eckmuhl&");
});

test("with the tile in hand a barred lighthouse says what it lacks", async () => {
  await opened(["on Ar-Men"], HELD);
  await fireEvent.click(spot("lighthouse Eckmuhl"));
  await asks("why-not?action=on%20Eckmuhl&");
});

test("without confirmation a build is one click, but a tile is bought only after it was shown", async () => {
  preferences.set("confirm", false);
  const buying = await opened(["build 2a"]);
  await fireEvent.click(spot("tile 2a"));
  expect(buying.play).not.toHaveBeenCalled();
  await browser();
  const placing = await opened(["on Ar-Men"], HELD);
  await fireEvent.click(spot("lighthouse Ar-Men"));
  expect(placing.play).toHaveBeenCalledWith("on Ar-Men");
});

test("all tiles stand in a sheet too, and one goes back to them", async () => {
  await opened(["build 1a", "build 2a"]);
  await fireEvent.click(screen.getByRole("button", { name: "Build: 2 tiles to choose from" }));
  const barred = within(sheet()).getByRole("button", { name: "tile 2b" });
  expect(barred.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(within(sheet()).getByRole("button", { name: "tile 1a" }));
  expect(within(sheet()).getByRole("button", { name: "Buy tile 1a" }).textContent).not.toContain("undo");
  await fireEvent.click(within(sheet()).getByRole("button", { name: "All tiles" }));
  expect(within(sheet()).getByRole("button", { name: "tile 2a" })).toBeTruthy();
});

test("a lighthouse offers the tiles that could go there", async () => {
  await opened(["build 1a", "build 2a"]);
  await fireEvent.click(spot("lighthouse Ar-Men"));
  const note = await screen.findByRole("status", { name: "Ar-Men" });
  expect(
    within(note)
      .getAllByRole("button")
      .map((each) => each.getAttribute("aria-label")),
  ).toContain("build 2a");
});

test("the others see the tile in hand, on the display and beside it", async () => {
  await opened([], { ...HELD, turn_seat: 1, actor: 1 });
  expect(screen.getByText("Ben has bought tile 2a and is choosing a lighthouse.")).toBeTruthy();
  expect(document.querySelector(".construction .held .marker text")?.textContent).toBe("V");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what is scored next bears numbers in its order", async () => {
  await opened([], { to_score: [2, 1] });
  const turns = [...document.querySelectorAll(".lighthouse")].map((each) => each.querySelector(".turn")?.textContent);
  expect(turns).toEqual(["2", "1"]);
  expect(spot("lighthouse Eckmuhl").getAttribute("aria-label")).toContain("number 1 to be scored");
});

test("of what may be kept the most is offered first; anything else is two clicks away", async () => {
  const legal = ["keep wood 2", "keep wood 1", "keep stone 3", "keep stone 2", "keep stone 1", "keep nothing"];
  const labels = Object.fromEntries(legal.map((action) => [action, `Keep ${action.slice(5)}`]));
  const store = seated(legal, { labels }, BRITTANY);
  store.play = vi.fn(async () => true);
  render(KeepMaterials, { store });
  const main = (): HTMLElement => screen.getByRole("button");
  expect(main().textContent).toBe("Keep stone 3");
  expect(screen.getAllByRole("radio")).toHaveLength(6);
  await fireEvent.click(screen.getByRole("radio", { name: "Keep wood 1" }));
  expect(main().textContent).toBe("Keep wood 1");
  await fireEvent.click(main());
  expect(store.play).toHaveBeenCalledWith("keep wood 1");
  await fireEvent.click(screen.getByRole("radio", { name: "nothing" }));
  await fireEvent.click(main());
  expect(store.play).toHaveBeenCalledWith("keep nothing");
});

test("who has nothing left keeps nothing", () => {
  const store = seated(["keep nothing"], {}, BRITTANY);
  render(KeepMaterials, { store });
  expect(screen.getByRole("button").textContent).toBe("keep nothing");
});

test("another language changes the sheet as well", async () => {
  await opened(["build 2a"]);
  await fireEvent.click(spot("tile 2a"));
  await i18n.choose("de");
  await vi.waitFor(() => expect(screen.getByRole("button", { name: /Bauteil 2a kaufen/ })).toBeTruthy());
  await i18n.choose("en");
});
