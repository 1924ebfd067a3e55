//! The weights of the hand-crafted evaluation, in centipawns, and the exchange values.
//!
//! The values of [`Weights`] are in `tuned`. Arrays of seven are in the order of `Role`: general, guard, horse,
//! elephant, chariot, cannon, soldier.

use core::ops::{AddAssign, SubAssign};

use janggi::Role;

/// A weight for a full board and one for an empty board, interpolated by game phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair(pub i32, pub i32);

/// A value for every square. The first index is the rank, counted from the side's own back rank; the second is the
/// distance from the middle file, so left and right are equal.
pub type Places = [[Pair; 5]; 10];

/// All weights of the hand-crafted evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Piece values.
    pub material: [Pair; 7],
    /// Added if the side has exactly two pieces of the role.
    pub both: [Pair; 7],
    /// Weight of the difference between the number of reachable squares and [`MOBILITY_MEAN`].
    pub mobility: [Pair; 7],
    /// Piece-square values.
    pub places: [Places; 7],
    /// Value of the total pressure on the enemy palace, in steps of four units of [`PRESSURE`].
    pub siege: [Pair; 16],
    /// Bonus for each pair of soldiers side by side (합졸).
    pub soldier_pair: Pair,
    /// Bonus for each enemy piece, other than soldiers and the general, attacked by a soldier.
    pub soldier_threat: Pair,
    /// Value of attacking an unprotected enemy piece, by its role; soldiers and the general are not counted.
    pub loose: [Pair; 7],
    /// Added for each guard next to its general.
    pub guard_close: Pair,
    /// Bonus for the side to move (tempo).
    pub turn: Pair,
    /// Maximum value of a lead on points, if points decide.
    pub lead: Pair,
}

/// Weight of each role in the game phase.
pub const PHASE: [i32; 7] = [0, 1, 2, 1, 5, 3, 0];
/// Game phase of a full board: the sum of [`PHASE`] over all pieces.
pub const FULL_PHASE: i32 = 48;
/// Average number of squares that each role can reach; 0 for roles whose mobility is not evaluated.
pub const MOBILITY_MEAN: [i32; 7] = [0, 0, 4, 3, 9, 5, 0];
/// Weight of each role's attacks on the enemy palace; four units are one step of [`Weights::siege`].
pub const PRESSURE: [i32; 7] = [0, 0, 4, 3, 5, 4, 4];
/// Lead, in half points, at which half of [`Weights::lead`] is reached.
pub const LEAD_HALF: i32 = 8;
/// Number of plies before a counting limit from which the lead gradually replaces the other terms.
pub const LIMIT_NEAR: i32 = 40;
/// Value of a lead when the counting limit is reached.
pub const LIMIT_WIN: i32 = 3_000;
/// Bonus for a lead that the other side can no longer overtake.
pub const CERTAIN: i32 = 4_000;
/// Exchange value of each role.
pub const EXCHANGE: [i32; 7] = [0, 150, 265, 170, 650, 335, 110];

impl AddAssign for Pair {
    fn add_assign(&mut self, other: Pair) {
        self.0 += other.0;
        self.1 += other.1;
    }
}

impl SubAssign for Pair {
    fn sub_assign(&mut self, other: Pair) {
        self.0 -= other.0;
        self.1 -= other.1;
    }
}

impl Pair {
    pub(super) const fn times(self, factor: i32) -> Pair {
        Pair(self.0 * factor, self.1 * factor)
    }
}

/// Returns the exchange value of a role in centipawns; 0 for a general, which is never exchanged.
#[must_use]
pub const fn value_of(role: Role) -> i32 {
    EXCHANGE[role as usize]
}
