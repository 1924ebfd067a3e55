//! `/api/levels`.

use crate::services::Services;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use wire::http::Levels;

/// `GET /api/levels`.
pub(crate) async fn list(State(services): State<Arc<Services>>) -> Json<Levels> {
    Json(Levels {
        levels: services.levels.clone(),
        measured_in: Levels::measured_in(),
    })
}
