//! `POST /api/board/seek`: offers a game in the lobby for as long as the stream is open.

use super::access::{BoardPlay, Token};
use super::fields::Fields;
use super::lines::{Flow, Lines, Opened, Source, respond};
use crate::admission::Admission;
use crate::error::AppError;
use crate::lobby::Lobby;
use crate::room::{Closed, FrameReceiver, outbox};
use crate::services::Services;
use crate::session_count::SessionCount;
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::response::Response;
use play::lobby::MemberId;
use std::sync::Arc;
use wire::api::{EndReason, Paired, SeekRequest};
use wire::lobby::{LobbyClientMsg, LobbyServerMsg};

type Needed = (
    State<Arc<Services>>,
    State<Admission>,
    State<SessionCount>,
    State<Lobby>,
);

/// Handles `POST /api/board/seek`.
pub(crate) async fn seek(
    token: Token<BoardPlay>,
    (State(services), State(admission), State(sessions), State(lobby)): Needed,
    Fields(request): Fields<SeekRequest>,
) -> Result<Response, AppError> {
    let seek = request.new_seek()?;
    let opened = Opened::new(&services, (&admission, sessions), (Some(token.token), token.client)).await?;
    let (outbox, frames) = outbox(services.limits.queue_frames);
    let member = lobby.attach(token.client, outbox).await?;
    let message = LobbyClientMsg::Seek {
        id: "seek".to_owned(),
        seek,
    };
    match lobby.handle(member, token.client, message).await {
        LobbyServerMsg::Refused { error, .. } | LobbyServerMsg::Error { error } => {
            lobby.detach(member);
            return Err(error.into());
        }
        _ => {}
    }
    Ok(respond(opened, Seek { lobby, member, frames }))
}

struct Seek {
    lobby: Lobby,
    member: MemberId,
    frames: FrameReceiver,
}

impl Source for Seek {
    type News = Result<Utf8Bytes, Closed>;

    async fn wait(&mut self) -> Self::News {
        self.frames.next().await
    }

    async fn take(&mut self, frame: Self::News, lines: &mut Lines) -> Result<Flow, AppError> {
        let text = match frame {
            Ok(text) => text,
            Err(Closed::Overflowed) => return Ok(Flow::End(EndReason::TooSlow)),
            Err(Closed::RoomUnloaded) => return Ok(Flow::End(EndReason::Restart)),
        };
        match serde_json::from_str(&text) {
            Ok(LobbyServerMsg::Paired { game, .. }) => {
                lines.send(&Paired { id: game });
                Ok(Flow::Done)
            }
            // The account has started a different game, or the paired game could not be created.
            Ok(LobbyServerMsg::Unpaired { .. }) => Ok(Flow::Done),
            Ok(_) => Ok(Flow::GoOn),
            Err(error) => Err(AppError::internal(error)),
        }
    }

    async fn close(self) {
        self.lobby.detach(self.member);
    }
}
