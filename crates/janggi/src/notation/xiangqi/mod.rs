//! Moves in the notations of Chinese chess, with files counted from the mover's right: [`wxf`] in letters (`C2=5`),
//! [`chinese`] in characters (炮二平五). Both print the parts from `relative`, and parse by comparing with the legal moves.

pub mod chinese;
mod error;
mod relative;
pub mod wxf;

pub use error::XiangqiError;
