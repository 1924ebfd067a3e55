//! Views of tournaments. The part that is the same for all readers is computed at most once a second.

use super::change::DIVISION;
use super::memory::{Loaded, Shown};
use super::next::{Situation, entries};
use super::registry::Tournaments;
use crate::error::AppError;
use crate::identity::player_views;
use crate::services::Services;
use play::{Player, TournamentId};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};
use store::{PageRequest, Phase, TournamentGameRow, TournamentPhase, TournamentRow};
use tournament::EntryId;
use wire::tournament::{
    self as view, TournamentGame, TournamentList, TournamentPlayer, TournamentSettings, TournamentSummary,
    TournamentView, TournamentYou,
};
use wire::vocabulary::PlayerView;

/// Time for which a cached view is used, unless the tournament changes.
const LASTS_MS: i64 = 1_000;
/// Maximum number of cached views.
const KEPT: usize = 64;
/// Page of each list: the first 50 tournaments.
const LISTED: PageRequest = PageRequest { index: 0, size: 50 };

impl Tournaments {
    /// Returns running, open and past tournaments.
    pub(crate) async fn list(&self) -> Result<TournamentList, AppError> {
        let services = &self.0.services;
        let listed = async |phase| summaries(services, services.store.tournaments(phase, LISTED).await?.rows).await;
        Ok(TournamentList {
            running: listed(TournamentPhase::Running).await?,
            open: listed(TournamentPhase::Open).await?,
            over: listed(TournamentPhase::Over).await?,
        })
    }

    /// Returns a tournament as `reader` sees it.
    ///
    /// # Errors
    ///
    /// `unknown_tournament`.
    pub(crate) async fn show(&self, id: TournamentId, reader: Option<Player>) -> Result<TournamentView, AppError> {
        let shown = self.shown(id).await?;
        let mut view = TournamentView::clone(&shown.view);
        view.you = reader.map(|reader| you(&shown, reader));
        Ok(view)
    }

    async fn shown(&self, id: TournamentId) -> Result<Shown, AppError> {
        let now_ms = self.0.services.clock.now_ms();
        let kept = self.kept_views().get(&id).cloned();
        if let Some(shown) = kept.filter(|shown| (0..LASTS_MS).contains(&(now_ms - shown.at_ms))) {
            return Ok(shown);
        }
        let loaded = self.load(id).await?;
        let shown = self.made(loaded, now_ms).await?;
        let mut kept = self.kept_views();
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(id, shown.clone());
        Ok(shown)
    }

    async fn made(&self, loaded: Arc<Loaded>, now_ms: i64) -> Result<Shown, AppError> {
        let services = &self.0.services;
        let (id, owner) = (loaded.row.id, loaded.row.owner);
        let rounds = loaded
            .tournament
            .state()
            .division(DIVISION)
            .map_or(0, |one| one.rounds.len());
        let mut games = services.store.tournament_games(id, 1).await?;
        // A round may have been paired since the events were read.
        games.retain(|game| usize::from(game.at.round) <= rounds);
        let games = Arc::new(games);
        let helpers = services.store.tournament_helpers(id).await?;
        let entered = entries(loaded.tournament.state());
        let mut players: Vec<Player> = entered.keys().chain(&helpers).copied().collect();
        players.push(owner);
        let people = People(player_views(services, players).await?);
        let situation = Situation {
            now_ms,
            row: &loaded.row,
            settings: &loaded.settings,
            tournament: &loaded.tournament,
            games: &games,
        };
        let view = TournamentView {
            id: id.to_string(),
            name: loaded.row.name.clone(),
            owner: people.view(owner),
            helpers: helpers.iter().map(|helper| people.view(*helper)).collect(),
            starts_ms: loaded.row.starts_ms,
            phase: phase(loaded.row.phase),
            settings: loaded.settings.clone(),
            next_ms: situation.next_round_ms(),
            ends_ms: situation.ends_ms(),
            state: people.named(tournament::api::view(&loaded.tournament)),
            players: entered
                .iter()
                .map(|(player, entry)| TournamentPlayer {
                    entry: entry.0,
                    player: people.view(*player),
                })
                .collect(),
            games: games.iter().map(game).collect(),
            you: None,
        };
        Ok(Shown {
            at_ms: now_ms,
            view: Arc::new(view),
            owner,
            helpers,
            loaded,
            games,
        })
    }

    /// Drops the cached view of a tournament.
    pub(super) fn forget_shown(&self, id: TournamentId) {
        self.kept_views().remove(&id);
    }

    fn kept_views(&self) -> MutexGuard<'_, HashMap<TournamentId, Shown>> {
        // No panic can leave a change half done.
        self.0.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Public views of players.
struct People(HashMap<Player, PlayerView>);

impl People {
    fn view(&self, player: Player) -> PlayerView {
        let known = self.0.get(&player).cloned();
        known.unwrap_or_else(|| PlayerView::nameless(player.to_string()))
    }

    /// Replaces the names of entries, which are player keys, with the players' names, or `?` for closed accounts.
    fn named(&self, mut state: Value) -> Value {
        let entries = state["entries"].as_array_mut().into_iter().flatten();
        for entry in entries {
            let name = &mut entry["entry"]["name"];
            let player: Option<Player> = name.as_str().and_then(|key| key.parse().ok());
            let known = player.and_then(|player| self.view(player).name);
            *name = Value::from(known.unwrap_or_else(|| "?".to_owned()));
        }
        state
    }
}

/// Returns summaries of tournaments, for lists.
pub(super) async fn summaries(
    services: &Services,
    rows: Vec<TournamentRow>,
) -> Result<Vec<TournamentSummary>, AppError> {
    let people = People(player_views(services, rows.iter().map(|row| row.owner).collect()).await?);
    let summary = |row: TournamentRow| {
        let settings: TournamentSettings = serde_json::from_str(&row.settings).map_err(AppError::internal)?;
        Ok(TournamentSummary {
            id: row.id.to_string(),
            owner: people.view(row.owner),
            name: row.name,
            starts_ms: row.starts_ms,
            phase: phase(row.phase),
            entries: row.entries,
            settings,
        })
    };
    rows.into_iter().map(summary).collect()
}

fn game(row: &TournamentGameRow) -> TournamentGame {
    TournamentGame {
        round: row.at.round,
        table: row.at.board,
        game: row.at.game.to_string(),
        made: row.state.is_some(),
        over: row.state.as_ref().is_some_and(|state| state.phase == Phase::Over),
    }
}

const fn phase(phase: TournamentPhase) -> view::TournamentPhase {
    match phase {
        TournamentPhase::Open => view::TournamentPhase::Open,
        TournamentPhase::Running => view::TournamentPhase::Running,
        TournamentPhase::Over => view::TournamentPhase::Over,
    }
}

fn you(shown: &Shown, reader: Player) -> TournamentYou {
    let state = shown.loaded.tournament.state();
    let entry = entries(state).get(&reader).copied();
    TournamentYou {
        entry: entry.map(|id| id.0),
        plays: entry.is_some_and(|id| state.players[&id].withdrawn_after.is_none()),
        directs: shown.owner == reader || shown.helpers.contains(&reader),
        game: entry.and_then(|id| own_game(shown, id)),
    }
}

/// Returns the id of the game that an entry is playing.
fn own_game(shown: &Shown, entry: EntryId) -> Option<String> {
    let state = shown.loaded.tournament.state();
    let (division, plan) = (state.division(DIVISION)?, state.plan_of(DIVISION)?);
    let pending = division.pending(plan);
    let of_entry = |&&(round, table): &&(u16, u16)| division.find(round, table).is_some_and(|found| found.has(entry));
    let &(round, table) = pending.iter().find(of_entry)?;
    let last = shown
        .games
        .iter()
        .rfind(|row| (row.at.round, row.at.board) == (round, table))?;
    let goes_on = last.state.as_ref().is_some_and(|state| state.phase != Phase::Over);
    goes_on.then(|| last.at.game.to_string())
}
