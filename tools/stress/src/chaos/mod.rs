//! The test of two servers on one PostgreSQL database: while games are played, servers and databases are killed,
//! stopped, cut off and replaced. Afterwards, stored data is compared with acknowledged data, and each stored event
//! with the owner of the lease.
//!
//! - `disruption`: what happens in a round; `rounds`: the test itself
//! - `player`: a table that plays through outages; `shared`: what the players and the test tell each other
//! - `site`: the two servers; `gate`: proxies before the database, which can be closed; `skew`: wrong clocks
//! - `cluster`: PostgreSQL and its synchronous replica; `writers`: which server wrote what

mod cluster;
mod disruption;
mod gate;
mod player;
mod rounds;
mod shared;
mod site;
mod skew;
mod writers;

/// PostgreSQL of the tests of the crate `store`.
#[path = "../../../../crates/store/tests/store/postgres/server.rs"]
#[expect(dead_code, reason = "that file has more than is used here")]
mod postgres;

pub use disruption::Disruption;
pub use rounds::{Fence, Report, Settings, run};
