//! The commands of a database, each of which is atomic.

use crate::rows::{AnalysisRow, EventRow, GameRow, GuestRow, Heartbeat, Pack};
use crate::{
    AccountCommand, Answer, ClubCommand, CommandError, NewChatLine, Ownership, PushCommand, RecordCommand,
    SharedBounds, SharedRow, TournamentCommand,
};
use play::GameId;
use play::rating::{Rating, RatingChange, RatingUpdate};

/// A write that is executed completely or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Adds a guest with a session.
    NewGuest(GuestRow),
    /// Changes an account or a session.
    Account(Box<AccountCommand>),
    /// Appends the next events of one game and updates its row. The first events create the game.
    Append {
        /// The row of the game after `events`. The creation time of an existing game is not changed.
        game: Box<GameRow>,
        /// The new events; their numbers continue from the last one stored.
        events: Vec<EventRow>,
    },
    /// Replaces the first events of a stored game with a pack of them. Refused if the pack has more events than are
    /// stored, or fewer than the previous pack.
    Pack {
        game: GameId,
        pack: Pack,
    },
    /// Deletes a game that was cancelled before anyone played, and all rows that refer to it. Refused for any other
    /// game.
    DeleteUnplayed {
        game: GameId,
    },
    /// Stores the analysis of a stored game, replacing any previous one.
    StoreAnalysis(AnalysisRow),
    /// Adds a chat message. Refused if the game or the player does not exist, or if the channel or the player already
    /// has a message with the same time in this game.
    Say(NewChatLine),
    /// Stores an analysis that is shared by link. If it is already stored, its lifetime is extended and its body is not
    /// changed.
    Share(SharedRow),
    /// Deletes shared analyses that exceed the limits, oldest first.
    ForgetShared {
        bounds: SharedBounds,
        /// Maximum number of deleted rows.
        limit: u32,
    },
    Push(PushCommand),
    /// Changes a player's saved records.
    Record(RecordCommand),
    Tournament(Box<TournamentCommand>),
    Club(Box<ClubCommand>),
    /// Replaces all ratings and rating changes with recomputed ones.
    ReplaceRatings {
        ratings: Vec<Rating>,
        changes: Vec<RatingChange>,
    },
    /// Records that a server is running. Replaces the last heartbeat of the same server run.
    Heartbeat(Heartbeat),
    /// Writes to the disk without changing any data, to test whether commands can be executed.
    Probe,
    /// Executes several commands as one, such as the end of a game and the start of its rematch.
    Together(Vec<Command>),
}

/// Result of a compare-and-swap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use = "nothing was written if it is outdated"]
pub enum Swap {
    /// The changes have been written.
    Done,
    /// Another game of one of the players has been rated in the meantime, so nothing has been written. The caller may
    /// recompute the changes from the current ratings and try again.
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

impl From<TournamentCommand> for Command {
    fn from(command: TournamentCommand) -> Self {
        Self::Tournament(Box::new(command))
    }
}

impl From<ClubCommand> for Command {
    fn from(command: ClubCommand) -> Self {
        Self::Club(Box::new(command))
    }
}

/// The write interface of a database.
pub trait Commands: Send + Sync {
    /// Executes `command`. When the future completes, the changes are durable: they survive a crash of the process or
    /// the machine.
    ///
    /// Commands are executed in the order of the calls. A command is queued when this method is called, not when the
    /// future is first polled, and it is executed even if the future is dropped. A command that is refused with a
    /// conflict changes nothing and does not affect other commands.
    ///
    /// # Errors
    ///
    /// See [`CommandError`].
    fn execute(&self, command: Command) -> Answer<(), CommandError>;

    /// Executes `writes` together with the rating changes of a game. Writes nothing if another game of either player
    /// has been rated since `update` was computed. The guarantees of [`Self::execute`] apply.
    ///
    /// # Errors
    ///
    /// See [`CommandError`]. The error is a conflict if the game has already been rated, if it is not later than the
    /// last rated game of either player, if both players are the same, or if one is not stored.
    fn rate(&self, writes: Command, update: RatingUpdate) -> Answer<Swap, CommandError>;

    /// Returns the number of commands that are queued or being executed.
    fn backlog(&self) -> usize;

    /// Returns this server's ownership of the database. It is undisputed if no other server can use the database.
    fn ownership(&self) -> Ownership {
        Ownership::undisputed()
    }
}
