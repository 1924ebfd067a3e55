//! Tournaments that are played on the server: their events, and the games of their pairings.

use crate::{Answer, Page, PageRequest, Phase, QueryError};
use janggi::{BySide, Outcome};
use play::{GameId, Player, TournamentId};

/// The state of a tournament in lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TournamentPhase {
    /// Players enter.
    Open,
    /// Rounds are played.
    Running,
    /// The tournament has ended, or was cancelled.
    Over,
}

/// A tournament, without its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentRow {
    pub id: TournamentId,
    /// The account that made the tournament. Never changes.
    pub owner: Player,
    /// Time of creation, milliseconds since 1970. Never changes.
    pub created_ms: i64,
    /// Time at which the first round is paired, in milliseconds since 1970.
    pub starts_ms: i64,
    pub phase: TournamentPhase,
    /// Number of the last event.
    pub seq: u64,
    pub name: String,
    /// Number of entries that have not withdrawn.
    pub entries: u32,
    /// Rules, clock and format as JSON text, opaque here. Never change.
    pub settings: String,
}

/// The game of a pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewTournamentGame {
    /// Number of the round, from 1.
    pub round: u16,
    /// Number of the table, from 1.
    pub board: u16,
    /// 0 for the first game of the pairing; a draw in a knock-out is played again.
    pub attempt: u16,
    /// The id that the game has, or will have.
    pub game: GameId,
}

/// The game of a pairing, with its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentGameRow {
    pub at: NewTournamentGame,
    /// `None` until the game has been made.
    pub state: Option<TournamentGameState>,
}

/// What the row of a tournament's game says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentGameState {
    pub phase: Phase,
    /// The players.
    pub seats: BySide<Option<Player>>,
    pub plies: u32,
    /// Outcome, and code of its cause; `None` while the game continues.
    pub result: Option<(Outcome, String)>,
    /// The numbers of the cause as JSON text.
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

/// A change of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TournamentCommand {
    /// Adds a tournament with its first events. Refused if a limit is reached.
    Open {
        row: TournamentRow,
        events: Vec<String>,
        bounds: TournamentBounds,
    },
    /// Appends events, and names the games of new pairings. Refused unless `after` is the number of the last event.
    Append {
        /// The row after the events.
        row: TournamentRow,
        after: u64,
        events: Vec<String>,
        games: Vec<NewTournamentGame>,
    },
    /// Lets a player direct the tournament. Harmless if repeated.
    Help { tournament: TournamentId, player: Player },
    /// Takes this back. Harmless if repeated.
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

    /// Returns tournaments in `phase`: those that are over by their start, newest first, others the next first.
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

    /// Returns the players who may direct the tournament besides its owner.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournament_helpers(&self, id: TournamentId) -> Answer<Vec<Player>, QueryError>;
}
