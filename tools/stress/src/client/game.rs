//! Opening a game of two guests.

use super::{Guest, Socket};
use crate::Failure;
use crate::script::{RULES, SETUP};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// `cho` creates a game with a clock for two; gives its id.
pub(crate) async fn create(server: SocketAddr, cho: &mut Guest) -> Result<String, Failure> {
    let time = json!({"kind": "fischer", "main_ms": 1_800_000, "increment_ms": 10_000});
    let body = json!({"rules": RULES, "opponent": {"kind": "friend"}, "side": "cho", "time": time});
    let (status, view) = cho.post(server, "/api/games", &body).await?;
    match view["id"].as_str() {
        Some(id) if status == 201 => Ok(id.to_owned()),
        _ => Err(refused("a new game", status, &view)),
    }
}

/// `han` takes the other seat.
pub(crate) async fn join(server: SocketAddr, han: &mut Guest, game: &str) -> Result<(), Failure> {
    let path = format!("/api/games/{game}/join");
    let (status, view) = han.post(server, &path, &json!({"side": "han"})).await?;
    if status == 200 {
        Ok(())
    } else {
        Err(refused("a join", status, &view))
    }
}

/// Both choose their setups, Han first; then the game runs. The sockets are those of Cho and Han.
pub(crate) async fn arrange(sockets: &mut [Socket; 2]) -> Result<(), Failure> {
    let [cho, han] = sockets;
    for (socket, side) in [(han, "han"), (cho, "cho")] {
        let message = json!({"t": "arrange", "id": format!("setup-{side}"), "side": side, "setup": SETUP});
        socket.request(message.to_string()).await?;
    }
    Ok(())
}

fn refused(what: &str, status: u16, answer: &Value) -> Failure {
    Failure::Refused {
        what: what.to_owned(),
        answer: format!("{status} {answer}"),
    }
}
