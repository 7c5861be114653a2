import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { arrange, curve, inset, inside, type Item } from "./layout";
import { borderOf, charted, type Pack } from "./pack";

const PACK = "../src/tinderbox/games/great_fire/data/great-fire-1.json"; // from the folder of the client
const map = charted({ ...(JSON.parse(readFileSync(PACK, "utf8")) as Pack), tokens: {} });
const districts = map.spaces.filter((space) => space.kind === "district");
const house: Omit<Item, "x" | "y"> = { kind: "house", letter: "R", count: 1, width: 32, height: 34 };

test("every name begins inside its district", () => {
  const outside = districts.filter(
    ({ polygon, layout: { label } }) => !inside([label.at[0], label.at[1] + label.height / 2], polygon),
  );
  expect(outside.map((space) => space.name)).toEqual([]);
});

test("all houses of a district stand in it, below its name and apart from each other", () => {
  for (const { name, size, polygon, layout } of districts) {
    const items = arrange(
      layout,
      Array.from({ length: size }, () => house),
      [],
    );
    expect(items, name).toHaveLength(size);
    for (const [at, item] of items.entries()) {
      expect(inside([item.x, item.y - 16], polygon), `${name}, house ${at}`).toBe(true);
      expect(item.y - 34, name).toBeGreaterThan(layout.label.at[1]);
      for (const other of items.slice(at + 1))
        expect(Math.abs(item.x - other.x) >= 31 || Math.abs(item.y - other.y) >= 24, name).toBe(true);
    }
  }
});

test("an inset polygon lies inside", () => {
  for (const { name, polygon } of districts)
    expect(inset(polygon, 9).filter((point) => !inside(point, polygon)).length, name).toBeLessThan(2);
});

test("a border is found from either side, and a way ends where it leads", () => {
  const { a, b } = map.borders[0] as { a: string; b: string };
  expect(borderOf(map, a, b)).toBe(borderOf(map, b, a));
  expect(borderOf(map, a, a)).toBeUndefined();
  expect(
    curve([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe("M0 0Q10 0 10 10");
  expect(
    curve([
      [0, 0],
      [5, 5],
    ]),
  ).toBe("M0 0L5 5");
  expect(curve([[0, 0]])).toBe("");
});
