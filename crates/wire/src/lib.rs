//! Messages between Janggun's server, the browser, bots and workers: one Rust definition of every JSON body.
//!
//! What it owns: the shapes (`http`, `ws`, `worker`), the closed list of error codes (`error`) and the step from the
//! values of `play` to those shapes (`convert`). `web/src/wire.gen.ts` and the tables of `docs/protocol.md` are
//! written from here and guarded by tests.
//!
//! What it must not do: know sockets, routes, rows, or decide anything about a game.
//!
//! # Stability
//! Fields and codes may be added; none is renamed or reused for something else.

pub mod convert;
pub mod error;
pub mod http;
#[cfg(test)]
mod schema;
pub mod vocabulary;
pub mod worker;
pub mod ws;

pub use error::{Code, ErrorBody};
