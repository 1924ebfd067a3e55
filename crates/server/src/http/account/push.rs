//! `/api/account/push`: turns notifications for this session's browser on and off.

use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::Known;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::push::Endpoint;
use crate::services::Services;
use axum::extract::State;
use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::sync::Arc;
use store::{CommandError, PushCommand, PushSubscriptionRow};
use wire::Code;
use wire::push::NewPushSubscription;

/// Maximum number of subscribed browsers per player. At the limit, a new subscription replaces the oldest.
const MOST: u32 = 10;

/// `PUT`: subscribes the session's browser and replaces its earlier subscription.
pub(crate) async fn subscribe(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Known(session): Known,
    Body(typed): Body<NewPushSubscription>,
) -> Result<StatusCode, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Account, Client { address, guest })?;
    if services.push.is_none() {
        return Err(Code::NoPush.into());
    }
    let (Some(_), Some(receiver_key), Some(secret)) = (
        Endpoint::read(&typed.endpoint),
        decoded::<65>(&typed.p256dh).filter(|key| key[0] == 4),
        decoded(&typed.auth),
    ) else {
        return Err(Code::BadPush.into());
    };
    let subscription = Box::new(PushSubscriptionRow {
        session: session.token,
        player: session.player,
        endpoint: typed.endpoint,
        receiver_key,
        secret,
        created_ms: services.clock.now_ms(),
    });
    let command = PushCommand::Subscribe {
        subscription,
        most: MOST,
    };
    match services.store.execute(command.into()).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        // The session ended in the meantime.
        Err(CommandError::Conflict(_)) => Err(Code::NoSession.into()),
        Err(error) => Err(error.into()),
    }
}

/// `DELETE`: removes the subscription and pending notifications.
pub(crate) async fn unsubscribe(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Known(session): Known,
) -> Result<StatusCode, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Account, Client { address, guest })?;
    let command = PushCommand::Unsubscribe(session.token);
    services.store.execute(command.into()).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn decoded<const N: usize>(text: &str) -> Option<[u8; N]> {
    URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}
