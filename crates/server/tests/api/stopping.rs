//! Games that are stopped by the server when the total time is up (also after a restart), by both players, or by a
//! referee.

use crate::account::sign_up;
use crate::client::Client;
use crate::socket::{Socket, arrange_both};
use crate::test_server::{ClockHouse, friend_game, soon};
use serde_json::{Value, json};
use std::time::Duration;

const TOTAL_MS: i64 = 1_200_000;

fn halls() -> Value {
    let mut game = friend_game();
    game["rules"] = json!("kja-points");
    game["time"] = json!({"kind": "total", "total_ms": TOTAL_MS});
    game
}

/// Creates a game that Han joins. Returns its id, Cho, Han, and the response to its creation.
async fn joined(site: &ClockHouse, game: &Value) -> (String, Client, Client, Value) {
    let (mut cho, mut han) = (site.visitor(), site.visitor());
    let view = cho.post("/api/games", game).await.expect(201);
    let id = view["id"].as_str().unwrap().to_owned();
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    (id, cho, han, view)
}

/// Waits until the server has ended the game.
async fn until_over(player: &mut Client) {
    soon(async {
        while player.get("/api/games").await.expect(200)["games"][0]["phase"] != "over" {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

fn quick() -> ClockHouse {
    ClockHouse::with(|config| {
        config.limits.heartbeat = Duration::from_millis(10);
        config.limits.sweep_every = Duration::from_millis(50);
    })
}

#[tokio::test]
async fn the_server_stops_the_game_when_the_time_is_up_also_after_a_restart() {
    let mut site = quick();
    let (id, mut cho, han, _) = joined(&site, &halls()).await;
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    arrange_both(&mut first, &mut second).await;
    site.pass(300_000);
    first.done(json!({"t": "act", "ply": 0, "action": "a4a5"})).await;
    let clocks = &second.read_event("acted").await["now"]["clocks"];
    // Both sides share the same time.
    for side in ["cho", "han"] {
        assert_eq!(clocks[side]["main_ms"], json!(TOTAL_MS - 300_000), "{side}");
    }
    site.stop().await;
    site.pass(86_400_000);
    site.start();
    cho.addr = site.addr();
    let (mut first, _) = Socket::open(&cho, &id).await;
    // The outage is not charged, and the clock stands still for 30 s afterwards.
    site.pass(30_000 + TOTAL_MS - 300_000 - 1);
    let act = json!({"t": "act", "ply": 1, "action": "a5a6"});
    assert_eq!(first.refused(act).await, "not_your_turn");
    site.pass(1);
    drop(first);
    until_over(&mut cho).await;
    let verdict = cho.get(&format!("/api/games/{id}")).await.expect(200)["now"]["verdict"].clone();
    assert_eq!(
        (&verdict["code"], &verdict["outcome"], &verdict["rule"]),
        (&json!("stopped"), &json!("han"), &json!("stopped"))
    );
    let facts = &verdict["facts"];
    assert_eq!(
        (
            &facts["how"],
            &facts["cho_half"],
            &facts["han_half"],
            &facts["deom_half"]
        ),
        (&json!("time"), &json!(144), &json!(147), &json!(3))
    );
    for (format, words) in [("gib", "한 1.5점 점수승"), ("pgn", "points 1.5"), ("json", "stop:time")] {
        let record = cho.get(&format!("/api/games/{id}/record/{format}")).await;
        assert!(record.body.contains(words), "{}", record.body);
    }
    site.stop().await;
}

#[tokio::test]
async fn both_players_stop_the_game() {
    let mut site = quick();
    let (id, cho, han, _) = joined(&site, &halls()).await;
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    arrange_both(&mut first, &mut second).await;
    let stop = |ply: u32| json!({"t": "act", "ply": ply, "action": "stop:agreed"});
    second.done(stop(0)).await;
    let offered = &first.read_event("stop_offered").await["now"];
    assert_eq!(
        (&offered["offers"]["stop"], &offered["rights"]["stop"]),
        (&json!("han"), &json!(true))
    );
    first.done(json!({"t": "act", "ply": 0, "action": "a4a5"})).await;
    assert_eq!(second.read_event("acted").await["now"]["offers"].get("stop"), None);
    for token in ["stop:time", "stop:referee"] {
        let wrong = json!({"t": "act", "ply": 1, "action": token});
        assert_eq!(second.refused(wrong).await, "bad_move");
    }
    first.done(stop(1)).await;
    second.done(stop(1)).await;
    let verdict = &first.read_event("ended").await["now"]["verdict"];
    assert_eq!(
        (&verdict["code"], &verdict["facts"]["how"]),
        (&json!("stopped"), &json!("agreed"))
    );
    site.stop().await;
}

#[tokio::test]
async fn a_referee_calls_time() {
    let mut site = quick();
    let mut game = halls();
    game["time"] = json!({"kind": "none"});
    game["referee"] = json!(true);
    let (id, cho, han, created) = joined(&site, &game).await;
    let mut judge = site.visitor();
    let key = json!({"key": created["referee_key"]});
    judge.post(&format!("/api/games/{id}/referee"), &key).await.expect(200);
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    let (mut third, _) = Socket::open(&judge, &id).await;
    arrange_both(&mut first, &mut second).await;
    for socket in [&mut first, &mut second] {
        socket.done(json!({"t": "confirm_referee", "accept": true})).await;
    }
    third.read_event("started").await;
    third
        .done(json!({"t": "rule", "ruling": {"kind": "call_time"}, "words": ""}))
        .await;
    let verdict = &second.read_event("ended").await["now"]["verdict"];
    assert_eq!(
        (&verdict["code"], &verdict["facts"]["how"]),
        (&json!("stopped"), &json!("referee"))
    );
    site.stop().await;
}

#[tokio::test]
async fn a_time_for_the_whole_game_needs_rules_that_stop_games_and_is_not_rated() {
    let mut site = quick();
    let mut visitor = site.visitor();
    let mut never = halls();
    never["rules"] = json!({"schema": 1, "base": "kja-points", "set": {"stopped": "never"}});
    visitor
        .post("/api/games", &never)
        .await
        .expect_code(422, "never_stopped");
    let mut rated = halls();
    rated["rated"] = json!(true);
    let mut member = site.visitor();
    sign_up(&mut member, "Mongryong").await.expect(201);
    let refused = member.post("/api/games", &rated).await;
    refused.expect_code(422, "unrateable");
    assert_eq!(refused.json()["error"]["facts"]["reason"], "shared_time");
    let mut short = halls();
    short["time"]["total_ms"] = json!(999);
    visitor.post("/api/games", &short).await.expect_code(422, "bad_time");
    site.stop().await;
}
