//! Decides which challenges a bot accepts, and why it declines the others. This module must not depend on running
//! games.

use wire::api::{Challenge, DeclineReason, Variant};

/// Speeds, from the fastest to the slowest. The API counts games without a clock as correspondence games.
pub(super) const SPEEDS: [&str; 5] = ["bullet", "blitz", "rapid", "classical", "correspondence"];

/// Players who may challenge the bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum From {
    Anyone,
    People,
    Bots,
    /// These players, by id: the username in lower case.
    Named(Vec<String>),
}

impl From {
    /// Parses `anyone`, `people`, `bots`, or usernames.
    pub(super) fn of(words: &[String]) -> Self {
        match words {
            [] => Self::Anyone,
            [one] if one == "anyone" => Self::Anyone,
            [one] if one == "people" => Self::People,
            [one] if one == "bots" => Self::Bots,
            names => Self::Named(names.iter().map(|name| name.to_ascii_lowercase()).collect()),
        }
    }
}

/// Criteria for accepting a challenge.
#[derive(Debug, Clone)]
pub(super) struct Policy {
    pub(super) from: From,
    /// Accepted speeds; all if empty.
    pub(super) speeds: Vec<String>,
    /// Accepted rule sets, with or without a revision; all that the engine plays if empty.
    pub(super) rules: Vec<String>,
}

impl Policy {
    /// Returns the reason for declining a challenge; `None` if it is acceptable. `plays` returns whether the engine
    /// plays a variant.
    pub(super) fn objection(
        &self,
        challenge: &Challenge,
        plays: impl FnOnce(&Variant) -> bool,
    ) -> Option<DeclineReason> {
        // The server does not allow rated games with bots either.
        if challenge.rated {
            return Some(DeclineReason::Casual);
        }
        self.of_challenger(challenge)
            .or_else(|| self.of_rules(&challenge.variant))
            .or_else(|| self.of_speed(&challenge.speed))
            .or_else(|| (!plays(&challenge.variant)).then_some(DeclineReason::Variant))
    }

    fn of_challenger(&self, challenge: &Challenge) -> Option<DeclineReason> {
        let challenger = challenge.challenger.as_ref();
        let is_bot = challenger.is_some_and(|user| user.title.as_deref() == Some(wire::api::BOT));
        match &self.from {
            From::People if is_bot => Some(DeclineReason::NoBot),
            From::Bots if !is_bot => Some(DeclineReason::OnlyBot),
            From::Named(names) if !challenger.is_some_and(|user| names.contains(&user.id)) => {
                Some(DeclineReason::Generic)
            }
            From::Anyone | From::People | From::Bots | From::Named(_) => None,
        }
    }

    fn of_rules(&self, variant: &Variant) -> Option<DeclineReason> {
        let id = variant.rules.as_deref().unwrap_or_default();
        let preset = id.split('@').next().unwrap_or_default();
        let wanted = self.rules.is_empty() || self.rules.iter().any(|rules| rules == id || rules == preset);
        (!wanted).then_some(DeclineReason::Variant)
    }

    fn of_speed(&self, speed: &str) -> Option<DeclineReason> {
        if self.speeds.is_empty() || self.speeds.iter().any(|wanted| wanted == speed) {
            return None;
        }
        let place = |name: &str| SPEEDS.iter().position(|speed| *speed == name);
        let wanted = self.speeds.iter().filter_map(|speed| place(speed));
        Some(match (place(speed), wanted.clone().min(), wanted.max()) {
            (Some(asked), Some(fastest), _) if asked < fastest => DeclineReason::TooFast,
            (Some(asked), _, Some(slowest)) if asked > slowest => DeclineReason::TooSlow,
            _ => DeclineReason::TimeControl,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{From, Policy};
    use crate::bot::examples::challenge;
    use wire::api::DeclineReason;

    fn policy(from: &[&str], speeds: &[&str], rules: &[&str]) -> Policy {
        let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        Policy {
            from: From::of(&owned(from)),
            speeds: owned(speeds),
            rules: owned(rules),
        }
    }

    #[test]
    fn challenges_are_judged_by_challenger_rules_speed_and_engine() {
        let usual = challenge("a");
        let mut rated = challenge("a");
        rated.rated = true;
        let mut by_bot = challenge("a");
        by_bot.challenger.as_mut().unwrap().title = Some("BOT".to_owned());
        let mut slow = challenge("a");
        slow.speed = "correspondence".to_owned();
        let mut own_rules = challenge("a");
        own_rules.variant.rules = None;
        use DeclineReason as Why;
        for (policy, challenge, expected) in [
            (policy(&[], &[], &[]), &usual, None),
            (policy(&[], &[], &[]), &rated, Some(Why::Casual)),
            (policy(&["anyone"], &[], &[]), &by_bot, None),
            (policy(&["people"], &[], &[]), &by_bot, Some(Why::NoBot)),
            (policy(&["people"], &[], &[]), &usual, None),
            (policy(&["bots"], &[], &[]), &usual, Some(Why::OnlyBot)),
            (policy(&["Hansin", "paeng"], &[], &[]), &usual, None),
            (policy(&["paeng"], &[], &[]), &usual, Some(Why::Generic)),
            (policy(&[], &["blitz", "rapid"], &[]), &usual, None),
            (policy(&[], &["blitz", "rapid"], &[]), &slow, Some(Why::TooSlow)),
            (policy(&[], &["classical"], &[]), &usual, Some(Why::TooFast)),
            (
                policy(&[], &["bullet", "classical"], &[]),
                &usual,
                Some(Why::TimeControl),
            ),
            (policy(&[], &[], &["kakao"]), &usual, None),
            (policy(&[], &[], &["casual", "kakao@1"]), &usual, None),
            (policy(&[], &[], &["casual"]), &usual, Some(Why::Variant)),
            (policy(&[], &[], &["kakao"]), &own_rules, Some(Why::Variant)),
        ] {
            let objection = policy.objection(challenge, |_| true);
            assert_eq!(objection, expected, "{policy:?}");
        }
        let objection = policy(&[], &[], &[]).objection(&usual, |_| false);
        assert_eq!(objection, Some(Why::Variant), "the engine does not play these rules");
    }
}
