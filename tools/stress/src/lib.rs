//! Stress tests of a Janggun server process, with clients that play legal games through its public interface.
//!
//! - [`kill`] kills the server while games are played, and compares its stored data with its acknowledgements
//! - `chaos` disrupts two servers and a replicated database while games are played (Linux only)
//! - [`load`] measures the server under thousands of connections
//! - `client`: guests, requests and sockets; `server`: a server process; `script`: the games to play; `preload`:
//!   libraries that are loaded into a server
//!
//! This crate uses the protocol (`docs/reference/protocol.md`) and the rules of the game. It must not depend on the
//! server's crates.

#![forbid(unsafe_code)]

#[cfg(target_os = "linux")]
pub mod chaos;
mod client;
mod clock;
mod failure;
pub mod kill;
pub mod load;
mod preload;
mod random;
mod script;
mod server;

pub use clock::new_seed;
pub use failure::Failure;
pub use server::ServerProgram;
