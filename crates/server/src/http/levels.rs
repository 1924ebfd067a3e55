//! The endpoint `/api/levels`.

use crate::endpoint::{Endpoint, get};
use crate::services::Services;
use crate::state::App;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use wire::http::Levels;

/// Handles `GET /api/levels`.
pub(crate) async fn list(State(services): State<Arc<Services>>) -> Json<Levels> {
    Json(Levels {
        levels: services.levels.clone(),
        measured_in: Levels::measured_in(),
    })
}

/// Returns the endpoint for levels.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    vec![get("/api/levels", list).does("Lists the levels of the engine.")]
}
