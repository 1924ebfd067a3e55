//! Challenges, which reserve a seat for one player. Also the public lists of games, results and players online.

use crate::client::{Answer, Client};
use crate::socket::Socket;
use crate::test_server::{ClockHouse, TestServer, open, own_game, soon};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;

/// Returns a new guest and its player id.
async fn guest(addr: SocketAddr) -> (Client, String) {
    let mut client = Client::new(addr);
    open(&mut client, &own_game()).await;
    let me = client.get("/api/me").await.expect(200);
    let id = me["player"]["id"].as_str().unwrap().to_owned();
    (client, id)
}

async fn lobby(client: &Client) -> Socket {
    let origin = format!("http://{}", client.addr);
    let mut socket = Socket::connect(client, "/ws/lobby", Some(&origin)).await.unwrap();
    assert_eq!(socket.read().await["t"], "state");
    socket
}

fn challenge(to: &Value) -> Value {
    let time = json!({"kind": "fischer", "main_ms": 300_000, "increment_ms": 5_000});
    json!({"to": to, "game": {"rules": "casual", "opponent": {"kind": "friend"}, "side": "cho", "time": time}})
}

/// Challenges a player and returns the game's id.
async fn challenged(from: &mut Client, to: &str) -> String {
    let answer = from.post("/api/challenges", &challenge(&json!({"player": to}))).await;
    answer.expect(201)["id"].as_str().unwrap().to_owned()
}

async fn delete(client: &mut Client, game: &str) -> Answer {
    let origin = format!("http://{}", client.addr);
    let path = format!("/api/challenges/{game}");
    client.request("DELETE", &path, &[("Origin", &origin)], "").await
}

#[tokio::test]
async fn a_challenge_is_accepted_by_its_player_and_by_nobody_else() {
    let site = TestServer::new().await;
    let (mut from, from_id) = guest(site.addr()).await;
    let (mut to, to_id) = guest(site.addr()).await;
    let (mut stranger, _) = guest(site.addr()).await;
    let (mut first, mut second) = (lobby(&from).await, lobby(&to).await);
    let game = challenged(&mut from, &to_id).await;
    let told = second.read_kind("challenged").await;
    assert_eq!(told["challenge"]["from"]["id"], json!(from_id));
    assert_eq!(told["challenge"]["side"], "han");
    assert_eq!(first.read_kind("challenged").await["challenge"]["game"], json!(game));
    let list = to.get("/api/challenges").await.expect(200);
    assert_eq!(list["received"][0]["game"], json!(game));
    assert_eq!(
        from.get("/api/challenges").await.expect(200)["sent"][0]["game"],
        json!(game)
    );
    assert_eq!(
        stranger.get("/api/challenges").await.expect(200),
        json!({"received": [], "sent": []})
    );
    let join = format!("/api/games/{game}/join");
    stranger.post(&join, &json!({})).await.expect_code(403, "not_invited");
    site.visitor()
        .post(&join, &json!({}))
        .await
        .expect_code(403, "not_invited");
    delete(&mut stranger, &game).await.expect_code(404, "unknown_challenge");
    delete(&mut site.visitor(), &game).await.expect_code(401, "no_session");
    let rights = stranger.get(&format!("/api/games/{game}")).await.expect(200)["now"]["rights"].clone();
    assert_eq!((&rights["join"], &rights["abort"]), (&json!([]), &json!(false)));
    let rights = to.get(&format!("/api/games/{game}")).await.expect(200)["now"]["rights"].clone();
    assert_eq!((&rights["join"], &rights["abort"]), (&json!(["han"]), &json!(false)));
    to.post(&join, &json!({})).await.expect(200);
    for socket in [&mut first, &mut second] {
        assert_eq!(socket.read_kind("challenge_gone").await["outcome"], "accepted");
    }
    delete(&mut to, &game).await.expect_code(404, "unknown_challenge");
}

#[tokio::test]
async fn a_challenge_is_declined_or_withdrawn_and_then_nobody_joins() {
    let site = TestServer::new().await;
    let (mut from, from_id) = guest(site.addr()).await;
    let (mut to, to_id) = guest(site.addr()).await;
    let mut told = lobby(&from).await;
    let game = challenged(&mut from, &to_id).await;
    assert_eq!(delete(&mut to, &game).await.status, 204);
    assert_eq!(told.read_kind("challenge_gone").await["outcome"], "declined");
    to.post(&format!("/api/games/{game}/join"), &json!({}))
        .await
        .expect_code(409, "game_over");
    delete(&mut to, &game).await.expect_code(404, "unknown_challenge");
    let game = challenged(&mut from, &to_id).await;
    assert_eq!(delete(&mut from, &game).await.status, 204);
    assert_eq!(told.read_kind("challenge_gone").await["outcome"], "withdrawn");
    assert_eq!(to.get("/api/challenges").await.expect(200)["received"], json!([]));
    for (to, code, status) in [
        (json!({"player": from_id}), "not_yourself", 422),
        (json!({"player": "guest:0000000000A"}), "unknown_player", 404),
        (json!({"player": "nobody"}), "unknown_player", 404),
        (json!({"name": "nobody"}), "unknown_player", 404),
    ] {
        from.post("/api/challenges", &challenge(&to))
            .await
            .expect_code(status, code);
    }
    let mut rated = challenge(&json!({"player": to_id}));
    rated["game"]["rated"] = json!(true);
    from.post("/api/challenges", &rated)
        .await
        .expect_code(403, "no_account");
    // Challenges are refused beyond the limit per player, and if the player has blocked the challenger.
    for _ in 0..2 {
        challenged(&mut from, &to_id).await;
    }
    let again = challenge(&json!({"player": to_id}));
    from.post("/api/challenges", &again)
        .await
        .expect_code(429, "too_many_challenges");
    let origin = format!("http://{}", to.addr);
    let path = format!("/api/account/blocks/{from_id}");
    assert_eq!(to.request("PUT", &path, &[("Origin", &origin)], "").await.status, 200);
    from.post("/api/challenges", &again)
        .await
        .expect_code(403, "challenge_refused");
}

#[tokio::test]
async fn a_challenge_whose_game_is_called_off_on_its_own_page_waits_for_nobody() {
    let site = TestServer::new().await;
    let (mut from, _) = guest(site.addr()).await;
    let (to, to_id) = guest(site.addr()).await;
    let mut told = lobby(&to).await;
    let game = challenged(&mut from, &to_id).await;
    told.read_kind("challenged").await;
    let (mut table, _) = Socket::open(&from, &game).await;
    table.done(json!({"t": "abort"})).await;
    let gone = told.read_kind("challenge_gone").await;
    assert_eq!((&gone["game"], &gone["outcome"]), (&json!(game), &json!("withdrawn")));
}

#[tokio::test]
async fn a_challenge_that_nobody_answers_ends_by_itself() {
    let site = ClockHouse::with(|config| config.limits.challenge_kept = Duration::from_secs(60));
    let (mut from, _) = guest(site.addr()).await;
    let (mut to, to_id) = guest(site.addr()).await;
    let mut told = lobby(&to).await;
    let game = challenged(&mut from, &to_id).await;
    site.pass(60_000);
    assert_eq!(told.read_kind("challenge_gone").await["outcome"], "expired");
    soon(async { while to.get(&format!("/api/games/{game}")).await.expect(200)["phase"] != "over" {} }).await;
}

/// Waits until a player has received this number of challenges, and returns them.
async fn received(client: &mut Client, expected: usize) -> Vec<Value> {
    soon(async {
        loop {
            let list = client.get("/api/challenges").await.expect(200);
            let received = list["received"].as_array().unwrap().clone();
            if received.len() == expected {
                return received;
            }
        }
    })
    .await
}

#[tokio::test]
async fn challenges_are_listed_again_after_a_restart_and_end_when_they_would_have() {
    let mut site = ClockHouse::with(|config| config.limits.challenge_kept = Duration::from_secs(60));
    let (mut from, from_id) = guest(site.addr()).await;
    let (mut to, to_id) = guest(site.addr()).await;
    let (mut other, other_id) = guest(site.addr()).await;
    let declined = challenged(&mut from, &to_id).await;
    assert_eq!(delete(&mut to, &declined).await.status, 204);
    let first = challenged(&mut from, &to_id).await;
    let before = received(&mut to, 1).await;
    site.pass(20_000);
    let second = challenged(&mut from, &other_id).await;
    site.stop().await;
    site.pass(20_000);
    site.start();
    for client in [&mut from, &mut to, &mut other] {
        client.addr = site.addr();
    }
    assert_eq!(received(&mut to, 1).await, before, "it is what it was");
    let kept = received(&mut other, 1).await;
    assert_eq!(
        (&kept[0]["game"], &kept[0]["from"]["id"]),
        (&json!(second), &json!(from_id))
    );
    assert_eq!(
        from.get("/api/challenges").await.expect(200)["sent"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    // The first challenge expires; the second is accepted.
    let mut told = lobby(&to).await;
    site.pass(20_000);
    let gone = told.read_kind("challenge_gone").await;
    assert_eq!((&gone["game"], &gone["outcome"]), (&json!(first), &json!("expired")));
    other
        .post(&format!("/api/games/{second}/join"), &json!({}))
        .await
        .expect(200);
    received(&mut other, 0).await;
    soon(async { while to.get(&format!("/api/games/{first}")).await.expect(200)["phase"] != "over" {} }).await;
    // A challenge that expires while the server is stopped ends after the restart.
    let third = challenged(&mut from, &to_id).await;
    site.stop().await;
    site.pass(3_600_000);
    site.start();
    to.addr = site.addr();
    soon(async { while to.get(&format!("/api/games/{third}")).await.expect(200)["phase"] != "over" {} }).await;
    received(&mut to, 0).await;
}

/// Starts a game by challenge. Returns its id and the sockets of Cho and Han.
async fn begun(site: &TestServer) -> (String, Socket, Socket) {
    let (mut from, _) = guest(site.addr()).await;
    let (mut to, to_id) = guest(site.addr()).await;
    let game = challenged(&mut from, &to_id).await;
    to.post(&format!("/api/games/{game}/join"), &json!({}))
        .await
        .expect(200);
    let (mut cho, _) = Socket::open(&from, &game).await;
    let (mut han, _) = Socket::open(&to, &game).await;
    han.done(json!({"t": "arrange", "side": "han", "setup": "mssm"})).await;
    cho.done(json!({"t": "arrange", "side": "cho", "setup": "mssm"})).await;
    cho.read_event("started").await;
    (game, cho, han)
}

#[tokio::test]
async fn listed_games_can_be_watched_and_players_see_how_many_do() {
    let site = TestServer::with(|config| config.limits.watching_every = Duration::from_millis(20)).await;
    let (game, mut cho, _han) = begun(&site).await;
    let live = site.visitor().get("/api/live").await.expect(200);
    assert_eq!((&live["games"][0]["id"], &live["more"]), (&json!(game), &json!(false)));
    assert_eq!(
        live["games"].as_array().unwrap().len(),
        1,
        "a game on one device is not listed: {live}"
    );
    assert!(live["games"][0]["fen"].as_str().unwrap().contains('k'));
    let (watcher, _) = Socket::open(&site.visitor(), &game).await;
    assert_eq!(cho.read_kind("watching").await["count"], json!(1));
    let (mut another, _) = Socket::open(&site.visitor(), &game).await;
    assert_eq!(
        another.read_kind("watching").await["count"],
        json!(1),
        "what was told before"
    );
    while cho.read_kind("watching").await["count"] != json!(2) {}
    drop((watcher, another));
    while cho.read_kind("watching").await["count"] != json!(0) {}
    site.visitor()
        .get("/api/live?page=0")
        .await
        .expect_code(400, "bad_request");
    assert_eq!(
        site.visitor().get("/api/live?page=9").await.expect(200)["games"],
        json!([])
    );
}

#[tokio::test]
async fn results_of_listed_games_are_shown_to_everybody_and_those_of_other_games_are_not() {
    let mut site = TestServer::new().await;
    let (game, mut cho, _han) = begun(&site).await;
    let empty = site.visitor().get("/api/results").await.expect(200);
    assert_eq!(empty, json!({"games": []}), "it is still played");
    cho.done(json!({"t": "act", "ply": 0, "action": "resign"})).await;
    let (mut host, mut guest) = (site.visitor(), site.visitor());
    let by_link = json!({"rules": "casual", "opponent": {"kind": "friend"}, "side": "cho"});
    let hidden = open(&mut host, &by_link).await;
    guest
        .post(&format!("/api/games/{hidden}/join"), &json!({}))
        .await
        .expect(200);
    let (mut host, _) = Socket::open(&host, &hidden).await;
    let (mut guest, _) = Socket::open(&guest, &hidden).await;
    guest
        .done(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
        .await;
    host.done(json!({"t": "arrange", "side": "cho", "setup": "mssm"})).await;
    host.read_event("started").await;
    host.done(json!({"t": "act", "ply": 0, "action": "resign"})).await;

    // The list is cached for a few seconds. The restart clears the cache.
    site.restart().await;
    let results = site.visitor().get("/api/results").await.expect(200);
    let [result] = results["games"].as_array().unwrap().as_slice() else {
        panic!("one game: {results}");
    };
    assert_eq!(
        (&result["id"], &result["verdict"]["outcome"]),
        (&json!(game), &json!("han"))
    );
    assert_eq!(result["seats"]["cho"]["you"], json!(false));
    let loser = result["seats"]["cho"]["player"]["id"].as_str().unwrap();
    let own = site
        .visitor()
        .get(&format!("/api/players/{loser}/results"))
        .await
        .expect(200);
    assert_eq!(own, results);
    site.visitor()
        .get("/api/players/nobody/results")
        .await
        .expect_code(404, "unknown_player");
}

#[tokio::test]
async fn whoever_has_a_name_and_a_socket_is_listed_as_here() {
    let site = TestServer::new().await;
    let (mut named, id) = guest(site.addr()).await;
    let (nameless, _) = guest(site.addr()).await;
    named
        .post("/api/me/nickname", &json!({"nickname": "Bear"}))
        .await
        .expect(200);
    let (_first, _second) = (lobby(&named).await, lobby(&nameless).await);
    let online = site.visitor().get("/api/online").await.expect(200);
    assert_eq!((&online["total"], &online["more"]), (&json!(2), &json!(false)));
    assert_eq!(online["players"].as_array().unwrap().len(), 1);
    assert_eq!(online["players"][0]["id"], json!(id));
}

#[tokio::test]
async fn whoever_is_challenged_or_invited_reads_every_term_before_agreeing() {
    let site = TestServer::new().await;
    let (mut from, _) = guest(site.addr()).await;
    let (mut to, to_id) = guest(site.addr()).await;
    let fen = "4k4/9/9/9/9/9/4p4/9/R8/4K4 w - - 0 1";
    for (start, terms) in [
        (
            json!({"fen": fen}),
            json!({"start_fen": fen, "give": "", "deom_half": null}),
        ),
        (
            json!({"give": "rn", "deom_half": 3}),
            json!({"start_fen": null, "give": "rn", "deom_half": 3}),
        ),
    ] {
        let mut body = challenge(&json!({"player": to_id}));
        body["game"]["start"] = start.clone();
        body["game"]["takeback"] = json!("never");
        let game = from.post("/api/challenges", &body).await.expect(201);
        assert_eq!(game["challenge"], json!(true));
        let told = to.get("/api/challenges").await.expect(200)["received"][0]["terms"].clone();
        let view = to
            .get(&format!("/api/games/{}", game["id"].as_str().unwrap()))
            .await
            .expect(200);
        for (name, value) in terms.as_object().unwrap() {
            assert_eq!(&told[name], value, "{start}: {name} of the challenge");
            assert_eq!(&view[name], value, "{start}: {name} of the game");
        }
        assert_eq!(told["takeback"], "never");
        assert_eq!(view["phase"], "arranging");
        assert_eq!(delete(&mut from, game["id"].as_str().unwrap()).await.status, 204);
        // A game by link also shows its start position.
        body["game"]["start"] = start.clone();
        let open = from.post("/api/games", &body["game"]).await.expect(201);
        let view = to
            .get(&format!("/api/games/{}", open["id"].as_str().unwrap()))
            .await
            .expect(200);
        assert_eq!(view["start_fen"], terms["start_fen"], "{start}");
        assert_eq!(view["challenge"], Value::Null, "anybody may join it");
    }
}
