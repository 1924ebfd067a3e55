//! Moves in the notations of Chinese chess, with files counted from the mover's right. [`wxf`] uses letters (`C2=5`),
//! and [`chinese`] uses characters (炮二平五). Both print the parts from `relative`, and parse by comparing the text with
//! every legal move.

pub mod chinese;
mod error;
mod relative;
pub mod wxf;

pub use error::XiangqiError;
