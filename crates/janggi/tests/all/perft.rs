//! Compares node counts with `testdata/perft/perft.json`. The counts in the file come from Fairy-Stockfish, and an
//! independent slow generator confirmed them to depth 3.

use janggi::{PerftBikjang, Position, fen, perft};
use serde_json::Value;

/// `every_number_agrees` skips counts above this number, because they take too long.
const MOST_NODES: u64 = 3_000_000;

fn facing(preset: &str) -> PerftBikjang {
    match preset {
        "pychess" | "fsf-traditional" => PerftBikjang::MustResolve,
        "fsf-modern" | "fsf-casual" => PerftBikjang::Ignored,
        other => panic!("unknown preset {other}"),
    }
}

fn position(text: &str) -> Position {
    Position::try_from(fen::parse(text).expect(text)).expect(text)
}

fn check(text: &str, nodes: &Value) -> usize {
    let mut checked = 0;
    for (preset, counts) in nodes.as_object().expect("presets") {
        for (depth, count) in (1..).zip(counts.as_array().expect("counts")) {
            let expected = count.as_u64().expect("count");
            if expected <= MOST_NODES {
                assert_eq!(
                    perft(facing(preset), &position(text), depth),
                    expected,
                    "{preset} depth {depth} of {text}"
                );
                checked += 1;
            }
        }
    }
    checked
}

#[test]
fn every_number_agrees() {
    let data: Value = serde_json::from_str(include_str!("../../testdata/perft/perft.json")).expect("JSON");
    let start = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    let mut checked = check(start, &data["start"]);
    for list in ["setups", "positions"] {
        for entry in data[list].as_array().expect(list) {
            checked += check(entry["fen"].as_str().expect("fen"), &entry["nodes"]);
        }
    }
    assert_eq!(checked, 16 + 16 * 16 + 22 * 16);
}

#[test]
fn five_plies_from_the_start() {
    let data: Value = serde_json::from_str(include_str!("../../testdata/perft/perft.json")).expect("JSON");
    let start = position("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1");
    for (preset, counts) in data["start"].as_object().expect("presets") {
        if let Some(count) = counts.as_array().and_then(|counts| counts.get(4)) {
            assert_eq!(Some(perft(facing(preset), &start, 5)), count.as_u64(), "{preset}");
        }
    }
}
