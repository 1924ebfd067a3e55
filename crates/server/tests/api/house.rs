//! Computer players, the opponents for players who wait in the lobby and agree to them. They are marked, their games
//! are unrated, and the games survive a restart.

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{TestServer, open, own_game, soon};
use crate::worker::{Worker, house_with_workers, scribes, wait_for_scribes};
use serde_json::{Value, json};
use server::{Config, Switch};
use std::time::Duration;

/// Time that a player waits for a human opponent before a computer player joins.
const WAIT_MS: u64 = 300;

fn quick(config: &mut Config) {
    config.limits.house.wait_ms = WAIT_MS;
    config.limits.house.spread_ms = 1;
}

/// Returns a new guest, its lobby socket, and the initial state of the lobby.
async fn newcomer(site: &TestServer) -> (Client, Socket, Value) {
    let mut client = site.visitor();
    open(&mut client, &own_game()).await;
    let origin = format!("http://{}", client.addr);
    let mut socket = Socket::connect(&client, "/ws/lobby", Some(&origin)).await.unwrap();
    let state = socket.read().await;
    (client, socket, state)
}

fn seek(side: &str, rated: bool, house: bool) -> Value {
    let time = json!({"kind": "fischer", "main_ms": 300_000, "increment_ms": 5_000});
    json!({"t": "seek", "seek": {"rules": "kakao", "time": time, "side": side, "rated": rated, "house": house}})
}

/// Waits for a worker process and requests a job in its name, because without workers, computer players join no games.
/// Returns the worker and the process id. The processes in `dead` are ignored.
async fn ready_worker(site: &TestServer, dead: &[u32]) -> (Worker, u32) {
    let (pid, credentials) = wait_for_scribes(site, 1, dead).await.remove(0);
    let mut worker = Worker::new(&credentials);
    // The server holds the request open, because there is no job yet. Closing the connection does no harm.
    let asked = tokio::time::timeout(Duration::from_millis(50), worker.try_acquire()).await;
    assert!(asked.is_err(), "there is no job yet");
    (Worker::new(&credentials), pid)
}

#[tokio::test]
async fn a_game_with_a_house_player_survives_a_restart_at_its_turn() {
    let mut site = house_with_workers(1, quick).await;
    let (_, pid) = ready_worker(&site, &[]).await;
    let (mut player, mut lobby, state) = newcomer(&site).await;
    let names: Vec<&Value> = state["house"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["id"])
        .collect();
    assert_eq!(names, ["chick", "squirrel", "crane", "fox", "tiger"]);
    assert_eq!(lobby.command(seek("han", false, true)).await["t"], "ack");
    let paired = lobby.read_kind("paired").await;
    assert_eq!((&paired["side"], &paired["house"]), (&json!("han"), &json!("chick")));
    let id = paired["game"].as_str().unwrap().to_owned();
    let (mut socket, state) = Socket::open(&player, &id).await;
    let seat = json!({"kind": "engine", "level": 2, "house": "chick", "you": false});
    assert_eq!(state["game"]["seats"]["cho"], seat);
    assert_eq!(state["game"]["rated"], json!(false));
    socket
        .done(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
        .await;
    socket.read_event("started").await;
    drop(socket);
    let old = site.addr();
    site.restart().await;
    // The worker processes of the first server exited with it.
    let (mut worker, _) = {
        let living = wait_for_scribes(&site, 1, &[pid]).await.remove(0);
        (Worker::new(&living.1), living.0)
    };
    assert!(scribes(&site).iter().all(|(other, _)| *other != pid) && site.addr() != old);
    player.addr = site.addr();
    // No client opens the game, so the server itself must notice that it is the engine's turn.
    let job = worker.acquire().await;
    assert_eq!((&job["game"], &job["limits"]["level"]), (&json!(id), &json!(2)));
    let view = player.get(&format!("/api/games/{id}")).await.expect(200);
    assert_eq!(view["seats"]["cho"], seat);
    let action = view["now"]["legal"][0].as_str().unwrap().to_owned();
    assert_eq!(worker.answer(&job, &action).await.status, 204);
    let (mut socket, state) = Socket::open(&player, &id).await;
    let now = match &state["game"]["now"] {
        now if now["turn"] == "han" => now.clone(),
        _ => socket.read_now().await,
    };
    assert_eq!((&now["turn"], &now["ply"]), (&json!("han"), &json!(1)));
    // The player's games and the live games mark the seat too.
    let games = player.get("/api/games").await.expect(200);
    let listed = games["games"]
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["id"] == id.as_str());
    assert_eq!(listed.unwrap()["seats"]["cho"], seat);
    let live = site.visitor().get("/api/live").await.expect(200);
    assert_eq!(live["games"][0]["seats"]["cho"], seat, "{live}");
}

#[tokio::test]
async fn people_come_first_and_whoever_has_not_agreed_waits_for_them() {
    let site = house_with_workers(1, quick).await;
    ready_worker(&site, &[]).await;
    let (_a, mut first, _) = newcomer(&site).await;
    let (_b, mut second, _) = newcomer(&site).await;
    let (_c, mut alone, _) = newcomer(&site).await;
    let (_d, mut agrees, _) = newcomer(&site).await;
    let pool = |pool: &str, house: bool| json!({"t": "pool", "pool": pool, "house": house});
    assert_eq!(alone.command(pool("1+5", false)).await["t"], "ack");
    assert_eq!(first.command(pool("5+10x3", true)).await["t"], "ack");
    assert_eq!(second.command(pool("5+10x3", true)).await["t"], "ack");
    let (one, other) = (first.read_kind("paired").await, second.read_kind("paired").await);
    assert_eq!((&one["game"], &one["house"]), (&other["game"], &Value::Null));
    // A player who agreed is paired with a computer player and no longer counts as waiting. One who did not agree keeps
    // waiting.
    assert_eq!(agrees.command(pool("10+30x3", true)).await["t"], "ack");
    assert_eq!(soon(agrees.read_kind("paired")).await["house"], "chick");
    let presence = alone.read_kind("presence").await["presence"].clone();
    let of_pool = |id: &str| {
        let counts = presence["waiting"].as_array().unwrap().iter();
        counts.clone().find(|count| count["pool"] == id).unwrap().clone()
    };
    assert_eq!(of_pool("1+5")["players"], 1);
    assert_eq!(of_pool("10+30x3"), json!({"pool": "10+30x3", "players": 0, "games": 0}));
    assert_eq!(alone.command(json!({"t": "leave"})).await["t"], "ack", "still waiting");
}

#[tokio::test]
async fn a_server_may_have_none() {
    let site = house_with_workers(1, |config| {
        quick(config);
        config.limits.house.switch = Switch::Off;
    })
    .await;
    ready_worker(&site, &[]).await;
    let (mut player, mut lobby, state) = newcomer(&site).await;
    assert_eq!(state["house"], Value::Null);
    let wait = json!({"t": "pool", "pool": "1+5", "house": true});
    assert_eq!(lobby.command(wait).await["t"], "ack");
    let game = json!({"rules": "kakao", "opponent": {"kind": "house", "player": "fox"}, "side": "cho"});
    player
        .post("/api/games", &game)
        .await
        .expect_code(422, "unknown_house_player");
    tokio::time::sleep(Duration::from_millis(3 * WAIT_MS)).await;
    assert_eq!(lobby.command(json!({"t": "leave"})).await["t"], "ack", "still waiting");
}

#[tokio::test]
async fn a_house_player_is_asked_for_by_name_and_its_name_is_reserved() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let mut game = json!({"rules": "kakao", "opponent": {"kind": "house", "player": "fox"}, "side": "cho"});
    let view = player.post("/api/games", &game).await.expect(201);
    let id = view["id"].as_str().unwrap();
    assert_eq!(
        (&view["seats"]["han"]["house"], &view["rated"]),
        (&json!("fox"), &json!(false))
    );
    let pgn = player.get(&format!("/api/games/{id}")).await.expect(200);
    assert_eq!(pgn["seats"]["han"]["level"], json!(11));
    game["opponent"]["player"] = json!("wolf");
    player
        .post("/api/games", &game)
        .await
        .expect_code(422, "unknown_house_player");
    for name in ["호랑이", "Tiger", "TIJGER", "_Vos_"] {
        let taken = json!({"name": name, "password": "correct horse battery"});
        site.visitor()
            .post("/api/account", &taken)
            .await
            .expect_code(409, "name_taken");
    }
}
