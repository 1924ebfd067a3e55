//! Limits on the length and size of a game. A game that becomes too long ends without a winner.

use crate::client::Client;
use crate::socket::{Socket, act};
use crate::test_server::{TestServer, open, own_game};
use serde_json::{Value, json};

/// Returns the FEN of a starting position.
async fn usual_position(player: &mut Client) -> Value {
    let id = open(player, &own_game()).await;
    Socket::open(player, &id).await.0.arrange_both().await["fen"].clone()
}

/// Opens a game that starts from `fen` and has a clock. Returns its id, a socket and the initial `now`.
async fn begin(player: &mut Client, rules: &Value, fen: &Value) -> (String, Socket, Value) {
    let mut game = own_game();
    game["rules"] = rules.clone();
    game["start"] = json!({ "fen": fen });
    game["time"] = json!({"kind": "fischer", "main_ms": 600_000, "increment_ms": 0});
    let id = open(player, &game).await;
    let (socket, state) = Socket::open(player, &id).await;
    (id, socket, state["game"]["now"].clone())
}

/// Asserts that the game was aborted without a winner and that its clock has stopped.
async fn assert_called_off(socket: &mut Socket, now: &Value) {
    let ended = socket.read_event("ended").await;
    let verdict = &ended["event"]["verdict"];
    assert_eq!(
        (&verdict["outcome"], &verdict["code"]),
        (&json!("none"), &json!("aborted"))
    );
    assert!(ended["now"]["clock"]["running"].is_null(), "{ended}");
    assert_eq!(socket.refused(act(now, "a4a5")).await, "game_over");
}

#[tokio::test]
async fn a_game_has_a_bounded_number_of_plies_under_every_rule_set() {
    const PLIES: u32 = 4;
    let site = TestServer::with(|config| config.limits.game_plies = PLIES).await;
    let mut player = site.visitor();
    let fen = usual_position(&mut player).await;
    let known = player.get("/api/rules").await.expect(200);
    let sets = known["rules"].as_array().or(known.as_array()).unwrap();
    assert!(sets.len() >= 20, "{}", sets.len());
    for set in sets {
        let (_, mut socket, mut now) = begin(&mut player, &set["id"], &fen).await;
        for ply in 0..PLIES {
            let action = now["legal"][0].as_str().unwrap().to_owned();
            socket.done(act(&now, &action)).await;
            if ply + 1 < PLIES {
                now = socket.read_now().await;
            }
        }
        assert_called_off(&mut socket, &now).await;
    }
}

#[tokio::test]
async fn takebacks_do_not_make_a_game_endless() {
    const EVENTS: usize = 20;
    let site = TestServer::with(|config| config.limits.game_events = u32::try_from(EVENTS).unwrap()).await;
    let mut player = site.visitor();
    let fen = usual_position(&mut player).await;
    let (_, mut socket, start) = begin(&mut player, &json!("casual"), &fen).await;
    let mut commands = 0;
    let last = loop {
        let command = if commands % 2 == 0 {
            act(&start, "a4a5")
        } else {
            json!({"t": "takeback", "ply": 1})
        };
        let answer = socket.command(command).await;
        if answer["t"] == "refused" {
            break answer["error"]["code"].clone();
        }
        commands += 1;
        assert!(commands < EVENTS, "more than {EVENTS} events");
    };
    assert_eq!(last, "game_over");
    assert!(commands > EVENTS / 2);
}

#[tokio::test]
async fn the_state_of_a_game_takes_a_bounded_number_of_bytes_a_ply() {
    const PLIES: u32 = 120;
    let site = TestServer::with(|config| {
        config.limits.game_plies = PLIES;
        config.limits.burst = 1_000;
    })
    .await;
    let mut player = site.visitor();
    let fen = usual_position(&mut player).await;
    let (id, mut socket, mut now) = begin(&mut player, &json!("record"), &fen).await;
    // Under these rules, the two chariots may move back and forth forever.
    for ply in 0..PLIES {
        let action = ["a1a2", "a10a9", "a2a1", "a9a10"][ply as usize % 4];
        socket.done(act(&now, action)).await;
        now["ply"] = json!(ply + 1);
    }
    let (_, state) = Socket::open(&player, &id).await;
    assert_eq!(state["game"]["now"]["ply"], PLIES);
    let bytes = state.to_string().len();
    assert!(bytes < 8 * 1024 + PLIES as usize * 120, "{bytes} bytes");
}
