//! `--fen F`: a position in Fairy-Stockfish's dialect, or the usual start.

use crate::failure::Failure;
use janggi::{Arrangement, BySide, Position, fen};

/// The position that `text` names; without a text the start with inner elephants (안상) on both sides.
pub(crate) fn position(text: Option<&str>) -> Result<Position, Failure> {
    let Some(text) = text else {
        return Ok(Position::start(BySide {
            cho: Arrangement::Mssm,
            han: Arrangement::Mssm,
        }));
    };
    let setup = fen::parse(text).map_err(|error| Failure::usage("bad_fen", error))?;
    Position::try_from(setup).map_err(|faults| Failure::usage("bad_position", faults))
}
