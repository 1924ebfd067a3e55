// Texts of a referee's rulings, and conversion of form fields to a ruling.
import type { Messages } from "../../../texts/core.en.gen";
import type { Ruling, Side } from "../../../wire.gen";

/** Maximum length of a ruling's text in characters. */
export const MOST_WORDS = 500;
/** Bounds and default, in seconds, of the time that a ruling may add. */
export const GIFT_SECONDS = { least: 1, usual: 60, most: 3_600 } as const;

export function rulingText(ruling: Ruling, texts: Messages): string {
  const { referee, side } = texts;
  switch (ruling.kind) {
    case "draw":
      return referee.rulings.draw;
    case "win":
      return referee.rulings.win({ side: side[ruling.side] });
    case "must_deviate":
      return referee.rulings.mustDeviate({ side: side[ruling.side] });
    case "give_time":
      return referee.rulings.giveTime({ side: side[ruling.side], seconds: Math.round(ruling.ms / 1000) });
    case "call_time":
      return referee.rulings.callTime;
    case "adjourn":
      return referee.rulings.adjourn;
    case "resume":
      return referee.rulings.resume;
  }
}

export interface Fields {
  kind: Ruling["kind"];
  side: Side;
  seconds: number;
}

/** Returns the ruling for a form's fields. Times outside the bounds are clamped. */
export function rulingOf({ kind, side, seconds }: Fields): Ruling {
  switch (kind) {
    case "win":
    case "must_deviate":
      return { kind, side };
    case "give_time": {
      const whole = Math.round(Number.isFinite(seconds) ? seconds : GIFT_SECONDS.usual);
      return { kind, side, ms: 1000 * Math.min(GIFT_SECONDS.most, Math.max(GIFT_SECONDS.least, whole)) };
    }
    case "draw":
    case "call_time":
    case "adjourn":
    case "resume":
      return { kind };
  }
}

/** Returns the kinds of ruling that the form offers in an adjourned or a running game. */
export function rulingsNow(adjourned: boolean): readonly Ruling["kind"][] {
  return adjourned
    ? ["resume", "draw", "win", "call_time"]
    : ["draw", "win", "must_deviate", "give_time", "call_time", "adjourn"];
}
