/** The guest account of this browser. */
import { get, patch, post, Refused, type Schemas } from "../api/client";
import { say, i18n } from "../i18n/i18n.svelte";

const KNOWN = "tinderbox-guest";

class GuestState {
  me = $state<Schemas["Guest"] | null>(null);
  private loading: Promise<void> | null = null;

  /** Fetch the guest of an earlier visit, once. The session cookie itself is HttpOnly. */
  begin(): Promise<void> {
    this.loading ??= this.ask();
    return this.loading;
  }

  private async ask(): Promise<void> {
    if (localStorage.getItem(KNOWN) === null) return;
    try {
      this.me = await get<Schemas["Guest"]>("/api/me");
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (problem.status === 401) localStorage.removeItem(KNOWN);
      else this.loading = null; // try again when the server can be reached
    }
  }

  /** Make sure that there is a guest, and set the name if one is given. */
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
