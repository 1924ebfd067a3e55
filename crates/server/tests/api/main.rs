//! The server through its real sockets and a real database file. One test program: one link.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod client;
mod house;
mod socket;
mod worker;

mod absence;
mod admission;
mod analysis;
mod flow;
mod limits;
mod live;
mod load;
mod long_games;
mod operations;
mod outage;
mod overload;
mod pages;
mod refusals;
mod restart;
mod seats;
mod setups;
mod sockets;
mod storage;
mod upgrade;
mod workers;
