//! Sends messages to push services over HTTPS. Their addresses are untrusted: a name must resolve only to public
//! addresses, the connection goes to a checked address, redirects are not followed, and responses are limited in time
//! and size.

use super::config::{PushNetwork, PushRehearsal};
use super::endpoint::Endpoint;
use super::public_address::is_public;
use crate::clock;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Timeout for the whole request, from resolving the name to the end of the response.
const LIMIT: Duration = Duration::from_secs(15);
/// Maximum number of bytes read from a response. The content is ignored.
const ANSWER: usize = 4_096;
const PORT: u16 = 443;

/// Sender of messages to push services.
pub(super) struct Sender {
    network: PushNetwork,
    tls: TlsConnector,
}

/// An encrypted message with its endpoint and header values.
pub(super) struct Message<'a> {
    pub(super) endpoint: &'a Endpoint,
    /// Value of the `Authorization` header, see [`super::vapid`].
    pub(super) authorization: &'a str,
    /// The push service replaces an undelivered message with the same topic.
    pub(super) topic: &'a str,
    /// Time for which the push service should try to deliver the message.
    pub(super) lasts: Duration,
    /// Encrypted body, see [`super::seal`].
    pub(super) sealed: Vec<u8>,
}

/// Reason why a message was not sent.
#[derive(Debug)]
pub(super) enum Unsent {
    /// The push service no longer has the subscription.
    Gone,
    /// A permanent failure.
    Refused(String),
    /// A temporary failure, with the minimum delay before a retry if the push service names one.
    Later(String, Option<Duration>),
}

impl Sender {
    /// Creates a sender that trusts the system's root certificates or, in tests, only that of the simulated network.
    ///
    /// # Errors
    ///
    /// If no trusted certificate can be loaded.
    pub(super) fn new(network: PushNetwork) -> Result<Self, String> {
        let mut roots = RootCertStore::empty();
        match &network {
            PushNetwork::Internet => {
                let found = rustls_native_certs::load_native_certs();
                roots.add_parsable_certificates(found.certs);
            }
            PushNetwork::Rehearsal(PushRehearsal { root, .. }) => {
                let root = CertificateDer::from(root.clone());
                roots.add(root).map_err(|error| error.to_string())?;
            }
        }
        if roots.is_empty() {
            return Err("the system has no certificates".to_owned());
        }
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self {
            network,
            tls: TlsConnector::from(Arc::new(config)),
        })
    }

    pub(super) async fn send(&self, message: Message<'_>) -> Result<(), Unsent> {
        match clock::timeout(LIMIT, self.try_to_send(message)).await {
            Ok(sent) => sent,
            Err(_) => Err(Unsent::Later("the push service took too long".to_owned(), None)),
        }
    }

    async fn try_to_send(&self, message: Message<'_>) -> Result<(), Unsent> {
        let stream = self.connect(&message.endpoint.host).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(later)?;
        let request = request(message)?;
        let answer = async { judge(sender.send_request(request).await.map_err(later)?).await };
        tokio::pin!(answer);
        // The connection is driven here and not in a task, so it ends with this future.
        tokio::select! {
            biased;
            judged = &mut answer => judged,
            _ = connection => answer.await,
        }
    }

    /// Connects to the first address that answers. All addresses of the host must be public.
    async fn connect(&self, host: &str) -> Result<TlsStream<TcpStream>, Unsent> {
        let addresses = self.resolve(host).await.map_err(later)?;
        if addresses.is_empty() {
            return Err(Unsent::Later(format!("{host} has no address"), None));
        }
        if !addresses.iter().copied().all(is_public) {
            return Err(Unsent::Refused(format!(
                "{host} leads to an address that is not public"
            )));
        }
        let name = ServerName::try_from(host.to_owned()).map_err(|error| Unsent::Refused(error.to_string()))?;
        let mut failure = None;
        for address in addresses {
            let place = match &self.network {
                PushNetwork::Internet => SocketAddr::new(address, PORT),
                PushNetwork::Rehearsal(rehearsal) => rehearsal.service,
            };
            match TcpStream::connect(place).await {
                Ok(stream) => return self.tls.connect(name, stream).await.map_err(later),
                Err(error) => failure = Some(error),
            }
        }
        Err(later(failure.unwrap_or_else(|| io::ErrorKind::NotFound.into())))
    }

    async fn resolve(&self, host: &str) -> io::Result<Vec<IpAddr>> {
        match &self.network {
            PushNetwork::Internet => Ok(lookup_host((host, PORT)).await?.map(|place| place.ip()).collect()),
            PushNetwork::Rehearsal(rehearsal) => {
                let named = rehearsal.names.iter().find(|(name, _)| name == host);
                named
                    .map(|(_, addresses)| addresses.clone())
                    .ok_or_else(|| io::ErrorKind::NotFound.into())
            }
        }
    }
}

fn request(message: Message<'_>) -> Result<Request<Body>, Unsent> {
    let Endpoint { host, path } = message.endpoint;
    Request::post(path)
        .header(header::HOST, host)
        .header(header::AUTHORIZATION, message.authorization)
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header(header::CONTENT_LENGTH, message.sealed.len())
        .header("TTL", message.lasts.as_secs())
        .header("Topic", message.topic)
        .header("Urgency", "high")
        .body(Body::from(message.sealed))
        .map_err(|error| Unsent::Refused(error.to_string()))
}

/// Interprets a response. A redirect is a failure, because it would lead to an unchecked address.
async fn judge(answer: Response<hyper::body::Incoming>) -> Result<(), Unsent> {
    let status = answer.status();
    let retry = answer.headers().get(header::RETRY_AFTER);
    let retry = retry
        .and_then(|value| value.to_str().ok()?.parse().ok())
        .map(Duration::from_secs);
    // The body is read, up to a limit, so that the connection is not reset.
    let _ = to_bytes(Body::new(answer.into_body()), ANSWER).await;
    match status {
        _ if status.is_success() => Ok(()),
        StatusCode::NOT_FOUND | StatusCode::GONE => Err(Unsent::Gone),
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Err(Unsent::Later(status.to_string(), retry)),
        _ if status.is_server_error() => Err(Unsent::Later(status.to_string(), retry)),
        _ => Err(Unsent::Refused(status.to_string())),
    }
}

fn later(error: impl std::fmt::Display) -> Unsent {
    Unsent::Later(error.to_string(), None)
}
