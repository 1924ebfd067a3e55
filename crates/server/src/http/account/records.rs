//! `/api/account/records`: game records kept in the account and shared by its signed-in devices.

use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::http::extract::Params;
use crate::identity::{Member, Session};
use crate::kept_record;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use axum::Json;
use axum::extract::{Path, State};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use store::{AccountRecordRow, CommandError, ParseNameError, RecordBounds, RecordCommand, RecordId};
use wire::records::{AccountRecord, AccountRecordChange, AccountRecordPage, NewAccountRecord};
use wire::{Code, ErrorBody};

/// Maximum number of changes in a response.
const PAGE: u32 = 50;
/// Number of deletion markers kept for other devices, per allowed record.
const DELETED_FOR_EACH: u32 = 2;

/// The query `?after=SEQ`.
#[derive(Debug, Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct After {
    /// Number of the last change that the device has seen.
    after: u32,
}

/// Handles `GET /api/account/records`.
pub(crate) async fn list(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Params(After { after }): Params<After>,
    Member(session): Member,
) -> Result<Json<AccountRecordPage>, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Page, Client { address, guest })?;
    let store = &services.store;
    let mut rows = store.account_records_after(session.player, after, PAGE + 1).await?;
    let more = rows.len() > PAGE as usize;
    rows.truncate(PAGE as usize);
    let unpacking = services
        .heavy
        .run(move || rows.into_iter().map(view).collect::<Result<_, _>>());
    let records = unpacking.await??;
    Ok(Json(AccountRecordPage { records, more }))
}

/// Handles `PUT /api/account/records/{id}`. Storing the same record again changes nothing.
pub(crate) async fn put(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
    Body(NewAccountRecord { record }): Body<NewAccountRecord>,
) -> Result<Json<AccountRecordChange>, AppError> {
    let guest = Some(session.player);
    let client = Client { address, guest };
    admission.charge_record(client)?;
    let id = named(&id)?;
    let limits = &services.limits;
    let (most, most_bytes) = (limits.records, limits.record_bytes);
    let bounds = RecordBounds {
        most,
        most_bytes: limits.records_mib_of_account << 20,
        most_bytes_of_all: limits.records_mib << 20,
    };
    let reading = services.heavy.run(move || kept_record::content(&record, most_bytes));
    let content = reading.await??;
    admission.charge_kept(content.body.len(), client)?;
    let digest = content.digest;
    let command = RecordCommand::Keep {
        player: session.player,
        id,
        at_ms: services.clock.now_ms(),
        content,
        bounds,
    };
    match services.store.execute(command.into()).await {
        Ok(()) => last_change(&services, session, id).await.map(Json),
        Err(CommandError::Conflict(_)) => {
            let known = change_of(&services, session, id).await?;
            let other = known
                .and_then(|row| row.content)
                .is_some_and(|kept| kept.digest != digest);
            if other {
                return Err(Code::RecordDiffers.into());
            }
            if services.store.record_bytes().await? >= bounds.most_bytes_of_all {
                return Err(Code::RecordsFull.into());
            }
            Err(ErrorBody::from(Code::TooManyRecords).with("most", most).into())
        }
        Err(error) => Err(error.into()),
    }
}

/// Handles `DELETE /api/account/records/{id}`. Other devices see the deletion in their next list.
pub(crate) async fn delete(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
) -> Result<Json<AccountRecordChange>, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Record, Client { address, guest })?;
    let id = named(&id)?;
    let command = RecordCommand::Delete {
        player: session.player,
        id,
        at_ms: services.clock.now_ms(),
        remembered: services.limits.records.saturating_mul(DELETED_FOR_EACH),
    };
    services.store.execute(command.into()).await?;
    last_change(&services, session, id).await.map(Json)
}

fn named(id: &str) -> Result<RecordId, ErrorBody> {
    let id = id.parse();
    id.map_err(|error: ParseNameError| ErrorBody::new(Code::BadRequest, error.to_string()))
}

async fn change_of(services: &Services, session: Session, id: RecordId) -> Result<Option<AccountRecordRow>, AppError> {
    Ok(services.store.account_record(session.player, id).await?)
}

async fn last_change(services: &Services, session: Session, id: RecordId) -> Result<AccountRecordChange, AppError> {
    let seq = change_of(services, session, id).await?.map_or(0, |row| row.seq);
    Ok(AccountRecordChange {
        id: id.to_string(),
        seq,
    })
}

fn view(row: AccountRecordRow) -> Result<AccountRecord, AppError> {
    let record = row.content.as_ref().map(kept_record::text);
    Ok(AccountRecord {
        id: row.id.to_string(),
        seq: row.seq,
        record: record.transpose().map_err(AppError::internal)?,
    })
}
