/** Light, dark, or as the system has it. */
const KEPT = "tinderbox-theme";
const ORDER = ["system", "light", "dark"] as const;
type Theme = (typeof ORDER)[number];

class ThemeState {
  now = $state<Theme>("system");

  constructor() {
    const kept = localStorage.getItem(KEPT);
    this.set(ORDER.find((each) => each === kept) ?? "system");
  }

  turn(): void {
    this.set(ORDER[(ORDER.indexOf(this.now) + 1) % ORDER.length] ?? "system");
  }

  private set(theme: Theme): void {
    this.now = theme;
    localStorage.setItem(KEPT, theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const theme = new ThemeState();
