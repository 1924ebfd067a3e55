//! Records as they come from the world, and as they go out again: the same game whatever the encoding, line ends and
//! characters; every name, header and comment back as it was, in every format.
#![cfg(feature = "json")]

#[expect(dead_code, reason = "only random choices are needed here")]
mod playout;
mod random;

use janggi::record::gib::{self, Layout, LineEnd};
use janggi::record::{
    FAULT, FileReader, Note, Reading, Reason, Record, RecordFormat, RecordOutcome, Tag, Tree, Winner, print, read,
};
use janggi::{Arrangement, BySide, HalfPoints, Position, Side, uci};
use random::Rng;

const USUAL: BySide<Arrangement> = BySide {
    cho: Arrangement::Mssm,
    han: Arrangement::Mssm,
};

/// The games of a file that comes in pieces of this size.
fn games(bytes: &[u8], piece: usize) -> (RecordFormat, Vec<Reading>) {
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

fn only(bytes: &[u8]) -> Reading {
    let (_, mut games) = games(bytes, bytes.len().max(1));
    assert_eq!(games.len(), 1, "{}", String::from_utf8_lossy(bytes));
    games.remove(0)
}

/// The main line in UCI.
fn moves(record: &Record) -> String {
    let mut position = record.start.clone();
    let mut words = Vec::new();
    for node in record.tree.main_line() {
        words.push(uci::print_move(node.mv, &position));
        position.play_unchecked(node.mv);
    }
    words.join(" ")
}

const GIB: &str = "[초대국자 \"김철수\"]\n[한대국자 \"이붉음\"]\n[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n\n1. 79졸78 2. 41병42 {한 줄\n두 줄}\n3. 71졸72\n";
const PGN: &str = "[Event \"대회\"]\n[White \"김철수\"]\n[Black \"이붉음\"]\n[Variant \"Janggi\"]\n\n1. Pih4 Pab7 {한 줄\n두 줄}\n2. Pab4 *\n";
const JSON: &str = "{\"janggun\":1,\"start\":{\"setup\":{\"cho\":\"mssm\",\"han\":\"mssm\"}},\"tags\":[[\"White\",\"김철수\"]],\n\"moves\":[{\"move\":\"i4h4\"},{\"move\":\"a7b7\"},\n{\"move\":\"a4b4\"}]}\n";
const UCI: &str = "position startpos moves i4h4 a7b7 a4b4\n";
const BARE: [&str; 5] = [
    "1. 79졸78 2. 41병42 3. 71졸72",
    "i4h4 a7b7 a4b4",
    "1. Pih4 Pab7 2. Pab4",
    "P79-78 P41-42 P71-72",
    "1. P79-78 {조심} P41-42 2. P71-72 1/2",
];
const MOVES: &str = "i4h4 a7b7 a4b4";

fn texts() -> impl Iterator<Item = &'static str> {
    [GIB, PGN, JSON, UCI].into_iter().chain(BARE)
}

/// The text in every encoding in which it is text.
fn encoded(text: &str) -> Vec<(&'static str, Vec<u8>)> {
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

#[test]
fn the_same_game_in_every_encoding_with_every_line_end_in_every_piece() {
    for text in texts() {
        let whole = only(text.as_bytes()).record;
        assert_eq!(moves(&whole), MOVES, "{text}");
        for end in ["\n", "\r\n", "\r", "\u{2028}"] {
            // Between tokens of JSON there are four blanks and no others.
            if end == "\u{2028}" && text == JSON {
                continue;
            }
            let text = text.replace('\n', end);
            for (name, bytes) in encoded(&text) {
                for piece in [1, 3, 64, bytes.len()] {
                    let (format, games) = games(&bytes, piece);
                    let [reading] = &games[..] else {
                        panic!("{} games: {name} {text:?}", games.len())
                    };
                    assert_eq!(
                        (&reading.fault, moves(&reading.record).as_str()),
                        (&None, MOVES),
                        "{name} {text:?}"
                    );
                    assert_eq!(reading.record.tags, whole.tags, "{name} {text:?}");
                    assert_eq!(RecordFormat::guess(&bytes), format, "{name} {text:?}");
                }
            }
        }
    }
}

#[test]
fn several_games_are_cut_the_same_whatever_the_pieces() {
    for text in [GIB, PGN, JSON, UCI] {
        for end in ["\n", "\r\n", "\r"] {
            // More than what is looked at to tell what a file is.
            let file = text.repeat(60).replace('\n', end);
            for (name, bytes) in encoded(&file) {
                for piece in [1, 5, 100, bytes.len()] {
                    let (_, games) = games(&bytes, piece);
                    assert_eq!(games.len(), 60, "{name} {end:?} {text}");
                    assert!(games.iter().all(|game| moves(&game.record) == MOVES), "{name}");
                }
            }
        }
    }
}

#[test]
fn a_broken_character_costs_no_game_and_is_told() {
    // The second byte of 음 is missing, in each encoding.
    for text in [GIB, PGN] {
        for (name, bytes) in encoded(text) {
            let cut = match name {
                "UTF-8" | "UTF-8 with its mark" => "음".as_bytes().to_vec(),
                "CP949" => gib::encode("음", gib::Encoding::Cp949).expect("Korean"),
                _ => continue,
            };
            let at = bytes.windows(cut.len()).position(|part| part == cut).expect("the name");
            let broken = [&bytes[..at + 1], &bytes[at + cut.len()..]].concat();
            let reading = only(&broken);
            assert_eq!(moves(&reading.record), MOVES, "{name}");
            assert_eq!(
                reading.fault.as_ref().map(|fault| (fault.kind.code(), fault.ply)),
                Some(("bad_encoding", None))
            );
            assert_eq!(reading.record.meaning("Black"), Some("이붉\u{FFFD}"), "{name}");
            assert_eq!(reading.record.meaning("White"), Some("김철수"), "{name}");
        }
    }
}

#[test]
fn what_is_written_otherwise_means_the_same() {
    let parts = |text: &str| -> String {
        let part = |first: u32, index: u32| char::from_u32(first + index).expect("a part");
        text.chars()
            .flat_map(|mark| {
                match u32::from(mark)
                    .checked_sub(0xAC00)
                    .filter(|_| ('가'..='힣').contains(&mark))
                {
                    Some(place) => {
                        let last = (place % 28 > 0).then(|| part(0x11A7, place % 28));
                        let both = [part(0x1100, place / 588), part(0x1161, place % 588 / 28)];
                        both.into_iter().chain(last).collect::<Vec<_>>()
                    }
                    None => vec![mark],
                }
            })
            .collect()
    };
    let wide = |text: &str| -> String {
        let mark = |mark: char| match mark {
            '{' | '}' | '\n' | ' ' => mark,
            _ if mark.is_ascii() => char::from_u32(u32::from(mark) + 0xFEE0).expect("full width"),
            _ => mark,
        };
        text.chars().map(mark).collect()
    };
    let unseen = |text: &str| {
        text.replace(' ', "\u{200B} \u{FEFF}")
            .replace('\n', "\u{200B}\n\u{200B}")
    };
    let smart = |text: &str| {
        text.replace('"', "”")
            .replace("1. ", "1… ")
            .replace('-', "–")
            .replace(' ', "\u{A0}")
    };
    for text in [GIB, PGN, BARE[0], BARE[1], BARE[2], BARE[3], BARE[4], UCI] {
        for written in [parts(text), wide(text), unseen(text), smart(text)] {
            let reading = only(written.as_bytes());
            assert_eq!(
                (&reading.fault, moves(&reading.record).as_str()),
                (&None, MOVES),
                "{written}"
            );
        }
    }
    let reading = only(parts(GIB).as_bytes());
    assert_eq!(
        reading.record.meaning("White"),
        Some(parts("김철수").as_str()),
        "names stay as they are"
    );
}

#[test]
fn headers_and_results_as_people_write_them() {
    let one_line = GIB.replace("\"]\n[", "\"] [");
    assert_eq!(
        (
            moves(&only(one_line.as_bytes()).record).as_str(),
            only(one_line.as_bytes()).record.tags.len()
        ),
        (MOVES, 4)
    );
    let all = GIB.replace("]\n", "] ").replace('\n', " ");
    assert_eq!(moves(&only(all.as_bytes()).record), MOVES);
    let escaped = format!("%!program\n{}", PGN.replace("2. Pab4", "%{ not a comment\n2. Pab4\n%"));
    assert_eq!(moves(&only(escaped.as_bytes()).record), MOVES);
    let winner = |text: &str| only(text.as_bytes()).record.outcome.winner;
    let (cho, han) = (Winner::Side(Side::Cho), Winner::Side(Side::Han));
    for (result, expected) in [
        ("1-0", cho),
        ("1-", cho),
        ("1:0", cho),
        ("0–1", han),
        ("0-", han),
        ("1/2", Winner::Draw),
        ("½", Winner::Draw),
        ("½-½", Winner::Draw),
        ("*", Winner::Unknown),
    ] {
        assert_eq!(winner(&PGN.replace('*', result)), expected, "{result}");
        let header = PGN
            .replace("[Variant", &format!("[Result \"{result}\"]\n[Variant"))
            .replace('*', "");
        assert_eq!(winner(&header), expected, "{result}");
    }
    let behind = only(PGN.replace('*', "1-0 {and so on} Pab7").as_bytes());
    assert_eq!(behind.fault.map(|fault| fault.kind.code()), Some("after_result"));
}

#[test]
fn moves_without_headers_say_that_a_start_was_assumed() {
    for text in BARE {
        assert_eq!(only(text.as_bytes()).notes, [Note::SetupAssumed], "{text}");
    }
    for text in [GIB, PGN, JSON, UCI] {
        assert_eq!(only(text.as_bytes()).notes, [], "{text}");
    }
}

#[test]
fn nothing_is_left_out_in_silence() {
    // A time that is not closed takes no move with it, a bracket no game.
    let fault = |text: &str| only(text.as_bytes()).fault.map(|fault| (fault.ply, fault.kind.code()));
    assert_eq!(fault(&GIB.replace("2. 41", "<12 2. 41")), Some((Some(2), "bad_move")));
    assert_eq!(fault(&GIB.replace("2. 41", "<x> 2. 41")), Some((Some(2), "bad_move")));
    assert_eq!(
        only(PGN.replace("Pih4 ", "Pih4!? ").as_bytes())
            .record
            .tree
            .main_line()
            .next()
            .map(|node| node.comments.clone()),
        Some(vec!["$5".into()])
    );
    let comments = only(PGN.replace("Pih4 ", "Pih4 ({nothing}) ").as_bytes()).record;
    assert_eq!(
        comments.tree.main_line().next().map(|node| node.comments.clone()),
        Some(vec!["nothing".into()])
    );
}

/// What spoils files: the formats' own signs, ends of lines and files, what is not seen, results and numbers.
const HOSTILE: [&str; 44] = [
    "",
    " ",
    "\n",
    "\r",
    "\r\n",
    "\t",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "\"",
    "'",
    "\\",
    "\\\"",
    "$1",
    "[참고 \"x\"]",
    "[판 \"",
    "\"]",
    "\n[Event \"?\"]\n",
    "\n\n",
    "1-0",
    "*",
    "1. a4b4",
    "12",
    "79졸78",
    "{}",
    "\\u007d",
    "\\u",
    "\u{1A}",
    "\u{0}",
    "\u{85}",
    "\u{2028}",
    "\u{FEFF}",
    "\u{F8F7}",
    "\u{200B}",
    "ÿ",
    "\u{1100}\u{1161}",
    "한 수 쉼",
    "😀",
    "½…",
];

fn hostile(rng: &mut Rng) -> String {
    (0..rng.below(5)).map(|_| rng.pick(&HOSTILE)).collect()
}

fn hostile_record(rng: &mut Rng) -> Record {
    let start = Position::start(USUAL);
    let mut tree = Tree::new();
    let mut position = start.clone();
    let mut last = None;
    tree.comments.extend((0..rng.below(3)).map(|_| hostile(rng)));
    for _ in 0..rng.below(8) {
        let Some(mv) = playout::choose(&position, rng) else {
            break;
        };
        let id = tree.add(last, mv);
        tree.node_mut(id)
            .comments
            .extend((0..rng.below(3)).map(|_| hostile(rng)));
        position.play_unchecked(mv);
        last = Some(id);
    }
    let keys = [
        "White",
        "초대국자",
        "Event",
        "대회명",
        "비고",
        "Site",
        "Annotator",
        "FEN",
        "판",
        "Termination",
    ];
    let count = rng.below(6);
    let tags = (0..count).map(|_| Tag {
        key: if rng.below(3) == 0 {
            hostile(rng)
        } else {
            rng.pick(&keys).into()
        },
        value: hostile(rng),
    });
    let tags: Vec<Tag> = tags.collect();
    let reason = rng.pick(&Reason::ALL);
    Record {
        tags,
        start,
        tree,
        outcome: RecordOutcome {
            winner: rng.pick(&[
                Winner::Side(Side::Cho),
                Winner::Side(Side::Han),
                Winner::Draw,
                Winner::Unknown,
            ]),
            reason: match reason {
                Reason::Points(_) => Reason::Points(Some(HalfPoints(11))),
                other => other,
            },
        },
        judged: None,
    }
}

/// Headers that a format has its own words for: it goes by them, so they say what the record does.
const OWN: [&str; 3] = ["FEN", "판", "Termination"];

/// A header as it comes back from a format that may call it otherwise.
fn comes_back(tag: &Tag, tags: &[Tag]) -> bool {
    const SAME: [(&str, &str); 3] = [("White", "초대국자"), ("Event", "대회명"), ("Site", "대국장소")];
    let keys = SAME.iter().find(|pair| pair.0 == tag.key || pair.1 == tag.key);
    let is_key = |key: &str| key == tag.key || keys.is_some_and(|pair| pair.0 == key || pair.1 == key);
    OWN.contains(&tag.key.as_str()) || tags.iter().any(|one| is_key(&one.key) && one.value == tag.value)
}

#[test]
fn whatever_is_written_comes_back_as_it_was() {
    let mut rng = Rng(11);
    for _ in 0..4_000 {
        let record = hostile_record(&mut rng);
        let next = record.tags.len();
        for format in [RecordFormat::Gib, RecordFormat::Pgn, RecordFormat::Json] {
            let line_end = rng.pick(&[LineEnd::Lf, LineEnd::CrLf]);
            let layout = Layout {
                line_end,
                ..Layout::default()
            };
            let text = print(&record, format, layout).expect("Janggi");
            // Two in a file, so that none ends in the other.
            let mut reader = FileReader::new(Some(format));
            let mut found = Vec::new();
            let mut take = |format, raw| found.push(read(format, &raw));
            reader.feed(text.as_bytes(), &mut take);
            reader.feed(text.as_bytes(), &mut take);
            reader.finish(&mut take);
            assert_eq!(found.len(), 2, "{text:?}");
            for reading in found {
                let reading = reading.unwrap_or_else(|fault| panic!("{fault}: {text:?}"));
                assert_eq!(reading.fault, None, "{text:?}");
                assert_eq!(reading.record.tree, record.tree, "{text:?}");
                assert_eq!(reading.record.start, record.start, "{text:?}");
                let lost = record.tags.iter().find(|tag| !comes_back(tag, &reading.record.tags));
                assert_eq!(lost, None, "{next} {text:?}");
                if format != RecordFormat::Gib {
                    assert_eq!(reading.record.outcome, record.outcome, "{text:?}");
                }
                let again = print(&reading.record, format, layout).expect("Janggi");
                if !record.tags.iter().any(|tag| OWN.contains(&tag.key.as_str())) {
                    assert_eq!(again, text);
                }
                // What can be encoded in CP949 comes back from it too.
                if let (RecordFormat::Gib, Ok(bytes)) = (format, gib::encode(&text, gib::Encoding::Cp949)) {
                    let back = read(format, &gib::split(&bytes)[0]).expect("CP949");
                    assert_eq!((back.fault, &back.record), (None, &reading.record));
                }
            }
        }
        let line = print(&record, RecordFormat::Uci, Layout::default()).expect("Janggi");
        assert_eq!(moves(&only(line.as_bytes()).record), moves(&record));
    }
}

#[test]
fn days_limits_and_ends_have_the_form_of_pgn_and_come_back_to_gib() {
    let json = JSON.replace(
        "[\"White\",\"김철수\"]",
        "[\"Date\",\"2026-11-26\"],[\"UTCDate\",\"2026-11-25\"],[\"UTCTime\",\"22:30:00\"]",
    );
    let written = |record: &Record, format| print(record, format, Layout::default()).expect("Janggi");
    let pgn = written(&only(json.as_bytes()).record, RecordFormat::Pgn);
    assert!(
        pgn.contains("[Date \"2026.11.26\"]\n[UTCDate \"2026.11.25\"]\n[UTCTime \"22:30:00\"]"),
        "{pgn}"
    );
    assert_eq!(
        only(json.as_bytes()).record.tag("Date"),
        Some("2026-11-26"),
        "JSON keeps its own form"
    );
    let gib = GIB.replace(
        "[초차림",
        "[대국일자 \"2026-11-26\"]\n[제한시간 \"10분 초읽기 30초 3회\"]\n[대국결과 \"초 5.5점 점수승\"]\n[초차림",
    );
    let record = only(gib.as_bytes()).record;
    let pgn = written(&record, RecordFormat::Pgn);
    for header in [
        "[Date \"2026.11.26\"]",
        "[TimeControl \"600:1/30\"]",
        "[제한시간 \"10분 초읽기 30초 3회\"]",
        "[Termination \"points 5.5\"]",
        "[Result \"1-0\"]",
    ] {
        assert!(pgn.contains(header), "{header} {pgn}");
    }
    let back = only(written(&only(pgn.as_bytes()).record, RecordFormat::Gib).as_bytes()).record;
    for key in ["대국일자", "제한시간", "초대국자"] {
        assert_eq!(back.tag(key), record.tag(key));
    }
    assert_eq!(back.outcome, record.outcome);
}

#[test]
fn moves_in_koopkoreas_notation_come_back_from_any_game() {
    use janggi::record::pgn::{self, Moves};
    let mut rng = Rng(5);
    for _ in 0..300 {
        let mut record = hostile_record(&mut rng);
        let mut position = record.end();
        let mut last = record.tree.main_ids().last();
        for _ in 0..40 {
            let Some(mv) = playout::choose(&position, &mut rng) else {
                break;
            };
            last = Some(record.tree.add(last, mv));
            position.play_unchecked(mv);
        }
        let text = pgn::print_in(&record, Moves::Koopkorea);
        let reading = only(text.as_bytes());
        assert_eq!(
            (reading.fault, moves(&reading.record)),
            (None, moves(&record)),
            "{text}"
        );
    }
    let text = pgn::print_in(&only(GIB.as_bytes()).record, Moves::Koopkorea);
    assert!(text.contains("1. P79-78 P41-42"), "{text}");
}

#[test]
fn setups_are_read_by_their_names() {
    for (cho, han, same) in [
        ("안상차림", "Inner elephants", ["마상상마", "마상상마"]),
        ("왼상차림", "왼상차림", ["상마상마", "마상마상"]),
        ("오른상장기", "left elephant", ["상마상마", "마상마상"]),
        ("바깥상차림", "기동차장기", ["상마마상", "기동차"]),
    ] {
        let named =
            |setups: [&str; 2]| format!("[초차림 \"{}\"]\n[한차림 \"{}\"]\n\n1. 79졸78\n", setups[0], setups[1]);
        let start = only(named([cho, han]).as_bytes()).record.start;
        assert_eq!(start, only(named(same).as_bytes()).record.start, "{cho} {han}");
    }
}

#[test]
fn what_was_cut_off_stays_marked_in_every_format() {
    for (text, mark) in [
        (GIB.replace("71졸72", "02마99"), "3 illegal_move: 02마99"),
        (PGN.replace("2. Pab4", "2. Rx9"), "3 bad_move: Rx9"),
        (JSON.replace("a4b4", "a4a9"), "3 illegal_move: a4a9"),
        (UCI.replace("a4b4", "a4a9"), "3 illegal_move: a4a9"),
    ] {
        let reading = only(text.as_bytes());
        assert!(reading.fault.is_some(), "{text}");
        let kept = reading.kept();
        assert_eq!(kept.tag(FAULT), Some(mark), "{text}");
        for format in [RecordFormat::Gib, RecordFormat::Pgn, RecordFormat::Json] {
            let written = print(&kept, format, Layout::default()).expect("Janggi");
            let back = only(written.as_bytes());
            assert_eq!(
                (back.fault.as_ref(), back.record.tag(FAULT)),
                (None, Some(mark)),
                "{written}"
            );
            assert_eq!(moves(&back.record), "i4h4 a7b7", "{written}");
        }
    }
}

/// The JSON answers to clients, which is how the browser reads, say of every file what the library says.
#[test]
fn clients_are_answered_as_the_library_reads() {
    use janggi::api::records;
    use serde_json::{Value, json};
    let request = |body: Value| -> Value { serde_json::from_str(&records(&body.to_string())).expect("JSON") };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/testdata/records/gib");
    let files = std::fs::read_dir(folder)
        .expect("folder")
        .map(|entry| entry.expect("entry").path());
    let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "gib"));
    let mut all: Vec<Vec<u8>> = files.map(|path| std::fs::read(path).expect("a file")).collect();
    all.extend(texts().flat_map(|text| encoded(&text.replace('\n', "\r")).into_iter().map(|file| file.1)));
    let name = gib::encode("이붉음", gib::Encoding::Cp949).expect("Korean");
    all.extend(gib::encode(GIB, gib::Encoding::Cp949).map(|bytes| {
        let at = bytes
            .windows(name.len())
            .position(|part| part == name)
            .expect("the name");
        [&bytes[..at + 5], &bytes[at + 6..]].concat()
    }));
    for bytes in all {
        let text: String = bytes.iter().map(|&byte| char::from(byte)).collect();
        let cut = request(json!({"cut": {"bytes": text, "ends": true}}));
        let answer = request(json!({"read": {"format": cut["format"], "games": cut["games"]}}));
        let mut expected = Vec::new();
        let mut reader = FileReader::new(None);
        let mut take = |format, raw| {
            expected.push(match read(format, &raw) {
                Ok(reading) => {
                    let fault = reading
                        .fault
                        .as_ref()
                        .map(|fault| (fault.kind.code(), fault.line, fault.ply));
                    json!([fault, moves(&reading.record).split_whitespace().collect::<Vec<_>>()])
                }
                Err(fault) => json!([Some((fault.kind.code(), fault.line, fault.ply)), null]),
            });
        };
        reader.feed(&bytes, &mut take);
        reader.finish(&mut take);
        let found = answer["games"].as_array().expect("games").iter().map(|game| {
            let fault = &game["fault"];
            let fault = if fault.is_null() {
                Value::Null
            } else {
                json!([fault["code"], fault["line"], fault["ply"]])
            };
            json!([fault, game["moves"]])
        });
        assert_eq!(found.collect::<Vec<_>>(), expected, "{text:?}");
    }
}
