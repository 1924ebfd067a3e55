//! The connection to another server for the forwarded requests of one client connection. Client connections never share
//! an upstream connection, so that a request cannot be mistaken for that of a different client.

use crate::clock;
use axum::body::Body;
use axum::http::{Request, Response};
use hyper::body::Incoming;
use hyper::client::conn::http1::{self, SendRequest};
use hyper_util::rt::TokioIo;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::Mutex;

/// Timeout for connecting to a server in the same network.
const CONNECT: Duration = Duration::from_secs(2);

/// A connection that is opened by the first request. Clones share it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Upstream(Arc<Mutex<Option<SendRequest<Body>>>>);

/// Failure to get a response.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoResponse {
    /// The server cannot be reached.
    #[error("{0}")]
    Unreachable(#[from] io::Error),
    /// The connection broke before the response.
    #[error("{0}")]
    Broken(#[from] hyper::Error),
}

impl Upstream {
    /// Sends a request and returns the response. A connection opened for it is closed when `end` completes.
    pub(crate) async fn send(
        &self,
        address: &str,
        mut request: Request<Body>,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> Result<Response<Incoming>, NoResponse> {
        // The requests of an HTTP/1.1 connection are handled one at a time, so this lock is never contended.
        let mut kept = self.0.lock().await;
        if let Some(mut open) = kept.take()
            && open.ready().await.is_ok()
        {
            match open.try_send_request(request).await {
                Ok(response) => {
                    *kept = Some(open);
                    return Ok(response);
                }
                // The idle connection was closed. If the request was not sent, it is sent on a new connection.
                Err(mut failed) => match failed.take_message() {
                    Some(unsent) => request = unsent,
                    None => return Err(failed.into_error().into()),
                },
            }
        }
        let mut open = connect(address, end).await?;
        let response = open.send_request(request).await?;
        *kept = Some(open);
        Ok(response)
    }
}

async fn connect(
    address: &str,
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<SendRequest<Body>, NoResponse> {
    let connected = clock::timeout(CONNECT, TcpStream::connect(address)).await;
    let stream = connected.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
    // Nagle's algorithm would delay moves, which are small packets.
    stream.set_nodelay(true)?;
    let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(async move {
        tokio::select! {
            // The pending request returns the error.
            _ = connection.with_upgrades() => {}
            () = end => {}
        }
    });
    Ok(sender)
}
