//! The facts behind an illegal step.

use alloc::string::ToString;

use crate::bitboard::Bitboard;
use crate::explain::facts::{Fact, Facts};
use crate::illegal::Illegal;

/// Returns the facts of an illegal step: the points and the piece involved.
#[must_use]
pub fn explain_illegal(illegal: &Illegal) -> Facts {
    let points = |points: Bitboard| points.into_iter().map(|square| square.to_string()).collect::<Fact>();
    let facts = Facts::new();
    match illegal {
        Illegal::NoPiece { at }
        | Illegal::NullStep { at }
        | Illegal::LegBlocked { at }
        | Illegal::PathBlocked { at }
        | Illegal::ScreenIsCannon { at }
        | Illegal::TakesCannon { at } => facts.with("at", *at),
        Illegal::NotYours { at, piece } | Illegal::OwnPiece { at, piece } => {
            facts.with("at", *at).with("piece", piece.letter().to_string())
        }
        Illegal::LeavesPalace { to }
        | Illegal::Backward { to }
        | Illegal::CrossesRiver { to }
        | Illegal::SidewaysTooEarly { to } => facts.with("to", *to),
        Illegal::NoPalaceLine { from, to } => facts.with("from", *from).with("to", *to),
        Illegal::WrongShape { piece } => facts.with("piece", piece.letter().to_string()),
        Illegal::NoScreen => facts,
        Illegal::ManyScreens { between } => facts.with("between", points(*between)),
        Illegal::StaysInCheck { general, by } | Illegal::ExposesGeneral { general, by } => {
            facts.with("general", *general).with("by", points(*by))
        }
        Illegal::LeavesFacing { general, other } => facts.with("general", *general).with("other", *other),
    }
}
