//! Security headers for every response.

use crate::net::Origin;
use crate::services::Services;
use crate::web;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// Policy of pages: no inline script, no other site, no frame. `wasm-unsafe-eval` only allows compiling WebAssembly.
/// Inline `style` attributes are allowed, because they place SVG pieces and cannot run code.
pub(crate) const OF_PAGES: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:; \
    font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; \
    frame-ancestors 'none'; form-action 'self'",
);

/// Policy of the viewer, which other sites may show in a frame and which has no forms.
pub(crate) const OF_THE_VIEWER: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; \
    connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors *; \
    form-action 'none'",
);

/// Policy of scripts, which applies when a script runs as a worker.
const OF_SCRIPTS: HeaderValue =
    HeaderValue::from_static("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'");

/// Policy of all other responses, which allows nothing if a response is opened by itself.
const OF_OTHERS: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// Headers of every response. Other sites cannot load the response, not even as an image, and the server's pages load
/// nothing from other sites.
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

/// A browser's use of a response.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A document, shown with all its subresources.
    Page,
    Script,
    /// Data that is read, or shown as it is.
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
            // Unknown types are treated as pages.
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

/// Value of `Strict-Transport-Security`: HTTPS only, for a year. Sent if the site is served over TLS.
const BY_TLS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Middleware for all responses.
pub(crate) async fn headers(State(services): State<Arc<Services>>, request: Request, next: Next) -> Response {
    let is_viewer = web::is_viewer(request.uri().path());
    let mut response = next.run(request).await;
    set(&mut response, is_viewer, services.origins.iter().any(Origin::is_secure));
    response
}

/// Middleware for all responses of a server that has no services yet.
pub(crate) async fn headers_without_services(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    set(&mut response, false, false);
    response
}

/// Sets the headers of a response. `by_tls` says whether the site is served over TLS.
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
    // API responses change with every move; files set their own header.
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}

/// Allows any site to show this page in a frame. This is safe because the page sends no cookies.
fn allow_framing(headers: &mut HeaderMap) {
    headers.remove(header::X_FRAME_OPTIONS);
    headers.insert(header::CONTENT_SECURITY_POLICY, OF_THE_VIEWER);
    headers.insert(
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("cross-origin"),
    );
}
