/** The one stream of a browser: news of all tables. It comes back by itself and says while it is away. */
import type { TableState, Update, Schemas } from "./client";

export type Presence = Schemas["Presence"];

export interface Listener {
  table(state: TableState): void;
  update(update: Update): void;
  presence(presence: Presence): void;
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
    const opened = new EventSource(`/api/stream?${query}`);
    source = opened;
    const told = <T>(name: string, tell: (data: T) => void): void =>
      opened.addEventListener(name, (event) => tell(JSON.parse((event as MessageEvent<string>).data) as T));
    told<TableState>("table", (state) => listener.table(state));
    told<Update>("update", (update) => listener.update(update));
    told<Presence>("presence", (presence) => listener.presence(presence));
    opened.addEventListener("open", () => listener.connected(true));
    opened.addEventListener("error", () => {
      listener.connected(false);
      if (opened.readyState === CLOSED) again = window.setTimeout(open, AGAIN); // refused: the browser itself gives up
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
