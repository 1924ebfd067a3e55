//! Building blocks for the reach of pieces under each law.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::Piece;
use crate::square::Square;

/// Returns the reach of a piece that moves as in Janggi. A separate function, so that the code is not inlined twice.
#[inline(never)]
pub(super) fn as_in_janggi(board: &Board, from: Square, piece: Piece) -> Bitboard {
    board.reach_of(from, piece)
}

/// Returns the points this many files and ranks away, if they are on the board.
pub(super) fn offsets(from: Square, steps: &[(i8, i8)]) -> Bitboard {
    steps
        .iter()
        .filter_map(|&(files, ranks)| from.offset(files, ranks))
        .collect()
}

/// Steps along a file or rank.
pub(super) const STRAIGHT: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];
/// Diagonal steps.
pub(super) const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
