//! The guest cookie: its name, its attributes, and functions to read and set it.

use super::hex::encode;
use crate::error::AppError;
use crate::net::{BasePath, Origin};
use crate::services::Services;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

/// The cookie's name if the site is not served over TLS.
pub const GUEST_COOKIE: &str = "janggun_guest";
/// The cookie's name over TLS without a base path. Browsers accept this name only from the exact host, over TLS.
const SECURE_GUEST_COOKIE: &str = "__Host-janggun_guest";
/// The cookie's name over TLS below a base path. Browsers require the path `/` for a `__Host-` cookie.
const SECURE_GUEST_COOKIE_BELOW: &str = "__Secure-janggun_guest";
/// Lifetime of the cookie: a year, about the longest that browsers accept.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// The `Set-Cookie` headers that start a session or remove the cookie.
#[derive(Debug)]
pub(crate) struct NewCookie(Vec<HeaderValue>);

impl NewCookie {
    /// Returns the headers for a new session. The site counts as served over TLS if one of its origins is `https`.
    pub(super) fn new(secret: &[u8; 32], services: &Services) -> Result<Self, AppError> {
        let base = &services.base_path;
        let (name, secure) = match (services.origins.iter().any(Origin::is_secure), base.is_root()) {
            (true, true) => (SECURE_GUEST_COOKIE, "; Secure"),
            (true, false) => (SECURE_GUEST_COOKIE_BELOW, "; Secure"),
            (false, _) => (GUEST_COOKIE, ""),
        };
        let text = format!(
            "{name}={}; Path={base}/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}",
            encode(secret),
        );
        let value = HeaderValue::from_str(&text).map_err(AppError::internal)?;
        Ok(Self(vec![value]))
    }

    /// Returns headers that remove the cookie, even if it was set before the site used TLS or had a base path.
    pub(super) fn gone(base: &BasePath) -> Result<Self, AppError> {
        let gone = |(name, path, secure): (&str, String, &str)| {
            let text = format!("{name}=; Path={path}/; Max-Age=0; HttpOnly; SameSite=Lax{secure}");
            HeaderValue::from_str(&text).map_err(AppError::internal)
        };
        let mut all = vec![
            (GUEST_COOKIE, String::new(), ""),
            (SECURE_GUEST_COOKIE, String::new(), "; Secure"),
        ];
        if !base.is_root() {
            all.push((GUEST_COOKIE, base.to_string(), ""));
            all.push((SECURE_GUEST_COOKIE_BELOW, base.to_string(), "; Secure"));
        }
        all.into_iter().map(gone).collect::<Result<_, _>>().map(Self)
    }

    pub(crate) fn set(self, response: &mut Response) {
        for value in self.0 {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
}

/// Returns whether the request has a guest cookie, valid or not.
pub(crate) fn has_cookie(headers: &HeaderMap) -> bool {
    guest_cookie(headers).is_some()
}

/// Returns the cookie's text, unchecked. A cookie from before the site used TLS or had a base path remains valid, so
/// that guests keep their games.
pub(super) fn guest_cookie(headers: &HeaderMap) -> Option<&str> {
    [SECURE_GUEST_COOKIE_BELOW, SECURE_GUEST_COOKIE, GUEST_COOKIE]
        .into_iter()
        .find_map(|name| cookie(headers, name))
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
