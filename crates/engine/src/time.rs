//! How long to think, and the crate's only door to the clock.
//!
//! Owns the reading of game clocks and the deadlines of one search. Must not know positions or scores: the search asks
//! "must I stop", "may I begin another iteration" and nothing else. In the browser, where `Instant` does not exist, and
//! in tests a [`SimulatedClock`] stands in.

use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Milliseconds: a span, or a moment since some fixed start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

/// Microseconds: a span, or a moment since some fixed start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Micros(pub u64);

/// A source of moments that never runs backwards.
pub trait Clock: Debug + Send + Sync {
    /// Milliseconds since this clock was made.
    fn now(&self) -> Millis;

    /// The same in microseconds, as exact as the clock is.
    fn micros(&self) -> Micros {
        Micros(self.now().0.saturating_mul(1_000))
    }
}

/// The machine's clock.
#[derive(Debug)]
pub struct WallClock(Instant);

impl WallClock {
    /// A clock that stands at 0 now.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the engine's one door to time")]
    pub fn start() -> WallClock {
        WallClock(Instant::now())
    }
}

impl Clock for WallClock {
    fn now(&self) -> Millis {
        Millis(u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn micros(&self) -> Micros {
        Micros(u64::try_from(self.0.elapsed().as_micros()).unwrap_or(u64::MAX))
    }
}

/// A clock that only moves when told to: for tests, and for programs without a clock of their own.
#[derive(Debug, Default)]
pub struct SimulatedClock(AtomicU64);

impl SimulatedClock {
    /// Lets `span` pass.
    pub fn advance(&self, span: Millis) {
        self.0.fetch_add(span.0, Ordering::Relaxed);
    }
}

impl Clock for SimulatedClock {
    fn now(&self) -> Millis {
        Millis(self.0.load(Ordering::Relaxed))
    }
}

/// The game clock of the side to move when the search is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameClock {
    /// Main time left.
    pub left: Millis,
    /// Added after every action.
    pub increment: Millis,
    /// Actions until more time comes (sessions of `moves_to_go` actions); `None` when the time is for the whole game.
    pub moves_to_go: Option<u32>,
    /// Length of one byoyomi (초읽기) period; 0 without byoyomi. A period that is not used up begins anew.
    pub period: Millis,
}

/// How long one search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// No new iteration is begun after this; stretched or cut by how sure the search is.
    pub aim: Millis,
    /// The search is broken off here.
    pub most: Millis,
}

/// What is lost between our answer and the clock that counts: pipes, network, a busy machine.
pub const LAG: Millis = Millis(25);

/// Actions a game is assumed to last still: 20 of each side hold for most positions met.
const MOVES_LEFT: u64 = 28;

impl GameClock {
    /// Divides the time left. At least 1 ms, and never more than what is left less [`LAG`].
    #[must_use]
    pub fn budget(&self) -> Budget {
        let safe = |span: u64| span.saturating_sub(LAG.0).max(1);
        if self.left.0 == 0 && self.period.0 > 0 {
            let most = safe(self.period.0);
            return Budget {
                aim: Millis((most * 3 / 4).max(1)),
                most: Millis(most),
            };
        }
        let left = self.left.0.saturating_sub(LAG.0);
        let moves = u64::from(self.moves_to_go.unwrap_or(u32::MAX)).clamp(1, MOVES_LEFT);
        let aim = left / moves + self.increment.0 * 3 / 4 + self.period.0 * 3 / 4;
        // With a byoyomi period behind it the main time may be used to the last.
        let cap = if self.period.0 > 0 {
            left + safe(self.period.0)
        } else if moves == 1 {
            left * 9 / 10
        } else {
            left / 3
        };
        let most = (aim * 4).min(cap).max(1);
        Budget {
            aim: Millis(aim.min(most).max(1)),
            most: Millis(most),
        }
    }
}

impl Budget {
    /// Exactly this long a move: the whole span is used.
    #[must_use]
    pub fn exactly(span: Millis) -> Budget {
        let span = Millis(span.0.saturating_sub(span.0.min(2) / 2).max(1));
        Budget { aim: span, most: span }
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, GameClock, LAG, Millis, SimulatedClock};

    /// Plays `moves` actions that always take as long as they may; false when the flag falls.
    fn survives(mut clock: GameClock, moves: u32, lag: u64) -> bool {
        let wall = SimulatedClock::default();
        for _ in 0..moves {
            let before = wall.now();
            wall.advance(Millis(clock.budget().most.0 + lag));
            let used = wall.now().0 - before.0;
            if used <= clock.left.0 {
                clock.left = Millis(clock.left.0 - used + clock.increment.0);
            } else if used - clock.left.0 <= clock.period.0 {
                clock.left = Millis(0);
            } else {
                return false;
            }
        }
        true
    }

    #[test]
    fn no_clock_runs_out_with_ten_milliseconds_of_lag() {
        let clock = |left, increment, period| GameClock {
            left: Millis(left),
            increment: Millis(increment),
            moves_to_go: None,
            period: Millis(period),
        };
        for left in [100, 1_000, 10_000, 600_000] {
            assert!(survives(clock(left, 40, 0), 400, 10), "{left} + 40");
            assert!(survives(clock(left, 0, 1_000), 400, 10), "{left}, 1 s periods");
            assert!(survives(clock(left, 0, 100), 400, 10), "{left}, 0.1 s periods");
        }
        // Sudden death: aims are used, not the most, or nothing would be left for the end.
        let mut left = 60_000u64;
        for _ in 0..150 {
            let budget = clock(left, 0, 0).budget();
            assert!(budget.aim <= budget.most);
            left = left
                .checked_sub(budget.aim.0 + 10)
                .expect("time left after every action");
        }
    }

    #[test]
    fn budgets_stay_within_the_clock() {
        for left in [0, 1, 5, 24, 25, 26, 100, 1_000, 3_600_000] {
            for moves_to_go in [None, Some(0), Some(1), Some(40)] {
                let clock = GameClock {
                    left: Millis(left),
                    moves_to_go,
                    ..GameClock::default()
                };
                let budget = clock.budget();
                assert!(budget.aim.0 >= 1 && budget.aim <= budget.most);
                assert!(
                    budget.most.0 <= left.saturating_sub(LAG.0).max(1),
                    "{left} {moves_to_go:?} {budget:?}"
                );
            }
        }
    }
}
