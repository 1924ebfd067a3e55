//! Errors of requests: refusals, whose details are sent to the client, and failures, whose details are not.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::fmt::Display;
use store::{CommandError, QueryError};
use wire::error::ErrorResponse;
use wire::{Code, ErrorBody};

/// Reason why a request failed.
#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum AppError {
    /// A refusal. The client receives all details.
    #[error(transparent)]
    Refused(#[from] ErrorBody),
    /// An internal error. The client receives a general message; the cause is logged.
    #[error("{0}")]
    Internal(String),
    /// The data could not be stored. The client receives the code and a retry delay.
    #[error("not stored: {0}")]
    NotStored(String),
}

impl AppError {
    #[cold]
    pub(crate) fn internal(cause: impl std::fmt::Display) -> Self {
        Self::Internal(cause.to_string())
    }

    /// Returns the error to send to the client. Logs the cause of an internal error.
    pub(crate) fn into_body(self) -> ErrorBody {
        match self {
            Self::Refused(body) => body,
            Self::Internal(cause) => {
                tracing::error!(%cause, "request failed");
                Code::Internal.into()
            }
            // Not logged for every request, because `Database` logs the first failed write.
            Self::NotStored(_) => ErrorBody::from(Code::StorageFailed).with("retry_after_s", 1),
        }
    }
}

/// Returns the error for an unknown game id.
#[cold]
pub(crate) fn unknown_game(id: &dyn Display) -> ErrorBody {
    // Truncated, because an id in a request can have any length.
    let shown: String = id.to_string().chars().take(24).collect();
    ErrorBody::new(Code::UnknownGame, format!("no game has the id {shown}"))
}

impl From<Code> for AppError {
    fn from(code: Code) -> Self {
        Self::Refused(code.into())
    }
}

impl From<CommandError> for AppError {
    fn from(error: CommandError) -> Self {
        match error {
            CommandError::Closed => Code::Restarting.into(),
            CommandError::Conflict(_) | CommandError::Unknown(_) => Self::internal(error),
            CommandError::Database(cause) => Self::NotStored(cause),
            // Not a refusal, because the room's state in memory is no longer valid and the room has to stop.
            CommandError::LeaseLost => Self::NotStored(error.to_string()),
        }
    }
}

impl From<QueryError> for AppError {
    fn from(error: QueryError) -> Self {
        match error {
            QueryError::Closed => Code::Restarting.into(),
            QueryError::Unreadable { game, reason } => {
                tracing::warn!(%game, %reason, "a game that cannot be read was requested");
                Code::GameUnreadable.into()
            }
            QueryError::Damaged(_) | QueryError::Database(_) => Self::internal(error),
        }
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let body = self.into_body();
        let status = StatusCode::from_u16(body.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let retry = body.facts.get("retry_after_s").and_then(serde_json::Value::as_u64);
        let mut response = (status, Json(ErrorResponse { error: body })).into_response();
        if let Some(seconds) = retry {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
