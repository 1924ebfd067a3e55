// Written by `cargo xtask generate` from crates/tournament. Do not edit.
// The texts that go into tournament.wasm and come out of it, and the events of a tournament's file.

/**
 * Answer to a question.
 */
export type Answer = { "ok": "proposals", proposals: Array<Proposal>, } | { "ok": "presets", presets: Presets, } | { "ok": "tournament", added: Array<string>, view: View, } | { "ok": "table", rows: Array<TableRow>, } | { "ok": "why", facts: Array<Fact>, } | { "ok": "written", text: string, notes: Array<string>, } | { "ok": "refused", problem: Problem, };

/**
 * Why two entries must not meet.
 */
export type Apart = "club" | "family" | "director";

/**
 * Two entries that must not meet.
 */
export type ApartView = { a: EntryId, b: EntryId, reason: Apart, };

/**
 * Date of birth, possibly incomplete.
 */
export type Birth = { year: number, month?: number, day?: number, };

/**
 * An entry without an opponent in a round.
 */
export type Bye = { id: EntryId, bye: ByeKind, };

/**
 * Kind of a bye.
 */
export type ByeKind = "allocated" | "rest" | "half" | "zero";

/**
 * A round of an entry.
 */
export type CellView = { round: number, opponent: EntryId | null, side: Side | null, kind: CellWord, points: Points, };

/**
 * What happened in a round.
 */
export type CellWord = "played" | "forfeit_win" | "forfeit_loss" | "bye" | "absent" | "pending";

/**
 * Rounds of an entry.
 */
export type CellsView = { id: EntryId, cells: Array<CellView>, };

/**
 * A command.
 */
export type Command = { "enter": Entry } | { "amend": [EntryId, Entry] } | { "withdraw": EntryId } | { "return": EntryId } | { "excuse": { id: EntryId, round: number, bye: RequestedBye, } } | { "forbid": { a: EntryId, b: EntryId, reason: Apart, } } | { "permit": { a: EntryId, b: EntryId, } } | { "draw": { division: DivisionId, order: Array<EntryId>, } } | { "pair": { division: DivisionId, } } | { "pair_as": { division: DivisionId, pairs: Array<[EntryId, EntryId]>, byes: Array<Bye>, } } | { "unpair": { division: DivisionId, reason: string, } } | { "report": { at: GameAt, outcome: Outcome, } } | { "correct": { at: GameAt, outcome: Outcome | null, reason: string, } } | { "late": { at: GameAt, id: EntryId, late_s: number, } } | { "penalise": { id: EntryId, points: Points, reason: string, } } | { "pay": { id: EntryId, amount: number, } } | { "play_off": { division: DivisionId, order: Array<EntryId>, } } | { "close": { division: DivisionId, } } | "undo";

/**
 * Position of a division (부) in the plan, from 0.
 */
export type DivisionId = number;

/**
 * A division (부): players who only meet each other, with their own prizes.
 */
export type DivisionPlan = {
/**
 * Name of the division; empty if there is only one.
 */
name: string, format: Format, games: Games, scoring: Scoring,
/**
 * Criteria that order the standings, most important first.
 */
ties: Array<TieBreak>,
/**
 * Side of the first player of the list in the first round of a Swiss tournament, drawn by lot.
 */
initial: Side, };

/**
 * A division.
 */
export type DivisionView = { drawn: Array<EntryId>, groups: Array<Array<EntryId>>, rounds: Array<RoundView>,
/**
 * Lines of the knock-out, then the entries left on them after each of its rounds.
 */
bracket: Array<Array<EntryId | null>>,
/**
 * Round and table of each missing result.
 */
pending: Array<[number, number]>, next: NextStep,
/**
 * Tables of groups, or the one table; empty in a knock-out.
 */
tables: Array<TableView>,
/**
 * All entries in order.
 */
ranking: Array<RowView>,
/**
 * Rounds of each entry before the knock-out.
 */
cells: Array<CellsView>, is_closed: boolean, };

/**
 * Preference of an entry for a side.
 */
export type Due = { side: Side, strength: DueStrength, };

/**
 * Strength of a preference.
 */
export type DueStrength = "mild" | "strong" | "absolute";

/**
 * Data of an entry. Only the name is required.
 */
export type Entry = {
/**
 * Name as printed.
 */
name: string,
/**
 * Name in Latin letters, for files that cannot contain Hangul.
 */
roman?: string,
/**
 * Club, school or village. The draw of groups keeps members of one club apart.
 */
club?: string, division: DivisionId, rating?: number,
/**
 * Grade: dan (단) as positive numbers, geup (급) as negative ones. Never 0.
 */
grade?: number, birth?: Birth,
/**
 * Federation as three letters.
 */
federation?: string,
/**
 * Members of a team in the order of boards; empty for a player.
 */
members?: Array<string>, };

/**
 * Number of an entry, from 1 in order of entry. It never changes and is never reused.
 */
export type EntryId = number;

/**
 * An entry.
 */
export type EntryView = { id: EntryId, entry: Entry,
/**
 * Number drawn.
 */
drawn: number | null,
/**
 * Position of the group from 0.
 */
group: number | null,
/**
 * Rounds that were paired before it entered.
 */
entered_after: number,
/**
 * Rounds that were paired before it withdrew.
 */
withdrawn_after: number | null, penalty: Points, paid: number, excused: Array<ExcuseView>, };

/**
 * An event.
 */
export type Event = {
/**
 * Position in the log, from 1.
 */
seq: number,
/**
 * Position of the first event of the same command. A command is undone as a whole.
 */
command: number,
/**
 * Milliseconds since 1970, as passed by the caller.
 */
at: number,
/**
 * Name of the director, if there are several.
 */
by?: string, event: EventKind, };

/**
 * The kind of an event with its data.
 */
export type EventKind = { "kind": "opened", version: number, plan: Plan, } | { "kind": "entered", id: EntryId, entry: Entry, } | { "kind": "amended", id: EntryId, entry: Entry, } | { "kind": "withdrawn", id: EntryId, } | { "kind": "returned", id: EntryId, } | { "kind": "excused", id: EntryId, round: number, bye: RequestedBye, } | { "kind": "forbidden", a: EntryId, b: EntryId, reason: Apart, } | { "kind": "permitted", a: EntryId, b: EntryId, } | { "kind": "drawn", division: DivisionId, order: Array<EntryId>, } | { "kind": "grouped", division: DivisionId, groups: Array<Array<EntryId>>, } | { "kind": "bracketed", division: DivisionId, lines: Array<EntryId | null>, } | { "kind": "paired", division: DivisionId, round: number, stage: Stage, pairings: Array<Pairing>, byes?: Array<Bye>, made_by: MadeBy, } | { "kind": "unpaired", division: DivisionId, round: number, reason: string, } | { "kind": "reported", division: DivisionId, round: number, table: number, game: number, outcome: Outcome, } | { "kind": "corrected", division: DivisionId, round: number, table: number, game: number, outcome: Outcome | null, reason: string, } | { "kind": "late", division: DivisionId, round: number, table: number, id: EntryId, late_s: number,
/**
 * Seconds taken from the clock; `null` if the game is lost.
 */
deduction_s: number | null, } | { "kind": "penalised", id: EntryId, points: Points, reason: string, } | { "kind": "paid", id: EntryId, amount: number, } | { "kind": "played_off", division: DivisionId, order: Array<EntryId>, } | { "kind": "closed", division: DivisionId, } | { "kind": "undone", command: number, };

/**
 * A round in which an entry will not play.
 */
export type ExcuseView = { round: number, bye: RequestedBye, };

/**
 * A fact about a pairing or a bye.
 */
export type Fact = { "fact": "by_director" } | { "fact": "table", group: number, cho: number, han: number, } | { "fact": "rests_in_group", group: number, } | { "fact": "lines", first: number, second: number, lines: number, } | { "fact": "free_line", line: number, } | { "fact": "group_place", group: number, rank: number, points: Points, games: number, } | { "fact": "third_place" } | { "fact": "scores", cho: Points, han: Points, } | { "fact": "floats", id: EntryId, difference: Points, others: Array<Obstacle>, } | { "fact": "sides", rule: string, cho_due: Due | null, han_due: Due | null, } | { "fact": "bye", points: Points, others: Array<Obstacle>, } | { "fact": "ranks", cho: number, han: number, };

/**
 * A criterion with the value as tables print it.
 */
export type FigureView = { tie: TieBreak, text: string, };

/**
 * Form of a file for other programs.
 */
export type FileForm = "csv" | "trf16" | "trf2026";

/**
 * Whether a format ends in time.
 */
export type Fit = "in_time" | "too_long";

/**
 * Format of a division.
 */
export type Format = { "format": "groups",
/**
 * Number of players of a group, 3 to 8. Groups that cannot be full have one player fewer.
 */
size: number,
/**
 * Number of qualifiers from each group.
 */
qualifiers: number, third: ThirdPlace, } | { "format": "knockout", third: ThirdPlace, } | { "format": "round_robin", cycles: number, } | { "format": "swiss", rounds: number, } | { "format": "arena",
/**
 * Whether a full win counts twice after two full wins in a row.
 */
streaks: Streaks, };

/**
 * A game of a round.
 */
export type GameAt = { division: DivisionId,
/**
 * Counted from 1.
 */
round: number,
/**
 * Counted from 1.
 */
table: number,
/**
 * Game of a series, or board of a team match, from 0.
 */
game: number, };

/**
 * Games of a pairing.
 */
export type Games = { "kind": "single" } | { "kind": "best_of", games: number, } | { "kind": "boards", boards: number, primary: TeamScore, };

/**
 * A player who came late.
 */
export type LateView = { id: EntryId, late_s: number,
/**
 * Seconds taken from the clock; `null` if the game is lost.
 */
deduction_s: number | null, };

/**
 * Penalties for lateness.
 */
export type Lateness = {
/**
 * Factor by which the lateness is deducted from the clock.
 */
factor: number,
/**
 * Seconds after which a late player loses.
 */
forfeit_after_s: number, };

/**
 * The author of the pairings.
 */
export type MadeBy = "program" | "director";

/**
 * A pairing with its results.
 */
export type MatchView = { pairing: Pairing,
/**
 * Position of the group from 0.
 */
group: number | null, games: Array<Outcome | null>, winner: EntryId | null,
/**
 * Whether no more game is needed.
 */
is_decided: boolean,
/**
 * Points of both, once it is decided.
 */
points: [Points, Points] | null, late: Array<LateView>, };

/**
 * What can be done with a division.
 */
export type NextStep = { "step": "pair", stage: Stage, } | { "step": "wait" } | { "step": "finished" } | { "step": "closed" } | { "step": "blocked", problem: Problem, };

/**
 * An entry that could not be paired instead.
 */
export type Obstacle = { id: EntryId, reason: ObstacleReason, };

/**
 * Reason why an entry could not be paired instead.
 */
export type ObstacleReason = "met" | "forbidden" | "same_side" | "had_bye" | "paired_otherwise";

/**
 * An order of tie-breaks by name.
 */
export type OrderPreset = { code: string, ties: Array<TieBreak>,
/**
 * Whether events use it; otherwise it is a guess.
 */
is_reported: boolean, };

/**
 * Result of a game.
 */
export type Outcome = { "result": "full", winner: Side, } | { "result": "counted", winner: Side, cho?: Points, han?: Points, } | { "result": "draw" } | { "result": "forfeit", winner: Side, } | { "result": "both_forfeit" };

/**
 * Two entries that play each other. In several games, the sides alternate. Cho of the first game is named first.
 */
export type Pairing = {
/**
 * Number of the table in the division, from 1.
 */
table: number, cho: EntryId, han: EntryId, role?: Role, };

/**
 * A tournament as it was announced.
 */
export type Plan = {
/**
 * Name of the event.
 */
name: string,
/**
 * Place of the event.
 */
place?: string,
/**
 * Date as the director writes it.
 */
date?: string,
/**
 * Rule set of the games: a preset with its revision, `kja-points@2`, or the name of house rules.
 */
rules?: string,
/**
 * Divisions (부); at least one.
 */
divisions: Array<DivisionPlan>, lateness: Lateness,
/**
 * Fee of an entry (참가비), in the currency of the place.
 */
fee?: number, };

/**
 * A number of points (승점), in halves of a point. In JSON it is a number: `7`, `0.5`.
 */
export type Points = number;

/**
 * What a plan may be put together from.
 */
export type Presets = { korean: Scoring, chess: Scoring, decisive: Scoring, yanji: Scoring,
/**
 * By the `league_score` of a rule set.
 */
leagues: { [key in string]: ScoringName }, orders: Array<OrderPreset>, ties: Array<TieBreak>, };

/**
 * Reason why a question has no answer.
 */
export type Problem = {
/**
 * Stable code of a refusal, of a file, or of a question that cannot be read.
 */
code: string,
/**
 * Line of the file, from 1.
 */
line?: number,
/**
 * Position of the refused command, from 0.
 */
command?: number,
/**
 * Part of an entry or column of a table.
 */
field?: string,
/**
 * Entries that it is about.
 */
ids?: Array<EntryId>,
/**
 * Round and table of each missing result.
 */
tables?: Array<[number, number]>, round?: number,
/**
 * Rules of which each alone may be given up.
 */
relax?: Array<Relaxation>,
/**
 * What a reader said about a text, in English.
 */
detail?: string, };

/**
 * A format with its requirements.
 */
export type Proposal = { format: Format, rounds: number,
/**
 * Minutes from the first game to the end of the last.
 */
finishes_after: number,
/**
 * Boards needed at the same time.
 */
boards: number,
/**
 * Minimum number of games per player.
 */
least_games: number,
/**
 * Number of places that are decided by games.
 */
places: number,
/**
 * Whether it ends in time.
 */
fits: Fit, };

/**
 * Known conditions of an event.
 */
export type Questions = { people: number,
/**
 * Time from the start of the first game to the end of the last.
 */
minutes: number,
/**
 * Number of places that win a prize.
 */
prizes: number,
/**
 * Longest duration of a game, counting included.
 */
game_minutes: number,
/**
 * Time between two rounds.
 */
pause_minutes: number, };

/**
 * A rule that a director may relax so that a pairing exists.
 */
export type Relaxation = "forbidden_pairs" | "second_bye" | "sides" | "rematch";

/**
 * A question.
 */
export type Request = { "do": "propose", questions: Questions, } | { "do": "presets" } | { "do": "open", plan: Plan, at: number, } | { "do": "view", log: string, } | { "do": "handle", log: string, commands: Array<Command>, at: number, by: string | null, } | { "do": "table", log: string, text: string, } | { "do": "why", log: string, division: DivisionId, round: number, table: number, } | { "do": "why_bye", log: string, division: DivisionId, round: number, id: EntryId, } | { "do": "merge", log: string, other: string, } | { "do": "write", log: string, division: DivisionId, form: FileForm, } | { "do": "import", text: string, };

/**
 * Kind of bye that a player may ask for.
 */
export type RequestedBye = "half" | "zero";

/**
 * Purpose of a pairing.
 */
export type Role = "ordinary" | "third_place";

/**
 * A round.
 */
export type RoundView = { number: number, stage: Stage,
/**
 * Places of the knock-out before the round: 8 in a quarter-final.
 */
of: number | null, made_by: MadeBy, matches: Array<MatchView>, byes: Array<Bye>, };

/**
 * Reason why a line cannot be entered.
 */
export type RowFault = {
/**
 * Stable code: `csv_cell`, `bad_entry`, `same_entry`, `entries_closed` and other refusals of entries.
 */
code: string,
/**
 * The column that cannot be read.
 */
column: string | null, };

/**
 * A line of a table.
 */
export type RowView = { rank: number, id: EntryId, points: Points,
/**
 * The criteria that had to be compared, in order.
 */
figures: Array<FigureView>, };

/**
 * Points for each result.
 */
export type Scoring = {
/**
 * Full win (완승).
 */
full_win: Points,
/**
 * Win by counting (점수승).
 */
counted_win: Points,
/**
 * Draw; `None` if there are no draws.
 */
draw?: Points,
/**
 * Loss by counting (점수패).
 */
counted_loss: Points,
/**
 * Loss on the board (완패).
 */
full_loss: Points,
/**
 * Win because the other side did not appear.
 */
forfeit_win: Points,
/**
 * Bye because no opponent is left (부전승).
 */
bye: Points,
/**
 * Bye that a player asked for.
 */
half_bye: Points, };

/**
 * A scoring in use, by name.
 */
export type ScoringName = "korean" | "chess" | "decisive" | "yanji";

/**
 * A side. Cho (초) moves first, and is written as White in files of chess programs.
 */
export type Side = "cho" | "han";

/**
 * Stage of a division.
 */
export type Stage = "group" | "knockout" | "swiss" | "arena";

/**
 * Whether wins in a row count more in an arena.
 */
export type Streaks = "doubled" | "plain";

/**
 * A line of a table.
 */
export type TableRow = {
/**
 * Line of the text, from 1.
 */
line: number,
/**
 * The entry as far as it can be read.
 */
entry: Entry, fault: RowFault | null, };

/**
 * A table.
 */
export type TableView = { group: number | null, rows: Array<RowView>, };

/**
 * First criterion for the order of teams.
 */
export type TeamScore = "boards" | "matches";

/**
 * How third place is decided.
 */
export type ThirdPlace = "played" | "shared";

/**
 * A criterion of the standings. The better value ranks higher.
 */
export type TieBreak = "points" | "direct_encounter" | "full_wins" | "counted_wins" | "wins" | "won_on_board" | "han_wins" | "buchholz" | "buchholz_cut1" | "buchholz_cut2" | "buchholz_median1" | "sonneborn_berger" | "progressive" | "koya" | "board_points" | "match_points" | "top_boards" | "grade" | "elder" | "rating" | "drawn" | "play_off";

/**
 * A tournament.
 */
export type View = { plan: Plan,
/**
 * Number of events.
 */
seq: number, entries: Array<EntryView>, apart: Array<ApartView>, divisions: Array<DivisionView>,
/**
 * Commands that were undone, by the number of their first event.
 */
undone: Array<number>,
/**
 * The command that would be undone next.
 */
last: number | null,
/**
 * Sum of the fees of all who play or have paid.
 */
fees_due: number, fees_paid: number, };
