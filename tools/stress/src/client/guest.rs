//! A visitor that keeps its guest cookie, like a browser.

use super::http::{self, Request};
use super::socket::Socket;
use crate::Failure;
use serde_json::Value;
use std::net::{Ipv4Addr, SocketAddr};

/// A visitor with a fixed source address.
#[derive(Debug)]
pub(crate) struct Guest {
    source: Ipv4Addr,
    cookie: Option<String>,
}

impl Guest {
    pub(crate) fn new(source: Ipv4Addr) -> Self {
        Self { source, cookie: None }
    }

    /// Sends a `POST` request with a JSON body; returns the status and the body of the response.
    pub(crate) async fn post(&mut self, server: SocketAddr, path: &str, body: &Value) -> Result<(u16, Value), Failure> {
        let request = Request {
            path,
            cookie: self.cookie.as_deref(),
            body: Some(body),
        };
        let response = http::send(self.source, server, request).await;
        let response = response.map_err(Failure::io(format!("POST {path}")))?;
        if response.cookie.is_some() {
            self.cookie = response.cookie;
        }
        Ok((response.status, json(response.body)))
    }

    /// Sends a `GET` request; returns the status and the body of the response.
    pub(crate) async fn get(&self, server: SocketAddr, path: &str) -> Result<(u16, Value), Failure> {
        let request = Request {
            path,
            cookie: self.cookie.as_deref(),
            body: None,
        };
        let response = http::send(self.source, server, request).await;
        let response = response.map_err(Failure::io(format!("GET {path}")))?;
        Ok((response.status, json(response.body)))
    }

    /// Opens the WebSocket of a game, like a page from the server's own origin.
    pub(crate) async fn socket(&self, server: SocketAddr, game: &str) -> Result<Socket, Failure> {
        let stream = http::connect(self.source, server).await;
        let stream = stream.map_err(Failure::io("connecting a socket"))?;
        let path = format!("/ws/games/{game}");
        Socket::open(stream, server, &path, self.cookie.as_deref().unwrap_or_default()).await
    }
}

/// Parses a JSON value. Text that is not JSON becomes a string.
fn json(text: String) -> Value {
    serde_json::from_str(&text).unwrap_or(Value::String(text))
}
