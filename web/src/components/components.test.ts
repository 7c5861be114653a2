import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, TableState } from "../api/client";
import { preferences } from "../state/preferences.svelte";
import { highlight } from "../state/highlight.svelte";
import { answers, browser, seated } from "../testing/fixtures";
import { i18n } from "../i18n/i18n.svelte";
import Actions from "./Actions.svelte";
import HotSeatCurtain from "./HotSeatCurtain.svelte";
import EndScreen from "./EndScreen.svelte";
import EventLog from "./EventLog.svelte";
import Header from "./Header.svelte";
import Hint from "./Hint.svelte";
import Refusal from "./Refusal.svelte";
import Narration from "./Narration.svelte";
import TurnBar from "./TurnBar.svelte";

beforeEach(async () => {
  await browser();
  highlight.show([]);
});

const event = (decisions: number, text: string, more: object = {}): GameEvent =>
  ({ decisions, text, type: "x", clause: "F2", ...more }) as unknown as GameEvent;

test("the bar shows the prompt and offers undo, reset and a hint only to the player who must decide", async () => {
  const store = seated(["end"], { prompt: "Play a card" });
  store.undo = vi.fn(async () => true);
  const { rerender } = render(TurnBar, { store, turn: true, hinting: false });
  expect(screen.getByRole("status").textContent).toBe("Play a card");
  await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(store.undo).toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Reset my turn" })).toBeTruthy();
  await rerender({ store, turn: false, hinting: false });
  expect(screen.queryByRole("button")).toBeNull();
});

test("actions are buttons named after the act; many of one kind are folded; any can be typed", async () => {
  const many = Array.from({ length: 9 }, (_, place) => `walk A>P${place}`);
  const store = seated(["end", ...many], { labels: { end: "End your actions" } });
  store.play = vi.fn(async () => true);
  const { container } = render(Actions, { store });
  await fireEvent.click(screen.getByRole("button", { name: "End your actions" }));
  expect(store.play).toHaveBeenCalledWith("end");
  expect(container.querySelector("details")?.textContent).toContain("9 choices");
  const box = screen.getByLabelText("Type an action");
  const requests = answers({ "/api/tables/t1/typed": { decisions: 5, actions: ["walk A>P4"], note: null } });
  const type = async (text: string): Promise<void> => {
    await fireEvent.input(box, { target: { value: text } });
    await fireEvent.submit(box.closest("form") as HTMLFormElement);
  };
  await type(" walk A>P3 ");
  await vi.waitFor(() => expect(store.play).toHaveBeenLastCalledWith("walk A>P3"));
  expect(requests).toEqual([]); // a legal action needs no question
  await type("walk a>p4");
  await vi.waitFor(() => expect(store.play).toHaveBeenLastCalledWith("walk A>P4"));
  expect(requests[0]?.path).toContain("text=walk%20a%3Ep4&seat=0");
});

test("what is typed may stand for several actions, and comes with a word on what was left out", async () => {
  const store = seated(["build 1a", "build 2b"]);
  store.play = vi.fn(async () => true);
  render(Actions, { store });
  const box = screen.getByLabelText("Type an action") as HTMLInputElement;
  const type = async (text: string, actions: string[], note: string | null): Promise<void> => {
    answers({ "/api/tables/t1/typed": { decisions: 5, actions, note } });
    await fireEvent.input(box, { target: { value: text } });
    await fireEvent.submit(box.closest("form") as HTMLFormElement);
    await vi.waitFor(() => expect(box.value).toBe(""));
  };
  await type("build 1a Ar-Men", ["build 1a", "on Ar-Men"], null);
  expect(store.play).toHaveBeenNthCalledWith(1, "build 1a");
  expect(store.play).toHaveBeenNthCalledWith(2, "on Ar-Men");
  await type("build 2b Ar-Men", ["build 2b"], "First the card, then the lighthouse.");
  expect(store.play).toHaveBeenCalledTimes(3);
  expect(screen.getByRole("status").textContent).toBe("First the card, then the lighthouse.");
});

test("a typed line that is refused says why and stays to be corrected", async () => {
  const store = seated(["build 1a"]);
  store.play = vi.fn(async () => true);
  answers({});
  render(Actions, { store });
  const box = screen.getByLabelText("Type an action") as HTMLInputElement;
  await fireEvent.input(box, { target: { value: "build 1a Ar-Men" } });
  await fireEvent.submit(box.closest("form") as HTMLFormElement);
  await vi.waitFor(() => expect(store.trouble?.message).toBe("No"));
  expect(store.play).not.toHaveBeenCalled();
  expect(box.value).toBe("build 1a Ar-Men");
});

test("the log tells the newest first, links clauses and lights places under the pointer", async () => {
  const events = [event(1, "First"), event(2, "The fire moves", { from: "Temple", to: "Cheapside", clause: "F6" })];
  const store = seated([], { events });
  render(EventLog, { store });
  const lines = screen.getAllByRole("listitem");
  expect(lines[0]?.textContent).toContain("The fire moves");
  expect(screen.getByRole("link", { name: "F6" }).getAttribute("href")).toBe("/rules/great-fire#F6");
  await fireEvent.pointerEnter(lines[0] as Element);
  expect([...highlight.places]).toEqual(["Temple", "Cheapside"]);
  await fireEvent.pointerLeave(lines[0] as Element);
  expect(highlight.places.size).toBe(0);
});

test("the language changes at once, everywhere", async () => {
  render(Header);
  expect(screen.getByRole("link", { name: "Rules" })).toBeTruthy();
  await fireEvent.change(screen.getByLabelText("Language"), { target: { value: "de" } });
  await vi.waitFor(() => expect(screen.getByRole("link", { name: "Regeln" })).toBeTruthy());
  expect(document.documentElement.lang).toBe("de");
  await i18n.choose("en");
});

test("advice names the act, what it is worth and why, and is gone when the table goes on", async () => {
  const store = seated(["end"]);
  const reasons = [{ name: "houses", points: 2, text: "your houses are safer" }];
  const requests = answers({
    "/api/tables/t1/hints": {
      decisions: 5,
      seq: 5,
      seat: 0,
      moves: [{ action: "end", label: "End", win: 0.424, points: 21, tried: 9, reasons, text: "" }],
    },
  });
  store.play = vi.fn(async () => true);
  const { component } = render(Hint, { store, open: true });
  expect(component).toBeTruthy();
  await vi.waitFor(() => expect(screen.getByText("42% to win, 21 points expected")).toBeTruthy());
  expect(screen.getByText("your houses are safer")).toBeTruthy();
  expect(requests[0]?.path).toContain("seat=0");
  await fireEvent.click(screen.getByRole("button", { name: "End" }));
  expect(store.play).toHaveBeenCalledWith("end");
});

test("without advice the server's own words are shown", async () => {
  answers({});
  render(Hint, { store: seated(["end"]), open: true });
  await vi.waitFor(() => expect(screen.getByText("No")).toBeTruthy());
});

test("a refusal names its clauses and goes away", async () => {
  const store = seated(["end"]);
  store.trouble = {
    error: "illegal",
    message: "Not now",
    clauses: [{ id: "F4", title: "Bounds", text: "", reason: "It is grass" }],
    faults: [],
    state: null,
  };
  const { container } = render(Refusal, { store });
  expect(screen.getByRole("alert").textContent).toContain("It is grass");
  expect(screen.getByRole("link", { name: "F4 Bounds" }).getAttribute("href")).toBe("/rules/great-fire#F4");
  await fireEvent.click(screen.getByRole("button"));
  await vi.waitFor(() => expect(container.querySelector(".refusal")).toBeNull());
});

test("the curtain shows nothing but whose turn it is", async () => {
  const store = seated(["end"]);
  store.sit = vi.fn(async () => undefined);
  render(HotSeatCurtain, { store, seat: 1 });
  expect(screen.getByRole("heading").textContent).toBe("Hand over to Ben");
  await fireEvent.click(screen.getByRole("button", { name: "I am Ben" }));
  expect(store.sit).toHaveBeenCalledWith(1);
});

test("what the game does is shown line by line, or at once without animations", async () => {
  vi.useFakeTimers();
  const store = seated([]);
  const happened = [
    event(6, "A card is turned", { clause: "P6" }),
    event(6, "Two houses burn", { type: "houses_burnt", clause: "F7" }),
    event(6, "Ada draws", { clause: "D1" }),
  ];
  render(Narration, { store, title: "The city’s turn", clauses: /^P/, along: /^houses_burnt$/ });
  expect(screen.queryByRole("region")).toBeNull();
  store.latest = happened;
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual(["A card is turned"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region")).toBeNull();
  preferences.set("motion", false);
  store.latest = [...happened];
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  store.latest = [event(7, "Ben walks")];
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole("region")).toBeTruthy(); // what others do leaves time to read
  const entries = [{ kind: "action", seat: 0, decisions: 5 }] as unknown as TableState["entries"];
  store.states = new Map([[0, { ...(store.state as TableState), entries }]]);
  store.latest = [event(8, "Ada walks")];
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.queryByRole("region")).toBeNull();
  preferences.set("motion", true);
  vi.useRealTimers();
});

test("the end names winners and every source of points; only who played may ask for a rematch", async () => {
  answers({ "/api/catalogue/great-fire/en": { language: "en", sources: ["source-houses = Houses"] } });
  const outcome = {
    places: [2, 1],
    scores: [10, 12],
    breakdown: [{ houses: 10 }, { houses: 12 }],
  } as unknown as TableState["outcome"];
  const { unmount } = render(EndScreen, { store: seated([], { outcome }) });
  expect(screen.getByRole("heading").textContent).toBe("Ben wins");
  await vi.waitFor(() => expect(screen.getAllByText(/Houses/)).toHaveLength(2));
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Ben");
  expect(screen.getByRole("button", { name: "Rematch" })).toBeTruthy();
  unmount();
  render(EndScreen, { store: seated([], { outcome, mine: [] }) });
  expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
});
