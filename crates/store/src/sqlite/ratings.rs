//! The SQL of ratings. Rating changes are computed elsewhere.

use super::columns::{self, Text, id};
use super::error::contradiction;
use super::select::{HasReaders, bounds, page_of};
use crate::{Answer, LeaderboardRequest, Page, QueryError, RatingQueries, Swap};
use janggi::ruleset::Coded;
use janggi::{BySide, Side};
use play::rating::{Ladder, RatedLately, Rating, RatingBasis, RatingChange, RatingUpdate, Results, Standing};
use play::{GameId, Moment, Player};
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

const RATINGS: &str =
    "SELECT player, movement, speed, rating, deviation, volatility, wins, draws, losses, rated_ms FROM ratings";
const CHANGES: &str =
    "SELECT game, side, player, movement, speed, rated_ms, before, after, deviation, neighbours FROM rating_changes";

/// Returns whether the last rated game of both players is still the one that the update was computed from. The result
/// holds until the transaction ends, since there is no other writer.
pub(super) fn compare(connection: &Connection, update: &RatingUpdate) -> Result<Swap, rusqlite::Error> {
    for side in Side::ALL {
        let (player, last) = (update.ratings[side].player, update.last[side]);
        if last.is_some_and(|last| update.at <= last) {
            return Err(contradiction(format!("a game of {player} is rated before another one")));
        }
        match last_rated(connection, player)? {
            None => return Err(contradiction(format!("there is no {player}"))),
            Some(found) if found != last => return Ok(Swap::Outdated),
            Some(_) => {}
        }
    }
    Ok(Swap::Done)
}

/// Writes an update that passed [`compare`].
pub(super) fn put(connection: &Connection, update: &RatingUpdate) -> Result<(), rusqlite::Error> {
    for side in Side::ALL {
        connection
            .prepare_cached("UPDATE players SET rated_ms = ?2 WHERE key = ?1")?
            .execute(params![Text(update.ratings[side].player), update.at.0])?;
        put_rating(connection, &update.ratings[side])?;
        put_change(connection, &update.changes[side])?;
    }
    Ok(())
}

/// Returns when the last game of a player was rated; `None` if there is no such player.
fn last_rated(connection: &Connection, player: Player) -> Result<Option<Option<Moment>>, rusqlite::Error> {
    connection
        .prepare_cached("SELECT rated_ms FROM players WHERE key = ?1")?
        .query_row([Text(player)], |row| Ok(row.get::<_, Option<i64>>(0)?.map(Moment)))
        .optional()
}

/// Replaces all ratings and changes.
pub(super) fn replace(
    connection: &Connection,
    ratings: &[Rating],
    changes: &[RatingChange],
) -> Result<(), rusqlite::Error> {
    connection.execute_batch(
        "DELETE FROM rating_changes; DELETE FROM ratings;
         UPDATE players SET rated_ms = NULL WHERE rated_ms IS NOT NULL;",
    )?;
    ratings.iter().try_for_each(|rating| put_rating(connection, rating))?;
    changes.iter().try_for_each(|change| put_change(connection, change))?;
    connection.execute_batch(
        "UPDATE players SET rated_ms = (SELECT max(rated_ms) FROM ratings WHERE ratings.player = players.key)
         WHERE key IN (SELECT player FROM ratings);",
    )
}

/// Returns a rating, or a newcomer's if there is none yet.
fn rating(connection: &Connection, player: Player, ladder: Ladder) -> Result<Rating, rusqlite::Error> {
    let sql = format!("{RATINGS} WHERE player = ?1 AND movement = ?2 AND speed = ?3");
    let found = connection
        .prepare_cached(&sql)?
        .query_row(
            params![Text(player), ladder.movement.code(), ladder.speed.code()],
            rating_row,
        )
        .optional()?;
    Ok(found.unwrap_or_else(|| Rating::newcomer(player, ladder)))
}

/// Writes a rating. A player without games has no row, so a rating without a time is refused.
fn put_rating(connection: &Connection, rating: &Rating) -> Result<(), rusqlite::Error> {
    let (ladder, standing, results) = (rating.ladder, rating.standing, rating.results);
    connection
        .prepare_cached(
            "INSERT INTO ratings (player, movement, speed, rating, deviation, volatility, wins, draws, losses, rated_ms)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
             ON CONFLICT (player, movement, speed) DO UPDATE SET
                 rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
                 wins = excluded.wins, draws = excluded.draws, losses = excluded.losses, rated_ms = excluded.rated_ms",
        )?
        .execute(params![
            Text(rating.player),
            ladder.movement.code(),
            ladder.speed.code(),
            standing.rating,
            standing.deviation,
            standing.volatility,
            results.wins,
            results.draws,
            results.losses,
            standing.last.map(|last| last.0),
        ])?;
    Ok(())
}

fn put_change(connection: &Connection, change: &RatingChange) -> Result<(), rusqlite::Error> {
    connection
        .prepare_cached(
            "INSERT INTO rating_changes (game, side, player, movement, speed, rated_ms, before, after, deviation, neighbours)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )?
        .execute(params![
            Text(change.game),
            columns::side_word(change.side),
            Text(change.player),
            change.ladder.movement.code(),
            change.ladder.speed.code(),
            change.at.0,
            change.before,
            change.after,
            change.deviation,
            change.neighbours,
        ])?;
    Ok(())
}

/// Counts the games of these players that were rated since a given time.
fn rated_lately(
    connection: &Connection,
    players: BySide<Player>,
    since_ms: i64,
) -> Result<RatedLately, rusqlite::Error> {
    connection
        .prepare_cached(
            "WITH lately AS (SELECT * FROM rating_changes WHERE player IN (?1, ?2) AND rated_ms >= ?3)
             SELECT count(*) - count(DISTINCT game), count(*) FILTER (WHERE neighbours AND player = ?1),
                    count(*) FILTER (WHERE neighbours AND player = ?2) FROM lately",
        )?
        .query_row(params![Text(players.cho), Text(players.han), since_ms], |row| {
            Ok(RatedLately {
                together: row.get(0)?,
                cho_with_neighbours: row.get(1)?,
                han_with_neighbours: row.get(2)?,
            })
        })
}

impl<T: HasReaders> RatingQueries for T {
    fn ratings_of(&self, player: Player) -> Answer<Vec<Rating>, QueryError> {
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

    fn leaderboard(&self, request: LeaderboardRequest) -> Answer<Page<Rating>, QueryError> {
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

    fn rating_basis(&self, players: BySide<Player>, ladder: Ladder, since_ms: i64) -> Answer<RatingBasis, QueryError> {
        self.readers().snapshot(move |connection| {
            Ok(RatingBasis {
                ratings: BySide {
                    cho: rating(connection, players.cho, ladder)?,
                    han: rating(connection, players.han, ladder)?,
                },
                last: BySide {
                    cho: last_rated(connection, players.cho)?.flatten(),
                    han: last_rated(connection, players.han)?.flatten(),
                },
                lately: rated_lately(connection, players, since_ms)?,
            })
        })
    }

    fn all_ratings(&self) -> Answer<(Vec<Rating>, Vec<RatingChange>), QueryError> {
        self.readers().snapshot(|connection| {
            let ratings = format!("{RATINGS} ORDER BY player, movement, speed");
            let changes = format!("{CHANGES} ORDER BY rated_ms, game, side");
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

fn rating_row(row: &Row<'_>) -> Result<Rating, rusqlite::Error> {
    let results = Results {
        wins: row.get(6)?,
        draws: row.get(7)?,
        losses: row.get(8)?,
    };
    Ok(Rating {
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
        ladder: columns::ladder(&row.get::<_, String>(3)?, &row.get::<_, String>(4)?)?,
        at: Moment(row.get(5)?),
        before: row.get(6)?,
        after: row.get(7)?,
        deviation: row.get(8)?,
        neighbours: row.get(9)?,
    })
}
