//! Tests of `.gib` files: the quirks of real files, results, lossless writing, and broken or hostile input.
#![cfg(feature = "cp949")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use janggi::record::Reading;
use janggi::record::gib::{self, Encoding, LineEnd, Splitter};
use janggi::record::{Reason, Record, RecordOutcome, Winner};
use janggi::{Position, Side, fen};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/records/gib")
}

fn winner(outcome: RecordOutcome) -> &'static str {
    match outcome.winner {
        Winner::Side(Side::Cho) => "cho",
        Winner::Side(Side::Han) => "han",
        Winner::Draw => "draw",
        Winner::Unknown => "unknown",
    }
}

fn reason(outcome: RecordOutcome) -> String {
    match outcome.reason {
        Reason::Points(Some(margin)) => format!("points {margin}"),
        Reason::Points(None) => "points".into(),
        other => format!("{other:?}").to_lowercase(),
    }
}

/// Returns `fault,plies,winner,reason,note` as in `expected.csv`.
fn summary(reading: &Result<Reading, gib::Fault>) -> String {
    match reading {
        Err(fault) => format!("{},0,,,", fault.kind.code()),
        Ok(reading) => format!(
            "{},{},{},{},{}",
            reading.fault.as_ref().map_or("-", |fault| fault.kind.code()),
            reading.record.tree.len(),
            winner(reading.record.outcome),
            reason(reading.record.outcome),
            reading
                .notes
                .iter()
                .map(|note| note.code())
                .collect::<BTreeSet<_>>()
                .into_iter()
                .collect::<Vec<_>>()
                .join(" ")
        ),
    }
}

#[test]
fn every_quirk_is_read_and_every_fault_named() {
    let table = fs::read_to_string(folder().join("expected.csv")).expect("table");
    let mut files = BTreeSet::new();
    let rows: Vec<_> = table.lines().filter(|line| !line.starts_with('#')).skip(1).collect();
    for row in &rows {
        let [file, game, expected] = row.splitn(3, ',').collect::<Vec<_>>().try_into().expect("columns");
        let games = gib::split(&fs::read(folder().join(file)).expect(file));
        files.insert((file, games.len()));
        let number: usize = game.parse().expect("number");
        let reading = gib::read(&games[number - 1]);
        assert_eq!(summary(&reading), expected, "{file} game {game}: {reading:?}");
    }
    let games: usize = files.iter().map(|(_, games)| games).sum();
    assert_eq!(
        (files.len(), games),
        (19, rows.len()),
        "every game of every file has its row"
    );
}

#[test]
fn what_is_cut_apart_adds_up_to_the_file() {
    for entry in fs::read_dir(folder()).expect("folder") {
        let path = entry.expect("entry").path();
        if path.extension().is_none_or(|extension| extension != "gib") {
            continue;
        }
        let bytes = fs::read(&path).expect("file");
        let whole = gib::split(&bytes);
        let joined: Vec<u8> = whole.iter().flat_map(|game| game.bytes.clone()).collect();
        assert_eq!(joined, bytes, "{path:?}");
        for size in [1, 7, 1000] {
            let mut games = Vec::new();
            let mut splitter = Splitter::new();
            bytes
                .chunks(size)
                .for_each(|piece| splitter.feed(piece, |game| games.push(game)));
            splitter.finish(|game| games.push(game));
            assert_eq!(games, whole, "{path:?} in pieces of {size}");
        }
    }
}

#[test]
fn well_formed_games_are_written_back_exactly() {
    let well_formed = [
        "04-brackets-in-title.gib",
        "05-header-orders.gib",
        "07-results.gib",
        "08-ta.gib",
        "09-seconds.gib",
        "10-letter-points.gib",
        "11-old-points.gib",
        "12-boards.gib",
        "13-comments.gib",
        "15-passes.gib",
        "16-facing.gib",
    ];
    for file in well_formed {
        let bytes = fs::read(folder().join(file)).expect(file);
        let written: Vec<u8> = gib::split(&bytes)
            .iter()
            .flat_map(|game| rewritten(&gib::read(game).expect(file)))
            .collect();
        assert!(written == bytes, "{file}: {}", String::from_utf8_lossy(&written));
    }
}

fn rewritten(reading: &Reading) -> Vec<u8> {
    let text = gib::print(&reading.record, reading.layout.style, reading.layout.line_end);
    gib::encode(&text, reading.layout.encoding).expect("it was read in this encoding")
}

#[test]
fn one_game_in_every_style_is_the_same_game() {
    let ends: Vec<String> = ["08-ta.gib", "10-letter-points.gib", "11-old-points.gib"]
        .into_iter()
        .map(|file| {
            let games = gib::split(&fs::read(folder().join(file)).expect(file));
            fen::print(&gib::read(&games[0]).expect(file).record.end())
        })
        .collect();
    assert_eq!(
        ends,
        ["4c4/3ka1R2/3n5/R8/4c4/2P1B4/3r4P/3C2N2/3K5/3A1C3 b - - 13 37"; 3]
    );
}

#[test]
fn comments_times_and_headers_are_kept() {
    let game = |file: &str, index: usize| {
        let games = gib::split(&fs::read(folder().join(file)).expect(file));
        gib::read(&games[index]).expect(file)
    };
    let comments = game("13-comments.gib", 0);
    assert_eq!(comments.layout.line_end, LineEnd::CrLf);
    let tree = &comments.record.tree;
    assert_eq!(tree.annotations.comments, ["대국에 앞서 [참고]\r\n한마디."]);
    let per_ply: Vec<usize> = tree.main_line().map(|node| node.annotations.comments.len()).collect();
    assert_eq!(per_ply, [1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1]);
    let seconds = game("09-seconds.gib", 0);
    assert_eq!(
        seconds.record.tree.main_line().nth(5).and_then(|node| node.times.spent),
        Some(187)
    );
    assert_eq!(seconds.record.tag("초소비시간"), Some("00:00:21"));
    let title = game("04-brackets-in-title.gib", 0);
    assert_eq!(title.record.tag("대회명"), Some("[(1급)갑돌]VS[(6단)을순]"));
    assert_eq!(game("02-utf8-bom.gib", 0).layout.encoding, Encoding::Utf8);
    let handicap = game("12-boards.gib", 0).record;
    assert_eq!(handicap.start.turn(), Side::Han);
    assert_eq!(
        fen::print(&handicap.start),
        "rnba1abnr/4k4/1c5c1/2p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 0 1"
    );
}

#[test]
fn a_fault_names_line_ply_and_point() {
    let games = gib::split(&fs::read(folder().join("17-self-check.gib")).expect("file"));
    let fault = gib::read(&games[1]).expect("a start").fault.expect("a fault");
    assert_eq!(
        fault.to_string(),
        "line 11, ply 1: \"95사94\": the general would be in check by e8"
    );
}

#[test]
fn results_in_every_spelling() {
    let rows = [
        ("초 완승", "cho", "full"),
        ("한완승", "han", "full"),
        ("楚 완승", "cho", "full"),
        ("한 불계승", "han", "full"),
        ("초기권승", "cho", "resigned"),
        ("한승(시간)", "han", "time"),
        ("한기권패", "cho", "resigned"),
        ("초시간패", "han", "time"),
        ("한 0.5점 승", "han", "points 0.5"),
        ("초 3.5점 점수승", "cho", "points 3.5"),
        ("한 8.5 점수승", "han", "points 8.5"),
        ("초 1.5점 승(정선)", "cho", "points 1.5"),
        ("초 점수승(기물승)", "cho", "points"),
        ("한 판정승", "han", "points"),
        ("한 접속 끊김승", "han", "disconnected"),
        ("초 5회 끊김승", "cho", "disconnected"),
        ("한빅승", "han", "bikjang"),
        ("초 장군승", "cho", "mate"),
        ("한 실격승", "han", "forfeited"),
        ("초승", "cho", "unstated"),
        ("초 와늣", "cho", "unstated"),
        ("무승부", "draw", "unstated"),
        ("무승부(동의)", "draw", "agreed"),
        ("무승부(자동)", "draw", "automatic"),
        ("무승부'", "draw", "unstated"),
        ("무효 대국", "unknown", "void"),
        ("통신장애중단", "unknown", "void"),
        ("미상", "unknown", "unstated"),
        ("", "unknown", "unstated"),
    ];
    for (text, who, why) in rows {
        let outcome = RecordOutcome::parse_korean(text);
        assert_eq!((winner(outcome), reason(outcome).as_str()), (who, why), "{text}");
        assert_eq!(RecordOutcome::parse_korean(&outcome.print_korean()), outcome, "{text}");
    }
}

#[test]
fn a_game_from_elsewhere_gets_its_headers() {
    let text = "4k4/9/9/9/9/9/p8/9/4K4/R8 b - - 0 1";
    let start = Position::try_from(fen::parse(text).expect(text)).expect(text);
    let record = Record {
        tags: Vec::new(),
        start,
        tree: Default::default(),
        outcome: RecordOutcome::default(),
        judged: None,
    };
    let written = gib::print(&record, janggi::korean::Style::HANGUL, LineEnd::Lf);
    let again = gib::read(&gib::split(written.as_bytes())[0]).expect("what is written is read");
    assert_eq!(again.record.start, record.start);
    assert_eq!(again.record.tag("대국결과"), Some("미상"));
}

#[test]
fn hostile_files_end_in_faults_and_in_time() {
    let mut long = b"[\xb4\xeb\xc8\xb8\xb8\xed \"x\"]\n\n1. 71".to_vec();
    long.resize(20 << 20, b'1');
    let games = gib::split(&long);
    assert_eq!(games.len(), 1);
    assert!(games[0].bytes.len() <= 3 * 4096);
    assert_eq!(gib::read(&games[0]).expect_err("too long").kind.code(), "game_too_long");

    let unclosed = "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n\n{{{{{{\n".repeat(2);
    let games = gib::split(unclosed.as_bytes());
    assert_eq!(games.len(), 2, "a complete header ends a comment that nobody closed");
    for game in &games {
        assert_eq!(
            gib::read(game).expect("a start").fault.expect("a fault").kind.code(),
            "unclosed_comment"
        );
    }

    let many = "[대회명 \"x\"]\n\n".repeat(10_000);
    let games = gib::split(many.as_bytes());
    assert_eq!(games.len(), 10_000);
    assert!(games.iter().all(|game| gib::read(game).is_ok()));

    let deep = format!(
        "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n\n{}",
        "1. 79졸78 ".repeat(50_000)
    );
    let fault = gib::read(&gib::split(deep.as_bytes())[0])
        .expect("a start")
        .fault
        .expect("a fault");
    assert_eq!((fault.ply, fault.kind.code()), (Some(2), "bad_move"));

    assert!(gib::split(b"").is_empty() && gib::split(b"\r\n\n \x1a\xff").is_empty());
    let garbage: Vec<u8> = (0..=255).cycle().take(5_000).collect();
    for game in gib::split(&garbage) {
        assert!(gib::read(&game).is_err());
    }
}
