// Written by `cargo xtask generate` from crates/wire. Do not edit.
// Every message between server and browser; docs/reference/protocol.md says how they are used.

/**
 * One of the two players. Cho (초, 楚) sits at the bottom and moves first, Han (한, 漢) at the top.
 */
export type Side = "cho" | "han";

/**
 * One value for each side.
 */
export type BySide<T> = { cho: T, han: T, };

/**
 * The phase of a game.
 */
export type Phase = "arranging" | "playing" | "over";

/**
 * A time control. All durations in milliseconds.
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
increment_ms: number, } | { "kind": "total",
/**
 * 1,000 to 21,600,000 (six hours).
 */
total_ms: number,
/**
 * The limit for each move, after which the side to move loses: 1,000 to 600,000; absent without one.
 */
move_ms?: number, } | { "kind": "correspondence",
/**
 * 1 to 14.
 */
days: number, };

/**
 * A rule set as sent to clients.
 */
export type RulesView = {
/**
 * `kakao@1` when the rules came from a preset, `null` for house rules. `touch`, and pieces placed one by one, are agreed
 * for one game and leave the preset its name.
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
 * A seat.
 */
export type SeatView = {
/**
 * The holder of the seat.
 */
kind: SeatKind,
/**
 * The engine's level, 1 to 14; `null` for anyone else.
 */
level: number | null,
/**
 * The house player for whom the engine plays, such as `fox`; absent for the engine without a name, and for anyone else.
 */
house?: string,
/**
 * Whether the reader of this message holds the seat. On one device both are true.
 */
you: boolean,
/**
 * The player in the seat; absent for the engine, for an open seat and from older servers.
 */
player?: PlayerView, };

/**
 * A player's public view.
 */
export type PlayerView = {
/**
 * The player's key, which never changes: `guest:` and eleven letters and digits, also for those with an account.
 */
id: string,
/**
 * The account's name, or the nickname that a guest has chosen; `null` for a guest without one and a closed account.
 */
name: string | null,
/**
 * Whether the name belongs to an account. A guest's nickname proves nothing.
 */
account: boolean,
/**
 * Whether the account is a bot, played by a program. Left out for people.
 */
bot?: boolean,
/**
 * The player's rating, if one is shown.
 */
rating: RatingView | null, };

/**
 * A player's rating in one class of games.
 */
export type RatingView = {
/**
 * Glicko-2, rounded.
 */
rating: number,
/**
 * Its rating deviation, rounded.
 */
deviation: number,
/**
 * Whether it is provisional, based on too few games.
 */
provisional: boolean,
/**
 * The grade that it stands for, as in `Level`: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단; `null` while provisional.
 */
grade: number | null, };

/**
 * The winner.
 */
export type Outcome = "cho" | "han" | "draw" | "none";

/**
 * Why a game is over: the judge's verdict object.
 */
export type VerdictView = { outcome: Outcome,
/**
 * The cause: `mate`, `double_pass`, `resigned` …; docs/reference/endings.md lists them.
 */
code: string,
/**
 * The field of the rule set that ended the game, as a dotted path; `null` for resignation, flag and abort.
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
rules: string | Record<string, unknown>, opponent: Opponent,
/**
 * The creator's side. With opponent `self` it only determines the side at the bottom.
 */
side: SideChoice,
/**
 * The player who picks a hand if `side` is `hidden_soldiers`; `opponent` when absent. Against the engine and on
 * one device the creator picks.
 */
picks?: Picker,
/**
 * The custom by which the creator's side was settled; only with the sides `cho` and `han`, and not against the
 * engine.
 */
seniority?: Seniority,
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
takeback?: TakebackChoice,
/**
 * Whether the game is rated; `false` when absent. Refused with `unrateable` if it cannot be.
 */
rated?: boolean,
/**
 * Whether to have a referee (심판); `false` when absent. The response has `referee_key`, which is sent only once.
 */
referee?: boolean,
/**
 * IANA name of the time zone (`Asia/Seoul`) whose calendar day the record of the game carries. UTC if absent or unknown to
 * the server.
 */
zone?: string, };

/**
 * The opponent of the creator of a game.
 */
export type Opponent = { "kind": "engine",
/**
 * 1 to 14; see `GET /api/levels`.
 */
level: number, } | { "kind": "house",
/**
 * Its id: `fox`.
 */
player: string, } | { "kind": "friend" } | { "kind": "self" };

/**
 * Which side the creator takes.
 */
export type SideChoice = "cho" | "han" | "random" | "hidden_soldiers";

/**
 * The player who picks one of the two closed hands.
 */
export type Picker = "me" | "opponent";

/**
 * The custom by which one of the players takes Han (한). Age and rank are not verified.
 */
export type Seniority = "elder" | "higher_rank";

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
 * The terms that players agree on beside rules, clock, sides and rating, as shown on a challenge.
 */
export type StartTerms = {
/**
 * The position that the game begins with; `null` if setups are chosen.
 */
start_fen: string | null,
/**
 * Squares taken off for a handicap, empty otherwise.
 */
handicap: Array<string>,
/**
 * Kinds of Han's pieces left out for a handicap, as FEN letters; empty otherwise.
 */
give: string,
/**
 * Han's deom (덤) in half points; `null` if it is that of the rules.
 */
deom_half: number | null,
/**
 * Whether moves may be taken back.
 */
takeback: TakebackChoice,
/**
 * Whether the game has a referee (심판).
 */
referee: boolean, };

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
 * Body of `POST /api/games/{id}/referee`: the first person who sends the key becomes the game's referee.
 */
export type JoinReferee = {
/**
 * The `referee_key` of the answer to `POST /api/games`.
 */
key: string, };

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
 * Time of creation, milliseconds since 1970.
 */
created_ms: number,
/**
 * The rules it is played by.
 */
rules: RulesView,
/**
 * The phase; the same as `now.phase`.
 */
phase: Phase, seats: BySide<SeatView>,
/**
 * The two closed hands, where a pick of one decides who plays which side: `seats` change with it. `null` elsewhere.
 */
hands: HandsView | null,
/**
 * The custom by which Han was given to its player; `null` if the sides were settled otherwise.
 */
seniority: Seniority | null,
/**
 * Whether the open seat is kept for a player who was challenged; absent once it is taken.
 */
challenge?: boolean,
/**
 * Who places horses and elephants, when and how.
 */
setup: SetupView,
/**
 * Setup codes chosen so far: `msms mssm smms smsm central`; `hidden` = chosen but not shown to you yet.
 */
arrangements: BySide<string | null>,
/**
 * The time control.
 */
time: TimeControl,
/**
 * How takebacks work in this game.
 */
takeback: TakebackMode,
/**
 * Whether the game counts for the ratings of both.
 */
rated: boolean,
/**
 * The referee (심판); absent in a game that asked for none.
 */
referee?: RefereeView,
/**
 * The key that makes its first sender the referee. Only in the answer to `POST /api/games`, never again.
 */
referee_key?: string,
/**
 * The referee's rulings, in order.
 */
rulings?: Array<RulingView>,
/**
 * The reader's own conditional moves, each line from the next ply on; nobody else sees them.
 */
lines?: Array<Array<string>>,
/**
 * The position before the first action; `null` until it is known. A game that begins with a position of its own has it
 * from the start, so that whoever is invited sees it.
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
 * Han's deom (덤) in half points, if the game has its own; absent if it is that of the rules.
 */
deom_half?: number,
/**
 * Every action so far. Actions that were taken back are not in it.
 */
actions: Array<ActionView>, now: Now,
/**
 * The game that follows this one by rematch.
 */
rematch: string | null, };

/**
 * The referee of a game.
 */
export type RefereeView = {
/**
 * Progress.
 */
state: RefereeState,
/**
 * Whether the reader is the referee.
 */
you: boolean,
/**
 * The sides that have agreed to the referee.
 */
confirmed: BySide<boolean>,
/**
 * Whether the referee decides on repeated positions, once both have agreed: none is refused or ends the game by itself,
 * whatever `rules` says.
 */
decides_repetition?: boolean, };

/**
 * State of a game's referee.
 */
export type RefereeState = "awaited" | "joined" | "confirmed" | "declined";

/**
 * A ruling that was made.
 */
export type RulingView = { ruling: Ruling,
/**
 * The referee's words; may be empty.
 */
words: string,
/**
 * Board plies before it.
 */
ply: number,
/**
 * Time, milliseconds since 1970.
 */
at_ms: number, };

/**
 * What a referee may rule.
 */
export type Ruling = { "kind": "draw" } | { "kind": "win", side: Side, } | { "kind": "must_deviate", side: Side, } | { "kind": "give_time", side: Side,
/**
 * 1,000 to 3,600,000.
 */
ms: number, } | { "kind": "call_time" } | { "kind": "adjourn" } | { "kind": "resume" };

/**
 * Two closed hands with a soldier of each side. What is in them was drawn and sealed when the game was created.
 */
export type HandsView = {
/**
 * SHA-256 of `reveal`, in hexadecimal digits: shown before anyone picks.
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
 * How far the placing of the pieces has come, if they are placed one by one.
 */
export type PlacingView = { turn: Side,
/**
 * The pieces on the board, in the order in which they were placed.
 */
placed: Array<PlacedView>,
/**
 * The possible placements.
 */
options: Array<PlacedView>, };

/**
 * A piece on a point.
 */
export type PlacedView = { square: string,
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
 * How takebacks work in a game.
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
 * The side that acted; `null` for an abort by the server.
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
spent_ms: number | null,
/**
 * The lag credit it got, so that `spent_ms` and this are the time between the turn's beginning and the move's
 * arrival; absent if there was none.
 */
credit_ms?: number, };

/**
 * The current state of a game as one reader may see it.
 */
export type Now = {
/**
 * The server's time when this was written, milliseconds since 1970.
 */
at_ms: number,
/**
 * The phase of the game.
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
 * The piece that the side to move has touched and has to move, if the rules have touch-move: `legal` holds its
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
 * When the default setup is chosen for players who have not chosen; absent without a time limit.
 */
setup_deadline_ms?: number,
/**
 * Whether the game is adjourned: nobody may move, and both clocks are stopped.
 */
adjourned?: boolean,
/**
 * The side that may not repeat a position by the referee's ruling: `legal` has no such move.
 */
must_deviate?: Side,
/**
 * The occurrence of the position on which the referee has to decide, where that is the referee's.
 */
repetition_for_referee?: number,
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
 * The deom (덤) in Han's points, in half points; absent while arranging, and from older servers.
 */
deom_half?: number,
/**
 * Who would win if both sides passed now; `null` when two passes end nothing, and when over.
 */
if_both_pass: Outcome | null,
/**
 * Who would win if an offer to end the game, the open one or one that the side to move may make, were accepted now:
 * `points` are counted if the rules say so (`draw_offer.result`). Absent if nothing can be offered, and from
 * older servers.
 */
if_agreed?: Outcome,
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
 * The present in brief, for a reader who has the rules: what they do not say of a game while it is played. `fen`, `turn`,
 * `ply`, `legal`, `refused`, `check`, `checkers`, `bikjang`, `points`, `deom_half`, `if_both_pass` and `if_agreed` are those of
 * `janggun judge` (with `present`) after the game's actions; all else that [`Now`] has and this lacks is `null` or absent.
 */
export type BriefNow = {
/**
 * The server's time when this was written, milliseconds since 1970.
 */
at_ms: number,
/**
 * That of `janggun judge`, where reader and server agree on the rest of the present. If it is another, the reader
 * opens the socket again without `rules`.
 */
checksum: string,
/**
 * What the reader may do: the names of [`Rights`] that are true.
 */
rights: Array<Right>,
/**
 * The clocks of Cho and Han as they are at `at_ms`; absent without a clock.
 */
clocks?: [BriefClock, BriefClock],
/**
 * Offers that wait for an answer; absent if there are none.
 */
offers?: Offers,
/**
 * As in [`Now`].
 */
must_deviate?: Side,
/**
 * As in [`Now`].
 */
repetition_for_referee?: number, };

/**
 * A clock as a list: `main_ms`, `period_ms` and `periods_left` of [`ClockView`], and how many milliseconds after `at_ms` its
 * `runs_from_ms` lies: usually before it, a negative number. `null` if the clock is not running.
 */
export type BriefClock = [number, number, number, number | null];

/**
 * An action that a reader may be allowed to take during a game, named as in [`Rights`].
 */
export type Right = "pick_hand" | "play" | "call" | "offer_draw" | "answer_draw" | "resign" | "abort" | "takeback" | "stop" | "answer_takeback" | "rematch" | "give_time" | "offer_adjourn" | "answer_adjourn" | "offer_resume" | "answer_resume" | "set_lines" | "confirm_referee" | "rule";

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
code: string, facts: Record<string, unknown>, };

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
call: boolean, offer_draw: boolean,
/**
 * Accept or decline the draw offer.
 */
answer_draw: boolean,
/**
 * Resign (기권).
 */
resign: boolean,
/**
 * Abort the game; only before each side has moved.
 */
abort: boolean,
/**
 * Take back, or ask for it.
 */
takeback: boolean,
/**
 * Offer to stop the game before its end, or agree to it: the action `stop:agreed`.
 */
stop?: boolean,
/**
 * Answer the takeback offer.
 */
answer_takeback: boolean,
/**
 * Ask for, or agree to, a rematch.
 */
rematch: boolean,
/**
 * Give the opponent 15 seconds.
 */
give_time?: boolean, offer_adjourn?: boolean,
/**
 * Accept or decline the adjournment.
 */
answer_adjourn?: boolean,
/**
 * Offer to continue with the adjourned game.
 */
offer_resume?: boolean,
/**
 * Accept or decline to continue.
 */
answer_resume?: boolean,
/**
 * Set conditional moves.
 */
set_lines?: boolean,
/**
 * Agree to the referee or decline; also decline one who has not come.
 */
confirm_referee?: boolean,
/**
 * Rule, as the game's referee.
 */
rule?: boolean, };

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
 * Main time left; 0 while byoyomi is counted. Of a time for the whole game, what is left for both.
 */
main_ms: number,
/**
 * Time left in the current period, or a whole period while main time lasts; within a time for the whole game the time
 * left for this move, if moves have a limit; 0 otherwise.
 */
period_ms: number,
/**
 * Periods left, including the current one; 0 without byoyomi.
 */
periods_left: number,
/**
 * Whether this side's clock is running.
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
 * The side that offered a draw.
 */
draw: Side | null,
/**
 * The side that asked to take back.
 */
takeback: Side | null,
/**
 * The side that asked for a rematch.
 */
rematch: Side | null,
/**
 * The side that offered to stop the game before its end.
 */
stop?: Side,
/**
 * The side that offered to adjourn.
 */
adjourn?: Side,
/**
 * The side that offered to continue the adjourned game.
 */
resume?: Side, };

/**
 * The formats of `GET /api/games/{id}/record/{format}`.
 */
export type RecordFormat = "fen" | "gib" | "pgn" | "json";

/**
 * Response of `GET /api/games/{id}/record/{format}/left-out`: what the format cannot hold of this game.
 */
export type LeftOutList = {
/**
 * One entry for each kind.
 */
left_out: Array<LeftOut>, };

/**
 * Content of one kind that a format cannot hold.
 */
export type LeftOut = {
/**
 * The kind: `rules`, `result`, `comments`, ….
 */
content: string, count: number,
/**
 * A sentence about it in every language.
 */
text: LeftOutText, };

/**
 * The languages in which people are spoken to.
 */
export type Language = "ko" | "en" | "nl";

/**
 * What a format has no place for, in every language.
 */
export type LeftOutText = Readonly<Record<Language, string>>;

/**
 * Response of `GET /api/games?page=N`: the reader's own games, newest first.
 */
export type GameList = {
/**
 * The requested page, from 1.
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
 * Whether its players agreed that it counts for their ratings; `null` if that is not known, as from older servers.
 */
rated: boolean | null,
/**
 * `bullet`, `blitz`, `rapid`, `classical`, `unlimited` or `correspondence`; `null` from older servers.
 */
speed: string | null, phase: Phase, seats: BySide<SeatView>,
/**
 * Whose turn it is; nobody's while the game stands adjourned.
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
 * Time of creation, milliseconds since 1970.
 */
created_ms: number,
/**
 * Time of the last event, milliseconds since 1970.
 */
updated_ms: number, };

/**
 * Response of `GET /api/results` and of `GET /api/players/{player}/results`: finished games between people that everybody
 * may see, the last to end first. Nobody is `you` in them.
 */
export type ResultList = {
/**
 * At most 10.
 */
games: Array<GameSummary>, };

/**
 * Response of `GET /api/levels`.
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
 * Its measured grade on Janggun's scale: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단.
 */
grade: number,
/**
 * Nodes per move.
 */
nodes: number,
/**
 * The largest loss it accepts on purpose, in hundredths of evaluation; 0 = always the best move it found.
 */
margin: number,
/**
 * How evenly it chooses within the margin: odds fall by a factor of e for this many hundredths.
 */
spread: number, };

/**
 * Response of `GET` and `POST /api/games/{id}/analysis`.
 */
export type AnalysisView = {
/**
 * Progress.
 */
state: AnalysisState,
/**
 * Number of positions analysed.
 */
done: number,
/**
 * Number of positions of the game, including the start.
 */
of: number,
/**
 * By number of board plies played; `null` = not looked at, or nothing could be played there.
 */
positions: Array<PositionView | null>, };

/**
 * Progress of the analysis of a game.
 */
export type AnalysisState = "none" | "running" | "done";

/**
 * The engine's evaluation of one position.
 */
export type PositionView = {
/**
 * Search depth in plies.
 */
depth: number,
/**
 * Nodes searched.
 */
nodes: number,
/**
 * Score for the side to move.
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
 * Principal variation in UCI, the best action first.
 */
pv: Array<string>, };

/**
 * A score for the side to move.
 */
export type ScoreView = { "cp": number } | { "mate": number } | { "win": number };

/**
 * Response of `GET /api/tables/{rules}`.
 */
export type TableAnswer = {
/**
 * The value of the position for the side to move.
 */
value: TableValue,
/**
 * Everything that may be played; empty if the position's own value is not known, or the game is over.
 */
moves: Array<TableMove>, };

/**
 * A move and its value.
 */
export type TableMove = {
/**
 * UCI.
 */
action: string,
/**
 * Its value for the side that plays it, with plies counted from before it.
 */
value: TableValue, };

/**
 * The value of a position with best play.
 */
export type TableValue = { "t": "win",
/**
 * Plies until mate or, if points decide, until being ahead for good. `null` = ahead already.
 */
plies: number | null, } | { "t": "draw" } | { "t": "loss",
/**
 * As in `win`, for the opponent.
 */
plies: number | null, } | { "t": "unknown",
/**
 * Which: `movement`, `pass`, `deom`, `bikjang`, `mixed_endings`, `repetition`, `perpetual_check`, `low_points`, `total_plies`,
 * `no_capture`.
 */
reason: string, };

/**
 * Response of `GET /api/me`, and of every request that changes who the reader is.
 */
export type Me = {
/**
 * The reader as others see the player; `null` for a visitor who has not played, chosen a nickname or signed in.
 */
player: PlayerView | null,
/**
 * The reader's account; `null` for a guest.
 */
account: AccountView | null,
/**
 * Whether the server sends mail: an account may have an address, and a password may be reset by mail. Absent: it does
 * not.
 */
mail?: boolean,
/**
 * The key for web push (`applicationServerKey`), base64url without `=`; absent if the server sends none.
 */
push?: string, };

/**
 * An account as its owner sees it.
 */
export type AccountView = {
/**
 * Its name, as it was typed at sign-up.
 */
name: string,
/**
 * Its name for programs, in ASCII; absent until it has one.
 */
handle?: string,
/**
 * Whether the owner may choose the handle, which is possible once.
 */
may_choose_handle?: boolean,
/**
 * Time of creation, milliseconds since 1970.
 */
created_ms: number,
/**
 * Whether sign-in asks for a code of an authenticator app.
 */
second_factor: boolean,
/**
 * Number of unused recovery codes.
 */
recovery_codes: number,
/**
 * The confirmed email address; absent if there is none.
 */
email?: string,
/**
 * An unconfirmed address to which a link was sent.
 */
pending_email?: string, };

/**
 * Body of `POST /api/me/nickname`: the name of a guest in games. A visitor without a session becomes a guest.
 */
export type NewNickname = {
/**
 * 2 to 20 letters, digits, `_` and `-`; `null` removes it.
 */
nickname: string | null, };

/**
 * Body of `POST /api/account`: name and password for the reader, who keeps every game.
 */
export type SignUp = {
/**
 * 2 to 20 letters, digits, `_` and `-`. Must not look like the name of another account.
 */
name: string,
/**
 * 8 to 128 characters, not a common password.
 */
password: string, };

/**
 * Body of `POST /api/session`: a session of an account on this device.
 */
export type SignIn = {
/**
 * The account's name, in upper or lower case.
 */
name: string, password: string,
/**
 * Six digits of the authenticator app, or a recovery code. Asked for with `second_factor_needed`.
 */
code?: string, };

/**
 * Response of `GET /api/account/sessions`, and of requests that end sessions. Newest first.
 */
export type SessionList = {
/**
 * Every session of the account.
 */
sessions: Array<SessionView>, };

/**
 * One device on which the account is signed in.
 */
export type SessionView = {
/**
 * Identifies the session in `DELETE /api/account/sessions/{id}`; signs nobody in.
 */
id: string,
/**
 * Time of the sign-in, milliseconds since 1970.
 */
created_ms: number,
/**
 * Time of the last use, to the hour.
 */
seen_ms: number,
/**
 * Browser and system as the browser named them, such as `Firefox, Linux`; empty if it did not.
 */
client: string,
/**
 * Whether this is the session of the request.
 */
current: boolean, };

/**
 * Body of `POST /api/account/password`. Every other session of the account ends.
 */
export type ChangePassword = { password: string,
/**
 * The new password: 8 to 128 characters, not a common one.
 */
new_password: string, };

/**
 * Body of requests that need the password once more: `POST` and `DELETE /api/account/second-factor`,
 * `POST /api/account/recovery-codes`, `DELETE /api/account/email` and `POST /api/account/close`.
 */
export type ConfirmPassword = {
/**
 * The account's password.
 */
password: string, };

/**
 * Response of `POST /api/account/second-factor`: what the authenticator app is given. It counts once a code of the app has
 * been confirmed; until then sign-in asks for none.
 */
export type SecondFactorSecret = {
/**
 * The secret in base 32, to be typed.
 */
secret: string,
/**
 * The same as an `otpauth://` address, for a QR code.
 */
uri: string, };

/**
 * Body of `POST /api/account/second-factor/confirm`.
 */
export type ConfirmCode = {
/**
 * Six digits of the authenticator app.
 */
code: string, };

/**
 * Response of `POST /api/account/second-factor/confirm` and `POST /api/account/recovery-codes`: shown this once.
 */
export type RecoveryCodes = {
/**
 * Ten codes, each good for one sign-in or one recovery. Empty if the account had unused codes when the second factor was
 * confirmed: those remain valid.
 */
codes: Array<string>, };

/**
 * Body of `POST /api/account/recover`: sets a new password with a recovery code. All sessions of the account end,
 * and this device is signed in.
 */
export type Recover = {
/**
 * The account's name.
 */
name: string,
/**
 * An unused recovery code.
 */
recovery_code: string,
/**
 * 8 to 128 characters, not a common password.
 */
new_password: string, };

/**
 * Body of `POST /api/account/handle`, which is possible once. The handle before it goes on naming the account.
 */
export type NewHandle = {
/**
 * 2 to 20 letters, digits, `_` and `-` of ASCII.
 */
handle: string, };

/**
 * Body of `POST /api/account/email`. A link is sent to the address, good for 24 hours; until it is used, the address before
 * stays.
 */
export type NewEmail = {
/**
 * An address in ASCII.
 */
address: string,
/**
 * The account's password.
 */
password: string,
/**
 * The language of emails to this address.
 */
language: Language, };

/**
 * Body of `POST /api/account/email/confirm`. Needs no session: the link may be opened on another device.
 */
export type ConfirmEmail = {
/**
 * The part of the link after `#`.
 */
token: string, };

/**
 * Response of `POST /api/account/email/confirm`.
 */
export type EmailConfirmed = {
/**
 * The name of the account.
 */
name: string, address: string, };

/**
 * Body of `POST /api/account/reset`: a link to a new password, by mail. The answer is the same whether or not there is such
 * an account with a confirmed address.
 */
export type RequestReset = {
/**
 * The account's name or address.
 */
account: string, };

/**
 * Response of `POST /api/account/reset`: says nothing about accounts.
 */
export type ResetRequested = Record<symbol, never>;

/**
 * Body of `POST /api/account/reset/password`. All sessions of the account end; a second factor stays on, so nobody is
 * signed in by it.
 */
export type ResetPassword = {
/**
 * The part of the link after `#`.
 */
token: string,
/**
 * 8 to 128 characters, not a common password.
 */
new_password: string, };

/**
 * Response of `POST /api/account/reset/password`.
 */
export type PasswordReset = {
/**
 * The name with which to sign in.
 */
name: string, };

/**
 * Response of `GET` and `PUT /api/account/preferences`. The values mean something to the web app only.
 */
export type Preferences = {
/**
 * Preferences of the account, for all devices; `null` if none are stored.
 */
account: Record<string, unknown> | null,
/**
 * Those of the device that `?device=` names; `null` if none are stored or no device is named.
 */
device: Record<string, unknown> | null, };

/**
 * Body of `PUT /api/account/preferences`: those of the device where `?device=` names one, else of the account. They take
 * the place of those stored before.
 */
export type NewPreferences = {
/**
 * At most 8,192 bytes of JSON.
 */
preferences: Record<string, unknown>, };

/**
 * Response of `GET /api/account/blocks`, and of `PUT` and `DELETE /api/account/blocks/{player}`.
 */
export type BlockList = {
/**
 * Players blocked by the reader, the most recent first.
 */
blocked: Array<PlayerView>, };

/**
 * What a token allows.
 */
export type TokenScope = "bot:play" | "board:play" | "challenge:read" | "challenge:write";

/**
 * Body of `POST /api/account/tokens`.
 */
export type NewAccessToken = {
/**
 * A name by which its owner recognises it: 1 to 60 characters.
 */
name: string,
/**
 * What it allows; may be empty.
 */
scopes: Array<TokenScope>,
/**
 * Days until it expires, 1 to 366; `null` if it does not expire.
 */
days: number | null,
/**
 * The account's password.
 */
password: string, };

/**
 * Response of `POST /api/account/tokens`.
 */
export type AccessTokenMade = {
/**
 * The token, `janggun_` and 64 letters and digits. The server keeps only its hash, so it is shown this once.
 */
token: string,
/**
 * Every token of the account, newest first.
 */
tokens: Array<AccessTokenView>, };

/**
 * Response of `GET /api/account/tokens` and `DELETE /api/account/tokens/{id}`.
 */
export type AccessTokenList = {
/**
 * Every token of the account, newest first.
 */
tokens: Array<AccessTokenView>, };

/**
 * A token as its owner sees it.
 */
export type AccessTokenView = {
/**
 * Identifies the token in `DELETE /api/account/tokens/{id}`; allows nothing.
 */
id: string,
/**
 * The name that its owner gave it.
 */
name: string,
/**
 * What it allows.
 */
scopes: Array<TokenScope>,
/**
 * Time of creation, milliseconds since 1970.
 */
created_ms: number,
/**
 * Expiry, milliseconds since 1970; `null` if it does not expire.
 */
ends_ms: number | null,
/**
 * Time of the last use, to five minutes; `null` before the first.
 */
used_ms: number | null, };

/**
 * Response of `GET /api/players/{player}/ratings`.
 */
export type PlayerRatings = { player: PlayerView,
/**
 * One for each law and speed in which the player has rated games.
 */
ratings: Array<LadderView>, };

/**
 * A player's rating in one law and speed.
 */
export type LadderView = {
/**
 * The law of movement.
 */
movement: "janggi" | "xiangqi" | "chesswar",
/**
 * `bullet`, `blitz`, `rapid`, `classical` or `correspondence`.
 */
speed: string, rating: RatingView,
/**
 * Rated games won, drawn and lost.
 */
results: ResultsView,
/**
 * When the last of them was rated, milliseconds since 1970.
 */
rated_ms: number, };

/**
 * Games won, drawn and lost.
 */
export type ResultsView = {
/**
 * Won.
 */
wins: number,
/**
 * Drawn.
 */
draws: number,
/**
 * Lost.
 */
losses: number, };

/**
 * Response of `GET /api/players/{player}/ratings/{movement}/{speed}`: the last 500 rated games, oldest first.
 */
export type RatingHistory = {
/**
 * The rating after each game.
 */
points: Array<RatingPoint>, };

/**
 * A rating after a game.
 */
export type RatingPoint = {
/**
 * The game's id.
 */
game: string,
/**
 * When it was rated, milliseconds since 1970.
 */
rated_ms: number,
/**
 * The rating after it, in whole points.
 */
rating: number,
/**
 * The change caused by the game, in whole points.
 */
gained: number,
/**
 * The deviation after it, in whole points.
 */
deviation: number, };

/**
 * Response of `GET /api/games/{id}/ratings`: the changes made by the game, `null` if it was not rated.
 */
export type GameRatings = BySide<RatingPoint | null>;

/**
 * Response of `GET /api/leaderboard/{movement}/{speed}?page=1`: players whose rating is not provisional, best first.
 */
export type Leaderboard = {
/**
 * The requested page, from 1.
 */
page: number,
/**
 * At most 50.
 */
rows: Array<LeaderboardRow>,
/**
 * Whether there is a next page.
 */
more: boolean, };

/**
 * A place on a leaderboard.
 */
export type LeaderboardRow = {
/**
 * From 1.
 */
rank: number, player: PlayerView,
/**
 * Rated games won, drawn and lost.
 */
results: ResultsView, };

/**
 * Response of `GET /api/players/{player}/score/{opponent}`: every game of the two that has ended, rated or not.
 */
export type Score = {
/**
 * As `player` saw them.
 */
results: ResultsView, };

/**
 * A room of a game's chat.
 */
export type ChatRoom = "players" | "spectators";

/**
 * The content of a chat message: `{"text": "…"}` or `{"preset": "…"}`.
 */
export type ChatWords = { "text": string } | { "preset": ChatPreset };

/**
 * Preset messages: what is polite at the board.
 */
export type ChatPreset = "hello" | "good_luck" | "good_move" | "one_moment" | "take_your_time" | "sorry" | "well_played" | "good_game" | "thank_you" | "one_more" | "goodbye";

/**
 * A line of a chat.
 */
export type ChatLine = {
/**
 * When, milliseconds since 1970. No two lines of a game have the same: a line that comes again is known by it.
 */
at_ms: number, by: PlayerView,
/**
 * Whether the author is the reader.
 */
mine: boolean, says: ChatWords, };

/**
 * Body of `PUT /api/account/push`: a `PushSubscription` of the browser, made with the server's key (`Me.push`). The keys
 * are base64url without `=`, as the browser's `toJSON()` gives them.
 */
export type NewPushSubscription = {
/**
 * The address of the push service: `https://`, a host with a public address, no port.
 */
endpoint: string,
/**
 * The browser's public key: a point of P-256, uncompressed, 65 bytes.
 */
p256dh: string,
/**
 * The secret that the browser shares with the server, 16 bytes.
 */
auth: string, };

/**
 * The content of a push message, once the browser has decrypted it. Nothing in it is secret.
 */
export type PushNotice = { kind: PushKind,
/**
 * The game; its address is `/game/{game}`.
 */
game: string,
/**
 * The opponent's name; absent for the engine and for a guest without one.
 */
name?: string,
/**
 * The level of the engine; absent for a person.
 */
level?: number, };

/**
 * The subject of a notification.
 */
export type PushKind = "turn" | "offer" | "joined" | "over" | "challenge";

/**
 * Body of `PUT /api/account/records/{id}`.
 */
export type NewAccountRecord = {
/**
 * The game in the project's own record format, as the device has it: it comes back byte for byte.
 */
record: string, };

/**
 * Response of `PUT` and `DELETE /api/account/records/{id}`.
 */
export type AccountRecordChange = {
/**
 * The record.
 */
id: string,
/**
 * The number of its last change; 0 if there was never such a record, or it has been forgotten.
 */
seq: number, };

/**
 * A record of the account, or that it was deleted.
 */
export type AccountRecord = {
/**
 * Made by the device from the content.
 */
id: string,
/**
 * The number of its last change: later changes of any record have greater ones.
 */
seq: number,
/**
 * The text as it was put; absent if the record was deleted.
 */
record?: string, };

/**
 * Response of `GET /api/account/records?after=SEQ`.
 */
export type AccountRecordPage = {
/**
 * Changes after that number, in order, each record once.
 */
records: Array<AccountRecord>,
/**
 * Whether there are more changes.
 */
more: boolean, };

/**
 * Body of `POST /api/shared-analyses`.
 */
export type NewSharedAnalysis = {
/**
 * The analysis as a link holds it: JSON (`janggi::record::analysis`), deflated, as base64url without `=`.
 */
packed: string, };

/**
 * The address of a stored analysis.
 */
export type SharedAnalysis = {
/**
 * Made from the content: the same analysis has the same id.
 */
id: string, };

/**
 * What a client sends. `id` is the client's own name for the command: 1 to 32 of `A–Z a–z 0–9 _ -`, never used twice
 * in a game but to send the same command again (which is answered by the same `ack` and does nothing).
 */
export type ClientMsg = { "t": "act",
/**
 * The command's id.
 */
id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number,
/**
 * `a4b4`, `e2e2` or `pass`, `call`, `offer`, `accept`, `decline`, `resign`; `resign:cho` if one guest holds both seats.
 */
action: string,
/**
 * The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
 */
seen?: number, } | { "t": "arrange",
/**
 * The command's id.
 */
id: string, side: Side,
/**
 * One of `setup.allowed`.
 */
setup: string, } | { "t": "swap",
/**
 * The command's id.
 */
id: string, side: Side,
/**
 * Which wings change horse and elephant.
 */
wings: Wings, } | { "t": "place",
/**
 * The command's id.
 */
id: string, side: Side,
/**
 * Its FEN letter, in either case.
 */
piece: string, square: string, } | { "t": "pick_hand",
/**
 * The command's id.
 */
id: string, hand: Hand, } | { "t": "touch",
/**
 * The command's id.
 */
id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number,
/**
 * The square of the piece.
 */
square: string,
/**
 * The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
 */
seen?: number, } | { "t": "takeback",
/**
 * The command's id.
 */
id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number,
/**
 * The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
 */
seen?: number, } | { "t": "takeback_answer",
/**
 * The command's id.
 */
id: string, accept: boolean,
/**
 * The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
 */
seen?: number, } | { "t": "rematch",
/**
 * The command's id.
 */
id: string, } | { "t": "decline_rematch",
/**
 * The command's id.
 */
id: string, } | { "t": "abort",
/**
 * The command's id.
 */
id: string, } | { "t": "claim",
/**
 * The command's id.
 */
id: string, claim: Claim, } | { "t": "give_time",
/**
 * The command's id.
 */
id: string, } | { "t": "offer_adjourn",
/**
 * The command's id.
 */
id: string,
/**
 * The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
 */
seen?: number, } | { "t": "answer_adjourn",
/**
 * The command's id.
 */
id: string, accept: boolean,
/**
 * The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
 */
seen?: number, } | { "t": "offer_resume",
/**
 * The command's id.
 */
id: string,
/**
 * The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
 */
seen?: number, } | { "t": "answer_resume",
/**
 * The command's id.
 */
id: string, accept: boolean,
/**
 * The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
 */
seen?: number, } | { "t": "set_lines",
/**
 * The command's id.
 */
id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number,
/**
 * At most 20 lines of 2 to 20 plies in UCI, each beginning with a move of the opponent's; the pass is `e2e2`.
 */
lines: Array<Array<string>>,
/**
 * The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
 */
seen?: number, } | { "t": "confirm_referee",
/**
 * The command's id.
 */
id: string, accept: boolean, } | { "t": "rule",
/**
 * The command's id.
 */
id: string, ruling: Ruling,
/**
 * Why, at most 500 characters; may be empty.
 */
words: string,
/**
 * The last event (`seq`) that the player had seen; the command is refused if the situation has changed since.
 */
seen?: number, } | { "t": "chat",
/**
 * The command's id.
 */
id: string, room: ChatRoom, says: ChatWords, } | { "t": "read_chat",
/**
 * The command's id.
 */
id: string, } | { "t": "ping",
/**
 * Whether the page is hidden. A hidden page reconnects by itself, but at most once a minute.
 */
hidden?: boolean, };

/**
 * Wings of the own back rank, named by the board's files: left = files b and c, right = files g and h.
 */
export type Wings = "neither" | "left" | "right" | "both";

/**
 * What a player claims from an absent opponent.
 */
export type Claim = "win" | "draw";

/**
 * A message of the server. Seat-dependent parts are those of the reader.
 */
export type ServerMsg = { "t": "state",
/**
 * Events so far.
 */
seq: number, game: GameView, } | { "t": "event",
/**
 * Its number, from 1.
 */
seq: number,
/**
 * Time, milliseconds since 1970.
 */
at_ms: number, event: GameEvent,
/**
 * The state after it; `null` on all but the last of several events sent together. In brief only if the reader
 * opened the socket with `rules=1`.
 */
now: AnyNow | null, } | { "t": "ack",
/**
 * The command's id.
 */
id: string,
/**
 * The number of the last event that came of it.
 */
seq: number, } | { "t": "refused",
/**
 * The command's id.
 */
id: string, error: ErrorBody, } | { "t": "error", error: ErrorBody, } | { "t": "thinking",
/**
 * The engine's side.
 */
side: Side,
/**
 * Progress.
 */
state: Thinking, } | { "t": "absent",
/**
 * The player's side.
 */
side: Side,
/**
 * Since when, as seen by the server, milliseconds since 1970; `null` when the player is present.
 */
since_ms: number | null,
/**
 * The moment from which the opponent may send `claim`, milliseconds since 1970; `null` if no claim is
 * possible.
 */
claimable_ms: number | null, } | { "t": "watching", count: number, } | { "t": "chat", room: ChatRoom, lines: Array<ChatLine>, } | { "t": "pong" } | { "t": "bye", reason: ByeReason, };

/**
 * The current state, in full or in brief.
 */
export type AnyNow = Now | BriefNow;

/**
 * Progress of the engine's move.
 */
export type Thinking = "queued" | "thinking" | "worker_lost";

/**
 * Why the server closes the socket.
 */
export type ByeReason = "restart" | "too_slow" | "too_fast" | "signed_out";

/**
 * One thing that happened in a game.
 */
export type GameEvent = { "kind": "opened" } | { "kind": "joined", side: Side,
/**
 * Who; absent in messages of older servers.
 */
player?: PlayerView, } | { "kind": "arranged", side: Side,
/**
 * The code, or `null` if it stays hidden until both have chosen.
 */
setup: string | null, } | { "kind": "placed", side: Side,
/**
 * Its FEN letter.
 */
piece: string, square: string, } | { "kind": "hand_picked", hand: Hand,
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
fen: string, } | { "kind": "acted", action: ActionView, } | { "kind": "touched", side: Side,
/**
 * Where the piece stands.
 */
square: string, } | { "kind": "ended",
/**
 * Who won, and why.
 */
verdict: VerdictView, } | { "kind": "takeback_offered", side: Side, } | { "kind": "takeback_declined", side: Side, } | { "kind": "stop_offered", side: Side, } | { "kind": "took_back",
/**
 * How many actions remain.
 */
actions_left: number, } | { "kind": "aborted" } | { "kind": "rematch_offered", side: Side, } | { "kind": "rematch_declined", side: Side, } | { "kind": "rematched", game: string, } | { "kind": "resumed" } | { "kind": "claimed", side: Side, claim: Claim, } | { "kind": "setup_expired" } | { "kind": "time_given", side: Side, ms: number, } | { "kind": "adjourn_offered", side: Side, } | { "kind": "adjourn_declined", side: Side, } | { "kind": "adjourned" } | { "kind": "resume_offered", side: Side, } | { "kind": "resume_declined", side: Side, } | { "kind": "continued" } | { "kind": "lines_set",
/**
 * Whose; `null` for everyone else.
 */
side: Side | null,
/**
 * The lines; `null` for everyone else.
 */
lines: Array<Array<string>> | null, } | { "kind": "referee_joined" } | { "kind": "referee_confirmed", side: Side, } | { "kind": "referee_declined", side: Side, } | { "kind": "ruled", ruling: Ruling, words: string, } | { "kind": "rated" };

/**
 * The `error` of an HTTP response or a socket message.
 */
export type ErrorBody = {
/**
 * The error code, for programs.
 */
code: ErrorCode,
/**
 * An explanation in English for developers; players read the sentence of the code.
 */
detail: string,
/**
 * The numbers and squares of this case.
 */
facts: Record<string, unknown>, };

/**
 * The body of an HTTP response that is not 2xx.
 */
export type ErrorResponse = { error: ErrorBody, };

/**
 * The closed list of error codes.
 */
export type ErrorCode = "bad_json" | "bad_request" | "bad_rules" | "bad_fen" | "bad_position" | "bad_move" | "bad_time" | "bad_level" | "unknown_house_player" | "bad_start" | "illegal_move" | "refused_move" | "no_touch_move" | "nothing_to_touch" | "touched" | "game_over" | "not_your_seat" | "not_your_turn" | "stale_ply" | "wrong_phase" | "not_your_choice" | "already_chosen" | "cannot_place" | "hands_closed" | "no_hands" | "not_your_pick" | "setup_not_allowed" | "seat_taken" | "already_seated" | "takeback_never" | "nothing_to_take_back" | "offer_pending" | "no_offer" | "too_late_to_abort" | "id_reused" | "not_claimable" | "already_rematched" | "time_is_up" | "no_session" | "no_account" | "too_many_aborts" | "has_account" | "bad_name" | "name_taken" | "bad_password" | "weak_password" | "wrong_sign_in" | "wrong_password" | "second_factor_needed" | "wrong_code" | "second_factor_on" | "second_factor_off" | "wrong_recovery" | "no_mail" | "no_push" | "bad_push" | "bad_email" | "wrong_link" | "unknown_session" | "unknown_player" | "not_yourself" | "too_many_blocks" | "too_many_devices" | "bad_record" | "record_differs" | "records_full" | "suspended" | "sign_up_closed" | "too_many_records" | "unrateable" | "bot_unrated" | "no_clock" | "no_total_time" | "never_stopped" | "no_opponent" | "time_given_out" | "list_full" | "adjourned" | "not_adjourned" | "not_correspondence" | "bad_lines" | "no_referee" | "bad_referee_key" | "referee_taken" | "referee_plays" | "not_referee" | "bad_ruling" | "text_too_long" | "bad_text" | "chat_off" | "chat_closed" | "said_already" | "must_deviate" | "unknown_seek" | "own_seek" | "not_your_seek" | "too_many_seeks" | "bad_range" | "not_for_you" | "unknown_pool" | "not_waiting" | "playing" | "challenge_refused" | "too_many_challenges" | "unknown_challenge" | "not_invited" | "unknown_game" | "game_unreadable" | "bad_analysis" | "unknown_analysis" | "no_table" | "not_found" | "method_not_allowed" | "no_record" | "too_large" | "not_json" | "bad_origin" | "too_fast" | "too_many_sockets" | "too_many_games" | "too_many_unplayed_games" | "too_many_analyses" | "busy" | "storage_failed" | "no_space" | "restarting" | "standby" | "invalid_token" | "token_needed" | "missing_scope" | "session_required" | "unknown_token" | "bad_handle" | "handle_taken" | "handle_chosen" | "has_played" | "not_a_bot" | "too_many_tokens" | "bad_token" | "stale_job" | "internal";

/**
 * A client's message in the lobby. `id` is the client's id for the command: 1 to 32 of `A–Z a–z 0–9 _ -`. Every
 * command is answered by `ack` or `refused` with that id.
 */
export type LobbyClientMsg = { "t": "seek",
/**
 * The command's id.
 */
id: string,
/**
 * The game that is wanted.
 */
seek: NewSeek, } | { "t": "cancel",
/**
 * The command's id.
 */
id: string, seek: string, } | { "t": "accept",
/**
 * The command's id.
 */
id: string, seek: string, } | { "t": "pool",
/**
 * The command's id.
 */
id: string,
/**
 * The `id` of one of `pools`.
 */
pool: string,
/**
 * Whether to play a rated game if the opponent wants that too and both have accounts; `true` when absent.
 */
rated?: boolean,
/**
 * As in `NewGame`. The zone of the player who has waited longer counts.
 */
zone?: string,
/**
 * Whether a house player may take the place after a few seconds, if no person has come: the game is unrated then.
 * `false` when absent.
 */
house?: boolean, } | { "t": "leave",
/**
 * The command's id.
 */
id: string, } | { "t": "ping", };

/**
 * A game that is offered in the lobby.
 */
export type NewSeek = {
/**
 * A preset id: `kakao` or `kakao@1`.
 */
rules: string,
/**
 * The time control.
 */
time: TimeControl,
/**
 * Whether the game counts for the ratings; only between two accounts. `false` when absent.
 */
rated?: boolean,
/**
 * The side that the seeker takes; `random` when absent.
 */
side?: SeekSide,
/**
 * Rating range for opponents; anyone when absent.
 */
range?: RatingRange,
/**
 * As in `NewGame`.
 */
zone?: string,
/**
 * Whether a house player may accept after a few seconds, if no person has. A rated seek, or one for a correspondence
 * game, is for people only. `false` when absent.
 */
house?: boolean, };

/**
 * Which side a seeker takes.
 */
export type SeekSide = "cho" | "han" | "random";

/**
 * Ratings from `least` to `most`, both included. A player without a rating has 1500.
 */
export type RatingRange = {
/**
 * 0 to 4000.
 */
least: number,
/**
 * `least` to 4000.
 */
most: number, };

/**
 * A message of the lobby. All but `state`, the answers to commands, `paired`, `unpaired` and those about challenges
 * are the same for everyone.
 */
export type LobbyServerMsg = { "t": "state",
/**
 * The reader; `null` for a visitor without a session, who may only watch.
 */
you: PlayerView | null,
/**
 * All open seeks, oldest first.
 */
seeks: Array<SeekView>, pools: Array<PoolView>, presence: Presence,
/**
 * Challenges to and from the reader that wait for an answer.
 */
challenges: Array<ChallengeView>,
/**
 * The server's own players, weakest first; absent if there are none.
 */
house?: Array<HousePlayerView>, } | { "t": "seeks",
/**
 * New ones, oldest first.
 */
added: Array<SeekView>,
/**
 * The ids of those that are no longer open.
 */
gone: Array<string>, } | { "t": "presence", presence: Presence, } | { "t": "paired",
/**
 * The game's id.
 */
game: string,
/**
 * The reader's side.
 */
side: Side,
/**
 * The opponent; without a name for a house player.
 */
opponent: PlayerView,
/**
 * The seek that it came of; `null` for a pool.
 */
seek: string | null,
/**
 * The house player who is the opponent; absent for a person.
 */
house?: string, } | { "t": "unpaired", error: ErrorBody, } | { "t": "challenged", challenge: ChallengeView, } | { "t": "challenge_gone",
/**
 * The game's id.
 */
game: string,
/**
 * The outcome.
 */
outcome: ChallengeOutcome, } | { "t": "ack",
/**
 * The command's id.
 */
id: string,
/**
 * The id of the seek that it made; `null` for other commands, and if the seek was answered at once.
 */
seek: string | null, } | { "t": "refused",
/**
 * The command's id.
 */
id: string, error: ErrorBody, } | { "t": "error", error: ErrorBody, } | { "t": "pong" } | { "t": "bye", reason: ByeReason, };

/**
 * One of the server's own players, for whom the engine plays. Games against them are never rated.
 */
export type HousePlayerView = {
/**
 * Its id, by which clients name it: `fox`.
 */
id: string,
/**
 * The level at which the engine plays for it, 1 to 14.
 */
level: number,
/**
 * The measured grade of the level: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단.
 */
grade: number, };

/**
 * An open seek.
 */
export type SeekView = { id: string, by: PlayerView,
/**
 * `kakao@1`.
 */
rules: string,
/**
 * The time control.
 */
time: TimeControl,
/**
 * `bullet`, `blitz`, `rapid`, `classical`, `unlimited` or `correspondence`: the speed in which it is rated.
 */
speed: string,
/**
 * Whether the game counts for the ratings.
 */
rated: boolean,
/**
 * The side that the seeker takes.
 */
side: SeekSide,
/**
 * The rating range for opponents.
 */
range: RatingRange | null,
/**
 * Since when it is open, milliseconds since 1970.
 */
since_ms: number, };

/**
 * Players who wait for an opponent with the same clock. Games of a pool are rated if both players have accounts and want it.
 */
export type PoolView = {
/**
 * Its id: `5+10x3` is five minutes and three periods of ten seconds, `1+5` a minute and five seconds a move.
 */
id: string,
/**
 * `kakao@1`.
 */
rules: string,
/**
 * The time control.
 */
time: TimeControl,
/**
 * The speed in which its games are rated, as of a seek.
 */
speed: string,
/**
 * The difference of ratings that a player accepts at first.
 */
difference: number,
/**
 * Growth of that for every second of waiting.
 */
wider_by: number,
/**
 * After this many seconds every opponent is accepted.
 */
anybody_after_s: number, };

/**
 * Numbers of players and games.
 */
export type Presence = {
/**
 * Players with an open socket, in the lobby or in a game.
 */
players: number,
/**
 * Games that are being played.
 */
games: number,
/**
 * Players who wait in each pool.
 */
waiting: Array<PoolCount>, };

/**
 * How many players wait in a pool, and how many games with its clock are played.
 */
export type PoolCount = { pool: string, players: number,
/**
 * Games that may be watched and have the pool's clock; absent from older servers.
 */
games?: number, };

/**
 * Body of `POST /api/challenges`, which is answered like `POST /api/games`: a game whose other seat is reserved for
 * the challenged player.
 */
export type NewChallenge = { to: Challenged,
/**
 * The game; its `opponent` is `friend`.
 */
game: NewGame, };

/**
 * The challenged player.
 */
export type Challenged = { "player": string } | { "name": string };

/**
 * A challenge that waits for an answer. It is accepted with `POST /api/games/{game}/join`, and declined or withdrawn with
 * `DELETE /api/challenges/{game}`.
 */
export type ChallengeView = {
/**
 * The game's id.
 */
game: string, from: PlayerView, to: PlayerView,
/**
 * `kakao@1`; `null` for house rules.
 */
rules: string | null,
/**
 * The time control.
 */
time: TimeControl,
/**
 * Whether the game counts for the ratings.
 */
rated: boolean,
/**
 * The other terms; absent from older servers.
 */
terms?: StartTerms,
/**
 * The challenged player's side; `null` if hands decide.
 */
side: Side | null,
/**
 * Time of creation, milliseconds since 1970.
 */
since_ms: number,
/**
 * When it ends by itself.
 */
until_ms: number, };

/**
 * The outcome of a challenge.
 */
export type ChallengeOutcome = "accepted" | "declined" | "withdrawn" | "expired";

/**
 * Response of `GET /api/challenges`: those that wait for an answer, newest first.
 */
export type ChallengeList = {
/**
 * Challenges to the reader.
 */
received: Array<ChallengeView>,
/**
 * Challenges by the reader.
 */
sent: Array<ChallengeView>, };

/**
 * Response of `GET /api/live?page=N`: games that are being played and may be watched. The first of the first page is the
 * game of the moment: the highest rated, else the most watched, else the newest.
 */
export type LiveList = {
/**
 * The requested page, from 1.
 */
page: number,
/**
 * At most 20.
 */
games: Array<LiveGame>,
/**
 * Whether there is a next page.
 */
more: boolean, };

/**
 * A game that is being played.
 */
export type LiveGame = {
/**
 * The game's id.
 */
id: string,
/**
 * `kakao@1`; `null` for house rules.
 */
rules: string | null,
/**
 * How the pieces move: as in Janggi, Xiangqi or Chess War. It also determines the names of the sides.
 */
movement: "janggi" | "xiangqi" | "chesswar",
/**
 * The time control.
 */
time: TimeControl,
/**
 * Whether it counts for the ratings.
 */
rated: boolean, seats: BySide<SeatView>,
/**
 * The position.
 */
fen: string, turn: Side | null,
/**
 * The last step or pass, as in the `actions` of a game; `null` before the first.
 */
last: string | null,
/**
 * Board plies so far.
 */
ply: number,
/**
 * Number of spectators: sockets of clients without a seat.
 */
watching: number,
/**
 * When its first turn began, milliseconds since 1970.
 */
started_ms: number, };

/**
 * Response of `GET /api/online?page=N`: players with a name who have an open socket.
 */
export type OnlineList = {
/**
 * The requested page, from 1.
 */
page: number,
/**
 * By name; at most 50.
 */
players: Array<PlayerView>,
/**
 * Whether there is a next page.
 */
more: boolean,
/**
 * Players with an open socket, those without a name among them.
 */
total: number, };
