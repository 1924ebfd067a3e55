//! Causes of endings and refusals, as closed enums with stable codes.
//!
//! For board actions and claims, the decisions are made in `ending`, `refusal` and `claim`.

use crate::ruleset::{DrawOrPoints, RulePath};
use crate::side::Side;

/// The outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Win(Side),
    /// A draw (무승부).
    Draw,
    /// The game was cancelled and does not count.
    None,
}

impl Outcome {
    /// Returns the code: `cho`, `han`, `draw` or `none`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Win(Side::Cho) => "cho",
            Self::Win(Side::Han) => "han",
            Self::Draw => "draw",
            Self::None => "none",
        }
    }

    /// Parses a [`code`](Self::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        [Self::Win(Side::Cho), Self::Win(Side::Han), Self::Draw, Self::None]
            .into_iter()
            .find(|outcome| outcome.code() == code)
    }
}

/// The cause of a game's end. Its code is stable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// A facing of the generals ended the game (빅장).
    BikjangAccepted,
    /// The side to move is in check, and no legal step answers it (외통).
    Mate,
    /// The side to move is in check, and every step that answers it is refused by a repetition rule.
    NoPermittedAction,
    /// The side to move is not in check, has no permitted step and may not pass. It loses, as in Xiangqi (困斃).
    Stalemate,
    /// Both sides passed in succession.
    DoublePass,
    /// Mate is impossible with the remaining pieces, regardless of the play of both sides.
    DeadPosition,
    /// A side has too few points left.
    LowPoints,
    /// The game has reached its maximum length.
    PlyLimit,
    /// Too many plies were played without a capture.
    NoCaptureLimit,
    /// A side gave perpetual check (반복장군).
    PerpetualCheck,
    /// A position occurred too often (반복수).
    Repetition,
    /// A piece moved back and forth too often.
    Shuttle,
    /// A side resigned (기권).
    Resigned,
    /// A side's time ran out (시간패).
    Flagged,
    /// The game was stopped before its end, and the rules determine the result.
    Stopped,
    /// Both sides agreed to end the game.
    DrawAgreed,
    /// The game was cancelled.
    Aborted,
    /// A referee decided the game.
    Adjudicated,
    /// A side left and the other side claimed a win or a draw, or a side's first move in a tournament was late.
    Abandoned,
}

impl Cause {
    /// Every cause. Causes of endings by board actions come first, in order of precedence.
    pub const ALL: [Self; 19] = [
        Self::BikjangAccepted,
        Self::Mate,
        Self::NoPermittedAction,
        Self::Stalemate,
        Self::DoublePass,
        Self::DeadPosition,
        Self::LowPoints,
        Self::PlyLimit,
        Self::NoCaptureLimit,
        Self::PerpetualCheck,
        Self::Repetition,
        Self::Shuttle,
        Self::Resigned,
        Self::Flagged,
        Self::Stopped,
        Self::DrawAgreed,
        Self::Aborted,
        Self::Adjudicated,
        Self::Abandoned,
    ];

    /// Returns the stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BikjangAccepted => "bikjang_accepted",
            Self::Mate => "mate",
            Self::NoPermittedAction => "no_permitted_action",
            Self::Stalemate => "stalemate",
            Self::DoublePass => "double_pass",
            Self::DeadPosition => "dead_position",
            Self::LowPoints => "low_points",
            Self::PlyLimit => "ply_limit",
            Self::NoCaptureLimit => "no_capture_limit",
            Self::PerpetualCheck => "perpetual_check",
            Self::Repetition => "repetition",
            Self::Shuttle => "shuttle",
            Self::Resigned => "resigned",
            Self::Flagged => "flagged",
            Self::Stopped => "stopped",
            Self::DrawAgreed => "draw_agreed",
            Self::Aborted => "aborted",
            Self::Adjudicated => "adjudicated",
            Self::Abandoned => "abandoned",
        }
    }

    /// Returns the cause with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cause| cause.code() == code)
    }

    /// Returns whether play may continue after this ending if neither side claims it. Fairy-Stockfish calls such
    /// endings optional.
    #[must_use]
    pub const fn is_claim(self) -> bool {
        matches!(
            self,
            Self::NoCaptureLimit | Self::PerpetualCheck | Self::Repetition | Self::Shuttle
        )
    }
}

/// The reason why a game was stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoppedHow {
    /// The time for the whole game ran out.
    Time,
    /// Both sides agreed to stop the game.
    Agreed,
    /// A referee (심판) called time.
    Referee,
}

impl StoppedHow {
    /// Returns the code: `time`, `agreed` or `referee`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Agreed => "agreed",
            Self::Referee => "referee",
        }
    }
}

/// The ending of a game, with only the data that a search needs. A [`Verdict`](crate::Verdict) is built from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    pub outcome: Outcome,
    pub cause: Cause,
    pub rule: RulePath,
    pub decision: Decision,
}

/// The way in which the outcome of an ending is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The rule determines the winner.
    Winner(Side),
    /// The rule makes the game a draw.
    Draw,
    /// Points decide; a tie is a draw.
    Points,
}

impl Decision {
    /// Returns the code: `winner`, `draw` or `points`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Winner(_) => "winner",
            Self::Draw => "draw",
            Self::Points => "points",
        }
    }
}

impl From<DrawOrPoints> for Decision {
    fn from(result: DrawOrPoints) -> Self {
        match result {
            DrawOrPoints::Draw => Self::Draw,
            DrawOrPoints::Points => Self::Points,
        }
    }
}

/// The reason why an action is refused. Its code is stable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RefusalCause {
    /// The generals face each other, and the step does not resolve the facing as the rules require.
    BikjangUnresolved,
    /// The step would repeat a position too often.
    RepetitionBanned,
    /// The step would move a piece back and forth too often.
    ShuttleBanned,
    PassInCheck,
    /// A pass under rules that do not allow passing.
    PassNotInRules,
    /// A call under rules that do not allow calling.
    CallNotInRules,
    /// A call while the generals do not face each other.
    NotFacing,
    /// A call while the bikjang condition (gate) is not met.
    GateClosed,
    /// A call while the generals face each other because of a general's capture.
    GeneralCaptureExempt,
    /// A call while in check, if the rules require the check to be answered first.
    CallInCheck,
    /// A draw offer that the rules do not allow now.
    OfferNotAllowed,
    /// A draw offer while another is open.
    OfferPending,
    /// An answer while no draw offer is open.
    NoOffer,
    /// An attempt to stop a game under rules that do not allow it.
    StopNotInRules,
}

impl RefusalCause {
    /// Every cause.
    pub const ALL: [Self; 14] = [
        Self::BikjangUnresolved,
        Self::RepetitionBanned,
        Self::ShuttleBanned,
        Self::PassInCheck,
        Self::PassNotInRules,
        Self::CallNotInRules,
        Self::NotFacing,
        Self::GateClosed,
        Self::GeneralCaptureExempt,
        Self::CallInCheck,
        Self::OfferNotAllowed,
        Self::OfferPending,
        Self::NoOffer,
        Self::StopNotInRules,
    ];

    /// Returns the stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BikjangUnresolved => "bikjang_unresolved",
            Self::RepetitionBanned => "repetition_banned",
            Self::ShuttleBanned => "shuttle_banned",
            Self::PassInCheck => "pass_in_check",
            Self::PassNotInRules => "pass_not_in_rules",
            Self::CallNotInRules => "call_not_in_rules",
            Self::NotFacing => "not_facing",
            Self::GateClosed => "gate_closed",
            Self::GeneralCaptureExempt => "general_capture_exempt",
            Self::CallInCheck => "call_in_check",
            Self::OfferNotAllowed => "offer_not_allowed",
            Self::OfferPending => "offer_pending",
            Self::NoOffer => "no_offer",
            Self::StopNotInRules => "stop_not_in_rules",
        }
    }
}

/// The refusal of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub cause: RefusalCause,
    /// The index of the entry in `repetition` that refuses the action, if any.
    pub rule: Option<u8>,
}

impl Refused {
    pub(crate) const fn new(cause: RefusalCause) -> Self {
        Self { cause, rule: None }
    }
}
