//! `GET /api/stream/game/{id}`: a game for spectators. Like the game page, the stream hides the setups until the game
//! starts.

use super::lines::{Flow, Lines, Opened, Source, respond};
use super::play::game_id;
use super::spectator::{self, Past, Spectator};
use crate::admission::Admission;
use crate::error::AppError;
use crate::identity::Accounts;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::room::{Closed, Rooms};
use crate::services::Services;
use crate::session_count::SessionCount;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use std::sync::Arc;
use wire::api::{EndReason, StatusView, WatchedPosition};

type Needed = (
    State<Arc<Services>>,
    State<Rooms>,
    State<Arc<Accounts>>,
    State<Admission>,
    State<SessionCount>,
);

/// Handles `GET /api/stream/game/{id}`.
pub(crate) async fn stream(
    (State(services), State(rooms), State(accounts), State(admission), State(sessions)): Needed,
    ClientAddress(address): ClientAddress,
    Path(game): Path<String>,
) -> Result<Response, AppError> {
    let (game, client) = (game_id(&game)?, Client { address, guest: None });
    let opened = Opened::new(&services, (&admission, sessions), (None, client)).await?;
    let spectator = Spectator::attach(&services, &rooms, (game, client)).await?;
    let source = WatchStream {
        services,
        accounts,
        spectator,
        said: None,
        shown: None,
    };
    Ok(respond(opened, source))
}

struct WatchStream {
    services: Arc<Services>,
    accounts: Arc<Accounts>,
    spectator: Spectator,
    /// Status in the last line that contained the whole game.
    said: Option<StatusView>,
    /// The last position that was sent.
    shown: Option<WatchedPosition>,
}

impl Source for WatchStream {
    type News = Result<Utf8Bytes, Closed>;

    async fn wait(&mut self) -> Self::News {
        self.spectator.next().await
    }

    async fn take(&mut self, frame: Self::News, lines: &mut Lines) -> Result<Flow, AppError> {
        match frame {
            Ok(text) if spectator::changes(&text)? => self.show(lines).await,
            Ok(_) => Ok(Flow::GoOn),
            Err(Closed::Overflowed) => Ok(Flow::End(EndReason::TooSlow)),
            Err(Closed::RoomUnloaded) => Ok(Flow::End(EndReason::Restart)),
        }
    }

    async fn close(self) {
        self.spectator.leave().await;
    }
}

impl WatchStream {
    /// Sends the whole game at first and whenever its status changes, and each new position.
    async fn show(&mut self, lines: &mut Lines) -> Result<Flow, AppError> {
        let past = if self.shown.is_none() { Past::Wanted } else { Past::Not };
        let glance = self.spectator.glance(past).await?;
        let is_new = self.said.as_ref() != Some(&glance.game.status);
        let game = if is_new {
            self.said = Some(glance.game.status.clone());
            let players = glance.seats.players(&self.services, &self.accounts).await?;
            Some(glance.game.with(players))
        } else {
            None
        };
        let moved = glance.position.filter(|position| {
            let same = |shown: &WatchedPosition| (shown.ply, &shown.fen) == (position.ply, &position.fen);
            !self.shown.as_ref().is_some_and(same)
        });
        // The last move is sent before the line that reports the end of the game.
        let (before, after) = if glance.is_over && self.shown.is_some() {
            (None, game)
        } else {
            (game, None)
        };
        if let Some(game) = before {
            lines.send(&game);
        }
        if let Some(position) = moved {
            let all: Vec<_> = glance.past.into_iter().chain([position.clone()]).collect();
            lines.send_together(&all);
            self.shown = Some(position);
        }
        if let Some(game) = after {
            lines.send(&game);
        }
        Ok(if glance.is_over { Flow::Done } else { Flow::GoOn })
    }
}
