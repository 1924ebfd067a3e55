//! Start position, handicap, takebacks and referee of a game: the [`StartTerms`] of a challenge, and parts of the game
//! view.

use janggi::{Position, fen};
use play::room::{StartPlan, TakebackPolicy, Terms};

use crate::http::{StartTerms, TakebackChoice};

/// Returns the start, takebacks and referee of a game, as shown with a challenge.
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

/// Returns the initial position in FEN; `None` if the game starts from setups.
pub(super) fn position(terms: &Terms) -> Option<String> {
    let StartPlan::Position { fen: text } = &terms.start else {
        return None;
    };
    let setup = fen::parse_under(text, terms.rules.movement).ok()?;
    Some(fen::print(&Position::try_from(setup).ok()?))
}

/// Returns the FEN letters of the pieces that Han gives as a handicap.
pub(super) fn give(terms: &Terms) -> String {
    match &terms.start {
        StartPlan::Arranged { give, .. } => give.iter().map(|role| role.letter()).collect(),
        StartPlan::Position { .. } => String::new(),
    }
}

/// Returns Han's agreed deom in half points; `None` if the rules decide it.
pub(super) const fn deom(terms: &Terms) -> Option<u16> {
    match &terms.start {
        StartPlan::Arranged { deom_half, .. } => *deom_half,
        StartPlan::Position { .. } => None,
    }
}
