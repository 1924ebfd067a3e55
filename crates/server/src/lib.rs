//! The Janggun play server, as a library: HTTP, WebSockets, one actor a game, jobs for workers, and the web app inside.
//!
//! Owns connections, cookies, rooms in memory and the order of *decide, store, tell*: a client hears of an event only
//! after the store has it on disk. It must not decide anything about a game (that is `play`) nor link the engine:
//! workers are other processes.
//!
//! ```text
//! frame -> socket::session -> room::actor -> play::Room::handle -> store (commit) -> ack, then event to every reader
//! ```
//!
//! The server prints nothing; it reports through `tracing`.

mod clock;
mod config;
mod database;
mod error;
mod http;
mod identity;
mod jobs;
mod json;
mod limits;
mod lobby;
mod net;
mod random;
mod room;
mod routes;
mod serve;
mod services;
mod shutdown;
mod socket;
mod state;
mod web;

pub use clock::Clock;
pub use config::{Config, WorkerProgram};
pub use identity::GUEST_COOKIE;
pub use limits::Limits;
pub use net::lan_address;
pub use random::Random;
pub use serve::{ServeError, Server, serve};
pub use state::Deps;
pub use web::{Asset, WebApp};

/// The whole HTTP application over `deps`, without a port: for embedding, and for tests that need no socket.
pub fn app(deps: Deps) -> axum::Router {
    routes::router(state::App::new(deps))
}
