//! Tests of the committed answers to common claims about attacks on guards.

use super::{WORK, signature};
use janggi::{Position, Side, fen, uci};
use std::path::Path;
use tablebase::claims::{ClaimsFile, Example, OBJECTIVES, WinCount};
use tablebase::wins::{Family, Reading, Wins};
use tablebase::{Colours, Folder, Objective, Share, Signature, canonical};

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn committed() -> (String, ClaimsFile) {
    let text = read("web/src/features/endgames/claims.json");
    let file = ClaimsFile::read(&text).expect("a file of claims");
    (text, file)
}

#[test]
fn the_file_has_every_claim_and_the_page_its_figures() {
    let (text, file) = committed();
    let again = ClaimsFile::new(
        |signature, objective| Ok::<_, ()>(file.verdict(signature, objective)),
        |signature| Ok(file.on_points(signature)),
    );
    let again = again.expect("nothing fails");
    assert!(
        again == file && file.text() == text,
        "run `janggun tables claims report --write`"
    );
    let page = read("docs/engine/endgames.md");
    let figures = format!("writes them -->\n\n{}\n<!-- end of the claims", file.figures());
    assert!(page.contains(&figures), "run `janggun tables claims report --write`");
}

#[test]
fn every_example_is_played_by_the_rules_to_a_mate_in_the_longest_distance() {
    let (_, file) = committed();
    let mut checked = 0;
    for case in file.claims.iter().flat_map(|claim| &claim.cases) {
        let verdicts = [&case.verdicts.mate, &case.verdicts.mate_facing_draw];
        for verdict in verdicts.into_iter().flatten() {
            let Some(Example { fen, moves }) = &verdict.example else {
                continue;
            };
            let mut position = Position::try_from(fen::parse(fen).expect("a FEN")).expect("legal");
            assert_eq!(Signature::of(position.board()).to_string(), case.signature);
            assert_eq!(position.turn(), Side::Cho);
            assert_eq!(Some(moves.len() as u32), verdict.longest, "{}", case.signature);
            for text in moves {
                let step = uci::parse_move(text, &position).expect("a move");
                position = position.after(step);
            }
            assert!(
                position.in_check() && position.legal_moves().is_empty(),
                "{}",
                case.signature
            );
            checked += 1;
        }
    }
    assert!(checked >= 8, "only {checked} examples");
}

/// Solves the smallest of the claims again.
#[test]
fn the_answer_for_a_chariot_and_a_soldier_is_the_committed_one() {
    let (_, file) = committed();
    let own = signature("KRP-KA");
    for objective in OBJECTIVES {
        let mut wins = Wins::new(own, objective, &WORK).expect("of this kind");
        let mut rounds = Vec::new();
        while rounds.last().is_none_or(|changes: &Vec<_>| !changes.is_empty()) {
            rounds.push(wins.next(&WORK).expect("not stopped").to_vec());
        }
        let reading = Reading::new(Family::new(own).expect("of this kind"), objective, rounds);
        assert_eq!(
            file.verdict(own, objective),
            Some(WinCount::of(&reading)),
            "{objective}"
        );
    }
    // The tables of distances must have the same counts.
    let place = tempfile::tempdir().expect("a folder");
    let folder = Folder::new(place.path());
    for objective in [Objective::Mate, Objective::Points] {
        let shares = [(own, Side::Cho), (own.swapped(), Side::Han)].map(|(signature, side)| {
            let (stored, colours) = canonical(objective, signature);
            let side = if colours == Colours::Swapped {
                side.opposite()
            } else {
                side
            };
            let made = folder.build(objective, &[stored], &WORK, |_, _, _, _| {});
            made.expect("made");
            let table = folder.load(objective, stored).expect("there");
            Share::of(&table, objective, side, &WORK).expect("not stopped")
        });
        let verdict = file.verdict(own, Objective::Mate).expect("computed");
        assert_eq!(
            shares.map(|share| share.positions),
            [verdict.positions; 2],
            "{objective}"
        );
        match objective {
            Objective::Mate => assert_eq!(shares.map(|share| share.won), [verdict.won; 2]),
            _ => assert_eq!(file.on_points(own), Some(shares)),
        }
    }
    assert!(Wins::new(own, Objective::Points, &WORK).is_err());
    assert!(Family::new(signature("KR-KP")).is_none(), "the defender has a soldier");
}
