import { expect, test } from "vitest";
import { overlap } from "../state/overlap.svelte";
import { shownFrom, within } from "./panning";

test("a board smaller than its frame lies in the middle", () => {
  expect(within(-500, 100, 300)).toBe(100);
});

test("a larger board never shows a gap", () => {
  expect(within(50, 1000, 300)).toBe(0);
  expect(within(-5000, 1000, 300)).toBe(-700);
  expect(within(-200, 1000, 300)).toBe(-200);
});

test("a part of the board is brought into sight with as little movement as possible", () => {
  const room = { width: 300, height: 200 };
  expect(shownFrom({ x: 100, y: 50, width: 50, height: 50 }, 1, [0, 0], room)).toEqual([0, 0]);
  expect(shownFrom({ x: 400, y: 50, width: 50, height: 50 }, 1, [0, 0], room)).toEqual([-164, 0]);
  expect(shownFrom({ x: 0, y: 300, width: 50, height: 50 }, 2, [-500, 0], room)).toEqual([14, -514]);
  expect(shownFrom({ x: 0, y: 0, width: 50, height: 400 }, 1, [14, 0], room)).toEqual([14, -100]);
});

test("only what lies over a board and reaches its lower edge covers it", () => {
  const lying = (left: number, top: number, bottom: number): HTMLElement => {
    const node = document.createElement("div");
    node.getBoundingClientRect = () => ({ left, right: left + 100, top, bottom }) as DOMRect;
    overlap.lay(node);
    return node;
  };
  const board = { left: 0, right: 300, bottom: 500 };
  const nodes = [lying(50, 420, 600), lying(400, 100, 600), lying(50, 10, 90)];
  expect(overlap.of(board)).toBe(80);
  overlap.lift(nodes[0] as HTMLElement);
  expect(overlap.of(board)).toBe(0);
  nodes.forEach((node) => overlap.lift(node));
});
