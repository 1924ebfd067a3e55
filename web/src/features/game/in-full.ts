// Completes a game state that the server sent in brief form, using the rules module.
//
// Pure. Must not contain rules, or return anything if the rules module disagrees with the server.
import type { JudgeAnswer, JudgeRequest } from "../../platform/rules-module";
import type { AnyNow, BriefClock, BriefNow, ClockView, GameView, Now, Rights } from "../../wire.gen";
import { rulesInPlay } from "./referee/rules-in-play";

interface Judge {
  judge(request: JudgeRequest): JudgeAnswer;
}

export function isBrief(now: AnyNow): now is BriefNow {
  return "checksum" in now;
}

/**
 * Returns the full state of `view`, whose actions must be up to date. Null if the rules module disagrees with the
 * server, and before the game has started.
 */
export function inFull(brief: BriefNow, view: GameView, rules: Judge): Now | null {
  if (view.start_fen === null) return null;
  const moves = view.actions.map(({ token }) => token);
  const judged = rules.judge({ rules: rulesInPlay(view), fen: view.start_fen, moves, present: true });
  if (!judged.ok || judged.present?.checksum !== brief.checksum) return null;
  const { checksum: _checksum, if_agreed, ...present } = judged.present;
  const { fen, turn, legal, check, points } = judged;
  const { at_ms, rights, offers, must_deviate, repetition_for_referee } = brief;
  return {
    ...present,
    ...{ fen, turn, legal, check, points },
    ...(if_agreed === null ? {} : { if_agreed }),
    ...(must_deviate === undefined ? {} : { must_deviate }),
    ...(repetition_for_referee === undefined ? {} : { repetition_for_referee }),
    at_ms,
    phase: "playing",
    touched: null,
    placing: null,
    rights: rightsOf(rights),
    clocks: clocksOf(brief),
    offers: offers ?? { draw: null, takeback: null, rematch: null },
    verdict: null,
  };
}

function rightsOf(names: BriefNow["rights"]): Rights {
  const none = { join: [], arrange: [], pick_hand: false, play: false, call: false, offer_draw: false };
  const more = { answer_draw: false, resign: false, abort: false, takeback: false, answer_takeback: false };
  return { ...none, ...more, rematch: false, ...Object.fromEntries(names.map((name) => [name, true])) };
}

/** Returns the clocks of a state, brief or full. */
export function clocksOf(now: AnyNow): Now["clocks"] {
  if (!isBrief(now)) return now.clocks;
  if (now.clocks === undefined) return null;
  const [cho, han] = now.clocks.map((clock) => clockOf(clock, now.at_ms));
  return cho === undefined || han === undefined ? null : { cho, han };
}

function clockOf([main_ms, period_ms, periods_left, after]: BriefClock, atMs: number): ClockView {
  return {
    main_ms,
    period_ms,
    periods_left,
    running: after !== null,
    runs_from_ms: after === null ? null : atMs + after,
  };
}
