//! The SQL of all commands. Runs within a transaction: a failure leaves no changes.

use super::accounts;
use super::chat;
use super::columns::{Text, outcome_word, phase_word, side_word};
use super::error::contradiction;
use super::identity::APPLICATION_ID;
use super::last_events::LastEvents;
use super::push;
use super::ratings;
use super::records;
use super::shared;
use crate::{AnalysisRow, Command, EventRow, GameRow, GuestRow, Heartbeat, Pack, Phase, Seat};
use janggi::ruleset::Coded;
use play::{GameId, Player};
use rusqlite::{Connection, OptionalExtension, named_params, params};

/// Executes one command, up to an error if there is one. After an error, `known` must be cleared.
pub(super) fn apply(connection: &Connection, known: &mut LastEvents, command: &Command) -> Result<(), rusqlite::Error> {
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
        Command::ReplaceRatings { ratings, changes } => ratings::replace(connection, ratings, changes),
        Command::Heartbeat(heartbeat) => put_heartbeat(connection, *heartbeat),
        // A value in the file's header, rewritten unchanged.
        Command::Probe => connection.pragma_update(None, "application_id", APPLICATION_ID),
        Command::Together(commands) => commands
            .iter()
            .try_for_each(|command| apply(connection, known, command)),
    }
}

fn insert_guest(connection: &Connection, guest: &GuestRow) -> Result<(), rusqlite::Error> {
    connection
        .prepare_cached("INSERT INTO players (key, created_ms) VALUES (?1, ?2)")?
        .execute(params![Text(guest.player), guest.created_ms])?;
    connection
        .prepare_cached("INSERT INTO tokens (token_hash, player, created_ms) VALUES (?1, ?2, ?3)")?
        .execute(params![guest.token_hash, Text(guest.player), guest.created_ms])?;
    Ok(())
}

/// Never changes `created_ms`, because seats repeat it, nor `ended_ms` once it is set.
const PUT_GAME: &str = "
    INSERT INTO games (id, created_ms, updated_ms, phase, cho_player, cho_level, han_player, han_level, rules_id,
                       speed, plies, turn, fen, ended_ms, outcome, code, rule, facts, movement, rated, invited)
    VALUES (:id, :created_ms, :updated_ms, :phase, :cho_player, :cho_level, :han_player, :han_level, :rules_id,
            :speed, :plies, :turn, :fen, :ended_ms, :outcome, :code, :rule, :facts, :movement, :rated, :invited)
    ON CONFLICT (id) DO UPDATE SET
        updated_ms = excluded.updated_ms, phase = excluded.phase,
        cho_player = excluded.cho_player, cho_level = excluded.cho_level,
        han_player = excluded.han_player, han_level = excluded.han_level,
        rules_id = excluded.rules_id, speed = excluded.speed, plies = excluded.plies, turn = excluded.turn,
        fen = excluded.fen, ended_ms = coalesce(ended_ms, excluded.ended_ms), outcome = excluded.outcome, code = excluded.code,
        rule = excluded.rule, facts = excluded.facts, movement = excluded.movement,
        rated = excluded.rated, invited = excluded.invited";

/// Updates the row of a game that was and still is in progress with the same seats; otherwise changes nothing and
/// returns false. Most appends are moves, and this writes no index page.
fn put_move(connection: &Connection, game: &GameRow) -> Result<bool, rusqlite::Error> {
    if game.phase != Phase::Playing || game.plies == 0 {
        return Ok(false);
    }
    let mut update = connection.prepare_cached(
        "UPDATE games SET updated_ms = :updated_ms, speed = :speed, rules_id = :rules_id, plies = :plies, turn = :turn, fen = :fen,
                          movement = :movement
         WHERE id = :id AND phase = 'playing' AND plies > 0
               AND cho_player IS :cho_player AND cho_level IS :cho_level
               AND han_player IS :han_player AND han_level IS :han_level",
    )?;
    let changed = update.execute(named_params! {
        ":id": Text(game.id),
        ":updated_ms": game.updated_ms,
        ":speed": game.speed,
        ":rules_id": game.rules_id,
        ":plies": game.plies,
        ":turn": game.turn.map(side_word),
        ":fen": game.fen,
        ":movement": game.movement.map(Coded::code),
        ":cho_player": player(game.seats.cho),
        ":cho_level": level(game.seats.cho),
        ":han_player": player(game.seats.han),
        ":han_level": level(game.seats.han),
    })?;
    Ok(changed == 1)
}

fn put_game(connection: &Connection, game: &GameRow) -> Result<(), rusqlite::Error> {
    let result = game.result.as_ref();
    connection.prepare_cached(PUT_GAME)?.execute(named_params! {
        ":id": Text(game.id),
        ":created_ms": game.created_ms,
        ":updated_ms": game.updated_ms,
        ":phase": phase_word(game.phase),
        ":cho_player": player(game.seats.cho),
        ":cho_level": level(game.seats.cho),
        ":han_player": player(game.seats.han),
        ":han_level": level(game.seats.han),
        ":rules_id": game.rules_id,
        ":speed": game.speed,
        ":plies": game.plies,
        ":turn": game.turn.map(side_word),
        ":fen": game.fen,
        ":ended_ms": result.map(|result| result.ended_ms),
        ":outcome": result.map(|result| outcome_word(result.outcome)),
        ":code": result.map(|result| &result.code),
        ":rule": result.and_then(|result| result.rule.as_ref()),
        ":facts": result.map(|result| &result.facts),
        ":movement": game.movement.map(Coded::code),
        ":rated": game.rated,
        ":invited": game.invited.map(Text),
    })?;
    Ok(())
}

fn player(seat: Seat) -> Option<Text<Player>> {
    seat.player().map(Text)
}

const fn level(seat: Seat) -> Option<u8> {
    match seat {
        Seat::Engine(level) => Some(level),
        Seat::Player(_) | Seat::Open => None,
    }
}

/// Adds the seats. A seat that has been taken stays listed.
fn put_seats(connection: &Connection, game: &GameRow) -> Result<(), rusqlite::Error> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO seats (player, game, created_ms)
         SELECT ?1, id, created_ms FROM games WHERE id = ?2
         ON CONFLICT DO NOTHING",
    )?;
    for player in [game.seats.cho, game.seats.han].into_iter().filter_map(player) {
        insert.execute(params![player, Text(game.id)])?;
    }
    Ok(())
}

/// Appends events. The first number must be exactly the next one: a gap is refused like a repetition.
fn append(
    connection: &Connection,
    known: &mut LastEvents,
    game: GameId,
    events: &[EventRow],
) -> Result<(), rusqlite::Error> {
    let mut last = match known.of(game) {
        Some(last) => last,
        None => last_event(connection, game)?,
    };
    let mut insert =
        connection.prepare_cached("INSERT INTO events (game, seq, at_ms, body) VALUES (?1, ?2, ?3, ?4)")?;
    for event in events {
        if event.seq != last + 1 {
            return Err(out_of_order(game, last + 1, event.seq));
        }
        insert.execute(params![Text(game), event.seq, event.at_ms, event.body])?;
        last = event.seq;
    }
    known.note(game, last);
    Ok(())
}

/// Returns the number of the last event, 0 if there is none.
fn last_event(connection: &Connection, game: GameId) -> Result<u32, rusqlite::Error> {
    connection
        .prepare_cached(
            "SELECT coalesce((SELECT max(seq) FROM events WHERE game = ?1),
                             (SELECT events FROM packs WHERE game = ?1), 0)",
        )?
        .query_row([Text(game)], |row| row.get(0))
}

fn put_pack(connection: &Connection, game: GameId, pack: &Pack) -> Result<(), rusqlite::Error> {
    let last = last_event(connection, game)?;
    if pack.events > last {
        return Err(out_of_order(game, last + 1, pack.events));
    }
    let packed: Option<u32> = connection
        .prepare_cached("SELECT events FROM packs WHERE game = ?1")?
        .query_row([Text(game)], |row| row.get(0))
        .optional()?;
    if let Some(packed) = packed.filter(|packed| *packed > pack.events) {
        return Err(out_of_order(game, packed, pack.events));
    }
    connection
        .prepare_cached(
            "INSERT INTO packs (game, events, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (game) DO UPDATE SET events = excluded.events, body = excluded.body",
        )?
        .execute(params![Text(game), pack.events, pack.body])?;
    connection
        .prepare_cached("DELETE FROM events WHERE game = ?1 AND seq <= ?2")?
        .execute(params![Text(game), pack.events])?;
    Ok(())
}

/// Deletes an unplayed game after everything that refers to it. A game that was played or changed a rating is refused.
fn delete_unplayed(connection: &Connection, game: GameId) -> Result<(), rusqlite::Error> {
    let unplayed: bool = connection
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM games WHERE id = ?1 AND phase = 'over' AND plies = 0 AND outcome = 'none')
                    AND NOT EXISTS (SELECT 1 FROM rating_changes WHERE game = ?1)",
        )?
        .query_row([Text(game)], |row| row.get(0))?;
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
        connection.prepare_cached(sql)?.execute([Text(game)])?;
    }
    Ok(())
}

fn out_of_order(game: GameId, expected: u32, found: u32) -> rusqlite::Error {
    contradiction(format!("event {found} of game {game} where {expected} comes next"))
}

fn put_analysis(connection: &Connection, analysis: &AnalysisRow) -> Result<(), rusqlite::Error> {
    connection
        .prepare_cached(
            "INSERT INTO analyses (game, made_ms, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (game) DO UPDATE SET made_ms = excluded.made_ms, body = excluded.body",
        )?
        .execute(params![Text(analysis.game), analysis.made_ms, analysis.body])?;
    Ok(())
}

/// Number of server runs kept. A game that was last loaded in an older run is charged nothing for its last turn.
const LIVES_KEPT: i64 = 1_000;

fn put_heartbeat(connection: &Connection, heartbeat: Heartbeat) -> Result<(), rusqlite::Error> {
    let Heartbeat { started_ms, lived_ms } = heartbeat;
    let known = connection
        .prepare_cached("UPDATE lives SET lived_ms = ?2 WHERE started_ms = ?1")?
        .execute([started_ms, lived_ms])?;
    if known == 0 {
        connection
            .prepare_cached("INSERT INTO lives (started_ms, lived_ms) VALUES (?1, ?2)")?
            .execute([started_ms, lived_ms])?;
        connection
            .prepare_cached("DELETE FROM lives WHERE number <= (SELECT max(number) FROM lives) - ?1")?
            .execute([LIVES_KEPT])?;
    }
    Ok(())
}
