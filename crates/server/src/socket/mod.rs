//! WebSockets: the handshake, one session a socket, and how many there are.
//!
//! Must not decide anything about a game: frames become commands, and what a room says becomes frames.

mod session;
mod session_count;
mod upgrade;

pub(crate) use session_count::SessionCount;
pub(crate) use upgrade::upgrade;
