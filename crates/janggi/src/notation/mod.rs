//! Text forms of positions and moves. The documentation of each file specifies the strings that it accepts and writes.
//!
//! - [`fen`]: positions in FEN
//! - [`uci`]: moves of UCI engines
//! - [`uci0`]: the same moves with ranks counted from 0
//! - [`korean`]: moves in Korean records
//! - [`western`]: long forms in western texts
//! - [`san`]: short algebraic notation, as on pychess
//! - [`xiangqi`]: moves of Chinese chess
//! - [`typed`]: moves typed at a prompt

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
