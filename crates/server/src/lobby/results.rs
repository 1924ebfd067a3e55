//! Finished public games between people, newest first: all of them, or those of one player.

use super::made::Made;
use super::state::Lobby;
use crate::error::AppError;
use crate::room::{people_of, summary};
use janggi::Outcome;
use play::{GameId, Player};
use std::sync::Arc;
use store::{GameRow, PageRequest, Phase};
use wire::http::GameSummary;

/// Maximum number of games in a list.
const MOST: usize = 10;
/// The stored games from which the public ones are selected.
const NEWEST: PageRequest = PageRequest { index: 0, size: 100 };
/// Maximum number of games in the cache of `is_public`.
const REMEMBERED: usize = 2_000;

impl Lobby {
    /// Returns the newest finished games of all players, from a short-lived cache.
    pub(crate) async fn results(&self) -> Result<Arc<Vec<GameSummary>>, AppError> {
        let now_ms = self.0.services.clock.now_ms();
        if let Some(list) = Made::fresh(self.lock().results.as_ref(), now_ms) {
            return Ok(list);
        }
        let rows = self.0.services.store.games_in(Phase::Over, NEWEST).await?.rows;
        let list = Arc::new(self.public(rows).await?);
        self.lock().results = Some(Made {
            at_ms: now_ms,
            list: Arc::clone(&list),
        });
        Ok(list)
    }

    /// Returns the newest finished games of `player`.
    pub(crate) async fn results_of(&self, player: Player) -> Result<Vec<GameSummary>, AppError> {
        let rows = self.0.services.store.games_of(player, NEWEST).await?.rows;
        self.public(rows).await
    }

    async fn public(&self, mut rows: Vec<GameRow>) -> Result<Vec<GameSummary>, AppError> {
        rows.retain(|row| {
            let ended = row
                .result
                .as_ref()
                .is_some_and(|result| result.outcome != Outcome::None);
            ended && row.seats.cho.player().is_some() && row.seats.han.player().is_some()
        });
        rows.sort_by_key(|row| std::cmp::Reverse(row.result.as_ref().map(|result| result.ended_ms)));
        let mut found = Vec::new();
        for row in rows {
            if found.len() < MOST && self.is_public(row.id).await? {
                found.push(row);
            }
        }
        let people = people_of(&self.0.services, &found).await?;
        found.iter().map(|row| summary(row, None, &people)).collect()
    }

    async fn is_public(&self, game: GameId) -> Result<bool, AppError> {
        if let Some(known) = self.lock().public_games.get(&game) {
            return Ok(*known);
        }
        let stored = self.0.services.store.events_of(game).await?;
        let public = store::terms(&stored).is_some_and(|terms| terms.is_public());
        let known = &mut self.lock().public_games;
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(game, public);
        Ok(public)
    }
}
