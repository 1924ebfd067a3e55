//! The session of a request, and the creation of sessions.

use super::access_tokens::AccessToken;
use super::client_label::client_label;
use super::cookie::{NewCookie, guest_cookie};
use super::hex::{decode, digest};
use crate::error::AppError;
use crate::services::Services;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use play::{GuestId, Player};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use store::{AccountCommand, Command, GuestRow, SessionRow, StoredSession, TokenHash};
use wire::Code;

const DAY: Duration = Duration::from_secs(86_400);
/// Period of inactivity after which an account's session expires. A guest's session never expires, because the guest
/// would lose all games.
const IDLE: Duration = DAY.saturating_mul(30);
/// Maximum lifetime of an account's session.
const LONGEST: Duration = DAY.saturating_mul(180);
/// Minimum interval between updates of a session's last use.
const NOTED_EVERY: Duration = Duration::from_secs(3_600);

/// A valid session.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Session {
    pub(crate) player: Player,
    pub(crate) token: TokenHash,
    pub(crate) has_account: bool,
    /// Value of `OpenSessions::ends` when this session was loaded.
    ends: u64,
}

/// The session of a request; `None` for a visitor without a valid cookie. Requests with an access token are refused
/// with `session_required`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Signed(pub(crate) Option<Session>);

/// The session of a request. Without one, the request is refused with `no_session`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Known(pub(crate) Session);

/// The session of an account. Without one, the request is refused with `no_session` or `no_account`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Member(pub(crate) Session);

/// Label of the client that sent a request, for the list of sessions.
#[derive(Debug, Clone)]
pub(crate) struct ClientLabel(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for Signed
where
    Arc<Services>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        // A request with an access token has no session, even if it also has a cookie.
        if parts.extensions.get::<AccessToken>().is_some() {
            return Err(Code::SessionRequired.into());
        }
        find(&Arc::<Services>::from_ref(state), &parts.headers).await.map(Self)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Known
where
    Arc<Services>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let Signed(session) = Signed::from_request_parts(parts, state).await?;
        session.map(Self).ok_or_else(|| Code::NoSession.into())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Member
where
    Arc<Services>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let Known(session) = Known::from_request_parts(parts, state).await?;
        if session.has_account {
            Ok(Self(session))
        } else {
            Err(Code::NoAccount.into())
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for ClientLabel {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        Ok(Self(client_label(&parts.headers)))
    }
}

impl Signed {
    pub(crate) fn player(self) -> Option<Player> {
        self.0.map(|session| session.player)
    }

    /// Returns the session. A new visitor becomes a guest, and the response must set the returned cookie.
    pub(crate) async fn or_create(self, services: &Services) -> Result<(Session, Option<NewCookie>), AppError> {
        if let Some(session) = self.0 {
            return Ok((session, None));
        }
        let secret = services.random.secret();
        let session = Session {
            player: Player::Guest(GuestId::from_bits(services.random.number())),
            token: hash(&secret),
            has_account: false,
            ends: services.open_sessions.ends(),
        };
        let row = GuestRow {
            player: session.player,
            token_hash: session.token,
            created_ms: services.clock.now_ms(),
        };
        services.store.execute(Command::NewGuest(row)).await?;
        Ok((session, Some(NewCookie::new(&secret, services)?)))
    }
}

impl Session {
    /// Returns whether the session may have ended since it was loaded.
    pub(crate) fn may_have_ended(&self, services: &Services) -> bool {
        services.open_sessions.ends() != self.ends
    }
}

/// Creates a session of `player` on this device. Returns its row and the cookie to set.
pub(super) fn begin(
    services: &Services,
    player: Player,
    client: ClientLabel,
) -> Result<(SessionRow, NewCookie), AppError> {
    let (secret, now_ms) = (services.random.secret(), services.clock.now_ms());
    let row = SessionRow {
        token_hash: hash(&secret),
        player,
        created_ms: now_ms,
        seen_ms: now_ms,
        client: client.0,
    };
    Ok((row, NewCookie::new(&secret, services)?))
}

async fn find(services: &Services, headers: &HeaderMap) -> Result<Option<Session>, AppError> {
    let Some(secret) = guest_cookie(headers).and_then(decode) else {
        return Ok(None);
    };
    let ends = services.open_sessions.ends();
    let Some(stored) = services.store.session(hash(&secret)).await? else {
        return Ok(None);
    };
    let now_ms = services.clock.now_ms();
    if is_over(&stored, now_ms) {
        return Ok(None);
    }
    let StoredSession { session, has_account } = stored;
    if has_account && is_past(session.seen_ms, NOTED_EVERY, now_ms) {
        note_use(services, session.token_hash, now_ms);
    }
    Ok(Some(Session {
        player: session.player,
        token: session.token_hash,
        has_account,
        ends,
    }))
}

fn is_over(stored: &StoredSession, now_ms: i64) -> bool {
    let StoredSession { session, has_account } = stored;
    *has_account && (is_past(session.seen_ms, IDLE, now_ms) || is_past(session.created_ms, LONGEST, now_ms))
}

fn is_past(from_ms: i64, lasts: Duration, now_ms: i64) -> bool {
    u64::try_from(now_ms.saturating_sub(from_ms)).is_ok_and(|ms| Duration::from_millis(ms) > lasts)
}

/// Stores the time of the last use, in the background.
fn note_use(services: &Services, token_hash: TokenHash, at_ms: i64) {
    let noted = services
        .store
        .execute(AccountCommand::Seen { token_hash, at_ms }.into());
    tokio::spawn(async move {
        if let Err(error) = noted.await {
            tracing::warn!(%error, "the use of a session was not noted");
        }
    });
}

fn hash(secret: &[u8; 32]) -> TokenHash {
    TokenHash(digest(secret))
}
