//! Tests of Xiangqi and Chess War with every case of `testdata/laws`: legal actions, check, facing, outcome, and node
//! counts without endings. Also tests the setup faults and the reasons for illegal steps in Xiangqi.

use std::io::Read;

use flate2::read::GzDecoder;
use janggi::perft::rules;
use janggi::{
    Game, Move, Movement, Position, Preset, Role, Setup, SetupFault, SetupFaults, Side, Square, Start, fen, uci,
};
use serde_json::Value;

const POSITIONS: &[u8] = include_bytes!("../../testdata/laws/positions.jsonl.gz");

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn start(preset: Preset, fen: &str) -> Position {
    let setup = fen::parse_under(fen, preset.rules().movement).expect(fen);
    Position::try_from(setup).expect(fen)
}

#[test]
fn every_case_agrees() {
    let mut lines = String::new();
    GzDecoder::new(POSITIONS).read_to_string(&mut lines).expect("gzip");
    let mut cases = 0;
    for (number, line) in (1..).zip(lines.lines()) {
        let case: Value = serde_json::from_str(line).expect("JSON");
        let preset = Preset::parse(text(&case["rules"])).expect("a preset");
        let start = Start::Fen(start(preset, text(&case["fen"])));
        let game = Game::new(preset.rules(), start).expect("a start");
        let position = game.position();
        let mut legal: Vec<String> = game.legal().iter().map(|mv| uci::print_move(*mv, position)).collect();
        legal.sort_unstable();
        let found = serde_json::json!({
            "fen": fen::print(position),
            "legal": legal,
            "check": position.in_check(),
            "facing": position.facing(),
            "outcome": game.verdict().map(|verdict| verdict.outcome.code()),
        });
        assert_eq!(found, case["expect"], "line {number}: {}", case["fen"]);
        cases += 1;
    }
    assert_eq!(cases, 1176);
}

/// Counts nodes by steps and, in Chess War, passes out of check. No condition ends the game, not even facing generals.
fn by_movement(position: &Position, depth: usize) -> u64 {
    let passes = position.movement() == Movement::ChessWar && !position.in_check();
    if depth == 1 {
        return position.count_legal_moves() as u64 + u64::from(passes);
    }
    let actions = position.legal_moves().into_iter().chain(passes.then_some(Move::Pass));
    actions
        .map(|action| by_movement(&position.after(action), depth - 1))
        .sum()
}

#[test]
fn node_counts_by_movement_agree() {
    let data: Value = serde_json::from_str(include_str!("../../testdata/laws/perft.json")).expect("JSON");
    for entry in data.as_array().expect("a list") {
        let preset = Preset::parse(text(&entry["rules"])).expect("a preset");
        let start = start(preset, text(&entry["fen"]));
        assert_eq!(
            Start::usual_under(&preset.rules()).position_under(preset.rules().movement),
            Ok(start.clone())
        );
        for (depth, nodes) in (1..).zip(entry["nodes"].as_array().expect("counts")) {
            assert_eq!(
                by_movement(&start, depth),
                nodes.as_u64().expect("a count"),
                "{preset:?} {depth}"
            );
        }
    }
}

/// Xiangqi has no passes, and only mate can end a game within four plies of the start. The count under the rule set is
/// therefore the same as without endings.
#[test]
fn four_plies_of_xiangqi() {
    let rules = Preset::Xiangqi.rules();
    assert_eq!(rules::perft(&rules, &Start::usual_under(&rules), 4), Ok(3_290_240));
}

/// A FEN does not contain the variant; `fen::parse` assumes Janggi.
#[test]
fn a_fen_knows_no_law() {
    let text = fen::print(&Position::xiangqi_start());
    let setup = fen::parse(&text).expect("a FEN");
    assert_ne!(Position::try_from(setup.clone()), Ok(Position::xiangqi_start()));
    let movement = Preset::Xiangqi.rules().movement;
    assert_eq!(
        Position::try_from(Setup { movement, ..setup }),
        Ok(Position::xiangqi_start())
    );
}

fn xiangqi(board: &str) -> Result<Position, SetupFaults> {
    Position::try_from(fen::parse_under(&format!("{board} w - - 0 1"), Movement::Xiangqi).expect(board))
}

#[test]
fn a_piece_that_can_never_have_come_there_is_a_fault() {
    let at = |name: &str| name.parse::<Square>().expect(name);
    for (board, side, role, square) in [
        ("4k4/9/9/9/9/9/9/3A5/4A4/4KA3", Side::Cho, Role::Guard, None),
        ("3k5/9/9/9/9/9/9/9/3A5/4K4", Side::Cho, Role::Guard, Some("d2")),
        ("3k5/9/9/9/9/9/9/9/9/B3K4", Side::Cho, Role::Elephant, Some("a1")),
        ("5k3/9/9/2B6/9/9/9/9/9/3K5", Side::Cho, Role::Elephant, Some("c7")),
        ("3k5/9/4b4/9/9/2b6/9/9/9/4K4", Side::Han, Role::Elephant, Some("c5")),
        ("3k5/9/9/9/9/9/9/4P4/9/4K4", Side::Cho, Role::Soldier, Some("e3")),
        ("3k5/9/9/9/9/1P7/9/9/9/4K4", Side::Cho, Role::Soldier, Some("b5")),
        ("3k5/9/9/9/1p7/9/9/9/9/4K4", Side::Han, Role::Soldier, Some("b6")),
    ] {
        let wanted = square.map(|name| SetupFault::Unreachable(side, role, at(name)));
        match (xiangqi(board), wanted) {
            (Ok(_), None) => {}
            (Err(faults), Some(fault)) => assert_eq!(faults.as_slice(), [fault], "{board}"),
            (found, wanted) => panic!("{board}: {found:?}, not {wanted:?}"),
        }
        // None of these boards has a fault in Janggi.
        let setup = fen::parse(&format!("{board} w - - 0 1")).expect(board);
        assert!(Position::try_from(setup).is_ok(), "{board}");
    }
    for board in ["3k5/9/9/9/9/P7P/9/9/9/4K4", "3k5/9/1P7/9/9/9/9/4B4/9/4K4"] {
        assert!(xiangqi(board).is_ok(), "{board}");
    }
    let facing = xiangqi("4k4/9/9/9/9/9/9/9/9/4K4").expect_err("the generals see each other");
    assert_eq!(facing.as_slice(), [SetupFault::OpponentInCheck(Side::Han)]);
}

#[test]
fn every_reason_of_xiangqi() {
    let board = "2b1k4/4a4/4b4/9/2p6/2B6/3pP4/1C2r4/9/3K1R3";
    let position = xiangqi(board).expect(board);
    for (step, code) in [
        ("c5e7", "crosses_river"),
        ("e4d4", "sideways_too_early"),
        ("e4e3", "backward"),
        ("d1e2", "wrong_shape"),
        ("d1c1", "leaves_palace"),
        ("b3c4", "wrong_shape"),
        ("b3g3", "path_blocked"),
        ("b3e3", "no_screen"),
        ("c5e3", "leg_blocked"),
        ("f1d3", "wrong_shape"),
        ("d1e1", "exposes_general"),
    ] {
        let Move::Step { from, to } = uci::parse_move(step, &position).expect(step) else {
            panic!("{step} is a step")
        };
        let found = position.explain(from, to).map_err(|illegal| illegal.code());
        assert_eq!(found, Err(code), "{step}");
    }
    let sight = xiangqi("4k4/9/9/9/9/9/9/9/4N4/4K4").expect("a position");
    let at = |name: &str| name.parse::<Square>().expect(name);
    let error = sight.explain(at("e2"), at("g3")).expect_err("it uncovers the generals");
    assert_eq!(error.code(), "leaves_facing");
}

/// In random games, no side leaves its general in check, a mirrored position has as many legal steps, positions can be
/// packed and unpacked, and `undo` restores the position.
#[test]
fn random_games_obey_the_laws() {
    let mut state = 20_261_122_u64;
    let mut below = |limit: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((state >> 33) % limit as u64).expect("small")
    };
    for preset in [Preset::Xiangqi, Preset::Chesswar] {
        for _ in 0..8 {
            let mut game = Game::new(preset.rules(), Start::usual_under(&preset.rules())).expect("a start");
            for _ in 0..120 {
                let position = game.position().clone();
                let steps = position.legal_moves();
                assert_eq!(steps.len(), position.count_legal_moves());
                assert_eq!(!steps.is_empty(), position.has_legal_move());
                let mirrored = Position::try_from(Setup {
                    board: position.board().mirror(),
                    ..position.to_setup()
                })
                .expect("the mirror image is a position");
                assert_eq!(mirrored.count_legal_moves(), steps.len());
                for step in &steps {
                    let after = position.after(*step);
                    let setup = Setup {
                        turn: after.turn(),
                        ..after.to_setup()
                    };
                    assert!(Position::try_from(setup).is_ok(), "{position:?} {step:?}");
                }
                assert_eq!(Position::unpack(&position.pack()), Ok(position.clone()));
                let legal = game.legal();
                if legal.is_empty() {
                    break;
                }
                let action = legal[below(legal.len())];
                game.play(action.into()).expect("listed");
                assert!(game.undo().is_some());
                assert_eq!(game.position(), &position);
                game.play(action.into()).expect("listed");
            }
        }
    }
}
