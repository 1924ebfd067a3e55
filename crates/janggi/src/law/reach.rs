//! The reach of a piece in each variant, and the pieces that attack a point.

use super::{chess_war, steps, xiangqi};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::movement::Movement;
use crate::piece::Piece;
use crate::role::Role;
use crate::side::Side;
use crate::square::Square;

/// Returns the points that `piece` could move to from `from`, regardless of the piece on `from` now. Check is ignored.
pub(crate) fn reach(movement: Movement, board: &Board, from: Square, piece: Piece) -> Bitboard {
    match movement {
        Movement::Janggi => steps::as_in_janggi(board, from, piece),
        Movement::Xiangqi => xiangqi::reach(board, from, piece),
        Movement::ChessWar => chess_war::reach(board, from, piece),
    }
}

/// Returns the pieces of `by` that could capture a piece on `target`. In Xiangqi and Chess War, a target that is empty
/// or holds a piece of `by` is treated as if an enemy soldier were on it.
pub(crate) fn attackers(movement: Movement, board: &Board, target: Square, by: Side) -> Bitboard {
    if movement == Movement::Janggi {
        return board.attackers(target, by);
    }
    let mut seen = board.clone();
    if board.get(target).is_none_or(|piece| piece.side == by) {
        seen.set(
            target,
            Some(Piece {
                side: by.opposite(),
                role: Role::Soldier,
            }),
        );
    }
    seen.by_side(by)
        .into_iter()
        .filter(|&from| {
            seen.get(from)
                .is_some_and(|piece| reach(movement, &seen, from, piece).contains(target))
        })
        .collect()
}

impl Board {
    /// Returns the pieces of `by` that could capture a piece on `target` in a variant.
    ///
    /// Like [`Position::attackers`](crate::Position::attackers), for boards that need not be positions.
    #[must_use]
    pub fn attackers_under(&self, movement: Movement, target: Square, by: Side) -> Bitboard {
        attackers(movement, self, target, by)
    }
}
