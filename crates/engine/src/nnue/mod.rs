//! The network: an evaluation learnt from games, small enough to be updated from one position to the next.
//!
//! ```text
//! features   which inputs a position switches on       format   the file: one reader, one writer
//! ```
//!
//! Owns everything between a position and the number the network gives it. Must not search, and must not know how the
//! weights were found (that is the trainer's). `docs/nnue.md` describes the same for readers.

pub mod features;
pub mod format;
