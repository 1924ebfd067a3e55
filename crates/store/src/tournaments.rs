//! Tournaments played on the server: their events, and the games of their pairings.

use crate::{Answer, Page, PageRequest, Phase, QueryError};
use janggi::{BySide, Outcome};
use play::{GameId, Player, TournamentId};

/// The state of a tournament in lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TournamentPhase {
    /// Players can enter.
    Open,
    /// Rounds are being played.
    Running,
    /// The tournament has ended, or was cancelled.
    Over,
}

/// A tournament, without its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentRow {
    pub id: TournamentId,
    /// The account that created the tournament. Never changes.
    pub owner: Player,
    /// Time of creation, in milliseconds since 1970. Never changes.
    pub created_ms: i64,
    /// Time at which the first round is paired, in milliseconds since 1970.
    pub starts_ms: i64,
    pub phase: TournamentPhase,
    /// Number of the last event.
    pub seq: u64,
    pub name: String,
    /// Number of entries that have not withdrawn.
    pub entries: u32,
    /// Rules, clock and format as JSON text, which is opaque here and never changes.
    pub settings: String,
}

/// The game of a pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewTournamentGame {
    /// Number of the round, from 1.
    pub round: u16,
    /// Number of the table, from 1.
    pub board: u16,
    /// 0 for the first game of the pairing, counting up for replays of drawn knockout games.
    pub attempt: u16,
    /// The id of the game, which may not have been created yet.
    pub game: GameId,
}

/// The game of a pairing, with its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentGameRow {
    pub at: NewTournamentGame,
    /// `None` until the game has been created.
    pub state: Option<TournamentGameState>,
}

/// Stored state of a tournament game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentGameState {
    pub phase: Phase,
    /// The players.
    pub seats: BySide<Option<Player>>,
    pub plies: u32,
    /// Outcome, and code of its cause; `None` while the game continues.
    pub result: Option<(Outcome, String)>,
    /// Details of the cause, such as numbers and squares, as JSON text.
    pub facts: Option<String>,
}

/// Limits on new tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TournamentBounds {
    /// Maximum number of tournaments of one owner that are not over.
    pub of_owner: u32,
    /// Maximum number of all tournaments that are not over.
    pub of_all: u32,
}

/// A change to a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TournamentCommand {
    /// Adds a tournament with its first events. Refused if a limit is reached.
    Open {
        row: TournamentRow,
        events: Vec<String>,
        bounds: TournamentBounds,
    },
    /// Appends events, and stores the ids of the games of new pairings. Refused unless `after` is the number of the
    /// last event.
    Append {
        /// The row after the events.
        row: TournamentRow,
        after: u64,
        events: Vec<String>,
        games: Vec<NewTournamentGame>,
    },
    /// Allows a player to direct the tournament. Does nothing if the player is already allowed to.
    Help { tournament: TournamentId, player: Player },
    /// Withdraws the permission to direct the tournament. Does nothing if the player does not have it.
    StopHelping { tournament: TournamentId, player: Player },
}

/// Queries about tournaments. The guarantees of [`crate::Queries`] apply.
pub trait TournamentQueries: Send + Sync {
    /// Returns a tournament.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournament(&self, id: TournamentId) -> Answer<Option<TournamentRow>, QueryError>;

    /// Returns the events of a tournament after number `after`, in order.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournament_events(&self, id: TournamentId, after: u64) -> Answer<Vec<String>, QueryError>;

    /// Returns tournaments in `phase`, ordered by start: the latest first if they are over, otherwise the earliest
    /// first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournaments(&self, phase: TournamentPhase, page: PageRequest) -> Answer<Page<TournamentRow>, QueryError>;

    /// Returns the ids of tournaments that are running, and of open ones that start at `now_ms` or earlier.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn due_tournaments(&self, now_ms: i64) -> Answer<Vec<TournamentId>, QueryError>;

    /// Returns the games of the rounds from `round` on, ordered by round, table and attempt.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournament_games(&self, id: TournamentId, round: u16) -> Answer<Vec<TournamentGameRow>, QueryError>;

    /// Returns the players other than the owner who may direct the tournament.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournament_helpers(&self, id: TournamentId) -> Answer<Vec<Player>, QueryError>;
}
