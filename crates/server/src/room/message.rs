//! Messages to a room's actor, and the types in them.

use super::outbox::Outbox;
use super::seat_table::SeatTable;
use crate::error::AppError;
use crate::jobs::JobState;
use crate::limits::Client;
use crate::zones;
use janggi::BySide;
use play::chat::{Channel, Words};
use play::room::{PlayerCommand, Room, Seq, Turn};
use play::{ClientId, Millis, Moment, Player};
use std::sync::Arc;
use tokio::sync::oneshot;
use wire::chat::ChatLine;
use wire::convert::Heading;
use wire::vocabulary::PlayerView;

/// Id of a reader: a socket that follows a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ReaderId(pub(super) u64);

/// Level of detail of the state that accompanies events.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) enum Detail {
    #[default]
    Full,
    /// The state without the parts that a client can compute from the rules, if possible.
    Brief,
}

/// A new reader's request for the state of a room.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Wanted {
    /// Sequence number of the last event that the reader has seen; `None` requests the whole game.
    pub(crate) since: Option<u32>,
    pub(crate) detail: Detail,
}

/// Reply to a socket that starts to follow a room.
#[derive(Debug)]
pub(super) struct Attached {
    pub(super) reader: ReaderId,
    /// Table of the seats, kept up to date by the actor.
    pub(super) seats: Arc<SeatTable>,
}

/// Callback that receives the state of a room, or the error if the room cannot be read. It must return quickly, because
/// it blocks the room.
pub(super) type Query = Box<dyn FnOnce(Result<RoomSnapshot<'_>, AppError>) + Send>;

/// The state of a room at the time of a query.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RoomSnapshot<'a> {
    pub(crate) room: &'a Room,
    /// Public views of the players in the seats.
    pub(crate) players: &'a BySide<Option<PlayerView>>,
    pub(crate) created: Moment,
    pub(crate) now: Moment,
    pub(crate) watching: u32,
}

impl RoomSnapshot<'_> {
    /// Returns the heading of the game's record.
    pub(crate) fn heading(&self) -> Heading {
        let name = |player: &Option<PlayerView>| player.as_ref().and_then(|player| player.name.clone());
        Heading {
            created: self.created,
            ahead_s: zones::ahead_s(self.room.terms().zone.as_ref(), self.created),
            names: BySide {
                cho: name(&self.players.cho),
                han: name(&self.players.han),
            },
        }
    }
}

/// Recipient of a command's result.
#[derive(Debug)]
pub(super) enum ReplyTo {
    /// A socket. The reply contains the command's id.
    Reader(ReaderId, ClientId),
    /// An HTTP request.
    Request(oneshot::Sender<Result<(), AppError>>),
}

/// A client's command.
#[derive(Debug)]
pub(super) struct CommandRequest {
    pub(super) client: Client,
    pub(super) command: PlayerCommand,
    /// Time at which the command reached the server.
    pub(super) at: Moment,
    /// Estimated round trip of the sender's socket; zero for an HTTP request.
    pub(super) round_trip: Millis,
    /// The last event that the sender had seen, if known.
    pub(super) seen: Option<Seq>,
    pub(super) reply_to: ReplyTo,
}

/// A socket's request about a game's chat.
#[derive(Debug)]
pub(crate) enum ChatWish {
    /// Sends a message.
    Say { channel: Channel, words: Words },
    /// Reads recent messages and subscribes to new ones.
    Read,
}

/// A chat message as sent to everyone but its author.
#[derive(Debug, Clone)]
pub(super) struct Said {
    pub(super) by: Player,
    pub(super) line: ChatLine,
}

/// The recent messages for a new subscriber.
#[derive(Debug)]
pub(super) struct Past {
    /// The last messages of each channel that is open to the subscriber, oldest first.
    pub(super) lines: Vec<(Channel, Vec<Said>)>,
    /// Players whom the subscriber has blocked.
    pub(super) blocked: Vec<Player>,
}

/// A message to an actor about the chat.
#[derive(Debug)]
pub(super) enum ChatMessage {
    Wish {
        reader: ReaderId,
        client: Client,
        id: ClientId,
        wish: ChatWish,
    },
    /// A message has been stored, or storing it has failed.
    Said {
        by: Player,
        reader: ReaderId,
        id: ClientId,
        channel: Channel,
        said: Result<Said, AppError>,
    },
    /// Recent messages have been loaded, or loading them has failed.
    Past {
        reader: ReaderId,
        id: ClientId,
        past: Result<Past, AppError>,
    },
}

/// A message to an actor.
pub(super) enum Message {
    Command(CommandRequest),
    /// A socket starts to follow the room.
    Attach {
        client: Client,
        wanted: Wanted,
        outbox: Outbox,
        reply: oneshot::Sender<Result<Attached, AppError>>,
    },
    /// A client or the server reads the room.
    Query(Query),
    /// A socket has closed.
    Detach {
        reader: ReaderId,
        player: Option<Player>,
        /// Whether the page is hidden and will reconnect by itself.
        comes_back: bool,
    },
    /// Ends the game if it is abandoned. The reply is the game's next deadline, if any.
    Inspect {
        reply: oneshot::Sender<Result<Option<Moment>, AppError>>,
    },
    /// A player's name has changed, or the player has opened or closed an event stream.
    PersonChanged(Player),
    /// The state of the engine's job for `turn` changed.
    JobChanged {
        turn: Turn,
        state: JobState,
    },
    /// A worker's answer for `turn`: an action token or a resignation.
    EngineAnswer {
        turn: Turn,
        token: String,
        reply: oneshot::Sender<Result<(), AppError>>,
    },
    Chat(ChatMessage),
    /// Unloads the room, because the server is draining.
    Unload,
}

impl Message {
    /// Replies with the error, if the sender waits for a reply.
    pub(super) fn refuse(self, error: &AppError) {
        let error = error.clone();
        match self {
            Self::Command(CommandRequest {
                reply_to: ReplyTo::Request(reply),
                ..
            })
            | Self::EngineAnswer { reply, .. } => {
                let _ = reply.send(Err(error));
            }
            Self::Inspect { reply } => {
                let _ = reply.send(Err(error));
            }
            Self::Attach { reply, .. } => {
                let _ = reply.send(Err(error));
            }
            Self::Query(query) => query(Err(error)),
            // Sockets need no reply: they are closed when the room leaves memory, and their clients reconnect.
            Self::Command(CommandRequest {
                reply_to: ReplyTo::Reader(..),
                ..
            })
            | Self::Detach { .. }
            | Self::JobChanged { .. }
            | Self::PersonChanged(_)
            | Self::Chat(_)
            | Self::Unload => {}
        }
    }
}
