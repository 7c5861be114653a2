/** A picture of the result, drawn here and saved as a file. */
interface Line {
  place: number;
  name: string;
  points: number;
}

export function share(title: string, lines: Line[]): void {
  const canvas = document.createElement("canvas");
  canvas.width = 1200;
  canvas.height = 260 + lines.length * 90;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = "#f4ead5";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#b3321c";
  pen.fillRect(0, 0, canvas.width, 16);
  pen.fillStyle = "#2b2118";
  pen.font = "700 64px Georgia, serif";
  pen.fillText(title, 60, 120, 1080);
  lines.forEach((line, index) => {
    const y = 220 + index * 90;
    pen.fillStyle = line.place === 1 ? "#b3321c" : "#2b2118";
    pen.font = `${line.place === 1 ? 700 : 400} 48px Georgia, serif`;
    pen.fillText(`${line.place}.`, 60, y);
    pen.fillText(line.name, 140, y, 780);
    pen.textAlign = "right";
    pen.fillText(String(line.points), 1140, y);
    pen.textAlign = "left";
  });
  pen.fillStyle = "#5d4e3e";
  pen.font = "28px Georgia, serif";
  pen.fillText("Tinderbox", 60, canvas.height - 30);
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = "tinderbox.png";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  });
}
