//! Clocks during an outage, and the sweep that flags, aborts or deletes games that no client has open.

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{ClockHouse, friend_game, open, own_game, soon};
use serde_json::{Value, json};
use std::time::Duration;
use store::Queries;
use store::sqlite::SqliteReader;

const DAY_MS: i64 = 86_400_000;

fn timed(mut game: Value) -> Value {
    game["time"] = json!({"kind": "fischer", "main_ms": 600_000, "increment_ms": 0});
    game
}

/// Returns a server with frequent heartbeats, so that tests need not wait long for one.
fn site() -> ClockHouse {
    ClockHouse::with(|config| config.limits.heartbeat = Duration::from_millis(10))
}

/// Waits until the stored heartbeat of the server that ran at `from` is `until`.
async fn heartbeat(site: &ClockHouse, from: i64, until: i64) {
    let reader = SqliteReader::open(site.folder()).unwrap();
    soon(async {
        while reader.lived_until(from).await.unwrap() != Some(until) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

/// Starts a game, lets the first player think for `thought_ms`, and waits for a heartbeat.
async fn thinking(site: &ClockHouse, thought_ms: i64) -> (Client, String) {
    let mut player = site.visitor();
    let id = open(&mut player, &timed(own_game())).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    socket.arrange_both().await;
    let began = site.now();
    site.pass(thought_ms);
    heartbeat(site, began, site.now()).await;
    (player, id)
}

/// Returns the newest game's entry in the list of games. Reading it does not load the game.
async fn listed(player: &mut Client) -> Value {
    player.get("/api/games").await.expect(200)["games"][0].clone()
}

async fn until_over(player: &mut Client) -> Value {
    soon(async {
        loop {
            let game = listed(player).await;
            if game["phase"] == "over" {
                return game;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await
}

#[tokio::test]
async fn thinking_before_an_outage_is_charged_and_the_outage_is_not() {
    let mut site = site();
    let (mut player, id) = thinking(&site, 100_000).await;
    site.stop().await;

    site.pass(DAY_MS);
    site.start();
    player.addr = site.addr();
    let (mut socket, state) = Socket::open(&player, &id).await;
    let now = &state["game"]["now"];
    assert_eq!(now["clocks"]["cho"]["main_ms"], json!(500_000));
    assert_eq!(now["clocks"]["cho"]["runs_from_ms"], json!(site.now() + 30_000));
    site.pass(30_000 + 7_000);
    let now = socket.act(now, "a4a5").await;
    assert_eq!(now["clocks"]["cho"]["main_ms"], json!(493_000));
    site.stop().await;
}

#[tokio::test]
async fn a_clock_set_back_or_forward_between_two_starts_changes_no_charge() {
    for jump in [-2 * DAY_MS, 2 * DAY_MS] {
        let mut site = site();
        let (mut player, id) = thinking(&site, 100_000).await;
        site.stop().await;
        site.pass(jump);
        // In between, a server runs for longer than the time left on the clock, but does not load the game.
        site.config.limits.rooms = 0;
        site.start();
        site.pass(3_600_000);
        site.stop().await;
        site.config.limits.rooms = 100;
        site.start();
        player.addr = site.addr();
        let (_, state) = Socket::open(&player, &id).await;
        let clock = &state["game"]["now"]["clocks"]["cho"];
        assert_eq!(clock["main_ms"], json!(500_000), "jump {jump}");
        assert_eq!(clock["runs_from_ms"], json!(site.now() + 30_000), "jump {jump}");
        site.stop().await;
    }
}

#[tokio::test]
async fn a_flag_that_fell_before_the_last_heartbeat_ends_the_game_after_the_outage() {
    let mut site = site();
    // The room's timer does not use the test's clock, so it does not fire.
    let (mut player, id) = thinking(&site, 600_500).await;
    site.stop().await;
    site.pass(DAY_MS);
    site.start();
    player.addr = site.addr();
    let view = player.get(&format!("/api/games/{id}")).await.expect(200);
    assert_eq!(view["now"]["verdict"]["code"], json!("flagged"));
    assert_eq!(view["now"]["verdict"]["outcome"], json!("han"));
    site.stop().await;
}

#[tokio::test]
async fn a_game_with_a_clock_that_nobody_opens_after_a_restart_is_flagged() {
    let mut site = ClockHouse::with(|config| config.limits.sweep_every = Duration::from_millis(20));
    let mut player = site.visitor();
    let id = open(&mut player, &timed(own_game())).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    socket.arrange_both().await;
    site.stop().await;
    site.pass(DAY_MS);
    site.start();
    player.addr = site.addr();
    // The sweep loads the game. Its clock stands still for the grace period after a restart.
    let reader = SqliteReader::open(site.folder()).unwrap();
    soon(async {
        let before = reader.events_of(id.parse().unwrap()).await.unwrap().rows.len();
        while reader.events_of(id.parse().unwrap()).await.unwrap().rows.len() == before && before < 5 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    assert_eq!(
        listed(&mut player).await["phase"],
        json!("playing"),
        "a restart decides no game"
    );
    site.pass(30_000 + 600_000);
    let game = until_over(&mut player).await;
    assert_eq!(game["verdict"]["code"], json!("flagged"));
    site.stop().await;
}

#[tokio::test]
async fn a_game_without_a_clock_in_which_nothing_happens_is_broken_off_and_an_open_one_is_not() {
    let mut site = ClockHouse::with(|config| {
        config.limits.sweep_every = Duration::from_millis(20);
        config.limits.unfinished_kept = Some(Duration::from_secs(30 * 86_400));
    });
    let mut player = site.visitor();
    let id = open(&mut player, &friend_game()).await;
    // While a player has the game open, it is not aborted.
    let (socket, _) = Socket::open(&player, &id).await;
    site.pass(4 * DAY_MS);
    tokio::task::yield_now().await;
    player.get(&format!("/api/games/{id}")).await.expect(200);
    assert_eq!(listed(&mut player).await["phase"], json!("arranging"));
    drop(socket);
    let game = until_over(&mut player).await;
    assert_eq!(game["verdict"]["code"], json!("aborted"));

    let mut other = site.visitor();
    let id = open(&mut other, &own_game()).await;
    let (mut socket, _) = Socket::open(&other, &id).await;
    let mut now = socket.arrange_both().await;
    for action in ["a4a5", "a7a6"] {
        now = socket.act(&now, action).await;
    }
    drop(socket);
    site.pass(29 * DAY_MS);
    site.stop().await;
    site.start();
    other.addr = site.addr();
    assert_eq!(listed(&mut other).await["phase"], json!("playing"));
    site.pass(2 * DAY_MS);
    let game = until_over(&mut other).await;
    assert_eq!(
        (&game["verdict"]["code"], &game["verdict"]["outcome"]),
        (&json!("aborted"), &json!("none"))
    );
    site.stop().await;
}

#[tokio::test]
async fn a_game_that_was_played_is_never_broken_off_unless_the_operator_says_so() {
    let mut site = ClockHouse::with(|config| config.limits.sweep_every = Duration::from_millis(20));
    let (mut player, mut visitor) = (site.visitor(), site.visitor());
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let mut now = socket.arrange_both().await;
    for action in ["a4a5", "a7a6"] {
        now = socket.act(&now, action).await;
    }
    drop(socket);
    // More than a year passes after each new game, but only these unplayed games are aborted.
    for _ in 0..3 {
        open(&mut visitor, &friend_game()).await;
        site.pass(400 * DAY_MS);
        assert_eq!(until_over(&mut visitor).await["verdict"]["code"], json!("aborted"));
        assert_eq!(listed(&mut player).await["phase"], json!("playing"));
    }
    site.stop().await;
}

#[tokio::test]
async fn a_clock_that_is_weeks_ahead_at_a_start_breaks_no_game_off_for_a_day() {
    let mut site = ClockHouse::with(|config| config.limits.sweep_every = Duration::from_millis(20));
    let mut player = site.visitor();
    open(&mut player, &friend_game()).await;
    site.stop().await;
    site.pass(40 * DAY_MS);
    site.start();
    player.addr = site.addr();
    // The loop lasts long enough for several sweeps.
    for _ in 0..20 {
        assert_eq!(listed(&mut player).await["phase"], json!("arranging"));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    site.pass(DAY_MS);
    assert_eq!(until_over(&mut player).await["verdict"]["code"], json!("aborted"));
    site.stop().await;
}

/// Aborts a game over a new socket.
async fn abort(player: &Client, id: &str) {
    let (mut socket, _) = Socket::open(player, id).await;
    socket.done(json!({"t": "abort"})).await;
}

/// Waits until the player's list has this many games, and returns their ids.
async fn until_listed(player: &mut Client, games: usize) -> Vec<String> {
    soon(async {
        loop {
            let list = player.get("/api/games").await.expect(200);
            let list = list["games"].as_array().unwrap();
            if list.len() == games {
                return list
                    .iter()
                    .map(|game| game["id"].as_str().unwrap().to_owned())
                    .collect();
            }
        }
    })
    .await
}

#[tokio::test]
async fn a_game_that_was_called_off_before_anybody_played_is_deleted_and_a_played_one_is_not() {
    let mut site = ClockHouse::with(|config| config.limits.sweep_every = Duration::from_millis(20));
    let mut player = site.visitor();
    let called_off = open(&mut player, &friend_game()).await;
    abort(&player, &called_off).await;
    let arranged = open(&mut player, &own_game()).await;
    Socket::open(&player, &arranged).await.0.arrange_both().await;
    abort(&player, &arranged).await;
    let resigned = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &resigned).await;
    let now = socket.arrange_both().await;
    socket.act(&now, "resign").await;
    // The list is ordered by creation time, so the next game must not be created in the same millisecond.
    site.pass(1);
    let played = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &played).await;
    let now = socket.arrange_both().await;
    socket.act(&now, "a4a5").await;
    socket.done(json!({"t": "abort"})).await;
    site.stop().await;
    site.pass(3 * DAY_MS - 2);
    site.start();
    player.addr = site.addr();
    until_listed(&mut player, 4).await;
    site.pass(2);
    let left = until_listed(&mut player, 2).await;
    assert_eq!(left, [played.clone(), resigned], "newest first");
    for id in [called_off, arranged] {
        player
            .get(&format!("/api/games/{id}"))
            .await
            .expect_code(404, "unknown_game");
        let join = format!("/api/games/{id}/join");
        player.post(&join, &json!({})).await.expect_code(404, "unknown_game");
    }
    player.get(&format!("/api/games/{played}")).await.expect(200);
    site.stop().await;
}
