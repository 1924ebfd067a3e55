//! `/api/shared-analyses`: stored analyses that are too long for a link.

use crate::admission::Admission;
use crate::endpoint::{Endpoint, PathValue, get, post};
use crate::error::AppError;
use crate::http::body::Body;
use crate::known_version::is_known;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::packing::Packing;
use crate::services::Services;
use crate::shared::{Content, unpacked};
use crate::state::App;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use store::{Command, SharedId, SharedRow};
use wire::Code;
use wire::shared::{NewSharedAnalysis, SharedAnalysis};

/// `POST /api/shared-analyses`: stores an analysis, or extends the lifetime of a stored one. Anyone with the link can
/// read it.
pub(crate) async fn create(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Body(NewSharedAnalysis { packed }): Body<NewSharedAnalysis>,
) -> Result<(StatusCode, Json<SharedAnalysis>), AppError> {
    let client = Client { address, guest: None };
    admission.charge_share(client)?;
    let most = services.limits.shared_bytes;
    let reading = services.heavy.run(move || Content::read(&packed, most)).await?;
    let Content { id, gzip } = reading?;
    admission.charge_kept(gzip.len(), client)?;
    let row = SharedRow {
        id,
        stored_ms: services.clock.now_ms(),
        body: gzip,
    };
    services.store.execute(Command::Share(row)).await?;
    Ok((StatusCode::CREATED, Json(SharedAnalysis { id: id.to_string() })))
}

/// `GET /api/shared-analyses/{id}`: the analysis as JSON. The analysis with a given id never changes.
pub(crate) async fn show(
    State(services): State<Arc<Services>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let id: SharedId = id.parse().map_err(|_| Code::UnknownAnalysis)?;
    let gzip = services.store.shared(id).await?.ok_or(Code::UnknownAnalysis)?;
    let tag = format!("\"{id}\"");
    let kept = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::ETAG, &tag),
        (header::VARY, "accept-encoding"),
    ];
    if is_known(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    if Packing::Gzip.is_accepted(&headers) {
        return Ok((kept, [(header::CONTENT_ENCODING, "gzip")], gzip).into_response());
    }
    let text = services.heavy.run(move || unpacked(&gzip)).await?;
    Ok((kept, text.map_err(AppError::internal)?).into_response())
}

/// Returns the endpoints for shared analyses.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    vec![
        post("/api/shared-analyses", create)
            .does(
                "Stores an analysis that is too long for a link, until a year after it was last shared. Equal analyses have the \
                 same id.",
            )
            .gives::<SharedAnalysis>(201)
            .refuses([Code::BadAnalysis, Code::NoSpace]),
        get("/api/shared-analyses/{id}", show)
            .does("Shows a stored analysis to anybody who has its id.")
            .path("id", PathValue::SharedAnalysis)
            .gives_any_json()
            .gives_nothing(304)
            .refuses([Code::UnknownAnalysis]),
    ]
}
