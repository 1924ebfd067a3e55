//! Offsets and distances between points.

use crate::bitboard::Bitboard;
use crate::square::Square;

/// Number of points on the board, as a table length.
pub(super) const POINTS: usize = Square::COUNT as usize;

/// Returns the bit of the point this many files and ranks away; 0 if it would be off the board.
pub(super) const fn bit_at(square: Square, files: i8, ranks: i8) -> u128 {
    match square.offset(files, ranks) {
        Some(to) => Bitboard::of(to).bits(),
        None => 0,
    }
}

/// Returns the distance between two points in files and ranks.
pub(crate) const fn distance(from: Square, to: Square) -> (u8, u8) {
    (
        from.file().index().abs_diff(to.file().index()),
        from.rank().index().abs_diff(to.rank().index()),
    )
}
