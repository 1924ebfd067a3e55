//! The router of declared endpoints.

use super::declaration::{Endpoint, State};
use axum::Router;

/// Endpoints about one subject.
#[derive(Debug)]
pub(crate) struct Group<S> {
    pub(crate) title: &'static str,
    pub(crate) endpoints: Vec<Endpoint<S>>,
}

/// Returns a router with exactly these endpoints.
pub(crate) fn router<S: State>(groups: Vec<Group<S>>) -> Router<S> {
    let endpoints = groups.into_iter().flat_map(|group| group.endpoints);
    endpoints.fold(Router::new(), |router, endpoint| {
        router.route(&endpoint.operation.path, endpoint.handler)
    })
}
