/** The games of the server, with their titles in the reader's language. */
import { get, Refused, type Schemas } from "../api/client";
import { entryOf } from "../games/registry";
import { say, i18n } from "../i18n/i18n.svelte";

export type GameInfo = Schemas["GameInfo"];
type GameList = Schemas["GameList"];

class Games {
  private lists = $state.raw<Readonly<Record<string, GameList>>>({});
  private readonly requests = new Map<string, Promise<GameList>>();

  /** The list in the reader's language, if it has arrived. */
  get list(): GameList | null {
    return this.lists[i18n.language] ?? null;
  }

  info(id: string): GameInfo | null {
    return this.list?.games.find((game) => game.id === id) ?? null;
  }

  /** Fetch the list once for each language. A failure is forgotten, so that the next call tries again. */
  load(): Promise<GameList> {
    const { language } = i18n;
    let requests = this.requests.get(language);
    if (!requests) {
      requests = get<GameList>(`/api/games?lang=${language}`).then((list) => {
        this.lists = { ...this.lists, [language]: list };
        return list;
      });
      this.requests.set(language, requests);
      requests.catch(() => this.requests.delete(language));
    }
    return requests;
  }

  /** Registered games have their title at once; others once the list is there. */
  title(id: string): string {
    const known = entryOf(id).words;
    return known ? say(known.title) : (this.info(id)?.title ?? id);
  }

  pitch(id: string): string {
    const known = entryOf(id).words;
    return known ? say(known.pitch) : (this.info(id)?.pitch ?? "");
  }
}

export const games = new Games();

/** To be called in an effect of a page that shows a game's title: unregistered games need the list for it. */
export function needTitle(id: string | undefined): void {
  if (id === undefined || entryOf(id).words) return;
  games.load().catch((problem: unknown) => {
    if (!(problem instanceof Refused)) throw problem; // the id stands there instead
  });
}
