//! Path prefix of the site, used if a reverse proxy serves several sites on one host. It is removed from requests
//! before they reach the routes, and added to URLs sent to browsers.

use axum::Router;
use axum::extract::Request;
use axum::http::uri::{PathAndQuery, Uri};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::fmt;
use std::str::FromStr;
use tower::ServiceExt;

/// A path such as `/janggun` or `/games/janggun`; empty (the default) for a site with its own host.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BasePath(String);

/// Error: the string is not a valid base path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a base path begins with a slash and has letters, digits, - _ . and ~ between slashes, such as /janggun")]
pub struct NoBasePath;

/// Paths that are also served outside the base path, because monitors and the server's own workers bypass the proxy.
const DIRECT: [&str; 3] = ["/health", "/worker/acquire", "/worker/answer"];

/// Replacement path for requests outside the base path. It has no route, so the response is an ordinary 404.
const NOWHERE: &str = "/api";

impl FromStr for BasePath {
    type Err = NoBasePath;

    /// Parses a base path. One trailing slash is removed.
    fn from_str(text: &str) -> Result<Self, NoBasePath> {
        let path = text.strip_suffix('/').unwrap_or(text);
        let is_segment = |segment: &str| {
            !matches!(segment, "" | "." | "..")
                && segment
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte))
        };
        let is_path = match path.strip_prefix('/') {
            Some(segments) => segments.split('/').all(is_segment),
            None => text == "/",
        };
        is_path.then(|| Self(path.to_owned())).ok_or(NoBasePath)
    }
}

impl fmt::Display for BasePath {
    /// Writes the path without a trailing slash.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl BasePath {
    pub(crate) fn is_root(&self) -> bool {
        self.0.is_empty()
    }

    /// Makes the relative URLs of a page (`./…`) absolute, because the page is served at any depth below this path.
    pub(crate) fn place(&self, html: &str) -> String {
        html.replace("=\"./", &format!("=\"{self}/"))
    }

    /// Returns `router` nested below this path.
    pub(crate) fn nest(self, router: Router) -> Router {
        if self.is_root() {
            return router;
        }
        Router::new().fallback_service(tower::service_fn(move |mut request: Request| {
            let (base, router) = (self.clone(), router.clone());
            async move {
                if request.uri().path() == base.0 {
                    return Ok(base.redirect(request.uri()));
                }
                let inner = base.inner(request.uri());
                *request.uri_mut() = inner;
                router.oneshot(request).await
            }
        }))
    }

    /// Returns the rest of a path below this path, with a leading slash.
    pub(crate) fn below<'a>(&self, path: &'a str) -> Option<&'a str> {
        path.strip_prefix(&self.0).filter(|rest| rest.starts_with('/'))
    }

    /// Removes this path from a URI. Other URIs get [`NOWHERE`] as their path, except those in [`DIRECT`].
    fn inner(&self, uri: &Uri) -> Uri {
        let path = uri.path();
        let path = match self.below(path) {
            Some(rest) => rest,
            None if DIRECT.contains(&path) => path,
            None => NOWHERE,
        };
        let text = match uri.query() {
            Some(query) => format!("{path}?{query}"),
            None => path.to_owned(),
        };
        let mut parts = uri.clone().into_parts();
        // A part of a valid URI is valid, so the fallbacks are never used.
        parts.path_and_query = text.parse().ok().or(Some(PathAndQuery::from_static(NOWHERE)));
        Uri::from_parts(parts).unwrap_or_else(|_| Uri::from_static(NOWHERE))
    }

    /// Redirects to this path with a trailing slash.
    fn redirect(&self, uri: &Uri) -> Response {
        let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        let Ok(to) = HeaderValue::from_str(&format!("{self}/{query}")) else {
            return StatusCode::BAD_REQUEST.into_response();
        };
        (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, to)]).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::BasePath;

    #[test]
    fn base_paths_are_read_as_people_write_them() {
        for (text, kept) in [
            ("/", Some("")),
            ("/janggun", Some("/janggun")),
            ("/janggun/", Some("/janggun")),
            ("/games/my_janggun-2.0~", Some("/games/my_janggun-2.0~")),
            ("", None),
            ("janggun", None),
            ("//", None),
            ("/a//b", None),
            ("/a/../b", None),
            ("/a b", None),
            ("/a\"b", None),
            ("/장기", None),
            ("https://janggi.example/janggun", None),
        ] {
            let read = text.parse::<BasePath>().ok().map(|path| path.to_string());
            assert_eq!(read.as_deref(), kept, "{text}");
        }
    }

    #[test]
    fn an_address_loses_the_path_and_nothing_else() {
        let base: BasePath = "/games/janggun".parse().unwrap();
        for (outer, inner) in [
            ("/games/janggun/", "/"),
            ("/games/janggun/learn?a=/games/janggun/", "/learn?a=/games/janggun/"),
            ("/games/janggun/games/janggun/x", "/games/janggun/x"),
            ("http://host/games/janggun/game/x", "http://host/game/x"),
            ("/health?verbose=true", "/health?verbose=true"),
            ("/games/janggun/health", "/health"),
            ("/worker/answer", "/worker/answer"),
            ("/", "/api"),
            ("/games", "/api"),
            ("/games/jangguns/x", "/api"),
            ("/api/me", "/api"),
        ] {
            assert_eq!(base.inner(&outer.parse().unwrap()).to_string(), inner, "{outer}");
        }
    }

    #[test]
    fn a_page_names_everything_below_the_path() {
        let html = "<a href=\"./learn\"></a><p title=\"a./b\">./c</p>";
        for (path, placed) in [
            ("/", "<a href=\"/learn\"></a><p title=\"a./b\">./c</p>"),
            ("/janggun", "<a href=\"/janggun/learn\"></a><p title=\"a./b\">./c</p>"),
        ] {
            assert_eq!(path.parse::<BasePath>().unwrap().place(html), placed);
        }
    }
}
