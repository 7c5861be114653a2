import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Schemas } from "../api/client";
import { notifier } from "../state/notifier.svelte";
import { preferences } from "../state/preferences.svelte";
import { browser } from "../testing/fixtures";
import TableList from "./TableList.svelte";

beforeEach(browser);

const table = (id: string, actor: number | null, status = "playing"): Schemas["TableListed"] =>
  ({
    id,
    game: "bretagne",
    status,
    actor,
    mine: [0],
    seats: [{ name: "Ada" }, { name: "Ben" }],
  }) as unknown as Schemas["TableListed"];

test("a list of tables says who decides, those that wait for me first", () => {
  render(TableList, { tables: [table("one", 1), table("two", 0), table("three", null, "waiting")] });
  const lines = screen.getAllByRole("link");
  expect(lines.map((line) => line.getAttribute("href"))).toEqual(["/t/two", "/t/one", "/t/three"]);
  expect(lines[0]?.textContent).toContain("Your turn");
  expect(lines[1]?.textContent).toContain("Ben to move");
  expect(lines[2]?.textContent).toContain("waiting for players");
});

test("a chime calls a player who looks elsewhere, unless it is switched off", () => {
  const chimes = vi.fn();
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        chimes();
      }
    },
  );
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  const call = (): void => {
    notifier.turn(false);
    notifier.turn(true);
  };
  call();
  expect(chimes).toHaveBeenCalledTimes(1);
  notifier.turn(true);
  expect(chimes).toHaveBeenCalledTimes(1); // once for a turn
  preferences.set("sound", false);
  call();
  expect(chimes).toHaveBeenCalledTimes(1);
  preferences.set("sound", true);
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  call();
  expect(chimes).toHaveBeenCalledTimes(1); // a player who looks sees it
  notifier.turn(false);
});
