// Tables for spreadsheets and newspapers, in the user's language: standings with wins and losses, and all results.
import type { EntryId, MatchView, Outcome } from "../../domain/tournament.gen";
import { lang } from "../../i18n/index.svelte";
import { directorTexts } from "../../texts/director.gen";
import { printoutsTexts } from "../../texts/printouts.gen";
import { tournamentTexts } from "../../texts/tournament.gen";
import { clockTime, today } from "./dates";
import { gradeOf } from "./entering";
import { figureText, hasGameForThird, placeText, reached, reachedText } from "./places";
import type { Shown } from "./shown";
import { pointsText, resultText, roundName, sidesOf, totalText } from "./words";

type Cell = string | number;

/** Returns a table as CSV. Text that a spreadsheet would read as a formula is prefixed with an apostrophe. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  // Spreadsheets expect semicolons in languages whose decimal separator is a comma, such as Dutch.
  const separator = (0.5).toLocaleString(lang()).includes(",") ? ";" : ",";
  const cell = (value: Cell): string => {
    const text = String(value);
    const safe = typeof value === "string" && /^[=+\-@]/.test(text) ? `'${text}` : text;
    return /[,;"\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  // Spreadsheets recognise UTF-8 by the byte order mark.
  return `\u{feff}${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join("")}`;
}

/** Returns the name of a file about a tournament, such as `가을 장기대회 순위 2026-10-17 1432.csv`. */
export const fileName = (tournament: string, what: string, ending: string, now = new Date()): string =>
  `${`${tournament} ${what}`.replaceAll(/[\\/:*?"<>|\s]+/g, " ").trim()} ${today(now)} ${clockTime(now)}.${ending}`;

/** Returns the name of the file with the tournament itself, such as `가을-장기대회-2026-10-17-1432.jsonl`. */
export function logFileName(tournament: string, now = new Date()): string {
  const name = tournament.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
  return `${name === "" ? "tournament" : name}-${today(now)}-${clockTime(now)}.jsonl`;
}

/** Counts the matches that an entry has won, drawn and lost, without byes and without games that do not count. */
export function matchesOf(id: EntryId, { view }: Pick<Shown, "view">): { won: number; drawn: number; lost: number } {
  const counted = new Set(
    (view.cells.find((row) => row.id === id)?.cells ?? [])
      .filter(({ kind }) => kind === "played" || kind === "forfeit_win" || kind === "forfeit_loss")
      .map(({ round }) => round),
  );
  const count = { won: 0, drawn: 0, lost: 0 };
  for (const { number, stage, matches } of view.rounds) {
    if (stage !== "knockout" && !counted.has(number)) continue;
    for (const match of matches) if ([match.pairing.cho, match.pairing.han].includes(id)) tally(match, id, count);
  }
  return count;
}

function tally({ winner, is_decided, games }: MatchView, id: EntryId, count: ReturnType<typeof matchesOf>): void {
  if (!is_decided) return;
  const nobodyCame = games.every((outcome) => outcome === null || outcome.result === "both_forfeit");
  if (winner === id) count.won += 1;
  else if (winner === null && !nobodyCame) count.drawn += 1;
  else count.lost += 1;
}

/** Returns the standings of a division, with a heading. */
export function standingsRows(shown: Shown): Cell[][] {
  const { view, plan, tournament } = shown;
  const { standings, entry: entries, files } = directorTexts();
  const { format } = plan.format;
  const hasGroups = format === "groups";
  const hasKnockout = hasGroups || format === "knockout";
  const hasDraws = plan.scoring.draw !== undefined;
  const ranked = hasGroups ? view.tables.flatMap(({ rows }) => rows) : view.ranking;
  const ties = [...new Set(ranked.flatMap(({ figures }) => figures.map(({ tie }) => tie)))].filter(
    (tie) => tie !== "points",
  );
  const heading = [
    standings.place,
    entries.name,
    entries.club,
    entries.grade,
    ...(hasGroups ? [printoutsTexts().group, files.groupPlace] : []),
    ...(hasKnockout ? [standings.stage] : []),
    files.won,
    ...(hasDraws ? [files.drawn] : []),
    files.lost,
    ...(format === "knockout" ? [] : [hasGroups ? standings.groupPoints : standings.points]),
    ...ties.map((tie) => tournamentTexts().tie[tie]),
  ];
  const rows = view.ranking.map((row): Cell[] => {
    const entry = tournament.entries.get(row.id)?.entry;
    const table = view.tables.find(({ rows: all }) => all.some(({ id }) => id === row.id));
    const inTable = hasGroups ? table?.rows.find(({ id }) => id === row.id) : row;
    const stage = hasKnockout ? reached(row.id, view, hasGameForThird(plan.format)) : null;
    const { won, drawn, lost } = matchesOf(row.id, shown);
    return [
      // Before the knock-out, entries have a place only in their group. During it, those still playing have none.
      (hasGroups && view.bracket.length === 0) || (hasKnockout && stage === null) ? "" : placeText(row, view.ranking),
      entry?.name ?? "",
      entry?.club ?? "",
      gradeOf(entry),
      ...(hasGroups ? [(table?.group ?? 0) + 1, inTable?.rank ?? ""] : []),
      ...(hasKnockout ? [reachedText(stage)] : []),
      won,
      ...(hasDraws ? [drawn] : []),
      lost,
      ...(format === "knockout" ? [] : [pointsText(row.points)]),
      ...ties.map((tie) => (inTable === undefined ? "" : figureText(inTable, tie))),
    ];
  });
  return [heading, ...rows];
}

/** Returns why a game was forfeited, if the director has recorded that a player came too late. */
function reasonOf(outcome: Outcome | null, { late }: Pick<MatchView, "late">, player: (id: EntryId) => string): string {
  if (outcome?.result !== "forfeit" && outcome?.result !== "both_forfeit") return "";
  const lost = late.filter(({ deduction_s }) => deduction_s === null).map(({ id }) => player(id));
  return lost.length === 0 ? "" : `${directorTexts().files.late}: ${lost.join(", ")}`;
}

/** Returns all games of a division with their results, with a heading. `player` is the entry or its team member. */
export function gameRows({ view, tournament }: Shown, player: (id: EntryId, game: number) => string): Cell[][] {
  const { round: words, files, entry: entries, standings } = directorTexts();
  const hasGroups = view.groups.length > 1;
  const about = (side: string): string[] => [side, `${side} ${entries.club}`];
  const heading = [
    printoutsTexts().round,
    ...(hasGroups ? [printoutsTexts().group] : []),
    words.board,
    ...about(words.cho),
    ...about(words.han),
    files.winner,
    words.result,
    files.points({ side: words.cho }),
    files.points({ side: words.han }),
    files.reason,
  ];
  const groupOf = (group: number | null | undefined): Cell[] => (hasGroups ? [group == null ? "" : group + 1] : []);
  const rows = view.rounds.flatMap(({ number, of, stage, matches, byes }) => {
    const round = roundName({ number, of });
    const games = matches.flatMap((match) => {
      const { pairing, games: all, is_decided } = match;
      return all.flatMap((outcome, game): Cell[][] => {
        // Once a series is decided, its remaining games are not played.
        if (outcome === null && is_decided) return [];
        const { cho, han } = sidesOf(pairing, game);
        const name = (id: EntryId): string => player(id, game);
        const club = (id: EntryId): string =>
          name(id) === tournament.entries.get(id)?.entry.name
            ? (tournament.entries.get(id)?.entry.club ?? "")
            : tournament.name(id);
        const winner = outcome !== null && "winner" in outcome ? name(outcome.winner === "cho" ? cho : han) : "";
        const totals = outcome?.result === "counted" ? [outcome.cho, outcome.han] : [undefined, undefined];
        return [
          [
            round,
            ...groupOf(match.group),
            all.length > 1 ? `${pairing.table}.${game + 1}` : pairing.table,
            name(cho),
            club(cho),
            name(han),
            club(han),
            winner,
            outcome === null ? "" : resultText(outcome, name(cho), name(han)),
            ...totals.map((total) => (total === undefined ? "" : totalText(total))),
            game > 0 ? "" : reasonOf(outcome, match, name),
          ],
        ];
      });
    });
    const resting = byes
      .filter(({ bye }) => bye === "allocated")
      .map(({ id }): Cell[] => {
        const club = tournament.entries.get(id)?.entry.club ?? "";
        const group = view.groups.findIndex((all) => all.includes(id));
        const place = groupOf(stage === "group" && group >= 0 ? group : null);
        const name = tournament.entries.get(id)?.entry.name ?? "";
        return [round, ...place, "", name, club, "", "", name, standings.bye, "", "", ""];
      });
    return [...games, ...resting];
  });
  return [heading, ...rows];
}
