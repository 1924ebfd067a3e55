//! Moves with ranks counted from 0, as in ICCS and the protocols of Chinese chess: `h2e2`. Callers must choose this
//! notation explicitly, because most texts are also valid in [`uci`], where they mean other points.
//!
//! Also accepted: the capital letters and the hyphen of ICCS (`H2-E2`).

use alloc::string::String;

use super::uci::{self, ParseMoveError};
use crate::mv::Move;
use crate::position::Position;
use crate::square::{File, Rank, Square};

/// Writes a move in `position`; a pass is the null step of the mover's general.
#[must_use]
pub fn print_move(mv: Move, position: &Position) -> String {
    let general = position.general(position.turn());
    let (from, to) = match mv {
        Move::Step { from, to } => (from, to),
        Move::Pass => (general, general),
    };
    let rank = |square: Square| char::from(b'0' + square.rank().index());
    [from.file().letter(), rank(from), to.file().letter(), rank(to)]
        .into_iter()
        .collect()
}

/// Reads a move in `position`. The step may be illegal.
///
/// # Errors
/// If the text is not two points, or if both are the same point and the mover's general is not there.
pub fn parse_move(text: &str, position: &Position) -> Result<Move, ParseMoveError> {
    let (from, to) = match *text.as_bytes() {
        [a, b, c, d] | [a, b, b'-', c, d] => (point(a, b), point(c, d)),
        _ => (None, None),
    };
    let (from, to) = from.zip(to).ok_or(ParseMoveError::Syntax)?;
    uci::move_between(from, to, position)
}

fn point(file: u8, rank: u8) -> Option<Square> {
    let file = File::from_index(file.to_ascii_lowercase().checked_sub(b'a')?)?;
    let rank = Rank::from_index(rank.checked_sub(b'0')?)?;
    Some(Square::at(file, rank))
}
