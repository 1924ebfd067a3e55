//! The access token with which a stream was opened. The stream ends when the token does.

use crate::clock::{self, Interval};
use crate::error::AppError;
use crate::identity::AccessToken;
use crate::open_sessions::SessionEnd;
use crate::services::Services;
use std::future;
use std::sync::Arc;
use std::time::Duration;
use wire::Code;

/// Interval between checks of an open stream's token.
const CHECKED_EVERY: Duration = Duration::from_secs(7);

/// The token of an open stream.
pub(super) struct StreamToken {
    services: Arc<Services>,
    token: AccessToken,
    end: SessionEnd,
    checks: Interval,
}

impl StreamToken {
    /// Starts to watch a token.
    ///
    /// # Errors
    ///
    /// `invalid_token` if the token no longer exists.
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

    /// Waits until the token is revoked or expires. Cancel safe.
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
        // While the database is failing, the stream stays open.
        found.is_ok_and(|found| found.is_some()) || self.services.store.is_failing()
    }
}

/// Waits until the token of a stream ends; forever if the stream has none. Cancel safe.
pub(super) async fn ended(token: &mut Option<StreamToken>) {
    match token {
        Some(token) => token.ended().await,
        None => future::pending().await,
    }
}
