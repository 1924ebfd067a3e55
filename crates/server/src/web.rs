//! Serves the files and pages of the web app. `pages` renders each page from `index.html`, except for the viewer, which
//! other sites may frame.

use crate::error::AppError;
use crate::known_version::is_known;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::packing::Packing;
use crate::pages::{self, AppFiles, FirstPictures};
use crate::room::Rooms;
use crate::services::Services;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;
use std::sync::Arc;
use wire::Code;

/// Folder of files that never change, because Vite puts a hash of the content into their names.
const HASHED: &str = "assets/";

/// A file of the web app.
#[derive(Debug, Clone)]
pub struct Asset {
    pub bytes: Cow<'static, [u8]>,
    /// Entity tag without quotes. It consists of letters and digits and changes with the bytes.
    pub tag: String,
}

/// The files of the web app.
#[derive(Debug, Clone)]
pub struct WebApp {
    lookup: fn(&str) -> Option<Asset>,
    files: Arc<AppFiles>,
    pictures: Arc<FirstPictures>,
}

impl WebApp {
    /// Returns an app without files. Requests for pages receive 503.
    #[must_use]
    pub fn not_built() -> Self {
        Self::from_fn(|_| None)
    }

    /// Returns an app with the files that `lookup` finds. Paths have no leading slash.
    #[must_use]
    pub fn from_fn(lookup: fn(&str) -> Option<Asset>) -> Self {
        let files = lookup(pages::LIST).map_or_else(AppFiles::default, |list| AppFiles::read(&list.bytes));
        let pictures =
            lookup(pages::FIRST_LIST).map_or_else(FirstPictures::default, |list| FirstPictures::read(&list.bytes));
        Self {
            lookup,
            files: Arc::new(files),
            pictures: Arc::new(pictures),
        }
    }

    pub(crate) fn file(&self, path: &str) -> Option<Asset> {
        (self.lookup)(path)
    }

    pub(crate) fn files(&self) -> &AppFiles {
        &self.files
    }

    /// Returns a compressed version of a file, made by `web/vite.compressed.ts`, that the browser accepts.
    fn packed(&self, path: &str, headers: &HeaderMap) -> Option<(Packing, Asset)> {
        let mut accepted = Packing::ALL.into_iter().filter(|packing| packing.is_accepted(headers));
        accepted.find_map(|packing| Some((packing, self.file(&format!("{path}.{}", packing.extension()))?)))
    }
}

/// Serves all requests that no other route handles.
pub(crate) async fn serve(
    State(web): State<WebApp>,
    State(services): State<Arc<Services>>,
    State(rooms): State<Rooms>,
    ClientAddress(address): ClientAddress,
    request: Request,
) -> Response {
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") || path.starts_with("/ws/") || path.starts_with("/worker/") {
        return AppError::from(Code::NotFound).into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return AppError::from(Code::MethodNotAllowed).into_response();
    }
    let (uri, headers) = (request.uri(), request.headers());
    if let Some(answer) = file(&web, uri, headers) {
        return answer;
    }
    if is_viewer(path) {
        return viewer(&web, &services, headers).await;
    }
    let Some(app) = web.file("index.html") else {
        return not_built();
    };
    let page = pages::Request {
        services: &services,
        rooms: &rooms,
        uri,
        headers,
        client: Client { address, guest: None },
    };
    let app = pages::App {
        html: &app.bytes,
        files: &web.files,
        pictures: &web.pictures,
    };
    pages::answer(page, app).await
}

/// Returns whether a path belongs to the viewer, a page without a session that other sites may frame.
pub(crate) fn is_viewer(path: &str) -> bool {
    path.starts_with("/embed/")
}

/// Returns the viewer, which is the same at each of its addresses.
async fn viewer(web: &WebApp, services: &Services, headers: &HeaderMap) -> Response {
    let Some(viewer) = web.file("embed.html") else {
        return not_built();
    };
    let html = String::from_utf8_lossy(&viewer.bytes);
    pages::html_answer(services, headers, (StatusCode::OK, &html), "accept-encoding").await
}

/// Returns the response for a file whose name contains a hash of its content; `None` for other paths.
pub(crate) fn lasting_file(web: &WebApp, path: &str, headers: &HeaderMap) -> Option<Response> {
    let path = path.trim_start_matches('/');
    let asset = web.file(path).filter(|_| path.starts_with(HASHED))?;
    Some(answer(web, path, asset, headers))
}

/// Returns the response for a file, which is 404 if it is missing; `None` if the address may be that of a page.
fn file(web: &WebApp, uri: &Uri, headers: &HeaderMap) -> Option<Response> {
    let path = uri.path().trim_start_matches('/');
    if let Some(asset) = web.file(path).filter(|_| !path.is_empty()) {
        return Some(answer(web, path, asset, headers));
    }
    // File names contain a dot and pages' names do not. The response to a missing script must not be a page.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Some(AppError::from(Code::NotFound).into_response());
    }
    None
}

fn not_built() -> Response {
    let sentence = "web app not built: cargo xtask build\n";
    (StatusCode::SERVICE_UNAVAILABLE, sentence).into_response()
}

fn answer(web: &WebApp, path: &str, asset: Asset, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", asset.tag);
    let keep = kept(path);
    let kind = content_type(path);
    let mut response = if is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else if let Some((packing, packed)) = web.packed(path, headers) {
        ([(header::CONTENT_ENCODING, packing.name())], body(packed.bytes)).into_response()
    } else {
        body(asset.bytes).into_response()
    };
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        out.insert(header::ETAG, tag);
    }
    response
}

/// Returns the value of `Cache-Control` for a file.
fn kept(path: &str) -> &'static str {
    if path.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else if path == "icon.svg" {
        // Browsers request the icon twice for every page, so it may be an hour old.
        "public, max-age=3600"
    } else {
        "no-cache"
    }
}

fn body(bytes: Cow<'static, [u8]>) -> Bytes {
    match bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        Some("wav") => "audio/wav",
        Some(_) | None => "application/octet-stream",
    }
}
