//! Checks that any bytes can be split into `.gib` games. The games of a short input together form a prefix of the
//! input. A readable game with moves keeps its start and main line when it is written and read again.

use janggi::record::{LONGEST_GAME, gib};

pub(crate) fn gib(data: &[u8]) {
    let games = gib::split(data);
    if data.len() < LONGEST_GAME {
        let joined: Vec<u8> = games.iter().flat_map(|game| game.bytes.clone()).collect();
        assert!(data.starts_with(&joined));
    }
    for game in &games {
        let Ok(reading) = gib::read(game) else { continue };
        let written = gib::print(&reading.record, reading.layout.style, reading.layout.line_end);
        let again = gib::split(written.as_bytes());
        if reading.record.tree.is_empty() {
            continue;
        }
        let again = gib::read(&again[0]).expect("what was written can be read");
        assert_eq!(again.record.start, reading.record.start, "{written}");
        let moves = |record: &janggi::record::Record| record.tree.main_line().map(|node| node.mv).collect::<Vec<_>>();
        assert_eq!(moves(&again.record), moves(&reading.record), "{written}");
    }
}
