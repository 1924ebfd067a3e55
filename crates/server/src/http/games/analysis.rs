//! `/api/games/{id}/analysis`: the engine's view of a finished game.

use crate::error::AppError;
use crate::http::extract::GamePath;
use crate::identity::Visitor;
use crate::jobs::Asked;
use crate::state::App;
use axum::Json;
use axum::extract::State;
use janggi::Side;
use wire::Code;
use wire::http::AnalysisView;

/// `GET /api/games/{id}/analysis`: how far it is, for everybody who may see the game.
pub(crate) async fn show(State(app): State<App>, GamePath(game): GamePath) -> Result<Json<AnalysisView>, AppError> {
    // An unknown game is refused as everywhere.
    app.rooms.look(&app, game, |_| ()).await?;
    app.analyses.look(&app, game).await.map(Json)
}

/// `POST /api/games/{id}/analysis`: has it made, for who sat at the board. Asking again is harmless.
pub(crate) async fn start(
    State(app): State<App>,
    GamePath(game): GamePath,
    Visitor(player): Visitor,
) -> Result<Json<AnalysisView>, AppError> {
    if app.is_closing() {
        return Err(Code::Restarting.into());
    }
    let player = player.ok_or(Code::NotYourSeat)?;
    let nodes = app.limits.analysis_nodes;
    let (played, task) = app
        .rooms
        .look(&app, game, move |seen| {
            let played = Side::ALL.into_iter().any(|side| seen.room.holds(player, side));
            (played, wire::convert::analysis(seen.room, nodes))
        })
        .await?;
    if !played {
        return Err(Code::NotYourSeat.into());
    }
    let (job, ends) = task.ok_or(Code::WrongPhase)?;
    app.analyses
        .start(
            &app,
            Asked {
                game,
                player,
                job,
                ends,
            },
        )
        .await
        .map(Json)
}
