//! Stop and ponderhit: how other threads reach a running search.
//!
//! Owns the flags and the waiting at the end of an infinite search. Must not know why anyone wants to stop.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use crate::limits::Until;
use crate::time::{Budget, Clock, Millis};

/// Flags of one search at a time; shared between the searching and the commanding thread.
#[derive(Debug, Default)]
pub struct Signals {
    stop: AtomicBool,
    pondering: AtomicBool,
    held: Mutex<bool>,
    freed: Condvar,
}

impl Signals {
    /// Makes ready for a search. Call it in the commanding thread, before the search can be stopped.
    pub fn begin(&self, until: Until) {
        self.stop.store(false, Ordering::Release);
        self.pondering.store(until == Until::PonderHit, Ordering::Release);
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = until != Until::Limit;
    }

    /// Ends the search now.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Release);
        self.pondering.store(false, Ordering::Release);
        self.free();
    }

    /// The expected move was played: the clock runs from now on. Without a pondering search nothing happens.
    pub fn ponderhit(&self) {
        if self.pondering.swap(false, Ordering::AcqRel) {
            self.free();
        }
    }

    fn free(&self) {
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = false;
        self.freed.notify_all();
    }

    /// Has someone called [`Signals::stop`]?
    #[must_use]
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Acquire)
    }

    pub(crate) fn flag(&self) -> &AtomicBool {
        &self.stop
    }

    fn pondering(&self) -> bool {
        self.pondering.load(Ordering::Acquire)
    }

    /// Blocks until an answer is wanted: at once for a search with limits.
    pub fn wait_until_wanted(&self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        while *held {
            held = self.freed.wait(held).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The deadlines of one search against its clock.
#[derive(Debug)]
pub(crate) struct Timer<'a> {
    clock: &'a dyn Clock,
    signals: &'a Signals,
    began: Millis,
    /// When the budget began to run; `None` while pondering.
    counts_from: Option<Millis>,
    budget: Option<Budget>,
}

impl<'a> Timer<'a> {
    pub(crate) fn start(clock: &'a dyn Clock, signals: &'a Signals, budget: Option<Budget>) -> Timer<'a> {
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

    /// Since the search was asked for.
    pub(crate) fn elapsed(&self) -> Millis {
        Millis(self.clock.now().0.saturating_sub(self.began.0))
    }

    fn used(&mut self) -> Option<u64> {
        if self.counts_from.is_none() && !self.signals.pondering() {
            self.counts_from = Some(self.clock.now());
        }
        self.counts_from.map(|from| self.clock.now().0.saturating_sub(from.0))
    }

    /// The hard deadline is reached.
    pub(crate) fn is_up(&mut self) -> bool {
        let Some(budget) = self.budget else { return false };
        self.used().is_some_and(|used| used >= budget.most.0)
    }

    /// Another iteration would not end in time. `percent` stretches the aim: 100 = as planned.
    pub(crate) fn is_spent(&mut self, percent: u64) -> bool {
        let Some(budget) = self.budget else { return false };
        // The next iteration takes about as long as all before it.
        self.used()
            .is_some_and(|used| used * 2 >= (budget.aim.0 * percent / 50).min(budget.most.0 * 2))
    }
}

#[cfg(test)]
mod tests {
    use super::{Signals, Timer};
    use crate::limits::Until;
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

    #[test]
    fn waiting_ends_with_stop_however_early_it_comes() {
        for until in [Until::Limit, Until::Stopped, Until::PonderHit] {
            let signals = Signals::default();
            signals.begin(until);
            signals.stop();
            signals.wait_until_wanted();
            assert!(signals.stopped());
        }
    }

    #[test]
    fn ponderhit_does_not_end_an_infinite_search() {
        let signals = Signals::default();
        signals.begin(Until::Stopped);
        signals.ponderhit();
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| signals.wait_until_wanted());
            std::thread::sleep(std::time::Duration::from_millis(20));
            assert!(!waiting.is_finished());
            signals.stop();
        });
    }
}
