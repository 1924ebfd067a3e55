// Written by `cargo xtask generate` from crates/tournament. Do not edit.
// The requests and answers of tournament.wasm, and the events of a tournament file.

/**
 * Response to a request, tagged by `ok`.
 */
export type Answer = { "ok": "proposals", proposals: Array<Proposal>, } | { "ok": "presets", presets: Presets, } | { "ok": "tournament", added: Array<string>, view: View, } | { "ok": "checked",
/**
 * Reason for refusing each command; `null` if it would be carried out.
 */
problems: Array<Problem | null>, } | { "ok": "table" } & Table | { "ok": "why", facts: Array<Fact>, } | { "ok": "written", text: string, notes: Array<string>, } | { "ok": "games", games: Array<Game>,
/**
 * Games that were played but have no record.
 */
missing: Array<GameAt>, } | { "ok": "refused", problem: Problem, };

/**
 * Reason why two entries must not meet.
 */
export type Apart = "club" | "family" | "director";

/**
 * Two entries that must not meet.
 */
export type ApartView = { a: EntryId, b: EntryId, reason: Apart, };

/**
 * Date of birth; month and day may be unknown.
 */
export type Birth = { year: number, month?: number, day?: number, };

/**
 * An entry without an opponent in a round.
 */
export type Bye = { id: EntryId, bye: ByeKind, };

/**
 * Kind of a bye, which determines its points.
 */
export type ByeKind = "allocated" | "rest" | "half" | "zero";

/**
 * Result of an entry in one round.
 */
export type CellView = { round: number, opponent: EntryId | null, side: Side | null, kind: CellWord, points: Points, };

/**
 * Kind of result of an entry in one round.
 */
export type CellWord = "played" | "forfeit_win" | "forfeit_loss" | "bye" | "absent" | "pending";

/**
 * Results of an entry, round by round.
 */
export type CellsView = { id: EntryId, cells: Array<CellView>, };

/**
 * Texts of the certificates. A text that is `None` is the usual one; an empty text leaves its line out.
 */
export type Certificates = { title?: string, body?: string,
/**
 * Organiser who awards the prizes (주최), printed at the bottom.
 */
organiser?: string, date?: string, place?: string,
/**
 * Text before the number of each certificate, such as `2026-`.
 */
number?: string,
/**
 * Last place that gets a certificate.
 */
places?: number,
/**
 * Prizes apart from the places, such as one for the oldest player (장수상).
 */
prizes?: Array<Prize>, };

/**
 * A command of the director.
 */
export type Command = { "enter": Entry } | { "enter_all": Array<Entry> } | { "seat": [EntryId, Entry] } | { "amend": [EntryId, Entry] } | { "withdraw": EntryId } | { "return": EntryId } | { "excuse": { id: EntryId, round: number, bye: RequestedBye, } } | { "forbid": { a: EntryId, b: EntryId, reason: Apart, } } | { "permit": { a: EntryId, b: EntryId, } } | { "draw": { division: DivisionId, order: Array<EntryId>, } } | { "pair": { division: DivisionId, } } | { "pair_drawn": { division: DivisionId, order: Array<EntryId>, } } | { "pair_as": { division: DivisionId, pairs: Array<[EntryId, EntryId]>, byes: Array<Bye>, } } | { "unpair": { division: DivisionId, reason: string, } } | { "report": { at: GameAt, outcome: Outcome, } } | { "correct": { at: GameAt, outcome: Outcome | null, reason: string, } } | { "late": { at: GameAt, id: EntryId, late_s: number, } } | { "record": { at: GameAt, record: string | null, } } | { "penalise": { id: EntryId, points: Points, reason: string, } } | { "pay": { id: EntryId, amount: number, } } | { "play_off": { division: DivisionId, order: Array<EntryId>, } } | { "close": { division: DivisionId, } } | { "describe": { name: string, place?: string, date?: string, } } | { "certify": Certificates } | "undo";

/**
 * Index of a division (부) in the plan, from 0.
 */
export type DivisionId = number;

/**
 * A division (부): entries that are paired only with each other and have their own standings.
 */
export type DivisionPlan = {
/**
 * Name of the division; may be empty.
 */
name: string, format: Format, games: Games, scoring: Scoring,
/**
 * Criteria that order the standings, most important first.
 */
ties: Array<TieBreak>,
/**
 * Side of the top seed in the first round of a Swiss tournament, to be drawn by lot.
 */
initial: Side, };

/**
 * A division with its rounds and standings.
 */
export type DivisionView = { drawn: Array<EntryId>, groups: Array<Array<EntryId>>, rounds: Array<RoundView>,
/**
 * Whether the pairings of the last round can be withdrawn.
 */
can_unpair: boolean,
/**
 * Entries that would otherwise rest, and that a late player can play by taking the empty seat of their group.
 */
seats: Array<EntryId>,
/**
 * Entries on the lines of the knock-out bracket, followed by the remaining entries after each round.
 */
bracket: Array<Array<EntryId | null>>,
/**
 * Round and table of each missing result.
 */
pending: Array<[number, number]>, next: NextStep,
/**
 * One table per group, or a single table; empty in a knock-out.
 */
tables: Array<TableView>,
/**
 * All entries, best first.
 */
ranking: Array<RowView>,
/**
 * Results of each entry before the knock-out, round by round.
 */
cells: Array<CellsView>, is_closed: boolean, };

/**
 * An entry's side preference.
 */
export type Due = { side: Side, strength: DueStrength, };

/**
 * Strength of a side preference.
 */
export type DueStrength = "mild" | "strong" | "absolute";

/**
 * Data of an entry. Only `name` is required.
 */
export type Entry = {
/**
 * Name, as printed on lists.
 */
name: string,
/**
 * Name in Latin letters, for files that cannot contain Hangul.
 */
roman?: string,
/**
 * Club, school or village. If possible, members of the same club are drawn into different groups.
 */
club?: string, division: DivisionId, rating?: number,
/**
 * Positive for dan (단), negative for geup (급). Never 0.
 */
grade?: number,
/**
 * The grade as typed, such as 초단 or 아마2단, if it says more than its number. For display only.
 */
grade_text?: string, birth?: Birth,
/**
 * Code of the federation, at most three characters.
 */
federation?: string,
/**
 * Members of a team in board order; may be empty. Always empty for an individual player.
 */
members?: Array<string>, };

/**
 * Number of an entry, from 1 in order of entry. The number never changes, but may be reused after the entry is undone.
 */
export type EntryId = number;

/**
 * An entry and its state in the tournament.
 */
export type EntryView = { id: EntryId, entry: Entry,
/**
 * Lot number of the entry, once drawn.
 */
drawn: number | null,
/**
 * Index of the group, from 0.
 */
group: number | null,
/**
 * Number of rounds that had been paired when the entry joined.
 */
entered_after: number,
/**
 * Number of rounds that had been paired when the entry withdrew.
 */
withdrawn_after: number | null, penalty: Points, paid: number, excused: Array<ExcuseView>,
/**
 * Whether the games in the group would be annulled if the entry withdrew now.
 */
leaves_early: boolean, };

/**
 * A change to a tournament, as stored in its log.
 */
export type Event = {
/**
 * Position in the log, from 1.
 */
seq: number,
/**
 * Position of the first event of the same command. Undoing a command undoes all its events.
 */
command: number,
/**
 * Milliseconds since 1970, as passed by the caller.
 */
at: number,
/**
 * Name of the director, if the caller passed one.
 */
by?: string, event: EventKind, };

/**
 * Kind and data of an event.
 */
export type EventKind = { "kind": "opened", version: number, plan: Plan, } | { "kind": "entered", id: EntryId, entry: Entry, } | { "kind": "amended", id: EntryId, entry: Entry, } | { "kind": "withdrawn", id: EntryId, } | { "kind": "returned", id: EntryId, } | { "kind": "excused", id: EntryId, round: number, bye: RequestedBye, } | { "kind": "forbidden", a: EntryId, b: EntryId, reason: Apart, } | { "kind": "permitted", a: EntryId, b: EntryId, } | { "kind": "drawn", division: DivisionId, order: Array<EntryId>, } | { "kind": "grouped", division: DivisionId, groups: Array<Array<EntryId>>, } | { "kind": "seated", division: DivisionId, round: number, id: EntryId, pairing: Pairing, } | { "kind": "bracketed", division: DivisionId, lines: Array<EntryId | null>,
/**
 * Whether the qualifiers of the groups drew lots (추첨) for their lines.
 */
drawn?: boolean, } | { "kind": "paired", division: DivisionId, round: number, stage: Stage, pairings: Array<Pairing>, byes?: Array<Bye>, made_by: MadeBy, } | { "kind": "unpaired", division: DivisionId, round: number, reason: string, } | { "kind": "reported", division: DivisionId, round: number, table: number, game: number, outcome: Outcome, } | { "kind": "corrected", division: DivisionId, round: number, table: number, game: number, outcome: Outcome | null, reason: string, } | { "kind": "late", division: DivisionId, round: number, table: number, id: EntryId, late_s: number,
/**
 * Seconds taken from the clock; `null` if the game is lost.
 */
deduction_s: number | null, } | { "kind": "penalised", id: EntryId, points: Points, reason: string, } | { "kind": "recorded", division: DivisionId, round: number, table: number, game: number, record: string | null, } | { "kind": "paid", id: EntryId, amount: number, } | { "kind": "played_off", division: DivisionId, order: Array<EntryId>, } | { "kind": "closed", division: DivisionId, } | { "kind": "described", name: string, place?: string, date?: string, } | { "kind": "certified", certificates: Certificates, } | { "kind": "undone", command: number, };

/**
 * A round in which an entry will not play.
 */
export type ExcuseView = { round: number, bye: RequestedBye, };

/**
 * A fact about a pairing or a bye.
 */
export type Fact = { "fact": "by_director" } | { "fact": "table", group: number, cho: number, han: number, } | { "fact": "rests_in_group", group: number, } | { "fact": "lines", first: number, second: number, lines: number, } | { "fact": "free_line", line: number, } | { "fact": "group_place", group: number, rank: number, points: Points, games: number, } | { "fact": "lines_drawn" } | { "fact": "byes_by_points" } | { "fact": "third_place" } | { "fact": "scores", cho: Points, han: Points, } | { "fact": "floats", id: EntryId, difference: Points, others: Array<Obstacle>, } | { "fact": "sides", rule: string, cho_due: Due | null, han_due: Due | null, } | { "fact": "bye", points: Points, others: Array<Obstacle>, } | { "fact": "ranks", cho: number, han: number, };

/**
 * A criterion with its value as printed in tables.
 */
export type FigureView = { tie: TieBreak, text: string, };

/**
 * Format of an exported file.
 */
export type FileForm = "trf16" | "trf2026";

/**
 * Comparison of a format's duration with the available time.
 */
export type Fit = "in_time" | "too_long";

/**
 * Format of a division.
 */
export type Format = { "format": "groups",
/**
 * Maximum number of entries per group, 3 to 8. Group sizes differ by at most one.
 */
size: number,
/**
 * Number of qualifiers from each group: at least 1, and less than `size`.
 */
qualifiers: number, third: ThirdPlace, } | { "format": "knockout", third: ThirdPlace, } | { "format": "round_robin", cycles: number, } | { "format": "swiss", rounds: number, } | { "format": "arena",
/**
 * Scoring of a full win after two full wins in a row.
 */
streaks: Streaks, };

/**
 * A game to be written.
 */
export type Game = { at: GameAt,
/**
 * All headers: first the tournament's, then the record's own.
 */
tags: Array<[string, string]>,
/**
 * The reported result, if the record contains none.
 */
outcome?: GameResult,
/**
 * The record as stored. Its headers must be replaced by `tags`, and its result by `outcome` if there is one.
 */
record: string,
/**
 * Whether the record and the tournament contain different results. If so, the record keeps its own result.
 */
differs: boolean, };

/**
 * Position of a game in the tournament.
 */
export type GameAt = { division: DivisionId,
/**
 * Round number, from 1.
 */
round: number,
/**
 * Table number, from 1.
 */
table: number,
/**
 * Index of the game in a series, or of the board in a team match.
 */
game: number, };

/**
 * A result in the form used in records.
 */
export type GameResult = { winner: string | null, reason: string,
/**
 * Winning margin, in half-points.
 */
margin_half?: number, };

/**
 * Number and kind of games in a pairing.
 */
export type Games = { "kind": "single" } | { "kind": "best_of", games: number, } | { "kind": "boards", boards: number, primary: TeamScore, };

/**
 * A player who arrived late.
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
 * Multiple of the lateness that is deducted from the clock.
 */
factor: number,
/**
 * Maximum lateness in seconds. A player who arrives later than this loses the game. A limit of 899 means that 15
 * minutes are too late.
 */
forfeit_after_s: number,
/**
 * Time on a player's clock in seconds, and the maximum deduction. `None` if it is unknown.
 */
clock_s?: number, };

/**
 * Source of a round's pairings.
 */
export type MadeBy = "program" | "director";

/**
 * A pairing with its results.
 */
export type MatchView = { pairing: Pairing,
/**
 * Index of the group, from 0.
 */
group: number | null, games: Array<Outcome | null>,
/**
 * Whether each game has a record.
 */
records: Array<boolean>, winner: EntryId | null,
/**
 * Whether the result is decided, so that no more games are needed.
 */
is_decided: boolean,
/**
 * Points of `pairing.cho` and `pairing.han`, once the result is decided.
 */
points: [Points, Points] | null, late: Array<LateView>, };

/**
 * Format of the file in which the headers are written.
 */
export type Naming = "gib" | "pgn";

/**
 * Next step of a division.
 */
export type NextStep = { "step": "pair", stage: Stage,
/**
 * Number of places left in the knock-out before that round.
 */
of: number | null, } | { "step": "wait" } | { "step": "finished" } | { "step": "closed" } | { "step": "blocked", problem: Problem, };

/**
 * An entry that was passed over, and the reason.
 */
export type Obstacle = { id: EntryId, reason: ObstacleReason, };

/**
 * Reason why an entry was passed over.
 */
export type ObstacleReason = "met" | "forbidden" | "same_side" | "had_bye" | "paired_otherwise";

/**
 * A named order of tie-breaks.
 */
export type OrderPreset = { code: string, ties: Array<TieBreak>,
/**
 * Whether reports of real events mention the order. If not, the order is a guess.
 */
is_reported: boolean, };

/**
 * Result of a game.
 */
export type Outcome = { "result": "full", winner: Side, } | { "result": "counted", winner: Side, cho?: Points, han?: Points, } | { "result": "draw" } | { "result": "forfeit", winner: Side, } | { "result": "both_forfeit" };

/**
 * Two entries that play each other. Over several games or boards, sides alternate; `cho` has Cho in the first.
 */
export type Pairing = {
/**
 * Table number in the division, from 1.
 */
table: number, cho: EntryId, han: EntryId, role?: Role, };

/**
 * The plan of a tournament. Only the name, place and date can change later.
 */
export type Plan = { name: string, place?: string,
/**
 * Date of the event, as free text.
 */
date?: string,
/**
 * Rule set of the games: a preset with its revision, such as `kja-points@2`, or the name of custom rules.
 */
rules?: string,
/**
 * Divisions (부); at least one.
 */
divisions: Array<DivisionPlan>, lateness: Lateness,
/**
 * Entry fee (참가비), in the local currency.
 */
fee?: number, };

/**
 * A number of points (승점), a multiple of ½. Serialized as a number, such as `7` or `0.5`.
 */
export type Points = number;

/**
 * Named scorings and tie-break orders for plans.
 */
export type Presets = { korean: Scoring, chess: Scoring, decisive: Scoring, yanji: Scoring,
/**
 * Scorings by the `league_score` of rule sets.
 */
leagues: { [key in string]: ScoringName }, orders: Array<OrderPreset>, ties: Array<TieBreak>, };

/**
 * A prize apart from the places.
 */
export type Prize = { id: EntryId,
/**
 * Name of the prize.
 */
name: string,
/**
 * Text of its certificate, if it is not the usual one.
 */
body?: string, };

/**
 * Reason why a request cannot be answered.
 */
export type Problem = {
/**
 * Stable code of a refusal, a file error or a malformed request.
 */
code: string,
/**
 * Line of the log, file or pasted table, from 1.
 */
line?: number,
/**
 * Index of the refused command, from 0.
 */
command?: number,
/**
 * Field of an entry, or column of a table.
 */
field?: string,
/**
 * Entries that the problem concerns.
 */
ids?: Array<EntryId>,
/**
 * Round and table of each missing result.
 */
tables?: Array<[number, number]>, round?: number,
/**
 * Rules that could be relaxed, one at a time, to make a pairing possible.
 */
relax?: Array<Relaxation>,
/**
 * Message of the JSON parser, in English.
 */
detail?: string, };

/**
 * A proposed format with the time and boards it needs.
 */
export type Proposal = { format: Format, rounds: number,
/**
 * Minutes from the start of the first game to the end of the last.
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
 * Number of places for which the format can give prizes. A shared third place (공동 3위) is two of them.
 */
places: number, fits: Fit, };

/**
 * Conditions of an event for which formats are proposed.
 */
export type Questions = { people: number,
/**
 * Minutes available, from the start of the first game to the end of the last.
 */
minutes: number,
/**
 * Number of places that win a prize.
 */
prizes: number,
/**
 * Maximum duration of a game in minutes, including the counting of pieces.
 */
game_minutes: number,
/**
 * Minutes between two rounds.
 */
pause_minutes: number, };

/**
 * A rule that a director may relax to make a pairing possible.
 */
export type Relaxation = "forbidden_pairs" | "second_bye" | "sides" | "rematch";

/**
 * A request, tagged by `do`.
 */
export type Request = { "do": "propose", questions: Questions, } | { "do": "presets" } | { "do": "open", plan: Plan, at: number, } | { "do": "view", log: string, } | { "do": "handle", log: string, commands: Array<Command>, at: number, by: string | null, } | { "do": "check", log: string, commands: Array<Command>, } | { "do": "table", log: string, text: string, division: DivisionId, columns: Array<string | null>, } | { "do": "why", log: string, division: DivisionId, round: number, table: number, } | { "do": "why_bye", log: string, division: DivisionId, round: number, id: EntryId, } | { "do": "merge", log: string, other: string, } | { "do": "write", log: string, division: DivisionId, form: FileForm, } | { "do": "games", log: string, naming: Naming, which: Which, } | { "do": "import", text: string, };

/**
 * Kind of bye that an entry can request.
 */
export type RequestedBye = "half" | "zero";

/**
 * Purpose of a pairing.
 */
export type Role = "ordinary" | "third_place";

/**
 * A round with its pairings and byes.
 */
export type RoundView = { number: number, stage: Stage,
/**
 * Number of places left in the knock-out before the round: 8 in a quarter-final.
 */
of: number | null, made_by: MadeBy, matches: Array<MatchView>, byes: Array<Bye>, };

/**
 * Reason why a row cannot be entered.
 */
export type RowFault = {
/**
 * Stable code: `csv_cell`, `csv_too_many_cells`, or the code of a refusal, such as `bad_entry` or `same_entry`.
 */
code: string,
/**
 * Column of the faulty value, if known.
 */
column: string | null, };

/**
 * A row of the standings.
 */
export type RowView = { rank: number, id: EntryId, points: Points,
/**
 * Criteria that had to be compared, in order.
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
 * Draw; `None` if draws are not allowed.
 */
draw?: Points,
/**
 * Loss by counting (점수패).
 */
counted_loss: Points,
/**
 * Full loss (완패).
 */
full_loss: Points,
/**
 * Win because the opponent did not appear.
 */
forfeit_win: Points,
/**
 * Bye because no opponent was left (부전승).
 */
bye: Points,
/**
 * Requested bye.
 */
half_bye: Points, };

/**
 * Name of a predefined scoring.
 */
export type ScoringName = "korean" | "chess" | "decisive" | "yanji";

/**
 * A side. Cho (초) moves first and is written as White in files for chess programs.
 */
export type Side = "cho" | "han";

/**
 * Stage of a division.
 */
export type Stage = "group" | "knockout" | "swiss" | "arena";

/**
 * Scoring of winning streaks in an arena.
 */
export type Streaks = "doubled" | "plain";

/**
 * A table of entries.
 */
export type Table = { rows: Array<TableRow>,
/**
 * Columns in order. Those that are skipped have `None`.
 */
columns: Array<string | null>,
/**
 * Cells of the first row, if the table has no headings; otherwise empty.
 */
first: Array<string>,
/**
 * Headings of the columns that are skipped although they have contents.
 */
unread: Array<string>,
/**
 * Columns with contents whose headings are not known, so that their meaning may be chosen.
 */
unknown: Array<UnknownColumn>, };

/**
 * A row of a table.
 */
export type TableRow = {
/**
 * First line of the row in the text, from 1.
 */
line: number,
/**
 * The entry, as far as it could be read.
 */
entry: Entry, fault: RowFault | null, };

/**
 * Standings of a group or a division.
 */
export type TableView = { group: number | null, rows: Array<RowView>, };

/**
 * Score that counts as a team's points in the standings.
 */
export type TeamScore = "boards" | "matches";

/**
 * Method of deciding third place.
 */
export type ThirdPlace = "played" | "shared";

/**
 * A ranking criterion: the points or a tie-break.
 */
export type TieBreak = "points" | "direct_encounter" | "full_wins" | "counted_wins" | "wins" | "won_on_board" | "han_wins" | "buchholz" | "buchholz_cut1" | "buchholz_cut2" | "buchholz_median1" | "sonneborn_berger" | "progressive" | "koya" | "board_points" | "match_points" | "top_boards" | "grade" | "elder" | "rating" | "drawn" | "play_off";

/**
 * A column whose heading is not known.
 */
export type UnknownColumn = {
/**
 * Position, from 0.
 */
at: number, heading: string, };

/**
 * A tournament with its entries and divisions.
 */
export type View = { plan: Plan,
/**
 * Number of events.
 */
seq: number, entries: Array<EntryView>, apart: Array<ApartView>, divisions: Array<DivisionView>,
/**
 * Undone commands, by the number of their first event.
 */
undone: Array<number>,
/**
 * Number of the command that the next undo would revert.
 */
last: number | null,
/**
 * Sum of the fees of all entries, except those that withdrew without paying.
 */
fees_due: number, fees_paid: number,
/**
 * Texts of the certificates, if the director changed them.
 */
certificates?: Certificates, };

/**
 * Selection of the games to write.
 */
export type Which = "recorded" | "all";
