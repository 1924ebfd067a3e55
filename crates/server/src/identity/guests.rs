//! Guests: whoever holds a cookie. Seats are the rooms' business.

use super::cookie::{NewCookie, guest_cookie};
use super::hex::decode;
use crate::error::AppError;
use crate::services::Services;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use play::{GuestId, Player};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::{Command, GuestRow};

/// The player behind a request; `None` for a visitor without a valid cookie, who may watch.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Visitor(pub(crate) Option<Player>);

impl<S: Send + Sync> FromRequestParts<S> for Visitor
where
    Arc<Services>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let Some(secret) = guest_cookie(&parts.headers).and_then(decode) else {
            return Ok(Self(None));
        };
        let hash = hash(&secret);
        let services = Arc::<Services>::from_ref(state);
        let key = services.store.player_of_token(&hash).await?;
        let player = key.map(|key| key.parse().map_err(AppError::internal)).transpose()?;
        Ok(Self(player))
    }
}

impl Visitor {
    /// The player, a new guest where the visitor was nobody; then with the cookie to set.
    pub(crate) async fn or_create(self, services: &Services) -> Result<(Player, Option<NewCookie>), AppError> {
        if let Some(player) = self.0 {
            return Ok((player, None));
        }
        let secret = services.random.secret();
        let player = Player::Guest(GuestId::from_bits(services.random.number()));
        let row = GuestRow {
            player: player.to_string(),
            token_hash: hash(&secret),
            created_ms: services.clock.now_ms(),
        };
        services.store.execute(Command::NewGuest(row)).await?;
        Ok((player, Some(NewCookie::new(&secret, &services.origins)?)))
    }
}

/// SHA-256 is enough for 256 random bits: there is nothing to guess.
fn hash(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}
