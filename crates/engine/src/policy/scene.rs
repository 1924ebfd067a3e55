//! Data shared by the features of all moves of a position.
//!
//! Each position has two scenes, one of them mirrored. `features` chooses one of them for each move, so that a move and
//! its mirror image have the same features.

use janggi::{Bitboard, Board, Move, Piece, Position, Role, Side, Square};

use super::recent::Recent;
use crate::law::Janggi;
use crate::search::see::is_worth;

/// A position in one orientation, original or mirrored.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) board: Board,
    pub(super) us: Side,
    pub(super) their_general: Square,
    pub(super) theirs: Option<(Square, Square)>,
    pub(super) own: Option<(Square, Square)>,
    pub(super) in_check: bool,
    /// Own pieces, except the general, that the opponent could capture at a profit.
    pub(super) hanging: Bitboard,
    /// Own pieces attacked by the piece that the opponent has just moved.
    pub(super) pursued: Bitboard,
}

impl Scene {
    /// Returns the scenes of a position and of its mirror image.
    pub(super) fn both(position: &Position, recent: Recent) -> [Scene; 2] {
        let us = position.turn();
        let general = position.general(us.opposite());
        let straight = Scene {
            us,
            their_general: general,
            theirs: recent.theirs.and_then(points),
            own: recent.own.and_then(points),
            in_check: position.in_check(),
            hanging: Bitboard::EMPTY,
            pursued: Bitboard::EMPTY,
            board: position.board().clone(),
        };
        let flip = |step: Option<(Square, Square)>| step.map(|(from, to)| (from.mirror(), to.mirror()));
        let mirrored = Scene {
            board: straight.board.mirror(),
            their_general: general.mirror(),
            theirs: flip(straight.theirs),
            own: flip(straight.own),
            ..straight.clone()
        };
        [straight.complete(), mirrored.complete()]
    }

    fn complete(mut self) -> Scene {
        self.hanging = hanging(&self.board, self.us);
        self.pursued = self.theirs.map_or(Bitboard::EMPTY, |(_, to)| {
            self.board.reach(to) & self.board.by_side(self.us)
        });
        self
    }

    /// Returns the board after a step, and the moving side's pieces that then hang, except the moved piece.
    pub(super) fn after(&self, from: Square, to: Square) -> (Board, Bitboard) {
        let mut board = self.board.clone();
        let piece = board.get(from);
        board.set(from, None);
        board.set(to, piece);
        let mut hanging = hanging(&board, self.us);
        hanging.remove(to);
        (board, hanging)
    }
}

fn points(mv: Move) -> Option<(Square, Square)> {
    match mv {
        Move::Step { from, to } => Some((from, to)),
        Move::Pass => None,
    }
}

/// Returns the pieces of `side`, except its general, that the other side could capture at a profit. Pins are ignored.
fn hanging(board: &Board, side: Side) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for point in board.by_side(side) & !board.by_role(Role::General) {
        if is_lost(board, point, side) {
            found.insert(point);
        }
    }
    found
}

/// Returns whether the opponent of `side` could capture the piece on `point` at a profit.
pub(super) fn is_lost(board: &Board, point: Square, side: Side) -> bool {
    board
        .attackers(point, side.opposite())
        .into_iter()
        .any(|from| is_worth::<Janggi>(board, from, point, 1))
}

/// Returns the role of the most valuable piece on `points`.
pub(super) fn dearest(board: &Board, points: Bitboard) -> Option<Role> {
    Role::BY_WORTH
        .into_iter()
        .find(|&role| !(points & board.by_role(role)).is_empty())
}

pub(super) fn role_at(board: &Board, point: Square) -> Option<Role> {
    board.get(point).map(|Piece { role, .. }| role)
}
