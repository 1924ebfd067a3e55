//! Checks that any bytes can be split into PGN games. Every readable game survives being written and read again.

use janggi::record::{pgn, split};

pub(crate) fn pgn(data: &[u8]) {
    for game in split(data) {
        let Ok(reading) = pgn::read(&game) else { continue };
        let written = pgn::print(&reading.record);
        let games = split(written.as_bytes());
        let again = pgn::read(&games[0]).expect("what was written can be read");
        assert_eq!(again.fault, None, "{written}");
        assert_eq!(again.record.tree.len(), reading.record.tree.len(), "{written}");
        assert_eq!(again.record.end(), reading.record.end(), "{written}");
    }
}
