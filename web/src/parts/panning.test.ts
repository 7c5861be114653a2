import { expect, test } from "vitest";
import { within } from "./panning";

test("a board smaller than its frame lies in the middle", () => {
  expect(within(-500, 100, 300)).toBe(100);
});

test("a larger board never shows a gap", () => {
  expect(within(50, 1000, 300)).toBe(0);
  expect(within(-5000, 1000, 300)).toBe(-700);
  expect(within(-200, 1000, 300)).toBe(-200);
});
