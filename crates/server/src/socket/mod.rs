//! WebSockets: the handshake, and one session per socket.
//!
//! - `upgrade` the handshakes; `session` a socket's life, whatever it follows
//! - `game`, `lobby` what a socket follows; `unreadable` frames that cannot be read
//!
//! Must not decide anything about a game: frames become commands, and what a room says becomes frames.

mod game;
mod lobby;
mod session;
mod unreadable;
mod upgrade;

pub(crate) use upgrade::{upgrade, upgrade_lobby};
