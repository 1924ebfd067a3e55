//! Tests of whole UCI sessions from the GUI's side. Every search is answered by exactly one `bestmove`, regardless of
//! other commands.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]

mod gui;
mod limits;
mod options;
mod perft;
mod positions;
mod sessions;
mod stopping;
