// Explains in sentences why a tied entry has its place in a table.
import type { CellView, DivisionView, EntryId, RowView, TieBreak } from "../../domain/tournament.gen";
import { directorTexts } from "../../texts/director.gen";
import { tournamentTexts } from "../../texts/tournament.gen";
import { figureText } from "./places";
import type { Shown } from "./shown";

/** A criterion that was compared among entries that were equal until then. The best value comes first. */
export interface TieStep {
  readonly tie: TieBreak;
  readonly values: readonly { readonly id: EntryId; readonly text: string }[];
}

/** Returns whether criteria other than the first were compared for a row. */
export const isTied = ({ figures }: Pick<RowView, "figures">): boolean => figures.length > 1;

/**
 * Returns the comparisons that led to the place of a tied row. The first one names only the entries that were equal in
 * it, and comparisons of the same values are not repeated.
 */
export function tieSteps(own: RowView, rows: readonly RowView[]): TieStep[] {
  let tied = rows;
  const steps: TieStep[] = [];
  for (const [at, { tie, text }] of (isTied(own) ? own.figures : []).entries()) {
    const compared = tied;
    tied = tied.filter(({ figures }) => figures[at]?.tie === tie && figures[at]?.text === text);
    if (tie !== "direct_encounter" && steps.some((step) => step.tie === tie)) continue;
    const shown = at === 0 ? tied : compared;
    steps.push({ tie, values: shown.map((row) => ({ id: row.id, text: figureText(row, tie, undefined, at) })) });
  }
  return steps;
}

/** Counts the games of an entry against others. */
export function countAgainst(
  id: EntryId,
  others: ReadonlySet<EntryId>,
  { cells }: Pick<DivisionView, "cells">,
): { wins: number; draws: number; losses: number } {
  const of = (one: EntryId): readonly CellView[] => cells.find((row) => row.id === one)?.cells ?? [];
  const count = { wins: 0, draws: 0, losses: 0 };
  for (const { opponent, kind, points, round } of of(id)) {
    if (opponent === null || !others.has(opponent) || kind === "pending") continue;
    const theirs = of(opponent).find((cell) => cell.round === round && cell.opponent === id)?.points ?? 0;
    if (points === theirs && points > 0) count.draws += 1;
    else count[points > theirs ? "wins" : "losses"] += 1;
  }
  return count;
}

/** Describes which values of a criterion rank higher. */
export function orderText(tie: TieBreak): string {
  const { tied } = directorTexts();
  return tie === "elder" || tie === "drawn" || tie === "play_off" ? tied[tie] : tied.higher;
}

/** Returns a value that was compared, or says that it is unknown. */
export const valueText = (text: string): string => (text === "-" || text === "" ? directorTexts().tied.unknown : text);

/** Returns the reasons for the place of a tied row, in sentences. */
export function tieTexts(own: RowView, rows: readonly RowView[], { tournament, view }: Shown): string[] {
  const { tied: words } = directorTexts();
  const name = (id: EntryId): string => tournament.name(id);
  return tieSteps(own, rows).flatMap(({ tie, values }) => {
    const title = tournamentTexts().tie[tie];
    const [first] = values;
    const isSame = values.every(({ text }) => text === first?.text);
    const sentence = isSame
      ? words.same({
          tie: title,
          value: valueText(first?.text ?? ""),
          names: values.map(({ id }) => name(id)).join(", "),
        })
      : `${words.differ({
          tie: title,
          values: values.map(({ id, text }) => `${name(id)} ${valueText(text)}`).join(", "),
        })} ${orderText(tie)}`;
    if (tie !== "direct_encounter") return [sentence];
    const others = new Set(values.map(({ id }) => id));
    return [`${sentence} ${words.encounter({ name: name(own.id), ...countAgainst(own.id, others, view) })}`];
  });
}

/** Returns the entries of a group that advance to the knock-out; none while this is undecided. */
export function advancing(rows: readonly RowView[], { plan: { format }, view, tournament }: Shown): Set<EntryId> {
  const [lines] = view.bracket;
  const ids = rows.map(({ id }) => id);
  if (lines !== undefined) return new Set(ids.filter((id) => lines.includes(id)));
  if (format.format !== "groups" || view.next.step !== "pair" || view.next.stage !== "knockout") return new Set();
  const plays = (id: EntryId): boolean => (tournament.entries.get(id)?.withdrawn_after ?? null) === null;
  return new Set(ids.filter(plays).slice(0, format.qualifiers));
}
