//! The endpoint `GET /api/games/{id}/analysis`.

use crate::error::AppError;
use crate::http::extract::GamePath;
use crate::jobs::Analyses;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::room::Rooms;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use wire::http::AnalysisView;

/// Returns the analysis so far. No session is needed.
pub(crate) async fn show(
    State(rooms): State<Rooms>,
    State(analyses): State<Arc<Analyses>>,
    ClientAddress(address): ClientAddress,
    GamePath(game): GamePath,
) -> Result<Json<AnalysisView>, AppError> {
    // Refuses unknown games.
    rooms.query(game, Some(Client { address, guest: None }), |_| ()).await?;
    analyses.status(game).await.map(Json)
}
