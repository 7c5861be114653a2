/** Who sits here: a name is enough. */
import { get, patch, post, Refused, type Schemas } from "../api/client";
import { say, i18n } from "../i18n/i18n.svelte";

const KNOWN = "tinderbox-guest";

class GuestState {
  me = $state<Schemas["Guest"] | null>(null);
  private asked: Promise<void> | null = null;

  /** Who came before is asked for, once; a newcomer is not. The cookie itself is none of this page's business. */
  begin(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  private async ask(): Promise<void> {
    if (localStorage.getItem(KNOWN) === null) return;
    try {
      this.me = await get<Schemas["Guest"]>("/api/me");
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (problem.status === 401) localStorage.removeItem(KNOWN);
      else this.asked = null; // asked again when the server can be reached
    }
  }

  /** The guest, made on the way if there is none yet; who gives a name is called so from now on. */
  async need(name = ""): Promise<void> {
    await this.begin();
    if (this.me === null) {
      this.me = await post<Schemas["Guest"]>("/api/guests", {
        name: name || say("guest-name"),
        language: i18n.language,
      });
      localStorage.setItem(KNOWN, "1");
    } else if (name && name !== this.me.name) {
      this.me = await patch<Schemas["Guest"]>("/api/me", { name });
    }
  }
}

export const guest = new GuestState();
