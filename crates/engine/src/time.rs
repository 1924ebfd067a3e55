//! Time management, and the crate's only access to the system clock.
//!
//! This module converts a game clock to the time budget of one search. It must not depend on positions or scores.

use std::fmt::Debug;
use std::num::NonZeroU64;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Milliseconds: a duration, or a point in time counted from a fixed start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

/// Microseconds: a duration, or a point in time counted from a fixed start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Micros(pub u64);

/// A monotonic clock.
pub trait Clock: Debug + Send + Sync {
    /// Returns the milliseconds since this clock was created.
    fn now(&self) -> Millis;

    /// Returns the microseconds since this clock was created, as precisely as the clock allows.
    fn micros(&self) -> Micros {
        Micros(self.now().0.saturating_mul(1_000))
    }

    /// Reports searched nodes to the clock; only [`NodeClock`] uses this.
    fn searched(&self, _nodes: u64) {}

    /// Returns whether the clock advances in real time, even while no search is running.
    fn goes_on(&self) -> bool {
        false
    }
}

/// The system clock.
#[derive(Debug)]
pub struct WallClock(Instant);

impl WallClock {
    /// Creates a clock that starts at 0.
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

    fn goes_on(&self) -> bool {
        true
    }
}

/// A clock that advances only on request, for tests and for searches without a time limit.
#[derive(Debug, Default)]
pub struct SimulatedClock(AtomicU64);

impl SimulatedClock {
    /// Advances the clock by `span`.
    pub fn advance(&self, span: Millis) {
        self.0.fetch_add(span.0, Ordering::Relaxed);
    }
}

impl Clock for SimulatedClock {
    fn now(&self) -> Millis {
        Millis(self.0.load(Ordering::Relaxed))
    }
}

/// A clock that counts searched nodes (UCI `nodestime`), so that timed searches with one thread are reproducible.
#[derive(Debug)]
pub struct NodeClock {
    nodes: AtomicU64,
    per_ms: NonZeroU64,
}

impl NodeClock {
    /// Creates a clock that advances by 1 ms every `per_ms` nodes.
    #[must_use]
    pub const fn new(per_ms: NonZeroU64) -> NodeClock {
        NodeClock {
            nodes: AtomicU64::new(0),
            per_ms,
        }
    }
}

impl Clock for NodeClock {
    fn now(&self) -> Millis {
        Millis(self.micros().0 / 1_000)
    }

    fn micros(&self) -> Micros {
        time_of(self.nodes.load(Ordering::Relaxed), self.per_ms)
    }

    fn searched(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
    }
}

/// Converts a number of nodes to a duration, at `per_ms` nodes per millisecond.
#[must_use]
pub const fn time_of(nodes: u64, per_ms: NonZeroU64) -> Micros {
    Micros(nodes.saturating_mul(1_000) / per_ms.get())
}

/// The game clock of the side to move at the start of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameClock {
    /// Main time left.
    pub left: Millis,
    /// Time added after every action.
    pub increment: Millis,
    /// Number of actions until the next time control; `None` if the time is for the whole game.
    pub moves_to_go: Option<u32>,
    /// Length of one byoyomi (초읽기) period; 0 without byoyomi. A period that is not used up starts again. Budgets never
    /// rely on further periods.
    pub period: Millis,
    /// Time lost on every action between the engine's answer and the official clock.
    pub lag: Millis,
}

impl Default for GameClock {
    fn default() -> GameClock {
        GameClock {
            left: Millis(0),
            increment: Millis(0),
            moves_to_go: None,
            period: Millis(0),
            lag: LAG,
        }
    }
}

/// Time budget of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Time after which no new iteration starts, before scaling by the certainty of the search. `None` to use all of
    /// the time.
    pub aim: Option<Millis>,
    /// Time after which the search is stopped.
    pub most: Millis,
}

/// Default lag per action: time lost to pipes, the network or a busy machine.
pub const LAG: Millis = Millis(15);

/// Maximum number of actions, including this one, among which the remaining time is divided.
const MOVES_LEFT: u64 = 28;

/// Maximum number of actions, including this one, for which lag is reserved.
const MOVES_SECURED: u64 = 80;

impl GameClock {
    /// Returns the time budget for this action. Its times are at least 1 ms, and otherwise at most the remaining time
    /// plus one period, minus the lag.
    #[must_use]
    pub fn budget(&self) -> Budget {
        let safe = |span: u64| span.saturating_sub(self.lag.0);
        let period = safe(self.period.0);
        let main = safe(self.left.0);
        let (aim, most) = if self.period.0 > 0 {
            self.with_periods(main, period)
        } else {
            self.without_periods(main)
        };
        let most = most.max(1);
        Budget {
            aim: Some(Millis(aim.clamp(1, most))),
            most: Millis(most),
        }
    }

    /// Returns the aim and the maximum with byoyomi, in milliseconds. The whole main time may be used.
    fn with_periods(&self, main: u64, period: u64) -> (u64, u64) {
        if self.left.0 == 0 {
            return (period * 3 / 4, period);
        }
        let aim = main / MOVES_LEFT + period * 3 / 4;
        // For the maximum, the lag is subtracted only once, not from both the main time and the period.
        let reach = (self.left.0 + self.period.0).saturating_sub(self.lag.0);
        (aim, (aim * 4).min(reach))
    }

    /// Returns the aim and the maximum without byoyomi, in milliseconds. If the lag exceeds the increment, the
    /// difference is first set aside for later actions.
    fn without_periods(&self, main: u64) -> (u64, u64) {
        let moves = u64::from(self.moves_to_go.unwrap_or(u32::MAX)).clamp(1, MOVES_LEFT);
        let lost = self.lag.0.saturating_sub(self.increment.0);
        let gained = self.increment.0.saturating_sub(self.lag.0);
        let secured = u64::from(self.moves_to_go.unwrap_or(u32::MAX)).clamp(1, MOVES_SECURED) - 1;
        let free = main.saturating_sub(lost * secured);
        let aim = free / moves + gained * 3 / 4;
        let cap = if moves == 1 {
            main * 9 / 10
        } else {
            (free / 3).max(main / 3 * u64::from(gained > 0))
        };
        (aim, (aim * 4).min(cap))
    }
}

impl Budget {
    /// Returns a budget that is used in full, regardless of the certainty of the search.
    #[must_use]
    pub fn exactly(span: Millis) -> Budget {
        Budget {
            aim: None,
            most: Millis(span.0.max(1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Budget, Clock, GameClock, LAG, Millis, SimulatedClock};

    /// Plays `moves` actions. Each takes the time that `span` selects from its budget, plus `lag`. Returns false if the
    /// flag falls.
    fn survives(mut clock: GameClock, moves: u32, lag: u64, span: fn(Budget) -> Millis) -> bool {
        let wall = SimulatedClock::default();
        for _ in 0..moves {
            let before = wall.now();
            wall.advance(Millis(span(clock.budget()).0 + lag));
            let used = wall.now().0 - before.0;
            if used <= clock.left.0 {
                clock.left = Millis(clock.left.0 - used + clock.increment.0);
            } else if used - clock.left.0 < clock.period.0 {
                clock.left = Millis(0);
            } else {
                return false;
            }
        }
        true
    }

    fn clock(left: u64, increment: u64, period: u64) -> GameClock {
        GameClock {
            left: Millis(left),
            increment: Millis(increment),
            period: Millis(period),
            ..GameClock::default()
        }
    }

    #[test]
    fn no_clock_runs_out_with_ten_milliseconds_of_lag() {
        let most = |budget: Budget| budget.most;
        let aim = |budget: Budget| budget.aim.expect("a clock has an aim");
        for span in [most as fn(Budget) -> Millis, aim] {
            for left in [100, 1_000, 10_000, 600_000] {
                assert!(survives(clock(left, 40, 0), 400, 10, span), "{left} + 40");
                assert!(survives(clock(left, 11, 0), 400, 10, span), "{left} + 11");
                assert!(survives(clock(left, 0, 1_000), 400, 10, span), "{left}, 1 s periods");
                assert!(survives(clock(left, 0, 100), 400, 10, span), "{left}, 0.1 s periods");
            }
        }
        // Sudden death: near the end, each action costs the lag plus a millisecond.
        for (left, at_most, as_aimed) in [(2_000, 105, 110), (5_000, 115, 140), (60_000, 120, 200)] {
            assert!(survives(clock(left, 0, 0), at_most, 10, most), "{left}");
            assert!(survives(clock(left, 0, 0), as_aimed, 10, aim), "{left}");
        }
    }

    #[test]
    fn time_is_there_to_be_used() {
        let aim = |clock: GameClock| clock.budget().aim.expect("a clock has an aim").0;
        // With one minute for the game, the first move takes over a second, and 30 moves take 25 to 45 seconds.
        let mut left = 60_000u64;
        assert!(aim(clock(left, 0, 0)) > 1_000);
        for _ in 0..30 {
            left -= aim(clock(left, 0, 0));
        }
        assert!((15_000..35_000).contains(&left), "{left}");
        assert!(aim(clock(0, 0, 30_000)) > 20_000);
        assert!(aim(clock(10_000, 5_000, 0)) > 3_000);
    }

    #[test]
    fn budgets_stay_within_the_clock() {
        for left in [0, 1, 5, 14, 15, 16, 100, 1_000, 3_600_000] {
            for moves_to_go in [None, Some(0), Some(1), Some(40)] {
                for (increment, period) in [(0, 0), (5_000, 0), (0, 30), (0, 300)] {
                    let clock = GameClock {
                        moves_to_go,
                        ..clock(left, increment, period)
                    };
                    let budget = clock.budget();
                    assert!(budget.aim.is_some_and(|aim| aim.0 >= 1 && aim <= budget.most));
                    assert!(
                        budget.most.0 <= (left + period).saturating_sub(LAG.0).max(1),
                        "{clock:?} {budget:?}"
                    );
                }
            }
        }
    }
}
