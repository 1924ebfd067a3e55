//! The SQL of every query about accounts.

use super::letters;
use crate::sqlite::columns::{Text, id, optional_id};
use crate::sqlite::select::HasReaders;
use crate::{
    AccountQueries, AccountRow, Answer, BlockRow, EmailLinkKind, EmailLinkRow, EmailRow, LetterRow, LinkHash,
    PreferencesRow, ProfileRow, QueryError, SecondFactorRow, SessionRow, StoredSession, TokenHash,
};
use play::Player;
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

/// An account's columns in the order in which [`account_row`] reads them.
macro_rules! select_accounts {
    ($condition:literal) => {
        concat!(
            "SELECT accounts.player, name, skeleton, password, created_ms, totp_secret, totp_on, totp_step,
                    (SELECT count(*) FROM recovery_codes WHERE recovery_codes.player = accounts.player),
                    emails.address, emails.language, pending.address, pending.ends_ms, suspended_ms IS NOT NULL
             FROM accounts LEFT JOIN emails ON emails.player = accounts.player
                  LEFT JOIN email_links AS pending ON pending.player = accounts.player AND pending.kind = 'confirm'
             WHERE closed_ms IS NULL AND ",
            $condition
        )
    };
}

impl<T: HasReaders> AccountQueries for T {
    fn session(&self, token_hash: TokenHash) -> Answer<Option<StoredSession>, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached(
                    "SELECT token_hash, tokens.player, tokens.created_ms, coalesce(seen_ms, tokens.created_ms), client,
                            accounts.player IS NOT NULL AND closed_ms IS NULL
                     FROM tokens LEFT JOIN accounts ON accounts.player = tokens.player WHERE token_hash = ?1",
                )?
                .query_row([token_hash], |row| {
                    Ok(StoredSession {
                        session: session_row(row)?,
                        has_account: row.get(5)?,
                    })
                })
                .optional()
        })
    }

    fn sessions_of(&self, player: Player) -> Answer<Vec<SessionRow>, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached(
                    "SELECT token_hash, player, created_ms, coalesce(seen_ms, created_ms), client
                     FROM tokens WHERE player = ?1 ORDER BY created_ms DESC, token_hash",
                )?
                .query_map([Text(player)], session_row)?
                .collect()
        })
    }

    fn account_count(&self) -> Answer<u64, QueryError> {
        self.readers().query(|connection| {
            let count: i64 = connection
                .prepare_cached("SELECT count(*) FROM accounts WHERE closed_ms IS NULL")?
                .query_row([], |row| row.get(0))?;
            Ok(count.unsigned_abs())
        })
    }

    fn account_of(&self, player: Player) -> Answer<Option<AccountRow>, QueryError> {
        self.readers()
            .query(move |connection| account(connection, select_accounts!("accounts.player = ?1"), Text(player)))
    }

    fn account_named(&self, skeleton: &str) -> Answer<Option<AccountRow>, QueryError> {
        let skeleton = skeleton.to_owned();
        self.readers()
            .query(move |connection| account(connection, select_accounts!("skeleton = ?1"), &skeleton))
    }

    fn accounts_by_email(&self, look: &str, most: u32) -> Answer<Vec<AccountRow>, QueryError> {
        let look = look.to_owned();
        self.readers().query(move |connection| {
            connection
                .prepare_cached(select_accounts!(
                    "emails.look = ?1 ORDER BY created_ms, accounts.player LIMIT ?2"
                ))?
                .query_map(params![look, most], account_row)?
                .collect()
        })
    }

    fn email_link(&self, link: LinkHash) -> Answer<Option<EmailLinkRow>, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached(
                    "SELECT token_hash, player, kind = 'reset', address, language, ends_ms
                     FROM email_links WHERE token_hash = ?1",
                )?
                .query_row([link], link_row)
                .optional()
        })
    }

    fn letters(&self, at_ms: i64, most: u32) -> Answer<Vec<LetterRow>, QueryError> {
        self.readers()
            .query(move |connection| letters::waiting(connection, at_ms, most))
    }

    fn is_name_taken(&self, skeletons: [String; 2]) -> Answer<bool, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached("SELECT EXISTS (SELECT 1 FROM accounts WHERE skeleton IN (?1, ?2))")?
                .query_row(skeletons, |row| row.get(0))
        })
    }

    fn profiles(&self, players: Vec<Player>) -> Answer<Vec<ProfileRow>, QueryError> {
        self.readers().query(move |connection| {
            let mut select = connection.prepare_cached(
                "SELECT key, CASE WHEN accounts.player IS NULL THEN nickname ELSE name END, accounts.player IS NOT NULL
                 FROM players LEFT JOIN accounts ON accounts.player = key WHERE key = ?1",
            )?;
            let mut profile = |player: &Player| select.query_row([Text(*player)], profile_row).optional();
            let found: Vec<_> = players.iter().map(&mut profile).collect::<Result<_, _>>()?;
            Ok(found.into_iter().flatten().collect())
        })
    }

    fn preferences_of(&self, player: Player) -> Answer<Vec<PreferencesRow>, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached("SELECT nullif(device, ''), body FROM preferences WHERE player = ?1 ORDER BY device")?
                .query_map([Text(player)], |row| {
                    Ok(PreferencesRow {
                        device: optional_id(row, 0)?,
                        body: row.get(1)?,
                    })
                })?
                .collect()
        })
    }

    fn blocks_of(&self, player: Player) -> Answer<Vec<BlockRow>, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached(
                    "SELECT blocked, created_ms FROM blocks WHERE player = ?1 ORDER BY created_ms DESC, blocked",
                )?
                .query_map([Text(player)], |row| {
                    Ok(BlockRow {
                        blocked: id(row, 0)?,
                        created_ms: row.get(1)?,
                    })
                })?
                .collect()
        })
    }

    fn blocked_with(&self, player: Player) -> Answer<Vec<Player>, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached(
                    "SELECT blocked FROM blocks WHERE player = ?1 UNION SELECT player FROM blocks WHERE blocked = ?1",
                )?
                .query_map([Text(player)], |row| id(row, 0))?
                .collect()
        })
    }
}

fn session_row(row: &Row<'_>) -> Result<SessionRow, rusqlite::Error> {
    Ok(SessionRow {
        token_hash: row.get(0)?,
        player: id(row, 1)?,
        created_ms: row.get(2)?,
        seen_ms: row.get(3)?,
        client: row.get(4)?,
    })
}

fn profile_row(row: &Row<'_>) -> Result<ProfileRow, rusqlite::Error> {
    Ok(ProfileRow {
        player: id(row, 0)?,
        name: row.get(1)?,
        has_account: row.get(2)?,
    })
}

fn link_row(row: &Row<'_>) -> Result<EmailLinkRow, rusqlite::Error> {
    let is_reset: bool = row.get(2)?;
    Ok(EmailLinkRow {
        link: row.get(0)?,
        player: id(row, 1)?,
        kind: if is_reset {
            EmailLinkKind::Reset
        } else {
            EmailLinkKind::Confirm
        },
        email: EmailRow {
            address: row.get(3)?,
            language: row.get(4)?,
        },
        ends_ms: row.get(5)?,
    })
}

fn account(connection: &Connection, sql: &str, key: impl ToSql) -> Result<Option<AccountRow>, rusqlite::Error> {
    connection
        .prepare_cached(sql)?
        .query_row(params![key], account_row)
        .optional()
}

fn account_row(row: &Row<'_>) -> Result<AccountRow, rusqlite::Error> {
    let (secret, on): (Option<Vec<u8>>, bool) = (row.get(5)?, row.get(6)?);
    Ok(AccountRow {
        player: id(row, 0)?,
        name: row.get(1)?,
        skeleton: row.get(2)?,
        password: row.get(3)?,
        created_ms: row.get(4)?,
        second_factor: match (secret, on) {
            (None, _) => SecondFactorRow::Off,
            (Some(secret), false) => SecondFactorRow::Pending(secret),
            (Some(secret), true) => SecondFactorRow::On(secret),
        },
        last_step: row.get(7)?,
        recovery_codes: row.get(8)?,
        email: Option::zip(row.get(9)?, row.get(10)?).map(|(address, language)| EmailRow { address, language }),
        pending_email: Option::zip(row.get(11)?, row.get(12)?),
        suspended: row.get(13)?,
    })
}
