/** The board as the data pack has it: places to click on, names, and nothing of the rules. */
import { get } from "../api/client";
import { token } from "../great-fire/pack";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Pack {
  sites: { number: number; area: string; group: string; board: [number, number] }[];
  lighthouses: { id: string; name: string }[];
  harbours: { id: string; name: string; tile: [number, number] }[];
  barges: { number: number; top: number; middle: number; bottom: number; engineers: number; coins: number; fewer_engineers?: number }[];
  drawing: {
    width: number;
    height: number;
    lighthouse_board: { width: number; height: number };
    harbour_tile: { width: number; height: number };
    panels: {
      construction: { rows: { tiles: Rect[] }[] };
      brest: { frame: Rect };
      lorient: { frame: Rect };
      pontivy: { this_round: Rect[] };
    };
  };
}

export interface Coast {
  width: number;
  height: number;
  names: ReadonlyMap<string, string>;
  sites: Rect[];
  groups: string[];
  harbours: ReadonlyMap<string, Rect>;
  tiles: ReadonlyMap<string, Rect>;
  cities: ReadonlyMap<string, Rect>;
  barges: Pack["barges"];
  bargePlaces: Rect[];
}

let known: Promise<Coast> | null = null;

export function loadCoast(): Promise<Coast> {
  known ??= get<Pack>("/api/board/bretagne.json").then((pack) => {
    const { drawing } = pack;
    const board = drawing.lighthouse_board;
    const harbour = drawing.harbour_tile;
    const tiles = drawing.panels.construction.rows.flatMap((row, number) =>
      row.tiles.map((place, letter): [string, Rect] => [`${number + 1}${"abcd"[letter]}`, place]),
    );
    return {
      width: drawing.width,
      height: drawing.height,
      names: new Map([...pack.lighthouses, ...pack.harbours].map((each) => [token(each.name), each.name])),
      sites: pack.sites.map((site) => ({ x: site.board[0], y: site.board[1], width: board.width, height: board.height })),
      groups: pack.sites.map((site) => site.group),
      harbours: new Map(
        pack.harbours.map((each) => [
          token(each.name),
          { x: each.tile[0], y: each.tile[1], width: harbour.width, height: harbour.height },
        ]),
      ),
      tiles: new Map(tiles),
      cities: new Map([
        ["Brest", drawing.panels.brest.frame],
        ["Lorient", drawing.panels.lorient.frame],
      ]),
      barges: pack.barges,
      bargePlaces: drawing.panels.pontivy.this_round,
    };
  });
  return known;
}
