//! Tests that the check finds faults in a problem, and that malformed lines are rejected.

use problems::puzzle::Puzzle;
use problems::puzzle::check::{Checked, Unsound, check};

/// A mate in three from a game, with three possible mating moves.
const THREE: &str = r#"{"id":"679dfedbef","rules":"kja-points@1","fen":"R2cka3/5a1R1/9/5N3/9/9/3r5/9/4K4/1r1C5 b - - 0 1","goal":"mate","moves":3,"line":["d4e4","e2f1","b1d1","f1f2","d1e2"],"others":[[],[],["e4e2","e4f4"]],"themes":["chariot-mate","palace-diagonal","bikjang"],"grade":6,"source":"40007/5/207"}"#;

fn changed(change: impl FnOnce(&mut Puzzle)) -> Checked {
    let mut puzzle = Puzzle::from_line(THREE).expect("a problem");
    assert_eq!(puzzle.to_line(), THREE);
    change(&mut puzzle);
    check(&puzzle, 10_000_000)
}

#[test]
fn what_is_wrong_with_a_problem_is_found() {
    assert_eq!(changed(|_| {}), Checked::Sound);
    let unsound = |change: fn(&mut Puzzle)| match changed(change) {
        Checked::Unsound(why) => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(unsound(|puzzle| puzzle.themes.clear()), Unsound::Themes);
    assert!(matches!(unsound(|puzzle| puzzle.others.clear()), Unsound::Others(2, found) if found.len() == 3));
    let broken = |change: fn(&mut Puzzle)| match unsound(change) {
        Unsound::Broken(error) => error.code(),
        other => panic!("{other:?}"),
    };
    assert_eq!(broken(|puzzle| puzzle.id.clear()), "bad_id");
    assert_eq!(broken(|puzzle| puzzle.moves = 2), "bad_counts");
    assert_eq!(broken(|puzzle| puzzle.line[0] = "d4d9".to_owned()), "illegal_move");
    let renamed = |puzzle: &mut Puzzle| {
        puzzle.rules = "kja-points@9".to_owned();
        puzzle.id = Puzzle::id_of(&puzzle.rules, &puzzle.fen);
    };
    assert_eq!(broken(renamed), "unknown_rules");
}

#[test]
fn a_line_that_is_no_problem_is_refused() {
    for line in [
        "",
        "{}",
        &THREE.replace("\"grade\"", "\"level\""),
        &THREE.replace("chariot-mate", "mate"),
    ] {
        assert_eq!(
            Puzzle::from_line(line).map_err(|error| error.code()),
            Err("bad_form"),
            "{line}"
        );
    }
}
