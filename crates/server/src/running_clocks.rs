//! How many games in memory have a running clock: while there is one, the server writes heartbeats.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The count. Clones share it.
#[derive(Debug, Clone, Default)]
pub(crate) struct RunningClocks(Arc<AtomicUsize>);

/// One game's part in the count, which it leaves when it is dropped.
#[derive(Debug)]
pub(crate) struct RunningClock {
    clocks: RunningClocks,
    runs: bool,
}

impl RunningClocks {
    /// Whether any clock runs.
    pub(crate) fn any(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }

    /// The part of a game whose clock stands.
    pub(crate) fn standing(&self) -> RunningClock {
        RunningClock {
            clocks: self.clone(),
            runs: false,
        }
    }
}

impl RunningClock {
    /// Notes whether the game's clock runs.
    pub(crate) fn set(&mut self, runs: bool) {
        match (self.runs, runs) {
            (false, true) => self.clocks.0.fetch_add(1, Ordering::Relaxed),
            (true, false) => self.clocks.0.fetch_sub(1, Ordering::Relaxed),
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
    }
}
