//! Messages to an actor, and where its answers go. Types only.

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

/// One reader of a room, as long as its socket lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ReaderId(pub(super) u64);

/// How much of the present a reader is told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) enum Detail {
    #[default]
    Full,
    /// No more than the reader needs who has the rules.
    Brief,
}

/// What a reader asks for.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Wanted {
    /// The last event it has seen.
    pub(crate) since: Option<u32>,
    pub(crate) detail: Detail,
}

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
    /// The people in the seats.
    pub(crate) players: &'a BySide<Option<PlayerView>>,
    /// When the room was opened.
    pub(crate) created: Moment,
    pub(crate) now: Moment,
    pub(crate) watching: u32,
}

impl RoomSnapshot<'_> {
    /// What the head of the game's record says.
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
    /// The last event that the sender had seen, as far as it says so.
    pub(super) seen: Option<Seq>,
    pub(super) reply_to: ReplyTo,
}

/// What a socket wants of a game's chat.
#[derive(Debug)]
pub(crate) enum ChatWish {
    /// To say something.
    Say { channel: Channel, words: Words },
    /// To read what was said, and what will be.
    Read,
}

/// A line, as whoever did not say it is sent it.
#[derive(Debug, Clone)]
pub(super) struct Said {
    pub(super) by: Player,
    pub(super) line: ChatLine,
}

/// What a reader of the chat begins with.
#[derive(Debug)]
pub(super) struct Past {
    /// The last lines of each room, oldest first.
    pub(super) lines: Vec<(Channel, Vec<Said>)>,
    /// Whom the reader does not want to hear.
    pub(super) blocked: Vec<Player>,
}

/// About a game's chat.
#[derive(Debug)]
pub(super) enum ChatMessage {
    /// A socket wants something.
    Wish {
        reader: ReaderId,
        client: Client,
        id: ClientId,
        wish: ChatWish,
    },
    /// A line is on disk, or could not be written.
    Said {
        reader: ReaderId,
        id: ClientId,
        channel: Channel,
        said: Result<Said, AppError>,
    },
    /// What a reader begins with was looked up.
    Past {
        reader: ReaderId,
        id: ClientId,
        past: Result<Past, AppError>,
    },
}

/// What an actor is sent.
pub(super) enum Message {
    /// A person's command.
    Command(CommandRequest),
    /// A socket wants to follow the room.
    Attach {
        client: Client,
        wanted: Wanted,
        outbox: Outbox,
        reply: oneshot::Sender<Result<Attached, AppError>>,
    },
    /// The room has readers.
    Query(Query),
    /// A socket has ended.
    Detach {
        reader: ReaderId,
        player: Option<Player>,
        /// Its page cannot be seen and will connect again, not at once.
        comes_back: bool,
    },
    /// The game may have been left lying: end it where it was, and tell when its time will be up.
    Inspect {
        reply: oneshot::Sender<Result<Option<Moment>, AppError>>,
    },
    /// A player's name has changed.
    PersonChanged(Player),
    /// The state of the engine's job for `turn` changed.
    JobChanged { turn: Turn, state: JobState },
    /// A worker's move for `turn`, in the judge's token.
    EngineAnswer {
        turn: Turn,
        token: String,
        reply: oneshot::Sender<Result<(), AppError>>,
    },
    /// About the chat.
    Chat(ChatMessage),
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
            // A socket's command or wish: its receiver is closed and the client connects again.
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
