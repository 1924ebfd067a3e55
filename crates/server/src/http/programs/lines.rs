//! Streams of lines: one JSON value per line (ndjson), without compression. An empty line every seven seconds shows
//! that the connection is alive. If a stream ends early, the last line states the reason, unless the client's queue is
//! full.

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

/// Interval between empty lines. Some clients give up on a silent stream after about 15 seconds.
const KEEP_ALIVE: Duration = Duration::from_secs(7);
/// Maximum number of entries that are queued for a slow client.
const WAITING: usize = 256;

/// Source of the lines of a stream.
pub(super) trait Source: Send + 'static {
    /// An event that the source waits for.
    type News: Send;

    /// Waits for the next event. Must be cancel safe.
    fn wait(&mut self) -> impl Future<Output = Self::News> + Send;

    /// Writes the lines that report an event.
    fn take(&mut self, news: Self::News, lines: &mut Lines) -> impl Future<Output = Result<Flow, AppError>> + Send;

    /// Cleans up after the stream has ended.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// Result of handling an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    GoOn,
    /// The stream is complete.
    Done,
    /// The stream ends early.
    End(EndReason),
}

/// Queue of lines for the client.
#[derive(Debug)]
pub(super) struct Lines {
    sender: mpsc::Sender<Bytes>,
    overflowed: bool,
}

impl Lines {
    /// Queues one value. Serialising our own messages cannot fail.
    pub(super) fn send(&mut self, value: &impl Serialize) {
        let mut text = serde_json::to_vec(value).expect("messages are plain data");
        text.push(b'\n');
        self.send_bytes(text.into());
    }

    /// Queues several values as one entry, so that a long list does not fill the queue.
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

/// Slot and token of an open stream. The stream ends when its token does.
pub(super) struct Opened {
    services: Arc<Services>,
    sessions: SessionCount,
    token: Option<StreamToken>,
    _place: Place,
}

impl Opened {
    /// Takes a slot for a new stream and starts to watch its token.
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

/// Returns a response that streams the lines of `source`.
pub(super) fn respond(opened: Opened, source: impl Source) -> Response {
    let (sender, receiver) = mpsc::channel::<Bytes>(WAITING);
    tokio::spawn(run(opened, source, sender));
    let body = stream::unfold(receiver, |mut receiver| async move {
        let line = receiver.recv().await?;
        Some((Ok::<_, std::io::Error>(line), receiver))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        // Tells proxies not to buffer the response.
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
