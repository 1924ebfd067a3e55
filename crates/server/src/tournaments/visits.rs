//! Visits of entered players to a tournament's page, and notices of its start for absent players: an entry in the
//! list of news, stored in the transaction that starts the tournament, and an email.

use super::memory::{Visit, Visits};
use super::next::entries;
use super::registry::Tournaments;
use super::view::summaries;
use crate::error::AppError;
use crate::identity::news_letter;
use crate::limits::Sharer;
use crate::mail::Reason;
use play::{Player, TournamentId};
use std::sync::{Arc, MutexGuard, PoisonError};
use store::{ClubNewsRow, TournamentCommand, TournamentPhase, TournamentRow};
use tournament::State;
use wire::news::{ClubNews, ClubNewsKind, News};

/// Time for which a player counts as present after a request. The page sends one every four seconds.
const PRESENT_MS: i64 = 12_000;

impl Tournaments {
    /// Returns the running tournaments for which the player has a notice.
    pub(crate) async fn news(&self, player: Player) -> Result<News, AppError> {
        let services = &self.0.services;
        let rows = services.store.begun_tournaments(player).await?;
        let tournaments = summaries(services, rows).await?;
        let clubs = services.store.club_news(player).await?;
        Ok(News {
            tournaments,
            clubs: clubs.into_iter().map(club_news).collect(),
        })
    }

    /// Records that an entered player has opened the page, and deletes the notice of the start.
    pub(super) async fn visited(&self, row: &TournamentRow, player: Player) {
        if row.phase == TournamentPhase::Over {
            return;
        }
        let (id, is_running) = (row.id, row.phase == TournamentPhase::Running);
        let at_ms = self.0.services.clock.now_ms();
        let before = {
            let mut visits = self.visits();
            let visits = visits.entry(id).or_default();
            let has_seen = visits.get(&player).is_some_and(|visit| visit.has_seen);
            visits.insert(player, Visit { at_ms, has_seen });
            has_seen
        };
        if before || !is_running {
            return;
        }
        let command = TournamentCommand::Seen { tournament: id, player };
        if self.0.services.store.execute(command.into()).await.is_ok()
            && let Some(visit) = self.visits().get_mut(&id).and_then(|visits| visits.get_mut(&player))
        {
            visit.has_seen = true;
        }
    }

    /// Returns the players to notify: if the change starts the tournament, those who do not have its page open.
    pub(super) fn absent(&self, before: &TournamentRow, after: &TournamentRow, state: &State) -> Vec<Player> {
        if (before.phase, after.phase) != (TournamentPhase::Open, TournamentPhase::Running) {
            return Vec::new();
        }
        let now_ms = self.0.services.clock.now_ms();
        let visits = self.visits();
        let is_present = |player: &Player| {
            let visit = visits.get(&after.id).and_then(|visits| visits.get(player));
            visit.is_some_and(|visit| now_ms - visit.at_ms < PRESENT_MS)
        };
        let playing = entries(state).into_iter();
        let playing = playing.filter(|(_, id)| state.players[id].withdrawn_after.is_none());
        playing
            .map(|(player, _)| player)
            .filter(|player| !is_present(player))
            .collect()
    }

    /// Queues emails to those players who want them. The emails are not stored, because after a restart they would be
    /// too late.
    pub(super) fn send_emails(&self, id: TournamentId, players: Vec<Player>) {
        let services = &self.0.services;
        let Some(post) = &services.post else { return };
        let links = post.tournament_links(id);
        for player in players {
            let (services, links) = (Arc::clone(services), links.clone());
            let letters = async move {
                let letter = news_letter(&services, player, Reason::Begun(links)).await;
                letter.map_or_else(Vec::new, |letter| vec![letter])
            };
            if post.order(Sharer::NONE, letters).is_err() {
                tracing::warn!(tournament = %id, "too much mail waits: players are not told of a tournament");
                return;
            }
        }
    }

    pub(super) fn forget_visits(&self, id: TournamentId) {
        self.visits().remove(&id);
    }

    fn visits(&self) -> MutexGuard<'_, Visits> {
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        self.0.visits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn club_news(row: ClubNewsRow) -> ClubNews {
    ClubNews {
        id: row.club.to_string(),
        name: row.name,
        kind: match row.kind {
            store::ClubNewsKind::Request => ClubNewsKind::Request,
            store::ClubNewsKind::Admitted => ClubNewsKind::Admitted,
            store::ClubNewsKind::Declined => ClubNewsKind::Declined,
        },
    }
}
