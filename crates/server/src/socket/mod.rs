//! WebSockets: the handshake, and one session per socket.
//!
//! - `upgrade`: the handshakes; `session`: the life of a socket
//! - `game`, `lobby`: the two kinds of sockets; `unreadable`: frames that cannot be parsed
//!
//! Must not decide anything about a game: frames become commands, and messages of a room become frames.

mod game;
mod lobby;
mod session;
mod unreadable;
mod upgrade;

pub(crate) use upgrade::{upgrade, upgrade_lobby};
