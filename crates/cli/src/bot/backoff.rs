//! Exponential backoff: the delay doubles after each failure.

use std::time::Duration;

const FIRST: Duration = Duration::from_millis(250);
const LONGEST: Duration = Duration::from_secs(30);

/// Backoff state: the number of failures in a row.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Backoff(u32);

impl Backoff {
    /// Counts a failure and returns the delay before the next attempt, at least as long as the server `asked` for.
    pub(super) fn failed(&mut self, asked: Option<Duration>) -> Duration {
        let own = FIRST.saturating_mul(1 << self.0.min(16)).min(LONGEST);
        self.0 = self.0.saturating_add(1);
        own.max(asked.unwrap_or_default())
    }

    pub(super) fn succeeded(&mut self) {
        self.0 = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::Backoff;
    use std::time::Duration;

    #[test]
    fn waits_double_up_to_half_a_minute_and_begin_anew_after_a_success() {
        let mut backoff = Backoff::default();
        let waits: Vec<u128> = (0..9).map(|_| backoff.failed(None).as_millis()).collect();
        assert_eq!(waits, [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
        backoff.succeeded();
        let asked = Duration::from_secs(5);
        assert_eq!(backoff.failed(Some(asked)), asked);
        assert_eq!(backoff.failed(None), Duration::from_millis(500));
    }
}
