// Converts an effect of the reducer to an event for the page and an announcement for screen readers.
//
// This module is pure and must not depend on the document.
import { cellViews } from "./cells";
import type { Effect, Interaction } from "./state";
import { PHRASES, standing, type Lang } from "./texts";
import type { BoardEvents, BoardModel } from "./types";

/** An event to be sent by the element. */
type Told = { [K in keyof BoardEvents]: { readonly type: K; readonly detail: BoardEvents[K] } }[keyof BoardEvents];

export function eventOf(effect: Effect): Told {
  switch (effect.type) {
    case "step":
    case "why":
      return { type: effect.type, detail: { from: effect.from, to: effect.to } };
    case "pass":
      return { type: "pass", detail: { square: effect.square, by: effect.by } };
    case "point":
      return { type: "point", detail: { square: effect.square } };
    case "select":
      return { type: "select", detail: { square: effect.square } };
    case "recall":
      return { type: "recall", detail: {} };
    case "draw":
      return { type: "draw", detail: { from: effect.from, to: effect.to, colour: effect.colour } };
    case "put":
      return { type: "put", detail: { square: effect.square, piece: effect.piece } };
    case "remove":
      return { type: "remove", detail: { square: effect.square } };
  }
}

/**
 * Returns the announcement for an effect; null if the new position is announced anyway, or there is nothing to
 * announce.
 */
export function sentenceOf(
  effect: Effect,
  shown: BoardModel,
  model: BoardModel,
  state: Interaction,
  lang: Lang,
): string | null {
  switch (effect.type) {
    case "why":
      return PHRASES[lang].refused;
    case "select":
      return effect.square === null ? null : cellViews(shown, state, lang)(effect.square).label;
    case "put":
      return standing(effect.square, effect.piece, model, lang);
    case "remove":
      return standing(effect.square, undefined, model, lang);
    default:
      return null;
  }
}
