//! Responses with an HTML page: URLs for the base path, ETag and compression.

use crate::known_version::is_known;
use crate::packing::{Packing, gzip};
use crate::services::Services;
use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// Returns the response to a request with these headers. `vary` names the headers that the page depends on.
pub(crate) async fn answer(
    services: &Services,
    headers: &HeaderMap,
    (status, html): (StatusCode, &str),
    vary: &'static str,
) -> Response {
    let page = services.base_path.place(html);
    let hash: [u8; 32] = Sha256::digest(page.as_bytes()).into();
    let digits: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{digits}\"");
    let mut response = if status == StatusCode::OK && is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let page = Bytes::from(page);
        let packed = if Packing::Gzip.is_accepted(headers) {
            let page = page.clone();
            // If compressing fails, the page is sent uncompressed.
            services.heavy.run(move || gzip(&page)).await.ok().flatten()
        } else {
            None
        };
        match packed {
            Some(packed) => (status, [(header::CONTENT_ENCODING, "gzip")], packed).into_response(),
            None => (status, page).into_response(),
        }
    };
    let out = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, vary),
    ] {
        out.insert(name, HeaderValue::from_static(value));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        out.insert(header::ETAG, tag);
    }
    response
}
