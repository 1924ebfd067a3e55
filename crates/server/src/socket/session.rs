//! A socket from its handshake to its end: incoming and outgoing frames, pings, limits. Must not interpret messages.

use crate::admission::Admission;
use crate::clock::{self, Instant};
use crate::limits::{Client, Rate, TokenBucket, Work};
use crate::open_sessions::{Ended, SessionEnd};
use crate::room::{Closed, FrameReceiver, to_frame};
use crate::services::Services;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use play::lag::RoundTrip;
use play::{Millis, Moment};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;
use tokio_tungstenite::tungstenite;
use wire::ws::{ByeReason, ServerMsg};

/// Application close code: the client is too slow, and should reconnect with `since`.
const TOO_SLOW: u16 = 4008;
/// Time limit for sending the last message and closing the connection.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Reason why a session ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// The client closed the connection.
    Left,
    /// The connection broke.
    Gone,
    /// The connection timed out.
    Silent,
    TooFast,
    TooSlow,
    /// The login session that opened the socket has ended for good.
    SignedOut,
    /// The server is shutting down, the room has left memory, or the login session has been replaced.
    Reconnect,
    /// The room has left memory while the server is overloaded or storage is failing.
    Later,
    TooLarge,
    Binary,
    NotUtf8,
    Malformed,
}

impl End {
    fn departure(self) -> Departure {
        match self {
            Self::Left => Departure::Left,
            _ => Departure::Lost,
        }
    }

    /// Returns the last message and the close code; `None` if the connection no longer exists.
    fn farewell(self) -> Option<(Option<ByeReason>, u16)> {
        match self {
            Self::Left | Self::Gone => None,
            Self::Silent => Some((None, close_code::AWAY)),
            Self::TooFast => Some((Some(ByeReason::TooFast), close_code::POLICY)),
            Self::TooSlow => Some((Some(ByeReason::TooSlow), TOO_SLOW)),
            Self::SignedOut => Some((Some(ByeReason::SignedOut), close_code::POLICY)),
            Self::Reconnect => Some((Some(ByeReason::Restart), close_code::RESTART)),
            Self::Later => Some((Some(ByeReason::Restart), close_code::AGAIN)),
            Self::TooLarge => Some((None, close_code::SIZE)),
            Self::Binary => Some((None, close_code::UNSUPPORTED)),
            Self::NotUtf8 => Some((None, close_code::INVALID)),
            Self::Malformed => Some((None, close_code::PROTOCOL)),
        }
    }
}

/// The game or lobby that a socket follows, with its client.
pub(super) struct Attachment<P> {
    pub(super) client: Client,
    pub(super) peer: P,
    /// Frames to send to the client.
    pub(super) frames: FrameReceiver,
    /// End of the login session that opened the socket; `None` for a visitor without one.
    pub(super) session_end: Option<SessionEnd>,
}

/// Time of arrival of a frame, and the round trip of its connection.
#[derive(Debug, Clone, Copy)]
pub(super) struct Arrival {
    pub(super) at: Moment,
    pub(super) round_trip: Millis,
}

/// How a connection ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Departure {
    /// Closed by the client, for example by closing or leaving the page.
    Left,
    /// Broken, or closed by the server. The client may reconnect.
    Lost,
}

/// The game or lobby that a socket follows. Handles the socket's frames.
pub(super) trait Peer: Send {
    /// Handles a frame. Returns the reply, unless it comes later through [`Attachment::frames`].
    fn take(&mut self, client: Client, text: &str, arrival: Arrival) -> impl Future<Output = Option<Utf8Bytes>> + Send;

    /// Called when the session ends, before the socket is closed.
    fn leave(&mut self, client: Client, departure: Departure) -> impl Future<Output = ()> + Send;
}

/// The state of one socket.
pub(super) struct Session<P> {
    socket: WebSocket,
    services: Arc<Services>,
    admission: Admission,
    attachment: Attachment<P>,
    rate: Rate,
    tokens: TokenBucket,
    last_received: Instant,
    ping: Option<Ping>,
    round_trip: RoundTrip,
}

/// An unanswered ping.
struct Ping {
    nonce: [u8; 8],
    sent: Moment,
}

impl<P: Peer> Session<P> {
    pub(super) fn new(
        socket: WebSocket,
        services: Arc<Services>,
        admission: Admission,
        attachment: Attachment<P>,
    ) -> Self {
        let limits = services.limits;
        let tokens = TokenBucket::new(services.clock.now_ms());
        Self {
            socket,
            services,
            admission,
            attachment,
            rate: Rate {
                burst: limits.burst,
                refill_ms: 1000 / limits.rate.clamp(1, 1000),
            },
            tokens,
            last_received: clock::now(),
            ping: None,
            round_trip: RoundTrip::default(),
        }
    }

    /// Runs until either side closes the connection or it breaks.
    pub(super) async fn run(mut self) {
        let end = self.exchange().await;
        let client = self.attachment.client;
        self.attachment.peer.leave(client, end.departure()).await;
        tracing::debug!(?end, "session ended");
        if let Some((bye, code)) = end.farewell() {
            // Limited, because the client may no longer read.
            let _ = clock::timeout(CLOSE_TIMEOUT, self.close(bye, code)).await;
        }
    }

    async fn exchange(&mut self) -> End {
        let mut shutdown = self.services.shutdown.subscribe();
        let mut pings = clock::interval(self.services.limits.ping_every);
        loop {
            let flow = tokio::select! {
                frame = self.socket.recv() => self.receive(frame).await,
                frame = self.attachment.frames.next() => match frame {
                    Ok(text) => self.send_waiting(text).await,
                    Err(Closed::Overflowed) => ControlFlow::Break(End::TooSlow),
                    Err(Closed::RoomUnloaded) => ControlFlow::Break(self.without_room()),
                },
                _ = pings.tick() => self.send_ping().await,
                how = session_ends(&mut self.attachment.session_end) => ControlFlow::Break(match how {
                    Ended::Renewed => End::Reconnect,
                    Ended::SignedOut => End::SignedOut,
                }),
                () = shutdown.wait() => ControlFlow::Break(End::Reconnect),
            };
            if let ControlFlow::Break(end) = flow {
                return end;
            }
        }
    }

    /// Returns the reason for ending a session after its room has left memory.
    fn without_room(&self) -> End {
        if self.services.store.is_failing() || self.services.overload.is_active() {
            End::Later
        } else {
            End::Reconnect
        }
    }

    async fn receive(&mut self, frame: Option<Result<Message, axum::Error>>) -> ControlFlow<End> {
        let frame = match frame {
            None => return ControlFlow::Break(End::Gone),
            Some(Err(error)) => return ControlFlow::Break(classify(error)),
            Some(Ok(frame)) => frame,
        };
        self.last_received = clock::now();
        let now_ms = self.services.clock.now_ms();
        // Pongs answer the server's pings and are free. All other frames cost a token, including the client's pings.
        if !matches!(frame, Message::Pong(_)) && self.charge_frame(now_ms).is_err() {
            return ControlFlow::Break(End::TooFast);
        }
        match frame {
            Message::Text(text) if text.len() > self.services.limits.frame_bytes => ControlFlow::Break(End::TooLarge),
            Message::Text(text) => self.read(&text, now_ms).await,
            Message::Binary(_) => ControlFlow::Break(End::Binary),
            Message::Ping(_) => ControlFlow::Continue(()),
            Message::Pong(nonce) => {
                self.record_pong(&nonce, now_ms);
                ControlFlow::Continue(())
            }
            Message::Close(_) => ControlFlow::Break(End::Left),
        }
    }

    /// Charges the client for a frame. Each socket has its own budget. All sockets of a player or an address also share
    /// one, so that opening more sockets does not help.
    fn charge_frame(&mut self, now_ms: i64) -> Result<(), End> {
        self.tokens.take(self.rate, now_ms).map_err(|_| End::TooFast)?;
        let charged = self.admission.charge(Work::Message, self.attachment.client);
        charged.map_err(|_| End::TooFast)
    }

    async fn read(&mut self, text: &str, now_ms: i64) -> ControlFlow<End> {
        let arrival = Arrival {
            at: Moment(now_ms),
            round_trip: self.round_trip.estimate(),
        };
        let client = self.attachment.client;
        match self.attachment.peer.take(client, text, arrival).await {
            Some(answer) => self.send(Message::Text(answer)).await,
            None => ControlFlow::Continue(()),
        }
    }

    /// Sends a frame together with those queued behind it, such as an acknowledgement and its event.
    async fn send_waiting(&mut self, first: Utf8Bytes) -> ControlFlow<End> {
        let Self {
            socket,
            services,
            attachment,
            ..
        } = self;
        let written = clock::timeout(services.limits.write_timeout, async {
            socket.feed(Message::Text(first)).await?;
            while let Some(next) = attachment.frames.next_waiting() {
                socket.feed(Message::Text(next)).await?;
            }
            socket.flush().await
        });
        ended(&written.await)
    }

    async fn send(&mut self, message: Message) -> ControlFlow<End> {
        ended(&clock::timeout(self.services.limits.write_timeout, self.socket.send(message)).await)
    }

    async fn send_ping(&mut self) -> ControlFlow<End> {
        if clock::since(self.last_received) > self.services.limits.idle_timeout {
            return ControlFlow::Break(End::Silent);
        }
        let nonce = self.services.random.number().to_le_bytes();
        self.ping = Some(Ping {
            nonce,
            sent: Moment(self.services.clock.now_ms()),
        });
        self.send(Message::Ping(nonce.to_vec().into())).await
    }

    /// Updates the round trip if the pong answers the last ping.
    fn record_pong(&mut self, nonce: &[u8], now_ms: i64) {
        if let Some(ping) = self.ping.take_if(|ping| ping.nonce == nonce) {
            self.round_trip = self.round_trip.measured(Moment(now_ms).since(ping.sent));
        }
    }

    async fn close(&mut self, bye: Option<ByeReason>, code: u16) {
        if let Some(reason) = bye {
            let _ = self
                .socket
                .send(Message::Text(to_frame(&ServerMsg::Bye { reason })))
                .await;
        }
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::default(),
        };
        if self.socket.send(Message::Close(Some(frame))).await.is_ok() {
            // Closing a connection with unread bytes would reset it, and the close frame could be lost.
            while let Some(Ok(_)) = self.socket.recv().await {}
        }
    }
}

/// Waits until the login session that opened the socket has ended, or forever if there is none.
async fn session_ends(session_end: &mut Option<SessionEnd>) -> Ended {
    match session_end {
        Some(session_end) => session_end.wait().await,
        None => std::future::pending().await,
    }
}

/// Ends the session if a write has failed or timed out.
fn ended<T, E, L>(written: &Result<Result<T, E>, L>) -> ControlFlow<End> {
    match written {
        Ok(Ok(_)) => ControlFlow::Continue(()),
        Ok(Err(_)) => ControlFlow::Break(End::Gone),
        Err(_) => ControlFlow::Break(End::TooSlow),
    }
}

fn classify(error: axum::Error) -> End {
    match error.into_inner().downcast::<tungstenite::Error>().map(|error| *error) {
        Ok(tungstenite::Error::Capacity(_)) => End::TooLarge,
        Ok(tungstenite::Error::Utf8(_)) => End::NotUtf8,
        Ok(tungstenite::Error::Protocol(tungstenite::error::ProtocolError::ResetWithoutClosingHandshake)) => End::Gone,
        Ok(tungstenite::Error::Protocol(_)) => End::Malformed,
        Ok(_) | Err(_) => End::Gone,
    }
}
