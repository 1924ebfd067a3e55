//! Limits on new games: rates, numbers of unfinished and unplayed games, memory, disk space and engine time.

use crate::client::Client;
use crate::socket::{Socket, act};
use crate::test_server::{TestServer, config, friend_game, open, own_game};
use serde_json::json;
use server::{Allowance, Allowances, Clock, Deps, FreeSpace, Random, Server, WebApp};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use store::sqlite::SqliteStore;

/// Resigns a game on one device and requests a rematch. Returns the next game's id, or the code of the refusal.
async fn rematch(player: &Client, id: &str) -> Result<String, String> {
    let (mut socket, _) = Socket::open(player, id).await;
    socket.arrange_both().await;
    socket.done(resign()).await;
    let answer = socket.command(json!({"t": "rematch"})).await;
    if answer["t"] == "refused" {
        return Err(answer["error"]["code"].as_str().unwrap().to_owned());
    }
    let (_, state) = Socket::open(player, id).await;
    Ok(state["game"]["rematch"].as_str().unwrap().to_owned())
}

fn resign() -> serde_json::Value {
    json!({"t": "act", "ply": 0, "action": "resign"})
}

fn most(burst: u32) -> Allowance {
    Allowance { burst, a_minute: 1 }
}

#[tokio::test]
async fn rematches_are_made_at_a_bounded_rate_by_address_and_by_guest() {
    for (address, guest) in [(2, 100), (100, 2)] {
        let site = TestServer::with(|config| {
            config.limits.work.rematch = Allowances {
                address: most(address),
                guest: most(guest),
            };
        })
        .await;
        let mut player = site.visitor();
        let mut id = open(&mut player, &own_game()).await;
        for _ in 0..2 {
            id = rematch(&player, &id).await.unwrap();
        }
        assert_eq!(rematch(&player, &id).await, Err("too_fast".to_owned()));
        // Games can still be started in other ways.
        open(&mut player, &own_game()).await;
    }
}

#[tokio::test]
async fn a_rematch_counts_among_the_unfinished_games() {
    let site = TestServer::with(|config| config.limits.unfinished_games = 2).await;
    let mut player = site.visitor();
    let first = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &first).await;
    socket.arrange_both().await;
    socket.done(resign()).await;
    let second = open(&mut player, &own_game()).await;
    open(&mut player, &own_game()).await;
    assert_eq!(socket.refused(json!({"t": "rematch"})).await, "too_many_games");
    let (mut other, _) = Socket::open(&player, &second).await;
    other.done(json!({"t": "abort"})).await;
    socket.done(json!({"t": "rematch"})).await;
}

#[tokio::test]
async fn a_full_memory_takes_no_new_game_and_games_in_it_go_on() {
    let site = TestServer::with(|config| config.limits.rooms = 1).await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    site.visitor()
        .post("/api/games", &own_game())
        .await
        .expect_code(503, "busy");
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    socket.act(&now, "a4a5").await;
    let mut resign = resign();
    resign["ply"] = json!(1);
    socket.done(resign).await;
    assert_eq!(socket.refused(json!({"t": "rematch"})).await, "busy");
}

#[tokio::test]
async fn a_position_is_stored_as_it_is_printed_and_not_as_it_was_sent() {
    let site = TestServer::new().await;
    let with_fen = |fen: String| {
        let mut game = own_game();
        game["start"] = json!({ "fen": fen });
        game
    };
    let position = "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1";
    let padded = position.replace(' ', &" ".repeat(15));
    let id = open(&mut site.visitor(), &with_fen(padded)).await;
    let database = rusqlite::Connection::open(site.folder().join(store::sqlite::DATABASE_FILE)).unwrap();
    let stored: String = database
        .query_row("SELECT body FROM events WHERE seq = 1", [], |row| row.get(0))
        .unwrap();
    assert!(stored.contains(position), "{id}: {stored}");
    site.visitor()
        .post("/api/games", &with_fen(position.replace(' ', &" ".repeat(10_000))))
        .await
        .expect_code(422, "bad_fen");
}

#[tokio::test]
async fn a_guest_who_leaves_games_unplayed_makes_no_more_until_one_is_played_or_cancelled() {
    let site = TestServer::with(|config| config.limits.unplayed_games_by_guest = 2).await;
    let mut player = site.visitor();
    let first = open(&mut player, &own_game()).await;
    let second = open(&mut player, &friend_game()).await;
    let refuse = async |player: &mut Client| {
        let refused = player.post("/api/games", &own_game()).await;
        refused.expect_code(429, "too_many_unplayed_games");
        assert_eq!(refused.json()["error"]["facts"]["most"], 2);
    };
    refuse(&mut player).await;
    open(&mut site.visitor(), &own_game()).await;
    // A game counts as unplayed until its first move, even while it is in progress.
    let (mut socket, _) = Socket::open(&player, &first).await;
    let now = socket.arrange_both().await;
    refuse(&mut player).await;
    socket.act(&now, "a4a5").await;
    open(&mut player, &own_game()).await;
    refuse(&mut player).await;
    let (mut socket, _) = Socket::open(&player, &second).await;
    socket.done(json!({"t": "abort"})).await;
    open(&mut player, &own_game()).await;
    refuse(&mut player).await;
}

#[tokio::test]
async fn unplayed_games_are_stored_up_to_a_bound_and_games_that_run_go_on() {
    let site = TestServer::with(|config| config.limits.unplayed_games = 2).await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    open(&mut site.visitor(), &own_game()).await;
    site.visitor()
        .post("/api/games", &own_game())
        .await
        .expect_code(503, "no_space");
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    let now = socket.act(&now, "a4a5").await;
    socket.done(act(&now, "resign")).await;
}

/// Returns a server that takes `free` as its free disk space in bytes.
fn server_with_disk(folder: &std::path::Path, free: &Arc<AtomicU64>) -> Server {
    let config = config(folder);
    let free = Arc::clone(free);
    let deps = Deps {
        store: Box::new(SqliteStore::open(folder).unwrap()),
        clock: Clock::system(),
        random: Random::system(),
        free_space: FreeSpace::from_fn(move || Some(free.load(Ordering::SeqCst))),
        levels: config.levels.clone(),
        origins: Vec::new(),
        base_path: server::BasePath::default(),
        limits: config.limits,
        web: WebApp::not_built(),
    };
    Server::start_with(config, deps).unwrap()
}

#[tokio::test]
async fn a_disk_that_is_nearly_full_takes_nothing_new_and_games_that_run_go_on() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let free = Arc::new(AtomicU64::new(u64::MAX));
    let server = server_with_disk(folder.path(), &free);
    let mut player = Client::new(server.addr());
    let (id, over) = (
        open(&mut player, &own_game()).await,
        open(&mut player, &own_game()).await,
    );
    let invitation = open(&mut player, &friend_game()).await;
    let (mut finished, _) = Socket::open(&player, &over).await;
    finished.arrange_both().await;
    finished.done(resign()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;

    let least = server::ServerLimits::default().free_disk_mib << 20;
    free.store(least - 1, Ordering::SeqCst);
    for (path, body) in [
        ("/api/games".to_owned(), own_game()),
        (format!("/api/games/{over}/analysis"), json!({})),
    ] {
        player.post(&path, &body).await.expect_code(503, "no_space");
    }
    let join = format!("/api/games/{invitation}/join");
    let mut stranger = Client::new(server.addr());
    stranger.post(&join, &json!({})).await.expect_code(503, "no_space");
    assert_eq!(finished.refused(json!({"t": "rematch"})).await, "no_space");
    // Games in progress continue.
    socket.act(&now, "a4a5").await;

    free.store(least, Ordering::SeqCst);
    stranger.post(&join, &json!({})).await.expect(200);
    finished.done(json!({"t": "rematch"})).await;
    open(&mut player, &own_game()).await;
    server.stop().await;
}

#[tokio::test]
async fn who_has_used_up_the_engines_time_begins_no_new_game_against_it_and_plays_on() {
    let site = TestServer::with(|config| {
        config.levels[0].nodes = 5_000;
        config.limits.work.engine.guest = most(5);
    })
    .await;
    let mut player = site.visitor();
    let game = json!({"rules": "casual", "opponent": {"kind": "engine", "level": 1}, "side": "han"});
    let id = open(&mut player, &game).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    socket
        .done(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
        .await;
    socket.read_kind("thinking").await;
    player.post("/api/games", &game).await.expect_code(429, "too_fast");
    // Games without the engine do not count against its budget, and each guest has a separate budget.
    open(&mut player, &own_game()).await;
    open(&mut site.visitor(), &game).await;
    // The engine still gets a job for its move in the running game.
    let (mut again, _) = Socket::open(&player, &id).await;
    assert_eq!(again.read_kind("thinking").await["state"], "queued");
}
