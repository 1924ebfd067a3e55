//! Tournaments: limits on creation, entering, directing, and play to the end across a restart.

use crate::account::{key, member};
use crate::client::Client;
use crate::socket::{Socket, arrange_both};
use crate::test_server::{TestServer, soon};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;

/// Creates a tournament and returns its id. `settings` overrides the defaults, in which the director pairs the rounds.
pub(crate) async fn new_tournament(owner: &mut Client, settings: &Value) -> String {
    let wanted = wanted(owner_ms(owner).await, settings);
    let made = owner.post("/api/tournaments", &wanted).await;
    made.expect(201)["id"].as_str().unwrap().to_owned()
}

/// Returns the creation time of the owner's account, which is a recent time of the server's clock.
async fn owner_ms(owner: &mut Client) -> i64 {
    owner.get("/api/me").await.expect(200)["account"]["created_ms"]
        .as_i64()
        .unwrap()
}

/// Returns the body of a request that makes a tournament.
pub(crate) fn wanted(now_ms: i64, changes: &Value) -> Value {
    let time = json!({"kind": "fischer", "main_ms": 600_000, "increment_ms": 5_000});
    let mut settings = json!({
        "format": {"kind": "swiss", "rounds": 2}, "rules": "kakao", "time": time, "pairing": "director", "pause_s": 0,
    });
    for (name, value) in changes.as_object().unwrap() {
        settings[name] = value.clone();
    }
    json!({"name": "토요 장기", "starts_ms": now_ms + 60_000, "settings": settings})
}

pub(crate) async fn site() -> TestServer {
    TestServer::with(|config| config.limits.tournament_tick = Duration::from_millis(10)).await
}

pub(crate) async fn view(client: &mut Client, id: &str) -> Value {
    client.get(&format!("/api/tournaments/{id}")).await.expect(200)
}

/// Waits until the view of a tournament satisfies `is_so`, and returns the view.
pub(crate) async fn until(client: &mut Client, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    soon(async {
        loop {
            let view = view(client, id).await;
            if is_so(&view) {
                return view;
            }
            tokio::task::yield_now().await;
        }
    })
    .await
}

pub(crate) async fn order(client: &mut Client, id: &str, order: Value) -> Value {
    client
        .post(&format!("/api/tournaments/{id}/orders"), &order)
        .await
        .expect(200)
}

pub(crate) async fn players(site: &TestServer, id: &str, names: &[&str]) -> Vec<Client> {
    let mut players = Vec::new();
    for name in names {
        let mut player = member(site, name).await;
        player
            .post(&format!("/api/tournaments/{id}/join"), &json!({}))
            .await
            .expect(200);
        players.push(player);
    }
    players
}

pub(crate) fn games(view: &Value) -> Vec<String> {
    let games = view["games"].as_array().unwrap().iter();
    games.map(|game| game["game"].as_str().unwrap().to_owned()).collect()
}

/// Chooses both setups in a game between two of the players, and lets Cho resign.
pub(crate) async fn resign(players: &mut [Client], game: &str) {
    let seats = players[0].get(&format!("/api/games/{game}")).await.expect(200)["seats"].clone();
    let mut sockets = Vec::new();
    for side in ["cho", "han"] {
        for player in &mut *players {
            if seats[side]["player"]["id"] == key(player).await.as_str() {
                sockets.push(Socket::open(player, game).await.0);
            }
        }
    }
    let [mut cho, mut han]: [Socket; 2] = sockets.try_into().ok().unwrap();
    arrange_both(&mut cho, &mut han).await;
    cho.done(json!({"t": "act", "ply": 0, "action": "resign"})).await;
}

#[tokio::test]
async fn a_tournament_is_played_to_the_end_across_a_restart() {
    let mut site = site().await;
    let mut owner = member(&site, "director").await;
    let id = new_tournament(&mut owner, &json!({})).await;
    let mut players = players(&site, &id, &["first", "second"]).await;
    let open = view(&mut owner, &id).await;
    assert_eq!(
        (&open["phase"], &open["state"]["entries"][1]["entry"]["name"]),
        (&json!("open"), &json!("second"))
    );
    assert_eq!(
        (&open["you"]["directs"], &open["you"]["entry"]),
        (&json!(true), &Value::Null)
    );
    order(&mut owner, &id, json!({"do": "pair"})).await;
    // A second order is refused, because results are missing.
    let again = owner
        .post(&format!("/api/tournaments/{id}/orders"), &json!({"do": "pair"}))
        .await;
    again.expect_code(409, "tournament_refused");
    assert_eq!(again.json()["error"]["facts"]["reason"], "results_missing");
    let running = until(&mut players[0], &id, |view| view["you"]["game"].is_string()).await;
    assert_eq!(running["phase"], "running");
    let first = games(&running);
    let game = players[0].get(&format!("/api/games/{}", first[0])).await.expect(200);
    assert_eq!((&game["tournament"], &game["takeback"]), (&json!(id), &json!("never")));
    site.restart().await;
    owner.addr = site.addr();
    players.iter_mut().for_each(|player| player.addr = site.addr());
    assert_eq!(games(&view(&mut owner, &id).await), first);
    resign(&mut players, &first[0]).await;
    until(&mut owner, &id, |view| {
        view["state"]["divisions"][0]["pending"] == json!([])
    })
    .await;
    let forbidden = players[0]
        .post(&format!("/api/tournaments/{id}/orders"), &json!({"do": "close"}))
        .await;
    forbidden.expect_code(403, "not_director");
    let helper = key(&mut players[0]).await;
    owner
        .send("PUT", &format!("/api/tournaments/{id}/helpers/{helper}"), &Value::Null)
        .await
        .expect(200);
    order(&mut players[0], &id, json!({"do": "close"})).await;
    let over = view(&mut owner, &id).await;
    assert_eq!(over["phase"], "over");
    let ranking = over["state"]["divisions"][0]["ranking"].as_array().unwrap();
    assert_eq!((&ranking[0]["points"], &ranking[1]["points"]), (&json!(1), &json!(0)));
    let list = owner.get("/api/tournaments").await.expect(200);
    assert_eq!(
        (&list["over"][0]["id"], &list["over"][0]["entries"]),
        (&json!(id), &json!(2))
    );
}

#[tokio::test]
async fn rounds_are_paired_by_themselves_once_all_results_are_in() {
    let site = site().await;
    let mut owner = member(&site, "director").await;
    // The director starts the tournament, so that the test need not wait for the start time.
    let id = new_tournament(&mut owner, &json!({"pairing": "automatic"})).await;
    let mut players = players(&site, &id, &["first", "second", "third"]).await;
    order(&mut owner, &id, json!({"do": "pair"})).await;
    let mut seen = BTreeSet::new();
    for round in 1..=2 {
        let running = until(&mut owner, &id, |view| {
            let last = view["games"].as_array().unwrap().last();
            last.is_some_and(|game| game["round"] == round && game["made"] == true)
        })
        .await;
        let game = games(&running).pop().unwrap();
        assert!(seen.insert(game.clone()));
        resign(&mut players, &game).await;
    }
    let over = until(&mut owner, &id, |view| view["phase"] == "over").await;
    assert_eq!(games(&over).len(), 2, "one of three has a bye in each round");
    let rounds = over["state"]["divisions"][0]["rounds"].as_array().unwrap();
    assert!(rounds.iter().all(|round| round["byes"].as_array().unwrap().len() == 1));
}

#[tokio::test]
async fn games_of_a_tournament_cannot_be_cancelled_or_delayed() {
    let site = site().await;
    let mut owner = member(&site, "director").await;
    let id = new_tournament(&mut owner, &json!({})).await;
    let mut players = players(&site, &id, &["first", "second"]).await;
    order(&mut owner, &id, json!({"do": "pair"})).await;
    let running = until(&mut players[0], &id, |view| view["you"]["game"].is_string()).await;
    let game = games(&running).pop().unwrap();
    let (mut socket, _) = Socket::open(&players[1], &game).await;
    for command in ["abort", "give_time", "offer_adjourn"] {
        assert_eq!(
            socket.refused(json!({"t": command})).await,
            "in_tournament",
            "{command}"
        );
    }
}

#[tokio::test]
async fn who_has_left_may_come_back() {
    let site = site().await;
    let mut owner = member(&site, "director").await;
    let id = new_tournament(&mut owner, &json!({})).await;
    let mut players = players(&site, &id, &["first"]).await;
    for (change, plays) in [("leave", false), ("leave", false), ("join", true), ("join", true)] {
        let changed = players[0]
            .post(&format!("/api/tournaments/{id}/{change}"), &json!({}))
            .await
            .expect(200);
        let you = &changed["you"];
        assert_eq!((&you["plays"], &you["entry"]), (&json!(plays), &json!(1)), "{change}");
    }
    assert_eq!(view(&mut owner, &id).await["players"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_page_that_asks_again_gets_nothing_new() {
    let site = site().await;
    let mut owner = member(&site, "director").await;
    let id = new_tournament(&mut owner, &json!({})).await;
    let path = format!("/api/tournaments/{id}");
    let first = owner.get(&path).await;
    let tag = first.header("etag").unwrap().to_owned();
    let again = owner.request("GET", &path, &[("If-None-Match", &tag)], "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    order(&mut owner, &id, json!({"do": "rename", "name": "일요 장기"})).await;
    let changed = owner.request("GET", &path, &[("If-None-Match", &tag)], "").await;
    assert_eq!(changed.expect(200)["name"], "일요 장기");
}

#[tokio::test]
async fn tournaments_are_bounded() {
    let site = TestServer::with(|config| {
        config.limits.tournaments_of_account = 2;
        config.limits.tournament_entries = 2;
    })
    .await;
    let mut owner = member(&site, "director").await;
    let now_ms = owner_ms(&mut owner).await;
    for (changes, code) in [
        (json!({"rules": "no such rules"}), "bad_rules"),
        (json!({"time": {"kind": "none"}}), "bad_tournament"),
        (json!({"time": {"kind": "correspondence", "days": 1}}), "bad_tournament"),
        (
            json!({"time": {"kind": "fischer", "main_ms": 1, "increment_ms": 0}}),
            "bad_time",
        ),
        (json!({"format": {"kind": "swiss", "rounds": 16}}), "bad_tournament"),
        (json!({"format": {"kind": "arena", "minutes": 9}}), "bad_tournament"),
        (json!({"first_move_s": 9}), "bad_tournament"),
        (json!({"pause_s": 3_601}), "bad_tournament"),
    ] {
        let answer = owner.post("/api/tournaments", &wanted(now_ms, &changes)).await;
        answer.expect_code(422, code);
    }
    for (name, starts_ms) in [
        ("", now_ms),
        ("장기\u{202e}", now_ms),
        ("장기", now_ms + 91 * 86_400_000),
    ] {
        let mut body = wanted(now_ms, &json!({}));
        (body["name"], body["starts_ms"]) = (json!(name), json!(starts_ms));
        owner
            .post("/api/tournaments", &body)
            .await
            .expect_code(422, "bad_tournament");
    }
    let id = new_tournament(&mut owner, &json!({})).await;
    new_tournament(&mut owner, &json!({})).await;
    let third = owner.post("/api/tournaments", &wanted(now_ms, &json!({}))).await;
    third.expect_code(429, "too_many_tournaments");
    players(&site, &id, &["first", "second"]).await;
    let join = format!("/api/tournaments/{id}/join");
    owner.post(&join, &json!({})).await.expect_code(409, "tournament_full");
    order(&mut owner, &id, json!({"do": "close"})).await;
    new_tournament(&mut owner, &json!({})).await;
    let closed = member(&site, "late").await.post(&join, &json!({})).await;
    closed.expect_code(409, "tournament_full");
}

#[tokio::test]
async fn groups_lead_to_a_knock_out_without_asking_anybody() {
    let site = site().await;
    let mut owner = member(&site, "director").await;
    let format = json!({"kind": "groups", "size": 3, "qualifiers": 1, "third_place": false});
    let id = new_tournament(&mut owner, &json!({"format": format, "pairing": "automatic"})).await;
    let mut players = players(&site, &id, &["first", "second", "third", "fourth"]).await;
    order(&mut owner, &id, json!({"do": "pair"})).await;
    let running = view(&mut owner, &id).await;
    let division = &running["state"]["divisions"][0];
    assert_eq!(division["drawn"].as_array().map(Vec::len), Some(4), "lots were drawn");
    // Two groups of two: each plays one game, and the winners play the final.
    for round in 1..=2 {
        let running = until(&mut owner, &id, |view| {
            let last = view["games"].as_array().unwrap().last();
            last.is_some_and(|game| game["round"] == round && game["made"] == true)
        })
        .await;
        for game in games(&running).split_off(if round == 1 { 0 } else { 2 }) {
            resign(&mut players, &game).await;
        }
    }
    let over = until(&mut owner, &id, |view| view["phase"] == "over").await;
    assert_eq!(games(&over).len(), 3);
    let stages: Vec<_> = over["state"]["divisions"][0]["rounds"]
        .as_array()
        .unwrap()
        .iter()
        .map(|round| round["stage"].clone())
        .collect();
    assert_eq!(stages, ["group", "knockout"]);
    let bad = json!({"format": {"kind": "groups", "size": 3, "qualifiers": 3, "third_place": false}});
    let bad = wanted(owner_ms(&mut owner).await, &bad);
    let refused = owner.post("/api/tournaments", &bad).await;
    refused.expect_code(422, "bad_tournament");
}
