//! Comparison of a game with the server's view of it.

use super::fault::Fault;
use super::ledger::Ledger;
use super::table::PATIENCE;
use crate::client::Guest;
use crate::{Failure, clock};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// Compares the moves, the position and the clocks of a game. Returns the number of stored moves that had not been
/// acknowledged.
pub(super) async fn compare_one(guest: &Guest, server: SocketAddr, ledger: &mut Ledger) -> Result<usize, Fault> {
    let answer = guest.get(server, &format!("/api/games/{}", ledger.game)).await;
    let answer = match answer {
        Ok((200, view)) => return ledger.compare(&view),
        Ok((status, answer)) => format!("{status} {answer}"),
        Err(failure) => failure.to_string(),
    };
    Err(Fault::Gone {
        acknowledged: ledger.acknowledged,
        answer,
    })
}

/// Checks that a rated game has been rated if and only if it is over. Its end and its rating are stored in one
/// transaction.
pub(super) async fn compare_rating(guest: &Guest, server: SocketAddr, ledger: &Ledger) -> Result<(), Fault> {
    let path = format!("/api/games/{}/ratings", ledger.game);
    let (there, ratings) = match guest.get(server, &path).await {
        Ok((200, changes)) => {
            let both = ["cho", "han"].map(|side| changes[side]["rating"].is_i64());
            (both, changes.to_string())
        }
        Ok((status, answer)) => ([!ledger.is_over(); 2], format!("{status} {answer}")),
        Err(failure) => ([!ledger.is_over(); 2], failure.to_string()),
    };
    if there == [ledger.is_over(); 2] {
        return Ok(());
    }
    let phase = if ledger.is_over() { "over" } else { "running" };
    Err(Fault::HalfRated {
        phase: phase.to_owned(),
        ratings,
    })
}

/// Checks that at least as many chat messages are stored as were acknowledged.
pub(super) async fn compare_chat(guest: &Guest, server: SocketAddr, ledger: &Ledger) -> Result<(), Fault> {
    if ledger.lines == 0 {
        return Ok(());
    }
    let heard = clock::within(PATIENCE, read_chat(guest, server, ledger)).await;
    match heard {
        Some(Ok(stored)) if stored >= ledger.lines => Ok(()),
        Some(Ok(stored)) => Err(Fault::Silenced {
            acknowledged: ledger.lines,
            stored,
        }),
        Some(Err(failure)) => Err(Fault::Refused {
            answer: format!("the chat: {failure}"),
        }),
        None => Err(Fault::Refused {
            answer: "no chat".to_owned(),
        }),
    }
}

/// Returns the number of messages in the players' channel.
async fn read_chat(guest: &Guest, server: SocketAddr, ledger: &Ledger) -> Result<usize, Failure> {
    let mut socket = guest.socket(server, &ledger.game).await?;
    socket.send(r#"{"t":"read_chat","id":"chat"}"#.to_owned()).await?;
    loop {
        let frame = socket.next().await.ok_or(Failure::Disconnected)?;
        let frame: Value = serde_json::from_str(&frame).unwrap_or_default();
        if (&frame["t"], &frame["room"]) == (&json!("chat"), &json!("players")) {
            return Ok(frame["lines"].as_array().map_or(0, Vec::len));
        }
    }
}
