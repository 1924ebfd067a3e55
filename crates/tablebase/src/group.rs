//! Numbering of a table's free pieces, grouped by side and role. This module must not depend on palaces.

use arrayvec::ArrayVec;
use janggi::{Bitboard, Board, Piece, Role, Side, Square};

/// Number of squares on which a soldier can stand: all except the three ranks behind its starting rank.
const SOLDIER_POINTS: u8 = 63;

/// Orientation of a board for numbering its positions.
#[derive(Clone, Copy)]
pub(crate) struct View {
    pub(crate) is_swapped: bool,
    pub(crate) is_mirrored: bool,
}

impl View {
    pub(crate) fn square(self, square: Square) -> Square {
        let square = if self.is_swapped { square.rotate() } else { square };
        if self.is_mirrored { square.mirror() } else { square }
    }
}

/// The pieces of one side and one role that can leave the palace.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) piece: Piece,
    pub(crate) count: u8,
    /// First square on which the pieces can stand, and the number of such squares.
    pub(crate) first: u8,
    pub(crate) points: u8,
    /// Number of ways to place the pieces.
    pub(crate) size: usize,
}

impl Group {
    pub(crate) fn new(piece: Piece, count: u8) -> Group {
        let (first, points) = match (piece.role, piece.side) {
            (Role::Soldier, Side::Cho) => (Square::COUNT - SOLDIER_POINTS, SOLDIER_POINTS),
            (Role::Soldier, Side::Han) => (0, SOLDIER_POINTS),
            (_, _) => (0, Square::COUNT),
        };
        Group {
            piece,
            count,
            first,
            points,
            size: choose(usize::from(points), usize::from(count)),
        }
    }

    /// Returns the number of a set of squares: the sum of C(p, i) over its points p in ascending order, with i counted
    /// from 1. Returns `None` if the set has the wrong size or a point out of range.
    pub(crate) fn number(&self, squares: Bitboard, view: View) -> Option<usize> {
        let point = |square: Square| {
            let point = view.square(square).index().checked_sub(self.first)?;
            (point < self.points).then_some(point)
        };
        if self.count == 1 && squares.len() == 1 {
            return point(squares.first()?).map(usize::from);
        }
        let mut points: ArrayVec<u8, { crate::signature::MOST_ALIKE as usize }> = ArrayVec::new();
        for square in squares {
            points.try_push(point(square)?).ok()?;
        }
        if points.len() != usize::from(self.count) {
            return None;
        }
        points.sort_unstable();
        let sum = |(i, point): (usize, &u8)| choose(usize::from(*point), i + 1);
        Some(points.iter().enumerate().map(sum).sum())
    }

    /// Places the pieces; returns `false` if a square is occupied.
    pub(crate) fn place(&self, mut number: usize, board: &mut Board) -> bool {
        let mut above = usize::from(self.points);
        for i in (1..=usize::from(self.count)).rev() {
            let mut point = above - 1;
            if i == 1 {
                point = number;
            } else {
                while choose(point, i) > number {
                    point -= 1;
                }
            }
            number -= choose(point, i);
            above = point;
            let Some(square) = Square::from_index(self.first + point as u8) else {
                return false;
            };
            if board.get(square).is_some() {
                return false;
            }
            board.set(square, Some(self.piece));
        }
        true
    }
}

/// A free piece that is the only one of its side and role.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Single {
    /// First square on which the piece can stand, and the number of such squares.
    pub(crate) first: usize,
    pub(crate) points: usize,
    /// Difference between the position numbers for two successive squares.
    pub(crate) stride: usize,
}

/// Returns the free pieces that are the only ones of their kind.
pub(crate) fn singles(groups: &[Group]) -> [[Option<Single>; 7]; 2] {
    let mut singles = [[None; 7]; 2];
    let mut stride = 1;
    for group in groups.iter().rev() {
        if group.count == 1 {
            singles[group.piece.side as usize][group.piece.role as usize] = Some(Single {
                first: usize::from(group.first),
                points: usize::from(group.points),
                stride,
            });
        }
        stride *= group.size;
    }
    singles
}

const fn choose(n: usize, k: usize) -> usize {
    match k {
        0 => 1,
        1 => n,
        2 => n * n.saturating_sub(1) / 2,
        _ => n * n.saturating_sub(1) * n.saturating_sub(2) / 6,
    }
}
