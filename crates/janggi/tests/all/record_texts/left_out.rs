//! Tests that a record that is written and read again has lost exactly the content that `left_out` lists.

use janggi::record::gib::Layout;
use janggi::record::{Content, Reading, Record, RecordFormat, Tag, left_out, print, read, split};
use janggi::{Action, Game, HalfPoints, Position, Preset, Start};

use super::hostile::hostile_record;
use super::samples::{GIB, JSON, only};
use crate::random::Rng;

/// Returns a random record that may have every kind of content except rules.
fn full_record(rng: &mut Rng) -> Record {
    let mut record = hostile_record(rng);
    if rng.below(3) == 0 {
        record.tags.push(Tag {
            key: "Fault".into(),
            value: "9 bad_move: x".into(),
        });
    }
    if rng.below(4) == 0 {
        record.outcome.reason = janggi::record::Reason::Points(rng.pick(&[None, Some(HalfPoints(3))]));
    }
    record
}

fn again(record: &Record, format: RecordFormat) -> Option<Reading> {
    let text = print(record, format, Layout::default()).expect("Janggi");
    let reading = match format {
        RecordFormat::Gib | RecordFormat::Pgn => read(format, &split(text.as_bytes())[0]),
        RecordFormat::Json | RecordFormat::Uci => Ok(only(text.as_bytes())),
    };
    Some(reading.unwrap_or_else(|fault| panic!("{fault}: {text}")))
}

/// Returns the kinds of content that differ between two records. Headers are reported only if `back` has no headers.
fn differing(record: &Record, back: &Record) -> Vec<Content> {
    let line = |record: &Record| -> Vec<_> { record.tree.main_line().cloned().collect() };
    let said = |record: &Record| -> Vec<_> {
        let line = line(record).into_iter().map(|node| node.annotations);
        line.chain([record.tree.annotations.clone()]).collect()
    };
    let (said, said_back) = (said(record), said(back));
    let both = || said.iter().zip(&said_back);
    let times = |record: &Record| -> Vec<_> { line(record).iter().map(|node| node.times).collect() };
    let moves = |record: &Record| -> Vec<_> { line(record).iter().map(|node| node.mv).collect() };
    assert_eq!(moves(record), moves(back));
    assert_eq!(record.start, back.start);
    let branches = |record: &Record| record.tree.len() - line(record).len();
    let marked = |record: &Record| record.tag("Fault").is_some();
    let differs = |content: &Content| match content {
        Content::FaultMark => marked(record) != marked(back),
        // The tests in `writing` compare the headers themselves.
        Content::Headers => {
            back.tags.is_empty()
                && left_out(record, RecordFormat::Uci)
                    .iter()
                    .any(|kind| kind.0 == *content)
        }
        Content::Result => record.outcome != back.outcome,
        Content::Variations => branches(record) != branches(back),
        Content::Comments => both().any(|(said, back)| said.comments != back.comments),
        Content::Glyphs => both().any(|(said, back)| said.glyphs != back.glyphs),
        Content::Drawings => both().any(|(said, back)| said.shapes != back.shapes),
        Content::Times => times(record) != times(back),
        Content::Rules => record.judged != back.judged,
    };
    Content::ALL
        .iter()
        .filter(|content| differs(content))
        .copied()
        .collect()
}

#[test]
fn what_comes_back_differs_in_what_was_named_and_nothing_else() {
    let mut rng = Rng(31);
    let mut seen = Vec::new();
    for _ in 0..3_000 {
        let record = full_record(&mut rng);
        for format in RecordFormat::ALL {
            let back = again(&record, format).expect("readable");
            assert_eq!(back.fault, None);
            let named: Vec<Content> = left_out(&record, format).into_iter().map(|kind| kind.0).collect();
            assert_eq!(differing(&record, &back.record), named, "{format:?} {record:?}");
            seen.extend(named);
        }
    }
    for content in Content::ALL.into_iter().filter(|content| *content != Content::Rules) {
        assert!(seen.contains(&content), "{content:?}");
    }
}

#[test]
fn the_rules_of_our_own_games_stay_in_json_alone() {
    let mut game = Game::new(Preset::Kakao.rules(), Start::usual()).expect("a start");
    game.play(game.legal()[0].into()).expect("legal");
    game.play(Action::Resign(game.position().turn())).expect("allowed");
    let record = Record::of_game(&game, Vec::new());
    for format in RecordFormat::ALL {
        let back = again(&record, format).expect("readable");
        let named: Vec<Content> = left_out(&record, format).into_iter().map(|kind| kind.0).collect();
        assert_eq!(differing(&record, &back.record), named, "{format:?}");
        assert_eq!(named.contains(&Content::Rules), format != RecordFormat::Json);
    }
}

#[test]
fn what_is_left_out_is_counted() {
    let pgn = "[Event \"x\"]\n[Site \"?\"]\n[Fault \"3 bad_move: x\"]\n[Result \"1-0\"]\n\n{a} 1. Pih4 {b} {[%emt 0:00:05]} (1. Pab4 {c} $3 Pab7 (1... Pih7)) Pab7! $139 {[%csl Ga4][%cal Ra4b4,Ya1a2][%clk 0:04:57]} 1-0\n";
    let record = only(pgn.as_bytes()).record;
    assert_eq!(left_out(&record, RecordFormat::Gib), [(Content::Variations, 2)]);
    assert_eq!(
        left_out(&record, RecordFormat::Uci),
        [
            (Content::FaultMark, 1),
            (Content::Headers, 1),
            (Content::Result, 1),
            (Content::Variations, 2),
            (Content::Comments, 2),
            (Content::Glyphs, 2),
            (Content::Drawings, 3),
            (Content::Times, 2),
        ]
    );
    for text in [GIB, JSON] {
        assert_eq!(left_out(&only(text.as_bytes()).record, RecordFormat::Json), []);
        assert_eq!(left_out(&only(text.as_bytes()).record, RecordFormat::Pgn), []);
    }
    let mut empty = only(GIB.as_bytes()).record;
    empty.tree = janggi::record::Tree::new();
    empty.tags.retain(|tag| tag.key.ends_with("국자"));
    empty.start = Position::start(empty.arrangements().expect("an even start"));
    empty.outcome.winner = janggi::record::Winner::Draw;
    let text = print(&empty, RecordFormat::Gib, Layout::default()).expect("Janggi");
    assert_eq!(only(text.as_bytes()).record.outcome, empty.outcome, "{text}");
}
