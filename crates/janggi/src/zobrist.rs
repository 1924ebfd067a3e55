//! Hash keys of positions: pieces on points and the side to move. This module must not depend on counters, history or
//! rules.
//!
//! # Stability
//! The keys never change, because hashes may be stored. `testdata/stable/positions.json` pins them.

use crate::board::Board;
use crate::piece::Piece;
use crate::side::Side;
use crate::square::Square;

const POINTS: usize = Square::COUNT as usize;

/// Returns one number of the SplitMix64 sequence with seed 0 (Steele, Lea and Flood 2014, public domain constants).
const fn split_mix(index: u64) -> u64 {
    let mut z = index.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Keys of pieces on points, at the indices `(side * 7 + role) * 90 + point` of the sequence.
static PIECES: [[u64; POINTS]; 14] = {
    let mut keys = [[0; POINTS]; 14];
    let mut kind = 0;
    while kind < 14 {
        let mut point = 0;
        while point < POINTS {
            keys[kind][point] = split_mix((kind * POINTS + point) as u64);
            point += 1;
        }
        kind += 1;
    }
    keys
};

/// Key for Han to move. Cho to move has no key.
pub(crate) const HAN_TO_MOVE: u64 = split_mix(14 * POINTS as u64);

#[inline]
pub(crate) fn key(square: Square, piece: Piece) -> u64 {
    PIECES[piece.side as usize * 7 + piece.role as usize][usize::from(square.index())]
}

/// Returns the hash of a board and a side to move, computed from scratch.
pub(crate) fn fresh(board: &Board, turn: Side) -> u64 {
    let start = match turn {
        Side::Cho => 0,
        Side::Han => HAN_TO_MOVE,
    };
    board
        .pieces()
        .fold(start, |hash, (square, piece)| hash ^ key(square, piece))
}
