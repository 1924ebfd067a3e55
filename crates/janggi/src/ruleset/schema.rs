//! The fields of a rule set: closed types, plain data, nothing else.
//!
//! Owns what a rule set *can* say. It does not decide games (see `refusal`, `verdict` and `claim`)
//! and knows no text format (see `json`).

use alloc::vec::Vec;

use crate::movement::Movement;
use crate::points::HalfPoints;
use crate::side::Side;

/// A whole rule set (규칙). A game stores its own, never only a preset's name, so a later revision of a preset
/// judges no old game again.
///
/// Combinations that mean nothing (a gate while bikjang is off, a limit that bans) cannot be written down.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    pub movement: Movement,
    /// How the two sides set up (차림).
    pub setup: SetupRules,
    /// Bonus for Han, who moves second (덤); 3 half points in most tournaments. A handicap game has its own.
    pub deom: HalfPoints,
    /// Effect of facing generals (빅장).
    pub bikjang: Bikjang,
    /// Passing (한수쉼).
    pub pass: PassRules,
    /// Repetition rules in order; the first that fires decides (반복수).
    pub repetition: Vec<RepetitionRule>,
    /// Checking without end (반복장군).
    pub perpetual_check: PerpetualCheck,
    /// Rules by which a side in perpetual check can lose (반복장군을 받는 쪽).
    pub checked_side: CheckedSide,
    /// Endings by counting.
    pub limit: EndingLimits,
    /// Result of a position in which neither side can be mated. Only if no ending is decided on points.
    pub dead_position: DeadPosition,
    /// Draw by agreement.
    pub draw_offer: DrawOffer,
    /// Effect of touching a piece and of letting go of it. Positions do not depend on it; it is enforced by the room in
    /// which a game is played.
    pub touch: Touch,
    /// Effect of a fallen flag (시간패).
    pub flag: FlagFall,
    /// Result of a game that is stopped before its end, as in a hall that counts after 20 minutes.
    pub stopped: Stopped,
    /// League points for the result, if the rules define them.
    pub league_score: Option<LeagueScore>,
}

/// How the two back ranks are arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SetupRules {
    pub order: SetupOrder,
    /// The arrangements that may be chosen.
    pub allowed: AllowedSetups,
    /// Whether elephants on opposite wings (맞상) are forbidden.
    pub matsang: Matsang,
}

/// Order of arranging. `first` exists only if one side arranges after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupOrder {
    /// One side arranges visibly and may not change, then the other. In Korea, Han is first.
    Visible {
        /// The side that arranges first.
        first: Side,
    },
    /// Both choose unseen; the choices are shown together.
    SimultaneousHidden,
    /// Horse and elephant are swapped instead of a first move.
    SwapMoves {
        /// The side that swaps first.
        first: Side,
    },
    /// The sides place their pieces in turn, one piece at a time, seen by both.
    PieceByPiece {
        /// The side that places the first piece.
        first: Side,
    },
    /// Players choose nothing: the starting position is fixed.
    Fixed,
}

/// The arrangements that a player may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllowedSetups {
    /// The four orders of horse and elephant.
    FourSwaps,
    /// Those and central chariots (기동차).
    FourAndCentral,
    /// Any start, also a free position.
    Any,
    /// None: the law of movement gives the one start, as in Xiangqi.
    OfTheLaw,
}

/// Elephants on opposite wings: Cho 상마상마 against Han 마상마상 or the reverse (맞상).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matsang {
    /// Like every other pair.
    Allowed,
    /// Not in this rule set.
    Forbidden,
}

/// How a game that is not won by mate ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawOrPoints {
    /// Nobody wins.
    Draw,
    /// Cho's pieces against Han's pieces and the deom.
    Points,
}

/// A plain yes or no with its own name at the place of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum YesNo {
    /// The rule applies.
    Yes,
    /// The rule does not apply.
    No,
}

/// The generals facing each other on one file with nothing between (빅장).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bikjang {
    /// Facing means nothing.
    Off,
    /// A step that leaves the generals facing is not possible, as in Chinese chess.
    Illegal,
    /// Facing can end the game.
    Ends(BikjangRules),
}

/// How facing generals end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BikjangRules {
    /// Result of the ending.
    pub result: DrawOrPoints,
    /// Condition under which facing generals can end the game.
    pub gate: BikjangGate,
    /// Effect of a facing made by a general's capture.
    pub general_capture: GeneralCapture,
    /// How it is accepted.
    pub acceptance: Acceptance,
    /// Precedence if the side to move is also in check.
    pub in_check: BikjangInCheck,
}

/// When a facing can end the game; read before the action, on the pieces alone (no deom).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BikjangGate {
    /// Always.
    Open,
    /// Only while each side's pieces are worth strictly less than 30 points.
    BothBelow30,
    /// Only once something has been captured.
    AfterFirstCapture,
}

/// A facing that arose because a general captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GeneralCapture {
    /// Like every other facing.
    NoException,
    /// It does not count until the generals have ceased to face once.
    NotCallable,
}

/// How an open bikjang is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Acceptance {
    /// Facing ends the game as soon as it arises.
    Immediate,
    /// Every action that leaves the generals facing accepts; a step is played first.
    AnyNonresolving {
        /// Ways to end the facing.
        resolve_by: ResolveBy,
    },
    /// The side to move calls it.
    Chosen {
        /// The action that accepts it.
        by: AcceptBy,
        /// Other actions that it may play.
        nonresolving: NonresolvingStep,
        /// Ways to end the facing.
        resolve_by: ResolveBy,
    },
}

/// The action that accepts a bikjang.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AcceptBy {
    Pass,
    /// The call alone ("빅장!"); a pass is an ordinary pass.
    Call,
    /// Either.
    CallOrPass,
}

/// A step that leaves the generals facing, where acceptance is a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NonresolvingStep {
    Refused,
    /// Allowed; the right to accept lives on while they face.
    Legal,
}

/// Ways to resolve a facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResolveBy {
    /// Any step after which the generals do not face.
    Any,
    /// Only a step of the general.
    GeneralOnly,
}

/// Bikjang against check (빅장과 장군).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BikjangInCheck {
    /// Bikjang goes first: it may be accepted in check.
    AcceptAllowed,
    /// Check goes first.
    MustAnswerCheck,
}

/// Passing (한수쉼).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PassRules {
    /// When a pass is possible.
    pub allowed: PassAllowed,
    /// Two passes in a row.
    pub double: DoublePass,
    /// Whether a pass counts for `limit.total_plies` and `limit.no_capture_plies`, and for nothing else.
    pub counts_as_ply: YesNo,
}

/// When a pass is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassAllowed {
    /// Whenever the own general is not in check.
    NotInCheck,
    /// Never: a side without a legal move has lost (stalemate), as in Xiangqi.
    Never,
}

/// Two passes in a row, one of each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoublePass {
    /// Nothing happens.
    GoesOn,
    /// The game ends.
    Ends(DrawOrPoints),
}

/// A rule about repeated positions or moves.
///
/// A position is the board and the side to move, nothing else. The start is its own first occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepetitionRule {
    /// The n-th occurrence of a position ends the game.
    Position {
        /// Number of the occurrence, at least 2.
        n: u8,
        /// Result of the ending.
        result: RepetitionResult,
        /// Whether positions reached by a pass are counted.
        count_passes: YesNo,
        /// Replacement for this rule while the pieces of both sides are worth less than 30 points.
        both_below_30: BothBelow30,
        /// Whether, and by which definition, the side that chases throughout the cycle loses.
        chaser_loses: ChaserLoses,
    },
    /// A step that would make the n-th occurrence is refused.
    BanPosition {
        /// Number of the occurrence, at least 2.
        n: u8,
        /// Whether positions reached by a pass are counted.
        count_passes: YesNo,
        /// Change while both sides' pieces are below 30 points.
        both_below_30: BothBelow30,
    },
    /// The third arrival of a piece on one point by going to and fro (Kakao Janggi; generals and guards are free).
    Shuttle {
        /// Refused, or played and lost.
        result: ShuttleResult,
        /// Change while both sides' pieces are below 30 points.
        both_below_30: BothBelow30,
    },
}

/// Effect of chasing throughout a repeated cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChaserLoses {
    /// Nothing.
    No,
    /// The side loses each of whose steps attacks one and the same unprotected enemy piece.
    OnePiece,
    /// The same by the definition of the Asian Xiangqi Federation: generals and soldiers may chase; soldiers that have not
    /// crossed the river may be chased; a chariot is chased by horse and cannon even if it is protected; offering an
    /// exchange is not a chase. If both sides check or chase, neither loses.
    Asian,
}

/// Result of the n-th occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepetitionResult {
    /// Nobody wins.
    Draw,
    /// Points decide.
    Points,
    /// The side whose action made the occurrence loses.
    MoverLoses,
}

/// Effect of the third arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShuttleResult {
    /// The step may not be played.
    Refused,
    /// It may be played and loses.
    MoverLoses,
}

/// Replacement of a rule while each side's pieces are worth strictly less than 30 points (deom not counted), on the
/// position after the action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BothBelow30 {
    /// It stays as it is.
    Same,
    /// It does not apply.
    Exempt,
    /// The game ends in a draw.
    Draw,
    /// Points decide.
    Points,
}

/// Checking without end (반복장군).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PerpetualCheck {
    /// No rule of its own.
    AsRepetition,
    /// At the n-th occurrence of a position the side that checked throughout loses.
    Loses {
        /// Number of the occurrence of the *position* (not of check), at least 2.
        n: u8,
        /// Change while both sides' pieces are below 30 points.
        both_below_30: BothBelow30,
    },
}

/// The side that the other one checks throughout a repeated cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckedSide {
    /// The rules on repetition hold for it as for any side.
    AsAny,
    /// No rule on repetition makes it lose, nor refuses a step by which it answers such a check. While both sides' pieces are
    /// below 30 points, points may decide against it.
    NeverLoses,
}

/// Endings by counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndingLimits {
    /// The length of the whole game.
    pub total_plies: Option<TotalPlies>,
    /// Plies without a capture.
    pub no_capture_plies: Option<NoCapturePlies>,
    /// A side with too little left.
    pub low_points: Option<LowPoints>,
}

/// The length of the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TotalPlies {
    /// Plies from the start, both sides together, at least 1.
    pub n: u16,
    /// Whether the end waits for an action that neither captured nor gives check.
    pub quiet_only: YesNo,
    /// Result of the ending.
    pub result: DrawOrPoints,
}

/// Plies without a capture; soldier steps, checks and passes do not reset the count. With 100 it is the fifty-move rule of
/// chess, about which KoopKorea's manual asks whether it holds in Janggi too, without pawn moves: soldiers also step sideways
/// and back again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoCapturePlies {
    /// Plies of both sides together, at least 1; the count starts at the start position's.
    pub n: u16,
    /// Result of the ending.
    pub result: DrawOrPoints,
}

/// A side with too little left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LowPoints {
    /// The most that still ends the game, inclusive.
    pub max: HalfPoints,
    /// Whether Han's deom is added to Han's pieces for this.
    pub counts_deom: YesNo,
    /// Whether the end waits for an action that neither captured nor gives check.
    pub quiet_only: YesNo,
    /// Result of the ending.
    pub result: DrawOrPoints,
}

/// Material with which neither side can be mated, whatever both play (in Xiangqi neither mated nor stalemated): a class of
/// [`is_dead`](crate::referee::is_dead).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadPosition {
    /// The game continues.
    Off,
    /// The game ends in a draw.
    Draw,
}

/// Draw by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawOffer {
    /// There is none.
    Never,
    /// Only while each side's pieces are worth strictly less than 30 points.
    BothBelow30(DrawOrPoints),
    /// At any time.
    Always(DrawOrPoints),
}

/// Touching a piece and letting go of it, as over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch {
    /// Neither means anything: a piece may be put back, and moves may be taken back if the players agree on it.
    Free,
    /// A move counts as soon as the piece is let go and is never taken back.
    LettingGo,
    /// The same, and a touched piece has to move if it can.
    TouchMove,
}

/// Effect of a fallen flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagFall {
    /// The side whose time ran out loses.
    Loses,
}

/// Result of a game that is stopped before its end: when the time for the whole game is up, when both sides agree to stop,
/// or when a referee calls time. How much time there is belongs to the terms of a game, not to its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stopped {
    /// Points decide, as they do wherever the rules count.
    Points,
    /// Nobody wins.
    Draw,
    /// No game may be stopped.
    Never,
}

/// How a league counts one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeagueScore {
    /// 7 for a clean win, 4 for a win on points, 2 for a loss on points, 0 (KJF).
    SevenFourTwo,
    /// 1, one half for a draw, 0.
    OneHalf,
    /// 1 or 0; there are no draws.
    OneZero,
}
