//! The deadlines of one search.
//!
//! This module does not decide what happens when the time is used up.
//!
//! Time is counted in microseconds. With whole milliseconds, a search would end exactly at a tick of the clock. If two
//! engines took turns, one of them would then receive a larger part of each millisecond, depending on the offset
//! between their clocks.

use crate::search::signals::Signals;
use crate::time::{Budget, Clock, Micros, Millis};
use std::time::Duration;

/// Timer of a running search.
#[derive(Debug)]
pub struct Timer<'a> {
    clock: &'a dyn Clock,
    signals: &'a Signals,
    began: Micros,
    /// Time at which the budget began to run; `None` while pondering.
    counts_from: Option<Micros>,
    budget: Option<Budget>,
}

impl<'a> Timer<'a> {
    /// Returns a timer whose start is earlier by `waited` if the clock advances in real time; otherwise returns the
    /// timer unchanged.
    #[must_use]
    pub fn after(self, waited: Micros) -> Timer<'a> {
        if !self.clock.goes_on() {
            return self;
        }
        let earlier = |at: Micros| Micros(at.0.saturating_sub(waited.0));
        Timer {
            began: earlier(self.began),
            counts_from: self.counts_from.map(earlier),
            ..self
        }
    }

    /// Starts a timer. The budget does not run while the search is pondering.
    #[must_use]
    pub fn start(clock: &'a dyn Clock, signals: &'a Signals, budget: Option<Budget>) -> Timer<'a> {
        let began = clock.micros();
        let counts_from = (!signals.pondering()).then_some(began);
        Timer {
            clock,
            signals,
            began,
            counts_from,
            budget,
        }
    }

    /// Returns the time since the search started.
    #[must_use]
    pub fn elapsed(&self) -> Millis {
        Millis(self.clock.micros().0.saturating_sub(self.began.0) / 1_000)
    }

    /// Reports searched nodes to the clock.
    pub fn searched(&self, nodes: u64) {
        self.clock.searched(nodes);
    }

    /// Returns the used part of the budget in microseconds; `None` while pondering.
    fn used(&mut self) -> Option<u64> {
        let now = self.clock.micros();
        if self.counts_from.is_none() && !self.signals.pondering() {
            self.counts_from = Some(now);
        }
        self.counts_from.map(|from| now.0.saturating_sub(from.0))
    }

    /// Returns whether the hard deadline has passed or the polled function requests a stop.
    pub fn is_up(&mut self) -> bool {
        if self.signals.is_stop_asked() {
            return true;
        }
        let Some(budget) = self.budget else { return false };
        let most = budget.most.0.saturating_mul(1_000);
        self.used().is_some_and(|used| used >= most)
    }

    /// Returns whether the planned time, scaled by `percent`, is used up, and no new iteration should start.
    pub fn is_spent(&mut self, percent: u64) -> bool {
        let Some(budget) = self.budget else { return false };
        let most = budget.most.0.saturating_mul(1_000);
        let aim = budget
            .aim
            .map_or(most, |aim| aim.0.saturating_mul(10).saturating_mul(percent));
        self.used().is_some_and(|used| used >= aim.min(most))
    }

    /// Blocks until the budget is used up or the search is stopped.
    ///
    /// Returns at once without a budget, while pondering, or if the clock does not advance in real time.
    pub fn wait_until_up(&mut self) {
        let Some(budget) = self.budget.filter(|_| self.clock.goes_on()) else {
            return;
        };
        let most = budget.most.0.saturating_mul(1_000);
        while let Some(left) = self
            .used()
            .and_then(|used| most.checked_sub(used))
            .filter(|left| *left > 0)
            && !self.signals.stopped()
        {
            self.signals.wait_for_stop_at_most(Duration::from_micros(left));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Timer;
    use crate::limits::Until;
    use crate::search::signals::Signals;
    use crate::time::{Budget, Clock, Micros, Millis, SimulatedClock, WallClock};
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn a_pondering_search_starts_its_clock_at_the_hit() {
        let (clock, signals) = (SimulatedClock::default(), Signals::default());
        signals.begin(Until::PonderHit);
        let mut timer = Timer::start(&clock, &signals, Some(Budget::exactly(Millis(100))));
        clock.advance(Millis(5_000));
        assert!(!timer.is_up());
        signals.ponderhit();
        assert!(!timer.is_up());
        clock.advance(Millis(99));
        assert!(!timer.is_up(), "a time for the move is never cut short");
        clock.advance(Millis(1));
        assert!(timer.is_up());
        assert_eq!(timer.elapsed(), Millis(5_100));
    }

    /// A clock with microsecond resolution.
    #[derive(Debug)]
    struct FineClock(AtomicU64);

    impl Clock for FineClock {
        fn now(&self) -> Millis {
            Millis(self.0.load(Ordering::Relaxed) / 1_000)
        }
        fn micros(&self) -> Micros {
            Micros(self.0.load(Ordering::Relaxed))
        }
    }

    /// A clock that claims to advance in real time, but always returns one second.
    #[derive(Debug)]
    struct GoesOn;

    impl Clock for GoesOn {
        fn now(&self) -> Millis {
            Millis(1_000)
        }
        fn goes_on(&self) -> bool {
            true
        }
    }

    #[test]
    fn what_has_been_waited_counts() {
        let signals = Signals::default();
        signals.begin(Until::Limit);
        let budget = Some(Budget::exactly(Millis(100)));
        for (waited, is_up) in [(0, false), (99_999, false), (100_000, true)] {
            let mut timer = Timer::start(&GoesOn, &signals, budget).after(Micros(waited));
            assert_eq!(timer.is_up(), is_up, "{waited}");
            assert_eq!(timer.elapsed(), Millis(waited / 1_000));
        }
        // With a clock that does not advance in real time, waiting does not count.
        let clock = SimulatedClock::default();
        assert!(!Timer::start(&clock, &signals, budget).after(Micros(200_000)).is_up());
    }

    #[test]
    fn no_doubt_and_no_certainty_changes_an_exact_time() {
        for percent in [50, 100, 180] {
            let (clock, signals) = (SimulatedClock::default(), Signals::default());
            signals.begin(Until::Limit);
            let mut timer = Timer::start(&clock, &signals, Some(Budget::exactly(Millis(2_000))));
            clock.advance(Millis(1_999));
            assert!(!timer.is_spent(percent) && !timer.is_up());
            clock.advance(Millis(1));
            assert!(timer.is_spent(percent) && timer.is_up());
        }
    }

    #[test]
    fn a_stop_ends_the_waiting_for_the_rest_of_a_time() {
        let (clock, signals) = (WallClock::start(), Signals::default());
        signals.begin(Until::Limit);
        let mut timer = Timer::start(&clock, &signals, Some(Budget::exactly(Millis(3_600_000))));
        std::thread::scope(|scope| {
            let waiting = scope.spawn(move || timer.wait_until_up());
            signals.stop();
            waiting.join().expect("it ends");
        });
        // A clock that does not advance in real time would never end the wait.
        let clock = SimulatedClock::default();
        signals.begin(Until::Limit);
        Timer::start(&clock, &signals, Some(Budget::exactly(Millis(5)))).wait_until_up();
    }

    #[test]
    fn a_budget_is_as_long_wherever_in_a_millisecond_it_begins() {
        for begins in [0, 1, 499, 500, 999] {
            let (clock, signals) = (FineClock(AtomicU64::new(begins)), Signals::default());
            let mut timer = Timer::start(&clock, &signals, Some(Budget::exactly(Millis(1))));
            clock.0.fetch_add(999, Ordering::Relaxed);
            assert!(!timer.is_up() && !timer.is_spent(100), "{begins}");
            clock.0.fetch_add(1, Ordering::Relaxed);
            assert!(timer.is_up() && timer.is_spent(100), "{begins}");
            assert_eq!(timer.elapsed(), Millis(1));
        }
    }
}
