//! The Universal Chess Interface, as text in and text out.
//!
//! ```text
//! lines    bytes to lines                  options  what can be set, in one table
//! number   numbers in their ranges         introduction  what other engines answer to `uci`
//! parse    a line to a Command             state    options and the game, changed by commands
//! session  commands to acts: what waits    work     the searching thread's work
//! print    values to lines                 run      the threads: reader, searcher, writer
//! ```

pub mod introduction;
pub mod options;
pub mod parse;
pub mod print;

mod lines;
mod number;
mod run;
mod session;
mod state;
mod work;

pub use number::Clamped;
pub use run::run;
pub use state::{PositionError, SessionState};
pub use work::OpenEndgames;
