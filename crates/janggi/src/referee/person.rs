//! The parts of a rule set that a person decides instead if a game has a referee (심판).
//!
//! Source: Wikipedia and KoopKorea's manual: at a third occurrence a referee decides who is at fault or has to deviate. A
//! perpetual check stays a loss: the manual leaves only repetition that no check forces to the referee.

use crate::ruleset::{RepetitionRule, Rules};

impl Rules {
    /// The same rules without those that decide by themselves what a repeated position comes to.
    #[must_use]
    pub fn with_positions_left_to_a_referee(&self) -> Rules {
        let mut rules = self.clone();
        rules.repetition.retain(|rule| positions_counted(rule).is_none());
        rules
    }

    /// Returns the first occurrence of a position that a rule of this set looks at; `None` if none does.
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
