//! Requests that create accounts and open games between two players.

use super::{Guest, Socket};
use crate::script::{RULES, SETUP};
use crate::{Failure, clock};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;

/// Delay before a request to a busy server is retried.
const ASKED_AGAIN: Duration = Duration::from_millis(500);

/// Password of all accounts.
const PASSWORD: &str = "seventeen quiet elephants";

/// Reaction to a busy server (status 503).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asking {
    /// Return the response like any other.
    Once,
    /// Retry until the server is no longer busy.
    UntilTaken,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stakes {
    /// Anyone may play.
    Casual,
    /// Both players must have accounts.
    Rated,
}

/// Creates a timed game in which `cho` plays Cho and the other seat is open; returns its id.
pub(crate) async fn create(
    server: SocketAddr,
    cho: &mut Guest,
    stakes: Stakes,
    asking: Asking,
) -> Result<String, Failure> {
    let time = json!({"kind": "fischer", "main_ms": 1_800_000, "increment_ms": 10_000});
    let mut body = json!({"rules": RULES, "opponent": {"kind": "friend"}, "side": "cho", "time": time});
    if stakes == Stakes::Rated {
        body["rated"] = json!(true);
        body["takeback"] = json!("never");
    }
    let (status, view) = post(server, cho, ("/api/games", &body), asking).await?;
    match view["id"].as_str() {
        Some(id) if status == 201 => Ok(id.to_owned()),
        _ => Err(refused("a new game", status, &view)),
    }
}

/// Joins the game as Han.
pub(crate) async fn join(server: SocketAddr, han: &mut Guest, game: &str, asking: Asking) -> Result<(), Failure> {
    let path = format!("/api/games/{game}/join");
    let (status, view) = post(server, han, (&path, &json!({"side": "han"})), asking).await?;
    if status == 200 {
        Ok(())
    } else {
        Err(refused("a join", status, &view))
    }
}

/// Creates an account with this name for the visitor.
pub(crate) async fn sign_up(server: SocketAddr, guest: &mut Guest, name: &str, asking: Asking) -> Result<(), Failure> {
    let body = json!({"name": name, "password": PASSWORD});
    let (status, answer) = post(server, guest, ("/api/account", &body), asking).await?;
    if status == 201 {
        Ok(())
    } else {
        Err(refused("a new account", status, &answer))
    }
}

/// Sets the visitor's nickname. Retries while the server is busy.
pub(crate) async fn take_nickname(server: SocketAddr, guest: &mut Guest, name: &str) -> Result<(), Failure> {
    let body = json!({"nickname": name});
    let (status, answer) = post(server, guest, ("/api/me/nickname", &body), Asking::UntilTaken).await?;
    if status == 200 {
        Ok(())
    } else {
        Err(refused("a nickname", status, &answer))
    }
}

/// Builds a command that sends a preset message to a channel of the game's chat.
pub(crate) fn chat(id: &str, room: &str, preset: &str) -> String {
    json!({"t": "chat", "id": id, "room": room, "says": {"preset": preset}}).to_string()
}

/// Chooses both setups, Han's first, after which the game starts. The sockets are Cho's and Han's.
pub(crate) async fn arrange(sockets: &mut [Socket; 2]) -> Result<(), Failure> {
    let [cho, han] = sockets;
    for (socket, side) in [(han, "han"), (cho, "cho")] {
        let message = json!({"t": "arrange", "id": format!("setup-{side}"), "side": side, "setup": SETUP});
        socket.request(message.to_string()).await?;
    }
    Ok(())
}

/// Repeats a request while the server answers that it is busy (503).
pub(crate) async fn until_taken<T>(mut ask: impl AsyncFnMut() -> Result<T, Failure>) -> Result<T, Failure> {
    loop {
        match ask().await {
            Err(Failure::Refused { answer, .. }) if answer.starts_with("503") => {
                clock::sleep_until(clock::now() + ASKED_AGAIN).await;
            }
            other => return other,
        }
    }
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
