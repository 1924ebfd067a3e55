//! WebSockets: one session a socket, the queue of frames towards it, and the limits on both ways.
//!
//! Must not decide anything about a game: frames become commands, and what a room says becomes frames.

mod session;
mod upgrade;

pub(crate) use upgrade::upgrade;
