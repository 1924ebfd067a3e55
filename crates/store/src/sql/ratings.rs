//! The SQL of ratings. Rating changes are computed in `play::rating`.

use super::columns::{self, Text, id};
use super::connection::{Row, Rows, Sql};
use super::error::{SqlError, contradiction};
use super::select::{HasReaders, bounds, page_of};
use super::value::values;
use crate::{Answer, LeaderboardRequest, Page, QueryError, RatingQueries, Swap};
use janggi::ruleset::Coded;
use janggi::{BySide, Side};
use play::rating::{Ladder, RatedLately, Rating, RatingBasis, RatingChange, RatingUpdate, Results, Standing};
use play::{GameId, Moment, Player};

pub(super) const RATINGS: &str =
    "SELECT player, movement, speed, rating, deviation, volatility, wins, draws, losses, rated_ms FROM ratings";
const CHANGES: &str =
    "SELECT game, side, player, movement, speed, rated_ms, before, after, deviation, neighbours FROM rating_changes";

/// Checks that no other game of either player has been rated since the update was computed. The result stays valid
/// until the end of the transaction, because only this thread writes ratings.
pub(super) fn compare(connection: &dyn Sql, update: &RatingUpdate) -> Result<Swap, SqlError> {
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
pub(super) fn put(connection: &dyn Sql, update: &RatingUpdate) -> Result<(), SqlError> {
    for side in Side::ALL {
        connection.execute(
            "UPDATE players SET rated_ms = ?2 WHERE key = ?1",
            &values![Text(update.ratings[side].player), update.at.0],
        )?;
        put_rating(connection, &update.ratings[side])?;
        put_change(connection, &update.changes[side])?;
    }
    Ok(())
}

/// Returns the time of a player's last rated game; the outer `None` means that the player does not exist.
fn last_rated(connection: &dyn Sql, player: Player) -> Result<Option<Option<Moment>>, SqlError> {
    connection.optional(
        "SELECT rated_ms FROM players WHERE key = ?1",
        &values![Text(player)],
        |row| Ok(row.get::<Option<i64>>(0)?.map(Moment)),
    )
}

pub(super) fn replace(connection: &dyn Sql, ratings: &[Rating], changes: &[RatingChange]) -> Result<(), SqlError> {
    for sql in [
        "DELETE FROM rating_changes",
        "DELETE FROM ratings",
        "UPDATE players SET rated_ms = NULL WHERE rated_ms IS NOT NULL",
    ] {
        connection.execute(sql, &[])?;
    }
    ratings.iter().try_for_each(|rating| put_rating(connection, rating))?;
    changes.iter().try_for_each(|change| put_change(connection, change))?;
    let sql = "UPDATE players SET rated_ms = (SELECT max(rated_ms) FROM ratings WHERE ratings.player = players.key)
               WHERE key IN (SELECT player FROM ratings)";
    connection.execute(sql, &[]).map(drop)
}

/// Returns the rating of a player on a ladder, or that of a newcomer.
fn rating(connection: &dyn Sql, player: Player, ladder: Ladder) -> Result<Rating, SqlError> {
    let sql = format!("{RATINGS} WHERE player = ?1 AND movement = ?2 AND speed = ?3");
    let found = connection.optional(
        &sql,
        &values![Text(player), ladder.movement.code(), ladder.speed.code()],
        rating_row,
    )?;
    Ok(found.unwrap_or_else(|| Rating::newcomer(player, ladder)))
}

/// Writes a rating. A newcomer's rating is refused, because the time of the last game is required.
fn put_rating(connection: &dyn Sql, rating: &Rating) -> Result<(), SqlError> {
    let (ladder, standing, results) = (rating.ladder, rating.standing, rating.results);
    connection.execute(
        "INSERT INTO ratings (player, movement, speed, rating, deviation, volatility, wins, draws, losses, rated_ms)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
             ON CONFLICT (player, movement, speed) DO UPDATE SET
                 rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
                 wins = excluded.wins, draws = excluded.draws, losses = excluded.losses, rated_ms = excluded.rated_ms",
        &values![
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
        ],
    )?;
    Ok(())
}

fn put_change(connection: &dyn Sql, change: &RatingChange) -> Result<(), SqlError> {
    connection.execute("INSERT INTO rating_changes (game, side, player, movement, speed, rated_ms, before, after, deviation, neighbours)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)", &values![
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

/// Counts the games rated from `since_ms`: those between the players, and each player's against opponents on the same
/// network.
fn rated_lately(connection: &dyn Sql, players: BySide<Player>, since_ms: i64) -> Result<RatedLately, SqlError> {
    connection.one(
        "WITH lately AS (SELECT * FROM rating_changes WHERE player IN (?1, ?2) AND rated_ms >= ?3)
             SELECT count(*) - count(DISTINCT game), count(*) FILTER (WHERE neighbours AND player = ?1),
                    count(*) FILTER (WHERE neighbours AND player = ?2) FROM lately",
        &values![Text(players.cho), Text(players.han), since_ms],
        |row| {
            Ok(RatedLately {
                together: row.get(0)?,
                cho_with_neighbours: row.get(1)?,
                han_with_neighbours: row.get(2)?,
            })
        },
    )
}

impl<T: HasReaders> RatingQueries for T {
    fn ratings_of(&self, player: Player) -> Answer<Vec<Rating>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!("{RATINGS} WHERE player = ?1 ORDER BY movement, speed");
            connection.all(&sql, &values![Text(player)], rating_row)
        })
    }

    fn rating_history(&self, player: Player, ladder: Ladder, limit: u32) -> Answer<Vec<RatingChange>, QueryError> {
        self.readers().query(move |connection| {
            let sql =
                format!("{CHANGES} WHERE player = ?1 AND movement = ?2 AND speed = ?3 ORDER BY rated_ms DESC LIMIT ?4");
            let (movement, speed) = (ladder.movement.code(), ladder.speed.code());
            let mut newest_first = connection.all(&sql, &values![Text(player), movement, speed, limit], change_row)?;
            newest_first.reverse();
            Ok(newest_first)
        })
    }

    fn rating_changes_of(&self, game: GameId) -> Answer<BySide<Option<RatingChange>>, QueryError> {
        self.readers().query(move |connection| {
            let sql = format!("{CHANGES} WHERE game = ?1");
            let mut both = BySide { cho: None, han: None };
            for change in connection.all(&sql, &values![Text(game)], change_row)? {
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
            let rows = connection.all(
                &sql,
                &values![movement, speed, request.since_ms, request.deviation, limit, offset],
                rating_row,
            )?;
            Ok(page_of(rows, request.page))
        })
    }

    fn results_between(&self, player: Player, opponent: Player) -> Answer<Results, QueryError> {
        self.readers().query(move |connection| {
            let sql = "SELECT outcome, cho_player = ?1 FROM seats JOIN games ON games.id = seats.game
                       WHERE seats.player = ?1 AND ended_ms IS NOT NULL
                             AND (cho_player = ?1 AND han_player = ?2 OR cho_player = ?2 AND han_player = ?1)";
            let games = connection.all(sql, &values![Text(player), Text(opponent)], |row| {
                let side = if row.get(1)? { Side::Cho } else { Side::Han };
                Ok((columns::outcome(&row.get::<String>(0)?)?, side))
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
                connection.all(&ratings, &[], rating_row)?,
                connection.all(&changes, &[], change_row)?,
            ))
        })
    }
}

pub(super) fn rating_row(row: Row<'_>) -> Result<Rating, SqlError> {
    let results = Results {
        wins: row.get(6)?,
        draws: row.get(7)?,
        losses: row.get(8)?,
    };
    Ok(Rating {
        player: id(row, 0)?,
        ladder: columns::ladder(&row.get::<String>(1)?, &row.get::<String>(2)?)?,
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

fn change_row(row: Row<'_>) -> Result<RatingChange, SqlError> {
    Ok(RatingChange {
        game: id(row, 0)?,
        side: columns::side(&row.get::<String>(1)?)?,
        player: id(row, 2)?,
        ladder: columns::ladder(&row.get::<String>(3)?, &row.get::<String>(4)?)?,
        at: Moment(row.get(5)?),
        before: row.get(6)?,
        after: row.get(7)?,
        deviation: row.get(8)?,
        neighbours: row.get(9)?,
    })
}
