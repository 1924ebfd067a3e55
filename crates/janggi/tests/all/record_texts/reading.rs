//! Tests of reading records as they occur in practice: encodings, line ends, characters, and variants of notation.

use janggi::Side;
use janggi::record::gib;
use janggi::record::{FileReader, Glyph, Note, RawGame, RecordFormat, Winner, read};

use super::samples::{BARE, GIB, JSON, MOVES, PGN, UCI, encoded, games, moves, only, texts};

#[test]
fn the_same_game_in_every_encoding_with_every_line_end_in_every_piece() {
    for text in texts() {
        let whole = only(text.as_bytes()).record;
        assert_eq!(moves(&whole), MOVES, "{text}");
        for end in ["\n", "\r\n", "\r", "\u{2028}"] {
            // JSON allows only four kinds of white space between tokens.
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
            // Most of these files are longer than the part from which the format is detected.
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
    // Only the first byte of 음 is left.
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
    // An unclosed or invalid time is a fault.
    let fault = |text: &str| only(text.as_bytes()).fault.map(|fault| (fault.ply, fault.kind.code()));
    assert_eq!(fault(&GIB.replace("2. 41", "<12 2. 41")), Some((Some(2), "bad_move")));
    assert_eq!(fault(&GIB.replace("2. 41", "<x> 2. 41")), Some((Some(2), "bad_move")));
    assert_eq!(
        only(PGN.replace("Pih4 ", "Pih4!? ").as_bytes())
            .record
            .tree
            .main_line()
            .next()
            .map(|node| node.annotations.glyphs.to_vec()),
        Some(vec![Glyph(5)])
    );
    let comments = only(PGN.replace("Pih4 ", "Pih4 ({nothing}) ").as_bytes()).record;
    assert_eq!(
        comments
            .tree
            .main_line()
            .next()
            .map(|node| node.annotations.comments.clone()),
        Some(vec!["nothing".into()])
    );
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
fn steps_with_a_hyphen_are_read_from_either_side() {
    let plain = only(b"position startpos moves a4b4 a7b7 i4h4").record;
    for text in [
        "a4-b4 a7-b7 i4-h4",
        "a4-b4 a7\u{2013}b7 i4-h4",
        "1. a4-b4 a7-b7 2. i4-h4 *",
    ] {
        let reading = only(text.as_bytes());
        assert_eq!((reading.fault, moves(&reading.record)), (None, moves(&plain)), "{text}");
    }
}

#[test]
fn a_game_is_read_as_it_would_be_alone_whatever_is_in_front_of_it() {
    let other = GIB
        .replace("[한차림 \"마상상마\"]", "[한차림 \"상마상마\"]")
        .replace("3. 71졸72", "");
    let texts = [GIB, PGN, &other];
    for file in texts
        .iter()
        .flat_map(|first| texts.iter().map(move |second| [*first, *second]))
    {
        for end in ["\n", "\r\n", "\r"] {
            let file = file.map(|text| text.replace('\n', end));
            for (name, bytes) in encoded(&file.concat()) {
                for piece in [1, 64, bytes.len()] {
                    let (_, games) = games(&bytes, piece);
                    let alone = file.each_ref().map(|text| only(text.as_bytes()).record);
                    let records: Vec<_> = games.into_iter().map(|game| game.record).collect();
                    assert_eq!(records, alone, "{name} {file:?}");
                }
            }
        }
    }
}

#[test]
fn doubled_line_ends_cut_no_game() {
    for text in [GIB, PGN] {
        let whole = only(text.as_bytes()).record;
        for end in ["\n\n", "\r\r\n", "\r\n\r\n", "\n \n\u{200B}\n"] {
            let text = text.replace("{한 줄\n두 줄}", "{한 줄}");
            let doubled = text.replace('\n', end);
            let record = only(doubled.as_bytes()).record;
            assert_eq!(
                (moves(&record).as_str(), &record.tags),
                (MOVES, &whole.tags),
                "{doubled:?}"
            );
            for piece in [1, 7, doubled.len()] {
                let bytes = doubled.repeat(3);
                let (_, games) = games(bytes.as_bytes(), piece);
                assert_eq!(games.len(), 3, "{doubled:?}");
                assert!(games.iter().all(|game| game.record == record));
            }
        }
    }
    // Games with only headers remain separate games.
    let headers = "[초대국자 \"가\"]\n[한대국자 \"나\"]\n\n";
    assert_eq!(games(headers.repeat(3).as_bytes(), 5).1.len(), 3);
}

#[test]
fn text_in_brackets_is_no_game() {
    for text in [
        "[INFO] [main]\n",
        "[절]\n[후렴]\n",
        "[]",
        "[\n]",
        "[{\"janggun\":1}]",
        "[ {\"moves\":[]} ]",
    ] {
        let mut reader = FileReader::new(None);
        let mut found = Vec::new();
        reader.feed(text.as_bytes(), |format, raw| found.push(read(format, &raw)));
        reader.finish(|format, raw| found.push(read(format, &raw)));
        assert_eq!(found.is_empty(), matches!(text, "[]" | "[\n]"), "{text}");
        assert!(found.iter().all(Result::is_err), "{text}");
    }
}

#[test]
fn a_pass_is_read_as_it_is_spelled() {
    for pass in ["한수쉼", "한수 쉼", "한 수 쉼", "한 수\u{A0}쉼"] {
        let reading = only(format!("1. 79졸78 2. {pass} 3. 71졸72 {pass}").as_bytes());
        assert_eq!(
            (reading.fault, moves(&reading.record)),
            (None, "i4h4 e9e9 a4b4 e9e9".into()),
            "{pass}"
        );
    }
}

#[test]
fn four_digits_are_a_step_and_no_number() {
    for (text, expected) in [
        (PGN.replace("1. Pih4 Pab7", "1 Pih4 1 Pab7"), None),
        (PGN.replace("Pih4", "7978"), Some("bad_move")),
        (PGN.replace("Pab7", "0000"), None),
    ] {
        assert_eq!(
            only(text.as_bytes()).fault.map(|fault| fault.kind.code()),
            expected,
            "{text}"
        );
    }
    // Engines write a pass as `0000`.
    assert_eq!(
        moves(&only(PGN.replace("Pab7", "0000").as_bytes()).record),
        "i4h4 e9e9 a4b4"
    );
}

#[test]
fn headers_of_gib_say_results_in_digits_and_stand_in_other_quotation_marks() {
    let (cho, han) = (Winner::Side(Side::Cho), Winner::Side(Side::Han));
    for (result, winner) in [
        ("1-0", cho),
        ("0 : 1", han),
        ("½-½", Winner::Draw),
        ("1/2", Winner::Draw),
        ("초 완승", cho),
    ] {
        let text = GIB.replace("\n\n", &format!("\n[대국결과 \"{result}\"]\n\n"));
        assert_eq!(only(text.as_bytes()).record.outcome.winner, winner, "{result}");
    }
    let whole = only(GIB.as_bytes()).record;
    for [open, close] in [["'", "'"], ["‘", "’"], ["’", "’"], ["«", "»"], ["「", "」"], ["`", "'"]] {
        let text = GIB.replace(" \"", &format!(" {open}")).replace('"', close);
        assert_eq!(only(text.as_bytes()).record, whole, "{text}");
    }
}

/// Returns the number, line and moves of each game in a file, or the fault instead of the moves if it is unreadable.
fn listed(bytes: &[u8], piece: usize) -> Vec<(u32, u32, String)> {
    let mut reader = FileReader::new(None);
    let mut games = Vec::new();
    let mut take = |format, raw: RawGame| {
        let game = read(format, &raw).map_or_else(
            |fault| format!("{} {}", fault.line, fault.kind.code()),
            |reading| moves(&reading.record),
        );
        games.push((raw.number, raw.line, game));
    };
    for piece in bytes.chunks(piece) {
        reader.feed(piece, &mut take);
    }
    reader.finish(&mut take);
    games
}

#[test]
fn an_array_of_records_is_a_file_of_them() {
    let record = |step: &str, comment: &str| {
        serde_json::json!({"janggun": 1, "start": {}, "comments": [comment], "moves": [{"move": step}]}).to_string()
    };
    let records = [record("a4b4", "],[{\"}"), record("c4b4", "{\\"), record("g4f4", "")];
    let line = format!("[{}]", records.join(","));
    let lines = format!("[\n{}\n]\n", records.join(",\n"));
    let commas = format!("[{}\n]", records.join("\n, "));
    let pretty =
        serde_json::from_str::<serde_json::Value>(&line).and_then(|value| serde_json::to_string_pretty(&value));
    let pretty = pretty.expect("JSON");
    let games = |line: [u32; 3]| -> Vec<_> {
        let steps = ["a4b4", "c4b4", "g4f4"].map(String::from);
        (1..)
            .zip(line)
            .zip(steps)
            .map(|((number, line), step)| (number, line, step))
            .collect()
    };
    for (file, at) in [(&line, [1, 1, 1]), (&lines, [2, 3, 4]), (&commas, [1, 2, 3])] {
        for (encoding, bytes) in encoded(file) {
            for piece in [1, 2, 3, 7, 64, bytes.len()] {
                assert_eq!(listed(&bytes, piece), games(at), "{encoding} {piece} {file}");
            }
        }
    }
    let steps: Vec<String> = listed(pretty.as_bytes(), 5).into_iter().map(|game| game.2).collect();
    assert_eq!(steps, ["a4b4", "c4b4", "g4f4"], "{pretty}");
    // `split` and `cut` return the same games.
    for request in [
        serde_json::json!({"split": {"text": lines}}),
        serde_json::json!({"cut": {"bytes": lines.as_bytes().iter().map(|byte| char::from(*byte)).collect::<String>(), "ends": true}}),
    ] {
        let answer: serde_json::Value =
            serde_json::from_str(&janggi::api::records(&request.to_string())).expect("JSON");
        let texts = answer["games"]
            .as_array()
            .expect("games")
            .iter()
            .map(|game| game["text"].clone());
        assert_eq!(answer["format"], "json");
        assert_eq!(
            texts
                .map(|text| text.as_str().map(|text| text.trim().to_owned()))
                .collect::<Vec<_>>(),
            records.clone().map(Some)
        );
    }
    let part = &lines[..lines.find(",\n").expect("a comma") + 1];
    let mut reader = FileReader::new(Some(RecordFormat::Json));
    let mut found = 0;
    reader.feed(part.as_bytes(), |_, _| found += 1);
    reader.feed(&[b' '; 4096], |_, _| found += 1);
    let pending = reader.pending().expect("UTF-8");
    assert_eq!((found, pending.line), (1, 2));
    let rest = &lines.as_bytes()[part.len()..];
    let mut reader = FileReader::new(Some(RecordFormat::Json));
    reader.feed(rest, |_, _| found += 1);
    reader.finish(|_, _| found += 1);
    assert_eq!(found, 3);
}

#[test]
fn what_is_torn_or_no_record_in_an_array_costs_no_other() {
    let good = |step: &str| format!("{{\"janggun\":1,\"start\":{{}},\"moves\":[{{\"move\":\"{step}\"}}]}}");
    let torn = format!(
        "[{},\n{{\"janggun\":1,\"moves\":[\n{},\n{}]",
        good("a4b4"),
        good("c4b4"),
        good("g4f4")
    );
    for piece in [1, 9, torn.len()] {
        assert_eq!(
            listed(torn.as_bytes(), piece),
            [
                (1, 1, "a4b4".into()),
                (2, 2, "2 bad_json".into()),
                (3, 3, "c4b4".into()),
                (4, 4, "g4f4".into())
            ]
        );
    }
    let other = format!("[{{\"x\":1}},{},{{\"janggun\":9}}]", good("a4b4"));
    assert_eq!(
        listed(other.as_bytes(), 4),
        [
            (1, 1, "1 bad_json".into()),
            (2, 1, "a4b4".into()),
            (3, 1, "1 newer_version".into())
        ]
    );
    assert_eq!(listed(b"[]", 1), []);
    let mut numbers = FileReader::new(Some(RecordFormat::Json));
    let mut found = Vec::new();
    numbers.feed(b"[1,2]\n", |_, _| panic!("too few bytes to tell"));
    numbers.finish(|format, raw| found.push(read(format, &raw).expect_err("no record").kind.code()));
    assert_eq!(found, ["bad_json"]);
}
