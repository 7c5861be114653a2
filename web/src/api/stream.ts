/** The one stream of a browser: messages of all tables, with texts in the page's language. It reconnects by itself. */
import { inLanguage, type TableState, type Update, type Schemas } from "./client";

export type Presence = Schemas["Presence"];
/** No more messages of a table: it may no longer be seen, or it cannot be read. */
export interface Gone {
  table: string;
  reason: "closed" | "damaged";
}

export interface Listener {
  table(state: TableState): void;
  update(update: Update): void;
  presence(presence: Presence): void;
  gone(gone: Gone): void;
  /** The server does not open the stream. It is tried again. */
  refused(): void;
  connected(online: boolean): void;
}

const CLOSED = 2;
const AGAIN = 2000;

/** Listen to these tables (and all the guest's own); returns how to stop. */
export function listen(watch: string[], listener: Listener): () => void {
  const query = watch.map((id) => `watch=${encodeURIComponent(id)}`).join("&");
  let source: EventSource;
  let again = 0;

  function open(): void {
    const opened = new EventSource(inLanguage(`/api/stream?${query}`));
    source = opened;
    const on = <T>(name: string, receive: (data: T) => void): void =>
      opened.addEventListener(name, (event) => receive(JSON.parse((event as MessageEvent<string>).data) as T));
    on<TableState>("table", (state) => listener.table(state));
    on<Update>("update", (update) => listener.update(update));
    on<Presence>("presence", (presence) => listener.presence(presence));
    on<Gone>("gone", (gone) => listener.gone(gone));
    opened.addEventListener("bye", lost); // the server stops; the browser reconnects
    opened.addEventListener("open", () => listener.connected(true));
    opened.addEventListener("error", () => {
      listener.connected(false);
      if (opened.readyState !== CLOSED) return;
      again = window.setTimeout(open, AGAIN); // refused: the browser itself gives up
      listener.refused();
    });
  }

  /** A network that is gone is noticed by the system long before the connection breaks. */
  const lost = (): void => listener.connected(false);
  function back(): void {
    stop();
    open();
  }
  function stop(): void {
    clearTimeout(again);
    source.close();
  }

  open();
  addEventListener("offline", lost);
  addEventListener("online", back);
  return () => {
    removeEventListener("offline", lost);
    removeEventListener("online", back);
    stop();
  };
}
