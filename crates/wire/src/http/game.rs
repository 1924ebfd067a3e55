//! A game as one reader may see it.

use super::new_game::Seniority;
use crate::vocabulary::{BySide, Facts, Outcome, Phase, RulesView, SeatView, Side, TimeControl, VerdictView};
use compact_str::CompactString;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A whole game as one reader may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameView {
    /// The game's id, as in its address.
    pub id: String,
    /// The number of events so far; the socket's `since`.
    pub seq: u32,
    /// Time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// The rules it is played by.
    pub rules: RulesView,
    /// The phase; the same as `now.phase`.
    pub phase: Phase,
    pub seats: BySide<SeatView>,
    /// The two closed hands, where a pick of one decides who plays which side: `seats` change with it. `null` elsewhere.
    #[serde(default)]
    pub hands: Option<HandsView>,
    /// The custom by which Han was given to its player; `null` if the sides were settled otherwise.
    #[serde(default)]
    pub seniority: Option<Seniority>,
    /// Whether the open seat is kept for a player who was challenged; absent once it is taken.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub challenge: bool,
    /// Who places horses and elephants, when and how.
    pub setup: SetupView,
    /// Setup codes chosen so far: `msms mssm smms smsm central`; `hidden` = chosen but not shown to you yet.
    pub arrangements: BySide<Option<String>>,
    /// The time control.
    pub time: TimeControl,
    /// How takebacks work in this game.
    pub takeback: TakebackMode,
    /// Whether the game counts for the ratings of both.
    #[serde(default)]
    pub rated: bool,
    /// The referee (심판); absent in a game that asked for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub referee: Option<RefereeView>,
    /// The key that makes its first sender the referee. Only in the answer to `POST /api/games`, never again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub referee_key: Option<String>,
    /// The referee's rulings, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<RulingView>>", optional))]
    pub rulings: Vec<RulingView>,
    /// The reader's own conditional moves, each line from the next ply on; nobody else sees them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Vec<String>>>", optional))]
    pub lines: Vec<Vec<String>>,
    /// The position before the first action; `null` until it is known. A game that begins with a position of its own has it
    /// from the start, so that whoever is invited sees it.
    pub start_fen: Option<String>,
    /// Squares taken off for a handicap, empty otherwise; of `give` only once Han's setup is known.
    pub handicap: Vec<String>,
    /// Kinds of Han's pieces left out for a handicap, as FEN letters; empty otherwise.
    #[serde(default)]
    pub give: String,
    /// Han's deom (덤) in half points, if the game has its own; absent if it is that of the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deom_half: Option<u16>,
    /// Every action so far. Actions that were taken back are not in it.
    pub actions: Vec<ActionView>,
    pub now: Now,
    /// The game that follows this one by rematch.
    pub rematch: Option<String>,
}

/// The referee of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RefereeView {
    /// Progress.
    pub state: RefereeState,
    /// Whether the reader is the referee.
    pub you: bool,
    /// The sides that have agreed to the referee.
    pub confirmed: BySide<bool>,
    /// Whether the referee decides on repeated positions, once both have agreed: none is refused or ends the game by itself,
    /// whatever `rules` says.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub decides_repetition: bool,
}

/// State of a game's referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RefereeState {
    /// Nobody has used the link yet. The first turn waits for the referee.
    Awaited,
    /// A player followed the link; not both players have agreed.
    Joined,
    /// Both have agreed: the referee may rule.
    Confirmed,
    /// A player declined: the game has no referee.
    Declined,
}

/// A ruling that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulingView {
    pub ruling: Ruling,
    /// The referee's words; may be empty.
    pub words: String,
    /// Board plies before it.
    pub ply: u32,
    /// Time, milliseconds since 1970.
    pub at_ms: i64,
}

/// What a referee may rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Ruling {
    /// The game is drawn.
    Draw,
    /// A side has won.
    Win { side: Side },
    /// A side has to play a move that does not repeat a position.
    MustDeviate { side: Side },
    /// A side gets time.
    GiveTime {
        side: Side,
        /// 1,000 to 3,600,000.
        ms: u32,
    },
    /// Time is called: the game is stopped, and the rule set's field `stopped` decides it.
    CallTime,
    /// The game is adjourned: both clocks are stopped.
    Adjourn,
    /// The adjourned game continues.
    Resume,
}

/// Who chooses where horses and elephants stand, and in which order (차림).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetupView {
    /// The order of choosing.
    pub order: SetupOrder,
    /// Who chooses first under `first_visible`, `swap_moves` and `piece_by_piece`, `null` otherwise.
    pub first: Option<Side>,
    /// The setup codes that each side may choose.
    pub allowed: Vec<String>,
}

/// Two closed hands with a soldier of each side. What is in them was drawn and sealed when the game was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandsView {
    /// SHA-256 of `reveal`, in hexadecimal digits: shown before anyone picks.
    pub sealed: String,
    /// The hand that was picked; `null` before.
    pub picked: Option<Hand>,
    /// Where Cho's soldier is; `null` before a hand was picked.
    pub cho_in: Option<Hand>,
    /// The sealed text: the game's id, the hand of Cho's soldier and random digits; `null` before a hand was picked.
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

/// How far the placing of the pieces has come, if they are placed one by one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlacingView {
    pub turn: Side,
    /// The pieces on the board, in the order in which they were placed.
    pub placed: Vec<PlacedView>,
    /// The possible placements.
    pub options: Vec<PlacedView>,
}

/// A piece on a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlacedView {
    pub square: String,
    /// Its FEN letter: upper case for Cho, lower case for Han.
    pub piece: String,
}

/// The order in which the sides choose their setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SetupOrder {
    /// One side first, seen by the other, then the other; no change afterwards.
    FirstVisible,
    /// Both at once; each is shown when both have chosen.
    SimultaneousHidden,
    /// Each side's first turn: swap horse and elephant on one wing, on both, or on none.
    SwapMoves,
    /// The sides place their pieces in turn, one at a time; `now.placing` says what may go where.
    PieceByPiece,
    /// Nothing to choose.
    Fixed,
}

/// How takebacks work in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TakebackMode {
    /// At once (against the engine, on one device).
    Immediate,
    /// The opponent has to agree.
    Asked,
    Never,
}

/// One action of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActionView {
    /// The judge's token: `a4b4`, `e2e2` (pass), `call`, `offer`, `accept`, `decline`, `resign:cho`, `flag:han`, `abort`.
    pub token: String,
    /// The side that acted; `null` for an abort by the server.
    pub side: Option<Side>,
    /// How many board plies (steps and passes) had been played before it.
    pub ply: u32,
    /// When the server received it, milliseconds since 1970.
    pub at_ms: i64,
    /// What the clock charged for it; `null` without a clock and for actions that end no turn.
    pub spent_ms: Option<u32>,
    /// The lag credit it got, so that `spent_ms` and this are the time between the turn's beginning and the move's
    /// arrival; absent if there was none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub credit_ms: Option<u32>,
}

/// The current state of a game as one reader may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Now {
    /// The server's time when this was written, milliseconds since 1970.
    pub at_ms: i64,
    /// The phase of the game.
    pub phase: Phase,
    /// The position; `null` while arranging.
    pub fen: Option<String>,
    /// Whose turn it is; `null` while arranging and when over.
    pub turn: Option<Side>,
    /// Board plies (steps and passes) so far. A client sends it back with an action.
    pub ply: u32,
    /// Every step and the pass that the side to move may play, in UCI, sorted by bytes; the pass is the general's
    /// null step (`e2e2`). Empty when over.
    #[cfg_attr(test, ts(as = "Vec<String>"))]
    #[schemars(with = "Vec<String>")]
    pub legal: Vec<CompactString>,
    /// The piece that the side to move has touched and has to move, if the rules have touch-move: `legal` holds its
    /// moves only.
    #[serde(default)]
    pub touched: Option<String>,
    /// Steps that the board allows and the rule set refuses.
    pub refused: Vec<RefusedMove>,
    /// How far the placing has come, under `piece_by_piece` while arranging; `null` otherwise.
    #[serde(default)]
    pub placing: Option<PlacingView>,
    /// When the default setup is chosen for players who have not chosen; absent without a time limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub setup_deadline_ms: Option<i64>,
    /// Whether the game is adjourned: nobody may move, and both clocks are stopped.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub adjourned: bool,
    /// The side that may not repeat a position by the referee's ruling: `legal` has no such move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub must_deviate: Option<Side>,
    /// The occurrence of the position on which the referee has to decide, where that is the referee's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub repetition_for_referee: Option<u32>,
    /// What the reader may do.
    pub rights: Rights,
    /// Whether the side to move is in check (장군).
    pub check: bool,
    /// The squares of the checking pieces.
    pub checkers: Vec<String>,
    /// The line between the generals while they face each other (빅장).
    pub bikjang: Option<Bikjang>,
    /// Points on the board, Han's with the deom; `null` while arranging.
    pub points: Option<BySide<f32>>,
    /// The deom (덤) in Han's points, in half points; absent while arranging, and from older servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deom_half: Option<i32>,
    /// Who would win if both sides passed now; `null` when two passes end nothing, and when over.
    pub if_both_pass: Option<Outcome>,
    /// Who would win if an offer to end the game, the open one or one that the side to move may make, were accepted now:
    /// `points` are counted if the rules say so (`draw_offer.result`). Absent if nothing can be offered, and from
    /// older servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub if_agreed: Option<Outcome>,
    /// The clocks as they are at `at_ms`; `null` without a clock.
    pub clocks: Option<BySide<ClockView>>,
    /// Offers that wait for an answer.
    pub offers: Offers,
    /// The verdict, when over.
    pub verdict: Option<VerdictView>,
}

/// The present in brief, for a reader who has the rules: what they do not say of a game while it is played. `fen`, `turn`,
/// `ply`, `legal`, `refused`, `check`, `checkers`, `bikjang`, `points`, `deom_half`, `if_both_pass` and `if_agreed` are those of
/// `janggun judge` (with `present`) after the game's actions; all else that [`Now`] has and this lacks is `null` or absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BriefNow {
    /// The server's time when this was written, milliseconds since 1970.
    pub at_ms: i64,
    /// That of `janggun judge`, where reader and server agree on the rest of the present. If it is another, the reader
    /// opens the socket again without `rules`.
    pub checksum: String,
    /// What the reader may do: the names of [`Rights`] that are true.
    pub rights: Vec<Right>,
    /// The clocks of Cho and Han as they are at `at_ms`; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clocks: Option<(BriefClock, BriefClock)>,
    /// Offers that wait for an answer; absent if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub offers: Option<Offers>,
    /// As in [`Now`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub must_deviate: Option<Side>,
    /// As in [`Now`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub repetition_for_referee: Option<u32>,
}

/// A clock as a list: `main_ms`, `period_ms` and `periods_left` of [`ClockView`], and how many milliseconds after `at_ms` its
/// `runs_from_ms` lies: usually before it, a negative number. `null` if the clock is not running.
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

/// A step that the rule set refuses, with its reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RefusedMove {
    /// UCI.
    #[serde(rename = "move")]
    pub mv: String,
    /// The refusal's code: `repetition_banned`, `bikjang_unresolved` …
    pub code: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub facts: Facts,
}

/// What the reader may do now; all false for a spectator.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rights {
    /// Open seats the reader may take.
    pub join: Vec<Side>,
    /// Sides for which the reader may choose a setup now.
    pub arrange: Vec<Side>,
    /// Pick one of two closed hands.
    #[serde(default)]
    pub pick_hand: bool,
    /// Play one of `legal`.
    pub play: bool,
    /// Call the bikjang (빅장).
    pub call: bool,
    pub offer_draw: bool,
    /// Accept or decline the draw offer.
    pub answer_draw: bool,
    /// Resign (기권).
    pub resign: bool,
    /// Abort the game; only before each side has moved.
    pub abort: bool,
    /// Take back, or ask for it.
    pub takeback: bool,
    /// Offer to stop the game before its end, or agree to it: the action `stop:agreed`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub stop: bool,
    /// Answer the takeback offer.
    pub answer_takeback: bool,
    /// Ask for, or agree to, a rematch.
    pub rematch: bool,
    /// Give the opponent 15 seconds.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub give_time: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub offer_adjourn: bool,
    /// Accept or decline the adjournment.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub answer_adjourn: bool,
    /// Offer to continue with the adjourned game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub offer_resume: bool,
    /// Accept or decline to continue.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub answer_resume: bool,
    /// Set conditional moves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub set_lines: bool,
    /// Agree to the referee or decline; also decline one who has not come.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub confirm_referee: bool,
    /// Rule, as the game's referee.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rule: bool,
}

/// The generals facing each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Bikjang {
    /// The square of Cho's general.
    pub cho: String,
    /// The square of Han's general.
    pub han: String,
    /// Whether the side to move may call it.
    pub callable: bool,
}

/// One side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// Main time left; 0 while byoyomi is counted. Of a time for the whole game, what is left for both.
    pub main_ms: u32,
    /// Time left in the current period, or a whole period while main time lasts; within a time for the whole game the time
    /// left for this move, if moves have a limit; 0 otherwise.
    pub period_ms: u32,
    /// Periods left, including the current one; 0 without byoyomi.
    pub periods_left: u8,
    /// Whether this side's clock is running.
    pub running: bool,
    /// When running: the server's time from which it runs. It lies ahead of `at_ms` for up to 30 s after a restart.
    pub runs_from_ms: Option<i64>,
}

/// Offers that wait for an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offers {
    /// The side that offered a draw.
    pub draw: Option<Side>,
    /// The side that asked to take back.
    pub takeback: Option<Side>,
    /// The side that asked for a rematch.
    pub rematch: Option<Side>,
    /// The side that offered to stop the game before its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stop: Option<Side>,
    /// The side that offered to adjourn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub adjourn: Option<Side>,
    /// The side that offered to continue the adjourned game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub resume: Option<Side>,
}
