import { describe, expect, test } from "vitest";
import { layoutOf, pointOf } from "./layout";
import { translate } from "./motion";
import { PieceLayer } from "./pieceLayer";
import { START_FEN, parseFen } from "./squares";
import type { Pieces, Square } from "./types";

const layout = layoutOf("cho", "none");
const start: Pieces = parseFen(START_FEN);

function layerAt(pieces: Pieces): PieceLayer {
  const layer = new PieceLayer();
  layer.show(pieces, "hanja", "han", layout, null);
  return layer;
}

function after(pieces: Pieces, from: Square, to: Square): Pieces {
  const { [from]: mover, ...rest } = pieces;
  if (mover === undefined) throw new Error(`nothing on ${from}`);
  return { ...rest, [to]: mover };
}

function expectShown(layer: PieceLayer, pieces: Pieces): void {
  const squares = Object.keys(pieces);
  expect(layer.root.querySelectorAll(".piece:not(.gone)")).toHaveLength(squares.length);
  for (const square of squares) {
    const element = layer.element(square);
    expect(element?.classList.contains(pieces[square]?.side ?? "")).toBe(true);
    expect(element?.dataset["role"]).toBe(pieces[square]?.role);
    expect(element?.style.transform, square).toBe(translate(pointOf(layout, square)));
  }
}

describe("from one position to the next", () => {
  test("a step keeps the node of the piece", () => {
    const layer = layerAt(start);
    const soldier = layer.element("a4");
    const next = after(start, "a4", "b4");
    layer.show(next, "hanja", "han", layout, null);
    expect(layer.element("b4")).toBe(soldier);
    expectShown(layer, next);
  });

  test("a capture takes the captured node away, and taking it back brings a piece again", () => {
    const layer = layerAt(start);
    const taken = layer.element("a7");
    const next = after(start, "a1", "a7");
    layer.show(next, "hanja", "han", layout, null);
    expect(layer.element("a7")).not.toBe(taken);
    expectShown(layer, next);
    layer.show(start, "hanja", "han", layout, null);
    expectShown(layer, start);
  });

  test("any two positions: what is shown is the position, wherever one comes from", () => {
    const others = ["9/4k4/9/9/4R4/9/9/9/4K4/9", "rnba1abnr/4k4/9/9/9/9/9/9/9/4K4", START_FEN].map(parseFen);
    const layer = layerAt(start);
    for (const pieces of [...others, ...others.toReversed()]) {
      layer.show(pieces, "hanja", "han", layout, null);
      expectShown(layer, pieces);
    }
  });

  test("another piece set draws all anew", () => {
    const layer = layerAt(start);
    layer.show(start, "pictogram", "han", layout, null);
    expectShown(layer, start);
    expect(layer.root.querySelectorAll(".pictogram")).toHaveLength(32);
  });
});

describe("a piece in the hand", () => {
  test("hangs on the pointer, leaves a ghost, and goes back to its point", () => {
    const layer = layerAt(start);
    layer.hold("b1", { x: 5, y: 7 }, 1.5);
    expect(layer.hand.children).toHaveLength(1);
    expect(layer.element("b1")?.style.transform).toBe("translate(5px, 7px) scale(1.5)");
    expect(layer.root.querySelectorAll(".ghost")).toHaveLength(1);
    layer.letGo("b1");
    expect(layer.hand.children).toHaveLength(0);
    expect(layer.root.querySelectorAll(".ghost")).toHaveLength(0);
    expectShown(layer, start);
  });

  test("holding what is not there does nothing", () => {
    const layer = layerAt(start);
    layer.hold("e5", { x: 0, y: 0 }, 1);
    layer.letGo("e5");
    expectShown(layer, start);
  });
});
