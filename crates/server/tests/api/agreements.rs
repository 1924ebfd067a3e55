//! Agreements between players: extra time, adjournment, referees, rated games and offers. Also the deadline for setups.

use crate::account::member;
use crate::client::Client;
use crate::socket::{Socket, arrange_both};
use crate::test_server::{ClockHouse, TestServer, friend_game, open};
use serde_json::{Value, json};

fn byoyomi() -> Value {
    json!({"kind": "byoyomi", "main_ms": 600_000, "period_ms": 30_000, "periods": 3})
}

fn timed_game() -> Value {
    let mut game = friend_game();
    game["time"] = byoyomi();
    game
}

/// Creates a game and lets Han join. Returns the id, Cho, Han and the view returned to the creator.
async fn joined(addr: std::net::SocketAddr, game: &Value) -> (String, Client, Client, Value) {
    let (mut cho, mut han) = (Client::new(addr), Client::new(addr));
    let view = cho.post("/api/games", game).await.expect(201);
    let id = view["id"].as_str().unwrap().to_owned();
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    (id, cho, han, view)
}

#[tokio::test]
async fn two_players_give_time_adjourn_and_go_on() {
    let site = TestServer::new().await;
    let (id, mut cho, han, _) = joined(site.addr(), &timed_game()).await;
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    arrange_both(&mut first, &mut second).await;
    second.done(json!({"t": "give_time"})).await;
    let given = first.read_event("time_given").await;
    assert_eq!(
        (&given["event"]["side"], &given["event"]["ms"]),
        (&json!("cho"), &json!(15_000))
    );
    first.done(json!({"t": "offer_adjourn"})).await;
    let offered = second.read_event("adjourn_offered").await;
    assert_eq!(offered["now"]["offers"]["adjourn"], "cho");
    assert_eq!(offered["now"]["rights"]["answer_adjourn"], true);
    second.done(json!({"t": "answer_adjourn", "accept": true})).await;
    let list = cho.get("/api/games").await.expect(200);
    assert_eq!(
        list["games"][0]["turn"],
        Value::Null,
        "nobody moves in an adjourned game"
    );
    let now = &first.read_event("adjourned").await["now"];
    assert_eq!(
        (&now["adjourned"], &now["clocks"]["cho"]["running"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(now["legal"], json!([]));
    assert_eq!(
        first.refused(json!({"t": "act", "ply": 0, "action": "a4a5"})).await,
        "adjourned"
    );
    second.done(json!({"t": "offer_resume"})).await;
    first.read_event("resume_offered").await;
    first.done(json!({"t": "answer_resume", "accept": true})).await;
    let now = &second.read_event("continued").await["now"];
    assert_eq!(now["clocks"]["cho"]["running"], true);
    first.done(json!({"t": "act", "ply": 0, "action": "a4a5"})).await;
}

#[tokio::test]
async fn an_adjourned_game_survives_a_restart() {
    let mut site = TestServer::new().await;
    let (id, mut cho, han, _) = joined(site.addr(), &timed_game()).await;
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    arrange_both(&mut first, &mut second).await;
    first.done(json!({"t": "offer_adjourn"})).await;
    second.done(json!({"t": "answer_adjourn", "accept": true})).await;
    site.restart().await;
    cho.addr = site.addr();
    let (_, state) = Socket::open(&cho, &id).await;
    let now = &state["game"]["now"];
    assert_eq!(
        (&now["adjourned"], &now["clocks"]["cho"]["running"]),
        (&json!(true), &json!(false))
    );
}

/// Moves both sides back and forth twice, after which the start position has occurred three times.
async fn repeat_the_start(movers: [&mut Socket; 2]) {
    let moves = ["a4b4", "a7b7", "b4a4", "b7a7"];
    for (ply, action) in moves.into_iter().cycle().take(8).enumerate() {
        let act = json!({"t": "act", "ply": ply, "action": action});
        movers[ply % 2].done(act).await;
    }
}

#[tokio::test]
async fn a_referee_comes_by_the_link_is_agreed_to_and_rules() {
    let site = TestServer::new().await;
    let mut game = timed_game();
    game["referee"] = json!(true);
    game["rules"] = json!("koopkorea-1a");
    let (id, mut cho, han, created) = joined(site.addr(), &game).await;
    let key = created["referee_key"].as_str().expect("told once").to_owned();
    let seen = cho.get(&format!("/api/games/{id}")).await.expect(200);
    assert!(seen.get("referee_key").is_none());
    let path = format!("/api/games/{id}/referee");
    let (mut judge, mut other) = (site.visitor(), site.visitor());
    judge
        .post(&path, &json!({"key": "0".repeat(64)}))
        .await
        .expect_code(403, "bad_referee_key");
    cho.post(&path, &json!({"key": key}))
        .await
        .expect_code(409, "referee_plays");
    let view = judge.post(&path, &json!({"key": key})).await.expect(200);
    assert_eq!(
        (&view["referee"]["you"], &view["referee"]["state"]),
        (&json!(true), &json!("joined"))
    );
    other
        .post(&path, &json!({"key": key}))
        .await
        .expect_code(409, "referee_taken");
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    let (mut third, _) = Socket::open(&judge, &id).await;
    arrange_both(&mut first, &mut second).await;
    for socket in [&mut first, &mut second] {
        socket.done(json!({"t": "confirm_referee", "accept": true})).await;
    }
    let started = third.read_event("started").await;
    assert_eq!(started["now"]["rights"]["rule"], true);
    let ruling = json!({"t": "rule", "ruling": {"kind": "win", "side": "han"}, "words": "규칙 위반"});
    assert_eq!(first.refused(ruling.clone()).await, "not_referee");
    assert_eq!(
        third.refused(json!({"t": "act", "ply": 0, "action": "a4a5"})).await,
        "not_your_seat"
    );
    // A threefold repetition does not end a game with a referee: the referee decides.
    repeat_the_start([&mut first, &mut second]).await;
    let asked = judge.get(&format!("/api/games/{id}")).await.expect(200);
    assert_eq!(
        (
            &asked["phase"],
            &asked["now"]["repetition_for_referee"],
            &asked["referee"]["decides_repetition"]
        ),
        (&json!("playing"), &json!(3), &json!(true))
    );
    third.done(ruling).await;
    assert_eq!(second.read_event("ruled").await["event"]["words"], "규칙 위반");
    let verdict = &second.read_event("ended").await["now"]["verdict"];
    assert_eq!(
        (&verdict["code"], &verdict["outcome"]),
        (&json!("adjudicated"), &json!("han"))
    );
    let record = cho.get(&format!("/api/games/{id}/record/pgn")).await;
    assert!(record.body.contains("심판: 한 승 (규칙 위반)"), "{}", record.body);
}

#[tokio::test]
async fn what_cannot_be_rated_or_refereed_is_refused_with_its_reason() {
    let site = TestServer::new().await;
    let mut visitor = member(&site, "Mongryong").await;
    let engine =
        json!({"rules": "kakao", "opponent": {"kind": "engine", "level": 1}, "side": "cho", "time": byoyomi()});
    for (mut game, reason) in [
        (engine.clone(), "engine"),
        (crate::test_server::own_game(), "same_player"),
    ] {
        game["rated"] = json!(true);
        let answer = visitor.post("/api/games", &game).await;
        answer.expect_code(422, "unrateable");
        let body: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(body["error"]["facts"]["reason"], reason);
    }
    let mut game = engine;
    game["referee"] = json!(true);
    visitor.post("/api/games", &game).await.expect_code(409, "no_opponent");
}

#[tokio::test]
async fn a_rated_game_is_for_two_accounts_and_says_when_it_counts() {
    let site = TestServer::new().await;
    let (mut first, mut second) = (member(&site, "Gildong").await, member(&site, "Chunhyang").await);
    let mut guest = site.visitor();
    let mut game = timed_game();
    game["rules"] = json!("kakao");
    game["rated"] = json!(true);
    game["takeback"] = json!("allowed");
    guest.post("/api/games", &game).await.expect_code(403, "no_account");
    let view = first.post("/api/games", &game).await.expect(201);
    assert_eq!((&view["rated"], &view["takeback"]), (&json!(true), &json!("never")));
    let id = view["id"].as_str().unwrap();
    let path = format!("/api/games/{id}/join");
    guest.post(&path, &json!({})).await.expect_code(403, "no_account");
    second.post(&path, &json!({})).await.expect(200);
    let (mut cho, _) = Socket::open(&first, id).await;
    let (mut han, _) = Socket::open(&second, id).await;
    arrange_both(&mut cho, &mut han).await;
    let steps = [
        "a4a5", "a7a6", "c4c5", "c7c6", "e4e5", "e7e6", "g4g5", "g7g6", "i4i5", "i7i6",
    ];
    for (ply, step) in steps.into_iter().enumerate() {
        let mover = if ply % 2 == 0 { &mut cho } else { &mut han };
        mover.done(json!({"t": "act", "ply": ply, "action": step})).await;
    }
    cho.done(json!({"t": "act", "ply": steps.len(), "action": "resign"}))
        .await;
    let rated = han.read_event("rated").await;
    assert_eq!(
        rated["now"]["verdict"]["outcome"], "han",
        "told with the end of the game"
    );
}

#[tokio::test]
async fn the_usual_setup_is_taken_for_who_does_not_choose_in_time() {
    let mut site = ClockHouse::with(|_| {});
    let (id, cho, han, _) = joined(site.addr(), &timed_game()).await;
    let (mut first, state) = Socket::open(&cho, &id).await;
    let deadline = state["game"]["now"]["setup_deadline_ms"].as_i64().expect("it runs out");
    assert_eq!(deadline, site.now() + 45_000);
    let (mut second, _) = Socket::open(&han, &id).await;
    second
        .done(json!({"t": "arrange", "side": "han", "setup": "msms"}))
        .await;
    site.pass(90_000);
    // This request wakes the room. The room's own timer runs in real time and would not fire.
    let (_, _) = Socket::open(&cho, &id).await;
    let started = first.read_event("started").await;
    assert_eq!(started["event"]["arrangements"], json!({"cho": "mssm", "han": "msms"}));
    site.stop().await;
}

#[tokio::test]
async fn a_game_without_seconds_has_no_deadline_for_setups() {
    let site = TestServer::new().await;
    for time in [json!({"kind": "none"}), json!({"kind": "correspondence", "days": 1})] {
        let mut game = friend_game();
        game["time"] = time;
        let (id, cho, _, _) = joined(site.addr(), &game).await;
        let (_, state) = Socket::open(&cho, &id).await;
        assert!(state["game"]["now"].get("setup_deadline_ms").is_none());
    }
    let mut visitor = site.visitor();
    let mut game = friend_game();
    game["time"] = json!({"kind": "correspondence", "days": 15});
    visitor.post("/api/games", &game).await.expect_code(422, "bad_time");
    let _ = open(&mut visitor, &friend_game()).await;
}

#[tokio::test]
async fn what_an_accepted_offer_would_bring_is_told_before_it_is_made() {
    let site = TestServer::new().await;
    // Both sides are below 30 points; Han leads by the deom.
    let fen = "4k4/9/r8/9/9/9/9/9/9/R4K3 w - - 0 1";
    for (rules, result) in [
        ("koopkorea-1a", json!("han")),
        ("north-korean", json!("han")),
        ("heptathlon", json!("han")),
        ("casual", json!("draw")),
    ] {
        let mut game = friend_game();
        game["rules"] = json!(rules);
        game["start"] = json!({"fen": fen});
        let (id, cho, han, _) = joined(site.addr(), &game).await;
        let (mut first, welcome) = Socket::open(&cho, &id).await;
        let (mut second, _) = Socket::open(&han, &id).await;
        let now = &welcome["game"]["now"];
        assert_eq!(now["if_agreed"], result, "{rules}: {now}");
        first.done(json!({"t": "act", "ply": 0, "action": "offer"})).await;
        let offered = second.read_event("acted").await;
        assert_eq!(offered["now"]["if_agreed"], result, "{rules}");
        second.done(json!({"t": "act", "ply": 0, "action": "accept"})).await;
        let ended = second.read_event("ended").await;
        assert_eq!(
            ended["event"]["verdict"]["outcome"], result,
            "{rules}: what was told came"
        );
        assert_eq!(ended["now"]["if_agreed"], Value::Null);
    }
}
