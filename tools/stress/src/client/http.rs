//! HTTP requests, each on its own connection.

use serde_json::Value;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// An HTTP request: `POST` if it has a body, otherwise `GET`.
#[derive(Debug)]
pub(super) struct Request<'a> {
    pub(super) path: &'a str,
    pub(super) cookie: Option<&'a str>,
    pub(super) body: Option<&'a Value>,
}

#[derive(Debug)]
pub(super) struct Response {
    pub(super) status: u16,
    /// The cookie that the response sets, as `name=value`.
    pub(super) cookie: Option<String>,
    pub(super) body: String,
}

/// Opens a connection from `source`.
pub(super) async fn connect(source: Ipv4Addr, server: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((source, 0).into())?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Sends the request and reads the whole response.
pub(super) async fn send(source: Ipv4Addr, server: SocketAddr, request: Request<'_>) -> io::Result<Response> {
    let mut stream = connect(source, server).await?;
    stream.write_all(request.text(server).as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8_lossy(&bytes);
    parse(&text).ok_or_else(|| io::Error::new(io::ErrorKind::UnexpectedEof, "no whole HTTP response"))
}

impl Request<'_> {
    fn text(&self, server: SocketAddr) -> String {
        let cookie = self
            .cookie
            .map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
        let path = self.path;
        let Some(body) = self.body else {
            return format!("GET {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n{cookie}\r\n");
        };
        let body = body.to_string();
        let length = body.len();
        format!(
            "POST {path} HTTP/1.1\r\nhost: {server}\r\norigin: http://{server}\r\nconnection: close\r\n{cookie}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
    }
}

fn parse(text: &str) -> Option<Response> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let field = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.to_ascii_lowercase(), value.trim().to_owned()))
    };
    let fields: Vec<(String, String)> = lines.filter_map(field).collect();
    let value = |wanted: &str| fields.iter().find(|(name, _)| name == wanted).map(|(_, value)| value);
    let length: usize = value("content-length")?.parse().ok()?;
    let cookie = value("set-cookie").and_then(|set| set.split(';').next());
    (body.len() == length).then(|| Response {
        status,
        cookie: cookie.map(str::to_owned),
        body: body.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn a_response_that_was_cut_off_is_none() {
        let whole = "HTTP/1.1 201 Created\r\nSet-Cookie: a=b; HttpOnly\r\nContent-Length: 2\r\n\r\n{}";
        let response = parse(whole).expect("it is whole");
        assert_eq!((response.status, response.body.as_str()), (201, "{}"));
        assert_eq!(response.cookie.as_deref(), Some("a=b"));
        for cut in 0..whole.len() {
            assert!(parse(&whole[..cut]).is_none(), "{cut}");
        }
    }
}
