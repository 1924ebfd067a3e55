//! Counts running clocks, because the server writes heartbeats while any clock runs. Only clocks of games in memory are
//! counted. A flag covers correspondence games outside memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The count of running clocks. Clones share it.
#[derive(Debug, Clone, Default)]
pub(crate) struct RunningClocks {
    in_memory: Arc<AtomicUsize>,
    /// Whether a correspondence game outside memory may have a running clock. Never reset.
    elsewhere: Arc<AtomicBool>,
}

/// A game's entry in the count, removed on drop.
#[derive(Debug)]
pub(crate) struct RunningClock {
    clocks: RunningClocks,
    runs: bool,
}

impl RunningClocks {
    /// Returns whether any clock may be running.
    pub(crate) fn any(&self) -> bool {
        self.in_memory.load(Ordering::Relaxed) > 0 || self.elsewhere.load(Ordering::Relaxed)
    }

    /// Records that a correspondence game outside memory may have a running clock.
    pub(crate) fn note_elsewhere(&self) {
        self.elsewhere.store(true, Ordering::Relaxed);
    }

    /// Returns the number of running clocks of games in memory.
    pub(crate) fn count(&self) -> usize {
        self.in_memory.load(Ordering::Relaxed)
    }

    /// Returns an entry for a game with a stopped clock.
    pub(crate) fn standing(&self) -> RunningClock {
        RunningClock {
            clocks: self.clone(),
            runs: false,
        }
    }
}

impl RunningClock {
    /// Sets whether the game's clock is running.
    pub(crate) fn set(&mut self, runs: bool) {
        match (self.runs, runs) {
            (false, true) => self.clocks.in_memory.fetch_add(1, Ordering::Relaxed),
            (true, false) => self.clocks.in_memory.fetch_sub(1, Ordering::Relaxed),
            (false, false) | (true, true) => return,
        };
        self.runs = runs;
    }
}

impl Drop for RunningClock {
    fn drop(&mut self) {
        self.set(false);
    }
}

#[cfg(test)]
mod tests {
    use super::RunningClocks;

    #[test]
    fn a_game_counts_once_while_its_clock_runs() {
        let clocks = RunningClocks::default();
        let (mut one, mut other) = (clocks.standing(), clocks.standing());
        assert!(!clocks.any());
        one.set(true);
        one.set(true);
        other.set(true);
        one.set(false);
        assert!(clocks.any());
        drop(other);
        assert!(!clocks.any());
        clocks.note_elsewhere();
        assert!(clocks.any(), "a correspondence game left memory");
    }
}
