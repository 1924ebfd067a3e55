// Written by `cargo xtask generate` from crates/wire. Do not edit.
// Every message between server and browser; docs/reference/protocol.md says how they are used.

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
 * A time control. All durations are in milliseconds.
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
 * Time added with every move, 0 to 600,000.
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
 * The preset, such as `kakao@1`; `null` for custom rules. Touch-move and placing pieces one by one are agreed for
 * each game, and do not change the preset.
 */
id: string | null,
/**
 * All fields of the rule set, as in the input of `janggun judge` (`"rules"`).
 */
full: Record<string, unknown>, };

/**
 * The kind of holder of a seat.
 */
export type SeatKind = "guest" | "engine" | "open";

/**
 * A seat in a game.
 */
export type SeatView = {
/**
 * The holder of the seat.
 */
kind: SeatKind,
/**
 * The engine's level, 1 to 14; `null` for any other holder.
 */
level: number | null,
/**
 * The id of the server's own computer player, such as `fox`; absent for any other holder.
 */
house?: string,
/**
 * Whether the recipient of the message holds the seat. True for both seats on one device.
 */
you: boolean,
/**
 * The player in the seat; absent for the engine, for an open seat, and in messages of older servers.
 */
player?: PlayerView, };

/**
 * A player's public view.
 */
export type PlayerView = {
/**
 * The player's key, which never changes: `guest:` and eleven letters and digits, even for players with an account.
 */
id: string,
/**
 * The account's name, or the nickname of a guest; `null` for a guest without a nickname and for a closed account.
 */
name: string | null,
/**
 * Whether the name belongs to an account. Guests' nicknames are not unique.
 */
account: boolean,
/**
 * Whether the account is a bot, which a program plays. Absent for people.
 */
bot?: boolean,
/**
 * The player's rating, if the message shows one.
 */
rating: RatingView | null, };

/**
 * A player's rating for one law of movement and speed.
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
 * Whether the rating is provisional, because its deviation is too large.
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
 * The verdict on a finished game, as in the output of the judge.
 */
export type VerdictView = { outcome: Outcome,
/**
 * The cause: `mate`, `double_pass`, `resigned` …; docs/reference/endings.md lists them.
 */
code: string,
/**
 * The field of the rule set that ended the game, as a dotted path; `null` for an ending outside the rules, such as
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
 * The creator's side. With opponent `self` it only determines the side at the bottom.
 */
side: SideChoice,
/**
 * The player who picks a hand if `side` is `hidden_soldiers`; `opponent` if absent. Against the engine and on one
 * device the creator picks.
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
 * A start other than the usual one.
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
 * IANA name of the time zone, such as `Asia/Seoul`, for the date in the record of the game. UTC if absent or
 * unknown to the server.
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
 * A start other than the usual one: a free position, or a handicap (접장기). `fen` cannot be combined with the other
 * fields.
 */
export type NewStart = {
/**
 * A free position, which replaces the setup phase.
 */
fen?: string,
/**
 * Squares of Han's pieces that are removed before the game. Han then moves first.
 */
handicap?: Array<string>,
/**
 * Kinds of Han's pieces that are removed, as FEN letters, one for each piece: `r`, `rc`, `aa`. Of two pieces of a
 * kind, the one nearer to file a in Han's setup is removed first. Han then moves first.
 */
give?: string,
/**
 * Han's deom (덤) in half points. Only with a handicap; 0 if absent.
 */
deom_half?: number, };

/**
 * The terms of a game other than rules, clock, sides and rating, as shown with a challenge.
 */
export type StartTerms = {
/**
 * The initial position in FEN; `null` if setups are chosen.
 */
start_fen: string | null,
/**
 * Squares of the pieces removed by a handicap; empty otherwise.
 */
handicap: Array<string>,
/**
 * Kinds of Han's pieces removed by a handicap, as FEN letters; empty otherwise.
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
 * The requested seat; any open seat if absent.
 */
side?: Side, };

/**
 * Body of `POST /api/games/{id}/referee`. The first person who sends the key becomes the game's referee.
 */
export type JoinReferee = {
/**
 * The `referee_key` from the response of `POST /api/games`.
 */
key: string, };

/**
 * The complete view of a game for one reader.
 */
export type GameView = {
/**
 * The game's id, as in its URL.
 */
id: string,
/**
 * Number of events so far, for the parameter `since` of the socket.
 */
seq: number,
/**
 * Time of creation, milliseconds since 1970.
 */
created_ms: number,
/**
 * The rules of the game.
 */
rules: RulesView,
/**
 * The phase; the same as `now.phase`.
 */
phase: Phase, seats: BySide<SeatView>,
/**
 * The two closed hands, if they decide the sides; otherwise `null`. `seats` may change when a hand is picked.
 */
hands: HandsView | null,
/**
 * The custom by which a player got Han; `null` if the sides were decided in another way.
 */
seniority: Seniority | null,
/**
 * Whether the open seat is reserved for a challenged player. Absent once the seat is taken.
 */
challenge?: boolean,
/**
 * The method of choosing the setups.
 */
setup: SetupView,
/**
 * Codes of the chosen setups: `msms mssm smms smsm central`, or `hidden` if a choice is not visible yet to the
 * requesting player.
 */
arrangements: BySide<string | null>,
/**
 * The time control.
 */
time: TimeControl,
/**
 * The takeback mode of the game.
 */
takeback: TakebackMode,
/**
 * Whether the game is rated.
 */
rated: boolean,
/**
 * The id of the tournament in which the game is played, whose page is `/tournaments/{tournament}`; absent for any
 * other game.
 */
tournament?: string,
/**
 * The referee (심판); absent if the game was created without one.
 */
referee?: RefereeView,
/**
 * The referee's key: the first person who sends it becomes the referee. Included only once, in the response of
 * `POST /api/games`.
 */
referee_key?: string,
/**
 * The referee's rulings, in order.
 */
rulings?: Array<RulingView>,
/**
 * The reader's own conditional moves, each line from the next ply on. They are not sent to anyone else.
 */
lines?: Array<Array<string>>,
/**
 * The position before the first action; `null` until it is known. In a game from a free position it is known from
 * the beginning, so that an invited player can see it.
 */
start_fen: string | null,
/**
 * Squares of the pieces removed by a handicap; empty otherwise. The squares of the pieces in `give` are included
 * only once Han's setup is known.
 */
handicap: Array<string>,
/**
 * Kinds of Han's pieces removed by a handicap, as FEN letters; empty otherwise.
 */
give: string,
/**
 * Han's deom (덤) in half points; absent if it is that of the rules.
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
export type RefereeView = {
/**
 * State of the referee.
 */
state: RefereeState,
/**
 * Whether the requesting player is the referee.
 */
you: boolean,
/**
 * The sides that have agreed to the referee.
 */
confirmed: BySide<boolean>,
/**
 * Whether the referee decides about repeated positions, once both sides have agreed. A repetition then neither
 * makes a move illegal nor ends the game, regardless of `rules`.
 */
decides_repetition?: boolean, };

/**
 * State of a game's referee.
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
 * The rulings that a referee can make.
 */
export type Ruling = { "kind": "draw" } | { "kind": "win", side: Side, } | { "kind": "must_deviate", side: Side, } | { "kind": "give_time", side: Side,
/**
 * Amount of time in milliseconds, 1,000 to 3,600,000.
 */
ms: number, } | { "kind": "call_time" } | { "kind": "adjourn" } | { "kind": "resume" };

/**
 * Two closed hands with a soldier of each side. Their contents were drawn and sealed when the game was created.
 */
export type HandsView = {
/**
 * SHA-256 of `reveal` in hexadecimal digits, which is shown before a hand is picked.
 */
sealed: string,
/**
 * The hand that was picked; `null` before a hand is picked.
 */
picked: Hand | null,
/**
 * The hand with Cho's soldier; `null` before a hand is picked.
 */
cho_in: Hand | null,
/**
 * The sealed text with the game's id, the hand with Cho's soldier, and random digits; `null` before a hand is
 * picked.
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
 * The possible placements.
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
export type SetupView = {
/**
 * The order in which the sides choose.
 */
order: SetupOrder,
/**
 * The side that chooses first under `first_visible`, `swap_moves` and `piece_by_piece`; `null` otherwise.
 */
first: Side | null,
/**
 * The codes of the setups that may be chosen.
 */
allowed: Array<string>, };

/**
 * The order in which the sides choose their setup.
 */
export type SetupOrder = "first_visible" | "simultaneous_hidden" | "swap_moves" | "piece_by_piece" | "fixed";

/**
 * The takeback mode of a game.
 */
export type TakebackMode = "immediate" | "asked" | "never";

/**
 * One action of a game.
 */
export type ActionView = {
/**
 * The token of the judge: `a4b4`, `e2e2` (pass), `call`, `offer`, `accept`, `decline`, `resign:cho`, `flag:han`,
 * `abort`.
 */
token: string,
/**
 * The side that acted; `null` for an abort by the server.
 */
side: Side | null,
/**
 * Number of moves and passes played before the action.
 */
ply: number,
/**
 * Time at which the server received the action, milliseconds since 1970.
 */
at_ms: number,
/**
 * Time charged by the clock, milliseconds; `null` without a clock and for actions that do not end a turn.
 */
spent_ms: number | null,
/**
 * Lag credit for the action, milliseconds; absent if there was none. Together with `spent_ms`, it is the time from
 * the beginning of the turn to the arrival of the move.
 */
credit_ms?: number, };

/**
 * The current state of a game for one reader.
 */
export type Now = {
/**
 * The server's time of this state, milliseconds since 1970.
 */
at_ms: number,
/**
 * The phase of the game.
 */
phase: Phase,
/**
 * The position; `null` during the setup phase.
 */
fen: string | null,
/**
 * The side to move; `null` during the setup phase and when the game is over.
 */
turn: Side | null,
/**
 * Number of moves and passes so far. Clients send this number with an action.
 */
ply: number,
/**
 * The moves that can be played now, in UCI, sorted by bytes; the pass is the general's null step (`e2e2`). Empty
 * during an adjournment and when the game is over.
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
 * Time at which the default setup is chosen for players who have not chosen, milliseconds since 1970; absent
 * without a time limit.
 */
setup_deadline_ms?: number,
/**
 * Whether the game is adjourned, so that both clocks are stopped and no moves are possible.
 */
adjourned?: boolean,
/**
 * The side that the referee has ordered not to repeat a position. `legal` does not contain moves that repeat a
 * position, unless there are no others.
 */
must_deviate?: Side,
/**
 * The number of times the position has occurred, if the referee must decide about the repetition.
 */
repetition_for_referee?: number,
/**
 * The rights of the requesting player.
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
 * The generals, if they face each other (빅장).
 */
bikjang: Bikjang | null,
/**
 * Points on the board, Han's with the deom; `null` during the setup phase.
 */
points: BySide<number> | null,
/**
 * The deom (덤) in Han's points, in half points; absent during the setup phase and in messages of older servers.
 */
deom_half?: number,
/**
 * The outcome if both sides passed now; `null` if two passes would not end the game, and when the game is over.
 */
if_both_pass: Outcome | null,
/**
 * The outcome if an offer to end the game were accepted now. The offer is the open one, or one that the side to
 * move may make. Points decide if the rules say so (`draw_offer.result`). Absent if no offer is possible, and in
 * messages of older servers.
 */
if_agreed?: Outcome,
/**
 * The clocks at `at_ms`; `null` without a clock.
 */
clocks: BySide<ClockView> | null,
/**
 * Open offers.
 */
offers: Offers,
/**
 * The verdict; `null` while the game continues.
 */
verdict: VerdictView | null, };

/**
 * The current state in brief, for clients that implement the rules. `fen`, `turn`, `ply`, `legal`, `refused`, `check`,
 * `checkers`, `bikjang`, `points`, `deom_half`, `if_both_pass` and `if_agreed` are the output of `janggun judge` (with
 * `present`) for the game's actions. All other fields of [`Now`] that are missing here are `null` or absent.
 */
export type BriefNow = {
/**
 * The server's time of this state, milliseconds since 1970.
 */
at_ms: number,
/**
 * Checksum of the rest of the state, as in the output of `janggun judge`. A client whose own checksum differs must
 * open the socket again without `rules`.
 */
checksum: string,
/**
 * The rights of the requesting player: the names of the fields of [`Rights`] that are true.
 */
rights: Array<Right>,
/**
 * The clocks of Cho and Han at `at_ms`; absent without a clock.
 */
clocks?: [BriefClock, BriefClock],
/**
 * Open offers; absent if there are none.
 */
offers?: Offers,
/**
 * The same value as in [`Now`].
 */
must_deviate?: Side,
/**
 * The same value as in [`Now`].
 */
repetition_for_referee?: number, };

/**
 * A clock as a list: `main_ms`, `period_ms` and `periods_left` of [`ClockView`], and `runs_from_ms` in milliseconds
 * after `at_ms`, which is usually negative. The last is `null` if the clock is not running.
 */
export type BriefClock = [number, number, number, number | null];

/**
 * An action that a reader may be allowed to take during a game, named as in [`Rights`].
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
 * The code of the reason: `repetition_banned`, `bikjang_unresolved` …
 */
code: string, facts: Record<string, unknown>, };

/**
 * The commands that the requesting player may send now. A spectator can at most take an open seat.
 */
export type Rights = {
/**
 * Open seats that the requesting player may take.
 */
join: Array<Side>,
/**
 * Sides for which the requesting player may choose a setup now.
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
 * Accept or decline the referee. A referee who has not joined yet can also be declined.
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
 * Byoyomi: time left in the current period, or a full period while main time lasts. Total time with a limit per
 * move: time left for this move. Otherwise 0.
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
 * Server time at which the clock started, in milliseconds since 1970; `null` if the clock is not running. After a
 * restart of the server it may be up to 30 s later than `at_ms`, and the clock starts then.
 */
runs_from_ms: number | null, };

/**
 * Open offers.
 */
export type Offers = {
/**
 * The side that has offered a draw.
 */
draw: Side | null,
/**
 * The side that has requested a takeback.
 */
takeback: Side | null,
/**
 * The side that has requested a rematch.
 */
rematch: Side | null,
/**
 * The side that has offered to stop the game before its end.
 */
stop?: Side,
/**
 * The side that has offered to adjourn.
 */
adjourn?: Side,
/**
 * The side that has offered to resume the adjourned game.
 */
resume?: Side, };

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
 * The kind of content: `rules`, `result`, `comments` …
 */
content: string, count: number,
/**
 * A sentence about this content in every language.
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
 * One row of the list of games.
 */
export type GameSummary = {
/**
 * The game's id.
 */
id: string,
/**
 * The preset, such as `kakao@1`; `null` for custom rules.
 */
rules: string | null,
/**
 * The law of movement, which also determines the names of the sides. Absent in responses of older servers.
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
 * The current position, for a small board; `null` during the setup phase.
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
 * most recently finished first. `you` is always false.
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
 * The laws of movement (`movement` of a rule set) for which the grades were measured. In games under another law
 * the levels search the same number of nodes, but their grades are not meaningful. Absent in responses of older
 * servers, which support only Janggi.
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
 * Number of nodes per move.
 */
nodes: number,
/**
 * The largest loss of evaluation that the engine accepts on purpose, in hundredths of a soldier; 0 if it always
 * plays the best move found.
 */
margin: number,
/**
 * Evenness of the choice within the margin. The probability of a move falls by a factor of e for each loss of this
 * many hundredths.
 */
spread: number, };

/**
 * Response of `GET` and `POST /api/games/{id}/analysis`.
 */
export type AnalysisView = {
/**
 * Progress of the analysis.
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
 * Results by number of moves and passes played before the position; `null` if the position was not analysed or
 * ended the game.
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
 * Estimated probability of winning for the side to move, in thousandths.
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
 * All moves; empty if the value of the position is unknown or the game is over.
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
 * The value for the side that plays the move, with plies counted from before the move.
 */
value: TableValue, };

/**
 * The value of a position with best play.
 */
export type TableValue = { "t": "win",
/**
 * Number of plies until mate or, if points decide, until a permanent lead; `null` if the lead is already
 * permanent.
 */
plies: number | null, } | { "t": "draw" } | { "t": "loss",
/**
 * Number of plies until the opponent wins, as in `win`.
 */
plies: number | null, } | { "t": "unknown",
/**
 * The rule: `movement`, `pass`, `deom`, `bikjang`, `mixed_endings`, `repetition`, `perpetual_check`,
 * `low_points`, `total_plies`, `no_capture`.
 */
reason: string, };

/**
 * Response of `GET /api/me`, and of every request that changes the requesting player's identity, such as signing in.
 */
export type Me = {
/**
 * The requesting player; `null` for a visitor who has not played, chosen a nickname or signed in.
 */
player: PlayerView | null,
/**
 * The requesting player's account; `null` for a guest.
 */
account: AccountView | null,
/**
 * Whether the server sends email, so that an account can have an address and a password can be reset by email.
 * Absent if it does not.
 */
mail?: boolean,
/**
 * The key for web push (`applicationServerKey`), base64url without `=`; absent if the server does not send push
 * notifications.
 */
push?: string, };

/**
 * An account, for its owner.
 */
export type AccountView = {
/**
 * The name of the account, as it was typed at sign-up.
 */
name: string,
/**
 * The account's name for programs, in ASCII; absent if it does not have one yet.
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
 * Whether signing in requires a code of an authenticator app.
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
 * Body of `POST /api/me/nickname`, which sets the name of a guest in games. A visitor without a session becomes a
 * guest.
 */
export type NewNickname = {
/**
 * 2 to 20 letters, digits, `_` and `-`; `null` removes the nickname.
 */
nickname: string | null, };

/**
 * Body of `POST /api/account`, which creates an account for the requesting player. A guest's games are kept.
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
 * Body of `POST /api/session`, which opens a session of an account on this device.
 */
export type SignIn = {
/**
 * The account's name, in upper or lower case.
 */
name: string, password: string,
/**
 * Six digits of the authenticator app, or a recovery code. Required after the error `second_factor_needed`.
 */
code?: string, };

/**
 * Response of `GET /api/account/sessions`, and of requests that end sessions.
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
 * Browser and operating system, such as `Firefox, Linux`; empty if unknown.
 */
client: string,
/**
 * Whether this is the session of the request.
 */
current: boolean, };

/**
 * Body of `POST /api/account/password`. All other sessions of the account end.
 */
export type ChangePassword = { password: string,
/**
 * The new password: 8 to 128 characters, not a common one.
 */
new_password: string, };

/**
 * Body of requests that require the password again: `POST` and `DELETE /api/account/second-factor`, `POST
 * /api/account/recovery-codes`, `DELETE /api/account/email` and `POST /api/account/close`.
 */
export type ConfirmPassword = {
/**
 * The account's password.
 */
password: string, };

/**
 * Response of `POST /api/account/second-factor`, for the authenticator app. The second factor is on only after a code
 * of the app has been confirmed; until then signing in does not require a code.
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
 * Six digits of the authenticator app.
 */
code: string, };

/**
 * Response of `POST /api/account/second-factor/confirm` and `POST /api/account/recovery-codes`. The codes are shown
 * only once.
 */
export type RecoveryCodes = {
/**
 * Ten codes, each valid for one sign-in or one recovery. Empty if the account had unused codes when the second
 * factor was confirmed; those codes remain valid.
 */
codes: Array<string>, };

/**
 * Body of `POST /api/account/recover`, which sets a new password with a recovery code. All sessions of the account
 * end, and this device is signed in.
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
 * Body of `POST /api/account/handle`, which is possible only once. The previous handle remains valid for the account.
 */
export type NewHandle = {
/**
 * 2 to 20 ASCII letters, digits, `_` and `-`.
 */
handle: string, };

/**
 * Body of `POST /api/account/email`. A link that is valid for 24 hours is sent to the address. The previous address is
 * kept until the link is used.
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
 * Body of `POST /api/account/reset`, which sends a link for setting a new password by email. The response is the same
 * whether or not such an account with a confirmed address exists.
 */
export type RequestReset = {
/**
 * The account's name or address.
 */
account: string, };

/**
 * Response of `POST /api/account/reset`, which does not reveal whether the account exists.
 */
export type ResetRequested = Record<symbol, never>;

/**
 * Body of `POST /api/account/reset/password`. All sessions of the account end. The request does not sign in, since the
 * second factor, if any, stays on.
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
 * A name for the token, of 1 to 60 characters.
 */
name: string,
/**
 * The permissions of the token; may be empty.
 */
scopes: Array<TokenScope>,
/**
 * Days until the token expires, 1 to 366; `null` if it does not expire.
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
 * The token: `janggun_` and 64 letters and digits. It is shown only once, because the server stores only its hash.
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
 * Id of the token for `DELETE /api/account/tokens/{id}`. It does not grant access to anything.
 */
id: string,
/**
 * The name that the owner has given the token.
 */
name: string,
/**
 * The permissions of the token.
 */
scopes: Array<TokenScope>,
/**
 * Time of creation, milliseconds since 1970.
 */
created_ms: number,
/**
 * Time of expiry, milliseconds since 1970; `null` if the token does not expire.
 */
ends_ms: number | null,
/**
 * Time of the last use, milliseconds since 1970, to within five minutes; `null` if the token has not been used.
 */
used_ms: number | null, };

/**
 * Body of `POST /api/tournaments`.
 */
export type NewTournament = {
/**
 * 1 to 60 characters.
 */
name: string,
/**
 * Time of the first round, in milliseconds since 1970: at most 90 days from now.
 */
starts_ms: number, settings: TournamentSettings, };

/**
 * Settings of a tournament that cannot be changed after its creation.
 */
export type TournamentSettings = { format: TournamentFormat,
/**
 * The id of a preset: `"kakao"`, `"kakao@1"`.
 */
rules: string,
/**
 * The time control of each game: byoyomi, Fischer or a total time.
 */
time: TimeControl,
/**
 * Whether games are rated; `false` if absent.
 */
rated?: boolean,
/**
 * The method of pairing the rounds; `automatic` if absent.
 */
pairing?: PairingBy,
/**
 * Seconds between the last result of a round and the next round, 0 to 3,600; 60 if absent. In an arena, the seconds
 * between two pairings.
 */
pause_s?: number,
/**
 * Seconds that each side has for its first move, 10 to 3,600; 60 if absent. A player who exceeds this limit loses
 * the game, and is withdrawn from the tournament after the second such loss.
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
 * Number of players taking part.
 */
entries: number, settings: TournamentSettings, };

/**
 * Response of `GET /api/tournaments`: at most 50 tournaments in each list.
 */
export type TournamentList = {
/**
 * Tournaments in progress.
 */
running: Array<TournamentSummary>,
/**
 * Tournaments that can be entered, the next to start first.
 */
open: Array<TournamentSummary>,
/**
 * Tournaments that have ended, newest first.
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
 * Other players who may direct the tournament, chosen by the owner.
 */
helpers: Array<PlayerView>,
/**
 * Time of the first round, in milliseconds since 1970.
 */
starts_ms: number, phase: TournamentPhase, settings: TournamentSettings,
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
 * Entries, rounds and standings: the type `View` in `web/src/domain/tournament.gen.ts`.
 */
state: unknown,
/**
 * The players of the entries.
 */
players: Array<TournamentPlayer>,
/**
 * The games of all rounds, in order. If a pairing has several games, the last one counts.
 */
games: Array<TournamentGame>,
/**
 * Role of the requesting player in the tournament; `null` for a visitor without a session.
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
 * The id of the game, whose page is `/game/{game}`.
 */
game: string,
/**
 * Whether the game has been created, so that its page exists.
 */
made: boolean,
/**
 * Whether the game has ended.
 */
over: boolean, };

/**
 * Role of the requesting player in a tournament.
 */
export type TournamentYou = {
/**
 * Number of the player's entry; `null` if the player has not entered.
 */
entry: number | null,
/**
 * Whether the player is taking part. A player who has left may enter again.
 */
plays: boolean,
/**
 * Whether the player may direct the tournament.
 */
directs: boolean,
/**
 * The id of the player's game that is not over; `null` if there is none.
 */
game: string | null, };

/**
 * Body of `POST /api/tournaments/{id}/orders`: an order of a director.
 */
export type TournamentOrder = { "do": "pair" } | { "do": "withdraw", entry: number, } | { "do": "return", entry: number, } | { "do": "report", round: number, table: number, outcome: TournamentOutcome, } | { "do": "correct", round: number, table: number, outcome: TournamentOutcome,
/**
 * 1 to 500 characters.
 */
reason: string, } | { "do": "rename", name: string, } | { "do": "close" };

/**
 * The result of a pairing.
 */
export type TournamentOutcome = { "result": "full", winner: Side, } | { "result": "counted", winner: Side, } | { "result": "draw" } | { "result": "forfeit", winner: Side, } | { "result": "both_forfeit" };

/**
 * Response of `GET /api/players/{player}/ratings`.
 */
export type PlayerRatings = { player: PlayerView,
/**
 * One rating for each law of movement and speed in which the player has rated games.
 */
ratings: Array<LadderView>, };

/**
 * A player's rating for one law of movement and speed.
 */
export type LadderView = {
/**
 * The law of movement.
 */
movement: "janggi" | "xiangqi" | "chesswar",
/**
 * The speed: `bullet`, `blitz`, `rapid`, `classical` or `correspondence`.
 */
speed: string, rating: RatingView,
/**
 * Rated games won, drawn and lost.
 */
results: ResultsView,
/**
 * Time at which the last game was rated, milliseconds since 1970.
 */
rated_ms: number, };

/**
 * Games won, drawn and lost.
 */
export type ResultsView = {
/**
 * Number of wins.
 */
wins: number,
/**
 * Number of draws.
 */
draws: number,
/**
 * Number of losses.
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
 * Response of `GET /api/games/{id}/ratings`: the rating changes caused by the game, `null` if it was not rated.
 */
export type GameRatings = BySide<RatingPoint | null>;

/**
 * Response of `GET /api/leaderboard/{movement}/{speed}?page=1`: players whose rating is not provisional, best first.
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
 * Rated games won, drawn and lost.
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
 * A room of a game's chat.
 */
export type ChatRoom = "players" | "spectators";

/**
 * The content of a chat message: `{"text": "…"}` or `{"preset": "…"}`.
 */
export type ChatWords = { "text": string } | { "preset": ChatPreset };

/**
 * Preset messages, for the usual courtesies at the board.
 */
export type ChatPreset = "hello" | "good_luck" | "good_move" | "one_moment" | "take_your_time" | "sorry" | "well_played" | "good_game" | "thank_you" | "one_more" | "goodbye";

/**
 * A chat message.
 */
export type ChatLine = {
/**
 * Time, milliseconds since 1970. It is unique within a game, so that clients can recognise a message that they
 * receive twice.
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
 * The URL of the push service. It must begin with `https://` and have a host with a public address and no port.
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
 * The id of the game, whose page is `/game/{game}`.
 */
game: string,
/**
 * The opponent's name; absent for the engine and for a guest without a name.
 */
name?: string,
/**
 * The level of the engine; absent for a person.
 */
level?: number, };

/**
 * The subject of a notification.
 */
export type PushKind = "turn" | "offer" | "joined" | "over" | "challenge" | "round";

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
 * The number of the record's last change; 0 if there is neither a record nor a deletion marker.
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
 * The number of the record's last change. Later changes to any record of the account have greater numbers.
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
 * The records that changed after number `after`, in the order of their last changes.
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
 * The analysis as in a link: JSON (`janggi::record::analysis`), deflated, in base64url without `=`.
 */
packed: string, };

/**
 * Response of `POST /api/shared-analyses`.
 */
export type SharedAnalysis = {
/**
 * The id, which is derived from the content, so that the same analysis always has the same id.
 */
id: string, };

/**
 * A message from a client. `id` is the client's id for the command: 1 to 32 of `A–Z a–z 0–9 _ -`. It may be used again
 * in the same game only to repeat the same command, which is answered by the same `ack` and has no further effect.
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
 * The action: `a4b4`, `e2e2` or `pass`, `call`, `offer`, `accept`, `decline`, `resign`; `resign:cho` if one
 * player holds both seats.
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
 * The wings on which horse and elephant are swapped.
 */
wings: Wings, } | { "t": "place",
/**
 * The command's id.
 */
id: string, side: Side,
/**
 * The FEN letter of the piece, in upper or lower case.
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
 * At most 20 lines of 2 to 20 plies in UCI, each beginning with a move of the opponent. A pass is a null step
 * such as `e2e2`.
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
 * The reason, at most 500 characters; may be empty.
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
 * Whether the page is hidden. Hidden pages reconnect automatically, but at most once a minute.
 */
hidden?: boolean, };

/**
 * Wings of the back rank. Left is files b and c of the board, right is files g and h.
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
 * Time of the event, milliseconds since 1970.
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
 * The number of the last event of the command.
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
 * Progress of the search.
 */
state: Thinking, } | { "t": "absent",
/**
 * The player's side.
 */
side: Side,
/**
 * Time since which the player has been absent, milliseconds since 1970; `null` if the player is present.
 */
since_ms: number | null,
/**
 * Time from which the opponent may send `claim`, milliseconds since 1970; `null` if a claim is not possible.
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
 * The player; absent in messages of older servers.
 */
player?: PlayerView, } | { "kind": "arranged", side: Side,
/**
 * The code of the setup; `null` if it is hidden until both sides have chosen.
 */
setup: string | null, } | { "kind": "placed", side: Side,
/**
 * The FEN letter of the piece.
 */
piece: string, square: string, } | { "kind": "hand_picked", hand: Hand,
/**
 * The side of the player who picked the hand.
 */
side: Side, } | { "kind": "started",
/**
 * The setup codes; `null` in a game from a free position.
 */
arrangements: BySide<string | null>,
/**
 * The initial position.
 */
fen: string, } | { "kind": "acted", action: ActionView, } | { "kind": "touched", side: Side,
/**
 * Square of the piece.
 */
square: string, } | { "kind": "ended",
/**
 * The winner and the reason.
 */
verdict: VerdictView, } | { "kind": "takeback_offered", side: Side, } | { "kind": "takeback_declined", side: Side, } | { "kind": "stop_offered", side: Side, } | { "kind": "took_back",
/**
 * Number of actions that remain.
 */
actions_left: number, } | { "kind": "aborted" } | { "kind": "rematch_offered", side: Side, } | { "kind": "rematch_declined", side: Side, } | { "kind": "rematched", game: string, } | { "kind": "resumed" } | { "kind": "claimed", side: Side, claim: Claim, } | { "kind": "setup_expired" } | { "kind": "time_given", side: Side, ms: number, } | { "kind": "adjourn_offered", side: Side, } | { "kind": "adjourn_declined", side: Side, } | { "kind": "adjourned" } | { "kind": "resume_offered", side: Side, } | { "kind": "resume_declined", side: Side, } | { "kind": "continued" } | { "kind": "lines_set",
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
 * An explanation in English for developers. Players see the sentence of the code instead.
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
export type ErrorCode = "bad_json" | "bad_request" | "bad_rules" | "bad_fen" | "bad_position" | "bad_move" | "bad_time" | "bad_level" | "unknown_house_player" | "bad_start" | "illegal_move" | "refused_move" | "no_touch_move" | "nothing_to_touch" | "touched" | "game_over" | "not_your_seat" | "not_your_turn" | "stale_ply" | "wrong_phase" | "not_your_choice" | "already_chosen" | "cannot_place" | "hands_closed" | "no_hands" | "not_your_pick" | "setup_not_allowed" | "seat_taken" | "already_seated" | "takeback_never" | "nothing_to_take_back" | "offer_pending" | "no_offer" | "too_late_to_abort" | "in_tournament" | "id_reused" | "not_claimable" | "already_rematched" | "time_is_up" | "no_session" | "no_account" | "too_many_aborts" | "has_account" | "bad_name" | "name_taken" | "bad_password" | "weak_password" | "wrong_sign_in" | "wrong_password" | "second_factor_needed" | "wrong_code" | "second_factor_on" | "second_factor_off" | "wrong_recovery" | "no_mail" | "no_push" | "bad_push" | "bad_email" | "wrong_link" | "unknown_session" | "unknown_player" | "not_yourself" | "too_many_blocks" | "too_many_devices" | "bad_record" | "record_differs" | "records_full" | "suspended" | "sign_up_closed" | "too_many_records" | "unrateable" | "bot_unrated" | "no_clock" | "no_total_time" | "never_stopped" | "no_opponent" | "time_given_out" | "list_full" | "adjourned" | "not_adjourned" | "not_correspondence" | "bad_lines" | "no_referee" | "bad_referee_key" | "referee_taken" | "referee_plays" | "not_referee" | "bad_ruling" | "text_too_long" | "bad_text" | "chat_off" | "chat_closed" | "said_already" | "must_deviate" | "unknown_seek" | "own_seek" | "not_your_seek" | "too_many_seeks" | "bad_range" | "not_for_you" | "unknown_pool" | "not_waiting" | "playing" | "challenge_refused" | "too_many_challenges" | "unknown_challenge" | "not_invited" | "unknown_tournament" | "bad_tournament" | "too_many_tournaments" | "tournament_full" | "not_director" | "tournament_refused" | "unknown_game" | "game_unreadable" | "bad_analysis" | "unknown_analysis" | "no_table" | "not_found" | "method_not_allowed" | "no_record" | "too_large" | "not_json" | "bad_origin" | "too_fast" | "too_many_sockets" | "too_many_games" | "too_many_unplayed_games" | "too_many_analyses" | "busy" | "storage_failed" | "no_space" | "restarting" | "standby" | "invalid_token" | "token_needed" | "missing_scope" | "session_required" | "unknown_token" | "bad_handle" | "handle_taken" | "handle_chosen" | "has_played" | "not_a_bot" | "too_many_tokens" | "bad_token" | "stale_job" | "internal";

/**
 * A client's message in the lobby. `id` is the client's id for the command: 1 to 32 of `A–Z a–z 0–9 _ -`. Every
 * command is answered by `ack` or `refused` with the same id.
 */
export type LobbyClientMsg = { "t": "seek",
/**
 * The command's id.
 */
id: string,
/**
 * The game to offer.
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
house?: boolean, } | { "t": "leave",
/**
 * The command's id.
 */
id: string, } | { "t": "ping", };

/**
 * A game to be offered in the lobby.
 */
export type NewSeek = {
/**
 * The id of a preset, such as `kakao` or `kakao@1`.
 */
rules: string,
/**
 * The time control.
 */
time: TimeControl,
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
 * Ratings from `least` to `most`, both included. A player without a rating counts as 1500.
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
 * A message of the server in the lobby. All messages are the same for everyone, except `state`, answers to commands,
 * `paired`, `unpaired` and messages about challenges.
 */
export type LobbyServerMsg = { "t": "state",
/**
 * The reader; `null` for a visitor without a session, who cannot send commands.
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
 * The reader's side.
 */
side: Side,
/**
 * The opponent; without a name if it is one of the server's own computer players.
 */
opponent: PlayerView,
/**
 * The seek that was accepted; `null` for a pool.
 */
seek: string | null,
/**
 * The id of the server's own computer player who is the opponent; absent for a person.
 */
house?: string, } | { "t": "unpaired", error: ErrorBody, } | { "t": "challenged", challenge: ChallengeView, } | { "t": "challenge_gone",
/**
 * The game's id.
 */
game: string,
/**
 * The outcome of the challenge.
 */
outcome: ChallengeOutcome, } | { "t": "ack",
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
rules: string,
/**
 * The time control.
 */
time: TimeControl,
/**
 * The speed: `bullet`, `blitz`, `rapid`, `classical`, `unlimited` or `correspondence`.
 */
speed: string,
/**
 * Whether the game is rated.
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
 * Time at which the seek was opened, milliseconds since 1970.
 */
since_ms: number, };

/**
 * A pool of players who wait for an opponent with the same time control. A game is rated if both players have accounts
 * and want a rated game.
 */
export type PoolView = {
/**
 * The id of the pool. `5+10x3` is five minutes and three periods of ten seconds, `1+5` is one minute and five
 * seconds per move.
 */
id: string,
/**
 * The preset, such as `kakao@1`.
 */
rules: string,
/**
 * The time control.
 */
time: TimeControl,
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
 * Time after which every opponent is accepted, in seconds.
 */
anybody_after_s: number, };

/**
 * Numbers of players and games.
 */
export type Presence = {
/**
 * Number of players with an open socket, in the lobby or in a game.
 */
players: number,
/**
 * Number of games in progress.
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
 * Number of public games in progress with the pool's time control; absent in messages of older servers.
 */
games?: number, };

/**
 * Body of `POST /api/challenges`, which creates a game with a seat reserved for the challenged player. The response is
 * that of `POST /api/games`.
 */
export type NewChallenge = { to: Challenged,
/**
 * The game, whose `opponent` must be `friend`.
 */
game: NewGame, };

/**
 * The player to challenge, by id or by the name of the account.
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
rules: string | null,
/**
 * The time control.
 */
time: TimeControl,
/**
 * Whether the game is rated.
 */
rated: boolean,
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
 * Response of `GET /api/live?page=N`: public games in progress. The first game of the first page is the featured one.
 * Games are sorted by the sum of their players' ratings, then by the number of spectators, then newest first.
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
export type LiveGame = {
/**
 * The game's id.
 */
id: string,
/**
 * The preset, such as `kakao@1`; `null` for custom rules.
 */
rules: string | null,
/**
 * The law of movement: that of Janggi, Xiangqi or Chess War. It also determines the names of the sides.
 */
movement: "janggi" | "xiangqi" | "chesswar",
/**
 * The time control.
 */
time: TimeControl,
/**
 * Whether the game is rated.
 */
rated: boolean, seats: BySide<SeatView>,
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
 * Time at which the first turn began, milliseconds since 1970.
 */
started_ms: number, };

/**
 * Response of `GET /api/online?page=N`: players with a name who have an open socket.
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
 * Number of players with an open socket, including those without a name.
 */
total: number, };
