//! `GET /api/games/user/{username}`: finished games of a player, newest first. The file contains public games and, if
//! the request has a token, private games that the token's account played.

use super::filter::Filter;
use super::format::Format;
use super::sending::{Games, PAGE, Pages};
use super::writer::{Shown, Wanted, Writer};
use crate::admission::Admission;
use crate::database::Database;
use crate::error::AppError;
use crate::http::programs::access::MaybeToken;
use crate::http::programs::fields::Options;
use crate::http::programs::play::arrangement;
use crate::http::programs::stream_token::StreamToken;
use crate::identity::Accounts;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::services::Services;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use janggi::Side;
use play::{Player, Speed};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use store::{CreationCursor, GameRow};
use wire::api::given;
use wire::{Code, ErrorBody};

/// The query of a player's games. Absent and empty parameters exclude no games.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GamesQuery {
    /// Maximum number of games.
    #[serde(deserialize_with = "given")]
    max: Option<u32>,
    /// Games created at this time or later, in milliseconds since 1970.
    #[serde(deserialize_with = "given")]
    since: Option<i64>,
    /// Games created at this time or earlier, in milliseconds since 1970.
    #[serde(deserialize_with = "given")]
    until: Option<i64>,
    /// Whether to export only rated games (`true`) or only casual games (`false`); both if absent.
    #[serde(deserialize_with = "given")]
    rated: Option<bool>,
    /// Games against this player.
    #[serde(deserialize_with = "given")]
    vs: Option<String>,
    /// The player's side: `white` or `black`.
    #[serde(deserialize_with = "given")]
    color: Option<String>,
    /// Speeds, separated by commas: `bullet`, `blitz`, `rapid`, `classical`, `correspondence`, `unlimited`.
    #[serde(deserialize_with = "given")]
    perf_type: Option<String>,
    /// A rule set, such as `kakao` or `kakao@1`.
    #[serde(deserialize_with = "given")]
    variant: Option<String>,
    /// The player's setup.
    #[serde(deserialize_with = "given")]
    setup: Option<String>,
    /// `ndjson`, `json`, `pgn` or `gib`; takes precedence over the header `Accept`.
    #[serde(deserialize_with = "given")]
    format: Option<String>,
}

/// Handles `GET /api/games/user/{username}`.
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
    Options(query): Options<GamesQuery>,
) -> Result<Response, AppError> {
    let format = Format::wanted(query.format.as_deref(), &headers)?;
    let player = accounts.player_called(&username).await?.ok_or(Code::UnknownPlayer)?;
    let versus = match &query.vs {
        Some(name) => Some(accounts.player_called(name).await?.ok_or(Code::UnknownPlayer)?),
        None => None,
    };
    let (most, until_ms) = (query.max, query.until);
    let filter = Arc::new(filter(query, player, versus)?);
    let reader = token.map(|token| token.player);
    let followed = match token {
        Some(token) => Some(StreamToken::follow(&services, token).await?),
        None => None,
    };
    let place = admission.open_export(Client { address, guest: reader })?;
    let pages = GamesOfPlayer {
        filter: Arc::clone(&filter),
        reader,
        next: Some(until_ms.map(CreationCursor::after)),
    };
    let writer = Writer {
        services: Arc::clone(&services),
        accounts,
        format,
        filter: Some(filter),
    };
    Ok(Games::new(pages, writer, most).respond(&services, followed, place))
}

fn filter(query: GamesQuery, player: Player, versus: Option<Player>) -> Result<Filter, ErrorBody> {
    let unknown = |path: &'static str, known: &str| {
        ErrorBody::new(Code::BadRequest, format!("{path}: one of {known}")).with("path", path)
    };
    let side = match query.color.as_deref() {
        None => None,
        Some("white") => Some(Side::Cho),
        Some("black") => Some(Side::Han),
        Some(_) => return Err(unknown("color", "white, black")),
    };
    let words = query.perf_type.iter().flat_map(|list| list.split(','));
    let speeds = words.map(|word| {
        let known = Speed::ALL.into_iter().find(|speed| speed.code() == word.trim());
        known.ok_or_else(|| unknown("perfType", &Speed::ALL.map(Speed::code).join(", ")))
    });
    Ok(Filter {
        player,
        since_ms: query.since,
        rated: query.rated,
        versus,
        side,
        speeds: speeds.collect::<Result<_, _>>()?,
        rules: query.variant,
        setup: query.setup.as_deref().map(arrangement).transpose()?,
    })
}

/// Pages of a player's games, newest first.
struct GamesOfPlayer {
    filter: Arc<Filter>,
    reader: Option<Player>,
    /// Cursor of the next page; `Some(None)` for the newest games, `None` at the end.
    next: Option<Option<CreationCursor>>,
}

impl Pages for GamesOfPlayer {
    async fn next(&mut self, store: &Database) -> Result<Option<Vec<Wanted>>, AppError> {
        let Some(cursor) = self.next else { return Ok(None) };
        let rows = store.games_before(self.filter.player, cursor, PAGE).await?;
        self.next = rows
            .last()
            .filter(|last| rows.len() == PAGE as usize && !self.filter.is_past(last))
            .map(|last| Some(last.cursor()));
        let taken = rows.into_iter().filter(|row| self.filter.takes(row));
        Ok(Some(taken.filter_map(|row| self.wanted(row)).collect()))
    }
}

impl GamesOfPlayer {
    fn wanted(&self, row: GameRow) -> Option<Wanted> {
        let seated = [row.seats.cho.player(), row.seats.han.player()];
        let own = self.reader.is_some() && seated.contains(&self.reader);
        Some(Wanted {
            game: row.finished()?,
            shown: if own { Shown::Always } else { Shown::IfPublic },
        })
    }
}
