//! Server for `GET /metrics`, at an address separate from the site.

use super::exposition::Exposition;
use crate::error::AppError;
use crate::services::Services;
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use std::sync::Arc;
use tokio::net::TcpListener;

const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Serves the metrics until the server shuts down.
pub(crate) async fn serve(listener: TcpListener, exposition: Exposition, services: Arc<Services>) {
    let mut shutdown = services.shutdown.subscribe();
    let router = Router::new()
        .route("/metrics", get(show))
        .with_state(Arc::new(exposition));
    tokio::select! {
        served = axum::serve(listener, router) => {
            if let Err(error) = served {
                tracing::error!(%error, "metrics are not served any more");
            }
        }
        () = shutdown.wait() => {}
    }
}

async fn show(State(exposition): State<Arc<Exposition>>) -> Result<impl IntoResponse, AppError> {
    let stored = exposition.stored().await;
    let text = exposition.text(&stored).map_err(AppError::internal)?;
    Ok(([(header::CONTENT_TYPE, CONTENT_TYPE)], text))
}
