//! Analysis of finished games: permissions, limits, worker jobs and storage.

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{TestServer, open, own_game, soon};
use crate::worker::{Worker, house_with_workers, wait_for_scribes};
use serde_json::{Value, json};
use server::{Allowance, Allowances};
use std::time::Duration;

/// Plays four plies, then resigns for Han. Returns the game's id.
async fn finished(player: &mut Client) -> String {
    let id = open(player, &own_game()).await;
    let (mut socket, _) = Socket::open(player, &id).await;
    let mut now = socket.arrange_both().await;
    for action in ["a4b4", "a7b7", "c4d4", "e9e9"] {
        now = socket.act(&now, action).await;
    }
    socket.done(json!({"t": "act", "ply": 4, "action": "resign:han"})).await;
    id
}

fn path(id: &str) -> String {
    format!("/api/games/{id}/analysis")
}

async fn look(client: &mut Client, id: &str) -> Value {
    client.get(&path(id)).await.expect(200)
}

async fn a_worker(site: &TestServer) -> Worker {
    Worker::new(&wait_for_scribes(site, 1, &[]).await[0].1)
}

#[tokio::test]
async fn workers_evaluate_position_after_position_and_the_result_stays() {
    let mut site = house_with_workers(1, |_| {}).await;
    let mut worker = a_worker(&site).await;
    let mut player = site.visitor();
    let id = finished(&mut player).await;
    assert_eq!(look(&mut player, &id).await["state"], "none");

    let begun = player.post(&path(&id), &json!({})).await.expect(200);
    assert_eq!(
        (&begun["state"], &begun["done"], &begun["of"]),
        (&json!("running"), &json!(0), &json!(5))
    );
    for ply in (0..5_usize).rev() {
        let job = worker.acquire().await;
        assert_eq!(
            (&job["task"], &job["game"], &job["ply"]),
            (&json!("evaluate"), &json!(id), &json!(ply))
        );
        assert_eq!(job["actions"].as_array().map(Vec::len), Some(ply));
        assert_eq!(job["limits"]["margin"], 0);
        let answer = worker.evaluate(&job, "i4h4", ply as i64).await;
        assert_eq!(answer.status, 204, "{}", answer.body);
        worker.evaluate(&job, "i4h4", 0).await.expect_code(409, "stale_job");
        if ply > 0 {
            let seen = look(&mut site.visitor(), &id).await;
            assert_eq!((&seen["state"], &seen["done"]), (&json!("running"), &json!(5 - ply)));
        }
    }
    let done = look(&mut player, &id).await;
    assert_eq!((&done["state"], &done["done"]), (&json!("done"), &json!(5)));
    for ply in 0..5 {
        assert_eq!(done["positions"][ply]["score"], json!({"cp": ply}));
    }
    assert_eq!(player.post(&path(&id), &json!({})).await.expect(200), done, "made once");

    site.restart().await;
    let mut again = Client {
        addr: site.addr(),
        ..player
    };
    assert_eq!(look(&mut again, &id).await, done);
}

#[tokio::test]
async fn a_players_move_goes_first() {
    let site = house_with_workers(1, |_| {}).await;
    let mut worker = a_worker(&site).await;
    let mut player = site.visitor();
    let id = finished(&mut player).await;
    player.post(&path(&id), &json!({})).await.expect(200);
    let game = json!({"rules": "casual", "opponent": {"kind": "engine", "level": 1}, "side": "han"});
    let other = open(&mut player, &game).await;
    let (mut socket, _) = Socket::open(&player, &other).await;
    socket
        .done(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
        .await;
    socket.read_event("started").await;
    let job = worker.acquire().await;
    assert_eq!((&job["task"], &job["game"]), (&json!("move"), &json!(other)));
    assert_eq!(worker.acquire().await["task"], "evaluate");
}

#[tokio::test]
async fn only_a_finished_game_for_who_played_it_and_one_at_a_time() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let running = open(&mut player, &own_game()).await;
    player
        .post(&path(&running), &json!({}))
        .await
        .expect_code(409, "wrong_phase");
    let (first, second) = (finished(&mut player).await, finished(&mut player).await);
    site.visitor()
        .post(&path(&first), &json!({}))
        .await
        .expect_code(403, "not_your_seat");
    let mut stranger = site.visitor();
    open(&mut stranger, &own_game()).await;
    stranger
        .post(&path(&first), &json!({}))
        .await
        .expect_code(403, "not_your_seat");
    player
        .post(&path("unknown"), &json!({}))
        .await
        .expect_code(404, "unknown_game");
    player.get(&path("unknown")).await.expect_code(404, "unknown_game");

    player.post(&path(&first), &json!({})).await.expect(200);
    player.post(&path(&first), &json!({})).await.expect(200);
    let refused = player.post(&path(&second), &json!({})).await;
    refused.expect_code(429, "too_many_analyses");
    assert_eq!(refused.json()["error"]["facts"]["game"], json!(first));
}

#[tokio::test]
async fn where_no_worker_answers_the_analysis_is_given_up() {
    let site = TestServer::with(|config| config.limits.analysis_timeout = Duration::from_millis(50)).await;
    let mut player = site.visitor();
    let (first, second) = (finished(&mut player).await, finished(&mut player).await);
    player.post(&path(&first), &json!({})).await.expect(200);
    soon(async { while look(&mut player, &first).await["state"] != "none" {} }).await;
    assert_eq!(
        player.post(&path(&second), &json!({})).await.expect(200)["state"],
        "running"
    );
}

#[tokio::test]
async fn one_address_cannot_take_all_analyses() {
    let site = TestServer::with(|config| config.limits.analyses_of_address = 2).await;
    for expected in [200, 200, 429] {
        let mut guest = site.visitor();
        let id = finished(&mut guest).await;
        let answer = guest.post(&path(&id), &json!({})).await;
        assert_eq!(answer.status, expected, "{}", answer.body);
        if expected == 429 {
            answer.expect_code(429, "too_many_analyses");
            // From a different network, the same guest is accepted.
            guest.from = Some([127, 0, 1, 1].into());
            guest.post(&path(&id), &json!({})).await.expect(200);
        }
    }
}

#[tokio::test]
async fn analyses_are_asked_for_at_a_bounded_rate_by_address_and_by_guest() {
    let most = |burst| Allowance { burst, a_minute: 1 };
    for (address, guest) in [(2, 100), (100, 2)] {
        let site = TestServer::with(|config| {
            config.limits.work.analysis = Allowances {
                address: most(address),
                guest: most(guest),
            };
        })
        .await;
        let mut player = site.visitor();
        let id = finished(&mut player).await;
        for _ in 0..2 {
            player.post(&path(&id), &json!({})).await.expect(200);
        }
        player.post(&path(&id), &json!({})).await.expect_code(429, "too_fast");
        // Other requests are still accepted, and the analysis continues.
        open(&mut player, &own_game()).await;
        assert_eq!(look(&mut player, &id).await["state"], "running");
    }
}
