//! The commands of a database. Each is atomic.

use crate::rows::{AnalysisRow, EventRow, GameRow, GuestRow, Heartbeat, Pack};
use crate::{AccountCommand, Answer, CommandError, NewChatLine, PushCommand, RecordCommand, SharedBounds, SharedRow};
use play::GameId;
use play::rating::{Rating, RatingChange, RatingUpdate};

/// Something to write, whole or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// A player who has just come, with the token by which the player is known again.
    NewGuest(GuestRow),
    /// Something about an account or a session.
    Account(Box<AccountCommand>),
    /// The next events of one game, with the row that sums the game up after them. The first of them make the game.
    Append {
        /// The game after `events`. Its creation time is that of the first command and is never changed.
        game: Box<GameRow>,
        /// The new events; their numbers continue from the last one stored.
        events: Vec<EventRow>,
    },
    /// Packs the first events of a stored game. The same events are read afterwards, except for conditional moves that
    /// were replaced by others. Refused if the pack has more events than are stored, or fewer than the previous pack.
    Pack {
        game: GameId,
        /// The events.
        pack: Pack,
    },
    /// Deletes a game that was cancelled before anybody played, with everything that belongs to it. Refused for any
    /// other game.
    DeleteUnplayed { game: GameId },
    /// The analysis of a game that is stored; it takes the place of an older one.
    StoreAnalysis(AnalysisRow),
    /// Adds a chat message. Refused if the game or the player does not exist, or the game has a message of that
    /// moment.
    Say(NewChatLine),
    /// Stores an analysis for a link. If it exists, its expiry is extended and its body does not change.
    Share(SharedRow),
    /// Forgets shared analyses that are out of bounds.
    ForgetShared {
        bounds: SharedBounds,
        /// Maximum number of rows.
        limit: u32,
    },
    /// Something about web push.
    Push(PushCommand),
    /// Something about the records that a player keeps.
    Record(RecordCommand),
    /// These ratings and changes take the place of all others: they were computed again.
    ReplaceRatings {
        ratings: Vec<Rating>,
        changes: Vec<RatingChange>,
    },
    /// A server lives. It takes the place of that server's last heartbeat.
    Heartbeat(Heartbeat),
    /// Writes to the disk and changes nothing that can be read: whether commands can be carried out.
    Probe,
    /// Several commands that belong together, as the end of one game and the beginning of its rematch.
    Together(Vec<Command>),
}

/// Result of a compare-and-swap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use = "nothing was written where it is outdated"]
pub enum Swap {
    /// Everything is written.
    Done,
    /// Another game of these players was rated since: nothing is written. Whoever reads and computes again may succeed.
    Outdated,
}

impl From<AccountCommand> for Command {
    fn from(command: AccountCommand) -> Self {
        Self::Account(Box::new(command))
    }
}

impl From<PushCommand> for Command {
    fn from(command: PushCommand) -> Self {
        Self::Push(command)
    }
}

impl From<RecordCommand> for Command {
    fn from(command: RecordCommand) -> Self {
        Self::Record(command)
    }
}

/// The writing half of a database.
pub trait Commands: Send + Sync {
    /// Carries `command` out. The answer comes when it is durable: it survives a crash of the process and of the machine.
    ///
    /// Commands are carried out in the order of the calls: one is queued when this is called, not when its answer is
    /// first polled, and it is carried out also where nobody waits for the answer. One that fails changes nothing and
    /// does not disturb any other.
    ///
    /// # Errors
    ///
    /// See [`CommandError`].
    fn execute(&self, command: Command) -> Answer<(), CommandError>;

    /// Executes `writes` together with the rating changes of a game, if the last rated game of both players is still
    /// the one that `update` was computed from; otherwise nothing. Otherwise like [`Self::execute`].
    ///
    /// # Errors
    ///
    /// See [`CommandError`]: a conflict where the game was rated before, it is not rated later than the players' last one, or
    /// the players are one or are not stored.
    fn rate(&self, writes: Command, update: RatingUpdate) -> Answer<Swap, CommandError>;

    /// Number of commands that are queued or being executed.
    fn backlog(&self) -> usize;
}
