//! Push notifications to the browsers of absent players, from the subscription to the push service.
//! docs/development/threats.md lists most of these tests.

use crate::account::{key, member, sign_in};
use crate::client::Client;
use crate::push_service::{Browser, PushService};
use crate::socket::Socket;
use crate::test_server::{ClockHouse, TestServer, friend_game, open, own_game, soon};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use store::PushQueries;
use store::sqlite::SqliteReader;

const SOON: Duration = Duration::from_millis(1);

async fn site(service: &PushService) -> TestServer {
    let config = service.config(SOON);
    TestServer::with(|site| site.push = Some(config)).await
}

async fn subscribe(client: &mut Client, endpoint: &str) -> Browser {
    let browser = Browser::new();
    let body = browser.subscription(endpoint);
    let answer = client.send("PUT", "/api/account/push", &body).await;
    assert_eq!(answer.status, 204, "{}", answer.body);
    browser
}

/// Creates a guest by opening a game.
async fn guest(site: &TestServer) -> Client {
    let mut client = site.visitor();
    open(&mut client, &own_game()).await;
    client
}

/// Starts a game with both setups chosen. Returns its id and the sockets of Cho and Han.
async fn arranged(cho: &mut Client, han: &mut Client) -> (String, Socket, Socket) {
    let id = open(cho, &friend_game()).await;
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    let (mut first, _) = Socket::open(cho, &id).await;
    let (mut second, _) = Socket::open(han, &id).await;
    second
        .done(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
        .await;
    first
        .done(json!({"t": "arrange", "side": "cho", "setup": "mssm"}))
        .await;
    (id, first, second)
}

fn act(ply: u32, action: &str) -> Value {
    json!({"t": "act", "ply": ply, "action": action})
}

/// Closes a player's socket, and waits until the opponent is notified that the player is absent.
async fn leave(mut leaving: Socket, waiting: &mut Socket) {
    leaving.stream.close(None).await.unwrap();
    drop(leaving);
    while waiting.read_kind("absent").await["since_ms"].is_null() {}
}

/// Returns the stored endpoints of `players`, and the number of all waiting notifications.
async fn stored(folder: &Path, players: &[&str]) -> (Vec<String>, usize) {
    let reader = SqliteReader::open(folder).unwrap();
    let mut endpoints = Vec::new();
    for player in players {
        let rows = reader.push_subscriptions_of(player.parse().unwrap()).await.unwrap();
        endpoints.extend(rows.into_iter().map(|row| row.endpoint));
    }
    (endpoints, reader.push_notices(0, 99).await.unwrap().len())
}

#[tokio::test]
async fn a_player_who_is_elsewhere_is_told_and_one_who_is_there_is_not() {
    let mut service = PushService::start().await;
    let site = site(&service).await;
    let (mut cho, mut han) = (member(&site, "한신").await, guest(&site).await);
    let browser = subscribe(&mut han, "https://push.example/send/1?a=b").await;
    let (id, mut first, mut second) = arranged(&mut cho, &mut han).await;
    first.done(act(0, "a4a5")).await;
    second.done(act(1, "a7a6")).await;
    leave(second, &mut first).await;
    first.done(act(2, "c4c5")).await;
    let pushed = service.message().await;
    assert_eq!(pushed.path, "/send/1?a=b");
    assert_eq!(pushed.header("host"), "push.example");
    assert_eq!(pushed.header("content-encoding"), "aes128gcm");
    assert_eq!(pushed.header("topic"), format!("game-{id}"));
    assert!((1..=86_400).contains(&pushed.header("ttl").parse::<u32>().unwrap()));
    let me = han.get("/api/me").await.expect(200);
    let key = me["push"].as_str().unwrap();
    assert!(pushed.header("authorization").starts_with("vapid t=ey"));
    assert!(pushed.header("authorization").ends_with(&format!(", k={key}")));
    assert_eq!(
        browser.read(&pushed.body),
        json!({"kind": "turn", "game": id, "name": "한신"})
    );

    // Han is back, so these events cause no notification.
    let (mut second, _) = Socket::open(&han, &id).await;
    second.done(act(3, "c7c6")).await;
    first.done(act(4, "e4e5")).await;
    leave(second, &mut first).await;
    for (command, kind) in [
        (json!({"t": "takeback", "ply": 5}), "offer"),
        (act(5, "resign"), "over"),
    ] {
        // Each test browser can decrypt only one message.
        let browser = subscribe(&mut han, "https://push.example/send/2").await;
        first.done(command).await;
        let pushed = service.message().await;
        assert_eq!(pushed.header("topic"), format!("game-{id}"), "the last thing of a game");
        assert_eq!(browser.read(&pushed.body)["kind"], kind);
    }
    soon(async { while stored(site.folder(), &[]).await.1 > 0 {} }).await;
}

#[tokio::test]
async fn a_challenged_player_and_one_who_is_joined_are_told() {
    let mut service = PushService::start().await;
    let site = site(&service).await;
    let (mut from, mut to) = (member(&site, "hangu").await, guest(&site).await);
    let browser = subscribe(&mut to, "https://other.example/x").await;
    let time = json!({"kind": "fischer", "main_ms": 300_000, "increment_ms": 5_000});
    let game = json!({"rules": "casual", "opponent": {"kind": "friend"}, "side": "cho", "time": time});
    let body = json!({"to": {"player": key(&mut to).await}, "game": game});
    let made = from.post("/api/challenges", &body).await.expect(201);
    let pushed = service.message().await;
    assert_eq!(pushed.header("topic"), format!("game-{}", made["id"].as_str().unwrap()));
    assert_eq!(
        browser.read(&pushed.body),
        json!({"kind": "challenge", "game": made["id"], "name": "hangu"})
    );
    let id = open(&mut to, &friend_game()).await;
    from.post(&format!("/api/games/{id}/join"), &json!({}))
        .await
        .expect(200);
    assert_eq!(service.topics(1).await, [format!("game-{id}")]);
}

/// Creates a game of `owner` that `other` joins. Returns the topic of the notification to the owner.
async fn joined(owner: &mut Client, other: &mut Client) -> String {
    let id = open(owner, &friend_game()).await;
    other
        .post(&format!("/api/games/{id}/join"), &json!({}))
        .await
        .expect(200);
    format!("game-{id}")
}

#[tokio::test]
async fn nothing_is_sent_to_a_browser_that_does_not_want_it_or_is_signed_out() {
    let mut service = PushService::start().await;
    let site = site(&service).await;
    let (mut owner, mut other) = (member(&site, "hangu").await, guest(&site).await);
    let mut last = guest(&site).await;
    subscribe(&mut last, "https://push.example/last").await;
    joined(&mut owner, &mut other).await;
    subscribe(&mut owner, "https://push.example/off").await;
    let off = owner.send("DELETE", "/api/account/push", &Value::Null).await;
    assert_eq!(off.status, 204);
    joined(&mut owner, &mut other).await;
    let mut elsewhere = site.visitor();
    sign_in(&mut elsewhere, "hangu", crate::account::PASSWORD)
        .await
        .expect(200);
    subscribe(&mut elsewhere, "https://push.example/out").await;
    elsewhere.send("DELETE", "/api/session", &Value::Null).await.expect(200);
    joined(&mut owner, &mut other).await;
    let topic = joined(&mut last, &mut other).await;
    // The queue is processed in order, so earlier notifications would have been handled by now.
    assert_eq!(service.topics(1).await, [topic]);
    assert_eq!(service.connections(), 1);
}

#[tokio::test]
async fn addresses_that_are_not_public_are_never_connected_to() {
    let mut service = PushService::start().await;
    let site = site(&service).await;
    let mut other = guest(&site).await;
    for host in ["inner", "mixed", "mapped", "cloud"] {
        let mut owner = guest(&site).await;
        subscribe(&mut owner, &format!("https://{host}.example/x")).await;
        joined(&mut owner, &mut other).await;
    }
    let mut last = guest(&site).await;
    subscribe(&mut last, "https://push.example/last").await;
    let topic = joined(&mut last, &mut other).await;
    assert_eq!(service.topics(1).await, [topic]);
    soon(async { while stored(site.folder(), &[]).await.1 > 0 {} }).await;
    assert_eq!(service.connections(), 1, "they were given up without a try");
}

#[tokio::test]
async fn who_has_no_certificate_for_the_name_is_told_nothing() {
    let mut service = PushService::start().await;
    let site = site(&service).await;
    let (mut owner, mut other) = (guest(&site).await, guest(&site).await);
    subscribe(&mut owner, "https://wrong.example/x").await;
    joined(&mut owner, &mut other).await;
    soon(async {
        while service.connections() < 2 {
            tokio::time::sleep(SOON).await;
        }
    })
    .await;
    subscribe(&mut owner, "https://push.example/x").await;
    let topic = joined(&mut owner, &mut other).await;
    assert_eq!(service.topics(1).await, [topic], "nothing was sent before");
}

#[tokio::test]
async fn redirections_are_not_followed_and_browsers_that_are_gone_are_forgotten() {
    let mut service = PushService::start().await;
    let site = site(&service).await;
    let (mut owner, mut other) = (guest(&site).await, guest(&site).await);
    let player = key(&mut owner).await;
    subscribe(&mut owner, "https://push.example/x").await;
    for status in ["301", "302", "307", "308"] {
        service.answer(&[&format!(
            "{status} Elsewhere\r\nLocation: https://push.example/elsewhere"
        )]);
        joined(&mut owner, &mut other).await;
        assert_eq!(service.message().await.path, "/x");
    }
    for status in ["400 Bad Request", "403 Forbidden", "413 Too Large"] {
        service.answer(&[status]);
        joined(&mut owner, &mut other).await;
        service.message().await;
    }
    soon(async { while stored(site.folder(), &[]).await.1 > 0 {} }).await;
    assert_eq!(service.connections(), 7, "nothing was tried again");
    for (status, endpoint) in [
        ("410 Gone", "https://push.example/x"),
        ("404 Not Found", "https://push.example/y"),
    ] {
        subscribe(&mut owner, endpoint).await;
        service.answer(&[status]);
        joined(&mut owner, &mut other).await;
        service.message().await;
        soon(async { while !stored(site.folder(), &[&player]).await.0.is_empty() {} }).await;
    }
}

#[tokio::test]
async fn a_message_is_tried_again_and_survives_a_restart() {
    let mut service = PushService::start().await;
    let mut site = site(&service).await;
    let (mut owner, mut other) = (guest(&site).await, guest(&site).await);
    subscribe(&mut owner, "https://push.example/x").await;
    let key = owner.get("/api/me").await.expect(200)["push"].clone();
    service.answer(&["503 Later", "429 Slower", "500 Broken"]);
    let topic = joined(&mut owner, &mut other).await;
    assert_eq!(service.topics(4).await, vec![topic; 4]);
    soon(async { while stored(site.folder(), &[]).await.1 > 0 {} }).await;

    service.answer(&["503 Later\r\nRetry-After: 300"]);
    let topic = joined(&mut owner, &mut other).await;
    assert_eq!(service.topics(1).await, [topic.as_str()]);
    site.restart().await;
    assert_eq!(service.topics(1).await, [topic]);
    let mut owner = Client {
        addr: site.addr(),
        ..owner
    };
    assert_eq!(owner.get("/api/me").await.expect(200)["push"], key, "the keys are kept");
}

#[tokio::test]
async fn one_player_is_sent_so_many_at_once_and_no_more() {
    let mut service = PushService::start().await;
    let config = service.config(SOON);
    let site = ClockHouse::with(|site| {
        site.push = Some(config);
        site.limits.unfinished_games = 1_000;
        site.limits.unplayed_games_by_guest = 1_000;
        site.limits.work.create.guest.burst = 1_000;
        site.limits.work.create.address.burst = 1_000;
    });
    let (mut owner, mut other) = (site.visitor(), site.visitor());
    open(&mut owner, &own_game()).await;
    subscribe(&mut owner, "https://push.example/x").await;
    let mut topics = Vec::new();
    for _ in 0..33 {
        topics.push(joined(&mut owner, &mut other).await);
    }
    let mut sent = service.topics(30).await;
    site.pass(10_000);
    let next = joined(&mut owner, &mut other).await;
    sent.extend(service.topics(1).await);
    topics.truncate(30);
    topics.push(next);
    topics.sort();
    sent.sort();
    assert_eq!(sent, topics);
}

#[tokio::test]
async fn only_https_addresses_with_names_and_whole_keys_are_taken() {
    let service = PushService::start().await;
    let off = TestServer::new().await;
    let mut client = guest(&off).await;
    assert_eq!(client.get("/api/me").await.expect(200)["push"], Value::Null);
    let good = Browser::new().subscription("https://push.example/x");
    let put = |body: Value| ("PUT", "/api/account/push", body);
    let (method, path, body) = put(good.clone());
    client.send(method, path, &body).await.expect_code(409, "no_push");

    let site = site(&service).await;
    site.visitor()
        .send(method, path, &good)
        .await
        .expect_code(401, "no_session");
    let mut client = guest(&site).await;
    for endpoint in [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://push.example:8443/x",
        "https://user@push.example/x",
        "",
    ] {
        let bad = Browser::new().subscription(endpoint);
        client.send(method, path, &bad).await.expect_code(422, "bad_push");
    }
    for (field, value) in [("p256dh", "AAAA"), ("auth", "AAAA"), ("p256dh", "?"), ("auth", "")] {
        let mut bad = good.clone();
        bad[field] = json!(value);
        client.send(method, path, &bad).await.expect_code(422, "bad_push");
    }
    let mut more = good;
    more["expirationTime"] = Value::Null;
    client.send(method, path, &more).await.expect_code(400, "bad_request");
    assert_eq!(service.connections(), 0);
}
