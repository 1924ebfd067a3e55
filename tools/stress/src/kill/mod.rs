//! The crash test: the server is killed with `kill -9` while games are played, and what it kept is compared with what it
//! had acknowledged.
//!
//! - `rounds` the test itself; `table` two players, their game and its ledger
//! - `ledger` what one game's players know; `comparison` with what the server shows; `fault` where that is something else
//! - `disk` the disk that forgets what was not synced, made by `forgetful.c`

mod comparison;
mod disk;
mod fault;
mod ledger;
mod rounds;
mod table;

pub use disk::Disk;
pub use fault::Fault;
pub use rounds::{Report, Settings, run};
