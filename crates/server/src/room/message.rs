//! What an actor is sent, and where its answers go. Shapes only.

use super::outbox::Outbox;
use crate::error::AppError;
use crate::jobs::JobState;
use play::room::{PlayerCommand, Room, Turn};
use play::{ClientId, Millis, Moment, Player};
use tokio::sync::oneshot;

/// One reader of a room, as long as its socket lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Caller(pub(super) u64);

/// Looks at a room and keeps what it wants, or hears why there is none. Must be quick: the room waits.
pub(super) type Look = Box<dyn FnOnce(Result<Seen<'_>, AppError>) + Send>;

/// What somebody who looks sees.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Seen<'a> {
    pub(crate) room: &'a Room,
    /// When the room was opened.
    pub(crate) created: Moment,
    /// The present.
    pub(crate) now: Moment,
}

/// Whom to tell what became of a command.
#[derive(Debug)]
pub(super) enum Reply {
    /// A socket, by the command's name.
    Caller(Caller, ClientId),
    /// An HTTP request.
    Request(oneshot::Sender<Result<(), AppError>>),
}

/// A person's command on its way.
#[derive(Debug)]
pub(super) struct Asked {
    pub(super) player: Option<Player>,
    pub(super) command: PlayerCommand,
    /// When it reached the server.
    pub(super) at: Moment,
    /// Of the connection it came by.
    pub(super) round_trip: Millis,
    pub(super) reply: Reply,
}

/// What an actor is sent.
pub(super) enum Message {
    /// A person asks.
    Ask(Asked),
    /// A socket wants to follow the room.
    Attach {
        player: Option<Player>,
        /// The last event it has seen.
        since: Option<u32>,
        outbox: Outbox,
        reply: oneshot::Sender<Result<Caller, AppError>>,
    },
    /// Somebody looks.
    Look(Look),
    /// The state of the engine's job for `turn` changed.
    Job { turn: Turn, state: JobState },
    /// A worker found a move for `turn`, in the judge's token.
    Found {
        turn: Turn,
        token: String,
        reply: oneshot::Sender<Result<(), AppError>>,
    },
    /// The server drains: leave.
    Leave,
}

impl Message {
    /// Answers that there is no room. Whoever waits no longer is not told.
    pub(super) fn refuse(self, error: &AppError) {
        let error = error.clone();
        match self {
            Self::Ask(Asked {
                reply: Reply::Request(reply),
                ..
            })
            | Self::Found { reply, .. } => {
                let _ = reply.send(Err(error));
            }
            Self::Attach { reply, .. } => {
                let _ = reply.send(Err(error));
            }
            Self::Look(look) => look(Err(error)),
            // A socket's command: its inbox runs dry and it comes again.
            Self::Ask(Asked {
                reply: Reply::Caller(..),
                ..
            })
            | Self::Job { .. }
            | Self::Leave => {}
        }
    }
}
