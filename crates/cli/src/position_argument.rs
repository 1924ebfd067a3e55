//! `--fen FEN`: a position in Fairy-Stockfish's FEN, or the usual starting position.

use command::Failure;
use janggi::{Position, Rules, Start, fen};

/// Parses a position in the variant of `rules`.
///
/// If `text` is `None`, returns the usual starting position: inner elephants (안상) on both sides, or the fixed
/// start of Xiangqi.
pub(crate) fn position(text: Option<&str>, rules: &Rules) -> Result<Position, Failure> {
    let Some(text) = text else {
        let start = Start::usual_under(rules).position_under(rules.movement);
        return start.map_err(|error| Failure::usage(error.code(), error));
    };
    let setup = fen::parse_under(text, rules.movement).map_err(|error| Failure::usage("bad_fen", error))?;
    Position::try_from(setup).map_err(|faults| Failure::usage("bad_position", faults))
}
