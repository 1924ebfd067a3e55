//! The engine's side of a game: jobs, leases, dead workers, and child processes that end with their server.

use crate::client::Client;
use crate::socket::{Socket, act};
use crate::test_server::{TestServer, open, soon};
use crate::worker::{Worker, house_with_workers, scribes, wait_for_scribes};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

fn engine_game(side: &str) -> Value {
    json!({"rules": "casual", "opponent": {"kind": "engine", "level": 1}, "side": side})
}

/// Starts a game in which the engine plays Cho and is to move. Returns the player's socket and client, and the game's
/// id.
async fn engine_to_move(site: &TestServer) -> (Socket, String, Client) {
    engine_to_move_of(site.visitor()).await
}

async fn engine_to_move_of(mut player: Client) -> (Socket, String, Client) {
    let id = open(&mut player, &engine_game("han")).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    socket
        .done(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
        .await;
    let started = socket.read_event("started").await;
    assert!(
        started["event"]["arrangements"]["cho"].is_string(),
        "the engine chose at once: {started}"
    );
    (socket, id, player)
}

/// Returns a legal move in the game's current position.
async fn any_move(player: &mut Client, game: &str) -> String {
    let view = player.get(&format!("/api/games/{game}")).await.expect(200);
    view["now"]["legal"][0].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_worker_plays_the_engines_side() {
    let site = house_with_workers(1, |_| {}).await;
    let living = wait_for_scribes(&site, 1, &[]).await;
    let mut worker = Worker::new(&living[0].1);
    let (mut socket, id, mut player) = engine_to_move(&site).await;
    for _ in 0..3 {
        let job = worker.acquire().await;
        assert_eq!(
            (&job["game"], &job["limits"]["level"], &job["limits"]["nodes"]),
            (&json!(id), &json!(1), &json!(100))
        );
        assert_eq!(socket.read_kind("thinking").await["side"], json!("cho"));
        let action = any_move(&mut player, &id).await;
        assert_eq!(worker.answer(&job, &action).await.status, 204);
        let now = socket.read_now().await;
        assert_eq!(now["turn"], json!("han"));
        worker.answer(&job, &action).await.expect_code(409, "stale_job");
        let reply = now["legal"][0].as_str().unwrap().to_owned();
        let now = socket.act(&now, &reply).await;
        assert_eq!(now["turn"], json!("cho"));
    }
    let actions = player.get(&format!("/api/games/{id}")).await.expect(200)["actions"]
        .as_array()
        .unwrap()
        .len();
    assert_eq!(actions, 6);
}

#[tokio::test]
async fn only_a_childs_token_opens_the_workers_door() {
    let site = house_with_workers(1, |_| {}).await;
    let living = wait_for_scribes(&site, 1, &[]).await;
    let good = living[0].1["token"].as_str().unwrap().to_owned();
    let forged = "0".repeat(64);
    for token in ["", "x", forged.as_str(), &good[1..], &good.to_uppercase()] {
        let credentials = json!({"addr": site.addr().to_string(), "token": token});
        Worker::new(&credentials)
            .try_acquire()
            .await
            .expect_code(401, "bad_token");
    }
    site.visitor()
        .post("/worker/acquire", &json!({}))
        .await
        .expect_code(401, "bad_token");
}

#[tokio::test]
async fn a_dead_workers_job_goes_to_the_next_at_once() {
    let site = house_with_workers(2, |_| {}).await;
    let living = wait_for_scribes(&site, 2, &[]).await;
    let (mut first, mut second) = (Worker::new(&living[0].1), Worker::new(&living[1].1));
    let (mut socket, id, mut player) = engine_to_move(&site).await;
    let job = first.acquire().await;
    loop {
        if socket.read_kind("thinking").await["state"] == "thinking" {
            break;
        }
    }
    kill(living[0].0);
    assert_eq!(socket.read_kind("thinking").await["state"], json!("worker_lost"));
    let again = second.acquire().await;
    assert_eq!(
        (&again["game"], &again["ply"], &again["seed"]),
        (&job["game"], &job["ply"], &job["seed"])
    );
    assert_eq!(socket.read_kind("thinking").await["state"], json!("thinking"));
    let action = any_move(&mut player, &id).await;
    first.answer(&job, &action).await.expect_code(401, "bad_token");
    assert_eq!(second.answer(&again, &action).await.status, 204);
    assert_eq!(socket.read_now().await["turn"], json!("han"));
    // A new child process replaces the dead one.
    let born = wait_for_scribes(&site, 2, &[living[0].0]).await;
    assert!(born.iter().any(|(pid, _)| *pid == living[1].0) && born.iter().all(|(_, known)| *known != living[0].1));
}

#[tokio::test]
async fn a_silent_worker_loses_its_job_after_the_lease() {
    let site = house_with_workers(2, |config| config.limits.lease = Duration::from_millis(300)).await;
    let living = wait_for_scribes(&site, 2, &[]).await;
    let (mut first, mut second) = (Worker::new(&living[0].1), Worker::new(&living[1].1));
    let (mut socket, id, mut player) = engine_to_move(&site).await;
    let job = first.acquire().await;
    let again = second.acquire().await;
    assert_eq!(again["id"], job["id"]);
    let action = any_move(&mut player, &id).await;
    first.answer(&job, &action).await.expect_code(409, "stale_job");
    assert_eq!(second.answer(&again, &action).await.status, 204);
    assert_eq!(socket.read_now().await["turn"], json!("han"));
}

#[tokio::test]
async fn an_address_does_not_wait_behind_the_many_guests_of_another() {
    let site = house_with_workers(1, |_| {}).await;
    let mut worker = Worker::new(&wait_for_scribes(&site, 1, &[]).await[0].1);
    let mut crowd = Vec::new();
    for _ in 0..6 {
        let (mut socket, id, _) = engine_to_move(&site).await;
        socket.read_kind("thinking").await;
        crowd.push((socket, id));
    }
    assert_eq!(worker.acquire().await["game"], json!(crowd[0].1), "who came first");
    let newcomer = Client {
        from: Some([127, 0, 1, 1].into()),
        ..site.visitor()
    };
    let (mut socket, id, _) = engine_to_move_of(newcomer).await;
    socket.read_kind("thinking").await;
    assert_eq!(worker.acquire().await["game"], json!(id));
    assert_eq!(worker.acquire().await["game"], json!(crowd[1].1));
}

#[tokio::test]
async fn an_answer_that_cannot_be_played_is_asked_for_again_and_at_last_costs_the_game() {
    let site = house_with_workers(1, |_| {}).await;
    let mut worker = Worker::new(&wait_for_scribes(&site, 1, &[]).await[0].1);
    let (mut socket, _, _) = engine_to_move(&site).await;
    for (wrong, code) in [
        ("a1i10", "illegal_move"),
        ("nonsense", "bad_move"),
        ("a1i10", "illegal_move"),
    ] {
        let job = worker.acquire().await;
        worker.answer(&job, wrong).await.expect_code(422, code);
    }
    let now = socket.read_now().await;
    assert_eq!(
        (&now["phase"], &now["verdict"]["outcome"]),
        (&json!("over"), &json!("han"))
    );
    site.assert_alive().await;
}

#[tokio::test]
async fn a_takeback_withdraws_the_job() {
    let site = house_with_workers(1, |_| {}).await;
    let mut worker = Worker::new(&wait_for_scribes(&site, 1, &[]).await[0].1);
    let mut player = site.visitor();
    let id = open(&mut player, &engine_game("cho")).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    socket
        .done(json!({"t": "arrange", "side": "cho", "setup": "mssm"}))
        .await;
    let start = socket.read_event("started").await["now"].clone();
    let now = socket.act(&start, "a4a5").await;
    let job = worker.acquire().await;
    socket.done(json!({"t": "takeback", "ply": now["ply"]})).await;
    let back = socket.read_event("took_back").await["now"].clone();
    assert_eq!(back["fen"], start["fen"]);
    worker.answer(&job, "a7a6").await.expect_code(409, "stale_job");
    socket.act(&back, "c4c5").await;
    let next = worker.acquire().await;
    assert_eq!(next["actions"], json!(["c4c5"]));
}

#[tokio::test]
async fn a_rematch_with_the_engine_changes_sides_and_begins_at_once() {
    let site = house_with_workers(1, |_| {}).await;
    let mut worker = Worker::new(&wait_for_scribes(&site, 1, &[]).await[0].1);
    let mut player = site.visitor();
    let id = open(&mut player, &engine_game("cho")).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    socket
        .done(json!({"t": "arrange", "side": "cho", "setup": "mssm"}))
        .await;
    let now = socket.read_event("started").await["now"].clone();
    socket.done(act(&now, "resign")).await;
    socket.done(json!({"t": "rematch"})).await;
    let next = socket.read_event("rematched").await["event"]["game"]
        .as_str()
        .unwrap()
        .to_owned();
    let (mut socket, state) = Socket::open(&player, &next).await;
    assert_eq!(state["game"]["seats"]["han"]["you"], json!(true));
    socket
        .done(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
        .await;
    socket.read_event("started").await;
    assert_eq!(worker.acquire().await["game"], json!(next));
}

#[tokio::test]
async fn an_engines_turn_goes_on_after_a_restart() {
    let mut site = house_with_workers(1, |_| {}).await;
    wait_for_scribes(&site, 1, &[]).await;
    let (_, id, mut player) = engine_to_move(&site).await;
    site.restart().await;
    player.addr = site.addr();
    let mut worker = Worker::new(&wait_for_scribes(&site, 1, &[]).await[0].1);
    let (mut socket, _) = Socket::open(&player, &id).await;
    let job = worker.acquire().await;
    let action = any_move(&mut player, &id).await;
    assert_eq!(worker.answer(&job, &action).await.status, 204);
    assert_eq!(socket.read_now().await["turn"], json!("han"));
}

#[tokio::test]
async fn children_end_with_their_server() {
    let mut site = house_with_workers(3, |_| {}).await;
    let living = wait_for_scribes(&site, 3, &[]).await;
    site.stop().await;
    let gone = async {
        while living.iter().any(|(pid, _)| lives(*pid)) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    soon(gone).await;
    assert_eq!(scribes(&site), [], "each had time to say goodbye");
}

#[tokio::test]
async fn a_worker_that_cannot_be_started_stops_nobody_else() {
    let site = TestServer::with(|config| {
        config.workers = 1;
        config.worker.program = "/nonexistent/janggun".into();
    })
    .await;
    let (mut socket, id, player) = engine_to_move(&site).await;
    let (_, state) = Socket::open(&player, &id).await;
    socket.done(act(&state["game"]["now"], "resign")).await;
    site.assert_alive().await;
}

fn kill(pid: u32) {
    assert!(
        std::process::Command::new("kill")
            .args(["-9", &pid.to_string()])
            .status()
            .unwrap()
            .success()
    );
}

fn lives(pid: u32) -> bool {
    Path::new(&format!("/proc/{pid}")).exists()
}
