//! Titles, descriptions and pictures of pages, for search engines and messengers that run no scripts.

use crate::hostile_corpus::corpus;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode};
use serde_json::{Value, json};
use server::{Allowance, Asset, Clock, Deps, FreeSpace, Random, ServerLimits, WebApp};
use std::borrow::Cow;
use store::sqlite::SqliteStore;
use tower::ServiceExt;

const PAGE: &str = "<!doctype html>\n<html lang=\"ko\">\n<head><title>x</title></head><body>the app</body></html>\n";
const SITE: &str = "https://janggi.example";

/// A server whose web app is a single page.
struct Site {
    router: Router,
    _folder: tempfile::TempDir,
}

struct Answer {
    response: Response<()>,
    body: Vec<u8>,
}

impl Answer {
    fn status(&self) -> StatusCode {
        self.response.status()
    }

    fn header(&self, name: &str) -> &str {
        self.response.headers()[name].to_str().unwrap()
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    /// Returns the content of a `meta` element, with entities decoded.
    fn meta(&self, name: &str) -> Option<String> {
        let (_, rest) = self.text().split_once(&format!("=\"{name}\" content=\""))?;
        Some(undone(rest.split('"').next().unwrap()))
    }

    fn title(&self) -> String {
        let (_, rest) = self.text().split_once("<title>").unwrap();
        undone(rest.split("</title>").next().unwrap())
    }
}

fn undone(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&#39;", "'").replace("&amp;", "&")
}

impl Site {
    fn new() -> Self {
        Self::with(&[SITE], |_| {})
    }

    fn with(origins: &[&str], change: impl FnOnce(&mut ServerLimits)) -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut limits = ServerLimits {
            scheduling_delay_ms: 60_000,
            commit_delay_ms: 60_000,
            ..ServerLimits::default()
        };
        change(&mut limits);
        let deps = Deps {
            store: Box::new(SqliteStore::open(folder.path()).unwrap()),
            clock: Clock::system(),
            random: Random::system(),
            free_space: FreeSpace::of(folder.path()),
            levels: Vec::new(),
            origins: origins.iter().map(|origin| origin.parse().unwrap()).collect(),
            base_path: server::BasePath::default(),
            limits,
            web: WebApp::from_fn(|path| {
                (path == "index.html").then(|| Asset {
                    bytes: Cow::Borrowed(PAGE.as_bytes()),
                    tag: "page".to_owned(),
                })
            }),
        };
        Self {
            router: server::app(deps),
            _folder: folder,
        }
    }

    async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &Value) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("Host", "janggi.example");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = if body.is_null() {
            Body::empty()
        } else {
            request = request.header("Content-Type", "application/json");
            Body::from(body.to_string())
        };
        let response = self.router.clone().oneshot(request.body(body).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        Answer {
            response: Response::from_parts(parts, ()),
            body: to_bytes(body, 1 << 22).await.unwrap().to_vec(),
        }
    }

    async fn get(&self, path: &str, language: &str) -> Answer {
        self.ask("GET", path, &[("Accept-Language", language)], &Value::Null)
            .await
    }

    /// Creates a game as a new visitor. Returns the game's id and the visitor's cookie.
    async fn game(&self, game: &Value) -> (String, String) {
        let made = self.ask("POST", "/api/games", &[("Origin", SITE)], game).await;
        assert_eq!(made.status(), StatusCode::CREATED, "{}", made.text());
        let view: Value = serde_json::from_slice(&made.body).unwrap();
        let cookie = made.header("set-cookie").split(';').next().unwrap().to_owned();
        (view["id"].as_str().unwrap().to_owned(), cookie)
    }
}

fn invitation() -> Value {
    let time = json!({"kind": "byoyomi", "main_ms": 600_000, "period_ms": 30_000, "periods": 3});
    json!({"rules": "kakao", "opponent": {"kind": "friend"}, "side": "cho", "time": time})
}

#[tokio::test]
async fn every_page_says_what_it_is_in_the_language_of_the_visitor() {
    let site = Site::new();
    for (path, language, title) in [
        ("/", "ko-KR,ko;q=0.9", "누구나 바로 두는 장기 · 장군"),
        ("/", "en", "Janggi, Korean chess · Janggun"),
        ("/", "nl", "Janggi, Koreaans schaak · Janggun"),
        ("/learn", "ko", "장기 두는 법 · 장군"),
        ("/analysis", "en", "Analysis · Janggun"),
        ("/records", "nl", "Partijenarchief · Janggun"),
        ("/leaderboard/janggi/rapid", "fr", "Leaderboard · Janggun"),
    ] {
        let page = site.get(path, language).await;
        assert_eq!(page.status(), StatusCode::OK, "{path}");
        assert_eq!(page.title(), title);
        let main = if language == "fr" { "en" } else { &language[..2] };
        assert!(
            page.text().contains(&format!("<html lang=\"{main}\">")),
            "{}",
            page.text()
        );
        assert_eq!(page.meta("og:title").unwrap(), title);
        assert!(page.meta("description").unwrap().chars().count() > 7);
        assert_eq!(page.meta("og:url").unwrap(), format!("{SITE}{path}"));
        assert_eq!(page.meta("og:image").unwrap(), format!("{SITE}/api/picture.png"));
        assert_eq!(page.header("vary"), "accept-encoding, accept-language");
        assert!(page.text().ends_with("</head><body>the app</body></html>\n"));
        assert_eq!(page.meta("robots"), None);
    }
    assert_eq!(site.get("/account", "en").await.meta("robots").unwrap(), "noindex");
    for (path, told) in [
        ("/lobby?key=secret", "/lobby"),
        ("/analysis?fen=x&law=janggi", "/analysis?fen=x&law=janggi"),
    ] {
        assert_eq!(
            site.get(path, "en").await.meta("og:url").unwrap(),
            format!("{SITE}{told}")
        );
    }
}

#[tokio::test]
async fn a_link_to_a_game_tells_who_plays_by_which_rules_and_how_it_stands() {
    let site = Site::new();
    let (id, cookie) = site.game(&invitation()).await;
    let path = format!("/game/{id}");
    let page = site.get(&path, "ko").await;
    assert_eq!(page.title(), "장기 한 판 두실래요? · 장군");
    assert_eq!(
        page.meta("og:description").unwrap(),
        "카카오장기 · 10분 + 초읽기 30초 3회 · 상대를 기다리는 중"
    );
    let headers = [("Origin", SITE), ("Cookie", &cookie)];
    let named = site
        .ask("POST", "/api/me/nickname", &headers, &json!({"nickname": "홍길동"}))
        .await;
    assert_eq!(named.status(), StatusCode::OK, "{}", named.text());
    let page = site.get(&path, "en").await;
    assert_eq!(page.title(), "홍길동 invites you to a game of Janggi · Janggun");
    let joined = site
        .ask(
            "POST",
            &format!("/api/games/{id}/join"),
            &[("Origin", SITE)],
            &json!({}),
        )
        .await;
    assert_eq!(joined.status(), StatusCode::OK);
    let page = site.get(&path, "nl").await;
    assert_eq!(page.title(), "홍길동 – Gast · Janggun");
    assert_eq!(
        page.meta("description").unwrap(),
        "Kakao Janggi · 10 min, byoyomi 3 × 30 s · opstellingen worden gekozen"
    );
    let picture = page.meta("og:image").unwrap();
    assert!(
        picture.starts_with(&format!("{SITE}/api/games/{id}/picture.png?seq=")),
        "{picture}"
    );
    let picture = site.get(picture.strip_prefix(SITE).unwrap(), "en").await;
    assert_eq!(
        (picture.status(), picture.header("content-type")),
        (StatusCode::OK, "image/png")
    );
}

#[tokio::test]
async fn a_game_that_is_none_and_other_addresses_that_lead_nowhere_are_404_with_the_app() {
    let site = Site::new();
    let somebody = "/player/guest:00000000000";
    for path in ["/game/00000000000", "/game/x", somebody, "/nothing", "/account/x"] {
        let page = site.get(path, "ko").await;
        assert_eq!(page.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(page.title(), "페이지를 찾을 수 없습니다 · 장군");
        assert!(page.text().contains("the app"));
        assert_eq!(page.meta("robots").unwrap(), "noindex");
        assert_eq!((page.meta("og:url"), page.meta("og:image")), (None, None), "{path}");
    }
}

#[tokio::test]
async fn no_address_and_no_host_writes_into_the_page() {
    let local = Site::with(&[], |_| {});
    let hosts = ["127.0.0.1:8080", "localhost", "\"><script>", "a'b", "x<y"];
    for host in hosts {
        let page = local.ask("GET", "/", &[("Host", host)], &Value::Null).await;
        assert!(!page.text().contains("<script>"), "{host}");
    }
    let site = Site::new();
    let plain = site.get("/analysis?fen=x", "en").await;
    for hostile in corpus() {
        let written: String = hostile
            .bytes()
            .filter(|byte| byte.is_ascii_graphic() && *byte != b'#')
            .map(char::from)
            .collect();
        let path = format!("/analysis?fen={written}");
        let Ok(uri) = path.parse::<axum::http::Uri>() else {
            continue;
        };
        let page = site.get(&uri.to_string(), &written).await;
        for sign in ['<', '>', '"'] {
            let (here, there) = (page.text().matches(sign).count(), plain.text().matches(sign).count());
            assert_eq!(here, there, "{sign} in {}", page.text());
        }
    }
}

#[tokio::test]
async fn a_page_is_asked_for_again_only_when_it_changed_and_head_has_no_body() {
    let site = Site::new();
    let first = site.get("/learn", "ko").await;
    let tag = first.header("etag").to_owned();
    let known = [("Accept-Language", "ko"), ("If-None-Match", tag.as_str())];
    assert_eq!(
        site.ask("GET", "/learn", &known, &Value::Null).await.status(),
        StatusCode::NOT_MODIFIED
    );
    let other = [("Accept-Language", "en"), ("If-None-Match", tag.as_str())];
    assert_eq!(
        site.ask("GET", "/learn", &other, &Value::Null).await.status(),
        StatusCode::OK
    );
    let head = site.ask("HEAD", "/learn", &known[..1], &Value::Null).await;
    assert_eq!(
        (head.status(), head.body.len(), head.header("etag")),
        (StatusCode::OK, 0, tag.as_str())
    );
    let packed = site
        .ask("GET", "/learn", &[("Accept-Encoding", "gzip")], &Value::Null)
        .await;
    assert_eq!(packed.header("content-encoding"), "gzip");
    assert!(packed.body.len() < first.body.len());
}

#[tokio::test]
async fn a_picture_is_painted_for_any_position_kept_and_bounded() {
    let site = Site::with(&[SITE], |limits| {
        limits.work.picture = Allowance { burst: 2, a_minute: 1 }
    });
    let start = site.get("/api/picture.png", "en").await;
    assert_eq!(
        (start.status(), start.header("content-type")),
        (StatusCode::OK, "image/png")
    );
    // The width and height in the PNG header: 1200 × 630 pixels.
    assert_eq!(start.body[16..24], [0, 0, 4, 176, 0, 0, 2, 118]);
    let tag = start.header("etag").to_owned();
    let known = [("If-None-Match", tag.as_str())];
    let again = site.ask("GET", "/api/picture.png", &known, &Value::Null).await;
    assert_eq!((again.status(), again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    let head = site.ask("HEAD", "/api/picture.png", &[], &Value::Null).await;
    assert_eq!(
        (head.status(), head.body.len(), head.header("etag")),
        (StatusCode::OK, 0, tag.as_str())
    );
    let empty = "/api/picture.png?fen=9/9/9/9/9/9/9/9/9/4K4%20w";
    assert_ne!(site.get(empty, "en").await.header("etag"), tag);
    // Both pictures are cached by now, and cached pictures do not count towards the limit.
    for path in ["/api/picture.png", empty] {
        assert_eq!(site.get(path, "en").await.status(), StatusCode::OK, "{path}");
    }
    let third = site.get("/api/picture.png?law=xiangqi", "en").await;
    assert_eq!(third.status(), StatusCode::TOO_MANY_REQUESTS);
    let long = format!("/api/picture.png?fen={}", "9/".repeat(200));
    for wrong in [
        "/api/picture.png?fen=x",
        "/api/picture.png?law=go",
        "/api/picture.png?x=1",
        &long,
    ] {
        let status = site.get(wrong, "en").await.status();
        assert!(
            status.is_client_error() && status != StatusCode::TOO_MANY_REQUESTS,
            "{wrong}: {status}"
        );
    }
}

#[tokio::test]
async fn a_picture_shows_no_setup_before_both_are_known() {
    let site = Site::new();
    let (first, _) = site.game(&invitation()).await;
    let (second, _) = site.game(&invitation()).await;
    let picture = |id: &str| format!("/api/games/{id}/picture.png");
    let (one, other) = (
        site.get(&picture(&first), "en").await,
        site.get(&picture(&second), "en").await,
    );
    assert_eq!(one.header("etag"), other.header("etag"));
    let started = site.get("/api/picture.png", "en").await;
    assert_ne!(one.header("etag"), started.header("etag"));
    // A position without horses and elephants, as before the setups are known, can be rendered too.
    let bare = "r2a1a2r/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/R2A1A2R";
    let drawn = site.get(&format!("/api/picture.png?fen={bare}%20w"), "en").await;
    assert_eq!(drawn.status(), StatusCode::OK);
    assert_eq!(
        site.get("/api/games/00000000000/picture.png", "en").await.status(),
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn a_link_to_an_invitation_tells_an_unusual_start() {
    let site = Site::new();
    for (start, english, korean) in [
        (
            json!({"fen": "4k4/9/9/9/9/9/4p4/9/R8/4K4 w - - 0 1"}),
            "from a custom position",
            "직접 놓은 국면에서 시작",
        ),
        (
            json!({"give": "rn"}),
            "handicap (Han leaves out: chariot, horse)",
            "접장기: 한(漢)이 뗀 기물 차, 마",
        ),
    ] {
        let mut game = invitation();
        game["start"] = start;
        let (id, _) = site.game(&game).await;
        for (language, words) in [("en", english), ("ko", korean)] {
            let told = site
                .get(&format!("/game/{id}"), language)
                .await
                .meta("description")
                .unwrap();
            assert!(told.contains(words), "{told}");
        }
    }
}
