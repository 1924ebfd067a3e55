// `<janggi-captured>`, a strip of captured pieces grouped by kind, and the function that counts them.
import { pieceRadius } from "./layout";
import { createPiece, dressed, loadSet, readySet } from "./pieces/draw";
import { svg, svgText } from "./svg";
import { langOf, pieceName } from "./texts";
import { applyStyle } from "./theme";
import type { Piece, PieceSet, Pieces, Role, Side } from "./types";

/** Roles in descending order of value: chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2. */
const ORDER: readonly Role[] = ["r", "c", "n", "b", "a", "p"];

export interface Taken {
  readonly piece: Piece;
  readonly count: number;
}

/** Returns the pieces of `side` that were on the board at the start of the game and no longer are. */
export function takenFrom(side: Side, start: Pieces, now: Pieces): Taken[] {
  const count = (pieces: Pieces, role: Role): number =>
    Object.values(pieces).filter((piece) => piece.side === side && piece.role === role).length;
  return ORDER.map((role) => ({ piece: { side, role }, count: count(start, role) - count(now, role) })).filter(
    (taken) => taken.count > 0,
  );
}

const HEIGHT = 96;
const GAP = 10;

export class JanggiCaptured extends HTMLElement {
  static readonly observedAttributes = ["lang"];

  #taken: readonly Taken[] = [];
  #pieceSet: PieceSet = "hanja";
  #redSide: Side = "han";
  #strip = svg("svg", { class: "strip", role: "img" });

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    applyStyle(root);
    root.append(this.#strip);
  }

  connectedCallback(): void {
    this.#draw();
  }
  attributeChangedCallback(): void {
    this.#draw();
  }

  get taken(): readonly Taken[] {
    return this.#taken;
  }
  set taken(taken: readonly Taken[]) {
    this.#taken = taken;
    this.#draw();
  }

  get pieceSet(): PieceSet {
    return this.#pieceSet;
  }
  set pieceSet(pieceSet: PieceSet) {
    this.#pieceSet = pieceSet;
    this.#draw();
    if (readySet(pieceSet) !== pieceSet) void loadSet(pieceSet).then(() => this.#draw());
  }

  /** The side with red pieces, as in `BoardModel`. */
  get redSide(): Side {
    return this.#redSide;
  }
  set redSide(redSide: Side) {
    this.#redSide = redSide;
    this.#draw();
  }

  #draw(): void {
    if (!this.isConnected) return;
    this.#strip.replaceChildren();
    let x = 0;
    for (const { piece, count } of this.#taken) {
      const radius = pieceRadius(piece.role);
      const node = createPiece(dressed(piece, this.#redSide), readySet(this.#pieceSet));
      node.setAttribute("transform", `translate(${x + radius} ${HEIGHT / 2})`);
      x += 2 * radius;
      this.#strip.append(node);
      if (count > 1) {
        this.#strip.append(svgText(String(count), { class: "count", x: x + 14, y: HEIGHT / 2 }));
        x += 28;
      }
      x += GAP;
    }
    // The strip keeps its height when it is empty, so that the page layout does not jump.
    this.#strip.setAttribute("viewBox", `0 0 ${Math.max(x, 1)} ${HEIGHT}`);
    this.#strip.setAttribute("aria-label", this.#sentence());
  }

  #sentence(): string {
    const lang = langOf((this.closest("[lang]") ?? document.documentElement).getAttribute("lang") ?? "ko");
    return this.#taken.map(({ piece, count }) => `${pieceName(piece, lang, this.#redSide)} ${count}`).join(", ");
  }
}

export function defineCaptured(): void {
  if (customElements.get("janggi-captured") === undefined) customElements.define("janggi-captured", JanggiCaptured);
}

declare global {
  interface HTMLElementTagNameMap {
    "janggi-captured": JanggiCaptured;
  }
}
