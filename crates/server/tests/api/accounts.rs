//! Accounts: creating, using and closing them, and the data stored for a player.

use crate::account::{PASSWORD, app_code, key, member, second_factor, sign_in, sign_in_with, sign_up};
use crate::socket::Socket;
use crate::test_server::{ClockHouse, TestServer, friend_game, open, own_game, soon};
use serde_json::{Value, json};
use tokio::task::JoinSet;

#[tokio::test]
async fn a_guest_takes_a_nickname_and_an_account_and_keeps_every_game() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let nobody = player.get("/api/me").await.expect(200);
    assert_eq!(nobody, json!({"player": null, "account": null}));
    let me = player.post("/api/me/nickname", &json!({"nickname": "졸 병"})).await;
    me.expect_code(422, "bad_name");
    assert_eq!(player.cookie, None, "a bad name makes no guest");
    let me = player
        .post("/api/me/nickname", &json!({"nickname": "졸병"}))
        .await
        .expect(200);
    assert_eq!(
        (&me["player"]["name"], &me["player"]["account"]),
        (&json!("졸병"), &json!(false))
    );
    let game = open(&mut player, &own_game()).await;
    let (guest, before) = (key(&mut player).await, player.cookie.clone());
    player
        .post("/api/me/nickname", &json!({"nickname": "마포"}))
        .await
        .expect(200);
    let view = player.get(&format!("/api/games/{game}")).await.expect(200);
    assert_eq!(
        view["seats"]["cho"]["player"]["name"], "마포",
        "in a game that is in memory"
    );

    let me = sign_up(&mut player, "한신").await.expect(201);
    assert_eq!(
        me["player"],
        json!({"id": guest, "name": "한신", "account": true, "rating": null})
    );
    assert_eq!(me["account"]["second_factor"], false);
    assert_ne!(player.cookie, before, "the cookie is a new one");
    let games = player.get("/api/games").await.expect(200);
    assert_eq!(games["games"][0]["id"], game.as_str());
    sign_up(&mut player, "항우").await.expect_code(409, "has_account");
    let nickname = json!({"nickname": "졸병"});
    player
        .post("/api/me/nickname", &nickname)
        .await
        .expect_code(409, "has_account");
    let mut other = site.visitor();
    sign_up(&mut other, "한신").await.expect_code(409, "name_taken");
    let nickname = json!({"nickname": "한신"});
    other
        .post("/api/me/nickname", &nickname)
        .await
        .expect_code(409, "name_taken");
}

#[tokio::test]
async fn another_device_is_signed_in_as_the_same_player_and_its_guest_keeps_its_games() {
    let site = TestServer::new().await;
    let mut first = member(&site, "Hansin").await;
    let game = open(&mut first, &own_game()).await;
    let mut second = site.visitor();
    open(&mut second, &own_game()).await;
    let guest = key(&mut second).await;
    let me = sign_in(&mut second, "hansin", PASSWORD).await.expect(200);
    assert_eq!(
        (&me["player"]["name"], &me["account"]["name"]),
        (&json!("Hansin"), &json!("Hansin"))
    );
    assert_eq!(key(&mut second).await, key(&mut first).await);
    assert_ne!(key(&mut second).await, guest);
    let games = second.get("/api/games").await.expect(200);
    assert_eq!(games["games"].as_array().unwrap().len(), 1);
    assert_eq!(games["games"][0]["id"], game.as_str());
    second.send("DELETE", "/api/session", &Value::Null).await.expect(200);
    let me = second.get("/api/me").await.expect(200);
    assert_eq!(me["player"], Value::Null);
    assert_eq!(first.get("/api/me").await.expect(200)["account"]["name"], "Hansin");
}

#[tokio::test]
async fn a_session_that_is_ended_elsewhere_closes_its_sockets_within_a_second() {
    let site = TestServer::new().await;
    let mut first = member(&site, "hansin").await;
    let game = open(&mut first, &own_game()).await;
    let mut second = site.visitor();
    sign_in(&mut second, "hansin", PASSWORD).await.expect(200);
    let (mut here, _) = Socket::open(&first, &game).await;
    let (mut there, _) = Socket::open(&second, &game).await;
    let sessions = first.get("/api/account/sessions").await.expect(200);
    let sessions = sessions["sessions"].as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    let other = sessions.iter().find(|session| session["current"] == false).unwrap();
    let path = format!("/api/account/sessions/{}", other["id"].as_str().unwrap());
    let left = first.send("DELETE", &path, &Value::Null).await.expect(200);
    assert_eq!(left["sessions"].as_array().unwrap().len(), 1);
    // The client is notified without having to send anything.
    assert_eq!(there.read_kind("bye").await["reason"], "signed_out");
    assert_eq!(there.read_close().await, Some(1008));
    assert_eq!(second.get("/api/me").await.expect(200)["player"], Value::Null);
    first
        .send("DELETE", &path, &Value::Null)
        .await
        .expect_code(404, "unknown_session");
    here.send(&json!({"t": "ping"})).await;
    assert_eq!(here.read_kind("pong").await["t"], "pong", "the own one goes on");
}

#[tokio::test]
async fn a_second_factor_is_asked_for_and_its_codes_count_once() {
    let site = ClockHouse::with(|_| {});
    let mut player = site.visitor();
    sign_up(&mut player, "hansin").await.expect(201);
    let wrong = json!({"password": "사면초가 속의 장기 두 판"});
    let refused = player.post("/api/account/second-factor", &wrong).await;
    refused.expect_code(403, "wrong_password");
    let code = json!({"code": "123456"});
    let refused = player.post("/api/account/second-factor/confirm", &code).await;
    refused.expect_code(409, "second_factor_off");
    let (secret, recovery) = second_factor(&mut player, site.now()).await;
    let mut other = site.visitor();
    let code = app_code(&secret, site.now());
    sign_in(&mut other, "hansin", PASSWORD)
        .await
        .expect_code(401, "second_factor_needed");
    let refused = sign_in_with(&mut other, "hansin", &code).await;
    refused.expect_code(403, "wrong_code");
    site.pass(30_000);
    let code = app_code(&secret, site.now());
    let me = sign_in_with(&mut other, "hansin", &code).await.expect(200);
    assert_eq!(me["account"]["second_factor"], true);
    assert_eq!(me["account"]["recovery_codes"], 10);
    let mut third = site.visitor();
    sign_in_with(&mut third, "hansin", &code)
        .await
        .expect_code(403, "wrong_code");
    let me = sign_in_with(&mut third, "hansin", &recovery[0].to_uppercase())
        .await
        .expect(200);
    assert_eq!(me["account"]["recovery_codes"], 9);
    let mut fourth = site.visitor();
    sign_in_with(&mut fourth, "hansin", &recovery[0])
        .await
        .expect_code(403, "wrong_code");
    let confirm = json!({"password": PASSWORD});
    let me = player
        .send("DELETE", "/api/account/second-factor", &confirm)
        .await
        .expect(200);
    assert_eq!(me["account"]["second_factor"], false);
    sign_in(&mut fourth, "hansin", PASSWORD).await.expect(200);
}

#[tokio::test]
async fn recovery_codes_that_were_saved_before_the_second_factor_remain_valid() {
    let site = ClockHouse::with(|_| {});
    let mut player = site.visitor();
    sign_up(&mut player, "hansin").await.expect(201);
    let confirm = json!({"password": PASSWORD});
    let saved = player.post("/api/account/recovery-codes", &confirm).await.expect(200);
    let saved = saved["codes"][7].as_str().unwrap().to_owned();
    let (_, given) = second_factor(&mut player, site.now()).await;
    assert_eq!(given, Vec::<String>::new());
    let me = player.get("/api/me").await.expect(200);
    assert_eq!(me["account"]["recovery_codes"], 10);
    let mut other = site.visitor();
    let me = sign_in_with(&mut other, "hansin", &saved).await.expect(200);
    assert_eq!(me["account"]["recovery_codes"], 9);
    // Turning the second factor off and on again does not issue new recovery codes either.
    player
        .send("DELETE", "/api/account/second-factor", &confirm)
        .await
        .expect(200);
    site.pass(30_000);
    let (_, given) = second_factor(&mut player, site.now()).await;
    assert_eq!(given, Vec::<String>::new());
}

#[tokio::test]
async fn a_recovery_code_gives_a_new_password_and_ends_every_session() {
    let site = TestServer::new().await;
    let mut player = member(&site, "hansin").await;
    let confirm = json!({"password": PASSWORD});
    let codes = player.post("/api/account/recovery-codes", &confirm).await.expect(200);
    let code = codes["codes"][4].as_str().unwrap();
    let new = "유방과 항우의 백 번째 판";
    let recover = json!({"name": "HANSIN", "recovery_code": code, "new_password": new});
    let mut other = site.visitor();
    let me = other.post("/api/account/recover", &recover).await.expect(200);
    assert_eq!(me["account"]["recovery_codes"], 9);
    assert_eq!(player.get("/api/me").await.expect(200)["player"], Value::Null);
    sign_in(&mut player, "hansin", PASSWORD)
        .await
        .expect_code(401, "wrong_sign_in");
    sign_in(&mut player, "hansin", new).await.expect(200);
    other
        .post("/api/account/recover", &recover)
        .await
        .expect_code(401, "wrong_recovery");
}

#[tokio::test]
async fn a_new_password_ends_every_other_session() {
    let site = TestServer::new().await;
    let mut player = member(&site, "hansin").await;
    let game = open(&mut player, &own_game()).await;
    let mut other = site.visitor();
    sign_in(&mut other, "hansin", PASSWORD).await.expect(200);
    let (mut here, _) = Socket::open(&player, &game).await;
    let (mut there, _) = Socket::open(&other, &game).await;
    let change = |new: &str| json!({"password": PASSWORD, "new_password": new});
    let refused = player.post("/api/account/password", &change("password")).await;
    refused.expect_code(422, "weak_password");
    let before = player.cookie.clone();
    player
        .post("/api/account/password", &change("유방과 항우의 백 번째 판"))
        .await
        .expect(200);
    assert_ne!(player.cookie, before);
    assert_eq!(there.read_kind("bye").await["reason"], "signed_out");
    assert_eq!(
        here.read_kind("bye").await["reason"],
        "restart",
        "come again with the new cookie"
    );
    assert_eq!(other.get("/api/me").await.expect(200)["player"], Value::Null);
    let (_, state) = Socket::open(&player, &game).await;
    assert_eq!(state["game"]["seats"]["cho"]["you"], true);
}

#[tokio::test]
async fn preferences_are_kept_for_the_account_and_for_each_device() {
    let site = TestServer::new().await;
    let mut player = member(&site, "hansin").await;
    let path = "/api/account/preferences";
    let put = |value: u32| json!({"preferences": {"sound": value}});
    player.send("PUT", path, &put(1)).await.expect(200);
    let phone = format!("{path}?device=phone-1");
    let both = player.send("PUT", &phone, &put(2)).await.expect(200);
    assert_eq!(both, json!({"account": {"sound": 1}, "device": {"sound": 2}}));
    let mut other = site.visitor();
    sign_in(&mut other, "hansin", PASSWORD).await.expect(200);
    let here = other.get(&format!("{path}?device=desk")).await.expect(200);
    assert_eq!(here, json!({"account": {"sound": 1}, "device": null}));
    other
        .get(&format!("{path}?device=a%20b"))
        .await
        .expect_code(400, "bad_request");
    let large = json!({"preferences": {"x": "가".repeat(3_000)}});
    player.send("PUT", path, &large).await.expect_code(413, "too_large");
    for device in 1..20 {
        player
            .send("PUT", &format!("{path}?device=d{device}"), &put(3))
            .await
            .expect(200);
    }
    let refused = player.send("PUT", &format!("{path}?device=one-more"), &put(3)).await;
    refused.expect_code(409, "too_many_devices");
    player.send("PUT", &phone, &put(4)).await.expect(200);
}

#[tokio::test]
async fn players_are_blocked_and_unblocked() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    open(&mut player, &own_game()).await;
    let mut other = member(&site, "hangu").await;
    let (own, other) = (key(&mut player).await, key(&mut other).await);
    let path = format!("/api/account/blocks/{other}");
    for _ in 0..2 {
        let list = player.send("PUT", &path, &Value::Null).await.expect(200);
        assert_eq!(
            list["blocked"],
            json!([{"id": other, "name": "hangu", "account": true, "rating": null}])
        );
    }
    let refused = player
        .send("PUT", &format!("/api/account/blocks/{own}"), &Value::Null)
        .await;
    refused.expect_code(422, "not_yourself");
    for unknown in ["guest:00000000000", "nobody", "%00"] {
        let refused = player
            .send("PUT", &format!("/api/account/blocks/{unknown}"), &Value::Null)
            .await;
        refused.expect_code(404, "unknown_player");
    }
    let list = player.send("DELETE", &path, &Value::Null).await.expect(200);
    assert_eq!(list, json!({"blocked": []}));
}

#[tokio::test]
async fn everything_that_is_stored_about_a_player_can_be_taken_away() {
    let site = TestServer::with(|config| config.limits.unplayed_games_by_guest = 100).await;
    let mut player = member(&site, "hansin").await;
    for _ in 0..53 {
        open(&mut player, &own_game()).await;
    }
    let game = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &game).await;
    let now = socket.arrange_both().await;
    socket.act(&now, "a4a5").await;
    let preferences = json!({"preferences": {"sound": 1}});
    player
        .send("PUT", "/api/account/preferences", &preferences)
        .await
        .expect(200);
    let answer = soon(player.get("/api/account/export")).await;
    assert!(answer.header("content-disposition").unwrap().starts_with("attachment"));
    let body = answer.unchunked();
    let export: Value = serde_json::from_str(&body).unwrap_or_else(|error| panic!("{error}: {body}"));
    assert_eq!(export["me"]["account"]["name"], "hansin");
    assert_eq!(export["preferences"]["account"]["sound"], 1);
    assert_eq!(export["sessions"].as_array().unwrap().len(), 1);
    let games = export["games"].as_array().unwrap();
    assert_eq!(games.len(), 54);
    let played = games.iter().find(|row| row["id"] == game.as_str()).unwrap();
    let record = player.get(&format!("/api/games/{game}/record/json")).await;
    assert_eq!(played["record"], serde_json::from_str::<Value>(&record.body).unwrap());
    assert!(!body.contains("argon2"), "no credential is in it");
}

#[tokio::test]
async fn what_is_kept_of_a_guest_goes_when_he_says_so_and_the_games_stay() {
    let site = TestServer::new().await;
    site.visitor()
        .send("DELETE", "/api/me", &Value::Null)
        .await
        .expect_code(401, "no_session");
    let (mut guest, mut friend) = (site.visitor(), member(&site, "hansin").await);
    friend
        .send("DELETE", "/api/me", &Value::Null)
        .await
        .expect_code(409, "has_account");
    let nickname = json!({"nickname": "초보장기"});
    guest.post("/api/me/nickname", &nickname).await.expect(200);
    let game = open(&mut guest, &friend_game()).await;
    friend
        .post(&format!("/api/games/{game}/join"), &json!({}))
        .await
        .expect(200);
    let block = format!("/api/account/blocks/{}", key(&mut friend).await);
    guest.send("PUT", &block, &Value::Null).await.expect(200);
    let (mut socket, _) = Socket::open(&guest, &game).await;
    let line = json!({"t": "chat", "room": "players", "says": {"text": "안녕하세요"}});
    socket.done(line).await;

    let before = guest.clone();
    let gone = guest.send("DELETE", "/api/me", &Value::Null).await.expect(200);
    assert_eq!((&gone["player"], &gone["account"]), (&Value::Null, &Value::Null));
    let mut before = before;
    assert_eq!(
        before.get("/api/me").await.expect(200)["player"],
        Value::Null,
        "the session"
    );
    before.get("/api/account/export").await.expect_code(401, "no_session");
    let view = friend.get(&format!("/api/games/{game}")).await.expect(200);
    assert!(!view.to_string().contains("초보장기"), "{view}");
    let (mut socket, _) = Socket::open(&friend, &game).await;
    socket.done(json!({"t": "read_chat"})).await;
    assert_eq!(socket.read_kind("chat").await["lines"], json!([]));
}

#[tokio::test]
async fn a_closed_account_has_no_name_and_no_way_in_and_its_games_stay() {
    let site = TestServer::new().await;
    let mut player = member(&site, "hansin").await;
    let mut friend = site.visitor();
    let game = open(&mut player, &friend_game()).await;
    friend
        .post(&format!("/api/games/{game}/join"), &json!({}))
        .await
        .expect(200);
    let (mut socket, _) = Socket::open(&player, &game).await;
    let wrong = json!({"password": "password"});
    player
        .post("/api/account/close", &wrong)
        .await
        .expect_code(403, "wrong_password");
    let me = player
        .post("/api/account/close", &json!({"password": PASSWORD}))
        .await
        .expect(200);
    assert_eq!(me, json!({"player": null, "account": null}));
    assert_eq!(socket.read_kind("bye").await["reason"], "signed_out");
    sign_in(&mut player, "hansin", PASSWORD)
        .await
        .expect_code(401, "wrong_sign_in");
    sign_up(&mut friend, "hansin").await.expect_code(409, "name_taken");
    let games = friend.get("/api/games").await.expect(200);
    assert_eq!(games["games"][0]["id"], game.as_str());
    let view = friend.get(&format!("/api/games/{game}")).await.expect(200);
    assert_eq!(view["seats"]["cho"]["kind"], "guest");
    assert_eq!(
        view["seats"]["cho"]["player"]["name"],
        Value::Null,
        "also in a game that is open"
    );
}

#[tokio::test]
async fn players_are_named_in_games_and_lists() {
    let site = TestServer::new().await;
    let mut player = member(&site, "hansin").await;
    let mut friend = site.visitor();
    friend
        .post("/api/me/nickname", &json!({"nickname": "나그네1"}))
        .await
        .expect(200);
    let game = open(&mut player, &friend_game()).await;
    let (mut socket, state) = Socket::open(&player, &game).await;
    assert_eq!(state["game"]["seats"]["cho"]["player"]["name"], "hansin");
    assert_eq!(state["game"]["seats"]["han"]["player"], Value::Null);
    let path = format!("/api/games/{game}/join");
    let view = friend.post(&path, &json!({})).await.expect(200);
    let key = key(&mut friend).await;
    let guest = json!({"id": key, "name": "나그네1", "account": false, "rating": null});
    assert_eq!(view["seats"]["han"]["player"], guest);
    assert_eq!(socket.read_event("joined").await["event"]["player"], guest);
    let (mut again, greeting) = Socket::resume(&player, &game, 1).await;
    assert_eq!(greeting[0]["event"]["player"], guest, "{greeting:?}");
    again.send(&json!({"t": "ping"})).await;
    let list = friend.get("/api/games").await.expect(200);
    assert_eq!(list["games"][0]["seats"]["cho"]["player"]["name"], "hansin");
    assert_eq!(list["games"][0]["seats"]["cho"]["player"]["account"], true);
}

#[tokio::test]
async fn passwords_are_hashed_and_games_go_on_beside_it() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let mut now = socket.arrange_both().await;
    member(&site, "Hansin").await;
    let mut hashing = JoinSet::new();
    for number in 0..12 {
        let mut visitor = site.visitor();
        hashing.spawn(async move { sign_up(&mut visitor, &format!("Hansin-{number}")).await.status });
    }
    let mut visitor = site.visitor();
    hashing.spawn(async move { sign_in(&mut visitor, "Hansin", PASSWORD).await.status });
    let moves = async {
        for _ in 0..20 {
            let first = now["legal"][0].as_str().unwrap().to_owned();
            now = socket.act(&now, &first).await;
        }
    };
    let ((), statuses) = tokio::join!(moves, hashing.join_all());
    assert!(
        statuses.iter().all(|status| (200..300).contains(status)),
        "{statuses:?}"
    );
}
