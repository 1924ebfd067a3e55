// Explains in sentences what separates an entry from its neighbours in a ranking, and how it scored its points.
import type { CellView, EntryId, MatchView, RowView, TieBreak } from "../../domain/tournament.gen";
import { lang } from "../../i18n/index.svelte";
import { directorTexts } from "../../texts/director.gen";
import { tournamentTexts } from "../../texts/tournament.gen";
import { figureText, hasGameForThird, reached, reachedText } from "./places";
import type { Shown } from "./shown";
import { orderText, valueText } from "./ties";
import { pointsText, resultText, roundName } from "./words";

/** The criterion that separates two rows, and its index in their comparisons; null if they share a place. */
export function decidedBy(upper: RowView, lower: RowView): { tie: TieBreak; at: number } | null {
  const at = upper.figures.findIndex(({ text, tie }, index) => {
    const other = lower.figures[index];
    return other !== undefined && (other.tie !== tie || other.text !== text);
  });
  const tie = upper.figures[at]?.tie;
  return tie === undefined ? null : { tie, at };
}

/** Returns the nearest rows above and below that do not share the place of `own`. */
export function neighbours(own: RowView, rows: readonly RowView[]): { above: RowView | null; below: RowView | null } {
  return {
    above: rows.findLast(({ rank }) => rank < own.rank) ?? null,
    below: rows.find(({ rank }) => rank > own.rank) ?? null,
  };
}

/**
 * Explains, for each neighbour, why one is ranked above the other. `byStage` is for a ranking that a knock-out decides.
 * With `unequal`, neighbours that are equal in the first criterion are left out.
 */
export function neighbourTexts(
  own: RowView,
  rows: readonly RowView[],
  shown: Shown,
  { byStage, unequal }: { byStage: boolean; unequal: boolean },
): string[] {
  const { above, below } = neighbours(own, rows);
  const pairs: [RowView, RowView][] = [
    ...(above === null ? [] : [pair(above, own)]),
    ...(below === null ? [] : [pair(own, below)]),
  ];
  return pairs.flatMap(([upper, lower]) => {
    if (byStage) return [stageText(upper, lower, shown)];
    const decided = decidedBy(upper, lower);
    return decided === null || (unequal && decided.at > 0) ? [] : [figuresText(upper, lower, decided, shown)];
  });
}

const pair = (upper: RowView, lower: RowView): [RowView, RowView] => [upper, lower];

function figuresText(
  upper: RowView,
  lower: RowView,
  { tie, at }: { tie: TieBreak; at: number },
  { tournament }: Shown,
): string {
  const { tied: words } = directorTexts();
  const value = (row: RowView): string => valueText(figureText(row, tie, tournament.entries.get(row.id)?.entry, at));
  const names = { upper: tournament.name(upper.id), lower: tournament.name(lower.id) };
  const about = { ...names, tie: tournamentTexts().tie[tie], more: value(upper), less: value(lower) };
  const higher = orderText(tie) === words.higher;
  return higher ? words.above(about) : `${words.aboveBy(about)} ${orderText(tie)}`;
}

/** Explains why an entry is above another one in a ranking that a knock-out decides. */
function stageText(upper: RowView, lower: RowView, { view, plan, tournament }: Shown): string {
  const { tied: words } = directorTexts();
  const [one, other] = [upper, lower].map(({ id }) => reached(id, view, hasGameForThird(plan.format)));
  const name = { upper: tournament.name(upper.id), lower: tournament.name(lower.id) };
  if (one == null) return words.aboveStill(name);
  const [more, less] = [reachedText(one), reachedText(other ?? null)];
  if (one.stage !== "group" || other?.stage !== "group")
    return more === less ? words.aboveWon({ ...name, stage: more }) : words.aboveStage({ ...name, more, less });
  if (one.rank !== other.rank) return words.aboveGroup({ ...name, more, less });
  const perGame = (row: RowView): string => {
    const games = (view.cells.find(({ id }) => id === row.id)?.cells ?? []).filter(({ opponent }) => opponent !== null);
    return (row.points / Math.max(1, games.length)).toLocaleString(lang(), { maximumFractionDigits: 2 });
  };
  return words.abovePerGame({ ...name, more: perGame(upper), less: perGame(lower) });
}

/** Describes the result of a match between two entries. */
function matchText({ pairing, games, points }: MatchView, { plan, tournament }: Shown): string {
  if (plan.games.kind === "boards")
    return points === null ? resultText(null, "", "") : points.map(pointsText).join(" : ");
  const [cho, han] = [tournament.name(pairing.cho), tournament.name(pairing.han)];
  const done = games.flatMap((outcome, game) =>
    outcome === null ? [] : [game % 2 === 0 ? resultText(outcome, cho, han) : resultText(outcome, han, cho)],
  );
  return done.length === 0 ? resultText(null, cho, han) : done.join(", ");
}

/**
 * Lists the rounds of an entry: the opponent, the result, and the points for it where they count. Rounds that count
 * for nobody, such as games against a player who left early, are left out. Deductions follow.
 */
export function gamesTexts(id: EntryId, shown: Shown): string[] {
  const { view, tournament, plan } = shown;
  const { tied: words, standings, round: rounds } = directorTexts();
  const cells = new Map((view.cells.find((row) => row.id === id)?.cells ?? []).map((cell) => [cell.round, cell]));
  const hasPoints = plan.format.format !== "knockout";
  const ended = ({ kind }: CellView): string =>
    kind === "bye" ? standings.bye : kind === "pending" ? resultText(null, "", "") : rounds.byeKinds.zero;
  const games = view.rounds.flatMap((one): string[] => {
    const round = roundName(one);
    const match = one.matches.find(({ pairing: { cho, han } }) => cho === id || han === id);
    const cell = one.stage === "knockout" ? undefined : cells.get(one.number);
    if (one.stage !== "knockout" && cell === undefined) return [];
    if (match === undefined) {
      if (cell === undefined || (one.byes.every((bye) => bye.id !== id) && cell.kind === "absent" && cell.points === 0))
        return [];
      return [words.scored({ round, what: ended(cell), points: pointsText(cell.points) })];
    }
    const opponent = tournament.name(match.pairing.cho === id ? match.pairing.han : match.pairing.cho);
    const what = words.against({ opponent, result: matchText(match, shown) });
    if (cell === undefined || cell.kind === "pending" || !hasPoints) return [`${round}: ${what}`];
    return [words.scored({ round, what, points: pointsText(cell.points) })];
  });
  const penalty = tournament.entries.get(id)?.penalty ?? 0;
  return penalty > 0 ? [...games, directorTexts().entry.penalty({ points: pointsText(penalty) })] : games;
}
