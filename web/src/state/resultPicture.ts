/** Draws a picture of the result: the game's scene and the ranking with the sources of points. */
import { entryOf } from "../games/registry";

export interface Line {
  place: number;
  name: string;
  points: number;
  /** What the points came from, in words. */
  sources: { name: string; points: number }[];
}

const WIDTH = 1200;
const MARGIN = 64;
const SCENE = 420;
const ROW = 156;
const FOOT = 70;
const SHADES = ["#b3321c", "#e07b1f", "#f1c232", "#2c6e3f", "#1f5f8b", "#6a4a8a", "#8a5a2b", "#7f7264"];
/** A source of points has one colour everywhere. */
export const shade = (source: number): string => SHADES[source % SHADES.length] ?? "#5d4e3e";
const SERIF = "Georgia, 'DejaVu Serif', serif";
const SANS = "system-ui, 'DejaVu Sans', sans-serif";

/** Draw the picture and share it with the Web Share API, or download it. */
export async function share(game: string, title: string, lines: Line[]): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = SCENE + lines.length * ROW + FOOT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = "#f4ead5";
  pen.fillRect(0, 0, WIDTH, canvas.height);
  await drawScene(pen, game, title);
  const most = Math.max(1, ...lines.map((line) => line.points));
  lines.forEach((line, index) => drawLine(pen, line, SCENE + index * ROW, most));
  text(pen, "Tinderbox", MARGIN, canvas.height - 26, `600 26px ${SERIF}`, "#5d4e3e", WIDTH);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (blob) await handOn(new File([blob], "tinderbox.png", { type: "image/png" }));
}

function text(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  room: number,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(words, x, y, room);
}

async function drawScene(pen: CanvasRenderingContext2D, game: string, title: string): Promise<void> {
  const scene = new Image();
  scene.src = entryOf(game).scene;
  try {
    await scene.decode();
    pen.drawImage(scene, 0, 112, 960, 336, 0, 0, WIDTH, SCENE);
  } catch {
    // Without the scene the dusk alone must do.
  }
  const dusk = pen.createLinearGradient(0, 0, 0, SCENE);
  dusk.addColorStop(0.5, "rgb(20 10 8 / 0%)");
  dusk.addColorStop(1, "rgb(20 10 8 / 92%)");
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, WIDTH, SCENE);
  text(pen, title, MARGIN, SCENE - 40, `700 68px ${SERIF}`, "#fff6e2", WIDTH - 2 * MARGIN);
}

function drawLine(pen: CanvasRenderingContext2D, line: Line, top: number, most: number): void {
  const first = line.place === 1;
  if (first) {
    pen.fillStyle = "#ffe9b0";
    pen.fillRect(0, top, WIDTH, ROW);
  }
  const ink = first ? "#9c2a14" : "#2b2118";
  text(pen, String(line.place), MARGIN, top + 56, `700 44px ${SERIF}`, ink, 60);
  text(pen, line.name, MARGIN + 76, top + 54, `${first ? 700 : 400} 42px ${SERIF}`, ink, 780);
  pen.textAlign = "right";
  text(pen, String(line.points), WIDTH - MARGIN, top + 58, `700 54px ${SERIF}`, ink, 200);
  pen.textAlign = "left";
  let x = MARGIN + 76;
  const room = WIDTH - MARGIN - x;
  line.sources.forEach((source, index) => {
    const width = (room * Math.max(0, source.points)) / most;
    pen.fillStyle = shade(index);
    pen.fillRect(x, top + 70, Math.max(0, width - 2), 14);
    x += width;
  });
  const told = line.sources.filter((source) => source.points !== 0).map((source) => `${source.name} ${source.points}`);
  pen.font = `22px ${SANS}`;
  wrapped(told, (words) => pen.measureText(words).width <= room).forEach((words, index) => {
    text(pen, words, MARGIN + 76, top + 112 + index * 28, `22px ${SANS}`, "#5d4e3e", room);
  });
}

/** As many to a line as fit. */
function wrapped(parts: string[], fits: (words: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length ? `${lines.at(-1)}  ·  ${part}` : part;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

async function handOn(file: File): Promise<void> {
  const phone = matchMedia("(pointer: coarse)").matches;
  if (phone && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return; // they thought better of it
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
