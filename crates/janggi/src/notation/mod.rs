//! Text forms of positions and moves. Each file says exactly what it accepts and what it writes.
//!
//! [`fen`] positions; [`uci`] moves as engines write them; [`korean`] moves as Korean records write them; [`western`] the
//! long forms of western texts; [`san`] the short algebraic form of pychess.

pub mod fen;
pub mod korean;
mod named;
pub mod san;
pub mod uci;
pub mod western;

pub use named::Notation;

use crate::mv::Move;
use crate::position::Position;
use crate::square::Square;

/// What a legal action does to the other general, for the mark behind a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Quiet,
    Check,
    Mate,
}

/// Looks at the position after `mv`. A side in check that faces the other general may still pass under the rule sets
/// that know bikjang, so that is no mate; Fairy-Stockfish marks it the same way.
fn mark(mv: Move, position: &Position) -> Mark {
    let next = position.after(mv);
    match (next.in_check(), next.facing() || next.has_legal_move()) {
        (false, _) => Mark::Quiet,
        (true, true) => Mark::Check,
        (true, false) => Mark::Mate,
    }
}

/// Whether the text begins with a square number of the rank-then-file kind (`79` is i4), and which. Row 1 is Han's back
/// rank and row 0 Cho's; columns 1 to 9 run from Cho's left.
fn row_column(row: u8, column: u8) -> Option<Square> {
    if row > 9 || !(1..=9).contains(&column) {
        return None;
    }
    let rank = if row == 0 { 0 } else { 10 - row };
    Square::from_index(rank * 9 + column - 1)
}

/// The row digit and the column digit of a point, as in `79` for i4.
fn digits(square: Square) -> (u8, u8) {
    ((10 - square.rank().index()) % 10, square.file().index() + 1)
}
