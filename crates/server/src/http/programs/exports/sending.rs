//! Streams of many games, sent one by one. Each game is loaded only when the connection can take more data, so a slow
//! client ties up neither memory nor the database.

use super::format::Format;
use super::writer::{People, Wanted, Writer};
use crate::admission::ExportPlace;
use crate::clock;
use crate::database::Database;
use crate::error::AppError;
use crate::http::programs::stream_token::{self, StreamToken};
use crate::services::Services;
use crate::shutdown::ShutdownSignal;
use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use wire::api::{EndReason, Event};

/// Number of rows loaded at once.
pub(super) const PAGE: u32 = 50;
/// Pause before each game during overload.
const PAUSE: Duration = Duration::from_secs(1);

/// Source of pages of games.
pub(super) trait Pages: Send + 'static {
    /// Returns the next page of at most [`PAGE`] games, which may be empty; `None` at the end.
    fn next(&mut self, store: &Database) -> impl Future<Output = Result<Option<Vec<Wanted>>, AppError>> + Send;
}

/// The games of a file, and the progress of sending them.
pub(super) struct Games<P> {
    pages: P,
    writer: Writer,
    /// Maximum number of games still to be sent.
    left: u32,
    waiting: VecDeque<Wanted>,
    people: People,
}

/// Events that end a file early.
struct Ends {
    shutdown: ShutdownSignal,
    token: Option<StreamToken>,
}

/// A file that is being sent.
struct Sending<P> {
    games: Games<P>,
    ends: Ends,
    is_over: bool,
    /// Slot of the export, freed on drop.
    _place: ExportPlace,
}

impl<P: Pages> Games<P> {
    pub(super) fn new(pages: P, writer: Writer, most: Option<u32>) -> Self {
        Self {
            pages,
            writer,
            left: most.unwrap_or(u32::MAX),
            waiting: VecDeque::new(),
            people: People::new(),
        }
    }

    /// Returns a response that streams the games.
    pub(super) fn respond(self, services: &Arc<Services>, token: Option<StreamToken>, place: ExportPlace) -> Response {
        let media = self.writer.format.of_many();
        let sending = Sending {
            games: self,
            ends: Ends {
                shutdown: services.shutdown.subscribe(),
                token,
            },
            is_over: false,
            _place: place,
        };
        let body = stream::unfold(sending, |mut sending| async move {
            let piece = sending.piece().await?;
            Some((piece, sending))
        });
        let headers = [
            (header::CONTENT_TYPE, media),
            // Tells proxies not to buffer the response.
            (header::HeaderName::from_static("x-accel-buffering"), "no"),
        ];
        (headers, Body::from_stream(body)).into_response()
    }

    /// Returns the text of the next game; `None` at the end.
    async fn next(&mut self) -> Result<Option<String>, AppError> {
        while self.left > 0 {
            if self.writer.services.overload.is_active() {
                clock::sleep(PAUSE).await;
            }
            let Some(wanted) = self.next_wanted().await? else { break };
            if let Some(text) = self.writer.text(&wanted, &self.people).await? {
                self.left -= 1;
                return Ok(Some(text));
            }
        }
        Ok(None)
    }

    async fn next_wanted(&mut self) -> Result<Option<Wanted>, AppError> {
        while self.waiting.is_empty() {
            let Some(page) = self.pages.next(&self.writer.services.store).await? else {
                return Ok(None);
            };
            self.people = self.writer.people(&page).await?;
            self.waiting = page.into();
        }
        Ok(self.waiting.pop_front())
    }
}

impl Ends {
    /// Waits until the file has to end early, and returns the reason.
    async fn wait(&mut self) -> EndReason {
        tokio::select! {
            () = self.shutdown.wait() => EndReason::Restart,
            () = stream_token::ended(&mut self.token) => EndReason::TokenEnded,
        }
    }
}

impl<P: Pages> Sending<P> {
    async fn piece(&mut self) -> Option<io::Result<Bytes>> {
        if self.is_over {
            return None;
        }
        let piece = tokio::select! {
            biased;
            reason = self.ends.wait() => {
                self.is_over = true;
                return Some(self.last_line(reason));
            }
            piece = self.games.next() => piece,
        };
        self.is_over |= !matches!(piece, Ok(Some(_)));
        match piece {
            Ok(piece) => piece.map(|text| Ok(Bytes::from(text))),
            Err(error) => {
                tracing::warn!(%error, "a file of games breaks off");
                Some(Err(io::Error::other(error)))
            }
        }
    }

    /// Returns the line that says why the file is incomplete. PGN readers skip lines that start with `%`. `.gib` has
    /// no such lines, so the transfer is aborted instead.
    fn last_line(&self, reason: EndReason) -> io::Result<Bytes> {
        let line = serde_json::to_string(&Event::StreamEnd { reason }).expect("messages are plain data");
        match self.games.writer.format {
            Format::Json => Ok((line + "\n").into()),
            Format::Pgn => Ok(format!("% {line}\n").into()),
            Format::Gib => Err(io::ErrorKind::Interrupted.into()),
        }
    }
}
