//! The SQL of game chat, and of the size limit that it shares with tournament chat.

use super::columns::{self, Text, id};
use super::connection::{Row, Rows, Sql};
use super::error::SqlError;
use super::select::HasReaders;
use super::value::values;
use crate::{Answer, ChatCursor, ChatQueries, ChatRow, ChatWordsRow, NewChatLine, QueryError};
use play::chat::Channel;
use play::{GameId, Player};

/// Number of messages deleted at a time when the size limit is exceeded.
const FORGOTTEN_AT_ONCE: u32 = 8;

/// Appends a message. If a limit is exceeded, deletes the oldest messages of its channel, or of all games and
/// tournaments.
pub(super) fn put_line(connection: &dyn Sql, new: &NewChatLine) -> Result<(), SqlError> {
    let ChatRow {
        game,
        channel,
        at_ms,
        player,
        words,
    } = &new.line;
    let (text, preset) = put_words(words);
    let room = columns::channel_word(*channel);
    connection.execute(
        "INSERT INTO chat (game, room, at_ms, player, text, preset) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        &values![Text(*game), room, at_ms, Text(*player), text, preset],
    )?;
    connection.execute(
        "DELETE FROM chat WHERE game = ?1 AND room = ?2 AND at_ms <=
                 (SELECT at_ms FROM chat WHERE game = ?1 AND room = ?2 ORDER BY at_ms DESC LIMIT 1 OFFSET ?3)",
        &values![Text(*game), room, new.kept],
    )?;
    forget_oldest(connection, new.most_bytes_of_all)
}

/// Returns the columns `text` and `preset` of a message.
pub(super) fn put_words(words: &ChatWordsRow) -> (Option<&String>, Option<&String>) {
    match words {
        ChatWordsRow::Text(text) => (Some(text), None),
        ChatWordsRow::Preset(code) => (None, Some(code)),
    }
}

/// Returns the content of a message from the columns `text` and `preset`, the first of which is at `column`.
pub(super) fn words(row: Row<'_>, column: usize) -> Result<ChatWordsRow, SqlError> {
    let text: Option<String> = row.get(column)?;
    Ok(match text {
        Some(text) => ChatWordsRow::Text(text),
        None => ChatWordsRow::Preset(row.get(column + 1)?),
    })
}

/// Deletes the oldest messages of games and tournaments until they take up at most `most_bytes` in total.
pub(super) fn forget_oldest(connection: &dyn Sql, most_bytes: u64) -> Result<(), SqlError> {
    let most = i64::try_from(most_bytes).unwrap_or(i64::MAX);
    let oldest = |sql| connection.one(sql, &values![], |row| row.get::<Option<i64>>(0));
    while chat_bytes(connection)? > most {
        let of_games = oldest("SELECT min(at_ms) FROM chat")?;
        let of_tournaments = oldest("SELECT min(at_ms) FROM tournament_chat")?;
        let is_of_game = of_tournaments.is_none_or(|other| of_games.is_some_and(|game| game <= other));
        let sql = if is_of_game {
            "DELETE FROM chat WHERE (game, room, at_ms) IN
                     (SELECT game, room, at_ms FROM chat ORDER BY at_ms, game, room LIMIT ?1)"
        } else {
            "DELETE FROM tournament_chat WHERE (tournament, at_ms) IN
                     (SELECT tournament, at_ms FROM tournament_chat ORDER BY at_ms, tournament LIMIT ?1)"
        };
        if connection.execute(sql, &values![FORGOTTEN_AT_ONCE])? == 0 {
            break;
        }
    }
    Ok(())
}

fn chat_bytes(connection: &dyn Sql) -> Result<i64, SqlError> {
    connection.one(
        "SELECT bytes FROM stored_bytes WHERE what = 'chat'",
        &values![],
        |row| row.get(0),
    )
}

impl<T: HasReaders> ChatQueries for T {
    fn chat_of(&self, game: GameId, channel: Channel, limit: u32) -> Answer<Vec<ChatRow>, QueryError> {
        self.readers().query(move |connection| {
            let mut lines: Vec<ChatRow> = connection.all(
                "SELECT game, room, at_ms, player, text, preset FROM chat
                     WHERE game = ?1 AND room = ?2 ORDER BY at_ms DESC LIMIT ?3",
                &values![Text(game), columns::channel_word(channel), limit],
                chat_row,
            )?;
            lines.reverse();
            Ok(lines)
        })
    }

    fn chat_bytes(&self) -> Answer<u64, QueryError> {
        self.readers()
            .query(|connection| Ok(chat_bytes(connection)?.max(0).unsigned_abs()))
    }

    fn chat_by(&self, player: Player, cursor: Option<ChatCursor>, limit: u32) -> Answer<Vec<ChatRow>, QueryError> {
        // The empty text sorts before all ids.
        let (at_ms, game) = cursor.map_or((i64::MIN, String::new()), |cursor| {
            (cursor.at_ms, cursor.game.to_string())
        });
        self.readers().query(move |connection| {
            connection.all(
                "SELECT game, room, at_ms, player, text, preset FROM chat
                     WHERE player = ?1 AND (at_ms, game) > (?2, ?3) ORDER BY at_ms, game LIMIT ?4",
                &values![Text(player), at_ms, game, limit],
                chat_row,
            )
        })
    }
}

fn chat_row(row: Row<'_>) -> Result<ChatRow, SqlError> {
    Ok(ChatRow {
        game: id(row, 0)?,
        channel: columns::channel(&row.get::<String>(1)?)?,
        at_ms: row.get(2)?,
        player: id(row, 3)?,
        words: words(row, 4)?,
    })
}
