//! Rule sets for games in which a human referee (심판) decides on repetition.
//!
//! According to Wikipedia and KoopKorea's manual, a referee decides at a third occurrence which side is at fault or has
//! to deviate. Perpetual check remains a loss, because the manual leaves only repetitions not forced by checks to the
//! referee.

use crate::ruleset::{RepetitionRule, Rules};

impl Rules {
    /// Returns the rules without those that count repeated positions, so that a referee can decide.
    #[must_use]
    pub fn with_positions_left_to_a_referee(&self) -> Rules {
        let mut rules = self.clone();
        rules.repetition.retain(|rule| positions_counted(rule).is_none());
        rules
    }

    /// Returns the lowest number of occurrences of one position at which a repetition rule applies; `None` if no rule
    /// counts occurrences.
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
