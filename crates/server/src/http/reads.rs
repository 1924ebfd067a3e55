//! Middleware that charges read-only requests to the client's address.

use crate::admission::Admission;
use crate::error::AppError;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

/// Middleware for every route. `/health` without a query is not charged.
pub(crate) async fn charge(
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    request: Request,
    next: Next,
) -> Result<Response, AppError> {
    let reads_only = matches!(*request.method(), Method::GET | Method::HEAD);
    let uri = request.uri();
    let health = uri.path() == "/health" && uri.query().is_none();
    if reads_only && !health {
        // Charged to the address only: looking up the guest would cost as much as the limit saves.
        admission.charge(Work::Get, Client { address, guest: None })?;
    }
    Ok(next.run(request).await)
}
