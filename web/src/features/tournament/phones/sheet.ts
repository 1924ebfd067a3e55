// The upload for players' phones: pairings, standings, and hashes of the players' codes.
import type { DivisionView, RowView, View } from "../../../domain/tournament.gen";
import { directorTexts } from "../../../texts/director.gen";
import type { RelayStandings, RelayUpload } from "../../../wire.gen";
import { pointsText, roundName } from "../words";
import { codeOf, hashOf, secretOf } from "./codes";
import { wordOf, type Current } from "./games";

export function uploadOf(view: View, current: readonly Current[], seed: string): RelayUpload {
  const names = new Map(view.entries.map(({ id, entry }) => [id, entry.name]));
  const name = (id: number): string => names.get(id) ?? String(id);
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
        results: [...results],
        boards: games.map(({ key, label, names, outcome }) => ({
          key,
          label,
          ...names,
          result: outcome === null ? null : wordOf(outcome),
        })),
        byes: round.byes.map(({ id, bye }) => `${name(id)} (${byeKinds[bye]})`),
      })),
      standings: view.divisions.flatMap((one, at) => standingsOf(one, name, (title) => titled(division(at), title))),
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

/** Returns the standings of each of several groups, and those of the division unless groups are still being played. */
function standingsOf(
  { rounds, groups, tables, bracket, ranking }: DivisionView,
  name: (id: number) => string,
  titled: (title: string) => string,
): RelayStandings[] {
  if (rounds.length === 0) return [];
  const words = directorTexts().standings;
  const rowsOf = (rows: readonly RowView[]): RelayStandings["rows"] =>
    rows.map(({ rank, id, points }) => ({ rank, name: name(id), points: pointsText(points) }));
  const hasGroups = groups.length > 1;
  const whole = { title: titled(words.final), rows: rowsOf(ranking) };
  if (!hasGroups) return [whole];
  const each = tables.map(({ group, rows }) => ({
    title: titled(words.group({ n: (group ?? 0) + 1 })),
    rows: rowsOf(rows),
  }));
  return bracket.length > 0 ? [whole, ...each] : each;
}
