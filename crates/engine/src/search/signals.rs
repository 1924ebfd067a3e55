//! Stop and ponderhit: signals from other threads to a running search.
//!
//! The search thread also waits for these signals at the end of an infinite or pondering search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use crate::limits::Until;

/// Flags for one search at a time, shared between the search thread and the thread that controls it.
#[derive(Debug, Default)]
pub struct Signals {
    stop: AtomicBool,
    pondering: AtomicBool,
    held: Mutex<bool>,
    freed: Condvar,
    /// Function that the search polls in programs that cannot call [`Signals::stop`] during a search.
    asked: Option<fn() -> bool>,
}

impl Signals {
    /// Creates signals for a program without a second thread to stop the search. The search calls `asked` every few
    /// hundred nodes, and stops once `asked` returns true.
    #[must_use]
    pub fn asking(asked: fn() -> bool) -> Signals {
        Signals {
            asked: Some(asked),
            ..Signals::default()
        }
    }

    /// Returns whether the polled function requests a stop.
    pub(crate) fn is_stop_asked(&self) -> bool {
        self.asked.is_some_and(|asked| asked())
    }

    /// Resets the signals for a new search. Call this in the controlling thread, before anything can stop the search.
    pub fn begin(&self, until: Until) {
        self.stop.store(false, Ordering::Release);
        self.pondering.store(until == Until::PonderHit, Ordering::Release);
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = until != Until::Limit;
    }

    /// Stops the search.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Release);
        self.pondering.store(false, Ordering::Release);
        self.free();
    }

    /// Ends pondering, because the expected move was played, and starts the clock. Has no effect if no search is
    /// pondering.
    pub fn ponderhit(&self) {
        if self.pondering.swap(false, Ordering::AcqRel) {
            self.free();
        }
    }

    fn free(&self) {
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = false;
        self.freed.notify_all();
    }

    /// Returns whether the search has been stopped or has ended since [`Signals::begin`].
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

    /// Blocks until `stop`, for at most `span`. May return early.
    pub(crate) fn wait_for_stop_at_most(&self, span: Duration) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        // `stop` sets the flag before it takes the lock, so no wake-up is missed.
        if !self.stopped() {
            drop(self.freed.wait_timeout(held, span));
        }
    }

    /// Blocks until `stop` in an infinite search, until `stop` or `ponderhit` while pondering; else returns at once.
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
