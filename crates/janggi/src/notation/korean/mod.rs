//! Moves in the notation of Korean records, without move numbers: `79졸78`, `85포55장군`, `41漢兵42`, `한수쉼`.
//!
//! A move consists of the starting point, the side (in some styles), the piece, the destination, the captured piece,
//! and `장군` for check. Parsing accepts all [`Labels`] and [`Taken`] forms, blanks between the parts, `궁` and `왕` for
//! the general, and `말` for the horse. The captured piece and `장군` may be missing. Soldiers may have the name of the
//! wrong side (졸/병), because some records swap the two throughout. Parsing also accepts the spoken short form without
//! the starting point (`차34`), if only one piece can legally go there. For any other text, the error
//! states the reason. The legality of a move that names its starting point is not checked.

mod error;
mod moves;
mod names;
mod squares;
mod style;
mod token;

pub use error::KoreanError;
pub use moves::{parse_move, parse_move_in, print_move};
pub(crate) use names::PASSES;
pub use names::{CHECK, PASS, hangul, hanja};
pub use squares::{Squares, parse_square, print_square};
pub use style::{Labels, Style, Taken};
pub use token::{Label, Token};
