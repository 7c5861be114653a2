/** Who sits here: a name is enough. */
import { get, patch, post, Refused, type Schemas } from "../api/client";
import { words } from "../words/words.svelte";

class GuestState {
  me = $state<Schemas["Guest"] | null>(null);

  async begin(): Promise<void> {
    try {
      this.me = await get<Schemas["Guest"]>("/api/me");
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    }
  }

  /** The guest, made on the way if there is none yet. */
  async need(name: string): Promise<Schemas["Guest"]> {
    if (this.me === null) this.me = await post<Schemas["Guest"]>("/api/guests", { name, language: words.language });
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await patch<Schemas["Guest"]>("/api/me", { name });
  }
}

export const guest = new GuestState();
