/** Texts in the user's language: Fluent catalogues of the client and of the games, switched without a reload. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get, Refused, speak } from "../api/client";
import type { Schemas } from "../api/client";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français" };

const KEPT = "tinderbox-language";
/** All three come with the client: a few kilobytes cost less than another way to the server. */
const sources = import.meta.glob<string>("../catalogues/*/web.ftl", { query: "?raw", import: "default", eager: true });

class I18n {
  language = $state<Language>("en");
  /** Raised whenever messages are loaded, so that components that use them update. */
  private version = $state(0);
  private bundles = new Map<string, FluentBundle>();

  begin(): void {
    const preferred = [localStorage.getItem(KEPT), ...navigator.languages.map((each) => each.slice(0, 2))];
    this.speak(
      preferred.map((code) => LANGUAGES.find((each) => each === code)).find((each) => each !== undefined) ?? "en",
    );
  }

  async choose(language: Language): Promise<void> {
    const games = new Set([...this.bundles.keys()].map((key) => key.split("/")[0] ?? ""));
    games.delete("web");
    await Promise.all([...games].map((game) => this.load(game, language)));
    localStorage.setItem(KEPT, language);
    this.speak(language);
  }

  private speak(language: Language): void {
    const source = sources[`../catalogues/${language}/web.ftl`];
    if (source !== undefined && !this.bundles.has(`web/${language}`)) this.add("web", language, [source]);
    this.language = language;
    document.documentElement.lang = language;
    speak(language);
  }

  /** A game's own sentences, for its events and labels. */
  async load(game: string, language: Language = this.language): Promise<void> {
    if (this.bundles.has(`${game}/${language}`)) return;
    try {
      const catalogue = await get<Schemas["Catalogue"]>(`/api/catalogue/${game}/${language}`);
      this.add(game, language, catalogue.sources);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // ids are shown until it is loaded
    }
  }

  private add(owner: string, language: Language, texts: string[]): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundles.set(`${owner}/${language}`, bundle);
    this.version += 1;
  }

  /** A sentence of the client. */
  say = (id: string, args: Record<string, FluentVariable> = {}): string => this.text("web", id, args);

  /** A sentence of a game. */
  of = (game: string, id: string, args: Record<string, FluentVariable> = {}): string => this.text(game, id, args);

  has(game: string, id: string): boolean {
    void this.version;
    return this.bundles.get(`${game}/${this.language}`)?.hasMessage(id) ?? false;
  }

  private text(owner: string, id: string, args: Record<string, FluentVariable>): string {
    void this.version;
    const bundle = this.bundles.get(`${owner}/${this.language}`);
    const [name, attribute] = id.split(".");
    const message = name === undefined ? undefined : bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return id;
    return bundle.formatPattern(pattern, args);
  }
}

export const i18n = new I18n();
export const say = i18n.say;
/** Several things, one after the other. */
export const listed = (things: string[]): string => new Intl.ListFormat(i18n.language, { type: "unit" }).format(things);
