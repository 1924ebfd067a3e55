//! Views of tournaments. The part that is the same for all viewers is cached for a second.

use super::change::DIVISION;
use super::clubs::clubs_of;
use super::memory::{Loaded, Shown};
use super::next::{Situation, entries};
use super::registry::Tournaments;
use crate::error::AppError;
use crate::identity::player_views;
use crate::services::Services;
use play::{ClubId, Player, TournamentId};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};
use store::{PageRequest, Phase, TournamentGameRow, TournamentPhase, TournamentRow};
use tournament::EntryId;
use wire::tournament::{
    self as view, TournamentClub, TournamentGame, TournamentList, TournamentPlayer, TournamentSettings,
    TournamentSummary, TournamentView, TournamentYou,
};
use wire::vocabulary::PlayerView;

/// Maximum number of tournaments of a club that are not over, in its list.
const SHOWN: u32 = 20;
/// Maximum number of ended tournaments in the list of a club.
const SHOWN_OVER: u32 = 3;
/// Time for which a cached view is used, unless the tournament changes.
const LASTS_MS: i64 = 1_000;
/// Maximum number of cached views.
const KEPT: usize = 64;
const LISTED: PageRequest = PageRequest { index: 0, size: 50 };

impl Tournaments {
    /// Returns up to 50 each of the running, open and past tournaments.
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
        view.you = match reader {
            Some(reader) => Some(self.you(&shown, reader).await?),
            None => None,
        };
        if let Some((player, you)) = reader.zip(view.you.as_ref())
            && you.plays
        {
            self.visited(&shown.loaded.row, player).await;
        }
        Ok(view)
    }

    /// Returns the reader's role, and the reason why they cannot enter, if there is one.
    async fn you(&self, shown: &Shown, reader: Player) -> Result<TournamentYou, AppError> {
        let you = you(shown, reader);
        let row = &shown.loaded.row;
        let bar = match you.plays || row.phase == TournamentPhase::Over {
            true => None,
            false => self.bar_of(row, reader).await?,
        };
        Ok(TournamentYou { bar, ..you })
    }

    pub(super) async fn shown(&self, id: TournamentId) -> Result<Shown, AppError> {
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
        // Another round may have been paired since the events were read.
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
            club: clubs_of(services, &[&loaded.row]).await?.pop().flatten(),
            next_ms: situation.next_round_ms(),
            ends_ms: situation.ends_ms(),
            chat_ms: self.chat_ms(id).await?,
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
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        self.0.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

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

impl Tournaments {
    /// Returns the tournaments of a club: running, open, and the last ones that have ended.
    pub(crate) async fn of_club(&self, club: ClubId) -> Result<Vec<TournamentSummary>, AppError> {
        let services = &self.0.services;
        let mut rows = Vec::new();
        for (phase, most) in [
            (TournamentPhase::Running, SHOWN),
            (TournamentPhase::Open, SHOWN),
            (TournamentPhase::Over, SHOWN_OVER),
        ] {
            rows.extend(services.store.tournaments_of_club(club, phase, most).await?);
        }
        summaries(services, rows).await
    }
}

pub(super) async fn summaries(
    services: &Services,
    rows: Vec<TournamentRow>,
) -> Result<Vec<TournamentSummary>, AppError> {
    let people = People(player_views(services, rows.iter().map(|row| row.owner).collect()).await?);
    let clubs = clubs_of(services, &rows.iter().collect::<Vec<_>>()).await?;
    let summary = |(row, club): (TournamentRow, Option<TournamentClub>)| {
        let settings: TournamentSettings = serde_json::from_str(&row.settings).map_err(AppError::internal)?;
        Ok(TournamentSummary {
            id: row.id.to_string(),
            owner: people.view(row.owner),
            name: row.name,
            starts_ms: row.starts_ms,
            phase: phase(row.phase),
            entries: row.entries,
            settings,
            club,
        })
    };
    rows.into_iter().zip(clubs).map(summary).collect()
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

/// Returns the role of a reader, without a reason that depends on a club.
pub(super) fn you(shown: &Shown, reader: Player) -> TournamentYou {
    let state = shown.loaded.tournament.state();
    let entry = entries(state).get(&reader).copied();
    TournamentYou {
        entry: entry.map(|id| id.0),
        plays: entry.is_some_and(|id| state.players[&id].withdrawn_after.is_none()),
        directs: shown.owner == reader || shown.helpers.contains(&reader),
        game: entry.and_then(|id| own_game(shown, id)),
        bar: None,
    }
}

/// Returns the id of an entry's game in progress.
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
