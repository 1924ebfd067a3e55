//! `/api/account`, `/api/token` and `/api/bot/account`: a token's account, and the tokens themselves.

use super::access::{AnyScope, BotPlay, Token};
use super::people::{user, user_id};
use crate::admission::Admission;
use crate::clock;
use crate::error::AppError;
use crate::identity::{AccessToken, Accounts};
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, State};
use std::collections::BTreeMap;
use std::sync::Arc;
use wire::api::{Done, TokenInfo, User};
use wire::{Code, ErrorBody};

/// Maximum number of tokens tested per request. Further tokens are ignored.
const MOST_TESTED: usize = 100;
/// Maximum body size of a token test, in bytes.
const MOST_BYTES: usize = MOST_TESTED * 80;

/// Handles `GET /api/account`.
pub(crate) async fn show(
    token: Token<AnyScope>,
    State(services): State<Arc<Services>>,
    State(accounts): State<Arc<Accounts>>,
) -> Result<Json<User>, AppError> {
    user(&services, &accounts, (token.player(), None)).await.map(Json)
}

/// `POST /api/token/test`: returns account, scopes and expiry of the comma-separated tokens in the body. The content
/// type is ignored.
pub(crate) async fn test_tokens(
    State(services): State<Arc<Services>>,
    (State(accounts), State(admission)): (State<Arc<Accounts>>, State<Admission>),
    ClientAddress(address): ClientAddress,
    body: Body,
) -> Result<Json<BTreeMap<String, Option<TokenInfo>>>, AppError> {
    admission.charge(Work::Account, Client { address, guest: None })?;
    let too_large = || ErrorBody::from(Code::TooLarge).with("most", MOST_BYTES);
    let reading = clock::timeout(services.limits.body_timeout, to_bytes(body, MOST_BYTES));
    let read = reading
        .await
        .map_err(|_| ErrorBody::new(Code::BadRequest, "the body did not arrive in time"))?;
    let bytes = read.map_err(|_| too_large())?;
    let text = String::from_utf8_lossy(&bytes);
    let mut tested = BTreeMap::new();
    for token in text
        .split(',')
        .map(str::trim)
        .filter(|token| !token.is_empty())
        .take(MOST_TESTED)
    {
        let found = AccessToken::find(&services, token).await?;
        let info = match found {
            Some(found) => Some(info(&accounts, found).await?),
            None => None,
        };
        tested.insert(token.to_owned(), info);
    }
    Ok(Json(tested))
}

async fn info(accounts: &Accounts, token: AccessToken) -> Result<TokenInfo, AppError> {
    let row = accounts.program_profiles(vec![token.player]).await?.pop();
    let row = row.ok_or(Code::UnknownPlayer)?;
    Ok(TokenInfo {
        user_id: user_id(&row),
        scopes: token.scopes.codes(),
        expires: token.ends_ms,
    })
}

/// `DELETE /api/token`: revokes the token of the request.
pub(crate) async fn revoke(
    token: Token<AnyScope>,
    State(accounts): State<Arc<Accounts>>,
) -> Result<Json<Done>, AppError> {
    accounts.revoke(token.player(), token.token.token).await?;
    Ok(Json(Done::OK))
}

/// `POST /api/bot/account/upgrade`: makes the account a bot.
pub(crate) async fn upgrade(
    token: Token<BotPlay>,
    (State(accounts), State(admission)): (State<Arc<Accounts>>, State<Admission>),
) -> Result<Json<Done>, AppError> {
    admission.charge(Work::Account, token.client)?;
    accounts.make_bot(token.player()).await?;
    Ok(Json(Done::OK))
}

/// `POST /api/bot/account/setup/{code}`: stores the bot's default setup.
pub(crate) async fn set_setup(
    token: Token<BotPlay>,
    (State(accounts), State(admission)): (State<Arc<Accounts>>, State<Admission>),
    Path(code): Path<String>,
) -> Result<Json<Done>, AppError> {
    admission.charge(Work::Account, token.client)?;
    let setup = super::play::arrangement(&code)?;
    accounts.set_bot_setup(token.player(), setup.code()).await?;
    Ok(Json(Done::OK))
}
