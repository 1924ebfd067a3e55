//! The SQL of unsent emails.

use super::change::{Applied, change, change_one};
use crate::sql::columns::{Text, id};
use crate::sql::{Row, Rows, Sql, SqlError, values};
use crate::{EmailLinkKind, EmailRow, LetterId, LetterKind, LetterRow};
use play::Player;

const KINDS: [LetterKind; 4] = [
    LetterKind::Link(EmailLinkKind::Confirm),
    LetterKind::Link(EmailLinkKind::Reset),
    LetterKind::Changed,
    LetterKind::Removed,
];

/// Returns the stored form of an email's kind.
const fn text(kind: LetterKind) -> &'static str {
    match kind {
        LetterKind::Link(EmailLinkKind::Confirm) => "confirm",
        LetterKind::Link(EmailLinkKind::Reset) => "reset",
        LetterKind::Changed => "changed",
        LetterKind::Removed => "removed",
    }
}

pub(super) fn put(connection: &dyn Sql, letter: &LetterRow, at_ms: i64) -> Applied {
    change(connection, "DELETE FROM letters WHERE ends_ms <= ?1", &values![at_ms])?;
    change_one(
        connection,
        "INSERT INTO letters (id, player, kind, address, language, ends_ms)
         SELECT ?1, player, ?3, ?4, ?5, ?6 FROM accounts WHERE player = ?2 AND closed_ms IS NULL
         ON CONFLICT (id) DO UPDATE SET id = excluded.id",
        &values![
            letter.id,
            Text(letter.player),
            text(letter.kind),
            letter.email.address,
            letter.email.language,
            letter.ends_ms
        ],
    )
}

pub(super) fn forget(connection: &dyn Sql, id: LetterId) -> Applied {
    change(connection, "DELETE FROM letters WHERE id = ?1", &values![id])
}

/// Deletes a player's unsent emails with links of this kind.
pub(super) fn forget_links(connection: &dyn Sql, player: Player, kind: EmailLinkKind) -> Applied {
    let sql = "DELETE FROM letters WHERE player = ?1 AND kind = ?2";
    change(connection, sql, &values![Text(player), text(LetterKind::Link(kind))])
}

pub(super) fn forget_all(connection: &dyn Sql, player: Player) -> Applied {
    change(
        connection,
        "DELETE FROM letters WHERE player = ?1",
        &values![Text(player)],
    )
}

pub(super) fn waiting(connection: &dyn Sql, at_ms: i64, most: u32) -> Result<Vec<LetterRow>, SqlError> {
    connection.all(
        "SELECT id, player, kind, address, language, ends_ms FROM letters
             WHERE ends_ms > ?1 ORDER BY ends_ms, id LIMIT ?2",
        &values![at_ms, most],
        letter_row,
    )
}

fn letter_row(row: Row<'_>) -> Result<LetterRow, SqlError> {
    let kind: String = row.get(2)?;
    let known = KINDS.into_iter().find(|one| text(*one) == kind);
    Ok(LetterRow {
        id: row.get(0)?,
        player: id(row, 1)?,
        kind: known.ok_or_else(|| SqlError::Damaged(format!("letter {kind} is not known")))?,
        email: EmailRow {
            address: row.get(3)?,
            language: row.get(4)?,
        },
        ends_ms: row.get(5)?,
    })
}
