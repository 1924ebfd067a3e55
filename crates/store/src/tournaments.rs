//! Online tournaments: their events, and the games of their pairings.

use crate::{Answer, NewTournamentChatLine, Page, PageRequest, Phase, QueryError};
use janggi::{BySide, Outcome};
use play::{ClubId, GameId, Player, TournamentId};

/// The phase of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TournamentPhase {
    /// Players can enter.
    Open,
    /// Rounds are being played.
    Running,
    /// The tournament is over or was cancelled.
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
    /// Number of entered players, excluding those who have withdrawn.
    pub entries: u32,
    /// Rules, clock and format as JSON text, which is opaque here and never changes.
    pub settings: String,
    /// The club whose members can enter; `None` if everyone can. Never changes. The club may have been dissolved.
    pub club: Option<ClubId>,
}

/// A game of a pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewTournamentGame {
    /// Number of the round, from 1.
    pub round: u16,
    /// Number of the table in the round, from 1.
    pub board: u16,
    /// 0 for the first game of the pairing; incremented for each replay of a knockout game without a winner.
    pub attempt: u16,
    /// The id of the game, which may not have been created yet.
    pub game: GameId,
}

/// A game of a pairing, with its stored state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentGameRow {
    pub at: NewTournamentGame,
    /// The state of the game; `None` until the game has been created.
    pub state: Option<TournamentGameState>,
}

/// The stored state of a tournament game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentGameState {
    pub phase: Phase,
    pub seats: BySide<Option<Player>>,
    pub plies: u32,
    /// The outcome and the code of its cause; `None` until the game is over.
    pub result: Option<(Outcome, String)>,
    /// Details of the cause, such as numbers and squares, as JSON text.
    pub facts: Option<String>,
}

/// Limits on new tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TournamentBounds {
    /// Maximum number of tournaments per owner that are not over.
    pub of_owner: u32,
    /// Maximum total number of tournaments that are not over.
    pub of_all: u32,
}

/// A change to a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TournamentCommand {
    /// Adds a tournament with its first events. Refused if the owner does not exist or a limit is reached.
    Open {
        row: TournamentRow,
        events: Vec<String>,
        bounds: TournamentBounds,
    },
    /// Appends events and stores the ids of new games. Refused unless `after` is the number of the last event.
    Append {
        /// The tournament after the events.
        row: TournamentRow,
        after: u64,
        events: Vec<String>,
        games: Vec<NewTournamentGame>,
        /// Players to be notified that the tournament has started. The notices are deleted when it is over.
        notices: Vec<Player>,
    },
    /// Deletes a player's notice that the tournament has started, because the player has opened the page.
    Seen { tournament: TournamentId, player: Player },
    /// Adds a chat message. Refused if the tournament or the player does not exist, or if the tournament already has a
    /// message with the same time.
    Say(NewTournamentChatLine),
    /// Deletes a chat message, if it exists.
    Unsay {
        tournament: TournamentId,
        /// Time of the message.
        at_ms: i64,
    },
    /// Allows a player to direct the tournament. Does nothing if this is already allowed.
    Help { tournament: TournamentId, player: Player },
    /// Revokes the permission to direct the tournament. Does nothing if the player does not have it.
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

    /// Returns the events of a tournament with numbers greater than `after`, in order.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournament_events(&self, id: TournamentId, after: u64) -> Answer<Vec<String>, QueryError>;

    /// Returns tournaments in `phase`, ordered by start time: latest first if `phase` is [`TournamentPhase::Over`],
    /// otherwise earliest first.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournaments(&self, phase: TournamentPhase, page: PageRequest) -> Answer<Page<TournamentRow>, QueryError>;

    /// Returns the first `most` tournaments of a club in `phase`, in the order of [`Self::tournaments`].
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn tournaments_of_club(
        &self,
        club: ClubId,
        phase: TournamentPhase,
        most: u32,
    ) -> Answer<Vec<TournamentRow>, QueryError>;

    /// Returns the ids of tournaments that are running, and of open ones that start at `now_ms` or earlier.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn due_tournaments(&self, now_ms: i64) -> Answer<Vec<TournamentId>, QueryError>;

    /// Returns the running tournaments for which `player` has a notice, ordered by start time.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn begun_tournaments(&self, player: Player) -> Answer<Vec<TournamentRow>, QueryError>;

    /// Returns the games from round `round` onwards, ordered by round, table and attempt.
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
