//! A tournament's games in progress, for spectators. Lists are cached for a second.

use super::registry::Tournaments;
use crate::error::AppError;
use crate::lobby::in_progress;
use play::{GameId, TournamentId};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};
use store::{Phase, TournamentGameRow};
use wire::tournament::TournamentBoards;

/// Maximum number of games in a list.
const MOST: usize = 4;
/// Time for which a cached list is used.
const LASTS_MS: i64 = 1_000;
/// Maximum number of cached lists.
const KEPT: usize = 64;

impl Tournaments {
    /// Returns up to four games in progress, ordered by table number.
    ///
    /// # Errors
    ///
    /// `unknown_tournament`.
    pub(crate) async fn boards(&self, id: TournamentId) -> Result<Arc<TournamentBoards>, AppError> {
        let now_ms = self.0.services.clock.now_ms();
        let kept = self.kept_boards().get(&id).cloned();
        if let Some((_, boards)) = kept.filter(|(at_ms, _)| (0..LASTS_MS).contains(&(now_ms - at_ms))) {
            return Ok(boards);
        }
        let shown = self.shown(id).await?;
        let is_played =
            |row: &&TournamentGameRow| row.state.as_ref().is_some_and(|state| state.phase == Phase::Playing);
        let played = shown.games.iter().filter(is_played);
        let mut tables: Vec<_> = played
            .map(|row| (row.at.board, Reverse(row.at.round), row.at.game))
            .collect();
        tables.sort_by_key(|&(table, round, _)| (table, round));
        let games: Vec<GameId> = tables.into_iter().map(|(_, _, game)| game).collect();
        let games = in_progress(&self.0.services, &self.0.rooms, (games, MOST)).await?;
        let boards = Arc::new(TournamentBoards { games });
        let mut kept = self.kept_boards();
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(id, (now_ms, Arc::clone(&boards)));
        Ok(boards)
    }

    fn kept_boards(&self) -> MutexGuard<'_, HashMap<TournamentId, (i64, Arc<TournamentBoards>)>> {
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        self.0.boards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
