// Written by `cargo xtask generate` from crates/wire. Do not edit.
// Every message between server and browser; docs/protocol.md says how they are used.

/**
 * One of the two players. Cho (초, 楚) sits at the bottom and moves first, Han (한, 漢) at the top.
 */
export type Side = "cho" | "han";

/**
 * One value for each side.
 */
export type BySide<T> = {
/**
 * Cho's.
 */
cho: T,
/**
 * Han's.
 */
han: T, };

/**
 * Where a game stands.
 */
export type Phase = "arranging" | "playing" | "over";

/**
 * How much time each side has. All lengths in milliseconds.
 */
export type TimeControl = { "kind": "none" } | { "kind": "byoyomi",
/**
 * 0 to 10,800,000 (three hours).
 */
main_ms: number,
/**
 * 1,000 to 600,000.
 */
period_ms: number,
/**
 * 1 to 100.
 */
periods: number, } | { "kind": "fischer",
/**
 * 1,000 to 10,800,000.
 */
main_ms: number,
/**
 * 0 to 600,000.
 */
increment_ms: number, };

/**
 * What a rule set is to a client.
 */
export type RulesView = {
/**
 * `kakao@1` when the rules came from a preset, `null` for house rules.
 */
id: string | null,
/**
 * Every field of the rule set, as `janggun judge` reads it (`"rules"`).
 */
full: Record<string, unknown>, };

/**
 * The kinds of a seat's holder.
 */
export type SeatKind = "guest" | "engine" | "open";

/**
 * Who sits where.
 */
export type SeatView = {
/**
 * Who holds the seat.
 */
kind: SeatKind,
/**
 * The engine's level, 1 to 14; `null` for anyone else.
 */
level: number | null,
/**
 * Whether the reader of this message holds the seat. On one device both are true.
 */
you: boolean, };

/**
 * Who won.
 */
export type Outcome = "cho" | "han" | "draw" | "none";

/**
 * Why a game is over: the judge's verdict object.
 */
export type VerdictView = {
/**
 * Who won.
 */
outcome: Outcome,
/**
 * The cause: `mate`, `double_pass`, `resigned` …; docs/endings.md lists them.
 */
code: string,
/**
 * The field of the rule set that says so, as a dotted path; `null` for resignation, flag and abort.
 */
rule: string | null,
/**
 * The numbers and squares of the cause.
 */
facts: Record<string, unknown>, };

/**
 * Body of `POST /api/games`.
 */
export type NewGame = {
/**
 * A preset id (`"kakao"`, `"kakao@1"`) or a rule set object as `janggun judge` reads it.
 */
rules: string | Record<string, unknown>,
/**
 * Who sits opposite.
 */
opponent: Opponent,
/**
 * The creator's side. With opponent `self` it only says who is shown at the bottom.
 */
side: SideChoice,
/**
 * Who picks a hand, where `side` is `hidden_soldiers`; `opponent` when absent. Against the engine and on one device the
 * creator picks.
 */
picks?: Picker,
/**
 * The clock; no clock when absent.
 */
time?: TimeControl,
/**
 * A start that is not the usual one.
 */
start?: NewStart,
/**
 * Whether moves may be taken back; `allowed` when absent.
 */
takeback?: TakebackChoice, };

/**
 * Who sits opposite the creator of a game.
 */
export type Opponent = { "kind": "engine",
/**
 * 1 to 14; `GET /api/levels` says what each is.
 */
level: number, } | { "kind": "friend" } | { "kind": "self" };

/**
 * Which side the creator takes.
 */
export type SideChoice = "cho" | "han" | "random" | "hidden_soldiers";

/**
 * Who picks one of the two closed hands.
 */
export type Picker = "me" | "opponent";

/**
 * A start that is not the usual one: a free position, or a handicap (접장기). `fen` excludes the other fields.
 */
export type NewStart = {
/**
 * A position; no setup phase follows.
 */
fen?: string,
/**
 * Squares of Han's pieces that are taken off before the game; Han then moves first.
 */
handicap?: Array<string>,
/**
 * Kinds of Han's pieces that are left out, as FEN letters, each as often as it stands there: `r`, `rc`, `aa`. Where two of
 * a kind stand, it is the one nearer to file a in Han's setup. Han then moves first.
 */
give?: string,
/**
 * Han's deom (덤) in half points; only with a handicap, 0 when absent.
 */
deom_half?: number, };

/**
 * Whether moves may be taken back in a game (무르기).
 */
export type TakebackChoice = "allowed" | "never";

/**
 * Body of `POST /api/games/{id}/join`.
 */
export type Join = {
/**
 * The wanted seat; any open one when absent.
 */
side?: Side, };

/**
 * A whole game as one reader may see it.
 */
export type GameView = {
/**
 * The game's id, as in its address.
 */
id: string,
/**
 * The number of events so far; the socket's `since`.
 */
seq: number,
/**
 * When the game was created, milliseconds since 1970.
 */
created_ms: number,
/**
 * The rules it is played by.
 */
rules: RulesView,
/**
 * Where it stands; the same as `now.phase`.
 */
phase: Phase,
/**
 * Who sits where.
 */
seats: BySide<SeatView>,
/**
 * The two closed hands, where a pick of one decides who plays which side: `seats` change with it. `null` elsewhere.
 */
hands: HandsView | null,
/**
 * Who places horses and elephants, when and how.
 */
setup: SetupView,
/**
 * Setup codes chosen so far: `msms mssm smms smsm central`; `hidden` = chosen but not shown to you yet.
 */
arrangements: BySide<string | null>,
/**
 * The clock.
 */
time: TimeControl,
/**
 * How a takeback works here.
 */
takeback: TakebackMode,
/**
 * The position before the first action; `null` while arranging.
 */
start_fen: string | null,
/**
 * Squares taken off for a handicap, empty otherwise; of `give` only once Han's setup is known.
 */
handicap: Array<string>,
/**
 * Kinds of Han's pieces left out for a handicap, as FEN letters; empty otherwise.
 */
give: string,
/**
 * Every action so far. Actions that were taken back are not in it.
 */
actions: Array<ActionView>,
/**
 * The present.
 */
now: Now,
/**
 * The game that follows this one by rematch.
 */
rematch: string | null, };

/**
 * Two closed hands with a soldier of each side. What is in them was drawn and sealed when the game was created.
 */
export type HandsView = {
/**
 * SHA-256 of `reveal`, in hexadecimal digits: shown before anybody picks.
 */
sealed: string,
/**
 * The hand that was picked; `null` before.
 */
picked: Hand | null,
/**
 * Where Cho's soldier is; `null` before a hand was picked.
 */
cho_in: Hand | null,
/**
 * The sealed text: the game's id, the hand of Cho's soldier and random digits; `null` before a hand was picked.
 */
reveal: string | null, };

/**
 * One of two closed hands.
 */
export type Hand = "left" | "right";

/**
 * How far the placing of the pieces has come, where they are placed one by one.
 */
export type PlacingView = {
/**
 * Who places next.
 */
turn: Side,
/**
 * What stands on the board, in the order in which it was placed.
 */
placed: Array<PlacedView>,
/**
 * What may be placed where.
 */
options: Array<PlacedView>, };

/**
 * A piece on a point.
 */
export type PlacedView = {
/**
 * Where.
 */
square: string,
/**
 * Its FEN letter: upper case for Cho, lower case for Han.
 */
piece: string, };

/**
 * Who chooses where horses and elephants stand, and in which order (차림).
 */
export type SetupView = {
/**
 * The order of choosing.
 */
order: SetupOrder,
/**
 * Who chooses first under `first_visible`, `swap_moves` and `piece_by_piece`, `null` otherwise.
 */
first: Side | null,
/**
 * The setup codes that each side may choose.
 */
allowed: Array<string>, };

/**
 * The order in which the sides choose their setup.
 */
export type SetupOrder = "first_visible" | "simultaneous_hidden" | "swap_moves" | "piece_by_piece" | "fixed";

/**
 * How a takeback works in a game.
 */
export type TakebackMode = "immediate" | "asked" | "never";

/**
 * One action of a game.
 */
export type ActionView = {
/**
 * The judge's token: `a4b4`, `e2e2` (pass), `call`, `offer`, `accept`, `decline`, `resign:cho`, `flag:han`, `abort`.
 */
token: string,
/**
 * Who did it; `null` for an abort by the server.
 */
side: Side | null,
/**
 * How many board plies (steps and passes) had been played before it.
 */
ply: number,
/**
 * When the server received it, milliseconds since 1970.
 */
at_ms: number,
/**
 * What the clock charged for it; `null` without a clock and for actions that end no turn.
 */
spent_ms: number | null, };

/**
 * The present of a game as one reader may see it.
 */
export type Now = {
/**
 * The server's time when this was written, milliseconds since 1970.
 */
at_ms: number,
/**
 * Where the game stands.
 */
phase: Phase,
/**
 * The position; `null` while arranging.
 */
fen: string | null,
/**
 * Whose turn it is; `null` while arranging and when over.
 */
turn: Side | null,
/**
 * Board plies (steps and passes) so far. A client sends it back with an action.
 */
ply: number,
/**
 * Every step and the pass that the side to move may play, in UCI, sorted by bytes; the pass is the general's
 * null step (`e2e2`). Empty when over.
 */
legal: Array<string>,
/**
 * The piece that the side to move has touched and has to move, where the rules have touch-move: `legal` holds its
 * moves only.
 */
touched: string | null,
/**
 * Steps that the board allows and the rule set refuses.
 */
refused: Array<RefusedMove>,
/**
 * How far the placing has come, under `piece_by_piece` while arranging; `null` otherwise.
 */
placing: PlacingView | null,
/**
 * What the reader may do.
 */
rights: Rights,
/**
 * Whether the side to move is in check (장군).
 */
check: boolean,
/**
 * The squares of the checking pieces.
 */
checkers: Array<string>,
/**
 * The line between the generals while they face each other (빅장).
 */
bikjang: Bikjang | null,
/**
 * Points on the board, Han's with the deom; `null` while arranging.
 */
points: BySide<number> | null,
/**
 * Who would win if both sides passed now; `null` when two passes end nothing, and when over.
 */
if_both_pass: Outcome | null,
/**
 * The clocks as they are at `at_ms`; `null` without a clock.
 */
clocks: BySide<ClockView> | null,
/**
 * Offers that wait for an answer.
 */
offers: Offers,
/**
 * The verdict, when over.
 */
verdict: VerdictView | null, };

/**
 * A step that the rule set refuses, with its reason.
 */
export type RefusedMove = {
/**
 * UCI.
 */
move: string,
/**
 * The refusal's code: `repetition_banned`, `bikjang_unresolved` …
 */
code: string,
/**
 * Its numbers.
 */
facts: Record<string, unknown>, };

/**
 * What the reader may do now; all false for a spectator.
 */
export type Rights = {
/**
 * Open seats the reader may take.
 */
join: Array<Side>,
/**
 * Sides for which the reader may choose a setup now.
 */
arrange: Array<Side>,
/**
 * Pick one of two closed hands.
 */
pick_hand: boolean,
/**
 * Play one of `legal`.
 */
play: boolean,
/**
 * Call the bikjang (빅장).
 */
call: boolean,
/**
 * Offer a draw.
 */
offer_draw: boolean,
/**
 * Accept or decline the draw offer.
 */
answer_draw: boolean,
/**
 * Resign (기권).
 */
resign: boolean,
/**
 * Break the game off; only before each side has moved.
 */
abort: boolean,
/**
 * Take back, or ask for it.
 */
takeback: boolean,
/**
 * Answer the takeback offer.
 */
answer_takeback: boolean,
/**
 * Ask for, or agree to, a rematch.
 */
rematch: boolean, };

/**
 * The generals facing each other.
 */
export type Bikjang = {
/**
 * The square of Cho's general.
 */
cho: string,
/**
 * The square of Han's general.
 */
han: string,
/**
 * Whether the side to move may call it.
 */
callable: boolean, };

/**
 * One side's clock.
 */
export type ClockView = {
/**
 * Main time left; 0 while byoyomi is counted.
 */
main_ms: number,
/**
 * What is left of the period in use, or a whole period while main time lasts; 0 without byoyomi.
 */
period_ms: number,
/**
 * Periods left, the one in use among them; 0 without byoyomi.
 */
periods_left: number,
/**
 * Whether time runs for this side.
 */
running: boolean,
/**
 * When running: the server's time from which it runs. It lies ahead of `at_ms` for up to 30 s after a restart.
 */
runs_from_ms: number | null, };

/**
 * Offers that wait for an answer.
 */
export type Offers = {
/**
 * Who offered a draw.
 */
draw: Side | null,
/**
 * Who asked to take back.
 */
takeback: Side | null,
/**
 * Who asked for a rematch.
 */
rematch: Side | null, };

/**
 * What `GET /api/games/{id}/record/{format}` can write.
 */
export type RecordFormat = "fen" | "gib" | "pgn" | "json";

/**
 * Answer of `GET /api/games?page=N`: the reader's own games, newest first.
 */
export type GameList = {
/**
 * The page that was asked for, from 1.
 */
page: number,
/**
 * At most 20.
 */
games: Array<GameSummary>,
/**
 * Whether there is a next page.
 */
more: boolean, };

/**
 * One row of the list of games.
 */
export type GameSummary = {
/**
 * The game's id.
 */
id: string,
/**
 * `kakao@1`; `null` for house rules.
 */
rules: string | null,
/**
 * How its pieces move, which decides what the sides are called. Older servers do not say.
 */
movement: "janggi" | "xiangqi" | "chesswar",
/**
 * Where it stands.
 */
phase: Phase,
/**
 * Who sits where.
 */
seats: BySide<SeatView>,
/**
 * Whose turn it is.
 */
turn: Side | null,
/**
 * Board plies so far.
 */
ply: number,
/**
 * The position to draw a small board from; `null` while arranging.
 */
fen: string | null,
/**
 * The verdict, when over.
 */
verdict: VerdictView | null,
/**
 * When it was created, milliseconds since 1970.
 */
created_ms: number,
/**
 * When anything last happened in it.
 */
updated_ms: number, };

/**
 * Answer of `GET /api/levels`.
 */
export type Levels = {
/**
 * Weakest first.
 */
levels: Array<Level>,
/**
 * The laws of movement (`movement` of a rule set) in which the grades were measured. In games under another law the levels
 * search as much, but their grades say nothing. Absent in answers of older servers, which know Janggi only.
 */
measured_in: Array<"janggi" | "xiangqi" | "chesswar">, };

/**
 * One strength of the engine: what it does, and the grade it was measured at.
 */
export type Level = {
/**
 * 1 to 14.
 */
level: number,
/**
 * What it was measured to play like, on a scale of our own: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단.
 */
grade: number,
/**
 * Positions it may look at for one move.
 */
nodes: number,
/**
 * The largest loss it accepts on purpose, in hundredths of evaluation; 0 = always the best move it found.
 */
margin: number,
/**
 * How evenly it chooses within the margin: odds fall by e for every so many hundredths.
 */
spread: number, };

/**
 * Answer of `GET` and `POST /api/games/{id}/analysis`.
 */
export type AnalysisView = {
/**
 * How far it is.
 */
state: AnalysisState,
/**
 * Positions that have been dealt with.
 */
done: number,
/**
 * Positions of the game, the start included.
 */
of: number,
/**
 * By number of board plies played; `null` = not looked at, or nothing could be played there.
 */
positions: Array<PositionView | null>, };

/**
 * How far the analysis of a game is.
 */
export type AnalysisState = "none" | "running" | "done";

/**
 * What the engine makes of one position.
 */
export type PositionView = {
/**
 * Plies it looked ahead.
 */
depth: number,
/**
 * Positions it looked at.
 */
nodes: number,
/**
 * For the side to move.
 */
score: ScoreView,
/**
 * Games won of a thousand that stand like this one, for the side to move.
 */
chance: number,
/**
 * The best action, UCI.
 */
best: string,
/**
 * The line expected, UCI, the best action first.
 */
pv: Array<string>, };

/**
 * A score for the side to move.
 */
export type ScoreView = { "cp": number } | { "mate": number } | { "win": number };

/**
 * What a client sends. `id` is the client's own name for the command: 1 to 32 of `A–Z a–z 0–9 _ -`, never used twice
 * in a game but to send the same command again (which is answered by the same `ack` and does nothing).
 */
export type ClientMsg = { "t": "act",
/**
 * The command's name.
 */
id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number,
/**
 * `a4b4`, `e2e2` or `pass`, `call`, `offer`, `accept`, `decline`, `resign`; `resign:cho` where one guest holds both seats.
 */
action: string, } | { "t": "arrange",
/**
 * The command's name.
 */
id: string,
/**
 * For which seat.
 */
side: Side,
/**
 * One of `setup.allowed`.
 */
setup: string, } | { "t": "swap",
/**
 * The command's name.
 */
id: string,
/**
 * For which seat.
 */
side: Side,
/**
 * Which wings change horse and elephant.
 */
wings: Wings, } | { "t": "place",
/**
 * The command's name.
 */
id: string,
/**
 * For which seat.
 */
side: Side,
/**
 * Its FEN letter, in either case.
 */
piece: string,
/**
 * Where.
 */
square: string, } | { "t": "pick_hand",
/**
 * The command's name.
 */
id: string,
/**
 * Which.
 */
hand: Hand, } | { "t": "touch",
/**
 * The command's name.
 */
id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number,
/**
 * Where the piece stands.
 */
square: string, } | { "t": "takeback",
/**
 * The command's name.
 */
id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number, } | { "t": "takeback_answer",
/**
 * The command's name.
 */
id: string,
/**
 * Yes or no.
 */
accept: boolean, } | { "t": "rematch",
/**
 * The command's name.
 */
id: string, } | { "t": "abort",
/**
 * The command's name.
 */
id: string, } | { "t": "claim",
/**
 * The command's name.
 */
id: string,
/**
 * What is claimed.
 */
claim: Claim, } | { "t": "ping", };

/**
 * Wings of the own back rank, named by the board's files: left = files b and c, right = files g and h.
 */
export type Wings = "neither" | "left" | "right" | "both";

/**
 * What is claimed of an opponent who is away.
 */
export type Claim = "win" | "draw";

/**
 * What the server sends. Seat-dependent parts are those of the reader.
 */
export type ServerMsg = { "t": "state",
/**
 * Events so far.
 */
seq: number,
/**
 * The game.
 */
game: GameView, } | { "t": "event",
/**
 * Its number, from 1.
 */
seq: number,
/**
 * When, milliseconds since 1970.
 */
at_ms: number,
/**
 * What.
 */
event: GameEvent,
/**
 * The present after it; `null` on all but the last of several events sent together.
 */
now: Now | null, } | { "t": "ack",
/**
 * The command's name.
 */
id: string,
/**
 * The number of the last event that came of it.
 */
seq: number, } | { "t": "refused",
/**
 * The command's name.
 */
id: string,
/**
 * Why.
 */
error: ErrorBody, } | { "t": "error",
/**
 * Why.
 */
error: ErrorBody, } | { "t": "thinking",
/**
 * The engine's side.
 */
side: Side,
/**
 * How far it is.
 */
state: Thinking, } | { "t": "absent",
/**
 * The player's side.
 */
side: Side,
/**
 * Since when, as far as the server has seen, milliseconds since 1970; `null` when the player is there.
 */
since_ms: number | null,
/**
 * From when on the opponent may send `claim`, milliseconds since 1970; `null` while the player is not waited for.
 */
claimable_ms: number | null, } | { "t": "pong" } | { "t": "bye",
/**
 * Why.
 */
reason: ByeReason, };

/**
 * How the engine's move comes along.
 */
export type Thinking = "queued" | "thinking" | "worker_lost";

/**
 * Why the server says goodbye.
 */
export type ByeReason = "restart" | "too_slow" | "too_fast";

/**
 * One thing that happened in a game.
 */
export type GameEvent = { "kind": "opened" } | { "kind": "joined",
/**
 * Which.
 */
side: Side, } | { "kind": "arranged",
/**
 * Which side.
 */
side: Side,
/**
 * The code, or `null` where it stays hidden until both have chosen.
 */
setup: string | null, } | { "kind": "placed",
/**
 * Which side.
 */
side: Side,
/**
 * Its FEN letter.
 */
piece: string,
/**
 * Where.
 */
square: string, } | { "kind": "hand_picked",
/**
 * Which.
 */
hand: Hand,
/**
 * The side that the player who picked it drew.
 */
side: Side, } | { "kind": "started",
/**
 * The setup codes; `null` after a free position.
 */
arrangements: BySide<string | null>,
/**
 * The position.
 */
fen: string, } | { "kind": "acted",
/**
 * The action.
 */
action: ActionView, } | { "kind": "touched",
/**
 * Which side.
 */
side: Side,
/**
 * Where the piece stands.
 */
square: string, } | { "kind": "ended",
/**
 * Who won, and why.
 */
verdict: VerdictView, } | { "kind": "takeback_offered",
/**
 * Who asked.
 */
side: Side, } | { "kind": "takeback_declined",
/**
 * Who declined.
 */
side: Side, } | { "kind": "took_back",
/**
 * How many actions remain.
 */
actions_left: number, } | { "kind": "aborted" } | { "kind": "rematch_offered",
/**
 * Who asked.
 */
side: Side, } | { "kind": "rematched",
/**
 * Its id.
 */
game: string, } | { "kind": "resumed" } | { "kind": "claimed",
/**
 * Who claimed.
 */
side: Side,
/**
 * What.
 */
claim: Claim, };

/**
 * What `error` holds in an HTTP answer and in a socket message.
 */
export type ErrorBody = {
/**
 * What went wrong, for programs.
 */
code: ErrorCode,
/**
 * What went wrong, in English, for developers; players read the sentence of the code.
 */
detail: string,
/**
 * The numbers and squares of this case.
 */
facts: Record<string, unknown>, };

/**
 * The whole body of an HTTP answer that is not 2xx.
 */
export type ErrorResponse = {
/**
 * The error.
 */
error: ErrorBody, };

/**
 * The closed list of error codes.
 */
export type ErrorCode = "bad_json" | "bad_request" | "bad_rules" | "bad_fen" | "bad_position" | "bad_move" | "bad_time" | "bad_level" | "bad_start" | "illegal_move" | "refused_move" | "no_touch_move" | "nothing_to_touch" | "touched" | "game_over" | "not_your_seat" | "not_your_turn" | "stale_ply" | "wrong_phase" | "not_your_choice" | "already_chosen" | "cannot_place" | "hands_closed" | "no_hands" | "not_your_pick" | "setup_not_allowed" | "seat_taken" | "already_seated" | "takeback_never" | "nothing_to_take_back" | "offer_pending" | "no_offer" | "too_late_to_abort" | "id_reused" | "not_claimable" | "already_rematched" | "time_is_up" | "unknown_game" | "game_unreadable" | "not_found" | "method_not_allowed" | "no_record" | "too_large" | "not_json" | "bad_origin" | "too_fast" | "too_many_sockets" | "too_many_games" | "too_many_unplayed_games" | "too_many_analyses" | "busy" | "storage_failed" | "no_space" | "restarting" | "bad_token" | "stale_job" | "internal";

/** The sentence of every error code. */
export const ERROR_SENTENCES: Record<ErrorCode, { ko: string; en: string }> = {
  bad_json: { ko: "요청을 읽을 수 없습니다.", en: "The request is not valid JSON." },
  bad_request: { ko: "요청 형식이 맞지 않습니다.", en: "The request does not have the documented shape." },
  bad_rules: { ko: "규칙 설정에 잘못이 있습니다.", en: "The rule set is unknown or has faults." },
  bad_fen: { ko: "FEN을 읽을 수 없습니다.", en: "The FEN cannot be read." },
  bad_position: { ko: "둘 수 없는 국면입니다.", en: "That position cannot be played." },
  bad_move: { ko: "수를 읽을 수 없습니다.", en: "That action cannot be read." },
  bad_time: { ko: "시간 설정이 허용 범위를 벗어났습니다.", en: "The time control is out of range." },
  bad_level: { ko: "없는 난이도입니다.", en: "There is no such level." },
  bad_start: { ko: "시작 배치가 올바르지 않습니다.", en: "That start is not possible." },
  illegal_move: { ko: "둘 수 없는 수입니다.", en: "The board does not allow that move." },
  refused_move: { ko: "규칙상 둘 수 없는 수입니다.", en: "The rules do not allow that move." },
  no_touch_move: { ko: "이 대국에는 손댄 기물을 꼭 두는 규칙이 없습니다.", en: "This game does not have touch-move." },
  nothing_to_touch: { ko: "그곳에는 손댈 내 기물이 없습니다.", en: "None of your pieces stands there." },
  touched: { ko: "이미 다른 기물에 손을 댔습니다. 그 기물을 두어야 합니다.", en: "You have touched another piece, and it has to move." },
  game_over: { ko: "이미 끝난 대국입니다.", en: "The game is over." },
  not_your_seat: { ko: "이 자리의 대국자가 아닙니다.", en: "That seat is not yours." },
  not_your_turn: { ko: "상대의 차례입니다.", en: "It is not your turn." },
  stale_ply: { ko: "그 사이에 국면이 바뀌었습니다.", en: "The game has moved on since you saw it." },
  wrong_phase: { ko: "지금은 할 수 없습니다.", en: "That cannot be done now." },
  not_your_choice: { ko: "상대가 먼저 차림을 정합니다.", en: "The other side chooses its setup first." },
  already_chosen: { ko: "차림을 이미 정했습니다.", en: "The setup has been chosen." },
  cannot_place: { ko: "그 기물은 그곳에 놓을 수 없습니다.", en: "That piece cannot be placed there." },
  hands_closed: { ko: "먼저 손을 골라 초와 한을 정해야 합니다.", en: "A hand has to be picked first, to settle who plays which side." },
  no_hands: { ko: "고를 손이 없습니다.", en: "There is no hand to pick." },
  not_your_pick: { ko: "상대가 손을 고릅니다.", en: "Your opponent picks the hand." },
  setup_not_allowed: { ko: "이 규칙에서 쓸 수 없는 차림입니다.", en: "These rules do not allow that setup." },
  seat_taken: { ko: "이미 다른 사람이 앉았습니다.", en: "That seat is taken." },
  already_seated: { ko: "이미 이 대국에 참가하고 있습니다.", en: "You already play in this game." },
  takeback_never: { ko: "무르기가 없는 대국입니다.", en: "This game has no takebacks." },
  nothing_to_take_back: { ko: "무를 수가 없습니다.", en: "There is nothing to take back." },
  offer_pending: { ko: "이미 제안했습니다.", en: "That offer is already waiting." },
  no_offer: { ko: "답할 제안이 없습니다.", en: "There is no offer to answer." },
  too_late_to_abort: { ko: "이미 시작되어 취소할 수 없습니다.", en: "It is too late to break the game off." },
  id_reused: { ko: "이미 다른 명령에 쓴 번호입니다.", en: "That id belongs to another command." },
  not_claimable: { ko: "상대가 돌아왔거나, 자리를 비운 지 아직 얼마 되지 않았습니다.", en: "Your opponent is back, or has not been away for long enough." },
  already_rematched: { ko: "재대국이 이미 만들어졌습니다.", en: "The rematch exists already." },
  time_is_up: { ko: "시간이 끝났습니다.", en: "Time is up." },
  unknown_game: { ko: "없는 대국입니다.", en: "There is no such game." },
  game_unreadable: { ko: "이 대국의 기록을 읽을 수 없습니다. 기록은 그대로 보관되어 있습니다.", en: "This game's record cannot be read. It is kept as it is." },
  not_found: { ko: "없는 주소입니다.", en: "There is nothing at this address." },
  method_not_allowed: { ko: "지원하지 않는 방식입니다.", en: "The address does not take that method." },
  no_record: { ko: "아직 기보가 없습니다.", en: "There is no record yet." },
  too_large: { ko: "요청이 너무 큽니다.", en: "The request is too large." },
  not_json: { ko: "JSON만 받습니다.", en: "Only application/json is read." },
  bad_origin: { ko: "다른 사이트에서 온 요청입니다.", en: "The request comes from another site." },
  too_fast: { ko: "요청이 너무 잦습니다. 잠시 뒤에 다시 해 주세요.", en: "Too many requests; wait a moment." },
  too_many_sockets: { ko: "열려 있는 연결이 너무 많습니다. 다른 창을 닫고 다시 해 주세요.", en: "Too many open connections; close another window and try again." },
  too_many_games: { ko: "진행 중인 대국이 너무 많습니다.", en: "You have too many unfinished games." },
  too_many_unplayed_games: { ko: "아직 한 수도 두지 않은 대국이 너무 많습니다. 두거나 취소한 뒤에 다시 해 주세요.", en: "You have too many games without a move; play or cancel some of them first." },
  too_many_analyses: { ko: "다른 판을 분석하고 있습니다. 끝난 뒤에 다시 해 주세요.", en: "Another game is being analysed for you; try again when it is done." },
  busy: { ko: "서버가 바쁩니다. 잠시 뒤에 다시 해 주세요.", en: "The server is busy; try again soon." },
  storage_failed: { ko: "서버가 지금 저장할 수 없습니다. 대국은 그대로이니 잠시 뒤에 다시 해 주세요.", en: "The server cannot store anything now. Your game is as it was; try again soon." },
  no_space: { ko: "서버의 저장 공간이 부족해 지금은 새로 시작할 수 없습니다. 진행 중인 대국은 계속할 수 있습니다.", en: "The server is short of space and takes nothing new now. Games that are being played go on." },
  restarting: { ko: "서버를 다시 시작하고 있습니다.", en: "The server is restarting." },
  bad_token: { ko: "작업자 인증에 실패했습니다.", en: "The worker's token is wrong." },
  stale_job: { ko: "이미 끝난 작업입니다.", en: "The job is no longer wanted." },
  internal: { ko: "서버에 문제가 생겼습니다.", en: "Something went wrong on the server." },
};
