//! The load test: measures a server while thousands of clients play legal games, and the speed of the machine itself.
//!
//! - `run`: the whole load test, alternating with an older server; `subject`: measurement of one server; `memory`:
//!   memory of a loaded game; `idle`: memory of an idle connection; `restart`: time until games can be continued after
//!   a crash
//! - `crowd`: pairs of players and their phases; `pair`: two players; `newcomers`: visitors who arrive during the test;
//!   `company`: accounts and spectators
//! - `echo`, `sync_loop`: speed of the machine itself; `process`: processor time and memory; `cores`: pinning to
//!   processors
//! - `latencies`: percentiles; `quantity`, `results`: measured quantities, their targets, and their output

mod company;
mod cores;
mod crowd;
mod echo;
mod idle;
mod latencies;
mod memory;
mod newcomers;
mod pair;
mod process;
mod quantity;
mod restart;
mod results;
mod run;
mod subject;
mod sync_loop;

pub use company::Company;
pub use echo::serve as serve_echo;
pub use results::Results;
pub use run::{Part, Settings, run};
