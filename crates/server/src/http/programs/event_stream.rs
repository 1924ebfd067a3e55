//! `GET /api/stream/event`: events of the token's account, starting with its games in progress and its pending
//! challenges.

use super::access::{Listens, Token};
use super::challenges::shown;
use super::games::MOST_GAMES;
use super::lines::{Flow, Lines, Opened, Source, respond};
use super::play::arrangement;
use super::seats::Seats;
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::extract::Params;
use crate::identity::Accounts;
use crate::limits::Client;
use crate::lobby::Lobby;
use crate::program_streams::{ProgramNews, ProgramStream};
use crate::room::{RoomSnapshot, Rooms};
use crate::services::Services;
use crate::session_count::SessionCount;
use axum::extract::State;
use axum::response::Response;
use janggi::{Arrangement, Side};
use play::room::{Phase, PlayerCommand, Room};
use play::{GameId, Player};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use wire::api::{ChallengeStatus, Compat, EndReason, Event, GameInfo, SetupInfo, given};

type Needed = (
    State<Arc<Services>>,
    State<Rooms>,
    State<Arc<Accounts>>,
    State<Admission>,
    State<SessionCount>,
    State<Lobby>,
);

/// The query of the stream.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct EventQuery {
    /// Whether a bot's client chooses the setups. Clients of other accounts always do.
    #[serde(deserialize_with = "given")]
    setup: Option<bool>,
}

/// Handles `GET /api/stream/event?setup=true`.
pub(crate) async fn stream(
    token: Token<Listens>,
    (State(services), State(rooms), State(accounts), State(admission), State(sessions), State(lobby)): Needed,
    Params(EventQuery { setup }): Params<EventQuery>,
) -> Result<Response, AppError> {
    let (client, player) = (token.client, token.player());
    let opened = Opened::new(&services, (&admission, sessions), (Some(token.token), client)).await?;
    let row = accounts.program_profiles(vec![player]).await?.pop();
    let usual = row.as_ref().and_then(|row| row.setup.as_deref());
    let news = services.program_streams.open(player);
    let source = EventStream {
        usual: usual
            .and_then(|code| arrangement(code).ok())
            .unwrap_or(Arrangement::Mssm),
        chooses: setup == Some(true) || !row.is_some_and(|row| row.bot),
        services,
        rooms,
        accounts,
        lobby,
        client,
        player,
        news,
        begun: false,
    };
    Ok(respond(opened, source))
}

struct EventStream {
    services: Arc<Services>,
    rooms: Rooms,
    accounts: Arc<Accounts>,
    lobby: Lobby,
    client: Client,
    player: Player,
    news: ProgramStream,
    /// The bot's default setup.
    usual: Arrangement,
    /// Whether the client chooses the setups.
    chooses: bool,
    /// Whether the first lines have been sent.
    begun: bool,
}

/// Event that the stream waits for.
enum News {
    /// The stream has just been opened.
    Opened,
    Of(ProgramNews),
    /// The client did not read fast enough.
    TooSlow,
}

/// State of a game as the stream reports it.
enum Game {
    Waits,
    Arranging(Side, Box<SetupInfo>),
    Played(Seats, Side, Box<GameInfo>),
}

impl Source for EventStream {
    type News = News;

    async fn wait(&mut self) -> News {
        if !self.begun {
            return News::Opened;
        }
        self.news.next().await.map_or(News::TooSlow, News::Of)
    }

    async fn take(&mut self, news: News, lines: &mut Lines) -> Result<Flow, AppError> {
        let news = match news {
            News::Opened => {
                self.begun = true;
                self.begin(lines).await?;
                // A player with an open stream counts as present, so rooms in memory are notified.
                self.rooms.person_changed(self.player).await;
                return Ok(Flow::GoOn);
            }
            News::TooSlow => return Ok(Flow::End(EndReason::TooSlow)),
            News::Of(news) => news,
        };
        match news {
            ProgramNews::Arranging(game) => self.arrange(game, lines).await?,
            ProgramNews::Started(game) => {
                if let Some(game) = self.info(game).await? {
                    lines.send(&Event::GameStart { game });
                }
            }
            ProgramNews::Finished(game) => {
                if let Some(game) = self.info(game).await? {
                    lines.send(&Event::GameFinish { game });
                }
            }
            ProgramNews::Challenge(view, status) => {
                let challenge = Box::new(shown(&self.services, &self.accounts, (view.as_ref(), status)).await?);
                lines.send(&match status {
                    ChallengeStatus::Created => Event::Challenge {
                        compat: compat(view.rated),
                        challenge,
                    },
                    ChallengeStatus::Declined(_) => Event::ChallengeDeclined { challenge },
                    ChallengeStatus::Canceled => Event::ChallengeCanceled { challenge },
                });
            }
        }
        Ok(Flow::GoOn)
    }

    async fn close(self) {
        let Self {
            news, rooms, player, ..
        } = self;
        drop(news);
        rooms.person_changed(player).await;
    }
}

const fn compat(rated: bool) -> Compat {
    Compat {
        bot: !rated,
        board: true,
    }
}

impl EventStream {
    async fn begin(&mut self, lines: &mut Lines) -> Result<(), AppError> {
        let games = self.services.store.unfinished_ids_of(self.player, MOST_GAMES).await?;
        for game in games {
            match self.look(game).await {
                Ok(Game::Played(seats, side, info)) => {
                    let game = self.named((seats, side, info)).await?;
                    lines.send(&Event::GameStart { game });
                }
                Ok(Game::Arranging(side, info)) => self.choose(game, (side, *info), lines).await?,
                Ok(Game::Waits) => {}
                // An unreadable game must not end the stream.
                Err(AppError::Refused(error)) => tracing::debug!(%error, "a game is left out of a stream"),
                Err(error) => return Err(error),
            }
        }
        let list = self.lobby.challenges_of(self.player).await?;
        for view in list.received.iter().chain(&list.sent) {
            let status = ChallengeStatus::Created;
            let challenge = Box::new(shown(&self.services, &self.accounts, (view, status)).await?);
            let compat = compat(view.rated);
            lines.send(&Event::Challenge { challenge, compat });
        }
        Ok(())
    }

    async fn look(&self, game: GameId) -> Result<Game, AppError> {
        let player = self.player;
        self.rooms
            .query(game, Some(self.client), move |snapshot: RoomSnapshot<'_>| {
                let (room, now) = (snapshot.room, snapshot.now);
                match room.phase() {
                    Phase::Arranging(_) => to_arrange(room, player).unwrap_or(Game::Waits),
                    Phase::Playing(_) | Phase::Over(_) => {
                        let Some(side) = room.sides_of(player).next() else {
                            return Game::Waits;
                        };
                        let info = wire::api::game_info(room, side, now);
                        Game::Played(Seats::of(room), side, Box::new(info))
                    }
                }
            })
            .await
    }

    async fn info(&self, game: GameId) -> Result<Option<Box<GameInfo>>, AppError> {
        match self.look(game).await? {
            Game::Played(seats, side, info) => self.named((seats, side, info)).await.map(Some),
            Game::Arranging(..) | Game::Waits => Ok(None),
        }
    }

    /// Adds the opponent to the game's description.
    async fn named(&self, (seats, side, mut info): (Seats, Side, Box<GameInfo>)) -> Result<Box<GameInfo>, AppError> {
        let players = seats.players(&self.services, &self.accounts).await?;
        info.set_opponent(&players[side.opposite()]);
        Ok(info)
    }

    async fn arrange(&self, game: GameId, lines: &mut Lines) -> Result<(), AppError> {
        match self.look(game).await? {
            Game::Arranging(side, info) => self.choose(game, (side, *info), lines).await,
            Game::Played(..) | Game::Waits => Ok(()),
        }
    }

    /// Asks the client to choose a setup, or chooses one for a bot: its default setup if allowed, or else the first
    /// allowed one.
    async fn choose(&self, game: GameId, (side, info): (Side, SetupInfo), lines: &mut Lines) -> Result<(), AppError> {
        if self.chooses {
            lines.send(&Event::SetupStart { game: info });
            return Ok(());
        }
        let allowed: Vec<Arrangement> = info
            .allowed
            .iter()
            .filter_map(|code| Arrangement::parse(code))
            .collect();
        let usual = allowed.contains(&self.usual).then_some(self.usual);
        let Some(arrangement) = usual.or_else(|| allowed.first().copied()) else {
            return Ok(());
        };
        let command = PlayerCommand::Arrange { side, arrangement };
        match self.rooms.command(game, self.client, command).await {
            // For example, the setup was chosen in a browser first, or the time ran out.
            Err(AppError::Refused(_)) | Ok(()) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

fn to_arrange(room: &Room, player: Player) -> Option<Game> {
    let sides = room.sides_of(player);
    let mut infos = sides.filter_map(|side| Some((side, wire::api::setup_info(room, side)?)));
    infos.next().map(|(side, info)| Game::Arranging(side, Box::new(info)))
}
