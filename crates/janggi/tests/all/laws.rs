//! Property tests on random positions, and tests of invalid setups, packed positions, FENs and UCI moves.

use crate::playout;
use janggi::{Action, Bitboard, Board, Move, Piece, Position, Role, Setup, SetupFault, Side, Square, fen, uci};

const POSITIONS: usize = 20_000;

fn parse(text: &str) -> Position {
    Position::try_from(fen::parse(text).expect(text)).expect(text)
}

fn square(text: &str) -> Square {
    text.parse().expect(text)
}

#[test]
fn fen_and_uci_round_trip() {
    playout::positions(1, POSITIONS, |position, _| {
        let text = fen::print(position);
        assert_eq!(&parse(&text), position);
        assert_eq!(fen::print_setup(&position.to_setup()), text);
        for mv in position.legal_moves().into_iter().chain([Move::Pass]) {
            let text = uci::print_move(mv, position);
            assert_eq!(uci::parse_move(&text, position), Ok(mv));
            let token = Action::from(mv).to_token(position);
            assert_eq!(text.parse(), Ok(token));
            assert_eq!(token.to_string(), text);
            assert_eq!(Action::of_token(token, position), Ok(mv.into()));
        }
    });
}

#[test]
fn the_incremental_position_is_the_fresh_one() {
    playout::positions(2, POSITIONS, |position, rng| {
        let Some(mv) = playout::choose(position, rng) else {
            return;
        };
        let next = position.after(mv);
        let fresh = Position::try_from(next.to_setup()).expect("a legal action keeps the position legal");
        assert_eq!(next, fresh);
        assert_eq!(next.hash(), fresh.hash());
        assert_eq!(position.hash_after(mv), fresh.hash());
        let mut board = Board::EMPTY;
        for (square, piece) in next.board().pieces() {
            board.set(square, Some(piece));
        }
        assert_eq!(&board, next.board());
    });
}

#[test]
fn mirror_images_have_mirrored_steps() {
    playout::positions(3, POSITIONS / 4, |position, _| {
        let mirrored = Position::try_from(Setup {
            board: position.board().mirror(),
            ..position.to_setup()
        })
        .expect("the mirror image of a position is one");
        assert_eq!(mirrored.count_legal_moves(), position.count_legal_moves());
        for from in Square::all() {
            let expected: Bitboard = position
                .legal_destinations(from)
                .into_iter()
                .map(Square::mirror)
                .collect();
            assert_eq!(mirrored.legal_destinations(from.mirror()), expected);
        }
    });
}

/// If the board is rotated and the sides are exchanged, the legal steps are rotated too.
#[test]
fn neither_side_is_special() {
    playout::positions(4, POSITIONS / 4, |position, _| {
        let mut setup = Setup {
            turn: position.turn().opposite(),
            ..Setup::EMPTY
        };
        for (square, piece) in position.board().pieces() {
            setup.board.set(
                square.rotate(),
                Some(Piece {
                    side: piece.side.opposite(),
                    role: piece.role,
                }),
            );
        }
        let turned = Position::try_from(setup).expect("the turned position is one");
        assert_eq!(turned.facing(), position.facing());
        assert_eq!(turned.points().cho, position.points().han);
        for from in Square::all() {
            let expected: Bitboard = position
                .legal_destinations(from)
                .into_iter()
                .map(Square::rotate)
                .collect();
            assert_eq!(turned.legal_destinations(from.rotate()), expected);
        }
    });
}

#[test]
fn legal_steps_are_within_reach() {
    playout::positions(5, POSITIONS / 4, |position, _| {
        for from in Square::all() {
            let legal = position.legal_destinations(from);
            assert_eq!(legal & position.board().reach(from), legal);
        }
    });
}

#[test]
fn packed_positions_round_trip_and_have_one_form() {
    playout::positions(21, POSITIONS, |position, rng| {
        let bytes = position.pack();
        assert_eq!(Position::unpack(&bytes).as_ref(), Ok(position));
        let mut other = bytes;
        other[rng.below(Position::PACKED)] ^= 1 << rng.below(8);
        match Position::unpack(&other) {
            Ok(found) => assert_eq!(found.pack(), other, "a second form of {found:?}"),
            Err(error) => assert!(!error.code().is_empty() && !error.to_string().is_empty()),
        }
    });
}

#[test]
fn hostile_bytes_are_refused_with_a_code() {
    let start = parse("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1").pack();
    let code = |bytes: &[u8]| Position::unpack(bytes).expect_err("hostile").code();
    let with = |at: usize, byte: u8| {
        let mut bytes = start;
        bytes[at] = byte;
        code(&bytes)
    };
    assert_eq!(code(&[]), "packed_length");
    assert_eq!(code(&[0; 37]), "packed_length");
    assert_eq!(code(&[0; 36]), "bad_position");
    assert_eq!(with(11, 0x80), "packed_surplus");
    assert_eq!(with(12, 0xee), "packed_kind");
    assert_eq!(with(12, 0x20), "bad_position");
    assert_eq!(code(&[[0xff; 11].as_slice(), &[3; 25]].concat()), "packed_pieces");
    let mut fewer = parse("4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1").pack();
    fewer[20] = 1;
    assert_eq!(code(&fewer), "packed_surplus");
}

#[test]
fn the_hash_knows_pieces_points_and_the_turn_only() {
    let position = parse("4k4/9/4p4/9/9/9/9/9/4K4/R8 w - - 0 1");
    assert_eq!(position.hash(), parse("4k4/9/4p4/9/9/9/9/9/4K4/R8 w - - 57 12").hash());
    assert_ne!(position.hash(), parse("4k4/9/4p4/9/9/9/9/9/4K4/R8 b - - 0 1").hash());
    let circle = ["a1b1", "e10d10", "b1a1", "d10e10"]
        .into_iter()
        .fold(position.clone(), |position, text| {
            position.after(uci::parse_move(text, &position).expect(text))
        });
    assert_eq!(circle.hash(), position.hash());
    assert_ne!(circle, position);
}

#[test]
fn counters_follow_the_game() {
    let start = parse("4k4/9/4p4/9/9/9/9/9/4K4/R3P4 w - - 7 3");
    let passed = start.after(Move::Pass);
    assert_eq!(
        (passed.no_capture_plies(), passed.move_number(), passed.turn()),
        (8, 3, Side::Han)
    );
    let stepped = passed.after(Move::Step {
        from: square("e8"),
        to: square("d8"),
    });
    assert_eq!(
        (stepped.no_capture_plies(), stepped.move_number(), stepped.turn()),
        (9, 4, Side::Cho)
    );
    let mut taking = parse("4k4/9/9/9/9/9/p8/9/4K4/R8 w - - 99 3");
    let taken = taking.play_unchecked(Move::Step {
        from: square("a1"),
        to: square("a4"),
    });
    assert_eq!(
        taken,
        Some(Piece {
            side: Side::Han,
            role: Role::Soldier
        })
    );
    assert_eq!(taking.no_capture_plies(), 0);
}

#[test]
fn a_setup_reports_every_fault() {
    let faults = |text: &str| {
        Position::try_from(fen::parse(text).expect(text))
            .expect_err(text)
            .as_slice()
            .to_vec()
    };
    assert_eq!(
        faults("9/9/9/9/9/9/9/9/9/9 w - - 0 1"),
        [SetupFault::NoGeneral(Side::Cho), SetupFault::NoGeneral(Side::Han)]
    );
    assert_eq!(
        faults("k8/9/9/3a5/9/9/9/9/9/3KK4 b - - 0 1"),
        [
            SetupFault::ManyGenerals(Side::Cho),
            SetupFault::OutsidePalace(Side::Han, Role::General),
            SetupFault::OutsidePalace(Side::Han, Role::Guard)
        ]
    );
    assert_eq!(
        faults("4k4/9/9/9/9/9/9/9/9/3KR4 w - - 0 1"),
        [SetupFault::OpponentInCheck(Side::Han)]
    );
    assert_eq!(
        faults("4k4/9/9/9/9/PPPPPPPPP/PPPPPPPPP/9/9/3K5 w - - 0 1"),
        [SetupFault::ManyPieces(Side::Cho)]
    );
    let codes: Vec<_> = faults("k8/9/9/9/9/9/9/9/9/9 w - - 0 1")
        .into_iter()
        .map(SetupFault::code)
        .collect();
    assert_eq!(codes, ["no_general", "outside_palace"]);
}

#[test]
fn uci_refuses_what_is_no_move() {
    let position = parse("4k4/9/4p4/9/9/9/9/9/4K4/R8 w - - 0 1");
    for pass in ["e2e2", "pass", "0000", "@@@@"] {
        assert_eq!(uci::parse_move(pass, &position), Ok(Move::Pass), "{pass}");
    }
    let tens = Move::Step {
        from: square("a10"),
        to: square("b10"),
    };
    assert_eq!(uci::parse_move("a10b10", &position), Ok(tens));
    let cases = [
        ("", "move_syntax"),
        ("a1", "move_syntax"),
        ("a0a1", "move_syntax"),
        ("a1a11", "move_syntax"),
        ("j1a1", "move_syntax"),
        ("A1a2", "move_syntax"),
        ("a1a2q", "move_syntax"),
        ("a1-a2", "move_syntax"),
        ("a1 a2", "move_syntax"),
        ("장기", "move_syntax"),
        ("a1a1", "move_null_step"),
        ("e10e10", "move_null_step"),
    ];
    for (text, code) in cases {
        let error = uci::parse_move(text, &position).expect_err(text);
        assert_eq!(error.code(), code, "{text}");
    }
}

#[test]
fn malformed_fens_are_refused_with_their_code() {
    let cases = [
        ("", "fen_ranks"),
        ("9/9/9 w - - 0 1", "fen_ranks"),
        ("9/9/9/9/9/9/9/9/9/9/9 w - - 0 1", "fen_ranks"),
        ("8/9/9/9/9/9/9/9/9/9 w - - 0 1", "fen_rank_length"),
        ("k9/9/9/9/9/9/9/9/9/9 w - - 0 1", "fen_rank_length"),
        ("9k/9/9/9/9/9/9/9/9/9 w - - 0 1", "fen_rank_length"),
        ("//////// /", "fen_ranks"),
        ("///////// w", "fen_rank_length"),
        ("3x5/9/9/9/9/9/9/9/9/9 w - - 0 1", "fen_piece"),
        ("3궁5/9/9/9/9/9/9/9/9/9 w - - 0 1", "fen_piece"),
        ("+R8/9/9/9/9/9/9/9/9/9 w - - 0 1", "fen_piece"),
        ("36/9/9/9/9/9/9/9/9/9 w - - 0 1", "fen_gap"),
        ("09/9/9/9/9/9/9/9/9/9 w - - 0 1", "fen_gap"),
        ("4k4/9/9/9/9/9/9/9/4K4/9", "fen_turn"),
        ("4k4/9/9/9/9/9/9/9/4K4/9 cho - - 0 1", "fen_turn"),
        ("4k4/9/9/9/9/9/9/9/4K4/9 W - - 0 1", "fen_turn"),
        ("4k4/9/9/9/9/9/9/9/4K4/9 w KQkq - 0 1", "fen_unused"),
        ("4k4/9/9/9/9/9/9/9/4K4/9 w - e3 0 1", "fen_unused"),
        ("4k4/9/9/9/9/9/9/9/4K4/9 w - - -1 1", "fen_counter"),
        ("4k4/9/9/9/9/9/9/9/4K4/9 w - - +1 1", "fen_counter"),
        ("4k4/9/9/9/9/9/9/9/4K4/9 w - - 4294967296 1", "fen_counter"),
        ("4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 x", "fen_counter"),
        ("4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1 2", "fen_surplus"),
    ];
    for (text, code) in cases {
        assert_eq!(fen::parse(text).expect_err(text).code(), code, "{text}");
    }
}

#[test]
fn tolerated_fens_mean_the_standard_one() {
    let standard = fen::parse("rnba1abnr/4k4/9/9/9/9/9/9/4K4/RNBA1ABNR w - - 0 1").expect("standard");
    for text in [
        "rhea1aehr/4k4/9/9/9/9/9/9/4K4/RHEA1AEHR w - - 0 1",
        "  rnba1abnr/4k4/9/9/9/9/9/9/4K4/RNBA1ABNR   w  -\t- 0 0 ",
        "rnba1abnr/4k4/9/9/9/9/9/9/4K4/RNBA1ABNR w",
        "rnba1abnr/4k4/9/9/9/9/9/9/4K4/RNBA1ABNR w - - 0",
    ] {
        assert_eq!(fen::parse(text).as_ref(), Ok(&standard), "{text}");
    }
}

#[test]
fn a_step_opens_a_facing_where_there_is_one_only_after_it() {
    let mut opened = 0;
    playout::positions(17, POSITIONS, |position, _| {
        for mv in position.legal_moves() {
            let Move::Step { from, to } = mv else { continue };
            let opens = position.after(mv).facing() && !position.facing();
            assert_eq!(position.opens_facing(from, to), opens, "{position:?} {mv:?}");
            assert!(
                !opens || position.facing_openers().contains(from),
                "{position:?} {mv:?}"
            );
            opened += u32::from(opens);
        }
    });
    assert!(opened > 1_000, "{opened}");
}
