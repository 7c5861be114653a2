/** Where everything stands on the table's board, in the units of the pack's map. The shipped coast has an arrangement of
 * its own, in which towers stand at their sites; any other pack is shown with the places that it names for its picture. */
import type { Area, Pack, Panel, Point, Rect } from "../pack";

export interface Layout {
  world: Rect;
  /** The foot of the tower of each site. */
  towers: ReadonlyMap<number, Point>;
  /** The upper left corner of each harbour's tile, by the harbour's id. */
  harbours: ReadonlyMap<string, Point>;
  plaques: Readonly<Record<Exclude<Panel, "weather">, Point>>;
  weather: Point;
  seas: ReadonlyMap<Area, Point>;
  compass: Point;
  ship: Point | null;
}

/** The sizes of what stands on the board. */
export const TOWER: Rect = { x: -36, y: -172, width: 72, height: 206 };
export const HARBOUR = { width: 102, height: 42 };
export const YARD = { width: 362, height: 204, rows: 50, stack: 10, tile: 53, step: 63, pitch: 51 };
export const BREST = { width: 258, height: 62 };
export const QUIMPER = { width: 216, height: 66 };
export const LORIENT = { width: 158, height: 38 };
export const PONTIVY = { width: 166, height: 98, cell: 29, first: 46, now: 30, next: 63, high: 31 };
export const LEDGER = { width: 308, head: 32, row: 49 };

const TOWERS: Readonly<Record<number, Point>> = {
  1: [824, 944],
  2: [684, 944],
  3: [498, 918],
  4: [410, 884],
  5: [288, 824],
  6: [120, 690],
  7: [-15, 700],
  8: [150, 478],
  9: [30, 508],
  10: [5, 312],
  11: [252, 316],
  12: [402, 262],
  13: [588, 238],
  14: [768, 180],
  15: [905, 294],
};
const HARBOURS: Readonly<Record<string, Point>> = {
  concarneau: [478, 596],
  quiberon: [784, 684],
  "le-palais": [536, 742],
  "le-conquet": [226, 368],
  camaret: [215, 505],
  douarnenez: [374, 512],
  "saint-malo": [1004, 336],
  paimpol: [668, 318],
  roscoff: [424, 326],
};
/** No tower stands farther from its site. */
const NEAR = 240;

const near = ([x, y]: Point, other: Point | undefined): boolean =>
  other !== undefined && Math.hypot(x - other[0], y - other[1]) < NEAR;

export function laidOut(pack: Pack): Layout {
  const known =
    pack.sites.every((site) => near(site.place, TOWERS[site.number])) &&
    pack.harbours.every((harbour) => near(harbour.place, HARBOURS[harbour.id]));
  return known ? arranged(pack) : printed(pack);
}

function arranged(pack: Pack): Layout {
  return {
    world: { x: -95, y: -10, width: 1299, height: 985 },
    towers: new Map(pack.sites.map((site) => [site.number, TOWERS[site.number] ?? site.place])),
    harbours: new Map(pack.harbours.map((harbour) => [harbour.id, HARBOURS[harbour.id] ?? harbour.place])),
    plaques: {
      brest: [346, 402],
      quimper: [490, 512],
      lorient: [622, 640],
      pontivy: [622, 404],
      construction: [812, 402],
      players: [892, 618],
    },
    weather: [1013, 28],
    seas: new Map([
      ["west", [28, 60]],
      ["north", [279, 62]],
      ["south", [287, 931]],
    ]),
    compass: [1120, 918],
    ship: [495, 84],
  };
}

/** As the pack has it for its own picture: towers on the lighthouse boards, plaques where the panels are. */
function printed(pack: Pack): Layout {
  const { drawing } = pack;
  const board = drawing.lighthouse_board;
  const corner = (panel: Panel): Point => [drawing.panels[panel].frame.x, drawing.panels[panel].frame.y];
  return {
    world: { x: 0, y: 0, width: drawing.width, height: drawing.height },
    towers: new Map(
      pack.sites.map((site) => [site.number, [site.board[0] + board.width / 2, site.board[1] + board.height - 24]]),
    ),
    harbours: new Map(pack.harbours.map((harbour) => [harbour.id, harbour.tile])),
    plaques: {
      brest: corner("brest"),
      quimper: corner("quimper"),
      lorient: corner("lorient"),
      pontivy: corner("pontivy"),
      construction: corner("construction"),
      players: corner("players"),
    },
    weather: [corner("weather")[0] + 20, corner("weather")[1] + 30],
    seas: new Map(pack.areas.map((area) => [area.id, area.label])),
    compass: drawing.compass,
    ship: drawing.ships[0] ?? null,
  };
}
