/** The one stream of a browser: news of all tables. It reconnects by itself and says when it cannot. */
import type { TableState, Update, Schemas } from "./client";

export type Presence = Schemas["Presence"];

export interface Listener {
  table(state: TableState): void;
  update(update: Update): void;
  presence(presence: Presence): void;
  connected(online: boolean): void;
}

/** Listen to these tables (and all the guest's own); returns how to stop. */
export function listen(watch: string[], listener: Listener): () => void {
  const query = watch.map((id) => `watch=${encodeURIComponent(id)}`).join("&");
  const source = new EventSource(`/api/stream?${query}`);
  const told = <T>(name: string, tell: (data: T) => void): void =>
    source.addEventListener(name, (event) => tell(JSON.parse((event as MessageEvent<string>).data) as T));
  told<TableState>("table", (state) => listener.table(state));
  told<Update>("update", (update) => listener.update(update));
  told<Presence>("presence", (presence) => listener.presence(presence));
  source.addEventListener("open", () => listener.connected(true));
  source.addEventListener("error", () => listener.connected(false));
  return () => source.close();
}
