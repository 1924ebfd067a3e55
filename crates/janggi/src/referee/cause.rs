//! Causes of endings and refusals: closed values with promised codes.
//!
//! Decides nothing; see `ending`, `refusal` and `claim`.

use crate::ruleset::{DrawOrPoints, RulePath};
use crate::side::Side;

/// The winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Win(Side),
    /// A draw (무승부).
    Draw,
    /// The game was cancelled and does not count.
    None,
}

impl Outcome {
    /// `cho`, `han`, `draw` or `none`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Win(Side::Cho) => "cho",
            Self::Win(Side::Han) => "han",
            Self::Draw => "draw",
            Self::None => "none",
        }
    }

    /// Reads a [`code`](Self::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        [Self::Win(Side::Cho), Self::Win(Side::Han), Self::Draw, Self::None]
            .into_iter()
            .find(|outcome| outcome.code() == code)
    }
}

/// Cause of a game's end. The code is promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// A facing of the generals was accepted (빅장).
    BikjangAccepted,
    /// The side is in check and no step leads out of it (외통).
    Mate,
    /// The side is in check, and every step out of it is refused as a repetition.
    NoPermittedAction,
    /// Not in check, but no legal move, where passing is not allowed: a loss, as in Xiangqi (困斃).
    Stalemate,
    /// Both sides passed, one after the other.
    DoublePass,
    /// With the pieces left, no mate is possible, whatever both sides play.
    DeadPosition,
    /// A side has too little left.
    LowPoints,
    /// The game has reached its length.
    PlyLimit,
    /// Nothing was captured for too long.
    NoCaptureLimit,
    /// A side checked without end (반복장군).
    PerpetualCheck,
    /// A position came back once too often (반복수).
    Repetition,
    /// A piece went to and fro once too often.
    Shuttle,
    /// A side gave up (기권).
    Resigned,
    /// A side's time ran out (시간패).
    Flagged,
    /// The game was stopped before its end, and the rules say what that means.
    Stopped,
    /// Both agreed.
    DrawAgreed,
    /// Called off.
    Aborted,
    /// A referee decided.
    Adjudicated,
    /// A side left, and the other claimed the game.
    Abandoned,
}

impl Cause {
    /// Every cause; those that a board action can bring about first, in their order of precedence.
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

    /// Returns the promised word.
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

    /// Returns the cause of a code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cause| cause.code() == code)
    }

    /// Returns whether play could have continued without a claim: repetition, perpetual check, shuttle and no capture.
    /// Fairy-Stockfish calls these optional endings.
    #[must_use]
    pub const fn is_claim(self) -> bool {
        matches!(
            self,
            Self::NoCaptureLimit | Self::PerpetualCheck | Self::Repetition | Self::Shuttle
        )
    }
}

/// How a game came to be stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoppedHow {
    /// The time for the whole game was up.
    Time,
    /// Both sides agreed to it.
    Agreed,
    /// A referee (심판) called time.
    Referee,
}

impl StoppedHow {
    /// `time`, `agreed` or `referee`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Agreed => "agreed",
            Self::Referee => "referee",
        }
    }
}

/// Ending of a game: enough for a search, and the source of a [`Verdict`](crate::Verdict).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    pub outcome: Outcome,
    pub cause: Cause,
    /// The rule that decided.
    pub rule: RulePath,
    /// Facts behind the outcome.
    pub decision: Decision,
}

/// Facts behind the outcome of an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The rule names the winner.
    Winner(Side),
    /// The rule makes it a draw.
    Draw,
    /// Points decide; a tie is a draw.
    Points,
}

impl Decision {
    /// `winner`, `draw` or `points`.
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

/// Reason why an action is refused. The code is promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RefusalCause {
    /// The generals face each other and this step does not change it.
    BikjangUnresolved,
    /// The step would repeat a position too often.
    RepetitionBanned,
    /// The step would go to and fro once too often.
    ShuttleBanned,
    PassInCheck,
    /// A pass under rules without one.
    PassNotInRules,
    /// A call under rules without one.
    CallNotInRules,
    /// A call while the generals do not face each other.
    NotFacing,
    /// A call before its gate opens.
    GateClosed,
    /// A call of a facing that a general's capture made.
    GeneralCaptureExempt,
    /// A call while check must be answered first.
    CallInCheck,
    /// A draw offer that the rules do not allow now.
    OfferNotAllowed,
    /// A draw offer on top of an open one.
    OfferPending,
    /// An answer without an offer.
    NoOffer,
    /// Stopping a game under rules that do not let games be stopped.
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

    /// Returns the promised word.
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

/// A refused board action: why, and by which entry of `repetition` if one is to blame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub cause: RefusalCause,
    /// The entry of `repetition`, counted from 0.
    pub rule: Option<u8>,
}

impl Refused {
    pub(crate) const fn new(cause: RefusalCause) -> Self {
        Self { cause, rule: None }
    }
}
