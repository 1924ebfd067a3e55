//! The SQL of ratings.

use super::columns::{self, Text, id};
use super::error::contradiction;
use super::select::{HasReaders, bounds, page_of};
use crate::{
    Answer, LeaderboardRequest, Page, QueryError, RatedGame, RatedLately, RatingChange, RatingQueries, RatingRow,
    Results,
};
use janggi::ruleset::Coded;
use janggi::{BySide, Side};

use play::rating::{Ladder, Standing};
use play::{GameId, Moment, Player};
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

const RATINGS: &str =
    "SELECT player, movement, speed, rating, deviation, volatility, wins, draws, losses, rated_ms FROM ratings";
const CHANGES: &str = "SELECT game, side, player, rated_ms, before, after, deviation FROM rating_changes";

/// Rates a game. Called within the transaction of its last events.
pub(super) fn put_rated(connection: &Connection, rated: &RatedGame) -> Result<(), rusqlite::Error> {
    let last = last_rated(connection)?;
    if last.is_some_and(|last| rated.rated_ms <= last) {
        return Err(contradiction(format!(
            "game {} is rated before another one",
            rated.game
        )));
    }
    let before = BySide {
        cho: rating(connection, rated.players.cho, rated.ladder)?,
        han: rating(connection, rated.players.han, rated.ladder)?,
    };
    let BySide { cho, han } = rated.rate(&before);
    for (row, change) in [cho, han] {
        put_rating(connection, &row, rated.rated_ms)?;
        put_change(connection, rated, &change)?;
    }
    Ok(())
}

fn last_rated(connection: &Connection) -> Result<Option<i64>, rusqlite::Error> {
    connection
        .prepare_cached("SELECT max(rated_ms) FROM rating_changes")?
        .query_row([], |row| row.get(0))
}

/// Takes all ratings and changes away.
pub(super) fn clear(connection: &Connection) -> Result<(), rusqlite::Error> {
    connection.execute_batch("DELETE FROM rating_changes; DELETE FROM ratings;")
}

/// A newcomer's where there is none yet.
fn rating(connection: &Connection, player: Player, ladder: Ladder) -> Result<RatingRow, rusqlite::Error> {
    let sql = format!("{RATINGS} WHERE player = ?1 AND movement = ?2 AND speed = ?3");
    let found = connection
        .prepare_cached(&sql)?
        .query_row(
            params![Text(player), ladder.movement.code(), ladder.speed.code()],
            rating_row,
        )
        .optional()?;
    Ok(found.unwrap_or_else(|| RatingRow::newcomer(player, ladder)))
}

fn put_rating(connection: &Connection, row: &RatingRow, rated_ms: i64) -> Result<(), rusqlite::Error> {
    let (ladder, standing, results) = (row.ladder, row.standing, row.results);
    connection
        .prepare_cached(
            "INSERT INTO ratings (player, movement, speed, rating, deviation, volatility, wins, draws, losses, rated_ms)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
             ON CONFLICT (player, movement, speed) DO UPDATE SET
                 rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
                 wins = excluded.wins, draws = excluded.draws, losses = excluded.losses, rated_ms = excluded.rated_ms",
        )?
        .execute(params![
            Text(row.player),
            ladder.movement.code(),
            ladder.speed.code(),
            standing.rating,
            standing.deviation,
            standing.volatility,
            results.wins,
            results.draws,
            results.losses,
            rated_ms,
        ])?;
    Ok(())
}

fn put_change(connection: &Connection, rated: &RatedGame, change: &RatingChange) -> Result<(), rusqlite::Error> {
    connection
        .prepare_cached(
            "INSERT INTO rating_changes (game, side, player, movement, speed, rated_ms, before, after, deviation, neighbours)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )?
        .execute(params![
            Text(change.game),
            columns::side_word(change.side),
            Text(change.player),
            rated.ladder.movement.code(),
            rated.ladder.speed.code(),
            change.rated_ms,
            change.before,
            change.after,
            change.deviation,
            rated.neighbours,
        ])?;
    Ok(())
}

impl<T: HasReaders> RatingQueries for T {
    fn ratings_of(&self, player: Player) -> Answer<Vec<RatingRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!("{RATINGS} WHERE player = ?1 ORDER BY movement, speed");
            rows(connection, &sql, [Text(player)], rating_row)
        })
    }

    fn rating_history(&self, player: Player, ladder: Ladder, limit: u32) -> Answer<Vec<RatingChange>, QueryError> {
        self.readers().query(move |connection| {
            let sql =
                format!("{CHANGES} WHERE player = ?1 AND movement = ?2 AND speed = ?3 ORDER BY rated_ms DESC LIMIT ?4");
            let params = params![Text(player), ladder.movement.code(), ladder.speed.code(), limit];
            let mut newest_first = rows(connection, &sql, params, change_row)?;
            newest_first.reverse();
            Ok(newest_first)
        })
    }

    fn rating_changes_of(&self, game: GameId) -> Answer<BySide<Option<RatingChange>>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!("{CHANGES} WHERE game = ?1");
            let mut both = BySide { cho: None, han: None };
            for change in rows(connection, &sql, [Text(game)], change_row)? {
                let side = change.side;
                both[side] = Some(change);
            }
            Ok(both)
        })
    }

    fn leaderboard(&self, request: LeaderboardRequest) -> Answer<Page<RatingRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!(
                "{RATINGS} WHERE movement = ?1 AND speed = ?2 AND rated_ms >= ?3 AND deviation <= ?4
                 ORDER BY rating DESC, player LIMIT ?5 OFFSET ?6"
            );
            let (limit, offset) = bounds(request.page);
            let (movement, speed) = (request.ladder.movement.code(), request.ladder.speed.code());
            let params = params![movement, speed, request.since_ms, request.deviation, limit, offset];
            Ok(page_of(rows(connection, &sql, params, rating_row)?, request.page))
        })
    }

    fn last_rated(&self) -> Answer<Option<i64>, QueryError> {
        self.readers().query(last_rated)
    }

    fn results_between(&self, player: Player, opponent: Player) -> Answer<Results, QueryError> {
        self.readers().query(move |connection| {
            let sql = "SELECT outcome, cho_player = ?1 FROM seats JOIN games ON games.id = seats.game
                       WHERE seats.player = ?1 AND ended_ms IS NOT NULL
                             AND (cho_player = ?1 AND han_player = ?2 OR cho_player = ?2 AND han_player = ?1)";
            let games = rows(connection, sql, [Text(player), Text(opponent)], |row| {
                let side = if row.get(1)? { Side::Cho } else { Side::Han };
                Ok((columns::outcome(&row.get::<_, String>(0)?)?, side))
            })?;
            let add = |results: Results, (outcome, side)| results.with(outcome, side);
            Ok(games.into_iter().fold(Results::default(), add))
        })
    }

    fn rated_lately(&self, first: Player, second: Player, since_ms: i64) -> Answer<RatedLately, QueryError> {
        self.readers().query(move |connection| {
            connection
                .prepare_cached(
                    "WITH lately AS (SELECT * FROM rating_changes WHERE player IN (?1, ?2) AND rated_ms >= ?3)
                     SELECT count(*) - count(DISTINCT game), count(*) FILTER (WHERE neighbours AND player = ?1),
                            count(*) FILTER (WHERE neighbours AND player = ?2) FROM lately",
                )?
                .query_row(params![Text(first), Text(second), since_ms], |row| {
                    Ok(RatedLately {
                        together: row.get(0)?,
                        first_with_neighbours: row.get(1)?,
                        second_with_neighbours: row.get(2)?,
                    })
                })
        })
    }

    fn all_ratings(&self) -> Answer<(Vec<RatingRow>, Vec<RatingChange>), QueryError> {
        self.readers().query(|connection| {
            let ratings = format!("{RATINGS} ORDER BY player, movement, speed");
            let changes = format!("{CHANGES} ORDER BY rated_ms, side");
            Ok((
                rows(connection, &ratings, [], rating_row)?,
                rows(connection, &changes, [], change_row)?,
            ))
        })
    }
}

fn rows<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnMut(&Row<'_>) -> Result<T, rusqlite::Error>,
) -> Result<Vec<T>, rusqlite::Error> {
    connection.prepare_cached(sql)?.query_map(params, read)?.collect()
}

fn rating_row(row: &Row<'_>) -> Result<RatingRow, rusqlite::Error> {
    let results = Results {
        wins: row.get(6)?,
        draws: row.get(7)?,
        losses: row.get(8)?,
    };
    Ok(RatingRow {
        player: id(row, 0)?,
        ladder: columns::ladder(&row.get::<_, String>(1)?, &row.get::<_, String>(2)?)?,
        standing: Standing {
            rating: row.get(3)?,
            deviation: row.get(4)?,
            volatility: row.get(5)?,
            games: results.wins + results.draws + results.losses,
            last: Some(Moment(row.get(9)?)),
        },
        results,
    })
}

fn change_row(row: &Row<'_>) -> Result<RatingChange, rusqlite::Error> {
    Ok(RatingChange {
        game: id(row, 0)?,
        side: columns::side(&row.get::<_, String>(1)?)?,
        player: id(row, 2)?,
        rated_ms: row.get(3)?,
        before: row.get(4)?,
        after: row.get(5)?,
        deviation: row.get(6)?,
    })
}
