//! The fields of a rule set as plain data.
//!
//! This module defines what a rule set *can* express. It must not decide games (see `refusal`, `ending` and `claim`) or
//! depend on a text format (see `json`).

use alloc::vec::Vec;

use crate::movement::Movement;
use crate::points::HalfPoints;
use crate::side::Side;

/// A complete rule set (규칙). A game stores its complete rule set, not only a preset's name, so that a later revision of
/// a preset does not change old verdicts.
///
/// Most meaningless combinations, such as a gate while bikjang is off, cannot be expressed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    pub movement: Movement,
    /// Arrangement of the back ranks (차림).
    pub setup: SetupRules,
    /// Bonus for Han, which moves second (덤); 3 half points in most tournaments. A handicap game has no deom unless it
    /// sets its own.
    pub deom: HalfPoints,
    /// Effect of facing generals (빅장).
    pub bikjang: Bikjang,
    /// Rules on passing (한수쉼).
    pub pass: PassRules,
    /// Repetition rules (반복수) in order; the first that applies decides.
    pub repetition: Vec<RepetitionRule>,
    /// Rule on perpetual check (반복장군).
    pub perpetual_check: PerpetualCheck,
    /// Whether a side in perpetual check can lose by repetition (반복장군을 받는 쪽).
    pub checked_side: CheckedSide,
    /// Endings by limits on plies or points.
    pub limit: EndingLimits,
    /// Effect of a position in which neither side can be mated. Must be off if any ending except `stopped` is decided
    /// on points.
    pub dead_position: DeadPosition,
    /// Rule on draws by agreement.
    pub draw_offer: DrawOffer,
    /// Effect of touching a piece and of letting go of it. The rule does not affect positions; the game room enforces
    /// it.
    pub touch: Touch,
    /// Effect of a fallen flag (시간패).
    pub flag: FlagFall,
    /// Result of a game that is stopped before its end. For example, a Janggi club may count points after 20 minutes.
    pub stopped: Stopped,
    /// League points for the result, if the rules define them.
    pub league_score: Option<LeagueScore>,
}

/// Rules for arranging the two back ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SetupRules {
    pub order: SetupOrder,
    /// The arrangements that may be chosen.
    pub allowed: AllowedSetups,
    /// Whether elephants on opposite wings (맞상) are forbidden.
    pub matsang: Matsang,
}

/// The order in which the sides arrange their pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupOrder {
    /// The sides arrange one after the other, visibly. The first may not rearrange. In Korea, Han is first.
    Visible {
        /// The side that arranges first.
        first: Side,
    },
    /// Both sides choose in secret, and the choices are revealed together.
    SimultaneousHidden,
    /// In place of its first move, each side may swap horses with elephants.
    SwapMoves {
        /// The side that swaps first.
        first: Side,
    },
    /// The sides place their pieces in turn, one piece at a time, visibly.
    PieceByPiece {
        /// The side that places the first piece.
        first: Side,
    },
    /// The players do not choose, because the starting position is fixed.
    Fixed,
}

/// The arrangements that a player may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllowedSetups {
    /// The four orders of horse and elephant.
    FourSwaps,
    /// The four orders, and central chariots (기동차).
    FourAndCentral,
    /// Any start, including a custom position.
    Any,
    /// None, because the variant has only one start, as in Xiangqi.
    OfTheLaw,
}

/// The rule about elephants on opposite wings: Cho 상마상마 against Han 마상마상 or the reverse (맞상).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matsang {
    Allowed,
    Forbidden,
}

/// The result of an ending without a direct winner: a draw, or a decision on points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawOrPoints {
    Draw,
    /// Points decide: Cho's pieces against Han's pieces plus the deom.
    Points,
}

/// A named alternative to `bool`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum YesNo {
    Yes,
    No,
}

/// The rule about generals that face each other on a file without a piece between them (빅장).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bikjang {
    /// A facing has no effect.
    Off,
    /// A step that leaves the generals facing each other is illegal, as in Chinese chess.
    Illegal,
    /// A facing can end the game.
    Ends(BikjangRules),
}

/// The rules by which facing generals can end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BikjangRules {
    pub result: DrawOrPoints,
    /// Condition under which a facing can end the game.
    pub gate: BikjangGate,
    /// How facing generals count if one of them came to face the other by capturing a piece.
    pub general_capture: GeneralCapture,
    pub acceptance: Acceptance,
    /// Precedence if the side to move is also in check.
    pub in_check: BikjangInCheck,
}

/// The condition under which a facing can end the game. The condition is tested before the action that accepts the
/// bikjang.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BikjangGate {
    /// Every facing can end the game.
    Open,
    /// A facing can end the game only while each side's pieces, without the deom, are worth less than 30 points.
    BothBelow30,
    /// A facing can end the game only after a piece has been captured.
    AfterFirstCapture,
}

/// How facing generals count if one of them came to face the other by capturing a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GeneralCapture {
    /// The facing counts like any other.
    NoException,
    /// The facing cannot end the game, however long it lasts.
    NotCallable,
}

/// The way in which an open bikjang is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Acceptance {
    /// An open bikjang ends the game at once.
    Immediate,
    /// Every action that does not resolve the facing accepts the bikjang. A step is played first.
    AnyNonresolving {
        /// Steps that resolve the facing.
        resolve_by: ResolveBy,
    },
    /// The side to move chooses whether to accept the bikjang.
    Chosen {
        /// The action that accepts the bikjang.
        by: AcceptBy,
        /// Whether a step may leave the facing unresolved.
        nonresolving: NonresolvingStep,
        /// Steps that resolve the facing.
        resolve_by: ResolveBy,
    },
}

/// The action that accepts a bikjang.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AcceptBy {
    Pass,
    /// Only the call ("빅장!") accepts; a pass is an ordinary pass.
    Call,
    /// Both a call and a pass accept.
    CallOrPass,
}

/// The effect of a step that does not resolve the facing, if acceptance is a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NonresolvingStep {
    Refused,
    /// The step is allowed, and the bikjang can still be accepted while the generals face each other.
    Legal,
}

/// The steps that resolve a facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResolveBy {
    /// Any step after which the generals do not face each other.
    Any,
    /// Only steps of the general after which the generals do not face each other.
    GeneralOnly,
}

/// The precedence between bikjang and check (빅장과 장군).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BikjangInCheck {
    /// Bikjang has precedence: it may be accepted in check.
    AcceptAllowed,
    /// Check has precedence: it must be answered first.
    MustAnswerCheck,
}

/// The rules on passing (한수쉼).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PassRules {
    /// Condition for a pass.
    pub allowed: PassAllowed,
    /// Effect of two passes in a row.
    pub double: DoublePass,
    /// Whether a pass counts for `limit.total_plies` and `limit.no_capture_plies`. This does not affect any other rule.
    pub counts_as_ply: YesNo,
}

/// The condition for a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassAllowed {
    /// A side may pass if it is not in check. In check, a pass is allowed only if it accepts a bikjang.
    NotInCheck,
    /// A side may never pass, and loses if it has no legal move (stalemate), as in Xiangqi.
    Never,
}

/// The effect of two passes in a row, one of each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoublePass {
    /// The game continues.
    GoesOn,
    Ends(DrawOrPoints),
}

/// A rule about repeated positions or moves.
///
/// A position consists of the board and the side to move only. The start counts as an occurrence of its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepetitionRule {
    /// The n-th occurrence of a position ends the game.
    Position {
        /// Number of the occurrence, at least 2.
        n: u8,
        result: RepetitionResult,
        /// Whether positions reached by a pass are counted.
        count_passes: YesNo,
        /// Replacement for this rule while the pieces of both sides are worth less than 30 points.
        both_below_30: BothBelow30,
        /// Definition of a chase, if a side that chases throughout the cycle loses.
        chaser_loses: ChaserLoses,
    },
    /// A step that would cause the n-th occurrence of a position is refused.
    BanPosition {
        /// Number of the occurrence, at least 2.
        n: u8,
        /// Whether positions reached by a pass are counted.
        count_passes: YesNo,
        /// Replacement for this rule while the pieces of both sides are worth less than 30 points.
        both_below_30: BothBelow30,
    },
    /// The third arrival of a piece on the same point by moving back and forth (Kakao Janggi). Generals and guards are
    /// exempt.
    Shuttle {
        /// Whether the step is refused, or is played and loses the game.
        result: ShuttleResult,
        /// Replacement for this rule while the pieces of both sides are worth less than 30 points.
        both_below_30: BothBelow30,
    },
}

/// The effect of chasing throughout a repeated cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChaserLoses {
    /// Chasing has no effect.
    No,
    /// A side loses if each of its steps attacks the same unprotected enemy piece.
    OnePiece,
    /// A side loses if it chases under the definition of the Asian Xiangqi Federation. Attacks by generals and
    /// soldiers, and on soldiers that have not crossed the river, are not chases. Attacks on a chariot by a horse or
    /// cannon are chases even if the chariot is protected. Offering an exchange is not a chase. If both sides check or
    /// chase, neither loses.
    Asian,
}

/// The result of the n-th occurrence of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepetitionResult {
    Draw,
    Points,
    /// The side that caused the occurrence loses.
    MoverLoses,
}

/// The effect of the third arrival in a shuttle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShuttleResult {
    /// The step may not be played.
    Refused,
    /// The step may be played, and loses the game.
    MoverLoses,
}

/// The replacement for a rule while each side's pieces are worth strictly less than 30 points. The pieces are counted
/// after the action, without the deom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BothBelow30 {
    /// The rule stays unchanged.
    Same,
    /// The rule does not apply.
    Exempt,
    /// The game ends in a draw.
    Draw,
    Points,
}

/// The rule on perpetual check (반복장군).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PerpetualCheck {
    /// There is no separate rule for perpetual check; repetition rules apply.
    AsRepetition,
    /// At the n-th occurrence of a position, the side that checked throughout loses.
    Loses {
        /// Number of occurrences of the position, not of checks; at least 2.
        n: u8,
        /// Replacement for this rule while the pieces of both sides are worth less than 30 points.
        both_below_30: BothBelow30,
    },
}

/// The effect of repetition rules on a side that is in check throughout a repeated cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckedSide {
    /// Repetition rules apply to this side as to any other.
    AsAny,
    /// No repetition rule makes this side lose, or refuses a step with which it answers one of these checks. While each
    /// side's pieces are worth less than 30 points, points may still decide against it.
    NeverLoses,
}

/// Endings by limits on plies or points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndingLimits {
    /// The maximum length of a game.
    pub total_plies: Option<TotalPlies>,
    /// The maximum number of plies without a capture.
    pub no_capture_plies: Option<NoCapturePlies>,
    /// The ending if a side has too few points left.
    pub low_points: Option<LowPoints>,
}

/// The maximum length of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TotalPlies {
    /// Number of plies from the start, both sides together, at least 1.
    pub n: u16,
    /// Whether the game continues until an action neither captures nor gives check.
    pub quiet_only: YesNo,
    pub result: DrawOrPoints,
}

/// The maximum number of plies without a capture. Soldier steps, checks and passes do not reset the count.
///
/// With 100 plies, this is the fifty-move rule of chess, but without its exception for pawn moves, because soldiers can
/// step sideways and back again (see KoopKorea's manual).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoCapturePlies {
    /// Number of plies of both sides together, at least 1; the count starts from that of the start position.
    pub n: u16,
    pub result: DrawOrPoints,
}

/// The ending of a game in which a side has too few points left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LowPoints {
    /// Number of points at or below which the game ends.
    pub max: HalfPoints,
    /// Whether this rule adds the deom to the value of Han's pieces.
    pub counts_deom: YesNo,
    /// Whether the game continues until an action neither captures nor gives check.
    pub quiet_only: YesNo,
    pub result: DrawOrPoints,
}

/// The effect of a dead position, in which neither side has the material to mate or, in Xiangqi, to stalemate.
/// [`is_dead`](crate::referee::is_dead) defines these positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadPosition {
    /// The game continues.
    Off,
    /// The game ends in a draw.
    Draw,
}

/// The rule on draws by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawOffer {
    /// Draws cannot be offered.
    Never,
    /// Draws can be offered only while each side's pieces are worth strictly less than 30 points.
    BothBelow30(DrawOrPoints),
    /// Draws can be offered at any time.
    Always(DrawOrPoints),
}

/// The effect of touching a piece and letting go of it, as over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch {
    /// Touching and letting go have no effect. A piece may be put back, and moves may be taken back if the players
    /// agree.
    Free,
    /// A move counts as soon as the piece is let go, and is never taken back.
    LettingGo,
    /// As with [`LettingGo`](Touch::LettingGo); in addition, a touched piece has to move if it can.
    TouchMove,
}

/// The effect of a fallen flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagFall {
    /// The side that ran out of time loses.
    Loses,
}

/// The result of a game that is stopped before its end.
///
/// A game is stopped when the total time for the game is up, when both sides agree to stop, or when a referee calls
/// time. The total time is set for each game and is not part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stopped {
    Points,
    Draw,
    /// Games may not be stopped.
    Never,
}

/// The league points for one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeagueScore {
    /// The score of the KJF: 7 for a win other than on points, 4 for a win on points, 2 for a loss on points, 0 for any
    /// other loss.
    SevenFourTwo,
    /// 1 for a win, one half for a draw, 0 for a loss.
    OneHalf,
    /// 1 for a win, 0 for a loss; there are no draws.
    OneZero,
}
