//! A socket that follows a game: translates frames to commands for the room. Must not apply the rules of the game.

use super::session::{Arrival, Departure, Peer};
use super::unreadable::named;
use crate::admission::{Admission, GameRequest, Opponent};
use crate::error::AppError;
use crate::json;
use crate::limits::{Client, Work};
use crate::room::{ChatWish, ReaderId, RoomHandle, to_frame};
use crate::services::Services;
use axum::extract::ws::Utf8Bytes;
use play::GameId;
use play::room::PlayerCommand;
use std::sync::Arc;
use wire::ErrorBody;
use wire::chat::{ChatRoom, ChatWords};
use wire::ws::{ClientMsg, ServerMsg};

/// A chat request in a frame.
enum ChatRequest {
    Say(ChatRoom, ChatWords),
    Read,
}

/// A reader of a room.
pub(super) struct GamePeer {
    pub(super) services: Arc<Services>,
    pub(super) admission: Admission,
    pub(super) room: RoomHandle,
    pub(super) reader: ReaderId,
    /// Whether the page was hidden when it sent its last ping.
    pub(super) is_hidden: bool,
}

impl Peer for GamePeer {
    async fn take(&mut self, client: Client, text: &str, arrival: Arrival) -> Option<Utf8Bytes> {
        let answer = match json::parse::<ClientMsg>(text.as_bytes()) {
            Ok(ClientMsg::Ping { hidden }) => {
                self.is_hidden = hidden;
                Some(ServerMsg::Pong)
            }
            Ok(ClientMsg::Chat { id, room, says }) => self.chat(client, id, ChatRequest::Say(room, says)).err(),
            Ok(ClientMsg::ReadChat { id }) => self.chat(client, id, ChatRequest::Read).err(),
            Ok(message) => self.forward_command(client, message, arrival).await.err(),
            Err(error) => Some(match named(text, &error) {
                Some(id) => ServerMsg::Refused { id, error },
                None => ServerMsg::Error { error },
            }),
        };
        answer.as_ref().map(to_frame)
    }

    async fn leave(&mut self, client: Client, departure: Departure) {
        let comes_back = self.is_hidden && departure == Departure::Lost;
        self.room.detach(self.reader, client, comes_back).await;
    }
}

impl GamePeer {
    /// Forwards a command to the room, which replies in a frame once the command is stored or refused.
    async fn forward_command(
        &mut self,
        client: Client,
        message: ClientMsg,
        Arrival { at, round_trip }: Arrival,
    ) -> Result<(), ServerMsg> {
        let seen = wire::commands::seen(&message);
        let (id, command) =
            wire::commands::player_command(message, || GameId::from_bits(self.services.random.number()))?;
        if let (PlayerCommand::Rematch { .. }, Some(_)) = (&command, client.guest) {
            self.charge_rematch(client).await.map_err(|error| ServerMsg::Refused {
                id: id.clone().into(),
                error,
            })?;
        }
        if let PlayerCommand::SetLines { .. } = &command {
            self.admission
                .charge(Work::Lines, client)
                .map_err(|error| ServerMsg::Refused {
                    id: id.clone().into(),
                    error,
                })?;
        }
        self.room
            .send(self.reader, client, (id.clone(), command), seen, (at, round_trip))
            .map_err(|error| ServerMsg::Refused { id: id.into(), error })
    }

    /// Forwards a chat request to the room, which replies in a frame once the request is done or refused.
    fn chat(&self, client: Client, id: String, ask: ChatRequest) -> Result<(), ServerMsg> {
        let name = wire::commands::command_name(&id)?;
        let asked = self
            .charged(client, ask)
            .and_then(|wish| self.room.chat(self.reader, client, (name, wish)));
        asked.map_err(|error| ServerMsg::Refused { id, error })
    }

    fn charged(&self, client: Client, ask: ChatRequest) -> Result<ChatWish, ErrorBody> {
        match ask {
            ChatRequest::Say(room, says) => {
                let words = wire::convert::chat_words(&says)?;
                self.admission.charge_line(words.bytes(), client)?;
                let channel = wire::convert::chat_channel(room);
                Ok(ChatWish::Say { channel, words })
            }
            ChatRequest::Read => {
                self.admission.charge(Work::Chat, client)?;
                Ok(ChatWish::Read)
            }
        }
    }

    /// Charges the client for a rematch, as for a new game.
    async fn charge_rematch(&mut self, client: Client) -> Result<(), ErrorBody> {
        let request = GameRequest {
            work: Work::Rematch,
            client,
            opponent: if self.room.has_engine() {
                Opponent::Engine
            } else {
                Opponent::Person
            },
        };
        self.admission.charge_game(request).await.map_err(AppError::into_body)
    }
}
