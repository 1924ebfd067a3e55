//! The web app's files and pages, the list of rule sets, and the headers of responses.

use crate::socket::connect;
use crate::test_server::{TestServer, open, own_game, soon};
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode};
use server::{Allowance, Asset, Clock, Deps, FreeSpace, Random, ServerLimits, WebApp};
use std::borrow::Cow;
use std::time::Duration;
use store::sqlite::SqliteStore;
use tokio::io::AsyncWriteExt;
use tower::ServiceExt;

fn files(path: &str) -> Option<Asset> {
    let bytes: &'static [u8] = match path {
        "index.html" => b"<!doctype html><title>Janggun</title></head>the app",
        "embed.html" => b"<!doctype html><title>Viewer</title>",
        "assets/app-1a2b.js" => b"start()",
        "assets/app-1a2b.js.gz" => b"packed",
        "assets/app-1a2b.js.br" => b"shorter",
        "rules.wasm" => b"\0asm",
        "icon.svg" => b"<svg/>",
        "files.json" => br#"{"src/features/lobby/LobbyPage.svelte": {"file": "assets/lobby-3c4d.js"}}"#,
        _ => return None,
    };
    Some(Asset {
        bytes: Cow::Borrowed(bytes),
        tag: format!("tag{}", bytes.len()),
    })
}

async fn get(web: WebApp, path: &str, known: Option<&str>) -> Response<Body> {
    let request = Request::get(path);
    ask(
        web,
        match known {
            Some(known) => request.header("If-None-Match", known),
            None => request,
        },
    )
    .await
}

async fn ask(web: WebApp, request: axum::http::request::Builder) -> Response<Body> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let deps = Deps {
        store: Box::new(SqliteStore::open(folder.path()).unwrap()),
        clock: Clock::system(),
        random: Random::system(),
        free_space: FreeSpace::of(folder.path()),
        levels: Vec::new(),
        origins: Vec::new(),
        base_path: server::BasePath::default(),
        limits: ServerLimits::default(),
        web,
    };
    server::app(deps)
        .oneshot(request.body(Body::empty()).unwrap())
        .await
        .unwrap()
}

async fn text(response: Response<Body>) -> String {
    String::from_utf8(to_bytes(response.into_body(), 1 << 20).await.unwrap().to_vec()).unwrap()
}

#[tokio::test]
async fn files_are_served_with_their_kind_and_tag() {
    for (path, kind, keep) in [
        (
            "/assets/app-1a2b.js",
            "text/javascript; charset=utf-8",
            "public, max-age=31536000, immutable",
        ),
        ("/rules.wasm", "application/wasm", "no-cache"),
        ("/icon.svg", "image/svg+xml", "public, max-age=3600"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
    ] {
        let response = get(WebApp::from_fn(files), path, None).await;
        let headers = response.headers().clone();
        assert_eq!(
            (response.status(), &headers["content-type"], &headers["cache-control"]),
            (StatusCode::OK, &kind.parse().unwrap(), &keep.parse().unwrap())
        );
        let tag = headers["etag"].to_str().unwrap().to_owned();
        let again = get(WebApp::from_fn(files), path, Some(&tag)).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(text(again).await, "");
    }
}

#[tokio::test]
async fn a_browser_that_unpacks_gets_files_packed() {
    let file = |accept: &'static str| {
        let request = Request::get("/assets/app-1a2b.js").header("Accept-Encoding", accept);
        ask(WebApp::from_fn(files), request)
    };
    assert_eq!(text(file("gzip, br").await).await, "shorter");
    let packed = file("gzip, br;q=0").await;
    let headers = packed.headers().clone();
    assert_eq!(headers["content-encoding"], "gzip");
    assert_eq!(headers["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(text(packed).await, "packed");
    let plain = file("identity").await;
    assert!(plain.headers().get("content-encoding").is_none());
    assert_eq!(text(plain).await, "start()");
    // A file without a compressed version is served as it is.
    let short = Request::get("/rules.wasm").header("Accept-Encoding", "gzip");
    let short = ask(WebApp::from_fn(files), short).await;
    assert_eq!(short.status(), StatusCode::OK);
    assert!(short.headers().get("content-encoding").is_none());
}

#[tokio::test]
async fn reading_is_bounded_for_an_address_and_asking_for_the_health_is_not() {
    let site = TestServer::with(|config| {
        config.limits.work.get = Allowance { burst: 3, a_minute: 1 };
    })
    .await;
    for path in ["/api/rules", "/api/levels", "/"] {
        assert_ne!(site.visitor().get(path).await.status, 429, "{path}");
    }
    let refused = site.visitor().get("/api/rules").await;
    refused.expect_code(429, "too_fast");
    assert!(refused.header("retry-after").is_some());
    site.assert_alive().await;
    // Requests that write have a separate budget.
    open(&mut site.visitor(), &own_game()).await;
}

#[tokio::test]
async fn who_does_not_read_an_answer_is_let_go() {
    let site = TestServer::with(|config| {
        config.limits.connections = 1;
        config.limits.send_buffer = Some(4 * 1024);
        config.limits.stall_timeout = Duration::from_millis(200);
    })
    .await;
    let mut lazy = connect(site.addr()).await;
    // Together, the responses are larger than the kernel's buffers.
    lazy.write_all("GET /api/rules HTTP/1.1\r\nHost: x\r\n\r\n".repeat(500).as_bytes())
        .await
        .unwrap();
    // The slow client occupies the only connection until it is disconnected.
    soon(async { while site.visitor().try_get("/health").await.is_none() {} }).await;
}

#[tokio::test]
async fn the_rule_sets_are_packed_and_asked_for_again_only_when_they_changed() {
    let rules = |known: &str| {
        let request = Request::get("/api/rules")
            .header("Accept-Encoding", "gzip, br")
            .header("If-None-Match", known);
        ask(WebApp::from_fn(files), request)
    };
    let first = rules("\"older\"").await;
    assert_eq!(first.status(), StatusCode::OK);
    let headers = first.headers().clone();
    assert_eq!(headers["content-encoding"], "gzip");
    assert_eq!(headers["cache-control"], "no-cache");
    let packed = to_bytes(first.into_body(), 1 << 20).await.unwrap().len();
    let languages = wire::account::Language::ALL.len();
    assert!(packed < 3_700 * languages, "{packed} bytes");
    let again = rules(headers["etag"].to_str().unwrap()).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(again.headers()["etag"], headers["etag"]);
    assert_eq!(text(again).await, "");
}

#[tokio::test]
async fn every_page_is_the_app_and_a_missing_file_is_not() {
    let (found, missing) = (StatusCode::OK, StatusCode::NOT_FOUND);
    for (path, status) in [
        ("/", found),
        ("/games", found),
        ("/analysis?fen=x", found),
        ("/game/00000000000", missing),
        ("/rules/kakao", missing),
    ] {
        let response = get(WebApp::from_fn(files), path, None).await;
        assert_eq!(response.status(), status, "{path}");
        let page = text(response).await;
        assert!(
            page.starts_with("<!doctype html><title>") && page.ends_with("the app"),
            "{page}"
        );
    }
    for path in ["/assets/old-9z.js", "/favicon.ico", "/../Cargo.toml", "/api/nothing"] {
        assert_eq!(
            get(WebApp::from_fn(files), path, None).await.status(),
            StatusCode::NOT_FOUND,
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_page_names_the_files_that_it_needs() {
    let link = "<link rel=\"modulepreload\" fetchpriority=\"low\" crossorigin href=\"/assets/lobby-3c4d.js\" />";
    for (path, named) in [("/lobby", true), ("/", false)] {
        let page = text(get(WebApp::from_fn(files), path, None).await).await;
        assert_eq!(page.contains(link), named, "{page}");
    }
}

#[tokio::test]
async fn without_a_built_app_one_sentence_says_what_to_do() {
    let response = get(WebApp::from_fn(|_| None), "/", None).await;
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(text(response).await, "web app not built: cargo xtask build\n");
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let page = [
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
    ];
    let (scripts, nothing) = ("script-src 'self' 'wasm-unsafe-eval';", "default-src 'none';");
    for (path, policy, of_pages) in [
        ("/", scripts, &page[..]),
        ("/games", scripts, &page),
        ("/assets/app-1a2b.js", scripts, &[]),
        ("/rules.wasm", nothing, &[]),
        ("/health", nothing, &[]),
        ("/api/games", nothing, &[]),
        ("/api/games/x", nothing, &[]),
        ("/nothing.js", nothing, &[]),
    ] {
        let answer = get(WebApp::from_fn(files), path, None).await;
        let header = |name: &str| answer.headers().get(name).map(|value| value.to_str().unwrap());
        let its = header("content-security-policy").unwrap();
        assert!(
            its.contains(policy) && its.contains("frame-ancestors 'none'"),
            "{path}: {its}"
        );
        let script = its.split("; ").find(|part| part.starts_with("script-src"));
        assert!(!script.is_some_and(|script| script.contains("inline")), "{path}: {its}");
        let always = [
            ("x-content-type-options", "nosniff"),
            ("cross-origin-embedder-policy", "require-corp"),
            ("cross-origin-resource-policy", "same-origin"),
        ];
        for (name, value) in always.iter().chain(of_pages) {
            assert_eq!(header(name), Some(*value), "{path}");
        }
        assert!(header("cache-control").is_some(), "{path}");
    }
}

#[tokio::test]
async fn only_the_viewer_may_be_framed_and_it_sets_no_cookie() {
    for path in ["/embed/analysis", "/embed/game/abc", "/embed/"] {
        let response = get(WebApp::from_fn(files), path, None).await;
        let headers = response.headers().clone();
        assert!(headers.get("x-frame-options").is_none(), "{path}");
        assert!(headers.get("set-cookie").is_none(), "{path}");
        assert_eq!(&headers["cross-origin-resource-policy"], "cross-origin", "{path}");
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(
            policy.contains("frame-ancestors *") && policy.contains("form-action 'none'"),
            "{policy}"
        );
        assert!(text(response).await.contains("Viewer"), "{path}");
    }
    for path in [
        "/",
        "/embed",
        "/embedded/x",
        "/analysis",
        "/embed.html",
        "/game/embed/",
        "/api/games/embed/x",
    ] {
        let response = get(WebApp::from_fn(files), path, None).await;
        let headers = response.headers();
        if !path.starts_with("/api/") {
            assert_eq!(&headers["x-frame-options"], "DENY", "{path}");
        }
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
    }
}
