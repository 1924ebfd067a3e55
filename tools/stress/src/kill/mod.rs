//! The crash test: kills the server with `kill -9` while games are played, and compares its stored data with its
//! acknowledgements.
//!
//! - `rounds`: the test itself; `table`: two players and their games
//! - `ledger`: record of a game; `comparison`: comparison with the server's view; `fault`: kinds of differences
//! - `disk`: simulation of a disk that loses unsynced data, with `forgetful.c`

mod comparison;
mod disk;
mod fault;
mod ledger;
mod rounds;
mod table;

pub use disk::Disk;
pub use fault::Fault;
pub use rounds::{Report, Settings, run};
#[cfg(target_os = "linux")]
pub(crate) use table::{PATIENCE, Scope, Table};
