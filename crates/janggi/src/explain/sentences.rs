//! Sentences for endings, refusals, marks, illegal steps and errors. The texts are messages of
//! `texts/*/rule-sentences.ftl` and, for marks, `texts/*/rule-names.ftl`, which the web app also reads. `fill` inserts
//! the facts.

use crate::explain::facts::Fact;
use crate::explain::text::Text;
use crate::explain::texts::{rule_names, rule_sentences};
use crate::referee::Cause;
use crate::referee::RefusalCause;
use crate::ruleset::Mark;

pub use super::fill::filled;
pub use super::language::Language;
pub use super::wording::{PointNames, Wording};

impl Cause {
    /// Returns the usual sentence about the end of a game. If points decided, [`by_points`] follows it.
    #[must_use]
    pub const fn sentence(self) -> Text {
        match self {
            Self::BikjangAccepted => rule_sentences::ENDINGS_BIKJANG_ACCEPTED,
            Self::Mate => rule_sentences::ENDINGS_MATE,
            Self::NoPermittedAction => rule_sentences::ENDINGS_NO_PERMITTED_ACTION,
            Self::Stalemate => rule_sentences::ENDINGS_STALEMATE,
            Self::DoublePass => rule_sentences::ENDINGS_DOUBLE_PASS,
            Self::DeadPosition => rule_sentences::ENDINGS_DEAD_POSITION,
            Self::LowPoints => rule_sentences::ENDINGS_LOW_POINTS,
            Self::PlyLimit => rule_sentences::ENDINGS_PLY_LIMIT,
            Self::NoCaptureLimit => rule_sentences::ENDINGS_NO_CAPTURE_LIMIT,
            Self::PerpetualCheck => rule_sentences::ENDINGS_PERPETUAL_CHECK,
            Self::Repetition => rule_sentences::ENDINGS_REPETITION,
            Self::Shuttle => rule_sentences::ENDINGS_SHUTTLE,
            Self::Resigned => rule_sentences::ENDINGS_RESIGNED,
            Self::Flagged => rule_sentences::ENDINGS_FLAGGED,
            Self::Stopped => rule_sentences::ENDINGS_STOPPED,
            Self::DrawAgreed => rule_sentences::ENDINGS_DRAW_AGREED,
            Self::Aborted => rule_sentences::ENDINGS_ABORTED,
            Self::Adjudicated => rule_sentences::ENDINGS_ADJUDICATED,
            Self::Abandoned => rule_sentences::ENDINGS_ABANDONED,
        }
    }
}

/// A sentence that replaces an ending's usual one if a fact of the verdict, written as text, has a certain value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    pub cause: Cause,
    /// The name of the fact that must have `value`.
    pub fact: &'static str,
    pub value: &'static str,
    pub text: Text,
}

/// All variants. The first one that fits the facts of a verdict replaces the sentence.
pub const VARIANTS: &[Variant] = &[
    // If facing generals end the game at once, neither side accepts the bikjang, so the usual sentence would be wrong.
    Variant {
        cause: Cause::BikjangAccepted,
        fact: "how",
        value: "immediate",
        text: rule_sentences::VARIANTS_BIKJANG_ACCEPTED_IMMEDIATE,
    },
    Variant {
        cause: Cause::BikjangAccepted,
        fact: "created_at_ply",
        value: "0",
        text: rule_sentences::VARIANTS_BIKJANG_ACCEPTED_0,
    },
    Variant {
        cause: Cause::NoCaptureLimit,
        fact: "since_ply",
        value: "0",
        text: rule_sentences::VARIANTS_NO_CAPTURE_LIMIT_0,
    },
    Variant {
        cause: Cause::DrawAgreed,
        fact: "result_kind",
        value: "points",
        text: rule_sentences::VARIANTS_DRAW_AGREED_POINTS,
    },
    Variant {
        cause: Cause::Stopped,
        fact: "how",
        value: "agreed",
        text: rule_sentences::VARIANTS_STOPPED_AGREED,
    },
    Variant {
        cause: Cause::Stopped,
        fact: "how",
        value: "referee",
        text: rule_sentences::VARIANTS_STOPPED_REFEREE,
    },
];

/// Returns the sentence for an ending with these facts.
pub(super) fn sentence_of(cause: Cause, facts: &crate::explain::Facts) -> Text {
    let fits = |variant: &&Variant| {
        variant.cause == cause && facts.get(variant.fact).is_some_and(|fact| has(fact, variant.value))
    };
    VARIANTS
        .iter()
        .find(fits)
        .map_or(cause.sentence(), |variant| variant.text)
}

/// Returns whether a fact, written as text, has this value.
fn has(fact: &Fact, value: &str) -> bool {
    match fact {
        Fact::Text(text) => text == value,
        Fact::Number(number) => value.parse() == Ok(*number),
        _ => false,
    }
}

/// Returns the sentence that is appended if an ending is decided on points.
#[must_use]
pub const fn by_points() -> Text {
    rule_sentences::POINTS_JANGGI
}

/// Returns the sentence that replaces [`by_points`] in a game without a deom (덤), such as one with a handicap.
#[must_use]
pub const fn by_points_without_deom() -> Text {
    rule_sentences::POINTS_JANGGI_WITHOUT_DEOM
}

/// Returns the sentence that replaces [`by_points`] in a game of Xiangqi, which has no deom.
#[must_use]
pub const fn by_points_of_xiangqi() -> Text {
    rule_sentences::POINTS_XIANGQI
}

impl RefusalCause {
    /// Returns the sentence about a refused action.
    #[must_use]
    pub const fn sentence(self) -> Text {
        match self {
            Self::BikjangUnresolved => rule_sentences::REFUSALS_BIKJANG_UNRESOLVED,
            Self::RepetitionBanned => rule_sentences::REFUSALS_REPETITION_BANNED,
            Self::ShuttleBanned => rule_sentences::REFUSALS_SHUTTLE_BANNED,
            Self::PassInCheck => rule_sentences::REFUSALS_PASS_IN_CHECK,
            Self::PassNotInRules => rule_sentences::REFUSALS_PASS_NOT_IN_RULES,
            Self::CallNotInRules => rule_sentences::REFUSALS_CALL_NOT_IN_RULES,
            Self::NotFacing => rule_sentences::REFUSALS_NOT_FACING,
            Self::GateClosed => rule_sentences::REFUSALS_GATE_CLOSED,
            Self::GeneralCaptureExempt => rule_sentences::REFUSALS_GENERAL_CAPTURE_EXEMPT,
            Self::CallInCheck => rule_sentences::REFUSALS_CALL_IN_CHECK,
            Self::OfferNotAllowed => rule_sentences::REFUSALS_OFFER_NOT_ALLOWED,
            Self::OfferPending => rule_sentences::REFUSALS_OFFER_PENDING,
            Self::NoOffer => rule_sentences::REFUSALS_NO_OFFER,
            Self::StopNotInRules => rule_sentences::REFUSALS_STOP_NOT_IN_RULES,
        }
    }
}

impl Mark {
    /// Returns the sentence that explains the mark.
    #[must_use]
    pub const fn sentence(self) -> Text {
        match self {
            Self::Measured => rule_names::MARKS_A,
            Self::Stated => rule_names::MARKS_B,
            Self::Secondary => rule_names::MARKS_C,
            Self::Text => rule_names::MARKS_S,
            Self::Guess => rule_names::MARKS_G,
        }
    }
}

/// Reasons why a step is illegal, by the code of [`Illegal`](crate::Illegal).
pub const ILLEGAL: &[(&str, Text)] = &[
    ("no_piece", rule_sentences::ILLEGAL_NO_PIECE),
    ("not_yours", rule_sentences::ILLEGAL_NOT_YOURS),
    ("null_step", rule_sentences::ILLEGAL_NULL_STEP),
    ("own_piece", rule_sentences::ILLEGAL_OWN_PIECE),
    ("leaves_palace", rule_sentences::ILLEGAL_LEAVES_PALACE),
    ("no_palace_line", rule_sentences::ILLEGAL_NO_PALACE_LINE),
    ("backward", rule_sentences::ILLEGAL_BACKWARD),
    ("wrong_shape", rule_sentences::ILLEGAL_WRONG_SHAPE),
    ("leg_blocked", rule_sentences::ILLEGAL_LEG_BLOCKED),
    ("path_blocked", rule_sentences::ILLEGAL_PATH_BLOCKED),
    ("no_screen", rule_sentences::ILLEGAL_NO_SCREEN),
    ("screen_is_cannon", rule_sentences::ILLEGAL_SCREEN_IS_CANNON),
    ("many_screens", rule_sentences::ILLEGAL_MANY_SCREENS),
    ("takes_cannon", rule_sentences::ILLEGAL_TAKES_CANNON),
    ("stays_in_check", rule_sentences::ILLEGAL_STAYS_IN_CHECK),
    ("exposes_general", rule_sentences::ILLEGAL_EXPOSES_GENERAL),
    ("crosses_river", rule_sentences::ILLEGAL_CROSSES_RIVER),
    ("sideways_too_early", rule_sentences::ILLEGAL_SIDEWAYS_TOO_EARLY),
    ("leaves_facing", rule_sentences::ILLEGAL_LEAVES_FACING),
];

/// Reasons why a line of `janggun judge` is rejected, by error code.
pub const ERRORS: &[(&str, Text)] = &[
    ("bad_json", rule_sentences::ERRORS_BAD_JSON),
    ("bad_request", rule_sentences::ERRORS_BAD_REQUEST),
    ("bad_rules", rule_sentences::ERRORS_BAD_RULES),
    ("bad_fen", rule_sentences::ERRORS_BAD_FEN),
    ("bad_position", rule_sentences::ERRORS_BAD_POSITION),
    ("bad_move", rule_sentences::ERRORS_BAD_MOVE),
    ("illegal_move", rule_sentences::ERRORS_ILLEGAL_MOVE),
    ("refused_move", rule_sentences::ERRORS_REFUSED_MOVE),
    ("game_over", rule_sentences::ERRORS_GAME_OVER),
];
