//! Text forms of positions and moves. Each file says exactly what it accepts and what it writes.
//!
//! [`fen`] positions; [`uci`] moves as engines write them; [`korean`] moves as Korean records write them; [`western`] the
//! long forms of western texts; [`typed`] what people type at a prompt; [`san`] the short algebraic form of pychess; [`uci0`] ranks counted from 0; [`xiangqi`] moves as
//! Chinese chess writes them.

mod error;
pub mod fen;
pub mod korean;
mod mark;
mod named;
mod row_column;
pub mod san;
pub mod typed;
pub mod uci;
pub mod uci0;
pub mod western;
pub mod xiangqi;

pub use error::MoveTextError;
pub use named::Notation;
