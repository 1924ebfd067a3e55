//! Checks that any bytes can be split into games, and that the result does not depend on the chunks in which the bytes
//! arrive. Every readable game survives being written and read again in any format that supports its content.

use janggi::record::gib::Layout;
use janggi::record::{FileReader, RawGame, RecordFormat, print, read};

fn games(data: &[u8], piece: usize) -> Vec<(RecordFormat, RawGame)> {
    let mut reader = FileReader::new(None);
    let mut games = Vec::new();
    for piece in data.chunks(piece) {
        reader.feed(piece, |format, raw| games.push((format, raw)));
    }
    reader.finish(|format, raw| games.push((format, raw)));
    games
}

pub(crate) fn record_file(data: &[u8]) {
    let found = games(data, data.len().max(1));
    assert_eq!(games(data, 1 + data.len() % 7), found);
    for (format, raw) in found {
        let Ok(reading) = read(format, &raw) else { continue };
        let kept = reading.kept();
        for to in [RecordFormat::Gib, RecordFormat::Pgn, RecordFormat::Json] {
            let Ok(text) = print(&kept, to, Layout::default()) else {
                continue;
            };
            let again = games(text.as_bytes(), text.len());
            assert_eq!(again.len(), 1, "{text}");
            let again = read(to, &again[0].1).expect("what was written can be read");
            assert_eq!(again.fault, None, "{text}");
            assert_eq!(again.record.end(), kept.end(), "{text}");
            if to != RecordFormat::Gib {
                assert_eq!(again.record.outcome, kept.outcome, "{text}");
                assert_eq!(again.record.tree.len(), kept.tree.len(), "{text}");
            }
            assert_eq!(
                again.record.tree.annotations.comments, kept.tree.annotations.comments,
                "{text}"
            );
        }
    }
}
