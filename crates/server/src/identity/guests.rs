//! Extractor for the player who sent a request. Must not depend on games.

use super::cookie::NewCookie;
use super::sessions::{Session, Signed};
use crate::error::AppError;
use crate::services::Services;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use play::Player;
use std::sync::Arc;

/// The player who sent a request; `None` for a visitor without a valid cookie.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Visitor(pub(crate) Option<Player>);

impl<S: Send + Sync> FromRequestParts<S> for Visitor
where
    Arc<Services>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let Signed(session) = Signed::from_request_parts(parts, state).await?;
        Ok(Self(session.map(|Session { player, .. }| player)))
    }
}

impl Visitor {
    /// Returns the player. A new visitor becomes a guest, and the response must set the returned cookie.
    pub(crate) async fn or_create(self, services: &Services) -> Result<(Player, Option<NewCookie>), AppError> {
        if let Some(player) = self.0 {
            return Ok((player, None));
        }
        let (session, cookie) = Signed(None).or_create(services).await?;
        Ok((session.player, cookie))
    }
}
