//! The Universal Chess Interface, as text in and text out.
//!
//! ```text
//! parse    a line to a Command         options  what can be set, in one table
//! print    values to lines             session  the loop: reader, writer, one search at a time
//! ```

pub mod options;
pub mod parse;
pub mod print;

mod desk;
mod session;

pub use desk::{Desk, DeskError};
pub use session::run;
