//! The weights of the hand-made evaluation, in centipawns (a soldier is about 100).
//!
//! This module defines the layout of the weights; their values are in `tuned`. Arrays of seven are in the order of
//! `Role`: general, guard, horse, elephant, chariot, cannon, soldier.

use core::ops::{AddAssign, SubAssign};

use janggi::Role;

/// A weight for a full board and one for an empty board; the game phase interpolates between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair(pub i32, pub i32);

/// A value for every square, the same for left and right: by rank counted from the side's own back rank, then by
/// distance from the middle file.
pub type Places = [[Pair; 5]; 10];

/// All weights of the hand-made evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Piece values.
    pub material: [Pair; 7],
    /// Added if the side has exactly two pieces of the role.
    pub both: [Pair; 7],
    /// Mobility bonus for each reachable square above [`MOBILITY_MEAN`], and penalty for each below it.
    pub mobility: [Pair; 7],
    /// Piece-square values.
    pub places: [Places; 7],
    /// Bonus for an attack on the enemy palace, by its total weight (see [`PRESSURE`]).
    pub siege: [Pair; 16],
    /// Bonus for two soldiers side by side (합졸).
    pub soldier_pair: Pair,
    /// Bonus for each enemy piece, other than soldiers and the general, attacked by a soldier.
    pub soldier_threat: Pair,
    /// Bonus for each enemy piece that is attacked and unprotected, by its role.
    pub loose: [Pair; 7],
    /// Bonus for each guard next to its general.
    pub guard_close: Pair,
    /// Bonus for the side to move (tempo).
    pub turn: Pair,
    /// Maximum value of a lead on points, if points decide.
    pub lead: Pair,
}

/// Weight of each role in the game phase.
pub const PHASE: [i32; 7] = [0, 1, 2, 1, 5, 3, 0];
/// The phase of a full board: the sum of [`PHASE`] over all pieces.
pub const FULL_PHASE: i32 = 48;
/// Average number of squares that a piece of each role can reach.
pub const MOBILITY_MEAN: [i32; 7] = [0, 0, 4, 3, 9, 5, 0];
/// Weight of a role's attack on the enemy palace; four units are one step of [`Weights::siege`].
pub const PRESSURE: [i32; 7] = [0, 0, 4, 3, 5, 4, 4];
/// Lead, in half points, at which half of [`Weights::lead`] is reached.
pub const LEAD_HALF: i32 = 8;
/// Number of plies before a counting limit within which the lead gradually replaces all other terms.
pub const LIMIT_NEAR: i32 = 40;
/// Value of the lead at the limit itself.
pub const LIMIT_WIN: i32 = 3_000;
/// Bonus for a lead that the other side can no longer overtake.
pub const CERTAIN: i32 = 4_000;
/// Exchange values in the order general, guard, horse, elephant, chariot, cannon, soldier.
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
