//! The accept loop, written here because axum's has no timeout for a request's head. Must not depend on routes.

use super::client_address::ClientAddress;
use super::paced::{Pace, Paced};
use super::trusted_proxies::{AddressBlock, client_address, is_trusted};
use crate::clock;
use crate::limits::{Place, Pool, ServerLimits, Sharer, Shares};
use crate::shutdown::ShutdownSignal;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Once};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

/// Maximum size of a request's head, in bytes.
const HEAD_BYTES: usize = 16 * 1024;
/// Pause after a failed accept, for example without free file descriptors.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// State that every connection needs.
#[derive(Debug, Clone)]
pub(crate) struct Acceptor {
    pub(crate) router: Router,
    pub(crate) limits: ServerLimits,
    /// See [`crate::Config::trusted_proxies`].
    pub(crate) trusted_proxies: Arc<[AddressBlock]>,
    pub(crate) shutdown: ShutdownSignal,
}

/// Returns the pool of slots for connections.
fn places(acceptor: &Acceptor) -> Pool {
    Pool::new(Shares {
        all: acceptor.limits.connections,
        of_address: acceptor.limits.connections_by_address,
        ..Shares::UNBOUNDED
    })
}

/// Returns the client whose share a connection from `peer` uses: none for a trusted proxy, which forwards the requests
/// of many clients.
fn sharer(peer: IpAddr, trusted_proxies: &[AddressBlock]) -> Sharer {
    Sharer {
        address: (!is_trusted(peer, trusted_proxies)).then(|| peer.into()),
        player: None,
    }
}

/// Serves `listener` until the shutdown, then finishes the responses in progress.
///
/// Returns when the last connection has ended. It does not wait for WebSockets, which are no longer HTTP connections
/// but keep their slots.
pub(crate) async fn accept(listener: TcpListener, acceptor: Acceptor) {
    let places = places(&acceptor);
    let mut shutdown = acceptor.shutdown.clone();
    let mut connections = tokio::task::JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = shutdown.wait() => break,
        };
        // Remove ended connections; otherwise the set would grow for ever.
        while connections.try_join_next().is_some() {}
        match accepted {
            Ok((stream, peer)) => {
                // If there is no slot, the connection is closed at once, which costs least.
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

/// Logs, once per process, that a peer which is not a trusted proxy forwards the addresses of clients. Usually the
/// operator forgot to name the proxy, and everyone behind it shares one budget.
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

async fn serve(stream: TcpStream, peer: SocketAddr, place: Place, acceptor: Acceptor) {
    let Acceptor {
        router,
        limits,
        trusted_proxies,
        mut shutdown,
    } = acceptor;
    // A move is one small packet, which must not wait for a second one.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        warn_of_a_forgotten_proxy(peer.ip(), request.headers(), &trusted_proxies);
        let client = client_address(peer.ip(), request.headers(), &trusted_proxies);
        request.extensions_mut().insert(ClientAddress(client));
        router.clone().oneshot(request.map(Body::new))
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
        .serve_connection(TokioIo::new(Paced::new(stream, pace, place)), service)
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
        // Usually caused by the client: an incomplete request, or a closed connection.
        tracing::debug!(%peer, %error, "connection ended");
    }
}
