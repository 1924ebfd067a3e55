//! `/api/bot/game/stream/{id}` and `/api/board/game/stream/{id}`: streams a game to one of its players.

use super::access::Token;
use super::lines::{Flow, Lines, Opened, Source, respond};
use super::people::username;
use super::play::{Plays, game_id, require_kind};
use super::seats::Seats;
use crate::admission::Admission;
use crate::error::AppError;
use crate::identity::Accounts;
use crate::limits::Client;
use crate::room::{ChatWish, Closed, Detail, FrameReceiver, ReaderId, RoomHandle, RoomSnapshot, Rooms, Wanted, outbox};
use crate::services::Services;
use crate::session_count::SessionCount;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use play::room::Phase;
use play::{GameId, Player};
use std::sync::Arc;
use wire::api::{ChatLine, EndReason, GameFull, GameState, OpponentGone};
use wire::ws::ServerMsg;
use wire::{Code, vocabulary};

/// Id of the request that subscribes to the chat.
const CHAT: &str = "stream";

type Needed = (
    State<Arc<Services>>,
    State<Rooms>,
    State<Arc<Accounts>>,
    State<Admission>,
    State<SessionCount>,
);

/// Handles `GET …/game/stream/{id}`.
pub(crate) async fn stream<N: Plays>(
    token: Token<N>,
    (State(services), State(rooms), State(accounts), State(admission), State(sessions)): Needed,
    Path(game): Path<String>,
) -> Result<Response, AppError> {
    let (game, client, player) = (game_id(&game)?, token.client, token.player());
    let rated = rooms
        .query(game, Some(client), move |snapshot| {
            let mut sides = snapshot.room.sides_of(player);
            sides.next().map(|_| snapshot.room.terms().rated)
        })
        .await?
        .ok_or(Code::NotYourSeat)?;
    require_kind::<N>(&accounts, (player, rated)).await?;
    let opened = Opened::new(&services, (&admission, sessions), (Some(token.token), client)).await?;
    let (outbox, frames) = outbox(services.limits.queue_frames);
    let wanted = Wanted {
        since: None,
        detail: Detail::Brief,
    };
    let (room, reader) = rooms.attach(game, client, wanted, outbox).await?;
    if let Ok(id) = CHAT.parse() {
        // If the game has no chat or the room is busy, the stream continues without chat messages.
        let _ = room.chat(reader, client, (id, ChatWish::Read));
    }
    let since = services.clock.now_ms();
    let source = GameStream {
        services,
        rooms,
        accounts,
        game,
        client,
        player,
        room,
        reader,
        frames,
        since,
        begun: false,
    };
    Ok(respond(opened, source))
}

struct GameStream {
    services: Arc<Services>,
    rooms: Rooms,
    accounts: Arc<Accounts>,
    game: GameId,
    client: Client,
    player: Player,
    room: RoomHandle,
    reader: ReaderId,
    frames: FrameReceiver,
    /// Time in milliseconds since 1970. Only later chat messages are sent.
    since: i64,
    /// Whether the full game has been sent.
    begun: bool,
}

/// A change in the room, in the API's format.
enum Shown {
    /// The setups are being chosen.
    Waits,
    /// The full game; the players are added later.
    Full(Seats, Box<GameFull>),
    State(Box<GameState>),
}

impl Source for GameStream {
    type News = Result<Utf8Bytes, Closed>;

    async fn wait(&mut self) -> Self::News {
        self.frames.next().await
    }

    async fn take(&mut self, frame: Self::News, lines: &mut Lines) -> Result<Flow, AppError> {
        match frame {
            Ok(text) => match serde_json::from_str::<ServerMsg>(&text) {
                Ok(message) => self.handle(message, lines).await,
                Err(error) => Err(AppError::internal(error)),
            },
            Err(Closed::Overflowed) => Ok(Flow::End(EndReason::TooSlow)),
            Err(Closed::RoomUnloaded) => Ok(Flow::End(EndReason::Restart)),
        }
    }

    async fn close(self) {
        self.room.detach(self.reader, self.client, false).await;
    }
}

impl GameStream {
    async fn handle(&mut self, message: ServerMsg, lines: &mut Lines) -> Result<Flow, AppError> {
        match message {
            ServerMsg::State { .. } | ServerMsg::Event { .. } => self.show(lines).await,
            ServerMsg::Chat { room, lines: said } => {
                for line in said.into_iter().filter(|line| line.at_ms > self.since) {
                    let username = self.username(&line.by).await?;
                    lines.send(&ChatLine {
                        kind: "chatLine".to_owned(),
                        room: wire::api::chat_room_name(room).to_owned(),
                        username,
                        text: wire::api::chat_text(&line.says),
                    });
                }
                Ok(Flow::GoOn)
            }
            ServerMsg::Absent {
                side,
                claimable_ms,
                since_ms,
            } => {
                let side = wire::convert::side_back(side);
                if self.begun && self.holds(side.opposite()).await? {
                    let now_ms = self.services.clock.now_ms();
                    let seconds = claimable_ms.map(|from| (from - now_ms).max(0).unsigned_abs().div_ceil(1_000));
                    lines.send(&OpponentGone {
                        kind: "opponentGone".to_owned(),
                        gone: since_ms.is_some(),
                        claim_win_in_seconds: seconds.and_then(|seconds| i64::try_from(seconds).ok()),
                    });
                }
                Ok(Flow::GoOn)
            }
            _ => Ok(Flow::GoOn),
        }
    }

    async fn holds(&self, side: janggi::Side) -> Result<bool, AppError> {
        let player = self.player;
        self.rooms
            .query(self.game, Some(self.client), move |snapshot| {
                snapshot.room.holds(player, side)
            })
            .await
    }

    async fn username(&self, by: &vocabulary::PlayerView) -> Result<String, AppError> {
        let Ok(player) = by.id.parse() else {
            return Ok(by.id.clone());
        };
        let row = self.accounts.program_profiles(vec![player]).await?.pop();
        Ok(row.map_or_else(|| by.id.clone(), |row| username(&row)))
    }

    /// Sends the full game the first time, and only its state afterwards.
    async fn show(&mut self, lines: &mut Lines) -> Result<Flow, AppError> {
        let begun = self.begun;
        let (over, shown) = self
            .rooms
            .query(self.game, Some(self.client), move |snapshot: RoomSnapshot<'_>| {
                let (room, now) = (snapshot.room, snapshot.now);
                let over = room.verdict().is_some();
                let shown = if matches!(room.phase(), Phase::Arranging(_)) {
                    Shown::Waits
                } else if begun {
                    Shown::State(Box::new(wire::api::game_state(room, now)))
                } else {
                    let nobody = janggi::BySide::from_fn(|_| wire::api::GamePlayer::default());
                    let full = wire::api::game_full(room, nobody, snapshot.created, now);
                    Shown::Full(Seats::of(room), Box::new(full))
                };
                (over, shown)
            })
            .await?;
        match shown {
            Shown::Waits => return Ok(Flow::GoOn),
            Shown::State(state) => lines.send(&state),
            Shown::Full(seats, mut full) => {
                let players = seats.players(&self.services, &self.accounts).await?;
                (full.white, full.black) = (players.cho, players.han);
                self.begun = true;
                lines.send(&full);
            }
        }
        Ok(if over { Flow::Done } else { Flow::GoOn })
    }
}
