//! Security headers for every response.

use crate::net::Origin;
use crate::services::Services;
use crate::web;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// Content security policy of pages: no inline scripts, nothing from other sites, and no embedding in frames.
/// `wasm-unsafe-eval` allows only the compilation of WebAssembly. Inline `style` attributes are allowed because they
/// position SVG pieces and cannot run code.
pub(crate) const OF_PAGES: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:; \
    font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; \
    frame-ancestors 'none'; form-action 'self'",
);

/// Policy of the viewer, which other sites may embed in a frame. It has no forms.
pub(crate) const OF_THE_VIEWER: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; \
    connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors *; \
    form-action 'none'",
);

/// Policy of scripts, which applies when a script runs as a worker.
const OF_SCRIPTS: HeaderValue =
    HeaderValue::from_static("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'");

/// Policy of all other responses. It allows nothing if a browser opens such a response as a document.
const OF_OTHERS: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// Headers of every response. Other sites cannot load it, even as an image; [`allow_framing`] makes an exception for
/// the viewer.
const ALWAYS: [(HeaderName, HeaderValue); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        HeaderValue::from_static("require-corp"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Additional headers of pages.
const PAGES: [(HeaderName, HeaderValue); 3] = [
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Type of a response, which determines its policy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Page,
    Script,
    /// Data, stylesheets and plain text.
    Other,
}

impl Kind {
    fn of(content_type: Option<&HeaderValue>) -> Self {
        let text = content_type.and_then(|value| value.to_str().ok()).unwrap_or_default();
        match text.split(';').next().unwrap_or_default().trim() {
            "text/javascript" => Self::Script,
            "application/json"
            | "application/x-ndjson"
            | "application/x-chess-pgn"
            | "application/wasm"
            | "text/css"
            | "text/plain" => Self::Other,
            // HTML, and any other type.
            _ => Self::Page,
        }
    }

    fn policy(self) -> HeaderValue {
        match self {
            Self::Page => OF_PAGES,
            Self::Script => OF_SCRIPTS,
            Self::Other => OF_OTHERS,
        }
    }
}

/// Value of `Strict-Transport-Security`: HTTPS only, for a year. Sent if any of the server's origins is `https`.
const BY_TLS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Middleware that sets the security headers of all responses.
pub(crate) async fn headers(State(services): State<Arc<Services>>, request: Request, next: Next) -> Response {
    let is_viewer = web::is_viewer(request.uri().path());
    let mut response = next.run(request).await;
    set(&mut response, is_viewer, services.origins.iter().any(Origin::is_secure));
    response
}

/// Like [`headers`], for a server that has no services yet.
pub(crate) async fn headers_without_services(request: Request, next: Next) -> Response {
    protected(next.run(request).await)
}

/// Adds the security headers to a response of a server that has no services yet.
pub(crate) fn protected(mut response: Response) -> Response {
    set(&mut response, false, false);
    response
}

/// Sets the headers of a response. `by_tls` adds `Strict-Transport-Security`.
fn set(response: &mut Response, is_viewer: bool, by_tls: bool) {
    let headers = response.headers_mut();
    let kind = Kind::of(headers.get(header::CONTENT_TYPE));
    headers.insert(header::CONTENT_SECURITY_POLICY, kind.policy());
    for (name, value) in ALWAYS {
        headers.insert(name, value);
    }
    if by_tls {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, BY_TLS_ONLY);
    }
    if kind == Kind::Page {
        for (name, value) in PAGES {
            headers.insert(name, value);
        }
        if is_viewer {
            allow_framing(headers);
        }
    }
    // By default, responses are not cached, because API data changes with every move. Files set their own header.
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}

/// Allows any site to embed this page in a frame. This is safe because the viewer works without a session.
fn allow_framing(headers: &mut HeaderMap) {
    headers.remove(header::X_FRAME_OPTIONS);
    headers.insert(header::CONTENT_SECURITY_POLICY, OF_THE_VIEWER);
    headers.insert(
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("cross-origin"),
    );
}
