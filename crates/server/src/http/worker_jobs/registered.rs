//! Extractor for the worker that sent a request, identified by the secret that it was started with.

use crate::endpoint::{Input, Operation, Who};
use crate::error::AppError;
use crate::identity::decode;
use crate::jobs::{JobBroker, WorkerId};
use crate::net::LentWorker;
use crate::services::Services;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use std::sync::Arc;
use wire::Code;

/// The worker that sent a request.
pub(crate) struct RegisteredWorker(pub(super) WorkerId);

impl<S: Send + Sync> FromRequestParts<S> for RegisteredWorker
where
    Arc<JobBroker>: FromRef<S>,
    Arc<Services>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let secret = secret_of(&parts.headers).ok_or(Code::BadToken)?;
        let jobs = Arc::<JobBroker>::from_ref(state);
        let worker = if parts.extensions.get::<LentWorker>().is_some() {
            let Services { clock, .. } = &*Arc::<Services>::from_ref(state);
            Some(jobs.lent(secret, clock.now_ms()))
        } else {
            jobs.worker_of(&secret)
        };
        worker.map(Self).ok_or_else(|| Code::BadToken.into())
    }
}

/// Returns the worker's secret from the `Authorization` header.
pub(crate) fn secret_of(headers: &HeaderMap) -> Option<[u8; 32]> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").and_then(decode)
}

impl Input for RegisteredWorker {
    fn describe(operation: &mut Operation) {
        operation.who = Who::Workers;
        operation.codes.insert(Code::BadToken);
    }
}
