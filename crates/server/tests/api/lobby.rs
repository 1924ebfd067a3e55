//! The lobby: pairing by seek and pool, seeks that end with their socket, limits and refusals. Also the dates in game
//! records.

use crate::client::Client;
use crate::socket::{Socket, arrange_both};
use crate::test_server::{ClockHouse, TestServer, open, own_game};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// Creates a guest by opening a game.
async fn guest(addr: SocketAddr) -> Client {
    let mut client = Client::new(addr);
    open(&mut client, &own_game()).await;
    client
}

/// Opens a lobby socket. Returns it with the lobby's initial state.
pub(crate) async fn enter(client: &Client) -> (Socket, Value) {
    let origin = format!("http://{}", client.addr);
    let mut socket = Socket::connect(client, "/ws/lobby", Some(&origin)).await.unwrap();
    let state = socket.read().await;
    assert_eq!(state["t"], "state", "{state}");
    (socket, state)
}

/// Returns a new guest and its lobby socket.
async fn newcomer(addr: SocketAddr) -> (Client, Socket) {
    let client = guest(addr).await;
    let (socket, _) = enter(&client).await;
    (client, socket)
}

fn seek() -> Value {
    json!({"t": "seek", "seek": {"rules": "kakao", "time": {"kind": "fischer", "main_ms": 300_000, "increment_ms": 5_000}}})
}

/// Opens a seek and returns its id.
async fn offer(socket: &mut Socket, message: Value) -> String {
    let ack = socket.command(message).await;
    assert_eq!(ack["t"], "ack", "{ack}");
    ack["seek"].as_str().unwrap().to_owned()
}

/// Waits until a seek is announced, and returns it.
async fn told_of(socket: &mut Socket, seek: &str) -> Value {
    loop {
        let message = socket.read_kind("seeks").await;
        let added = message["added"].as_array().unwrap();
        if let Some(found) = added.iter().find(|one| one["id"] == seek) {
            return found.clone();
        }
    }
}

/// Waits until the removal of a seek is announced.
async fn gone(socket: &mut Socket, seek: &str) {
    while !socket.read_kind("seeks").await["gone"]
        .as_array()
        .unwrap()
        .contains(&json!(seek))
    {}
}

#[tokio::test]
async fn two_strangers_meet_by_a_seek_and_play() {
    let site = TestServer::new().await;
    let (first, mut one) = newcomer(site.addr()).await;
    let (second, mut two) = newcomer(site.addr()).await;
    let mut wanted = seek();
    wanted["seek"]["side"] = json!("han");
    let id = offer(&mut one, wanted).await;
    let shown = told_of(&mut two, &id).await;
    assert_eq!((&shown["rules"], &shown["side"]), (&json!("kakao@1"), &json!("han")));
    assert_eq!(shown["speed"], "rapid");
    let (_, state) = enter(&second).await;
    assert_eq!(state["seeks"][0]["id"], json!(id), "whoever comes later sees it too");
    let accepted = two.command(json!({"t": "accept", "seek": id})).await;
    assert_eq!(accepted["t"], "ack", "{accepted}");
    let (paired, other) = (one.read_kind("paired").await, two.read_kind("paired").await);
    assert_eq!((&paired["side"], &other["side"]), (&json!("han"), &json!("cho")));
    assert_eq!((&paired["game"], &paired["seek"]), (&other["game"], &json!(id)));
    gone(&mut two, &id).await;
    let game = paired["game"].as_str().unwrap();
    let (mut han, state) = Socket::open(&first, game).await;
    assert_eq!(state["game"]["seats"]["han"]["you"], json!(true));
    let (mut cho, state) = Socket::open(&second, game).await;
    assert_eq!(state["game"]["seats"]["cho"]["you"], json!(true));
    for (socket, side) in [(&mut han, "han"), (&mut cho, "cho")] {
        socket
            .done(json!({"t": "arrange", "side": side, "setup": "mssm"}))
            .await;
    }
    let now = cho.read_event("started").await["now"].clone();
    let move_ = now["legal"][0].as_str().unwrap().to_owned();
    assert_eq!(cho.act(&now, &move_).await["ply"], json!(1));
}

#[tokio::test]
async fn a_seek_that_fits_another_is_paired_with_it_at_once() {
    let site = TestServer::new().await;
    let (_first, mut one) = newcomer(site.addr()).await;
    let (_second, mut two) = newcomer(site.addr()).await;
    offer(&mut one, seek()).await;
    let answer = two.command(seek()).await;
    assert_eq!((&answer["t"], &answer["seek"]), (&json!("ack"), &Value::Null));
    assert_eq!(
        one.read_kind("paired").await["game"],
        two.read_kind("paired").await["game"]
    );
}

#[tokio::test]
async fn a_pool_pairs_strangers_and_never_a_player_with_himself() {
    let site = TestServer::new().await;
    let (first, mut one) = newcomer(site.addr()).await;
    let (mut again, _) = enter(&first).await;
    let pool = json!({"t": "pool", "pool": "5+10x3"});
    assert_eq!(one.command(pool.clone()).await["t"], "ack");
    assert_eq!(again.command(pool.clone()).await["t"], "ack");
    let (_second, mut two) = newcomer(site.addr()).await;
    assert_eq!(two.command(pool).await["t"], "ack");
    // If two sockets of a player enter a pool, the later one receives the pairing.
    let (mine, theirs) = (again.read_kind("paired").await, two.read_kind("paired").await);
    assert_eq!(mine["game"], theirs["game"]);
    assert_ne!(mine["side"], theirs["side"]);
    let left = json!({"t": "leave"});
    assert_eq!(
        two.refused(left).await,
        "not_waiting",
        "whoever is paired has left the pool"
    );
}

#[tokio::test]
async fn who_sits_down_to_a_game_looks_for_no_other_on_any_page() {
    let site = TestServer::new().await;
    for (time, ends) in [
        (
            json!({"kind": "fischer", "main_ms": 300_000, "increment_ms": 5_000}),
            true,
        ),
        (json!({"kind": "correspondence", "days": 2}), false),
    ] {
        let (mut first, mut one) = newcomer(site.addr()).await;
        let offered = offer(&mut one, seek()).await;
        told_of(&mut one, &offered).await;
        assert_eq!(one.command(json!({"t": "pool", "pool": "5+10x3"})).await["t"], "ack");
        let game = json!({"rules": "kakao", "opponent": {"kind": "friend"}, "side": "cho", "time": time});
        let game = open(&mut first, &game).await;
        let mut friend = guest(site.addr()).await;
        friend
            .post(&format!("/api/games/{game}/join"), &json!({}))
            .await
            .expect(200);
        if ends {
            assert_eq!(one.read_kind("unpaired").await["error"]["code"], "playing");
            gone(&mut one, &offered).await;
        } else {
            let (_, state) = enter(&first).await;
            assert_eq!(
                state["seeks"][0]["id"],
                json!(offered),
                "days a move leave room for others"
            );
            assert_eq!(one.command(json!({"t": "leave"})).await["t"], "ack");
        }
    }
}

#[tokio::test]
async fn seeks_die_with_their_socket() {
    let site = TestServer::new().await;
    let (_first, mut one) = newcomer(site.addr()).await;
    let (_second, mut two) = newcomer(site.addr()).await;
    let id = offer(&mut one, seek()).await;
    told_of(&mut two, &id).await;
    drop(one);
    gone(&mut two, &id).await;
    assert_eq!(two.refused(json!({"t": "accept", "seek": id})).await, "unknown_seek");
}

#[tokio::test]
async fn nobody_acts_for_anybody_else_and_nothing_is_accepted_twice() {
    let site = TestServer::new().await;
    let (_first, mut one) = newcomer(site.addr()).await;
    let (_second, mut two) = newcomer(site.addr()).await;
    let (_third, mut three) = newcomer(site.addr()).await;
    let id = offer(&mut one, seek()).await;
    let accept = json!({"t": "accept", "seek": id});
    assert_eq!(two.refused(json!({"t": "cancel", "seek": id})).await, "not_your_seek");
    assert_eq!(one.refused(accept.clone()).await, "own_seek");
    assert_eq!(two.command(accept.clone()).await["t"], "ack");
    assert_eq!(three.refused(accept).await, "unknown_seek");
    assert_eq!(one.refused(json!({"t": "cancel", "seek": id})).await, "unknown_seek");
}

#[tokio::test]
async fn visitors_without_a_session_may_only_watch() {
    let site = TestServer::new().await;
    let (mut watcher, state) = enter(&site.visitor()).await;
    assert_eq!(state["you"], Value::Null);
    assert_eq!(state["pools"].as_array().unwrap().len(), 4);
    for command in [
        seek(),
        json!({"t": "pool", "pool": "1+5"}),
        json!({"t": "leave"}),
        json!({"t": "cancel", "seek": "0000000000A"}),
        json!({"t": "accept", "seek": "0000000000A"}),
    ] {
        assert_eq!(watcher.refused(command.clone()).await, "no_session", "{command}");
    }
}

#[tokio::test]
async fn what_cannot_be_sought_is_refused_with_its_reason() {
    let site = TestServer::new().await;
    let (_client, mut socket) = newcomer(site.addr()).await;
    let with = |name: &str, value: Value| {
        let mut message = seek();
        message["seek"][name] = value;
        message
    };
    for (message, code) in [
        (with("rules", json!("chess")), "bad_rules"),
        (with("rules", json!("k".repeat(65))), "bad_rules"),
        (with("rated", json!(true)), "no_account"),
        (with("range", json!({"least": 1600, "most": 1500})), "bad_range"),
        (with("range", json!({"least": -1, "most": 1500})), "bad_range"),
        (
            with("time", json!({"kind": "fischer", "main_ms": 1, "increment_ms": 0})),
            "bad_time",
        ),
        (with("side", json!("hidden_soldiers")), "bad_request"),
        (with("colour", json!("red")), "bad_request"),
        (json!({"t": "pool", "pool": "9+9"}), "unknown_pool"),
        (json!({"t": "accept", "seek": "no id"}), "unknown_seek"),
    ] {
        assert_eq!(socket.refused(message.clone()).await, code, "{message}");
    }
    let narrow = with("range", json!({"least": 2000, "most": 2100}));
    let id = offer(&mut socket, narrow).await;
    let (_other, mut other) = newcomer(site.addr()).await;
    assert_eq!(other.refused(json!({"t": "accept", "seek": id})).await, "not_for_you");
    socket.send(&json!({"t": "ping"})).await;
    socket.read_kind("pong").await;
}

#[tokio::test]
async fn seeks_and_frames_are_bounded() {
    let site = TestServer::with(|config| config.limits.seeks = 2).await;
    let (_first, mut one) = newcomer(site.addr()).await;
    let minutes = |minutes: u32| {
        let mut message = seek();
        message["seek"]["time"]["main_ms"] = json!(minutes * 60_000);
        message
    };
    offer(&mut one, minutes(1)).await;
    offer(&mut one, minutes(2)).await;
    assert_eq!(one.refused(minutes(3)).await, "too_many_seeks");
    let (_second, mut two) = newcomer(site.addr()).await;
    for _ in 0..200 {
        two.send(&json!({"t": "ping"})).await;
    }
    assert_eq!(two.read_kind("bye").await["reason"], "too_fast");
    assert_eq!(two.read_close().await, Some(1008));
    let foreign = Socket::connect(&site.visitor(), "/ws/lobby", Some("http://evil.example")).await;
    assert!(foreign.is_err(), "another site opens no socket");
}

#[tokio::test]
async fn fifty_sockets_come_and_go_and_the_lobby_is_empty() {
    let site = ClockHouse::with(|config| config.metrics = Some(SocketAddr::from(([127, 0, 0, 1], 0))));
    let mut sockets = Vec::new();
    let clients = [guest(site.addr()).await, guest(site.addr()).await];
    for number in 0..50 {
        let (mut socket, _) = enter(&clients[number % 2]).await;
        if number < 2 {
            let mut wanted = seek();
            wanted["seek"]["time"]["main_ms"] = json!(60_000 * (number + 1));
            offer(&mut socket, wanted).await;
        }
        sockets.push(socket);
    }
    let (mut last, state) = enter(&site.visitor()).await;
    assert_eq!(state["seeks"].as_array().unwrap().len(), 2);
    assert_eq!(state["presence"]["players"], json!(2));
    drop(sockets);
    let mut left = 2;
    while left > 0 {
        left -= last.read_kind("seeks").await["gone"].as_array().unwrap().len();
    }
    while last.read_kind("presence").await["presence"]["players"] != json!(0) {}
}

#[tokio::test]
async fn a_draining_server_tells_the_lobby_to_come_again() {
    let mut site = TestServer::new().await;
    let (_client, mut socket) = newcomer(site.addr()).await;
    let (bye, ()) = tokio::join!(socket.read_kind("bye"), site.stop());
    assert_eq!(bye["reason"], "restart");
}

/// Returns the local and UTC dates in a game's record.
async fn days(client: &mut Client, game: &str) -> [String; 2] {
    let record = client.get(&format!("/api/games/{game}/record/pgn")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    ["Date", "UTCDate"].map(|name| {
        let begin = format!("[{name} \"");
        let line = record.body.lines().find_map(|line| line.strip_prefix(&begin));
        line.unwrap().trim_end_matches("\"]").to_owned()
    })
}

/// Two time zones that never have the same date, and one that does not exist.
const EAST: &str = "Pacific/Kiritimati";
const WEST: &str = "Pacific/Pago_Pago";
const NOWHERE: &str = "Pacific/Atlantis";

#[tokio::test]
async fn the_record_of_a_game_has_the_day_of_the_place_where_it_was_made() {
    let mut site = TestServer::new().await;
    let mut player = guest(site.addr()).await;
    let mut games = Vec::new();
    for zone in [json!(EAST), json!(WEST), json!(NOWHERE), Value::Null] {
        let mut wanted = own_game();
        if zone.is_string() {
            wanted["zone"] = zone;
        }
        let game = open(&mut player, &wanted).await;
        Socket::open(&player, &game).await.0.arrange_both().await;
        games.push(game);
    }
    site.restart().await;
    let mut player = Client {
        addr: site.addr(),
        ..player
    };
    let mut found = Vec::new();
    for game in &games {
        found.push(days(&mut player, game).await);
    }
    let [east, west, nowhere, unsaid] = found.try_into().unwrap();
    assert!(east[0] > west[0], "{east:?} {west:?}");
    for [day, utc] in [&nowhere, &unsaid] {
        assert_eq!(day, utc);
    }
    let whole = player.get("/api/account/export").await.unchunked();
    assert!(whole.contains(&format!("\"{}\"", east[0].replace('.', "-"))), "{whole}");
    for wrong in ["", "../../etc/passwd", "서울"] {
        let mut wanted = own_game();
        wanted["zone"] = json!(wrong);
        player.post("/api/games", &wanted).await.expect_code(400, "bad_request");
    }
}

#[tokio::test]
async fn a_game_of_the_lobby_was_made_where_whoever_asked_first_is() {
    let site = TestServer::new().await;
    let (mut first, mut one) = newcomer(site.addr()).await;
    let (second, mut two) = newcomer(site.addr()).await;
    let mut seen = Vec::new();
    for (mine, theirs) in [(EAST, WEST), (WEST, EAST)] {
        let pool = |zone: &str| json!({"t": "pool", "pool": "5+10x3", "zone": zone});
        let wanted = |zone: &str| {
            let mut wanted = seek();
            wanted["seek"]["zone"] = json!(zone);
            wanted
        };
        for [ours, others] in [[pool(mine), pool(theirs)], [wanted(mine), wanted(theirs)]] {
            assert_eq!(one.command(ours).await["t"], "ack");
            assert_eq!(two.command(others).await["t"], "ack");
            let paired = one.read_kind("paired").await;
            two.read_kind("paired").await;
            let game = paired["game"].as_str().unwrap().to_owned();
            let (own, _) = Socket::open(&first, &game).await;
            let (other, _) = Socket::open(&second, &game).await;
            let (mut cho, mut han) = if paired["side"] == "cho" {
                (own, other)
            } else {
                (other, own)
            };
            arrange_both(&mut cho, &mut han).await;
            seen.push(days(&mut first, &game).await[0].clone());
        }
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[2], seen[3]);
    assert!(seen[0] > seen[2], "{seen:?}");
    let bad = json!({"t": "pool", "pool": "5+10x3", "zone": "../x"});
    assert_eq!(one.refused(bad).await, "bad_request");
}
