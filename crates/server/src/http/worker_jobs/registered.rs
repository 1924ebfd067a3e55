//! Extractor of the worker behind a request, identified by the secret it was started with.

use crate::endpoint::{Input, Operation, Who};
use crate::error::AppError;
use crate::identity::decode;
use crate::jobs::{JobBroker, WorkerId};
use axum::extract::{FromRef, FromRequestParts};
use axum::http::header;
use axum::http::request::Parts;
use std::sync::Arc;
use wire::Code;

/// The worker behind a request.
pub(crate) struct RegisteredWorker(pub(super) WorkerId);

impl<S: Send + Sync> FromRequestParts<S> for RegisteredWorker
where
    Arc<JobBroker>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let value = parts
            .headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok());
        let secret = value.and_then(|value| value.strip_prefix("Bearer ")).and_then(decode);
        let jobs = Arc::<JobBroker>::from_ref(state);
        let worker = secret.and_then(|secret| jobs.worker_of(&secret));
        worker.map(Self).ok_or_else(|| Code::BadToken.into())
    }
}

impl Input for RegisteredWorker {
    fn describe(operation: &mut Operation) {
        operation.who = Who::Workers;
        operation.codes.insert(Code::BadToken);
    }
}
