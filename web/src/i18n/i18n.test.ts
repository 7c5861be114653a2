import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, expect, test } from "vitest";
import { LANGUAGES, say, i18n } from "./i18n.svelte";

const catalogues = import.meta.glob<string>("../catalogues/*/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

function bundle(language: string): FluentBundle {
  const found = new FluentBundle(language);
  found.addResource(new FluentResource(catalogues[`../catalogues/${language}/web.ftl`] ?? ""));
  return found;
}

beforeEach(() => localStorage.clear());

test("every sentence that the client says is in all three languages", () => {
  const named = Object.entries(sources).flatMap(([path, text]) =>
    path.endsWith(".test.ts") || path.includes("schema.d")
      ? []
      : [...text.matchAll(/\bsay\(\s*"([a-zA-Z-]+)"/g)].map((found) => found[1] ?? ""),
  );
  expect(named.length).toBeGreaterThan(80);
  for (const language of LANGUAGES) {
    const known = bundle(language);
    expect(named.filter((id) => !known.hasMessage(id))).toEqual([]);
  }
});

test("a switch of language changes the words at once, plurals included", async () => {
  await i18n.choose("en");
  expect(say("points-left", { count: 1 })).toBe("1 action point");
  expect(say("points-left", { count: 3 })).toBe("3 action points");
  await i18n.choose("fr");
  expect(say("good-coin", { count: 1 })).toBe("pièce");
  expect(say("good-coin", { count: 2 })).toBe("pièces");
  await i18n.choose("de");
  expect(say("good-coin", { count: 2 })).toBe("Münzen");
  expect(document.documentElement.lang).toBe("de");
});

test("an unknown sentence shows its id, not nothing", () => {
  expect(say("no-such-sentence")).toBe("no-such-sentence");
});
