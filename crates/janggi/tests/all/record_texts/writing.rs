//! Tests that records with hostile text are read back unchanged, as far as the format can hold them.

use janggi::record::gib::{self, Layout, LineEnd};
use janggi::record::{FAULT, FileReader, Record, RecordFormat, Tag, Tree, print, read};

use super::hostile::hostile_record;
use super::samples::{GIB, JSON, PGN, UCI, moves, only};
use crate::playout;
use crate::random::Rng;

/// Headers that a writer replaces so that they agree with the record.
const OWN: [&str; 3] = ["FEN", "판", "Termination"];

/// Returns whether a header was read back, possibly under the key of another format. Headers in [`OWN`] are exempt.
fn comes_back(tag: &Tag, tags: &[Tag]) -> bool {
    const SAME: [(&str, &str); 3] = [("White", "초대국자"), ("Event", "대회명"), ("Site", "대국장소")];
    let keys = SAME.iter().find(|pair| pair.0 == tag.key || pair.1 == tag.key);
    let is_key = |key: &str| key == tag.key || keys.is_some_and(|pair| pair.0 == key || pair.1 == key);
    OWN.contains(&tag.key.as_str()) || tags.iter().any(|one| is_key(&one.key) && one.value == tag.value)
}

/// Returns the part of a tree that a format can hold: only the main line in `.gib`.
fn held(tree: &Tree, format: RecordFormat) -> Tree {
    if format != RecordFormat::Gib {
        return tree.clone();
    }
    let mut main = Tree::new();
    main.annotations = tree.annotations.clone();
    let mut last = None;
    for node in tree.main_line() {
        let id = main.add(last, node.mv);
        main.node_mut(id).annotations = node.annotations.clone();
        main.node_mut(id).times = node.times;
        last = Some(id);
    }
    main
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
            // The file has the game twice, to test that the games remain separate.
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
                assert_eq!(reading.record.tree, held(&record.tree, format), "{text:?}");
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
                // Text that can be encoded in CP949 is decoded unchanged.
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
    for value in ["2026-11-25?", "어제", "2026-13-40"] {
        for key in ["Date", "UTCDate", "EventDate", "TimeControl"] {
            let json = JSON.replace("\"White\",\"김철수\"", &format!("\"{key}\",\"{value}\""));
            let pgn = written(&only(json.as_bytes()).record, RecordFormat::Pgn);
            assert!(pgn.contains(value), "what is no day or limit is not lost: {pgn}");
        }
    }
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

/// Returns positions in which the side to move has two chariots on one file, with an enemy soldier between them. All
/// combinations of ranks are covered.
fn chariots_on_one_file() -> Vec<String> {
    let mut positions = Vec::new();
    for (upper, lower, between) in (0..10).flat_map(|upper| {
        (upper + 2..10).flat_map(move |lower| (upper + 1..lower).map(move |between| (upper, lower, between)))
    }) {
        for (chariot, soldier, turn) in [('R', 'p', 'w'), ('r', 'P', 'b')] {
            let row = |row: usize| {
                let mut points = ['1'; 9];
                points[4] = match row {
                    1 => 'k',
                    8 => 'K',
                    _ => '1',
                };
                if row == upper || row == lower {
                    points[2] = chariot;
                } else if row == between {
                    points[2] = soldier;
                }
                let row: String = points.iter().collect();
                (2..=9)
                    .rev()
                    .fold(row, |row, run| row.replace(&"1".repeat(run), &run.to_string()))
            };
            let rows: Vec<String> = (0..10).map(row).collect();
            positions.push(format!("{} {turn} - - 0 1", rows.join("/")));
        }
    }
    positions
}

#[test]
fn every_move_of_several_like_pieces_is_read_back_as_it_was_written() {
    use janggi::record::pgn::{self, Moves};
    let mut taken = 0;
    for text in chariots_on_one_file() {
        let fen = janggi::fen::parse(&text).expect("a FEN");
        let Ok(position) = janggi::Position::try_from(fen) else {
            continue;
        };
        for mv in position.legal_moves() {
            let line = format!("position fen {text} moves {}", janggi::uci::print_move(mv, &position));
            let record = only(line.as_bytes()).record;
            for style in [Moves::San, Moves::Koopkorea] {
                let written = pgn::print_in(&record, style);
                let reading = only(written.as_bytes());
                assert_eq!(
                    (reading.fault, moves(&reading.record)),
                    (None, moves(&record)),
                    "{written}"
                );
                taken += usize::from(written.contains("R10x"));
            }
        }
    }
    assert!(taken > 10, "{taken}");
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
