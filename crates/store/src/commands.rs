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
    /// The first events of a game that is stored, which are kept packed from now on. Nothing else changes: the same
    /// events are read, except for conditional moves in whose place others were set. Refused where the pack holds more events than are stored, or fewer than the pack before.
    Pack {
        game: GameId,
        /// The events.
        pack: Pack,
    },
    /// Deletes a game that was called off before anybody played, with all that belongs to it. Refused for any other game.
    DeleteUnplayed { game: GameId },
    /// The analysis of a game that is stored; it takes the place of an older one.
    StoreAnalysis(AnalysisRow),
    /// A player says something in a game's chat. Refused where the game or the player is not stored, or the game has a line
    /// of that moment.
    Say(NewChatLine),
    /// Keeps an analysis for a link. One that is kept already is kept for longer, and its body does not change.
    Share(SharedRow),
    /// Forgets shared analyses that are out of bounds.
    ForgetShared {
        bounds: SharedBounds,
        /// At most this many.
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

/// What became of writes that hold only while what they were computed from is still so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use = "nothing was written where it is outdated"]
pub enum Swap {
    /// All of it is written.
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

    /// Carries `writes` out together with what a rated game changes, where the last rated game of both players is still the
    /// one that `update` was computed from; otherwise nothing. What holds for [`Self::execute`] holds here.
    ///
    /// # Errors
    ///
    /// See [`CommandError`]: a conflict where the game was rated before, it is not rated later than the players' last one, or
    /// the players are one or are not stored.
    fn rate(&self, writes: Command, update: RatingUpdate) -> Answer<Swap, CommandError>;

    /// How many commands are queued or being carried out: how far the disk is behind.
    fn backlog(&self) -> usize;
}
