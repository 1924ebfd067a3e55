//! Whose request it is, as far as the network says.

use super::accept::Peer;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};

/// The address that a request comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<Peer>();
        // An application that is called without a connection has one client.
        Ok(Self(peer.map_or(Ipv4Addr::UNSPECIFIED.into(), |Peer(peer)| peer.ip())))
    }
}
