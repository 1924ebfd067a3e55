//! The deadlines of one search.
//!
//! Owns when the time of a search is used up. Must not decide what to do then.

use crate::search::signals::Signals;
use crate::time::{Budget, Clock, Millis};

/// A running search against its clock.
#[derive(Debug)]
pub struct Timer<'a> {
    clock: &'a dyn Clock,
    signals: &'a Signals,
    began: Millis,
    /// When the budget began to run; `None` while pondering.
    counts_from: Option<Millis>,
    budget: Option<Budget>,
}

impl<'a> Timer<'a> {
    /// Begins now; the budget counts from the ponderhit where `signals` wait for one.
    #[must_use]
    pub fn start(clock: &'a dyn Clock, signals: &'a Signals, budget: Option<Budget>) -> Timer<'a> {
        let began = clock.now();
        let counts_from = (!signals.pondering()).then_some(began);
        Timer {
            clock,
            signals,
            began,
            counts_from,
            budget,
        }
    }

    /// Since the search was started.
    #[must_use]
    pub fn elapsed(&self) -> Millis {
        Millis(self.clock.now().0.saturating_sub(self.began.0))
    }

    fn used(&mut self) -> Option<u64> {
        if self.counts_from.is_none() && !self.signals.pondering() {
            self.counts_from = Some(self.clock.now());
        }
        self.counts_from.map(|from| self.clock.now().0.saturating_sub(from.0))
    }

    /// The hard deadline is reached.
    pub fn is_up(&mut self) -> bool {
        let Some(budget) = self.budget else { return false };
        self.used().is_some_and(|used| used >= budget.most.0)
    }

    /// Another iteration would not end in time. `percent` stretches the aim: 100 = as planned.
    pub fn is_spent(&mut self, percent: u64) -> bool {
        let Some(budget) = self.budget else { return false };
        // The next iteration takes about as long as all before it.
        self.used()
            .is_some_and(|used| used * 2 >= (budget.aim.0 * percent / 50).min(budget.most.0 * 2))
    }
}

#[cfg(test)]
mod tests {
    use super::Timer;
    use crate::limits::Until;
    use crate::search::signals::Signals;
    use crate::time::{Budget, Millis, SimulatedClock};

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
        assert!(timer.is_up());
        assert_eq!(timer.elapsed(), Millis(5_099));
    }
}
