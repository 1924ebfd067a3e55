//! Durations and points in time. This module must not read a clock: callers pass the current time.

use std::fmt;
use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

/// A duration in milliseconds. Sums and differences saturate instead of wrapping.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// The duration of zero milliseconds.
    pub const ZERO: Self = Self(0);

    /// Creates a duration of whole seconds.
    #[must_use]
    pub const fn from_seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1_000))
    }

    /// Multiplies the duration by `n`.
    #[must_use]
    pub const fn times(self, n: u8) -> Self {
        Self(self.0.saturating_mul(n as u64))
    }
}

impl Add for Millis {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

/// A point in time on the server's clock, in milliseconds since the beginning of 1970 (UTC).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// Returns the time since `earlier`; zero if `earlier` is in fact later, because the clock was set back.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Millis {
        let difference = self.0.saturating_sub(earlier.0);
        if difference > 0 {
            Millis(difference.unsigned_abs())
        } else {
            Millis::ZERO
        }
    }
}

impl Add<Millis> for Moment {
    type Output = Self;
    fn add(self, length: Millis) -> Self {
        Self(self.0.saturating_add_unsigned(length.0))
    }
}

#[cfg(test)]
mod tests {
    use super::{Millis, Moment};

    #[test]
    fn time_stops_at_its_ends() {
        assert_eq!(Moment(5).since(Moment(9)), Millis::ZERO);
        assert_eq!(
            Moment(i64::MAX).since(Moment(i64::MIN)),
            Millis(i64::MAX.unsigned_abs())
        );
        assert_eq!(Moment(i64::MAX) + Millis(u64::MAX), Moment(i64::MAX));
        assert_eq!(Millis(3) - Millis(4), Millis::ZERO);
        assert_eq!(Millis(u64::MAX) + Millis(1), Millis(u64::MAX));
        assert_eq!(Millis::from_seconds(30).times(3), Millis(90_000));
    }
}
