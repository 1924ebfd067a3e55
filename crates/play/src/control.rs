//! Time controls and their valid ranges. Measuring time is the task of `clock`.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::time::Millis;

/// Limits on the thinking time in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TimeControl {
    /// No clock.
    None,
    /// Byoyomi (초읽기): main time, then periods, each of which is lost only if it is used up.
    Byoyomi {
        /// Main time; may be zero.
        main: Millis,
        /// Length of a period.
        period: Millis,
        /// Number of periods, at least one.
        periods: u8,
    },
    /// Fischer: main time, plus an increment for every move.
    Fischer {
        main: Millis,
        /// Time added after each move.
        increment: Millis,
    },
    /// A total time for the whole game, shared by both players, as in over-the-board tournaments. When it is up, the
    /// game is stopped and the rules decide the result ([`Stopped`](janggi::ruleset::Stopped)).
    Total {
        /// Time for the whole game, counted from the start of its first turn.
        main: Millis,
        /// Time limit for each move, after which the side to move loses; `None` if moves are not limited.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per_move: Option<Millis>,
    },
    /// Correspondence: a fixed number of days per move; unused time is lost.
    Correspondence {
        /// Days per move, 1 to [`MOST_DAYS`].
        days: u8,
    },
}

/// Speed of a game, based on the expected time per side. The expected time is the main time plus 40 increments or 25
/// byoyomi periods, or half of a shared total time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Speed {
    /// Less than 3 minutes.
    Bullet,
    /// Less than 8 minutes.
    Blitz,
    /// Less than 25 minutes.
    Rapid,
    /// 25 minutes or more.
    Classical,
    /// One or more days per move.
    Correspondence,
    /// No clock.
    Unlimited,
}

impl Speed {
    /// All speeds, fastest first.
    pub const ALL: [Self; 6] = [
        Self::Bullet,
        Self::Blitz,
        Self::Rapid,
        Self::Classical,
        Self::Correspondence,
        Self::Unlimited,
    ];

    /// Returns the code of the speed: `bullet`, `blitz`, `rapid`, `classical`, `correspondence` or `unlimited`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Bullet => "bullet",
            Self::Blitz => "blitz",
            Self::Rapid => "rapid",
            Self::Classical => "classical",
            Self::Correspondence => "correspondence",
            Self::Unlimited => "unlimited",
        }
    }

    /// Returns the speed with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.code() == code)
    }
}

/// Error for a time control with a field that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControlError {
    /// `main_ms`, `period_ms`, `periods`, `increment_ms`, `total_ms`, `move_ms` or `days`.
    pub field: &'static str,
    pub least: u64,
    pub most: u64,
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} must lie between {} and {}", self.field, self.least, self.most)
    }
}

impl std::error::Error for TimeControlError {}

/// Maximum main time per side: three hours.
pub const LONGEST_MAIN: Millis = Millis::from_seconds(3 * 3_600);

/// Maximum length of a byoyomi period, an increment and a limit per move.
pub const LONGEST_PERIOD: Millis = Millis::from_seconds(600);

/// Maximum total time of a game: [`LONGEST_MAIN`] for each side.
pub const LONGEST_TOTAL: Millis = Millis::from_seconds(6 * 3_600);

/// Minimum length of a byoyomi period, a limit per move, a Fischer main time and a total time.
pub const SHORTEST: Millis = Millis::from_seconds(1);

/// Maximum number of periods.
pub const MOST_PERIODS: u8 = 100;

/// Maximum number of days per move in a correspondence game.
pub const MOST_DAYS: u8 = 14;

const DAY: Millis = Millis::from_seconds(86_400);

fn within(field: &'static str, number: u64, least: u64, most: u64) -> Result<(), TimeControlError> {
    if (least..=most).contains(&number) {
        Ok(())
    } else {
        Err(TimeControlError { field, least, most })
    }
}

impl TimeControl {
    /// Returns the control if its numbers are in range.
    ///
    /// # Errors
    /// [`TimeControlError`] for the first field that is out of range.
    pub fn checked(self) -> Result<Self, TimeControlError> {
        match self {
            Self::None => {}
            Self::Byoyomi { main, period, periods } => {
                within("main_ms", main.0, 0, LONGEST_MAIN.0)?;
                within("period_ms", period.0, SHORTEST.0, LONGEST_PERIOD.0)?;
                within("periods", periods.into(), 1, MOST_PERIODS.into())?;
            }
            Self::Fischer { main, increment } => {
                within("main_ms", main.0, SHORTEST.0, LONGEST_MAIN.0)?;
                within("increment_ms", increment.0, 0, LONGEST_PERIOD.0)?;
            }
            Self::Total { main, per_move } => {
                within("total_ms", main.0, SHORTEST.0, LONGEST_TOTAL.0)?;
                if let Some(limit) = per_move {
                    within("move_ms", limit.0, SHORTEST.0, LONGEST_PERIOD.0)?;
                }
            }
            Self::Correspondence { days } => within("days", days.into(), 1, MOST_DAYS.into())?,
        }
        Ok(self)
    }

    /// Returns the speed of a game with this time control.
    #[must_use]
    pub fn speed(self) -> Speed {
        let expected = match self {
            Self::None => return Speed::Unlimited,
            Self::Byoyomi { main, period, .. } => main + period.times(25),
            Self::Fischer { main, increment } => main + increment.times(40),
            Self::Total { main, per_move: _ } => Millis(main.0 / 2),
            Self::Correspondence { .. } => return Speed::Correspondence,
        };
        match expected.0 / 60_000 {
            0..3 => Speed::Bullet,
            3..8 => Speed::Blitz,
            8..25 => Speed::Rapid,
            _ => Speed::Classical,
        }
    }

    /// Returns the initial time on a side's clock, including all byoyomi periods.
    ///
    /// For [`Self::Total`], this is the time on the shared clock. Zero without a clock.
    #[must_use]
    pub fn base(self) -> Millis {
        match self {
            Self::None => Millis::ZERO,
            Self::Byoyomi { main, period, periods } => main + period.times(periods),
            Self::Fischer { main, increment: _ } | Self::Total { main, per_move: _ } => main,
            Self::Correspondence { days } => DAY.times(days),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Speed, TimeControl};
    use crate::time::Millis;

    #[test]
    fn numbers_out_of_range_are_named() {
        let byoyomi = |main, period, periods| TimeControl::Byoyomi {
            main: Millis(main),
            period: Millis(period),
            periods,
        };
        let fischer = |main, increment| TimeControl::Fischer {
            main: Millis(main),
            increment: Millis(increment),
        };
        let total = |main, per_move: Option<u64>| TimeControl::Total {
            main: Millis(main),
            per_move: per_move.map(Millis),
        };
        let named = |control: TimeControl| control.checked().err().map(|fault| fault.field);
        for (control, field) in [
            (TimeControl::None, None),
            (byoyomi(0, 1_000, 1), None),
            (byoyomi(10_800_000, 600_000, 100), None),
            (byoyomi(10_800_001, 1_000, 1), Some("main_ms")),
            (byoyomi(0, 999, 1), Some("period_ms")),
            (byoyomi(0, 1_000, 0), Some("periods")),
            (byoyomi(0, 1_000, 101), Some("periods")),
            (fischer(1_000, 0), None),
            (fischer(999, 0), Some("main_ms")),
            (fischer(1_000, 600_001), Some("increment_ms")),
            (total(1_000, None), None),
            (total(21_600_000, Some(1_000)), None),
            (total(999, None), Some("total_ms")),
            (total(21_600_001, None), Some("total_ms")),
            (total(1_000, Some(999)), Some("move_ms")),
            (total(1_000, Some(600_001)), Some("move_ms")),
        ] {
            assert_eq!(named(control), field, "{control:?}");
        }
    }

    #[test]
    fn speed_counts_increments_and_periods() {
        let fischer = |main, increment| TimeControl::Fischer {
            main: Millis::from_seconds(main),
            increment: Millis::from_seconds(increment),
        };
        let byoyomi = |main, period| TimeControl::Byoyomi {
            main: Millis::from_seconds(main),
            period: Millis::from_seconds(period),
            periods: 3,
        };
        let total = |main| TimeControl::Total {
            main: Millis::from_seconds(main),
            per_move: None,
        };
        for (control, speed) in [
            (TimeControl::None, Speed::Unlimited),
            (fischer(179, 0), Speed::Bullet),
            (fischer(60, 3), Speed::Blitz),
            (byoyomi(300, 30), Speed::Rapid),
            (byoyomi(1_500, 0), Speed::Classical),
            (total(359), Speed::Bullet),
            (total(20 * 60), Speed::Rapid),
            (total(50 * 60), Speed::Classical),
            (TimeControl::Correspondence { days: 1 }, Speed::Correspondence),
        ] {
            assert_eq!(control.speed(), speed, "{control:?}");
            assert_eq!(Speed::from_code(speed.code()), Some(speed));
        }
    }

    #[test]
    fn base_time_counts_every_period() {
        let control = TimeControl::Byoyomi {
            main: Millis(60_000),
            period: Millis(30_000),
            periods: 3,
        };
        assert_eq!(control.base(), Millis(150_000));
    }
}
