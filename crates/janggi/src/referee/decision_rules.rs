//! How a rule set decides games without progress.

use crate::ruleset::{DoublePass, DrawOrPoints, Rules};

/// The results that a rule set gives to games without progress. They do not change during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionRules {
    /// Result of two passes in a row.
    pub double_pass: Option<DrawOrPoints>,
    /// Result at the first limit that counts moves.
    pub limit: Option<DrawOrPoints>,
}

impl DecisionRules {
    /// Returns the values of a rule set.
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
