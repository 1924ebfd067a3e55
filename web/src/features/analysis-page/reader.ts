// The player who reads an analysis of their own game.
import type { Side } from "../../domain/position";
import { engineLevel, isReader } from "../../i18n/stored-names";
import type { GameView } from "../../wire.gen";
import type { Document } from "../tree/compact";

export interface Reader {
  readonly side: Side;
  /** From 1 (18급) to 27 (9단); null if unknown. */
  readonly grade: number | null;
}

/** The names of both players, Cho's first; empty if there is none. */
export function playersIn(tags: Document["tags"]): readonly [cho: string, han: string] {
  const tag = (...keys: string[]): string => {
    const name = tags.find(([key]) => keys.includes(key))?.[1] ?? "";
    return name === "?" ? "" : name;
  };
  return [tag("White", "초대국자"), tag("Black", "한대국자")];
}

/** The grade of an engine's level, if it was measured. */
type GradeOf = (level: number) => number | null;

/** The reader of a record: whoever played against the engine, about as strong as that, or whose name it says. */
export function readerOf(tags: Document["tags"], gradeOf: GradeOf): Reader | null {
  const names = playersIn(tags);
  for (const [side, own, other] of [
    ["cho", ...names],
    ["han", names[1], names[0]],
  ] as const) {
    const level = engineLevel(other);
    if (level !== null && engineLevel(own) === null) return { side, grade: gradeOf(level) };
    if (isReader(own)) return { side, grade: null };
  }
  return null;
}

/** The reader of a game of this server; null for a spectator, and on a device that two share. */
export function readerOfView({ seats }: GameView, gradeOf: GradeOf): Reader | null {
  const side = seats.cho.you ? "cho" : "han";
  if (seats.cho.you === seats.han.you) return null;
  const { level } = seats[side === "cho" ? "han" : "cho"];
  const rated = seats[side].player?.rating?.grade ?? null;
  return { side, grade: rated ?? (level === null ? null : gradeOf(level)) };
}
