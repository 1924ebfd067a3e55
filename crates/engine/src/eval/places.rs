//! Lookup of piece-square values, with ranks counted from the owner's back rank.

use janggi::{Role, Side, Square};

use super::weights::{Pair, Weights};

pub(super) fn bonus(weights: &Weights, side: Side, role: Role, square: Square) -> Pair {
    let rank = usize::from(square.rank().index());
    let ahead = match side {
        Side::Cho => rank,
        Side::Han => 9 - rank,
    };
    let off = usize::from(square.file().index().abs_diff(4));
    weights.places[role as usize][ahead][off]
}
