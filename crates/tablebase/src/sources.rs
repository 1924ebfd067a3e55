//! Backward steps: the squares from which a piece could have come by a step without a capture.
//!
//! The backward steps are derived from the rules crate. Chariots and cannons move in the same way in both directions;
//! for the other roles, a table is built from the squares that they reach. This module must not depend on the side to
//! move or on checks.

use janggi::{Bitboard, Board, Piece, Role, Side, Square};
use std::sync::LazyLock;

/// A path to a square: its origin, and the squares that must be empty in between.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) from: Square,
    pub(crate) path: Bitboard,
}

/// Paths to each square, by side, role and target.
type Ways = [[Vec<Vec<Way>>; 7]; 2];

static WAYS: LazyLock<Ways> = LazyLock::new(|| {
    Side::ALL.map(|side| {
        Role::ALL.map(|role| match role {
            Role::Chariot | Role::Cannon => Vec::new(),
            Role::General | Role::Guard | Role::Horse | Role::Elephant | Role::Soldier => ways(Piece { side, role }),
        })
    })
});

/// Returns the paths of any piece except a cannon, by target.
pub(crate) fn ways(piece: Piece) -> Vec<Vec<Way>> {
    let mut by_end = vec![Vec::new(); usize::from(Square::COUNT)];
    for from in Square::all() {
        let mut board = Board::EMPTY;
        board.set(from, Some(piece));
        for to in board.reach(from) {
            let blocks = |point: &Square| {
                let mut blocked = board.clone();
                blocked.set(*point, Some(piece));
                !blocked.reach(from).contains(to)
            };
            let others = Square::all().filter(|point| *point != from && *point != to);
            let path: Bitboard = others.filter(blocks).collect();
            by_end[usize::from(to.index())].push(Way { from, path });
        }
    }
    by_end
}

/// Calls `f` with each empty square from which the piece on `to` could have moved there.
pub(crate) fn for_each_source(board: &Board, to: Square, piece: Piece, mut f: impl FnMut(Square)) {
    let occupied = board.occupied();
    match piece.role {
        Role::Chariot | Role::Cannon => (board.reach(to) & !occupied).into_iter().for_each(f),
        Role::General | Role::Guard | Role::Horse | Role::Elephant | Role::Soldier => {
            for way in &WAYS[piece.side as usize][piece.role as usize][usize::from(to.index())] {
                if !occupied.contains(way.from) && (way.path & occupied).is_empty() {
                    f(way.from);
                }
            }
        }
    }
}
