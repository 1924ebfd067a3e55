//! Whole sessions over a pipe, as a GUI would hold them: every `go` gets exactly one legal `bestmove`, whatever else is
//! said and whenever it is said.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]

mod gui;
mod limits;
mod options;
mod perft;
mod positions;
mod sessions;
mod stopping;
