//! The interval between two commits: under load more commands share one, and a lone command does not wait.

use std::time::{Duration, Instant};

/// Commits begin at least so far apart: where little is to do, a command waits half of it in the mean.
const LEAST: Duration = Duration::from_millis(1);
/// And at most: with more commands than this distance is for, each commit takes more of them.
const MOST: Duration = Duration::from_millis(8);
/// The distance for 1,000 commands a second: 1.5 ms for 2,000. A commit costs as much processor time as some commands, so
/// that the distance grows with what else the processor has to do.
const FOR_1000_A_SECOND: Duration = Duration::from_micros(750);
/// The rate is the mean of about this many commits.
const REMEMBERED: f64 = 32.0;

/// When the last commit began, and how many commands come.
#[derive(Debug, Default)]
pub(super) struct CommitPace {
    last: Option<Instant>,
    rate: Rate,
}

impl CommitPace {
    /// Waits until the next commit may begin, and notes that it begins.
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

    /// Notes how many commands the commit has that begins.
    pub(super) fn takes(&mut self, commands: usize) {
        self.rate.takes(commands);
    }
}

/// Commands a commit and seconds between commits, each as a mean in which older commits count less and less.
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

    /// How far apart commits begin.
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

    /// The distance after many commits with this many commands each second.
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
