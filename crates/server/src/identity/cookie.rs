//! The guest cookie: its name, its attributes, and how it is read and set.

use super::hex::encode;
use crate::error::AppError;
use crate::net::Origin;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

/// The cookie's name where the site is not served over TLS.
pub const GUEST_COOKIE: &str = "janggun_guest";
/// Its name where it is: browsers take a cookie of this name from the very host only, over TLS.
const SECURE_GUEST_COOKIE: &str = "__Host-janggun_guest";
/// A year, about the longest that browsers keep one.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// The `Set-Cookie` headers for a new session, or to remove the cookie.
#[derive(Debug)]
pub(crate) struct NewCookie(Vec<HeaderValue>);

impl NewCookie {
    /// The site is served over TLS if one of `origins` is `https`.
    pub(super) fn new(secret: &[u8; 32], origins: &[Origin]) -> Result<Self, AppError> {
        let (name, secure) = if origins.iter().any(Origin::is_secure) {
            (SECURE_GUEST_COOKIE, "; Secure")
        } else {
            (GUEST_COOKIE, "")
        };
        let text = format!(
            "{name}={}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}",
            encode(secret),
        );
        let value = HeaderValue::from_str(&text).map_err(AppError::internal)?;
        Ok(Self(vec![value]))
    }

    /// Takes the cookie away, under both names.
    pub(super) fn gone() -> Result<Self, AppError> {
        let gone = |(name, secure)| {
            let text = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}");
            HeaderValue::from_str(&text).map_err(AppError::internal)
        };
        let both = [(GUEST_COOKIE, ""), (SECURE_GUEST_COOKIE, "; Secure")];
        both.map(gone).into_iter().collect::<Result<_, _>>().map(Self)
    }

    pub(crate) fn set(self, response: &mut Response) {
        for value in self.0 {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
}

/// Returns whether the request has a guest cookie at all, valid or not.
pub(crate) fn has_cookie(headers: &HeaderMap) -> bool {
    guest_cookie(headers).is_some()
}

/// Returns the cookie's text, unchecked. One that was given before the site was served over TLS is as good: nobody loses
/// a game.
pub(super) fn guest_cookie(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, SECURE_GUEST_COOKIE).or_else(|| cookie(headers, GUEST_COOKIE))
}

fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let pairs = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    pairs
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::guest_cookie;
    use axum::http::{HeaderMap, HeaderValue, header};

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(
            header::COOKIE,
            HeaderValue::from_static("a=b; xjanggun_guest=no; janggun_guest=yes; c"),
        );
        assert_eq!(guest_cookie(&headers), Some("yes"));
        headers.append(header::COOKIE, HeaderValue::from_static("__Host-janggun_guest=newer"));
        assert_eq!(guest_cookie(&headers), Some("newer"));
        assert_eq!(guest_cookie(&HeaderMap::new()), None);
    }
}
