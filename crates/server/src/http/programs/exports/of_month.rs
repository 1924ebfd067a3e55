//! `GET /api/games/month/{month}`: the public games with moves that ended in a month, in the order in which they ended.

use super::format::Format;
use super::month::Month;
use super::one::FileQuery;
use super::sending::{Games, PAGE, Pages};
use super::writer::{Shown, Wanted, Writer};
use crate::admission::Admission;
use crate::database::Database;
use crate::error::AppError;
use crate::http::programs::access::MaybeToken;
use crate::http::programs::fields::Options;
use crate::identity::Accounts;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::services::Services;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use std::sync::Arc;
use store::{FinishedGame, ResultCursor};
use wire::{Code, ErrorBody};

/// Handles `GET /api/games/month/{month}`.
pub(crate) async fn of_month(
    MaybeToken(token): MaybeToken,
    (State(services), State(accounts), State(admission)): (
        State<Arc<Services>>,
        State<Arc<Accounts>>,
        State<Admission>,
    ),
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Path(month): Path<String>,
    Options(FileQuery { format }): Options<FileQuery>,
) -> Result<Response, AppError> {
    let format = Format::wanted(format.as_deref(), &headers)?;
    let not_a_month = |()| ErrorBody::new(Code::BadRequest, "a month is like 2026-11").with("path", "month");
    let (from_ms, to_ms) = month.parse::<Month>().map_err(not_a_month)?.bounds_ms();
    let guest = token.map(|token| token.player);
    let place = admission.open_export(Client { address, guest })?;
    let pages = GamesOfMonth {
        to_ms,
        next: Some(ResultCursor::before(from_ms)),
    };
    let writer = Writer {
        services: Arc::clone(&services),
        accounts,
        format,
        filter: None,
    };
    Ok(Games::new(pages, writer, None).respond(&services, None, place))
}

/// Pages of a month's games, in the order in which they ended.
struct GamesOfMonth {
    to_ms: i64,
    /// Cursor of the next page; `None` at the end.
    next: Option<ResultCursor>,
}

impl Pages for GamesOfMonth {
    async fn next(&mut self, store: &Database) -> Result<Option<Vec<Wanted>>, AppError> {
        let Some(cursor) = self.next else { return Ok(None) };
        let mut games = store.finished_after(Some(cursor), PAGE).await?;
        let is_full = games.len() == PAGE as usize;
        games.retain(|game| game.result.ended_ms < self.to_ms);
        let goes_on = is_full && games.len() == PAGE as usize;
        self.next = games.last().filter(|_| goes_on).map(FinishedGame::cursor);
        let played = games.into_iter().filter(|game| game.plies > 0);
        let wanted = played.map(|game| Wanted {
            game,
            shown: Shown::IfPublic,
        });
        Ok(Some(wanted.collect()))
    }
}
