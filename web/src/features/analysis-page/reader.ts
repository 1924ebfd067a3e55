// Headers of an analysed game, and the user's own side in it.
import type { Side } from "../../domain/position";
import { engineLevel, isReader } from "../../i18n/stored-names";
import type { GameView } from "../../wire.gen";
import type { Document } from "../tree/compact";

/** Names of a header in PGN and in `.gib`. */
type TagNames = readonly [pgn: string, gib: string];
export const TAGS = {
  cho: ["White", "초대국자"],
  han: ["Black", "한대국자"],
  event: ["Event", "대회명"],
  date: ["Date", "대국일자"],
} as const satisfies Record<string, TagNames>;

export interface Reader {
  readonly side: Side;
  /** Grade from 1 (18급) to 27 (9단); null if unknown. */
  readonly grade: number | null;
}

/** Returns the value of a game's header; `""` if it is missing or a placeholder such as `?`. */
export function tagOf(tags: Document["tags"], names: TagNames): string {
  const value = tags.find(([key]) => names.includes(key))?.[1] ?? "";
  return /^[?.-]*$/.test(value) ? "" : value;
}

/** Returns the names of both players, Cho's first; empty if unknown. */
export function playersIn(tags: Document["tags"]): readonly [cho: string, han: string] {
  return [tagOf(tags, TAGS.cho), tagOf(tags, TAGS.han)];
}

/** Returns the tags with a new value for one header, which keeps its name and place. `""` removes it. */
export function withTag(tags: Document["tags"], names: TagNames, value: string): Document["tags"] {
  if (value === tagOf(tags, names)) return tags;
  const key = tags.find(([key]) => names.includes(key))?.[0];
  if (value === "") return tags.filter((tag) => tag[0] !== key);
  if (key === undefined) return [...tags, [names[0], value]];
  return tags.map((tag) => (tag[0] === key ? [key, value] : tag));
}

/** Returns the grade of an engine level, if it was measured. */
type GradeOf = (level: number) => number | null;

/**
 * Returns the user's side in a record, with the grade of the engine level if there is one. This is the side that played
 * against the engine, or that a device game calls “You”. Null if there is none.
 */
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

/**
 * Returns the user's side in a game on this server, with the user's grade or else that of the engine level. Null if the
 * user is a spectator or plays both sides.
 */
export function readerOfView({ seats }: GameView, gradeOf: GradeOf): Reader | null {
  const side = seats.cho.you ? "cho" : "han";
  if (seats.cho.you === seats.han.you) return null;
  const { level } = seats[side === "cho" ? "han" : "cho"];
  const rated = seats[side].player?.rating?.grade ?? null;
  return { side, grade: rated ?? (level === null ? null : gradeOf(level)) };
}
