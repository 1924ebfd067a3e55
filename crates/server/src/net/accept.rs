//! The accept loop. axum's own has no timeout for request heads. Must not depend on routes.

use super::client_address::ClientAddress;
use super::paced::{Pace, Paced};
use super::peer_key::{Forwarded, LentWorker, PeerKey, WrongKey};
use super::trusted_proxies::{AddressBlock, client_address, is_trusted};
use super::upstream::Upstream;
use crate::clock;
use crate::limits::{Place, Pool, ServerLimits, Sharer, Shares};
use crate::shutdown::ShutdownSignal;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, Response, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

/// Maximum size of a request's head, in bytes.
const HEAD_BYTES: usize = 16 * 1024;
/// Pause after a failed accept, for example when the process has run out of file descriptors.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// State shared by all connections.
#[derive(Debug, Clone)]
pub(crate) struct Acceptor {
    pub(crate) router: Router,
    pub(crate) limits: ServerLimits,
    /// See [`crate::Config::trusted_proxies`].
    pub(crate) trusted_proxies: Arc<[AddressBlock]>,
    pub(crate) shutdown: ShutdownSignal,
    pub(crate) peers: Peers,
}

/// Role of this server among those that share its database.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Peers {
    /// No other server forwards requests to this one.
    None,
    /// Other servers forward requests to this one, with this key.
    Accepted(PeerKey),
    /// This server forwards requests. All requests of a connection have the same [`Upstream`] in their extensions.
    Forwarding,
}

impl Peers {
    /// Returns the client of a request that another server has forwarded; `None` if it came directly.
    fn forwarded(self, headers: &mut HeaderMap) -> Result<Option<Forwarded>, WrongKey> {
        match self {
            Self::Accepted(key) => key.take(headers),
            Self::None | Self::Forwarding => Ok(None),
        }
    }
}

fn places(acceptor: &Acceptor) -> Pool {
    Pool::new(Shares {
        all: acceptor.limits.connections,
        of_address: acceptor.limits.connections_by_address,
        ..Shares::UNBOUNDED
    })
}

/// Returns the client that a connection from `peer` counts against: none for a trusted proxy, which serves many
/// clients.
fn sharer(peer: IpAddr, trusted_proxies: &[AddressBlock]) -> Sharer {
    Sharer {
        address: (!is_trusted(peer, trusted_proxies)).then(|| peer.into()),
        player: None,
    }
}

/// Serves `listener` until the server shuts down, then waits for responses in progress.
///
/// It does not wait for WebSockets: they are no longer HTTP connections, but keep their slots.
pub(crate) async fn accept(listener: TcpListener, acceptor: Acceptor) {
    let places = places(&acceptor);
    let mut shutdown = acceptor.shutdown.clone();
    let mut connections = tokio::task::JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = shutdown.wait() => break,
        };
        // Removes closed connections; otherwise the set would grow forever.
        while connections.try_join_next().is_some() {}
        match accepted {
            Ok((stream, peer)) => {
                // Without a free slot, the connection is closed at once, which is cheaper than an error response.
                let sharer = sharer(peer.ip(), &acceptor.trusted_proxies);
                let Ok(place) = places.take(sharer, 1) else { continue };
                connections.spawn(serve(stream, peer, place, acceptor.clone()));
            }
            Err(error) => {
                tracing::warn!(%error, "accept failed");
                clock::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Warns, once per process, about an `X-Forwarded-For` header from a peer that is not a trusted proxy. Usually the
/// operator forgot to configure the proxy, so all clients behind it share one budget.
fn warn_of_a_forgotten_proxy(peer: IpAddr, headers: &HeaderMap, trusted_proxies: &[AddressBlock]) {
    static SAID: Once = Once::new();
    if headers.contains_key("x-forwarded-for") && !is_trusted(peer, trusted_proxies) {
        SAID.call_once(|| {
            tracing::warn!(
                %peer,
                "X-Forwarded-For comes from a peer that is no trusted proxy and is ignored: if it is your proxy, name it with \
                 --trusted-proxy, or all of its clients share one budget"
            );
        });
    }
}

fn direct(peer: IpAddr, headers: &HeaderMap, trusted_proxies: &[AddressBlock]) -> Forwarded {
    warn_of_a_forgotten_proxy(peer, headers, trusted_proxies);
    Forwarded {
        client: client_address(peer, headers, trusted_proxies),
        is_worker: false,
    }
}

/// Returns the response to a request with a wrong key, which may be meant for another owner of the database.
fn misdirected() -> Response<Body> {
    let mut response = Response::default();
    *response.status_mut() = StatusCode::MISDIRECTED_REQUEST;
    response
}

async fn serve(stream: TcpStream, peer: SocketAddr, place: Place, acceptor: Acceptor) {
    let Acceptor {
        router,
        limits,
        trusted_proxies,
        mut shutdown,
        peers,
    } = acceptor;
    // Nagle's algorithm would delay moves, which are small packets.
    let _ = stream.set_nodelay(true);
    let upstream = matches!(peers, Peers::Forwarding).then(Upstream::default);
    let place = Arc::new(Mutex::new(place));
    let kept = Arc::clone(&place);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        let forwarded = peers.forwarded(request.headers_mut());
        let client = forwarded.map(|forwarded| {
            if forwarded.is_some() {
                // The other server already counts the client's connection.
                place.lock().unwrap_or_else(PoisonError::into_inner).leave_share();
            }
            forwarded.unwrap_or_else(|| direct(peer.ip(), request.headers(), &trusted_proxies))
        });
        let (router, upstream) = (router.clone(), upstream.clone());
        async move {
            let Ok(client) = client else {
                return Ok::<_, Infallible>(misdirected());
            };
            let extensions = request.extensions_mut();
            extensions.insert(ClientAddress(client.client));
            if client.is_worker {
                extensions.insert(LentWorker);
            }
            if let Some(upstream) = upstream {
                extensions.insert(upstream);
            }
            router.oneshot(request.map(Body::new)).await
        }
    });
    let pace = Pace {
        burst: limits.inbound_burst,
        rate: limits.inbound_rate,
        stall: limits.stall_timeout,
    };
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.header_timeout)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(Paced::new(stream, pace, kept)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = shutdown.wait() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        // Usually caused by the client, for example by an incomplete request or a closed connection.
        tracing::debug!(%peer, %error, "connection ended");
    }
}
