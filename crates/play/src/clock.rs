//! The clock of one game: the running side, the time left, and the moment at which the flag falls. A clock is an
//! immutable value, and its operations are pure functions.
//!
//! Properties tested in `tests/all/clock_laws.rs`:
//!
//! - No more time is charged than has passed.
//! - The time of an outage is not charged; thinking time known to have passed before it is.
//! - A move received before the flag falls is never late.
//! - The lag credit stays within its two limits.
//! - If both sides share a total time, its value is always the same for both.
//!
//! This module must not depend on moves, seats or connections.

use janggi::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::control::TimeControl;
use crate::lag::{LAG_CREDIT_MOST, LagRules};
use crate::time::{Millis, Moment};

/// Time after a server restart during which no thinking time is charged, so that both players can reconnect.
pub const RESTART_GRACE: Millis = Millis::from_seconds(30);

/// The remaining time of a side whose clock is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Remaining {
    /// Main time; with [`TimeControl::Total`], the time left for both sides together.
    pub main: Millis,
    /// Full byoyomi (초읽기) periods left; 0 without byoyomi.
    pub periods: u8,
}

/// The running clock of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Running {
    /// The side to move.
    pub side: Side,
    /// The time from which thinking time is charged. After a restart, it may be in the future.
    pub from: Moment,
    /// Thinking time in this turn before a restart; charged with the rest of the turn.
    pub thought: Millis,
}

impl Running {
    /// Returns the thinking time in this turn until `at`.
    fn passed(self, at: Moment) -> Millis {
        self.thought + at.since(self.from)
    }
}

/// State of both clocks, as stored in events.
///
/// The JSON is `{"cho":[main,periods,credited],"han":[…],"running":["cho",from]}` with times in milliseconds, and is
/// kept short because every move's event contains it. `"thought"` follows if it is not zero, which is possible only
/// after a restart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "ClockForm", into = "ClockForm")]
pub struct ClockState {
    /// Each side's remaining time when its clock last stopped.
    pub left: BySide<Remaining>,
    /// Lag credit that each side has received in this game.
    pub credited: BySide<Millis>,
    /// The running clock, if any.
    pub running: Option<Running>,
}

#[derive(Serialize, Deserialize)]
struct ClockForm {
    cho: (Millis, u8, Millis),
    han: (Millis, u8, Millis),
    #[serde(default, skip_serializing_if = "Option::is_none")]
    running: Option<(Side, Moment)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    thought: Option<Millis>,
}

impl From<ClockState> for ClockForm {
    fn from(state: ClockState) -> Self {
        let form = |side: Side| (state.left[side].main, state.left[side].periods, state.credited[side]);
        Self {
            cho: form(Side::Cho),
            han: form(Side::Han),
            running: state.running.map(|running| (running.side, running.from)),
            thought: state
                .running
                .map(|running| running.thought)
                .filter(|thought| *thought > Millis::ZERO),
        }
    }
}

impl From<ClockForm> for ClockState {
    fn from(form: ClockForm) -> Self {
        let ClockForm {
            cho,
            han,
            running,
            thought,
        } = form;
        let left = |(main, periods, _)| Remaining { main, periods };
        Self {
            left: BySide {
                cho: left(cho),
                han: left(han),
            },
            credited: BySide { cho: cho.2, han: han.2 },
            running: running.map(|(side, from)| Running {
                side,
                from,
                thought: thought.unwrap_or_default(),
            }),
        }
    }
}

/// The constants of a clock. Changing them does not affect time that has already been charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRules {
    /// Limits of the lag credit.
    pub lag: LagRules,
    /// See [`RESTART_GRACE`].
    pub restart_grace: Millis,
}

impl ClockRules {
    /// The constants of this version.
    pub const CURRENT: Self = Self {
        lag: LagRules::CURRENT,
        restart_grace: RESTART_GRACE,
    };
}

/// The clocks of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    rules: ClockRules,
    state: ClockState,
}

/// Error for an operation on a clock whose running side has no time left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeIsUp {
    pub side: Side,
}

/// The consequence of running out of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeUp {
    /// The flag of the running side falls.
    Flag(Side),
    /// The total time shared by both sides is up, so the game is stopped.
    Stop,
}

/// The reading of a side's clock at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// Main time left.
    pub main: Millis,
    /// Time left in the current byoyomi period; a full period while there is main time left.
    ///
    /// With [`TimeControl::Total`] and a limit per move, the time left for this move. Zero with other time controls.
    pub period: Millis,
    /// Periods left, including the current one.
    pub periods: u8,
    /// The time from which this clock runs; `None` if it is stopped.
    pub runs_from: Option<Moment>,
}

impl Clock {
    /// Creates both clocks, full and stopped.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        Self::with_rules(control, ClockRules::CURRENT)
    }

    /// Creates both clocks, full and stopped, with these constants.
    #[must_use]
    pub fn with_rules(control: TimeControl, rules: ClockRules) -> Self {
        let full = match control {
            TimeControl::None => Remaining {
                main: Millis::ZERO,
                periods: 0,
            },
            TimeControl::Byoyomi { main, periods, .. } => Remaining { main, periods },
            TimeControl::Fischer { .. } | TimeControl::Total { .. } | TimeControl::Correspondence { .. } => Remaining {
                main: control.base(),
                periods: 0,
            },
        };
        Self {
            control,
            rules,
            state: ClockState {
                left: BySide { cho: full, han: full },
                credited: BySide::default(),
                running: None,
            },
        }
    }

    /// Restores the clock from a stored state.
    #[must_use]
    pub fn restored(mut self, state: ClockState) -> Self {
        self.state = state;
        self
    }

    /// Returns the state for a stored event; `None` in a game without a clock.
    #[must_use]
    pub fn state(&self) -> Option<ClockState> {
        match self.control {
            TimeControl::None => None,
            TimeControl::Byoyomi { .. }
            | TimeControl::Fischer { .. }
            | TimeControl::Total { .. }
            | TimeControl::Correspondence { .. } => Some(self.state),
        }
    }

    /// Returns the time control.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Returns the running clock; `None` if neither runs.
    #[must_use]
    pub fn running(&self) -> Option<Running> {
        self.state.running
    }

    /// Returns the time that a side had left when its clock last stopped.
    #[must_use]
    pub fn left(&self, side: Side) -> Remaining {
        self.state.left[side]
    }

    /// Returns the lag credit that a side has received in this game.
    #[must_use]
    pub fn credited(&self, side: Side) -> Millis {
        self.state.credited[side]
    }

    /// Returns the lag credit that a side has received since `before`.
    #[must_use]
    pub fn credit_since(&self, before: &Self, side: Side) -> Millis {
        self.credited(side) - before.credited(side)
    }

    /// Returns the lag credit that a side may still receive in this game. Zero in correspondence games and with a
    /// shared total time.
    #[must_use]
    pub fn allowance(&self, side: Side) -> Millis {
        match self.control {
            TimeControl::Total { .. } | TimeControl::Correspondence { .. } => Millis::ZERO,
            TimeControl::None | TimeControl::Byoyomi { .. } | TimeControl::Fischer { .. } => {
                self.rules.lag.allowance(self.control.base()) - self.state.credited[side]
            }
        }
    }

    /// Starts the clock of `side` at `at`, without charging earlier time. Does nothing with [`TimeControl::None`].
    #[must_use]
    pub fn start(mut self, side: Side, at: Moment) -> Self {
        self.state.running = match self.control {
            TimeControl::None => None,
            TimeControl::Byoyomi { .. }
            | TimeControl::Fischer { .. }
            | TimeControl::Total { .. }
            | TimeControl::Correspondence { .. } => Some(Running {
                side,
                from: at,
                thought: Millis::ZERO,
            }),
        };
        self
    }

    /// Resumes after an outage that ended at `at`. The server was last known to be running at `lived_until`.
    ///
    /// Thinking time until then is charged; the outage and the [`RESTART_GRACE`] after it are not. The flag has fallen
    /// at `at` only if it had fallen before the outage even with the largest lag credit. Otherwise some time is left.
    #[must_use]
    pub fn resume(mut self, at: Moment, lived_until: Option<Moment>) -> Self {
        let Some(running) = self.state.running else {
            return self;
        };
        let Running { side, .. } = running;
        let whole = self.whole(self.state.left[side]);
        let thought = lived_until.map_or(running.thought, |until| running.passed(until));
        let credit = self.rules.lag.credit(LAG_CREDIT_MOST, thought, self.allowance(side));
        self.state.running = Some(if thought - credit >= whole {
            Running {
                side,
                from: at,
                thought,
            }
        } else {
            Running {
                side,
                from: at + self.rules.restart_grace,
                thought: thought.min(whole - Millis(1)),
            }
        });
        self
    }

    /// Ends the running side's turn with a move received at `at`, and starts the other side's clock. Returns the new
    /// clock and the charged time. `round_trip` is the round trip of the mover's connection.
    ///
    /// # Errors
    /// [`TimeIsUp`] if the move came too late even with its lag credit.
    pub fn press(self, at: Moment, round_trip: Millis) -> Result<(Self, Millis), TimeIsUp> {
        let Some(running) = self.state.running else {
            return Ok((self, Millis::ZERO));
        };
        let (mut next, spent) = self.charge(running, at, round_trip)?;
        let left = &mut next.state.left[running.side];
        match next.control {
            TimeControl::Fischer { increment, .. } => left.main = left.main + increment,
            TimeControl::Correspondence { .. } => left.main = next.control.base(),
            TimeControl::None | TimeControl::Byoyomi { .. } | TimeControl::Total { .. } => {}
        }
        Ok((next.start(running.side.opposite(), at), spent))
    }

    /// Charges the running side and starts `side`'s clock at `at`.
    ///
    /// Used when the turn changes without a move, as after a takeback.
    ///
    /// # Errors
    /// [`TimeIsUp`] if the running side's time was up.
    pub fn hand_to(self, side: Side, at: Moment) -> Result<Self, TimeIsUp> {
        match self.state.running {
            None => Ok(self),
            Some(running) => Ok(self.charge(running, at, Millis::ZERO)?.0.start(side, at)),
        }
    }

    /// Charges the running side and stops both clocks (adjournment).
    ///
    /// # Errors
    /// [`TimeIsUp`] if the running side's time was up.
    pub fn paused(self, at: Moment) -> Result<Self, TimeIsUp> {
        let Some(running) = self.state.running else {
            return Ok(self);
        };
        let (mut charged, _) = self.charge(running, at, Millis::ZERO)?;
        charged.state.running = None;
        Ok(charged)
    }

    /// Adds `time` to a side's main time, whether or not its clock is running. A shared total time is extended for both
    /// sides.
    #[must_use]
    pub fn given(mut self, side: Side, time: Millis) -> Self {
        let left = &mut self.state.left[side];
        left.main = left.main + time;
        self.shared(side)
    }

    /// Copies the remaining time to the other side if both sides share a total time.
    fn shared(mut self, side: Side) -> Self {
        if let TimeControl::Total { .. } = self.control {
            self.state.left[side.opposite()] = self.state.left[side];
        }
        self
    }

    /// Charges the running side and stops both clocks, as at the end of a game. If that side's time was up, only the
    /// rest of a shared total time is left to it.
    #[must_use]
    pub fn stop(mut self, at: Moment) -> Self {
        if let Some(running) = self.state.running {
            match self.charge(running, at, Millis::ZERO) {
                Ok((charged, _)) => self = charged,
                Err(TimeIsUp { side }) => {
                    let main = match self.control {
                        TimeControl::Total { .. } => self.state.left[side].main - running.passed(at),
                        TimeControl::None
                        | TimeControl::Byoyomi { .. }
                        | TimeControl::Fischer { .. }
                        | TimeControl::Correspondence { .. } => Millis::ZERO,
                    };
                    self.state.left[side] = Remaining { main, periods: 0 };
                    self = self.shared(side);
                }
            }
        }
        self.state.running = None;
        self
    }

    /// Returns the first moment at which the running side's flag has fallen or the total time is up. The lag credit
    /// that a move at that moment would receive is included.
    #[must_use]
    pub fn flag_time(&self, round_trip: Millis) -> Option<Moment> {
        self.time_up(round_trip).map(|(moment, _)| moment)
    }

    /// Returns the moment of [`Self::flag_time`], and whether the flag falls or the game is stopped at that moment. If
    /// the move's time limit and the total time run out at the same moment, the game is stopped rather than lost on
    /// time.
    #[must_use]
    pub fn time_up(&self, round_trip: Millis) -> Option<(Moment, TimeUp)> {
        let Running { side, from, thought } = self.state.running?;
        let whole = self.whole(self.state.left[side]);
        let credit = self
            .rules
            .lag
            .credit(round_trip, Millis(u64::MAX), self.allowance(side));
        let what = match self.control {
            TimeControl::Total { .. } if whole == self.state.left[side].main => TimeUp::Stop,
            TimeControl::None
            | TimeControl::Byoyomi { .. }
            | TimeControl::Fischer { .. }
            | TimeControl::Total { .. }
            | TimeControl::Correspondence { .. } => TimeUp::Flag(side),
        };
        Some((from + (whole + credit - thought), what))
    }

    /// Returns the reading of `side`'s clock at `at`.
    #[must_use]
    pub fn reading(&self, side: Side, at: Moment) -> ClockReading {
        let running = self.state.running.filter(|running| running.side == side);
        let runs_from = running.map(|running| running.from);
        let passed = running.map_or(Millis::ZERO, |running| running.passed(at));
        let left = self.state.left[side];
        match self.control {
            TimeControl::Total { per_move, .. } => ClockReading {
                main: left.main - self.state.running.map_or(Millis::ZERO, |running| running.passed(at)),
                period: per_move.unwrap_or_default() - passed,
                periods: 0,
                runs_from,
            },
            TimeControl::None | TimeControl::Fischer { .. } | TimeControl::Correspondence { .. } => ClockReading {
                main: left.main - passed,
                period: Millis::ZERO,
                periods: 0,
                runs_from,
            },
            TimeControl::Byoyomi { period, .. } => {
                let over = passed - left.main;
                let used = over.0 / period.0.max(1);
                let periods = u8::try_from(used).map_or(0, |used| left.periods.saturating_sub(used));
                let rest = if periods == 0 {
                    Millis::ZERO
                } else {
                    period - Millis(over.0 % period.0.max(1))
                };
                ClockReading {
                    main: left.main - passed,
                    period: rest,
                    periods,
                    runs_from,
                }
            }
        }
    }

    /// Returns the time available for this turn: main time and periods, or the limit per move if that is shorter.
    fn whole(&self, left: Remaining) -> Millis {
        match self.control {
            TimeControl::None => Millis::ZERO,
            TimeControl::Byoyomi { period, .. } => left.main + period.times(left.periods),
            TimeControl::Fischer { .. } | TimeControl::Correspondence { .. } => left.main,
            TimeControl::Total { per_move, .. } => per_move.map_or(left.main, |limit| limit.min(left.main)),
        }
    }

    /// Charges the running side for the elapsed time minus its lag credit. Returns the new clock and the charged time.
    fn charge(mut self, running: Running, at: Moment, round_trip: Millis) -> Result<(Self, Millis), TimeIsUp> {
        let side = running.side;
        let passed = running.passed(at);
        let credit = self.rules.lag.credit(round_trip, passed, self.allowance(side));
        let spent = passed - credit;
        if spent >= self.whole(self.state.left[side]) {
            return Err(TimeIsUp { side });
        }
        let left = &mut self.state.left[side];
        if let TimeControl::Byoyomi { period, .. } = self.control {
            let used = (spent - left.main).0 / period.0.max(1);
            left.periods -= u8::try_from(used).expect("fewer periods were used than were left");
        }
        left.main = left.main - spent;
        self.state.credited[side] = self.state.credited[side] + credit;
        Ok((self.shared(side), spent))
    }
}
