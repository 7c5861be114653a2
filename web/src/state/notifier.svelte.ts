/** Notifies a player in another tab that it is their turn: title, icon, a short chime. */
import { preferences } from "./preferences.svelte";

const QUIET = "/icon.svg";
const CALLING = "/icon-turn.svg";

function chime(): void {
  try {
    const context = new AudioContext();
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.12, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.7);
    gain.connect(context.destination);
    for (const [pitch, delay] of [
      [660, 0],
      [880, 0.12],
    ] as const) {
      const tone = context.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(gain);
      tone.start(context.currentTime + delay);
      tone.stop(context.currentTime + 0.7);
    }
    setTimeout(() => void context.close(), 1000);
  } catch {
    // A browser that allows no sound before a click stays silent.
  }
}

class Notifier {
  calling = $state(false);

  turn(now: boolean): void {
    if (now === this.calling) return;
    this.calling = now;
    document.getElementById("icon")?.setAttribute("href", now ? CALLING : QUIET);
    if (now && preferences.sound && (document.hidden || !document.hasFocus())) chime();
  }
}

export const notifier = new Notifier();
