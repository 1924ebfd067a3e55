//! Rated games: permission to play them, rating changes, and ratings recomputed from the stored events.

use crate::account::{key, member};
use crate::client::Client;
use crate::socket::{Socket, arrange_both};
use crate::test_server::TestServer;
use serde_json::{Value, json};
use store::sqlite::SqliteReader;
use store::{FarmBounds, Operator};
use store::{Queries, RatingQueries};

fn rated_game() -> Value {
    json!({
        "rules": "kakao", "opponent": {"kind": "friend"}, "side": "cho", "rated": true, "takeback": "never",
        "time": {"kind": "byoyomi", "main_ms": 600_000, "period_ms": 30_000, "periods": 3},
    })
}

/// Moves of the shortest game that is rated.
pub(crate) const ENOUGH: [&str; 10] = [
    "a4a5", "a7a6", "c4c5", "c7c6", "e4e5", "e7e6", "g4g5", "g7g6", "i4i5", "i7i6",
];

/// Plays a rated game in which Han resigns after `plies` plies. Returns the game's id.
async fn won_by_cho(cho: &mut Client, han: &mut Client, plies: usize) -> String {
    let id = cho.post("/api/games", &rated_game()).await.expect(201)["id"].clone();
    let id = id.as_str().unwrap().to_owned();
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    played(cho, han, &id, plies).await.done(resigns(plies)).await;
    id
}

fn resigns(ply: usize) -> Value {
    json!({"t": "act", "ply": ply, "action": "resign"})
}

/// Chooses both setups and plays `plies` plies. Returns Han's socket.
async fn played(cho: &Client, han: &Client, id: &str, plies: usize) -> Socket {
    let (mut first, _) = Socket::open(cho, id).await;
    let (mut second, _) = Socket::open(han, id).await;
    arrange_both(&mut first, &mut second).await;
    for (ply, step) in ENOUGH[..plies].iter().enumerate() {
        let mover = if ply % 2 == 0 { &mut first } else { &mut second };
        mover.done(json!({"t": "act", "ply": ply, "action": step})).await;
    }
    second
}

async fn rating(client: &mut Client, player: &str) -> Value {
    let found = client.get(&format!("/api/players/{player}/ratings")).await.expect(200);
    found["ratings"][0].clone()
}

#[tokio::test]
async fn a_rated_game_changes_both_ratings_and_the_events_say_the_same() {
    let mut site = TestServer::new().await;
    let (mut mina, mut jun) = (member(&site, "Mina").await, member(&site, "Jun").await);
    let (mina_key, jun_key) = (key(&mut mina).await, key(&mut jun).await);
    let id = won_by_cho(&mut mina, &mut jun, ENOUGH.len()).await;
    won_by_cho(&mut jun, &mut mina, ENOUGH.len()).await;
    let changed = mina.get(&format!("/api/games/{id}/ratings")).await.expect(200);
    assert_eq!(
        (&changed["cho"]["rating"], &changed["cho"]["gained"]),
        (&json!(1_662), &json!(162))
    );
    assert_eq!(changed["han"]["rating"], 1_337);
    let now = rating(&mut mina, &mina_key).await;
    assert_eq!((&now["movement"], &now["speed"]), (&json!("janggi"), &json!("rapid")));
    assert_eq!(now["results"], json!({"wins": 1, "draws": 0, "losses": 1}));
    assert_eq!(
        (&now["rating"]["provisional"], &now["rating"]["grade"]),
        (&json!(true), &Value::Null)
    );
    let history = mina
        .get(&format!("/api/players/{mina_key}/ratings/janggi/rapid"))
        .await
        .expect(200);
    assert_eq!(history["points"].as_array().unwrap().len(), 2);
    let score = jun
        .get(&format!("/api/players/{jun_key}/score/{mina_key}"))
        .await
        .expect(200);
    assert_eq!(score["results"], json!({"wins": 1, "draws": 0, "losses": 1}));
    let leaders = jun.get("/api/leaderboard/janggi/rapid").await.expect(200);
    assert_eq!(leaders["rows"], json!([]), "provisional ratings are not listed");
    let next = mina.post("/api/games", &rated_game()).await.expect(201)["id"].clone();
    let next = mina
        .get(&format!("/api/games/{}", next.as_str().unwrap()))
        .await
        .expect(200);
    assert_eq!(
        next["seats"]["cho"]["player"]["rating"], now["rating"],
        "it stands at the seat"
    );
    let listed = mina.get("/api/games?page=1").await.expect(200);
    for game in listed["games"].as_array().unwrap() {
        assert_eq!((&game["rated"], &game["speed"]), (&json!(true), &json!("rapid")));
    }
    let file = mina.get(&format!("/api/games/{id}/record/pgn")).await.body;
    assert!(file.contains("\"Mina\"") && file.contains("\"Jun\""), "{file}");
    site.stop().await;
    let database = SqliteReader::open(site.folder()).unwrap();
    let mut games = Vec::new();
    for game in database.game_ids_after(None, 100).await.unwrap() {
        let (room, _) = store::load(&database.events_of(game).await.unwrap()).unwrap();
        games.extend(room.rated_game());
    }
    assert_eq!(games.len(), 2);
    assert_eq!(database.all_ratings().await.unwrap(), play::rating::rate_all(games));
}

#[tokio::test]
async fn a_game_in_which_not_both_have_moved_changes_no_rating() {
    let site = TestServer::new().await;
    let (mut mina, mut jun) = (member(&site, "Mina").await, member(&site, "Jun").await);
    let id = won_by_cho(&mut mina, &mut jun, 0).await;
    let changed = mina.get(&format!("/api/games/{id}/ratings")).await.expect(200);
    assert_eq!(changed, json!({"cho": null, "han": null}));
}

#[tokio::test]
async fn who_leaves_rated_games_before_they_begin_has_to_wait_for_the_next() {
    let site = TestServer::new().await;
    let (mut mina, mut jun) = (member(&site, "Mina").await, member(&site, "Jun").await);
    for _ in 0..3 {
        won_by_cho(&mut mina, &mut jun, 0).await;
    }
    let refused = jun.post("/api/games", &rated_game()).await;
    refused.expect_code(429, "too_many_aborts");
    assert!(refused.json()["error"]["facts"]["retry_after_s"].as_u64().unwrap() > 3_000);
    let id = mina.post("/api/games", &rated_game()).await.expect(201)["id"].clone();
    let join = format!("/api/games/{}/join", id.as_str().unwrap());
    jun.post(&join, &json!({})).await.expect_code(429, "too_many_aborts");
    let casual = json!({
        "rules": "kakao", "opponent": {"kind": "friend"}, "side": "cho",
        "time": {"kind": "byoyomi", "main_ms": 600_000, "period_ms": 30_000, "periods": 3},
    });
    jun.post("/api/games", &casual).await.expect(201);
}

#[tokio::test]
async fn guests_play_no_rated_games() {
    let site = TestServer::new().await;
    let (mut mina, mut guest) = (member(&site, "Mina").await, site.visitor());
    let refused = guest.post("/api/games", &rated_game()).await;
    refused.expect_code(403, "no_account");
    let id = mina.post("/api/games", &rated_game()).await.expect(201)["id"].clone();
    let join = format!("/api/games/{}/join", id.as_str().unwrap());
    let refused = guest.post(&join, &json!({})).await;
    refused.expect_code(403, "no_account");
    assert_eq!(
        guest.get("/api/me").await.expect(200)["player"],
        Value::Null,
        "no guest was made"
    );
}

#[tokio::test]
async fn two_players_cannot_farm_ratings_from_each_other() {
    let site = TestServer::new().await;
    let (mut mina, mut jun) = (member(&site, "Mina").await, member(&site, "Jun").await);
    for _ in 0..10 {
        won_by_cho(&mut mina, &mut jun, ENOUGH.len()).await;
    }
    let mina_key = key(&mut mina).await;
    let after_ten = rating(&mut mina, &mina_key).await;
    let eleventh = won_by_cho(&mut mina, &mut jun, ENOUGH.len()).await;
    assert_eq!(rating(&mut mina, &mina_key).await, after_ten);
    let changed = mina.get(&format!("/api/games/{eleventh}/ratings")).await.expect(200);
    assert_eq!(changed["cho"], Value::Null);
    // Games against other accounts in the same network do not count either, but those against a player elsewhere do.
    let mut neighbour = member(&site, "Ssireum").await;
    won_by_cho(&mut mina, &mut neighbour, ENOUGH.len()).await;
    assert_eq!(rating(&mut mina, &mina_key).await, after_ten);
    let mut elsewhere = member(&site, "Yeonsan").await;
    elsewhere.from = Some(std::net::Ipv4Addr::new(127, 0, 9, 1));
    won_by_cho(&mut mina, &mut elsewhere, ENOUGH.len()).await;
    assert_ne!(rating(&mut mina, &mina_key).await, after_ten);
}

#[tokio::test]
async fn games_that_end_all_at_once_are_counted_one_after_the_other() {
    let site = TestServer::new().await;
    let (mut mina, mut jun) = (member(&site, "Mina").await, member(&site, "Jun").await);
    let mut losers = Vec::new();
    for _ in 0..14 {
        let id = mina.post("/api/games", &rated_game()).await.expect(201)["id"].clone();
        let id = id.as_str().unwrap();
        jun.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
        losers.push(played(&mina, &jun, id, ENOUGH.len()).await);
    }
    let ends = losers.iter_mut().map(|loser| loser.done(resigns(ENOUGH.len())));
    futures_util::future::join_all(ends).await;
    let key = key(&mut mina).await;
    assert_eq!(rating(&mut mina, &key).await["results"]["wins"], 10);
}

/// Regression test: sixty wins in five seconds against accounts in one network once raised a rating to 2,202.
#[tokio::test]
async fn a_drawer_full_of_accounts_makes_no_more_of_a_day_than_ten_wins() {
    let mut site = TestServer::new().await;
    let mut farmer = member(&site, "Farmer").await;
    let farmer_key = key(&mut farmer).await;
    let mut after_ten = None;
    for account in 0..12 {
        let mut loser = member(&site, &format!("Drawer{account}")).await;
        for _ in 0..5 {
            won_by_cho(&mut farmer, &mut loser, ENOUGH.len()).await;
        }
        if account == 1 {
            after_ten = Some(rating(&mut farmer, &farmer_key).await);
            // The limit must not depend on state in memory, which is lost here.
            site.restart().await;
            farmer.addr = site.addr();
        }
    }
    let after_sixty = rating(&mut farmer, &farmer_key).await;
    assert_eq!(Some(&after_sixty), after_ten.as_ref());
    assert_eq!(after_sixty["rating"]["rating"], 1_901);
    site.stop().await;
    let operator = Operator::open(site.folder()).unwrap();
    let bounds = FarmBounds {
        since_ms: 0,
        short_plies: 0,
        least_wins: 10,
        most: 9,
    };
    let found = operator.suspected_farms(bounds).unwrap();
    let [line] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((line.name.as_deref(), line.neighbours), (Some("Farmer"), 10));
}

#[tokio::test]
async fn who_was_once_in_the_network_of_the_opponent_stays_a_neighbour_of_that_game() {
    let site = TestServer::new().await;
    let (mut mina, mut jun) = (member(&site, "Mina").await, member(&site, "Jun").await);
    for game in 0..11 {
        let mut other = if game < 10 {
            member(&site, &format!("Drawer{game}")).await
        } else {
            jun.clone()
        };
        let id = mina.post("/api/games", &rated_game()).await.expect(201)["id"].clone();
        let id = id.as_str().unwrap();
        other
            .post(&format!("/api/games/{id}/join"), &json!({}))
            .await
            .expect(200);
        let mut loser = played(&mina, &other, id, ENOUGH.len()).await;
        if game == 10 {
            jun.from = Some(std::net::Ipv4Addr::new(127, 0, 9, 1));
            loser = Socket::open(&jun, id).await.0;
        }
        loser.done(resigns(ENOUGH.len())).await;
    }
    let key = key(&mut mina).await;
    assert_eq!(rating(&mut mina, &key).await["results"]["wins"], 10);
}

#[tokio::test]
async fn a_game_that_is_given_away_after_a_few_moves_changes_no_rating() {
    let site = TestServer::new().await;
    let (mut mina, mut jun) = (member(&site, "Mina").await, member(&site, "Jun").await);
    for plies in [2, ENOUGH.len() - 1] {
        let id = won_by_cho(&mut mina, &mut jun, plies).await;
        let changed = mina.get(&format!("/api/games/{id}/ratings")).await.expect(200);
        assert_eq!(changed, json!({"cho": null, "han": null}), "{plies} plies");
    }
}

#[tokio::test]
async fn unknown_players_and_ratings_are_named() {
    let site = TestServer::new().await;
    let mut visitor = site.visitor();
    for (path, status, code) in [
        ("/api/players/guest:0000000000A/ratings", 404, "unknown_player"),
        ("/api/players/nobody/ratings", 404, "unknown_player"),
        ("/api/leaderboard/janggi/unlimited", 404, "not_found"),
        ("/api/leaderboard/janggi/blitz?page=0", 400, "bad_request"),
        ("/api/leaderboard/janggi/blitz?pages=1", 400, "bad_request"),
    ] {
        visitor.get(path).await.expect_code(status, code);
    }
}
