//! Cached tournaments: the stored state, and the view for all readers.

use play::Player;
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

/// Cached view of a tournament without the parts for a particular reader, which are computed from the other fields.
#[derive(Debug, Clone)]
pub(super) struct Shown {
    pub(super) at_ms: i64,
    pub(super) view: Arc<TournamentView>,
    pub(super) owner: Player,
    pub(super) helpers: Vec<Player>,
    pub(super) loaded: Arc<Loaded>,
    pub(super) games: Arc<Vec<TournamentGameRow>>,
}
