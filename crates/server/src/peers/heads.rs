//! Headers and targets of forwarded messages. Headers that belong to a single connection are removed (RFC 9110, section
//! 7.6.1), except those of an upgrade.

use crate::net::{CLIENT, PEER, RELEASE, WORKER};
use axum::http::header::{self, HeaderName};
use axum::http::uri::{PathAndQuery, Uri};
use axum::http::{HeaderMap, HeaderValue};
use std::net::IpAddr;

const OF_A_CONNECTION: [HeaderName; 8] = [
    header::CONNECTION,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("proxy-connection"),
    header::TE,
    header::TRAILER,
    header::TRANSFER_ENCODING,
    header::UPGRADE,
    // Each server answers this header itself.
    header::EXPECT,
];

/// Prepares a request's headers for the owner of the database, which expects `secret`. `is_worker` marks the client as
/// a worker process of this server. Returns `None` if the secret is not a valid header value.
pub(super) fn of_request(headers: &mut HeaderMap, secret: &str, (client, is_worker): (IpAddr, bool)) -> Option<()> {
    if headers.contains_key(header::TRANSFER_ENCODING) {
        // `Transfer-Encoding` overrides `Content-Length`.
        headers.remove(header::CONTENT_LENGTH);
    }
    clean(headers);
    let mut secret = HeaderValue::from_str(secret).ok()?;
    secret.set_sensitive(true);
    headers.insert(PEER, secret);
    headers.insert(CLIENT, HeaderValue::from_str(&client.to_string()).ok()?);
    headers.remove(WORKER);
    if is_worker {
        headers.insert(WORKER, HeaderValue::from_static(RELEASE));
    }
    Some(())
}

/// Returns a request's target in the form that servers expect: path and query, without a host.
pub(super) fn target(uri: &Uri) -> Uri {
    let slash = || PathAndQuery::from_static("/");
    uri.path_and_query().cloned().unwrap_or_else(slash).into()
}

/// Removes the headers that belong to a single connection, except those of an upgrade.
pub(super) fn clean(headers: &mut HeaderMap) {
    let upgrade = is_upgrade(headers)
        .then(|| headers.get(header::UPGRADE).cloned())
        .flatten();
    let named: Vec<HeaderName> = names(headers).filter_map(|name| name.parse().ok()).collect();
    for name in named.into_iter().chain(OF_A_CONNECTION) {
        headers.remove(name);
    }
    if let Some(upgrade) = upgrade {
        headers.insert(header::UPGRADE, upgrade);
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
    }
}

/// Returns whether a message requests or accepts an upgrade to a different protocol.
pub(super) fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE) && names(headers).any(|name| name.eq_ignore_ascii_case("upgrade"))
}

/// Returns the names listed in the `Connection` header.
fn names(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(header::CONNECTION).iter();
    lines
        .flat_map(|line| line.to_str().unwrap_or_default().split(','))
        .map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::{clean, of_request, target};
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
        pairs.iter().map(pair).collect()
    }

    fn shown(headers: &HeaderMap) -> Vec<String> {
        let mut lines: Vec<_> = headers
            .iter()
            .map(|(name, value)| format!("{name}: {}", value.to_str().unwrap()))
            .collect();
        lines.sort_unstable();
        lines
    }

    #[test]
    fn what_belongs_to_a_connection_is_not_forwarded() {
        let mut request = headers(&[
            ("host", "janggi.example"),
            ("cookie", "janggun_guest=1"),
            ("connection", "keep-alive, X-Of-This"),
            ("x-of-this", "1"),
            ("keep-alive", "timeout=5"),
            ("te", "trailers"),
            ("upgrade", "h2c"),
            ("transfer-encoding", "chunked"),
            ("content-length", "7"),
            ("x-forwarded-for", "192.0.2.9"),
            ("x-janggun-client", "192.0.2.8"),
            ("x-janggun-worker", "0.2.0"),
        ]);
        of_request(&mut request, "0123", ("192.0.2.1".parse().unwrap(), false)).unwrap();
        let expected = [
            "cookie: janggun_guest=1",
            "host: janggi.example",
            "x-forwarded-for: 192.0.2.9",
            "x-janggun-client: 192.0.2.1",
            "x-janggun-peer: 0123",
        ];
        assert_eq!(shown(&request), expected);
    }

    #[test]
    fn an_upgrade_is_forwarded_and_nothing_else_of_its_connection() {
        let mut request = headers(&[
            ("connection", "close, Upgrade"),
            ("upgrade", "websocket"),
            ("sec-websocket-key", "x"),
        ]);
        clean(&mut request);
        assert_eq!(
            shown(&request),
            ["connection: upgrade", "sec-websocket-key: x", "upgrade: websocket"]
        );
    }

    #[test]
    fn the_target_has_no_host() {
        for (uri, expected) in [
            ("/a/b?c=d", "/a/b?c=d"),
            ("http://other.example/a?b", "/a?b"),
            ("http://other.example", "/"),
        ] {
            assert_eq!(target(&uri.parse().unwrap()).to_string(), expected);
        }
    }
}
