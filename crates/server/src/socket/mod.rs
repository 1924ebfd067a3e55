//! WebSockets: the handshake, one session per socket, and their number.
//!
//! - `upgrade` the handshakes; `session` a socket's life, whatever it follows; `session_count` how many there are
//! - `game`, `lobby` what a socket follows; `unreadable` frames that cannot be read
//!
//! Must not decide anything about a game: frames become commands, and what a room says becomes frames.

mod game;
mod lobby;
mod session;
mod session_count;
mod unreadable;
mod upgrade;

pub(crate) use session_count::SessionCount;
pub(crate) use upgrade::{upgrade, upgrade_lobby};
