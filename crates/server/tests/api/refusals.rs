//! Tests that invalid input gets one clear error code, changes nothing, and does not stop the server.

use crate::client::exchange;
use crate::socket::{Socket, act};
use crate::test_server::{TestServer, open, own_game};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn bad_bodies_are_refused_with_a_code() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let with = |field: &str, value: Value| {
        let mut game = own_game();
        game[field] = value;
        game.to_string()
    };
    let deep = "[".repeat(60_000);
    let table: Vec<(String, u16, &str)> = vec![
        (String::from("{"), 400, "bad_json"),
        (String::from("{}"), 400, "bad_request"),
        (String::from("[]"), 400, "bad_request"),
        (String::from("null"), 400, "bad_request"),
        (String::from("{\"rules\":1e999}"), 400, "bad_json"),
        (deep, 400, "bad_json"),
        (with("more", json!(1)), 400, "bad_request"),
        (with("side", json!("red")), 400, "bad_request"),
        (with("rules", json!("no_such_rules")), 422, "bad_rules"),
        (with("rules", json!({"pass": 7})), 422, "bad_rules"),
        (
            with("opponent", json!({"kind": "engine", "level": 99})),
            422,
            "bad_level",
        ),
        (
            with("opponent", json!({"kind": "engine", "level": 300})),
            400,
            "bad_request",
        ),
        (
            with(
                "time",
                json!({"kind": "byoyomi", "main_ms": 0, "period_ms": 10, "periods": 1}),
            ),
            422,
            "bad_time",
        ),
        (with("start", json!({"fen": "not a fen"})), 422, "bad_fen"),
        (
            with("start", json!({"fen": "9/9/9/9/9/9/9/9/9/9 w - - 0 1"})),
            422,
            "bad_position",
        ),
        (with("start", json!({"handicap": ["a1"]})), 422, "bad_start"),
        ("x".repeat(70_000), 413, "too_large"),
    ];
    for (body, status, code) in table {
        let answer = player.post_text("/api/games", &body).await;
        assert_eq!(
            answer.json()["error"]["code"],
            json!(code),
            "{} -> {}",
            &body[..body.len().min(80)],
            answer.body
        );
        answer.expect_code(status, code);
        assert!(answer.header("set-cookie").is_none(), "a bad body makes no guest");
    }
    assert_eq!(player.get("/api/games").await.expect(200)["games"], json!([]));
    site.assert_alive().await;
}

#[tokio::test]
async fn bad_addresses_and_methods_are_refused_with_a_code() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    for path in [
        "/api/games/nosuchgame1",
        "/api/games/00000000000",
        "/api/games/x",
        "/api/games/%ff",
        "/api/games/00000000000/record/gib",
    ] {
        player.get(path).await.expect_code(404, "unknown_game");
    }
    for path in [
        "/api",
        "/api/nothing",
        "/api/games/00000000000/dance",
        "/ws/other",
        "/worker/other",
    ] {
        player.get(path).await.expect_code(404, "not_found");
    }
    player
        .post("/api/games/00000000000/join", &json!({}))
        .await
        .expect_code(404, "unknown_game");
    let origin = format!("http://{}", site.addr());
    player
        .request("DELETE", "/api/games", &[("Origin", &origin)], "")
        .await
        .expect_code(405, "method_not_allowed");
    player
        .request("POST", "/health", &[("Origin", &origin)], "")
        .await
        .expect_code(405, "method_not_allowed");
    player
        .request("POST", "/", &[("Origin", &origin)], "")
        .await
        .expect_code(405, "method_not_allowed");
    for query in ["page=0", "page=-1", "page=x", "page=99999999999", "leaf=1"] {
        player
            .get(&format!("/api/games?{query}"))
            .await
            .expect_code(400, "bad_request");
    }
    let id = open(&mut player, &own_game()).await;
    player
        .get(&format!("/ws/games/{id}"))
        .await
        .expect_code(400, "bad_request");
    player
        .request(
            "POST",
            "/api/games",
            &[("Origin", &origin), ("Content-Type", "text/plain")],
            "{}",
        )
        .await
        .expect_code(415, "not_json");
    site.assert_alive().await;
}

#[tokio::test]
async fn what_is_no_http_ends_the_connection_and_nothing_else() {
    let site = TestServer::new().await;
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n"[..],
        b"GET\r\n\r\n",
        b"\0\0\0\0\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
    ] {
        let answer = exchange(site.addr(), bytes).await;
        assert!((400..600).contains(&answer.status), "{answer:?}");
    }
    let long = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "x".repeat(100_000));
    assert!((400..500).contains(&exchange(site.addr(), long.as_bytes()).await.status));
    site.assert_alive().await;
}

#[tokio::test]
async fn bad_frames_are_answered_and_the_socket_goes_on() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, state) = Socket::open(&player, &id).await;
    for (frame, code) in [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("null", "bad_request"),
        ("{}", "bad_request"),
        ("{\"t\":\"dance\"}", "bad_request"),
        ("{\"t\":\"act\"}", "bad_request"),
        ("{\"t\":\"ping\",\"t\":\"ping\"}", "bad_request"),
    ] {
        socket.stream.send(Message::text(frame)).await.unwrap();
        let answer = socket.read_kind("error").await;
        assert_eq!(answer["error"]["code"], json!(code), "{frame}: {answer}");
    }
    // An invalid frame with a valid id is refused under this id.
    socket
        .send(&json!({"t": "act", "id": "mine", "ply": 0, "action": "a4a5", "more": 1}))
        .await;
    assert_eq!(socket.read_answer("mine").await["error"]["code"], json!("bad_request"));
    for id in ["", "a b", &"x".repeat(33)] {
        socket.send(&json!({"t": "abort", "id": id})).await;
        let answer = socket.read().await;
        assert_eq!(answer["error"]["code"], json!("bad_request"), "{answer}");
    }
    socket.send(&json!({"t": "ping"})).await;
    socket.read_kind("pong").await;
    let (_, again) = Socket::open(&player, &id).await;
    assert_eq!(again["seq"], state["seq"], "nothing has changed");
}

#[tokio::test]
async fn moves_that_cannot_be_are_refused_and_change_nothing() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    assert_eq!(
        socket.refused(json!({"t": "act", "ply": 0, "action": "a4a5"})).await,
        "wrong_phase"
    );
    assert_eq!(
        socket
            .refused(json!({"t": "arrange", "side": "cho", "setup": "mssm"}))
            .await,
        "not_your_choice"
    );
    assert_eq!(
        socket
            .refused(json!({"t": "arrange", "side": "han", "setup": "best"}))
            .await,
        "setup_not_allowed"
    );
    let now = socket.arrange_both().await;
    for (ply, action, code) in [
        (0, "a4a6", "illegal_move"),
        (0, "a7a6", "illegal_move"),
        (0, "e5e6", "illegal_move"),
        (0, "z9z8", "bad_move"),
        (0, "", "bad_move"),
        (0, "a4a5\nsetoption name Debug", "bad_move"),
        (1, "a4a5", "stale_ply"),
        (4_000_000_000_u32, "a4a5", "stale_ply"),
        (0, "accept", "no_offer"),
    ] {
        assert_eq!(
            socket.refused(json!({"t": "act", "ply": ply, "action": action})).await,
            code,
            "{ply} {action}"
        );
    }
    assert_eq!(
        socket
            .refused(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
            .await,
        "wrong_phase"
    );
    assert_eq!(socket.refused(json!({"t": "rematch"})).await, "wrong_phase");
    assert_eq!(
        socket.refused(json!({"t": "takeback", "ply": 0})).await,
        "nothing_to_take_back"
    );
    let (_, state) = Socket::open(&player, &id).await;
    assert_eq!(
        (&state["game"]["now"]["fen"], &state["game"]["actions"]),
        (&now["fen"], &json!([]))
    );

    socket.done(act(&now, "resign:cho")).await;
    assert_eq!(socket.refused(act(&now, "a4a5")).await, "game_over");
    assert_eq!(socket.refused(act(&now, "resign:cho")).await, "game_over");
    site.assert_alive().await;
}
