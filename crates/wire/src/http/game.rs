//! The view of a game for one reader, with its parts.

use super::new_game::Seniority;
use crate::vocabulary::{BySide, Facts, Outcome, Phase, RulesView, SeatView, Side, TimeControl, VerdictView};
use compact_str::CompactString;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The complete view of a game for one reader.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameView {
    /// The game's id, as in its URL.
    pub id: String,
    /// Number of events so far, for the parameter `since` of the socket.
    pub seq: u32,
    /// Time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// The rules of the game.
    pub rules: RulesView,
    /// The phase; the same as `now.phase`.
    pub phase: Phase,
    pub seats: BySide<SeatView>,
    /// The two closed hands, if they decide the sides; otherwise `null`. `seats` may change when a hand is picked.
    #[serde(default)]
    pub hands: Option<HandsView>,
    /// The custom by which a player got Han; `null` if the sides were decided in another way.
    #[serde(default)]
    pub seniority: Option<Seniority>,
    /// Whether the open seat is reserved for a challenged player. Absent once the seat is taken.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub challenge: bool,
    /// The method of choosing the setups.
    pub setup: SetupView,
    /// Codes of the chosen setups: `msms mssm smms smsm central`, or `hidden` if a choice is not visible yet to the
    /// requesting player.
    pub arrangements: BySide<Option<String>>,
    /// The time control.
    pub time: TimeControl,
    /// The takeback mode of the game.
    pub takeback: TakebackMode,
    /// Whether the game is rated.
    #[serde(default)]
    pub rated: bool,
    /// The id of the tournament in which the game is played, whose page is `/tournaments/{tournament}`; absent for any
    /// other game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tournament: Option<String>,
    /// The referee (심판); absent if the game was created without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub referee: Option<RefereeView>,
    /// The referee's key: the first person who sends it becomes the referee. Included only once, in the response of
    /// `POST /api/games`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub referee_key: Option<String>,
    /// The referee's rulings, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<RulingView>>", optional))]
    pub rulings: Vec<RulingView>,
    /// The reader's own conditional moves, each line from the next ply on. They are not sent to anyone else.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Vec<String>>>", optional))]
    pub lines: Vec<Vec<String>>,
    /// The position before the first action; `null` until it is known. In a game from a free position it is known from
    /// the beginning, so that an invited player can see it.
    pub start_fen: Option<String>,
    /// Squares of the pieces removed by a handicap; empty otherwise. The squares of the pieces in `give` are included
    /// only once Han's setup is known.
    pub handicap: Vec<String>,
    /// Kinds of Han's pieces removed by a handicap, as FEN letters; empty otherwise.
    #[serde(default)]
    pub give: String,
    /// Han's deom (덤) in half points; absent if it is that of the rules.
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
    /// State of the referee.
    pub state: RefereeState,
    /// Whether the requesting player is the referee.
    pub you: bool,
    /// The sides that have agreed to the referee.
    pub confirmed: BySide<bool>,
    /// Whether the referee decides about repeated positions, once both sides have agreed. A repetition then neither
    /// makes a move illegal nor ends the game, regardless of `rules`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub decides_repetition: bool,
}

/// State of a game's referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RefereeState {
    /// The link has not been used yet. The game does not start without the referee.
    Awaited,
    /// A person has opened the link, but at least one player has not agreed yet.
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

/// The rulings that a referee can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Ruling {
    /// The game is drawn.
    Draw,
    /// A side has won.
    Win { side: Side },
    /// A side must play a move that does not repeat a position.
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
    /// The order in which the sides choose.
    pub order: SetupOrder,
    /// The side that chooses first under `first_visible`, `swap_moves` and `piece_by_piece`; `null` otherwise.
    pub first: Option<Side>,
    /// The codes of the setups that may be chosen.
    pub allowed: Vec<String>,
}

/// Two closed hands with a soldier of each side. Their contents were drawn and sealed when the game was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandsView {
    /// SHA-256 of `reveal` in hexadecimal digits, which is shown before a hand is picked.
    pub sealed: String,
    /// The hand that was picked; `null` before a hand is picked.
    pub picked: Option<Hand>,
    /// The hand with Cho's soldier; `null` before a hand is picked.
    pub cho_in: Option<Hand>,
    /// The sealed text with the game's id, the hand with Cho's soldier, and random digits; `null` before a hand is
    /// picked.
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
    /// The possible placements.
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

/// The order in which the sides choose their setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SetupOrder {
    /// One side chooses, then the other, which can see the first choice. Choices are final.
    FirstVisible,
    /// Both sides choose without seeing each other's choice. The choices are revealed together.
    SimultaneousHidden,
    /// Each side in turn swaps horse and elephant on one wing, on both, or on neither.
    SwapMoves,
    /// The sides place their pieces in turn, one at a time. `now.placing` contains the possible placements.
    PieceByPiece,
    /// The setups are fixed.
    Fixed,
}

/// The takeback mode of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TakebackMode {
    /// Moves are taken back at once: against the engine, or on one device.
    Immediate,
    /// The opponent must agree.
    Asked,
    Never,
}

/// One action of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActionView {
    /// The token of the judge: `a4b4`, `e2e2` (pass), `call`, `offer`, `accept`, `decline`, `resign:cho`, `flag:han`,
    /// `abort`.
    pub token: String,
    /// The side that acted; `null` for an abort by the server.
    pub side: Option<Side>,
    /// Number of moves and passes played before the action.
    pub ply: u32,
    /// Time at which the server received the action, milliseconds since 1970.
    pub at_ms: i64,
    /// Time charged by the clock, milliseconds; `null` without a clock and for actions that do not end a turn.
    pub spent_ms: Option<u32>,
    /// Lag credit for the action, milliseconds; absent if there was none. Together with `spent_ms`, it is the time from
    /// the beginning of the turn to the arrival of the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub credit_ms: Option<u32>,
}

/// The current state of a game for one reader.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Now {
    /// The server's time of this state, milliseconds since 1970.
    pub at_ms: i64,
    /// The phase of the game.
    pub phase: Phase,
    /// The position; `null` during the setup phase.
    pub fen: Option<String>,
    /// The side to move; `null` during the setup phase and when the game is over.
    pub turn: Option<Side>,
    /// Number of moves and passes so far. Clients send this number with an action.
    pub ply: u32,
    /// The moves that can be played now, in UCI, sorted by bytes; the pass is the general's null step (`e2e2`). Empty
    /// during an adjournment and when the game is over.
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
    /// Time at which the default setup is chosen for players who have not chosen, milliseconds since 1970; absent
    /// without a time limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub setup_deadline_ms: Option<i64>,
    /// Whether the game is adjourned, so that both clocks are stopped and no moves are possible.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub adjourned: bool,
    /// The side that the referee has ordered not to repeat a position. `legal` does not contain moves that repeat a
    /// position, unless there are no others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub must_deviate: Option<Side>,
    /// The number of times the position has occurred, if the referee must decide about the repetition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub repetition_for_referee: Option<u32>,
    /// The rights of the requesting player.
    pub rights: Rights,
    /// Whether the side to move is in check (장군).
    pub check: bool,
    /// The squares of the checking pieces.
    pub checkers: Vec<String>,
    /// The generals, if they face each other (빅장).
    pub bikjang: Option<Bikjang>,
    /// Points on the board, Han's with the deom; `null` during the setup phase.
    pub points: Option<BySide<f32>>,
    /// The deom (덤) in Han's points, in half points; absent during the setup phase and in messages of older servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deom_half: Option<i32>,
    /// The outcome if both sides passed now; `null` if two passes would not end the game, and when the game is over.
    pub if_both_pass: Option<Outcome>,
    /// The outcome if an offer to end the game were accepted now. The offer is the open one, or one that the side to
    /// move may make. Points decide if the rules say so (`draw_offer.result`). Absent if no offer is possible, and in
    /// messages of older servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub if_agreed: Option<Outcome>,
    /// The clocks at `at_ms`; `null` without a clock.
    pub clocks: Option<BySide<ClockView>>,
    /// Open offers.
    pub offers: Offers,
    /// The verdict; `null` while the game continues.
    pub verdict: Option<VerdictView>,
}

/// The current state in brief, for clients that implement the rules. `fen`, `turn`, `ply`, `legal`, `refused`, `check`,
/// `checkers`, `bikjang`, `points`, `deom_half`, `if_both_pass` and `if_agreed` are the output of `janggun judge` (with
/// `present`) for the game's actions. All other fields of [`Now`] that are missing here are `null` or absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BriefNow {
    /// The server's time of this state, milliseconds since 1970.
    pub at_ms: i64,
    /// Checksum of the rest of the state, as in the output of `janggun judge`. A client whose own checksum differs must
    /// open the socket again without `rules`.
    pub checksum: String,
    /// The rights of the requesting player: the names of the fields of [`Rights`] that are true.
    pub rights: Vec<Right>,
    /// The clocks of Cho and Han at `at_ms`; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clocks: Option<(BriefClock, BriefClock)>,
    /// Open offers; absent if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub offers: Option<Offers>,
    /// The same value as in [`Now`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub must_deviate: Option<Side>,
    /// The same value as in [`Now`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub repetition_for_referee: Option<u32>,
}

/// A clock as a list: `main_ms`, `period_ms` and `periods_left` of [`ClockView`], and `runs_from_ms` in milliseconds
/// after `at_ms`, which is usually negative. The last is `null` if the clock is not running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BriefClock(pub u32, pub u32, pub u8, pub Option<i64>);

/// An action that a reader may be allowed to take during a game, named as in [`Rights`].
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
    /// The code of the reason: `repetition_banned`, `bikjang_unresolved` …
    pub code: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub facts: Facts,
}

/// The commands that the requesting player may send now. A spectator can at most take an open seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rights {
    /// Open seats that the requesting player may take.
    pub join: Vec<Side>,
    /// Sides for which the requesting player may choose a setup now.
    pub arrange: Vec<Side>,
    /// Pick one of two closed hands.
    #[serde(default)]
    pub pick_hand: bool,
    /// Play one of `legal`.
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
    /// Accept or decline the referee. A referee who has not joined yet can also be declined.
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
    /// Byoyomi: time left in the current period, or a full period while main time lasts. Total time with a limit per
    /// move: time left for this move. Otherwise 0.
    pub period_ms: u32,
    /// Periods left, including the current one; 0 without byoyomi.
    pub periods_left: u8,
    /// Whether this side's clock is running.
    pub running: bool,
    /// Server time at which the clock started, in milliseconds since 1970; `null` if the clock is not running. After a
    /// restart of the server it may be up to 30 s later than `at_ms`, and the clock starts then.
    pub runs_from_ms: Option<i64>,
}

/// Open offers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offers {
    /// The side that has offered a draw.
    pub draw: Option<Side>,
    /// The side that has requested a takeback.
    pub takeback: Option<Side>,
    /// The side that has requested a rematch.
    pub rematch: Option<Side>,
    /// The side that has offered to stop the game before its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stop: Option<Side>,
    /// The side that has offered to adjourn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub adjourn: Option<Side>,
    /// The side that has offered to resume the adjourned game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub resume: Option<Side>,
}
