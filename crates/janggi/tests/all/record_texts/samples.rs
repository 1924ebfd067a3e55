//! One game in every format, and functions that read files for the tests.

use janggi::record::gib;
use janggi::record::{FileReader, Reading, Record, RecordFormat, read};
use janggi::uci;

pub(crate) const GIB: &str = "[초대국자 \"김철수\"]\n[한대국자 \"이붉음\"]\n[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n\n1. 79졸78 2. 41병42 {한 줄\n두 줄}\n3. 71졸72\n";
pub(crate) const PGN: &str = "[Event \"대회\"]\n[White \"김철수\"]\n[Black \"이붉음\"]\n[Variant \"Janggi\"]\n\n1. Pih4 Pab7 {한 줄\n두 줄}\n2. Pab4 *\n";
pub(crate) const JSON: &str = "{\"janggun\":1,\"start\":{\"setup\":{\"cho\":\"mssm\",\"han\":\"mssm\"}},\"tags\":[[\"White\",\"김철수\"]],\n\"moves\":[{\"move\":\"i4h4\"},{\"move\":\"a7b7\"},\n{\"move\":\"a4b4\"}]}\n";
pub(crate) const UCI: &str = "position startpos moves i4h4 a7b7 a4b4\n";
pub(crate) const BARE: [&str; 5] = [
    "1. 79졸78 2. 41병42 3. 71졸72",
    "i4h4 a7b7 a4b4",
    "1. Pih4 Pab7 2. Pab4",
    "P79-78 P41-42 P71-72",
    "1. P79-78 {조심} P41-42 2. P71-72 1/2",
];
/// The main line of every sample.
pub(crate) const MOVES: &str = "i4h4 a7b7 a4b4";

pub(crate) fn texts() -> impl Iterator<Item = &'static str> {
    [GIB, PGN, JSON, UCI].into_iter().chain(BARE)
}

/// Returns the text in every encoding that can represent it.
pub(crate) fn encoded(text: &str) -> Vec<(&'static str, Vec<u8>)> {
    let units: Vec<u16> = text.encode_utf16().collect();
    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    let marked = |mark: &[u8], bytes: &[u8]| [mark, bytes].concat();
    let mut all = vec![
        ("UTF-8", text.as_bytes().to_vec()),
        ("UTF-8 with its mark", marked(b"\xEF\xBB\xBF", text.as_bytes())),
        ("UTF-16LE with its mark", marked(b"\xFF\xFE", &little)),
        ("UTF-16BE with its mark", marked(b"\xFE\xFF", &big)),
        ("UTF-16LE", little),
        ("UTF-16BE", big),
    ];
    all.extend(gib::encode(text, gib::Encoding::Cp949).map(|bytes| ("CP949", bytes)));
    all
}

/// Returns the format and the games of a file that is fed in chunks of this size.
pub(crate) fn games(bytes: &[u8], piece: usize) -> (RecordFormat, Vec<Reading>) {
    let mut reader = FileReader::new(None);
    let mut games = Vec::new();
    let mut take = |format, raw| games.push((format, read(format, &raw).expect("readable")));
    for piece in bytes.chunks(piece) {
        reader.feed(piece, &mut take);
    }
    reader.finish(&mut take);
    let format = games.first().expect("a game").0;
    (format, games.into_iter().map(|game| game.1).collect())
}

/// Returns the only game of a file.
pub(crate) fn only(bytes: &[u8]) -> Reading {
    let (_, mut games) = games(bytes, bytes.len().max(1));
    assert_eq!(games.len(), 1, "{}", String::from_utf8_lossy(bytes));
    games.remove(0)
}

/// Returns the main line in UCI.
pub(crate) fn moves(record: &Record) -> String {
    let mut position = record.start.clone();
    let mut words = Vec::new();
    for node in record.tree.main_line() {
        words.push(uci::print_move(node.mv, &position));
        position.play_unchecked(node.mv);
    }
    words.join(" ")
}
