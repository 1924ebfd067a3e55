//! The terms of a game other than rules, clock and sides, for challenges and the view of a game.

use janggi::{Position, fen};
use play::room::{StartPlan, TakebackPolicy, Terms};

use crate::http::{StartTerms, TakebackChoice};

/// Returns the terms of a game other than rules, clock and sides.
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

/// Returns the initial position in FEN; `None` if setups are chosen instead.
pub(super) fn position(terms: &Terms) -> Option<String> {
    let StartPlan::Position { fen: text } = &terms.start else {
        return None;
    };
    let setup = fen::parse_under(text, terms.rules.movement).ok()?;
    Some(fen::print(&Position::try_from(setup).ok()?))
}

/// Returns the kinds of pieces that Han plays without, as FEN letters.
pub(super) fn give(terms: &Terms) -> String {
    match &terms.start {
        StartPlan::Arranged { give, .. } => give.iter().map(|role| role.letter()).collect(),
        StartPlan::Position { .. } => String::new(),
    }
}

/// Returns Han's deom in half points; `None` if it is that of the rules.
pub(super) const fn deom(terms: &Terms) -> Option<u16> {
    match &terms.start {
        StartPlan::Arranged { deom_half, .. } => *deom_half,
        StartPlan::Position { .. } => None,
    }
}
