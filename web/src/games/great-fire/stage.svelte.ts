/** What just happened, played on the map as short acts one after the other. The table itself has changed already. */
import type { GameEvent } from "../../api/client";
import type { Map } from "./pack";

type Point = [number, number];

export interface Act {
  id: number;
  kind: "fire" | "flare" | "burn" | "contain" | "splash" | "rubble" | "march" | "walk";
  from: Point;
  at: Point;
  /** The letters of what was lost. */
  text: string;
  /** When it begins, by the page's clock. */
  begins: number;
  lasts: number;
}

const KINDS: Record<string, [Act["kind"], number]> = {
  fire_moved: ["fire", 750],
  city_fire_moved: ["fire", 750],
  fires_added: ["flare", 450],
  fire_added: ["flare", 450],
  houses_burnt: ["burn", 900],
  fire_contained: ["contain", 700],
  fire_extinguished: ["splash", 800],
  district_demolished: ["rubble", 700],
  band_moved: ["march", 450],
  city_band_moved: ["march", 450],
  landowner_moved: ["walk", 450],
};
/** Whoever falls behind by more than this catches up at once. */
const MOST_BEHIND = 5000;

export class Stage {
  acts = $state.raw<Act[]>([]);
  private count = 0;
  private free = 0;

  constructor(readonly map: Map) {}

  perform(events: GameEvent[], now: number): void {
    if (this.free - now > MOST_BEHIND) this.skip();
    let free = Math.max(now, this.free);
    const fresh: Act[] = [];
    for (const event of events) {
      const [kind, lasts] = KINDS[event.type] ?? [];
      const at = this.place(event["to"] ?? event["district"]);
      if (!kind || !lasts || !at) continue;
      const from = this.place(event["from"]) ?? at;
      const named = event["houses"] ?? event["colour"];
      const text = typeof named === "string" ? named : "";
      fresh.push({ id: this.count++, kind, from, at, text, begins: free, lasts });
      free += lasts * 0.7; // the next begins while this one fades
    }
    this.free = free;
    this.acts = [...this.acts, ...fresh];
  }

  end(id: number): void {
    this.acts = this.acts.filter((act) => act.id !== id);
  }

  /** A click or a key: nothing more to see. */
  skip(): void {
    this.free = 0;
    if (this.acts.length) this.acts = [];
  }

  private place(name: unknown): Point | null {
    return typeof name === "string" ? (this.map.byToken.get(name)?.pieces ?? null) : null;
  }
}
