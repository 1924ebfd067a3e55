//! `/health`.

use crate::error::AppError;
use crate::services::Services;
use axum::extract::State;
use std::sync::Arc;
use store::Command;
use wire::Code;

/// `GET /health`: 200 `ok` while the database answers and can be written. After a command that could not be written it is
/// tried, so that a server that a proxy has left out for it comes back.
pub(crate) async fn show(State(services): State<Arc<Services>>) -> Result<&'static str, AppError> {
    if services.shutdown.is_triggered() {
        return Err(Code::Restarting.into());
    }
    services.store.ping().await?;
    if services.store.is_failing() {
        services.store.execute(Command::Probe).await?;
    }
    Ok("ok")
}
