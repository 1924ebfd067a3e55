//! Permission to play rated games, which requires an account. Must not depend on the terms of a game.

use super::profiles::player_views;
use super::sessions::Signed;
use crate::error::AppError;
use crate::services::Services;
use play::{Moment, Player};
use wire::Code;

/// Refuses guests and bots, which cannot play rated games.
///
/// # Errors
///
/// `no_account` or `bot_unrated`.
pub(crate) async fn must_be_able_to_play_rated(services: &Services, player: Player) -> Result<(), AppError> {
    match player_views(services, vec![player]).await?.get(&player) {
        Some(view) if view.is_ratable() => Ok(()),
        Some(view) if view.bot => Err(Code::BotUnrated.into()),
        Some(_) | None => Err(Code::NoAccount.into()),
    }
}

/// Refuses players who may not start a rated game now: guests, bots and temporarily banned players.
///
/// # Errors
///
/// `no_account`, `bot_unrated` or `too_many_aborts`.
pub(crate) async fn must_play_rated(services: &Services, player: Player) -> Result<(), AppError> {
    must_be_able_to_play_rated(services, player).await?;
    Ok(services.rated_aborts.check(player, Moment(services.clock.now_ms()))?)
}

impl Signed {
    /// Checks the session's player with [`must_play_rated`]. Visitors are refused like guests.
    pub(crate) async fn must_play_rated(self, services: &Services) -> Result<(), AppError> {
        let player = self.player().ok_or(Code::NoAccount)?;
        must_play_rated(services, player).await
    }
}
