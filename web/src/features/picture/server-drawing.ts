// The board and its pieces as SVG, for pictures that the server draws. The style sheets contain the colours themselves,
// because the renderer does not support CSS variables.
import { drawGround } from "../../board/ground";
import { layoutOf } from "../../board/layout";
import { createPiece, loadSet } from "../../board/pieces/draw";
import { CLASSIC, RED_BLACK, STYLE } from "../../board/theme";
import type { Ground, PieceSet, Role } from "../../board/types";

const ROLES: readonly Role[] = ["k", "a", "n", "b", "r", "c", "p"];

/** Look of one kind of board. */
interface Drawing {
  /** Position of the top left point. `cellWidth` and `cellHeight` are the distances between points. */
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly style: string;
  readonly ground: string;
  /** Pieces by FEN letter: upper case for Cho, lower case for Han. */
  readonly pieces: Readonly<Record<string, string>>;
}

/** Contents of `board.gen.json`: all that the server needs to draw a board. */
export interface ServerDrawing {
  readonly width: number;
  readonly height: number;
  readonly janggi: Drawing;
  readonly xiangqi: Drawing;
}

/** Returns the drawing in light colours, without coordinates, with Cho at the bottom. */
export async function serverDrawing(): Promise<ServerDrawing> {
  await loadSet("xiangqi");
  const { width, height } = layoutOf("cho", "none");
  const janggi = drawing("crosses", "hanja", new Map(colours(CLASSIC)));
  // The sides' looks are swapped, because the side that moves first is red in Xiangqi.
  const xiangqi = drawing("river", "xiangqi", new Map([...colours(CLASSIC), ...colours(RED_BLACK)]), true);
  return { width, height, janggi, xiangqi };
}

function colours(palette: typeof CLASSIC): readonly (readonly [string, string])[] {
  return palette.map(([name, day]) => [name, day]);
}

function drawing(ground: Ground, set: PieceSet, colours: ReadonlyMap<string, string>, turned = false): Drawing {
  const layout = layoutOf("cho", "none", ground);
  const parts = drawGround(layout, "none", ground, false);
  const piece = (role: Role, isCho: boolean): string =>
    text(createPiece({ role, side: isCho !== turned ? "cho" : "han" }, set));
  const pieces = ROLES.flatMap((role) => [
    [role.toUpperCase(), piece(role, true)],
    [role, piece(role, false)],
  ]);
  return {
    left: layout.left,
    top: layout.top,
    cellWidth: layout.cell.width,
    cellHeight: layout.cell.height,
    style: styleOf(colours),
    ground: parts.map(text).join(""),
    pieces: Object.fromEntries(pieces),
  };
}

function text(element: Element): string {
  return element.outerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', "");
}

/** Matches the selectors in the board's style sheet that the drawing needs. */
const DRAWN =
  /^(?:\.piece(?:\.cho|\.han)?|\.rim-shadow|\.wood|\.grain|\.frame|\.lines|\.border|\.points|\.river|\.ink|\.piece \.(?:shade|edge|face|rim|rim\.round))$/;

function styleOf(colours: ReadonlyMap<string, string>): string {
  const rules = [...STYLE.matchAll(/^([^@{}\n]+?) \{ ([^{}]*) \}$/gm)];
  const drawn = rules.filter(([, selector = ""]) => DRAWN.test(selector));
  return drawn.map(([, selector = "", body = ""]) => `${selector}{${written(body, colours)}}`).join("");
}

/** Replaces the variables in a rule's body, and writes translucent colours in the older `rgba` syntax. */
function written(body: string, colours: ReadonlyMap<string, string>): string {
  const plain = body.replaceAll(/var\(--([\w-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole);
  return plain.replaceAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g, "rgba($1,$2,$3,$4)");
}
