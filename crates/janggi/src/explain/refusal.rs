//! Refusals: actions that the rules do not allow, with the facts that explain why.
//!
//! The decisions are made in `referee`; this module reads the history afterwards.

use alloc::vec::Vec;

use crate::explain::facts::{Fact, Facts};
use crate::explain::history_facts::{checkers, common, facing, gate, move_text};
use crate::explain::text::Text;
use crate::explain::texts::rule_sentences;
use crate::mv::Move;
use crate::referee::cause::{RefusalCause, Refused};
use crate::referee::history::GameHistory;
use crate::referee::ply::GATE;
use crate::referee::repetition;
use crate::ruleset::{BikjangGate, Coded, Field, RepetitionRule, RulePath, YesNo};

/// The refusal of an action that the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub cause: RefusalCause,
    pub rule: RulePath,
    /// The numbers, plies and points behind the refusal.
    pub facts: Facts,
}

impl Refusal {
    /// Returns the sentence template for the refusal. If the bikjang condition (gate) is not met, the template names
    /// the condition.
    #[must_use]
    pub fn sentence(&self) -> Text {
        let gate = match (self.cause, self.facts.get("gate")) {
            (RefusalCause::GateClosed, Some(Fact::Text(code))) => BikjangGate::from_code(code),
            (_, _) => None,
        };
        match gate {
            Some(BikjangGate::BothBelow30) => rule_sentences::GATES_BOTH_BELOW_30,
            Some(BikjangGate::AfterFirstCapture) => rule_sentences::GATES_AFTER_FIRST_CAPTURE,
            Some(BikjangGate::Open) | None => self.cause.sentence(),
        }
    }
}

/// Returns the facts that explain why an action is refused.
pub(crate) fn refused(history: &GameHistory, action: Option<Move>, refused: Refused) -> Facts {
    let pieces = history.pieces();
    let facts = common(history)
        .with("cho_pieces_half", pieces.cho)
        .with("han_pieces_half", pieces.han);
    let facts = match action {
        Some(action) => facts.with("move", move_text(history, action)),
        None => facts,
    };
    match refused.cause {
        RefusalCause::BikjangUnresolved | RefusalCause::GeneralCaptureExempt => facing(history, facts),
        RefusalCause::GateClosed => facing(history, facts.with("gate", gate(history)).with("threshold", GATE)),
        RefusalCause::OfferNotAllowed => facts.with("threshold", GATE),
        RefusalCause::PassInCheck | RefusalCause::CallInCheck => facts.with("checkers", checkers(history)),
        RefusalCause::RepetitionBanned => facts.with("occurrence_plies", repeated_by(history, action, refused)),
        RefusalCause::ShuttleBanned => facts.with("occurrence_plies", shuttled_by(history, action)),
        RefusalCause::CallNotInRules
        | RefusalCause::PassNotInRules
        | RefusalCause::NotFacing
        | RefusalCause::OfferPending
        | RefusalCause::NoOffer
        | RefusalCause::StopNotInRules => facts,
    }
}

/// Returns the rule that refuses the action.
pub(crate) fn refusing_rule(refused: Refused) -> RulePath {
    match refused.cause {
        RefusalCause::BikjangUnresolved => RulePath::field(Field::BikjangNonresolvingStep),
        RefusalCause::RepetitionBanned | RefusalCause::ShuttleBanned => RulePath {
            field: Field::Repetition,
            index: refused.rule,
        },
        RefusalCause::PassInCheck | RefusalCause::PassNotInRules => RulePath::field(Field::PassAllowed),
        RefusalCause::CallNotInRules => RulePath::field(Field::BikjangAccept),
        RefusalCause::NotFacing => RulePath::field(Field::BikjangMode),
        RefusalCause::GateClosed => RulePath::field(Field::BikjangGate),
        RefusalCause::GeneralCaptureExempt => RulePath::field(Field::BikjangGeneralCapture),
        RefusalCause::CallInCheck => RulePath::field(Field::BikjangInCheck),
        RefusalCause::OfferNotAllowed | RefusalCause::OfferPending | RefusalCause::NoOffer => {
            RulePath::field(Field::DrawOffer)
        }
        RefusalCause::StopNotInRules => RulePath::field(Field::Stopped),
    }
}

fn repeated_by(history: &GameHistory, action: Option<Move>, refused: Refused) -> Fact {
    let index = usize::from(refused.rule.unwrap_or(0));
    let count_passes = match history.rules.repetition.get(index) {
        Some(RepetitionRule::BanPosition { count_passes, .. } | RepetitionRule::Position { count_passes, .. }) => {
            *count_passes
        }
        Some(RepetitionRule::Shuttle { .. }) | None => YesNo::Yes,
    };
    earlier(history, action, count_passes).into_iter().collect()
}

/// Returns the plies at which the position after an action has occurred before, earliest first. Occurrences reached by
/// a pass are left out unless `count_passes` is [`YesNo::Yes`].
pub(crate) fn earlier(history: &GameHistory, action: Option<Move>, count_passes: YesNo) -> Vec<u32> {
    let mut plies = Vec::new();
    let mut next = action.and_then(|action| repetition::latest_after(history, action));
    while let Some(ply) = next {
        let entry = &history.plies[ply as usize];
        if count_passes == YesNo::Yes || entry.action != Some(Move::Pass) {
            plies.push(ply);
        }
        next = entry.previous;
    }
    plies.reverse();
    plies
}

fn shuttled_by(history: &GameHistory, action: Option<Move>) -> Fact {
    match action {
        Some(Move::Step { from, to }) => repetition::shuttle_after(history, from, to)
            .into_iter()
            .flatten()
            .take(4)
            .collect(),
        Some(Move::Pass) | None => core::iter::empty::<u32>().collect(),
    }
}
