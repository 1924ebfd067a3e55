// Draws the pieces of a board. Except on mini boards, each piece has its own SVG node, and only changes are redrawn.
import { type Layout, type Point, pathBetween, pointOf } from "./layout";
import { flip, translate, travel, vanish } from "./motion";
import { createPiece, dressed } from "./pieces/draw";
import { drawFlat } from "./pieces/flat";
import { samePiece } from "./squares";
import { svg } from "./svg";
import type { Piece, PieceSet, Pieces, Side, Square } from "./types";

/**
 * Maximum number of pieces that move in an animated change. Larger changes are jumps in the game, and are shown at
 * once.
 */
const MOST_TRAVELLERS = 2;

interface Node {
  readonly piece: Piece;
  readonly element: SVGGElement;
}

interface Flat {
  readonly redSide: Side;
  /** Point of the general that passed, which is shown turned over. */
  readonly turned: Square | null;
}

export class PieceLayer {
  readonly root = svg("g", { class: "pieces" });
  /** Contains the held piece, on top of everything else. */
  readonly hand = svg("g", { class: "hand" });
  #ghost: Element | null = null;
  #nodes = new Map<Square, Node>();
  #set: PieceSet | null = null;
  #redSide: Side = "han";
  #layout: Layout | null = null;

  /** Shows a position. The piece on `still`, if any, has just been dropped there and is not animated. */
  show(pieces: Pieces, set: PieceSet, redSide: Side, layout: Layout, still: Square | null): void {
    const isFresh = this.#set !== set || this.#redSide !== redSide || this.#layout !== layout;
    this.#set = set;
    this.#redSide = redSide;
    this.#layout = layout;
    if (isFresh) this.#rebuild(pieces, set, layout);
    else this.#update(pieces, set, layout, still);
  }

  /** Shows a position without a separate node for each piece. */
  showFlat(pieces: Pieces, set: PieceSet, { redSide, turned }: Flat, layout: Layout): void {
    this.#set = null;
    this.#nodes.clear();
    this.hand.replaceChildren();
    const { [turned ?? ""]: general, ...others } = pieces;
    this.root.replaceChildren(...drawFlat(others, set, redSide, layout));
    if (turned === null || general === undefined) return;
    const element = createPiece(dressed(general, redSide), set);
    element.style.transform = translate(pointOf(layout, turned));
    element.classList.add("turned-over");
    this.root.append(element);
  }

  element(square: Square): SVGGElement | null {
    return this.#nodes.get(square)?.element ?? null;
  }

  select(square: Square | null): void {
    for (const [at, node] of this.#nodes) node.element.classList.toggle("selected", at === square);
  }

  /** Turns over the general that passed; all other pieces stand upright. */
  turn(square: Square | null): void {
    for (const [at, node] of this.#nodes) node.element.classList.toggle("turned-over", at === square);
  }

  /** Moves a held piece to the pointer; a pale copy stays at its point. */
  hold(square: Square, place: Point, enlarged: number): void {
    const element = this.element(square);
    if (element === null) return;
    if (element.parentNode !== this.hand) {
      this.#ghost = element.cloneNode(true) as Element;
      this.#ghost.classList.add("ghost");
      this.root.append(this.#ghost);
      this.hand.append(element);
    }
    element.style.transform = `${translate(place)} scale(${enlarged})`;
  }

  /** Puts a held piece, if any, back on its point. */
  letGo(square: Square): void {
    this.#ghost?.remove();
    this.#ghost = null;
    const element = this.element(square);
    if (element === null || element.parentNode !== this.hand || this.#layout === null) return;
    this.root.append(element);
    element.style.transform = translate(pointOf(this.#layout, square));
  }

  flip(square: Square): void {
    const element = this.element(square);
    if (element !== null) flip(element);
  }

  #rebuild(pieces: Pieces, set: PieceSet, layout: Layout): void {
    this.#nodes.clear();
    this.root.replaceChildren();
    this.hand.replaceChildren();
    for (const [square, piece] of Object.entries(pieces)) this.#add(square, piece, set, layout);
  }

  #add(square: Square, piece: Piece, set: PieceSet, layout: Layout): void {
    const element = createPiece(dressed(piece, this.#redSide), set);
    element.style.transform = translate(pointOf(layout, square));
    this.root.append(element);
    this.#nodes.set(square, { piece, element });
  }

  #update(pieces: Pieces, set: PieceSet, layout: Layout, still: Square | null): void {
    const leaving = new Map<Square, Node>();
    for (const [square, node] of this.#nodes) {
      if (!samePiece(pieces[square], node.piece)) leaving.set(square, node);
    }
    const arriving = Object.entries(pieces).filter(
      ([square, piece]) => !samePiece(this.#nodes.get(square)?.piece, piece),
    );
    for (const square of leaving.keys()) this.#nodes.delete(square);

    const moves: { from: Square; to: Square; node: Node }[] = [];
    for (const [to, piece] of arriving) {
      const from = [...leaving].find(([, node]) => samePiece(node.piece, piece))?.[0];
      const node = from === undefined ? undefined : leaving.get(from);
      if (from === undefined || node === undefined) {
        this.#add(to, piece, set, layout);
        continue;
      }
      leaving.delete(from);
      this.#nodes.set(to, node);
      moves.push({ from, to, node });
    }
    const isJump = moves.length > MOST_TRAVELLERS;
    for (const node of leaving.values()) {
      if (isJump) node.element.remove();
      else vanish(node.element);
    }
    for (const { from, to, node } of moves) {
      this.root.append(node.element);
      node.element.style.transform = translate(pointOf(layout, to));
      if (!isJump && to !== still) travel(node.element, pathBetween(layout, from, to));
    }
  }
}
