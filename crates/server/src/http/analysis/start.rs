//! The endpoint `POST /api/games/{id}/analysis`.

use crate::admission::Admission;
use crate::error::AppError;
use crate::http::extract::GamePath;
use crate::identity::Visitor;
use crate::jobs::{Analyses, AnalysisRequest};
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::room::Rooms;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use janggi::Side;
use std::sync::Arc;
use wire::Code;
use wire::http::AnalysisView;

/// Starts an analysis for a player of the game, unless one exists or is in progress.
pub(crate) async fn start(
    State(services): State<Arc<Services>>,
    State(rooms): State<Rooms>,
    State(admission): State<Admission>,
    State(analyses): State<Arc<Analyses>>,
    GamePath(game): GamePath,
    ClientAddress(address): ClientAddress,
    Visitor(player): Visitor,
) -> Result<Json<AnalysisView>, AppError> {
    let client = Client { address, guest: player };
    admission.charge_analysis(client)?;
    let player = player.ok_or(Code::NotYourSeat)?;
    let nodes = services.limits.analysis_nodes;
    let (played, task) = rooms
        .query(game, Some(client), move |snapshot| {
            let played = Side::ALL.into_iter().any(|side| snapshot.room.holds(player, side));
            (played, wire::convert::analysis(snapshot.room, nodes))
        })
        .await?;
    if !played {
        return Err(Code::NotYourSeat.into());
    }
    let (job, action_counts) = task.ok_or(Code::WrongPhase)?;
    let request = AnalysisRequest {
        game,
        player,
        address: address.into(),
        job,
        action_counts,
    };
    analyses.start(request).await.map(Json)
}
