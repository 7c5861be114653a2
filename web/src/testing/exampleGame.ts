/** A small game without a folder of its own, as the server describes it. */
import type { Schemas } from "../api/client";

const place = (id: string, name: string, more: Partial<Schemas["PlaceSummary"]> = {}): Schemas["PlaceSummary"] => ({
  ...{ id, name, value: "3", note: "", marks: [], slots: 3, closed: false },
  ...more,
});
const card = (value: number): Schemas["CardSummary"] => ({
  id: String(value),
  text: String(value),
  note: "",
  pips: value,
});
const play = (value: number, at: string, note = ""): Schemas["ActionSummary"] => ({
  ...{ action: `play ${value} ${at}`, label: `Play ${value} at ${at}`, note, card: String(value), place: at },
});

export const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1120 642" onload="alert(1)">
  <style>.plaque { fill: white }</style><script>alert(2)</script>
  <g data-place="weir"><rect class="plaque" width="178" height="92" rx="12" style="opacity: 0.5"/></g>
  <g data-place="mill"><rect class="plaque" x="400" width="178" height="92" rx="12"/></g>
  <g data-place="spring"><rect class="plaque" y="400" width="178" height="92" rx="12"/></g>
  <image href="https://elsewhere.test/x.png"/></svg>`;

export const SUMMARY: Schemas["Summary"] = {
  seq: 5,
  summary: {
    players: [
      { seat: 0, points: 0, note: "4 cards, 2 on the table" },
      { seat: 1, points: 2, note: "3 cards" },
    ],
    places: [
      place("weir", "Weir", { marks: [{ seat: 1, text: "" }], note: "1 of 3" }),
      place("mill", "Mill", { value: "5" }),
      place("spring", "Spring", { closed: true, note: "B took it with 6" }),
    ],
    hand: [card(2), card(5)],
    facts: [{ value: "9", label: "cards in the deck" }],
    tip: "The third card turns a place over; the highest takes it.",
    clause: "P3",
  },
  actions: [
    play(2, "weir"),
    play(5, "weir"),
    play(5, "mill", "third card"),
    { action: "draw", label: "Draw a card", note: "ends your turn", card: null, place: null },
  ],
  picture: PICTURE,
};

export const MILL_RACE = {
  ...{ id: "mill-race", title: "Mill Race", pitch: "Cards along a river.", rules: 1, fewest: 2, most: 4, usual: 3 },
  ...{ icons: {}, previewable: [], options: [], packs: [] },
};
