//! The SQL of commands about accounts' email addresses and the links sent to them.

use super::change::{Applied, change, change_one};
use super::letters;
use crate::sql::columns::{Text, id};
use crate::sql::{Rows, Sql, values};
use crate::{EmailLinkKind, EmailLinkRow, LinkHash};
use play::Player;

/// Returns the stored form of a link's kind.
pub(super) const fn text(kind: EmailLinkKind) -> &'static str {
    match kind {
        EmailLinkKind::Confirm => "confirm",
        EmailLinkKind::Reset => "reset",
    }
}

pub(super) fn add_link(connection: &dyn Sql, link: &EmailLinkRow, at_ms: i64) -> Applied {
    change(
        connection,
        "DELETE FROM email_links WHERE ends_ms <= ?1",
        &values![at_ms],
    )?;
    if link.kind == EmailLinkKind::Confirm {
        end_links(connection, link.player, EmailLinkKind::Confirm)?;
    }
    change_one(
        connection,
        "INSERT INTO email_links (token_hash, player, kind, address, language, ends_ms)
         SELECT ?1, player, ?3, ?4, ?5, ?6 FROM accounts WHERE player = ?2 AND closed_ms IS NULL",
        &values![
            link.link,
            Text(link.player),
            text(link.kind),
            link.email.address,
            link.email.language,
            link.ends_ms
        ],
    )
}

pub(super) fn confirm(connection: &dyn Sql, link: LinkHash, at_ms: i64) -> Applied {
    change_one(
        connection,
        "INSERT INTO emails (player, address, look, language, confirmed_ms)
         SELECT player, address, lower(address), language, ?2 FROM email_links
         WHERE token_hash = ?1 AND kind = 'confirm' AND ends_ms > ?2
         ON CONFLICT (player) DO UPDATE SET address = excluded.address, look = excluded.look,
             language = excluded.language, confirmed_ms = excluded.confirmed_ms",
        &values![link, at_ms],
    )?;
    let player = connection.one(
        "SELECT player FROM email_links WHERE token_hash = ?1",
        &values![link],
        |row| id(row, 0),
    )?;
    // Deletes the used link, and reset links that were sent to the previous address.
    end_links(connection, player, EmailLinkKind::Confirm)?;
    end_links(connection, player, EmailLinkKind::Reset)
}

pub(super) fn remove(connection: &dyn Sql, player: Player) -> Applied {
    change(
        connection,
        "DELETE FROM emails WHERE player = ?1",
        &values![Text(player)],
    )?;
    end_links(connection, player, EmailLinkKind::Confirm)?;
    end_links(connection, player, EmailLinkKind::Reset)
}

pub(super) fn set_tournaments(connection: &dyn Sql, player: Player, wanted: bool) -> Applied {
    let sql = "UPDATE emails SET tournaments = ?2 WHERE player = ?1";
    change_one(connection, sql, &values![Text(player), wanted])
}

pub(super) fn set_clubs(connection: &dyn Sql, player: Player, wanted: bool) -> Applied {
    let sql = "UPDATE emails SET clubs = ?2 WHERE player = ?1";
    change_one(connection, sql, &values![Text(player), wanted])
}

pub(super) fn use_reset(connection: &dyn Sql, link: LinkHash, at_ms: i64) -> Applied {
    change(
        connection,
        "DELETE FROM letters WHERE kind = 'reset' AND player = (SELECT player FROM email_links WHERE token_hash = ?1)",
        &values![link],
    )?;
    change_one(
        connection,
        "DELETE FROM email_links WHERE kind = 'reset' AND player =
             (SELECT player FROM email_links WHERE token_hash = ?1 AND kind = 'reset' AND ends_ms > ?2)",
        &values![link, at_ms],
    )
}

/// Deletes a player's links for resetting the password, and the unsent emails with such links.
pub(super) fn end_resets(connection: &dyn Sql, player: Player) -> Applied {
    end_links(connection, player, EmailLinkKind::Reset)
}

fn end_links(connection: &dyn Sql, player: Player, kind: EmailLinkKind) -> Applied {
    letters::forget_links(connection, player, kind)?;
    let sql = "DELETE FROM email_links WHERE player = ?1 AND kind = ?2";
    change(connection, sql, &values![Text(player), text(kind)])
}
