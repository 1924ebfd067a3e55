//! `/health`.

use crate::error::AppError;
use crate::services::Services;
use axum::extract::State;
use std::sync::Arc;
use wire::Code;

/// `GET /health`: 200 `ok` while the database answers and the last command was written.
pub(crate) async fn show(State(services): State<Arc<Services>>) -> Result<&'static str, AppError> {
    if services.shutdown.is_triggered() {
        return Err(Code::Restarting.into());
    }
    services.store.ping().await?;
    if services.store.is_failing() {
        return Err(Code::StorageFailed.into());
    }
    Ok("ok")
}
