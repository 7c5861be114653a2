import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Schemas } from "../api/client";
import RuleText from "./RuleText.svelte";

const said = (text: string) => ({ text, mark: null, label: "" });

test("steps of a clause are a numbered list, points a plain one, and what is marked stands apart", () => {
  const blocks: Schemas["BlockInfo"][] = [
    { shape: "paragraph", items: [[said("Two decisions:")]] },
    {
      shape: "steps",
      items: [
        [said("the tile"), { text: "if it can go somewhere", mark: "ruling", label: "Ruling:" }],
        [said("the lighthouse")],
      ],
    },
    { shape: "points", items: [[said("a point")]] },
  ];
  const { container } = render(RuleText, { blocks });
  const [steps, points] = screen.getAllByRole("list");
  expect([steps?.tagName, points?.tagName]).toEqual(["OL", "UL"]);
  expect(
    within(steps as HTMLElement)
      .getAllByRole("listitem")
      .map((item) => item.querySelector("p")?.textContent),
  ).toEqual(["the tile", "the lighthouse"]);
  expect(container.querySelector("ol .marked.ruling")?.textContent).toBe("Ruling: if it can go somewhere");
  expect(container.querySelectorAll(".marked")).toHaveLength(1);
});
