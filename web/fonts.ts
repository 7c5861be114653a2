/** Cuts the fonts from npm down to the letters that the client shows, before Vite reads the style sheets. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";
import type { Plugin } from "vite";

const FOLDER = new URL("./.fonts/", import.meta.url);
/** What English, German and French need. Other letters, in players' names for example, come from the system's font. */
const LETTERS =
  " !\"#%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz" +
  "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒàâäæçèéêëîïôöùûüœß\u00a0\u202f«»‹›‘’‚“”„–—…·•×−€§°";
/** Titles are words: their numbers are those of the text face. Only the year 1666 is written in this one. */
const TITLES = LETTERS.replace(/[#%*+/<=>[\]_02345789×€§°Æ]/g, "");
/** Names on the boards that are written in italics: the river, the far bank, the seas. */
const CAPTIONS = " '’-ABCDEFGILMNOPRSTVabcdefghiklmnopqrstuvwyzßéèêôïî";

/** The files of the packages, and the letters that are kept of each. */
const FACES: Record<string, string> = {
  "im-fell-english-latin-400-normal": TITLES,
  "im-fell-english-latin-400-italic": CAPTIONS,
  "alegreya-sans-latin-500-normal": LETTERS,
  "alegreya-sans-latin-700-normal": LETTERS,
  "alegreya-sans-latin-800-normal": LETTERS,
  "old-standard-tt-latin-700-normal": LETTERS,
  "old-standard-tt-latin-400-italic": CAPTIONS,
  "source-sans-3-latin-400-normal": LETTERS,
  "source-sans-3-latin-600-normal": LETTERS,
  "source-sans-3-latin-700-normal": LETTERS,
};
const OPTIONS = { targetFormat: "woff2" as const, keepFeatures: ["kern", "liga", "lnum", "tnum"], noHinting: true };

export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      await mkdir(FOLDER, { recursive: true });
      for (const [face, letters] of Object.entries(FACES)) await cut(face, letters);
    },
  };
}

async function cut(face: string, letters: string): Promise<void> {
  const family = face.slice(0, face.indexOf("-latin"));
  const source = createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${face}.woff2`);
  await writeFile(new URL(`${face}.woff2`, FOLDER), await subset(await readFile(source), letters, OPTIONS));
}
