//! `GET /api/rules`: a description of every preset.
//!
//! The descriptions are fixed at build time, so browsers cache and revalidate them.

use crate::endpoint::{Endpoint, get};
use crate::known_version::is_known;
use crate::packing::{Packing, gzip};
use crate::state::App;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

struct Presets {
    json: Bytes,
    packed: Option<Bytes>,
    /// The entity tag in quotes, as in the header `ETag`.
    tag: String,
}

static PRESETS: LazyLock<Presets> = LazyLock::new(|| {
    let json = janggi::api::presets();
    let hash = Sha256::digest(&json);
    let tag: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    Presets {
        packed: gzip(json.as_bytes()),
        json: Bytes::from(json),
        tag: format!("\"{tag}\""),
    }
});

/// `GET /api/rules`: 200 with every preset, or 304 if the browser already has this version.
pub(crate) async fn list(headers: HeaderMap) -> Response {
    let Presets { json, packed, tag } = &*PRESETS;
    let kept = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::ETAG, tag),
        (header::VARY, "accept-encoding"),
    ];
    if is_known(&headers, tag) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    match packed.as_ref().filter(|_| Packing::Gzip.is_accepted(&headers)) {
        Some(packed) => (kept, [(header::CONTENT_ENCODING, "gzip")], packed.clone()).into_response(),
        None => (kept, json.clone()).into_response(),
    }
}

/// Returns the endpoint for presets.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    vec![
        get("/api/rules", list)
            .does("Lists every preset with names, description, fields, and how reliable the source of each field is.")
            .gives_any_json()
            .gives_nothing(304),
    ]
}
