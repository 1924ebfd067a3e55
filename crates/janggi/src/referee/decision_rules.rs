//! How a rule set decides a game in which nothing happens any more.

use crate::ruleset::{DoublePass, DrawOrPoints, Rules};

/// What a rule set makes of games in which nothing happens any more; the same for a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionRules {
    /// What two passes in a row are worth.
    pub double_pass: Option<DrawOrPoints>,
    /// What the first counting limit is worth.
    pub limit: Option<DrawOrPoints>,
}

impl DecisionRules {
    /// What rules make of it.
    #[must_use]
    pub fn of(rules: &Rules) -> DecisionRules {
        let limit = &rules.limit;
        DecisionRules {
            double_pass: match rules.pass.double {
                DoublePass::GoesOn => None,
                DoublePass::Ends(result) => Some(result),
            },
            limit: limit
                .no_capture_plies
                .map(|rule| rule.result)
                .or(limit.total_plies.map(|rule| rule.result)),
        }
    }

    /// True if points decide a game without further captures or mates.
    #[must_use]
    pub fn rests_on_points(&self) -> bool {
        self.double_pass.or(self.limit) == Some(DrawOrPoints::Points)
    }
}
