//! Moves of UCI engines: `a4b4`, `e9e10`; a pass is the null step of the mover's general, `e2e2`.
//!
//! Also accepted as a pass: `pass`, `0000`, `@@@@`. The legality of moves is not checked.

use alloc::string::String;
use core::fmt;

use crate::mv::Move;
use crate::position::Position;
use crate::square::Square;

/// The reason why a string is not a UCI move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseMoveError {
    /// The text is not two points of the board in succession.
    Syntax,
    /// Both points are the same, and the mover's general is not there. Only the general's null step is a pass.
    NullStep { at: Square },
}

impl ParseMoveError {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            ParseMoveError::Syntax => "move_syntax",
            ParseMoveError::NullStep { .. } => "move_null_step",
        }
    }
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMoveError::Syntax => f.write_str("a move is two points of the board, as in a4b4"),
            ParseMoveError::NullStep { at } => {
                write!(f, "{at}{at} would be a pass, but the mover's general is not there")
            }
        }
    }
}

impl core::error::Error for ParseMoveError {}

/// Reads a move in `position`. The step may be illegal.
///
/// # Errors
/// If the text is not two points, or if both are the same point and the mover's general is not there.
pub fn parse_move(text: &str, position: &Position) -> Result<Move, ParseMoveError> {
    if is_pass(text) {
        return Ok(Move::Pass);
    }
    let (from, to) = parse_points(text)?;
    move_between(from, to, position)
}

/// Returns whether the text is a pass in every position.
pub(crate) fn is_pass(text: &str) -> bool {
    matches!(text, "pass" | "0000" | "@@@@")
}

/// Parses two consecutive points.
pub(crate) fn parse_points(text: &str) -> Result<(Square, Square), ParseMoveError> {
    let (from, rest) = Square::parse_prefix(text).map_err(|_| ParseMoveError::Syntax)?;
    let to = rest.parse().map_err(|_| ParseMoveError::Syntax)?;
    Ok((from, to))
}

/// Returns the step from one point to another, or a pass if the mover's general is on both.
///
/// # Errors
/// [`ParseMoveError::NullStep`] if both are the same point and the mover's general is not there.
pub(crate) fn move_between(from: Square, to: Square, position: &Position) -> Result<Move, ParseMoveError> {
    if from != to {
        Ok(Move::Step { from, to })
    } else if from == position.general(position.turn()) {
        Ok(Move::Pass)
    } else {
        Err(ParseMoveError::NullStep { at: from })
    }
}

/// Returns the two points of a move in UCI. For a pass, both are the point of the mover's general.
#[must_use]
pub fn written_points(mv: Move, position: &Position) -> (Square, Square) {
    match mv {
        Move::Step { from, to } => (from, to),
        Move::Pass => {
            let general = position.general(position.turn());
            (general, general)
        }
    }
}

/// Writes a move in `position`.
#[must_use]
pub fn print_move(mv: Move, position: &Position) -> String {
    let (from, to) = written_points(mv, position);
    let mut text = String::with_capacity(from.name().len() + to.name().len());
    text.push_str(from.name());
    text.push_str(to.name());
    text
}
