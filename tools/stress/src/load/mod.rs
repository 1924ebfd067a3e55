//! The load test: thousands of connections play legal games, and the cost of a move is compared with the machine's own
//! limits.
//!
//! - `run` the whole measurement, alternating with an older server; `subject` one server; `memory` the memory of a
//!   room, `idle` that of a connection; `restart` the time until a server is available again
//! - `crowd` pairs of players and their phases; `pair` two players; `newcomers` visitors who arrive during the test;
//!   `company` accounts and spectators
//! - `echo`, `sync_loop` the machine's own speed; `process`, `cores` the system's data on processes and processors
//! - `quantity`, `results` the measured quantities, their output, and their targets

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
