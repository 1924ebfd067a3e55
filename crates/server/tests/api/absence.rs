//! Players who leave a game: clients are notified, and the waiting opponent may claim a win or a draw.

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{ClockHouse, friend_game, open, own_game};
use serde_json::{Value, json};
use std::time::Duration;

/// A game between two clients, with their sockets. Cho moved last, so Cho waits for Han.
struct Pair {
    cho: Client,
    han: Client,
    id: String,
    waiting: Socket,
    leaving: Socket,
}

async fn pair(site: &ClockHouse, time: Value) -> Pair {
    let (mut cho, mut han) = (site.visitor(), site.visitor());
    let mut game = friend_game();
    game["time"] = time;
    let id = open(&mut cho, &game).await;
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    let (mut waiting, _) = Socket::open(&cho, &id).await;
    let (mut leaving, _) = Socket::open(&han, &id).await;
    leaving
        .done(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
        .await;
    waiting
        .done(json!({"t": "arrange", "side": "cho", "setup": "mssm"}))
        .await;
    for (ply, action) in ["a4a5", "a7a6", "c4c5"].into_iter().enumerate() {
        let socket = if ply % 2 == 0 { &mut waiting } else { &mut leaving };
        socket.done(json!({"t": "act", "ply": ply, "action": action})).await;
    }
    Pair {
        cho,
        han,
        id,
        waiting,
        leaving,
    }
}

fn blitz() -> Value {
    json!({"kind": "fischer", "main_ms": 300_000, "increment_ms": 0})
}

/// Tells the server whether the page is hidden.
async fn ping(socket: &mut Socket, hidden: bool) {
    socket.send(&json!({"t": "ping", "hidden": hidden})).await;
    socket.read_kind("pong").await;
}

fn claim(claim: &str) -> Value {
    json!({"t": "claim", "claim": claim})
}

#[tokio::test]
async fn an_opponent_who_left_is_claimed_against_after_a_while_and_not_before() {
    for (wanted, outcome) in [("win", "cho"), ("draw", "draw")] {
        let mut site = ClockHouse::with(|_| {});
        let mut pair = pair(&site, blitz()).await;
        assert_eq!(
            pair.waiting.refused(claim(wanted)).await,
            "not_claimable",
            "Han is there"
        );
        site.pass(5_000);
        drop(pair.leaving);
        let absent = pair.waiting.read_kind("absent").await;
        let claimable = site.now() + 45_000;
        assert_eq!(
            (&absent["side"], &absent["since_ms"], &absent["claimable_ms"]),
            (&json!("han"), &json!(site.now()), &json!(claimable))
        );
        // A client that connects later is notified too.
        let (mut watcher, _) = Socket::open(&site.visitor(), &pair.id).await;
        assert_eq!(watcher.read_kind("absent").await, absent);
        site.pass(44_999);
        assert_eq!(pair.waiting.refused(claim(wanted)).await, "not_claimable");
        assert_eq!(watcher.refused(claim(wanted)).await, "not_your_seat");
        site.pass(1);
        pair.waiting.done(claim(wanted)).await;
        let view = pair.cho.get(&format!("/api/games/{}", pair.id)).await.expect(200);
        let verdict = &view["now"]["verdict"];
        assert_eq!(
            (&verdict["code"], &verdict["outcome"], &verdict["facts"]["by"]),
            (&json!("abandoned"), &json!(outcome), &json!("han"))
        );
        site.stop().await;
    }
}

#[tokio::test]
async fn who_comes_back_in_time_cannot_be_claimed_against() {
    let mut site = ClockHouse::with(|_| {});
    let mut pair = pair(&site, blitz()).await;
    drop(pair.leaving);
    pair.waiting.read_kind("absent").await;
    site.pass(60_000);
    let (mut back, _) = Socket::open(&pair.han, &pair.id).await;
    let present = pair.waiting.read_kind("absent").await;
    assert_eq!((&present["side"], &present["since_ms"]), (&json!("han"), &json!(null)));
    assert_eq!(pair.waiting.refused(claim("win")).await, "not_claimable");
    // The side to move cannot claim against an absent opponent.
    drop(pair.waiting);
    back.read_kind("absent").await;
    site.pass(60_000);
    assert_eq!(back.refused(claim("win")).await, "not_claimable");
    site.stop().await;
}

/// Asserts that Cho has not been notified of an absence so far.
async fn nothing_was_told(pair: &mut Pair) {
    pair.leaving.done(json!({"t": "give_time"})).await;
    loop {
        let message = pair.waiting.read().await;
        assert_ne!(message["t"], "absent");
        if message["event"]["kind"] == "time_given" {
            break;
        }
    }
}

#[tokio::test]
async fn a_line_that_is_back_at_once_is_told_to_nobody() {
    let mut site = ClockHouse::with(|config| config.limits.absence.seen = Duration::from_secs(3_600));
    let mut pair = pair(&site, blitz()).await;
    for _ in 0..3 {
        drop(pair.leaving);
        (pair.leaving, _) = Socket::open(&pair.han, &pair.id).await;
    }
    nothing_was_told(&mut pair).await;
    site.stop().await;
}

#[tokio::test]
async fn a_page_that_cannot_be_seen_may_come_back_a_minute_later_unless_it_was_left() {
    let mut site = ClockHouse::with(|_| {});
    let mut pair = pair(&site, blitz()).await;
    for _ in 0..2 {
        ping(&mut pair.leaving, true).await;
        drop(pair.leaving);
        site.pass(60_000);
        (pair.leaving, _) = Socket::open(&pair.han, &pair.id).await;
    }
    ping(&mut pair.leaving, true).await;
    nothing_was_told(&mut pair).await;
    // A player who closes the page is absent at once, even if the page was hidden.
    pair.leaving.stream.close(None).await.unwrap();
    assert_eq!(pair.waiting.read_kind("absent").await["side"], "han");
    // If the page is visible again, a lost connection is also reported at once.
    (pair.leaving, _) = Socket::open(&pair.han, &pair.id).await;
    assert_eq!(pair.waiting.read_kind("absent").await["since_ms"], json!(null));
    ping(&mut pair.leaving, true).await;
    ping(&mut pair.leaving, false).await;
    drop(pair.leaving);
    assert!(pair.waiting.read_kind("absent").await["since_ms"].is_i64());
    site.stop().await;
}

#[tokio::test]
async fn after_a_restart_everybody_is_away_from_then_on() {
    let mut site = ClockHouse::with(|_| {});
    let mut pair = pair(&site, blitz()).await;
    drop((pair.waiting, pair.leaving));
    site.pass(200_000);
    site.stop().await;
    site.pass(1_000_000);
    site.start();
    pair.cho.addr = site.addr();
    let (mut waiting, _) = Socket::open(&pair.cho, &pair.id).await;
    let absent = soon_absent(&mut waiting, "han").await;
    assert_eq!(absent["since_ms"], json!(site.now()));
    // Han's clock does not run during the grace period after a restart.
    assert_eq!(absent["claimable_ms"], json!(site.now() + 30_000 + 45_000));
    site.stop().await;
}

async fn soon_absent(socket: &mut Socket, side: &str) -> Value {
    loop {
        let message = socket.read_kind("absent").await;
        if message["side"] == side && !message["since_ms"].is_null() {
            return message;
        }
    }
}

#[tokio::test]
async fn without_a_clock_a_week_without_a_move_is_waited_for() {
    const DAY_MS: i64 = 86_400_000;
    let mut site = ClockHouse::with(|_| {});
    let mut pair = pair(&site, json!({"kind": "none"})).await;
    drop(pair.leaving);
    let absent = pair.waiting.read_kind("absent").await;
    assert_eq!(absent["claimable_ms"], json!(site.now() + 7 * DAY_MS));
    site.pass(6 * DAY_MS);
    assert_eq!(pair.waiting.refused(claim("win")).await, "not_claimable");
    site.pass(DAY_MS);
    pair.waiting.done(claim("win")).await;
    site.stop().await;
}

#[tokio::test]
async fn the_engine_and_oneself_are_never_away() {
    let mut site = ClockHouse::with(|_| {});
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let mut now = socket.arrange_both().await;
    for action in ["a4a5", "a7a6"] {
        now = socket.act(&now, action).await;
    }
    site.pass(1_000_000_000);
    assert_eq!(socket.refused(claim("win")).await, "not_claimable");
    site.stop().await;
}
