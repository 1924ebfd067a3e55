//! Correspondence games. They leave memory while their clock runs, and their flags fall even if no client is connected.
//! Outages are not charged, and conditional moves answer for absent players.

use crate::client::Client;
use crate::socket::{Socket, arrange_both};
use crate::test_server::{ClockHouse, friend_game, open};
use serde_json::{Value, json};
use std::time::Duration;

const DAY_MS: i64 = 86_400_000;

/// Starts a game with two days per move, and makes Cho's first move. Returns its id, Cho and Han.
async fn begun(site: &ClockHouse) -> (String, Client, Client) {
    let (mut cho, mut han) = (site.visitor(), site.visitor());
    let mut game = friend_game();
    game["time"] = json!({"kind": "correspondence", "days": 2});
    let id = open(&mut cho, &game).await;
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    arrange_both(&mut first, &mut second).await;
    first.done(json!({"t": "act", "ply": 0, "action": "a4a5"})).await;
    (id, cho, han)
}

async fn now(client: &mut Client, id: &str) -> Value {
    client.get(&format!("/api/games/{id}")).await.expect(200)["now"].clone()
}

/// Returns a server that sweeps often and soon unloads rooms.
fn quick() -> ClockHouse {
    ClockHouse::with(|config| {
        config.limits.room_idle = Duration::from_millis(10);
        config.limits.sweep_every = Duration::from_millis(200);
    })
}

#[tokio::test]
async fn the_flag_of_a_game_that_nobody_has_open_falls() {
    let mut site = quick();
    let (id, _, _) = begun(&site).await;
    site.pass(2 * DAY_MS - 1_000_000);
    let mut watcher = site.visitor();
    assert_eq!(now(&mut watcher, &id).await["phase"], "playing");
    site.pass(1_000_000);
    // No request loads the game, so the sweeper has to find it.
    let list = format!("/api/games/{id}");
    crate::test_server::soon(async {
        loop {
            tokio::time::sleep(Duration::from_millis(50)).await;
            if stored_phase(&site, &id) == "over" {
                return;
            }
        }
    })
    .await;
    let view = watcher.get(&list).await.expect(200);
    let verdict = &view["now"]["verdict"];
    assert_eq!(
        (&verdict["code"], &verdict["outcome"]),
        (&json!("flagged"), &json!("cho"))
    );
    site.stop().await;
}

fn stored_phase(site: &ClockHouse, id: &str) -> String {
    let path = site.folder().join("janggun.db");
    let connection = rusqlite::Connection::open_with_flags(path, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    connection
        .query_row("SELECT phase FROM games WHERE id = ?1", [id], |row| row.get(0))
        .unwrap()
}

#[tokio::test]
async fn a_move_that_comes_too_late_is_refused_whoever_looked_before() {
    let mut site = ClockHouse::with(|config| config.limits.room_idle = Duration::from_millis(10));
    let (id, _, han) = begun(&site).await;
    site.pass(2 * DAY_MS);
    let (mut late, _) = Socket::open(&han, &id).await;
    let code = late.refused(json!({"t": "act", "ply": 1, "action": "a7a6"})).await;
    assert!(["time_is_up", "game_over"].contains(&code.as_str()), "{code}");
    site.stop().await;
}

#[tokio::test]
async fn an_outage_is_charged_to_nobody() {
    let mut site = ClockHouse::with(|_| {});
    let (id, _, mut han) = begun(&site).await;
    site.pass(DAY_MS);
    site.stop().await;
    site.pass(10 * DAY_MS);
    site.start();
    han.addr = site.addr();
    let now = now(&mut han, &id).await;
    assert_eq!(now["phase"], "playing");
    // Han loses at most the day before the outage, and the clock runs again only after the grace period.
    let left = now["clocks"]["han"]["main_ms"].as_i64().unwrap();
    assert!((DAY_MS..=2 * DAY_MS).contains(&left), "{left}");
    let from = now["clocks"]["han"]["runs_from_ms"].as_i64().unwrap();
    assert_eq!(from, site.now() + 30_000);
    site.stop().await;
}

#[tokio::test]
async fn conditional_moves_answer_and_stay_their_owners_secret() {
    let mut site = ClockHouse::with(|_| {});
    let (id, cho, han) = begun(&site).await;
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, state) = Socket::open(&han, &id).await;
    assert!(state["game"].get("lines").is_none());
    let lines = json!([["a7a6", "c4c5", "c7c6", "e4e5"], ["i7i6", "i4i5"]]);
    let set = json!({"t": "set_lines", "ply": 1, "lines": lines});
    assert_eq!(second.refused(set.clone()).await, "wrong_phase", "on the own turn");
    first.done(set).await;
    let told = second.read_event("lines_set").await;
    assert_eq!(
        (&told["event"]["side"], &told["event"]["lines"]),
        (&json!(null), &json!(null))
    );
    assert_eq!(first.read_event("lines_set").await["event"]["lines"], lines);
    // Cho disconnects, and the conditional move answers Han's move.
    drop(first);
    second.done(json!({"t": "act", "ply": 1, "action": "a7a6"})).await;
    let mut tokens = Vec::new();
    while tokens.len() < 2 {
        let event = second.read_event("acted").await;
        tokens.push(event["event"]["action"]["token"].as_str().unwrap().to_owned());
    }
    assert_eq!(tokens, ["a7a6", "c4c5"]);
    let (_, mine) = Socket::open(&cho, &id).await;
    assert_eq!(mine["game"]["lines"], json!([["c7c6", "e4e5"]]));
    let bad = json!({"t": "set_lines", "ply": 3, "lines": [["e5"]]});
    let (mut first, _) = Socket::open(&cho, &id).await;
    assert_eq!(first.refused(bad).await, "bad_lines");
    site.stop().await;
}
