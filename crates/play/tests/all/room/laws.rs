//! Packing, loading and rejudging of games in variants other than Janggi.

use janggi::{Preset, fen};
use play::room::{EventLog, Room, Terms, UnpackError, rejudge};

use super::table::{MINA, Table, terms};

#[test]
fn finished_games_of_every_law_are_packed_and_loaded() {
    for (id, steps) in [
        ("xiangqi@2", ["h3e3", "h10g8", "e3e7", "g8e7"]),
        ("chesswar@2", ["h3e3", "h8e8", "e3e7", "a10a9"]),
    ] {
        let mut table = Table::playing(Terms {
            rules_id: Some(id.to_owned()),
            rules: Preset::rules_of(id).expect(id),
            ..terms()
        });
        table.play(&steps);
        table.resign(MINA, None).expect("a player may resign");
        let mut log = EventLog::default();
        for event in &table.events {
            log.push(event).expect("events are JSON");
        }
        let mut events = Vec::new();
        EventLog::read(&log.to_pack(), |event| {
            events.push(event);
            Ok::<_, UnpackError>(())
        })
        .expect("our own pack");
        assert_eq!(events, table.events, "{id}");
        let room = Room::load(&events).expect("our own events");
        let end = |room: &Room| room.played().map(|played| fen::print(played.game.position()));
        assert_eq!(end(&room), end(&table.room), "{id}");
        assert!(rejudge(&events).expect("our own events").is_empty(), "{id}");
    }
}
