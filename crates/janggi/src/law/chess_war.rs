//! Differences between Chess War's Janggi army and Janggi. The cannon moves like a chariot and leaps only to capture.
//! The guard and the general step to any adjacent point of their palace, along drawn lines or not. Source: Chess War's
//! sheet for this army.

use super::steps::{DIAGONAL, STRAIGHT, as_in_janggi, offsets};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::Piece;
use crate::role::Role;
use crate::square::Square;

pub(super) fn reach(board: &Board, from: Square, piece: Piece) -> Bitboard {
    let janggi = |role| as_in_janggi(board, from, Piece { role, ..piece });
    match piece.role {
        Role::General | Role::Guard => {
            let steps = offsets(from, &STRAIGHT) | offsets(from, &DIAGONAL);
            steps & Bitboard::palace(piece.side) & !board.by_side(piece.side)
        }
        Role::Cannon => {
            let (moves, leaps) = (janggi(Role::Chariot), janggi(Role::Cannon));
            (moves & !board.occupied()) | (leaps & board.occupied())
        }
        role @ (Role::Horse | Role::Elephant | Role::Chariot | Role::Soldier) => janggi(role),
    }
}
