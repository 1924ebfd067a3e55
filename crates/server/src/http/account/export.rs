//! `GET /api/account/export`: the current user's data as one JSON file. The file is sent in pieces, so that memory use
//! does not grow with the number of games.

use super::answer::AccountsState;
use crate::admission::{Admission, ExportPlace};
use crate::clock;
use crate::error::AppError;
use crate::identity::{Accounts, Known, Session, me, player_views};
use crate::kept_record;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::services::Services;
use crate::zones;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use janggi::BySide;
use play::{Moment, Player, TournamentId};
use serde_json::{Map, Value, json};
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use store::{AccountRecordRow, ChatCursor, ChatRow, ChatWordsRow, GameRow, PageRequest, Seat, TournamentChatRow};
use wire::convert::Heading;
use wire::http::RecordFormat;
use wire::vocabulary::PlayerView;

/// Number of game rows loaded at once.
const PAGE: u32 = 50;

/// Number of records loaded and decompressed at once.
const RECORDS: u32 = 8;

/// Pause before each piece of the file during overload.
const PAUSE: Duration = Duration::from_secs(1);

/// Maximum number of clubs listed.
const CLUBS: u32 = 1_000;

/// Number of chat messages loaded at once.
const LINES: u32 = 500;

/// Handles `GET /api/account/export`, for guests and accounts.
pub(crate) async fn export(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (AccountsState, State<Admission>),
    ClientAddress(address): ClientAddress,
    Known(session): Known,
) -> Result<Response, AppError> {
    let guest = Some(session.player);
    let place = admission.open_export(Client { address, guest })?;
    let profile = profile(&services, &accounts, session).await?;
    let mut head = serde_json::to_string_pretty(&profile).map_err(AppError::internal)?;
    // Games, kept records and chat messages follow in the same object.
    head.truncate(head.trim_end_matches(['}', '\n']).len());
    head += ",\n  \"games\": [";
    let games = Games {
        services,
        _place: place,
        player: session.player,
        stage: Stage::Games(Some(0)),
        waiting: VecDeque::new(),
        names: HashMap::new(),
        text: Some(head),
        is_first: true,
    };
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"janggun-export.json\"",
        ),
    ];
    let body = stream::unfold(games, |mut games| async move {
        let piece = games.next().await?;
        Some((piece.map(Bytes::from), games))
    });
    Ok((headers, Body::from_stream(body)).into_response())
}

/// Returns the data to export except games, records and chat messages.
async fn profile(services: &Services, accounts: &Accounts, session: Session) -> Result<Value, AppError> {
    let blocks = services.store.blocks_of(session.player).await?;
    let views = player_views(services, blocks.iter().map(|row| row.blocked).collect()).await?;
    let blocks = blocks
        .iter()
        .map(|row| json!({ "player": views.get(&row.blocked), "since_ms": row.created_ms }));
    let clubs = services.store.clubs_of(session.player, CLUBS).await?;
    let clubs = clubs.iter().map(|(club, member)| {
        let role = crate::clubs::role(member.role);
        json!({ "club": club.id, "name": club.text.name, "role": role, "since_ms": member.since_ms })
    });
    let push = services.store.push_subscriptions_of(session.player).await?;
    let mut preferences = Map::new();
    for row in services.store.preferences_of(session.player).await? {
        let body = serde_json::from_str(&row.body).map_err(AppError::internal)?;
        preferences.insert(
            row.device
                .map_or_else(|| "account".to_owned(), |device| device.to_string()),
            body,
        );
    }
    Ok(json!({
        "exported_ms": services.clock.now_ms(),
        "me": me(services, Some(session.player)).await?,
        "sessions": accounts.sessions(session).await?.sessions,
        "access_tokens": accounts.tokens(session).await?.tokens,
        "preferences": preferences,
        "blocks": blocks.collect::<Vec<_>>(),
        "clubs": clubs.collect::<Vec<_>>(),
        "push": push.iter().map(|row| json!({ "endpoint": row.endpoint, "since_ms": row.created_ms })).collect::<Vec<_>>(),
    }))
}

/// The part of the file to send next.
enum Stage {
    /// Games from this page on; `None` after the last page. The kept records follow.
    Games(Option<u32>),
    /// Kept records with a change number above this one. Chat messages follow.
    Records(u32),
    /// Chat messages in games after this position. Those in tournaments follow.
    Chat(Option<ChatCursor>),
    /// Chat messages in tournaments after this position. The end of the file follows.
    TournamentChat(Option<(i64, TournamentId)>),
    Done,
}

/// The export of one player, and its progress.
struct Games {
    services: Arc<Services>,
    /// Slot held until the file has been sent.
    _place: ExportPlace,
    player: Player,
    stage: Stage,
    waiting: VecDeque<GameRow>,
    /// Views of the players of the waiting games.
    names: HashMap<Player, PlayerView>,
    /// The text to send next; `None` at the end.
    text: Option<String>,
    is_first: bool,
}

impl Games {
    /// Returns the next piece of the file; `None` at its end.
    async fn next(&mut self) -> Option<Result<String, AppError>> {
        let text = self.text.take()?;
        if self.services.overload.is_active() {
            clock::sleep(PAUSE).await;
        }
        let following = self.following().await;
        match following {
            Ok(following) => self.text = following,
            // Aborts the transfer, so that the client notices that the file is incomplete.
            Err(error) => return Some(Err(error)),
        }
        Some(Ok(text))
    }

    /// Returns the piece after the current one.
    async fn following(&mut self) -> Result<Option<String>, AppError> {
        if let Some(row) = self.next_game().await? {
            let game = self.game(&row).await?;
            return Ok(Some(self.element(&game)));
        }
        match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Games(_) => {
                (self.stage, self.is_first) = (Stage::Records(0), true);
                Ok(Some("\n  ],\n  \"records\": [".to_owned()))
            }
            Stage::Records(after) => self.records(after).await.map(Some),
            Stage::Chat(cursor) => self.lines(cursor).await.map(Some),
            Stage::TournamentChat(after) => self.tournament_lines(after).await.map(Some),
            Stage::Done => Ok(None),
        }
    }

    async fn next_game(&mut self) -> Result<Option<GameRow>, AppError> {
        if self.waiting.is_empty()
            && let Stage::Games(Some(index)) = self.stage
        {
            let page = PageRequest { index, size: PAGE };
            let found = self.services.store.games_of(self.player, page).await?;
            self.stage = Stage::Games(found.more.then_some(index + 1));
            let seats = found.rows.iter().flat_map(|row| [row.seats.cho, row.seats.han]);
            let players = seats.filter_map(Seat::player).collect();
            self.names = player_views(&self.services, players).await?;
            self.waiting = found.rows.into();
        }
        Ok(self.waiting.pop_front())
    }

    /// Returns the player's next kept records. If none are left, returns the start of the chat list.
    async fn records(&mut self, after: u32) -> Result<String, AppError> {
        let rows = self
            .services
            .store
            .account_records_after(self.player, after, RECORDS)
            .await?;
        let Some(last) = rows.last() else {
            (self.stage, self.is_first) = (Stage::Chat(None), true);
            return Ok("\n  ],\n  \"chat\": [".to_owned());
        };
        self.stage = Stage::Records(last.seq);
        let unpacking = self.services.heavy.run(move || kept(rows));
        let elements = unpacking.await?.map_err(AppError::internal)?;
        Ok(elements.iter().map(|element| self.element(element)).collect())
    }

    /// Returns the player's next chat messages in games. If none are left, returns the first ones in tournaments.
    async fn lines(&mut self, cursor: Option<ChatCursor>) -> Result<String, AppError> {
        let lines = self.services.store.chat_by(self.player, cursor, LINES).await?;
        let Some(last) = lines.last() else {
            return self.tournament_lines(None).await;
        };
        self.stage = Stage::Chat(Some(last.cursor()));
        let shown = |row: &ChatRow| {
            let room = wire::convert::chat_room(row.channel);
            json!({ "game": row.game, "room": room, "at_ms": row.at_ms, "says": says(&row.words) })
        };
        Ok(lines.iter().map(|row| self.element(&shown(row))).collect())
    }

    /// Returns the player's next chat messages in tournaments. If none are left, returns the end of the file.
    async fn tournament_lines(&mut self, after: Option<(i64, TournamentId)>) -> Result<String, AppError> {
        let store = &self.services.store;
        let lines = store.tournament_chat_by(self.player, after, LINES).await?;
        let Some(last) = lines.last() else {
            self.stage = Stage::Done;
            return Ok("\n  ]\n}\n".to_owned());
        };
        self.stage = Stage::TournamentChat(Some((last.at_ms, last.tournament)));
        let shown = |row: &TournamentChatRow| json!({ "tournament": row.tournament, "at_ms": row.at_ms, "says": says(&row.words) });
        Ok(lines.iter().map(|row| self.element(&shown(row))).collect())
    }

    /// Returns `value` as a list element, with a comma before all but the first.
    fn element(&mut self, value: &impl fmt::Display) -> String {
        let comma = if std::mem::replace(&mut self.is_first, false) {
            ""
        } else {
            ","
        };
        format!("{comma}\n    {value}")
    }

    /// Returns a game with its record, replayed from the stored events.
    async fn game(&self, row: &GameRow) -> Result<Value, AppError> {
        let stored = match self.services.store.events_of(row.id).await {
            Ok(stored) => Some(stored),
            // An unreadable game is listed without its record.
            Err(store::QueryError::Unreadable { .. }) => None,
            Err(error) => return Err(error.into()),
        };
        let (mut heading, id, created_ms) = (self.heading(row), row.id, row.created_ms);
        let replaying = self.services.heavy.run(move || {
            let room = stored.and_then(|stored| store::load(&stored).ok());
            let record = room.and_then(|(room, _)| {
                heading.ahead_s = zones::ahead_s(room.terms().zone.as_ref(), heading.created);
                wire::convert::record(&room, RecordFormat::Json, &heading)
            });
            let record: Option<Value> = record.map(|text| serde_json::from_str(&text)).transpose()?;
            Ok::<_, serde_json::Error>(json!({ "id": id, "created_ms": created_ms, "record": record }))
        });
        replaying.await?.map_err(AppError::internal)
    }

    fn heading(&self, row: &GameRow) -> Heading {
        let name = |seat: Seat| self.names.get(&seat.player()?)?.name.clone();
        Heading {
            created: Moment(row.created_ms),
            ahead_s: 0,
            names: BySide {
                cho: name(row.seats.cho),
                han: name(row.seats.han),
            },
        }
    }
}

fn says(words: &ChatWordsRow) -> Value {
    match words {
        ChatWordsRow::Text(text) => json!({ "text": text }),
        ChatWordsRow::Preset(code) => json!({ "preset": code }),
    }
}

/// Returns the kept records as list elements. Deleted records, which have no content, are skipped.
fn kept(rows: Vec<AccountRecordRow>) -> io::Result<Vec<String>> {
    let kept = rows
        .into_iter()
        .filter_map(|row| Some((row.content?, row.id, row.stored_ms)));
    kept.map(|(content, id, stored_ms)| {
        let record: Value = serde_json::from_str(&kept_record::text(&content)?)?;
        Ok(json!({ "id": id.to_string(), "stored_ms": stored_ms, "record": record }).to_string())
    })
    .collect()
}
