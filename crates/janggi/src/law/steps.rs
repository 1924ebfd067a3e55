//! Building blocks for the reach of pieces in Xiangqi and Chess War.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::Piece;
use crate::square::Square;

/// Returns the reach of a piece that moves as in Janggi. Prevents `Board::reach_of` from being inlined more than once.
#[inline(never)]
pub(super) fn as_in_janggi(board: &Board, from: Square, piece: Piece) -> Bitboard {
    board.reach_of(from, piece)
}

/// Returns the points at the given offsets (files, ranks) from `from`, without those off the board.
pub(super) fn offsets(from: Square, steps: &[(i8, i8)]) -> Bitboard {
    steps
        .iter()
        .filter_map(|&(files, ranks)| from.offset(files, ranks))
        .collect()
}

pub(super) const STRAIGHT: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];
pub(super) const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
