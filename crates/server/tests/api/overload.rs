//! An overloaded server: new work is refused, and games in progress continue.

use crate::client::{Answer, Client};
use crate::socket::{Socket, act};
use crate::test_server::{TestServer, friend_game, open, own_game, soon};
use serde_json::{Value, json};
use server::Config;
use store::sqlite::DATABASE_FILE;
use tokio_tungstenite::tungstenite::Error;

/// Makes the server overloaded: any measured delay is too long, and one measurement is enough.
fn always_overloaded(config: &mut Config) {
    config.limits.scheduling_delay_ms = 0;
    config.limits.overload_window_ms = 1;
}

/// Requests new games until one is refused, and returns the refusal.
async fn until_refused(site: &TestServer) -> Answer {
    soon(async {
        loop {
            let answer = site.visitor().post("/api/games", &own_game()).await;
            if answer.status == 503 {
                return answer;
            }
        }
    })
    .await
}

async fn socket_status(client: &Client, game: &str) -> u16 {
    status(client, &format!("/ws/games/{game}")).await
}

async fn status(client: &Client, path: &str) -> u16 {
    let origin = format!("http://{}", client.addr);
    match Socket::connect(client, path, Some(&origin)).await {
        Ok(_) => 101,
        Err(Error::Http(response)) => {
            assert_eq!(response.headers().get("retry-after").unwrap(), "1");
            response.status().as_u16()
        }
        Err(error) => panic!("{error}"),
    }
}

/// Plays a game that ends by resignation, and returns its id.
async fn finished(player: &mut Client) -> String {
    let id = open(player, &own_game()).await;
    let (mut socket, _) = Socket::open(player, &id).await;
    let now = socket.arrange_both().await;
    socket.done(act(&now, "resign")).await;
    id
}

#[tokio::test]
async fn an_overloaded_server_takes_nothing_new_and_games_that_run_go_on() {
    let mut site = TestServer::with(|config| config.metrics = Some(([127, 0, 0, 1], 0).into())).await;
    let (mut player, mut other) = (site.visitor(), site.visitor());
    let (running, over) = (open(&mut player, &own_game()).await, finished(&mut player).await);
    let invitation = open(&mut player, &friend_game()).await;
    open(&mut other, &own_game()).await;
    site.stop().await;
    always_overloaded(&mut site.config);
    site.restart_stopped().await;
    (player.addr, other.addr) = (site.addr(), site.addr());

    let refused = until_refused(&site).await;
    refused.expect_code(503, "busy");
    assert_eq!(refused.header("retry-after"), Some("1"));
    let analysis = player.post(&format!("/api/games/{over}/analysis"), &json!({})).await;
    analysis.expect_code(503, "busy");
    let join = format!("/api/games/{invitation}/join");
    site.visitor().post(&join, &json!({})).await.expect_code(503, "busy");
    assert_eq!(socket_status(&site.visitor(), &running).await, 503, "an onlooker");
    assert_eq!(
        socket_status(&other, &running).await,
        503,
        "an onlooker with a game of its own"
    );
    let metrics = Client::new(site.metrics_addr().unwrap()).get("/metrics").await.body;
    assert!(metrics.contains("\njanggun_overloaded 1\n"), "{metrics}");

    // Players can return to their games and continue, even if the games were not in memory.
    let (mut socket, _) = Socket::open(&player, &running).await;
    let now = socket.arrange_both().await;
    socket.act(&now, "a4a5").await;
    // A known player can take a free seat, because the other player is waiting.
    other.post(&join, &json!({})).await.expect(200);
    assert_eq!(socket_status(&other, &invitation).await, 101);
    let (mut socket, _) = Socket::open(&player, &over).await;
    assert_eq!(socket.refused(json!({"t": "rematch"})).await, "busy");
    site.assert_alive().await;
}

#[tokio::test]
async fn while_writes_take_too_long_nothing_new_is_taken_and_afterwards_it_is() {
    let site = TestServer::with(|config| {
        config.metrics = Some(([127, 0, 0, 1], 0).into());
        config.limits.commit_delay_ms = 1;
        config.limits.overload_window_ms = 10;
    })
    .await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    let holder = rusqlite::Connection::open(site.folder().join(DATABASE_FILE)).unwrap();
    holder.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut command: Value = act(&now, "a4a5");
    command["id"] = json!("waits");
    socket.send(&command).await;
    // No game is requested before the server reports overload, because the request would wait for the disk as well.
    let mut metrics = Client::new(site.metrics_addr().unwrap());
    soon(async { while !metrics.get("/metrics").await.body.contains("\njanggun_overloaded 1\n") {} }).await;
    until_refused(&site).await.expect_code(503, "busy");
    assert_eq!(status(&site.visitor(), "/ws/lobby").await, 503);
    holder.execute_batch("ROLLBACK").unwrap();
    assert_eq!(socket.read_answer("waits").await["t"], "ack");
    // Requests are accepted again once the cause is gone.
    soon(async { while status(&site.visitor(), "/ws/lobby").await != 101 {} }).await;
    soon(async { while site.visitor().post("/api/games", &own_game()).await.status != 201 {} }).await;
}
