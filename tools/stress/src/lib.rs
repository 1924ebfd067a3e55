//! Tests of the Janggun server as a process, by clients that play legal games through its public interface.
//!
//! - [`kill`] kills the server while games are played, and compares its stored data with what it acknowledged
//! - `chaos` disrupts two servers and a replicated database while games are played (Linux only)
//! - [`load`] measures the server under thousands of connections
//! - `client`: guests, requests and sockets; `server`: the server process; `script`: the games to play; `preload`:
//!   libraries that are loaded into a server
//!
//! This crate uses the protocol (`docs/reference/protocol.md`) and the rules of the game. It must not depend on the
//! internals of the server.

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
