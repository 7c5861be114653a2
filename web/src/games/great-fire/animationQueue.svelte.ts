/** What just happened, shown on the map as short animations in sequence. The table itself has already changed. */
import type { GameEvent } from "../../api/client";
import type { Map } from "./pack";

type Point = [number, number];

export interface MapAnimation {
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

const KINDS: Record<string, [MapAnimation["kind"], number]> = {
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
/** Animations that lag by more than this are skipped. */
const MAX_LAG = 5000;

export class AnimationQueue {
  running = $state.raw<MapAnimation[]>([]);
  private count = 0;
  private free = 0;

  constructor(readonly map: Map) {}

  perform(events: GameEvent[], now: number): void {
    if (this.free - now > MAX_LAG) this.skip();
    let free = Math.max(now, this.free);
    const fresh: MapAnimation[] = [];
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
    this.running = [...this.running, ...fresh];
  }

  end(id: number): void {
    this.running = this.running.filter((animation) => animation.id !== id);
  }

  /** A click or a key: nothing more to see. */
  skip(): void {
    this.free = 0;
    if (this.running.length) this.running = [];
  }

  private place(name: unknown): Point | null {
    return typeof name === "string" ? (this.map.byToken.get(name)?.pieces ?? null) : null;
  }
}
