//! The handshake: finds the game before it answers, so that an unknown one is a plain 404.

use super::session::{Attachment, Session};
use super::session_count::SessionCount;
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::{GamePath, Params};
use crate::identity::Visitor;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::room::{Rooms, outbox};
use crate::services::Services;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;
use wire::{Code, ErrorBody};

/// tungstenite's own bounds: messages up to twice ours are read, so that ours can be refused politely.
const SLACK: usize = 2;
/// axum's default of 128 KiB a connection is for file transfers.
const READ_BUFFER: usize = 2 * 1024;
/// Frames are gathered up to this size until they are flushed: an acknowledgement and its event go out in one write.
const WRITE_BUFFER: usize = 16 * 1024;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Since {
    since: Option<u32>,
}

/// What a handshake needs of the application.
type Needed = (
    State<Arc<Services>>,
    State<Rooms>,
    State<SessionCount>,
    State<Admission>,
);

/// `GET /ws/games/{id}?since=SEQ`.
pub(crate) async fn upgrade(
    (State(services), State(rooms), State(sessions), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    GamePath(game): GamePath,
    Params(Since { since }): Params<Since>,
    Visitor(player): Visitor,
    handshake: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, AppError> {
    let handshake =
        handshake.map_err(|rejection| ErrorBody::new(Code::BadRequest, format!("not a WebSocket: {rejection}")))?;
    if services.shutdown.is_triggered() {
        return Err(Code::Restarting.into());
    }
    let client = Client { address, guest: player };
    let open = admission.open_socket(client, game).await?;
    let limits = services.limits;
    let (outbox, frames) = outbox(limits.queue_frames);
    let (room, reader) = rooms.attach(game, client, since, outbox).await?;
    let limit = limits.frame_bytes * SLACK;
    let handshake = handshake
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(limits.queue_frames * 64 * 1024)
        .max_frame_size(limit)
        .max_message_size(limit);
    Ok(handshake.on_upgrade(move |socket| async move {
        let _counted = sessions.add();
        let _open = open;
        let attachment = Attachment {
            client,
            room,
            reader,
            frames,
        };
        Session::new(socket, services, admission, attachment).run().await;
    }))
}
