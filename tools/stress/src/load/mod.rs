//! The load test: thousands of connections play legal games, and what each move costs is measured beside what the machine
//! itself can do.
//!
//! - `run` the whole measurement, in turns with an older server; `subject` one server of it; `memory` what a room takes,
//!   `idle` what a connection does; `restart` how soon a server is there again
//! - `crowd` pairs of players and their phases; `pair` two players; `newcomers` those who come meanwhile;
//!   `company` accounts and spectators
//! - `echo`, `sync_loop` the machine's own speed; `process`, `cores` what the system says of processes and processors
//! - `quantity`, `results` what is measured, how it is printed, and what it has to be

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
