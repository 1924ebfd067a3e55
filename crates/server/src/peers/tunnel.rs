//! Tunnels a WebSocket between a client and the owner of the database, without parsing its frames.

use crate::clock;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, copy, split};

/// Time allowed for the second direction to end after the first.
const LAST_BYTES: Duration = Duration::from_secs(2);

/// Forwards bytes in both directions until both have ended or `end` completes. After the first has ended, the second
/// has [`LAST_BYTES`] left.
pub(super) async fn forward(client: OnUpgrade, owner: OnUpgrade, end: impl Future<Output = ()>) {
    let forwarded = async {
        let (Ok(client), Ok(owner)) = tokio::join!(client, owner) else {
            // A connection was closed before the upgrade was complete.
            return;
        };
        let (from_client, to_client) = split(TokioIo::new(client));
        let (from_owner, to_owner) = split(TokioIo::new(owner));
        let (up, down) = (one_way(from_client, to_owner), one_way(from_owner, to_client));
        tokio::pin!(up, down);
        // A client that has stopped reading must not keep its connection open after the owner has closed its own.
        tokio::select! {
            () = &mut up => drop(clock::timeout(LAST_BYTES, down).await),
            () = &mut down => drop(clock::timeout(LAST_BYTES, up).await),
        }
    };
    tokio::select! {
        () = forwarded => {}
        () = end => {}
    }
}

async fn one_way(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin) {
    // An error ends this direction, as a closed connection does.
    let _ = copy(&mut from, &mut to).await;
    let _ = to.shutdown().await;
}
