//! The view of a game for one viewer, with its parts.

use super::new_game::Seniority;
use crate::vocabulary::{BySide, Facts, Outcome, Phase, RulesView, SeatView, Side, TimeControl, VerdictView};
use compact_str::CompactString;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The complete view of a game for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameView {
    /// The game's id, as in its URL.
    pub id: String,
    /// Number of events so far. Clients send it as `since` when they reconnect.
    pub seq: u32,
    /// Time of creation, milliseconds since 1970.
    pub created_ms: i64,
    pub rules: RulesView,
    /// Equal to `now.phase`.
    pub phase: Phase,
    pub seats: BySide<SeatView>,
    /// The two closed hands, if they decide the sides; otherwise `null`. `seats` may change when a hand is picked.
    #[serde(default)]
    pub hands: Option<HandsView>,
    /// The custom that decided who plays Han; `null` if the sides were decided differently.
    #[serde(default)]
    pub seniority: Option<Seniority>,
    /// Whether an open seat is reserved for a challenged player; absent if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub challenge: bool,
    pub setup: SetupView,
    /// Codes of the chosen setups: `msms`, `mssm`, `smms`, `smsm` or `central`. A choice that the requesting player may
    /// not see yet is `hidden`, and a missing one is `null`.
    pub arrangements: BySide<Option<String>>,
    pub time: TimeControl,
    pub takeback: TakebackMode,
    #[serde(default)]
    pub rated: bool,
    /// The id of the game's tournament; its page is `/tournaments/{tournament}`. Absent for games outside tournaments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tournament: Option<String>,
    /// The referee (심판); absent if the game was created without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub referee: Option<RefereeView>,
    /// The key for `POST /api/games/{id}/referee`. Sent only in the response of `POST /api/games`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub referee_key: Option<String>,
    /// The referee's rulings, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<RulingView>>", optional))]
    pub rulings: Vec<RulingView>,
    /// The requesting player's conditional moves, which nobody else can see. Each line starts with the next ply.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Vec<String>>>", optional))]
    pub lines: Vec<Vec<String>>,
    /// The position before the first action; `null` before the start, unless the game is played from a custom position.
    pub start_fen: Option<String>,
    /// Squares of the pieces removed by a handicap; empty otherwise. The squares of the pieces in `give` are included
    /// once Han's setup is visible to everyone.
    pub handicap: Vec<String>,
    /// Kinds of the handicap pieces that were given by kind rather than by square, as FEN letters; empty if there are
    /// none.
    #[serde(default)]
    pub give: String,
    /// Han's deom (덤) in half points; absent if none was agreed for this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deom_half: Option<u16>,
    /// All actions so far, except those that were taken back.
    pub actions: Vec<ActionView>,
    pub now: Now,
    /// The id of the rematch, if there is one.
    pub rematch: Option<String>,
}

/// The referee of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RefereeView {
    pub state: RefereeState,
    /// Whether the requesting player is the referee.
    pub you: bool,
    /// Whether each side has agreed to the referee.
    pub confirmed: BySide<bool>,
    /// Whether the referee, once confirmed, decides about repeated positions. Of the repetition rules in `rules`, only
    /// those of the kind `shuttle` then apply.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub decides_repetition: bool,
}

/// State of a game's referee. The game does not start while it is `awaited` or `joined`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RefereeState {
    /// The link has not been used yet.
    Awaited,
    /// A person has joined through the link, but at least one player has not agreed yet.
    Joined,
    /// Both players have agreed, so the referee may make rulings.
    Confirmed,
    /// A player declined the referee, so the game is played without one.
    Declined,
}

/// A ruling of the referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulingView {
    pub ruling: Ruling,
    /// The referee's words; may be empty.
    pub words: String,
    /// Number of moves and passes played before the ruling.
    pub ply: u32,
    /// Time of the ruling, milliseconds since 1970.
    pub at_ms: i64,
}

/// A ruling that a referee can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Ruling {
    /// The game is drawn.
    Draw,
    /// A side has won.
    Win { side: Side },
    /// A side's next move must not repeat a position, unless every legal move does.
    MustDeviate { side: Side },
    /// A side gets extra time.
    GiveTime {
        side: Side,
        /// Amount of time in milliseconds, 1,000 to 3,600,000.
        ms: u32,
    },
    /// Time is called: the game is stopped, and the field `stopped` of the rule set decides the result.
    CallTime,
    /// The game is adjourned, and both clocks are stopped.
    Adjourn,
    /// The adjourned game continues.
    Resume,
}

/// The choice of setups (차림), which determine the places of horses and elephants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetupView {
    pub order: SetupOrder,
    /// The side that chooses first under `first_visible`, `swap_moves` and `piece_by_piece`; `null` otherwise.
    pub first: Option<Side>,
    /// Codes of the setups that at least one side may choose.
    pub allowed: Vec<String>,
}

/// Two closed hands, each hiding a soldier of one side. The draw was sealed when the game was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandsView {
    /// SHA-256 of `reveal` in hexadecimal digits, published before a hand is picked.
    pub sealed: String,
    /// The picked hand; `null` until a hand is picked.
    pub picked: Option<Hand>,
    /// The hand with Cho's soldier; `null` until a hand is picked.
    pub cho_in: Option<Hand>,
    /// The sealed text: the game's id, the hand with Cho's soldier, and random digits; `null` until a hand is picked.
    pub reveal: Option<String>,
}

/// One of two closed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Hand {
    Left,
    Right,
}

/// Progress of placing the pieces one by one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlacingView {
    pub turn: Side,
    /// The pieces on the board, in the order in which they were placed.
    pub placed: Vec<PlacedView>,
    /// The pieces that the side to move can place, once for each possible square.
    pub options: Vec<PlacedView>,
}

/// A piece on a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlacedView {
    pub square: String,
    /// The FEN letter of the piece: upper case for Cho, lower case for Han.
    pub piece: String,
}

/// Method of choosing the setups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SetupOrder {
    /// One side chooses first, and the other can see its choice. Choices are final.
    FirstVisible,
    /// Both sides choose without seeing each other's choice. The choices are revealed together.
    SimultaneousHidden,
    /// Each side in turn may swap the horse and the elephant on one or both wings.
    SwapMoves,
    /// The sides place their pieces in turn, one at a time. `now.placing` contains the possible placements.
    PieceByPiece,
    /// The setups are fixed, or the game is played from a custom position.
    Fixed,
}

/// Handling of takebacks in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TakebackMode {
    /// Moves are taken back at once, as in games against the engine or on one device.
    Immediate,
    /// The opponent must agree.
    Asked,
    Never,
}

/// One action of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActionView {
    /// The action as a token: `a4b4`, `e2e2` (pass), `call`, `offer`, `accept`, `decline`, `resign:cho`, `flag:han`,
    /// `stop:time`, `stop:agreed`, `stop:referee` or `abort`.
    pub token: String,
    /// The side that acted or ran out of time; `null` if the server aborted the game, or the clock or the referee
    /// stopped it.
    pub side: Option<Side>,
    /// Number of moves and passes played before the action.
    pub ply: u32,
    /// Time of the action, milliseconds since 1970.
    pub at_ms: i64,
    /// Time charged by the clock, milliseconds; `null` without a clock and for actions that do not end a turn.
    pub spent_ms: Option<u32>,
    /// Lag credit for the action, milliseconds; absent if there was none. It is not included in `spent_ms`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub credit_ms: Option<u32>,
}

/// The current state of a game for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Now {
    /// Server time of this state, milliseconds since 1970.
    pub at_ms: i64,
    pub phase: Phase,
    /// The position; `null` if the game has not started.
    pub fen: Option<String>,
    /// The side to move; `null` before the start and after the end of the game.
    pub turn: Option<Side>,
    /// Number of moves and passes so far. Clients send it with their actions.
    pub ply: u32,
    /// The moves that can be played now, in UCI and in byte order. A pass is a null step of the general (`e2e2`). Empty
    /// during an adjournment, before the start and after the end of the game.
    #[cfg_attr(test, ts(as = "Vec<String>"))]
    #[schemars(with = "Vec<String>")]
    pub legal: Vec<CompactString>,
    /// The square of the touched piece that the side to move must move, if the rules include touch-move. `legal`
    /// contains only moves of this piece.
    #[serde(default)]
    pub touched: Option<String>,
    /// Moves that the board allows but the rule set refuses.
    pub refused: Vec<RefusedMove>,
    /// Progress of placing the pieces in the setup phase under `piece_by_piece`; `null` otherwise.
    #[serde(default)]
    pub placing: Option<PlacingView>,
    /// Deadline for picking a hand or choosing a setup, milliseconds since 1970; absent if there is none. The server
    /// makes the choices that are still missing then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub setup_deadline_ms: Option<i64>,
    /// Whether the game is adjourned: both clocks are stopped, and no moves are possible.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub adjourned: bool,
    /// The side that the referee has ordered not to repeat a position. On its turn, `legal` contains no moves that
    /// repeat a position, unless all of them do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub must_deviate: Option<Side>,
    /// The number of times the position has occurred, if the referee must decide about the repetition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub repetition_for_referee: Option<u32>,
    pub rights: Rights,
    /// Whether the side to move is in check (장군).
    pub check: bool,
    /// The squares of the checking pieces.
    pub checkers: Vec<String>,
    /// The generals, if they face each other (빅장).
    pub bikjang: Option<Bikjang>,
    /// Each side's points, with the deom added for Han; `null` if the game has not started.
    pub points: Option<BySide<f32>>,
    /// The deom (덤) in Han's points, in half points; absent if the game has not started, and in messages of older
    /// servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deom_half: Option<i32>,
    /// The outcome if both sides passed now; `null` if two passes would not end the game, and if no game is in
    /// progress.
    pub if_both_pass: Option<Outcome>,
    /// The outcome if a draw offer were accepted now: the open offer, or an offer that the side to move may make. A
    /// side can win if the rules let points decide (`draw_offer.result`). Absent without such an offer, and in messages
    /// of older servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub if_agreed: Option<Outcome>,
    /// The clocks at `at_ms`; `null` before the start and in games without a clock.
    pub clocks: Option<BySide<ClockView>>,
    pub offers: Offers,
    /// The verdict; `null` while the game continues.
    pub verdict: Option<VerdictView>,
}

/// The current state in brief, for clients that implement the rules. They compute `fen`, `turn`, `ply`, `legal`,
/// `refused`, `check`, `checkers`, `bikjang`, `points`, `if_both_pass` and `if_agreed`, as `janggun judge` does with
/// `present`. `phase` is `playing`, and `deom_half` never changes during a game. The other fields of [`Now`] that are
/// missing here are `null` or absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BriefNow {
    /// Server time of this state, milliseconds since 1970.
    pub at_ms: i64,
    /// Checksum of the state under the rules, as in the output of `janggun judge`. A client whose own checksum differs
    /// must reopen the socket without `rules`.
    pub checksum: String,
    /// The names of the fields of [`Rights`] that are true.
    pub rights: Vec<Right>,
    /// The clocks of Cho and Han at `at_ms`; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clocks: Option<(BriefClock, BriefClock)>,
    /// Open offers; absent if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub offers: Option<Offers>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub must_deviate: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub repetition_for_referee: Option<u32>,
}

/// A clock as a list: `main_ms`, `period_ms` and `periods_left` of [`ClockView`], then `runs_from_ms` relative to
/// `at_ms`. The last number is usually negative; it is `null` if the clock is not running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BriefClock(pub u32, pub u32, pub u8, pub Option<i64>);

/// A right of a player, named as in [`Rights`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Right {
    PickHand,
    Play,
    Call,
    OfferDraw,
    AnswerDraw,
    Resign,
    Abort,
    Takeback,
    Stop,
    AnswerTakeback,
    Rematch,
    GiveTime,
    OfferAdjourn,
    AnswerAdjourn,
    OfferResume,
    AnswerResume,
    SetLines,
    ConfirmReferee,
    Rule,
}

/// A move that the rule set refuses, with the reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RefusedMove {
    /// The move in UCI.
    #[serde(rename = "move")]
    pub mv: String,
    /// The code of the reason, such as `repetition_banned` or `bikjang_unresolved`.
    pub code: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub facts: Facts,
}

/// The commands that the requesting player may send now. For a player without a seat, only `join` and, for the referee,
/// `rule` can be set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rights {
    /// Open seats that the requesting player may take.
    pub join: Vec<Side>,
    /// Sides for which the requesting player may choose a setup or place a piece now.
    pub arrange: Vec<Side>,
    /// Pick one of two closed hands.
    #[serde(default)]
    pub pick_hand: bool,
    /// Play one of the moves in `legal`.
    pub play: bool,
    /// Call bikjang (빅장).
    pub call: bool,
    pub offer_draw: bool,
    /// Accept or decline the draw offer.
    pub answer_draw: bool,
    /// Resign (기권).
    pub resign: bool,
    /// Abort the game, before both sides have moved.
    pub abort: bool,
    /// Take back a move, or request a takeback.
    pub takeback: bool,
    /// Offer or agree to stop the game before its end, with the action `stop:agreed`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub stop: bool,
    /// Answer the opponent's takeback request.
    pub answer_takeback: bool,
    /// Request a rematch, or agree to one.
    pub rematch: bool,
    /// Give the opponent 15 seconds.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub give_time: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub offer_adjourn: bool,
    /// Accept or decline the offer to adjourn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub answer_adjourn: bool,
    /// Offer to resume the adjourned game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub offer_resume: bool,
    /// Accept or decline the offer to resume.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub answer_resume: bool,
    /// Set conditional moves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub set_lines: bool,
    /// Accept or decline the referee. A referee who has not joined yet can only be declined.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub confirm_referee: bool,
    /// Make a ruling as the game's referee.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rule: bool,
}

/// Two generals that face each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Bikjang {
    /// The square of Cho's general.
    pub cho: String,
    /// The square of Han's general.
    pub han: String,
    /// Whether the side to move may call bikjang.
    pub callable: bool,
}

/// One side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// Main time left; 0 during byoyomi. With a total time, the time left for both sides together.
    pub main_ms: u32,
    /// Time left in the current byoyomi period; a full period while main time lasts. With a total time and a limit per
    /// move, the time left for this move; 0 with other time controls.
    pub period_ms: u32,
    /// Periods left, including the current one; 0 without byoyomi.
    pub periods_left: u8,
    pub running: bool,
    /// Server time at which the clock started, in milliseconds since 1970; `null` if the clock is not running. After a
    /// restart of the server, the start may be up to 30 s after `at_ms`.
    pub runs_from_ms: Option<i64>,
}

/// Open offers and requests, each with the side that made it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offers {
    pub draw: Option<Side>,
    pub takeback: Option<Side>,
    pub rematch: Option<Side>,
    /// An offer to stop the game before its end; the rule set then decides the result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stop: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub adjourn: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub resume: Option<Side>,
}
