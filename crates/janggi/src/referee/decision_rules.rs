//! The results of games without progress under a rule set.

use crate::ruleset::{DoublePass, DrawOrPoints, Rules};

/// The results that a rule set provides for games without progress. They do not change during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionRules {
    /// Result of two passes in a row.
    pub double_pass: Option<DrawOrPoints>,
    /// Result at the limit on plies without a capture or, if there is no such limit, at the limit on all plies.
    pub limit: Option<DrawOrPoints>,
}

impl DecisionRules {
    /// Returns the results of a rule set.
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

    /// Returns whether points decide a game in which there are no further captures and no mate.
    #[must_use]
    pub fn rests_on_points(&self) -> bool {
        self.double_pass.or(self.limit) == Some(DrawOrPoints::Points)
    }
}
