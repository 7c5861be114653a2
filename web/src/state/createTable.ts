/** Create tables with one click. */
import { post, type Schemas, type SeatSetup } from "../api/client";
import { games } from "./games.svelte";
import { guest } from "./guest.svelte";
import { router } from "./router.svelte";

const KEPT_LINKS = "tinderbox-links";
const MOST_KEPT = 30;
const DEFAULT_BOTS = ["journeyman", "greedy", "random"];

/** The default opponent: a named level if there is one. */
export function defaultBot(bots: Schemas["BotInfo"][]): string {
  return DEFAULT_BOTS.find((spec) => bots.some((bot) => bot.spec === spec)) ?? "random";
}

/** The message with a bot's name: `search:1s` has that of `search`. */
export function botMessage(spec: string): string {
  return `bot-${spec.split(":")[0]}`;
}

export async function createTable(wish: Record<string, unknown>): Promise<void> {
  await guest.need();
  const made = await post<Schemas["MadeTable"]>("/api/tables", wish);
  keepLinks(made.state.table.id, made.links);
  router.go(`/t/${made.state.table.id}`);
}

/** Take the first seat, fill the others with bots, and start. */
export async function playBots(game: string): Promise<void> {
  const { bots, games: offered } = await games.load();
  const bot = defaultBot(bots);
  const players = offered.find((each) => each.id === game)?.usual ?? 2;
  const seats: SeatSetup[] = [{ kind: "me" }];
  while (seats.length < players) seats.push({ kind: "bot", bot });
  await createTable({ game, players, seats, start: true, stand_in: bot });
}

/** A link's token is sent only once: this browser stores those of its latest tables. */
function keepLinks(table: string, links: Record<string, string>): void {
  if (Object.keys(links).length === 0) return;
  const latest = [...Object.entries(kept()), [table, links]].slice(-MOST_KEPT);
  localStorage.setItem(KEPT_LINKS, JSON.stringify(Object.fromEntries(latest)));
}

export function linksOf(table: string): Record<string, string> {
  return kept()[table] ?? {};
}

function kept(): Record<string, Record<string, string>> {
  return JSON.parse(localStorage.getItem(KEPT_LINKS) ?? "{}") as Record<string, Record<string, string>>;
}
