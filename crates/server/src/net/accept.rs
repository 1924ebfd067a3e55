//! The accept loop: our own, because axum's has no timeout for a request's head. Must not know routes.

use super::client_address::ClientAddress;
use super::paced::{Pace, Paced};
use super::trusted_proxies::{AddressBlock, client_address, is_trusted};
use crate::clock;
use crate::limits::{AddressPrefix, Limits, OpenCount, OpenCounts, SITE_SHARES};
use crate::shutdown::ShutdownSignal;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::ServiceExt;

/// Largest head of a request, bytes.
const HEAD_BYTES: usize = 16 * 1024;
/// After a failed accept, as for want of file descriptors: wait for some to be given back.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// What every connection is served with.
#[derive(Debug, Clone)]
pub(crate) struct Acceptor {
    pub(crate) router: Router,
    pub(crate) limits: Limits,
    /// See [`crate::Config::trusted_proxies`].
    pub(crate) trusted_proxies: Arc<[AddressBlock]>,
    pub(crate) shutdown: ShutdownSignal,
}

/// How many connections there may be, in all and of one address prefix.
struct Places {
    all: Arc<Semaphore>,
    by_address: OpenCounts<AddressPrefix>,
    by_site: OpenCounts<AddressPrefix>,
    trusted_proxies: Arc<[AddressBlock]>,
}

/// One connection among them, until it is dropped.
struct Place {
    _of_all: OwnedSemaphorePermit,
    /// `None` for a trusted proxy, which brings everybody's.
    _of_address: Option<OpenCount<AddressPrefix>>,
    /// `None` for IPv4 as well.
    _of_site: Option<OpenCount<AddressPrefix>>,
}

impl Places {
    fn new(acceptor: &Acceptor) -> Self {
        let limits = &acceptor.limits;
        Self {
            all: Arc::new(Semaphore::new(limits.connections.min(Semaphore::MAX_PERMITS))),
            by_address: OpenCounts::new(limits.connections_by_address),
            by_site: OpenCounts::new(limits.connections_by_address.saturating_mul(SITE_SHARES as usize)),
            trusted_proxies: Arc::clone(&acceptor.trusted_proxies),
        }
    }

    /// A place for a connection from `peer`, if there is one.
    fn take(&self, peer: IpAddr) -> Option<Place> {
        let peer = (!is_trusted(peer, &self.trusted_proxies)).then(|| AddressPrefix::from(peer));
        let of_address = peer.map(|prefix| self.by_address.add(prefix)).transpose().ok()?;
        let of_site = peer.and_then(AddressPrefix::site).map(|site| self.by_site.add(site));
        Some(Place {
            _of_all: Arc::clone(&self.all).try_acquire_owned().ok()?,
            _of_address: of_address,
            _of_site: of_site.transpose().ok()?,
        })
    }
}

/// Serves `listener` until the shutdown, then lets what is being answered be answered.
///
/// Comes back when the last connection has ended. It does not wait for WebSockets, which have left HTTP behind; they keep
/// their place among the connections.
pub(crate) async fn accept(listener: TcpListener, acceptor: Acceptor) {
    let places = Places::new(&acceptor);
    let mut shutdown = acceptor.shutdown.clone();
    let mut connections = tokio::task::JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = shutdown.wait() => break,
        };
        // Collects what has ended, or the set would grow for ever.
        while connections.try_join_next().is_some() {}
        match accepted {
            Ok((stream, peer)) => {
                // Full: the connection is closed at once, which costs least.
                let Some(place) = places.take(peer.ip()) else { continue };
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

async fn serve(stream: TcpStream, peer: SocketAddr, place: Place, acceptor: Acceptor) {
    let Acceptor {
        router,
        limits,
        trusted_proxies,
        mut shutdown,
    } = acceptor;
    // A move is one small packet: it must not wait for a second one.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
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
        // The other side's doing, as a rule: half a request, or gone.
        tracing::debug!(%peer, %error, "connection ended");
    }
}
