//! Tests of the Janggun server as a process, by clients that play legal games through its public interface.
//!
//! - [`kill`] kills the server while games are played, and compares its stored data with what it acknowledged
//! - [`load`] measures the server under thousands of connections
//! - `client`: guests, requests and sockets; `server`: the server process; `script`: the games to play
//!
//! This crate uses the protocol (`docs/reference/protocol.md`) and the rules of the game. It must not depend on the
//! internals of the server.

#![forbid(unsafe_code)]

mod client;
mod clock;
mod failure;
pub mod kill;
pub mod load;
mod random;
mod script;
mod server;

pub use failure::Failure;
pub use server::ServerProgram;
