//! The time that a person waits for another person before a computer player joins.

use crate::time::Millis;

/// Range from which waiting times are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Minimum waiting time.
    pub least: Millis,
    /// Maximum random addition, so that waits differ.
    pub spread: Millis,
}

impl Patience {
    /// Returns a waiting time. `draw` is a random number.
    #[must_use]
    pub fn drawn(&self, draw: u64) -> Millis {
        Millis(self.least.0.saturating_add(draw % self.spread.0.saturating_add(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::Patience;
    use crate::time::Millis;
    use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

    proptest! {
        #[test]
        fn no_wait_is_shorter_or_longer_than_agreed(least in 0..60_000_u64, spread in 0..60_000_u64, draw in any::<u64>()) {
            let patience = Patience { least: Millis(least), spread: Millis(spread) };
            let time = patience.drawn(draw).0;
            prop_assert!((least..=least + spread).contains(&time));
            prop_assert_eq!(patience.drawn(time - least).0, time);
        }
    }
}
