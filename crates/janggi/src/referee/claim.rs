//! What a player may claim beside moving: a call of bikjang, a draw by agreement. One of the three readers of `Rules`.

use crate::referee::bikjang::{self, Closed};
use crate::referee::cause::{Cause, Ending};
use crate::referee::ending;
use crate::referee::history::Line;
use crate::referee::refusal::RefusalCause;
use crate::ruleset::{Bikjang, DrawOffer, DrawOrPoints, Field, RulePath, Rules};

/// A claim of the side to move, or an answer to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// "빅장!": the generals face each other and the game is to end.
    Bikjang,
    /// A draw is offered.
    Offer,
    /// The open offer is taken.
    Accept,
}

/// What a claim brings: an ending, nothing yet (an offer), or a refusal.
pub(crate) fn claim(line: &Line, claim: Claim) -> Result<Option<Ending>, RefusalCause> {
    match claim {
        Claim::Bikjang => call(line).map(Some),
        Claim::Offer => offer(line).map(|_| None),
        Claim::Accept => Ok(Some(agreed(line, agreement(&line.rules).ok_or(RefusalCause::NoOffer)?))),
    }
}

/// Why the side to move may not call bikjang; `None` when it may.
pub(crate) fn call_refused(line: &Line) -> Option<RefusalCause> {
    call(line).err()
}

fn call(line: &Line) -> Result<Ending, RefusalCause> {
    let ply = line.last();
    if !bikjang_can_be_called(line) {
        return Err(RefusalCause::CallNotInRules);
    }
    match bikjang::closed(&line.rules, ply) {
        Some(Closed::NotInRules) => return Err(RefusalCause::CallNotInRules),
        Some(Closed::NotFacing) => return Err(RefusalCause::NotFacing),
        Some(Closed::Gate) => return Err(RefusalCause::GateClosed),
        Some(Closed::GeneralCapture) => return Err(RefusalCause::GeneralCaptureExempt),
        None => {}
    }
    if bikjang::actionable(&line.rules, ply).is_none() {
        return Err(RefusalCause::CallInCheck);
    }
    ending::called_bikjang(line).ok_or(RefusalCause::CallNotInRules)
}

/// Whether the rules know the call at all.
pub(crate) fn bikjang_can_be_called(line: &Line) -> bool {
    match &line.rules.bikjang {
        Bikjang::Ends(rules) => bikjang::call_accepts(rules),
        Bikjang::Off | Bikjang::Illegal => false,
    }
}

/// Whether the rules let a draw be offered now, and what it would be worth.
fn offer(line: &Line) -> Result<DrawOrPoints, RefusalCause> {
    match line.rules.draw_offer {
        DrawOffer::Never => Err(RefusalCause::OfferNotAllowed),
        DrawOffer::BothBelow30(_) if !line.both_below_30() => Err(RefusalCause::OfferNotAllowed),
        DrawOffer::BothBelow30(result) | DrawOffer::Always(result) => Ok(result),
    }
}

/// What a draw by agreement is worth under the rules.
pub(crate) fn agreement(rules: &Rules) -> Option<DrawOrPoints> {
    match rules.draw_offer {
        DrawOffer::Never => None,
        DrawOffer::BothBelow30(result) | DrawOffer::Always(result) => Some(result),
    }
}

fn agreed(line: &Line, result: DrawOrPoints) -> Ending {
    ending::ended(
        line,
        Cause::DrawAgreed,
        RulePath::field(Field::DrawOffer),
        result.into(),
    )
}
