//! Tournaments in memory: as stored, and as last shown.

use play::Player;
use std::sync::Arc;
use store::{TournamentGameRow, TournamentRow};
use tournament::Tournament;
use wire::tournament::{TournamentSettings, TournamentView};

/// A tournament as it is stored.
#[derive(Debug)]
pub(super) struct Loaded {
    pub(super) row: TournamentRow,
    pub(super) settings: TournamentSettings,
    pub(super) tournament: Tournament,
}

/// A tournament as everybody sees it, and who is who.
#[derive(Debug, Clone)]
pub(super) struct Shown {
    pub(super) at_ms: i64,
    pub(super) view: Arc<TournamentView>,
    pub(super) owner: Player,
    pub(super) helpers: Vec<Player>,
    pub(super) loaded: Arc<Loaded>,
    pub(super) games: Arc<Vec<TournamentGameRow>>,
}
