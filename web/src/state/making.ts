/** Making tables: what a visitor needs one click for. */
import { post, type Schemas, type SeatWish } from "../api/client";
import { say } from "../words/words.svelte";
import { guest } from "./guest.svelte";
import { router } from "./router.svelte";

const KEPT_LINKS = "tinderbox-links";

/** The bot people meet first: a level for people if there is one. */
export function usualBot(bots: Schemas["BotInfo"][]): string {
  const wished = ["journeyman", "greedy", "random"];
  return wished.find((spec) => bots.some((bot) => bot.spec === spec)) ?? "random";
}

export async function makeTable(wish: Record<string, unknown>): Promise<void> {
  await guest.need(say("guest-name"));
  const made = await post<Schemas["MadeTable"]>("/api/tables", wish);
  keepLinks(made.state.table.id, made.links);
  router.go(`/t/${made.state.table.id}`);
}

/** I sit first, bots take the other seats, and the game begins. */
export async function playBots(game: string, players: number, bot: string): Promise<void> {
  const seats: SeatWish[] = [{ kind: "me" }];
  while (seats.length < players) seats.push({ kind: "bot", bot });
  await makeTable({ game, players, seats, start: true, stand_in: bot });
}

/** A link's token is told once: this browser keeps those of its own tables. */
function keepLinks(table: string, links: Record<string, string>): void {
  if (Object.keys(links).length === 0) return;
  const kept = JSON.parse(sessionStorage.getItem(KEPT_LINKS) ?? "{}") as Record<string, Record<string, string>>;
  sessionStorage.setItem(KEPT_LINKS, JSON.stringify({ ...kept, [table]: links }));
}

export function linksOf(table: string): Record<string, string> {
  const kept = JSON.parse(sessionStorage.getItem(KEPT_LINKS) ?? "{}") as Record<string, Record<string, string>>;
  return kept[table] ?? {};
}

