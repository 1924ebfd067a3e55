//! Names of endings and of a rule set's fields and values, and descriptions of the fields. The texts are messages of
//! `texts/*/rule-names.ftl` and `texts/*/rule-help.ftl`, which the web app also reads.
//!
//! Rules are applied in `referee`, not here.

use crate::explain::text::Text;
use crate::explain::texts::{rule_help, rule_names};
use crate::referee::Cause;
use crate::ruleset::Field;

impl Cause {
    /// Returns a short name of the ending.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Self::BikjangAccepted => rule_names::ENDINGS_BIKJANG_ACCEPTED,
            Self::Mate => rule_names::ENDINGS_MATE,
            Self::NoPermittedAction => rule_names::ENDINGS_NO_PERMITTED_ACTION,
            Self::Stalemate => rule_names::ENDINGS_STALEMATE,
            Self::DoublePass => rule_names::ENDINGS_DOUBLE_PASS,
            Self::DeadPosition => rule_names::ENDINGS_DEAD_POSITION,
            Self::LowPoints => rule_names::ENDINGS_LOW_POINTS,
            Self::PlyLimit => rule_names::ENDINGS_PLY_LIMIT,
            Self::NoCaptureLimit => rule_names::ENDINGS_NO_CAPTURE_LIMIT,
            Self::PerpetualCheck => rule_names::ENDINGS_PERPETUAL_CHECK,
            Self::Repetition => rule_names::ENDINGS_REPETITION,
            Self::Shuttle => rule_names::ENDINGS_SHUTTLE,
            Self::Resigned => rule_names::ENDINGS_RESIGNED,
            Self::Flagged => rule_names::ENDINGS_FLAGGED,
            Self::Stopped => rule_names::ENDINGS_STOPPED,
            Self::DrawAgreed => rule_names::ENDINGS_DRAW_AGREED,
            Self::Aborted => rule_names::ENDINGS_ABORTED,
            Self::Adjudicated => rule_names::ENDINGS_ADJUDICATED,
            Self::Abandoned => rule_names::ENDINGS_ABANDONED,
        }
    }
}

impl Field {
    /// Returns the name of the field, as shown in tables.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Self::Movement => rule_names::FIELDS_MOVEMENT,
            Self::SetupOrder => rule_names::FIELDS_SETUP_ORDER,
            Self::SetupFirst => rule_names::FIELDS_SETUP_FIRST,
            Self::SetupAllowed => rule_names::FIELDS_SETUP_ALLOWED,
            Self::SetupForbidMatsang => rule_names::FIELDS_SETUP_FORBID_MATSANG,
            Self::Deom => rule_names::FIELDS_DEOM,
            Self::BikjangMode => rule_names::FIELDS_BIKJANG_MODE,
            Self::BikjangGate => rule_names::FIELDS_BIKJANG_GATE,
            Self::BikjangGeneralCapture => rule_names::FIELDS_BIKJANG_GENERAL_CAPTURE,
            Self::BikjangAccept => rule_names::FIELDS_BIKJANG_ACCEPT,
            Self::BikjangNonresolvingStep => rule_names::FIELDS_BIKJANG_NONRESOLVING_STEP,
            Self::BikjangInCheck => rule_names::FIELDS_BIKJANG_IN_CHECK,
            Self::BikjangResolveBy => rule_names::FIELDS_BIKJANG_RESOLVE_BY,
            Self::PassAllowed => rule_names::FIELDS_PASS_ALLOWED,
            Self::PassDouble => rule_names::FIELDS_PASS_DOUBLE,
            Self::PassCountsAsPly => rule_names::FIELDS_PASS_COUNTS_AS_PLY,
            Self::Repetition => rule_names::FIELDS_REPETITION,
            Self::PerpetualCheck => rule_names::FIELDS_PERPETUAL_CHECK,
            Self::CheckedSide => rule_names::FIELDS_CHECKED_SIDE,
            Self::LimitTotalPlies => rule_names::FIELDS_LIMIT_TOTAL_PLIES,
            Self::LimitNoCapturePlies => rule_names::FIELDS_LIMIT_NO_CAPTURE_PLIES,
            Self::LimitLowPoints => rule_names::FIELDS_LIMIT_LOW_POINTS,
            Self::DeadPosition => rule_names::FIELDS_DEAD_POSITION,
            Self::DrawOffer => rule_names::FIELDS_DRAW_OFFER,
            Self::DrawOfferResult => rule_names::FIELDS_DRAW_OFFER_RESULT,
            Self::Touch => rule_names::FIELDS_TOUCH,
            Self::Flag => rule_names::FIELDS_FLAG,
            Self::Stopped => rule_names::FIELDS_STOPPED,
            Self::LeagueScore => rule_names::FIELDS_LEAGUE_SCORE,
        }
    }

    /// Returns a description of the field, for a rule set editor.
    #[must_use]
    pub const fn help(self) -> Text {
        match self {
            Self::Movement => rule_help::FIELDS_MOVEMENT,
            Self::SetupOrder => rule_help::FIELDS_SETUP_ORDER,
            Self::SetupFirst => rule_help::FIELDS_SETUP_FIRST,
            Self::SetupAllowed => rule_help::FIELDS_SETUP_ALLOWED,
            Self::SetupForbidMatsang => rule_help::FIELDS_SETUP_FORBID_MATSANG,
            Self::Deom => rule_help::FIELDS_DEOM,
            Self::BikjangMode => rule_help::FIELDS_BIKJANG_MODE,
            Self::BikjangGate => rule_help::FIELDS_BIKJANG_GATE,
            Self::BikjangGeneralCapture => rule_help::FIELDS_BIKJANG_GENERAL_CAPTURE,
            Self::BikjangAccept => rule_help::FIELDS_BIKJANG_ACCEPT,
            Self::BikjangNonresolvingStep => rule_help::FIELDS_BIKJANG_NONRESOLVING_STEP,
            Self::BikjangInCheck => rule_help::FIELDS_BIKJANG_IN_CHECK,
            Self::BikjangResolveBy => rule_help::FIELDS_BIKJANG_RESOLVE_BY,
            Self::PassAllowed => rule_help::FIELDS_PASS_ALLOWED,
            Self::PassDouble => rule_help::FIELDS_PASS_DOUBLE,
            Self::PassCountsAsPly => rule_help::FIELDS_PASS_COUNTS_AS_PLY,
            Self::Repetition => rule_help::FIELDS_REPETITION,
            Self::PerpetualCheck => rule_help::FIELDS_PERPETUAL_CHECK,
            Self::CheckedSide => rule_help::FIELDS_CHECKED_SIDE,
            Self::LimitTotalPlies => rule_help::FIELDS_LIMIT_TOTAL_PLIES,
            Self::LimitNoCapturePlies => rule_help::FIELDS_LIMIT_NO_CAPTURE_PLIES,
            Self::LimitLowPoints => rule_help::FIELDS_LIMIT_LOW_POINTS,
            Self::DeadPosition => rule_help::FIELDS_DEAD_POSITION,
            Self::DrawOffer => rule_help::FIELDS_DRAW_OFFER,
            Self::DrawOfferResult => rule_help::FIELDS_DRAW_OFFER_RESULT,
            Self::Touch => rule_help::FIELDS_TOUCH,
            Self::Flag => rule_help::FIELDS_FLAG,
            Self::Stopped => rule_help::FIELDS_STOPPED,
            Self::LeagueScore => rule_help::FIELDS_LEAGUE_SCORE,
        }
    }

    /// Returns the one-word values of this field, in the order of selection lists. The list is empty for fields whose
    /// values are not single words, such as numbers and lists.
    #[must_use]
    pub const fn codes(self) -> &'static [&'static str] {
        match self {
            Self::Movement => &["janggi", "xiangqi", "chesswar"],
            Self::SetupOrder => &[
                "han_first_visible",
                "cho_first_visible",
                "simultaneous_hidden",
                "swap_moves",
                "piece_by_piece",
                "fixed",
            ],
            Self::SetupFirst => &["cho", "han"],
            Self::SetupAllowed => &["four_swaps", "four_and_central", "any", "of_the_law"],
            Self::SetupForbidMatsang | Self::PassCountsAsPly => &["yes", "no"],
            Self::BikjangMode => &["off", "illegal", "draw", "points"],
            Self::BikjangGate => &["none", "both_below_30", "after_first_capture"],
            Self::BikjangGeneralCapture => &["no_exception", "not_callable"],
            Self::BikjangAccept => &["pass", "call", "call_or_pass", "any_nonresolving_action", "immediate"],
            Self::BikjangNonresolvingStep => &["illegal", "legal", "ends_game"],
            Self::BikjangInCheck => &["accept_allowed", "must_answer_check"],
            Self::BikjangResolveBy => &["any", "general_only"],
            Self::PassAllowed => &["not_in_check", "never"],
            Self::PassDouble => &["none", "draw", "points"],
            Self::PerpetualCheck => &["as_repetition"],
            Self::CheckedSide => &["as_any", "never_loses"],
            Self::DrawOffer => &["never", "both_below_30", "always"],
            Self::DrawOfferResult => &["draw", "points"],
            Self::DeadPosition => &["off", "draw"],
            Self::Touch => &["free", "letting_go", "touch_move"],
            Self::Flag => &["loses"],
            Self::Stopped => &["points", "draw", "never"],
            Self::Deom
            | Self::Repetition
            | Self::LimitTotalPlies
            | Self::LimitNoCapturePlies
            | Self::LimitLowPoints
            | Self::LeagueScore => &[],
        }
    }

    /// Returns the word for a one-word value of this field; `None` for an unknown code.
    #[must_use]
    pub fn word(self, code: &str) -> Option<Text> {
        self.own_word(code).or_else(|| {
            let general = VALUE_WORDS.iter().find(|(word, _)| *word == code);
            general.map(|(_, text)| *text)
        })
    }

    /// Returns the word for a value with a special meaning in this field.
    fn own_word(self, code: &str) -> Option<Text> {
        Some(match (self, code) {
            (Self::PassAllowed, "never") => rule_names::OWN_PASS_ALLOWED_NEVER,
            (Self::SetupAllowed, "any") => rule_names::OWN_SETUP_ALLOWED_ANY,
            (Self::SetupForbidMatsang, "yes") => rule_names::OWN_SETUP_FORBID_MATSANG_YES,
            (Self::SetupForbidMatsang, "no") => rule_names::OWN_SETUP_FORBID_MATSANG_NO,
            (Self::BikjangMode, "off") => rule_names::OWN_BIKJANG_MODE_OFF,
            (Self::BikjangMode, "illegal") => rule_names::OWN_BIKJANG_MODE_ILLEGAL,
            (Self::BikjangGate, "none") => rule_names::OWN_BIKJANG_GATE_NONE,
            (Self::BikjangNonresolvingStep, "ends_game") => rule_names::OWN_BIKJANG_NONRESOLVING_STEP_ENDS_GAME,
            (Self::BikjangResolveBy, "any") => rule_names::OWN_BIKJANG_RESOLVE_BY_ANY,
            (Self::DeadPosition, "off") => rule_names::OWN_DEAD_POSITION_OFF,
            (Self::Stopped, "never") => rule_names::OWN_STOPPED_NEVER,
            (Self::PassDouble, "none") => rule_names::OWN_PASS_DOUBLE_NONE,
            _ => return None,
        })
    }
}

/// Words for all one-word values of fields. [`Field::word`] prefers a field's own word for a value, if it has one.
pub const VALUE_WORDS: &[(&str, Text)] = &[
    ("janggi", rule_names::VALUES_JANGGI),
    ("xiangqi", rule_names::VALUES_XIANGQI),
    ("chesswar", rule_names::VALUES_CHESSWAR),
    ("of_the_law", rule_names::VALUES_OF_THE_LAW),
    ("han_first_visible", rule_names::VALUES_HAN_FIRST_VISIBLE),
    ("cho_first_visible", rule_names::VALUES_CHO_FIRST_VISIBLE),
    ("simultaneous_hidden", rule_names::VALUES_SIMULTANEOUS_HIDDEN),
    ("swap_moves", rule_names::VALUES_SWAP_MOVES),
    ("piece_by_piece", rule_names::VALUES_PIECE_BY_PIECE),
    ("fixed", rule_names::VALUES_FIXED),
    ("cho", rule_names::VALUES_CHO),
    ("han", rule_names::VALUES_HAN),
    ("four_swaps", rule_names::VALUES_FOUR_SWAPS),
    ("four_and_central", rule_names::VALUES_FOUR_AND_CENTRAL),
    ("any", rule_names::VALUES_ANY),
    ("general_only", rule_names::VALUES_GENERAL_ONLY),
    ("yes", rule_names::VALUES_YES),
    ("no", rule_names::VALUES_NO),
    ("off", rule_names::VALUES_OFF),
    ("illegal", rule_names::VALUES_ILLEGAL),
    ("draw", rule_names::VALUES_DRAW),
    ("points", rule_names::VALUES_POINTS),
    ("none", rule_names::VALUES_NONE),
    ("both_below_30", rule_names::VALUES_BOTH_BELOW_30),
    ("after_first_capture", rule_names::VALUES_AFTER_FIRST_CAPTURE),
    ("no_exception", rule_names::VALUES_NO_EXCEPTION),
    ("not_callable", rule_names::VALUES_NOT_CALLABLE),
    ("pass", rule_names::VALUES_PASS),
    ("call", rule_names::VALUES_CALL),
    ("call_or_pass", rule_names::VALUES_CALL_OR_PASS),
    ("any_nonresolving_action", rule_names::VALUES_ANY_NONRESOLVING_ACTION),
    ("immediate", rule_names::VALUES_IMMEDIATE),
    ("legal", rule_names::VALUES_LEGAL),
    ("ends_game", rule_names::VALUES_ENDS_GAME),
    ("accept_allowed", rule_names::VALUES_ACCEPT_ALLOWED),
    ("must_answer_check", rule_names::VALUES_MUST_ANSWER_CHECK),
    ("not_in_check", rule_names::VALUES_NOT_IN_CHECK),
    ("as_repetition", rule_names::VALUES_AS_REPETITION),
    ("as_any", rule_names::VALUES_AS_ANY),
    ("never_loses", rule_names::VALUES_NEVER_LOSES),
    ("never", rule_names::VALUES_NEVER),
    ("always", rule_names::VALUES_ALWAYS),
    ("free", rule_names::VALUES_FREE),
    ("letting_go", rule_names::VALUES_LETTING_GO),
    ("touch_move", rule_names::VALUES_TOUCH_MOVE),
    ("loses", rule_names::VALUES_LOSES),
    ("mover_loses", rule_names::VALUES_MOVER_LOSES),
    ("refused", rule_names::VALUES_REFUSED),
    ("position", rule_names::VALUES_POSITION),
    ("ban_position", rule_names::VALUES_BAN_POSITION),
    ("shuttle", rule_names::VALUES_SHUTTLE),
    ("asian", rule_names::VALUES_ASIAN),
    ("same", rule_names::VALUES_SAME),
    ("exempt", rule_names::VALUES_EXEMPT),
];

/// Phrases for the parts of a value that is not a single word, by path and code. `{n}` is a number, `{nth}` its
/// ordinal, and `{points}` a number of points.
pub const VALUE_PHRASES: &[(&str, Text)] = &[
    ("repetition.position", rule_names::PHRASES_REPETITION_POSITION),
    ("repetition.ban_position", rule_names::PHRASES_REPETITION_BAN_POSITION),
    ("repetition.shuttle", rule_names::PHRASES_REPETITION_SHUTTLE),
    (
        "repetition.count_passes.no",
        rule_names::PHRASES_REPETITION_COUNT_PASSES_NO,
    ),
    (
        "repetition.chaser_loses.yes",
        rule_names::PHRASES_REPETITION_CHASER_LOSES_YES,
    ),
    (
        "repetition.chaser_loses.asian",
        rule_names::PHRASES_REPETITION_CHASER_LOSES_ASIAN,
    ),
    ("both_below_30.exempt", rule_names::PHRASES_BOTH_BELOW_30_EXEMPT),
    ("both_below_30.draw", rule_names::PHRASES_BOTH_BELOW_30_DRAW),
    ("both_below_30.points", rule_names::PHRASES_BOTH_BELOW_30_POINTS),
    ("perpetual_check.loses", rule_names::PHRASES_PERPETUAL_CHECK_LOSES),
    ("limit.n", rule_names::PHRASES_LIMIT_N),
    ("limit.max", rule_names::PHRASES_LIMIT_MAX),
    ("limit.none", rule_names::PHRASES_LIMIT_NONE),
    ("limit.counts_deom.yes", rule_names::PHRASES_LIMIT_COUNTS_DEOM_YES),
    ("limit.quiet_only.yes", rule_names::PHRASES_LIMIT_QUIET_ONLY_YES),
    ("points", rule_names::PHRASES_POINTS),
    ("none", rule_names::PHRASES_NONE),
];
