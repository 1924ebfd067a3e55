//! The Universal Chess Interface, as text in and text out.
//!
//! ```text
//! parse    a line to a Command         options  what can be set, in one table
//! print    values to lines             session  the loop: reader, writer, one search at a time
//! state    options and the game, changed by commands
//! ```

pub mod options;
pub mod parse;
pub mod print;

mod session;
mod state;

pub use session::{OpenEndgames, run};
pub use state::{PositionError, SessionState};
