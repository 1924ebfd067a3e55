//! The table of routes, and the layers around them.

use crate::error::AppError;
use crate::http::{analysis, games, health, levels, observe, origin, reads, rules, security, worker_jobs};
use crate::state::App;
use crate::{socket, web};
use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use wire::Code;

/// Every route.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        // operations
        .route("/health", get(health::show))
        // what a game can be made of
        .route("/api/levels", get(levels::list))
        .route("/api/rules", get(rules::list))
        // games
        .route("/api/games", get(games::list).post(games::create))
        .route("/api/games/{id}", get(games::show))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/record/{format}", get(games::record))
        .route("/api/games/{id}/analysis", get(analysis::show).post(analysis::start))
        .route("/ws/games/{id}", get(socket::upgrade))
        // workers
        .route("/worker/acquire", post(worker_jobs::acquire))
        .route("/worker/answer", post(worker_jobs::answer))
        // pages and their files
        .fallback(web::serve)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(from_fn_with_state(app.clone(), reads::charge))
        .layer(from_fn_with_state(app.clone(), origin::check))
        .layer(from_fn(security::headers))
        .layer(from_fn_with_state(app.clone(), observe::observe))
        .with_state(app)
}

async fn method_not_allowed() -> Response {
    AppError::from(Code::MethodNotAllowed).into_response()
}
