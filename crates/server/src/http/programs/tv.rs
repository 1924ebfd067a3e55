//! `GET /api/tv/feed`: streams the featured game, which is the first in the list of live games. When a different game
//! takes its place, the stream continues with that game.

use super::lines::{Flow, Lines, Opened, Source, respond};
use super::spectator::{self, Past, Spectator};
use crate::admission::Admission;
use crate::clock::{self, Interval};
use crate::error::AppError;
use crate::identity::Accounts;
use crate::limits::Client;
use crate::lobby::Lobby;
use crate::net::ClientAddress;
use crate::room::{Closed, Rooms};
use crate::services::Services;
use crate::session_count::SessionCount;
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::response::Response;
use play::GameId;
use std::future;
use std::sync::Arc;
use std::time::Duration;
use wire::api::{EndReason, TvLine, WatchedPosition};

/// Interval between checks of the list of live games.
const LOOK_EVERY: Duration = Duration::from_secs(2);

type Needed = (
    State<Arc<Services>>,
    State<Rooms>,
    State<Arc<Accounts>>,
    State<Admission>,
    State<SessionCount>,
);

/// Handles `GET /api/tv/feed`.
pub(crate) async fn feed(
    (State(services), State(rooms), State(accounts), State(admission), State(sessions)): Needed,
    State(lobby): State<Lobby>,
    ClientAddress(address): ClientAddress,
) -> Result<Response, AppError> {
    let client = Client { address, guest: None };
    let opened = Opened::new(&services, (&admission, sessions), (None, client)).await?;
    let source = Feed {
        services,
        rooms,
        accounts,
        lobby,
        client,
        looks: clock::interval(LOOK_EVERY),
        spectator: None,
        shown: None,
    };
    Ok(respond(opened, source))
}

struct Feed {
    services: Arc<Services>,
    rooms: Rooms,
    accounts: Arc<Accounts>,
    lobby: Lobby,
    client: Client,
    looks: Interval,
    /// Spectator of the featured game, if there is one.
    spectator: Option<Spectator>,
    /// The last position of this game that was sent.
    shown: Option<WatchedPosition>,
}

/// Event that the stream waits for.
enum News {
    Look,
    Frame(Result<Utf8Bytes, Closed>),
}

impl Source for Feed {
    type News = News;

    async fn wait(&mut self) -> News {
        let frame = async {
            match &mut self.spectator {
                Some(spectator) => spectator.next().await,
                None => future::pending().await,
            }
        };
        tokio::select! {
            frame = frame => News::Frame(frame),
            _ = self.looks.tick() => News::Look,
        }
    }

    async fn take(&mut self, news: News, lines: &mut Lines) -> Result<Flow, AppError> {
        match news {
            News::Look => self.look().await?,
            News::Frame(Ok(text)) if spectator::changes(&text)? => self.show(lines).await?,
            News::Frame(Ok(_)) => {}
            News::Frame(Err(Closed::Overflowed)) => return Ok(Flow::End(EndReason::TooSlow)),
            News::Frame(Err(Closed::RoomUnloaded)) => self.follow(None).await?,
        }
        Ok(Flow::GoOn)
    }

    async fn close(mut self) {
        if let Some(spectator) = self.spectator.take() {
            spectator.leave().await;
        }
    }
}

impl Feed {
    /// Switches to the featured game if it has changed. The game's first message triggers the first line.
    async fn look(&mut self) -> Result<(), AppError> {
        let live = self.lobby.live().await?;
        let featured: Option<GameId> = live.first().and_then(|game| game.id.parse().ok());
        if featured.is_some() && featured != self.spectator.as_ref().map(|spectator| spectator.game) {
            self.follow(featured).await?;
        }
        Ok(())
    }

    async fn follow(&mut self, game: Option<GameId>) -> Result<(), AppError> {
        if let Some(before) = self.spectator.take() {
            before.leave().await;
        }
        self.shown = None;
        if let Some(game) = game {
            let following = Spectator::attach(&self.services, &self.rooms, (game, self.client));
            self.spectator = Some(following.await?);
        }
        Ok(())
    }

    async fn show(&mut self, lines: &mut Lines) -> Result<(), AppError> {
        let Some(spectator) = &self.spectator else {
            return Ok(());
        };
        let glance = spectator.glance(Past::Not).await?;
        let Some(position) = glance.position else { return Ok(()) };
        match &self.shown {
            // The game has ended since the list was built.
            None if glance.is_over => return Ok(()),
            None => {
                let players = glance.seats.players(&self.services, &self.accounts).await?;
                lines.send(&TvLine::Featured(glance.game.with(players).featured(&position)));
            }
            Some(shown) if (shown.ply, &shown.fen) == (position.ply, &position.fen) => return Ok(()),
            Some(_) => lines.send(&TvLine::Fen(position.clone())),
        }
        self.shown = Some(position);
        Ok(())
    }
}
