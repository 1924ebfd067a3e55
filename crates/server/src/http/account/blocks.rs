//! `/api/account/blocks`: the players blocked by the current user.

use crate::admission::Admission;
use crate::error::AppError;
use crate::identity::{Known, Session, player_views};
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use axum::Json;
use axum::extract::{Path, State};
use play::Player;
use std::sync::Arc;
use store::AccountCommand;
use wire::account::BlockList;
use wire::{Code, ErrorBody};

/// Maximum number of players that a player may block.
const MOST: usize = 500;

/// Handles `GET /api/account/blocks`.
pub(crate) async fn list(
    State(services): State<Arc<Services>>,
    Known(session): Known,
) -> Result<Json<BlockList>, AppError> {
    blocked(&services, session).await.map(Json)
}

/// Handles `PUT /api/account/blocks/{player}`.
pub(crate) async fn block(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Known(session): Known,
    Path(named): Path<String>,
) -> Result<Json<BlockList>, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Account, Client { address, guest })?;
    let other = existing(&services, &named).await?;
    if other == session.player {
        return Err(Code::NotYourself.into());
    }
    let before = services.store.blocks_of(session.player).await?;
    if before.len() >= MOST && !before.iter().any(|row| row.blocked == other) {
        return Err(ErrorBody::from(Code::TooManyBlocks).with("most", MOST).into());
    }
    let command = AccountCommand::Block {
        player: session.player,
        blocked: other,
        at_ms: services.clock.now_ms(),
    };
    services.store.execute(command.into()).await?;
    blocked(&services, session).await.map(Json)
}

/// Handles `DELETE /api/account/blocks/{player}`.
pub(crate) async fn unblock(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Known(session): Known,
    Path(named): Path<String>,
) -> Result<Json<BlockList>, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Account, Client { address, guest })?;
    let command = AccountCommand::Unblock {
        player: session.player,
        blocked: existing(&services, &named).await?,
    };
    services.store.execute(command.into()).await?;
    blocked(&services, session).await.map(Json)
}

/// Returns the player with this key, or the error `unknown_player` if there is none.
async fn existing(services: &Services, key: &str) -> Result<Player, AppError> {
    let player: Player = key.parse().map_err(|_| ErrorBody::from(Code::UnknownPlayer))?;
    let found = services.store.profiles(vec![player]).await?;
    if found.is_empty() {
        return Err(Code::UnknownPlayer.into());
    }
    Ok(player)
}

async fn blocked(services: &Services, session: Session) -> Result<BlockList, AppError> {
    let rows = services.store.blocks_of(session.player).await?;
    let players: Vec<Player> = rows.into_iter().map(|row| row.blocked).collect();
    let mut views = player_views(services, players.clone()).await?;
    let blocked = players.iter().filter_map(|player| views.remove(player)).collect();
    Ok(BlockList { blocked })
}
