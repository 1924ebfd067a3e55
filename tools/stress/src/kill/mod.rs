//! The crash test: kills the server with `kill -9` while games are played, and compares its stored data with its
//! acknowledgements.
//!
//! - `rounds` the test itself; `table` two players, their game and its ledger
//! - `ledger` the players' knowledge of a game; `comparison` with the server's view; `fault` their differences
//! - `disk` the disk that loses unsynced data, made by `forgetful.c`

mod comparison;
mod disk;
mod fault;
mod ledger;
mod rounds;
mod table;

pub use disk::Disk;
pub use fault::Fault;
pub use rounds::{Report, Settings, run};
