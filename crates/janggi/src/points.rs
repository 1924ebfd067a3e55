//! Points (점수), stored as half points so that the deom of 1.5 is an integer. This module must not depend on the board.

use core::fmt;
use core::ops::{Add, AddAssign, Sub};

use crate::role::Role;

/// A number of half points: 3 means 1.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct HalfPoints(pub i32);

impl HalfPoints {
    /// Zero points.
    pub const ZERO: HalfPoints = HalfPoints(0);

    /// Converts whole points to half points.
    #[must_use]
    pub const fn whole(points: i32) -> HalfPoints {
        HalfPoints(points * 2)
    }

    /// Returns the value of a piece in Janggi.
    ///
    /// A chariot is worth 13, a cannon 7, a horse 5, an elephant 3, a guard 3, a soldier 2 and the general 0. All
    /// Korean federations use these values. A complete side has 72.
    #[must_use]
    pub const fn of(role: Role) -> HalfPoints {
        HalfPoints::whole(match role {
            Role::General => 0,
            Role::Guard | Role::Elephant => 3,
            Role::Horse => 5,
            Role::Chariot => 13,
            Role::Cannon => 7,
            Role::Soldier => 2,
        })
    }
}

impl Add for HalfPoints {
    type Output = HalfPoints;
    fn add(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0 + other.0)
    }
}

impl Sub for HalfPoints {
    type Output = HalfPoints;
    fn sub(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0 - other.0)
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: HalfPoints) {
        self.0 += other.0;
    }
}

/// Displays points as a decimal number: `73.5` or `72`.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", (self.0 / 2).unsigned_abs())
    }
}
