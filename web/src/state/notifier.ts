/** Tells an owner who looks elsewhere that it is their turn: title, icon, a short chime. */
import { preferences } from "./preferences.svelte";

const QUIET = "/icon.svg";
const CALLING = "/icon-turn.svg";
let calling = false;

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

export const notifier = {
  turn(now: boolean): void {
    if (now === calling) return;
    calling = now;
    document.getElementById("icon")?.setAttribute("href", now ? CALLING : QUIET);
    document.title = now ? `● ${document.title.replace(/^● /, "")}` : document.title.replace(/^● /, "");
    if (now && preferences.sound && document.hidden) chime();
  },
};
