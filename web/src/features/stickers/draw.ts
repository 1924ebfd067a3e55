// Draws a page of stickers as a standalone SVG. Colours and sizes are inlined, so that the SVG prints the same from the
// page and from a saved file.
import { octagonPath, pieceSymbol, type PieceSet } from "../../board";
import { PAGE, type Sticker } from "./sheet";

const SVG = "http://www.w3.org/2000/svg";
const INK = { cho: "#1c4fa0", han: "#b3211c" } as const;
const PAPER = "#ffffff";
/** Half the width of the octagon in drawing units, before it is scaled to the sticker. */
const HALF = 40;

export type StickerSet = Extract<PieceSet, "pictogram" | "learning">;

/** Scale of the picture on a sticker. Stickers have no rim, so it may be larger than on a drawn piece. */
const REACH: Readonly<Record<StickerSet, number>> = { pictogram: 1.2, learning: 1.02 };

function element(name: string, attributes: Record<string, string | number>, ...children: Element[]): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

function draw({ piece, x, y, width }: Sticker, set: StickerSet): Element {
  const ink = INK[piece.side];
  const symbol = pieceSymbol(piece, set, HALF * REACH[set]);
  for (const path of symbol.querySelectorAll("path")) {
    const isCut = path.getAttribute("class") === "cut";
    path.setAttribute("fill", isCut ? "none" : ink);
    path.setAttribute("stroke", isCut ? PAPER : ink);
    path.setAttribute("stroke-linejoin", "round");
    if (isCut) {
      path.setAttribute("stroke-width", "16");
      path.setAttribute("stroke-linecap", "round");
    }
  }
  const outline = element("path", {
    d: octagonPath(HALF),
    fill: PAPER,
    stroke: "#777777",
    // A line of 0.2 mm for cutting, in drawing units.
    "stroke-width": (0.2 * 2 * HALF) / width,
  });
  const scale = width / (2 * HALF);
  return element("g", { transform: `translate(${x} ${y}) scale(${scale})` }, outline, symbol);
}

/** Draws a line of 50 mm for checking the printed size with a ruler. */
function ruler(label: string): Element {
  const y = PAGE.height - 11;
  const ticks = Array.from({ length: 6 }, (_, at) => `M${10 + at * 10} ${y}v-2.5`).join("");
  const text = element("text", { x: 62, y, "font-size": 3.5, "font-family": "sans-serif", fill: "#333333" });
  text.textContent = label;
  return element(
    "g",
    {},
    element("path", { d: `M10 ${y}h50${ticks}`, fill: "none", stroke: "#333333", "stroke-width": 0.25 }),
    text,
  );
}

export function drawPage(stickers: readonly Sticker[], set: StickerSet, label: string): Element {
  return element(
    "svg",
    {
      xmlns: SVG,
      width: `${PAGE.width}mm`,
      height: `${PAGE.height}mm`,
      viewBox: `0 0 ${PAGE.width} ${PAGE.height}`,
    },
    element("rect", { width: PAGE.width, height: PAGE.height, fill: PAPER }),
    ...stickers.map((sticker) => draw(sticker, set)),
    ruler(label),
  );
}
