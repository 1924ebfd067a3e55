//! Tests of PGN, JSON and `.gib` records, records of games under rules, and conversion between formats.
#![cfg(feature = "json")]

use crate::playout;
use std::fs;
use std::path::Path;

use crate::random::Rng;
use janggi::korean::Style;
use janggi::record::gib::{self, LineEnd};
use janggi::record::{
    Annotations, Answer, Glyph, NodeId, Reading, Record, RecordFormat, RecordOutcome, Shape, Tag, Times, Tree, json,
    pgn, read, split,
};
use janggi::{Action, Arrangement, BySide, Cause, Game, Position, Preset, Start, StoppedHow, fen};

fn record(start: Position, tree: Tree) -> Record {
    Record {
        tags: Vec::new(),
        start,
        tree,
        outcome: RecordOutcome::default(),
        judged: None,
    }
}

/// Returns a random game with comments, times and nested variations.
fn random_record(rng: &mut Rng) -> Record {
    let arrangements = BySide {
        cho: rng.pick(&Arrangement::ALL),
        han: rng.pick(&Arrangement::ALL),
    };
    let start = Position::start(arrangements);
    let mut tree = Tree::new();
    let plies = 1 + rng.below(30);
    grow(&mut tree, None, start.clone(), plies, 0, rng);
    if rng.below(3) == 0 {
        tree.annotations.comments.push("대국에 앞서".into());
    }
    record(start, tree)
}

fn grow(
    tree: &mut Tree,
    mut parent: Option<NodeId>,
    mut position: Position,
    plies: usize,
    depth: usize,
    rng: &mut Rng,
) {
    for _ in 0..plies {
        let Some(mv) = playout::choose(&position, rng) else {
            return;
        };
        let id = tree.add(parent, mv);
        if rng.below(8) == 0 {
            tree.node_mut(id)
                .annotations
                .comments
                .push(rng.pick(&["좋은 수", "a remark (with brackets)", "$1"]).into());
        }
        if rng.below(8) == 0 {
            tree.node_mut(id).times.spent = Some(u32::try_from(rng.below(600)).expect("small"));
        }
        if depth < 3 && rng.below(6) == 0 {
            let other = playout::choose(&position, rng).filter(|other| *other != mv);
            if let Some(other) = other {
                let branch = tree.add(parent, other);
                grow(tree, Some(branch), position.after(other), rng.below(5), depth + 1, rng);
            }
        }
        position = position.after(mv);
        parent = Some(id);
    }
}

#[test]
fn json_keeps_everything() {
    let mut rng = Rng(1);
    for _ in 0..2_000 {
        let record = random_record(&mut rng);
        let text = json::print(&record);
        let reading = json::read(&text).expect(&text);
        assert_eq!(reading.fault, None);
        assert_eq!(json::print(&reading.record), text);
        assert_eq!(reading.record, record);
    }
}

#[test]
fn a_record_of_the_first_version_has_glyphs_and_drawings_in_its_comments() {
    let text = r#"{"janggun":1,"start":{},"comments":["$10","[%csl Ga4]"],"moves":[{"move":"a4b4","seconds":3,"comments":
        ["$3","\\u0024 1","좋은 수 [%cal Ra4b4,Ba1a10]","\\u005b%csl Ga4] \\u005cu005b","\\u00", " $139 ","[%clk 0:04:57][%emt 0:00:09]"]}]}"#;
    let record = json::read(text).expect("version 1").record;
    let shapes = |list: &[&str]| -> Vec<_> {
        list.iter()
            .map(|text| Shape::from_pgn(text).expect("a shape"))
            .collect()
    };
    assert_eq!(record.tree.annotations.glyphs[..], [Glyph(10)]);
    assert_eq!(record.tree.annotations.shapes, shapes(&["Ga4"]));
    let node = record.tree.main_line().next().expect("a move");
    assert_eq!(node.annotations.glyphs[..], [Glyph(3), Glyph(139)]);
    assert_eq!(node.annotations.shapes, shapes(&["Ra4b4", "Ba1a10"]));
    assert_eq!(
        node.annotations.comments,
        ["$ 1", "좋은 수", "[%csl Ga4] \\u005b", "\\u00", "[%emt 0:00:09]"]
    );
    assert_eq!((node.times.spent, node.times.left), (Some(3), Some(297)));
    // Version 2 has fields for glyphs, drawings and the time left, so comments are stored unchanged.
    let written = json::print(&record);
    assert!(written.starts_with("{\"janggun\":2,"), "{written}");
    assert_eq!(json::read(&written).expect("version 2").record, record);
}

#[test]
fn a_record_is_written_in_the_first_version_that_holds_it() {
    let version = |said: Annotations, times: Times| {
        let mut tree = Tree::new();
        let start = Position::start(BySide {
            cho: Arrangement::Mssm,
            han: Arrangement::Mssm,
        });
        let id = tree.add(None, start.legal_moves()[0]);
        tree.node_mut(id).annotations = said;
        tree.node_mut(id).times = times;
        let record = record(start, tree);
        let text = json::print(&record);
        assert_eq!(json::read(&text).expect("ours").record, record);
        text.starts_with("{\"janggun\":1,")
    };
    let comment = |text: &str| Annotations {
        comments: vec![text.into()],
        ..Annotations::default()
    };
    let (none, spent) = (
        Times::default(),
        Times {
            spent: Some(5),
            left: None,
        },
    );
    for first in ["", "좋은 수", "a\n$1", "[%eval 3]", "\\u007d"] {
        assert!(version(comment(first), spent), "{first}");
    }
    for second in ["$1", " $1", "[%csl Ga4]", "x [%clk 0:00:01]", "\\u005b"] {
        assert!(!version(comment(second), none), "{second}");
    }
    let left = Times { left: Some(1), ..none };
    assert!(!version(Annotations::default(), left));
    for glyph in [Glyph(1), Glyph(139)] {
        let said = Annotations {
            glyphs: [glyph].into_iter().collect(),
            ..Annotations::default()
        };
        assert!(!version(said, none));
    }
}

#[test]
fn pgn_keeps_moves_times_comments_and_variations() {
    let mut rng = Rng(2);
    for _ in 0..2_000 {
        let record = random_record(&mut rng);
        let text = pgn::print(&record);
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        let games = split(text.as_bytes());
        assert_eq!(games.len(), 1);
        let reading = pgn::read(&games[0]).expect(&text);
        assert_eq!(reading.fault, None, "{text}");
        let without_headers = |record: &Record| {
            json::print(&Record {
                tags: Vec::new(),
                ..record.clone()
            })
        };
        assert_eq!(without_headers(&reading.record), without_headers(&record), "{text}");
        assert_eq!(pgn::print(&reading.record), text);
    }
}

#[test]
fn gib_keeps_the_main_line() {
    let mut rng = Rng(3);
    for _ in 0..2_000 {
        let record = random_record(&mut rng);
        let text = gib::print(&record, Style::HANGUL, LineEnd::Lf);
        let reading = gib::read(&split(text.as_bytes())[0]).expect(&text);
        assert_eq!(reading.fault, None, "{text}");
        assert_eq!(reading.record.end(), record.end());
        assert_eq!(
            gib::print(&reading.record, reading.layout.style, reading.layout.line_end),
            text
        );
    }
}

/// Returns a random game under rules with draw offers, ended by a verdict or by resignation.
fn judged_game(preset: Preset, rng: &mut Rng) -> Game {
    let arrangements = BySide {
        cho: rng.pick(&Arrangement::CLASSIC),
        han: rng.pick(&Arrangement::CLASSIC),
    };
    let mut game = Game::new(preset.rules(), Start::arranged(arrangements)).expect("a start");
    for _ in 0..150 {
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        if rng.below(20) == 0 && game.rights().offer_draw {
            game.play(Action::OfferDraw).expect("allowed");
        }
        game.play(rng.pick(&legal).into()).expect("legal");
    }
    if game.verdict().is_none() {
        game.play(Action::Resign(game.position().turn()))
            .expect("anybody may resign");
    }
    game
}

#[test]
fn our_own_games_come_back_with_their_verdict() {
    let mut rng = Rng(4);
    for preset in [Preset::Kakao, Preset::Casual, Preset::Pychess, Preset::FsfModern] {
        for _ in 0..10 {
            let game = judged_game(preset, &mut rng);
            let record = Record::of_game(
                &game,
                vec![Tag {
                    key: "Event".into(),
                    value: "시험".into(),
                }],
            );
            let text = json::print(&record);
            let reading = json::read(&text).expect(&text);
            assert_eq!(reading.fault, None, "{text}");
            assert_eq!(reading.record, record);
            let again = reading.record.to_game().expect("the same game");
            assert_eq!(again.verdict(), game.verdict());
            assert_eq!(again.actions(), game.actions());
            // The other formats preserve the winner.
            let gib_text = gib::print(&record, Style::SIDED_HANJA, LineEnd::CrLf);
            let gib_reading = gib::read(&split(gib_text.as_bytes())[0]).expect("gib");
            assert_eq!(gib_reading.record.outcome.winner, record.outcome.winner, "{gib_text}");
            let pgn_reading = pgn::read(&split(pgn::print(&record).as_bytes())[0]).expect("pgn");
            assert_eq!(pgn_reading.record.outcome.winner, record.outcome.winner);
            assert_eq!(fen::print(&pgn_reading.record.end()), fen::print(&record.end()));
            // A stored verdict that does not follow from the game is detected.
            let other = text
                .replace("\"outcome\":\"cho\"", "\"outcome\":\"x\"")
                .replace("\"outcome\":\"han\"", "\"outcome\":\"cho\"");
            let other = other.replace("\"outcome\":\"x\"", "\"outcome\":\"han\"");
            if other != text {
                let fault = json::read(&other).expect("still a record").fault.expect("a fault");
                assert_eq!(fault.kind.code(), "other_verdict");
            }
        }
    }
}

#[test]
fn pgn_files_of_others() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/records/pgn");
    let read = |file: &str| {
        let bytes = fs::read(folder.join(file)).expect(file);
        split(&bytes).iter().map(pgn::read).collect::<Vec<_>>()
    };
    let pychess = read("pychess.pgn");
    let ends: Vec<_> = pychess
        .iter()
        .map(|reading| {
            let reading = reading.as_ref().expect("readable");
            assert_eq!(reading.fault, None);
            (
                reading.record.tree.main_line().count(),
                fen::print(&reading.record.end()),
                reading.record.outcome.winner,
            )
        })
        .collect();
    let two_games = "4c4/3ka1R2/3n5/R8/4c4/2P1B4/3r4P/3C2N2/3K5/3A1C3 b - - 13 37";
    assert_eq!(ends[0].1, two_games);
    assert_eq!(
        (ends[0].0, ends[0].2),
        (73, janggi::record::Winner::Side(janggi::Side::Cho))
    );
    assert_eq!(
        (ends[1].0, ends[1].2),
        (4, janggi::record::Winner::Side(janggi::Side::Han))
    );
    let winboard = read("winboard.pgn");
    let reading = winboard[0].as_ref().expect("readable");
    assert_eq!(reading.fault, None);
    assert_eq!(
        fen::print(&reading.record.end()),
        "r1ba1abnr/4k4/1cn4c1/1pp1p1p1p/9/9/1PP1P1P1P/1CN4C1/4K4/R1BA1ABNR w - - 4 3"
    );
    let faults: Vec<_> = read("faults.pgn")
        .iter()
        .map(|reading| match reading {
            Ok(reading) => {
                let fault = reading.fault.as_ref().expect("a fault");
                (fault.kind.code(), fault.line, fault.ply)
            }
            Err(fault) => (fault.kind.code(), fault.line, fault.ply),
        })
        .collect();
    assert_eq!(
        faults,
        [
            ("other_variant", 1, None),
            ("bad_fen", 5, None),
            ("bad_position", 9, None),
            ("bad_move", 16, Some(2)),
            ("bad_variation", 20, Some(1)),
            ("bad_variation", 24, Some(2)),
            ("unclosed_comment", 28, Some(2)),
        ]
    );
}

#[test]
fn hostile_text_ends_in_faults() {
    let code = |text: &str| match json::read(text) {
        Ok(reading) => reading.fault.map_or("-", |fault| fault.kind.code()),
        Err(fault) => fault.kind.code(),
    };
    let with = |moves: &str| format!("{{\"janggun\":1,\"start\":{{}},\"moves\":{moves}}}");
    assert_eq!(code(&with("[]")), "-");
    assert_eq!(code(""), "bad_json");
    assert_eq!(code("[]"), "bad_json");
    assert_eq!(code("{}"), "bad_json");
    assert_eq!(code("{\"janggun\":0,\"start\":{},\"moves\":[]}"), "bad_json");
    assert_eq!(
        code("{\"janggun\":3,\"start\":{},\"moves\":[],\"new\":1}"),
        "newer_version"
    );
    assert_eq!(code("{\"janggun\":1,\"start\":{},\"moves\":[],\"new\":1}"), "bad_json");
    assert_eq!(
        code("{\"janggun\":1,\"start\":{\"handicap\":[\"a1\"]},\"moves\":[]}"),
        "bad_game"
    );
    assert_eq!(
        code("{\"janggun\":1,\"start\":{},\"moves\":[],\"rules\":\"nothing\"}"),
        "bad_game"
    );
    assert_eq!(
        code("{\"janggun\":1,\"start\":{},\"moves\":[],\"claims\":[[0,\"offer\"]]}"),
        "bad_game"
    );
    assert_eq!(code(&with("[{\"move\":\"a4a3\"}]")), "illegal_move");
    assert_eq!(code(&with("[{\"move\":\"a4\"}]")), "bad_move");
    assert_eq!(
        code(&with("[{\"move\":\"a4b4\",\"variations\":[[{\"move\":\"e9e9\"}]]}]")),
        "bad_move"
    );
    let bomb = format!(
        "{}{}",
        "[{\"move\":\"a4b4\",\"variations\":[".repeat(50_000),
        "]}]".repeat(50_000)
    );
    assert_eq!(code(&with(&bomb)), "bad_json");

    let pgn_code = |text: &str| match pgn::read(&split(text.as_bytes())[0]) {
        Ok(reading) => reading.fault.map_or("-", |fault| fault.kind.code()),
        Err(fault) => fault.kind.code(),
    };
    assert_eq!(pgn_code(&format!("1. {}", "(".repeat(100_000))), "bad_variation");
    assert_eq!(pgn_code(&"Pab4 (".repeat(1_000)), "too_deep");
    assert_eq!(pgn_code(&"Ke2 ".repeat(50_000)), "bad_move");
    assert_eq!(pgn_code(&"pass ".repeat(50_000)), "-");
    assert_eq!(pgn_code(&"{".repeat(500_000)), "unclosed_comment");
    assert_eq!(pgn_code(&"1".repeat(2 << 20)), "game_too_long");
}

/// A game that is converted from format to format with the JSON interface keeps its start and its main line.
#[test]
fn the_api_shows_the_same_game_in_every_format() {
    use janggi::api::records;
    use serde_json::{Value, json as value};

    let request = |body: Value| -> Value { serde_json::from_str(&records(&body.to_string())).unwrap() };
    let mut rng = Rng(7);
    for _ in 0..50 {
        let record = random_record(&mut rng);
        let mut position = record.start.clone();
        let moves: Vec<String> = record
            .tree
            .main_line()
            .map(|node| {
                let text = janggi::uci::print_move(node.mv, &position);
                position.play_unchecked(node.mv);
                text
            })
            .collect();
        let json = json::print(&record);
        let file = format!("{json}\n{json}\n");
        let mut cut = request(value!({"split": {"text": file}}));
        for to in ["pgn", "gib", "json", "uci"] {
            let (format, games) = (cut["format"].clone(), cut["games"].clone());
            let written = request(value!({"write": {"format": format, "to": to, "games": games}}));
            assert_eq!(written["left_out"], value!([]));
            cut = request(value!({"split": {"text": written["text"], "format": to}}));
            let read = request(value!({"read": {"format": to, "games": cut["games"]}}));
            assert_eq!(read["games"].as_array().map(Vec::len), Some(2), "{to}");
            for game in read["games"].as_array().unwrap() {
                assert_eq!((&game["moves"], &game["fault"]), (&value!(moves), &Value::Null), "{to}");
                assert_eq!(game["start"], fen::print(&record.start), "{to}");
            }
        }
    }
    for bad in [
        "",
        "{",
        "{\"read\":{}}",
        "{\"read\":{\"format\":\"sgf\",\"games\":[]}}",
        "[]",
    ] {
        let answer: Value = serde_json::from_str(&records(bad)).unwrap();
        assert_eq!(answer["error"]["code"], "bad_request", "{bad}");
    }
}

/// The counts of lost content are summed over all games and requests.
#[test]
fn what_a_format_has_no_place_for_is_told() {
    use serde_json::{Value, json as value};
    let request =
        |request: Value| -> Value { serde_json::from_str(&janggi::api::records(&request.to_string())).expect("JSON") };
    let pgn = "[Event \"a\"]\n\n{b} 1. a4a5 {c} a7a6 (1... i7i6) *\n\n";
    let ask = |to: &str, before: &Value| {
        let cut = request(value!({"split": {"text": pgn.repeat(2), "format": "pgn"}}));
        request(value!({"write": {"format": "pgn", "to": to, "games": cut["games"], "without": before}}))
    };
    assert_eq!(ask("json", &value!([]))["without"], value!([]));
    let gib = ask("gib", &value!([]));
    assert_eq!(gib["left_out"], value!([]));
    assert_eq!(
        gib["without"][0]["text"]["en"],
        "2 variations omitted from 2 games: not supported by this format"
    );
    let uci = ask("uci", &gib["without"]);
    let told: Vec<_> = uci["without"]
        .as_array()
        .expect("kinds")
        .iter()
        .map(|one| (&one["content"], &one["count"], &one["games"]))
        .collect();
    let variations = (&value!("variations"), &value!(4), &value!(4));
    assert!(told.contains(&variations), "{told:?}");
    assert!(
        told.contains(&(&value!("comments"), &value!(4), &value!(2))),
        "{told:?}"
    );
}

#[test]
fn a_stopped_game_is_kept_and_every_rule_set_counts_it() {
    let mut game = Game::new(Preset::KjaPoints.rules(), Start::usual()).expect("the usual start");
    game.play(Action::Stop(StoppedHow::Time)).expect("it may be stopped");
    let record = Record::of_game(&game, Vec::new());
    let mut counted = 0;
    for (preset, replayed) in record.replayed_under_every_rule_set() {
        if let Answer::Ended(verdict) = replayed.answer {
            assert_eq!(verdict.cause, Cause::Stopped, "{preset:?}");
            counted += 1;
        }
    }
    assert!(counted > 10, "{counted}");
    let text = json::print(&record);
    let games = split(text.as_bytes());
    let Reading { record: again, .. } = read(RecordFormat::Json, &games[0]).expect("our own text");
    let again = again.to_game().expect("the same verdict");
    assert_eq!(again.verdict(), game.verdict());
    assert_eq!(again.actions(), game.actions());
}
