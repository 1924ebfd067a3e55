//! The client's address behind a request.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};

/// The address of the client behind a request, not of a proxy. It is in the extensions of every request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let known = parts.extensions.get::<Self>().copied();
        // Without a connection, as in tests, all requests come from one client.
        Ok(known.unwrap_or(Self(Ipv4Addr::UNSPECIFIED.into())))
    }
}
