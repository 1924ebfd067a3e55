//! The rows as values. Ids are opaque keys here; whoever made them knows their shape.

/// A game's phase as its row says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The players choose their set-ups.
    Arranging,
    /// Moves are being played.
    Playing,
    /// There is a verdict.
    Over,
}

impl Phase {
    /// The word in the database.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Arranging => "arranging",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        [Self::Arranging, Self::Playing, Self::Over]
            .into_iter()
            .find(|phase| phase.word() == word)
    }
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

/// The summary of a game that lists show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    /// The game's id.
    pub id: String,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// When its last event happened.
    pub updated_ms: i64,
    /// Its phase.
    pub phase: Phase,
    /// Whatever else a list shows, as JSON text.
    pub card: String,
}

/// A guest: whoever holds the secret behind the hash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestRow {
    /// The guest's id, which others may see.
    pub id: String,
    /// SHA-256 of the cookie's secret.
    pub token_hash: [u8; 32],
    /// When the guest first came, in milliseconds since 1970.
    pub created_ms: i64,
}

/// What the engine made of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnalysisRow {
    /// The game's id.
    pub game: String,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: i64,
    /// The analysis as JSON text.
    pub body: String,
}

/// One page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    /// The rows of this page, newest first.
    pub rows: Vec<T>,
    /// How many rows all pages have together.
    pub total: u32,
}

/// Something to write, whole or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Write {
    /// A new guest.
    Guest(GuestRow),
    /// Events of one game in their order, with the row that sums the game up after them. The first write of a game makes it.
    Events {
        /// The game as it stands after `events`.
        game: GameRow,
        /// Guests who hold a seat after `events`. Seats once taken stay listed.
        guests: Vec<String>,
        /// The new events; their numbers go on from the last one stored.
        events: Vec<EventRow>,
    },
    /// The analysis of a game that is stored; it takes the place of an older one.
    Analysis(AnalysisRow),
    /// Several writes that belong together, as the end of one game and the beginning of its rematch.
    All(Vec<Write>),
}
