//! The SQL of chat.

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

/// Appends a message. Deletes the oldest messages of its channel, or of all games, if a limit is exceeded.
pub(super) fn put_line(connection: &dyn Sql, new: &NewChatLine) -> Result<(), SqlError> {
    let ChatRow {
        game,
        channel,
        at_ms,
        player,
        words,
    } = &new.line;
    let (text, preset) = match words {
        ChatWordsRow::Text(text) => (Some(text), None),
        ChatWordsRow::Preset(code) => (None, Some(code)),
    };
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
    let most = i64::try_from(new.most_bytes_of_all).unwrap_or(i64::MAX);
    while chat_bytes(connection)? > most {
        let forgotten = connection.execute(
            "DELETE FROM chat WHERE (game, room, at_ms) IN
                     (SELECT game, room, at_ms FROM chat ORDER BY at_ms, game, room LIMIT ?1)",
            &values![FORGOTTEN_AT_ONCE],
        )?;
        if forgotten == 0 {
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
    let text: Option<String> = row.get(4)?;
    let words = match text {
        Some(text) => ChatWordsRow::Text(text),
        None => ChatWordsRow::Preset(row.get(5)?),
    };
    Ok(ChatRow {
        game: id(row, 0)?,
        channel: columns::channel(&row.get::<String>(1)?)?,
        at_ms: row.get(2)?,
        player: id(row, 3)?,
        words,
    })
}
