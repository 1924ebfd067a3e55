//! SQL for tournaments.

use super::columns::{Text, id, optional_id, outcome, phase};
use super::connection::{Row, Rows, Sql};
use super::error::{SqlError, contradiction};
use super::select::{HasReaders, bounds, page_of};
use super::tournament_chat;
use super::value::values;
use crate::{
    Answer, NewTournamentGame, Page, PageRequest, QueryError, TournamentBounds, TournamentCommand, TournamentGameRow,
    TournamentGameState, TournamentPhase, TournamentQueries, TournamentRow,
};
use janggi::BySide;
use play::{ClubId, Player, TournamentId};

const fn word(phase: TournamentPhase) -> &'static str {
    match phase {
        TournamentPhase::Open => "open",
        TournamentPhase::Running => "running",
        TournamentPhase::Over => "over",
    }
}

fn phase_of(found: &str) -> Result<TournamentPhase, SqlError> {
    [TournamentPhase::Open, TournamentPhase::Running, TournamentPhase::Over]
        .into_iter()
        .find(|&phase| word(phase) == found)
        .ok_or_else(|| SqlError::Damaged(format!("phase {found} is not known")))
}

fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn apply(connection: &dyn Sql, command: &TournamentCommand) -> Result<(), SqlError> {
    match command {
        TournamentCommand::Open { row, events, bounds } => {
            open(connection, row, *bounds)?;
            put_events(connection, row.id, 0, events)
        }
        TournamentCommand::Append {
            row,
            after,
            events,
            games,
            notices,
        } => {
            swap(connection, row, *after)?;
            put_events(connection, row.id, *after, events)?;
            games.iter().try_for_each(|game| put_game(connection, row.id, game))?;
            put_notices(connection, row, notices)
        }
        TournamentCommand::Seen { tournament, player } => {
            connection.execute(
                "DELETE FROM tournament_notices WHERE player = ?1 AND tournament = ?2",
                &values![Text(*player), Text(*tournament)],
            )?;
            Ok(())
        }
        TournamentCommand::Say(line) => tournament_chat::put_line(connection, line),
        TournamentCommand::Unsay { tournament, at_ms } => tournament_chat::remove_line(connection, *tournament, *at_ms),
        TournamentCommand::Help { tournament, player } => {
            connection.execute(
                "INSERT INTO tournament_helpers (tournament, player) VALUES (?1, ?2)
                 ON CONFLICT (tournament, player) DO NOTHING",
                &values![Text(*tournament), Text(*player)],
            )?;
            Ok(())
        }
        TournamentCommand::StopHelping { tournament, player } => {
            connection.execute(
                "DELETE FROM tournament_helpers WHERE tournament = ?1 AND player = ?2",
                &values![Text(*tournament), Text(*player)],
            )?;
            Ok(())
        }
    }
}

fn open(connection: &dyn Sql, row: &TournamentRow, bounds: TournamentBounds) -> Result<(), SqlError> {
    let made = connection.execute(
        "INSERT INTO tournaments (id, owner, created_ms, starts_ms, phase, seq, name, entries, settings, club)
         SELECT ?1, key, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?12 FROM players
         WHERE key = ?2 AND (SELECT count(*) FROM tournaments WHERE owner = ?2 AND phase <> 'over') < ?10
               AND (SELECT count(*) FROM tournaments WHERE phase <> 'over') < ?11",
        &values![
            Text(row.id),
            Text(row.owner),
            row.created_ms,
            row.starts_ms,
            word(row.phase),
            whole(row.seq),
            row.name,
            row.entries,
            row.settings,
            bounds.of_owner,
            bounds.of_all,
            row.club.map(Text),
        ],
    )?;
    match made {
        0 => Err(contradiction("there are too many tournaments".to_owned())),
        _ => Ok(()),
    }
}

fn swap(connection: &dyn Sql, row: &TournamentRow, after: u64) -> Result<(), SqlError> {
    let changed = connection.execute(
        "UPDATE tournaments SET starts_ms = ?3, phase = ?4, seq = ?5, name = ?6, entries = ?7
         WHERE id = ?1 AND seq = ?2",
        &values![
            Text(row.id),
            whole(after),
            row.starts_ms,
            word(row.phase),
            whole(row.seq),
            row.name,
            row.entries,
        ],
    )?;
    match changed {
        0 => Err(contradiction(format!(
            "event {after} is not the last one of the tournament"
        ))),
        _ => Ok(()),
    }
}

fn put_events(connection: &dyn Sql, tournament: TournamentId, after: u64, events: &[String]) -> Result<(), SqlError> {
    events.iter().zip(after + 1..).try_for_each(|(body, seq)| {
        connection.execute(
            "INSERT INTO tournament_events (tournament, seq, body) VALUES (?1, ?2, ?3)",
            &values![Text(tournament), whole(seq), body],
        )?;
        Ok(())
    })
}

fn put_game(connection: &dyn Sql, tournament: TournamentId, at: &NewTournamentGame) -> Result<(), SqlError> {
    connection.execute(
        "INSERT INTO tournament_games (tournament, round, board, attempt, game) VALUES (?1, ?2, ?3, ?4, ?5)",
        &values![Text(tournament), at.round, at.board, at.attempt, Text(at.game)],
    )?;
    Ok(())
}

/// Adds notices. If the tournament is over, deletes its notices instead.
fn put_notices(connection: &dyn Sql, row: &TournamentRow, notices: &[Player]) -> Result<(), SqlError> {
    if row.phase == TournamentPhase::Over {
        let sql = "DELETE FROM tournament_notices WHERE tournament = ?1";
        connection.execute(sql, &values![Text(row.id)])?;
        return Ok(());
    }
    notices.iter().try_for_each(|player| {
        connection.execute(
            "INSERT INTO tournament_notices (player, tournament) VALUES (?1, ?2)
             ON CONFLICT (player, tournament) DO NOTHING",
            &values![Text(*player), Text(row.id)],
        )?;
        Ok(())
    })
}

const ROW: &str = "SELECT id, owner, created_ms, starts_ms, phase, seq, name, entries, settings, club FROM tournaments";

/// Returns the order of tournaments in lists.
const fn order(phase: TournamentPhase) -> &'static str {
    match phase {
        TournamentPhase::Open | TournamentPhase::Running => "starts_ms, id",
        TournamentPhase::Over => "starts_ms DESC, id DESC",
    }
}

impl<T: HasReaders> TournamentQueries for T {
    fn tournament(&self, id: TournamentId) -> Answer<Option<TournamentRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!("{ROW} WHERE id = ?1");
            connection.optional(&sql, &values![Text(id)], tournament_row)
        })
    }

    fn tournament_events(&self, id: TournamentId, after: u64) -> Answer<Vec<String>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT body FROM tournament_events WHERE tournament = ?1 AND seq > ?2 ORDER BY seq",
                &values![Text(id), whole(after)],
                |row| row.get(0),
            )
        })
    }

    fn tournaments(&self, phase: TournamentPhase, page: PageRequest) -> Answer<Page<TournamentRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!("{ROW} WHERE phase = ?1 ORDER BY {} LIMIT ?2 OFFSET ?3", order(phase));
            let (limit, offset) = bounds(page);
            let rows = connection.all(&sql, &values![word(phase), limit, offset], tournament_row)?;
            Ok(page_of(rows, page))
        })
    }

    fn tournaments_of_club(
        &self,
        club: ClubId,
        phase: TournamentPhase,
        most: u32,
    ) -> Answer<Vec<TournamentRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!(
                "{ROW} WHERE club = ?1 AND phase = ?2 ORDER BY {} LIMIT ?3",
                order(phase)
            );
            connection.all(&sql, &values![Text(club), word(phase), most], tournament_row)
        })
    }

    fn due_tournaments(&self, now_ms: i64) -> Answer<Vec<TournamentId>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT id FROM tournaments WHERE phase = 'running' OR phase = 'open' AND starts_ms <= ?1 ORDER BY id",
                &values![now_ms],
                |row| id(row, 0),
            )
        })
    }

    fn begun_tournaments(&self, player: Player) -> Answer<Vec<TournamentRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!(
                "{ROW} WHERE phase = 'running' AND id IN (SELECT tournament FROM tournament_notices WHERE player = ?1)
                 ORDER BY starts_ms, id"
            );
            connection.all(&sql, &values![Text(player)], tournament_row)
        })
    }

    fn tournament_games(&self, id: TournamentId, round: u16) -> Answer<Vec<TournamentGameRow>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT round, board, attempt, game, phase, cho_player, han_player, plies, outcome, code, facts
                 FROM tournament_games LEFT JOIN games ON games.id = tournament_games.game
                 WHERE tournament = ?1 AND round >= ?2 ORDER BY round, board, attempt",
                &values![Text(id), round],
                game_row,
            )
        })
    }

    fn tournament_helpers(&self, id: TournamentId) -> Answer<Vec<Player>, QueryError> {
        self.readers().query(move |connection| {
            let sql = "SELECT player FROM tournament_helpers WHERE tournament = ?1 ORDER BY player";
            connection.all(sql, &values![Text(id)], |row| super::columns::id(row, 0))
        })
    }
}

fn tournament_row(row: Row<'_>) -> Result<TournamentRow, SqlError> {
    Ok(TournamentRow {
        id: id(row, 0)?,
        owner: id(row, 1)?,
        created_ms: row.get(2)?,
        starts_ms: row.get(3)?,
        phase: phase_of(&row.get::<String>(4)?)?,
        seq: row.get::<i64>(5)?.unsigned_abs(),
        name: row.get(6)?,
        entries: row.get(7)?,
        settings: row.get(8)?,
        club: optional_id(row, 9)?,
    })
}

fn game_row(row: Row<'_>) -> Result<TournamentGameRow, SqlError> {
    let at = NewTournamentGame {
        round: row.get(0)?,
        board: row.get(1)?,
        attempt: row.get(2)?,
        game: id(row, 3)?,
    };
    let Some(found) = row.get::<Option<String>>(4)? else {
        return Ok(TournamentGameRow { at, state: None });
    };
    let result = match row.get::<Option<String>>(8)? {
        Some(found) => Some((outcome(&found)?, row.get(9)?)),
        None => None,
    };
    let state = TournamentGameState {
        phase: phase(&found)?,
        seats: BySide {
            cho: optional_id(row, 5)?,
            han: optional_id(row, 6)?,
        },
        plies: row.get(7)?,
        result,
        facts: row.get(10)?,
    };
    Ok(TournamentGameRow { at, state: Some(state) })
}
