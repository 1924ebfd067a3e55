//! Constant tables of where pieces reach, and the lookups into them. This is the one place that knows how Janggi pieces
//! move; nobody else computes a direction or an offset.
//! Must not know whose turn it is, check, or legality. Source of the rules: the movement text (기물행마법) of the Korea
//! Janggi Association, confirmed by Fairy-Stockfish.

mod jumps;
mod lines;
mod palace;
mod sight;

use crate::bitboard::Bitboard;
use crate::square::Square;

pub(crate) use jumps::{ELEPHANT, HORSE, elephant, elephant_ring, horse, horse_ring, jump_path};
pub(crate) use lines::{LineMask, RANK_MASK, file_points, leap, leap_barring, rank_points, slide};
pub(crate) use palace::{DIAGONAL_POINTS, palace_crossing, palace_diagonal, palace_step, soldier, soldier_from};
pub(crate) use sight::{aligned, between, slider_path};

const POINTS: usize = Square::COUNT as usize;

/// The set of the point so many files and ranks away; empty off the board.
const fn bit_at(square: Square, files: i8, ranks: i8) -> u128 {
    match square.offset(files, ranks) {
        Some(to) => Bitboard::of(to).bits(),
        None => 0,
    }
}

/// How many files and ranks apart two points are.
pub(crate) const fn distance(from: Square, to: Square) -> (u8, u8) {
    (
        from.file().index().abs_diff(to.file().index()),
        from.rank().index().abs_diff(to.rank().index()),
    )
}
