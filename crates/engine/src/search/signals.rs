//! Stop and ponderhit: how other threads reach a running search.
//!
//! Owns the flags and the waiting at the end of an infinite search. Must not know why a search is stopped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use crate::limits::Until;

/// Flags of one search at a time; shared between the searching and the commanding thread.
#[derive(Debug, Default)]
pub struct Signals {
    stop: AtomicBool,
    pondering: AtomicBool,
    held: Mutex<bool>,
    freed: Condvar,
    /// Whoever cannot call [`Signals::stop`] while the search runs is asked instead.
    asked: Option<fn() -> bool>,
}

impl Signals {
    /// Signals for a program without a second thread that could stop the search: the searching thread calls `asked` every
    /// few hundred nodes and stops once it answers true.
    #[must_use]
    pub fn asking(asked: fn() -> bool) -> Signals {
        Signals {
            asked: Some(asked),
            ..Signals::default()
        }
    }

    /// Does the one who is asked want the search to stop?
    pub(crate) fn is_stop_asked(&self) -> bool {
        self.asked.is_some_and(|asked| asked())
    }

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

    pub(crate) fn pondering(&self) -> bool {
        self.pondering.load(Ordering::Acquire)
    }

    /// Blocks until `stop`, but not longer than this.
    pub(crate) fn wait_for_stop_at_most(&self, span: Duration) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        // The flag is raised before the lock is taken for the wake-up, so that none is missed.
        if !self.stopped() {
            drop(self.freed.wait_timeout(held, span));
        }
    }

    /// Blocks until `stop` or `ponderhit` where the search must not answer before; returns at once for a search with limits.
    pub fn wait_for_stop(&self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        while *held {
            held = self.freed.wait(held).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Signals;
    use crate::limits::Until;

    #[test]
    fn waiting_ends_with_stop_however_early_it_comes() {
        for until in [Until::Limit, Until::Stopped, Until::PonderHit] {
            let signals = Signals::default();
            signals.begin(until);
            signals.stop();
            signals.wait_for_stop();
            assert!(signals.stopped());
        }
    }

    #[test]
    fn ponderhit_does_not_end_an_infinite_search() {
        let signals = Signals::default();
        signals.begin(Until::Stopped);
        signals.ponderhit();
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| signals.wait_for_stop());
            #[expect(clippy::disallowed_methods, reason = "what must not happen is given time to happen")]
            std::thread::sleep(std::time::Duration::from_millis(20));
            assert!(!waiting.is_finished());
            signals.stop();
        });
    }
}
