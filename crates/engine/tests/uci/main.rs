//! Whole sessions over a pipe, from the GUI's side: every `go` gets exactly one legal `bestmove`, whatever other
//! commands are sent.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]

mod gui;
mod limits;
mod options;
mod perft;
mod positions;
mod sessions;
mod stopping;
