//! Guests: whoever holds a cookie. Owns the cookie's text and its hashing; seats are the rooms' business.

use crate::error::AppError;
use crate::state::App;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use play::{GuestId, Player};
use sha2::{Digest, Sha256};
use store::{GuestRow, Write};

/// The cookie's name.
pub const GUEST_COOKIE: &str = "janggun_guest";
/// A year: browsers keep none much longer.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// The guest behind a request; `None` for a visitor without a valid cookie, who may watch.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Visitor(pub(crate) Option<Player>);

impl FromRequestParts<App> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, AppError> {
        let Some(secret) = cookie(&parts.headers).and_then(decode) else {
            return Ok(Self(None));
        };
        let hash = hash(&secret);
        let id = app.read(move |store| store.guest_of(&hash)).await?;
        let guest: Option<GuestId> = id.map(|id| id.parse().map_err(AppError::internal)).transpose()?;
        Ok(Self(guest.map(Player::Guest)))
    }
}

impl Visitor {
    /// The guest, made now where the visitor was none; then with the cookie to set.
    pub(crate) async fn or_new(self, app: &App) -> Result<(Player, Option<HeaderValue>), AppError> {
        if let Some(player) = self.0 {
            return Ok((player, None));
        }
        let secret = app.random.secret();
        let guest = GuestId::from_bits(app.random.number());
        let player = Player::Guest(guest);
        let row = GuestRow {
            id: guest.to_string(),
            token_hash: hash(&secret),
            created_ms: app.clock.now_ms(),
        };
        app.write(Write::Guest(row)).await?;
        let text = format!(
            "{GUEST_COOKIE}={}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{}",
            encode(&secret),
            if app.origins.iter().any(|origin| origin.starts_with("https://")) {
                "; Secure"
            } else {
                ""
            },
        );
        let cookie = HeaderValue::from_str(&text).map_err(AppError::internal)?;
        Ok((player, Some(cookie)))
    }
}

/// Whether the request carries a guest cookie at all, valid or not.
pub(crate) fn has_cookie(headers: &HeaderMap) -> bool {
    cookie(headers).is_some()
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let pairs = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    pairs
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == GUEST_COOKIE)
        .map(|(_, value)| value)
}

/// SHA-256 is enough for 256 random bits: there is nothing to guess.
fn hash(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// 64 hexadecimal digits.
pub(crate) fn encode(secret: &[u8; 32]) -> String {
    secret.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Only what [`encode`] writes is read.
pub(crate) fn decode(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> = text
        .bytes()
        .map(|byte| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        })
        .collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    if digits.len() == 64 {
        bytes.try_into().ok()
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{cookie, decode, encode};
    use axum::http::{HeaderMap, HeaderValue, header};

    #[test]
    fn secrets_are_read_back_and_nothing_else_is() {
        let secret: [u8; 32] = std::array::from_fn(|index| u8::try_from(index * 7 % 256).unwrap());
        let text = encode(&secret);
        assert_eq!(decode(&text), Some(secret));
        let (short, long, capital) = (&text[1..], format!("{text}0"), text.to_uppercase());
        for wrong in [
            "",
            "g",
            short,
            &long,
            &capital,
            &"가".repeat(32),
            &text.replace('0', " "),
        ] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(
            header::COOKIE,
            HeaderValue::from_static("a=b; xjanggun_guest=no; janggun_guest=yes; c"),
        );
        assert_eq!(cookie(&headers), Some("yes"));
        assert_eq!(cookie(&HeaderMap::new()), None);
    }
}
