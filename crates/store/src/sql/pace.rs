//! The interval between commits, which grows with the load so that more commands share a commit.

use std::time::{Duration, Instant};

/// Minimum interval. Under low load, a command waits at most this long.
const LEAST: Duration = Duration::from_millis(1);
/// Maximum interval. Once it is reached, only the number of commands per commit grows with the load.
const MOST: Duration = Duration::from_millis(8);
/// Interval per 1,000 commands per second, before clamping. It is 1.5 ms at 2,000.
const FOR_1000_A_SECOND: Duration = Duration::from_micros(750);
/// Number of commits over which the rate is averaged.
const REMEMBERED: f64 = 32.0;

/// Start of the last commit, and the rate of commands.
#[derive(Debug, Default)]
pub(super) struct CommitPace {
    last: Option<Instant>,
    rate: Rate,
}

impl CommitPace {
    /// Waits until the next commit may start, and records its start.
    #[expect(
        clippy::disallowed_methods,
        reason = "the store's one place that reads the clock and waits"
    )]
    pub(super) fn wait(&mut self) {
        let since_last = self.last.map(|last| last.elapsed());
        let wait = since_last.map_or(Duration::ZERO, |since| self.rate.distance().saturating_sub(since));
        if !wait.is_zero() {
            std::thread::sleep(wait);
        }
        let now = Instant::now();
        if let Some(last) = self.last.replace(now) {
            self.rate.commit_after(now - last);
        }
    }

    /// Records the number of commands in the current commit.
    pub(super) fn takes(&mut self, commands: usize) {
        self.rate.takes(commands);
    }
}

/// Commands per commit and seconds between commits, as decaying averages.
#[derive(Debug, Default)]
struct Rate {
    commands: f64,
    seconds: f64,
}

impl Rate {
    fn takes(&mut self, commands: usize) {
        self.commands += (commands as f64 - self.commands) / REMEMBERED;
    }

    fn commit_after(&mut self, distance: Duration) {
        self.seconds += (distance.as_secs_f64() - self.seconds) / REMEMBERED;
    }

    /// Returns the minimum interval between the starts of two commits.
    fn distance(&self) -> Duration {
        if self.seconds <= 0.0 {
            return LEAST;
        }
        let thousands_a_second = self.commands / self.seconds / 1000.0;
        FOR_1000_A_SECOND
            .mul_f64(thousands_a_second.min(1000.0))
            .clamp(LEAST, MOST)
    }
}

#[cfg(test)]
mod tests {
    use super::{CommitPace, LEAST, MOST, Rate};
    use std::time::Duration;

    /// Returns the interval after many commits at this rate of commands per second.
    fn distance_at(commands_a_second: f64) -> Duration {
        let mut rate = Rate::default();
        for _ in 0..1_000 {
            let distance = rate.distance();
            rate.commit_after(distance);
            rate.takes((commands_a_second * distance.as_secs_f64()).round() as usize);
        }
        rate.distance()
    }

    #[test]
    fn commits_begin_further_apart_the_more_there_is_to_do() {
        let distances: Vec<Duration> = (0..12)
            .map(|thousands| distance_at(f64::from(thousands) * 1e3))
            .collect();
        assert!(distances.is_sorted(), "{distances:?}");
        assert_eq!(distances[0], LEAST);
        assert_eq!(distances[11], MOST);
        let between = Duration::from_micros(2_800)..Duration::from_micros(3_200);
        assert!(between.contains(&distances[4]), "{distances:?}");
    }

    #[test]
    fn a_first_commit_is_noted_and_waits_for_none() {
        let mut pace = CommitPace::default();
        assert_eq!(pace.last, None);
        assert_eq!(pace.rate.distance(), LEAST);
        pace.wait();
        assert!(pace.last.is_some());
    }
}
