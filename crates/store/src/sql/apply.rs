//! Execution of commands. The caller opens a transaction or savepoint, and rolls it back after an error.

use super::accounts;
use super::chat;
use super::clubs;
use super::columns::{HOUSE_PLAYERS, Text, outcome_word, phase_word, side_word};
use super::connection::{Rows, Sql};
use super::error::{SqlError, contradiction};
use super::last_events::LastEvents;
use super::push;
use super::ratings;
use super::records;
use super::shared;
use super::tournaments;
use super::value::values;
use crate::{AnalysisRow, Command, EventRow, GameRow, GuestRow, Heartbeat, Pack, Phase, Seat};
use janggi::ruleset::Coded;
use play::{GameId, Player};

/// Executes one command, stopping at the first error. After an error, `known` must be cleared.
pub(crate) fn apply(connection: &dyn Sql, known: &mut LastEvents, command: &Command) -> Result<(), SqlError> {
    match command {
        Command::NewGuest(guest) => insert_guest(connection, guest),
        Command::Account(command) => accounts::apply(connection, command),
        Command::Append { game, events } => {
            if !put_move(connection, game)? {
                put_game(connection, game)?;
                put_seats(connection, game)?;
            }
            append(connection, known, game.id, events)
        }
        Command::Pack { game, pack } => put_pack(connection, *game, pack),
        Command::DeleteUnplayed { game } => {
            known.forget_game(*game);
            delete_unplayed(connection, *game)
        }
        Command::StoreAnalysis(analysis) => put_analysis(connection, analysis),
        Command::Say(line) => chat::put_line(connection, line),
        Command::Share(row) => shared::put(connection, row),
        Command::ForgetShared { bounds, limit } => shared::forget(connection, *bounds, *limit),
        Command::Push(command) => push::apply(connection, command),
        Command::Record(command) => records::apply(connection, command),
        Command::Tournament(command) => tournaments::apply(connection, command),
        Command::Club(command) => clubs::apply(connection, command),
        Command::ReplaceRatings { ratings, changes } => ratings::replace(connection, ratings, changes),
        Command::Heartbeat(heartbeat) => put_heartbeat(connection, *heartbeat),
        Command::Probe => connection.probe(),
        Command::Together(commands) => commands
            .iter()
            .try_for_each(|command| apply(connection, known, command)),
    }
}

fn insert_guest(connection: &dyn Sql, guest: &GuestRow) -> Result<(), SqlError> {
    connection.execute(
        "INSERT INTO players (key, created_ms) VALUES (?1, ?2)",
        &values![Text(guest.player), guest.created_ms],
    )?;
    connection.execute(
        "INSERT INTO tokens (token_hash, player, created_ms) VALUES (?1, ?2, ?3)",
        &values![guest.token_hash, Text(guest.player), guest.created_ms],
    )?;
    Ok(())
}

/// Inserts or updates a game. Never changes `created_ms`, which is copied to `seats`, or `ended_ms` once it is set.
const PUT_GAME: &str = "
    INSERT INTO games (id, created_ms, updated_ms, phase, cho_player, cho_level, han_player, han_level, rules_id,
                       speed, plies, turn, fen, ended_ms, outcome, code, rule, facts, movement, rated, invited)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21)
    ON CONFLICT (id) DO UPDATE SET
        updated_ms = excluded.updated_ms, phase = excluded.phase,
        cho_player = excluded.cho_player, cho_level = excluded.cho_level,
        han_player = excluded.han_player, han_level = excluded.han_level,
        rules_id = excluded.rules_id, speed = excluded.speed, plies = excluded.plies, turn = excluded.turn,
        fen = excluded.fen, ended_ms = coalesce(games.ended_ms, excluded.ended_ms), outcome = excluded.outcome, code = excluded.code,
        rule = excluded.rule, facts = excluded.facts, movement = excluded.movement,
        rated = excluded.rated, invited = excluded.invited";

/// Updates the row of a game that is in progress before and after, with the same seats and at least one move.
/// Otherwise does nothing and returns `false`. This usual case does not write to any index.
fn put_move(connection: &dyn Sql, game: &GameRow) -> Result<bool, SqlError> {
    if game.phase != Phase::Playing || game.plies == 0 {
        return Ok(false);
    }
    let changed = connection.execute(
        "UPDATE games SET updated_ms = ?2, speed = ?3, rules_id = ?4, plies = ?5, turn = ?6, fen = ?7, movement = ?8
         WHERE id = ?1 AND phase = 'playing' AND plies > 0
               AND cho_player IS NOT DISTINCT FROM ?9 AND cho_level IS NOT DISTINCT FROM ?10
               AND han_player IS NOT DISTINCT FROM ?11 AND han_level IS NOT DISTINCT FROM ?12",
        &values![
            Text(game.id),
            game.updated_ms,
            game.speed,
            game.rules_id,
            game.plies,
            game.turn.map(side_word),
            game.fen,
            game.movement.map(Coded::code),
            player(game.seats.cho),
            level(game.seats.cho),
            player(game.seats.han),
            level(game.seats.han),
        ],
    )?;
    Ok(changed == 1)
}

fn put_game(connection: &dyn Sql, game: &GameRow) -> Result<(), SqlError> {
    let result = game.result.as_ref();
    connection.execute(
        PUT_GAME,
        &values![
            Text(game.id),
            game.created_ms,
            game.updated_ms,
            phase_word(game.phase),
            player(game.seats.cho),
            level(game.seats.cho),
            player(game.seats.han),
            level(game.seats.han),
            game.rules_id,
            game.speed,
            game.plies,
            game.turn.map(side_word),
            game.fen,
            result.map(|result| result.ended_ms),
            result.map(|result| outcome_word(result.outcome)),
            result.map(|result| &result.code),
            result.and_then(|result| result.rule.as_ref()),
            result.map(|result| &result.facts),
            game.movement.map(Coded::code),
            game.rated,
            game.invited.map(Text),
        ],
    )?;
    Ok(())
}

fn player(seat: Seat) -> Option<Text<Player>> {
    seat.player().map(Text)
}

const fn level(seat: Seat) -> Option<u8> {
    match seat {
        Seat::Engine(level) => Some(level),
        Seat::House(player) => Some(HOUSE_PLAYERS + player.number()),
        Seat::Player(_) | Seat::Open => None,
    }
}

/// Adds the seated players to `seats`, the table for listing a player's games.
fn put_seats(connection: &dyn Sql, game: &GameRow) -> Result<(), SqlError> {
    let sql = "INSERT INTO seats (player, game, created_ms)
               SELECT ?1, id, created_ms FROM games WHERE id = ?2
               ON CONFLICT DO NOTHING";
    for player in [game.seats.cho, game.seats.han].into_iter().filter_map(player) {
        connection.execute(sql, &values![player, Text(game.id)])?;
    }
    Ok(())
}

/// Appends events. Their numbers must continue from the last one without gaps or repetitions.
fn append(connection: &dyn Sql, known: &mut LastEvents, game: GameId, events: &[EventRow]) -> Result<(), SqlError> {
    let mut last = match known.of(game) {
        Some(last) => last,
        None => last_event(connection, game)?,
    };
    let sql = "INSERT INTO events (game, seq, at_ms, body) VALUES (?1, ?2, ?3, ?4)";
    for event in events {
        if event.seq != last + 1 {
            return Err(out_of_order(game, last + 1, event.seq));
        }
        connection.execute(sql, &values![Text(game), event.seq, event.at_ms, event.body])?;
        last = event.seq;
    }
    known.note(game, last);
    Ok(())
}

/// Returns the number of the game's last event; 0 if it has none.
fn last_event(connection: &dyn Sql, game: GameId) -> Result<u32, SqlError> {
    connection.one(
        "SELECT coalesce((SELECT max(seq) FROM events WHERE game = ?1),
                             (SELECT events FROM packs WHERE game = ?1), 0)",
        &values![Text(game)],
        |row| row.get(0),
    )
}

fn put_pack(connection: &dyn Sql, game: GameId, pack: &Pack) -> Result<(), SqlError> {
    let last = last_event(connection, game)?;
    if pack.events > last {
        return Err(out_of_order(game, last + 1, pack.events));
    }
    let packed: Option<u32> = connection.optional(
        "SELECT events FROM packs WHERE game = ?1",
        &values![Text(game)],
        |row| row.get(0),
    )?;
    if let Some(packed) = packed.filter(|packed| *packed > pack.events) {
        return Err(out_of_order(game, packed, pack.events));
    }
    connection.execute(
        "INSERT INTO packs (game, events, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (game) DO UPDATE SET events = excluded.events, body = excluded.body",
        &values![Text(game), pack.events, pack.body],
    )?;
    connection.execute(
        "DELETE FROM events WHERE game = ?1 AND seq <= ?2",
        &values![Text(game), pack.events],
    )?;
    Ok(())
}

/// Deletes a game with its chat, analysis, events and seats. Refused unless the game ended without a move, with outcome
/// `none`, and changed no rating.
fn delete_unplayed(connection: &dyn Sql, game: GameId) -> Result<(), SqlError> {
    let unplayed: bool = connection.one(
        "SELECT EXISTS (SELECT 1 FROM games WHERE id = ?1 AND phase = 'over' AND plies = 0 AND outcome = 'none')
                    AND NOT EXISTS (SELECT 1 FROM rating_changes WHERE game = ?1)",
        &values![Text(game)],
        |row| row.get(0),
    )?;
    if !unplayed {
        return Err(contradiction(format!("game {game} is not one that was never played")));
    }
    for sql in [
        "DELETE FROM chat WHERE game = ?1",
        "DELETE FROM analyses WHERE game = ?1",
        "DELETE FROM packs WHERE game = ?1",
        "DELETE FROM events WHERE game = ?1",
        "DELETE FROM seats WHERE game = ?1",
        "DELETE FROM games WHERE id = ?1",
    ] {
        connection.execute(sql, &values![Text(game)])?;
    }
    Ok(())
}

fn out_of_order(game: GameId, expected: u32, found: u32) -> SqlError {
    contradiction(format!("event {found} of game {game} where {expected} comes next"))
}

fn put_analysis(connection: &dyn Sql, analysis: &AnalysisRow) -> Result<(), SqlError> {
    connection.execute(
        "INSERT INTO analyses (game, made_ms, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (game) DO UPDATE SET made_ms = excluded.made_ms, body = excluded.body",
        &values![Text(analysis.game), analysis.made_ms, analysis.body],
    )?;
    Ok(())
}

/// Number of server runs kept. If the last event of a game belongs to an older run, the thinking time after it is not
/// charged.
const LIVES_KEPT: i64 = 1_000;

fn put_heartbeat(connection: &dyn Sql, heartbeat: Heartbeat) -> Result<(), SqlError> {
    let Heartbeat { started_ms, lived_ms } = heartbeat;
    let known = connection.execute(
        "UPDATE lives SET lived_ms = ?2 WHERE started_ms = ?1",
        &values![started_ms, lived_ms],
    )?;
    if known == 0 {
        connection.execute(
            "INSERT INTO lives (number, started_ms, lived_ms) SELECT coalesce(max(number), 0) + 1, ?1, ?2 FROM lives",
            &values![started_ms, lived_ms],
        )?;
        connection.execute(
            "DELETE FROM lives WHERE number <= (SELECT max(number) FROM lives) - ?1",
            &values![LIVES_KEPT],
        )?;
    }
    Ok(())
}
