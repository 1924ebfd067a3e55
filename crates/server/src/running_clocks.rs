//! Counts running clocks, because the server writes heartbeats while any clock runs. Only games in memory are counted,
//! so unloaded correspondence games, whose clocks run for days, are not.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The count of running clocks. Clones share it.
#[derive(Debug, Clone, Default)]
pub(crate) struct RunningClocks {
    in_memory: Arc<AtomicUsize>,
    /// Whether a game outside memory has a running clock. Stays true for the server's lifetime.
    elsewhere: Arc<AtomicBool>,
}

/// A game's entry in the count, removed on drop.
#[derive(Debug)]
pub(crate) struct RunningClock {
    clocks: RunningClocks,
    runs: bool,
}

impl RunningClocks {
    /// Returns whether any clock runs.
    pub(crate) fn any(&self) -> bool {
        self.in_memory.load(Ordering::Relaxed) > 0 || self.elsewhere.load(Ordering::Relaxed)
    }

    /// Records that a game outside memory has a running clock.
    pub(crate) fn note_elsewhere(&self) {
        self.elsewhere.store(true, Ordering::Relaxed);
    }

    /// Returns the number of running clocks of games in memory.
    pub(crate) fn count(&self) -> usize {
        self.in_memory.load(Ordering::Relaxed)
    }

    /// Returns an entry for a game whose clock is stopped.
    pub(crate) fn standing(&self) -> RunningClock {
        RunningClock {
            clocks: self.clone(),
            runs: false,
        }
    }
}

impl RunningClock {
    /// Updates the entry when the game's clock starts or stops.
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
