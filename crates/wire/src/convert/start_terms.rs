//! The terms of a game beside rules, clock and sides, from its room: for challenges and the view of a game.

use janggi::{Position, fen};
use play::room::{StartPlan, TakebackPolicy, Terms};

use crate::http::{StartTerms, TakebackChoice};

/// The terms of a game that has not begun.
#[must_use]
pub fn start_terms(terms: &Terms) -> StartTerms {
    let handicap = match &terms.start {
        StartPlan::Arranged { handicap, .. } => handicap.iter().map(ToString::to_string).collect(),
        StartPlan::Position { .. } => Vec::new(),
    };
    StartTerms {
        start_fen: position(terms),
        handicap,
        give: give(terms),
        deom_half: deom(terms),
        takeback: match terms.takebacks() {
            TakebackPolicy::Allowed => TakebackChoice::Allowed,
            TakebackPolicy::Never => TakebackChoice::Never,
        },
        referee: terms.referee.is_some(),
    }
}

/// The position that the game begins with, where it is not arranged.
pub(super) fn position(terms: &Terms) -> Option<String> {
    let StartPlan::Position { fen: text } = &terms.start else {
        return None;
    };
    let setup = fen::parse_under(text, terms.rules.movement).ok()?;
    Some(fen::print(&Position::try_from(setup).ok()?))
}

/// Kinds of pieces that Han leaves out.
pub(super) fn give(terms: &Terms) -> String {
    match &terms.start {
        StartPlan::Arranged { give, .. } => give.iter().map(|role| role.letter()).collect(),
        StartPlan::Position { .. } => String::new(),
    }
}

/// Han's deom, where the game brings its own.
pub(super) const fn deom(terms: &Terms) -> Option<u16> {
    match &terms.start {
        StartPlan::Arranged { deom_half, .. } => *deom_half,
        StartPlan::Position { .. } => None,
    }
}
