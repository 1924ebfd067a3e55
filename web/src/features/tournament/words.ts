// Sentences about a tournament: refusals, results, rounds, and events of the log.
import type {
  DivisionPlan,
  EventKind,
  EntryId,
  Format,
  Outcome,
  Pairing,
  Points,
  Problem,
  RoundView,
  Scoring,
  Side,
} from "../../domain/tournament.gen";
import { textOf } from "../../i18n/codes";
import { lang } from "../../i18n/index.svelte";
import { directorTexts } from "../../texts/director.gen";
import { presetName } from "../../platform/words/rule-set-name";
import { tournamentTexts } from "../../texts/tournament.gen";
import { whenAndWhere } from "./dates";
import { totalsFault } from "./reporting";

type Name = (id: EntryId) => string;

/** Context that sentences about events refer to. */
export interface Told {
  readonly name: Name;
  /** Returns the name of a round that was paired, even if its pairings were removed later. */
  round(division: number, number: number): string;
  pairing(division: number, round: number, table: number): Pairing | null;
  /** Returns the name of a team's board or of a game in a series; empty for a single game. */
  seat(division: number, game: number): string;
  /** Describes a command, given the number of its first event. */
  command(number: number): string;
}

/** Formats points, with ½ for half a point. */
export function pointsText(points: Points): string {
  const whole = Math.trunc(points);
  if (Number.isInteger(points)) return String(points);
  return whole === 0 ? `${points < 0 ? "-" : ""}½` : `${whole}½`;
}

/** Formats the total of a side in a counted game, such as 31 or 29.5. */
export const totalText = (total: number): string => total.toLocaleString(lang(), { maximumFractionDigits: 1 });

/** Describes the fault in the totals of a counted game, or the expected input. Null stands for a missing total. */
export function totalsHint(outcome: Outcome | null, deom: number | null): string {
  const { result, problem } = directorTexts();
  const fault = outcome === null ? "missing" : totalsFault(outcome, deom);
  switch (fault) {
    case "missing":
      return result.totalsBoth;
    case "no_deom":
      return result.deom({ deom: totalText(deom ?? 0) });
    case "bad_totals":
      return problem.bad_totals;
    case null:
      return result.totalsHint;
  }
}

/** Formats a scoring system, such as `7 · 4 · 2 · 0`, or `1 · ½ · 0` with draws. */
export const scoringText = ({ full_win, counted_win, draw, counted_loss, full_loss }: Scoring): string =>
  [...new Set(draw === undefined ? [full_win, counted_win, counted_loss, full_loss] : [full_win, draw, full_loss])]
    .map(pointsText)
    .join(" · ");

/** Explains a scoring system, such as `win 7 · win on points 4 · loss on points 2 · loss 0`. */
export function scoreText({ full_win, counted_win, draw, counted_loss, full_loss }: Scoring): string {
  const { score } = directorTexts().plan;
  const ends = { full: pointsText(full_win), none: pointsText(full_loss) };
  if (draw !== undefined) return score.drawn({ ...ends, draw: pointsText(draw) });
  if (counted_win === full_win) return score.plain(ends);
  return score.counted({ ...ends, counted: pointsText(counted_win), less: pointsText(counted_loss) });
}

/** Returns whether points decide anything in a division. In a knock-out, they decide matches of teams only. */
export const hasPoints = (format: Format["format"], isOfTeams: boolean): boolean => format !== "knockout" || isOfTeams;

/** Formats the rule set, if known, and the scoring of a division if it decides anything. */
export function rulesText({ scoring, format, games }: DivisionPlan, rules: string | undefined): string {
  const isShown = hasPoints(format.format, games.kind === "boards");
  return [
    ...(rules === undefined ? [] : [presetName(rules)]),
    ...(isShown ? [directorTexts().points({ points: scoringText(scoring) })] : []),
  ].join(" · ");
}

export const amountText = (amount: number): string => directorTexts().amount({ n: amount.toLocaleString(lang()) });

/** Describes why the core refused a command. */
export function problemText(problem: Problem, name: Name): string {
  const { problem: own } = directorTexts();
  const { refusal, relax, noPairing, noPairingAtAll } = tournamentTexts();
  const facts = { ...problem, line: problem.line ?? 0 };
  switch (problem.code) {
    case "bad_entry":
      return textOf(own.bad_entry, problem.field ?? "") ?? own.bad_entry.other;
    case "csv_cell":
      return textOf(own.csv_cell, problem.field ?? "") ?? own.csv_cell.other;
    case "no_pairing": {
      const ways = (problem.relax ?? []).map((way) => relax[way]);
      return ways.length === 0 ? noPairingAtAll : `${noPairing} ${ways.join("; ")}`;
    }
    case "results_missing":
      return `${refusal.results_missing} (${(problem.tables ?? []).map(([, table]) => table).join(", ")})`;
    case "tie_undecided":
      return `${own.tie_undecided} (${(problem.ids ?? []).map(name).join(", ")})`;
    case "same_entry":
      if (problem.ids === undefined) return refusal.same_entry;
      return `${refusal.same_entry} (${problem.ids.map((id) => `${directorTexts().entry.number} ${id}`).join(", ")})`;
    default: {
      const texts = own as unknown as Record<string, string | ((facts: never) => string)>;
      return textOf(texts, problem.code, facts) ?? textOf(refusal, problem.code) ?? refusal.other;
    }
  }
}

/** Describes a result, or says that it is missing. */
export function resultText(outcome: Outcome | null, cho: string, han: string): string {
  const { result } = tournamentTexts();
  if (outcome === null) return directorTexts().result.missing;
  const winner = "winner" in outcome && outcome.winner === "cho" ? cho : han;
  switch (outcome.result) {
    case "full":
      return result.full({ name: winner });
    case "counted": {
      const text = result.counted({ name: winner });
      const { cho: own, han: other } = outcome;
      if (own === undefined || other === undefined) return text;
      return directorTexts().result.totals({ result: text, cho: totalText(own), han: totalText(other) });
    }
    case "forfeit":
      return result.forfeit({ name: winner });
    case "draw":
      return result.draw;
    case "both_forfeit":
      return result.bothForfeit;
  }
}

/** Returns the name of a round, such as round 3 or the semi-finals. */
export function roundName(round: Pick<RoundView, "number" | "of">): string {
  if (round.of === null) return directorTexts().round.number({ round: round.number });
  return tournamentTexts().round.knockoutName({ of: round.of });
}

/** Describes the result of a game, with the names of its entries if the pairing is known. */
function gameText(
  event: { division: number; round: number; table: number; game: number; outcome: Outcome | null },
  told: Told,
): string {
  const pairing = told.pairing(event.division, event.round, event.table);
  if (pairing === null) return resultText(event.outcome, directorTexts().round.cho, directorTexts().round.han);
  const { cho, han } = sidesOf(pairing, event.game);
  const result = resultText(event.outcome, told.name(cho), told.name(han));
  const seat = told.seat(event.division, event.game);
  return seat === "" ? result : `${seat}: ${result}`;
}

/** Returns the entries by side in a game of a pairing. Sides alternate from game to game. */
export const sidesOf = ({ cho, han }: Pick<Pairing, "cho" | "han">, game: number): Record<Side, EntryId> =>
  game % 2 === 0 ? { cho, han } : { cho: han, han: cho };

/** Returns the name of a team's board or of a game in a series; empty for a single game. */
export function seatText({ games }: Pick<DivisionPlan, "games">, game: number): string {
  const words = directorTexts().result;
  if (games.kind === "single") return "";
  return games.kind === "boards" ? words.seat({ n: game + 1 }) : words.game({ n: game + 1 });
}

/** Returns the name of a game: `Round 1, board 2`, or `Final, board 1`. */
export const gameName = (round: string, board: number, seat: string): string =>
  [directorTexts().record.at({ round, board }), seat].filter((text) => text !== "").join(", ");

/** Describes an event in a sentence. */
export function eventText(event: EventKind, told: Told): string {
  const { log, apart } = directorTexts();
  const { name } = told;
  switch (event.kind) {
    case "opened":
      return log.opened({ name: event.plan.name });
    case "entered":
      return log.entered({ name: event.entry.name, number: event.id });
    case "amended":
    case "withdrawn":
    case "returned":
      return log[event.kind]({ name: name(event.id) });
    case "excused":
      return log.excused({ name: name(event.id), round: event.round });
    case "forbidden":
      return log.forbidden({ a: name(event.a), b: name(event.b), why: apart.reasons[event.reason] });
    case "permitted":
      return log.permitted({ a: name(event.a), b: name(event.b) });
    case "drawn":
      return log.drawn({ n: event.order.length });
    case "grouped":
      return log.grouped({ n: event.groups.length });
    case "seated": {
      const { cho, han, table } = event.pairing;
      const round = told.round(event.division, event.round);
      return log.seated({ name: name(event.id), opponent: name(cho === event.id ? han : cho), round, board: table });
    }
    case "bracketed":
      return event.drawn === true ? log.bracketedDrawn : log.bracketed;
    case "paired":
      return log.paired({ round: told.round(event.division, event.round) });
    case "unpaired":
      return log.unpaired({ round: told.round(event.division, event.round), reason: event.reason });
    case "reported":
      return log.reported({
        round: told.round(event.division, event.round),
        board: event.table,
        result: gameText(event, told),
      });
    case "corrected":
      return log.corrected({
        round: told.round(event.division, event.round),
        board: event.table,
        result: gameText(event, told),
        reason: event.reason,
      });
    case "late":
      return log.late({ name: name(event.id), minutes: Math.ceil(event.late_s / 60) });
    case "penalised":
      return log.penalised({ name: name(event.id), points: pointsText(event.points), reason: event.reason });
    case "paid":
      if (event.amount === 0) return log.unpaid({ name: name(event.id) });
      return log.paid({ name: name(event.id), amount: amountText(event.amount) });
    case "recorded": {
      const round = told.round(event.division, event.round);
      const game = gameName(round, event.table, told.seat(event.division, event.game));
      return event.record === null ? log.unrecorded({ game }) : log.recorded({ game });
    }
    case "played_off":
      return log.played_off({ names: event.order.map(name).join(" – ") });
    case "closed":
      return log.closed;
    case "described":
      return log.described({ about: [event.name, whenAndWhere(event)].filter((text) => text !== "").join(" · ") });
    case "certified":
      return log.certified;
    case "undone":
      return log.undo({ what: told.command(event.command) });
  }
}
