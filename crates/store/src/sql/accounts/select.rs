//! Implementation of [`AccountQueries`].

use super::{access_tokens, letters, programs};
use crate::sql::columns::{Text, id, optional_id};
use crate::sql::select::HasReaders;
use crate::sql::{Row, Rows, Sql, SqlError, ToValue, values};
use crate::{
    AccessTokenHash, AccessTokenRow, AccountQueries, AccountRow, Answer, BlockRow, EmailLinkKind, EmailLinkRow,
    EmailRow, HandleKind, LetterRow, LinkHash, PreferencesRow, ProfileRow, ProgramProfileRow, QueryError,
    SecondFactorRow, SessionRow, StoredSession, TokenHash,
};
use play::Player;

/// Selects open accounts, with the columns in the order in which [`account_row`] reads them.
macro_rules! select_accounts {
    ($condition:literal) => {
        concat!(
            "SELECT accounts.player, name, skeleton, password, created_ms, totp_secret, totp_on, totp_step,
                    (SELECT count(*) FROM recovery_codes WHERE recovery_codes.player = accounts.player),
                    emails.address, emails.language, pending.address, pending.ends_ms, suspended_ms IS NOT NULL,
                    coalesce(emails.tournaments, TRUE), coalesce(emails.clubs, FALSE)
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
            connection.optional(
                "SELECT token_hash, tokens.player, tokens.created_ms, coalesce(seen_ms, tokens.created_ms), client,
                            accounts.player IS NOT NULL AND closed_ms IS NULL
                     FROM tokens LEFT JOIN accounts ON accounts.player = tokens.player WHERE token_hash = ?1",
                &values![token_hash],
                |row| {
                    Ok(StoredSession {
                        session: session_row(row)?,
                        has_account: row.get(5)?,
                    })
                },
            )
        })
    }

    fn sessions_of(&self, player: Player) -> Answer<Vec<SessionRow>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT token_hash, player, created_ms, coalesce(seen_ms, created_ms), client
                     FROM tokens WHERE player = ?1 ORDER BY created_ms DESC, token_hash",
                &values![Text(player)],
                session_row,
            )
        })
    }

    fn access_token(&self, token: AccessTokenHash) -> Answer<Option<AccessTokenRow>, QueryError> {
        self.readers()
            .query(move |connection| access_tokens::usable(connection, token))
    }

    fn access_tokens_of(&self, player: Player) -> Answer<Vec<AccessTokenRow>, QueryError> {
        self.readers()
            .query(move |connection| access_tokens::of(connection, player))
    }

    fn program_profiles(&self, players: Vec<Player>) -> Answer<Vec<ProgramProfileRow>, QueryError> {
        self.readers()
            .query(move |connection| programs::profiles(connection, &players))
    }

    fn handles_of(&self, player: Player) -> Answer<Vec<(String, HandleKind)>, QueryError> {
        self.readers()
            .query(move |connection| programs::handles(connection, player))
    }

    fn player_of_handle(&self, look: &str) -> Answer<Option<Player>, QueryError> {
        let look = look.to_owned();
        self.readers()
            .query(move |connection| programs::player_of(connection, &look))
    }

    fn accounts_without_handle(&self, most: u32) -> Answer<Vec<(Player, String)>, QueryError> {
        self.readers()
            .query(move |connection| programs::without_handle(connection, most))
    }

    fn account_count(&self) -> Answer<u64, QueryError> {
        self.readers().query(|connection| {
            let count: i64 = connection.one(
                "SELECT count(*) FROM accounts WHERE closed_ms IS NULL",
                &values![],
                |row| row.get(0),
            )?;
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
            connection.all(
                select_accounts!("emails.look = ?1 ORDER BY created_ms, accounts.player LIMIT ?2"),
                &values![look, most],
                account_row,
            )
        })
    }

    fn email_link(&self, link: LinkHash) -> Answer<Option<EmailLinkRow>, QueryError> {
        self.readers().query(move |connection| {
            connection.optional(
                "SELECT token_hash, player, kind = 'reset', address, language, ends_ms
                     FROM email_links WHERE token_hash = ?1",
                &values![link],
                link_row,
            )
        })
    }

    fn letters(&self, at_ms: i64, most: u32) -> Answer<Vec<LetterRow>, QueryError> {
        self.readers()
            .query(move |connection| letters::waiting(connection, at_ms, most))
    }

    fn is_name_taken(&self, skeletons: [String; 2]) -> Answer<bool, QueryError> {
        self.readers().query(move |connection| {
            connection.one(
                "SELECT EXISTS (SELECT 1 FROM accounts WHERE skeleton IN (?1, ?2))",
                &values![skeletons[0], skeletons[1]],
                |row| row.get(0),
            )
        })
    }

    fn profiles(&self, players: Vec<Player>) -> Answer<Vec<ProfileRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql =
                "SELECT key, CASE WHEN accounts.player IS NULL THEN nickname ELSE name END, accounts.player IS NOT NULL,
                        bot_ms IS NOT NULL
                 FROM players LEFT JOIN accounts ON accounts.player = key WHERE key = ?1";
            let profile = |player: &Player| connection.optional(sql, &values![Text(*player)], profile_row);
            let found: Vec<_> = players.iter().map(profile).collect::<Result<_, _>>()?;
            Ok(found.into_iter().flatten().collect())
        })
    }

    fn preferences_of(&self, player: Player) -> Answer<Vec<PreferencesRow>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT nullif(device, ''), body FROM preferences WHERE player = ?1 ORDER BY device",
                &values![Text(player)],
                |row| {
                    Ok(PreferencesRow {
                        device: optional_id(row, 0)?,
                        body: row.get(1)?,
                    })
                },
            )
        })
    }

    fn blocks_of(&self, player: Player) -> Answer<Vec<BlockRow>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT blocked, created_ms FROM blocks WHERE player = ?1 ORDER BY created_ms DESC, blocked",
                &values![Text(player)],
                |row| {
                    Ok(BlockRow {
                        blocked: id(row, 0)?,
                        created_ms: row.get(1)?,
                    })
                },
            )
        })
    }

    fn blocked_with(&self, player: Player) -> Answer<Vec<Player>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT blocked FROM blocks WHERE player = ?1 UNION SELECT player FROM blocks WHERE blocked = ?1",
                &values![Text(player)],
                |row| id(row, 0),
            )
        })
    }
}

fn session_row(row: Row<'_>) -> Result<SessionRow, SqlError> {
    Ok(SessionRow {
        token_hash: row.get(0)?,
        player: id(row, 1)?,
        created_ms: row.get(2)?,
        seen_ms: row.get(3)?,
        client: row.get(4)?,
    })
}

fn profile_row(row: Row<'_>) -> Result<ProfileRow, SqlError> {
    Ok(ProfileRow {
        player: id(row, 0)?,
        name: row.get(1)?,
        has_account: row.get(2)?,
        bot: row.get(3)?,
    })
}

fn link_row(row: Row<'_>) -> Result<EmailLinkRow, SqlError> {
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

fn account(connection: &dyn Sql, sql: &str, key: impl ToValue) -> Result<Option<AccountRow>, SqlError> {
    connection.optional(sql, &values![key], account_row)
}

fn account_row(row: Row<'_>) -> Result<AccountRow, SqlError> {
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
        tournament_emails: row.get(14)?,
        club_emails: row.get(15)?,
    })
}
