// Written by `cargo xtask generate` from crates/janggi/src/api. Do not edit.
// JSON input and output of the WebAssembly modules.

/**
 * One of the two players.
 */
export type Side = "cho" | "han";

/**
 * The arrangement of a side's horses (m, 마) and elephants (s, 상).
 *
 * The four classical arrangements differ in the order of these pieces on files b, c, g and h. For both sides, the
 * order is **seen from Cho's side of the board**, as in `.gib` records.
 */
export type Arrangement = "msms" | "mssm" | "smms" | "smsm" | "central";

/**
 * A line of `janggun judge`: a rule set, a start, the actions, and options for the answer.
 */
export type JudgeRequest = {
/**
 * The id of a preset, or house rules as an object.
 */
rules: string | Record<string, unknown>,
/**
 * FEN of the start. If `fen` and `start` are both absent, the game begins in the standard starting position.
 */
fen?: string, start?: JudgeStart,
/**
 * Steps in UCI, passes, and the words for other actions, such as resignation.
 */
moves?: readonly string[],
/**
 * When to test for claimable endings: after every action (`auto`) or after the last one (`last`).
 */
claims?: "auto" | "last",
/**
 * If true, the answer includes the consequences of each possible action.
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
 * The start of a game.
 *
 * It consists of arrangements (차림), a handicap (squares of the removed pieces) and a deom, all optional, or of a FEN
 * alone.
 */
export type JudgeStart = { setup?: Record<Side, Arrangement>, handicap?: readonly string[], deom_half?: number, fen?: string, };

/**
 * The state of a game after the actions of a request.
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
 * The legal steps and passes in UCI, sorted; empty once the game is over. A pass is written as a step of the
 * general to its own square.
 */
legal: Array<string>, ok: true, points: Points,
/**
 * The state of the game for display; included only if requested.
 */
present?: Present,
/**
 * Steps that are legal on the board but refused by the rules; included only if `warnings` was requested.
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
 * The score of each side: the value of its pieces, and for Han also the deom (덤), Han's compensation for moving
 * second.
 */
export type Points = { cho: number, han: number, };

/**
 * The end of a game. `facts` contains the values for its sentence, such as plies and points.
 */
export type Verdict = { code: string, facts: Record<string, unknown>, outcome: Side | "draw" | "none",
/**
 * The path of the rule that ended the game; null for resignation, time, abort and decisions of the referee.
 */
rule: string | null, };

/**
 * The refusal of an action. `facts` contains the values for its sentence, such as plies and squares.
 */
export type Refusal = { code: string, facts: Record<string, unknown>, rule: string, };

/**
 * A step that is legal on the board but refused by the rules.
 */
export type RefusedStep = { code: string, facts: Record<string, unknown>, move: string, rule: string, };

/**
 * The state of a game, for display.
 */
export type Present = {
/**
 * The facing generals; null if the generals do not face each other.
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
 * A refused step. `facts` has the same content as in the server's error.
 */
export type RefusedAction = { code: string, facts: Record<string, unknown>, move: string, };

/**
 * Consequences of the actions that are possible now, for display before the player chooses one.
 */
export type Warnings = { bikjang: Bikjang | null, endings: Array<Ending>, if_agreed: Side | "draw" | null, if_both_pass: Side | "draw" | null, if_called: Side | "draw" | null, repeats: Array<Repeat>, };

/**
 * Generals that face each other now.
 */
export type Bikjang = { call_refused: Refusal | null, callable: boolean, open: boolean,
/**
 * The ply after which the generals began to face each other; 0 is the start.
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
 * The index of the move at fault, counted from 0; absent for other errors.
 */
at?: number, code: string,
/**
 * An explanation in English for developers.
 */
detail: string,
/**
 * Named values that describe the error.
 */
facts: Record<string, unknown>, };

/**
 * The answer to a failed request.
 */
export type Failed = { error: ApiError, ok: false, };

/**
 * A fault in a rule set.
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
 * The path of the field, such as `bikjang.gate` or `repetition[0].n`; empty if the whole rule set is at fault.
 */
path: string, };

/**
 * A language of the user interface.
 */
export type Language = "ko" | "en" | "nl";

/**
 * A named rule set.
 */
export type Preset = { about: Text,
/**
 * Earlier revisions, latest first. A game continues under the revision that it started with.
 */
earlier: Array<EarlierRevision>,
/**
 * Each value with its reliability and source, by field path.
 */
fields: Record<string, PresetField>,
/**
 * Paths of the fields with a guessed value.
 */
guesses: Array<string>, id: string, name: Text, revision: number,
/**
 * The rule set as JSON, in the form that requests accept.
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
 * An earlier revision of a preset.
 */
export type EarlierRevision = { revision: number,
/**
 * The rule set as JSON, in the same form as `rules` of the newest revision.
 */
rules: Record<string, unknown>,
/**
 * This revision's values that differ from the newest revision, by field path.
 */
values: Record<string, unknown>, };

/**
 * A sentence that replaces an ending's usual sentence if a fact has a certain value.
 */
export type EndingVariant = { code: string, fact: string, text: Text, value: string, };

/**
 * The texts of rules, endings, refusals and errors in every language.
 */
export type Sentences = { by_points: Text,
/**
 * Replaces `by_points` in a game of Xiangqi.
 */
by_points_of_xiangqi: Text,
/**
 * Replaces `by_points` in a game without a deom.
 */
by_points_without_deom: Text, endings: Record<string, Text>, errors: Record<string, Text>, fields: Record<string, Text>, illegal: Record<string, Text>, marks: Record<string, Text>, outcomes: Record<string, Text>, refusals: Record<string, Text>, values: Record<string, Text>,
/**
 * Sentences that replace sentences of `endings` if a fact has a certain value.
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
 * True if these bytes are the last of the file.
 */
ends: boolean,
/**
 * Symbols and hanja of CP949, decoded by the browser: the characters of rows A1 to AC and CA to FD, with
 * U+0000 for unassigned codes.
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
 * One game of a file, as decoded text.
 */
export type Piece = {
/**
 * Line of the file in which the game begins, counted from 1.
 */
line: number, number: number, text: string,
/**
 * True if the game exceeds the maximum length. In this case, `text` has only the beginning of the game, and the
 * game cannot be read.
 */
too_long: boolean,
/**
 * True if some bytes of the game could not be decoded; they are U+FFFD in `text`.
 */
damaged?: boolean, };

/**
 * A file split into games.
 */
export type SplitFile = { format: RecordFormat, games: Array<Piece>, ok: true, };

/**
 * A file, or its next part, split into games.
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
 * Number of bytes consumed. The remaining bytes must be sent again at the beginning of the next request. Null for
 * incomplete UTF-16 input, which must be sent in one request.
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
 * Games read from a file.
 */
export type ReadGames = { games: Array<AnyGame>, ok: true, };

/**
 * Games in another format.
 */
export type WrittenGames = {
/**
 * Numbers of the games that could not be read, or whose variant the format does not support.
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
 * The analysis; null if the game could not be read at all.
 */
analysis: Analysis | null, ok: true, };

/**
 * A parsed analysis. The legality of its moves is checked only when it is [converted to a record](Analysis::reading).
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
 * The name of a rule set, or the rules as an object.
 */
rules: string | Record<string, unknown>,
/**
 * The headers of the record.
 */
tags?: readonly (readonly [key: string, value: string])[], outcome?: { readonly winner: Side | "draw" | null; readonly reason: string; readonly margin_half?: number }, judged?: JudgedLine, root?: AnalysisNotes, line: AnalysisLine, };

/**
 * The start, claims and verdict of a JSON record, not yet parsed.
 */
export type JudgedLine = { start?: unknown, claims?: unknown, verdict?: unknown,
/**
 * The main line for which these parts are valid.
 */
moves: readonly string[], };

/**
 * Annotations of a position, and the times of the move that led to it.
 */
export type AnalysisNotes = {
/**
 * The comments, joined by line feeds.
 */
c?: string,
/**
 * The numbers of the glyphs in PGN.
 */
g?: readonly number[],
/**
 * Arrows and circles, each as colour, start and end: `ga4b4`. Both points of a ring are the same.
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
 * The amount of one kind of omitted content, with a sentence about it in every language.
 */
export type Without = { text: LeftOutText, content: Content, count: number, games: number, };

/**
 * The amount of one kind of content that a format cannot hold.
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
 * Plies of the main line that give check.
 */
checks: Array<number>,
/**
 * Comments, each with the ply that it follows; 0 is the start.
 */
comments: [ply: number, text: string][], date: string | null,
/**
 * Circles and arrows in PGN notation, such as `Ga4` and `Ra4b4`, each with its ply.
 */
drawings: [ply: number, shape: string][], event: string | null,
/**
 * The fault, if any. Reading continues after undecodable bytes and after faults under the game's rules.
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
 * The arrangements of both sides; null if the start position does not result from arrangements alone.
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
 * A fault in a recorded game.
 */
export type Fault = { code: string, detail: string, facts: Record<string, unknown>, line: number,
/**
 * The ply at fault, counted from 1; null if no single ply is at fault.
 */
ply: number | null, };

/**
 * The result of a game, as far as the file states it.
 */
export type Outcome = { margin_half?: number, reason: string, winner: Side | "draw" | null, };

/**
 * A discrepancy or doubt that does not prevent a game from being read.
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
 * The line of the last move.
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
 * One entry for each rule set, in display order.
 */
answers: Array<RuleSetVerdict>, ok: true,
/**
 * Number of moves after which the rule sets first disagree. Null if all rule sets with the game's variant
 * agree.
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
 * The kind of verdict. `other_game`: the pieces move differently under this rule set. `no_start`: the rule set
 * does not allow this start. `refused`: the next move is not allowed. `ended`: the game is over. `open`: the game
 * would continue after the record.
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
 * The points and possible results, if the game would continue.
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
 * The points of an open game, and its outcome if it ended by agreement, two passes or a call of bikjang.
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
 * A variant: how the pieces move (행마법). The other rules of a game are in its rule set.
 *
 * The board is the same in every variant, and the seven roles of Janggi stand for their counterparts.
 */
export type Movement = "janggi" | "xiangqi" | "chesswar";

/**
 * A request to convert a line of moves to another notation.
 */
export type MovesQuery = {
/**
 * FEN of the start; the standard starting position if absent.
 */
fen?: string, from: Notation, moves: readonly string[],
/**
 * The variant; Janggi by default.
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
 * The FEN after the last move, and the moves in the requested notation.
 */
export type MovesAnswer = { fen: string, moves: Array<string>, ok: true, };

/**
 * The number of sequences of actions.
 */
export type PerftAnswer = { nodes: number, ok: true, };

/**
 * A position as FEN, stable hash and 36 packed bytes. The hash and the bytes are hexadecimal.
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
