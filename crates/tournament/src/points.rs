//! Points, stored as an integer number of half-points.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number of points (승점), a multiple of ½. Serialized as a number, such as `7` or `0.5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number"))]
pub struct Points(i32);

impl Points {
    /// Zero points.
    pub const ZERO: Self = Self(0);
    /// Maximum absolute value that can be parsed or deserialized, in whole points.
    pub const MOST: i32 = 1_000;

    /// Creates a number of whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        Self(points * 2)
    }

    /// Creates a number of points from half-points.
    #[must_use]
    pub const fn halves(halves: i32) -> Self {
        Self(halves)
    }

    /// Returns the number of half-points.
    #[must_use]
    pub const fn in_halves(self) -> i32 {
        self.0
    }

    /// Returns the points per game, in a unit in which the result is exact for up to twelve games.
    #[must_use]
    pub(crate) fn per_game(self, games: usize) -> i64 {
        /// The least common multiple of 1 to 12.
        const UNIT: i64 = 27_720;
        let games = i64::try_from(games.max(1)).unwrap_or(i64::MAX);
        i64::from(self.0) * UNIT / games
    }

    /// Parses a multiple of ½, such as `7`, `0.5` or `½`, with an absolute value of at most [`Self::MOST`].
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if text == "½" {
            return Some(Self(1));
        }
        Self::from_number(text.parse().ok()?)
    }

    fn from_number(number: f64) -> Option<Self> {
        let halves = number * 2.0;
        let is_exact = halves.fract() == 0.0 && halves.abs() <= f64::from(Self::MOST * 2);
        // The cast is exact, because the value is a whole number within ±2000.
        is_exact.then_some(Self(halves as i32))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(formatter, "{sign}{}{half}", self.0.abs() / 2)
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 2 == 0 {
            serializer.serialize_i32(self.0 / 2)
        } else {
            serializer.serialize_f64(f64::from(self.0) / 2.0)
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f64::deserialize(deserializer)?;
        Self::from_number(number).ok_or_else(|| D::Error::custom("points are multiples of 0.5 up to 1000"))
    }
}
