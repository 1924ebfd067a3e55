//! The handshake: finds the game before it answers, so that an unknown one is a plain 404.

use super::session::Session;
use crate::error::AppError;
use crate::http::{GamePath, Params};
use crate::identity::Visitor;
use crate::room::outbox;
use crate::state::App;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use serde::Deserialize;
use tokio::sync::watch;
use wire::{Code, ErrorBody};

/// tungstenite's own bounds: messages up to twice ours are read, so that ours can be refused politely.
const SLACK: usize = 2;
/// axum's default of 128 KiB a connection is for file transfers.
const READ_BUFFER: usize = 2 * 1024;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Since {
    since: Option<u32>,
}

/// `GET /ws/games/{id}?since=SEQ`.
pub(crate) async fn upgrade(
    State(app): State<App>,
    GamePath(game): GamePath,
    Params(Since { since }): Params<Since>,
    Visitor(player): Visitor,
    handshake: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, AppError> {
    let handshake =
        handshake.map_err(|rejection| ErrorBody::new(Code::BadRequest, format!("not a WebSocket: {rejection}")))?;
    if app.is_closing() {
        return Err(Code::Restarting.into());
    }
    let (outbox, inbox) = outbox(app.limits.queue_frames);
    let (room, caller) = app.rooms.attach(&app, game, player, since, outbox).await?;
    let limit = app.limits.frame_bytes * SLACK;
    let handshake = handshake
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(app.limits.queue_frames * 64 * 1024)
        .max_frame_size(limit)
        .max_message_size(limit);
    Ok(handshake.on_upgrade(move |socket| async move {
        let _counted = Counted::new(&app);
        Session::new(socket, app, room, player, caller, inbox).run().await;
    }))
}

/// One session in the count that a draining server waits for; also when the session panics.
struct Counted(watch::Sender<usize>);

impl Counted {
    fn new(app: &App) -> Self {
        app.sessions.send_modify(|count| *count += 1);
        Self(app.sessions.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}
