//! Tests that broken connections, repeated commands, restarts and failed writes do not corrupt a game. Also flags and
//! errors at startup.

use crate::client::Client;
use crate::operations::metric;
use crate::socket::{Socket, act};
use crate::test_server::{TestServer, config, open, own_game, soon};
use serde_json::{Value, json};
use server::{ServeError, Server, WebApp};
use std::time::Duration;
use store::Queries;
use store::sqlite::SqliteReader;

/// Setups and moves of a short game, as frames with fixed ids. All positions are known in advance.
pub(crate) fn script() -> Vec<Value> {
    let mut frames = vec![
        json!({"t": "arrange", "id": "s0", "side": "han", "setup": "mssm"}),
        json!({"t": "arrange", "id": "s1", "side": "cho", "setup": "smms"}),
    ];
    let moves = ["a4b4", "a7b7", "c4d4", "c7d7", "b4b5", "b7b6", "e2e2", "e9e9"];
    // The last of these moves is a second pass in a row, which may end the game, so the script leaves it out.
    for (ply, action) in moves[..7].iter().enumerate() {
        frames.push(json!({"t": "act", "id": format!("m{ply}"), "ply": ply, "action": action}));
    }
    frames.push(json!({"t": "takeback", "id": "t0", "ply": 7}));
    frames.push(json!({"t": "act", "id": "m7", "ply": 6, "action": "i4h4"}));
    frames.push(json!({"t": "act", "id": "r0", "ply": 7, "action": "resign:han"}));
    frames
}

/// Returns the parts of a view that do not depend on the connection or on times.
fn essence(view: &Value) -> Value {
    let actions: Vec<Value> = view["actions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|action| json!([action["token"], action["side"], action["ply"]]))
        .collect();
    json!({
        "seq": view["seq"], "phase": view["phase"], "actions": actions, "arrangements": view["arrangements"],
        "fen": view["now"]["fen"], "verdict": view["now"]["verdict"], "points": view["now"]["points"],
    })
}

pub(crate) async fn final_view(player: &mut Client, id: &str) -> Value {
    essence(&player.get(&format!("/api/games/{id}")).await.expect(200))
}

/// Plays the script over one unbroken connection, and returns the final view.
pub(crate) async fn undisturbed(site: &TestServer) -> Value {
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    for frame in script() {
        socket.send(&frame).await;
        let answer = socket.read_answer(frame["id"].as_str().unwrap()).await;
        assert_eq!(answer["t"], "ack", "{answer}");
    }
    final_view(&mut player, &id).await
}

/// Time at which the connection breaks, relative to a frame.
#[derive(Debug, Clone, Copy)]
enum Break {
    Before,
    /// After the frame is sent, without waiting for the answer.
    Between,
    /// After the answer has been read.
    After,
}

/// Asserts that the greeting is either a state no older than event `seen`, or consecutive events that follow it.
fn assert_greeting_goes_on_from(seen: u64, greeting: &[Value]) {
    if greeting[0]["t"] == "state" {
        assert!(
            greeting[0]["seq"].as_u64().unwrap() >= seen,
            "nothing acknowledged is forgotten"
        );
        return;
    }
    let numbers: Vec<u64> = greeting
        .iter()
        .map(|message| message["seq"].as_u64().unwrap())
        .collect();
    let missing: Vec<u64> = (seen + 1..).take(numbers.len()).collect();
    assert_eq!(numbers, missing, "{greeting:?}");
}

#[tokio::test]
async fn wherever_the_connection_breaks_the_game_is_the_same() {
    let site = TestServer::new().await;
    let whole = undisturbed(&site).await;
    let frames = script();
    for at in 0..frames.len() {
        for kind in [Break::Before, Break::Between, Break::After] {
            let mut player = site.visitor();
            let id = open(&mut player, &own_game()).await;
            let (mut socket, _) = Socket::open(&player, &id).await;
            let mut seen = 1;
            for (index, frame) in frames.iter().enumerate() {
                let name = frame["id"].as_str().unwrap();
                if index == at {
                    if matches!(kind, Break::Between | Break::After) {
                        socket.send(frame).await;
                    }
                    if matches!(kind, Break::After) {
                        socket.read_answer(name).await;
                    }
                    drop(socket);
                    let (fresh, greeting) = Socket::resume(&player, &id, seen).await;
                    assert_greeting_goes_on_from(seen, &greeting);
                    socket = fresh;
                }
                // At the break, this repeats a frame that may already have been sent or even answered.
                socket.send(frame).await;
                let answer = socket.read_answer(name).await;
                assert_eq!(answer["t"], "ack", "{kind:?} at {at}: {answer}");
                seen = seen.max(answer["seq"].as_u64().unwrap());
            }
            assert_eq!(final_view(&mut player, &id).await, whole, "{kind:?} at {at}");
        }
    }
}

#[tokio::test]
async fn who_comes_back_gets_what_is_missing_and_no_more() {
    let site = TestServer::with(|config| config.limits.queue_frames = 8).await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    for frame in script() {
        socket.send(&frame).await;
        socket.read_answer(frame["id"].as_str().unwrap()).await;
    }
    let (_, state) = Socket::open(&player, &id).await;
    let last = state["seq"].as_u64().unwrap();
    for since in 0..last + 3 {
        let (_, greeting) = Socket::resume(&player, &id, since).await;
        let missing = last.saturating_sub(since);
        if (1..8).contains(&missing) && since > 0 {
            assert_greeting_goes_on_from(since, &greeting);
            let end = greeting.last().unwrap();
            assert_eq!(
                (&end["seq"], &end["now"]["fen"]),
                (&json!(last), &state["game"]["now"]["fen"])
            );
        } else {
            // The whole game is sent if nothing or too much is missing, or if the event number is unknown.
            assert_eq!(
                greeting[0]["game"]["actions"], state["game"]["actions"],
                "since {since}"
            );
        }
    }
}

#[tokio::test]
async fn a_command_sent_many_times_on_many_sockets_is_done_once() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut first, _) = Socket::open(&player, &id).await;
    let now = first.arrange_both().await;
    let mut command = act(&now, "a4a5");
    command["id"] = json!("same");
    let mut sockets = vec![first];
    for _ in 0..4 {
        sockets.push(Socket::open(&player, &id).await.0);
    }
    for socket in &mut sockets {
        socket.send(&command).await;
        socket.send(&command).await;
    }
    let mut numbers = Vec::new();
    for socket in &mut sockets {
        for _ in 0..2 {
            let answer = socket.read_answer("same").await;
            assert_eq!(answer["t"], "ack", "{answer}");
            numbers.push(answer["seq"].as_u64().unwrap());
        }
    }
    numbers.dedup();
    assert_eq!(numbers.len(), 1, "one and the same event");
    assert_eq!(
        player.get(&format!("/api/games/{id}")).await.expect(200)["actions"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    // With a new id, this is a different command, and its ply is out of date.
    assert_eq!(sockets[0].refused(act(&now, "a4a5")).await, "stale_ply");
}

#[tokio::test]
async fn another_command_under_a_used_id_is_refused_and_not_acknowledged() {
    let mut site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    socket.arrange_both().await;
    let played = json!({"t": "act", "id": "m", "ply": 0, "action": "a4a5"});
    let other = json!({"t": "act", "id": "m", "ply": 0, "action": "c4d4"});
    socket.send(&played).await;
    let seq = socket.read_answer("m").await["seq"].clone();
    // The reuse is detected before and after a restart.
    for restarts in 0..2 {
        if restarts > 0 {
            site.restart().await;
            player.addr = site.addr();
            socket = Socket::open(&player, &id).await.0;
        }
        socket.send(&other).await;
        let refused = socket.read_answer("m").await;
        assert_eq!(
            (
                &refused["t"],
                &refused["error"]["code"],
                &refused["error"]["facts"]["seq"]
            ),
            (&json!("refused"), &json!("id_reused"), &seq),
            "{refused}"
        );
        socket.send(&played).await;
        let again = socket.read_answer("m").await;
        assert_eq!((&again["t"], &again["seq"]), (&json!("ack"), &seq), "{again}");
    }
}

#[tokio::test]
async fn a_restart_forgets_nothing() {
    let mut site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    for frame in &script()[..6] {
        socket.send(frame).await;
        assert_eq!(socket.read_answer(frame["id"].as_str().unwrap()).await["t"], "ack");
    }
    let before = final_view(&mut player, &id).await;
    let list = player.get("/api/games").await.expect(200);
    site.restart().await;
    player.addr = site.addr();
    assert_eq!(final_view(&mut player, &id).await, before);
    assert_eq!(player.get("/api/games").await.expect(200), list);
    // Commands from before the restart are acknowledged again, and the game continues.
    let (mut socket, _) = Socket::open(&player, &id).await;
    for frame in &script()[4..] {
        socket.send(frame).await;
        assert_eq!(
            socket.read_answer(frame["id"].as_str().unwrap()).await["t"],
            "ack",
            "{frame}"
        );
    }
    let other = TestServer::new().await;
    assert_eq!(final_view(&mut player, &id).await, undisturbed(&other).await);
}

#[tokio::test]
async fn an_idle_room_leaves_memory_and_comes_back_as_it_was() {
    let site = TestServer::with(|config| {
        config.limits.room_idle = Duration::from_millis(50);
        config.metrics = Some(([127, 0, 0, 1], 0).into());
    })
    .await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    let now = socket.act(&now, "a4a5").await;
    let now = socket.act(&now, "a7a6").await;
    drop(socket);
    for ply in [2, 3] {
        soon(async { while metric(&site, "janggun_rooms").await != Some(0.0) {} }).await;
        let (mut socket, state) = Socket::open(&player, &id).await;
        assert_eq!(state["game"]["now"]["ply"], json!(ply));
        let again = state["game"]["now"].clone();
        assert!(ply != 2 || again["fen"] == now["fen"]);
        socket.act(&again, again["legal"][0].as_str().unwrap()).await;
    }
}

#[tokio::test]
async fn what_cannot_be_stored_has_not_happened() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    // Another program holds the database's write lock for longer than the server waits.
    let holder = rusqlite::Connection::open(site.folder().join(store::sqlite::DATABASE_FILE)).unwrap();
    holder.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(socket.refused(act(&now, "a4a5")).await, "storage_failed");
    // The room is ahead of the database, so it is unloaded and all clients have to reconnect.
    assert_eq!(socket.read_kind("bye").await["reason"], json!("restart"));
    holder.execute_batch("ROLLBACK").unwrap();
    let (mut socket, state) = Socket::open(&player, &id).await;
    assert_eq!(
        (&state["game"]["now"]["fen"], &state["game"]["actions"]),
        (&now["fen"], &json!([]))
    );
    socket.act(&now, "a4a5").await;
    site.assert_alive().await;
}

#[tokio::test]
async fn readers_are_told_of_a_restart_and_the_server_is_gone_soon() {
    let mut site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let addr = site.addr();
    let start = tokio::time::Instant::now();
    let (bye, ()) = tokio::join!(
        async {
            let bye = socket.read_kind("bye").await;
            assert_eq!(socket.read_close().await, Some(1012));
            bye
        },
        site.stop()
    );
    assert_eq!(bye["reason"], json!("restart"));
    assert!(start.elapsed() < Duration::from_secs(8), "{:?}", start.elapsed());
    assert!(
        tokio::net::TcpStream::connect(addr).await.is_err(),
        "nobody listens any more"
    );
}

#[tokio::test]
async fn a_flag_falls_by_itself() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let mut game = own_game();
    game["time"] = json!({"kind": "fischer", "main_ms": 1000, "increment_ms": 0});
    let id = open(&mut player, &game).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    socket.arrange_both().await;
    let over = soon(socket.read_event("ended")).await["now"].clone();
    assert_eq!(
        (&over["verdict"]["outcome"], &over["phase"]),
        (&json!("han"), &json!("over"))
    );
}

#[tokio::test]
async fn what_hinders_a_start_is_one_coded_error() {
    let site = TestServer::new().await;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let code_of = async |config| -> &'static str {
        match Server::start(config, WebApp::not_built()).await {
            Err(error) => {
                assert!(!error.to_string().contains('\n'), "{error}");
                error.code()
            }
            Ok(_) => "started",
        }
    };
    let mut taken = config(&folder.path().join("a"));
    taken.addr = site.addr();
    assert_eq!(code_of(taken.clone()).await, "port_in_use");
    assert!(
        matches!(Server::start(taken, WebApp::not_built()).await, Err(ServeError::PortInUse { addr }) if addr == site.addr())
    );
    assert_eq!(code_of(config(site.folder())).await, "data_in_use");
    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    assert_eq!(code_of(config(&file)).await, "data_unwritable");
    let mut far = config(&folder.path().join("b"));
    far.addr = "192.0.2.1:80".parse().unwrap();
    assert_eq!(code_of(far).await, "cannot_listen");
    let newer = folder.path().join("newer");
    drop(store::sqlite::SqliteStore::open(&newer).unwrap());
    let database = rusqlite::Connection::open(newer.join(store::sqlite::DATABASE_FILE)).unwrap();
    database
        .execute(
            "INSERT INTO refinery_schema_history VALUES (9999, 'future', '2030-01-01T00:00:00Z', '1')",
            [],
        )
        .unwrap();
    drop(database);
    assert_eq!(code_of(config(&newer)).await, "db_too_new");
    site.assert_alive().await;
}

/// Passes for both sides in turn. The game's rules must allow any number of passes in a row.
async fn pass(socket: &mut Socket, plies: std::ops::Range<u64>) {
    for ply in plies {
        let general = if ply.is_multiple_of(2) { "e2e2" } else { "e9e9" };
        let name = format!("p{ply}");
        socket
            .done(json!({"t": "act", "id": name, "ply": ply, "action": general}))
            .await;
    }
}

#[tokio::test]
async fn a_long_game_is_packed_and_goes_on_as_before() {
    let mut site = TestServer::with(|config| config.limits.burst = 1_000).await;
    let mut player = site.visitor();
    let game = json!({"rules": "record", "opponent": {"kind": "self"}, "side": "cho"});
    let id = open(&mut player, &game).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    pass(&mut socket, 0..120).await;
    let before = player.get(&format!("/api/games/{id}")).await.expect(200);
    drop(socket);

    site.stop().await;
    let stored = SqliteReader::open(site.folder())
        .unwrap()
        .events_of(id.parse().unwrap())
        .await
        .unwrap();
    let packed = stored.pack.as_ref().expect("events are packed").events;
    assert_eq!(u64::from(packed), before["seq"].as_u64().unwrap());
    assert_eq!(stored.rows, [], "a game that leaves memory is packed whole");
    site.restart_stopped().await;

    player.addr = site.addr();
    let after = player.get(&format!("/api/games/{id}")).await.expect(200);
    assert_eq!(after["actions"], before["actions"]);
    assert_eq!(essence(&after), essence(&before));
    // A client that reconnects at an event within the pack gets the missed events one by one, and the game continues.
    let (mut socket, missed) = Socket::resume(&player, &id, 40).await;
    assert_greeting_goes_on_from(40, &missed);
    pass(&mut socket, 120..122).await;
    socket
        .done(json!({"t": "act", "id": "r", "ply": 122, "action": "resign:cho"}))
        .await;
    let over = final_view(&mut player, &id).await;

    site.stop().await;
    let stored = SqliteReader::open(site.folder())
        .unwrap()
        .events_of(id.parse().unwrap())
        .await
        .unwrap();
    assert_eq!(stored.rows, [], "a game that has ended is packed whole");
    site.restart_stopped().await;
    player.addr = site.addr();
    assert_eq!(final_view(&mut player, &id).await, over);
}
