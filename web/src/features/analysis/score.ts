// The engine's scores from Cho's view, as winning chances and Janggi points, and their texts.
//
// Must not call the engine, or depend on rules.
import type { Messages } from "../../texts/core.en.gen";
import { fixed } from "../../i18n/numbers";
import { opposite, type Side } from "../../domain/position";
import type { Line } from "../../platform/engine-protocol";

/** The evaluation of a position from Cho's view. */
export interface Standing {
  /** Cho's winning chance, 0 to 1. */
  cho: number;
  what:
    | { kind: "points" /** Janggi points that Cho is ahead. */; points: number }
    /** Mate, or any other decided ending, in this many of the winner's moves. */
    | { kind: "mate" | "win"; winner: Side; moves: number }
    | { kind: "over"; winner: Side | null };
}

/** Centipawns per point: a soldier is worth 100 centipawns for the engine and 2 points for players. */
const CENTIPAWNS_A_POINT = 50;

/** Returns the evaluation of a line, given the side to move. */
export function standing(line: Pick<Line, "score" | "chance">, turn: Side): Standing {
  const sign = turn === "cho" ? 1 : -1;
  const chance = line.chance / 1000;
  const cho = turn === "cho" ? chance : 1 - chance;
  const { score } = line;
  if ("cp" in score) return { cho, what: { kind: "points", points: (sign * score.cp) / CENTIPAWNS_A_POINT } };
  const [kind, plies] = "mate" in score ? (["mate", score.mate] as const) : (["win", score.win] as const);
  return {
    cho,
    what: { kind, winner: plies > 0 ? turn : opposite(turn), moves: Math.ceil(Math.abs(plies) / 2) },
  };
}

/** Returns the evaluation of a finished game. */
export function ended(winner: Side | null): Standing {
  return { cho: winner === null ? 0.5 : winner === "cho" ? 1 : 0, what: { kind: "over", winner } };
}

/** Formats a score: `Cho +1.6 points`, `Han mates in 3`. */
export function scoreText(one: Standing, t: Messages): string {
  const words = t.engine;
  switch (one.what.kind) {
    case "points": {
      const size = Math.abs(one.what.points);
      if (size < 0.05) return words.level;
      return words.ahead({ side: t.side[one.what.points > 0 ? "cho" : "han"], points: fixed(size, 1) });
    }
    case "mate":
      return words.mates({ side: t.side[one.what.winner], n: one.what.moves });
    case "win":
      return words.wins({ side: t.side[one.what.winner], n: one.what.moves });
    case "over":
      return one.what.winner === null ? t.end.draw : t.end.wins({ side: t.side[one.what.winner] });
  }
}

/** Minimum winning chances of a side that is slightly better, better, much better or winning. */
const STEPS = [0.56, 0.68, 0.85, 0.97] as const;

/** Describes an evaluation: `Cho is slightly better`. */
export function standingText(one: Standing, t: Messages): string {
  const side: Side = one.cho >= 0.5 ? "cho" : "han";
  const chance = Math.max(one.cho, 1 - one.cho);
  const step = STEPS.filter((from) => chance >= from).length;
  if (step === 0) return t.engine.even;
  const word = [t.engine.slightly, t.engine.better, t.engine.much, t.engine.winning][step - 1];
  return word?.({ side: t.side[side] }) ?? t.engine.even;
}

/** Returns a side's winning chance in whole percent, from 1 to 99 unless the game is decided. */
export function percent(one: Standing, side: Side): number {
  const chance = side === "cho" ? one.cho : 1 - one.cho;
  const whole = Math.round(chance * 100);
  return one.what.kind === "points" ? Math.min(99, Math.max(1, whole)) : whole;
}
