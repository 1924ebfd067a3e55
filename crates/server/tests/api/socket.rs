//! A WebSocket client for tests: sends commands with ids, and reads the server's messages in order.

use crate::client::Client;
use crate::test_server::soon;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    next: u32,
}

impl Socket {
    /// Opens a game's socket and reads the initial state.
    pub(crate) async fn open(client: &Client, game: &str) -> (Self, Value) {
        let origin = format!("http://{}", client.addr);
        let mut socket = Self::connect(client, &format!("/ws/games/{game}"), Some(&origin))
            .await
            .unwrap();
        let state = socket.read().await;
        assert_eq!(state["t"], "state", "{state}");
        (socket, state)
    }

    /// Connects as a client that has seen the events up to `since`. Returns the first messages: a state or the missed
    /// events.
    pub(crate) async fn resume(client: &Client, game: &str, since: u64) -> (Self, Vec<Value>) {
        let origin = format!("http://{}", client.addr);
        let path = format!("/ws/games/{game}?since={since}");
        let mut socket = Self::connect(client, &path, Some(&origin)).await.unwrap();
        let mut greeting = vec![socket.read().await];
        while greeting
            .last()
            .is_some_and(|last| last["t"] == "event" && last["now"].is_null())
        {
            greeting.push(socket.read().await);
        }
        (socket, greeting)
    }

    /// Performs the handshake without reading any message.
    pub(crate) async fn connect(client: &Client, path: &str, origin: Option<&str>) -> Result<Self, Error> {
        let mut request = format!("ws://{}{path}", client.addr).into_client_request().unwrap();
        let headers = request.headers_mut();
        if let Some(cookie) = &client.cookie {
            headers.insert("cookie", HeaderValue::from_str(cookie).unwrap());
        }
        if let Some(origin) = origin {
            headers.insert("origin", HeaderValue::from_str(origin).unwrap());
        }
        let stream = client.connect().await;
        let (stream, _) = client_async(request, stream).await?;
        Ok(Self { stream, next: 0 })
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Returns the next JSON message.
    pub(crate) async fn read(&mut self) -> Value {
        // The timeout is for the whole wait: the server's pings do not extend it.
        soon(async {
            loop {
                match self.stream.next().await.unwrap().unwrap() {
                    Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                    Message::Ping(_) | Message::Pong(_) => {}
                    other => panic!("{other:?}"),
                }
            }
        })
        .await
    }

    /// Returns the next message of this kind, skipping others.
    pub(crate) async fn read_kind(&mut self, kind: &str) -> Value {
        loop {
            let message = self.read().await;
            if message["t"] == kind {
                return message;
            }
        }
    }

    /// Returns the next event of this kind, skipping other messages.
    pub(crate) async fn read_event(&mut self, kind: &str) -> Value {
        loop {
            let message = self.read_kind("event").await;
            if message["event"]["kind"] == kind {
                return message;
            }
        }
    }

    /// Returns the state after the next event that contains one.
    pub(crate) async fn read_now(&mut self) -> Value {
        loop {
            let message = self.read_kind("event").await;
            if !message["now"].is_null() {
                return message["now"].clone();
            }
        }
    }

    /// Returns the code of the server's close frame, if there was one.
    pub(crate) async fn read_close(&mut self) -> Option<u16> {
        loop {
            match soon(self.stream.next()).await {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Sends a command with a new id. Returns the answer, which is `ack` or `refused`.
    pub(crate) async fn command(&mut self, mut command: Value) -> Value {
        self.next += 1;
        let id = format!("c{}-{}", self.next, self.stream.get_ref().local_addr().unwrap().port());
        command["id"] = json!(id);
        self.send(&command).await;
        self.read_answer(&id).await
    }

    pub(crate) async fn read_answer(&mut self, id: &str) -> Value {
        loop {
            let message = self.read().await;
            if (message["t"] == "ack" || message["t"] == "refused") && message["id"] == id {
                return message;
            }
        }
    }

    /// Sends a command that must succeed. Returns the number of its last event.
    #[track_caller]
    pub(crate) fn done(&mut self, command: Value) -> impl Future<Output = u64> {
        let caller = std::panic::Location::caller();
        async move {
            let answer = self.command(command).await;
            assert_eq!(answer["t"], "ack", "{answer} at {caller}");
            answer["seq"].as_u64().unwrap()
        }
    }

    /// Sends a command that must be refused. Returns the error code.
    pub(crate) async fn refused(&mut self, command: Value) -> String {
        let answer = self.command(command).await;
        assert_eq!(answer["t"], "refused", "{answer}");
        answer["error"]["code"].as_str().unwrap().to_owned()
    }

    /// Chooses the setup `mssm` for both sides of a game on one device. Returns the state when play starts.
    pub(crate) async fn arrange_both(&mut self) -> Value {
        for side in ["han", "cho"] {
            self.done(json!({"t": "arrange", "side": side, "setup": "mssm"})).await;
        }
        loop {
            let now = self.read_now().await;
            if now["phase"] == "playing" {
                return now;
            }
        }
    }

    /// Plays `action` and returns the state after it.
    pub(crate) async fn act(&mut self, now: &Value, action: &str) -> Value {
        self.done(act(now, action)).await;
        self.read_now().await
    }
}

/// Chooses the setup `mssm` for both players of a game, Han first.
pub(crate) async fn arrange_both(cho: &mut Socket, han: &mut Socket) {
    for (socket, side) in [(han, "han"), (cho, "cho")] {
        socket
            .done(json!({"t": "arrange", "side": side, "setup": "mssm"}))
            .await;
    }
}

/// Returns the command that plays `action` at the ply of `now`.
pub(crate) fn act(now: &Value, action: &str) -> Value {
    json!({"t": "act", "ply": now["ply"], "action": action})
}

pub(crate) async fn connect(addr: SocketAddr) -> TcpStream {
    TcpStream::connect(addr).await.unwrap()
}
