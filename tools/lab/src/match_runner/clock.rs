//! The clocks of a match.
//!
//! Contains the arithmetic of time controls. This module must not read the time: the caller passes the duration of an
//! action.

use core::fmt;
use core::num::NonZeroU64;
use core::str::FromStr;

use engine::time::{GameClock, Micros, Millis, time_of};

/// Time control of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeControl {
    /// No time limit, for searches that are limited by nodes or depth.
    #[default]
    Unlimited,
    /// A fixed time limit for every action.
    MoveTime(Millis),
    /// Main time for the whole game, and an increment after every action (0 for sudden death).
    Fischer { main: Millis, increment: Millis },
    /// Main time, then periods (초읽기). An action that takes less than a period does not use it up.
    Byoyomi {
        main: Millis,
        /// Length of a period, not 0.
        period: Millis,
        /// Number of periods, at least 1.
        periods: u32,
    },
}

/// Time control of a side, with a tolerance for slow communication and a busy machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockSettings {
    pub control: TimeControl,
    /// Overrun that is tolerated before the flag falls. It is not included in the clock sent to the engine.
    pub lag: Millis,
    pub pace: Pace,
}

/// Unit in which the time of an action is measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Real time.
    #[default]
    Time,
    /// Searched nodes, converted at this many per millisecond. Independent of the machine's speed.
    Nodes(NonZeroU64),
}

/// Error for a string that is not a valid time control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTimeControlError;

impl fmt::Display for ParseTimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a clock is MAIN, MAIN+INCREMENT or MAIN+PERIODSxPERIOD, in seconds: 60, 10+0.1, 30+3x5")
    }
}

impl std::error::Error for ParseTimeControlError {}

/// Parses a decimal number of seconds, at most a day.
fn seconds(text: &str) -> Result<Millis, ParseTimeControlError> {
    let seconds: f64 = text.parse().map_err(|_| ParseTimeControlError)?;
    if (0.0..=86_400.0).contains(&seconds) {
        Ok(Millis((seconds * 1_000.0).round() as u64))
    } else {
        Err(ParseTimeControlError)
    }
}

/// Parses `60`, `10+0.1` (with increment) and `30+3x5` (with three periods), where times are in seconds.
impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let (main, rest) = text.split_once('+').unwrap_or((text, "0"));
        let main = seconds(main)?;
        let control = match rest.split_once('x') {
            Some((periods, period)) => TimeControl::Byoyomi {
                main,
                period: seconds(period)?,
                periods: periods.parse().map_err(|_| ParseTimeControlError)?,
            },
            None => TimeControl::Fischer {
                main,
                increment: seconds(rest)?,
            },
        };
        match control {
            TimeControl::Fischer {
                main: Millis(0),
                increment: Millis(0),
            }
            | TimeControl::Byoyomi { period: Millis(0), .. }
            | TimeControl::Byoyomi { periods: 0, .. } => Err(ParseTimeControlError),
            TimeControl::Unlimited
            | TimeControl::MoveTime(_)
            | TimeControl::Fischer { .. }
            | TimeControl::Byoyomi { .. } => Ok(control),
        }
    }
}

/// Writes a form that [`FromStr`] can parse, or, without a game clock, `free` or the milliseconds per move.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |span: Millis| span.0 as f64 / 1_000.0;
        match *self {
            TimeControl::Unlimited => f.write_str("free"),
            TimeControl::MoveTime(span) => write!(f, "{} ms a move", span.0),
            TimeControl::Fischer { main, increment } => write!(f, "{}+{}", seconds(main), seconds(increment)),
            TimeControl::Byoyomi { main, period, periods } => {
                write!(f, "{}+{periods}x{}", seconds(main), seconds(period))
            }
        }
    }
}

/// Error returned when a side's flag falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag;

/// The clock of one side during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideClock {
    settings: ClockSettings,
    /// Remaining main time.
    left: Micros,
    /// Number of periods left, including the running one.
    periods: u32,
}

const fn micros(span: Millis) -> u64 {
    span.0.saturating_mul(1_000)
}

impl SideClock {
    /// Creates a clock for the start of a game.
    #[must_use]
    pub const fn new(settings: ClockSettings) -> SideClock {
        let (left, periods) = match settings.control {
            TimeControl::Unlimited | TimeControl::MoveTime(_) => (0, 0),
            TimeControl::Fischer { main, .. } => (micros(main), 0),
            TimeControl::Byoyomi { main, periods, .. } => (micros(main), periods),
        };
        SideClock {
            settings,
            left: Micros(left),
            periods,
        }
    }

    /// Returns the clock to send to an engine; `None` without a game clock.
    #[must_use]
    pub fn game_clock(&self) -> Option<GameClock> {
        let clock = GameClock {
            left: Millis(self.left.0 / 1_000),
            ..GameClock::default()
        };
        match self.settings.control {
            TimeControl::Unlimited | TimeControl::MoveTime(_) => None,
            TimeControl::Fischer { increment, .. } => Some(GameClock { increment, ..clock }),
            TimeControl::Byoyomi { period, .. } => Some(GameClock { period, ..clock }),
        }
    }

    /// Returns the time to charge for an action that took `passed` and searched `nodes` nodes.
    #[must_use]
    pub const fn used(&self, passed: Micros, nodes: u64) -> Micros {
        match self.settings.pace {
            Pace::Time => passed,
            Pace::Nodes(per_ms) => time_of(nodes, per_ms),
        }
    }

    /// Returns the maximum time to wait for an answer; `None` if the clock does not limit it.
    #[must_use]
    pub fn longest_wait(&self) -> Option<Micros> {
        match self.settings.pace {
            Pace::Time => self.most(),
            Pace::Nodes(_) => None,
        }
    }

    /// Returns the maximum time of an action before the flag falls, including the tolerance; `None` without a limit.
    #[must_use]
    pub fn most(&self) -> Option<Micros> {
        let most = match self.settings.control {
            TimeControl::Unlimited => return None,
            TimeControl::MoveTime(span) => micros(span),
            TimeControl::Fischer { .. } => self.left.0,
            TimeControl::Byoyomi { period, .. } => self.left.0 + micros(period) * u64::from(self.periods),
        };
        Some(Micros(most + micros(self.settings.lag)))
    }

    /// Charges the time of an action, and adds the increment, if any.
    ///
    /// # Errors
    /// [`Flag`] if the time is overrun by more than the tolerance.
    pub fn charge(&mut self, used: Micros) -> Result<(), Flag> {
        if self.most().is_some_and(|most| used > most) {
            return Err(Flag);
        }
        match self.settings.control {
            TimeControl::Unlimited | TimeControl::MoveTime(_) => {}
            TimeControl::Fischer { increment, .. } => {
                self.left = Micros(self.left.0.saturating_sub(used.0) + micros(increment));
            }
            TimeControl::Byoyomi { period, .. } => {
                let over = used.0.saturating_sub(self.left.0);
                self.left = Micros(self.left.0.saturating_sub(used.0));
                let used_up = u32::try_from(over / micros(period)).unwrap_or(u32::MAX);
                // The last period is never used up: the flag falls if it is exceeded by more than the tolerance.
                self.periods = self.periods.saturating_sub(used_up).max(1);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{ClockSettings, Flag, Pace, SideClock, TimeControl};
    use core::num::NonZeroU64;
    use engine::time::{Micros, Millis};

    fn side_clock(text: &str, lag: u64) -> SideClock {
        let control = text.parse().expect("a clock");
        SideClock::new(ClockSettings {
            control,
            lag: Millis(lag),
            pace: Pace::Time,
        })
    }

    #[test]
    fn clocks_are_read() {
        let fischer = |main, increment| TimeControl::Fischer {
            main: Millis(main),
            increment: Millis(increment),
        };
        assert_eq!("60".parse(), Ok(fischer(60_000, 0)));
        assert_eq!("1.5+0.01".parse(), Ok(fischer(1_500, 10)));
        for text in ["60+0", "1.5+0.01", "30+3x5"] {
            assert_eq!(text.parse::<TimeControl>().expect("a clock").to_string(), text);
        }
        assert_eq!(
            "0+3x0.3".parse(),
            Ok(TimeControl::Byoyomi {
                main: Millis(0),
                period: Millis(300),
                periods: 3
            })
        );
        for bad in ["", "0", "x", "1+", "+1", "1+0x5", "1+3x0", "-1", "1e9", "NaN", "1+2+3"] {
            assert!(bad.parse::<TimeControl>().is_err(), "{bad}");
        }
    }

    #[test]
    fn increments_come_after_the_action() {
        let mut clock = side_clock("1+0.5", 10);
        assert_eq!(clock.charge(Micros(600_000)), Ok(()));
        assert_eq!(clock.game_clock().expect("a clock").left, Millis(900));
        // An overrun within the tolerance uses up the remaining time, but does not make it negative.
        assert_eq!(clock.charge(Micros(910_000)), Ok(()));
        assert_eq!(clock.game_clock().expect("a clock").left, Millis(500));
        assert_eq!(clock.charge(Micros(510_001)), Err(Flag));
    }

    #[test]
    fn periods_begin_anew_unless_used_up() {
        let mut clock = side_clock("1+3x2", 0);
        assert_eq!(clock.charge(Micros(2_999_000)), Ok(()));
        for _ in 0..5 {
            assert_eq!(clock.charge(Micros(1_999_000)), Ok(()));
        }
        assert_eq!(clock.most(), Some(Micros(6_000_000)));
        assert_eq!(clock.charge(Micros(4_100_000)), Ok(()), "two periods used up");
        assert_eq!(clock.charge(Micros(2_000_000)), Ok(()));
        assert_eq!(clock.charge(Micros(2_000_001)), Err(Flag));
    }

    #[test]
    fn a_clock_of_nodes_takes_no_notice_of_the_time_that_passes() {
        let per_ms = NonZeroU64::new(500).expect("not 0");
        let settings = ClockSettings {
            control: "1+0.5".parse().expect("a clock"),
            pace: Pace::Nodes(per_ms),
            ..ClockSettings::default()
        };
        let mut clock = SideClock::new(settings);
        assert_eq!(clock.longest_wait(), None);
        let used = clock.used(Micros(7_000_000), 150_000);
        assert_eq!(used, Micros(300_000));
        assert_eq!(clock.charge(used), Ok(()));
        assert_eq!(clock.game_clock().expect("a clock").left, Millis(1_200));
        assert_eq!(clock.charge(clock.used(Micros(1), 600_001)), Err(Flag));
    }

    #[test]
    fn a_time_for_each_action_is_just_that() {
        let mut clock = SideClock::new(ClockSettings {
            control: TimeControl::MoveTime(Millis(20)),
            lag: Millis(5),
            pace: Pace::Time,
        });
        assert_eq!(clock.game_clock(), None);
        assert_eq!(
            (clock.charge(Micros(25_000)), clock.charge(Micros(25_001))),
            (Ok(()), Err(Flag))
        );
        assert_eq!(
            SideClock::new(ClockSettings::default()).charge(Micros(u64::MAX)),
            Ok(())
        );
    }
}
