//! Text forms of positions and moves. Each file documents exactly which texts it accepts and writes.
//!
//! [`fen`]: positions; [`uci`]: moves of engines; [`korean`]: moves of Korean records; [`western`]: long forms of
//! western texts; [`typed`]: moves typed at a prompt; [`san`]: the short algebraic form of pychess; [`uci0`]: ranks
//! counted from 0; [`xiangqi`]: moves of Chinese chess.

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
