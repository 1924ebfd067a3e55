//! Moves as Korean records write them: `79졸78`, `62. 85포55장군` without its number, `41漢兵42`, `한수쉼`.
//!
//! Written: point of departure, side if the style has it, piece, goal, what was taken, `장군` for check.
//! Read: every style, blanks between the parts, `궁` and `왕` for the general, soldiers named after the wrong side
//! (졸/병: whole records have them exchanged), a missing taken piece, a missing `장군`; and the spoken short form without
//! the point of departure (`차34`) where only one piece can go there.
//! Refused: anything else, with the reason. Whether a move with its point of departure is legal is not checked here.

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
