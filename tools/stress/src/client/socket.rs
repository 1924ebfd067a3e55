//! A client's WebSocket.

use crate::Failure;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes, http};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Size of each socket's read buffer in bytes. The library's default of 128 KiB is too much for ten thousand sockets.
const BUFFER: usize = 2 * 1024;

/// An open socket. The WebSocket library answers the server's pings whenever it reads.
#[derive(Debug)]
pub(crate) struct Socket(WebSocketStream<TcpStream>);

/// Kind of a frame from the server, by its first field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Frame {
    Ack,
    Event,
    State,
    Refused,
    Other,
}

impl Frame {
    /// Returns the kind of a frame without parsing it.
    pub(crate) fn kind(text: &str) -> Self {
        let kind = text.strip_prefix(r#"{"t":""#).and_then(|rest| rest.split('"').next());
        match kind {
            Some("ack") => Self::Ack,
            Some("event") => Self::Event,
            Some("state") => Self::State,
            Some("refused" | "error") => Self::Refused,
            _ => Self::Other,
        }
    }
}

impl Socket {
    pub(super) async fn open(stream: TcpStream, server: SocketAddr, path: &str, cookie: &str) -> Result<Self, Failure> {
        let request = http::Request::builder()
            .uri(format!("ws://{server}{path}"))
            .header("host", server.to_string())
            .header("origin", format!("http://{server}"))
            .header("cookie", cookie)
            .header("connection", "Upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", generate_key())
            .body(())
            .expect("its parts are well-formed");
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(Error::Http(response)) => Err(Failure::Refused {
                what: format!("the socket {path}"),
                answer: response.status().to_string(),
            }),
            Err(_) => Err(Failure::Disconnected),
        }
    }

    /// Opens a socket without a cookie.
    pub(crate) async fn connect(source: Ipv4Addr, server: SocketAddr, path: &str) -> Result<Self, Failure> {
        let stream = super::http::connect(source, server).await;
        let stream = stream.map_err(Failure::io("connecting a socket"))?;
        Self::open(stream, server, path, "").await
    }

    pub(crate) async fn send(&mut self, text: String) -> Result<(), Failure> {
        let sent = self.0.send(Message::text(text)).await;
        sent.map_err(|_| Failure::Disconnected)
    }

    /// Returns the next text message; `None` if the connection has ended. Cancel-safe.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_)) => {}
            }
        }
    }

    /// Sends a command, and reads until it is acknowledged or refused.
    pub(crate) async fn request(&mut self, text: String) -> Result<(), Failure> {
        self.send(text.clone()).await?;
        while let Some(answer) = self.next().await {
            match Frame::kind(&answer) {
                Frame::Ack => return Ok(()),
                Frame::Refused => {
                    return Err(Failure::Refused {
                        what: text,
                        answer: answer.to_string(),
                    });
                }
                Frame::Event | Frame::State | Frame::Other => {}
            }
        }
        Err(Failure::Disconnected)
    }
}

/// Returns the error code of a refusal.
pub(crate) fn code_of(refusal: &str) -> Option<String> {
    let refusal: Value = serde_json::from_str(refusal).ok()?;
    refusal["error"]["code"].as_str().map(str::to_owned)
}

/// Waits for the next frame on either socket; returns the index of the socket and the frame.
pub(crate) async fn next_of(sockets: &mut [Socket; 2]) -> Result<(usize, Utf8Bytes), Failure> {
    let [cho, han] = sockets;
    let (side, frame) = tokio::select! {
        frame = cho.next() => (0, frame),
        frame = han.next() => (1, frame),
    };
    Ok((side, frame.ok_or(Failure::Disconnected)?))
}
