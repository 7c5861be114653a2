/** What this browser's owner likes; kept here and nowhere else. */
const KEPT = "tinderbox-preferences";

interface Kept {
  textMode: boolean;
  confirm: boolean;
  sound: boolean;
  motion: boolean;
  arrows: boolean;
}

class Preferences implements Kept {
  textMode = $state(false);
  confirm = $state(true);
  sound = $state(true);
  motion = $state(true);
  arrows = $state(true);

  constructor() {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
    Object.assign(this, kept);
  }

  /** Whether things may move: neither the reader nor the system has said no. */
  get moving(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    Object.assign(this, { [name]: value });
    const { textMode, confirm, sound, motion, arrows } = this;
    localStorage.setItem(KEPT, JSON.stringify({ textMode, confirm, sound, motion, arrows }));
  }
}

export const preferences = new Preferences();
