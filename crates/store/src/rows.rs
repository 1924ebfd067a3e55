//! The rows as values. Event bodies are opaque here.

use crate::TokenHash;
use janggi::{BySide, Movement, Outcome, Side};
use play::{GameId, Player};

/// A game's phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The players choose their set-ups.
    Arranging,
    /// Moves are being played.
    Playing,
    /// It has ended.
    Over,
}

/// One event of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventRow {
    /// Its number within the game, from 1, without gaps.
    pub seq: u32,
    /// When the server took it, in milliseconds since 1970.
    pub at_ms: i64,
    /// The event as JSON text.
    pub body: String,
}

/// The first events of a game in one block of bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// How many: those numbered 1 to this.
    pub events: u32,
    /// The bytes.
    pub body: Vec<u8>,
}

/// Every event of one game: those that are packed, and the rows after them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StoredEvents {
    /// The first ones, if they were packed.
    pub pack: Option<Pack>,
    /// The others, in order.
    pub rows: Vec<EventRow>,
}

impl StoredEvents {
    /// Whether there is none: there is no such game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pack.is_none() && self.rows.is_empty()
    }
}

/// Who holds a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person.
    Player(Player),
    /// The engine at a level.
    Engine(u8),
    /// Nobody yet.
    Open,
}

impl Seat {
    /// The person in the seat, if there is one.
    #[must_use]
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Player(player) => Some(player),
            Self::Engine(_) | Self::Open => None,
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// When, in milliseconds since 1970. The first time stored for a game is kept.
    pub ended_ms: i64,
    pub outcome: Outcome,
    /// The cause: `mate`, `resigned` …; docs/reference/endings.md lists them.
    pub code: String,
    /// The field of the rule set that says so.
    pub rule: Option<String>,
    /// The numbers and squares of the cause as JSON text.
    pub facts: String,
}

/// What is known of a game without reading its events. It repeats what they say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    pub id: GameId,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// When its last event happened.
    pub updated_ms: i64,
    pub phase: Phase,
    pub seats: BySide<Seat>,
    /// `kakao@1`; `None` for rules of the players' own.
    pub rules_id: Option<String>,
    /// How the pieces move; `None` in rows written before this was stored.
    pub movement: Option<Movement>,
    /// The class of its time control, by which ratings and searches group games.
    pub speed: String,
    /// Whether its players agreed that it counts for their ratings; `None` in rows written before this was stored, where
    /// the game's first event cannot be read.
    pub rated: Option<bool>,
    /// The only player who may take the open seat, if there is one: the game is a challenge.
    pub invited: Option<Player>,
    /// Moves and passes so far.
    pub plies: u32,
    /// Whose turn it is while the game runs; nobody's while it stands adjourned.
    pub turn: Option<Side>,
    /// The position; `None` while arranging.
    pub fen: Option<String>,
    /// How it ended; `None` before.
    pub result: Option<GameResult>,
}

/// A new guest: whoever holds the secret behind the hash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestRow {
    /// The player, whom others may see.
    pub player: Player,
    /// SHA-256 of the cookie's secret.
    pub token_hash: TokenHash,
    /// When the guest first came, in milliseconds since 1970.
    pub created_ms: i64,
}

/// What the engine made of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnalysisRow {
    pub game: GameId,
    /// Time of creation, milliseconds since 1970.
    pub made_ms: i64,
    /// The analysis as JSON text.
    pub body: String,
}

/// What a rating needs of a game that has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    pub game: GameId,
    pub seats: BySide<Seat>,
    /// The rule set, where it has a name.
    pub rules_id: Option<String>,
    /// The class of its time control.
    pub speed: String,
    /// Moves and passes.
    pub plies: u32,
    pub result: GameResult,
}

/// A place in the order in which games ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultCursor {
    /// When the last game seen ended.
    pub ended_ms: i64,
    pub game: GameId,
}

impl FinishedGame {
    /// The place right after this game.
    #[must_use]
    pub const fn cursor(&self) -> ResultCursor {
        ResultCursor {
            ended_ms: self.result.ended_ms,
            game: self.game,
        }
    }
}

/// A game that is kept as it was found because it could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableGame {
    /// Its id as far as it is text: it need not be one.
    pub game: String,
    /// What could not be read.
    pub reason: String,
}

/// What is kept of the life of a server, by the clock that it had.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heartbeat {
    /// When it started, in milliseconds since 1970.
    pub started_ms: i64,
    /// A moment at which it lived.
    pub lived_ms: i64,
}

/// What tells whether a game that is not over was left lying.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnfinishedGame {
    pub id: GameId,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// When its last event happened.
    pub updated_ms: i64,
    /// The class of its time control.
    pub speed: String,
    /// Moves and passes so far.
    pub plies: u32,
}

/// A game whose open seat is kept for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Invitation {
    pub game: GameId,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
}

/// A place in the order in which games were created.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CreationCursor {
    /// When the last game seen was created.
    pub created_ms: i64,
    pub game: GameId,
}

impl UnfinishedGame {
    /// The place right after this game.
    #[must_use]
    pub const fn cursor(&self) -> CreationCursor {
        CreationCursor {
            created_ms: self.created_ms,
            game: self.id,
        }
    }
}

/// One page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    /// The rows of this page.
    pub rows: Vec<T>,
    /// Whether there is a next page.
    pub more: bool,
}
