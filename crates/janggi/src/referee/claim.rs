//! Claims of the players: calls of bikjang, draw offers and their acceptance, and requests to stop a game.

use crate::referee::bikjang::{self, Closed};
use crate::referee::cause::{Cause, Ending, RefusalCause};
use crate::referee::ending;
use crate::referee::history::GameHistory;
use crate::ruleset::{Bikjang, DrawOffer, DrawOrPoints, Field, RulePath, Rules, Stopped};

/// A claim, or the acceptance of a draw offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// A call (빅장!) to end the game because the generals face each other.
    Bikjang,
    Offer,
    /// The acceptance of the pending draw offer.
    Accept,
    /// A request to stop the game before its end.
    Stop,
}

/// Returns the result of a claim: an ending, `None` for an offer, or a refusal.
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

/// Returns whether the rules allow calls of bikjang.
pub(crate) fn bikjang_can_be_called(history: &GameHistory) -> bool {
    match &history.rules.bikjang {
        Bikjang::Ends(rules) => bikjang::call_accepts(rules),
        Bikjang::Off | Bikjang::Illegal => false,
    }
}

/// Returns the result that a draw offer has if accepted, or the reason why the rules do not allow an offer now.
fn offer(history: &GameHistory) -> Result<DrawOrPoints, RefusalCause> {
    match history.rules.draw_offer {
        DrawOffer::Never => Err(RefusalCause::OfferNotAllowed),
        DrawOffer::BothBelow30(_) if !history.both_below_30() => Err(RefusalCause::OfferNotAllowed),
        DrawOffer::BothBelow30(result) | DrawOffer::Always(result) => Ok(result),
    }
}

/// Returns the result of an accepted draw offer; `None` if the rules never allow offers.
pub(crate) fn agreement(rules: &Rules) -> Option<DrawOrPoints> {
    match rules.draw_offer {
        DrawOffer::Never => None,
        DrawOffer::BothBelow30(result) | DrawOffer::Always(result) => Some(result),
    }
}

/// Returns the ending of a stopped game, or a refusal if the rules do not allow a stop.
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
