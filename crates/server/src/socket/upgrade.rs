//! The WebSocket handshakes. Games are looked up before the upgrade, so that an unknown game gets a 404 response.

use super::game::GamePeer;
use super::lobby::LobbyPeer;
use super::session::{Attachment, Session};
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::{GamePath, Params};
use crate::identity::{Session as SignedSession, Signed};
use crate::limits::{Client, ServerLimits};
use crate::lobby::Lobby;
use crate::net::ClientAddress;
use crate::open_sessions::SessionEnd;
use crate::room::{Detail, Rooms, Wanted, outbox};
use crate::services::Services;
use crate::session_count::SessionCount;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use wire::{Code, ErrorBody};

/// Factor between the server's message limit and tungstenite's, so that the session itself handles messages slightly
/// beyond the limit.
const SLACK: usize = 2;
/// Size of a connection's read buffer in bytes. The default of 128 KiB is meant for high read loads.
const READ_BUFFER: usize = 2 * 1024;
/// Size in bytes up to which frames are buffered, so that an acknowledgement and its event are sent in one write.
const WRITE_BUFFER: usize = 16 * 1024;

#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default)]
pub(crate) struct Asked {
    /// Last event that the client has seen; if absent, the whole game is sent.
    since: Option<u32>,
    /// 1 if the client has the rules module, otherwise 0.
    rules: u8,
}

impl Asked {
    const fn wanted(self) -> Wanted {
        Wanted {
            since: self.since,
            detail: match self.rules {
                1 => Detail::Brief,
                _ => Detail::Full,
            },
        }
    }
}

/// The state that a game's handshake needs.
type Needed = (
    State<Arc<Services>>,
    State<Rooms>,
    State<SessionCount>,
    State<Admission>,
);

/// The state that the lobby's handshake needs.
type NeededByLobby = (
    State<Arc<Services>>,
    State<Lobby>,
    State<SessionCount>,
    State<Admission>,
);

/// Handles `GET /ws/games/{id}?since=SEQ&rules=1`.
pub(crate) async fn upgrade(
    (State(services), State(rooms), State(sessions), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    GamePath(game): GamePath,
    Params(asked): Params<Asked>,
    Signed(session): Signed,
    handshake: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, AppError> {
    let handshake =
        handshake.map_err(|rejection| ErrorBody::new(Code::BadRequest, format!("not a WebSocket: {rejection}")))?;
    if services.shutdown.is_triggered() {
        return Err(Code::Restarting.into());
    }
    let guest = session.map(|session| session.player);
    let client = Client { address, guest };
    let session_end = follow(&services, session).await?;
    let open = admission.open_socket(client, game).await?;
    let limits = services.limits;
    let (outbox, frames) = outbox(limits.queue_frames);
    let (room, reader) = rooms.attach(game, client, asked.wanted(), outbox).await?;
    Ok(bounded(handshake, &limits).on_upgrade(move |socket| async move {
        let _counted = sessions.add();
        let _open = open;
        let peer = GamePeer {
            services: Arc::clone(&services),
            admission: admission.clone(),
            room,
            reader,
            is_hidden: false,
        };
        let attachment = Attachment {
            client,
            peer,
            frames,
            session_end,
        };
        Session::new(socket, services, admission, attachment).run().await;
    }))
}

/// Handles `GET /ws/lobby`.
pub(crate) async fn upgrade_lobby(
    (State(services), State(lobby), State(sessions), State(admission)): NeededByLobby,
    ClientAddress(address): ClientAddress,
    Signed(session): Signed,
    handshake: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, AppError> {
    let handshake =
        handshake.map_err(|rejection| ErrorBody::new(Code::BadRequest, format!("not a WebSocket: {rejection}")))?;
    if services.shutdown.is_triggered() {
        return Err(Code::Restarting.into());
    }
    let guest = session.map(|session| session.player);
    let client = Client { address, guest };
    let session_end = follow(&services, session).await?;
    let open = admission.open_lobby_socket(client)?;
    let limits = services.limits;
    let (outbox, frames) = outbox(limits.queue_frames);
    let member = lobby.attach(client, outbox).await?;
    Ok(bounded(handshake, &limits).on_upgrade(move |socket| async move {
        let _counted = sessions.add();
        let _open = open;
        let peer = LobbyPeer { lobby, member };
        let attachment = Attachment {
            client,
            peer,
            frames,
            session_end,
        };
        Session::new(socket, services, admission, attachment).run().await;
    }))
}

/// Returns the handshake with the server's limits on buffers and messages.
fn bounded(handshake: WebSocketUpgrade, limits: &ServerLimits) -> WebSocketUpgrade {
    let limit = limits.frame_bytes * SLACK;
    handshake
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(limits.queue_frames * 64 * 1024)
        .max_frame_size(limit)
        .max_message_size(limit)
}

/// Subscribes to the end of a login session. Fails if the session has just ended.
async fn follow(services: &Services, session: Option<SignedSession>) -> Result<Option<SessionEnd>, AppError> {
    let Some(session) = session else { return Ok(None) };
    let session_end = services.open_sessions.follow(session.token, session.player);
    if session.may_have_ended(services) && services.store.session(session.token).await?.is_none() {
        return Err(Code::NoSession.into());
    }
    Ok(Some(session_end))
}
