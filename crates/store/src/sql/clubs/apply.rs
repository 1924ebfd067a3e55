//! The SQL of commands about clubs.

use super::words::{admission_word, news_word, role_word};
use crate::sql::columns::{Text, id};
use crate::sql::connection::{Rows, Sql};
use crate::sql::error::{SqlError, contradiction};
use crate::sql::value::{Value, values};
use crate::{ClubBounds, ClubCommand, ClubEventRow, ClubMemberRow, ClubNewsKind, ClubRole, ClubText};
use play::{ClubId, Player};

type Applied = Result<(), SqlError>;

/// Executes one command, stopping at the first error.
pub(in crate::sql) fn apply(connection: &dyn Sql, command: &ClubCommand) -> Applied {
    match command {
        ClubCommand::Create {
            id,
            owner,
            at_ms,
            text,
            bounds,
        } => create(connection, *id, (*owner, *at_ms), (text, *bounds)),
        ClubCommand::Describe { club, text } => describe(connection, *club, text),
        ClubCommand::Dissolve { club } => dissolve(connection, *club),
        ClubCommand::Enter { club, member, most } => enter(connection, *club, *member, *most),
        ClubCommand::SetRole {
            club,
            player,
            from,
            to,
            since_ms,
        } => set_role(connection, (*club, *player), (*from, *to), *since_ms),
        ClubCommand::HandOver { club, from, to } => hand_over(connection, *club, *from, *to),
        ClubCommand::Remove { club, player } => remove(connection, *club, *player),
        ClubCommand::Decline { club, player } => decline(connection, *club, *player),
        ClubCommand::Seen { club, player } => forget_notice(connection, *club, *player),
        ClubCommand::AddEvent { club, event, most } => add_event(connection, *club, event, *most),
        ClubCommand::RemoveEvent { club, event } => {
            let sql = "DELETE FROM club_events WHERE club = ?1 AND id = ?2";
            connection.execute(sql, &values![Text(*club), Text(*event)]).map(drop)
        }
    }
}

/// Executes a statement. Returns a conflict with the message `otherwise` if it changes no row.
fn change(connection: &dyn Sql, sql: &str, params: &[Value<'_>], otherwise: &str) -> Applied {
    match connection.execute(sql, params)? {
        0 => Err(contradiction(otherwise.to_owned())),
        _ => Ok(()),
    }
}

/// Returns the text of a club that searches are matched against.
fn searched(text: &ClubText) -> String {
    format!("{}\n{}", text.name, text.place).to_lowercase()
}

fn create(
    connection: &dyn Sql,
    club: ClubId,
    (owner, at_ms): (Player, i64),
    (text, bounds): (&ClubText, ClubBounds),
) -> Applied {
    change(
        connection,
        "INSERT INTO clubs (id, created_ms, name, place, about, admission, searched)
         SELECT ?1, ?3, ?4, ?5, ?6, ?7, ?8 FROM accounts
         WHERE player = ?2 AND closed_ms IS NULL
               AND (SELECT count(*) FROM club_members WHERE player = ?2 AND role = 'owner') < ?9
               AND (SELECT count(*) FROM clubs) < ?10",
        &values![
            Text(club),
            Text(owner),
            at_ms,
            text.name,
            text.place,
            text.about,
            admission_word(text.admission),
            searched(text),
            bounds.of_owner,
            bounds.of_all,
        ],
        "there are too many clubs, or the owner has no account",
    )?;
    put_member(
        connection,
        club,
        ClubMemberRow {
            player: owner,
            role: ClubRole::Owner,
            since_ms: at_ms,
        },
    )
}

fn put_member(connection: &dyn Sql, club: ClubId, member: ClubMemberRow) -> Applied {
    connection.execute(
        "INSERT INTO club_members (club, player, role, since_ms) VALUES (?1, ?2, ?3, ?4)",
        &values![Text(club), Text(member.player), role_word(member.role), member.since_ms],
    )?;
    Ok(())
}

fn describe(connection: &dyn Sql, club: ClubId, text: &ClubText) -> Applied {
    change(
        connection,
        "UPDATE clubs SET name = ?2, place = ?3, about = ?4, admission = ?5, searched = ?6 WHERE id = ?1",
        &values![
            Text(club),
            text.name,
            text.place,
            text.about,
            admission_word(text.admission),
            searched(text),
        ],
        "there is no such club",
    )
}

fn dissolve(connection: &dyn Sql, club: ClubId) -> Applied {
    for sql in [
        "DELETE FROM club_notices WHERE club = ?1",
        "DELETE FROM club_events WHERE club = ?1",
        "DELETE FROM club_members WHERE club = ?1",
    ] {
        connection.execute(sql, &values![Text(club)])?;
    }
    let sql = "DELETE FROM clubs WHERE id = ?1";
    change(connection, sql, &values![Text(club)], "there is no such club")
}

fn enter(connection: &dyn Sql, club: ClubId, member: ClubMemberRow, most: u32) -> Applied {
    change(
        connection,
        "INSERT INTO club_members (club, player, role, since_ms)
         SELECT clubs.id, accounts.player, ?3, ?4 FROM clubs, accounts
         WHERE clubs.id = ?1 AND accounts.player = ?2 AND closed_ms IS NULL
               AND (SELECT count(*) FROM club_members WHERE club = ?1) < ?5",
        &values![
            Text(club),
            Text(member.player),
            role_word(member.role),
            member.since_ms,
            most
        ],
        "the club is full or does not exist",
    )?;
    // An earlier request may have been declined.
    forget_notice(connection, club, member.player)
}

fn remove(connection: &dyn Sql, club: ClubId, player: Player) -> Applied {
    change(
        connection,
        "DELETE FROM club_members WHERE club = ?1 AND player = ?2 AND role <> 'owner'",
        &values![Text(club), Text(player)],
        "only members other than the owner can be removed",
    )?;
    forget_notice(connection, club, player)
}

fn decline(connection: &dyn Sql, club: ClubId, player: Player) -> Applied {
    change(
        connection,
        "DELETE FROM club_members WHERE club = ?1 AND player = ?2 AND role = 'waiting'",
        &values![Text(club), Text(player)],
        "the player is not waiting",
    )?;
    put_notice(connection, (club, player), ClubNewsKind::Declined)
}

fn put_notice(connection: &dyn Sql, (club, player): (ClubId, Player), kind: ClubNewsKind) -> Applied {
    connection.execute(
        "INSERT INTO club_notices (player, club, kind) VALUES (?1, ?2, ?3)
         ON CONFLICT (player, club) DO UPDATE SET kind = excluded.kind",
        &values![Text(player), Text(club), news_word(kind)],
    )?;
    Ok(())
}

fn forget_notice(connection: &dyn Sql, club: ClubId, player: Player) -> Applied {
    let sql = "DELETE FROM club_notices WHERE club = ?1 AND player = ?2";
    connection.execute(sql, &values![Text(club), Text(player)]).map(drop)
}

fn set_role(
    connection: &dyn Sql,
    (club, player): (ClubId, Player),
    (from, to): (ClubRole, ClubRole),
    since_ms: Option<i64>,
) -> Applied {
    if from == ClubRole::Owner || to == ClubRole::Owner {
        return Err(contradiction(
            "a club is handed over, not given a second owner".to_owned(),
        ));
    }
    change(
        connection,
        "UPDATE club_members SET role = ?4, since_ms = coalesce(?5, since_ms)
         WHERE club = ?1 AND player = ?2 AND role = ?3",
        &values![Text(club), Text(player), role_word(from), role_word(to), since_ms],
        "the player does not have this role",
    )?;
    match from {
        ClubRole::Waiting => put_notice(connection, (club, player), ClubNewsKind::Admitted),
        ClubRole::Owner | ClubRole::Officer | ClubRole::Member => Ok(()),
    }
}

fn hand_over(connection: &dyn Sql, club: ClubId, from: Player, to: Player) -> Applied {
    // The old owner comes first, because a club cannot have two owners.
    change(
        connection,
        "UPDATE club_members SET role = 'officer' WHERE club = ?1 AND player = ?2 AND role = 'owner'",
        &values![Text(club), Text(from)],
        "only the owner can hand over the club",
    )?;
    change(
        connection,
        "UPDATE club_members SET role = 'owner'
         WHERE club = ?1 AND player = ?2 AND player <> ?3 AND role IN ('officer', 'member')",
        &values![Text(club), Text(to), Text(from)],
        "the new owner is not a member",
    )
}

fn add_event(connection: &dyn Sql, club: ClubId, event: &ClubEventRow, most: u32) -> Applied {
    change(
        connection,
        "INSERT INTO club_events (club, id, day, title, place, note)
         SELECT id, ?2, ?3, ?4, ?5, ?6 FROM clubs
         WHERE id = ?1 AND (SELECT count(*) FROM club_events WHERE club = ?1) < ?7",
        &values![
            Text(club),
            Text(event.id),
            event.day,
            event.title,
            event.place,
            event.note,
            most
        ],
        "the club has too many events or does not exist",
    )
}

/// Removes a player from all clubs when the account is closed. A club that the player owns passes to its
/// longest-standing officer, or else member. If it has neither, it is dissolved.
pub(in crate::sql) fn leave_all(connection: &dyn Sql, player: Player) -> Applied {
    let owned: Vec<ClubId> = connection.all(
        "SELECT club FROM club_members WHERE player = ?1 AND role = 'owner' ORDER BY club",
        &values![Text(player)],
        |row| id(row, 0),
    )?;
    for club in owned {
        let successor: Option<Player> = connection.optional(
            "SELECT player FROM club_members WHERE club = ?1 AND role IN ('officer', 'member')
             ORDER BY CASE role WHEN 'officer' THEN 0 ELSE 1 END, since_ms, player LIMIT 1",
            &values![Text(club)],
            |row| id(row, 0),
        )?;
        match successor {
            Some(successor) => hand_over(connection, club, player, successor)?,
            None => dissolve(connection, club)?,
        }
    }
    for sql in [
        "DELETE FROM club_members WHERE player = ?1",
        "DELETE FROM club_notices WHERE player = ?1",
    ] {
        connection.execute(sql, &values![Text(player)])?;
    }
    Ok(())
}
