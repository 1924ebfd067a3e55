//! Compares the tables of wins with the tables of distances, which a different solver builds.

use super::{Numbers, WORK, built, signature};
use janggi::{Position, Setup, Side};
use std::sync::atomic::{AtomicBool, Ordering};
use tablebase::wins::{Family, Reading, Wins, WinsFolder};
use tablebase::{Layout, Objective, Tables, Value, Work, canonical};

const OBJECTIVES: [Objective; 2] = [Objective::Mate, Objective::MateFacingDraw];

fn solved(text: &str, objective: Objective) -> Reading {
    let mut wins = Wins::new(signature(text), objective, &WORK).expect("of this kind");
    let mut rounds = Vec::new();
    while rounds.last().is_none_or(|changes: &Vec<_>| !changes.is_empty()) {
        rounds.push(wins.next(&WORK).expect("not stopped").to_vec());
    }
    let family = Family::new(signature(text)).expect("of this kind");
    Reading::new(family, objective, rounds)
}

/// Compares the values of every `step`th position of a signature in both kinds of tables.
fn compare(text: &str, objective: Objective, step: usize) {
    let place = tempfile::tempdir().expect("a folder");
    let tables = Tables::new(built(place.path(), objective, text));
    let reading = solved(text, objective);
    let (stored, _) = canonical(objective, signature(text));
    assert_eq!(stored, signature(text), "Cho's pieces come first");
    let layout = Layout::new(objective, stored).expect("small enough");
    let (mut won, mut lost) = (0, 0);
    for index in (0..layout.size()).step_by(step) {
        let setup = layout.position(index).map(|(board, turn)| Setup {
            board,
            turn,
            ..Setup::EMPTY
        });
        let Some(position) = setup.and_then(|setup| Position::try_from(setup).ok()) else {
            continue;
        };
        let Value { winner, plies, .. } = tables.probe(objective, &position).expect("a table");
        let found = match position.turn() {
            Side::Cho => reading.won_in(&position),
            Side::Han => reading.lost_in(&position),
        };
        assert_eq!(found.map(|_| Side::Cho), winner, "{text} {objective} {position:?}");
        assert_eq!(found, plies.map(u32::from), "{text} {objective} {position:?}");
        match found {
            Some(_) if position.turn() == Side::Cho => won += 1,
            Some(_) => lost += 1,
            None => {}
        }
    }
    assert!(won + lost > 0, "{text} {objective}: nothing to compare");
}

#[test]
fn wins_and_distances_are_those_of_the_other_tables() {
    for objective in OBJECTIVES {
        for (text, step) in [
            ("KR-KA", 3),
            ("KRC-K", 97),
            ("KRN-K", 89),
            ("KPP-KA", 307),
            ("KRA-KA", 29),
        ] {
            compare(text, objective, step);
        }
    }
}

/// A run that was stopped and continued from its files must have the same result as an uninterrupted run.
#[test]
fn a_stopped_run_goes_on_with_the_same_result() {
    let (text, objective) = ("KRN-KA", Objective::Mate);
    let place = tempfile::tempdir().expect("a folder");
    let folder = WinsFolder::new(place.path());
    let stop = AtomicBool::new(false);
    let work = Work {
        threads: 1,
        stop: &stop,
    };
    let stopped = folder.solve(signature(text), objective, &work, |round, _| {
        stop.fetch_or(round == 4, Ordering::Relaxed);
    });
    assert_eq!(stopped.expect_err("stopped").code(), "stopped");
    assert_eq!(
        folder.read(signature(text), objective).expect_err("unfinished").code(),
        "wins_unfinished"
    );
    let mut first = None;
    let made = folder.solve(signature(text), objective, &WORK, |round, _| {
        first.get_or_insert(round);
    });
    made.expect("solved");
    assert_eq!(first, Some(5));
    let (kept, whole) = (
        folder.read(signature(text), objective).expect("read"),
        solved(text, objective),
    );
    assert_eq!(kept.count(), whole.count());
    let longest = kept.longest();
    assert!(!longest.is_empty());
    let wanted = whole.count().longest;
    for position in longest.iter().take(10) {
        assert_eq!(whole.won_in(position), wanted);
        let line = kept.line(position);
        assert_eq!(Some(line.len() as u32), wanted);
        let end = line
            .iter()
            .fold(position.clone(), |position, step| position.after(*step));
        assert!(end.in_check() && end.legal_moves().is_empty(), "the line ends in mate");
    }
    compare_around(&folder, text, objective, &kept);
    assert_eq!(folder.count(signature(text), objective).expect("read"), kept.count());
    let file = place.path().join("mate/KRN-KA/002.jgr");
    let mut bytes = std::fs::read(&file).expect("there");
    bytes[60] ^= 1;
    std::fs::write(&file, bytes).expect("written");
    assert_eq!(
        folder.read(signature(text), objective).expect_err("damaged").code(),
        "wins_damaged"
    );
}

/// Asserts that partial reads around random positions agree with the complete tables.
fn compare_around(folder: &WinsFolder, text: &str, objective: Objective, whole: &Reading) {
    let mut numbers = Numbers(1);
    let mut drawn = || [numbers.below(usize::MAX), numbers.below(usize::MAX)];
    let family = Family::new(signature(text)).expect("of this kind");
    let positions: Vec<Position> = (0..3000).filter_map(|_| family.drawn(drawn())).collect();
    assert!(positions.len() > 1000);
    let around = folder
        .read_around(signature(text), objective, &positions)
        .expect("read");
    for position in positions {
        assert!(
            whole.is_consistent(&position) && around.is_consistent(&position),
            "{position:?}"
        );
        assert_eq!(around.won_in(&position), whole.won_in(&position));
    }
}
