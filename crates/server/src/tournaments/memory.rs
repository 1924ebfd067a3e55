//! Tournament data in memory: cached tournaments and views, recent chat, and visits.

use play::chat::Talk;
use play::{Player, TournamentId};
use std::collections::HashMap;
use std::sync::Arc;
use store::{TournamentGameRow, TournamentRow};
use tournament::Tournament;
use wire::tournament::{TournamentSettings, TournamentView};

/// A stored tournament.
#[derive(Debug)]
pub(super) struct Loaded {
    pub(super) row: TournamentRow,
    pub(super) settings: TournamentSettings,
    pub(super) tournament: Tournament,
}

/// A cached view of a tournament. The parts that depend on the viewer are computed from the other fields.
#[derive(Debug, Clone)]
pub(super) struct Shown {
    pub(super) at_ms: i64,
    pub(super) view: Arc<TournamentView>,
    pub(super) owner: Player,
    pub(super) helpers: Vec<Player>,
    pub(super) loaded: Arc<Loaded>,
    pub(super) games: Arc<Vec<TournamentGameRow>>,
}

/// Recent chat of a tournament.
#[derive(Debug, Default)]
pub(super) struct Talking {
    pub(super) talk: Talk,
    /// Time at which a message was last removed; 0 if unknown.
    pub(super) removed_ms: i64,
}

/// Last visits by tournament and player. Recorded only for entered players, until the tournament is over.
pub(super) type Visits = HashMap<TournamentId, HashMap<Player, Visit>>;

/// The last visit of a player to a tournament's page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Visit {
    pub(super) at_ms: i64,
    /// Whether the player has opened the page since the tournament started, which deletes the notice.
    pub(super) has_seen: bool,
}
