//! The commands of a database. Each is atomic.

use crate::rows::{AnalysisRow, EventRow, GameRow, GuestRow, Heartbeat, Pack};
use crate::{
    AccountCommand, Answer, CommandError, NewChatLine, Ownership, PushCommand, RecordCommand, SharedBounds, SharedRow,
};
use play::GameId;
use play::rating::{Rating, RatingChange, RatingUpdate};

/// A write, executed completely or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Adds a new player, with the token by which the player is recognised.
    NewGuest(GuestRow),
    /// Changes an account or a session.
    Account(Box<AccountCommand>),
    /// Appends the next events of one game, and updates its row. A new game starts with its first events.
    Append {
        /// The game after `events`. Its creation time is that of the first command and is never changed.
        game: Box<GameRow>,
        /// The new events; their numbers continue from the last one stored.
        events: Vec<EventRow>,
    },
    /// Packs the first events of a stored game. Reading returns the same events afterwards, except for conditional
    /// moves that were replaced. Refused if the pack has more events than are stored, or fewer than the previous pack.
    Pack {
        game: GameId,
        /// The events.
        pack: Pack,
    },
    /// Deletes a game that was cancelled before anyone played, with everything that belongs to it. Refused for any
    /// other game.
    DeleteUnplayed { game: GameId },
    /// Stores the analysis of a stored game, replacing an older one.
    StoreAnalysis(AnalysisRow),
    /// Adds a chat message. Refused if the game or the player does not exist, or the game already has a message with
    /// the same time.
    Say(NewChatLine),
    /// Stores an analysis for a link. If it exists, its lifetime is extended and its body does not change.
    Share(SharedRow),
    /// Deletes shared analyses that exceed the limits.
    ForgetShared {
        bounds: SharedBounds,
        /// Maximum number of rows.
        limit: u32,
    },
    /// Changes data for web push.
    Push(PushCommand),
    /// Changes the records that a player keeps.
    Record(RecordCommand),
    /// Replaces all ratings and rating changes, after they have been recomputed.
    ReplaceRatings {
        ratings: Vec<Rating>,
        changes: Vec<RatingChange>,
    },
    /// Records that a server is running. Replaces that server's last heartbeat.
    Heartbeat(Heartbeat),
    /// Writes to the disk without changing anything readable, to test whether commands can be executed.
    Probe,
    /// Executes several commands as one, such as the end of a game and the start of its rematch.
    Together(Vec<Command>),
}

/// Result of a compare-and-swap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use = "nothing was written where it is outdated"]
pub enum Swap {
    /// Everything is written.
    Done,
    /// Another game of these players has been rated since: nothing is written. The caller may read, compute and try
    /// again.
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

/// The write interface of a database.
pub trait Commands: Send + Sync {
    /// Executes `command`. The answer comes when it is durable: it survives a crash of the process and of the machine.
    ///
    /// Commands are executed in the order of the calls. A command is queued when this is called, not when its answer is
    /// first polled, and it is executed even if the answer is dropped. A failing command changes nothing and does not
    /// affect others.
    ///
    /// # Errors
    ///
    /// See [`CommandError`].
    fn execute(&self, command: Command) -> Answer<(), CommandError>;

    /// Executes `writes` together with the rating changes of a game, but only if the last rated game of both players is
    /// still the one that `update` was computed from; otherwise does nothing. Apart from that, like [`Self::execute`].
    ///
    /// # Errors
    ///
    /// See [`CommandError`]: a conflict if the game has already been rated or is not later than the players' last rated
    /// game, or if the players are the same or not stored.
    fn rate(&self, writes: Command, update: RatingUpdate) -> Answer<Swap, CommandError>;

    /// Returns the number of commands that are queued or being executed.
    fn backlog(&self) -> usize;

    /// Returns whether this server owns the database. This is always so if no other server can use it.
    fn ownership(&self) -> Ownership {
        Ownership::undisputed()
    }
}
