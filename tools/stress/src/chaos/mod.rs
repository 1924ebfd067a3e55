//! The failover test: disrupts two servers and a replicated PostgreSQL database while games are played. After each
//! round, compares stored data with acknowledged data, and the writer of each event with the owner of the lease.
//!
//! - `disruption`: kinds of disruptions; `rounds`: the test itself
//! - `player`: a table that plays through outages; `shared`: state shared by the players and the test
//! - `site`: the two servers; `gate`: proxies in front of the database; `skew`: wrong clocks on the servers
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

/// The PostgreSQL server for tests, from the crate `store`.
#[path = "../../../../crates/store/tests/store/postgres/server.rs"]
#[expect(dead_code, reason = "that file has more than is used here")]
mod postgres;

pub use disruption::Disruption;
pub use rounds::{Fence, Report, Settings, run};
pub use shared::Standby;
