//! Ownership of seats: nobody can act for another player, take over a session, or see a hidden setup.

use crate::client::exchange;
use crate::socket::{Socket, act, arrange_both};
use crate::test_server::{TestServer, friend_game, open, own_game};
use serde_json::{Value, json};

/// Returns commands that only a player may send, for all phases of a game.
fn commands(now: &Value) -> Vec<Value> {
    let ply = &now["ply"];
    let action = |action: &str| json!({"t": "act", "ply": ply, "action": action});
    vec![
        action(now["legal"][0].as_str().unwrap_or("a4a5")),
        action("pass"),
        action("call"),
        action("offer"),
        action("accept"),
        action("decline"),
        action("resign"),
        action("resign:cho"),
        action("resign:han"),
        json!({"t": "arrange", "side": "cho", "setup": "mssm"}),
        json!({"t": "arrange", "side": "han", "setup": "mssm"}),
        json!({"t": "swap", "side": "cho", "wings": "both"}),
        json!({"t": "takeback", "ply": ply}),
        json!({"t": "takeback_answer", "accept": true}),
        json!({"t": "abort"}),
        json!({"t": "rematch"}),
    ]
}

/// Asserts that clients without a seat can change nothing, whether they have no, a valid or a forged cookie.
async fn assert_strangers_may_nothing(site: &TestServer, id: &str, now: &Value) {
    let anonymous = site.visitor();
    let mut stranger = site.visitor();
    open(&mut stranger, &friend_game()).await;
    let mut forger = site.visitor();
    forger.cookie = Some(format!("janggun_guest={}", "0".repeat(64)));
    for client in [&anonymous, &stranger, &forger] {
        let (mut socket, before) = Socket::open(client, id).await;
        for command in commands(now) {
            assert_eq!(socket.refused(command.clone()).await, "not_your_seat", "{command}");
        }
        let (_, after) = Socket::open(client, id).await;
        assert_eq!(after["seq"], before["seq"]);
    }
}

#[tokio::test]
async fn strangers_are_refused_in_every_phase() {
    let site = TestServer::new().await;
    let (mut cho, mut han) = (site.visitor(), site.visitor());
    let id = open(&mut cho, &friend_game()).await;
    han.post(&format!("/api/games/{id}/join"), &json!({"side": "han"}))
        .await
        .expect(200);
    let (mut first, state) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    assert_strangers_may_nothing(&site, &id, &state["game"]["now"]).await;
    arrange_both(&mut first, &mut second).await;
    let now = first.read_event("started").await["now"].clone();
    assert_strangers_may_nothing(&site, &id, &now).await;
    first.done(act(&now, "resign")).await;
    let (_, state) = Socket::open(&cho, &id).await;
    assert_strangers_may_nothing(&site, &id, &state["game"]["now"]).await;
}

#[tokio::test]
async fn a_player_cannot_act_for_the_other_side() {
    let site = TestServer::new().await;
    let (mut cho, mut han) = (site.visitor(), site.visitor());
    let id = open(&mut cho, &friend_game()).await;
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    assert_eq!(
        first
            .refused(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
            .await,
        "not_your_seat"
    );
    arrange_both(&mut first, &mut second).await;
    let now = first.read_event("started").await["now"].clone();
    assert_eq!(second.refused(act(&now, "a4a5")).await, "not_your_turn", "Cho's move");
    assert_eq!(
        second.refused(act(&now, "a7a6")).await,
        "not_your_turn",
        "his own, too early"
    );
    assert_eq!(second.refused(act(&now, "resign:cho")).await, "not_your_seat");
}

#[tokio::test]
async fn seats_go_to_the_first_who_comes() {
    let site = TestServer::new().await;
    let (mut cho, mut han, mut late) = (site.visitor(), site.visitor(), site.visitor());
    let id = open(&mut cho, &friend_game()).await;
    let join = format!("/api/games/{id}/join");
    cho.post(&join, &json!({})).await.expect_code(409, "already_seated");
    late.post(&join, &json!({"side": "cho"}))
        .await
        .expect_code(409, "seat_taken");
    han.post(&join, &json!({"side": "han"})).await.expect(200);
    late.post(&join, &json!({})).await.expect_code(409, "seat_taken");
}

#[tokio::test]
async fn over_tls_the_cookie_belongs_to_the_host_alone_and_an_older_one_is_still_read() {
    let mut site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let older = player.cookie.clone().unwrap();
    assert!(older.starts_with("janggun_guest="), "{older}");
    site.config.origins = vec!["https://janggi.example/".parse().unwrap()];
    site.restart().await;
    let mut back = site.visitor();
    back.cookie = Some(older);
    let games = back.get("/api/games").await.expect(200);
    assert_eq!(games["games"][0]["id"], id.as_str());
    let headers = [
        ("Origin", "https://janggi.example"),
        ("Content-Type", "application/json"),
    ];
    let body = own_game().to_string();
    let answer = site.visitor().request("POST", "/api/games", &headers, &body).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(
        cookie.starts_with("__Host-janggun_guest=") && cookie.contains("; Secure"),
        "{cookie}"
    );
    assert!(cookie.contains("; Path=/") && !cookie.contains("Domain"), "{cookie}");
}

#[tokio::test]
async fn a_site_whose_name_points_here_is_refused() {
    let site = TestServer::new().await;
    for (host, status) in [("evil.example:8080", 403), ("localhost:8080", 200), ("mypc.local", 200)] {
        let request = format!("GET /api/levels HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        assert_eq!(exchange(site.addr(), request.as_bytes()).await.status, status, "{host}");
    }
    let origin = "Origin: http://evil.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\n";
    let request = format!("POST /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n{origin}\r\n{{}}");
    exchange(site.addr(), request.as_bytes())
        .await
        .expect_code(403, "bad_origin");
}

#[tokio::test]
async fn cookies_are_secrets_and_ids_are_not() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &friend_game()).await;
    let secret = player.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
    assert_eq!(secret.len(), 64, "256 bits");
    let view = site.visitor().get(&format!("/api/games/{id}")).await.body;
    assert!(!view.contains(&secret));
    // The hash in the database does not work as a cookie.
    let database = rusqlite::Connection::open(site.folder().join(store::sqlite::DATABASE_FILE)).unwrap();
    let kept: Vec<u8> = database
        .query_row("SELECT token_hash FROM tokens", [], |row| row.get(0))
        .unwrap();
    let hash: String = kept.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_ne!(hash, secret);
    let mut thief = site.visitor();
    thief.cookie = Some(format!("janggun_guest={hash}"));
    assert_eq!(thief.get("/api/games").await.expect(200)["games"], json!([]));
}

#[tokio::test]
async fn a_hidden_setup_is_hidden_from_everybody_but_its_chooser_until_both_have_chosen() {
    let site = TestServer::new().await;
    let (mut cho, mut han) = (site.visitor(), site.visitor());
    let presets = cho.get("/api/rules").await.expect(200);
    let casual = presets
        .as_array()
        .unwrap()
        .iter()
        .find(|preset| preset["id"] == "casual")
        .unwrap();
    let mut game = friend_game();
    game["rules"] = casual["rules"].clone();
    game["rules"]["setup.order"] = json!("simultaneous_hidden");
    game["rules"]["setup.first"] = Value::Null;
    let id = open(&mut cho, &game).await;
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    let (mut watcher, state) = Socket::open(&site.visitor(), &id).await;
    let before = state["seq"].as_u64().unwrap();
    first
        .done(json!({"t": "arrange", "side": "cho", "setup": "smms"}))
        .await;
    assert_eq!(first.read_event("arranged").await["event"]["setup"], json!("smms"));
    for socket in [&mut second, &mut watcher] {
        assert_eq!(socket.read_event("arranged").await["event"]["setup"], Value::Null);
    }
    // Reconnecting, the game's view and the list of games do not reveal the choice either.
    for client in [&mut han, &mut site.visitor()] {
        let (_, greeting) = Socket::resume(client, &id, before).await;
        assert_eq!(
            (&greeting[0]["t"], &greeting[0]["event"]["setup"]),
            (&json!("event"), &Value::Null)
        );
        let view = client.get(&format!("/api/games/{id}")).await.expect(200);
        assert_eq!(view["arrangements"], json!({"cho": "hidden", "han": null}));
        assert!(!client.get("/api/games").await.body.contains("smms"));
    }
    assert_eq!(
        cho.get(&format!("/api/games/{id}")).await.expect(200)["arrangements"]["cho"],
        json!("smms")
    );
    second
        .done(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
        .await;
    let started = watcher.read_event("started").await;
    assert_eq!(started["event"]["arrangements"], json!({"cho": "smms", "han": "mssm"}));
}

#[tokio::test]
async fn onlookers_take_no_place_in_the_queue_of_a_rooms_players() {
    let site = TestServer::with(|config| {
        config.limits.burst = 2_000;
        config.limits.queue_frames = 2_000;
    })
    .await;
    let mut player = site.visitor();
    let id = open(&mut player, &crate::test_server::own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    let (mut onlooker, _) = Socket::open(&site.visitor(), &id).await;
    // While another program holds the write lock, the room waits for the first move to be stored, and further messages
    // wait for the room.
    let holder = rusqlite::Connection::open(site.folder().join(store::sqlite::DATABASE_FILE)).unwrap();
    holder.execute_batch("BEGIN IMMEDIATE").unwrap();
    let first = json!({"t": "act", "id": "first", "ply": now["ply"], "action": "a4a5"});
    socket.send(&first).await;
    for number in 0..500 {
        let command = json!({"t": "act", "id": format!("s{number}"), "ply": now["ply"], "action": "a4a5"});
        onlooker.send(&command).await;
    }
    // The spectator is refused at once, without involving the room.
    assert_eq!(
        onlooker.read_answer("s499").await["error"]["code"],
        json!("not_your_seat")
    );
    socket
        .send(&json!({"t": "act", "id": "second", "ply": 1, "action": "a7a6"}))
        .await;
    // A refusal of the move would arrive before the pong.
    socket.send(&json!({"t": "ping"})).await;
    loop {
        let message = socket.read().await;
        assert_ne!(message["t"], "refused", "{message}");
        if message["t"] == "pong" {
            break;
        }
    }
    holder.execute_batch("ROLLBACK").unwrap();
    assert_eq!(socket.read_answer("first").await["t"], "ack");
    assert_eq!(socket.read_answer("second").await["t"], "ack");
}
