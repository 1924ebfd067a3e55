//! Tests of piece movement: `testdata/rules/movement.csv`, boards without generals, first steps of every setup, check
//! and mate, and reasons for illegal steps.

use std::collections::BTreeSet;

use janggi::{Arrangement, Bitboard, BySide, Illegal, Move, Piece, Position, Role, Side, Square, fen};

fn position(text: &str) -> Position {
    Position::try_from(fen::parse(text).expect(text)).expect(text)
}

fn square(text: &str) -> Square {
    text.parse().expect(text)
}

fn squares(text: &str) -> Bitboard {
    text.split_whitespace().map(square).collect()
}

#[test]
fn every_row_of_the_table() {
    let table = include_str!("../../testdata/rules/movement.csv");
    let mut rows = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let [id, fen, from, destinations, comment] =
            line.split(',').collect::<Vec<_>>().try_into().expect("five columns");
        let position = position(fen);
        assert_eq!(
            position.legal_destinations(square(from)),
            squares(destinations),
            "{id}: {comment}"
        );
        rows += 1;
    }
    assert_eq!(rows, 30);
}

/// Two diagrams without generals, from the rules of a chess variant server.
#[test]
fn boards_without_generals() {
    let cannon = fen::parse_board("4r4/9/4n4/9/9/2r1Cr2c/9/4C4/9/9").expect("board");
    assert_eq!(cannon.reach(square("e5")), squares("a5 b5 e9 e10 g5 h5"));
    let elephant = fen::parse_board("9/9/2r6/9/9/4EP3/3p5/5p3/9/9").expect("board");
    assert_eq!(elephant.reach(square("e5")), squares("b7 b3 c2 c8 g8"));
}

#[test]
fn first_steps_of_every_setup() {
    let common = "a1a2 a1a3 i1i2 i1i3 d1d2 d1e1 f1e1 f1f2 e2d2 e2d3 e2e1 e2e3 e2f2 e2f3 \
                  a4a5 a4b4 c4b4 c4c5 c4d4 e4d4 e4e5 e4f4 g4f4 g4g5 g4h4 i4h4 i4i5";
    let own = [
        (Arrangement::Mssm, "b1a3 b1c3 h1g3 h1i3"),
        (Arrangement::Msms, "b1a3 b1c3 g1f3 h1f4"),
        (Arrangement::Smsm, "b1d4 c1d3 h1g3 h1i3"),
        (Arrangement::Smms, "b1d4 c1d3 g1f3 h1f4"),
    ];
    for (arrangement, text) in own {
        for han in Arrangement::ALL {
            let position = Position::start(BySide { cho: arrangement, han });
            let steps: BTreeSet<String> = position
                .legal_moves()
                .into_iter()
                .map(|mv| match mv {
                    Move::Step { from, to } => format!("{from}{to}"),
                    Move::Pass => unreachable!("steps hold no pass"),
                })
                .collect();
            let expected: BTreeSet<String> = common
                .split_whitespace()
                .chain(text.split_whitespace())
                .map(str::to_owned)
                .collect();
            assert_eq!(steps, expected, "{arrangement} against {han}");
            assert_eq!(steps.len(), 31);
        }
    }
}

#[test]
fn a_step_along_a_palace_diagonal_discovers_check() {
    let before = position("4ka3/4a4/9/4R4/2B6/9/9/5K3/4p4/3r5 b - - 0 113");
    let after = before.after(Move::Step {
        from: square("e2"),
        to: square("f2"),
    });
    assert!(after.in_check());
    assert_eq!(after.checkers(), squares("d1"));
}

#[test]
fn mate_and_single_answers() {
    let mated = position("3k5/R8/1R7/9/9/9/9/9/4K4/9 w - - 0 1").after(Move::Step {
        from: square("b8"),
        to: square("b10"),
    });
    assert!(mated.in_check() && mated.legal_moves().is_empty() && !mated.has_legal_move());
    let stalemate = position("4k4/c7R/9/3R1R3/9/9/9/9/9/3K5 b - - 0 1");
    assert!(!stalemate.in_check() && stalemate.legal_moves().is_empty());
    let in_check_and_facing = position("2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25");
    assert!(in_check_and_facing.in_check() && in_check_and_facing.facing());
    assert_eq!(
        in_check_and_facing.legal_moves().as_slice(),
        [Move::Step {
            from: square("f3"),
            to: square("e2")
        }]
    );
}

#[test]
fn facing_generals_are_no_check() {
    let facing = position("9/4k4/9/9/9/9/9/9/4K4/9 w - - 0 1");
    assert!(facing.facing() && !facing.in_check());
    assert_eq!(facing.count_legal_moves(), 8);
    assert!(!position("9/4k4/9/9/4p4/9/9/9/4K4/9 w - - 0 1").facing());
}

#[test]
fn reasons_at_the_start_name_the_points() {
    each_is_refused(&[
        (START, "e5", "e6", Illegal::NoPiece { at: square("e5") }),
        (
            START,
            "a10",
            "a9",
            Illegal::NotYours {
                at: square("a10"),
                piece: han(Role::Chariot),
            },
        ),
        (START, "a1", "a1", Illegal::NullStep { at: square("a1") }),
        (
            START,
            "a1",
            "b1",
            Illegal::OwnPiece {
                at: square("b1"),
                piece: cho(Role::Horse),
            },
        ),
        (START, "a1", "a5", Illegal::PathBlocked { at: square("a4") }),
        (
            START,
            "a1",
            "b2",
            Illegal::WrongShape {
                piece: cho(Role::Chariot),
            },
        ),
        (START, "b1", "d2", Illegal::LegBlocked { at: square("c1") }),
        (
            START,
            "c1",
            "e4",
            Illegal::OwnPiece {
                at: square("e4"),
                piece: cho(Role::Soldier),
            },
        ),
        (START, "b3", "b5", Illegal::NoScreen),
        (START, "b3", "i3", Illegal::ScreenIsCannon { at: square("h3") }),
        (
            START,
            "e2",
            "e4",
            Illegal::OwnPiece {
                at: square("e4"),
                piece: cho(Role::Soldier),
            },
        ),
        (START, "d1", "c2", Illegal::LeavesPalace { to: square("c2") }),
        (START, "e4", "e3", Illegal::Backward { to: square("e3") }),
    ]);
}

#[test]
fn reasons_in_other_positions_name_the_points() {
    each_is_refused(&[
        (
            "3k5/9/9/9/9/9/9/9/3K5/9 w - - 0 1",
            "d2",
            "e1",
            Illegal::NoPalaceLine {
                from: square("d2"),
                to: square("e1"),
            },
        ),
        (
            "3k5/9/p8/9/p8/P8/9/C8/9/5K3 w - - 0 1",
            "a3",
            "a7",
            Illegal::ManyScreens {
                between: squares("a5 a6"),
            },
        ),
        (
            "3k5/9/c8/9/9/P8/9/C8/9/5K3 w - - 0 1",
            "a3",
            "a8",
            Illegal::TakesCannon { at: square("a8") },
        ),
        (
            "3k1r3/9/9/9/9/9/9/5R3/9/5K3 w - - 0 1",
            "f3",
            "e3",
            Illegal::ExposesGeneral {
                general: square("f1"),
                by: squares("f10"),
            },
        ),
    ]);
}

/// Checks the reasons for illegal steps. A case is a FEN, from, to and the reason.
fn each_is_refused(cases: &[(&str, &str, &str, Illegal)]) {
    for (fen, from, to, expected) in cases {
        assert_eq!(
            position(fen).explain(square(from), square(to)),
            Err(*expected),
            "{from}{to} in {fen}"
        );
    }
}

#[test]
fn a_check_and_the_second_leg_are_told() {
    let check = position("3k1r3/9/9/9/9/9/9/9/R8/5K3 w - - 0 1");
    let stays = Illegal::StaysInCheck {
        general: square("f1"),
        by: squares("f10"),
    };
    assert_eq!(check.explain(square("a2"), square("b2")), Err(stays));
    assert_eq!(check.explain(square("a2"), square("f2")), Ok(()));
    let elephant = position("3k5/9/9/5p3/9/4B4/9/9/9/5K3 w - - 0 1");
    assert_eq!(
        elephant.explain(square("e5"), square("g8")),
        Err(Illegal::LegBlocked { at: square("f7") })
    );
}

const START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

fn cho(role: Role) -> Piece {
    Piece { side: Side::Cho, role }
}

fn han(role: Role) -> Piece {
    Piece { side: Side::Han, role }
}
