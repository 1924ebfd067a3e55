//! WebSockets: the handshake, and one session per socket.
//!
//! - `upgrade`: the handshakes; `session`: a socket from its handshake to its end
//! - `game`, `lobby`: the two kinds of sockets; `unreadable`: frames that cannot be parsed
//!
//! Must not apply the rules of the game: frames become commands, and messages from rooms become frames.

mod game;
mod lobby;
mod session;
mod unreadable;
mod upgrade;

pub(crate) use upgrade::{upgrade, upgrade_lobby};
