//! History heuristics: scores of moves, based on their success elsewhere in the tree.
//!
//! Each thread has its own set of tables, allocated once. This module must not generate or evaluate moves.

use std::iter::repeat_n;

use janggi::{Piece, Role, Side, Square};

use crate::advice::{large, prefetch};

/// Maximum absolute value of an entry.
pub const LIMIT: i32 = 16_384;

const SQUARES: usize = Square::COUNT as usize;
const ROLES: usize = 7;
const PIECES: usize = 2 * ROLES;
/// Number of [`PieceTo`] values.
const PIECE_TOS: usize = PIECES * SQUARES;

/// A moved piece and its target square, which index continuation and capture history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceTo {
    pub piece: Piece,
    pub to: Square,
}

impl PieceTo {
    const fn index(self) -> usize {
        piece_index(self.piece) * SQUARES + self.to.index() as usize
    }
}

const fn piece_index(piece: Piece) -> usize {
    piece.side as usize * ROLES + piece.role as usize
}

/// Empty continuation history, used if the previous move is a pass, a null move or unknown.
static NO_CONTINUATION: [i16; PIECE_TOS] = [0; PIECE_TOS];

/// Read access to the history of quiet moves, given the two previous moves.
#[derive(Clone, Copy, Debug)]
pub struct QuietHistory<'a> {
    butterfly: &'a [i16],
    continuation: [&'a [i16; PIECE_TOS]; 2],
}

/// The part of a [`QuietHistory`] for one piece on one square.
#[derive(Clone, Copy, Debug)]
pub struct PieceHistory<'a> {
    butterfly: &'a [i16; SQUARES],
    continuation: [&'a [i16; SQUARES]; 2],
}

impl<'a> QuietHistory<'a> {
    /// Returns the history scores of one piece's moves.
    #[inline]
    #[must_use]
    pub fn of_piece(&self, from: Square, piece: Piece) -> PieceHistory<'a> {
        PieceHistory {
            butterfly: &self.butterfly.as_chunks().0[from_index(piece.side, from)],
            continuation: self.continuation.map(|row| &row.as_chunks().0[piece_index(piece)]),
        }
    }

    /// Prefetches the rows of one side's pieces in the continuation history.
    #[inline]
    pub(crate) fn prefetch(&self, side: Side) {
        /// Values per cache line.
        const LINE: usize = 32;
        let begin = side as usize * ROLES * SQUARES;
        for row in self.continuation {
            for line in row[begin..begin + ROLES * SQUARES].chunks(LINE) {
                prefetch(&line[0]);
            }
        }
    }

    /// Returns the history score of one move.
    #[inline]
    #[must_use]
    pub fn of(&self, from: Square, moved: PieceTo) -> i32 {
        self.of_piece(from, moved.piece).to(moved.to)
    }
}

impl PieceHistory<'_> {
    /// Returns the history score of the move to `to`.
    #[inline]
    #[must_use]
    pub fn to(&self, to: Square) -> i32 {
        let to = usize::from(to.index());
        let [last, own] = self.continuation;
        i32::from(self.butterfly[to]) + i32::from(last[to]) + i32::from(own[to])
    }
}

/// History tables of one thread.
#[derive(Debug)]
pub struct History {
    /// Butterfly history: quiet moves by side, origin and target.
    butterfly: Box<[i16]>,
    /// Continuation history: quiet moves by previous move, piece and target square.
    continuation: Box<[[i16; PIECE_TOS]]>,
    /// Capture history: captures by piece, target square and captured role.
    captures: Box<[i16]>,
}

fn zeros(len: usize) -> Box<[i16]> {
    vec![0; len].into_boxed_slice()
}

/// Adds `bonus` to `value`, and pulls `value` towards 0 so that it stays within ±[`LIMIT`] (gravity update).
fn gravity_update(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

fn from_index(side: Side, from: Square) -> usize {
    side as usize * SQUARES + usize::from(from.index())
}

fn quiet_index(side: Side, from: Square, to: Square) -> usize {
    from_index(side, from) * SQUARES + usize::from(to.index())
}

impl Default for History {
    fn default() -> History {
        History {
            butterfly: zeros(2 * SQUARES * SQUARES),
            continuation: large(repeat_n(NO_CONTINUATION, PIECE_TOS)),
            captures: zeros(PIECE_TOS * ROLES),
        }
    }
}

impl History {
    /// Clears the tables for a new game.
    pub fn clear(&mut self) {
        self.butterfly.fill(0);
        self.continuation.fill(NO_CONTINUATION);
        self.captures.fill(0);
    }

    /// Copies all tables from another set.
    pub(crate) fn copy_from(&mut self, other: &History) {
        self.butterfly.copy_from_slice(&other.butterfly);
        self.continuation.copy_from_slice(&other.continuation);
        self.captures.copy_from_slice(&other.captures);
    }

    /// Returns the history score of a capture.
    #[inline]
    #[must_use]
    pub fn capture(&self, moved: PieceTo, taken: Role) -> i32 {
        i32::from(self.captures[moved.index() * ROLES + taken as usize])
    }

    /// Adds a bonus or a malus to a capture.
    pub fn update_capture(&mut self, moved: PieceTo, taken: Role, bonus: i32) {
        gravity_update(&mut self.captures[moved.index() * ROLES + taken as usize], bonus);
    }

    /// Returns the history of quiet moves after `previous`: the opponent's last move and the side's own move before it.
    #[inline]
    #[must_use]
    pub fn quiets(&self, previous: [Option<PieceTo>; 2]) -> QuietHistory<'_> {
        QuietHistory {
            butterfly: &self.butterfly,
            continuation: previous
                .map(|earlier| earlier.map_or(&NO_CONTINUATION, |earlier| &self.continuation[earlier.index()])),
        }
    }

    /// Adds a bonus or a malus to a quiet move.
    pub fn update_quiet(&mut self, from: Square, moved: PieceTo, previous: [Option<PieceTo>; 2], bonus: i32) {
        gravity_update(
            &mut self.butterfly[quiet_index(moved.piece.side, from, moved.to)],
            bonus,
        );
        for earlier in previous.into_iter().flatten() {
            gravity_update(&mut self.continuation[earlier.index()][moved.index()], bonus);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, gravity_update};

    #[test]
    fn values_stay_within_their_limit_and_follow_the_bonus() {
        let mut value = 0i16;
        for _ in 0..1_000 {
            let before = value;
            gravity_update(&mut value, 900);
            assert!(value >= before && i32::from(value) <= LIMIT);
        }
        assert!(i32::from(value) > LIMIT * 9 / 10);
        for _ in 0..1_000 {
            gravity_update(&mut value, -2_000);
        }
        assert!(i32::from(value) < -LIMIT * 9 / 10 && i32::from(value) >= -LIMIT);
    }
}
