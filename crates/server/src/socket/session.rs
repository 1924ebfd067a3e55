//! One socket from its handshake to its end: frames in, frames out, pings, limits. Must not outlive its socket.

use crate::http::parse;
use crate::limits::{Credits, Rate};
use crate::room::{Caller, Dry, Handle, Inbox, print};
use crate::state::App;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use play::lag::RoundTrip;
use play::{GameId, Moment, Player};
use serde_json::Value;
use std::ops::ControlFlow;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite;
use wire::ws::{ByeReason, ClientMsg, ServerMsg};
use wire::{Code, ErrorBody};

/// Our own close code: read faster, or come back with `since`.
const TOO_SLOW: u16 = 4008;
/// The other side gets this long to take our last words.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Why a session ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// The other side closed, or is gone.
    Gone,
    /// Nothing was heard for too long.
    Silent,
    TooFast,
    TooSlow,
    /// The server drains, or the room had to be loaded anew.
    ComeAgain,
    TooLarge,
    Binary,
    NotUtf8,
    Malformed,
}

impl End {
    /// What the other side is told: a last message and a close code.
    fn words(self) -> Option<(Option<ByeReason>, u16)> {
        match self {
            Self::Gone => None,
            Self::Silent => Some((None, close_code::AWAY)),
            Self::TooFast => Some((Some(ByeReason::TooFast), close_code::POLICY)),
            Self::TooSlow => Some((Some(ByeReason::TooSlow), TOO_SLOW)),
            Self::ComeAgain => Some((Some(ByeReason::Restart), close_code::RESTART)),
            Self::TooLarge => Some((None, close_code::SIZE)),
            Self::Binary => Some((None, close_code::UNSUPPORTED)),
            Self::NotUtf8 => Some((None, close_code::INVALID)),
            Self::Malformed => Some((None, close_code::PROTOCOL)),
        }
    }
}

/// The state of one socket.
pub(super) struct Session {
    socket: WebSocket,
    app: App,
    room: Handle,
    player: Option<Player>,
    caller: Caller,
    inbox: Inbox,
    credits: Credits,
    heard: Instant,
    ping: Option<Ping>,
    round_trip: RoundTrip,
}

/// A ping on its way.
struct Ping {
    nonce: [u8; 8],
    sent: Moment,
}

impl Session {
    pub(super) fn new(
        socket: WebSocket,
        app: App,
        room: Handle,
        player: Option<Player>,
        caller: Caller,
        inbox: Inbox,
    ) -> Self {
        let credits = Credits::new(app.clock.now_ms());
        Self {
            socket,
            app,
            room,
            player,
            caller,
            inbox,
            credits,
            heard: Instant::now(),
            ping: None,
            round_trip: RoundTrip::default(),
        }
    }

    /// Runs until one side has had enough.
    pub(super) async fn run(mut self) {
        let end = self.converse().await;
        tracing::debug!(?end, "session ended");
        if let Some((bye, code)) = end.words() {
            // Whoever does not listen any more is not waited for.
            let _ = timeout(LAST_WORDS, self.take_leave(bye, code)).await;
        }
    }

    async fn converse(&mut self) -> End {
        let mut closing = self.app.closing.listen();
        let mut pings = interval(self.app.limits.ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let flow = tokio::select! {
                frame = self.socket.recv() => self.receive(frame).await,
                frame = self.inbox.next() => match frame {
                    Ok(text) => self.send(Message::Text(text)).await,
                    Err(Dry::Overflowed) => ControlFlow::Break(End::TooSlow),
                    Err(Dry::RoomLeft) => ControlFlow::Break(End::ComeAgain),
                },
                _ = pings.tick() => self.send_ping().await,
                () = closing.wait() => ControlFlow::Break(End::ComeAgain),
            };
            if let ControlFlow::Break(end) = flow {
                return end;
            }
        }
    }

    async fn receive(&mut self, frame: Option<Result<Message, axum::Error>>) -> ControlFlow<End> {
        let frame = match frame {
            None => return ControlFlow::Break(End::Gone),
            Some(Err(error)) => return ControlFlow::Break(classify(error)),
            Some(Ok(frame)) => frame,
        };
        self.heard = Instant::now();
        let limits = self.app.limits;
        let rate = Rate {
            burst: limits.burst,
            each_ms: 1000 / limits.rate.clamp(1, 1000),
        };
        let now_ms = self.app.clock.now_ms();
        // A pong answers our own ping and is free; everything else costs a credit, the socket's own pings among it.
        if !matches!(frame, Message::Pong(_)) && self.credits.spend(rate, now_ms).is_err() {
            return ControlFlow::Break(End::TooFast);
        }
        match frame {
            Message::Text(text) if text.len() > limits.frame_bytes => ControlFlow::Break(End::TooLarge),
            Message::Text(text) => self.read(&text, now_ms).await,
            Message::Binary(_) => ControlFlow::Break(End::Binary),
            Message::Ping(_) => ControlFlow::Continue(()),
            Message::Pong(nonce) => {
                self.measure(&nonce, now_ms);
                ControlFlow::Continue(())
            }
            Message::Close(_) => ControlFlow::Break(End::Gone),
        }
    }

    async fn read(&mut self, text: &str, now_ms: i64) -> ControlFlow<End> {
        let answer = match parse::<ClientMsg>(text.as_bytes()) {
            Ok(ClientMsg::Ping) => Some(ServerMsg::Pong),
            Ok(message) => self.pass_on(message, now_ms).err(),
            Err(error) => Some(answer_to_unreadable(text, error)),
        };
        match answer {
            Some(answer) => self.say(&answer).await,
            None => ControlFlow::Continue(()),
        }
    }

    /// The answer comes through the inbox, once it is decided and on disk.
    fn pass_on(&self, message: ClientMsg, now_ms: i64) -> Result<(), ServerMsg> {
        let (id, ask) = wire::convert::ask(message, || GameId::from_bits(self.app.random.number()))?;
        self.room
            .ask(
                self.caller,
                self.player,
                (id.clone(), ask),
                Moment(now_ms),
                self.round_trip.estimate(),
            )
            .map_err(|error| ServerMsg::Refused { id: id.into(), error })
    }

    async fn say(&mut self, message: &ServerMsg) -> ControlFlow<End> {
        self.send(Message::Text(print(message))).await
    }

    async fn send(&mut self, message: Message) -> ControlFlow<End> {
        match timeout(self.app.limits.write_timeout, self.socket.send(message)).await {
            Ok(Ok(())) => ControlFlow::Continue(()),
            Ok(Err(_)) => ControlFlow::Break(End::Gone),
            Err(_) => ControlFlow::Break(End::TooSlow),
        }
    }

    async fn send_ping(&mut self) -> ControlFlow<End> {
        if self.heard.elapsed() > self.app.limits.silence {
            return ControlFlow::Break(End::Silent);
        }
        let nonce = self.app.random.number().to_le_bytes();
        self.ping = Some(Ping {
            nonce,
            sent: Moment(self.app.clock.now_ms()),
        });
        self.send(Message::Ping(nonce.to_vec().into())).await
    }

    /// Only the pong to our last ping counts.
    fn measure(&mut self, nonce: &[u8], now_ms: i64) {
        if let Some(ping) = self.ping.take_if(|ping| ping.nonce == nonce) {
            self.round_trip = self.round_trip.measured(Moment(now_ms).since(ping.sent));
        }
    }

    async fn take_leave(&mut self, bye: Option<ByeReason>, code: u16) {
        if let Some(reason) = bye {
            let _ = self.socket.send(Message::Text(print(&ServerMsg::Bye { reason }))).await;
        }
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::default(),
        };
        if self.socket.send(Message::Close(Some(frame))).await.is_ok() {
            // Closing with unread bytes would reset the connection and take our last words with it.
            while let Some(Ok(_)) = self.socket.recv().await {}
        }
    }
}

/// A frame that names its command is refused by that name, so that the client stops waiting for it.
fn answer_to_unreadable(text: &str, error: ErrorBody) -> ServerMsg {
    let named = serde_json::from_str::<Value>(text).ok();
    let id = named.as_ref().and_then(|value| value.get("id")).and_then(Value::as_str);
    match id.filter(|id| id.parse::<play::ClientId>().is_ok()) {
        Some(id) if error.code == Code::BadRequest => ServerMsg::Refused {
            id: id.to_owned(),
            error,
        },
        Some(_) | None => ServerMsg::Error { error },
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
