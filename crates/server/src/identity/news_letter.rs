//! Emails with news of tournaments and clubs. They are not stored.

use crate::mail::{Letter, Reason};
use crate::services::Services;
use play::Player;
use std::time::Duration;
use wire::account::Language;

/// Time for which an email with news is worth sending. Later, players may already have lost their first game of a
/// tournament.
const NEWS: Duration = Duration::from_secs(600);

/// Writes an email with news to a player; `None` if the player has no account with an address, or does not want such
/// emails.
pub(crate) async fn news_letter(services: &Services, player: Player, news: Reason) -> Option<Letter> {
    let account = services.store.account_of(player).await;
    let account = account.inspect_err(|error| tracing::warn!(%error, "a player is not told of news by email"));
    let account = account.ok().flatten()?;
    let is_wanted = match news {
        Reason::Begun(_) => account.tournament_emails,
        Reason::ClubRequest(_) | Reason::ClubAnswer(_) => account.club_emails,
        Reason::Confirm { .. } | Reason::Reset { .. } | Reason::Changed | Reason::Removed => true,
    };
    let email = account.email.filter(|_| is_wanted && !account.suspended)?;
    Some(Letter {
        id: None,
        good_for: NEWS,
        to: email.address.parse().ok()?,
        language: email.language.parse().unwrap_or(Language::SOURCE),
        name: account.name,
        reason: news,
    })
}
