//! Gradual admission of new work after overload. Admitting all waiting work at once would cause the next overload.

/// Initial admission rate per second. It is low, because most new work is games, which continue to cause load.
const FIRST: f64 = 20.0;
/// Minimum admission rate per second, however often overload returns.
const LEAST: f64 = 4.0;
/// Factor by which the admission rate grows per second.
const GROWTH: f64 = 1.2;
/// Admission rate per second at which the ramp ends and everything is admitted.
const ALL: f64 = 1_000.0;
/// Time for which unused permits accumulate, in seconds.
const KEPT: f64 = 0.1;

/// The current admission rate of new work.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Ramp {
    per_second: f64,
    permits: f64,
    since_ms: i64,
}

impl Ramp {
    /// Returns the ramp after an overload. If a ramp was in progress when the overload began (`before`), the new one
    /// starts at half its rate.
    pub(crate) fn after(before: Option<Self>, now_ms: i64) -> Self {
        Self {
            per_second: before.map_or(FIRST, |ramp| (ramp.per_second / 2.0).max(LEAST)),
            permits: 0.0,
            since_ms: now_ms,
        }
    }

    /// Returns the ramp at a later time; `None` once everything is admitted.
    pub(crate) fn at(self, now_ms: i64) -> Option<Self> {
        let seconds = (now_ms - self.since_ms).max(0) as f64 / 1000.0;
        let per_second = self.per_second * GROWTH.powf(seconds);
        (per_second < ALL).then(|| Self {
            per_second,
            permits: (self.permits + per_second * seconds).min((per_second * KEPT).max(1.0)),
            since_ms: now_ms.max(self.since_ms),
        })
    }

    /// Takes a permit if one is available.
    pub(crate) fn take(&mut self) -> bool {
        let may = self.permits >= 1.0;
        if may {
            self.permits -= 1.0;
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::{ALL, FIRST, GROWTH, LEAST, Ramp};

    /// Returns the number of requests admitted within `seconds` if one arrives every `step_ms`.
    fn let_in(mut ramp: Ramp, seconds: i64, step_ms: i64) -> usize {
        let start = ramp.since_ms;
        let mut count = 0;
        for now_ms in (start..=start + seconds * 1000).step_by(step_ms as usize) {
            let Some(later) = ramp.at(now_ms) else { break };
            ramp = later;
            count += usize::from(ramp.take());
        }
        count
    }

    #[test]
    fn few_are_let_in_at_first_and_more_each_second() {
        let ramp = Ramp::after(None, 5_000);
        let counts: Vec<usize> = (1..=8).map(|seconds| let_in(ramp, seconds, 1)).collect();
        assert!(
            (FIRST as usize..FIRST as usize * 5 / 4).contains(&counts[0]),
            "{counts:?}"
        );
        let added: Vec<usize> = counts.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(added.is_sorted() && added[0] < added[6], "{added:?}");
        assert!(added[6] < FIRST as usize * 5, "{added:?}");
    }

    #[test]
    fn what_nobody_asked_for_is_not_kept() {
        let ramp = Ramp::after(None, 0).at(10_000).unwrap();
        let let_in = (0..1_000)
            .scan(ramp, |ramp, _| Some(ramp.take()))
            .filter(|taken| *taken)
            .count();
        assert!((2..=13).contains(&let_in), "{let_in}");
    }

    #[test]
    fn overload_that_comes_back_halves_what_is_let_in() {
        let mut ramp = Ramp::after(None, 0);
        for _ in 0..20 {
            let next = Ramp::after(Some(ramp), 0);
            assert_eq!(next.per_second, (ramp.per_second / 2.0).max(LEAST));
            ramp = next;
        }
        assert_eq!(let_in(ramp, 1, 10), LEAST as usize);
    }

    #[test]
    fn after_half_a_minute_without_overload_everything_is_let_in() {
        let ramp = Ramp::after(None, 0);
        let seconds = (ALL / FIRST).log(GROWTH).ceil() as i64;
        assert!(seconds < 30);
        assert_eq!(ramp.at(seconds * 1000), None);
        assert!(ramp.at((seconds - 1) * 1000).is_some());
    }

    #[test]
    fn a_clock_that_goes_back_lets_nothing_more_in() {
        let ramp = Ramp::after(None, 10_000);
        assert_eq!(ramp.at(0), Some(ramp));
    }
}
