// Places in the standings: marks for shared places, the values that were compared, and the stage that decided a place.
import type { DivisionView, Entry, EntryId, Format, RowView, TieBreak } from "../../domain/tournament.gen";
import { directorTexts } from "../../texts/director.gen";
import { gradeText } from "./entering";
import { roundName } from "./words";

/**
 * Returns the place as text, marked if it is shared. `playing` contains the entries that are still in a knock-out. If
 * more of them are ranked above this place than there are better places, some of them will share it.
 */
export function placeText(
  { rank }: Pick<RowView, "rank">,
  rows: readonly Pick<RowView, "rank">[],
  playing: readonly Pick<RowView, "rank">[] = [],
): string {
  const above = playing.filter((other) => other.rank < rank).length;
  const isShared = above >= rank || rows.filter((other) => other.rank === rank).length > 1;
  return isShared ? directorTexts().standings.shared({ n: rank }) : String(rank);
}

/**
 * Returns the value of a criterion as text, such as `1급` for a grade, or the grade of `entry` as typed; empty if it was
 * not compared. `from` is the index of the first comparison to look at: head-to-head can be compared more than once.
 */
export function figureText({ figures }: Pick<RowView, "figures">, tie: TieBreak, entry?: Entry, from = 0): string {
  const text = figures.find((figure, at) => at >= from && figure.tie === tie)?.text ?? "";
  const grade = Number(text);
  return tie === "grade" && text !== "" && Number.isInteger(grade) ? (entry?.grade_text ?? gradeText(grade)) : text;
}

/** Returns the optional columns of a ranking: the stage that decided the place, and the kind of points. */
export function columnsOf(
  { format }: { readonly format: Format["format"] },
  isFinal: boolean,
): { stage: boolean; points: "points" | "groupPoints" | null } {
  if (format === "knockout") return { stage: true, points: null };
  return format === "groups" && isFinal ? { stage: true, points: "groupPoints" } : { stage: false, points: "points" };
}

/** The last stage that an entry reached. It is a knock-out round, the game for third place, or a place in a group. */
export type Reached =
  | { readonly stage: "round"; readonly of: number }
  | { readonly stage: "third_place" }
  | { readonly stage: "group"; readonly group: number; readonly rank: number };

type Played = Pick<DivisionView, "bracket" | "rounds" | "tables">;

/** Returns whether the losers of the semi-finals play for third place. */
export const hasGameForThird = (format: Format): boolean => "third" in format && format.third === "played";

/**
 * Returns the last stage of an entry; null if it is still in the knock-out, or in neither the bracket nor a table. With
 * `forThird`, the losers of the semi-finals count as still in the knock-out until the final is paired.
 */
export function reached(id: EntryId, { bracket, rounds, tables }: Played, forThird: boolean): Reached | null {
  const knockout = rounds.filter(({ stage }) => stage === "knockout");
  const last = bracket.findLastIndex((lines) => lines.includes(id));
  if (last < 0) {
    for (const { group, rows } of tables) {
      const row = rows.find((one) => one.id === id);
      if (row !== undefined) return { stage: "group", group: group ?? 0, rank: row.rank };
    }
    return null;
  }
  const third = knockout
    .flatMap(({ matches }) => matches)
    .find(({ pairing: { role, cho, han } }) => role === "third_place" && [cho, han].includes(id));
  if (third !== undefined) return third.is_decided ? { stage: "third_place" } : null;
  // The last column contains only the winner. All others are out once their last match is decided.
  if (bracket[last]?.length === 1) return { stage: "round", of: 2 };
  const lost = knockout[last]?.matches.find(({ pairing: { cho, han } }) => cho === id || han === id);
  const of = knockout[last]?.of ?? 2;
  if (lost?.is_decided !== true || (forThird && of === 4 && knockout.length === last + 1)) return null;
  return { stage: "round", of };
}

/** Returns the stage in which an entry was knocked out, or missed the knock-out; null for any other entry. */
export function knockedOut(id: EntryId, view: Played, forThird: boolean): Reached | null {
  if (view.bracket.length === 0 || view.bracket.at(-1)?.includes(id) === true) return null;
  return reached(id, view, forThird);
}

export function reachedText(one: Reached | null): string {
  const { round, standings } = directorTexts();
  switch (one?.stage) {
    case "round":
      return roundName({ number: 0, of: one.of });
    case "third_place":
      return round.thirdPlace;
    case "group":
      return standings.inGroup({ group: one.group + 1, n: one.rank });
    default:
      return "";
  }
}
