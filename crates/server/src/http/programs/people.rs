//! Players in the API's format.

use crate::error::AppError;
use crate::identity::Accounts;
use crate::services::Services;
use play::{Moment, Player};
use store::ProgramProfileRow;
use wire::Code;
use wire::api::{BOT, User, UserStatus, perfs};

/// Returns the name of a player in the API: the handle, or else the player id such as `guest:0000000000A`.
pub(super) fn username(row: &ProgramProfileRow) -> String {
    row.handle.clone().unwrap_or_else(|| row.player.to_string())
}

/// Returns the id of a player in the API: the handle in lower case, or else the player id.
pub(super) fn user_id(row: &ProgramProfileRow) -> String {
    match &row.handle {
        Some(handle) => handle.to_ascii_lowercase(),
        None => row.player.to_string(),
    }
}

pub(super) fn title(row: &ProgramProfileRow) -> Option<String> {
    row.bot.then(|| BOT.to_owned())
}

/// Returns a player with ratings. `reader` is the requesting account, if any.
pub(super) async fn user(
    services: &Services,
    accounts: &Accounts,
    (player, reader): (Player, Option<Player>),
) -> Result<User, AppError> {
    let row = accounts
        .program_profiles(vec![player])
        .await?
        .pop()
        .ok_or(Code::UnknownPlayer)?;
    let ratings = services.store.ratings_of(player).await?;
    let blocking = match reader {
        Some(reader) => services
            .store
            .blocks_of(reader)
            .await?
            .iter()
            .any(|block| block.blocked == player),
        None => false,
    };
    Ok(User {
        id: user_id(&row),
        username: username(&row),
        title: title(&row),
        display_name: row.name,
        player: player.to_string(),
        created_at: row.created_ms,
        perfs: perfs(&ratings, Moment(services.clock.now_ms())),
        blocking,
        url: format!("{}/player/{player}", services.base_path),
    })
}

/// Returns a player with the given online status.
pub(super) fn status(row: &ProgramProfileRow, online: bool) -> UserStatus {
    UserStatus {
        id: user_id(row),
        name: username(row),
        title: title(row),
        online,
    }
}
