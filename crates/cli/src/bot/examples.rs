//! Sample messages from a server, for tests.

use serde_json::json;
use wire::api::{Challenge, Compat, Event, GameFull, GameInfo, GameState};

fn variant() -> serde_json::Value {
    json!({"key": "janggi", "name": "Janggi", "short": "Janggi", "rules": "kakao@1"})
}

/// Returns a challenge by the player Hansin to the bot, for an unrated rapid game.
pub(super) fn challenge(id: &str) -> Challenge {
    let challenge = json!({
        "id": id, "url": "/game/a", "status": "created", "variant": variant(), "rated": false, "speed": "rapid",
        "challenger": {"id": "hansin", "name": "Hansin", "online": true},
        "destUser": {"id": "mybot", "name": "mybot", "title": "BOT", "online": true},
        "timeControl": {"type": "clock", "limit": 600, "increment": 5, "show": "10+5"},
        "color": "white", "finalColor": "white", "perf": {"icon": "", "name": "Rapid"},
    });
    serde_json::from_value(challenge).unwrap()
}

pub(super) fn challenged(challenge: Challenge) -> Event {
    Event::Challenge {
        challenge: Box::new(challenge),
        compat: Compat { bot: true, board: true },
    }
}

pub(super) fn game_info(id: &str) -> GameInfo {
    let info = json!({
        "gameId": id, "fullId": id, "id": id, "color": "white", "fen": "", "hasMoved": false, "isMyTurn": true,
        "lastMove": "", "opponent": {"id": "hansin", "username": "Hansin"}, "perf": "rapid", "rated": false,
        "source": "friend", "status": {"id": 20, "name": "started"}, "speed": "rapid", "variant": variant(),
        "compat": {"bot": true, "board": true},
    });
    serde_json::from_value(info).unwrap()
}

/// Returns a game in which the bot plays Cho, with one minute per side.
pub(super) fn game_full(moves: &str) -> GameFull {
    let full = json!({
        "type": "gameFull", "id": "a", "variant": variant(), "clock": {"initial": 60_000, "increment": 0},
        "speed": "bullet", "perf": {"name": "Bullet"}, "rated": false, "createdAt": 0,
        "white": {"id": "mybot", "name": "mybot", "title": "BOT"}, "black": {"id": "hansin", "name": "Hansin"},
        "initialFen": "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
        "state": game_state(moves),
    });
    serde_json::from_value(full).unwrap()
}

pub(super) fn game_state(moves: &str) -> GameState {
    let state = json!({
        "type": "gameState", "moves": moves, "wtime": 60_000, "btime": 60_000, "winc": 0, "binc": 0,
        "status": "started",
    });
    serde_json::from_value(state).unwrap()
}
