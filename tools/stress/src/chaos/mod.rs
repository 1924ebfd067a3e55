//! The test of two servers on one PostgreSQL database: while games are played, servers and databases are killed,
//! stopped, cut off and replaced. Afterwards, stored data is compared with acknowledged data, and the writer of each
//! stored event with the owner of the lease.
//!
//! - `disruption`: kinds of disruptions; `rounds`: the test itself
//! - `player`: a table that plays through outages; `shared`: state shared by the players and the test
//! - `site`: the two servers; `gate`: proxies in front of the database; `skew`: servers' clocks that are wrong
//! - `cluster`: PostgreSQL and its synchronous replica; `writers`: the server that wrote each event

mod cluster;
mod disruption;
mod gate;
mod player;
mod rounds;
mod shared;
mod site;
mod skew;
mod writers;

/// PostgreSQL server from the tests of the crate `store`.
#[path = "../../../../crates/store/tests/store/postgres/server.rs"]
#[expect(dead_code, reason = "that file has more than is used here")]
mod postgres;

pub use disruption::Disruption;
pub use rounds::{Fence, Report, Settings, run};
