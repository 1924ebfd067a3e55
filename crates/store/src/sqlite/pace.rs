//! The distance between two commits: under load more commands share one, and a lone command waits for nothing.

use std::time::{Duration, Instant};

/// Commits begin at least so far apart. At 2,000 moves a second about twelve share a commit.
const BETWEEN_COMMITS: Duration = Duration::from_millis(6);

/// When the last commit began.
#[derive(Debug, Default)]
pub(super) struct CommitPace {
    last: Option<Instant>,
}

impl CommitPace {
    /// Waits until the next commit may begin, and notes that it begins.
    #[expect(
        clippy::disallowed_methods,
        reason = "the store's one place that reads the clock and waits"
    )]
    pub(super) fn wait(&mut self) {
        let wait = self.last.map_or(Duration::ZERO, |last| left(last.elapsed()));
        if !wait.is_zero() {
            std::thread::sleep(wait);
        }
        self.last = Some(Instant::now());
    }
}

/// How long to wait when the last commit began so long ago.
fn left(since_last: Duration) -> Duration {
    BETWEEN_COMMITS.saturating_sub(since_last)
}

#[cfg(test)]
mod tests {
    use super::{BETWEEN_COMMITS, CommitPace, left};
    use std::time::Duration;

    #[test]
    fn commits_begin_a_fixed_time_apart() {
        let step = BETWEEN_COMMITS / 3;
        assert_eq!(left(Duration::ZERO), BETWEEN_COMMITS);
        assert_eq!(left(step), BETWEEN_COMMITS - step);
        assert_eq!(left(BETWEEN_COMMITS), Duration::ZERO);
        assert_eq!(left(BETWEEN_COMMITS * 1_000), Duration::ZERO);
    }

    #[test]
    fn a_first_commit_is_noted_and_waits_for_none() {
        let mut pace = CommitPace::default();
        assert_eq!(pace.last, None);
        pace.wait();
        assert!(pace.last.is_some());
    }
}
