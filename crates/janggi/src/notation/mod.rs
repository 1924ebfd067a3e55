//! Text forms of positions and moves. Each file says exactly what it accepts and what it writes.

pub mod fen;
pub mod uci;
