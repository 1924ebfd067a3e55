//! A server below a base path, behind a proxy that also serves other sites.

use crate::test_server::own_game;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use server::{Asset, Clock, Deps, FreeSpace, Random, ServerLimits, WebApp};
use std::borrow::Cow;
use store::sqlite::SqliteStore;
use tower::ServiceExt;

const ORIGIN: &str = "https://janggi.example";

fn files(path: &str) -> Option<Asset> {
    let bytes: &'static [u8] = match path {
        "index.html" => br#"<html lang="ko"><head><script src="./first.js"></script><title>x</title></head><body><div id="app"></div></body></html>"#,
        "embed.html" => br#"<html><script src="./assets/embed.js"></script></html>"#,
        "first.json" => br#"{"start": {"en": "<a href=\"./learn\"></a>"}}"#,
        "files.json" => br#"{"index.html": {"file": "assets/app.js"}, "src/texts/core.en.gen.ts": {"file": "assets/en.js"}}"#,
        "rules.wasm" => b"\0asm",
        _ => return None,
    };
    Some(Asset {
        bytes: Cow::Borrowed(bytes),
        tag: format!("tag{}", bytes.len()),
    })
}

fn site(folder: &tempfile::TempDir, base_path: &str) -> Router {
    server::app(Deps {
        store: Box::new(SqliteStore::open(folder.path()).unwrap()),
        clock: Clock::system(),
        random: Random::system(),
        free_space: FreeSpace::from_fn(|| None),
        levels: Vec::new(),
        origins: vec![ORIGIN.parse().unwrap()],
        base_path: base_path.parse().unwrap(),
        limits: ServerLimits::default(),
        web: WebApp::from_fn(files),
    })
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

struct Answer {
    status: StatusCode,
    headers: axum::http::HeaderMap,
    text: String,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }
}

async fn ask(site: &Router, request: axum::http::request::Builder, body: Body) -> Answer {
    let request = request.header("Host", "janggi.example").header("Accept-Language", "en");
    let response = site.clone().oneshot(request.body(body).unwrap()).await.unwrap();
    let (parts, body) = response.into_parts();
    Answer {
        status: parts.status,
        headers: parts.headers,
        text: String::from_utf8_lossy(&to_bytes(body, 1 << 20).await.unwrap()).into_owned(),
    }
}

async fn get(site: &Router, path: &str) -> Answer {
    ask(site, Request::get(path), Body::empty()).await
}

#[tokio::test]
async fn everything_that_a_page_names_lies_below_the_path() {
    let folder = folder();
    let site = site(&folder, "/games/janggun");
    for path in [
        "/games/janggun/",
        "/games/janggun/learn",
        "/games/janggun/embed/analysis",
    ] {
        let page = get(&site, path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let named: Vec<&str> = page
            .text
            .split("src=\"")
            .chain(page.text.split("href=\""))
            .filter_map(|rest| rest.split_once('"').map(|(address, _)| address))
            .filter(|address| !address.starts_with('<'))
            .collect();
        assert!(!named.is_empty(), "{}", page.text);
        for address in named {
            let below = address.strip_prefix(ORIGIN).unwrap_or(address);
            assert!(below.starts_with("/games/janggun/"), "{path}: {address}");
        }
    }
    let start = get(&site, "/games/janggun/").await.text;
    assert!(
        start.contains("\"og:url\" content=\"https://janggi.example/games/janggun/\""),
        "{start}"
    );
    assert!(start.contains("\"og:image\" content=\"https://janggi.example/games/janggun/api/picture.png\""));
    assert!(start.contains("href=\"/games/janggun/learn\""), "its first picture");
}

#[tokio::test]
async fn nothing_else_of_the_host_is_answered() {
    let folder = folder();
    let site = site(&folder, "/games/janggun");
    for path in [
        "/",
        "/learn",
        "/games",
        "/games/jangguns/",
        "/api/levels",
        "/rules.wasm",
    ] {
        let answer = get(&site, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
    let bare = get(&site, "/games/janggun?x=1").await;
    assert_eq!(bare.status, StatusCode::PERMANENT_REDIRECT);
    assert_eq!(bare.header("location"), Some("/games/janggun/?x=1"));
    // Monitors and workers bypass the proxy.
    assert_eq!(get(&site, "/health").await.status, StatusCode::OK);
    assert_eq!(get(&site, "/games/janggun/health").await.status, StatusCode::OK);
    assert_eq!(get(&site, "/games/janggun/rules.wasm").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_cookie_is_for_the_path_and_older_ones_stay_good() {
    let folder = folder();
    let make = async |site: &Router, base: &str, cookie: Option<&str>| {
        let mut request = Request::post(format!("{base}/api/games"))
            .header("Origin", ORIGIN)
            .header("Content-Type", "application/json");
        if let Some(cookie) = cookie {
            request = request.header("Cookie", cookie);
        }
        ask(site, request, Body::from(own_game().to_string())).await
    };
    let below = site(&folder, "/janggun");
    let made = make(&below, "/janggun", None).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let cookie = made.header("set-cookie").unwrap();
    assert!(
        cookie.contains("; Path=/janggun/; ") && cookie.contains("; Secure"),
        "{cookie}"
    );
    let secret = cookie
        .strip_prefix("__Secure-janggun_guest=")
        .unwrap()
        .split(';')
        .next()
        .unwrap();
    let location = made.header("location").unwrap();
    assert!(location.starts_with("/janggun/api/games/"), "{location}");
    assert_eq!(get(&below, location).await.status, StatusCode::OK);
    for name in ["__Secure-janggun_guest", "__Host-janggun_guest", "janggun_guest"] {
        let known = make(&below, "/janggun", Some(&format!("{name}={secret}"))).await;
        assert_eq!(
            (known.status, known.header("set-cookie")),
            (StatusCode::CREATED, None),
            "{name}"
        );
    }
}
