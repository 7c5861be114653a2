/** A game's picture: SVG from the server, made safe to show, with outlines around its places. */
const SVG = "http://www.w3.org/2000/svg";
/** Taken out before parsing: the browser reports a breach of the policy as soon as it meets one. */
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const UNWANTED =
  "script, style, foreignObject, iframe, object, embed, animate[attributeName='href'], set[attributeName='href']";
const USUAL = { width: 1120, height: 642 };

export interface Picture {
  svg: SVGSVGElement;
  width: number;
  height: number;
  /** The content of its `<style>` elements, which the page's policy forbids inside the document. */
  css: string;
}

/** Parse the markup; null if it is no SVG. Scripts, handlers and references to elsewhere are removed. */
export function readPicture(markup: string): Picture | null {
  const styles: string[] = [];
  const bare = markup
    .replace(STYLE, (_, css: string) => {
      styles.push(css.replace(/<!\[CDATA\[|\]\]>/g, ""));
      return "";
    })
    .replace(/\sstyle=/g, " data-style=");
  const parsed = new DOMParser().parseFromString(bare, "image/svg+xml").documentElement;
  if (parsed.localName !== "svg" || parsed.querySelector("parsererror")) return null;
  const svg = document.importNode(parsed, true) as unknown as SVGSVGElement;
  for (const each of svg.querySelectorAll(UNWANTED)) each.remove();
  for (const each of [svg, ...svg.querySelectorAll<SVGElement>("*")]) clean(each);
  const [, , width = USUAL.width, height = USUAL.height] = (svg.getAttribute("viewBox") ?? "")
    .split(/[\s,]+/)
    .map(Number);
  svg.setAttribute("viewBox", svg.getAttribute("viewBox") ?? `0 0 ${width} ${height}`);
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  return { svg, width, height, css: styles.join("\n") };
}

function clean(element: SVGElement): void {
  for (const { name, value } of [...element.attributes]) {
    const elsewhere = /(^|:)href$/.test(name) && !/^(#|data:image\/)/.test(value);
    if (name.startsWith("on") || elsewhere) element.removeAttribute(name);
    if (name === "data-style") element.style.cssText = value; // allowed by script, not as an attribute
  }
}

export const placeElements = (svg: SVGSVGElement): SVGGraphicsElement[] => [
  ...svg.querySelectorAll<SVGGraphicsElement>("[data-place]"),
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** Where an element lies in the picture's own units: its first rectangle if it has one, else all of it. */
export function boxOf(svg: SVGSVGElement, element: SVGGraphicsElement): Box | null {
  const shape = element.localName === "rect" ? element : (element.querySelector<SVGGraphicsElement>("rect") ?? element);
  const [outer, inner] = [svg.getScreenCTM?.(), shape.getScreenCTM?.()];
  if (!outer || !inner) return null;
  const { x, y, width, height } = shape.getBBox();
  const way = outer.inverse().multiply(inner);
  const [from, to] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((point) =>
    point.matrixTransform(way),
  );
  if (!from || !to) return null;
  const radius = Number(shape.getAttribute("rx") ?? 10);
  return {
    ...{ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) },
    ...{ width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y), radius },
  };
}

export interface Marked {
  legal: ReadonlySet<string>;
  chosen: string | null;
  lit: ReadonlySet<string>;
}

const CASING = 7;
const LINES = { legal: 3, chosen: 5.5 };

/** Draw the outlines of legal, chosen and pointed places over the picture, in place of those that were there. */
export function outline(svg: SVGSVGElement, { legal, chosen, lit }: Marked): void {
  svg.querySelector(":scope > .outlines")?.remove();
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", "outlines");
  for (const element of placeElements(svg)) {
    const id = element.dataset["place"] ?? "";
    const states = [legal.has(id) ? "legal" : "", chosen === id ? "chosen" : "", lit.has(id) ? "lit" : ""].filter(
      Boolean,
    );
    element.setAttribute("data-state", states.join(" "));
    const box = states.length ? boxOf(svg, element) : null;
    if (!box) continue;
    const line = LINES[chosen === id ? "chosen" : "legal"];
    layer.append(ring(box, line / 2 + CASING / 2, CASING, "casing"));
    layer.append(ring(box, 0, line, chosen === id || legal.has(id) ? "line" : "line pointed"));
    if (lit.has(id)) layer.append(ring(box, line / 2 + CASING, CASING, "glow"));
  }
  svg.append(layer);
}

function ring(box: Box, grown: number, width: number, name: string): SVGRectElement {
  const rect = document.createElementNS(SVG, "rect");
  const values = {
    ...{ x: box.x - grown, y: box.y - grown, width: box.width + 2 * grown, height: box.height + 2 * grown },
    ...{ rx: box.radius + grown, "stroke-width": width, class: name },
  };
  for (const [key, value] of Object.entries(values)) rect.setAttribute(key, String(value));
  return rect;
}

/** Styles of the outlines and of places that have the focus; the colours come from the page. */
export const OUTLINES = `
  :host { display: block; }
  svg { display: block; }
  [data-place] { outline: none; }
  [data-place][data-state~="legal"], [data-place][data-state~="other"] { cursor: pointer; }
  .outlines { pointer-events: none; fill: none; }
  .casing { stroke: #ffffff; }
  .line { stroke: var(--place-line, #9a4f12); }
  .line.pointed { stroke: #5c6066; stroke-dasharray: 6 5; }
  .glow { stroke: var(--place-glow, #f0b968); opacity: 0.75; }
  [data-place]:focus-visible { outline: 4px solid var(--focus, #1a5fb4); outline-offset: 12px; border-radius: 14px; }
`;
