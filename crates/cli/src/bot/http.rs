//! HTTP/1.1 client for one server: single requests, and streams of lines. This module must not depend on the content of
//! messages.

use super::timers::within;
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, Response, Uri, header};
use hyper_util::rt::TokioIo;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

/// Maximum time to wait for a response or for stream data. The server sends an empty line every seven seconds.
const PATIENCE: Duration = Duration::from_secs(20);
/// Maximum size of a response or a line, in bytes.
const MOST_BYTES: usize = 1 << 20;

/// Address of a server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Target {
    host: String,
    port: u16,
    is_secure: bool,
    /// Prefix of every path, without a trailing slash.
    base: String,
}

impl Target {
    /// Parses `http://HOST:PORT/BASE` or `https://…`.
    pub(super) fn parse(url: &str) -> Result<Self, String> {
        let uri: Uri = url
            .parse()
            .map_err(|error| format!("{url:?} is not an address: {error}"))?;
        let is_secure = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(format!("{url:?} does not begin with http:// or https://")),
        };
        let host = uri.host().ok_or_else(|| format!("{url:?} names no server"))?;
        Ok(Self {
            host: host.trim_matches(['[', ']']).to_owned(),
            port: uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 }),
            is_secure,
            base: uri.path().trim_end_matches('/').to_owned(),
        })
    }

    /// Returns the URL of a path on the server.
    pub(super) fn url(&self, path: &str) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        format!("{scheme}://{}{}{path}", self.authority(), self.base)
    }

    fn authority(&self) -> String {
        let Self { host, port, .. } = self;
        if host.contains(':') {
            format!("[{host}]:{port}")
        } else {
            format!("{host}:{port}")
        }
    }
}

/// An HTTP client for one server. Connections are reused.
pub(super) struct Http {
    pub(super) target: Target,
    tls: Option<TlsConnector>,
    idle: Mutex<Vec<SendRequest<String>>>,
}

/// A complete response. `retry_after` is the delay that the server asks for.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) retry_after: Option<Duration>,
    pub(super) body: String,
}

/// Response body, read line by line.
pub(super) struct Lines {
    body: Incoming,
    waiting: Vec<u8>,
}

impl Http {
    pub(super) fn new(target: Target) -> Result<Self, String> {
        let tls = target.is_secure.then(tls).transpose()?;
        Ok(Self {
            target,
            tls,
            idle: Mutex::default(),
        })
    }

    /// Sends a request with a form body, which may be empty, and reads the response.
    pub(super) async fn request(
        &self,
        (method, path): (Method, &str),
        authorization: &str,
        form: &str,
    ) -> Result<Answer, String> {
        let exchange = async {
            let (connection, response) = self.send((method, path), authorization, form).await?;
            let (status, retry_after) = (response.status().as_u16(), retry_after(&response));
            let body = whole(response.into_body()).await?;
            self.lock_idle().push(connection);
            Ok(Answer {
                status,
                retry_after,
                body,
            })
        };
        within(PATIENCE, exchange)
            .await
            .unwrap_or_else(|| Err("the server did not answer in time".to_owned()))
    }

    /// Opens a stream of lines. Returns the response instead if the server refuses.
    pub(super) async fn open(&self, path: &str, authorization: &str) -> Result<Result<Lines, Answer>, String> {
        let exchange = async {
            let (_, response) = self.send((Method::GET, path), authorization, "").await?;
            let (status, retry_after) = (response.status(), retry_after(&response));
            let body = response.into_body();
            if status.is_success() {
                let waiting = Vec::new();
                return Ok(Ok(Lines { body, waiting }));
            }
            let body = whole(body).await?;
            let status = status.as_u16();
            Ok(Err(Answer {
                status,
                retry_after,
                body,
            }))
        };
        within(PATIENCE, exchange)
            .await
            .unwrap_or_else(|| Err("the server did not answer in time".to_owned()))
    }

    async fn send(
        &self,
        (method, path): (Method, &str),
        authorization: &str,
        form: &str,
    ) -> Result<(SendRequest<String>, Response<Incoming>), String> {
        let request = || {
            Request::builder()
                .method(method.clone())
                .uri(format!("{}{path}", self.target.base))
                .header(header::HOST, self.target.authority())
                .header(header::USER_AGENT, concat!("janggun/", env!("CARGO_PKG_VERSION")))
                .header(header::AUTHORIZATION, authorization)
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .body(form.to_owned())
                .map_err(|error| error.to_string())
        };
        // An idle connection may have been closed in the meantime, so a request that fails on it is sent again on a new
        // connection.
        let kept = self.lock_idle().pop();
        if let Some(mut connection) = kept
            && connection.ready().await.is_ok()
            && let Ok(response) = connection.send_request(request()?).await
        {
            return Ok((connection, response));
        }
        let mut connection = self.connect().await?;
        let response = connection.send_request(request()?).await;
        Ok((connection, response.map_err(|error| error.to_string())?))
    }

    async fn connect(&self) -> Result<SendRequest<String>, String> {
        let Target { host, port, .. } = &self.target;
        let stream = TcpStream::connect((host.as_str(), *port)).await;
        let stream = stream.map_err(|error| format!("{}: {error}", self.target.authority()))?;
        // Small requests, such as moves, must be sent at once.
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        match &self.tls {
            None => begin(stream).await,
            Some(tls) => {
                let name = ServerName::try_from(host.clone()).map_err(|error| error.to_string())?;
                begin(tls.connect(name, stream).await.map_err(|error| error.to_string())?).await
            }
        }
    }

    fn lock_idle(&self) -> std::sync::MutexGuard<'_, Vec<SendRequest<String>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn begin(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) -> Result<SendRequest<String>, String> {
    let (sender, connection) = handshake(TokioIo::new(stream))
        .await
        .map_err(|error| error.to_string())?;
    // The task ends after the sender and the last response are dropped. Connection errors also surface in a request.
    tokio::spawn(connection);
    Ok(sender)
}

/// Returns a TLS connector that trusts the operating system's root certificates.
fn tls() -> Result<TlsConnector, String> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err("the system has no certificates".to_owned());
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

fn retry_after(response: &Response<Incoming>) -> Option<Duration> {
    let value = response.headers().get(header::RETRY_AFTER)?;
    Some(Duration::from_secs(value.to_str().ok()?.parse().ok()?))
}

/// Returns the next chunk of a body; `None` at its end.
async fn chunk(body: &mut Incoming) -> Result<Option<Bytes>, String> {
    loop {
        match poll_fn(|context| Pin::new(&mut *body).poll_frame(context)).await {
            None => return Ok(None),
            Some(Err(error)) => return Err(error.to_string()),
            Some(Ok(frame)) => {
                if let Ok(bytes) = frame.into_data() {
                    return Ok(Some(bytes));
                }
            }
        }
    }
}

async fn whole(mut body: Incoming) -> Result<String, String> {
    let mut bytes = Vec::new();
    while let Some(more) = chunk(&mut body).await? {
        if bytes.len() + more.len() > MOST_BYTES {
            return Err("the answer is too long".to_owned());
        }
        bytes.extend_from_slice(&more);
    }
    String::from_utf8(bytes).map_err(|error| error.to_string())
}

impl Lines {
    /// Returns the next non-empty line; `None` if the stream has ended or failed.
    pub(super) async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.waiting.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.waiting.drain(..=end).collect();
                let line = String::from_utf8(line).ok()?;
                if !line.trim().is_empty() {
                    return Some(line.trim().to_owned());
                }
                continue;
            }
            let more = within(PATIENCE, chunk(&mut self.body)).await?.ok()??;
            if self.waiting.len() + more.len() > MOST_BYTES {
                return None;
            }
            self.waiting.extend_from_slice(&more);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Target;

    #[test]
    fn addresses_of_servers_are_read() {
        let target = |host: &str, port, is_secure, base: &str| Target {
            host: host.to_owned(),
            port,
            is_secure,
            base: base.to_owned(),
        };
        for (url, expected) in [
            ("http://127.0.0.1:8080", target("127.0.0.1", 8080, false, "")),
            ("http://[::1]:8080/", target("::1", 8080, false, "")),
            (
                "https://janggi.example/club/",
                target("janggi.example", 443, true, "/club"),
            ),
        ] {
            assert_eq!(Target::parse(url), Ok(expected));
        }
        for wrong in ["", "127.0.0.1:8080", "ftp://a", "http://", "http://a b"] {
            assert!(Target::parse(wrong).is_err(), "{wrong}");
        }
        assert_eq!(Target::parse("http://[::1]").unwrap().authority(), "[::1]:80");
    }
}
