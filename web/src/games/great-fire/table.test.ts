import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../../api/client";
import type { GreatFireView } from "./view";
import { highlight } from "../../state/highlight.svelte";
import { answers, browser, city, seated } from "../../testing/fixtures";
import Board from "./Board.svelte";
import { ActionPicker } from "./actionPicker.svelte";
import Hand from "./Hand.svelte";
import Legend from "./Legend.svelte";
import SetUpScreen from "./SetUpScreen.svelte";
import { AnimationQueue } from "./animationQueue.svelte";
import CityStatus from "./CityStatus.svelte";

beforeEach(browser);

const event = (type: string, more: object): GameEvent =>
  ({ type, decisions: 6, clause: "F2", ...more }) as unknown as GameEvent;
const viewOf = (store: ReturnType<typeof seated>): GreatFireView => store.view as GreatFireView;

test("the hand shows cards, objectives and what they are worth; only legal cards are offered", async () => {
  const store = seated(["card S"]);
  const requests = answers({ "/api/tables/t1/actions": {} });
  store.play = vi.fn(async () => true);
  render(Hand, { store, view: viewOf(store), map: city(), picker: new ActionPicker(store) });
  const [north, south] = [screen.getByRole("button", { name: /North/ }), screen.getByRole("button", { name: /South/ })];
  expect(north.getAttribute("aria-disabled")).toBe("true");
  expect(south.getAttribute("aria-disabled")).toBe("false");
  expect(screen.queryByRole("button", { name: /East/ })).toBeNull();
  expect(north.textContent).toContain("×2");
  expect(screen.getAllByText(/Temple/)[0]?.closest("li")?.className).not.toContain("lost");
  expect(screen.getAllByText(/Cheapside/)[0]?.closest("li")?.className).toContain("lost");
  await fireEvent.click(south);
  expect(store.play).toHaveBeenCalledWith("card S");
  expect(requests).toEqual([]);
});

test("the board lights up what is legal, what is picked up and what is pointed at", async () => {
  const led = {
    events: [event("houses_burnt", { district: "Fish-Street", houses: "B" })],
    route: { class: 2, path: ["Cheapside", "Fish-Street"] },
  };
  const store = seated(["to Fish-Street", "band Temple>Fish-Street"], { previews: { "to Fish-Street": led } });
  const picker = new ActionPicker(store);
  const { container } = render(Board, { map: city(), view: viewOf(store), picker });
  const space = (token: string): Element => container.querySelector(`[data-space="${token}"]`) as Element;
  expect(space("Fish-Street").classList).toContain("legal");
  expect(space("Fish-Street").getAttribute("tabindex")).toBe("0");
  expect(space("Temple").classList).toContain("liftable");
  expect(space("Cheapside").classList).toContain("burning");
  expect(space("Cheapside").getAttribute("aria-disabled")).toBe("true");
  expect(space("Temple").getAttribute("aria-label")).toBe("Temple: 1 house (G), no fire, 2 bands, 1 landowner");
  expect(container.querySelectorAll(".gate")).toHaveLength(1);
  expect(container.querySelectorAll(".line.legal")).toHaveLength(1);
  expect(container.querySelectorAll(".house.doomed")).toHaveLength(1);
  expect(space("Fish-Street").getAttribute("aria-label")).toContain("Priority 2");
  expect(container.querySelectorAll(".halo")).toHaveLength(1);
  await fireEvent.click(space("Fish-Street"));
  await vi.waitFor(() => expect(container.querySelector(".way")).not.toBeNull());
  expect(space("Fish-Street").classList).toContain("pending");
  highlight.show(["Temple"]);
  await vi.waitFor(() => expect(space("Temple").classList).toContain("lit"));
  highlight.show([]);
});

test("a barred place says why, with its clause", async () => {
  const store = seated(["to Fish-Street"]);
  const clauses = [{ id: "F5", title: "Priority", text: "", reason: "Another must burn first" }];
  answers({
    "/api/tables/t1/why-not": { legal: false, action: "to Temple", label: "Move the fire to Temple", clauses },
  });
  await new ActionPicker(store).click("Temple");
  expect(store.trouble?.message).toBe("Move the fire to Temple");
  expect(store.trouble?.clauses).toEqual(clauses);
});

test("the standing names houses, owners and cards until the fire intensifies", () => {
  const store = seated([]);
  const view = { ...viewOf(store), standing: { B: 19, R: 20 } };
  render(CityStatus, { view, map: city() });
  expect(screen.getByText("20").closest("li")?.textContent).toContain("Ada");
  expect([...document.querySelectorAll(".standing .house")].map((each) => each.textContent).join("")).toBe("RB"); // as in the pack
  expect(screen.getByText(/3 cards until the fire intensifies/)).toBeTruthy();
});

test("turns are counted as the view says; then nobody counts cards any more", () => {
  const view = viewOf(seated([]));
  render(CityStatus, { view: { ...view, last_turns: 4 }, map: city() });
  expect(screen.getByText("3 more turns after this one")).toBeTruthy();
  expect(screen.queryByText(/until the fire intensifies/)).toBeNull();
  render(CityStatus, { view: { ...view, last_turns: 1 }, map: city() });
  expect(screen.getByText("last turn")).toBeTruthy();
});

test("both fires of a double move are counted for everybody", () => {
  const view = viewOf(seated([]));
  render(CityStatus, { view: { ...view, doubled: true, moves: 2 }, map: city() });
  expect(screen.getByText("1/2").parentElement?.textContent).toContain("the first fire of two");
  render(CityStatus, { view: { ...view, doubled: true, moves: 1 }, map: city() });
  expect(screen.getByText("2/2")).toBeTruthy();
});

const HELD_DOUBLE = ["card N", "card S", "card N double", "card S double"];

test("a double-move token is switched on with the card, for eyes, keys and ears", async () => {
  const store = seated(HELD_DOUBLE);
  store.play = vi.fn(async () => true);
  render(Hand, { store, view: viewOf(store), map: city(), picker: new ActionPicker(store) });
  const [toggle, north] = [
    screen.getByRole("switch", { name: "with a double move" }),
    screen.getByRole("button", { name: /North/ }),
  ];
  expect(toggle.getAttribute("aria-checked")).toBe("false");
  await fireEvent.click(toggle);
  expect(toggle.getAttribute("aria-checked")).toBe("true");
  expect(north.textContent).toContain("with a double move");
  await fireEvent.click(north);
  expect(store.play).toHaveBeenCalledWith("card N double");
  await fireEvent.click(toggle);
  await fireEvent.click(north);
  expect(store.play).toHaveBeenLastCalledWith("card N");
});

test("without a token to play there is no switch, and a token just taken is marked", () => {
  const store = seated(
    ["double", "end"],
    {},
    { own: { ...viewOf(seated([])).own, tokens: { double: 1 }, just_taken: "double" } },
  );
  render(Hand, { store, view: viewOf(store), map: city(), picker: new ActionPicker(store) });
  expect(screen.queryByRole("switch")).toBeNull();
  expect(screen.getByText("1 double move").className).toContain("fresh");
});

/** Before anything but hands is dealt. */
const BARE = {
  ...{
    phase: "exchange",
    houses: {},
    fires: { "Pudding-Lane": 25 },
    tokens: [],
    bands: {},
    standing: null,
    stack: null,
    start: null,
    moves: 0,
  },
  ...{
    seats: [
      { colours: [], landowners: [{ colour: null, at: null }] },
      { colours: [], landowners: [{ colour: null, at: null }] },
    ],
  },
  own: { hand: { N: 2, E: 0, S: 2, W: 1 }, objectives: [], colours: [], tokens: {}, just_taken: null },
};

test("the game starts with five cards and one button, the others waited for by name", async () => {
  const store = seated(["keep"], {}, BARE);
  store.play = vi.fn(async () => true);
  render(SetUpScreen, { store, view: viewOf(store) });
  expect(screen.getByRole("heading", { name: "Your five fire cards" })).toBeTruthy();
  const cards = screen.getByRole("list", { name: "Your hand" });
  expect([...cards.children].map((each) => each.textContent?.trim())).toEqual([
    "North",
    "North",
    "South",
    "South",
    "West",
  ]);
  expect(screen.getAllByRole("button").map((each) => each.textContent)).toEqual(["Start"]);
  expect(screen.getByText("Ben").parentElement?.className).toContain("next");
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(store.play).toHaveBeenCalledWith("keep");
});

test("five identical cards may be exchanged", async () => {
  const store = seated(["keep", "redraw"], {}, { ...BARE, own: { ...BARE.own, hand: { S: 5 } } });
  store.play = vi.fn(async () => true);
  render(SetUpScreen, { store, view: viewOf(store) });
  await fireEvent.click(screen.getByRole("button", { name: "Exchange my five cards" }));
  expect(store.play).toHaveBeenCalledWith("redraw");
});

test("during set-up a waiting player sees who looks at the cards", () => {
  const store = seated([], {}, { ...BARE, actor: 1 });
  render(SetUpScreen, { store, view: viewOf(store) });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Ben").parentElement?.className).toContain("looks");
});

test("a city that is not laid out yet is not burnt, and its standing is empty", () => {
  const store = seated([], {}, BARE);
  render(CityStatus, { view: viewOf(store), map: city() });
  expect(document.querySelectorAll(".standing .house")).toHaveLength(0);
  const { container } = render(Board, {
    map: city(),

    view: viewOf(store),
    picker: new ActionPicker(store),
  });
  expect(container.querySelectorAll(".space.burnt")).toHaveLength(0);
  const laid = viewOf(seated([]));
  expect(
    render(Board, {
      map: city(),

      view: { ...laid, houses: {}, fires: {} },
      picker: new ActionPicker(store),
    }).container.querySelectorAll(".space.burnt"),
  ).toHaveLength(3);
});

test("events are animated one after the other, and the animation can be skipped", () => {
  const animations = new AnimationQueue(city());
  animations.perform(
    [
      event("fire_moved", { from: "Cheapside", to: "Temple" }),
      event("houses_burnt", { district: "Temple", houses: "G" }),
      event("turn_begun", { seat: 1 }),
      event("fire_moved", { from: "Cheapside", to: "Nowhere" }),
    ],
    1000,
  );
  expect(animations.running.map((animation) => [animation.kind, animation.text])).toEqual([
    ["fire", ""],
    ["burn", "G"],
  ]);
  expect(animations.running[0]?.begins).toBe(1000);
  expect(animations.running[1]?.begins).toBeGreaterThan(1000);
  animations.end(animations.running[0]?.id ?? -1);
  expect(animations.running).toHaveLength(1);
  animations.skip();
  expect(animations.running).toEqual([]);
});

test("animations that lag far behind are skipped", () => {
  const animations = new AnimationQueue(city());
  const many = Array.from({ length: 12 }, () => event("fire_moved", { from: "Cheapside", to: "Temple" }));
  animations.perform(many, 0);
  animations.perform([event("fire_contained", { district: "Temple" })], 10);
  expect(animations.running.map((animation) => animation.kind)).toEqual(["contain"]);
});

test("the legend names every piece and says what it is for", () => {
  const { container } = render(Legend);
  const entries = [...container.querySelectorAll("li")];
  expect(entries).toHaveLength(20);
  for (const entry of entries) {
    expect(entry.querySelector("svg")).not.toBeNull();
    expect(entry.querySelector("h4")?.textContent).not.toMatch(/^legend-|^$/);
    expect(entry.querySelector("p")?.textContent).toMatch(/\.$/);
  }
});
