//! The access token with which a stream was opened: the stream ends with it.

use crate::clock::{self, Interval};
use crate::error::AppError;
use crate::identity::AccessToken;
use crate::open_sessions::SessionEnd;
use crate::services::Services;
use std::future;
use std::sync::Arc;
use std::time::Duration;
use wire::Code;

/// Interval between checks whether the token has expired.
const CHECKED_EVERY: Duration = Duration::from_secs(7);

/// A token that is followed.
pub(super) struct StreamToken {
    services: Arc<Services>,
    token: AccessToken,
    end: SessionEnd,
    checks: Interval,
}

impl StreamToken {
    /// Follows a token.
    ///
    /// # Errors
    ///
    /// `invalid_token` if it was revoked a moment ago.
    pub(super) async fn follow(services: &Arc<Services>, token: AccessToken) -> Result<Self, AppError> {
        let end = services.open_sessions.follow(token.token, token.player);
        if services.store.access_token(token.token).await?.is_none() {
            return Err(Code::InvalidToken.into());
        }
        Ok(Self {
            services: Arc::clone(services),
            token,
            end,
            checks: clock::interval(CHECKED_EVERY),
        })
    }

    /// Returns when the token has been revoked or has expired. Safe to drop half-way.
    pub(super) async fn ended(&mut self) {
        loop {
            tokio::select! {
                _ = self.end.wait() => return,
                _ = self.checks.tick() => {}
            }
            if !self.is_usable().await {
                return;
            }
        }
    }

    async fn is_usable(&self) -> bool {
        let now_ms = self.services.clock.now_ms();
        if self.token.ends_ms.is_some_and(|ends_ms| ends_ms <= now_ms) {
            return false;
        }
        let found = self.services.store.access_token(self.token.token).await;
        // A database that cannot be read for a moment ends no stream.
        found.is_ok_and(|found| found.is_some()) || self.services.store.is_failing()
    }
}

/// Returns when the token of a stream has ended; never for a stream without one. Safe to drop half-way.
pub(super) async fn ended(token: &mut Option<StreamToken>) {
    match token {
        Some(token) => token.ended().await,
        None => future::pending().await,
    }
}
