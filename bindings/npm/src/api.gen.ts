// Written by `cargo xtask generate` from crates/janggi/src/api. Do not edit.
// JSON input and output of the WebAssembly modules.

/**
 * One of the two players.
 */
export type Side = "cho" | "han";

/**
 * The order of horses (m, 마) and elephants (s, 상) on files b, c, g and h.
 *
 * For both sides, the order is **seen from Cho's side of the board**: the absolute reading that `.gib` records use.
 */
export type Arrangement = "msms" | "mssm" | "smms" | "smsm" | "central";

/**
 * A judge line: a rule set, a start, the actions, and options of the answer.
 */
export type JudgeRequest = {
/**
 * The id of a preset, or house rules as an object.
 */
rules: string | Record<string, unknown>,
/**
 * FEN of the start. If `start` is absent too, the game has the standard starting position.
 */
fen?: string, start?: JudgeStart,
/**
 * Steps in UCI, passes, and the words for other actions, such as resignation.
 */
moves?: readonly string[],
/**
 * Whether claimable endings count after every action (`auto`) or only after the last one.
 */
claims?: "auto" | "last",
/**
 * Whether to include the consequences of each possible action.
 */
warnings?: boolean,
/**
 * Steps and passes for which to return the reason why they may not be played.
 */
why?: readonly string[],
/**
 * If true, the answer lists every field of the rules.
 */
in_full?: boolean,
/**
 * If true, the answer includes the state of the game for display.
 */
present?: boolean, };

/**
 * A start other than the usual one.
 *
 * It consists of arrangements (차림), a handicap (squares of the removed pieces) and a deom, all optional, or of a FEN
 * alone.
 */
export type JudgeStart = { setup?: Record<Side, Arrangement>, handicap?: readonly string[], deom_half?: number, fen?: string, };

/**
 * The judge's answer about the current state of a game.
 */
export type Judged = { actions: Actions,
/**
 * Whether the side to move is in check.
 */
check: boolean,
/**
 * Whether the generals face each other with nothing between them (빅장).
 */
facing: boolean, fen: string,
/**
 * Steps and the pass (the general's null step) that may be played, in UCI and sorted; empty once the game is over.
 */
legal: Array<string>, ok: true, points: Points,
/**
 * The state of the game for display; included only if requested.
 */
present?: Present,
/**
 * Steps that the rules refuse; included only if `warnings` was requested.
 */
refused?: Array<RefusedStep>,
/**
 * Every field of the rules by its path; included only if `in_full` was requested.
 */
rules?: Record<string, unknown>,
/**
 * The side to move; null once the game is over.
 */
turn: Side | null, verdict: Verdict | null,
/**
 * The consequences of possible actions; included only if requested.
 */
warnings?: Warnings,
/**
 * For each requested action, the reason why it may not be played; null if it may. Included only if `why` was
 * requested.
 */
why?: Record<string, Why | null>, };

/**
 * Availability of actions other than steps and passes.
 */
export type Actions = { accept_draw: boolean, call: boolean, offer_draw: boolean, };

/**
 * The score of each side: the value of its pieces, and the deom (덤) for Han.
 */
export type Points = { cho: number, han: number, };

/**
 * The end of a game: its outcome, its cause and the facts behind it.
 */
export type Verdict = { code: string, facts: Record<string, unknown>, outcome: Side | "draw" | "none",
/**
 * The path of the rule that ended the game; null for resignation, time, abort and decisions of the referee.
 */
rule: string | null, };

/**
 * The refusal of an action: its cause, the rule and the facts behind it.
 */
export type Refusal = { code: string, facts: Record<string, unknown>, rule: string, };

/**
 * A step that is legal on the board but refused by the rules.
 */
export type RefusedStep = { code: string, facts: Record<string, unknown>, move: string, rule: string, };

/**
 * The present state of a game, for display.
 */
export type Present = {
/**
 * The facing generals; null while they do not face each other.
 */
bikjang: FacingGenerals | null,
/**
 * Squares of the pieces that give check.
 */
checkers: Array<string>,
/**
 * A checksum of this state as eight hexadecimal digits, for comparison with the state that a server sends.
 */
checksum: string,
/**
 * The deom (덤) included in Han's score, in half points.
 */
deom_half: number, if_agreed: Side | "draw" | null, if_both_pass: Side | "draw" | null,
/**
 * Number of steps and passes so far.
 */
ply: number,
/**
 * Steps that are legal on the board but refused by the rules.
 */
refused: Array<RefusedAction>, };

/**
 * Generals that face each other.
 */
export type FacingGenerals = {
/**
 * Whether the side to move may call bikjang.
 */
callable: boolean, cho: string, han: string, };

/**
 * A refused step. `facts` has the same content as in the server's error, including `reason` and `rule`.
 */
export type RefusedAction = { code: string, facts: Record<string, unknown>, move: string, };

/**
 * Consequences of the actions that are possible now, shown before one of them is played.
 */
export type Warnings = { bikjang: Bikjang | null, endings: Array<Ending>, if_agreed: Side | "draw" | null, if_both_pass: Side | "draw" | null, if_called: Side | "draw" | null, repeats: Array<Repeat>, };

/**
 * Generals that face each other now.
 */
export type Bikjang = { call_refused: Refusal | null, callable: boolean, open: boolean,
/**
 * The ply since which the generals have faced each other; 0 is the start.
 */
since: number, };

/**
 * An action that would end the game.
 */
export type Ending = { move: string, verdict: Verdict, };

/**
 * An action that would repeat an earlier position.
 */
export type Repeat = { at_fault: Side | null, move: string,
/**
 * Number of occurrences of the resulting position, including this one.
 */
occurrence: number,
/**
 * Plies of the earlier occurrences.
 */
plies: Array<number>, };

/**
 * The reason why an action may not be played.
 */
export type Why = { code: string, detail: string, facts: Record<string, unknown>, kind: "illegal" | "refused" | "over", };

/**
 * The reason why a request failed.
 */
export type ApiError = {
/**
 * The index of the move at fault, counted from 0, if the error concerns a list of moves.
 */
at?: number,
/**
 * A stable error code.
 */
code: string,
/**
 * An explanation in English for developers.
 */
detail: string,
/**
 * Facts of the error; the code determines their names.
 */
facts: Record<string, unknown>, };

/**
 * The answer to a failed request.
 */
export type Failed = { error: ApiError, ok: false, };

/**
 * A fault of a rule set.
 */
export type RulesFault = {
/**
 * A stable error code.
 */
code: string,
/**
 * An explanation in English for developers.
 */
detail: string,
/**
 * The path of the field, such as `bikjang.gate` or `repetition[0].n`; empty if the fault concerns the whole rule
 * set.
 */
path: string, };

/**
 * A language in which people are spoken to.
 */
export type Language = "ko" | "en" | "nl";

/**
 * A named rule set.
 */
export type Preset = { about: Text,
/**
 * Earlier revisions, latest first. Games continue under the revision they began with.
 */
earlier: Array<EarlierRevision>,
/**
 * Each value with its reliability and source, by field path.
 */
fields: Record<string, PresetField>,
/**
 * Paths of the fields whose value is a guess.
 */
guesses: Array<string>, id: string, name: Text, revision: number,
/**
 * The rule set as JSON: values by dotted field path.
 */
rules: Record<string, unknown>, };

/**
 * A value of a preset.
 */
export type PresetField = {
/**
 * The reliability of the value, as a letter; `Sentences.marks` explains the letters.
 */
mark: string, source: string, value: unknown, };

/**
 * A revision that is not the newest.
 */
export type EarlierRevision = { revision: number,
/**
 * The rule set as JSON, in the same form as the newest revision's `rules`.
 */
rules: Record<string, unknown>,
/**
 * This revision's values that differ from the newest revision, by field path.
 */
values: Record<string, unknown>, };

/**
 * A sentence for an ending if one of its facts has a certain value.
 */
export type EndingVariant = { code: string, fact: string, text: Text, value: string, };

/**
 * Every sentence and word by its code.
 */
export type Sentences = { by_points: Text,
/**
 * Replaces `by_points` in a game of Xiangqi.
 */
by_points_of_xiangqi: Text, endings: Record<string, Text>, errors: Record<string, Text>, fields: Record<string, Text>, illegal: Record<string, Text>, marks: Record<string, Text>, outcomes: Record<string, Text>, refusals: Record<string, Text>, values: Record<string, Text>,
/**
 * Sentences that replace those of `endings` if a fact has a certain value.
 */
variants: Array<EndingVariant>, };

/**
 * A format of game records.
 */
export type RecordFormat = "gib" | "pgn" | "json" | "uci";

/**
 * Requests about a file of records, or about positions and moves.
 */
export type RecordsRequest = { "split": { text: string, format?: RecordFormat, } } | { "cut": {
/**
 * The bytes, each as a character up to U+00FF.
 */
bytes: string, format?: RecordFormat,
/**
 * True if the file ends after these bytes.
 */
ends: boolean,
/**
 * Symbols and hanja of CP949 from the browser's decoder: rows A1 to AC and CA to FD, with U+0000 for
 * unassigned codes.
 */
cp949?: string, } } | { "read": { format: RecordFormat, games: readonly Piece[], } } | { "write": { format: RecordFormat, to: RecordFormat, games: readonly Piece[],
/**
 * Notation of the moves in PGN.
 */
moves?: PgnMoves,
/**
 * Content left out in earlier requests for the same file. The counts in the answer include it.
 */
without?: readonly Omitted[], } } | { "analysis": { format: RecordFormat, game: Piece,
/**
 * Rules to use if the record does not specify any.
 */
rules: string | Record<string, unknown>, } } | { "export": {
/**
 * The analysis as JSON.
 */
analysis: string, to: RecordFormat,
/**
 * Notation of the moves in PGN.
 */
moves?: PgnMoves, } } | { "verdicts": { format: RecordFormat, game: Piece, } } | { "moves": MovesQuery } | { "perft": PerftQuery } | { "pack": string } | { "unpack": string };

/**
 * A game as written in its file.
 */
export type Piece = {
/**
 * Line of the file in which the game begins, counted from 1.
 */
line: number, number: number, text: string,
/**
 * True if the game exceeded the maximum length and was left out.
 */
too_long: boolean,
/**
 * True if some bytes of the game could not be decoded; these are U+FFFD in the text.
 */
damaged?: boolean, };

/**
 * A file cut into games.
 */
export type SplitFile = { format: RecordFormat, games: Array<Piece>, ok: true, };

/**
 * A file, or its next part, cut into games.
 */
export type CutFile = {
/**
 * The format; null if there are too few bytes to detect it.
 */
format: RecordFormat | null,
/**
 * The games, with numbers and lines counted from the beginning of these bytes.
 */
games: Array<Piece>,
/**
 * Number of bytes in `games`. The remaining bytes must be sent again at the beginning of the next request. Null if
 * the file must be sent in one request.
 */
used: number | null,
/**
 * Line in which the remaining bytes begin.
 */
line: number, ok: true, };

/**
 * The notation of the moves of Janggi and Chess War in PGN.
 */
export type PgnMoves = "san" | "koopkorea";

/**
 * Games that have been read.
 */
export type ReadGames = { games: Array<AnyGame>, ok: true, };

/**
 * Games in another format.
 */
export type WrittenGames = {
/**
 * Numbers of the games that could not be read, or whose law of movement the format cannot express.
 */
left_out: Array<number>, ok: true, text: string,
/**
 * Content of the written games that the format cannot hold.
 */
without: Array<Without>, };

/**
 * A game read as an analysis.
 */
export type ReadAnalysis = {
/**
 * The analysis; null if nothing of the game can be read.
 */
analysis: Analysis | null, ok: true, };

/**
 * An analysis. The legality of its moves is checked when it is [read as a record](Analysis::reading).
 */
export type Analysis = {
/**
 * The version of the format.
 */
v: number,
/**
 * The position before the first move, as a FEN.
 */
start: string, movement: Movement,
/**
 * The rule set of the analysis.
 */
rules: string | Record<string, unknown>,
/**
 * The headers of the record.
 */
tags?: readonly (readonly [key: string, value: string])[], outcome?: { readonly winner: Side | "draw" | null; readonly reason: string; readonly margin_half?: number }, judged?: JudgedLine, root?: AnalysisNotes, line: AnalysisLine, };

/**
 * The start, claims and verdict of a JSON record, as stored.
 */
export type JudgedLine = { start?: unknown, claims?: unknown, verdict?: unknown,
/**
 * The main line for which these parts are valid.
 */
moves: readonly string[], };

/**
 * Annotations at a position.
 */
export type AnalysisNotes = {
/**
 * A comment.
 */
c?: string,
/**
 * Glyphs, by their numbers in PGN.
 */
g?: readonly number[],
/**
 * Arrows and rings, each as colour, start and end: `ga4b4`.
 */
s?: readonly string[],
/**
 * Seconds spent on the move.
 */
t?: number,
/**
 * Seconds left on the clock after the move.
 */
k?: number, };

/**
 * Content of one kind that a format cannot hold, with a sentence about it in every language.
 */
export type Without = { text: LeftOutText, content: Content, count: number, games: number, };

/**
 * Content of one kind that a format cannot hold.
 */
export type Omitted = { content: Content, count: number, games: number, };

/**
 * Kind of record content that a format may be unable to hold.
 */
export type Content = "fault_mark" | "headers" | "result" | "variations" | "comments" | "glyphs" | "drawings" | "times" | "rules";

export type AnyGame = RecordGame | UnreadGame;

/**
 * A game that could be read, completely or up to a fault.
 */
export type RecordGame = {
/**
 * True if the game has variations, which `moves` leaves out.
 */
branches: boolean,
/**
 * Plies that give check.
 */
checks: Array<number>,
/**
 * Comments, each with the ply that it follows; 0 is the start.
 */
comments: [ply: number, text: string][], date: string | null,
/**
 * Rings and arrows in PGN notation, such as `Ga4` and `Ra4b4`, each with a ply.
 */
drawings: [ply: number, shape: string][], event: string | null,
/**
 * The fault, if any. Undecodable bytes and faults under the game's rules do not stop the reading.
 */
fault: Fault | null,
/**
 * Numeric annotation glyphs of PGN, each with its ply.
 */
glyphs: [ply: number, glyph: number][],
/**
 * Seconds left on the clock after moves, each with its ply.
 */
left: [ply: number, seconds: number][], line: number,
/**
 * The main line in UCI.
 */
moves: Array<string>, notes: Array<Note>, number: number, outcome: Outcome, players: Record<Side, string | null>,
/**
 * The result as written in the file.
 */
result: string | null,
/**
 * The rule set; null if the record does not contain one.
 */
rules: { base?: string } | null,
/**
 * Seconds spent on moves, each with its ply.
 */
seconds: [ply: number, seconds: number][],
/**
 * The arrangements of both sides; null if the start has no arrangements.
 */
setups: Record<Side, Arrangement> | null,
/**
 * The FEN before the first action.
 */
start: string, tags: [key: string, value: string][], verdict: Verdict | null, };

/**
 * A game that could not be read at all.
 */
export type UnreadGame = { fault: Fault, line: number, number: number, };

/**
 * A fault of a recorded game.
 */
export type Fault = { code: string, detail: string, facts: Record<string, unknown>, line: number,
/**
 * The ply at fault, counted from 1; null if the fault is in the headers.
 */
ply: number | null, };

/**
 * The result of a game, as far as the file states it.
 */
export type Outcome = { margin_half?: number, reason: string, winner: Side | "draw" | null, };

/**
 * A discrepancy that does not change the game.
 */
export type Note = { "code": "move_count", found: number,
/**
 * Value of the header.
 */
said: number, } | { "code": "move_number", ply: number,
/**
 * Number in the text.
 */
said: number, } | { "code": "check_not_said", ply: number, } | { "code": "check_not_given", ply: number, } | { "code": "setup_assumed" } | { "code": "no_result",
/**
 * The line in which the moves end.
 */
line: number, } | { "code": "results_differ",
/**
 * The line of the result after the moves.
 */
line: number,
/**
 * Value of the header: `cho`, `han`, `draw` or `unknown`.
 */
said: string,
/**
 * Value of the result after the moves.
 */
found: string, };

/**
 * The verdicts of all rule sets on one recorded game.
 */
export type Verdicts = {
/**
 * One entry for each rule set, in the order in which pickers show them.
 */
answers: Array<RuleSetVerdict>, ok: true,
/**
 * Number of moves after which the rule sets differ; null if all rule sets with the game's law of movement agree.
 */
parting: number | null,
/**
 * Number of moves in the record.
 */
plies: number, };

/**
 * The verdict of one rule set on a recorded game.
 */
export type RuleSetVerdict = {
/**
 * `other_game`: the pieces move differently under this rule set; `no_start`: the rule set does not allow this
 * start; `refused`: the next move is not allowed; `ended`: the game is over; `open`: the game would continue after
 * the record.
 */
answer: "other_game" | "no_start" | "refused" | "ended" | "open",
/**
 * The reason why the start or the move is not allowed.
 */
error?: NotAllowed,
/**
 * The refused move.
 */
move?: string,
/**
 * Number of moves that this rule set allows before the verdict.
 */
plies: number,
/**
 * The rule set's id.
 */
rules: string,
/**
 * The rule that ends the game or refuses the start or the move, and its source.
 */
source?: RuleSource,
/**
 * The points, if the game would continue.
 */
standing?: OpenGame, verdict?: Verdict, };

/**
 * The reason why a start or a move is not allowed.
 */
export type NotAllowed = { code: string, facts: Record<string, unknown>, };

/**
 * The deciding rule, with the reliability and the source of its value.
 */
export type RuleSource = { cite: string, mark: "A" | "B" | "C" | "S" | "G",
/**
 * The path of the rule.
 */
rule: string, };

/**
 * The points of an open game, with the outcomes if both sides agree, if both pass, and if bikjang is called.
 */
export type OpenGame = { if_agreed: Side | "draw" | null, if_both_pass: Side | "draw" | null, if_called: Side | "draw" | null, points: Points, };

/**
 * A notation for moves.
 *
 * ```
 * use janggi::notation::Notation;
 * use janggi::{Start, uci};
 *
 * let start = Start::usual().position()?;
 * let mv = uci::parse_move("a4b4", &start)?;
 * let written: Vec<String> = Notation::ALL.iter().map(|notation| notation.print(mv, &start)).collect();
 * assert_eq!(
 *     written,
 *     ["a4b4", "Pab4", "71졸72", "71卒72", "71초졸72", "71楚卒72", "P71-72", "P71-72", "a3b3", "a4b4", "a4b4"]
 * );
 * for (notation, text) in Notation::ALL.into_iter().zip(&written) {
 *     assert_eq!(notation.parse(text, &start), Ok(mv));
 * }
 * # Ok::<(), Box<dyn core::error::Error>>(())
 * ```
 */
export type Notation = "uci" | "san" | "korean" | "hanja" | "korean-sided" | "hanja-sided" | "western" | "western-named" | "uci0" | "wxf" | "chinese";

/**
 * The law by which the pieces move (행마법).
 *
 * Board, points and pieces are the same under every law: the seven roles of Janggi represent their counterparts. The
 * side with upper-case letters, [`Side::Cho`](crate::Side::Cho), moves first.
 */
export type Movement = "janggi" | "xiangqi" | "chesswar";

/**
 * A line of moves to be written in another notation.
 */
export type MovesQuery = {
/**
 * FEN of the start; the standard starting position if absent.
 */
fen?: string, from: Notation, moves: readonly string[],
/**
 * The law of movement; Janggi by default.
 */
movement?: Movement, to: Notation, };

/**
 * A request to count sequences of actions.
 */
export type PerftQuery = {
/**
 * Length of the sequences, 0 to 8.
 */
depth: number,
/**
 * FEN of the start; the standard starting position if absent.
 */
fen?: string, rules: string | Record<string, unknown>, };

/**
 * The FEN after the last move, and the moves in the other notation.
 */
export type MovesAnswer = { fen: string, moves: Array<string>, ok: true, };

/**
 * The number of sequences of actions.
 */
export type PerftAnswer = { nodes: number, ok: true, };

/**
 * A position as FEN, stable hash and 36 packed bytes. Hash and bytes are in hexadecimal digits.
 */
export type PackedAnswer = { fen: string, hash: string, ok: true, packed: string, };

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** Name of content that a format cannot represent, in every language. */
export type LeftOutText = Text;

/** Moves in order. A move with notes or variations is an array: the move, its notes, and the variations that replace it. */
export type AnalysisLine = readonly (string | readonly [move: string, notes: AnalysisNotes, ...variations: AnalysisLine[]])[];

/** All record formats. */
export const FORMATS = ["gib", "pgn", "json", "uci"] as const;

/** All notations for moves. */
export const NOTATIONS = ["uci", "san", "korean", "hanja", "korean-sided", "hanja-sided", "western", "western-named", "uci0", "wxf", "chinese"] as const;

/** The signs of numeric annotation glyphs: of a move (1 to 7) and of a position (10 to 19). */
export const GLYPHS: Readonly<Record<number, string>> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: "=",
  13: "∞",
  14: "+=",
  15: "=+",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
};
