// Written by `cargo xtask generate` from crates/wire. Do not edit.
// Messages between server and browser. docs/reference/protocol.md explains their use.

/**
 * One of the two sides. Cho (초, 楚) is at the bottom of the board and moves first; Han (한, 漢) is at the top.
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
 * A time control. Durations are in milliseconds, except in correspondence games.
 */
export type TimeControl = { "kind": "none" } | { "kind": "byoyomi",
/**
 * Main time, 0 to 10,800,000 (three hours).
 */
main_ms: number,
/**
 * Length of a period, 1,000 to 600,000.
 */
period_ms: number,
/**
 * Number of periods, 1 to 100.
 */
periods: number, } | { "kind": "fischer",
/**
 * Main time, 1,000 to 10,800,000.
 */
main_ms: number,
/**
 * Time added after each move, 0 to 600,000.
 */
increment_ms: number, } | { "kind": "total",
/**
 * The total time, 1,000 to 21,600,000 (six hours).
 */
total_ms: number,
/**
 * Time limit for each move, after which the side to move loses, 1,000 to 600,000; absent if moves are not
 * limited.
 */
move_ms?: number, } | { "kind": "correspondence",
/**
 * Days per move, 1 to 14.
 */
days: number, };

/**
 * A rule set as sent to clients.
 */
export type RulesView = {
/**
 * The preset, such as `kakao@1`; `null` for custom rules. Touch-move and placing pieces one by one do not make
 * rules custom, because they are agreed for each game.
 */
id: string | null,
/**
 * All fields of the rule set, as in the input of `janggun judge` (`"rules"`).
 */
full: Record<string, unknown>, };

/**
 * Kind of a seat's holder.
 */
export type SeatKind = "guest" | "engine" | "open";

/**
 * A seat in a game.
 */
export type SeatView = { kind: SeatKind,
/**
 * The engine's level, 1 to 14; `null` for any other holder.
 */
level: number | null,
/**
 * The id of one of the server's computer players, such as `fox`; absent for any other holder.
 */
house?: string,
/**
 * Whether the recipient holds the seat. True for both seats of a game on one device.
 */
you: boolean,
/**
 * The player in the seat; absent for the engine, for an open seat, and in messages from older servers.
 */
player?: PlayerView, };

/**
 * Public view of a player.
 */
export type PlayerView = {
/**
 * The player's permanent key: `guest:` and eleven letters and digits, even for players with an account.
 */
id: string,
/**
 * Name of the account, or nickname of the guest; `null` for guests without a nickname and for closed accounts.
 */
name: string | null,
/**
 * Whether the name belongs to an account. Guests' nicknames are not unique.
 */
account: boolean,
/**
 * Whether this is a bot account, operated by a program. Absent for people.
 */
bot?: boolean,
/**
 * The player's rating, if the message shows one.
 */
rating: RatingView | null, };

/**
 * A player's rating for one variant and speed.
 */
export type RatingView = {
/**
 * The Glicko-2 rating in whole points.
 */
rating: number,
/**
 * The rating deviation in whole points.
 */
deviation: number,
/**
 * Whether the rating is provisional because of a large deviation.
 */
provisional: boolean,
/**
 * The grade of the rating, as in `Level`: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단; `null` while provisional.
 */
grade: number | null, };

/**
 * The outcome of a game.
 */
export type Outcome = "cho" | "han" | "draw" | "none";

/**
 * The verdict on a finished game, as in the output of `janggun judge`.
 */
export type VerdictView = { outcome: Outcome,
/**
 * The cause: `mate`, `double_pass`, `resigned` …; docs/reference/endings.md lists them.
 */
code: string,
/**
 * The field of the rule set that ended the game, as a dotted path. `null` for endings outside the rules, such as
 * resignation, loss on time or abort.
 */
rule: string | null,
/**
 * Details of the cause, such as numbers and squares.
 */
facts: Record<string, unknown>, };

/**
 * Body of `POST /api/games`.
 */
export type NewGame = {
/**
 * The id of a preset (`"kakao"`, `"kakao@1"`), or a rule set as an object, as in the input of `janggun judge`.
 */
rules: string | Record<string, unknown>, opponent: Opponent,
/**
 * The creator's side. With opponent `self`, only `hidden_soldiers` has an effect.
 */
side: SideChoice,
/**
 * The player who picks a hand if `side` is `hidden_soldiers`; `opponent` if absent. Against the engine and on one
 * device, the creator always picks.
 */
picks?: Picker,
/**
 * The custom by which the creator's side was decided. Only with the sides `cho` and `han`, and not against the
 * engine.
 */
seniority?: Seniority,
/**
 * The time control; no clock if absent.
 */
time?: TimeControl,
/**
 * The start; the usual one if absent.
 */
start?: NewStart,
/**
 * Whether moves may be taken back; `allowed` if absent.
 */
takeback?: TakebackChoice,
/**
 * Whether the game is rated; `false` if absent. The request is refused with `unrateable` if the game cannot be
 * rated.
 */
rated?: boolean,
/**
 * Whether the game has a referee (심판); `false` if absent. The response contains `referee_key`, which is sent only
 * once.
 */
referee?: boolean,
/**
 * IANA name of the time zone, such as `Asia/Seoul`, for the date in the game's record. UTC if absent or unknown to
 * the server.
 */
zone?: string, };

/**
 * The opponent of the creator of a game.
 */
export type Opponent = { "kind": "engine",
/**
 * The level, 1 to 14; see `GET /api/levels`.
 */
level: number, } | { "kind": "house",
/**
 * The id of the player, such as `fox`.
 */
player: string, } | { "kind": "friend" } | { "kind": "self" };

/**
 * The side that the creator takes.
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
 * A start other than the usual one: a custom position, or a handicap (접장기). `fen` cannot be combined with the other
 * fields.
 */
export type NewStart = {
/**
 * A custom position, which replaces the setup phase.
 */
fen?: string,
/**
 * Squares of Han's pieces that are removed before the game. Han then moves first.
 */
handicap?: Array<string>,
/**
 * Kinds of Han's pieces that are removed, as FEN letters, one for each piece: `r`, `rc`, `aa`. Of several pieces
 * of a kind, those nearest to file a in Han's setup are removed. Han then moves first.
 */
give?: string,
/**
 * Han's deom (덤) in half points. If absent, it is that of the rules, or 0 with a handicap.
 */
deom_half?: number, };

/**
 * The terms of a game other than rules, clock, sides and rating, as shown with a challenge.
 */
export type StartTerms = {
/**
 * The position in FEN if the game starts from a custom position; otherwise `null`.
 */
start_fen: string | null,
/**
 * Squares of the pieces removed by a handicap, without those of the pieces in `give`.
 */
handicap: Array<string>,
/**
 * Kinds of the handicap pieces that are given by kind rather than by square, as FEN letters; empty if there are
 * none.
 */
give: string,
/**
 * Han's deom (덤) in half points; `null` if none is agreed for this game.
 */
deom_half: number | null, takeback: TakebackChoice,
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
 * The requested seat; any open seat if absent.
 */
side?: Side, };

/**
 * Body of `POST /api/games/{id}/referee`. The first person without a seat who sends the key becomes the game's
 * referee.
 */
export type JoinReferee = {
/**
 * The `referee_key` from the response of `POST /api/games`.
 */
key: string, };

/**
 * The complete view of a game for one viewer.
 */
export type GameView = {
/**
 * The game's id, as in its URL.
 */
id: string,
/**
 * Number of events so far. Clients send it as `since` when they reconnect.
 */
seq: number,
/**
 * Time of creation, milliseconds since 1970.
 */
created_ms: number, rules: RulesView,
/**
 * Equal to `now.phase`.
 */
phase: Phase, seats: BySide<SeatView>,
/**
 * The two closed hands, if they decide the sides; otherwise `null`. `seats` may change when a hand is picked.
 */
hands: HandsView | null,
/**
 * The custom that decided who plays Han; `null` if the sides were decided differently.
 */
seniority: Seniority | null,
/**
 * Whether an open seat is reserved for a challenged player; absent if not.
 */
challenge?: boolean, setup: SetupView,
/**
 * Codes of the chosen setups: `msms`, `mssm`, `smms`, `smsm` or `central`. A choice that the requesting player may
 * not see yet is `hidden`, and a missing one is `null`.
 */
arrangements: BySide<string | null>, time: TimeControl, takeback: TakebackMode, rated: boolean,
/**
 * The id of the game's tournament; its page is `/tournaments/{tournament}`. Absent for games outside tournaments.
 */
tournament?: string,
/**
 * The referee (심판); absent if the game was created without one.
 */
referee?: RefereeView,
/**
 * The key for `POST /api/games/{id}/referee`. Sent only in the response of `POST /api/games`.
 */
referee_key?: string,
/**
 * The referee's rulings, in order.
 */
rulings?: Array<RulingView>,
/**
 * The requesting player's conditional moves, which nobody else can see. Each line starts with the next ply.
 */
lines?: Array<Array<string>>,
/**
 * The position before the first action; `null` before the start, unless the game is played from a custom position.
 */
start_fen: string | null,
/**
 * Squares of the pieces removed by a handicap; empty otherwise. The squares of the pieces in `give` are included
 * once Han's setup is visible to everyone.
 */
handicap: Array<string>,
/**
 * Kinds of the handicap pieces that were given by kind rather than by square, as FEN letters; empty if there are
 * none.
 */
give: string,
/**
 * Han's deom (덤) in half points; absent if none was agreed for this game.
 */
deom_half?: number,
/**
 * All actions so far, except those that were taken back.
 */
actions: Array<ActionView>, now: Now,
/**
 * The id of the rematch, if there is one.
 */
rematch: string | null, };

/**
 * The referee of a game.
 */
export type RefereeView = { state: RefereeState,
/**
 * Whether the requesting player is the referee.
 */
you: boolean,
/**
 * Whether each side has agreed to the referee.
 */
confirmed: BySide<boolean>,
/**
 * Whether the referee, once confirmed, decides about repeated positions. Of the repetition rules in `rules`, only
 * those of the kind `shuttle` then apply.
 */
decides_repetition?: boolean, };

/**
 * State of a game's referee. The game does not start while it is `awaited` or `joined`.
 */
export type RefereeState = "awaited" | "joined" | "confirmed" | "declined";

/**
 * A ruling of the referee.
 */
export type RulingView = { ruling: Ruling,
/**
 * The referee's words; may be empty.
 */
words: string,
/**
 * Number of moves and passes played before the ruling.
 */
ply: number,
/**
 * Time of the ruling, milliseconds since 1970.
 */
at_ms: number, };

/**
 * A ruling that a referee can make.
 */
export type Ruling = { "kind": "draw" } | { "kind": "win", side: Side, } | { "kind": "must_deviate", side: Side, } | { "kind": "give_time", side: Side,
/**
 * Amount of time in milliseconds, 1,000 to 3,600,000.
 */
ms: number, } | { "kind": "call_time" } | { "kind": "adjourn" } | { "kind": "resume" };

/**
 * Two closed hands, each hiding a soldier of one side. The draw was sealed when the game was created.
 */
export type HandsView = {
/**
 * SHA-256 of `reveal` in hexadecimal digits, published before a hand is picked.
 */
sealed: string,
/**
 * The picked hand; `null` until a hand is picked.
 */
picked: Hand | null,
/**
 * The hand with Cho's soldier; `null` until a hand is picked.
 */
cho_in: Hand | null,
/**
 * The sealed text: the game's id, the hand with Cho's soldier, and random digits; `null` until a hand is picked.
 */
reveal: string | null, };

/**
 * One of two closed hands.
 */
export type Hand = "left" | "right";

/**
 * Progress of placing the pieces one by one.
 */
export type PlacingView = { turn: Side,
/**
 * The pieces on the board, in the order in which they were placed.
 */
placed: Array<PlacedView>,
/**
 * The pieces that the side to move can place, once for each possible square.
 */
options: Array<PlacedView>, };

/**
 * A piece on a square.
 */
export type PlacedView = { square: string,
/**
 * The FEN letter of the piece: upper case for Cho, lower case for Han.
 */
piece: string, };

/**
 * The choice of setups (차림), which determine the places of horses and elephants.
 */
export type SetupView = { order: SetupOrder,
/**
 * The side that chooses first under `first_visible`, `swap_moves` and `piece_by_piece`; `null` otherwise.
 */
first: Side | null,
/**
 * Codes of the setups that at least one side may choose.
 */
allowed: Array<string>, };

/**
 * Method of choosing the setups.
 */
export type SetupOrder = "first_visible" | "simultaneous_hidden" | "swap_moves" | "piece_by_piece" | "fixed";

/**
 * Handling of takebacks in a game.
 */
export type TakebackMode = "immediate" | "asked" | "never";

/**
 * One action of a game.
 */
export type ActionView = {
/**
 * The action as a token: `a4b4`, `e2e2` (pass), `call`, `offer`, `accept`, `decline`, `resign:cho`, `flag:han`,
 * `stop:time`, `stop:agreed`, `stop:referee` or `abort`.
 */
token: string,
/**
 * The side that acted or ran out of time; `null` if the server aborted the game, or the clock or the referee
 * stopped it.
 */
side: Side | null,
/**
 * Number of moves and passes played before the action.
 */
ply: number,
/**
 * Time of the action, milliseconds since 1970.
 */
at_ms: number,
/**
 * Time charged by the clock, milliseconds; `null` without a clock and for actions that do not end a turn.
 */
spent_ms: number | null,
/**
 * Lag credit for the action, milliseconds; absent if there was none. It is not included in `spent_ms`.
 */
credit_ms?: number, };

/**
 * The current state of a game for one viewer.
 */
export type Now = {
/**
 * Server time of this state, milliseconds since 1970.
 */
at_ms: number, phase: Phase,
/**
 * The position; `null` if the game has not started.
 */
fen: string | null,
/**
 * The side to move; `null` before the start and after the end of the game.
 */
turn: Side | null,
/**
 * Number of moves and passes so far. Clients send it with their actions.
 */
ply: number,
/**
 * The moves that can be played now, in UCI and in byte order. A pass is a null step of the general (`e2e2`). Empty
 * during an adjournment, before the start and after the end of the game.
 */
legal: Array<string>,
/**
 * The square of the touched piece that the side to move must move, if the rules include touch-move. `legal`
 * contains only moves of this piece.
 */
touched: string | null,
/**
 * Moves that the board allows but the rule set refuses.
 */
refused: Array<RefusedMove>,
/**
 * Progress of placing the pieces in the setup phase under `piece_by_piece`; `null` otherwise.
 */
placing: PlacingView | null,
/**
 * Deadline for picking a hand or choosing a setup, milliseconds since 1970; absent if there is none. The server
 * makes the choices that are still missing then.
 */
setup_deadline_ms?: number,
/**
 * Whether the game is adjourned: both clocks are stopped, and no moves are possible.
 */
adjourned?: boolean,
/**
 * The side that the referee has ordered not to repeat a position. On its turn, `legal` contains no moves that
 * repeat a position, unless all of them do.
 */
must_deviate?: Side,
/**
 * The number of times the position has occurred, if the referee must decide about the repetition.
 */
repetition_for_referee?: number, rights: Rights,
/**
 * Whether the side to move is in check (장군).
 */
check: boolean,
/**
 * The squares of the checking pieces.
 */
checkers: Array<string>,
/**
 * The generals, if they face each other (빅장).
 */
bikjang: Bikjang | null,
/**
 * Each side's points, with the deom added for Han; `null` if the game has not started.
 */
points: BySide<number> | null,
/**
 * The deom (덤) in Han's points, in half points; absent if the game has not started, and in messages of older
 * servers.
 */
deom_half?: number,
/**
 * The outcome if both sides passed now; `null` if two passes would not end the game, and if no game is in
 * progress.
 */
if_both_pass: Outcome | null,
/**
 * The outcome if a draw offer were accepted now: the open offer, or an offer that the side to move may make. A
 * side can win if the rules let points decide (`draw_offer.result`). Absent without such an offer, and in messages
 * of older servers.
 */
if_agreed?: Outcome,
/**
 * The clocks at `at_ms`; `null` before the start and in games without a clock.
 */
clocks: BySide<ClockView> | null, offers: Offers,
/**
 * The verdict; `null` while the game continues.
 */
verdict: VerdictView | null, };

/**
 * The current state in brief, for clients that implement the rules. They compute `fen`, `turn`, `ply`, `legal`,
 * `refused`, `check`, `checkers`, `bikjang`, `points`, `if_both_pass` and `if_agreed`, as `janggun judge` does with
 * `present`. `phase` is `playing`, and `deom_half` never changes during a game. The other fields of [`Now`] that are
 * missing here are `null` or absent.
 */
export type BriefNow = {
/**
 * Server time of this state, milliseconds since 1970.
 */
at_ms: number,
/**
 * Checksum of the state under the rules, as in the output of `janggun judge`. A client whose own checksum differs
 * must reopen the socket without `rules`.
 */
checksum: string,
/**
 * The names of the fields of [`Rights`] that are true.
 */
rights: Array<Right>,
/**
 * The clocks of Cho and Han at `at_ms`; absent without a clock.
 */
clocks?: [BriefClock, BriefClock],
/**
 * Open offers; absent if there are none.
 */
offers?: Offers, must_deviate?: Side, repetition_for_referee?: number, };

/**
 * A clock as a list: `main_ms`, `period_ms` and `periods_left` of [`ClockView`], then `runs_from_ms` relative to
 * `at_ms`. The last number is usually negative; it is `null` if the clock is not running.
 */
export type BriefClock = [number, number, number, number | null];

/**
 * A right of a player, named as in [`Rights`].
 */
export type Right = "pick_hand" | "play" | "call" | "offer_draw" | "answer_draw" | "resign" | "abort" | "takeback" | "stop" | "answer_takeback" | "rematch" | "give_time" | "offer_adjourn" | "answer_adjourn" | "offer_resume" | "answer_resume" | "set_lines" | "confirm_referee" | "rule";

/**
 * A move that the rule set refuses, with the reason.
 */
export type RefusedMove = {
/**
 * The move in UCI.
 */
move: string,
/**
 * The code of the reason, such as `repetition_banned` or `bikjang_unresolved`.
 */
code: string, facts: Record<string, unknown>, };

/**
 * The commands that the requesting player may send now. For a player without a seat, only `join` and, for the referee,
 * `rule` can be set.
 */
export type Rights = {
/**
 * Open seats that the requesting player may take.
 */
join: Array<Side>,
/**
 * Sides for which the requesting player may choose a setup or place a piece now.
 */
arrange: Array<Side>,
/**
 * Pick one of two closed hands.
 */
pick_hand: boolean,
/**
 * Play one of the moves in `legal`.
 */
play: boolean,
/**
 * Call bikjang (빅장).
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
 * Abort the game, before both sides have moved.
 */
abort: boolean,
/**
 * Take back a move, or request a takeback.
 */
takeback: boolean,
/**
 * Offer or agree to stop the game before its end, with the action `stop:agreed`.
 */
stop?: boolean,
/**
 * Answer the opponent's takeback request.
 */
answer_takeback: boolean,
/**
 * Request a rematch, or agree to one.
 */
rematch: boolean,
/**
 * Give the opponent 15 seconds.
 */
give_time?: boolean, offer_adjourn?: boolean,
/**
 * Accept or decline the offer to adjourn.
 */
answer_adjourn?: boolean,
/**
 * Offer to resume the adjourned game.
 */
offer_resume?: boolean,
/**
 * Accept or decline the offer to resume.
 */
answer_resume?: boolean,
/**
 * Set conditional moves.
 */
set_lines?: boolean,
/**
 * Accept or decline the referee. A referee who has not joined yet can only be declined.
 */
confirm_referee?: boolean,
/**
 * Make a ruling as the game's referee.
 */
rule?: boolean, };

/**
 * Two generals that face each other.
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
 * Whether the side to move may call bikjang.
 */
callable: boolean, };

/**
 * One side's clock.
 */
export type ClockView = {
/**
 * Main time left; 0 during byoyomi. With a total time, the time left for both sides together.
 */
main_ms: number,
/**
 * Time left in the current byoyomi period; a full period while main time lasts. With a total time and a limit per
 * move, the time left for this move; 0 with other time controls.
 */
period_ms: number,
/**
 * Periods left, including the current one; 0 without byoyomi.
 */
periods_left: number, running: boolean,
/**
 * Server time at which the clock started, in milliseconds since 1970; `null` if the clock is not running. After a
 * restart of the server, the start may be up to 30 s after `at_ms`.
 */
runs_from_ms: number | null, };

/**
 * Open offers and requests, each with the side that made it.
 */
export type Offers = { draw: Side | null, takeback: Side | null, rematch: Side | null,
/**
 * An offer to stop the game before its end; the rule set then decides the result.
 */
stop?: Side, adjourn?: Side, resume?: Side, };

/**
 * The formats of `GET /api/games/{id}/record/{format}`.
 */
export type RecordFormat = "fen" | "gib" | "pgn" | "json";

/**
 * Response of `GET /api/games/{id}/record/{format}/left-out`: the content of this game that the format cannot
 * represent.
 */
export type LeftOutList = {
/**
 * One entry for each kind of content.
 */
left_out: Array<LeftOut>, };

/**
 * Content of one kind that a format cannot represent.
 */
export type LeftOut = {
/**
 * The kind of content, such as `rules`, `result` or `variations`.
 */
content: string, count: number,
/**
 * A sentence about this content in every language.
 */
text: LeftOutText, };

/**
 * The languages of the user interface.
 */
export type Language = "ko" | "en" | "nl";

/**
 * Description of content that a file format cannot represent, in every language.
 */
export type LeftOutText = Readonly<Record<Language, string>>;

/**
 * Response of `GET /api/games?page=N`: the requesting player's own games, newest first.
 */
export type GameList = {
/**
 * The requested page, counted from 1.
 */
page: number,
/**
 * The games of the page, at most 20.
 */
games: Array<GameSummary>,
/**
 * Whether there is a next page.
 */
more: boolean, };

/**
 * A game in a list.
 */
export type GameSummary = { id: string,
/**
 * The preset, such as `kakao@1`; `null` for custom rules.
 */
rules: string | null,
/**
 * The variant, which also determines the names of the sides. Absent in responses of older servers.
 */
movement: "janggi" | "xiangqi" | "chesswar",
/**
 * Whether the players agreed on a rated game; `null` if unknown.
 */
rated: boolean | null,
/**
 * The speed: `bullet`, `blitz`, `rapid`, `classical`, `unlimited` or `correspondence`; absent in responses of
 * older servers.
 */
speed: string | null, phase: Phase, seats: BySide<SeatView>,
/**
 * The side to move; `null` before and after the game and during an adjournment.
 */
turn: Side | null,
/**
 * Number of moves and passes so far.
 */
ply: number,
/**
 * The current or final position; `null` if the game has not started.
 */
fen: string | null,
/**
 * The verdict; `null` while the game continues.
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
 * Response of `GET /api/results` and of `GET /api/players/{player}/results`: finished public games between people,
 * most recently finished first. In their seats, `you` is always false.
 */
export type ResultList = {
/**
 * The games, at most 10.
 */
games: Array<GameSummary>, };

/**
 * Response of `GET /api/levels`.
 */
export type Levels = {
/**
 * All levels, weakest first.
 */
levels: Array<Level>,
/**
 * The variants (`movement` of a rule set) for which the grades were measured. In games of other variants,
 * the levels have the same limits, but their grades are not meaningful. Absent in responses from older servers,
 * which support only Janggi.
 */
measured_in: Array<"janggi" | "xiangqi" | "chesswar">, };

/**
 * A playing level of the engine, with its parameters and measured grade.
 */
export type Level = {
/**
 * Number of the level, 1 to 14.
 */
level: number,
/**
 * Measured grade on Janggun's scale: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단.
 */
grade: number,
/**
 * Maximum number of nodes searched per move.
 */
nodes: number,
/**
 * The largest deliberate loss of evaluation, in hundredths of a soldier. With 0, the engine plays the best move
 * found, except in the opening or to avoid waiting in a winning position.
 */
margin: number,
/**
 * Spread of the random choice within the margin: a loss of this many hundredths divides the odds of a move by e.
 */
spread: number, };

/**
 * Response of `GET` and `POST /api/games/{id}/analysis`.
 */
export type AnalysisView = { state: AnalysisState,
/**
 * Number of positions analysed.
 */
done: number,
/**
 * Number of positions to analyse, including the start. The last position is left out if it ended the game.
 */
of: number,
/**
 * Results, indexed by the number of moves and passes played before the position; `null` for positions without one.
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
 * Number of nodes searched.
 */
nodes: number,
/**
 * Score for the side to move.
 */
score: ScoreView,
/**
 * Expected score of the side to move, in thousandths; a draw counts as half a win.
 */
chance: number,
/**
 * The best action in UCI.
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
 * All legal moves; empty if the value of the position is unknown or the game is over.
 */
moves: Array<TableMove>, };

/**
 * A move and its value.
 */
export type TableMove = {
/**
 * The move in UCI.
 */
action: string,
/**
 * The value for the side that plays the move. Its plies include the move.
 */
value: TableValue, };

/**
 * The value of a position with best play.
 */
export type TableValue = { "t": "win",
/**
 * Number of plies to mate or, if points decide, the maximum number to a permanent lead; `null` if the lead is
 * already permanent.
 */
plies: number | null, } | { "t": "draw" } | { "t": "loss",
/**
 * Number of plies to the opponent's win, as in `win`.
 */
plies: number | null, } | { "t": "unknown",
/**
 * The rule: `movement`, `pass`, `deom`, `bikjang`, `mixed_endings`, `repetition`, `perpetual_check`,
 * `low_points`, `total_plies`, `no_capture`.
 */
reason: string, };

/**
 * Response of `GET /api/me`, and of most requests that change the requesting player, such as signing in.
 */
export type Me = {
/**
 * The requesting player; `null` without a session.
 */
player: PlayerView | null,
/**
 * The requesting player's account; `null` for guests and without a session.
 */
account: AccountView | null,
/**
 * Whether the server sends email, which is required for adding an address and for password resets by email.
 * Absent if `false`.
 */
mail?: boolean,
/**
 * The key for web push (`applicationServerKey`), base64url without `=`; absent if the server does not send push
 * notifications.
 */
push?: string, };

/**
 * An account, as shown to its owner.
 */
export type AccountView = { name: string,
/**
 * The account's API username, in ASCII; absent if it does not have one yet.
 */
handle?: string,
/**
 * Whether the owner may still choose the handle, which is possible only once.
 */
may_choose_handle?: boolean,
/**
 * Time of creation, milliseconds since 1970.
 */
created_ms: number,
/**
 * Whether signing in requires a code from an authenticator app or a recovery code.
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
 * Whether the owner is notified by email when a tournament starts; absent without a confirmed address.
 */
tournament_emails?: boolean,
/**
 * Whether the account gets emails about club membership requests; absent without a confirmed address. These are
 * requests to join a club of which the player is owner or officer, and answers to the player's own requests.
 */
club_emails?: boolean,
/**
 * An unconfirmed address to which a link was sent.
 */
pending_email?: string, };

/**
 * Body of `POST /api/me/nickname`, which sets a guest's nickname. A visitor without a session becomes a guest.
 */
export type NewNickname = {
/**
 * The nickname: 2 to 20 letters, digits, `_` and `-`; `null` removes it.
 */
nickname: string | null, };

/**
 * Body of `POST /api/account`, which creates an account for the requesting player. A guest's games are kept.
 */
export type SignUp = {
/**
 * The account's name: 2 to 20 letters, digits, `_` and `-`. Must not look like the name of another account.
 */
name: string,
/**
 * The password: 8 to 128 characters, not a common password.
 */
password: string, };

/**
 * Body of `POST /api/session`, which signs in to an account on this device.
 */
export type SignIn = {
/**
 * The account's name; case is ignored.
 */
name: string, password: string,
/**
 * Six digits from the authenticator app, or a recovery code. Required after the error `second_factor_needed`.
 */
code?: string, };

/**
 * Response of `GET /api/account/sessions` and `DELETE /api/account/sessions/{id}`.
 */
export type SessionList = {
/**
 * All sessions of the account, newest first.
 */
sessions: Array<SessionView>, };

/**
 * A session: a device on which the account is signed in.
 */
export type SessionView = {
/**
 * Id of the session for `DELETE /api/account/sessions/{id}`. It cannot be used to sign in.
 */
id: string,
/**
 * Time of the sign-in, milliseconds since 1970.
 */
created_ms: number,
/**
 * Time of the last use, milliseconds since 1970, to within an hour.
 */
seen_ms: number,
/**
 * Browser and operating system, such as `Firefox, Linux`; empty if neither is recognised.
 */
client: string,
/**
 * Whether the request was sent in this session.
 */
current: boolean, };

/**
 * Body of `POST /api/account/password`. All other sessions of the account end.
 */
export type ChangePassword = { password: string,
/**
 * The new password: 8 to 128 characters, not a common password.
 */
new_password: string, };

/**
 * Body of requests whose only field is the password: `POST` and `DELETE /api/account/second-factor`, `POST
 * /api/account/recovery-codes`, `DELETE /api/account/email` and `POST /api/account/close`.
 */
export type ConfirmPassword = { password: string, };

/**
 * Response of `POST /api/account/second-factor`, for the authenticator app. The second factor stays off until a code
 * from the app has been confirmed.
 */
export type SecondFactorSecret = {
/**
 * The secret in base 32, for typing.
 */
secret: string,
/**
 * The secret as an `otpauth://` URL, for a QR code.
 */
uri: string, };

/**
 * Body of `POST /api/account/second-factor/confirm`.
 */
export type ConfirmCode = {
/**
 * Six digits from the authenticator app.
 */
code: string, };

/**
 * Response of `POST /api/account/second-factor/confirm` and `POST /api/account/recovery-codes`. The codes cannot be
 * shown again.
 */
export type RecoveryCodes = {
/**
 * Ten codes, each valid for one sign-in or one recovery. Empty if the account had unused codes when the second
 * factor was confirmed; those codes remain valid.
 */
codes: Array<string>, };

/**
 * Body of `POST /api/account/recover`, which sets a new password with a recovery code. All sessions and access tokens
 * of the account end, and this device is signed in.
 */
export type Recover = {
/**
 * The account's name.
 */
name: string, recovery_code: string,
/**
 * The new password: 8 to 128 characters, not a common password.
 */
new_password: string, };

/**
 * Body of `POST /api/account/handle`, which is possible only once. The proposed handle also remains valid.
 */
export type NewHandle = {
/**
 * The handle: 2 to 20 ASCII letters, digits, `_` and `-`.
 */
handle: string, };

/**
 * Body of `POST /api/account/email`, which sends a confirmation link to the address. The link is valid for 24 hours.
 * Until it is used, the account keeps its previous address.
 */
export type NewEmail = {
/**
 * An address in ASCII.
 */
address: string, password: string,
/**
 * The language of emails to this address.
 */
language: Language, };

/**
 * Body of `PUT /api/account/email/notices`. Absent fields leave the settings unchanged.
 */
export type EmailNotices = {
/**
 * Whether to notify the owner by email when a tournament starts.
 */
tournaments?: boolean,
/**
 * Whether to notify the owner by email of requests to join the owner's clubs, and of answers to the owner's own
 * requests.
 */
clubs?: boolean, };

/**
 * Body of `POST /api/account/email/confirm`. Does not require a session, because the link may be opened on another
 * device.
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
 * Body of `POST /api/account/reset`, which emails a link for setting a new password, if the account has a confirmed
 * address.
 */
export type RequestReset = {
/**
 * The account's name or email address.
 */
account: string, };

/**
 * Response of `POST /api/account/reset`. Empty, so that it does not reveal whether the account exists.
 */
export type ResetRequested = Record<symbol, never>;

/**
 * Body of `POST /api/account/reset/password`. All sessions and access tokens of the account end. The player is not
 * signed in, because the account may have a second factor.
 */
export type ResetPassword = {
/**
 * The part of the link after `#`.
 */
token: string,
/**
 * The new password: 8 to 128 characters, not a common password.
 */
new_password: string, };

/**
 * Response of `POST /api/account/reset/password`.
 */
export type PasswordReset = {
/**
 * The account's name, for signing in.
 */
name: string, };

/**
 * Response of `GET` and `PUT /api/account/preferences`. The values are defined by the web app.
 */
export type Preferences = {
/**
 * Preferences of the account, for all devices; `null` if none are stored.
 */
account: Record<string, unknown> | null,
/**
 * Preferences of the device in `?device=`; `null` if none are stored or the parameter is absent.
 */
device: Record<string, unknown> | null, };

/**
 * Body of `PUT /api/account/preferences`. Replaces the preferences of the device in `?device=`, or of the account if
 * the parameter is absent.
 */
export type NewPreferences = {
/**
 * The preferences, at most 8,192 bytes of JSON.
 */
preferences: Record<string, unknown>, };

/**
 * Response of `GET /api/account/blocks`, and of `PUT` and `DELETE /api/account/blocks/{player}`.
 */
export type BlockList = {
/**
 * Players blocked by the requesting player, most recent first.
 */
blocked: Array<PlayerView>, };

/**
 * A permission of an access token.
 */
export type TokenScope = "bot:play" | "board:play" | "challenge:read" | "challenge:write";

/**
 * Body of `POST /api/account/tokens`.
 */
export type NewAccessToken = {
/**
 * The token's name, 1 to 60 characters.
 */
name: string,
/**
 * Permissions of the token; may be empty.
 */
scopes: Array<TokenScope>,
/**
 * Days until the token expires, 1 to 366; `null` if it does not expire.
 */
days: number | null, password: string, };

/**
 * Response of `POST /api/account/tokens`.
 */
export type AccessTokenMade = {
/**
 * `janggun_` and 64 hexadecimal digits. The token is shown only once, because the server stores only its hash.
 */
token: string,
/**
 * All tokens of the account, newest first.
 */
tokens: Array<AccessTokenView>, };

/**
 * Response of `GET /api/account/tokens` and `DELETE /api/account/tokens/{id}`.
 */
export type AccessTokenList = {
/**
 * All tokens of the account, newest first.
 */
tokens: Array<AccessTokenView>, };

/**
 * An access token in a list for its owner.
 */
export type AccessTokenView = {
/**
 * Id for `DELETE /api/account/tokens/{id}`. It does not grant access.
 */
id: string, name: string, scopes: Array<TokenScope>,
/**
 * Time of creation, in milliseconds since 1970.
 */
created_ms: number,
/**
 * Expiry time, in milliseconds since 1970; `null` if the token does not expire.
 */
ends_ms: number | null,
/**
 * Time of the last use, in milliseconds since 1970, accurate to five minutes; `null` if never used.
 */
used_ms: number | null, };

/**
 * Body of `POST /api/tournaments`.
 */
export type NewTournament = {
/**
 * The tournament's name, 1 to 60 characters.
 */
name: string,
/**
 * Time of the first round, in milliseconds since 1970: at most 90 days from now.
 */
starts_ms: number, settings: TournamentSettings,
/**
 * The id of a club of which the player is the owner or an officer: only its members can enter. Absent if everyone
 * can.
 */
club?: string, };

/**
 * The club of a tournament.
 */
export type TournamentClub = {
/**
 * The club's id, as in its URL.
 */
id: string,
/**
 * The club's name; `null` if the club has been dissolved.
 */
name: string | null, };

/**
 * Reason why a player cannot enter a club's tournament.
 */
export type EntryBar = "not_member" | "waiting" | "dissolved";

/**
 * Settings of a tournament that cannot be changed after its creation.
 */
export type TournamentSettings = { format: TournamentFormat,
/**
 * The id of a preset, with or without its revision: `"kakao"` or `"kakao@1"`.
 */
rules: string,
/**
 * Time control of the games: byoyomi, Fischer or a total time.
 */
time: TimeControl,
/**
 * Whether games are rated; `false` if absent.
 */
rated?: boolean,
/**
 * The way in which rounds are paired; `automatic` if absent.
 */
pairing?: PairingBy,
/**
 * Seconds between the last result of a round and the next round, 0 to 3,600; 60 if absent. In an arena, seconds
 * between two pairings.
 */
pause_s?: number,
/**
 * Time limit for each side's first move in seconds, 10 to 3,600; 60 if absent. A player who exceeds it loses the
 * game. After two forfeited games since entering or returning, the player is withdrawn.
 */
first_move_s?: number, };

/**
 * The format of a tournament.
 */
export type TournamentFormat = { "kind": "swiss",
/**
 * Number of rounds, 1 to 15.
 */
rounds: number, } | { "kind": "round_robin",
/**
 * Number of games between each pair of players, 1 or 2.
 */
cycles: number, } | { "kind": "knockout",
/**
 * Whether the losers of the semi-finals play for third place.
 */
third_place: boolean, } | { "kind": "groups",
/**
 * Maximum number of players per group, 3 to 8.
 */
size: number,
/**
 * Number of players who advance from each group, 1 to 4 and less than `size`.
 */
qualifiers: number,
/**
 * Whether the losers of the semi-finals play for third place.
 */
third_place: boolean, } | { "kind": "arena",
/**
 * Duration in minutes, 10 to 360.
 */
minutes: number, };

/**
 * The method of pairing the rounds of a tournament.
 */
export type PairingBy = "automatic" | "director";

/**
 * The state of a tournament.
 */
export type TournamentPhase = "open" | "running" | "over";

/**
 * A tournament in a list.
 */
export type TournamentSummary = {
/**
 * The tournament's id, as in its URL.
 */
id: string, name: string, owner: PlayerView,
/**
 * Time of the first round, in milliseconds since 1970.
 */
starts_ms: number, phase: TournamentPhase,
/**
 * Number of entered players who have not withdrawn.
 */
entries: number, settings: TournamentSettings,
/**
 * The club whose members can enter; absent if everyone can.
 */
club?: TournamentClub, };

/**
 * Response of `GET /api/tournaments`: at most 50 tournaments in each list.
 */
export type TournamentList = {
/**
 * Tournaments in progress, earliest start first.
 */
running: Array<TournamentSummary>,
/**
 * Tournaments that have not started, earliest start first.
 */
open: Array<TournamentSummary>,
/**
 * Tournaments that have ended, latest start first.
 */
over: Array<TournamentSummary>, };

/**
 * A tournament as the requesting player may see it.
 */
export type TournamentView = {
/**
 * The tournament's id, as in its URL.
 */
id: string, name: string, owner: PlayerView,
/**
 * Players whom the owner has allowed to direct the tournament.
 */
helpers: Array<PlayerView>,
/**
 * Time of the first round, in milliseconds since 1970.
 */
starts_ms: number, phase: TournamentPhase, settings: TournamentSettings,
/**
 * The club whose members can enter; absent if everyone can.
 */
club?: TournamentClub,
/**
 * Time from which the next round is paired, in milliseconds since 1970; `null` for an arena, if results are
 * missing, if a director pairs the rounds, and once the tournament is over.
 */
next_ms: number | null,
/**
 * End of an arena, in milliseconds since 1970; `null` for other formats.
 */
ends_ms: number | null,
/**
 * Time of the last change to the chat, in milliseconds since 1970; 0 if there has been none, `null` if the server
 * has no chat.
 */
chat_ms: number | null,
/**
 * Entries, rounds and standings: the type `View` in `web/src/domain/tournament.gen.ts`.
 */
state: unknown,
/**
 * The player of each entry.
 */
players: Array<TournamentPlayer>,
/**
 * The games of all rounds, by round and table. If a pairing has several games, the last one counts.
 */
games: Array<TournamentGame>,
/**
 * Role of the requesting player; `null` for a visitor without a session.
 */
you: TournamentYou | null, };

/**
 * The player of an entry.
 */
export type TournamentPlayer = {
/**
 * Number of the entry.
 */
entry: number, player: PlayerView, };

/**
 * The game of a pairing.
 */
export type TournamentGame = {
/**
 * Number of the round, from 1.
 */
round: number,
/**
 * Number of the table, from 1.
 */
table: number,
/**
 * The id of the game; its page is `/game/{game}`.
 */
game: string,
/**
 * Whether the game has been created. Until then, it has no page.
 */
made: boolean, over: boolean, };

/**
 * Role of the requesting player in a tournament.
 */
export type TournamentYou = {
/**
 * Number of the player's entry; `null` if the player has not entered.
 */
entry: number | null,
/**
 * Whether the player has entered and has not withdrawn. Withdrawn players may return.
 */
plays: boolean,
/**
 * Whether the player may direct the tournament.
 */
directs: boolean,
/**
 * The id of the player's unfinished game; `null` if there is none.
 */
game: string | null,
/**
 * The reason why the player cannot enter; absent if the player can, or if the tournament does not belong to a
 * club.
 */
bar?: EntryBar, };

/**
 * Response of `GET /api/tournaments/{id}/boards`.
 */
export type TournamentBoards = {
/**
 * At most 4 games in progress, ordered by table number.
 */
games: Array<LiveGame>, };

/**
 * Response of all requests to `/api/tournaments/{id}/chat`.
 */
export type TournamentChat = {
/**
 * At most 200 recent messages, oldest first, except those from players whom the requesting player has blocked.
 */
lines: Array<ChatLine>, };

/**
 * Body of `POST /api/tournaments/{id}/chat`.
 */
export type NewTournamentLine = { says: ChatWords, };

/**
 * Response of `GET /api/news`: news for the requesting player.
 */
export type News = {
/**
 * Tournaments in progress that the player has entered, but not visited since they started.
 */
tournaments: Array<TournamentSummary>,
/**
 * News of clubs that the player belongs to or has asked to join.
 */
clubs?: Array<ClubNews>, };

/**
 * Body of `POST /api/tournaments/{id}/orders`: a director's command.
 */
export type TournamentOrder = { "do": "pair" } | { "do": "withdraw", entry: number, } | { "do": "return", entry: number, } | { "do": "report", round: number, table: number, outcome: TournamentOutcome, } | { "do": "correct", round: number, table: number, outcome: TournamentOutcome,
/**
 * The reason for the correction, 1 to 500 characters.
 */
reason: string, } | { "do": "rename", name: string, } | { "do": "close" };

/**
 * The result of a pairing.
 */
export type TournamentOutcome = { "result": "full", winner: Side, } | { "result": "counted", winner: Side, } | { "result": "draw" } | { "result": "forfeit", winner: Side, } | { "result": "both_forfeit" };

/**
 * Body of `POST /api/relays`.
 */
export type RelayUpload = {
/**
 * The director's secret: 64 hexadecimal digits, derived by the page from a random seed. The relay's id is derived
 * from the secret, so the page gets the same id again after a restart of the server.
 */
secret: string,
/**
 * Number of events in the tournament's log. An upload with a lower version than the current one is ignored.
 */
version: number, sheet: RelaySheet,
/**
 * Hashed codes for the boards whose players may report.
 */
codes: Array<RelayCodes>, };

/**
 * Hashed codes of a board's players: the first 32 hexadecimal digits of each code's SHA-256 hash.
 */
export type RelayCodes = {
/**
 * The `key` of the board.
 */
board: string, cho: string, han: string, };

/**
 * Pairings and standings, visible to anyone with the link.
 */
export type RelaySheet = {
/**
 * Name of the tournament.
 */
title: string,
/**
 * The last round of each division, and earlier rounds with missing results.
 */
rounds: Array<RelayRound>, standings: Array<RelayStandings>, };

/**
 * A round of a division.
 */
export type RelayRound = { title: string,
/**
 * Results that players may report in this round. Empty once the division is over.
 */
results: Array<RelayResult>, boards: Array<RelayBoard>,
/**
 * Names of the players who do not play, each followed by the reason in parentheses.
 */
byes: Array<string>, };

/**
 * A game of a round.
 */
export type RelayBoard = {
/**
 * Id of the game, unique in the sheet.
 */
key: string,
/**
 * Printed board number: `3`, or `3.2` for the second game of a series or the second board of a team.
 */
label: string,
/**
 * Name of the Cho player.
 */
cho: string,
/**
 * Name of the Han player.
 */
han: string,
/**
 * The result in the director's log; `null` if there is none yet.
 */
result: RelayResult | null, };

/**
 * Result of a game.
 */
export type RelayResult = "cho_full" | "han_full" | "cho_counted" | "han_counted" | "draw" | "cho_forfeit" | "han_forfeit" | "both_forfeit";

/**
 * Standings of a group or a division.
 */
export type RelayStandings = { title: string, rows: Array<RelayRow>, };

/**
 * A row of the standings.
 */
export type RelayRow = {
/**
 * The place; 0 if it is not settled, because the player is still in a knock-out.
 */
rank: number, name: string,
/**
 * Points as displayed, such as `2½`, or the stage that a player of a knock-out has reached.
 */
points: string, };

/**
 * Body of `POST /api/relays/{id}/director`.
 */
export type RelayQuestion = { secret: string,
/**
 * Keys of the boards to clear. This drops their calls, and also the reported results if both players have
 * reported one.
 */
clear?: Array<string>, };

/**
 * A relay as the director sees it.
 */
export type RelayView = {
/**
 * The id, which is derived from the secret.
 */
id: string,
/**
 * URL of this server for phones on the same network; `null` if there is no network or the server only listens on
 * this device.
 */
address: string | null,
/**
 * Boards with reports, calls or cleared reports.
 */
boards: Array<RelayReports>, };

/**
 * Reports of a board's players.
 */
export type RelayReports = {
/**
 * The `key` of the board.
 */
board: string, cho: RelayReport, han: RelayReport,
/**
 * Number of times that a director has dropped both results.
 */
cleared: number, };

/**
 * A player's report.
 */
export type RelayReport = { result: RelayResult | null,
/**
 * Whether the player has called the director.
 */
call: boolean, };

/**
 * Body of `POST /api/relays/{id}/seat`.
 */
export type RelayCode = {
/**
 * The player's code for this round.
 */
code: string, };

/**
 * Body of `POST /api/relays/{id}/reports`.
 */
export type NewRelayReport = {
/**
 * The player's code for this round.
 */
code: string,
/**
 * The result, which replaces an earlier one; absent if the player only calls the director.
 */
result?: RelayResult,
/**
 * Whether to call the director; `false` if absent.
 */
call?: boolean, };

/**
 * A player's seat in the current round.
 */
export type RelaySeat = {
/**
 * Name of the tournament.
 */
title: string,
/**
 * Title of the round.
 */
round: string, board: RelayBoard, side: Side,
/**
 * Results that the player may report.
 */
results: Array<RelayResult>, own: RelayReport, state: RelayState,
/**
 * Time at which the relay was opened, in milliseconds since 1970. If it changes, the relay was opened again, for
 * example after a restart of the server, and the earlier reports are lost.
 */
opened_ms: number, };

/**
 * State of a board's reports.
 */
export type RelayState = "open" | "waiting" | "agreed" | "differ";

/**
 * Description of a club. Also the body of `POST /api/clubs` and `PUT /api/clubs/{id}`.
 */
export type ClubText = {
/**
 * The club's name, 1 to 40 characters.
 */
name: string,
/**
 * Town or address, up to 60 characters; may be empty.
 */
place: string,
/**
 * A description of the club, up to 200 characters; may be empty.
 */
about: string, admission: Admission, };

/**
 * The admission policy of a club.
 */
export type Admission = "open" | "approval";

/**
 * A player's role in a club.
 */
export type ClubRole = "owner" | "officer" | "member" | "waiting";

/**
 * Response of `GET /api/clubs`.
 */
export type ClubList = {
/**
 * The clubs of the requesting player; empty for visitors, on later pages and in a search.
 */
own: Array<ClubSummary>,
/**
 * A page of at most 50 clubs that match the search, largest first.
 */
clubs: Array<ClubSummary>,
/**
 * Whether there is another page.
 */
more: boolean, };

/**
 * A club in a list.
 */
export type ClubSummary = {
/**
 * The id in the club's URL.
 */
id: string, name: string, place: string,
/**
 * Number of members, without waiting players.
 */
members: number, admission: Admission,
/**
 * The requesting player's role; only in [`ClubList::own`].
 */
role?: ClubRole, };

/**
 * A club as the requesting player may see it.
 */
export type ClubView = {
/**
 * The id in the club's URL.
 */
id: string, text: ClubText,
/**
 * Time of creation, in milliseconds since 1970.
 */
created_ms: number,
/**
 * The owner, then officers, then other members. Within a role, the longest membership comes first.
 */
members: Array<ClubMember>,
/**
 * Players waiting for approval. Shown only to the owner and officers; otherwise empty.
 */
waiting: Array<ClubMember>,
/**
 * Events, earliest day first.
 */
events: Array<ClubEvent>,
/**
 * Role of the requesting player; `null` if the player is not in the club.
 */
you: ClubRole | null,
/**
 * The club's tournaments: those in progress, those that have not begun, and the last three that have ended.
 */
tournaments?: Array<TournamentSummary>, };

/**
 * A member of a club, or a player waiting for approval.
 */
export type ClubMember = {
/**
 * The player, with the Janggi rating for the player's most played speed.
 */
player: PlayerView, role: ClubRole, };

/**
 * An event of a club.
 */
export type ClubEvent = {
/**
 * The id with which the event can be deleted.
 */
id: string,
/**
 * The day, such as `2026-11-30`.
 */
day: string, title: string, place: string, note: string, };

/**
 * News of a club for the requesting player.
 */
export type ClubNews = {
/**
 * The club's id, as in its URL.
 */
id: string, name: string, kind: ClubNewsKind, };

/**
 * The subject of news of a club. Other kinds may be added.
 */
export type ClubNewsKind = "request" | "admitted" | "declined";

/**
 * Body of `POST /api/clubs/{id}/events`.
 */
export type NewClubEvent = {
/**
 * The day, such as `2026-11-30`.
 */
day: string,
/**
 * The event's title, 1 to 60 characters.
 */
title: string,
/**
 * The place of the event, up to 60 characters; may be empty.
 */
place: string,
/**
 * A note, up to 200 characters; may be empty.
 */
note: string, };

/**
 * Body of `PUT /api/clubs/{id}/members/{player}`.
 */
export type NewRole = {
/**
 * `member` approves a waiting player or demotes an officer, `officer` appoints an officer, and `owner` transfers
 * the club. The previous owner then becomes an officer.
 */
role: ClubRole, };

/**
 * Response of `GET /api/players/{player}/ratings`.
 */
export type PlayerRatings = { player: PlayerView,
/**
 * One rating for each variant and speed in which the player has rated games.
 */
ratings: Array<LadderView>, };

/**
 * A player's rating for one variant and speed.
 */
export type LadderView = { movement: "janggi" | "xiangqi" | "chesswar",
/**
 * The speed: `bullet`, `blitz`, `rapid`, `classical` or `correspondence`.
 */
speed: string, rating: RatingView,
/**
 * Results of the player's rated games with this variant and speed.
 */
results: ResultsView,
/**
 * Time at which the last game was rated, milliseconds since 1970.
 */
rated_ms: number, };

/**
 * Games won, drawn and lost.
 */
export type ResultsView = { wins: number, draws: number, losses: number, };

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
 * Time at which the game was rated, milliseconds since 1970.
 */
rated_ms: number,
/**
 * The rating after the game, in whole points.
 */
rating: number,
/**
 * The change caused by the game, in whole points.
 */
gained: number,
/**
 * The deviation after the game, in whole points.
 */
deviation: number, };

/**
 * Response of `GET /api/games/{id}/ratings`: each player's rating change in the game; both `null` if it was not rated.
 */
export type GameRatings = BySide<RatingPoint | null>;

/**
 * Response of `GET /api/leaderboard/{movement}/{speed}?page=1`: players whose rating is not provisional and whose last
 * rated game is at most 90 days old, best first.
 */
export type Leaderboard = {
/**
 * The requested page, counted from 1.
 */
page: number,
/**
 * The places of the page, at most 50.
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
 * The rank, counted from 1.
 */
rank: number, player: PlayerView,
/**
 * Results of the player's rated games with the leaderboard's variant and speed.
 */
results: ResultsView, };

/**
 * Response of `GET /api/players/{player}/score/{opponent}`: results of all finished games between the two players,
 * rated or not.
 */
export type Score = {
/**
 * Results from the point of view of `player`.
 */
results: ResultsView, };

/**
 * A chat room of a game.
 */
export type ChatRoom = "players" | "spectators";

/**
 * The content of a chat message: `{"text": "…"}` or `{"preset": "…"}`.
 */
export type ChatWords = { "text": string } | { "preset": ChatPreset };

/**
 * A preset message.
 */
export type ChatPreset = "hello" | "good_luck" | "good_move" | "one_moment" | "take_your_time" | "sorry" | "well_played" | "good_game" | "thank_you" | "one_more" | "goodbye";

/**
 * A chat message, as shown to one reader.
 */
export type ChatLine = {
/**
 * Time, milliseconds since 1970. Unique within a game or tournament, so that clients can recognise duplicates.
 */
at_ms: number, by: PlayerView,
/**
 * Whether the author is the requesting player.
 */
mine: boolean, says: ChatWords, };

/**
 * Body of `PUT /api/account/push`: a `PushSubscription` of the browser, created with the server's key (`Me.push`). The
 * keys are base64url without `=`, as returned by the browser's `toJSON()`.
 */
export type NewPushSubscription = {
/**
 * The `https` URL of the push service, at most 2,048 bytes. It must have a host name rather than an IP address,
 * the default port, and neither a user name nor a password.
 */
endpoint: string,
/**
 * The browser's public key: an uncompressed point on P-256, 65 bytes.
 */
p256dh: string,
/**
 * The secret shared by the browser and the server, 16 bytes.
 */
auth: string, };

/**
 * The content of a push message, after the browser has decrypted it. It does not contain secrets.
 */
export type PushNotice = { kind: PushKind,
/**
 * The id of the game; its page is `/game/{game}`. Absent if the notification is about a club.
 */
game?: string,
/**
 * The id of the club; its page is `/clubs/{club}`.
 */
club?: string,
/**
 * The name of the opponent or of the club; absent for the engine and for a guest without a name.
 */
name?: string,
/**
 * The engine's level if the opponent is the engine; absent for a person.
 */
level?: number, };

/**
 * The subject of a notification.
 */
export type PushKind = "turn" | "offer" | "joined" | "over" | "challenge" | "round" | "club_request" | "club_answer";

/**
 * Body of `PUT /api/account/records/{id}`.
 */
export type NewAccountRecord = {
/**
 * The game in the project's own record format. It is stored and returned byte for byte.
 */
record: string, };

/**
 * Response of `PUT` and `DELETE /api/account/records/{id}`.
 */
export type AccountRecordChange = {
/**
 * The id of the record.
 */
id: string,
/**
 * Number of the record's last change; 0 if there is neither a record nor a deletion marker.
 */
seq: number, };

/**
 * A record in an account, or the marker of a deleted one.
 */
export type AccountRecord = {
/**
 * The id chosen by the device that created the record.
 */
id: string,
/**
 * Number of the record's last change. Later changes to any record of the account have greater numbers.
 */
seq: number,
/**
 * The text as it was stored; absent if the record was deleted.
 */
record?: string, };

/**
 * Response of `GET /api/account/records?after=SEQ`.
 */
export type AccountRecordPage = {
/**
 * Records and deletion markers with a `seq` greater than `after`, in order of `seq`.
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
 * The analysis, encoded as in a link: JSON (`janggi::record::analysis`), deflated, in base64url without `=`.
 */
packed: string, };

/**
 * Response of `POST /api/shared-analyses`.
 */
export type SharedAnalysis = {
/**
 * The id, derived from the content. Equal analyses have the same id.
 */
id: string, };

/**
 * A message from a client. The client chooses the `id` of a command: 1 to 32 of `A–Z a–z 0–9 _ -`. It may be reused in
 * the same game only to repeat the same command, which is then acknowledged again without a further effect.
 */
export type ClientMsg = { "t": "act", id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number,
/**
 * The action: a step such as `a4b4`, a pass (`e2e2` or `pass`), `call`, `offer`, `accept`, `decline`,
 * `stop:agreed` or `resign`; `resign:cho` or `resign:han` if one player holds both seats.
 */
action: string,
/**
 * `seq` of the last event that the player had seen. An outdated command is refused.
 */
seen?: number, } | { "t": "arrange", id: string, side: Side,
/**
 * One of `setup.allowed`.
 */
setup: string, } | { "t": "swap", id: string, side: Side, wings: Wings, } | { "t": "place", id: string, side: Side,
/**
 * The FEN letter of the piece, in upper or lower case.
 */
piece: string, square: string, } | { "t": "pick_hand", id: string, hand: Hand, } | { "t": "touch", id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number, square: string,
/**
 * `seq` of the last event that the player had seen. An outdated command is refused.
 */
seen?: number, } | { "t": "takeback", id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number,
/**
 * `seq` of the last event that the player had seen. An outdated command is refused.
 */
seen?: number, } | { "t": "takeback_answer", id: string, accept: boolean,
/**
 * `seq` of the last event that the player had seen. An outdated command is refused.
 */
seen?: number, } | { "t": "rematch", id: string, } | { "t": "decline_rematch", id: string, } | { "t": "abort", id: string, } | { "t": "claim", id: string, claim: Claim, } | { "t": "give_time", id: string, } | { "t": "offer_adjourn", id: string,
/**
 * `seq` of the last event that the player had seen. An outdated command is refused.
 */
seen?: number, } | { "t": "answer_adjourn", id: string, accept: boolean,
/**
 * `seq` of the last event that the player had seen. An outdated command is refused.
 */
seen?: number, } | { "t": "offer_resume", id: string,
/**
 * `seq` of the last event that the player had seen. An outdated command is refused.
 */
seen?: number, } | { "t": "answer_resume", id: string, accept: boolean,
/**
 * `seq` of the last event that the player had seen. An outdated command is refused.
 */
seen?: number, } | { "t": "set_lines", id: string,
/**
 * `now.ply` of the position that the player saw.
 */
ply: number,
/**
 * At most 20 lines of 2 to 20 plies in UCI, each starting with a move by the opponent. A pass is a null step
 * such as `e2e2`.
 */
lines: Array<Array<string>>,
/**
 * `seq` of the last event that the player had seen. An outdated command is refused.
 */
seen?: number, } | { "t": "confirm_referee", id: string, accept: boolean, } | { "t": "rule", id: string, ruling: Ruling,
/**
 * The reason, at most 500 characters; may be empty.
 */
words: string,
/**
 * `seq` of the last event that the player had seen. An outdated command is refused.
 */
seen?: number, } | { "t": "chat", id: string, room: ChatRoom, says: ChatWords, } | { "t": "read_chat", id: string, } | { "t": "ping",
/**
 * Whether the page is hidden. If its connection is lost, the player is reported as absent later than usual,
 * because a hidden page reconnects at most once a minute.
 */
hidden?: boolean, };

/**
 * Wings on which horse and elephant are swapped.
 */
export type Wings = "neither" | "left" | "right" | "both";

/**
 * A result that a player claims against an absent opponent.
 */
export type Claim = "win" | "draw";

/**
 * A message from the server. Some fields depend on the recipient.
 */
export type ServerMsg = { "t": "state",
/**
 * Number of events so far.
 */
seq: number, game: GameView, } | { "t": "event",
/**
 * Number of the event, counted from 1.
 */
seq: number,
/**
 * Time of the event, in milliseconds since 1970.
 */
at_ms: number, event: GameEvent,
/**
 * The state after the event; `null` for all but the last of several events that are sent together. The brief
 * form is sent only if the client opened the socket with `rules=1`.
 */
now: AnyNow | null, } | { "t": "ack",
/**
 * The command's id.
 */
id: string,
/**
 * Number of the command's last event, or of the game's last event if the command caused none.
 */
seq: number, } | { "t": "refused",
/**
 * The command's id.
 */
id: string, error: ErrorBody, } | { "t": "error", error: ErrorBody, } | { "t": "thinking",
/**
 * The engine's side.
 */
side: Side, state: Thinking, } | { "t": "absent", side: Side,
/**
 * Start of the absence, in milliseconds since 1970; `null` if the player is present.
 */
since_ms: number | null,
/**
 * Time from which the opponent may send `claim`, in milliseconds since 1970; `null` if claims are impossible.
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
 * The reason for closing a socket.
 */
export type ByeReason = "restart" | "too_slow" | "too_fast" | "signed_out";

/**
 * An event of a game.
 */
export type GameEvent = { "kind": "opened" } | { "kind": "joined", side: Side,
/**
 * The player; absent in messages from older servers.
 */
player?: PlayerView, } | { "kind": "arranged", side: Side,
/**
 * The code of the setup; `null` if it is hidden from the reader until both sides have chosen.
 */
setup: string | null, } | { "kind": "placed", side: Side,
/**
 * The FEN letter of the piece.
 */
piece: string, square: string, } | { "kind": "hand_picked", hand: Hand,
/**
 * The side of the picking player from now on.
 */
side: Side, } | { "kind": "started",
/**
 * The setup codes; `null` if the game starts from a custom position.
 */
arrangements: BySide<string | null>,
/**
 * The initial position.
 */
fen: string, } | { "kind": "acted", action: ActionView, } | { "kind": "touched", side: Side, square: string, } | { "kind": "ended", verdict: VerdictView, } | { "kind": "takeback_offered", side: Side, } | { "kind": "takeback_declined", side: Side, } | { "kind": "stop_offered", side: Side, } | { "kind": "took_back", actions_left: number, } | { "kind": "aborted" } | { "kind": "rematch_offered", side: Side, } | { "kind": "rematch_declined", side: Side, } | { "kind": "rematched", game: string, } | { "kind": "resumed" } | { "kind": "claimed", side: Side, claim: Claim, } | { "kind": "setup_expired" } | { "kind": "time_given", side: Side, ms: number, } | { "kind": "adjourn_offered", side: Side, } | { "kind": "adjourn_declined", side: Side, } | { "kind": "adjourned" } | { "kind": "resume_offered", side: Side, } | { "kind": "resume_declined", side: Side, } | { "kind": "continued" } | { "kind": "lines_set",
/**
 * The player's side; `null` for other readers.
 */
side: Side | null,
/**
 * The lines; `null` for other readers.
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
 * An explanation in English for developers. Players see the sentence for the code instead.
 */
detail: string,
/**
 * Details of the error by name, such as numbers and squares.
 */
facts: Record<string, unknown>, };

/**
 * The body of an HTTP response with an error status.
 */
export type ErrorResponse = { error: ErrorBody, };

/**
 * The fixed set of error codes.
 */
export type ErrorCode = "bad_json" | "bad_request" | "bad_rules" | "bad_fen" | "bad_position" | "bad_move" | "bad_time" | "bad_level" | "unknown_house_player" | "bad_start" | "illegal_move" | "refused_move" | "no_touch_move" | "nothing_to_touch" | "touched" | "game_over" | "not_your_seat" | "not_your_turn" | "stale_ply" | "wrong_phase" | "not_your_choice" | "already_chosen" | "cannot_place" | "hands_closed" | "no_hands" | "not_your_pick" | "setup_not_allowed" | "seat_taken" | "already_seated" | "takeback_never" | "nothing_to_take_back" | "offer_pending" | "no_offer" | "too_late_to_abort" | "in_tournament" | "id_reused" | "not_claimable" | "already_rematched" | "time_is_up" | "no_session" | "no_account" | "too_many_aborts" | "has_account" | "bad_name" | "name_taken" | "bad_password" | "weak_password" | "wrong_sign_in" | "wrong_password" | "second_factor_needed" | "wrong_code" | "second_factor_on" | "second_factor_off" | "wrong_recovery" | "no_mail" | "no_email" | "no_push" | "bad_push" | "bad_email" | "wrong_link" | "unknown_session" | "unknown_player" | "not_yourself" | "too_many_blocks" | "too_many_devices" | "bad_record" | "record_differs" | "records_full" | "suspended" | "sign_up_closed" | "too_many_records" | "unrateable" | "bot_unrated" | "no_clock" | "no_total_time" | "never_stopped" | "no_opponent" | "time_given_out" | "list_full" | "adjourned" | "not_adjourned" | "not_correspondence" | "bad_lines" | "no_referee" | "bad_referee_key" | "referee_taken" | "referee_plays" | "not_referee" | "bad_ruling" | "text_too_long" | "bad_text" | "chat_off" | "chat_closed" | "said_already" | "must_deviate" | "unknown_seek" | "own_seek" | "not_your_seek" | "too_many_seeks" | "bad_range" | "not_for_you" | "unknown_pool" | "not_waiting" | "playing" | "challenge_refused" | "too_many_challenges" | "unknown_challenge" | "not_invited" | "unknown_tournament" | "bad_tournament" | "too_many_tournaments" | "tournament_full" | "not_director" | "tournament_refused" | "unknown_relay" | "bad_relay" | "too_many_relays" | "unknown_code" | "board_settled" | "unknown_club" | "bad_club" | "too_many_clubs" | "club_full" | "not_officer" | "not_member" | "members_only" | "owner_stays" | "unknown_game" | "game_unreadable" | "bad_analysis" | "unknown_analysis" | "no_table" | "not_found" | "method_not_allowed" | "no_record" | "too_large" | "not_json" | "bad_origin" | "too_fast" | "too_many_sockets" | "too_many_games" | "too_many_unplayed_games" | "too_many_analyses" | "busy" | "storage_failed" | "no_space" | "restarting" | "standby" | "invalid_token" | "token_needed" | "missing_scope" | "session_required" | "unknown_token" | "bad_handle" | "handle_taken" | "handle_chosen" | "has_played" | "not_a_bot" | "too_many_tokens" | "bad_token" | "stale_job" | "internal";

/**
 * A message from a client in the lobby. `id` is the client's id for the command: 1 to 32 of `A–Z a–z 0–9 _ -`. A
 * command with a valid id is answered by `ack` or `refused` with the same id.
 */
export type LobbyClientMsg = { "t": "seek", id: string, seek: NewSeek, } | { "t": "cancel", id: string, seek: string, } | { "t": "accept", id: string, seek: string, } | { "t": "pool", id: string,
/**
 * The `id` of one of the `pools` in `state`.
 */
pool: string,
/**
 * Whether to play a rated game if the opponent also wants one and both players have accounts; `true` if
 * absent.
 */
rated?: boolean,
/**
 * The time zone, as in `NewGame`. The game gets the time zone of the player who has waited longer.
 */
zone?: string,
/**
 * Whether one of the server's own computer players may join after a few seconds if no person has. The game is
 * then unrated. `false` if absent.
 */
house?: boolean, } | { "t": "leave", id: string, } | { "t": "ping", };

/**
 * A game to offer in the lobby.
 */
export type NewSeek = {
/**
 * The id of a preset, such as `kakao` or `kakao@1`.
 */
rules: string, time: TimeControl,
/**
 * Whether the game is rated, which requires two accounts; `false` if absent.
 */
rated?: boolean,
/**
 * The side that the seeker takes; `random` if absent.
 */
side?: SeekSide,
/**
 * Rating range for opponents; any rating if absent.
 */
range?: RatingRange,
/**
 * The time zone, as in `NewGame`.
 */
zone?: string,
/**
 * Whether one of the server's own computer players may accept after a few seconds if no person has. Rated seeks
 * and correspondence games are for people only. `false` if absent.
 */
house?: boolean, };

/**
 * The side that a seeker takes.
 */
export type SeekSide = "cho" | "han" | "random";

/**
 * An inclusive range of ratings. A player without a rating counts as 1500.
 */
export type RatingRange = {
/**
 * The lowest rating, 0 to 4000.
 */
least: number,
/**
 * The highest rating, `least` to 4000.
 */
most: number, };

/**
 * A message from the server in the lobby. `seeks` and `presence` are broadcast to all clients.
 */
export type LobbyServerMsg = { "t": "state",
/**
 * The requesting player; `null` for a visitor without a session, whose commands are refused.
 */
you: PlayerView | null,
/**
 * All open seeks, oldest first.
 */
seeks: Array<SeekView>, pools: Array<PoolView>, presence: Presence,
/**
 * Open challenges to and from the requesting player.
 */
challenges: Array<ChallengeView>,
/**
 * The server's own players, weakest first; absent if there are none.
 */
house?: Array<HousePlayerView>, } | { "t": "seeks",
/**
 * New seeks, oldest first.
 */
added: Array<SeekView>,
/**
 * The ids of seeks that are no longer open.
 */
gone: Array<string>, } | { "t": "presence", presence: Presence, } | { "t": "paired",
/**
 * The game's id.
 */
game: string,
/**
 * The recipient's side.
 */
side: Side,
/**
 * The opponent; without a name if it is one of the server's own computer players.
 */
opponent: PlayerView,
/**
 * The seek that led to the pairing; `null` for a pool.
 */
seek: string | null,
/**
 * The opponent's id if it is one of the server's own computer players; absent for a person.
 */
house?: string, } | { "t": "unpaired", error: ErrorBody, } | { "t": "challenged", challenge: ChallengeView, } | { "t": "challenge_gone",
/**
 * The game's id.
 */
game: string, outcome: ChallengeOutcome, } | { "t": "ack",
/**
 * The command's id.
 */
id: string,
/**
 * The id of the new seek; `null` for other commands, and if the seek was paired at once.
 */
seek: string | null, } | { "t": "refused",
/**
 * The command's id.
 */
id: string, error: ErrorBody, } | { "t": "error", error: ErrorBody, } | { "t": "pong" } | { "t": "bye", reason: ByeReason, };

/**
 * One of the server's own players, whose moves the engine chooses. Games against them are never rated.
 */
export type HousePlayerView = {
/**
 * The id of the player in messages, such as `fox`.
 */
id: string,
/**
 * The level at which the engine plays, 1 to 14.
 */
level: number,
/**
 * The measured grade of the level: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단.
 */
grade: number, };

/**
 * An open seek: a player's offer of a game in the lobby.
 */
export type SeekView = { id: string, by: PlayerView,
/**
 * The preset, such as `kakao@1`.
 */
rules: string, time: TimeControl,
/**
 * The speed: `bullet`, `blitz`, `rapid`, `classical`, `unlimited` or `correspondence`.
 */
speed: string, rated: boolean,
/**
 * The side that the seeker takes.
 */
side: SeekSide,
/**
 * The rating range for opponents; `null` if any rating is accepted.
 */
range: RatingRange | null,
/**
 * Time at which the seek was opened, milliseconds since 1970.
 */
since_ms: number, };

/**
 * A pool of players who wait for a game with the same rules and time control. The game is rated if both players have
 * accounts and want a rated game.
 */
export type PoolView = {
/**
 * The id of the pool: `5+10x3` for five minutes and three periods of ten seconds, `1+5` for one minute and an
 * increment of five seconds.
 */
id: string,
/**
 * The preset, such as `kakao@1`.
 */
rules: string, time: TimeControl,
/**
 * The speed of the pool's games, as in a seek.
 */
speed: string,
/**
 * The rating difference that a player accepts at first.
 */
difference: number,
/**
 * Growth of the accepted difference per second of waiting.
 */
wider_by: number,
/**
 * Waiting time in seconds after which any rating difference is accepted.
 */
anybody_after_s: number, };

/**
 * Numbers of players and games.
 */
export type Presence = {
/**
 * Number of players with an open socket or stream.
 */
players: number,
/**
 * Number of games with a running clock, except correspondence games that are not loaded in memory.
 */
games: number,
/**
 * Numbers of players and games by pool.
 */
waiting: Array<PoolCount>, };

/**
 * The number of players waiting in a pool, and the number of games with its time control.
 */
export type PoolCount = { pool: string, players: number,
/**
 * Number of public games in progress between people with the pool's time control; absent in messages of older
 * servers.
 */
games?: number, };

/**
 * Body of `POST /api/challenges`, which creates a game with a seat reserved for the challenged player. The response is
 * that of `POST /api/games`.
 */
export type NewChallenge = { to: Challenged,
/**
 * The game. Its `opponent` must be `friend`.
 */
game: NewGame, };

/**
 * The player to challenge, by id or by account name.
 */
export type Challenged = { "player": string } | { "name": string };

/**
 * An open challenge. It is accepted with `POST /api/games/{game}/join`, and declined or withdrawn with `DELETE
 * /api/challenges/{game}`.
 */
export type ChallengeView = {
/**
 * The game's id.
 */
game: string, from: PlayerView, to: PlayerView,
/**
 * The preset, such as `kakao@1`; `null` for custom rules.
 */
rules: string | null, time: TimeControl, rated: boolean,
/**
 * The other terms; absent in messages of older servers.
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
 * Time at which the challenge expires, milliseconds since 1970.
 */
until_ms: number, };

/**
 * The outcome of a challenge.
 */
export type ChallengeOutcome = "accepted" | "declined" | "withdrawn" | "expired";

/**
 * Response of `GET /api/challenges`: the open challenges, newest first.
 */
export type ChallengeList = {
/**
 * Challenges to the requesting player.
 */
received: Array<ChallengeView>,
/**
 * Challenges by the requesting player.
 */
sent: Array<ChallengeView>, };

/**
 * Response of `GET /api/live?page=N`: a page of the list of public games in progress, which has at most 100 games.
 * The first game of the first page is the featured one. Games are sorted by the sum of their players' ratings, not
 * counting provisional ones, then by the number of spectators, then newest first.
 */
export type LiveList = {
/**
 * The requested page, counted from 1.
 */
page: number,
/**
 * The games of the page, at most 20.
 */
games: Array<LiveGame>,
/**
 * Whether there is a next page.
 */
more: boolean, };

/**
 * A public game in progress.
 */
export type LiveGame = { id: string,
/**
 * The preset, such as `kakao@1`; `null` for custom rules.
 */
rules: string | null,
/**
 * The variant: Janggi, Xiangqi or Chess War. It also determines the names of the sides.
 */
movement: "janggi" | "xiangqi" | "chesswar", time: TimeControl, rated: boolean, seats: BySide<SeatView>,
/**
 * The current position.
 */
fen: string, turn: Side | null,
/**
 * The last step or pass, as in the `actions` of a game; `null` before the first.
 */
last: string | null,
/**
 * Number of moves and passes so far.
 */
ply: number,
/**
 * Number of spectators: sockets of clients without a seat.
 */
watching: number,
/**
 * Time of the game's creation, milliseconds since 1970.
 */
started_ms: number, };

/**
 * Response of `GET /api/online?page=N`: players with a name who have an open socket or stream.
 */
export type OnlineList = {
/**
 * The requested page, counted from 1.
 */
page: number,
/**
 * The players of the page sorted by name, at most 50.
 */
players: Array<PlayerView>,
/**
 * Whether there is a next page.
 */
more: boolean,
/**
 * Number of players with an open socket or stream, including those without a name.
 */
total: number, };
