//! `/api/relays`: results that tournament players report with their phones. Codes are sent in bodies, because paths are
//! logged.

use crate::admission::Admission;
use crate::endpoint::{Endpoint, PathValue, get, post};
use crate::error::AppError;
use crate::http::body::Body;
use crate::known_version::is_known;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::relays::Relays;
use crate::state::App;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use wire::Code;
use wire::relay::{NewRelayReport, RelayCode, RelayQuestion, RelaySeat, RelaySheet, RelayUpload, RelayView};

/// Handles `POST /api/relays`.
async fn upload(
    State(relays): State<Relays>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Body(upload): Body<RelayUpload>,
) -> Result<Json<RelayView>, AppError> {
    admission.charge(Work::Record, Client { address, guest: None })?;
    Ok(Json(relays.upload(upload, address)?))
}

/// Handles `POST /api/relays/{id}/director`, which the director's page sends every few seconds.
async fn direct(
    State(relays): State<Relays>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    Body(question): Body<RelayQuestion>,
) -> Result<Json<RelayView>, AppError> {
    admission.charge(Work::Message, Client { address, guest: None })?;
    Ok(Json(relays.direct(&id, &question)?))
}

/// Handles `GET /api/relays/{id}`. Phones poll it and nearly always get 304.
async fn show(State(relays): State<Relays>, Path(id): Path<String>, headers: HeaderMap) -> Result<Response, AppError> {
    let (tag, sheet) = relays.sheet(&id)?;
    let kept = [(header::CACHE_CONTROL, "no-cache"), (header::ETAG, tag.as_str())];
    if is_known(&headers, &tag) {
        return Ok((axum::http::StatusCode::NOT_MODIFIED, kept).into_response());
    }
    Ok((kept, Json(sheet)).into_response())
}

/// Handles `POST /api/relays/{id}/seat`.
async fn seat(
    State(relays): State<Relays>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    Body(RelayCode { code }): Body<RelayCode>,
) -> Result<Json<RelaySeat>, AppError> {
    admission.charge(Work::Message, Client { address, guest: None })?;
    Ok(Json(relays.seat(&id, &code, address)?))
}

/// Handles `POST /api/relays/{id}/reports`.
async fn report(
    State(relays): State<Relays>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    Body(said): Body<NewRelayReport>,
) -> Result<Json<RelaySeat>, AppError> {
    admission.charge(Work::Message, Client { address, guest: None })?;
    Ok(Json(relays.report(&id, &said, address)?))
}

/// Returns the endpoints for relays.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    let with_code = [Code::UnknownRelay, Code::UnknownCode];
    vec![
        post("/api/relays", upload)
            .does(
                "Opens a relay for a tournament in a hall, or replaces its pairings and standings. Nothing is stored: the relay is \
                 in memory, and dropped hours after its director's page is closed.",
            )
            .refuses([Code::BadRelay, Code::TooManyRelays]),
        get("/api/relays/{id}", show)
            .does("Shows the current pairings and the standings that a director has uploaded.")
            .path("id", PathValue::Relay)
            .gives::<RelaySheet>(200)
            .gives_nothing(304)
            .refuses([Code::UnknownRelay]),
        post("/api/relays/{id}/director", direct)
            .does("Shows the director what players have reported, and lets players of a board report again.")
            .path("id", PathValue::Relay)
            .refuses([Code::UnknownRelay, Code::NotDirector]),
        post("/api/relays/{id}/seat", seat)
            .does("Shows a player's board and reports.")
            .path("id", PathValue::Relay)
            .refuses(with_code),
        post("/api/relays/{id}/reports", report)
            .does("Reports the result of a player's game, or calls the director. A result counts once both players report the same.")
            .path("id", PathValue::Relay)
            .refuses(with_code)
            .refuses([Code::BoardSettled, Code::ListFull]),
    ]
}
