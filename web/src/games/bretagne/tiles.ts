/** Tiles on the display and in a player's hand, from the view. */
import type { BretagneView } from "./view";
import { tileCode, type Coast } from "./pack";

/** The tile that was bought and waits for its lighthouse, and whose it is. */
export function inHand(view: BretagneView): { space: string; tile: string; seat: number } | null {
  return view.tile ? { ...view.tile, seat: view.turn_seat } : null;
}

/** The display by rows: each space with its tile, or null where none lies. */
export function onDisplay(coast: Coast, view: BretagneView): { code: string; tile: string | null }[][] {
  return coast.construction.map(({ cost }, row) =>
    (view.display[row] ?? []).map((tile, column) => ({ code: tileCode(cost, column), tile })),
  );
}

export function tileAt(coast: Coast, view: BretagneView, code: string): string | null {
  return (
    onDisplay(coast, view)
      .flat()
      .find((each) => each.code === code)?.tile ?? null
  );
}
