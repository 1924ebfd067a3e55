//! A socket in the lobby: translates frames to commands for the lobby. Must not pair players.

use super::session::{Arrival, Departure, Peer};
use super::unreadable::named;
use crate::json;
use crate::limits::Client;
use crate::lobby::Lobby;
use crate::room::to_frame;
use axum::extract::ws::Utf8Bytes;
use play::lobby::MemberId;
use wire::lobby::{LobbyClientMsg, LobbyServerMsg};

/// The lobby membership of a socket.
pub(super) struct LobbyPeer {
    pub(super) lobby: Lobby,
    pub(super) member: MemberId,
}

impl Peer for LobbyPeer {
    async fn take(&mut self, client: Client, text: &str, _: Arrival) -> Option<Utf8Bytes> {
        let answer = match json::parse::<LobbyClientMsg>(text.as_bytes()) {
            Ok(message) => self.lobby.handle(self.member, client, message).await,
            Err(error) => match named(text, &error) {
                Some(id) => LobbyServerMsg::Refused { id, error },
                None => LobbyServerMsg::Error { error },
            },
        };
        Some(to_frame(&answer))
    }

    async fn leave(&mut self, _: Client, _: Departure) {
        self.lobby.detach(self.member);
    }
}
