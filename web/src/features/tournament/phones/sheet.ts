// The upload for players' phones: pairings, standings, and hashes of the players' codes.
import type { DivisionView, Format, RowView, View } from "../../../domain/tournament.gen";
import { directorTexts } from "../../../texts/director.gen";
import { directorPhonesTexts } from "../../../texts/director-phones.gen";
import type { RelayStandings, RelayUpload } from "../../../wire.gen";
import { namesApart } from "../namesakes";
import { hasGameForThird, reached, reachedText } from "../places";
import { pointsText, roundName } from "../words";
import { codeOf, hashOf, secretOf } from "./codes";
import { wordOf, type Current } from "./games";

export function uploadOf(view: View, current: readonly Current[], seed: string): RelayUpload {
  const name = namesApart(view.entries);
  const division = (at: number): string => view.plan.divisions[at]?.name ?? "";
  const titled = (...parts: string[]): string => parts.filter((part) => part !== "").join(" · ");
  const { byeKinds } = directorTexts().round;
  return {
    secret: secretOf(seed),
    version: view.seq,
    sheet: {
      title: view.plan.name,
      rounds: current.map(({ division: at, round, results, games }) => ({
        title: titled(division(at), roundName(round)),
        // Players cannot report results once the division is over.
        results: isOver(view.divisions[at]) ? [] : [...results],
        boards: games.map(({ key, label, names, outcome }) => ({
          key,
          label,
          ...names,
          result: outcome === null ? null : wordOf(outcome),
        })),
        byes: round.byes.map(({ id, bye }) => `${name(id)} (${byeKinds[bye]})`),
      })),
      standings: view.divisions.flatMap((one, at) => {
        const format = view.plan.divisions[at]?.format;
        return format === undefined ? [] : standingsOf(one, format, name, (title) => titled(division(at), title));
      }),
    },
    codes: current.flatMap(({ games }) =>
      games.map(({ key }) => ({
        board: key,
        cho: hashOf(codeOf(seed, key, "cho")),
        han: hashOf(codeOf(seed, key, "han")),
      })),
    ),
  };
}

/** Returns whether the division is over. */
const isOver = (view: DivisionView | undefined): boolean =>
  view !== undefined && (view.is_closed || view.next.step === "finished");

/** Returns a row of a ranking that a knock-out decides: the place once it is settled, and the stage that settled it. */
function knockoutRow(
  { rank, id }: RowView,
  view: DivisionView,
  format: Format,
  name: string,
): RelayStandings["rows"][number] {
  const stage = reached(id, view, hasGameForThird(format));
  const text = stage === null ? directorPhonesTexts().stillIn : reachedText(stage);
  return { rank: stage === null ? 0 : rank, name, points: text };
}

/**
 * Returns the standings of each of several groups, and those of the division unless groups are still being played. The
 * latter have the name of the division as their title.
 */
function standingsOf(
  view: DivisionView,
  format: Format,
  name: (id: number) => string,
  titled: (title: string) => string,
): RelayStandings[] {
  const { rounds, groups, tables, bracket, ranking } = view;
  if (rounds.length === 0) return [];
  const words = directorTexts().standings;
  const rowsOf = (rows: readonly RowView[]): RelayStandings["rows"] =>
    rows.map(({ rank, id, points }) => ({ rank, name: name(id), points: pointsText(points) }));
  const hasGroups = groups.length > 1;
  const isKnockout = format.format === "knockout" || bracket.length > 0;
  const rows = isKnockout ? ranking.map((row) => knockoutRow(row, view, format, name(row.id))) : rowsOf(ranking);
  const whole = { title: titled(""), rows };
  if (!hasGroups) return [whole];
  const each = tables.map(({ group, rows }) => ({
    title: titled(words.group({ n: (group ?? 0) + 1 })),
    rows: rowsOf(rows),
  }));
  return bracket.length > 0 ? [whole, ...each] : each;
}
