//! Opening a game of two guests.

use super::{Guest, Socket};
use crate::script::{RULES, SETUP};
use crate::{Failure, clock};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;

/// After this time a busy server is asked again.
const ASKED_AGAIN: Duration = Duration::from_millis(500);

/// What is done where the server is busy (503).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asking {
    /// That is an answer like any other.
    Once,
    /// It is asked again after a while, until it is done.
    UntilTaken,
}

/// `cho` creates a game with a clock for two; gives its id.
pub(crate) async fn create(server: SocketAddr, cho: &mut Guest, asking: Asking) -> Result<String, Failure> {
    let time = json!({"kind": "fischer", "main_ms": 1_800_000, "increment_ms": 10_000});
    let body = json!({"rules": RULES, "opponent": {"kind": "friend"}, "side": "cho", "time": time});
    let (status, view) = post(server, cho, ("/api/games", &body), asking).await?;
    match view["id"].as_str() {
        Some(id) if status == 201 => Ok(id.to_owned()),
        _ => Err(refused("a new game", status, &view)),
    }
}

/// `han` takes the other seat.
pub(crate) async fn join(server: SocketAddr, han: &mut Guest, game: &str, asking: Asking) -> Result<(), Failure> {
    let path = format!("/api/games/{game}/join");
    let (status, view) = post(server, han, (&path, &json!({"side": "han"})), asking).await?;
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

async fn post(
    server: SocketAddr,
    guest: &mut Guest,
    (path, body): (&str, &Value),
    asking: Asking,
) -> Result<(u16, Value), Failure> {
    loop {
        match (guest.post(server, path, body).await?, asking) {
            ((503, _), Asking::UntilTaken) => clock::sleep_until(clock::now() + ASKED_AGAIN).await,
            (answer, Asking::Once | Asking::UntilTaken) => return Ok(answer),
        }
    }
}

fn refused(what: &str, status: u16, answer: &Value) -> Failure {
    Failure::Refused {
        what: what.to_owned(),
        answer: format!("{status} {answer}"),
    }
}
