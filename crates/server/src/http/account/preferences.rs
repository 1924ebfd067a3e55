//! `/api/account/preferences`: preferences of the account and of each device.

use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::http::extract::Params;
use crate::identity::{Member, Session};
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use store::{AccountCommand, DeviceId, ParseNameError, PreferencesRow};
use wire::account::{NewPreferences, Preferences};
use wire::{Code, ErrorBody};

/// Maximum size of the preferences of the account or of one device, in bytes.
const BYTES: usize = 8_192;
/// Maximum number of devices with preferences in one account.
const DEVICES: usize = 20;

/// The query `?device=D`.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct DeviceQuery {
    /// The device: 1 to 64 letters, digits, `_` and `-`, which the client chooses.
    device: Option<String>,
}

/// Handles `GET /api/account/preferences`.
pub(crate) async fn show(
    State(services): State<Arc<Services>>,
    Params(DeviceQuery { device }): Params<DeviceQuery>,
    Member(session): Member,
) -> Result<Json<Preferences>, AppError> {
    let device = named(device)?;
    let stored = stored(&services, session).await?;
    view(&stored, device.as_ref()).map(Json)
}

/// Handles `PUT /api/account/preferences`.
pub(crate) async fn put(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Params(DeviceQuery { device }): Params<DeviceQuery>,
    Member(session): Member,
    Body(NewPreferences { preferences }): Body<NewPreferences>,
) -> Result<Json<Preferences>, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Account, Client { address, guest })?;
    let device = named(device)?;
    let body = serde_json::to_string(&preferences).map_err(AppError::internal)?;
    if body.len() > BYTES {
        return Err(ErrorBody::from(Code::TooLarge).with("most", BYTES).into());
    }
    let before = stored(&services, session).await?;
    let is_known = before.iter().any(|row| row.device == device);
    let devices = before.iter().filter(|row| row.device.is_some()).count();
    if device.is_some() && !is_known && devices >= DEVICES {
        return Err(ErrorBody::from(Code::TooManyDevices).with("most", DEVICES).into());
    }
    let command = AccountCommand::PutPreferences {
        player: session.player,
        device: device.clone(),
        at_ms: services.clock.now_ms(),
        body,
    };
    services.store.execute(command.into()).await?;
    let stored = stored(&services, session).await?;
    view(&stored, device.as_ref()).map(Json)
}

async fn stored(services: &Services, session: Session) -> Result<Vec<PreferencesRow>, AppError> {
    Ok(services.store.preferences_of(session.player).await?)
}

fn named(device: Option<String>) -> Result<Option<DeviceId>, ErrorBody> {
    let device = device.map(|name| name.parse()).transpose();
    device.map_err(|error: ParseNameError| ErrorBody::new(Code::BadRequest, error.to_string()))
}

fn view(stored: &[PreferencesRow], device: Option<&DeviceId>) -> Result<Preferences, AppError> {
    let of = |wanted: Option<&DeviceId>| {
        let row = stored.iter().find(|row| row.device.as_ref() == wanted);
        let body = row.map(|row| serde_json::from_str(&row.body));
        body.transpose().map_err(AppError::internal)
    };
    Ok(Preferences {
        account: of(None)?,
        device: match device {
            Some(_) => of(device)?,
            None => None,
        },
    })
}
