//! Reasons why exchanging a value does not change any game. Most reasons depend on the two rule sets, but none on the
//! name of a preset.

use janggi::Rules;
use janggi::ruleset::{
    Acceptance, AllowedSetups, Bikjang, BothBelow30, ChaserLoses, DoublePass, DrawOffer, DrawOrPoints, Field,
    NonresolvingStep, PerpetualCheck, RepetitionResult, RepetitionRule, YesNo,
};

/// Returns the reason why the exchange has no effect, if there is one.
pub(crate) fn reason(fields: &[Field], rules: &Rules, other: &Rules) -> Option<&'static str> {
    let both = |holds: fn(&Rules) -> bool| holds(rules) && holds(other);
    match fields {
        [Field::SetupOrder | Field::SetupFirst, ..] => Some("it is over before the game begins: the room keeps to it"),
        [Field::SetupAllowed] if both(|rules| rules.setup.allowed != AllowedSetups::FourSwaps) => {
            Some("a custom position is the room's affair")
        }
        [Field::SetupForbidMatsang] if both(|rules| rules.setup.allowed == AllowedSetups::OfTheLaw) => {
            Some("there is nothing to arrange")
        }
        [Field::BikjangInCheck] if both(|rules| matches!(acceptance(rules), Some(Acceptance::Immediate))) => {
            Some("facing ends the game before anybody may answer")
        }
        [Field::BikjangResolveBy] if both(leaves_every_step) => {
            Some("every step may be played while the generals face")
        }
        [Field::Repetition] if drawn(rules) && drawn(other) && times(rules) == times(other) => {
            Some("a draw below 30 points is what the rule comes to above")
        }
        [Field::Touch] => Some("no position depends on it: the room keeps to it"),
        [Field::Flag] => Some("it has one value"),
        [Field::Stopped] => Some("no move stops a game"),
        [Field::LeagueScore] => Some("it counts a game that is over"),
        [Field::Deom] if both(|rules| !points_decide(rules)) => Some("points decide nothing here"),
        [Field::PassCountsAsPly] if both(|rules| !has_limit(rules)) => Some("there is no limit that counts plies"),
        [Field::CheckedSide] if both(|rules| !could_lose_checked(rules)) => {
            Some("no rule on repetition could make the side in check lose or refuse its step")
        }
        _ => None,
    }
}

fn acceptance(rules: &Rules) -> Option<Acceptance> {
    match rules.bikjang {
        Bikjang::Ends(rules) => Some(rules.acceptance),
        Bikjang::Off | Bikjang::Illegal => None,
    }
}

fn leaves_every_step(rules: &Rules) -> bool {
    let legal = NonresolvingStep::Legal;
    matches!(acceptance(rules), Some(Acceptance::Chosen { nonresolving, .. }) if nonresolving == legal)
}

/// Returns whether the only repetition rule always results in a draw.
fn drawn(rules: &Rules) -> bool {
    matches!(
        rules.repetition[..],
        [RepetitionRule::Position {
            result: RepetitionResult::Draw,
            both_below_30: BothBelow30::Same | BothBelow30::Draw,
            chaser_loses: ChaserLoses::No,
            ..
        }]
    )
}

/// Returns the number of occurrences that end the game, and whether passes count, if the only repetition rule concerns
/// positions.
fn times(rules: &Rules) -> Option<(u8, YesNo)> {
    match rules.repetition[..] {
        [RepetitionRule::Position { n, count_passes, .. }] => Some((n, count_passes)),
        _ => None,
    }
}

fn points_decide(rules: &Rules) -> bool {
    let repetition = rules.repetition.iter().any(|rule| match rule {
        RepetitionRule::Position {
            result, both_below_30, ..
        } => *result == RepetitionResult::Points || *both_below_30 == BothBelow30::Points,
        RepetitionRule::BanPosition { both_below_30, .. } | RepetitionRule::Shuttle { both_below_30, .. } => {
            *both_below_30 == BothBelow30::Points
        }
    });
    let limit = &rules.limit;
    repetition
        || rules.pass.double == DoublePass::Ends(DrawOrPoints::Points)
        || matches!(rules.bikjang, Bikjang::Ends(rules) if rules.result == DrawOrPoints::Points)
        || matches!(
            rules.perpetual_check,
            PerpetualCheck::Loses {
                both_below_30: BothBelow30::Points,
                ..
            }
        )
        || limit
            .total_plies
            .is_some_and(|limit| limit.result == DrawOrPoints::Points)
        || limit
            .no_capture_plies
            .is_some_and(|limit| limit.result == DrawOrPoints::Points)
        || limit
            .low_points
            .is_some_and(|limit| limit.counts_deom == YesNo::Yes || limit.result == DrawOrPoints::Points)
        || matches!(
            rules.draw_offer,
            DrawOffer::BothBelow30(DrawOrPoints::Points) | DrawOffer::Always(DrawOrPoints::Points)
        )
}

fn has_limit(rules: &Rules) -> bool {
    rules.limit.total_plies.is_some() || rules.limit.no_capture_plies.is_some()
}

/// Returns whether a repetition rule could make a side in check lose, or refuse its step. A draw has no loser, and no
/// step of a shuttle is made in check. By the Asian definition, a side in check chases only if every answer to a check
/// is also a chase.
fn could_lose_checked(rules: &Rules) -> bool {
    rules.repetition.iter().any(|rule| match rule {
        RepetitionRule::Position {
            result, chaser_loses, ..
        } => *result != RepetitionResult::Draw || *chaser_loses == ChaserLoses::OnePiece,
        RepetitionRule::BanPosition { .. } => true,
        RepetitionRule::Shuttle { .. } => false,
    })
}
