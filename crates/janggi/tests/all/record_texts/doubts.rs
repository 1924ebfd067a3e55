//! Tests of damaged, incomplete, contradictory and unusual records: faults with their places, and notes.

use janggi::record::gib::Encoding::{Cp949, Utf8};
use janggi::record::gib::Layout;
use janggi::record::{FAULT, FileReader, Note, Reading, RecordFormat, Winner, print, read};
use janggi::{Side, fen};

use super::samples::{BARE, GIB, JSON, MOVES, PGN, UCI, games, moves, only};
use crate::playout;
use crate::random::Rng;

/// Returns the code, line and ply of the fault.
fn fault(reading: &Reading) -> Option<(&'static str, u32, Option<u32>)> {
    let fault = reading.fault.as_ref()?;
    Some((fault.kind.code(), fault.line, fault.ply))
}

#[test]
fn headers_between_the_moves_are_told_and_cost_no_move() {
    for (text, line, ply, played) in [
        (PGN.replace("\n2. Pab4", "\n[Event \"x\"]\n2. Pab4"), 8, 3, "i4h4 a7b7"),
        (
            PGN.replace("\n2. Pab4", "\n\n[Event \"x\"]\n[Site \"y\"]\n\n2) Pab4"),
            9,
            3,
            "i4h4 a7b7",
        ),
        (
            PGN.replace("Pab7 {한 줄\n두 줄}\n2. Pab4", "\n[Event \"x\"]\nPab7 2. Pab4"),
            7,
            2,
            "i4h4",
        ),
        (BARE[2].replace("2. ", "\n[Event \"x\"]\n2. "), 2, 3, "i4h4 a7b7"),
        (GIB.replace("\n3. 71", "\n[비고 \"x\"]\n3. 71"), 8, 3, "i4h4 a7b7"),
    ] {
        for piece in [1, 7, text.len()] {
            let (format, games) = games(text.as_bytes(), piece);
            assert_eq!(games.len(), 1, "{text}");
            assert_eq!(fault(&games[0]), Some(("headers_in_moves", line, Some(ply))), "{text}");
            assert_eq!(moves(&games[0].record), played, "{text}");
            let kept = games[0].kept();
            let written = print(&kept, format, Layout::default()).expect("Janggi");
            assert_eq!(
                only(written.as_bytes()).record.tag(FAULT),
                Some(format!("{ply} headers_in_moves").as_str())
            );
        }
    }
}

/// In some files, an email program or a web form has replaced the line ends with spaces.
#[test]
fn a_header_ends_before_the_moves_of_its_line() {
    for (text, headers) in [(PGN, 4), (GIB, 4)] {
        let one_line = text.replace('\n', " ");
        let twice = format!("{one_line}{one_line}");
        assert_eq!(moves(&only(one_line.as_bytes()).record), MOVES, "{one_line}");
        let reading = only(twice.as_bytes());
        assert_eq!(
            fault(&reading).map(|fault| fault.0),
            Some("headers_in_moves"),
            "{twice}"
        );
        assert_eq!(
            (moves(&reading.record).as_str(), reading.record.tags.len()),
            (MOVES, headers)
        );
    }
    // In `.gib`, quotation marks cannot be escaped.
    let quoting = GIB.replace("김철수", "\"상[x]\"] \"김\"");
    assert_eq!(
        only(quoting.as_bytes()).record.tag("초대국자"),
        Some("\"상[x]\"] \"김\"")
    );
}

#[test]
fn a_key_that_stands_twice_in_json_is_told() {
    for twice in [
        JSON.replacen("\"moves\":", "\"moves\":[],\"moves\":", 1),
        JSON.replacen("\"cho\":", "\"cho\":\"smms\",\"cho\":", 1),
        JSON.replacen("\"move\":", "\"move\":\"a4b4\",\"move\":", 1),
    ] {
        let (mut splitter, mut games) = (FileReader::new(None), Vec::new());
        splitter.feed(twice.as_bytes(), |format, raw| games.push(read(format, &raw)));
        splitter.finish(|format, raw| games.push(read(format, &raw)));
        let codes: Vec<_> = games
            .iter()
            .map(|game| game.as_ref().map_err(|fault| fault.kind.code()).err())
            .collect();
        assert_eq!(codes, [Some("bad_json")], "{twice}");
    }
}

#[test]
fn other_games_stay_other_games() {
    let second = [
        "1. Pih4 Pab7 *\n",
        "Pih4 Pab7 *\n",
        "*\n",
        "1-0\n",
        "{12. nothing} 1. Pih4 *\n",
        "1) Pih4 *\n",
    ];
    for moves in second {
        for end in [" *", "", " 1 - 0"] {
            let text = format!("[Event \"a\"]\n\n1. Pih4 Pab7{end}\n\n[Event \"b\"]\n\n{moves}");
            let (_, games) = games(text.as_bytes(), 5);
            assert_eq!(games.len(), 2, "{text}");
            assert!(games.iter().all(|game| game.fault.is_none()), "{text}");
        }
    }
    // If the position is given, the first move may have any number.
    let fen = fen::print(&only(PGN.as_bytes()).record.end());
    for text in [
        format!("[Event \"a\"]\n\n1. Pih4 Pab7\n[FEN \"{fen}\"]\n\n2... Pih7 *\n"),
        format!("[FEN \"{fen}\"]\n\n12... Pih7 13. Pgf4 *\n"),
    ] {
        let (_, games) = games(text.as_bytes(), text.len());
        assert!(games.iter().all(|game| game.fault.is_none()), "{text}");
    }
    // The 120 games in one file remain separate, and every byte belongs to a game.
    let file = [PGN, GIB, "[Event \"c\"]\n\n1. Pih4\n\n"].concat().repeat(40);
    let cut = janggi::record::split(file.as_bytes());
    assert_eq!(cut.len(), 120);
    let joined: Vec<u8> = cut.into_iter().flat_map(|game| game.bytes).collect();
    assert_eq!(joined, file.as_bytes());
}

#[test]
fn a_game_without_its_beginning_is_no_game() {
    for text in [
        "[Event \"x\"]\n\n12. Pih4 Pab7 *\n",
        "12. Pih4 Pab7 13. Pab4",
        "⑫ Pih4 Pab7",
        "[Event \"a\"]\n\n1. Pih4 1-0\n\n[Event \"b\"]\n\n12. Pih4 Pab7 *\n",
        "13. 79졸78 14. 41병42",
        "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n\n13. 79졸78 14. 41병42\n",
    ] {
        let (_, games) = games(text.as_bytes(), 3);
        let last = games.last().expect("a game");
        let number = if text.contains("13. 79") { 13 } else { 12 };
        let line = text.trim_end().lines().count() as u32;
        assert_eq!(fault(last), Some(("not_from_start", line, Some(1))), "{text}");
        assert!(
            last.fault
                .as_ref()
                .expect("above")
                .to_string()
                .contains(&number.to_string())
        );
        assert!(last.record.tree.is_empty(), "{text}");
    }
    for text in [
        "1… Pih4",
        "0. 79졸78",
        "1. Pih4 3. Pab7",
        "1. Pih4 2. Pab7 3. Pab4",
        "Pih4 Pab7 2. Pab4",
    ] {
        assert_eq!(fault(&only(text.as_bytes())), None, "{text}");
    }
}

/// If a header line interrupts the moves, the moves after it are not read.
#[test]
fn no_torn_game_looks_whole() {
    let mut rng = Rng(21);
    for _ in 0..300 {
        let mut record = only(PGN.as_bytes()).record;
        let (mut position, mut last) = (record.end(), record.tree.main_ids().last());
        for _ in 0..12 {
            let Some(mv) = playout::choose(&position, &mut rng) else {
                break;
            };
            last = Some(record.tree.add(last, mv));
            position.play_unchecked(mv);
        }
        let format = rng.pick(&[RecordFormat::Pgn, RecordFormat::Gib]);
        let text = print(&record, format, Layout::default()).expect("Janggi");
        let numbers: Vec<usize> = text.match_indices(". ").map(|(at, _)| at).skip(2).collect();
        let at = rng.pick(&numbers);
        let at = text[..at].rfind([' ', '\n']).expect("a word in front");
        let torn = format!("{}\n[비고 \"x\"]\n{}", &text[..at], &text[at..]);
        let reading = only(torn.as_bytes());
        assert_eq!(fault(&reading).map(|fault| fault.0), Some("headers_in_moves"), "{torn}");
        assert!(moves(&record).starts_with(&moves(&reading.record)), "{torn}");
    }
}

#[test]
fn moves_without_their_result_are_told() {
    let without = PGN.replace(" *", "");
    assert_eq!(only(without.as_bytes()).notes, [Note::NoResult { line: 8 }]);
    assert_eq!(only(BARE[2].as_bytes()).notes, [Note::SetupAssumed]);
    assert_eq!(only(b"[Event \"a\"]\n[Variant \"Janggi\"]\n").notes, []);
}

#[test]
fn a_broken_character_has_its_place() {
    let broken = |text: &str, encoding| {
        let mut bytes = janggi::record::gib::encode(text, encoding).expect("Korean");
        let at = bytes.iter().position(|&byte| byte == b'~').expect("a mark");
        bytes[at] = 0x80;
        bytes
    };

    for (encoding, marks) in [(Utf8, 1), (Cp949, 1), (Utf8, 2)] {
        for end in ["\n", "\r\n", "\r"] {
            let name = GIB.replace("이붉음", "이붉~").replace('\n', end);
            let comment = GIB.replace("두 줄", "두 ~").replace('\n', end);
            for (text, line, column) in [(name, 2, 10), (comment, 7, 3)] {
                let mut bytes = broken(&text, encoding);
                if marks == 2 {
                    bytes.splice(0..0, *b"\xEF\xBB\xBF");
                }
                // The fault is also found in the second game of a file.
                let file = [GIB.replace('\n', end).as_bytes(), &bytes].concat();
                for (file, more) in [(bytes, 0), (file, GIB.lines().count() as u32)] {
                    let (_, games) = games(&file, file.len());
                    let reading = games.last().expect("a game");
                    let found = reading.fault.as_ref().expect("a fault");
                    let place = format!("line {}: column {column} ", line + more);
                    assert!(found.to_string().starts_with(&place), "{found} {place}");
                    let mark = format!("bad_encoding: {}:{column}", line + more);
                    assert_eq!(reading.kept().tag(FAULT), Some(mark.as_str()));
                }
            }
        }
    }
    let json = b"{\"janggun\":1,\n \"start\":{},\n \"tags\":[[\"White\",\"\x80\"]],\"moves\":[]}\n";
    let found = only(json).fault.expect("a fault");
    assert!(found.to_string().starts_with("line 3: column 20 "), "{found}");
    let mut reader = FileReader::new(Some(RecordFormat::Json));
    let mut faults = Vec::new();
    let mut take = |format, raw| faults.push(read(format, &raw).expect_err("no JSON").line);
    reader.feed(b"\n\n{\"janggun\":1,\n\"start\":{},\n\"moves\":[x]}\n", &mut take);
    reader.finish(&mut take);
    assert_eq!(faults, [5], "the line that is no JSON");
}

const CHO: Winner = Winner::Side(Side::Cho);
const HAN: Winner = Winner::Side(Side::Han);

#[test]
fn results_stand_behind_the_moves_of_any_format() {
    for (result, winner) in [
        ("1 - 0", CHO),
        ("0 - 1", HAN),
        ("1/2 - 1/2", Winner::Draw),
        (".5-.5", Winner::Draw),
        ("½ – ½", Winner::Draw),
        ("초 승", CHO),
        ("초승.", CHO),
        ("한승", HAN),
        ("漢의 기권승", HAN),
        ("무승부", Winner::Draw),
    ] {
        for text in [
            PGN.replace('*', result),
            format!("{GIB}{result}\n"),
            format!("{} {result}", GIB.trim_end()),
        ] {
            let reading = only(text.as_bytes());
            assert_eq!(
                (fault(&reading), moves(&reading.record).as_str()),
                (None, MOVES),
                "{text}"
            );
            assert_eq!(reading.record.outcome.winner, winner, "{text}");
            assert_eq!(reading.notes, [], "{text}");
            let back = print(&reading.record, RecordFormat::Gib, Layout::default()).expect("Janggi");
            assert_eq!(only(back.as_bytes()).record.outcome, reading.record.outcome, "{back}");
        }
    }
}

#[test]
fn two_results_are_told() {
    let note = |line, said, found| [Note::ResultsDiffer { line, said, found }];
    let pgn = PGN
        .replace("[Variant", "[Result \"1-0\"]\n[Variant")
        .replace('*', "0-1");
    assert_eq!(only(pgn.as_bytes()).notes, note(9, "cho", "han"));
    let again = print(&only(pgn.as_bytes()).record, RecordFormat::Pgn, Layout::default()).expect("Janggi");
    assert!(again.contains("[Result \"0-1\"]"), "one of them is written: {again}");
    let gib = GIB.replace("[초차림", "[대국결과 \"초 완승\"]\n[초차림");
    let reading = only(format!("{gib}무승부\n").as_bytes());
    assert_eq!(reading.notes, note(10, "cho", "draw"));
    assert_eq!(reading.record.outcome.winner, CHO, "the header has the reason, too");
    assert_eq!(only(format!("{gib}초 승\n").as_bytes()).notes, []);
    // Two different results after the moves are a fault.
    for text in [PGN.replace('*', "1-0 0-1"), format!("{GIB}초 승\n한 승\n")] {
        assert_eq!(
            fault(&only(text.as_bytes())).map(|fault| fault.0),
            Some("after_result"),
            "{text}"
        );
    }
    assert_eq!(fault(&only(PGN.replace('*', "1-0 1-0").as_bytes())), None);
    let more = only(format!("{GIB}초 승\n4. 49병48\n").as_bytes());
    assert_eq!(fault(&more), Some(("after_result", 10, Some(4))));
}

#[test]
fn lists_of_moves_as_people_write_them() {
    for text in [
        "1) 79졸78 2) 41병42 3) 71졸72",
        "①79졸78 ②41병42 ③71졸72",
        "① 79졸78, ② 41병42, ③ 71졸72",
        "⑴ 79졸78 ⑵ 41병42 ⑶ 71졸72",
        "79졸78, 41병42, 71졸72",
        "79졸78,41병42,71졸72",
        "1: 79졸78、 2: 41병42、 3: 71졸72",
        "1) Pih4 Pab7 2) Pab4",
        "① Pih4, Pab7 ② Pab4",
        "i4h4, a7b7, a4b4",
        "i4h4 a7b7 a\u{0}4b4",
        "1. Pih4\0 Pab7 2. P\0ab4",
        "1. 79졸\u{0}78 2. 41병42 3. 71졸72\0\0\0",
    ] {
        let reading = only(text.as_bytes());
        assert_eq!(
            (fault(&reading), moves(&reading.record).as_str()),
            (None, MOVES),
            "{text}"
        );
    }
    let variation = PGN.replace("Pab7 {", "Pab7 (1... Pcb7 2. Pab4) {");
    assert_eq!(fault(&only(variation.as_bytes())), None);
}

#[test]
fn corner_brackets_stand_around_values_or_in_them() {
    for (open, close) in [('「', '」'), ('『', '』')] {
        let text = GIB
            .replace(" \"", &format!(" {open}"))
            .replace("\"]", &format!("{close}]"));
        let reading = only(text.as_bytes());
        assert_eq!(
            (fault(&reading), moves(&reading.record).as_str()),
            (None, MOVES),
            "{text}"
        );
        assert_eq!(reading.record.tags, only(GIB.as_bytes()).record.tags, "{text}");
    }
    let inside = GIB.replace("김철수", "「왕중왕」 김철수");
    assert_eq!(
        only(inside.as_bytes()).record.meaning("White"),
        Some("「왕중왕」 김철수")
    );
    let keyed = GIB.replace("[초대국자", "[「비고」 \"x\"]\n[초대국자");
    assert_eq!(only(keyed.as_bytes()).record.tag("「비고」"), Some("x"));
}

#[test]
fn times_of_moves_come_back_from_pgn() {
    let timed = GIB.replace("79졸78", "79졸78 <187>").replace("41병42", "41병42 <4000>");
    let record = only(timed.as_bytes()).record;
    let text = print(&record, RecordFormat::Pgn, Layout::default()).expect("Janggi");
    assert!(
        text.contains("1. Pih4 {[%emt 0:03:07]} 1... Pab7 {[%emt 1:06:40]} {한 줄"),
        "{text}"
    );
    let back = only(text.as_bytes());
    assert_eq!((back.fault, &back.record.tree), (None, &record.tree));
    // Comments may contain a time followed by words, a time with tenths, or text that looks like a time.
    let comments = |comment: &str| {
        let text = PGN.replace("Pih4 ", &format!("Pih4 {{{comment}}} "));
        let record = only(text.as_bytes()).record;
        let node = record.tree.main_line().next().expect("a move").clone();
        (node.times.spent, node.annotations.comments.join("|"))
    };
    assert_eq!(comments("[%emt 0:00:05] hm"), (Some(5), "hm".into()));
    for kept in [
        "[%emt 0:00:05.5]",
        "[%clk 0:04:57.5]",
        "[%emt 5]",
        "[%emt 0:99:05]",
        "[%emt x]",
    ] {
        assert_eq!(comments(kept), (None, kept.into()));
    }
    let mut said = only(UCI.as_bytes()).record;
    let first = said.tree.main_ids().next().expect("a move");
    said.tree
        .node_mut(first)
        .annotations
        .comments
        .push("[%emt 0:00:05]".into());
    let text = print(&said, RecordFormat::Pgn, Layout::default()).expect("Janggi");
    assert_eq!(only(text.as_bytes()).record.tree, said.tree, "{text}");
}
