//! WebSockets: one session a socket, the queue of frames towards it, and the limits on both ways.
//!
//! Must not decide anything about a game: frames become commands, and what a room says becomes frames.

mod outbox;
mod session;
mod upgrade;

pub(crate) use outbox::{Gone, Outbox};
pub(crate) use session::print;
pub(crate) use upgrade::upgrade;
