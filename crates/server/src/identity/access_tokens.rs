//! Access tokens: format and lookup. Must not depend on the endpoints that accept them.

use super::hex::{decode, digest, encode};
use crate::error::AppError;
use crate::services::Services;
use axum::http::{HeaderMap, header};
use play::{Player, Scope, Scopes};
use store::{AccessTokenHash, AccessTokenRow, AccountCommand};
use wire::Code;
use wire::account::Secret;

/// Prefix that lets users and secret scanners recognise a token.
const PREFIX: &str = "janggun_";
/// Minimum interval between updates of a token's last use, in milliseconds.
const NOTED_EVERY_MS: i64 = 300_000;

/// A valid access token.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AccessToken {
    pub(crate) player: Player,
    pub(crate) token: AccessTokenHash,
    pub(crate) scopes: Scopes,
    /// Expiry, in milliseconds since 1970; `None` if the token does not expire.
    pub(crate) ends_ms: Option<i64>,
}

impl AccessToken {
    /// Returns the token with this text; `None` if it is wrong, expired or revoked, or its account is suspended or
    /// closed.
    pub(crate) async fn find(services: &Services, text: &str) -> Result<Option<Self>, AppError> {
        let Some(token) = hash_of(text) else { return Ok(None) };
        let Some(row) = services.store.access_token(token).await? else {
            return Ok(None);
        };
        let now_ms = services.clock.now_ms();
        if row.ends_ms.is_some_and(|ends_ms| ends_ms <= now_ms) {
            return Ok(None);
        }
        if row
            .used_ms
            .is_none_or(|used_ms| now_ms.saturating_sub(used_ms) >= NOTED_EVERY_MS)
        {
            note_use(services, token, now_ms);
        }
        let AccessTokenRow {
            player,
            scopes,
            ends_ms,
            ..
        } = row;
        Ok(Some(Self {
            player,
            token,
            scopes,
            ends_ms,
        }))
    }

    /// Checks that the token has at least one of these scopes. If `scopes` is empty, every token passes.
    ///
    /// # Errors
    ///
    /// `missing_scope`.
    pub(crate) fn must_have(&self, scopes: &[Scope]) -> Result<(), AppError> {
        if scopes.is_empty() || scopes.iter().any(|scope| self.scopes.has(*scope)) {
            return Ok(());
        }
        let names: Vec<_> = scopes.iter().map(|scope| scope.code()).collect();
        Err(wire::ErrorBody::from(Code::MissingScope).with("scopes", names).into())
    }
}

/// Returns the text of the bearer token in a request, if any.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, text) = value.split_once(' ').unwrap_or((value, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| text.trim())
}

/// Returns the text of a new token and the hash under which it is stored.
pub(super) fn written(secret: &[u8; 32]) -> (Secret, AccessTokenHash) {
    let text = format!("{PREFIX}{}", encode(secret));
    (Secret(text), AccessTokenHash(digest(secret)))
}

/// Returns the hash of a token; `None` if the text is malformed.
fn hash_of(text: &str) -> Option<AccessTokenHash> {
    let secret = decode(text.strip_prefix(PREFIX)?)?;
    Some(AccessTokenHash(digest(&secret)))
}

/// Stores the time of the last use, in the background.
fn note_use(services: &Services, token: AccessTokenHash, at_ms: i64) {
    let noted = services
        .store
        .execute(AccountCommand::AccessTokenUsed { token, at_ms }.into());
    tokio::spawn(async move {
        if let Err(error) = noted.await {
            tracing::warn!(%error, "the use of an access token was not noted");
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{bearer, hash_of, written};
    use axum::http::{HeaderMap, HeaderValue, header};

    #[test]
    fn a_token_is_recognised_by_its_prefix_and_read_only_as_it_was_written() {
        let (text, hash) = written(&[7; 32]);
        assert!(
            text.0.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_'),
            "{}",
            text.0
        );
        assert_eq!(hash_of(&text.0), Some(hash));
        for wrong in [
            "",
            "janggun_",
            &text.0[1..],
            &text.0[..71],
            &text.0.to_uppercase(),
            &text.0[8..],
        ] {
            assert_eq!(hash_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn only_bearer_tokens_are_read() {
        let read = |value: &'static str| {
            let pair = (header::AUTHORIZATION, HeaderValue::from_static(value));
            bearer(&HeaderMap::from_iter([pair])).map(str::to_owned)
        };
        assert_eq!(read("Bearer abc").as_deref(), Some("abc"));
        assert_eq!(read("bearer  abc ").as_deref(), Some("abc"));
        assert_eq!(read("Basic abc"), None);
        assert_eq!(read("Bearer").as_deref(), Some(""));
        assert_eq!(bearer(&HeaderMap::new()), None);
    }
}
