import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, GreatFireView } from "../api/client";
import { spotlight } from "../state/spotlight.svelte";
import { answers, browser, city, seated } from "../testing/tables";
import Board from "./Board.svelte";
import { Choosing } from "./choosing.svelte";
import Hand from "./Hand.svelte";
import { Stage } from "./stage.svelte";
import Standing from "./Standing.svelte";

beforeEach(browser);

const event = (type: string, more: object): GameEvent => ({ type, seq: 6, clause: "F2", ...more }) as unknown as GameEvent;
const viewOf = (store: ReturnType<typeof seated>): GreatFireView => store.view as GreatFireView;

test("the hand shows cards, objectives and what they are worth; only legal cards are offered", async () => {
  const store = seated(["card S"]);
  const asked = answers({ "/api/tables/t1/actions": {} });
  store.play = vi.fn(async () => true);
  render(Hand, { store, view: viewOf(store), map: city(), choosing: new Choosing(store) });
  const [north, south] = [screen.getByRole("button", { name: /North/ }), screen.getByRole("button", { name: /South/ })];
  expect(north.getAttribute("aria-disabled")).toBe("true");
  expect(south.getAttribute("aria-disabled")).toBe("false");
  expect(screen.queryByRole("button", { name: /East/ })).toBeNull();
  expect(north.textContent).toContain("×2");
  expect(screen.getByText(/Temple/).closest("li")?.className).not.toContain("lost");
  expect(screen.getByText(/Cheapside/).closest("li")?.className).toContain("lost");
  await fireEvent.click(south);
  expect(store.play).toHaveBeenCalledWith("card S");
  expect(asked).toEqual([]);
});

test("the board lights up what is legal, what is picked up and what is pointed at", async () => {
  const store = seated(["to Fish-Street", "band Temple>Fish-Street"]);
  const led = { events: [event("houses_burnt", { district: "Fish-Street", houses: "B" })], route: { class: 2, path: ["Cheapside", "Fish-Street"] } };
  answers({ "/api/tables/t1/outlook": { n: 1, actions: { "to Fish-Street": led } } });
  await store.outlook.ask();
  const choosing = new Choosing(store);
  const { container } = render(Board, { map: city(), picture: "/map.svg", view: viewOf(store), choosing });
  const space = (token: string): Element => container.querySelector(`[data-space="${token}"]`) as Element;
  expect(space("Fish-Street").classList).toContain("legal");
  expect(space("Fish-Street").getAttribute("tabindex")).toBe("0");
  expect(space("Temple").classList).toContain("liftable");
  expect(space("Cheapside").classList).toContain("burning");
  expect(space("Cheapside").getAttribute("aria-disabled")).toBe("true");
  expect(space("Temple").getAttribute("aria-label")).toBe("Temple: 1 house (G), no fire, 2 bands, 1 landowner");
  expect(container.querySelectorAll(".ways")).toHaveLength(1);
  expect(container.querySelector(".rank")?.textContent).toBe("2");
  expect(container.querySelectorAll(".house.lost")).toHaveLength(1);
  expect(space("Fish-Street").getAttribute("aria-label")).toContain("Priority class 2");
  expect(container.querySelectorAll(".halo")).toHaveLength(1);
  await fireEvent.click(space("Fish-Street"));
  await vi.waitFor(() => expect(container.querySelector(".way")).not.toBeNull());
  expect(space("Fish-Street").classList).toContain("pending");
  spotlight.light(["Temple"]);
  await vi.waitFor(() => expect(space("Temple").classList).toContain("lit"));
  spotlight.light([]);
});

test("a barred place says why, with its clause", async () => {
  const store = seated(["to Fish-Street"]);
  const clauses = [{ id: "F5", title: "Priority", text: "", reason: "Another must burn first" }];
  answers({ "/api/tables/t1/why-not": { legal: false, action: "to Temple", label: "Spread to Temple", clauses } });
  await new Choosing(store).click("Temple");
  expect(store.trouble?.message).toBe("Spread to Temple");
  expect(store.trouble?.clauses).toEqual(clauses);
});

test("the standing names houses, owners and cards until the fire intensifies", () => {
  const store = seated([]);
  const view = { ...viewOf(store), standing: { B: 19, R: 20 } };
  render(Standing, { view, map: city() });
  expect(screen.getByText("20").closest("li")?.textContent).toContain("Ada");
  expect([...document.querySelectorAll(".standing .house")].map((each) => each.textContent).join("")).toBe("RB"); // as in the pack
  expect(screen.getByText(/3 cards until the fire intensifies/)).toBeTruthy();
});

test("what happens is played act by act, each after the one before, and can be cut short", () => {
  const stage = new Stage(city());
  stage.perform(
    [
      event("fire_moved", { from: "Cheapside", to: "Temple" }),
      event("houses_burnt", { district: "Temple", houses: "G" }),
      event("turn_begun", { seat: 1 }),
      event("fire_moved", { from: "Cheapside", to: "Nowhere" }),
    ],
    1000,
  );
  expect(stage.acts.map((act) => [act.kind, act.text])).toEqual([["fire", ""], ["burn", "G"]]);
  expect(stage.acts[0]?.begins).toBe(1000);
  expect(stage.acts[1]?.begins).toBeGreaterThan(1000);
  stage.end(stage.acts[0]?.id ?? -1);
  expect(stage.acts).toHaveLength(1);
  stage.skip();
  expect(stage.acts).toEqual([]);
});

test("whoever falls far behind catches up at once", () => {
  const stage = new Stage(city());
  const many = Array.from({ length: 12 }, () => event("fire_moved", { from: "Cheapside", to: "Temple" }));
  stage.perform(many, 0);
  stage.perform([event("fire_contained", { district: "Temple" })], 10);
  expect(stage.acts.map((act) => act.kind)).toEqual(["contain"]);
});
