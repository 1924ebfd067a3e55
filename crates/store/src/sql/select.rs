//! Implementation of [`Queries`].

use super::columns::{self, Text, id, optional_id};
use super::connection::{Row, Rows, Sql};
use super::error::SqlError;
use super::readers::Readers;
use super::value::{Value, values};
use crate::{
    Answer, CreationCursor, EventRow, FinishedGame, GameResult, GameRow, Invitation, Pack, Page, PageRequest, Phase,
    Queries, QueryError, ResultCursor, Seat, StoredEvents, TokenHash, UnfinishedGame, UnreadableGame,
};
use janggi::BySide;
use play::{GameId, Player};

/// A database with reader threads. Every such database implements all query traits.
pub(crate) trait HasReaders: Send + Sync {
    type Connection: Sql + Send + 'static;

    fn readers(&self) -> &Readers<Self::Connection>;
}

/// Builds a `SELECT` of the columns of `games`, in the order in which [`game_row`] reads them.
macro_rules! select_games {
    ($rest:literal) => {
        concat!(
            "SELECT games.id, games.created_ms, updated_ms, phase, cho_player, cho_level, han_player, han_level, rules_id,
                    speed, plies, turn, fen, ended_ms, outcome, code, rule, facts, movement, rated, invited FROM ",
            $rest
        )
    };
}

impl<T: HasReaders> Queries for T {
    fn events_of(&self, game: GameId) -> Answer<StoredEvents, QueryError> {
        self.readers().try_query(move |connection| {
            let events = stored_events(connection, game)?;
            if events.is_empty() {
                refuse_unreadable(connection, game)?;
            }
            Ok(events)
        })
    }

    fn analysis_of(&self, game: GameId) -> Answer<Option<String>, QueryError> {
        self.readers().query(move |connection| {
            connection.optional(
                "SELECT body FROM analyses WHERE game = ?1",
                &values![Text(game)],
                |row| row.get(0),
            )
        })
    }

    fn games_of(&self, player: Player, page: PageRequest) -> Answer<Page<GameRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = select_games!(
                "(SELECT game FROM seats WHERE player = ?3
                  ORDER BY created_ms DESC, game DESC LIMIT ?1 OFFSET ?2) AS page
                 JOIN games ON games.id = page.game ORDER BY games.created_ms DESC, games.id DESC"
            );
            let (limit, offset) = bounds(page);
            games(connection, sql, &values![limit, offset, Text(player)], page)
        })
    }

    fn games_before(
        &self,
        player: Player,
        cursor: Option<CreationCursor>,
        limit: u32,
    ) -> Answer<Vec<GameRow>, QueryError> {
        let created_ms = cursor.map_or(i64::MAX, |cursor| cursor.created_ms);
        let last = after(cursor.map(|cursor| cursor.game));
        self.readers().query(move |connection| {
            let sql = select_games!(
                "(SELECT game FROM seats WHERE player = ?1 AND (created_ms, game) < (?2, ?3)
                  ORDER BY created_ms DESC, game DESC LIMIT ?4) AS page
                 JOIN games ON games.id = page.game ORDER BY games.created_ms DESC, games.id DESC"
            );
            connection.all(sql, &values![Text(player), created_ms, last, limit], game_row)
        })
    }

    fn unfinished_games_of(&self, player: Player) -> Answer<u32, QueryError> {
        self.readers().query(move |connection| {
            connection.one(
                "SELECT count(*) FROM (SELECT id FROM games WHERE cho_player = ?1 AND phase <> 'over'
                                           UNION
                                           SELECT id FROM games WHERE han_player = ?1 AND phase <> 'over') AS mine",
                &values![Text(player)],
                |row| row.get(0),
            )
        })
    }

    fn unfinished_ids_of(&self, player: Player, most: u32) -> Answer<Vec<GameId>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT id FROM (SELECT id, created_ms FROM games WHERE cho_player = ?1 AND phase <> 'over'
                                 UNION
                                 SELECT id, created_ms FROM games WHERE han_player = ?1 AND phase <> 'over') AS mine
                     ORDER BY created_ms DESC, id DESC LIMIT ?2",
                &values![Text(player), most],
                |row| id(row, 0),
            )
        })
    }

    fn unplayed_games_of(&self, player: Player) -> Answer<u32, QueryError> {
        self.readers().query(move |connection| {
            connection.one("SELECT count(*) FROM (SELECT id FROM games WHERE cho_player = ?1 AND plies = 0 AND phase <> 'over'
                                           UNION
                                           SELECT id FROM games WHERE han_player = ?1 AND plies = 0 AND phase <> 'over') AS mine", &values![Text(player)], |row| row.get(0))
        })
    }

    fn unplayed_games(&self) -> Answer<u32, QueryError> {
        self.readers().query(|connection| {
            connection.one(
                "SELECT count(*) FROM games WHERE plies = 0 AND phase <> 'over'",
                &values![],
                |row| row.get(0),
            )
        })
    }

    fn player_of_token(&self, token_hash: TokenHash) -> Answer<Option<Player>, QueryError> {
        self.readers().query(move |connection| {
            connection.optional(
                "SELECT player FROM tokens WHERE token_hash = ?1",
                &values![token_hash],
                |row| id(row, 0),
            )
        })
    }

    fn games_in(&self, phase: Phase, page: PageRequest) -> Answer<Page<GameRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = select_games!(
                "games WHERE phase = ?3
                 ORDER BY created_ms DESC, id DESC LIMIT ?1 OFFSET ?2"
            );
            let (limit, offset) = bounds(page);
            let phase = columns::phase_word(phase);
            games(connection, sql, &values![limit, offset, phase], page)
        })
    }

    fn open_games(&self, page: PageRequest) -> Answer<Page<GameRow>, QueryError> {
        self.readers().query(move |connection| {
            let sql = select_games!(
                "games WHERE phase = 'arranging' AND (cho_player IS NULL AND cho_level IS NULL
                                                      OR han_player IS NULL AND han_level IS NULL)
                 ORDER BY created_ms DESC, id DESC LIMIT ?1 OFFSET ?2"
            );
            let (limit, offset) = bounds(page);
            games(connection, sql, &values![limit, offset], page)
        })
    }

    fn invitations_after(&self, game: Option<GameId>, limit: u32) -> Answer<Vec<Invitation>, QueryError> {
        let game = after(game);
        self.readers().query(move |connection| {
            connection.all(
                "SELECT id, created_ms FROM games
                     WHERE invited IS NOT NULL AND phase = 'arranging' AND id > ?1
                           AND (cho_player IS NULL AND cho_level IS NULL OR han_player IS NULL AND han_level IS NULL)
                     ORDER BY id LIMIT ?2",
                &values![game, limit],
                |row| {
                    Ok(Invitation {
                        game: id(row, 0)?,
                        created_ms: row.get(1)?,
                    })
                },
            )
        })
    }

    fn finished_after(&self, cursor: Option<ResultCursor>, limit: u32) -> Answer<Vec<FinishedGame>, QueryError> {
        self.readers().query(move |connection| {
            let sql = select_games!(
                "games WHERE ended_ms IS NOT NULL AND (ended_ms, id) > (?1, ?2)
                 ORDER BY ended_ms, id LIMIT ?3"
            );
            let ended_ms = cursor.map_or(i64::MIN, |cursor| cursor.ended_ms);
            let last = after(cursor.map(|cursor| cursor.game));
            let games = connection.all(sql, &values![ended_ms, last, limit], game_row)?;
            Ok(games.into_iter().filter_map(GameRow::finished).collect())
        })
    }

    fn unfinished_after(
        &self,
        phase: Phase,
        cursor: Option<CreationCursor>,
        limit: u32,
    ) -> Answer<Vec<UnfinishedGame>, QueryError> {
        let phase = columns::phase_word(phase);
        let created_ms = cursor.map_or(i64::MIN, |cursor| cursor.created_ms);
        let last = after(cursor.map(|cursor| cursor.game));
        self.readers().query(move |connection| {
            connection.all(
                "SELECT id, created_ms, updated_ms, speed, plies FROM games
                     WHERE phase = ?1 AND (created_ms, id) > (?2, ?3) ORDER BY created_ms, id LIMIT ?4",
                &values![phase, created_ms, last, limit],
                |row| {
                    Ok(UnfinishedGame {
                        id: id(row, 0)?,
                        created_ms: row.get(1)?,
                        updated_ms: row.get(2)?,
                        speed: row.get(3)?,
                        plies: row.get(4)?,
                    })
                },
            )
        })
    }

    fn called_off_before(&self, ended_ms: i64, limit: u32) -> Answer<Vec<GameId>, QueryError> {
        self.readers().query(move |connection| {
            connection.all(
                "SELECT id FROM games WHERE phase = 'over' AND plies = 0 AND outcome = 'none' AND ended_ms < ?1
                     ORDER BY ended_ms, id LIMIT ?2",
                &values![ended_ms, limit],
                |row| id(row, 0),
            )
        })
    }

    fn lived_until(&self, at_ms: i64) -> Answer<Option<i64>, QueryError> {
        self.readers().query(move |connection| {
            connection.one(
                "SELECT min(lived_ms) FROM lives WHERE started_ms <= ?1 AND lived_ms >= ?1",
                &values![at_ms],
                |row| row.get(0),
            )
        })
    }

    fn unpacked_after(&self, last: Option<GameId>, limit: u32) -> Answer<Vec<GameId>, QueryError> {
        let last = after(last);
        self.readers().query(move |connection| {
            // Skips from each game with rows to the next one, without reading the rows in between.
            connection.all(
                "WITH RECURSIVE with_rows (game) AS (
                         SELECT min(game) FROM events WHERE game > ?1
                         UNION ALL
                         SELECT (SELECT min(game) FROM events WHERE game > with_rows.game) FROM with_rows
                         WHERE with_rows.game IS NOT NULL
                     )
                     SELECT game FROM with_rows JOIN games ON games.id = with_rows.game WHERE phase = 'over' LIMIT ?2",
                &values![last, limit],
                |row| id(row, 0),
            )
        })
    }

    fn game_ids_after(&self, last: Option<GameId>, limit: u32) -> Answer<Vec<GameId>, QueryError> {
        let last = after(last);
        self.readers().query(move |connection| {
            connection.all(
                "SELECT id FROM games WHERE id > ?1 ORDER BY id LIMIT ?2",
                &values![last, limit],
                |row| id(row, 0),
            )
        })
    }

    fn unreadable_games(&self) -> Answer<Vec<UnreadableGame>, QueryError> {
        self.readers().query(|connection| unreadable_games(connection))
    }

    fn ping(&self) -> Answer<(), QueryError> {
        self.readers()
            .query(|connection| connection.one("SELECT 1", &[], |_| Ok(())))
    }
}

/// Returns a game id as text. `None` becomes the empty string, which sorts before all ids.
fn after(last: Option<GameId>) -> String {
    last.map_or_else(String::new, |game| game.to_string())
}

/// Reads a game's pack and event rows in one statement, because packing moves events between the two tables.
fn stored_events(connection: &dyn Sql, game: GameId) -> Result<StoredEvents, SqlError> {
    let mut stored = StoredEvents::default();
    connection.each(
        "SELECT events, NULL, body, NULL FROM packs WHERE game = ?1
         UNION ALL
         SELECT seq, at_ms, NULL, body FROM events WHERE game = ?1 ORDER BY 1",
        &values![Text(game)],
        &mut |row| {
            match row.get::<Option<i64>>(1)? {
                None => {
                    stored.pack = Some(Pack {
                        events: row.get(0)?,
                        body: row.get(2)?,
                    });
                }
                Some(at_ms) => stored.rows.push(EventRow {
                    seq: row.get(0)?,
                    at_ms,
                    body: row.get(3)?,
                }),
            }
            Ok(())
        },
    )?;
    Ok(stored)
}

/// Returns an error if the game is stored but cannot be read.
fn refuse_unreadable(connection: &dyn Sql, game: GameId) -> Result<(), QueryError> {
    let sql = "SELECT reason FROM unreadable_games WHERE id = ?1";
    match connection.optional(sql, &values![Text(game)], |row| row.get(0))? {
        None => Ok(()),
        Some(reason) => Err(QueryError::Unreadable { game, reason }),
    }
}

/// Returns all games that could not be read, ordered by id. Invalid UTF-8 in ids is replaced.
pub(crate) fn unreadable_games(connection: &dyn Sql) -> Result<Vec<UnreadableGame>, SqlError> {
    connection.all(connection.unreadable_games(), &[], |row| {
        Ok(UnreadableGame {
            game: match row.value(0)? {
                Value::Text(id) => id.into_owned(),
                Value::Blob(bytes) => String::from_utf8_lossy(bytes).into_owned(),
                Value::Null | Value::Bool(_) | Value::Integer(_) => String::new(),
            },
            reason: row.get(1)?,
        })
    })
}

/// Returns the `LIMIT` and `OFFSET` for a page. The limit includes one extra row, which shows whether there is a next
/// page.
pub(super) fn bounds(page: PageRequest) -> (i64, i64) {
    let (index, size) = (i64::from(page.index), i64::from(page.size));
    (size + 1, index * size)
}

fn games(connection: &dyn Sql, sql: &str, params: &[Value<'_>], page: PageRequest) -> Result<Page<GameRow>, SqlError> {
    let rows = connection.all(sql, params, game_row)?;
    Ok(page_of(rows, page))
}

/// Builds a page from rows that were selected with the limits of [`bounds`].
pub(super) fn page_of<T>(mut rows: Vec<T>, page: PageRequest) -> Page<T> {
    let size = usize::try_from(page.size).unwrap_or(usize::MAX);
    let more = rows.len() > size;
    rows.truncate(size);
    Page { rows, more }
}

fn game_row(row: Row<'_>) -> Result<GameRow, SqlError> {
    let turn: Option<String> = row.get(11)?;
    let movement: Option<String> = row.get(18)?;
    Ok(GameRow {
        id: id(row, 0)?,
        created_ms: row.get(1)?,
        updated_ms: row.get(2)?,
        phase: columns::phase(&row.get::<String>(3)?)?,
        seats: BySide {
            cho: seat(optional_id(row, 4)?, row.get(5)?)?,
            han: seat(optional_id(row, 6)?, row.get(7)?)?,
        },
        rules_id: row.get(8)?,
        movement: movement.as_deref().map(columns::movement).transpose()?,
        speed: row.get(9)?,
        rated: row.get(19)?,
        invited: optional_id(row, 20)?,
        plies: row.get(10)?,
        turn: turn.as_deref().map(columns::side).transpose()?,
        fen: row.get(12)?,
        result: match row.get::<Option<i64>>(13)? {
            None => None,
            Some(ended_ms) => Some(GameResult {
                ended_ms,
                outcome: columns::outcome(&row.get::<String>(14)?)?,
                code: row.get(15)?,
                rule: row.get(16)?,
                facts: row.get(17)?,
            }),
        },
    })
}

fn seat(player: Option<Player>, level: Option<u8>) -> Result<Seat, SqlError> {
    match (player, level) {
        (Some(player), _) => Ok(Seat::Player(player)),
        (None, Some(level)) => columns::engine_seat(level),
        (None, None) => Ok(Seat::Open),
    }
}
