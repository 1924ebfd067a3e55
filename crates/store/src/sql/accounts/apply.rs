//! Execution of commands about accounts. The caller opens a transaction or savepoint, and rolls it back after an error.

use super::change::{Applied, change, change_one};
use super::{access_tokens, emails, letters, programs};
use crate::sql::clubs;
use crate::sql::columns::Text;
use crate::sql::error::contradiction;
use crate::sql::{Rows, Sql, values};
use crate::{AccountCommand, DeviceId, NewAccount, SecondFactorRow, SessionRow, TokenHash};
use play::Player;

/// Executes one command, stopping at the first error.
pub(crate) fn apply(connection: &dyn Sql, command: &AccountCommand) -> Applied {
    match command {
        AccountCommand::SetNickname { player, nickname } => set_nickname(connection, *player, nickname.as_deref()),
        AccountCommand::ForgetGuest { player } => forget_guest(connection, *player),
        AccountCommand::Create(account) => create(connection, account),
        AccountCommand::Suspend { player, since_ms } => suspend(connection, *player, *since_ms),
        AccountCommand::OpenSession { session, replaces } => open_session(connection, session, *replaces),
        AccountCommand::Seen { token_hash, at_ms } => note_use(connection, *token_hash, *at_ms),
        AccountCommand::EndSession(token_hash) => end_session(connection, *token_hash),
        AccountCommand::EndSessions { player, keep } => {
            let sql = "DELETE FROM tokens WHERE player = ?1 AND token_hash IS DISTINCT FROM ?2";
            change(connection, sql, &values![Text(*player), keep])
        }
        AccountCommand::SetPassword { player, password } => set_password(connection, *player, password),
        AccountCommand::SetSecondFactor { player, second_factor } => {
            set_second_factor(connection, *player, second_factor)
        }
        AccountCommand::UseStep { player, step } => {
            let sql = "UPDATE accounts SET totp_step = ?2 WHERE player = ?1 AND totp_step < ?2 AND closed_ms IS NULL";
            change_one(connection, sql, &values![Text(*player), step])
        }
        AccountCommand::SetRecoveryCodes { player, hashes } => set_recovery_codes(connection, *player, hashes),
        AccountCommand::UseRecoveryCode { player, hash } => use_recovery_code(connection, *player, hash),
        AccountCommand::AddEmailLink { link, at_ms } => emails::add_link(connection, link, *at_ms),
        AccountCommand::ConfirmEmail { link, at_ms } => emails::confirm(connection, *link, *at_ms),
        AccountCommand::PutLetter { letter, at_ms } => letters::put(connection, letter, *at_ms),
        AccountCommand::ForgetLetter { id } => letters::forget(connection, *id),
        AccountCommand::SetTournamentEmails { player, wanted } => emails::set_tournaments(connection, *player, *wanted),
        AccountCommand::SetClubEmails { player, wanted } => emails::set_clubs(connection, *player, *wanted),
        AccountCommand::RemoveEmail { player } => emails::remove(connection, *player),
        AccountCommand::UseResetLink { link, at_ms } => emails::use_reset(connection, *link, *at_ms),
        AccountCommand::AddAccessToken { token, most } => access_tokens::add(connection, token, *most),
        AccountCommand::AccessTokenUsed { token, at_ms } => access_tokens::used(connection, *token, *at_ms),
        AccountCommand::RevokeAccessToken { player, token } => access_tokens::revoke(connection, *player, *token),
        AccountCommand::RevokeAccessTokens { player } => access_tokens::revoke_all(connection, *player),
        AccountCommand::AddHandle(new) => programs::add_handle(connection, new),
        AccountCommand::MakeBot { player, at_ms } => programs::make_bot(connection, *player, *at_ms),
        AccountCommand::SetBotSetup { player, setup } => programs::set_setup(connection, *player, setup),
        AccountCommand::PutPreferences {
            player,
            device,
            at_ms,
            body,
        } => put_preferences(connection, (*player, device.as_ref()), (body, *at_ms)),
        AccountCommand::Block { player, blocked, at_ms } => {
            let sql = "INSERT INTO blocks (player, blocked, created_ms) VALUES (?1, ?2, ?3)
                       ON CONFLICT (player, blocked) DO NOTHING";
            change(connection, sql, &values![Text(*player), Text(*blocked), at_ms])
        }
        AccountCommand::Unblock { player, blocked } => {
            let sql = "DELETE FROM blocks WHERE player = ?1 AND blocked = ?2";
            change(connection, sql, &values![Text(*player), Text(*blocked)])
        }
        AccountCommand::Close {
            player,
            closed_skeleton,
            at_ms,
        } => close(connection, *player, (closed_skeleton, *at_ms)),
    }
}

fn note_use(connection: &dyn Sql, session: TokenHash, at_ms: i64) -> Applied {
    let sql = "UPDATE tokens SET seen_ms = ?2 WHERE token_hash = ?1";
    change(connection, sql, &values![session, at_ms])
}

fn end_session(connection: &dyn Sql, session: TokenHash) -> Applied {
    change(
        connection,
        "DELETE FROM tokens WHERE token_hash = ?1",
        &values![session],
    )
}

fn set_nickname(connection: &dyn Sql, player: Player, nickname: Option<&str>) -> Applied {
    let sql = "UPDATE players SET nickname = ?2 WHERE key = ?1";
    change_one(connection, sql, &values![Text(player), nickname])
}

fn suspend(connection: &dyn Sql, player: Player, since_ms: Option<i64>) -> Applied {
    let sql = "UPDATE accounts SET suspended_ms = ?2 WHERE player = ?1 AND closed_ms IS NULL";
    change_one(connection, sql, &values![Text(player), since_ms])?;
    match since_ms {
        Some(_) => change(
            connection,
            "DELETE FROM tokens WHERE player = ?1",
            &values![Text(player)],
        ),
        None => Ok(()),
    }
}

fn create(connection: &dyn Sql, account: &NewAccount) -> Applied {
    let closed: bool = connection.one(
        "SELECT EXISTS (SELECT 1 FROM accounts WHERE skeleton = ?1)",
        &values![&account.closed_skeleton],
        |row| row.get(0),
    )?;
    if closed {
        return Err(contradiction("a closed account had that name".to_owned()));
    }
    change(
        connection,
        "INSERT INTO accounts (player, name, skeleton, password, created_ms) VALUES (?1, ?2, ?3, ?4, ?5)",
        &values![
            Text(account.player),
            account.name,
            account.skeleton,
            account.password,
            account.created_ms
        ],
    )
}

fn open_session(connection: &dyn Sql, session: &SessionRow, replaces: Option<TokenHash>) -> Applied {
    let suspended: bool = connection.one(
        "SELECT EXISTS (SELECT 1 FROM accounts WHERE player = ?1 AND suspended_ms IS NOT NULL)",
        &values![Text(session.player)],
        |row| row.get(0),
    )?;
    if suspended {
        return Err(contradiction("the account is suspended".to_owned()));
    }
    if let Some(before) = replaces {
        change(connection, "DELETE FROM tokens WHERE token_hash = ?1", &values![before])?;
    }
    change(
        connection,
        "INSERT INTO tokens (token_hash, player, created_ms, seen_ms, client) VALUES (?1, ?2, ?3, ?4, ?5)",
        &values![
            session.token_hash,
            Text(session.player),
            session.created_ms,
            session.seen_ms,
            session.client
        ],
    )
}

fn set_password(connection: &dyn Sql, player: Player, password: &str) -> Applied {
    let sql = "UPDATE accounts SET password = ?2 WHERE player = ?1 AND closed_ms IS NULL";
    change_one(connection, sql, &values![Text(player), password])?;
    emails::end_resets(connection, player)
}

fn set_second_factor(connection: &dyn Sql, player: Player, second_factor: &SecondFactorRow) -> Applied {
    let (secret, on) = match second_factor {
        SecondFactorRow::Off => (None, false),
        SecondFactorRow::Pending(secret) => (Some(secret), false),
        SecondFactorRow::On(secret) => (Some(secret), true),
    };
    let sql = "UPDATE accounts SET totp_secret = ?2, totp_on = ?3 WHERE player = ?1 AND closed_ms IS NULL";
    change_one(connection, sql, &values![Text(player), secret, on])
}

fn set_recovery_codes(connection: &dyn Sql, player: Player, hashes: &[[u8; 32]]) -> Applied {
    change(
        connection,
        "DELETE FROM recovery_codes WHERE player = ?1",
        &values![Text(player)],
    )?;
    let sql = "INSERT INTO recovery_codes (player, hash) VALUES (?1, ?2)";
    hashes
        .iter()
        .try_for_each(|hash| change(connection, sql, &values![Text(player), hash]))
}

fn use_recovery_code(connection: &dyn Sql, player: Player, hash: &[u8; 32]) -> Applied {
    let sql = "DELETE FROM recovery_codes WHERE player = ?1 AND hash = ?2";
    change_one(connection, sql, &values![Text(player), hash])
}

fn put_preferences(
    connection: &dyn Sql,
    (player, device): (Player, Option<&DeviceId>),
    (body, at_ms): (&str, i64),
) -> Applied {
    let sql = "INSERT INTO preferences (player, device, changed_ms, body) VALUES (?1, ?2, ?3, ?4)
               ON CONFLICT (player, device) DO UPDATE SET changed_ms = excluded.changed_ms, body = excluded.body";
    // An empty device id stands for the account. Ids of devices are never empty.
    let device = device.map_or("", DeviceId::as_str);
    change(connection, sql, &values![Text(player), device, at_ms, body])
}

fn close(connection: &dyn Sql, player: Player, (closed_skeleton, at_ms): (&str, i64)) -> Applied {
    change_one(
        connection,
        "UPDATE accounts SET name = NULL, password = NULL, skeleton = ?2, closed_ms = ?3,
                             totp_secret = NULL, totp_on = FALSE, totp_step = -1, bot_setup = NULL
         WHERE player = ?1 AND closed_ms IS NULL",
        &values![Text(player), closed_skeleton, at_ms],
    )?;
    emails::remove(connection, player)?;
    letters::forget_all(connection, player)?;
    access_tokens::revoke_all(connection, player)?;
    programs::close_handles(connection, player)?;
    clubs::leave_all(connection, player)?;
    for sql in [
        "DELETE FROM recovery_codes WHERE player = ?1",
        "DELETE FROM preferences WHERE player = ?1",
        "DELETE FROM account_records WHERE player = ?1",
    ] {
        change(connection, sql, &values![Text(player)])?;
    }
    forget(connection, player)
}

fn forget_guest(connection: &dyn Sql, player: Player) -> Applied {
    let is_guest: bool = connection.one(
        "SELECT EXISTS (SELECT 1 FROM players WHERE key = ?1)
                    AND NOT EXISTS (SELECT 1 FROM accounts WHERE player = ?1)",
        &values![Text(player)],
        |row| row.get(0),
    )?;
    if !is_guest {
        return Err(contradiction("there is no such guest".to_owned()));
    }
    forget(connection, player)
}

/// Erases the nickname, chat messages, tournament notices, blocks and sessions of a player.
fn forget(connection: &dyn Sql, player: Player) -> Applied {
    for sql in [
        "DELETE FROM chat WHERE player = ?1",
        "DELETE FROM tournament_chat WHERE player = ?1",
        "DELETE FROM tournament_notices WHERE player = ?1",
        "DELETE FROM blocks WHERE player = ?1",
        "DELETE FROM tokens WHERE player = ?1",
        "UPDATE players SET nickname = NULL WHERE key = ?1",
    ] {
        change(connection, sql, &values![Text(player)])?;
    }
    Ok(())
}
