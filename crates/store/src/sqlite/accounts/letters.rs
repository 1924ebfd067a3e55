//! The SQL of unsent emails.

use super::change::{Applied, change, change_one};
use crate::sqlite::columns::{Text, id};
use crate::{EmailLinkKind, EmailRow, LetterId, LetterKind, LetterRow};
use play::Player;
use rusqlite::types::Type;
use rusqlite::{Connection, Row, params};

const KINDS: [LetterKind; 4] = [
    LetterKind::Link(EmailLinkKind::Confirm),
    LetterKind::Link(EmailLinkKind::Reset),
    LetterKind::Changed,
    LetterKind::Removed,
];

/// Returns an email's kind as stored; for one with a link, the link's kind.
const fn text(kind: LetterKind) -> &'static str {
    match kind {
        LetterKind::Link(EmailLinkKind::Confirm) => "confirm",
        LetterKind::Link(EmailLinkKind::Reset) => "reset",
        LetterKind::Changed => "changed",
        LetterKind::Removed => "removed",
    }
}

pub(super) fn put(connection: &Connection, letter: &LetterRow, at_ms: i64) -> Applied {
    change(connection, "DELETE FROM letters WHERE ends_ms <= ?1", [at_ms])?;
    change_one(
        connection,
        "INSERT INTO letters (id, player, kind, address, language, ends_ms)
         SELECT ?1, player, ?3, ?4, ?5, ?6 FROM accounts WHERE player = ?2 AND closed_ms IS NULL
         ON CONFLICT (id) DO UPDATE SET id = id",
        params![
            letter.id,
            Text(letter.player),
            text(letter.kind),
            letter.email.address,
            letter.email.language,
            letter.ends_ms
        ],
    )
}

pub(super) fn forget(connection: &Connection, id: LetterId) -> Applied {
    change(connection, "DELETE FROM letters WHERE id = ?1", [id])
}

/// Deletes the emails that contain links of this kind, which have ended.
pub(super) fn forget_links(connection: &Connection, player: Player, kind: EmailLinkKind) -> Applied {
    let sql = "DELETE FROM letters WHERE player = ?1 AND kind = ?2";
    change(connection, sql, params![Text(player), text(LetterKind::Link(kind))])
}

pub(super) fn forget_all(connection: &Connection, player: Player) -> Applied {
    change(connection, "DELETE FROM letters WHERE player = ?1", [Text(player)])
}

pub(super) fn waiting(connection: &Connection, at_ms: i64, most: u32) -> Result<Vec<LetterRow>, rusqlite::Error> {
    connection
        .prepare_cached(
            "SELECT id, player, kind, address, language, ends_ms FROM letters
             WHERE ends_ms > ?1 ORDER BY ends_ms, id LIMIT ?2",
        )?
        .query_map(params![at_ms, most], letter_row)?
        .collect()
}

fn letter_row(row: &Row<'_>) -> Result<LetterRow, rusqlite::Error> {
    let kind: String = row.get(2)?;
    let known = KINDS.into_iter().find(|one| text(*one) == kind);
    Ok(LetterRow {
        id: row.get(0)?,
        player: id(row, 1)?,
        kind: known.ok_or_else(|| {
            let cause = format!("letter {kind} is not known").into();
            rusqlite::Error::FromSqlConversionFailure(2, Type::Text, cause)
        })?,
        email: EmailRow {
            address: row.get(3)?,
            language: row.get(4)?,
        },
        ends_ms: row.get(5)?,
    })
}
