//! Streams of lines: one JSON value a line (ndjson), in chunks, each sent at once and uncompressed. An empty line every seven
//! seconds says that the connection lives. When the server drains, the last line says so.

use super::stream_token::{self, StreamToken};
use crate::admission::Admission;
use crate::clock;
use crate::error::AppError;
use crate::identity::AccessToken;
use crate::limits::{Client, Place};
use crate::services::Services;
use crate::session_count::SessionCount;
use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use wire::Code;
use wire::api::{EndReason, Event};

/// Clients give a silent stream up after fifteen seconds or so.
const KEEP_ALIVE: Duration = Duration::from_secs(7);
/// Lines that wait for a slow reader.
const WAITING: usize = 256;

/// Where the lines of a stream come from.
pub(super) trait Source: Send + 'static {
    /// Something that has happened.
    type News: Send;

    /// Waits for the next news. Safe to drop half-way: nothing is lost.
    fn wait(&mut self) -> impl Future<Output = Self::News> + Send;

    /// Writes what there is to say about it.
    fn take(&mut self, news: Self::News, lines: &mut Lines) -> impl Future<Output = Result<Flow, AppError>> + Send;

    /// The stream has ended.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// Whether a stream goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    GoOn,
    /// Everything has been said.
    Done,
    /// It ends before its time.
    End(EndReason),
}

/// Lines on their way to the reader.
#[derive(Debug)]
pub(super) struct Lines {
    sender: mpsc::Sender<Bytes>,
    overflowed: bool,
}

impl Lines {
    /// Sends one value. Serialising our own messages cannot fail.
    pub(super) fn send(&mut self, value: &impl Serialize) {
        let mut text = serde_json::to_vec(value).expect("messages are plain data");
        text.push(b'\n');
        self.send_bytes(text.into());
    }

    /// Sends values that belong together, in one piece: a reader may not be quick enough for many at once.
    pub(super) fn send_together(&mut self, values: &[impl Serialize]) {
        let mut text = Vec::new();
        for value in values {
            serde_json::to_writer(&mut text, value).expect("messages are plain data");
            text.push(b'\n');
        }
        self.send_bytes(text.into());
    }

    fn send_bytes(&mut self, bytes: Bytes) {
        self.overflowed |= self.sender.try_send(bytes).is_err();
    }
}

/// A stream that is counted, and that ends with its token if it has one.
pub(super) struct Opened {
    services: Arc<Services>,
    sessions: SessionCount,
    token: Option<StreamToken>,
    _place: Place,
}

impl Opened {
    /// Counts a stream.
    ///
    /// # Errors
    ///
    /// `restarting`, `busy`, `too_many_sockets` or `invalid_token`.
    pub(super) async fn new(
        services: &Arc<Services>,
        (admission, sessions): (&Admission, SessionCount),
        (token, client): (Option<AccessToken>, Client),
    ) -> Result<Self, AppError> {
        if services.shutdown.is_triggered() {
            return Err(Code::Restarting.into());
        }
        let token = match token {
            Some(token) => Some(StreamToken::follow(services, token).await?),
            None => None,
        };
        Ok(Self {
            services: Arc::clone(services),
            sessions,
            token,
            _place: admission.open_stream(client)?,
        })
    }
}

/// Returns the stream of the lines of `source`.
pub(super) fn respond(opened: Opened, source: impl Source) -> Response {
    let (sender, receiver) = mpsc::channel::<Bytes>(WAITING);
    tokio::spawn(run(opened, source, sender));
    let body = stream::unfold(receiver, |mut receiver| async move {
        let line = receiver.recv().await?;
        Some((Ok::<_, std::io::Error>(line), receiver))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        // Proxies that gather answers must not.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(body)).into_response()
}

async fn run(mut opened: Opened, mut source: impl Source, sender: mpsc::Sender<Bytes>) {
    let _counted = opened.sessions.add();
    let mut shutdown = opened.services.shutdown.subscribe();
    let mut alive = clock::interval(KEEP_ALIVE);
    let gone = sender.clone();
    let mut lines = Lines {
        sender,
        overflowed: false,
    };
    let reason = loop {
        let flow = tokio::select! {
            news = source.wait() => source.take(news, &mut lines).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "a stream of a program ends");
                Flow::End(EndReason::Restart)
            }),
            _ = alive.tick() => {
                lines.send_bytes(Bytes::from_static(b"\n"));
                Flow::GoOn
            }
            () = stream_token::ended(&mut opened.token) => Flow::End(EndReason::TokenEnded),
            () = shutdown.wait() => Flow::End(EndReason::Restart),
            () = gone.closed() => break None,
        };
        match flow {
            Flow::GoOn if lines.overflowed => break Some(EndReason::TooSlow),
            Flow::GoOn => {}
            Flow::Done => break None,
            Flow::End(reason) => break Some(reason),
        }
    };
    if let Some(reason) = reason {
        lines.send(&Event::StreamEnd { reason });
    }
    drop(lines);
    drop(gone);
    source.close().await;
}
