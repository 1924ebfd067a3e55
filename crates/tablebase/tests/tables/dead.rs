//! Tests of dead positions: compares the material that the rules consider dead with the tables.

use super::{MADE, WORK, signatures};
use janggi::referee::is_dead as is_dead_under;
use janggi::{Board, Piece, Preset, Role, Side, Square};
use tablebase::{FREE_ROLES, Folder, Force, Objective, Signature};

/// Returns whether the rules call a signature dead. The rules only count pieces, so the squares are arbitrary.
fn is_dead(signature: Signature) -> bool {
    let mut board = Board::EMPTY;
    let mut points = Square::all();
    for side in Side::ALL {
        let force = signature.force(side);
        let guards = (Role::Guard, force.guards);
        let counts = FREE_ROLES
            .into_iter()
            .zip(force.free)
            .chain([guards, (Role::General, 1)]);
        for (role, count) in counts {
            for square in points.by_ref().take(usize::from(count)) {
                board.set(square, Some(Piece { side, role }));
            }
        }
    }
    assert_eq!(Signature::of(&board), signature);
    is_dead_under(&Preset::FsfCasual.rules(), &board)
}

/// Asserts that the rules consider a signature dead if and only if its table has no mates.
fn compare(folder: &Folder, signatures: &[Signature]) {
    folder
        .build(Objective::Mate, signatures, &WORK, |_, _, _, _| {})
        .expect("made");
    let (mut dead, mut alive) = (0, 0);
    let checked = folder.verify(Objective::Mate, signatures, &WORK, |signature, _, _, checked| {
        let verified = checked.verified();
        assert!(verified.faults.is_empty(), "{signature}");
        let has_mates = verified.won + verified.lost > 0;
        assert_eq!(has_mates, !is_dead(signature), "{signature}");
        if has_mates { alive += 1 } else { dead += 1 }
    });
    checked.expect("tables");
    assert!(dead > 10 && alive > 3, "{dead} {alive}");
}

#[test]
fn the_classes_without_mates_are_those_of_the_tables() {
    let is_bare = |force: &Force| force.free_pieces() == 0 || force.guards == 0;
    let mut signatures = Signature::all_with_free(1);
    signatures.retain(|signature| is_bare(&signature.cho) && is_bare(&signature.han));
    compare(&MADE.folder, &signatures);
}

#[test]
#[ignore = "takes half a minute on all cores; the test above covers the classes in which the side with the piece has no guards"]
fn many_positions_with_all_guards_have_mates_where_the_classes_say() {
    compare(&MADE.folder, &Signature::all_with_free(1));
}

/// Also covers signatures with two free pieces, long mates, and facing generals that may end the game as a draw.
#[test]
fn no_signature_with_a_win_is_dead() {
    let mut won = 0;
    for objective in [Objective::Mate, Objective::MateFacingDraw] {
        let checked = MADE
            .folder
            .verify(objective, &signatures(objective), &WORK, |signature, _, _, checked| {
                let verified = checked.verified();
                if verified.won + verified.lost > 0 {
                    assert!(!is_dead(signature), "{signature}");
                    won += 1;
                }
            });
        checked.expect("tables");
    }
    assert!(won >= 3, "{won}");
}

#[test]
fn captures_never_lead_from_a_dead_class_to_another() {
    for signature in Signature::all_with_free(1).into_iter().filter(|one| is_dead(*one)) {
        assert!(signature.after_captures().all(is_dead), "{signature}");
    }
}
