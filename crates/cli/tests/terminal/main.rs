//! The terminal game and the other programs that talk over standard input and output.

mod ceremony;
mod command_line;
mod ends;
mod game;
mod laws;
mod programs;
#[cfg(feature = "pseudo")]
mod pseudo;
mod solve;
mod talk;
mod touch;
mod typing;
