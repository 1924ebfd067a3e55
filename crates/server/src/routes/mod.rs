//! All endpoints by subject, their OpenAPI document, and the middleware around them.
//!
//! - `reference`, `typescript`, `clients`: generate documentation and code from the endpoints

#[cfg(test)]
mod clients;
#[cfg(test)]
mod reference;
#[cfg(test)]
mod typescript;

use crate::endpoint::{self, Endpoint, Group, get};
use crate::error::AppError;
use crate::http::{
    account, analysis, bearer, clubs, games, health, levels, lobby, observe, origin, ownership, pictures, programs,
    ratings, reads, relays, rules, security, shared, tables, tournament_chat, tournaments, worker_jobs,
};
use crate::services::Services;
use crate::state::App;
use crate::{socket, web};
use axum::extract::{Request, State};
use axum::http::Uri;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};
use tower::ServiceExt;
use wire::Code;

/// Title of the group of endpoints for bots and other API clients.
const PROGRAMS: &str = "Programs";

/// Returns all endpoints of the server, grouped by subject.
pub(crate) fn groups() -> Vec<Group<App>> {
    let group = |title, endpoints| Group { title, endpoints };
    vec![
        group("Players and accounts", account::endpoints()),
        group("Games", [games::endpoints(), analysis::endpoints()].concat()),
        group("Lobby", lobby::endpoints()),
        group(
            "Tournaments",
            [tournaments::endpoints(), tournament_chat::endpoints()].concat(),
        ),
        group("Phones in a hall", relays::endpoints()),
        group("Clubs", clubs::endpoints()),
        group("Ratings", ratings::endpoints()),
        group("Rules and levels", [rules::endpoints(), levels::endpoints()].concat()),
        group(
            "Positions",
            [tables::endpoints(), pictures::endpoints(), shared::endpoints()].concat(),
        ),
        group(PROGRAMS, programs::endpoints()),
        group("WebSockets", sockets()),
        group("Operation", [health::endpoints(), vec![described()]].concat()),
        group("Workers", worker_jobs::endpoints()),
    ]
}

fn sockets() -> Vec<Endpoint<App>> {
    let full = [Code::TooManySockets, Code::NoSession];
    vec![
        get("/ws/games/{id}", socket::upgrade)
            .does("Opens the WebSocket of a game.")
            .gives_nothing(101)
            .refuses(full)
            .refuses([Code::GameUnreadable]),
        get("/ws/lobby", socket::upgrade_lobby)
            .does("Opens the WebSocket of the lobby.")
            .gives_nothing(101)
            .refuses(full),
    ]
}

fn described() -> Endpoint<App> {
    get("/api/openapi.json", openapi)
        .does("Returns this document.")
        .gives_any_json()
}

/// Returns the OpenAPI document of a server at the root of its host.
pub(crate) fn document() -> &'static Value {
    &DOCUMENT
}

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| endpoint::document(&groups()));

/// Handles `GET /api/openapi.json`.
async fn openapi(State(services): State<Arc<Services>>) -> Response {
    let mut document = DOCUMENT.clone();
    let base = services.base_path.to_string();
    document["servers"] = json!([{ "url": if base.is_empty() { "/" } else { &base } }]);
    Json(document).into_response()
}

/// Returns the router with all routes and middleware.
pub(crate) fn router(app: App) -> Router {
    let routes = endpoint::router(groups())
        // Pages and their files.
        .fallback(web::serve)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(from_fn_with_state(app.clone(), bearer::check))
        .layer(from_fn_with_state(app.clone(), reads::charge))
        .layer(from_fn_with_state(app.clone(), origin::check))
        .layer(from_fn_with_state(app.clone(), ownership::check))
        .layer(from_fn_with_state(app.clone(), security::headers))
        .layer(from_fn_with_state(app.clone(), observe::observe))
        .with_state(app);
    without_last_slash(routes)
}

/// Removes a trailing slash from API paths, which some clients add.
fn without_last_slash(router: Router) -> Router {
    Router::new().fallback_service(tower::service_fn(move |mut request: Request| {
        let router = router.clone();
        async move {
            let uri = request.uri();
            if let Some(path) = uri.path().strip_suffix('/').filter(|path| path.starts_with("/api/")) {
                let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
                let mut parts = uri.clone().into_parts();
                // Without its trailing slash, a valid path stays valid.
                parts.path_and_query = format!("{path}{query}").parse().ok().or(parts.path_and_query);
                if let Ok(uri) = Uri::from_parts(parts) {
                    *request.uri_mut() = uri;
                }
            }
            router.oneshot(request).await
        }
    }))
}

async fn method_not_allowed() -> Response {
    AppError::from(Code::MethodNotAllowed).into_response()
}
