//! Rules that a referee (심판) applies in person, if a game has one.
//!
//! Source: Wikipedia and KoopKorea's manual: at a third occurrence, a referee decides which side is at fault or has to
//! deviate. Perpetual check remains a loss, because the manual leaves only repetitions not forced by checks to the
//! referee.

use crate::ruleset::{RepetitionRule, Rules};

impl Rules {
    /// Returns the rules without those that automatically decide the result of a repeated position.
    #[must_use]
    pub fn with_positions_left_to_a_referee(&self) -> Rules {
        let mut rules = self.clone();
        rules.repetition.retain(|rule| positions_counted(rule).is_none());
        rules
    }

    /// Returns the lowest number of occurrences of a position that a rule refers to; `None` if there is no such rule.
    #[must_use]
    pub fn counted_occurrences(&self) -> Option<u8> {
        self.repetition.iter().filter_map(positions_counted).min()
    }
}

const fn positions_counted(rule: &RepetitionRule) -> Option<u8> {
    match rule {
        RepetitionRule::Position { n, .. } | RepetitionRule::BanPosition { n, .. } => Some(*n),
        RepetitionRule::Shuttle { .. } => None,
    }
}
