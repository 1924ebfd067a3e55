//! Fills in the columns that version 13 added to games, from each game's first event. Runs within the migration's
//! transaction, after its SQL. If the first event cannot be read, the columns stay NULL.

use crate::projection::packed_terms;
use rusqlite::{Connection, params};

/// Sets the columns `rated` and `invited` of all games.
pub(super) fn fill(connection: &Connection) -> Result<(), rusqlite::Error> {
    connection.execute_batch(
        "UPDATE games SET (rated, invited) =
             (SELECT coalesce(json_extract(body, '$.terms.rated'), 0), json_extract(body, '$.terms.invited') FROM events
              WHERE game = games.id AND seq = 1 AND json_extract(body, '$.kind') = 'opened')",
    )?;
    let mut packs = connection.prepare("SELECT game, body FROM packs")?;
    let mut update = connection.prepare("UPDATE games SET rated = ?2, invited = ?3 WHERE id = ?1")?;
    let mut found = packs.query([])?;
    while let Some(row) = found.next()? {
        let (game, pack): (String, Vec<u8>) = (row.get(0)?, row.get(1)?);
        if let Some(terms) = packed_terms(&pack) {
            let invited = terms.invited.map(|invited| invited.to_string());
            update.execute(params![game, terms.rated, invited])?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::versions::runner;
    use super::super::{MigrationContext, migrate};
    use janggi::{BySide, Preset};
    use play::room::{Event, EventLog, Room, SeatHolder, StartPlan, TakebackPolicy, Terms, Visibility};
    use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};
    use refinery::Target;
    use rusqlite::{Connection, params};

    const OWNER: Player = Player::Guest(GuestId::from_bits(1));
    const INVITED: Player = Player::Guest(GuestId::from_bits(2));

    /// Returns the events of a newly opened game.
    fn opened(game: GameId, rated: bool, invited: Option<Player>) -> Vec<Event> {
        let terms = Terms {
            game,
            rules_id: Some("kakao@1".to_owned()),
            rules: Preset::rules_of("kakao@1").unwrap(),
            start: StartPlan::Arranged {
                handicap: Vec::new(),
                give: Vec::new(),
                deom_half: None,
            },
            time: TimeControl::Fischer {
                main: Millis::from_seconds(600),
                increment: Millis::from_seconds(5),
            },
            takeback: TakebackPolicy::Never,
            seats: BySide {
                cho: SeatHolder::Player(OWNER),
                han: SeatHolder::Open,
            },
            hands: None,
            seniority: None,
            rated,
            referee: None,
            setup_time: None,
            tournament: None,
            invited,
            visibility: Visibility::Listed,
            zone: None,
        };
        Room::open(terms, Moment(5)).unwrap().1
    }

    fn put(database: &Connection, game: GameId) -> String {
        let id = game.to_string();
        database
            .execute(
                "INSERT INTO games (id, created_ms, updated_ms, phase, speed, plies) VALUES (?1, 5, 5, 'arranging', 'rapid', 0)",
                [&id],
            )
            .unwrap();
        id
    }

    #[test]
    fn rows_of_version_12_say_what_their_first_events_say() {
        let mut database = Connection::open_in_memory().unwrap();
        runner().set_target(Target::Version(12)).run(&mut database).unwrap();
        let mut expected = Vec::new();
        for (number, (rated, invited, packed)) in [
            (false, None, false),
            (true, None, false),
            (true, Some(INVITED), false),
            (false, None, true),
            (true, Some(INVITED), true),
        ]
        .into_iter()
        .enumerate()
        {
            let game = GameId::from_bits(number as u64);
            let (id, events) = (put(&database, game), opened(game, rated, invited));
            if packed {
                let mut log = EventLog::default();
                events.iter().for_each(|event| log.push(event).unwrap());
                let pack = params![id, log.count(), log.to_pack()];
                database
                    .execute("INSERT INTO packs (game, events, body) VALUES (?1, ?2, ?3)", pack)
                    .unwrap();
            } else {
                for event in &events {
                    let body = serde_json::to_string(event).unwrap();
                    let row = params![id, event.seq.0, event.at.0, body];
                    database
                        .execute(
                            "INSERT INTO events (game, seq, at_ms, body) VALUES (?1, ?2, ?3, ?4)",
                            row,
                        )
                        .unwrap();
                }
            }
            expected.push((id, Some(rated), invited.map(|invited| invited.to_string())));
        }
        for (number, pack) in [(5, Some(vec![9_u8, 9])), (6, None)] {
            let id = put(&database, GameId::from_bits(number));
            if let Some(pack) = pack {
                database
                    .execute(
                        "INSERT INTO packs (game, events, body) VALUES (?1, 1, ?2)",
                        params![id, pack],
                    )
                    .unwrap();
            }
            expected.push((id, None, None));
        }
        migrate(&mut database, 12, &MigrationContext::real()).unwrap();
        let mut select = database.prepare("SELECT id, rated, invited FROM games").unwrap();
        let rows = select
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .unwrap();
        let rows: Vec<(String, Option<bool>, Option<String>)> = rows.collect::<Result<_, _>>().unwrap();
        expected.sort();
        assert_eq!(rows, expected);
    }
}
