// Written by `cargo xtask generate` from crates/janggi/src/api. Do not edit.
// The JSON that goes into the modules and comes out of them.

/**
 * One of the two players.
 */
export type Side = "cho" | "han";

/**
 * The order of horse (m, 마) and elephant (s, 상) on files b, c, g, h **seen from Cho's side of the board** for both
 * sides: the absolute reading that `.gib` records use.
 */
export type Arrangement = "msms" | "mssm" | "smms" | "smsm" | "central";

/**
 * A judge line. The reader in `request` names the field that is wrong, so it takes the fields one by one; a test
 * ties the two.
 */
export type JudgeRequest = {
/**
 * A preset by its id, or house rules.
 */
rules: string | Record<string, unknown>,
/**
 * The start; absent, with `start` absent too, it is the usual one.
 */
fen?: string, start?: JudgeStart,
/**
 * Steps in UCI, passes, and the words for everything else that players do.
 */
moves?: readonly string[],
/**
 * Whether claimable endings count after every action (`auto`) or only after the last one.
 */
claims?: "auto" | "last",
/**
 * Whether to return the consequences of each action.
 */
warnings?: boolean,
/**
 * Steps and passes to explain: why they may not be played.
 */
why?: readonly string[],
/**
 * If true, the answer lists every field of the rules.
 */
in_full?: boolean,
/**
 * If true, the answer has everything that a page shows of the game.
 */
present?: boolean, };

/**
 * A start other than the usual one: arrangements (차림), Han's pieces left out, another deom; or a FEN alone.
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
 * Every step and the pass (the general's null step) that may be played, in UCI, sorted; empty once the game is over.
 */
legal: Array<string>, ok: true, points: Points,
/**
 * Only if requested.
 */
present?: Present,
/**
 * Steps that the rules refuse; only if `warnings` were requested.
 */
refused?: Array<RefusedStep>,
/**
 * Every field of the rules by its path; only if requested in full.
 */
rules?: Record<string, unknown>,
/**
 * Null once the game is over.
 */
turn: Side | null, verdict: Verdict | null,
/**
 * Only if requested.
 */
warnings?: Warnings,
/**
 * Indexed by action; null if it may be played. Only if `why` was requested.
 */
why?: Record<string, Why | null>, };

/**
 * Possible actions other than steps and passes.
 */
export type Actions = { accept_draw: boolean, call: boolean, offer_draw: boolean, };

/**
 * Points of the pieces, and the deom (덤) for Han.
 */
export type Points = { cho: number, han: number, };

/**
 * How a game ended.
 */
export type Verdict = { code: string, facts: Record<string, unknown>, outcome: Side | "draw" | "none",
/**
 * The path of the rule that ended the game; null for resignation, time and abort.
 */
rule: string | null, };

/**
 * The rule that refuses an action, and why.
 */
export type Refusal = { code: string, facts: Record<string, unknown>, rule: string, };

/**
 * A step that the board allows and the rules refuse.
 */
export type RefusedStep = { code: string, facts: Record<string, unknown>, move: string, rule: string, };

/**
 * The present state of a game, for display.
 */
export type Present = {
/**
 * The points of the generals while they face each other.
 */
bikjang: FacingGenerals | null,
/**
 * The points of the checking pieces.
 */
checkers: Array<string>,
/**
 * Eight hexadecimal digits that differ if a server's state of the same game differs.
 */
checksum: string,
/**
 * The deom (덤) in Han's points, in half points.
 */
deom_half: number, if_agreed: Side | "draw" | null, if_both_pass: Side | "draw" | null,
/**
 * Steps and passes so far.
 */
ply: number,
/**
 * Steps that the board allows and the rules refuse.
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
 * A step that is refused, with the facts that a server gives: `reason` and `rule` among them.
 */
export type RefusedAction = { code: string, facts: Record<string, unknown>, move: string, };

/**
 * The consequences of each action before it is played.
 */
export type Warnings = { bikjang: Bikjang | null, endings: Array<Ending>, if_agreed: Side | "draw" | null, if_both_pass: Side | "draw" | null, if_called: Side | "draw" | null, repeats: Array<Repeat>, };

/**
 * Generals that face each other now.
 */
export type Bikjang = { call_refused: Refusal | null, callable: boolean, open: boolean,
/**
 * The ply that made them face each other.
 */
since: number, };

/**
 * An action that would end the game.
 */
export type Ending = { move: string, verdict: Verdict, };

/**
 * An action that would bring a position back.
 */
export type Repeat = { at_fault: Side | null, move: string,
/**
 * The occurrence of the resulting position.
 */
occurrence: number,
/**
 * Earlier occurrences of the position.
 */
plies: Array<number>, };

/**
 * Why an action may not be played.
 */
export type Why = { code: string, detail: string, facts: Record<string, unknown>, kind: "illegal" | "refused" | "over", };

/**
 * Reason why a request was not answered.
 */
export type ApiError = {
/**
 * The place in a list of moves, from 0, if there is one.
 */
at?: number,
/**
 * A stable word.
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
 * A stable word.
 */
code: string,
/**
 * An explanation in English for developers.
 */
detail: string,
/**
 * The path of the field: `bikjang.gate`, `repetition[0].n`. Empty for the whole.
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
 * The revisions before the newest, the newest of them first: games continue by the one they began with.
 */
earlier: Array<EarlierRevision>,
/**
 * The source of each value, by the path of its field.
 */
fields: Record<string, PresetField>,
/**
 * Fields whose value is a guess.
 */
guesses: Array<string>, id: string, name: Text, revision: number,
/**
 * Every field by its dotted path.
 */
rules: Record<string, unknown>, };

/**
 * A value of a preset.
 */
export type PresetField = {
/**
 * Reliability of the value: a letter that `sentences` explains.
 */
mark: string, source: string, value: unknown, };

/**
 * A revision that is not the newest.
 */
export type EarlierRevision = { revision: number,
/**
 * As the rules of the newest.
 */
rules: Record<string, unknown>,
/**
 * The fields that were otherwise than in the newest, by path.
 */
values: Record<string, unknown>, };

/**
 * A sentence for an ending whose facts have a certain value.
 */
export type EndingVariant = { code: string, fact: string, text: Text, value: string, };

/**
 * Every sentence and word by its code.
 */
export type Sentences = { by_points: Text,
/**
 * The same in a game of Xiangqi.
 */
by_points_of_xiangqi: Text, endings: Record<string, Text>, errors: Record<string, Text>, fields: Record<string, Text>, illegal: Record<string, Text>, marks: Record<string, Text>, outcomes: Record<string, Text>, refusals: Record<string, Text>, values: Record<string, Text>,
/**
 * Sentences that stand for those of `endings` if a fact has a certain value.
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
 * A character up to U+00FF for each byte.
 */
bytes: string, format?: RecordFormat,
/**
 * End of the file.
 */
ends: boolean,
/**
 * The symbols and hanja of CP949, which browsers have: rows A1 to AC and CA to FD, U+0000 for none.
 */
cp949?: string, } } | { "read": { format: RecordFormat, games: readonly Piece[], } } | { "write": { format: RecordFormat, to: RecordFormat, games: readonly Piece[],
/**
 * How moves are written in PGN.
 */
moves?: PgnMoves,
/**
 * Content lost in earlier requests for the same file; the answer adds its own to these counts.
 */
without?: readonly Omitted[], } } | { "analysis": { format: RecordFormat, game: Piece,
/**
 * Fallback rules for records that name none.
 */
rules: string | Record<string, unknown>, } } | { "export": {
/**
 * As JSON.
 */
analysis: string, to: RecordFormat,
/**
 * How moves are written in PGN.
 */
moves?: PgnMoves, } } | { "verdicts": { format: RecordFormat, game: Piece, } } | { "moves": MovesQuery } | { "perft": PerftQuery } | { "pack": string } | { "unpack": string };

/**
 * A game as in its file.
 */
export type Piece = {
/**
 * The line of the file it begins in, from 1.
 */
line: number, number: number, text: string,
/**
 * The game was longer than allowed and was left out.
 */
too_long: boolean,
/**
 * Some of its bytes were not characters; they are U+FFFD in the text.
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
 * Null if there are too few bytes to detect it.
 */
format: RecordFormat | null,
/**
 * Numbered and with their lines as if the file began here.
 */
games: Array<Piece>,
/**
 * Number of bytes in these games; the rest has to be sent again in front of the next part. Null if the file has
 * to be sent whole.
 */
used: number | null,
/**
 * The line in which the bytes begin that are not used.
 */
line: number, ok: true, };

/**
 * How the moves of Janggi are written.
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
 * The numbers of games of which nothing could be read, or whose law of movement the format cannot say.
 */
left_out: Array<number>, ok: true, text: string,
/**
 * Content of the written games that the format cannot hold.
 */
without: Array<Without>, };

/**
 * A game as an analysis.
 */
export type ReadAnalysis = {
/**
 * Null if nothing of the game can be read.
 */
analysis: Analysis | null, ok: true, };

/**
 * An analysis. Whether its moves are legal is seen when it is [read as a record](Analysis::reading).
 */
export type Analysis = {
/**
 * The version of the form.
 */
v: number,
/**
 * The position before the first move, as a FEN.
 */
start: string, movement: Movement,
/**
 * By which the engine judges.
 */
rules: string | Record<string, unknown>,
/**
 * The headers of the record.
 */
tags?: readonly (readonly [key: string, value: string])[], outcome?: { readonly winner: Side | "draw" | null; readonly reason: string; readonly margin_half?: number }, judged?: JudgedLine, root?: AnalysisNotes, line: AnalysisLine, };

/**
 * The values that a record in our format has in addition to the moves, as stored.
 */
export type JudgedLine = { start?: unknown, claims?: unknown, verdict?: unknown,
/**
 * The main line that they belong to.
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
 * Glyphs, as PGN numbers them.
 */
g?: readonly number[],
/**
 * Colour, from and to: `ga4b4`.
 */
s?: readonly string[],
/**
 * The seconds a move took.
 */
t?: number,
/**
 * The seconds it left on the clock.
 */
k?: number, };

/**
 * A sentence about it in every language.
 */
export type Without = { text: LeftOutText, content: Content, count: number, games: number, };

/**
 * Content of one kind that a format cannot hold.
 */
export type Omitted = { content: Content, count: number, games: number, };

/**
 * A kind of content of a record.
 */
export type Content = "fault_mark" | "headers" | "result" | "variations" | "comments" | "glyphs" | "drawings" | "times" | "rules";

export type AnyGame = RecordGame | UnreadGame;

/**
 * A game that could be read, at least to some ply.
 */
export type RecordGame = {
/**
 * There are variations, which `moves` leaves out.
 */
branches: boolean,
/**
 * Plies that give check.
 */
checks: Array<number>,
/**
 * With the ply they follow, 0 for the start.
 */
comments: [ply: number, text: string][], date: string | null,
/**
 * Rings and arrows as PGN has them: `Ga4`, `Ra4b4`.
 */
drawings: [ply: number, shape: string][], event: string | null,
/**
 * The fault at which reading stopped.
 */
fault: Fault | null,
/**
 * As PGN numbers them.
 */
glyphs: [ply: number, glyph: number][],
/**
 * Clock times left after moves.
 */
left: [ply: number, seconds: number][], line: number,
/**
 * The main line in UCI.
 */
moves: Array<string>, notes: Array<Note>, number: number, outcome: Outcome, players: Record<Side, string | null>,
/**
 * The result as the file has it.
 */
result: string | null,
/**
 * Null if the game was not played under one of our rule sets.
 */
rules: { base?: string } | null,
/**
 * Time spent on moves.
 */
seconds: [ply: number, seconds: number][],
/**
 * Null if the game starts from any other position.
 */
setups: Record<Side, Arrangement> | null,
/**
 * The FEN before the first action.
 */
start: string, tags: [key: string, value: string][], verdict: Verdict | null, };

/**
 * A game of which nothing could be read.
 */
export type UnreadGame = { fault: Fault, line: number, number: number, };

/**
 * The fault at which reading of a game stopped.
 */
export type Fault = { code: string, detail: string, facts: Record<string, unknown>, line: number,
/**
 * Counted from 1; null if it concerns the headers.
 */
ply: number | null, };

/**
 * The result of a game, as far as the file has it.
 */
export type Outcome = { margin_half?: number, reason: string, winner: Side | "draw" | null, };

/**
 * Something that does not fit but changes nothing.
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
 * The line that the moves end in.
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
 * The answers of all rule sets about one recorded game.
 */
export type Verdicts = {
/**
 * In the order in which rule sets are listed.
 */
answers: Array<RuleSetVerdict>, ok: true,
/**
 * The number of moves after which the rule sets differ; null if all of this game decide alike.
 */
parting: number | null,
/**
 * Moves of the record.
 */
plies: number, };

/**
 * The verdict of one rule set on a recorded game.
 */
export type RuleSetVerdict = {
/**
 * `other_game`: its pieces move otherwise; `no_start`: the game cannot start so; `refused`: the next move is not allowed;
 * `ended`: the game is over; `open`: it would go on after the record.
 */
answer: "other_game" | "no_start" | "refused" | "ended" | "open",
/**
 * Why the start or the move is not allowed.
 */
error?: NotAllowed,
/**
 * The move that is refused.
 */
move?: string,
/**
 * Moves up to there.
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
 * The points if the game would continue.
 */
standing?: OpenGame, verdict?: Verdict, };

/**
 * Why a start or a move is not allowed.
 */
export type NotAllowed = { code: string, facts: Record<string, unknown>, };

/**
 * The rule that decides, the certainty of its value, and its source.
 */
export type RuleSource = { cite: string, mark: "A" | "B" | "C" | "S" | "G",
/**
 * The path of the rule.
 */
rule: string, };

/**
 * The points of a game that is not over, and what would end it.
 */
export type OpenGame = { if_agreed: Side | "draw" | null, if_both_pass: Side | "draw" | null, if_called: Side | "draw" | null, points: Points, };

/**
 * A way of writing moves.
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
 * How the pieces move (행마법). Board, points and pieces are the same under every law: the seven roles of Janggi
 * represent their counterparts, and the side with upper-case letters, [`Side::Cho`](crate::Side::Cho), begins.
 */
export type Movement = "janggi" | "xiangqi" | "chesswar";

/**
 * A line of moves to be written in another notation.
 */
export type MovesQuery = {
/**
 * The usual start if it is absent.
 */
fen?: string, from: Notation, moves: readonly string[],
/**
 * The law of movement; Janggi by default.
 */
movement?: Movement, to: Notation, };

/**
 * Sequences of actions to be counted.
 */
export type PerftQuery = {
/**
 * 0 to 8.
 */
depth: number,
/**
 * The usual start if it is absent.
 */
fen?: string, rules: string | Record<string, unknown>, };

/**
 * The FEN after the last move, and the moves written again.
 */
export type MovesAnswer = { fen: string, moves: Array<string>, ok: true, };

/**
 * The number of sequences.
 */
export type PerftAnswer = { nodes: number, ok: true, };

/**
 * A position by its FEN, its stable hash and its 36 bytes; the last two in hexadecimal digits.
 */
export type PackedAnswer = { fen: string, hash: string, ok: true, packed: string, };

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** What a format has no place for, in every language. */
export type LeftOutText = Text;

/** Moves; one with something at it stands with its notes and the variations that replace it. */
export type AnalysisLine = readonly (string | readonly [move: string, notes: AnalysisNotes, ...variations: AnalysisLine[]])[];

/** Every record format. */
export const FORMATS = ["gib", "pgn", "json", "uci"] as const;

/** The ways of writing moves. */
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
