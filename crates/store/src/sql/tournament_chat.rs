//! SQL for tournament chat.

use super::chat::{forget_oldest, put_words, words};
use super::columns::{Text, id};
use super::connection::{Row, Rows, Sql};
use super::error::SqlError;
use super::select::HasReaders;
use super::value::values;
use crate::{Answer, NewTournamentChatLine, QueryError, TournamentChatQueries, TournamentChatRow};
use play::{Player, TournamentId};

/// Adds a message. If a limit is exceeded, deletes the oldest messages of the tournament or of all chats.
pub(super) fn put_line(connection: &dyn Sql, new: &NewTournamentChatLine) -> Result<(), SqlError> {
    let line = &new.line;
    let (text, preset) = put_words(&line.words);
    connection.execute(
        "INSERT INTO tournament_chat (tournament, at_ms, player, text, preset) VALUES (?1, ?2, ?3, ?4, ?5)",
        &values![Text(line.tournament), line.at_ms, Text(line.player), text, preset],
    )?;
    connection.execute(
        "DELETE FROM tournament_chat WHERE tournament = ?1 AND at_ms <=
                 (SELECT at_ms FROM tournament_chat WHERE tournament = ?1 ORDER BY at_ms DESC LIMIT 1 OFFSET ?2)",
        &values![Text(line.tournament), new.kept],
    )?;
    forget_oldest(connection, new.most_bytes_of_all)
}

pub(super) fn remove_line(connection: &dyn Sql, tournament: TournamentId, at_ms: i64) -> Result<(), SqlError> {
    connection.execute(
        "DELETE FROM tournament_chat WHERE tournament = ?1 AND at_ms = ?2",
        &values![Text(tournament), at_ms],
    )?;
    Ok(())
}

impl<T: HasReaders> TournamentChatQueries for T {
    fn tournament_chat(&self, id: TournamentId, limit: u32) -> Answer<Vec<TournamentChatRow>, QueryError> {
        self.readers().query(move |connection| {
            let mut lines = connection.all(
                "SELECT tournament, at_ms, player, text, preset FROM tournament_chat
                     WHERE tournament = ?1 ORDER BY at_ms DESC LIMIT ?2",
                &values![Text(id), limit],
                chat_row,
            )?;
            lines.reverse();
            Ok(lines)
        })
    }

    fn tournament_chat_by(
        &self,
        player: Player,
        after: Option<(i64, TournamentId)>,
        limit: u32,
    ) -> Answer<Vec<TournamentChatRow>, QueryError> {
        // The empty string sorts before all ids.
        let (at_ms, tournament) = after.map_or((i64::MIN, String::new()), |(at_ms, id)| (at_ms, id.to_string()));
        self.readers().query(move |connection| {
            connection.all(
                "SELECT tournament, at_ms, player, text, preset FROM tournament_chat
                     WHERE player = ?1 AND (at_ms, tournament) > (?2, ?3) ORDER BY at_ms, tournament LIMIT ?4",
                &values![Text(player), at_ms, tournament, limit],
                chat_row,
            )
        })
    }
}

fn chat_row(row: Row<'_>) -> Result<TournamentChatRow, SqlError> {
    Ok(TournamentChatRow {
        tournament: id(row, 0)?,
        at_ms: row.get(1)?,
        player: id(row, 2)?,
        words: words(row, 3)?,
    })
}
