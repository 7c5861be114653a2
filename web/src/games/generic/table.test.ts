import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Schemas } from "../../api/client";
import { preferences } from "../../state/preferences.svelte";
import { MILL_RACE, PICTURE, SUMMARY } from "../../testing/exampleGame";
import { answers, browser, seated } from "../../testing/fixtures";
import { entryOf, placesOf, REGISTERED } from "../registry";
import { ActionPicker } from "./actionPicker.svelte";
import GenericTable from "./GenericTable.svelte";
import { generic } from "./entry";
import { outline, readPicture } from "./picture";

beforeEach(async () => {
  await browser();
  preferences.set("confirm", true);
});

function opened(summary: Partial<Schemas["Summary"]> = {}, legal = ["draw"]) {
  const store = seated(legal, {}, { game: "mill-race", names: ["Ada", "Ben"] });
  store.play = vi.fn(async () => true);
  const requests = answers({
    "/api/tables/t1/summary": { ...SUMMARY, ...summary },
    "/api/games": { games: [MILL_RACE], bots: [], language: "en" },
  });
  const { container } = render(GenericTable, { store, turn: legal.length > 0 });
  return { store, requests, container };
}

const shadow = (container: Element): ShadowRoot => container.querySelector(".picture")?.shadowRoot as ShadowRoot;
const placeIn = (container: Element, id: string): Element =>
  (container.querySelector(".picture")?.shadowRoot ?? container).querySelector(`[data-place="${id}"]`) as Element;
const stateOf = (container: Element, id: string): string => placeIn(container, id).getAttribute("data-state") ?? "";
const button = (): HTMLElement =>
  screen.getAllByRole("button").find((each) => each.className.includes("main")) as HTMLElement;

test("a game that is not registered gets the generic entry", () => {
  expect(entryOf("mill-race")).toBe(generic);
  expect(REGISTERED.map((id) => entryOf(id))).not.toContain(generic);
  expect(placesOf("mill-race", { place: "mill", seat: 1 })).toEqual(["mill"]);
});

test("the first playable card is chosen; its places and actions are shown", async () => {
  const { container } = opened();
  expect(await screen.findByText("What you can do with 2")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Play 2 at weir/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Play 5/ })).toBeNull();
  expect(screen.getByText("Anywhere")).toBeTruthy();
  expect(stateOf(container, "weir")).toBe("legal");
  expect(stateOf(container, "mill")).toBe("");
  expect(screen.getByText("cards in the deck")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Rules" }).getAttribute("href")).toBe("/rules/mill-race#P3");
  const players = screen.getByRole("list", { name: "Players" });
  expect(within(players).getByText("You").closest("li")?.textContent).toContain("4 cards, 2 on the table");
  expect(within(players).getByText("Ben").closest("li")?.textContent).toContain("3 cards");
  expect(button().textContent?.trim()).toBe("Choose an action");
  expect(button()).toHaveProperty("disabled", true);
});

test("card, then place, then the one button", async () => {
  const { store, container } = opened();
  await fireEvent.click(await screen.findByRole("button", { name: "5" }));
  expect(stateOf(container, "mill")).toBe("legal");
  await fireEvent.click(placeIn(container, "mill"));
  expect(stateOf(container, "mill")).toContain("chosen");
  expect(screen.getByRole("button", { name: /Play 5 at mill/, pressed: true })).toBeTruthy();
  expect(store.play).not.toHaveBeenCalled();
  expect(button().textContent?.trim()).toBe("Play 5 at mill");
  await fireEvent.click(button());
  expect(store.play).toHaveBeenCalledWith("play 5 mill");
});

test("pointing at an action lights its place, pointing at a place lights its action", async () => {
  const { container } = opened();
  const line = await screen.findByRole("button", { name: /Play 2 at weir/ });
  await fireEvent.pointerEnter(line);
  expect(stateOf(container, "weir")).toContain("lit");
  await fireEvent.pointerLeave(line);
  expect(stateOf(container, "weir")).not.toContain("lit");
  await fireEvent.pointerOver(placeIn(container, "weir"));
  expect(line.className).toContain("lit");
});

test("keys: Enter on a place chooses, Enter again plays, Escape lets go", async () => {
  const { store, container } = opened();
  await screen.findByText("What you can do with 2");
  const weir = placeIn(container, "weir");
  expect(weir.getAttribute("tabindex")).toBe("0");
  expect(weir.getAttribute("aria-label")).toBe("Weir, value 3, 1 of 3 taken, 1 of 3, you can play here");
  await fireEvent.keyDown(weir, { key: "Enter" });
  expect(weir.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(weir.getAttribute("aria-pressed")).toBe("false");
  await fireEvent.keyDown(weir, { key: "Enter" });
  await fireEvent.keyDown(weir, { key: " " });
  expect(store.play).toHaveBeenCalledWith("play 2 weir");
});

test("without a picture the places are plaques that work the same way", async () => {
  const { store, container } = opened({ picture: null });
  const weir = await screen.findByRole("button", { name: /Weir/ });
  expect(weir.className).toContain("legal");
  expect(weir.querySelectorAll("i.free")).toHaveLength(2);
  await fireEvent.click(weir, { detail: 1 });
  expect(weir.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(button());
  expect(store.play).toHaveBeenCalledWith("play 2 weir");
  expect(placeIn(container, "spring").className).toContain("closed");
});

test("a spectator sees neither hand nor actions", async () => {
  const store = seated([], { seat: null, mine: [] }, { game: "mill-race", names: ["Ada", "Ben"] });
  store.states = new Map([[null, { ...store.state, seat: null } as never]]);
  store.seat = null;
  const requests = answers({
    "/api/tables/t1/summary": { ...SUMMARY, actions: [], summary: { ...SUMMARY.summary, hand: [] } },
  });
  render(GenericTable, { store, turn: false });
  expect(await screen.findByText("cards in the deck")).toBeTruthy();
  expect(screen.queryByText("Your hand, only you see it")).toBeNull();
  expect(document.querySelector("button.main")).toBeNull();
  expect(requests.map((each) => each.path)).toContain("/api/tables/t1/summary?lang=en");
});

test("a place where only another card fits takes that card; several actions of a place take turns", () => {
  const play = vi.fn();
  const picker = new ActionPicker(play);
  picker.follow({
    ...SUMMARY,
    actions: [...SUMMARY.actions, { ...(SUMMARY.actions[2] as never as object), action: "hide 5 mill" } as never],
  });
  expect(picker.card).toBe("2");
  picker.pickPlace("mill");
  expect([picker.card, picker.action?.action]).toEqual(["5", "play 5 mill"]);
  picker.pickPlace("mill");
  expect(picker.action?.action).toBe("hide 5 mill");
  expect(picker.pickPlace("spring")).toBe(false);
  picker.pickCard("2");
  expect(picker.action).toBeNull();
  preferences.set("confirm", false);
  picker.pickPlace("weir");
  expect(play).toHaveBeenCalledWith("play 2 weir");
});

test("a picture is shown without scripts, handlers and foreign addresses; its styles are kept apart", () => {
  const picture = readPicture(PICTURE);
  expect(picture).toMatchObject({ width: 1120, height: 642, css: ".plaque { fill: white }" });
  expect(picture?.svg.outerHTML).not.toMatch(/script|onload|elsewhere|<style/);
  expect(readPicture("<p>no picture</p>")).toBeNull();
  if (picture) outline(picture.svg, { legal: new Set(["mill"]), chosen: "mill", lit: new Set() });
  expect(picture?.svg.querySelector('[data-place="mill"]')?.getAttribute("data-state")).toBe("legal chosen");
});

test("the picture has the game's title and keeps its styles in its own tree", async () => {
  const { container } = opened();
  await screen.findByText("What you can do with 2");
  expect(shadow(container).querySelector("svg")?.getAttribute("aria-label")).toMatch(/mill-race|Mill Race/);
  expect(shadow(container).adoptedStyleSheets).toHaveLength(2);
});
