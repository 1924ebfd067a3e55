//! Tests that clients with the rules module receive brief messages, and all other clients the full state.

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{TestServer, friend_game, open, soon};
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// Maximum number of bytes that a client with the rules module receives per move, including the ack.
const MOST: usize = 400;

/// Returns the request for a two-player game with a long clock.
fn long_game() -> Value {
    let mut game = friend_game();
    game["rules"] = json!("kakao");
    game["time"] = json!({"kind": "byoyomi", "main_ms": 5_400_000, "period_ms": 60_000, "periods": 5});
    game
}

async fn with_rules(client: &Client, game: &str) -> Socket {
    let origin = format!("http://{}", client.addr);
    let path = format!("/ws/games/{game}?rules=1");
    let mut socket = Socket::connect(client, &path, Some(&origin)).await.unwrap();
    let state = socket.read().await;
    assert!(
        state["game"]["now"]["legal"].is_array(),
        "the whole game is never in brief"
    );
    socket
}

/// Returns the next event and the size of its message in bytes.
async fn event(socket: &mut Socket) -> (Value, usize) {
    soon(async {
        loop {
            if let Message::Text(text) = socket.stream.next().await.unwrap().unwrap() {
                let message: Value = serde_json::from_str(&text).unwrap();
                if message["t"] == "event" {
                    return (message, text.len());
                }
            }
        }
    })
    .await
}

/// Returns the size in bytes that a move's message would have with the longest usual values.
fn longest(mut frame: Value) -> usize {
    frame["seq"] = json!(399);
    let action = &mut frame["event"]["action"];
    action["token"] = json!("a10b10");
    action["ply"] = json!(299);
    action["spent_ms"] = json!(1_234_567);
    action["credit_ms"] = json!(500);
    for side in 0..2 {
        frame["now"]["clocks"][side][0] = json!(5_400_000);
        if frame["now"]["clocks"][side][3].is_number() {
            frame["now"]["clocks"][side][3] = json!(-500);
        }
    }
    frame.to_string().len()
}

/// A game with four sockets. `readers` are both players and a spectator with the rules module; `program` is a spectator
/// without it.
struct Table {
    cho: Client,
    han: Client,
    id: String,
    readers: [Socket; 3],
    program: Socket,
}

/// Starts a two-player game and opens its sockets.
async fn begun(site: &TestServer) -> Table {
    let (mut cho, mut han) = (site.visitor(), site.visitor());
    let id = open(&mut cho, &long_game()).await;
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    let mut readers = [
        with_rules(&cho, &id).await,
        with_rules(&han, &id).await,
        with_rules(&site.visitor(), &id).await,
    ];
    let (mut program, _) = Socket::open(&site.visitor(), &id).await;
    for (reader, side) in [(1, "han"), (0, "cho")] {
        let choice = json!({"t": "arrange", "side": side, "setup": "smsm", "id": side});
        readers[reader].send(&choice).await;
    }
    for socket in &mut readers {
        while event(socket).await.0["event"]["kind"] != "started" {}
    }
    program.read_event("started").await;
    Table {
        cho,
        han,
        id,
        readers,
        program,
    }
}

#[tokio::test]
async fn a_move_is_short_for_whoever_has_the_rules_and_whole_for_everybody_else() {
    let site = TestServer::new().await;
    let Table {
        mut cho,
        han,
        id,
        mut readers,
        mut program,
    } = begun(&site).await;
    let game = include_str!("../../../janggi/testdata/rules/games.jsonl")
        .lines()
        .next()
        .unwrap();
    let game: Value = serde_json::from_str(game).unwrap();
    let moves = game["moves"].as_array().unwrap();
    let (mut most, mut last) = (0, Value::Null);
    for (ply, token) in moves[..moves.len() - 1].iter().enumerate() {
        let id = format!("{ply:012}");
        let ack = json!({"t": "ack", "id": id, "seq": 399}).to_string().len();
        let act = json!({"t": "act", "id": id, "ply": ply, "action": token});
        readers[ply % 2].send(&act).await;
        let whole = program.read_event("acted").await;
        assert!(
            whole["now"]["legal"].is_array() && whole["now"]["fen"].is_string(),
            "{whole}"
        );
        for (place, socket) in readers.iter_mut().enumerate() {
            let (brief, bytes) = event(socket).await;
            assert_eq!(brief["event"], whole["event"]);
            let own = if place == ply % 2 { ack } else { 0 };
            most = most.max(bytes + own).max(longest(brief.clone()) + own);
            assert!(
                brief["now"]["fen"].is_null() && brief["now"]["checksum"].is_string(),
                "{brief}"
            );
            assert_eq!(brief["now"]["at_ms"], whole["now"]["at_ms"]);
            last = brief["now"]["checksum"].clone();
        }
    }
    assert!(moves.len() > 70 && most <= MOST, "{} moves, {most} bytes", moves.len());
    println!("at most {most} bytes a move");

    let view = cho.get(&format!("/api/games/{id}")).await.expect(200);
    let played = &moves[..moves.len() - 1];
    let line = json!({"rules": "kakao", "fen": view["start_fen"], "moves": played, "present": true});
    let judged: Value = serde_json::from_str(&janggi::api::judge(&line.to_string())).unwrap();
    assert_eq!(judged["present"]["checksum"], last);

    // A client that reconnects receives a checksum only with the last missed event.
    let since = view["seq"].as_u64().unwrap() - 3;
    let path = format!("/ws/games/{id}?since={since}&rules=1");
    let origin = format!("http://{}", han.addr);
    let mut back = Socket::connect(&han, &path, Some(&origin)).await.unwrap();
    for missed in 1..=3 {
        let (message, _) = event(&mut back).await;
        assert_eq!(message["seq"], json!(since + missed));
        assert_eq!(
            message["now"]["checksum"],
            if missed == 3 { last.clone() } else { Value::Null }
        );
    }
}
