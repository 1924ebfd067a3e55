//! Attacks on accounts. docs/development/threats.md refers to these tests.

use crate::access_tokens::new_token;
use crate::account::{PASSWORD, app_code, key, member, second_factor, sign_in, sign_in_with, sign_up};
use crate::client::{Answer, Client};
use crate::push_service::Browser;
use crate::records::{ID, record};
use crate::socket::Socket;
use crate::test_server::{ClockHouse, TestServer, open, own_game};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::net::Ipv4Addr;

/// Returns the account routes that need a session: method, path, a valid body, and the clients that may use it.
fn routes() -> Vec<(&'static str, &'static str, Value, For)> {
    let confirm = || json!({"password": PASSWORD});
    let rows = vec![
        ("DELETE", "/api/session", Value::Null, For::Members),
        ("GET", "/api/account/sessions", Value::Null, For::Members),
        ("DELETE", "/api/account/sessions/{session}", Value::Null, For::Members),
        (
            "POST",
            "/api/account/password",
            json!({"password": PASSWORD, "new_password": "유방과 항우의 백 번째 판"}),
            For::Members,
        ),
        ("POST", "/api/account/second-factor", confirm(), For::Members),
        (
            "POST",
            "/api/account/second-factor/confirm",
            json!({"code": "123456"}),
            For::Members,
        ),
        ("DELETE", "/api/account/second-factor", confirm(), For::Members),
        ("POST", "/api/account/recovery-codes", confirm(), For::Members),
        ("GET", "/api/account/preferences", Value::Null, For::Members),
        (
            "PUT",
            "/api/account/preferences",
            json!({"preferences": {}}),
            For::Members,
        ),
        ("POST", "/api/account/close", confirm(), For::Members),
        ("GET", "/api/account/blocks", Value::Null, For::Players),
        ("PUT", "/api/account/blocks/{player}", Value::Null, For::Players),
        ("DELETE", "/api/account/blocks/{player}", Value::Null, For::Players),
        (
            "PUT",
            "/api/account/push",
            Browser::new().subscription("https://push.example/x"),
            For::Players,
        ),
        ("DELETE", "/api/account/push", Value::Null, For::Players),
        ("GET", "/api/account/records", Value::Null, For::Members),
        (
            "PUT",
            "/api/account/records/{record}",
            json!({"record": record("a4b4")}),
            For::Members,
        ),
        ("DELETE", "/api/account/records/{record}", Value::Null, For::Members),
        ("GET", "/api/account/export", Value::Null, For::Players),
    ];
    [rows, of_emails(), of_programs()].concat()
}

/// Returns the routes about email addresses that need a session.
fn of_emails() -> Vec<(&'static str, &'static str, Value, For)> {
    let confirm = || json!({"password": PASSWORD});
    vec![
        (
            "POST",
            "/api/account/email",
            json!({"address": "a@b.kr", "password": PASSWORD, "language": "ko"}),
            For::Members,
        ),
        (
            "PUT",
            "/api/account/email/notices",
            json!({"tournaments": false}),
            For::Members,
        ),
        ("DELETE", "/api/account/email", confirm(), For::Members),
    ]
}

/// Returns the routes about handles and access tokens.
fn of_programs() -> Vec<(&'static str, &'static str, Value, For)> {
    vec![
        (
            "POST",
            "/api/account/handle",
            json!({"handle": "general"}),
            For::Members,
        ),
        ("GET", "/api/account/tokens", Value::Null, For::Members),
        ("POST", "/api/account/tokens", new_token(&["bot:play"]), For::Members),
        ("DELETE", "/api/account/tokens/{session}", Value::Null, For::Members),
    ]
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum For {
    /// Guests and accounts.
    Players,
    Members,
}

#[test]
fn every_route_about_accounts_is_in_the_table_or_for_everybody() {
    let mut known: BTreeSet<_> = routes()
        .into_iter()
        .map(|(method, path, ..)| {
            (
                method.to_owned(),
                path.replace("{session}", "{id}").replace("{record}", "{id}"),
            )
        })
        .collect();
    // This route is for API clients, which use a token.
    known.insert(("GET".to_owned(), "/api/account".to_owned()));
    // Visitors without a session may sign up, sign in, and use a code or an emailed link.
    for path in [
        "/api/account",
        "/api/session",
        "/api/account/recover",
        "/api/account/email/confirm",
        "/api/account/reset",
        "/api/account/reset/password",
    ] {
        known.insert(("POST".to_owned(), path.to_owned()));
    }
    let about = |path: &str| {
        let is_known = path.starts_with("/api/account") || path.starts_with("/api/session");
        is_known && !crate::rights::is_for_programs(path)
    };
    let router: BTreeSet<_> = crate::rights::routes()
        .into_iter()
        .filter(|(_, path)| about(path))
        .collect();
    assert_eq!(known, router);
}

async fn own_session(client: &mut Client) -> String {
    let list = client.get("/api/account/sessions").await.expect(200);
    list["sessions"][0]["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn nobody_reaches_the_account_of_somebody_else() {
    let site = TestServer::new().await;
    let mut owner = member(&site, "hansin").await;
    let (session, player) = (own_session(&mut owner).await, key(&mut owner).await);
    let mut other = member(&site, "hangu").await;
    let mut guest = site.visitor();
    open(&mut guest, &own_game()).await;
    let mut forger = site.visitor();
    forger.cookie = Some(format!("janggun_guest={}", "0".repeat(64)));
    for (method, path, body, allowed) in routes() {
        let path = path
            .replace("{session}", &session)
            .replace("{player}", &player)
            .replace("{record}", ID);
        for nobody in [&mut site.visitor(), &mut forger] {
            nobody.send(method, &path, &body).await.expect_code(401, "no_session");
        }
        if allowed == For::Members {
            guest.send(method, &path, &body).await.expect_code(403, "no_account");
        }
    }
    let path = format!("/api/account/sessions/{session}");
    other
        .send("DELETE", &path, &Value::Null)
        .await
        .expect_code(404, "unknown_session");
    let list = other.get("/api/account/sessions").await.expect(200);
    assert_eq!(
        list["sessions"].as_array().unwrap().len(),
        1,
        "only the own ones are listed"
    );
    let put = json!({"preferences": {"mine": true}});
    other.send("PUT", "/api/account/preferences", &put).await.expect(200);
    let preferences = owner.get("/api/account/preferences").await.expect(200);
    assert_eq!(preferences["account"], Value::Null);
    assert_eq!(owner.get("/api/me").await.expect(200)["account"]["name"], "hansin");
}

#[tokio::test]
async fn another_site_changes_no_account_and_signs_nobody_in_or_out() {
    let site = TestServer::new().await;
    let mut owner = member(&site, "hansin").await;
    let sign_in_body = json!({"name": "hansin", "password": PASSWORD});
    let sign_up_body = json!({"name": "hangu", "password": PASSWORD});
    let mut attacked = routes();
    attacked.retain(|(method, ..)| *method != "GET");
    attacked.push(("POST", "/api/session", sign_in_body, For::Players));
    attacked.push(("POST", "/api/account", sign_up_body, For::Players));
    attacked.push(("POST", "/api/me/nickname", json!({"nickname": "x1"}), For::Players));
    let cookie = owner.cookie.clone();
    for (method, path, body, _) in attacked {
        let text = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        for origin in ["https://evil.example", "null"] {
            let headers = [("Origin", origin), ("Content-Type", "application/json")];
            let refused = owner.request(method, path, &headers, &text).await;
            refused.expect_code(403, "bad_origin");
        }
        // A form on another site can send these content types without a CORS preflight.
        if method == "POST" {
            let origin = format!("http://{}", owner.addr);
            for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
                let headers = [("Origin", origin.as_str()), ("Content-Type", kind)];
                owner
                    .request(method, path, &headers, &text)
                    .await
                    .expect_code(415, "not_json");
            }
        }
    }
    assert_eq!(owner.cookie, cookie);
    assert_eq!(owner.get("/api/me").await.expect(200)["account"]["name"], "hansin");
}

#[tokio::test]
async fn a_cookie_from_before_the_sign_in_is_worth_nothing_after_it() {
    let site = TestServer::new().await;
    member(&site, "hansin").await;
    // An attacker who plants a cookie knows its value.
    let mut victim = site.visitor();
    let game = open(&mut victim, &own_game()).await;
    let mut attacker = victim.clone();
    let (mut socket, _) = Socket::open(&attacker, &game).await;
    sign_in(&mut victim, "hansin", PASSWORD).await.expect(200);
    assert_ne!(victim.cookie, attacker.cookie);
    assert_eq!(attacker.get("/api/me").await.expect(200)["player"], Value::Null);
    assert_eq!(socket.read_close().await, Some(1012), "its sockets are closed as well");
    let mut planted = site.visitor();
    open(&mut planted, &own_game()).await;
    let mut attacker = planted.clone();
    sign_up(&mut planted, "hangu").await.expect(201);
    assert_eq!(attacker.get("/api/me").await.expect(200)["player"], Value::Null);
}

/// Returns a response without its request id and date.
fn said(answer: &Answer) -> (u16, Vec<(String, String)>, String) {
    let kept = |(name, _): &&(String, String)| !matches!(name.as_str(), "x-request-id" | "date");
    let headers = answer.headers.iter().filter(kept).cloned().collect();
    (answer.status, headers, answer.body.clone())
}

#[tokio::test]
async fn no_answer_says_whether_an_account_exists() {
    let site = TestServer::new().await;
    let mut owner = member(&site, "hansin").await;
    let confirm = json!({"password": PASSWORD});
    owner.post("/api/account/recovery-codes", &confirm).await.expect(200);
    let mut stranger = site.visitor();
    for path in ["/api/session", "/api/account/recover"] {
        let mut answers = Vec::new();
        for name in ["hansin", "nobody", "", "한 신 <b>"] {
            let body = match path {
                "/api/session" => json!({"name": name, "password": "유방과 항우의 백 번째 판"}),
                _ => {
                    json!({"name": name, "recovery_code": "abcd-abcd-abcd-abcd", "new_password": "유방과 항우의 백 번째 판"})
                }
            };
            answers.push(said(&stranger.post(path, &body).await));
        }
        assert_eq!(answers[0].0, 401);
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    }
}

async fn hashes(site: &TestServer) -> u64 {
    let metrics = Client::new(site.metrics_addr().unwrap()).get("/metrics").await.body;
    let line = metrics
        .lines()
        .find(|line| line.starts_with("janggun_password_hashes_total "));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_name_without_an_account_costs_the_work_of_one_with_an_account() {
    let site = TestServer::with(|config| config.metrics = Some(([127, 0, 0, 1], 0).into())).await;
    member(&site, "hansin").await;
    let mut stranger = site.visitor();
    let mut work = Vec::new();
    for name in ["hansin", "nobody"] {
        let recover = json!({"name": name, "recovery_code": "x", "new_password": "유방과 항우의 백 번째 판"});
        let before = hashes(&site).await;
        sign_in(&mut stranger, name, "유방과 항우의 백 번째 판")
            .await
            .expect_code(401, "wrong_sign_in");
        let between = hashes(&site).await;
        stranger
            .post("/api/account/recover", &recover)
            .await
            .expect_code(401, "wrong_recovery");
        work.push((between - before, hashes(&site).await - between));
    }
    assert_eq!(work, [(1, 1), (1, 1)]);
}

#[tokio::test]
async fn tries_of_an_attacker_are_bounded_and_keep_no_owner_out() {
    let site = ClockHouse::with(|_| {});
    let mut owner = site.visitor();
    sign_up(&mut owner, "hansin").await.expect(201);
    let mut attacker = site.visitor();
    attacker.from = Some(Ipv4Addr::new(127, 0, 7, 1));
    for _ in 0..20 {
        let refused = sign_in(&mut attacker, "hansin", "아마도 이것이 비밀번호").await;
        refused.expect_code(401, "wrong_sign_in");
    }
    let refused = sign_in(&mut attacker, "Hansin", "아마도 이것이 비밀번호").await;
    refused.expect_code(429, "too_fast");
    assert_eq!(refused.header("retry-after"), Some("46"));
    // Attempts from a neighbouring address are refused too, even with the right password. From elsewhere, the owner can
    // sign in.
    attacker.from = Some(Ipv4Addr::new(127, 0, 7, 2));
    sign_in(&mut attacker, "hansin", PASSWORD)
        .await
        .expect_code(429, "too_fast");
    let mut elsewhere = site.visitor();
    sign_in(&mut elsewhere, "hansin", PASSWORD).await.expect(200);
    site.pass(45_000);
    sign_in(&mut attacker, "hansin", PASSWORD).await.expect(200);
}

#[tokio::test]
async fn six_digits_are_tried_at_a_bounded_rate_and_the_owner_gets_in_from_elsewhere() {
    let site = ClockHouse::with(|_| {});
    let mut owner = site.visitor();
    sign_up(&mut owner, "hansin").await.expect(201);
    let (secret, recovery) = second_factor(&mut owner, site.now()).await;
    site.pass(90_000);
    let mut thief = site.visitor();
    thief.from = Some(Ipv4Addr::new(127, 0, 10, 1));
    let mut statuses = Vec::new();
    for _ in 0..11 {
        statuses.push(sign_in_with(&mut thief, "hansin", "000000").await.status);
    }
    assert_eq!(statuses, [&[403; 10][..], &[429]].concat());
    let mut elsewhere = site.visitor();
    let code = app_code(&secret, site.now());
    sign_in_with(&mut elsewhere, "hansin", &code).await.expect(200);
    sign_in_with(&mut thief, "hansin", &recovery[0]).await.expect(200);
}

#[tokio::test]
async fn over_tls_the_cookie_of_an_account_belongs_to_the_host_alone() {
    let site = TestServer::with(|config| config.origins = vec!["https://janggi.example/".parse().unwrap()]).await;
    let headers = [
        ("Origin", "https://janggi.example"),
        ("Content-Type", "application/json"),
    ];
    let body = json!({"name": "hansin", "password": PASSWORD}).to_string();
    let mut client = site.visitor();
    for path in ["/api/account", "/api/session"] {
        let answer = client.request("POST", path, &headers, &body).await;
        let cookies: Vec<_> = answer.headers.iter().filter(|(name, _)| name == "set-cookie").collect();
        let [(_, cookie)] = cookies.as_slice() else {
            panic!("{cookies:?}");
        };
        assert!(cookie.starts_with("__Host-janggun_guest="), "{cookie}");
        for part in ["; Path=/", "; Secure", "; HttpOnly", "; SameSite=Lax"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert!(!cookie.contains("Domain"), "{cookie}");
    }
}

/// Names that would act as markup, commands or Unicode tricks if they were shown unescaped.
pub(crate) const HOSTILE: [&str; 24] = [
    "<script>alert(1)",
    "<img src=x>",
    "\"><svg onload=a",
    "';alert(1);//",
    "javascript:alert(1)",
    "{{7*7}}",
    "${7*7}",
    "%3Cscript%3E",
    "&lt;b&gt;",
    "&#60;b&#62;",
    "=cmd|' /C calc'!A0",
    "@SUM(1+1)",
    "a\u{0}b",
    "a\r\nSet-Cookie: x=1",
    "\u{1b}[31mred",
    "\u{202e}nimda",
    "a\u{200b}b",
    "a\u{2066}b",
    "\u{feff}ab",
    "\u{3164}\u{3164}",
    "z\u{335}\u{337}\u{338}a",
    "../../etc/passwd",
    "' OR 1=1 --",
    "\u{d7a4}\u{e000}",
];

#[tokio::test]
async fn accounts_and_guests_are_made_at_a_bounded_rate_and_refused_ones_leave_nothing() {
    let site = TestServer::with(|config| {
        config.limits.work.account.address.burst = 6;
        config.limits.work.create.address.burst = 3;
    })
    .await;
    let mut statuses = Vec::new();
    for number in 0..8 {
        let body = json!({"nickname": format!("visitor-{number}")});
        statuses.push(site.visitor().post("/api/me/nickname", &body).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429, 429, 429, 429]);
    let mut visitor = site.visitor();
    sign_up(&mut visitor, "hansin").await.expect_code(429, "too_fast");
    assert_eq!(visitor.cookie, None);
    let database = rusqlite::Connection::open(site.folder().join("janggun.db")).unwrap();
    let players: u32 = database
        .query_row("SELECT count(*) FROM players", [], |row| row.get(0))
        .unwrap();
    assert_eq!(players, 3);
}

#[tokio::test]
async fn the_database_holds_no_password_code_or_cookie() {
    let site = TestServer::new().await;
    let mut owner = member(&site, "hansin").await;
    let (_, recovery) = second_factor(&mut owner, server::Clock::system().now_ms()).await;
    let secret = owner.cookie.clone().unwrap();
    let secret = secret.split_once('=').unwrap().1;
    let mut bytes = Vec::new();
    for file in ["janggun.db", "janggun.db-wal"] {
        bytes.extend(std::fs::read(site.folder().join(file)).unwrap_or_default());
    }
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("hansin"), "the files are looked at");
    assert!(!holds(PASSWORD) && !holds(secret) && !holds(&recovery[0]) && !holds(&recovery[0].replace('-', "")));
}
