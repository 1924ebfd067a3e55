//! A spectator's subscription to a game, for the streams of the API.

use super::seats::Seats;
use crate::error::AppError;
use crate::limits::Client;
use crate::room::{Closed, Detail, FrameReceiver, ReaderId, RoomHandle, RoomSnapshot, Rooms, Wanted, outbox};
use crate::services::Services;
use axum::extract::ws::Utf8Bytes;
use play::GameId;
use wire::api::{WatchedGame, WatchedPosition};
use wire::ws::ServerMsg;

/// A spectator of one game.
pub(super) struct Spectator {
    pub(super) game: GameId,
    rooms: Rooms,
    client: Client,
    room: RoomHandle,
    reader: ReaderId,
    frames: FrameReceiver,
}

/// Snapshot of a game.
pub(super) struct Glance {
    pub(super) seats: Seats,
    /// The game without its players.
    pub(super) game: WatchedGame,
    /// The position; `None` before the game starts.
    pub(super) position: Option<WatchedPosition>,
    /// The earlier positions, if requested.
    pub(super) past: Vec<WatchedPosition>,
    pub(super) is_over: bool,
}

/// Whether a snapshot includes the earlier positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Past {
    Wanted,
    Not,
}

impl Spectator {
    /// Subscribes to a game.
    pub(super) async fn attach(
        services: &Services,
        rooms: &Rooms,
        (game, client): (GameId, Client),
    ) -> Result<Self, AppError> {
        let (outbox, frames) = outbox(services.limits.queue_frames);
        let wanted = Wanted {
            since: None,
            detail: Detail::Brief,
        };
        let (room, reader) = rooms.attach(game, client, wanted, outbox).await?;
        Ok(Self {
            game,
            rooms: rooms.clone(),
            client,
            room,
            reader,
            frames,
        })
    }

    /// Waits for the next message of the room. Cancel safe.
    pub(super) async fn next(&mut self) -> Result<Utf8Bytes, Closed> {
        self.frames.next().await
    }

    /// Returns a snapshot of the game.
    pub(super) async fn glance(&self, past: Past) -> Result<Glance, AppError> {
        let read = move |snapshot: RoomSnapshot<'_>| {
            let room = snapshot.room;
            Glance {
                seats: Seats::of(room),
                game: wire::api::watched_game(room, snapshot.created),
                position: wire::api::watched_position(room, snapshot.now),
                past: match (past, room.played()) {
                    (Past::Wanted, Some(played)) => wire::api::past_positions(played),
                    (Past::Not, _) | (_, None) => Vec::new(),
                },
                is_over: room.verdict().is_some(),
            }
        };
        self.rooms.query(self.game, Some(self.client), read).await
    }

    /// Unsubscribes from the game.
    pub(super) async fn leave(self) {
        self.room.detach(self.reader, self.client, false).await;
    }
}

/// Returns whether a message of the room may report a change of the game.
pub(super) fn changes(message: &str) -> Result<bool, AppError> {
    let message: ServerMsg = serde_json::from_str(message).map_err(AppError::internal)?;
    Ok(matches!(message, ServerMsg::State { .. } | ServerMsg::Event { .. }))
}
