//! `/api/user` and `/api/users`: players.

use super::access::MaybeToken;
use super::people::{status, user};
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::programs::fields::Options;
use crate::identity::Accounts;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use axum::Json;
use axum::extract::{Path, State};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use wire::api::{User, UserStatus};
use wire::{Code, ErrorBody};

/// Maximum number of players per request.
const MOST: usize = 100;

/// Handles `GET /api/user/{username}`.
pub(crate) async fn show(
    MaybeToken(token): MaybeToken,
    State(services): State<Arc<Services>>,
    State(accounts): State<Arc<Accounts>>,
    Path(username): Path<String>,
) -> Result<Json<User>, AppError> {
    let player = accounts.player_called(&username).await?.ok_or(Code::UnknownPlayer)?;
    let reader = token.map(|token| token.player);
    user(&services, &accounts, (player, reader)).await.map(Json)
}

/// The query `?ids=one,two`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatusQuery {
    /// Handles, ids or names of at most 100 players, separated by commas.
    ids: String,
}

/// Handles `GET /api/users/status?ids=one,two`. Unknown players are left out.
pub(crate) async fn statuses(
    State(accounts): State<Arc<Accounts>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Options(StatusQuery { ids }): Options<StatusQuery>,
) -> Result<Json<Vec<UserStatus>>, AppError> {
    admission.charge(Work::Page, Client { address, guest: None })?;
    let ids: Vec<&str> = ids.split(',').map(str::trim).filter(|id| !id.is_empty()).collect();
    if ids.len() > MOST {
        let refused = ErrorBody::new(Code::BadRequest, "at most 100 players at once").with("most", MOST);
        return Err(refused.into());
    }
    let mut players = Vec::new();
    for id in ids {
        players.extend(accounts.player_called(id).await?);
    }
    let rows = accounts.program_profiles(players).await?;
    let shown = rows.iter().map(|row| status(row, admission.is_online(row.player)));
    Ok(Json(shown.collect()))
}
