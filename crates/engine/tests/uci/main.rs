//! Tests of whole UCI sessions from the GUI's side. Every search gets exactly one `bestmove`, whatever other commands
//! are sent.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]

mod gui;
mod limits;
mod options;
mod perft;
mod positions;
mod sessions;
mod stopping;
