//! Games of players: those in progress, one as a file, and all of a player as a stream.

use super::access::{AnyScope, MaybeToken, Token};
use super::people::status;
use super::play::game_id;
use super::seats::Seats;
use crate::admission::Admission;
use crate::clock;
use crate::error::AppError;
use crate::http::extract::Params;
use crate::identity::Accounts;
use crate::limits::{Client, Place, Work};
use crate::net::ClientAddress;
use crate::room::{RoomSnapshot, Rooms};
use crate::services::Services;
use crate::zones;
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use janggi::BySide;
use play::room::{Phase, Room, Visibility};
use play::{Moment, Player};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use store::{GameRow, PageRequest};
use wire::Code;
use wire::api::{GameExport, NowPlaying, given};
use wire::convert::Heading;
use wire::http::RecordFormat;

/// Games in progress that are listed.
pub(super) const MOST_GAMES: u32 = 256;
/// Games loaded at once.
const PAGE: u32 = 50;
/// Bots of a list.
const MOST_BOTS: usize = 200;
/// While the server has too much to do, a file continues as slowly as this.
const PAUSE: Duration = Duration::from_secs(1);

/// `GET /api/account/playing`.
pub(crate) async fn playing(
    token: Token<AnyScope>,
    (State(services), State(rooms), State(accounts)): (State<Arc<Services>>, State<Rooms>, State<Arc<Accounts>>),
) -> Result<Json<NowPlaying>, AppError> {
    let player = token.player();
    let mut games = Vec::new();
    for game in services.store.unfinished_ids_of(player, MOST_GAMES).await? {
        let found = rooms.query(game, Some(token.client), move |snapshot: RoomSnapshot<'_>| {
            let room = snapshot.room;
            let side = room
                .sides_of(player)
                .next()
                .filter(|_| matches!(room.phase(), Phase::Playing(_)))?;
            Some((Seats::of(room), side, wire::api::game_info(room, side, snapshot.now)))
        });
        if let Some((seats, side, mut info)) = found.await? {
            let players = seats.players(&services, &accounts).await?;
            info.set_opponent(&players[side.opposite()]);
            games.push(info);
        }
    }
    let mine = games.iter().filter(|game| game.is_my_turn).count();
    Ok(Json(NowPlaying {
        nb_my_turn: u32::try_from(mine).unwrap_or(u32::MAX),
        now_playing: games,
    }))
}

/// The query `?nb=10`.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default)]
pub(crate) struct BotsQuery {
    #[serde(deserialize_with = "given")]
    nb: Option<usize>,
}

/// `GET /api/bot/online`: bots with a stream of events, one a line.
pub(crate) async fn bots(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (State<Arc<Accounts>>, State<Admission>),
    ClientAddress(address): ClientAddress,
    Params(BotsQuery { nb }): Params<BotsQuery>,
) -> Result<Response, AppError> {
    admission.charge(Work::Page, Client { address, guest: None })?;
    let most = nb.unwrap_or(MOST_BOTS).min(MOST_BOTS);
    let players = services.program_streams.players(10 * MOST_BOTS);
    let rows = accounts.program_profiles(players).await?;
    let mut text = String::new();
    for row in rows.iter().filter(|row| row.bot).take(most) {
        let line = serde_json::to_string(&status(row, true)).map_err(AppError::internal)?;
        text.push_str(&line);
        text.push('\n');
    }
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], text).into_response())
}

/// Formats of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Json,
    Pgn,
    Gib,
}

impl Format {
    /// Returns the format that the header asks for.
    fn wanted(headers: &HeaderMap, usual: Self) -> Self {
        let accept = headers
            .get(header::ACCEPT)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        let has = |kind: &str| accept.contains(kind);
        if has("ndjson") || has("application/json") {
            Self::Json
        } else if has("gib") {
            Self::Gib
        } else if has("pgn") {
            Self::Pgn
        } else {
            usual
        }
    }
}

/// `GET /game/export/{id}`: PGN, or JSON or `.gib` by the header `Accept`.
pub(crate) async fn export(
    (State(services), State(rooms), State(accounts)): (State<Arc<Services>>, State<Rooms>, State<Arc<Accounts>>),
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Path(game): Path<String>,
) -> Result<Response, AppError> {
    let (game, format) = (game_id(&game)?, Format::wanted(&headers, Format::Pgn));
    let client = Client { address, guest: None };
    let (seats, json, text) = rooms
        .query(game, Some(client), move |snapshot: RoomSnapshot<'_>| {
            let room = snapshot.room;
            let text = match format {
                Format::Json => None,
                Format::Pgn => wire::convert::record(room, RecordFormat::Pgn, &snapshot.heading()),
                Format::Gib => wire::convert::record(room, RecordFormat::Gib, &snapshot.heading()),
            };
            (Seats::of(room), wire::api::game_export(room, snapshot.created), text)
        })
        .await?;
    match format {
        Format::Json => {
            let players = seats.players(&services, &accounts).await?;
            Ok(Json(json.with(players)).into_response())
        }
        Format::Pgn => file("application/x-chess-pgn", text),
        Format::Gib => file("text/plain; charset=utf-8", text),
    }
}

fn file(kind: &'static str, text: Option<String>) -> Result<Response, AppError> {
    let text = text.ok_or(Code::NoRecord)?;
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

/// The query of a player's games.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default)]
pub(crate) struct GamesQuery {
    /// At most so many.
    #[serde(deserialize_with = "given")]
    max: Option<u32>,
}

/// `GET /api/games/user/{username}`: finished games, newest first; those that were open to spectators, and with a token its
/// account's own.
pub(crate) async fn of_user(
    MaybeToken(token): MaybeToken,
    (State(services), State(accounts), State(admission)): (
        State<Arc<Services>>,
        State<Arc<Accounts>>,
        State<Admission>,
    ),
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Path(username): Path<String>,
    Params(GamesQuery { max }): Params<GamesQuery>,
) -> Result<Response, AppError> {
    let player = accounts.player_called(&username).await?.ok_or(Code::UnknownPlayer)?;
    let reader = token.map(|token| token.player);
    let client = Client { address, guest: reader };
    let place = admission.open_export(client)?;
    let format = Format::wanted(&headers, Format::Pgn);
    let games = Games {
        services,
        accounts,
        _place: place,
        player,
        reader,
        format,
        left: max.unwrap_or(u32::MAX),
        page: Some(0),
        waiting: VecDeque::new(),
    };
    let body = stream::unfold(games, |mut games| async move {
        let piece = games.next().await.transpose()?;
        Some((piece.map(Bytes::from).map_err(std::io::Error::other), games))
    });
    let kind = match format {
        Format::Json => "application/x-ndjson",
        Format::Pgn => "application/x-chess-pgn",
        Format::Gib => "text/plain; charset=utf-8",
    };
    Ok(([(header::CONTENT_TYPE, kind)], Body::from_stream(body)).into_response())
}

/// The games of a player, and how far they have been sent.
struct Games {
    services: Arc<Services>,
    accounts: Arc<Accounts>,
    /// Among all files that are being sent.
    _place: Place,
    player: Player,
    reader: Option<Player>,
    format: Format,
    left: u32,
    /// The page to load next.
    page: Option<u32>,
    waiting: VecDeque<GameRow>,
}

impl Games {
    /// Returns the next game; `None` at the end.
    async fn next(&mut self) -> Result<Option<String>, AppError> {
        while self.left > 0 {
            if self.services.overload.is_active() {
                clock::sleep(PAUSE).await;
            }
            let Some(row) = self.next_row().await? else { break };
            if let Some(text) = self.game(&row).await? {
                self.left -= 1;
                return Ok(Some(text));
            }
        }
        Ok(None)
    }

    async fn next_row(&mut self) -> Result<Option<GameRow>, AppError> {
        while self.waiting.is_empty() {
            let Some(index) = self.page else { return Ok(None) };
            let request = PageRequest { index, size: PAGE };
            let found = self.services.store.games_of(self.player, request).await?;
            self.page = found.more.then_some(index + 1);
            let finished = found
                .rows
                .into_iter()
                .filter(|row| row.result.is_some() && row.plies > 0);
            self.waiting = finished.collect();
        }
        Ok(self.waiting.pop_front())
    }

    /// Returns one game; `None` for one that is not for this reader, or cannot be read.
    async fn game(&self, row: &GameRow) -> Result<Option<String>, AppError> {
        let stored = match self.services.store.events_of(row.id).await {
            Ok(stored) => stored,
            Err(store::QueryError::Unreadable { .. }) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let (reader, format, created) = (self.reader, self.format, Moment(row.created_ms));
        let names = self.names(row).await?;
        let replaying = self.services.heavy.run(move || {
            let (room, _) = store::load(&stored).ok()?;
            let open = room.terms().visibility == Visibility::Listed;
            let own = reader.is_some_and(|reader| room.sides_of(reader).next().is_some());
            (open || own).then(|| replayed(&room, format, (created, names)))
        });
        let Some((seats, json, text)) = replaying.await? else {
            return Ok(None);
        };
        if self.format != Format::Json {
            return Ok(text.map(|text| text + "\n"));
        }
        let players = seats.players(&self.services, &self.accounts).await?;
        let line = serde_json::to_string(&json.with(players)).map_err(AppError::internal)?;
        Ok(Some(line + "\n"))
    }

    async fn names(&self, row: &GameRow) -> Result<BySide<Option<String>>, AppError> {
        let players = [row.seats.cho.player(), row.seats.han.player()];
        let rows = self
            .accounts
            .program_profiles(players.into_iter().flatten().collect())
            .await?;
        let name = |player: Option<Player>| {
            let row = rows.iter().find(|row| Some(row.player) == player);
            row.and_then(|row| row.name.clone())
        };
        Ok(BySide {
            cho: name(players[0]),
            han: name(players[1]),
        })
    }
}

/// A game that was replayed from its rows.
fn replayed(
    room: &Room,
    format: Format,
    (created, names): (Moment, BySide<Option<String>>),
) -> (Seats, GameExport, Option<String>) {
    let heading = Heading {
        created,
        ahead_s: zones::ahead_s(room.terms().zone.as_ref(), created),
        names,
    };
    let text = match format {
        Format::Json => None,
        Format::Pgn => wire::convert::record(room, RecordFormat::Pgn, &heading),
        Format::Gib => wire::convert::record(room, RecordFormat::Gib, &heading),
    };
    (Seats::of(room), wire::api::game_export(room, created), text)
}
