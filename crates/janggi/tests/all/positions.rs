//! Compares the library with Fairy-Stockfish's answers in `testdata/positions`: FEN, legal actions, check, facing and
//! outcome.
//!
//! Endings that must be claimed count only after the last action, because some cases continue after them.

use std::io::Read;

use flate2::read::GzDecoder;
use janggi::{Action, Claims, Game, Position, Preset, Start, fen, uci};
use serde_json::Value;

const FILES: [(&str, &[u8]); 4] = [
    ("pychess", include_bytes!("../../testdata/positions/pychess.jsonl.gz")),
    (
        "fsf-traditional",
        include_bytes!("../../testdata/positions/fsf-traditional.jsonl.gz"),
    ),
    (
        "fsf-modern",
        include_bytes!("../../testdata/positions/fsf-modern.jsonl.gz"),
    ),
    (
        "fsf-casual",
        include_bytes!("../../testdata/positions/fsf-casual.jsonl.gz"),
    ),
];

fn text(case: &Value) -> &str {
    case.as_str().expect("a string")
}

fn replayed(case: &Value) -> Game {
    let preset = Preset::parse(text(&case["rules"])).expect("a preset");
    let position = Position::try_from(fen::parse(text(&case["fen"])).expect("a FEN")).expect("a position");
    let mut game = Game::with_claims(preset.rules(), Start::Fen(position), Claims::Last).expect("a start");
    for token in case["moves"].as_array().expect("moves") {
        let action = Action::parse(text(token), game.position()).expect("an action");
        game.play(action)
            .unwrap_or_else(|error| panic!("{token}: {error} in {case}"));
    }
    game
}

fn answers(game: &Game) -> Value {
    let mut legal: Vec<String> = game
        .legal()
        .iter()
        .map(|mv| uci::print_move(*mv, game.position()))
        .collect();
    legal.sort_unstable();
    serde_json::json!({
        "fen": fen::print(game.position()),
        "legal": legal,
        "check": game.position().in_check(),
        "facing": game.position().facing(),
        "outcome": game.verdict().map(|verdict| verdict.outcome.code()),
    })
}

#[test]
fn every_case_agrees() {
    let mut cases = 0;
    for (file, packed) in FILES {
        let mut lines = String::new();
        GzDecoder::new(packed).read_to_string(&mut lines).expect("gzip");
        for (number, line) in (1..).zip(lines.lines()) {
            let case: Value = serde_json::from_str(line).expect("JSON");
            let game = replayed(&case);
            assert_eq!(
                answers(&game),
                case["expect"],
                "{file} line {number}: {} {}, {:?}",
                case["fen"],
                case["moves"],
                game.verdict()
            );
            cases += 1;
        }
    }
    assert_eq!(cases, 8006);
}
