//! The table of routes, and what wraps them. Handlers translate; rooms decide.

mod body;
mod extract;
mod games;
mod origin;
mod rules;
mod security;
mod workers;

pub(crate) use body::parse;
pub(crate) use extract::{GamePath, Params, unknown};

use crate::error::AppError;
use crate::state::App;
use crate::{socket, web};
use axum::extract::State;
use axum::handler::Handler;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use tower_http::compression::CompressionLayer;
use wire::Code;
use wire::http::Levels;

/// Every route.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        // operations
        .route("/health", get(health))
        // what a game can be made of
        .route("/api/levels", get(levels))
        // public and large: packed as the files are
        .route("/api/rules", get(rules::list.layer(CompressionLayer::new())))
        // games
        .route("/api/games", get(games::list).post(games::create))
        .route("/api/games/{id}", get(games::show))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/record/{format}", get(games::record))
        .route(
            "/api/games/{id}/analysis",
            get(games::analysis::show).post(games::analysis::start),
        )
        .route("/ws/games/{id}", get(socket::upgrade))
        // workers
        .route("/worker/acquire", post(workers::acquire))
        .route("/worker/answer", post(workers::answer))
        // pages and their files: public, so that packing them gives no secret away by its length
        .fallback(web::serve.layer(CompressionLayer::new()))
        .method_not_allowed_fallback(method_not_allowed)
        .layer(from_fn_with_state(app.clone(), origin::check))
        .layer(from_fn(security::headers))
        .with_state(app)
}

/// `GET /health`: 200 `ok` while the database answers.
async fn health(State(app): State<App>) -> Result<&'static str, AppError> {
    if app.is_closing() {
        return Err(Code::Restarting.into());
    }
    app.read(|store| store.ping()).await?;
    Ok("ok")
}

/// `GET /api/levels`.
async fn levels(State(app): State<App>) -> Json<Levels> {
    Json(Levels {
        levels: app.levels.clone(),
    })
}

async fn method_not_allowed() -> Response {
    AppError::from(Code::MethodNotAllowed).into_response()
}
