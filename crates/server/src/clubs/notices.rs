//! Notices about requests to join a club. The owner and officers are notified of a request, and the player of the
//! decision. The entries in the list of news come from the database; this module sends push messages and emails.

use super::registry::Clubs;
use crate::error::AppError;
use crate::identity::news_letter;
use crate::limits::Sharer;
use crate::mail::Reason;
use crate::push::{Notice, Subject};
use play::{ClubId, Player};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use store::{ClubCommand, ClubNewsKind};
use wire::push::PushKind;

/// The subject of a notice.
#[derive(Debug, Clone, Copy)]
enum News {
    Request,
    Answer,
}

/// Minimum time between two notices about join requests to one club, so that repeated requests do not flood its
/// officers.
const PAUSE_MS: i64 = 3_600_000;
/// Maximum number of clubs whose last notice is remembered.
const KEPT: usize = 1_024;
/// Lifetime of a push message.
const LASTS: Duration = Duration::from_secs(86_400);

impl Clubs {
    /// Notifies the owner and officers of a club of a request to join.
    pub(super) async fn notify_officers(&self, club: ClubId, name: &str) {
        if !self.is_due(club) {
            return;
        }
        match self.services.store.club_members(club).await {
            Ok(rows) => {
                let managing = rows.iter().filter(|row| row.role.manages());
                self.notify(managing.map(|row| row.player), (club, name), News::Request);
            }
            Err(error) => tracing::warn!(%club, %error, "nobody is told of a request to join"),
        }
    }

    /// Notifies a player that the request to join a club has been approved or declined.
    pub(super) async fn notify_player(&self, club: ClubId, player: Player) {
        if let Ok(Some(row)) = self.services.store.club(club).await {
            self.notify([player].into_iter(), (club, &row.text.name), News::Answer);
        }
    }

    /// Deletes the notice of a decision once the player has opened the club's page. A failure is only logged, so that
    /// the page is shown anyway.
    pub(super) async fn visited(&self, club: ClubId, player: Player) {
        if let Err(error) = self.mark_seen(club, player).await {
            tracing::warn!(%club, %error, "the notice of an answer stays");
        }
    }

    async fn mark_seen(&self, club: ClubId, player: Player) -> Result<(), AppError> {
        let store = &self.services.store;
        let news = store.club_news(player).await?;
        let is_answer = |kind| matches!(kind, ClubNewsKind::Admitted | ClubNewsKind::Declined);
        if news.iter().any(|row| row.club == club && is_answer(row.kind)) {
            store.execute(ClubCommand::Seen { club, player }.into()).await?;
        }
        Ok(())
    }

    /// Returns whether a notice about requests may be sent now, and if so, records the time.
    fn is_due(&self, club: ClubId) -> bool {
        let now_ms = self.services.clock.now_ms();
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        let mut notified = self.notified_ms.lock().unwrap_or_else(PoisonError::into_inner);
        if notified
            .get(&club)
            .is_some_and(|last_ms| (0..PAUSE_MS).contains(&(now_ms - last_ms)))
        {
            return false;
        }
        if notified.len() >= KEPT {
            notified.clear();
        }
        notified.insert(club, now_ms);
        true
    }

    fn notify(&self, players: impl Iterator<Item = Player>, (club, name): (ClubId, &str), subject: News) {
        for player in players {
            if let Some(push) = &self.services.push {
                push.order(Notice {
                    player,
                    kind: match subject {
                        News::Request => PushKind::ClubRequest,
                        News::Answer => PushKind::ClubAnswer,
                    },
                    about: Subject::Club(club),
                    name: Some(name.to_owned()),
                    level: None,
                    lasts: LASTS,
                    address: None,
                });
            }
            self.send_email(player, club, subject);
        }
    }

    fn send_email(&self, player: Player, club: ClubId, subject: News) {
        let Some(post) = &self.services.post else { return };
        let links = post.club_links(club);
        let reason = match subject {
            News::Request => Reason::ClubRequest(links),
            News::Answer => Reason::ClubAnswer(links),
        };
        let services = Arc::clone(&self.services);
        let letters = async move {
            let letter = news_letter(&services, player, reason).await;
            letter.map_or_else(Vec::new, |letter| vec![letter])
        };
        if post.order(Sharer::NONE, letters).is_err() {
            tracing::warn!(%club, "too much mail waits: a player is not told of a request to join");
        }
    }
}
