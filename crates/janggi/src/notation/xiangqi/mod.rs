//! Moves as Chinese chess writes them, each side counting files from its own right: [`wxf`] in letters (`C2=5`), [`chinese`]
//! in characters (炮二平五). Both write what `relative` finds; both are read by comparing with the legal moves.

pub mod chinese;
mod error;
mod relative;
pub mod wxf;

pub use error::XiangqiError;
