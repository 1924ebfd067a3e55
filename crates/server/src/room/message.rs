//! Messages to an actor, and the recipients of its answers. Types only.

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

/// A reader of a room, for the lifetime of its socket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ReaderId(pub(super) u64);

/// Level of detail of the state sent to a reader.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) enum Detail {
    #[default]
    Full,
    /// Only facts that cannot be computed with the rules.
    Brief,
}

/// The part of a room's state that a new reader requests.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Wanted {
    /// The last event that the reader has seen.
    pub(crate) since: Option<u32>,
    pub(crate) detail: Detail,
}

/// Data that a socket gets when it follows a room.
#[derive(Debug)]
pub(super) struct Attached {
    pub(super) reader: ReaderId,
    /// The seats, kept up to date.
    pub(super) seats: Arc<SeatTable>,
}

/// Function that reads a room, or gets the error if there is none. It must be quick, because the room waits.
pub(super) type Query = Box<dyn FnOnce(Result<RoomSnapshot<'_>, AppError>) + Send>;

/// The state of a room, as a query sees it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RoomSnapshot<'a> {
    pub(crate) room: &'a Room,
    /// Public views of the players in the seats.
    pub(crate) players: &'a BySide<Option<PlayerView>>,
    /// Time at which the room was opened.
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
    /// A socket, by the command's id.
    Reader(ReaderId, ClientId),
    /// An HTTP request.
    Request(oneshot::Sender<Result<(), AppError>>),
}

/// A command of a person.
#[derive(Debug)]
pub(super) struct CommandRequest {
    pub(super) client: Client,
    pub(super) command: PlayerCommand,
    /// Time at which the command reached the server.
    pub(super) at: Moment,
    /// Round trip of the sender's connection.
    pub(super) round_trip: Millis,
    /// The last event that the sender had seen, if known.
    pub(super) seen: Option<Seq>,
    pub(super) reply_to: ReplyTo,
}

/// A socket's request about a game's chat.
#[derive(Debug)]
pub(crate) enum ChatWish {
    /// Writes a message.
    Say { channel: Channel, words: Words },
    /// Reads recent messages and subscribes to new ones.
    Read,
}

/// A message as sent to everyone but its author.
#[derive(Debug, Clone)]
pub(super) struct Said {
    pub(super) by: Player,
    pub(super) line: ChatLine,
}

/// The recent messages for a new subscriber.
#[derive(Debug)]
pub(super) struct Past {
    /// The last messages of each chat room, oldest first.
    pub(super) lines: Vec<(Channel, Vec<Said>)>,
    /// Players blocked by the reader.
    pub(super) blocked: Vec<Player>,
}

/// A message to an actor about the chat.
#[derive(Debug)]
pub(super) enum ChatMessage {
    /// A socket's request.
    Wish {
        reader: ReaderId,
        client: Client,
        id: ClientId,
        wish: ChatWish,
    },
    /// A message is on disk, or could not be stored.
    Said {
        by: Player,
        reader: ReaderId,
        id: ClientId,
        channel: Channel,
        said: Result<Said, AppError>,
    },
    /// Recent messages have been loaded.
    Past {
        reader: ReaderId,
        id: ClientId,
        past: Result<Past, AppError>,
    },
}

/// A message to an actor.
pub(super) enum Message {
    /// A command of a person.
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
    /// A socket has ended.
    Detach {
        reader: ReaderId,
        player: Option<Player>,
        /// Whether the page is hidden and will reconnect later.
        comes_back: bool,
    },
    /// The game may be abandoned: end it if so. The reply is the time of its next deadline, if any.
    Inspect {
        reply: oneshot::Sender<Result<Option<Moment>, AppError>>,
    },
    /// A player's name has changed.
    PersonChanged(Player),
    /// The state of the engine's job for `turn` changed.
    JobChanged { turn: Turn, state: JobState },
    /// A worker's move for `turn`, as an action token.
    EngineAnswer {
        turn: Turn,
        token: String,
        reply: oneshot::Sender<Result<(), AppError>>,
    },
    /// A message about the chat.
    Chat(ChatMessage),
    /// Unloads the room, because the server is draining.
    Unload,
}

impl Message {
    /// Reports that there is no room, if the sender is still waiting.
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
            // No reply is needed: the socket of a command or request is closed, and its client reconnects.
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
