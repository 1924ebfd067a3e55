//! Authentication between servers that share a database. A forwarded request has headers with the secret of the
//! database's owner and the client's address. A third header marks worker processes of the forwarding server.

use axum::http::{HeaderMap, HeaderName};
use sha2::{Digest, Sha256};
use std::net::IpAddr;

/// Header with the secret. A request with this header is never forwarded again.
pub(crate) const PEER: HeaderName = HeaderName::from_static("x-janggun-peer");
/// Header with the client's address.
pub(crate) const CLIENT: HeaderName = HeaderName::from_static("x-janggun-client");

/// Header with the release of the server that started the worker.
pub(crate) const WORKER: HeaderName = HeaderName::from_static("x-janggun-worker");
/// The release of this program. Workers of other releases might not understand its jobs or might choose other moves.
pub(crate) const RELEASE: &str = env!("CARGO_PKG_VERSION");

/// The client that a request is attributed to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Forwarded {
    pub(super) client: IpAddr,
    /// Whether the client is a worker process of the forwarding server, of the same release as this server.
    pub(super) is_worker: bool,
}

/// Request extension that marks a worker process of another server with the same database.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LentWorker;

/// Hash of the secret in forwarded requests. Comparing hashes keeps timing from revealing the secret.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PeerKey([u8; 32]);

/// Error: the secret is not this server's, or the client's address is missing or invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WrongKey;

impl PeerKey {
    pub(crate) fn new(secret: &str) -> Self {
        Self(hash(secret.as_bytes()))
    }

    /// Removes the headers and returns the client; `None` if the request was not forwarded.
    pub(super) fn take(self, headers: &mut HeaderMap) -> Result<Option<Forwarded>, WrongKey> {
        let (secret, client, worker) = (headers.remove(PEER), headers.remove(CLIENT), headers.remove(WORKER));
        let Some(secret) = secret else { return Ok(None) };
        let client = client.and_then(|client| client.to_str().ok()?.parse().ok());
        match client {
            Some(client) if hash(secret.as_bytes()) == self.0 => Ok(Some(Forwarded {
                client,
                is_worker: worker.is_some_and(|release| release == RELEASE),
            })),
            _ => Err(WrongKey),
        }
    }
}

fn hash(secret: &[u8]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

#[cfg(test)]
mod tests {
    use super::{CLIENT, Forwarded, PEER, PeerKey, RELEASE, WORKER, WrongKey};
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(HeaderName, &'static str)| (name.clone(), HeaderValue::from_static(value));
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_the_secret_makes_the_other_header_count() {
        let key = PeerKey::new("0123");
        let forwarded = |client: &str, is_worker| {
            let client = client.parse().unwrap();
            Ok(Some(Forwarded { client, is_worker }))
        };
        for (pairs, expected) in [
            (vec![], Ok(None)),
            (vec![(CLIENT, "192.0.2.1")], Ok(None)),
            (vec![(CLIENT, "192.0.2.1"), (WORKER, RELEASE)], Ok(None)),
            (
                vec![(PEER, "0123"), (CLIENT, "192.0.2.1")],
                forwarded("192.0.2.1", false),
            ),
            (
                vec![(PEER, "0123"), (CLIENT, "2001:db8::1"), (WORKER, RELEASE)],
                forwarded("2001:db8::1", true),
            ),
            (
                vec![(PEER, "0123"), (CLIENT, "2001:db8::1"), (WORKER, "0.1.0")],
                forwarded("2001:db8::1", false),
            ),
            (vec![(PEER, "0123")], Err(WrongKey)),
            (vec![(PEER, "0123"), (CLIENT, "client")], Err(WrongKey)),
            (vec![(PEER, "0124"), (CLIENT, "192.0.2.1")], Err(WrongKey)),
            (vec![(PEER, ""), (CLIENT, "192.0.2.1")], Err(WrongKey)),
        ] {
            let mut headers = headers(&pairs);
            assert_eq!(key.take(&mut headers), expected, "{pairs:?}");
            assert!(headers.is_empty());
        }
    }
}
