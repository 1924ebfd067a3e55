// Chooses the sound and the message for an event in a game.
//
// Must not play, show or change anything; the callers do.
import { pointName } from "../../platform/points.svelte";
import { roleWord } from "../../platform/words/pieces";
import { t, textsUnder } from "../../i18n/index.svelte";
import type { Movement } from "../../domain/movements.gen";
import type { Sound } from "../../platform/sound-sets";
import type { GameEvent, GameView } from "../../wire.gen";
import { boardAction, pieceOfLetter, type Side } from "../../domain/position";
import type { Frame } from "../../domain/replay";
import { eventWords } from "./event-words";

/** A temporary message to the user. `kind` determines its look and its lifetime. */
export interface Word {
  kind: "info" | "refused" | "why";
  text: string;
}

export interface Reaction {
  sound: Sound | null;
  word: Word | null;
  /** Spoken call of 장군 (check) or 멍군 (check answered). */
  call: "check" | "answered" | null;
}

/** The game before and after an event. */
export interface Around {
  before: GameView;
  /** The game including the event. */
  view: GameView;
  mine: readonly Side[];
  movement: Movement;
  /** Whether the last move captured a piece. */
  captured: boolean;
  /** The displayed frame; null before the start. */
  frame: Frame | null;
  rematchOffered: boolean;
}

const QUIET: Reaction = { sound: null, word: null, call: null };
const info = (text: string): Word => ({ kind: "info", text });

export function reaction(event: GameEvent, around: Around): Reaction {
  const { mine, movement, frame } = around;
  const texts = textsUnder(movement);
  switch (event.kind) {
    case "acted":
      return acted(event.action.token, event.action.side, around);
    case "touched": {
      const piece = frame?.pieces[event.square];
      if (piece === undefined || mine.includes(event.side)) return QUIET;
      const names = { side: texts.side[event.side], piece: roleWord(piece.role, movement) };
      return { ...QUIET, word: info(t().game.touched({ ...names, square: pointName(event.square) })) };
    }
    case "took_back":
      return { ...QUIET, sound: "move" };
    case "started": {
      const { cho, han } = around.view.seats;
      const isWithEngine = mine.length === 1 && [cho, han].some((seat) => seat.kind === "engine");
      return { ...QUIET, sound: "move", word: isWithEngine ? info(t().game.engineGreets) : null };
    }
    case "takeback_declined":
      return { ...QUIET, word: info(t().game.undoDeclined) };
    case "rematch_offered":
      return { ...QUIET, sound: around.rematchOffered ? "warning" : null };
    case "rematch_declined":
      return mine.includes(event.side) ? QUIET : { ...QUIET, word: info(t().end.rematchDeclined) };
    case "placed": {
      const role = pieceOfLetter(event.piece)?.role;
      if (role === undefined || mine.includes(event.side)) return { ...QUIET, sound: "move" };
      const names = { side: texts.side[event.side], piece: roleWord(role, movement) };
      return { ...QUIET, sound: "move", word: info(t().setup.placedBy({ ...names, square: pointName(event.square) })) };
    }
    case "ended":
    case "hand_picked":
    case "joined":
      return QUIET;
    default: {
      const text = eventWords(event, { mine }, texts);
      return text === null ? QUIET : { ...QUIET, sound: "warning", word: info(text) };
    }
  }
}

function acted(token: string, side: Side | null, { before, view, movement, captured }: Around): Reaction {
  const isOver = view.phase === "over";
  return moveReaction({
    token,
    side,
    wasInCheck: before.now.check,
    isInCheck: view.now.check,
    isOver,
    movement,
    captured,
  });
}

/** An action and its effect. */
export interface Done {
  token: string;
  side: Side | null;
  /** Whether the side to move was in check before the action. */
  wasInCheck: boolean;
  isInCheck: boolean;
  isOver: boolean;
  movement: Movement;
  captured: boolean;
}

export function moveReaction({ token, side, wasInCheck, isInCheck, isOver, movement, captured }: Done): Reaction {
  const answered = wasInCheck && !isOver && !isInCheck;
  const call = answered ? "answered" : null;
  let word = answered ? info(t().game.answered) : null;
  if (isOver) return { sound: "end", word, call };
  if (token === "decline") word = info(t().game.drawDeclined);
  const move = boardAction(token);
  if (move === null) return { sound: null, word, call };
  if (move === "pass") {
    if (side !== null) word = info(t().game.passed({ side: textsUnder(movement).side[side] }));
    return { sound: "pass", word, call };
  }
  if (isInCheck) return { sound: "check", word, call: "check" };
  return { sound: captured ? "capture" : "move", word, call };
}
