//! Claims of a player other than moves: a call of bikjang, a draw by agreement.

use crate::referee::bikjang::{self, Closed};
use crate::referee::cause::{Cause, Ending, RefusalCause};
use crate::referee::ending;
use crate::referee::history::GameHistory;
use crate::ruleset::{Bikjang, DrawOffer, DrawOrPoints, Field, RulePath, Rules, Stopped};

/// A claim of the side to move, or an answer to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// "빅장!": the generals face each other and the game is to end.
    Bikjang,
    /// A draw is offered.
    Offer,
    /// The open offer is taken.
    Accept,
    /// The game is stopped.
    Stop,
}

/// Result of a claim: an ending, nothing yet (an offer), or a refusal.
pub(crate) fn claim(history: &GameHistory, claim: Claim) -> Result<Option<Ending>, RefusalCause> {
    match claim {
        Claim::Bikjang => call(history).map(Some),
        Claim::Offer => offer(history).map(|_| None),
        Claim::Accept => Ok(Some(agreed(
            history,
            agreement(&history.rules).ok_or(RefusalCause::NoOffer)?,
        ))),
        Claim::Stop => stop(history).map(Some),
    }
}

/// Returns the reason why the side to move may not call bikjang; `None` if it may.
pub(crate) fn call_refused(history: &GameHistory) -> Option<RefusalCause> {
    call(history).err()
}

fn call(history: &GameHistory) -> Result<Ending, RefusalCause> {
    let ply = history.last();
    if !bikjang_can_be_called(history) {
        return Err(RefusalCause::CallNotInRules);
    }
    match bikjang::closed(&history.rules, ply) {
        Some(Closed::NotInRules) => return Err(RefusalCause::CallNotInRules),
        Some(Closed::NotFacing) => return Err(RefusalCause::NotFacing),
        Some(Closed::Gate) => return Err(RefusalCause::GateClosed),
        Some(Closed::GeneralCapture) => return Err(RefusalCause::GeneralCaptureExempt),
        None => {}
    }
    if bikjang::actionable(&history.rules, ply).is_none() {
        return Err(RefusalCause::CallInCheck);
    }
    ending::called_bikjang(history).ok_or(RefusalCause::CallNotInRules)
}

/// Returns whether the rules know the call at all.
pub(crate) fn bikjang_can_be_called(history: &GameHistory) -> bool {
    match &history.rules.bikjang {
        Bikjang::Ends(rules) => bikjang::call_accepts(rules),
        Bikjang::Off | Bikjang::Illegal => false,
    }
}

/// Returns the result that an accepted draw offer would have now, or why the rules do not allow an offer.
fn offer(history: &GameHistory) -> Result<DrawOrPoints, RefusalCause> {
    match history.rules.draw_offer {
        DrawOffer::Never => Err(RefusalCause::OfferNotAllowed),
        DrawOffer::BothBelow30(_) if !history.both_below_30() => Err(RefusalCause::OfferNotAllowed),
        DrawOffer::BothBelow30(result) | DrawOffer::Always(result) => Ok(result),
    }
}

/// Returns the result of a draw by agreement under the rules.
pub(crate) fn agreement(rules: &Rules) -> Option<DrawOrPoints> {
    match rules.draw_offer {
        DrawOffer::Never => None,
        DrawOffer::BothBelow30(result) | DrawOffer::Always(result) => Some(result),
    }
}

/// Ends a game that is stopped, as the rules say.
fn stop(history: &GameHistory) -> Result<Ending, RefusalCause> {
    let result = match history.rules.stopped {
        Stopped::Points => DrawOrPoints::Points,
        Stopped::Draw => DrawOrPoints::Draw,
        Stopped::Never => return Err(RefusalCause::StopNotInRules),
    };
    let rule = RulePath::field(Field::Stopped);
    Ok(ending::ended(history, Cause::Stopped, rule, result.into()))
}

fn agreed(history: &GameHistory, result: DrawOrPoints) -> Ending {
    ending::ended(
        history,
        Cause::DrawAgreed,
        RulePath::field(Field::DrawOffer),
        result.into(),
    )
}
