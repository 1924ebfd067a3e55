//! What an actor is sent, and where its answers go. Shapes only.

use super::outbox::Outbox;
use super::seat_table::SeatTable;
use crate::error::AppError;
use crate::jobs::JobState;
use crate::limits::Client;
use play::room::{PlayerCommand, Room, Turn};
use play::{ClientId, Millis, Moment};
use std::sync::Arc;
use tokio::sync::oneshot;

/// One reader of a room, as long as its socket lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ReaderId(pub(super) u64);

/// What a socket that follows a room needs to know.
#[derive(Debug)]
pub(super) struct Attached {
    pub(super) reader: ReaderId,
    /// Who sits in the room, now and later.
    pub(super) seats: Arc<SeatTable>,
}

/// Reads a room and keeps what it wants, or is told why there is none. Must be quick: the room waits.
pub(super) type Query = Box<dyn FnOnce(Result<RoomSnapshot<'_>, AppError>) + Send>;

/// What a query sees.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RoomSnapshot<'a> {
    pub(crate) room: &'a Room,
    /// When the room was opened.
    pub(crate) created: Moment,
    /// The present.
    pub(crate) now: Moment,
}

/// Who is told what became of a command.
#[derive(Debug)]
pub(super) enum ReplyTo {
    /// A socket, by the command's id.
    Reader(ReaderId, ClientId),
    /// An HTTP request.
    Request(oneshot::Sender<Result<(), AppError>>),
}

/// A person's command on its way.
#[derive(Debug)]
pub(super) struct CommandRequest {
    pub(super) client: Client,
    pub(super) command: PlayerCommand,
    /// When it reached the server.
    pub(super) at: Moment,
    /// Of the connection it came by.
    pub(super) round_trip: Millis,
    pub(super) reply_to: ReplyTo,
}

/// What an actor is sent.
pub(super) enum Message {
    /// A person's command.
    Command(CommandRequest),
    /// A socket wants to follow the room.
    Attach {
        client: Client,
        /// The last event it has seen.
        since: Option<u32>,
        outbox: Outbox,
        reply: oneshot::Sender<Result<Attached, AppError>>,
    },
    /// Somebody reads.
    Query(Query),
    /// A player's socket has ended.
    Detach(ReaderId),
    /// The game may have been left lying: end it where it was.
    Inspect {
        reply: oneshot::Sender<Result<(), AppError>>,
    },
    /// The state of the engine's job for `turn` changed.
    JobChanged { turn: Turn, state: JobState },
    /// A worker's move for `turn`, in the judge's token.
    EngineAnswer {
        turn: Turn,
        token: String,
        reply: oneshot::Sender<Result<(), AppError>>,
    },
    /// The server drains: leave memory.
    Unload,
}

impl Message {
    /// Answers that there is no room. Whoever waits no longer is not told.
    pub(super) fn refuse(self, error: &AppError) {
        let error = error.clone();
        match self {
            Self::Command(CommandRequest {
                reply_to: ReplyTo::Request(reply),
                ..
            })
            | Self::EngineAnswer { reply, .. }
            | Self::Inspect { reply } => {
                let _ = reply.send(Err(error));
            }
            Self::Attach { reply, .. } => {
                let _ = reply.send(Err(error));
            }
            Self::Query(query) => query(Err(error)),
            // A socket's command: its receiver is closed and the client connects again.
            Self::Command(CommandRequest {
                reply_to: ReplyTo::Reader(..),
                ..
            })
            | Self::Detach(_)
            | Self::JobChanged { .. }
            | Self::Unload => {}
        }
    }
}
