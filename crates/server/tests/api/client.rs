//! A minimal browser: one connection per request, one cookie, and the `Origin` of its page.

use crate::documented;
use serde_json::Value;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// Names are in lower case.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Returns the body, decoded from the chunked transfer encoding.
    pub(crate) fn unchunked(&self) -> String {
        let mut bytes = self.body.as_bytes();
        let mut whole = Vec::new();
        while let Some(end) = bytes.windows(2).position(|two| two == b"\r\n") {
            let size = usize::from_str_radix(std::str::from_utf8(&bytes[..end]).unwrap(), 16).unwrap();
            whole.extend_from_slice(&bytes[end + 2..end + 2 + size]);
            bytes = &bytes[end + 2 + size + 2..];
        }
        String::from_utf8(whole).unwrap()
    }

    /// Asserts the status, and returns the body as JSON.
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        self.json()
    }

    /// Asserts that the response is an error with this status and code, with a description and facts.
    #[track_caller]
    pub(crate) fn expect_code(&self, status: u16, code: &str) {
        let json = self.json();
        assert_eq!(
            (self.status, json["error"]["code"].as_str()),
            (status, Some(code)),
            "{}",
            self.body
        );
        assert!(!json["error"]["detail"].as_str().unwrap().is_empty());
        assert!(json["error"]["facts"].is_object());
    }
}

/// A client with or without a session cookie.
#[derive(Debug, Clone)]
pub(crate) struct Client {
    pub(crate) addr: SocketAddr,
    pub(crate) cookie: Option<String>,
    /// Local address that the client connects from; `None` lets the system choose.
    pub(crate) from: Option<Ipv4Addr>,
}

impl Client {
    pub(crate) fn new(addr: SocketAddr) -> Self {
        Self {
            addr,
            cookie: None,
            from: None,
        }
    }

    pub(crate) async fn connect(&self) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        if let Some(from) = self.from {
            socket.bind((from, 0).into()).unwrap();
        }
        socket.connect(self.addr).await.unwrap()
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, &[], "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.post_text(path, &body.to_string()).await
    }

    pub(crate) async fn post_text(&mut self, path: &str, body: &str) -> Answer {
        let origin = format!("http://{}", self.addr);
        self.request(
            "POST",
            path,
            &[("Origin", &origin), ("Content-Type", "application/json")],
            body,
        )
        .await
    }

    /// Sends a request as a page of the site would. If `body` is `null`, the request has no body.
    pub(crate) async fn send(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let origin = format!("http://{}", self.addr);
        let headers = [("Origin", origin.as_str()), ("Content-Type", "application/json")];
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        self.request(method, path, &headers, &body).await
    }

    /// Sends a request without a cookie. Returns the raw response; `None` if the server does not respond.
    pub(crate) async fn try_get(&self, path: &str) -> Option<String> {
        let mut stream = TcpStream::connect(self.addr).await.ok()?;
        let text = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.addr
        );
        stream.write_all(text.as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        (!answer.is_empty()).then_some(answer)
    }

    /// Sends a request with these headers, the cookie, `Host`, `Connection` and, if there is a body, `Content-Length`.
    pub(crate) async fn request(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let text = self.written(method, path, headers, body);
        let answer = exchange_on(self.connect().await, text.as_bytes()).await;
        self.take(method, path, answer)
    }

    /// Sends a request without a body. Does not wait for the end of a streamed response.
    pub(crate) async fn begin(&mut self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        let text = self.written(method, path, headers, "");
        let answer = begin_on(self.connect().await, text.as_bytes()).await;
        self.take(method, path, answer)
    }

    fn written(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> String {
        let mut text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n",
            self.addr
        );
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        if let Some(cookie) = &self.cookie {
            text += &format!("Cookie: {cookie}\r\n");
        }
        if !body.is_empty() {
            text += &format!("Content-Length: {}\r\n", body.len());
        }
        text += "\r\n";
        text += body;
        text
    }

    fn take(&mut self, method: &str, path: &str, answer: Answer) -> Answer {
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(ToOwned::to_owned);
        }
        documented::check(method, path, &answer);
        answer
    }
}

/// Sends bytes and reads the response, or only its start if it is streamed.
async fn begin_on(mut stream: TcpStream, bytes: &[u8]) -> Answer {
    let _ = stream.write_all(bytes).await;
    let mut text = Vec::new();
    let mut buffer = [0; 4_096];
    while let Ok(read @ 1..) = stream.read(&mut buffer).await {
        text.extend_from_slice(&buffer[..read]);
        let so_far = String::from_utf8_lossy(&text);
        if so_far.contains("\r\n\r\n") && parse(&so_far).header("transfer-encoding").is_some() {
            break;
        }
    }
    parse(&String::from_utf8_lossy(&text))
}

/// Sends bytes and reads the response until the connection closes.
pub(crate) async fn exchange(addr: SocketAddr, bytes: &[u8]) -> Answer {
    exchange_on(TcpStream::connect(addr).await.unwrap(), bytes).await
}

async fn exchange_on(mut stream: TcpStream, bytes: &[u8]) -> Answer {
    // The server may respond and close the connection before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut text = Vec::new();
    let _ = stream.read_to_end(&mut text).await;
    // Pictures are not text, but only their headers are checked.
    parse(&String::from_utf8_lossy(&text))
}

fn parse(text: &str) -> Answer {
    let (head, body) = text
        .split_once("\r\n\r\n")
        .unwrap_or_else(|| panic!("no answer: {text:?}"));
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    Answer {
        status,
        headers,
        body: body.to_owned(),
    }
}
