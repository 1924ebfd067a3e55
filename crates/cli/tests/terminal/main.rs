//! Tests of the terminal game and of other commands that use standard input and output.

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
