// Exports a board as a standalone picture: the SVG on the screen with its styles inlined, for use outside the page.
import type { JanggiBoard } from "../../board";

const SVG = "http://www.w3.org/2000/svg";

/** Style properties that are copied to an exported element. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "text-anchor",
  "dominant-baseline",
] as const;

/** Copies the computed styles of an element and its descendants to their clones. Removes clones of hidden elements. */
function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  if (style.display === "none") return to.remove();
  const transform = (from as SVGElement).style.transform;
  to.removeAttribute("class");
  to.removeAttribute("style");
  if (transform !== "") to.setAttribute("transform", transform.replaceAll("px", "").replaceAll(",", " "));
  if (from.children.length === 0) {
    for (const name of LOOKS) {
      const value = style.getPropertyValue(name);
      if (value !== "") to.setAttribute(name, value.replaceAll("px", ""));
    }
    if (from.localName === "text") to.setAttribute("style", `font:${style.font}`);
  } else if (style.opacity !== "1") to.setAttribute("opacity", style.opacity);
  const copies = [...to.children];
  for (const [at, child] of [...from.children].entries()) {
    const copy = copies[at];
    if (copy !== undefined) dress(child, copy);
  }
}

/** Returns the picture of a board, `width` pixels wide. */
export function snapshot(board: JanggiBoard, width: number): SVGSVGElement {
  const layers = [...(board.shadowRoot?.querySelectorAll<SVGSVGElement>("svg.ground, svg.live") ?? [])];
  const whole = document.createElementNS(SVG, "svg");
  const [ground] = layers;
  const box = ground?.getAttribute("viewBox") ?? "0 0 980 1016";
  whole.setAttribute("xmlns", SVG);
  whole.setAttribute("viewBox", box);
  whole.setAttribute("width", String(width));
  whole.setAttribute("height", String(Math.round(width * board.aspect)));
  for (const layer of layers) {
    const group = document.createElementNS(SVG, "g");
    for (const child of [...layer.children]) {
      const copy = child.cloneNode(true) as Element;
      group.append(copy);
      dress(child, copy);
    }
    whole.append(group);
  }
  return whole;
}

export function svgText(picture: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(picture);
}

/** Resizes the canvas to the picture and draws it. */
export async function paint(picture: SVGSVGElement, canvas: HTMLCanvasElement): Promise<CanvasRenderingContext2D> {
  const url = URL.createObjectURL(new Blob([svgText(picture)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    canvas.width = Number(picture.getAttribute("width"));
    canvas.height = Number(picture.getAttribute("height"));
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("no canvas");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export async function png(board: JanggiBoard, width: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  await paint(snapshot(board, width), canvas);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error("no picture")) : done(blob)), "image/png"),
  );
}
