//! Implementation of [`ClubQueries`].

use super::words;
use crate::sql::columns::{Text, id};
use crate::sql::connection::{Row, Rows};
use crate::sql::error::SqlError;
use crate::sql::ratings::{RATINGS, rating_row};
use crate::sql::select::{HasReaders, bounds, page_of};
use crate::sql::value::values;
use crate::{
    Answer, ClubEventRow, ClubMemberRow, ClubNewsRow, ClubQueries, ClubRole, ClubRow, ClubText, Page, PageRequest,
    QueryError,
};
use play::rating::Rating;
use play::{ClubId, Player};

/// Selects the columns of clubs in the order in which [`club_row`] reads them.
const CLUB: &str = "SELECT clubs.id, clubs.created_ms, clubs.name, clubs.place, clubs.about, clubs.admission,
           (SELECT count(*) FROM club_members AS counted WHERE counted.club = clubs.id AND counted.role <> 'waiting') AS members";

/// Orders members by role, then by start of membership.
const BY_ROLE: &str = "CASE role WHEN 'owner' THEN 0 WHEN 'officer' THEN 1 WHEN 'member' THEN 2 ELSE 3 END, since_ms";

impl<T: HasReaders> ClubQueries for T {
    fn club(&self, id: ClubId) -> Answer<Option<ClubRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!("{CLUB} FROM clubs WHERE id = ?1");
            connection.optional(&sql, &values![Text(id)], club_row)
        })
    }

    fn clubs(&self, search: String, page: PageRequest) -> Answer<Page<ClubRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!(
                "{CLUB} FROM clubs WHERE searched LIKE ?1 ESCAPE '!' ORDER BY members DESC, id LIMIT ?2 OFFSET ?3"
            );
            let (limit, offset) = bounds(page);
            let rows = connection.all(&sql, &values![pattern(&search), limit, offset], club_row)?;
            Ok(page_of(rows, page))
        })
    }

    fn clubs_of(&self, player: Player, most: u32) -> Answer<Vec<(ClubRow, ClubMemberRow)>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!(
                "{CLUB}, player, role, since_ms FROM club_members JOIN clubs ON clubs.id = club_members.club
                 WHERE player = ?1 ORDER BY {BY_ROLE}, clubs.id LIMIT ?2"
            );
            connection.all(&sql, &values![Text(player), most], |row| {
                Ok((club_row(row)?, member_row(row, 7)?))
            })
        })
    }

    fn club_members(&self, id: ClubId) -> Answer<Vec<ClubMemberRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql =
                format!("SELECT player, role, since_ms FROM club_members WHERE club = ?1 ORDER BY {BY_ROLE}, player");
            connection.all(&sql, &values![Text(id)], |row| member_row(row, 0))
        })
    }

    fn club_ratings(&self, id: ClubId) -> Answer<Vec<Rating>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!(
                "{RATINGS} WHERE player IN (SELECT player FROM club_members WHERE club = ?1)
                 ORDER BY player, movement, speed"
            );
            connection.all(&sql, &values![Text(id)], rating_row)
        })
    }

    fn club_role(&self, id: ClubId, player: Player) -> Answer<Option<ClubRole>, QueryError> {
        self.readers().query(move |connection| {
            connection.optional(
                "SELECT role FROM club_members WHERE club = ?1 AND player = ?2",
                &values![Text(id), Text(player)],
                |row| words::role(&row.get::<String>(0)?),
            )
        })
    }

    fn club_names(&self, clubs: Vec<ClubId>) -> Answer<Vec<(ClubId, String)>, QueryError> {
        self.readers().query(move |connection| {
            let sql = "SELECT id, name FROM clubs WHERE id = ?1";
            let named = |row: Row<'_>| Ok((id(row, 0)?, row.get(1)?));
            let found = clubs
                .iter()
                .map(|club| connection.optional(sql, &values![Text(*club)], named));
            Ok(found.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
        })
    }

    fn club_news(&self, player: Player) -> Answer<Vec<ClubNewsRow>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT clubs.id, clubs.name, club_notices.kind
                 FROM club_notices JOIN clubs ON clubs.id = club_notices.club WHERE club_notices.player = ?1
                 UNION ALL
                 SELECT clubs.id, clubs.name, 'request'
                 FROM club_members AS own JOIN clubs ON clubs.id = own.club
                 WHERE own.player = ?1 AND own.role IN ('owner', 'officer')
                       AND EXISTS (SELECT 1 FROM club_members AS other
                                   WHERE other.club = own.club AND other.role = 'waiting')
                 ORDER BY 2, 1",
                &values![Text(player)],
                |row| {
                    Ok(ClubNewsRow {
                        club: id(row, 0)?,
                        name: row.get(1)?,
                        kind: words::news(&row.get::<String>(2)?)?,
                    })
                },
            )
        })
    }

    fn club_events(&self, club: ClubId) -> Answer<Vec<ClubEventRow>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT id, day, title, place, note FROM club_events WHERE club = ?1 ORDER BY day, id",
                &values![Text(club)],
                |row| {
                    Ok(ClubEventRow {
                        id: id(row, 0)?,
                        day: row.get(1)?,
                        title: row.get(2)?,
                        place: row.get(3)?,
                        note: row.get(4)?,
                    })
                },
            )
        })
    }
}

/// Returns the `LIKE` pattern for texts that contain `search`, with `!` as the escape character.
fn pattern(search: &str) -> String {
    let mut pattern = "%".to_owned();
    for letter in search.trim().to_lowercase().chars() {
        if matches!(letter, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

fn club_row(row: Row<'_>) -> Result<ClubRow, SqlError> {
    Ok(ClubRow {
        id: id(row, 0)?,
        created_ms: row.get(1)?,
        text: ClubText {
            name: row.get(2)?,
            place: row.get(3)?,
            about: row.get(4)?,
            admission: words::admission(&row.get::<String>(5)?)?,
        },
        members: row.get(6)?,
    })
}

/// Reads a member from three columns, starting at `first`.
fn member_row(row: Row<'_>, first: usize) -> Result<ClubMemberRow, SqlError> {
    Ok(ClubMemberRow {
        player: id(row, first)?,
        role: words::role(&row.get::<String>(first + 1)?)?,
        since_ms: row.get(first + 2)?,
    })
}
