//! Rows of games, guests and servers as Rust values. Event bodies are opaque here.

use crate::TokenHash;
use janggi::{BySide, Movement, Outcome, Side};
use play::house::HousePlayer;
use play::{GameId, Player};

/// A game's phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The game has not started.
    Arranging,
    /// The game has started and not ended.
    Playing,
    /// The game has ended.
    Over,
}

/// An event of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventRow {
    /// Number of the event in the game, counted from 1 without gaps.
    pub seq: u32,
    /// Time of the event, in milliseconds since 1970.
    pub at_ms: i64,
    /// The event as JSON text.
    pub body: String,
}

/// The first events of a game in one block of bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// Number of packed events, which are numbered from 1.
    pub events: u32,
    pub body: Vec<u8>,
}

/// All events of one game: the packed ones and the rows after them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StoredEvents {
    /// The first events, if they have been packed.
    pub pack: Option<Pack>,
    /// The events after the pack, in order.
    pub rows: Vec<EventRow>,
}

impl StoredEvents {
    /// Returns whether there are no events, which means that the game does not exist.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pack.is_none() && self.rows.is_empty()
    }
}

/// The holder of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A guest or an account.
    Player(Player),
    /// The engine, with its level.
    Engine(u8),
    House(HousePlayer),
    /// The seat is not taken.
    Open,
}

impl Seat {
    /// Returns the guest or account in the seat, if there is one.
    #[must_use]
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Player(player) => Some(player),
            Self::Engine(_) | Self::House(_) | Self::Open => None,
        }
    }
}

/// The result of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// Time of the end, in milliseconds since 1970. The first stored time is kept.
    pub ended_ms: i64,
    pub outcome: Outcome,
    /// The cause: `mate`, `resigned` …; docs/reference/endings.md lists them.
    pub code: String,
    /// The field of the rule set that ended the game, if any.
    pub rule: Option<String>,
    /// Details of the cause, such as numbers and squares, as JSON text.
    pub facts: String,
}

/// Summary of a game, derived from its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    pub id: GameId,
    /// Time at which the game was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// Time of its last event, in milliseconds since 1970.
    pub updated_ms: i64,
    pub phase: Phase,
    pub seats: BySide<Seat>,
    /// The preset, such as `kakao@1`; `None` for custom rules.
    pub rules_id: Option<String>,
    /// Variant; `None` in rows last written before this column existed.
    pub movement: Option<Movement>,
    /// The code of the game's speed.
    pub speed: String,
    /// Whether this is a rated game. `None` if the row was last written before this column existed and the game's first
    /// event could not be read.
    pub rated: Option<bool>,
    /// The only player who may take the open seat, if the game is a challenge.
    pub invited: Option<Player>,
    /// Number of moves and passes so far.
    pub plies: u32,
    /// The side to move; `None` if the game is not being played or is adjourned.
    pub turn: Option<Side>,
    /// The position; `None` if the game has not started.
    pub fen: Option<String>,
    /// The result; `None` if the game has not ended.
    pub result: Option<GameResult>,
}

impl GameRow {
    /// Returns the position of this game in the order of creation.
    #[must_use]
    pub const fn cursor(&self) -> CreationCursor {
        CreationCursor {
            created_ms: self.created_ms,
            game: self.id,
        }
    }

    /// Converts to a finished game; `None` if the game has not ended.
    #[must_use]
    pub fn finished(self) -> Option<FinishedGame> {
        Some(FinishedGame {
            game: self.id,
            created_ms: self.created_ms,
            seats: self.seats,
            rules_id: self.rules_id,
            speed: self.speed,
            plies: self.plies,
            result: self.result?,
        })
    }
}

/// A new guest, identified by a secret whose hash is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestRow {
    /// The player's public id.
    pub player: Player,
    /// SHA-256 of the cookie's secret.
    pub token_hash: TokenHash,
    /// Time of creation, in milliseconds since 1970.
    pub created_ms: i64,
}

/// The engine's analysis of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnalysisRow {
    pub game: GameId,
    /// Time of creation, in milliseconds since 1970.
    pub made_ms: i64,
    /// The analysis as JSON text.
    pub body: String,
}

/// A finished game, without its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    pub game: GameId,
    /// Time at which the game was created, in milliseconds since 1970.
    pub created_ms: i64,
    pub seats: BySide<Seat>,
    /// The preset, such as `kakao@1`; `None` for custom rules.
    pub rules_id: Option<String>,
    /// The code of the game's speed.
    pub speed: String,
    /// Number of moves and passes.
    pub plies: u32,
    pub result: GameResult,
}

/// A position in the order in which games ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultCursor {
    /// Time at which the last game seen ended, in milliseconds since 1970.
    pub ended_ms: i64,
    pub game: GameId,
}

impl ResultCursor {
    /// Returns the position before all games that ended at this time or later.
    #[must_use]
    pub const fn before(ended_ms: i64) -> Self {
        Self {
            ended_ms: ended_ms.saturating_sub(1),
            game: GameId::from_bits(u64::MAX),
        }
    }
}

impl CreationCursor {
    /// Returns the position after all games that were created at this time or earlier.
    #[must_use]
    pub const fn after(created_ms: i64) -> Self {
        Self {
            created_ms: created_ms.saturating_add(1),
            game: GameId::from_bits(0),
        }
    }
}

impl FinishedGame {
    /// Returns the position of this game in the order in which games ended.
    #[must_use]
    pub const fn cursor(&self) -> ResultCursor {
        ResultCursor {
            ended_ms: self.result.ended_ms,
            game: self.game,
        }
    }
}

/// A game that a migration could not read and left unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableGame {
    /// The stored id, which may be invalid. Bytes that are not valid UTF-8 are replaced.
    pub game: String,
    pub reason: String,
}

/// A period in which a server was running, by its own clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heartbeat {
    /// Time at which the server started, in milliseconds since 1970.
    pub started_ms: i64,
    /// Last time at which the server was known to be running.
    pub lived_ms: i64,
}

/// Summary of an unfinished game, for finding expired and abandoned games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnfinishedGame {
    pub id: GameId,
    /// Time at which the game was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// Time of its last event, in milliseconds since 1970.
    pub updated_ms: i64,
    /// The code of the game's speed.
    pub speed: String,
    /// Number of moves and passes so far.
    pub plies: u32,
}

/// A game with a seat reserved for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Invitation {
    pub game: GameId,
    /// Time at which the game was created, in milliseconds since 1970.
    pub created_ms: i64,
}

/// A position in the order in which games were created.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CreationCursor {
    /// Time at which the last game seen was created, in milliseconds since 1970.
    pub created_ms: i64,
    pub game: GameId,
}

impl UnfinishedGame {
    /// Returns the position of this game in the order of creation.
    #[must_use]
    pub const fn cursor(&self) -> CreationCursor {
        CreationCursor {
            created_ms: self.created_ms,
            game: self.id,
        }
    }
}

/// A page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    pub rows: Vec<T>,
    /// Whether there is a next page.
    pub more: bool,
}
