//! Tests a tournament of eight players on a real server that is killed at random moments.
//!
//! No round may be paired twice, no game created twice, and no result lost.

use crate::support::{Guest, Server};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

const PLAYERS: usize = 8;
const ROUNDS: u64 = 3;
/// Maximum time for the tournament, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(150);

/// Pairings that the server has shown to players, and resignations that it has acknowledged.
#[derive(Debug, Default)]
struct Ledger {
    /// Players and game of each pairing, by round and table.
    pairings: BTreeMap<(u64, u64), (Value, Value, String)>,
    /// Loser of each game in which the server acknowledged the resignation.
    lost: BTreeMap<String, &'static str>,
    /// Contradictions found so far.
    faults: Vec<String>,
}

impl Ledger {
    /// Compares the pairings in a view with those shown before.
    fn see(&mut self, view: &Value) {
        let mut shown = BTreeMap::new();
        for game in view["games"].as_array().into_iter().flatten() {
            let key = (number(&game["round"]), number(&game["table"]));
            let id = game["game"].as_str().unwrap_or_default().to_owned();
            if shown.insert(key, id).is_some() {
                self.faults.push(format!("two games at {key:?}"));
            }
        }
        for round in view["state"]["divisions"][0]["rounds"].as_array().into_iter().flatten() {
            for one in round["matches"].as_array().into_iter().flatten() {
                let pairing = &one["pairing"];
                let key = (number(&round["number"]), number(&pairing["table"]));
                let game = shown.remove(&key).unwrap_or_default();
                let now = (pairing["cho"].clone(), pairing["han"].clone(), game);
                let before = self.pairings.entry(key).or_insert_with(|| now.clone());
                if *before != now {
                    self.faults.push(format!("{key:?} was {before:?} and is {now:?}"));
                }
            }
        }
        if !shown.is_empty() {
            self.faults.push(format!("games without a pairing: {shown:?}"));
        }
    }
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_default()
}

/// Plays until the tournament is over. The thread panics if the server is killed first.
fn play(player: &mut Guest, id: &str, ledger: &Mutex<Ledger>) {
    loop {
        let (status, view) = player.get(&format!("/api/tournaments/{id}"));
        if status == 200 {
            ledger.lock().unwrap_or_else(PoisonError::into_inner).see(&view);
        }
        if view["phase"] == "over" {
            return;
        }
        if let Some(game) = view["you"]["game"].as_str() {
            move_on(player, game, ledger);
        }
        std::thread::sleep(Duration::from_millis(30));
    }
}

/// Chooses the player's setup, or resigns if the player is meant to lose the game.
fn move_on(player: &Guest, game: &str, ledger: &Mutex<Ledger>) {
    let view = player.view(game);
    let own = |side: &&str| view["seats"][*side]["you"] == true;
    let Some(side) = ["cho", "han"].into_iter().find(own) else {
        return;
    };
    let loser = if game.as_bytes()[5].is_multiple_of(2) {
        "cho"
    } else {
        "han"
    };
    let message = match view["phase"].as_str() {
        Some("arranging") if view["arrangements"][side].is_null() => {
            json!({"t": "arrange", "id": format!("setup-{side}"), "side": side, "setup": "mssm"})
        }
        Some("playing") if side == loser => {
            json!({"t": "act", "id": "resign", "ply": 0, "action": format!("resign:{side}")})
        }
        _ => return,
    };
    let mut socket = player.socket(game);
    if !socket.send(&message) {
        return;
    }
    while let Some(answer) = socket.next() {
        if answer["id"] == message["id"] {
            if answer["t"] == "ack" && message["t"] == "act" {
                let mut ledger = ledger.lock().unwrap_or_else(PoisonError::into_inner);
                ledger.lost.insert(game.to_owned(), side);
            }
            return;
        }
    }
}

fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    u64::try_from(since.as_millis()).expect("it fits")
}

fn enter(server: &Server) -> (Vec<Guest>, String) {
    let mut players: Vec<Guest> = (0..PLAYERS).map(|_| Guest::new(server)).collect();
    for (player, number) in players.iter_mut().zip(1..) {
        let account = json!({"name": format!("player{number}"), "password": "사면초가 속의 장기 한 판"});
        let (status, answer) = player.post("/api/account", &account);
        assert_eq!(status, 201, "{answer}");
    }
    let time = json!({"kind": "fischer", "main_ms": 1_800_000, "increment_ms": 5_000});
    let settings = json!({
        "format": {"kind": "swiss", "rounds": ROUNDS}, "rules": "kakao", "time": time, "pause_s": 0,
        "first_move_s": 3_600,
    });
    let wanted = json!({"name": "토요 장기", "starts_ms": now_ms() + 2_500, "settings": settings});
    let (status, made) = players[0].post("/api/tournaments", &wanted);
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().expect("an id").to_owned();
    for player in &mut players {
        let (status, answer) = player.post(&format!("/api/tournaments/{id}/join"), &json!({}));
        assert_eq!(status, 200, "{answer}");
    }
    (players, id)
}

#[test]
fn a_tournament_loses_nothing_when_the_server_is_killed_at_any_moment() {
    let mut server = Server::start("tournament", 0);
    let (mut players, id) = enter(&server);
    let ledger = Mutex::new(Ledger::default());
    let (start, mut kills, mut random) = (Instant::now(), 0, 7_u64);
    let over = loop {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let lives = Duration::from_millis(60 + (random >> 33) % 1_400);
        std::thread::scope(|scope| {
            let playing: Vec<_> = players
                .iter_mut()
                .map(|player| scope.spawn(|| play(player, &id, &ledger)))
                .collect();
            std::thread::sleep(lives);
            server.kill();
            // A thread panics if its request is not answered, so its result is ignored.
            playing.into_iter().for_each(|thread| drop(thread.join()));
        });
        kills += 1;
        server.restart();
        let (status, view) = players[0].get(&format!("/api/tournaments/{id}"));
        assert_eq!(status, 200, "{view}");
        if view["phase"] == "over" {
            break view;
        }
        assert!(start.elapsed() < PATIENCE, "{kills} kills: {view}");
    };
    let mut ledger = ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
    ledger.see(&over);
    assert!(ledger.faults.is_empty(), "{:#?}", ledger.faults);
    assert!(kills >= 3, "{kills}");
    // Every round has a match for every player, and every result matches its game.
    let rounds = over["state"]["divisions"][0]["rounds"].as_array().expect("rounds");
    assert_eq!(rounds.len() as u64, ROUNDS);
    for round in rounds {
        let matches = round["matches"].as_array().expect("matches");
        assert_eq!(matches.len(), PLAYERS / 2);
        for one in matches {
            let key = (number(&round["number"]), number(&one["pairing"]["table"]));
            let (_, _, game) = &ledger.pairings[&key];
            let winner = &one["games"][0]["winner"];
            if let Some(loser) = ledger.lost.get(game) {
                assert_ne!(winner, loser, "{key:?} {game}");
            }
            let verdict = &players[0].view(game)["now"]["verdict"];
            assert_eq!(verdict["outcome"].as_str(), winner.as_str(), "{key:?} {game}");
        }
    }
    assert!(!ledger.lost.is_empty());
    // No player has a game outside the pairings.
    for player in &players {
        let (_, list) = player.get("/api/games");
        assert_eq!(list["games"].as_array().expect("games").len() as u64, ROUNDS, "{list}");
    }
}
