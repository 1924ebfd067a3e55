//! `POST /api/account`: registers the current user with a name and password.

use super::answer::{AccountsState, answer};
use crate::admission::Admission;
use crate::error::AppError;
use crate::http::body::Body;
use crate::identity::{Asker, ClientLabel, Signed};
use crate::limits::{Client, Switch, Work};
use crate::net::ClientAddress;
use crate::room::Rooms;
use crate::services::Services;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;
use wire::Code;
use wire::account::SignUp;

/// Handles `POST /api/account`.
pub(crate) async fn sign_up(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission), State(rooms)): (AccountsState, State<Admission>, State<Rooms>),
    ClientAddress(address): ClientAddress,
    (signed, label): (Signed, ClientLabel),
    Body(wanted): Body<SignUp>,
) -> Result<Response, AppError> {
    if services.limits.sign_up == Switch::Off {
        return Err(Code::SignUpClosed.into());
    }
    let guest = signed.0.map(|session| session.player);
    let client = Client { address, guest };
    admission.charge(Work::Account, client)?;
    if signed.0.is_none() {
        // Checked before a guest is created, so that an invalid name does not leave an unused guest behind.
        accounts.check_name(&wanted.name).await?;
        admission.charge_guest(client)?;
    }
    let (session, first_cookie) = signed.or_create(&services).await?;
    let asker = Asker { client, session, label };
    let signed_up = accounts.sign_up(asker, &wanted).await;
    let cookie = match (signed_up, first_cookie) {
        (Ok(cookie), _) => cookie,
        (Err(error), None) => return Err(error),
        // A guest has been created. Its cookie is set, so that a retry does not create another one.
        (Err(error), Some(first)) => {
            let mut refused = axum::response::IntoResponse::into_response(error);
            first.set(&mut refused);
            return Ok(refused);
        }
    };
    rooms.person_changed(session.player).await;
    answer(&services, StatusCode::CREATED, (Some(session.player), Some(cookie))).await
}
