//! Search for accounts whose rated wins may have been arranged, for the operator to check.

use super::columns::id;
use super::connection::Rows;
use super::operate::Operator;
use super::value::values;
use crate::QueryError;
use play::Player;

/// Limits for the search for arranged wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FarmBounds {
    /// Time from which rated wins are counted, in milliseconds since 1970.
    pub since_ms: i64,
    /// Number of plies below which a game counts as short.
    pub short_plies: u32,
    /// Minimum number of rated wins.
    pub least_wins: u32,
    /// Maximum number of accounts.
    pub most: u32,
}

/// An account at least half of whose rated wins are suspicious for the same reason. Counts wins since
/// [`FarmBounds::since_ms`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FarmLine {
    pub player: Player,
    /// The name; `None` for a closed account.
    pub name: Option<String>,
    /// Number of wins.
    pub wins: u32,
    /// Number of different opponents beaten.
    pub opponents: u32,
    /// Wins against the opponent who lost most often.
    pub against_one: u32,
    /// Wins against opponents who have not won a rated game in the same period.
    pub against_losers: u32,
    /// Wins in short games.
    pub short: u32,
    /// Wins against players on the same network.
    pub neighbours: u32,
}

const SUSPECTS: &str = "
    WITH wins AS (
        SELECT mine.player AS player, other.player AS opponent, games.plies < ?1 AS is_short,
               mine.neighbours
        FROM rating_changes AS mine
        JOIN games ON games.id = mine.game AND games.outcome = mine.side
        JOIN rating_changes AS other ON other.game = mine.game AND other.side <> mine.side
        WHERE mine.rated_ms >= ?2
    ), by_opponent AS (
        SELECT player, opponent, count(*) AS wins, count(*) FILTER (WHERE is_short) AS short, count(*) FILTER (WHERE neighbours) AS neighbours,
               opponent NOT IN (SELECT player FROM wins) AS only_loses
        FROM wins GROUP BY player, opponent
    ), totals AS (
        SELECT player, CAST(sum(wins) AS BIGINT) AS wins, count(*) AS opponents, max(wins) AS against_one,
               CAST(coalesce(sum(wins) FILTER (WHERE only_loses), 0) AS BIGINT) AS against_losers,
               CAST(sum(short) AS BIGINT) AS short, CAST(sum(neighbours) AS BIGINT) AS neighbours
        FROM by_opponent GROUP BY player
    ), most AS (
        SELECT totals.*, (SELECT max(share) FROM (SELECT against_one AS share UNION ALL SELECT against_losers
                          UNION ALL SELECT short UNION ALL SELECT neighbours) AS shares) AS suspicious
        FROM totals
    )
    SELECT most.player, accounts.name, wins, opponents, against_one, against_losers, short, neighbours
    FROM most LEFT JOIN accounts ON accounts.player = most.player
    WHERE wins >= ?3 AND 2 * suspicious >= wins
    ORDER BY 1.0 * suspicious / wins DESC, wins DESC, most.player LIMIT ?4";

impl Operator {
    /// Returns accounts whose rated wins look arranged, most suspicious first. At least half of the wins are against
    /// one opponent, against opponents without a win, in short games, or against players on the same network.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    pub fn suspected_farms(&self, bounds: FarmBounds) -> Result<Vec<FarmLine>, QueryError> {
        let FarmBounds {
            since_ms,
            short_plies,
            least_wins,
            most,
        } = bounds;
        let least_wins = least_wins.max(1);
        let params = &values![short_plies, since_ms, least_wins, most];
        let found = self.connection().all(SUSPECTS, params, |row| {
            Ok(FarmLine {
                player: id(row, 0)?,
                name: row.get(1)?,
                wins: row.get(2)?,
                opponents: row.get(3)?,
                against_one: row.get(4)?,
                against_losers: row.get(5)?,
                short: row.get(6)?,
                neighbours: row.get(7)?,
            })
        })?;
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::{FarmBounds, FarmLine};
    use crate::Operator;
    use crate::sqlite::{DATABASE_FILE, SqliteStore};
    use play::{GuestId, Player};
    use rusqlite::{Connection, params};

    const BOUNDS: FarmBounds = FarmBounds {
        since_ms: 0,
        short_plies: 20,
        least_wins: 6,
        most: 9,
    };

    /// Returns a guest whose id is made from the bytes of `name`.
    fn player(name: &str) -> Player {
        let mut bits = [0; 8];
        bits[..name.len()].copy_from_slice(name.as_bytes());
        Player::Guest(GuestId::from_bits(u64::from_be_bytes(bits)))
    }

    /// Stores a rated game that `winner` won at `at_ms`. Both players are on the same network if the winner is "near".
    fn game(database: &Connection, (winner, loser): (&str, &str), (at_ms, plies): (i64, u32)) {
        let id = format!("g{at_ms}");
        database
            .execute(
                "INSERT INTO games (id, created_ms, updated_ms, phase, cho_player, han_player, speed, plies,
                                    ended_ms, outcome, code, facts, rated)
                 VALUES (?1, ?2, ?2, 'over', ?3, ?4, 'blitz', ?5, ?2, 'cho', 'resigned', '{}', 1)",
                params![id, at_ms, player(winner).to_string(), player(loser).to_string(), plies],
            )
            .unwrap();
        for (side, name) in [("cho", winner), ("han", loser)] {
            database
                .execute(
                    "INSERT INTO rating_changes VALUES (?1, ?2, ?3, 'janggi', 'blitz', ?4, 150000, 150000, 9, ?5)",
                    params![id, side, player(name).to_string(), at_ms, winner == "near"],
                )
                .unwrap();
        }
    }

    #[test]
    fn wins_that_have_something_in_common_are_listed_and_honest_ones_are_not() {
        let folder = tempfile::tempdir().unwrap();
        drop(SqliteStore::open(folder.path()).unwrap());
        let database = Connection::open(folder.path().join(DATABASE_FILE)).unwrap();
        for name in ["one", "losers", "short", "honest", "few", "near", "a", "b", "c", "d"] {
            database
                .execute(
                    "INSERT INTO players (key, created_ms) VALUES (?1, 1)",
                    [player(name).to_string()],
                )
                .unwrap();
        }
        let mut at_ms = 0;
        let mut wins = |winner: &str, opponents: [&str; 6], plies: u32| {
            for opponent in opponents {
                at_ms += 1;
                game(&database, (winner, opponent), (at_ms, plies));
            }
        };
        wins("one", ["a", "a", "a", "a", "b", "c"], 90);
        wins("losers", ["d", "few", "d", "a", "b", "c"], 90);
        wins("short", ["a", "b", "c", "one", "honest", "losers"], 2);
        wins("honest", ["a", "b", "c", "one", "short", "losers"], 90);
        wins("near", ["a", "b", "c", "a", "b", "c"], 90);
        for winner in ["a", "b", "c"] {
            game(
                &database,
                (winner, "honest"),
                (100 + i64::from(winner.as_bytes()[0]), 90),
            );
        }
        let operator = Operator::open(folder.path()).unwrap();
        let found = operator.suspected_farms(BOUNDS).unwrap();
        let line = |name: &str, opponents, against_one, against_losers, short| FarmLine {
            player: player(name),
            name: None,
            wins: 6,
            opponents,
            against_one,
            against_losers,
            short,
            neighbours: if name == "near" { 6 } else { 0 },
        };
        let expected = [
            line("near", 3, 2, 0, 0),
            line("short", 6, 1, 0, 6),
            line("one", 3, 4, 0, 0),
            line("losers", 5, 2, 3, 0),
        ];
        assert_eq!(found, expected);
        let later = FarmBounds { since_ms: 7, ..BOUNDS };
        assert_eq!(operator.suspected_farms(later).unwrap().len(), 3);
    }
}
