//! Tests of Korean, western, UCI and pychess move notation: round trips, two real games, and rejected texts.

use crate::playout;
use crate::random;
use std::collections::BTreeMap;

use janggi::korean::{self, Labels, Squares, Style, Taken};
use janggi::{Arrangement, BySide, Move, Position, Square, fen, san, uci, western};

const GAMES: usize = 100_000;

fn position(text: &str) -> Position {
    Position::try_from(fen::parse(text).expect(text)).expect(text)
}

fn square(text: &str) -> Square {
    text.parse().expect(text)
}

fn styles() -> Vec<Style> {
    let mut styles = Vec::new();
    for squares in [Squares::RowColumn, Squares::Old, Squares::Letters] {
        for labels in [Labels::Hangul, Labels::Hanja, Labels::SidedHangul, Labels::SidedHanja] {
            for taken in [Taken::Bare, Taken::AfterTa] {
                styles.push(Style { squares, labels, taken });
            }
        }
    }
    styles
}

/// Checks the round trip of one ply in a Korean style and in another notation.
fn round_trip(mv: Move, position: &Position, style: Style, form: usize) {
    let text = korean::print_move(mv, position, style);
    assert_eq!(
        korean::parse_move_in(&text, position, style.squares),
        Ok(mv),
        "{text} in {}",
        fen::print(position)
    );
    match form % 4 {
        0 => {
            let text = western::print_move(mv, position, western::Style::Numbers);
            assert_eq!(western::parse_move(&text, position), Ok(mv), "{text}");
        }
        1 => {
            let text = western::print_move(mv, position, western::Style::Named);
            assert_eq!(western::parse_move(&text, position), Ok(mv), "{text}");
        }
        2 => assert_eq!(uci::parse_move(&uci::print_move(mv, position), position), Ok(mv)),
        _ => {
            let text = san::print_move(mv, position);
            assert_eq!(
                san::parse_move(&text, position),
                Ok(mv),
                "{text} in {}",
                fen::print(position)
            );
        }
    }
}

#[test]
fn a_hundred_thousand_games_round_trip() {
    let styles = styles();
    let mut rng = random::Rng(42);
    let mut plies = 0;
    for game in 0..GAMES {
        let arrangements = BySide {
            cho: rng.pick(&Arrangement::ALL),
            han: rng.pick(&Arrangement::ALL),
        };
        let mut position = Position::start(arrangements);
        for ply in 0..10 + rng.below(60) {
            let Some(mv) = playout::choose(&position, &mut rng) else {
                break;
            };
            round_trip(mv, &position, styles[game % styles.len()], game + ply);
            position = position.after(mv);
            plies += 1;
        }
    }
    assert!(plies > 30 * GAMES, "{plies}");
}

#[test]
fn every_legal_step_has_its_own_san() {
    playout::positions(5, 5_000, |position, _| {
        let mut texts = BTreeMap::new();
        for mv in position
            .legal_moves()
            .into_iter()
            .chain((!position.in_check()).then_some(Move::Pass))
        {
            let text = san::print_move(mv, position);
            assert_eq!(
                san::parse_move(&text, position),
                Ok(mv),
                "{text} in {}",
                fen::print(position)
            );
            assert_eq!(texts.insert(text, mv), None);
        }
    });
}

#[test]
fn points_in_every_numbering() {
    for square in Square::all() {
        for squares in [Squares::RowColumn, Squares::Old, Squares::Letters] {
            let text = korean::print_square(square, squares);
            assert_eq!(korean::parse_square(&text, squares), Ok(square));
        }
    }
    let cases = [
        ("i4", "79", "84"),
        ("h4", "78", "74"),
        ("e1", "05", "41"),
        ("e2", "95", "42"),
        ("e10", "15", "50"),
    ];
    for (uci, new, old) in cases
        .into_iter()
        .chain([("e9", "25", "49"), ("a1", "01", "1"), ("a2", "91", "2")])
    {
        assert_eq!(korean::print_square(square(uci), Squares::RowColumn), new);
        assert_eq!(korean::print_square(square(uci), Squares::Old), old);
    }
    for text in ["", "7", "70", "790", "x1", "７９"] {
        assert!(korean::parse_square(text, Squares::RowColumn).is_err(), "{text}");
    }
    for text in ["0", "91", "123", "00"] {
        assert!(korean::parse_square(text, Squares::Old).is_err(), "{text}");
    }
}

/// A professional game from 2016 and a Kakao game from 2021, without player names.
#[test]
fn two_real_games() {
    let table = include_str!("../../testdata/records/two-games.csv");
    let mut games = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let [start, korean_text, uci_text, end] = line.split(',').collect::<Vec<_>>().try_into().expect("four columns");
        let mut position = position(start);
        let moves: Vec<_> = uci_text.split(' ').collect();
        let texts: Vec<_> = korean_text.split(' ').filter(|text| !text.is_empty()).collect();
        assert!(texts.is_empty() || texts.len() == moves.len());
        for (ply, uci_move) in moves.iter().enumerate() {
            let mv = uci::parse_move(uci_move, &position).expect(uci_move);
            if let Some(text) = texts.get(ply) {
                assert_eq!(korean::parse_move(text, &position), Ok(mv), "ply {}", ply + 1);
                assert_eq!(
                    korean::print_move(mv, &position, Style::HANGUL),
                    *text,
                    "ply {}",
                    ply + 1
                );
            }
            let Move::Step { from, to } = mv else {
                panic!("no pass in these games")
            };
            assert_eq!(position.explain(from, to), Ok(()), "ply {}", ply + 1);
            position = position.after(mv);
        }
        assert_eq!(fen::print(&position), end);
        games += 1;
    }
    assert_eq!(games, 2);
}

#[test]
fn tokens_of_real_records() {
    let start = |cho, han| Position::start(BySide { cho, han });
    let smsm = start(Arrangement::Smsm, Arrangement::Smsm);
    let cases = [
        ("79卒78", "i4h4"),
        ("79楚卒78", "i4h4"),
        ("79초졸78", "i4h4"),
        ("79 졸 78", "i4h4"),
        (" 79졸78 ", "i4h4"),
        ("i3卒h3", "i4h4"),
        ("79병78", "i4h4"),
        ("95장94", "e2d2"),
        ("95궁94", "e2d2"),
        ("95楚94", "e2d2"),
        ("95초왕94", "e2d2"),
        ("한수쉼", "e2e2"),
        ("마87", "h1g3"),
    ];
    for (text, expected) in cases {
        let mv = uci::parse_move(expected, &smsm).expect(expected);
        assert_eq!(korean::parse_move(text, &smsm), Ok(mv), "{text}");
    }
    let old = uci::parse_move("i4h4", &smsm).expect("i4h4");
    assert_eq!(korean::parse_move_in("84졸74", &smsm, Squares::Old), Ok(old));
    // In 14장군 and 40장군, 장군 announces check; 장 is not a captured general.
    let check = position("4k4/9/9/9/9/9/9/9/4K4/3R5 w - - 0 1");
    let up = uci::parse_move("d1d10", &check).expect("d1d10");
    assert_eq!(korean::print_move(up, &check, Style::HANGUL), "04차14장군");
    assert_eq!(korean::parse_move("04차14장군", &check), Ok(up));
    assert_eq!(korean::parse_move_in("31차40장군", &check, Squares::Old), Ok(up));
    let mate = position("3k5/R8/1R7/9/9/9/9/9/4K4/9 w - - 0 1");
    let last = uci::parse_move("b8b10", &mate).expect("b8b10");
    assert_eq!(western::print_move(last, &mate, western::Style::Numbers), "R32-12#");
    assert_eq!(san::print_move(last, &mate), "Rb10#");
}

#[test]
fn refusals_of_korean_texts() {
    let start = position("rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1");
    let cases = [
        ("", "move_piece_name"),
        ("79", "move_piece_name"),
        ("79졸", "move_point"),
        ("70졸78", "move_point"),
        ("790졸78", "move_point"),
        ("79졸788", "move_point"),
        ("79卒78!", "move_surplus"),
        ("79졸78타", "move_piece_name"),
        ("79졸78장군군", "move_surplus"),
        ("69졸78", "move_no_piece"),
        ("79차78", "move_other_piece"),
        ("79漢卒78", "move_other_side"),
        ("49병48", "move_other_side"),
        ("79졸78병", "move_other_taken"),
        ("79졸78장군", "move_no_check"),
        ("졸75", "move_no_candidate"),
        ("졸74", "move_ambiguous"),
        ("한수쉼요", "move_piece_name"),
        ("a4b4", "move_piece_name"),
        ("Pb4", "move_point"),
    ];
    for (text, code) in cases {
        let error = korean::parse_move(text, &start).expect_err(text);
        assert_eq!(error.code(), code, "{text}: {error}");
    }
}

#[test]
fn western_forms() {
    let start = position("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1");
    let parse = |text: &str| western::parse_move(text, &start);
    let mv = |text: &str| uci::parse_move(text, &start).expect(text);
    assert_eq!(
        western::print_move(mv("b1c3"), &start, western::Style::Numbers),
        "H02-83"
    );
    assert_eq!(parse("H02-83"), Ok(mv("b1c3")));
    assert_eq!(parse("N02-83"), Ok(mv("b1c3")));
    assert_eq!(parse("P71-72"), Ok(mv("a4b4")));
    assert_eq!(parse("K95-95"), Ok(Move::Pass));
    // The soldier is on a4 if ranks are counted from Cho's side, and on a7 if they are counted from Han's side.
    assert_eq!(parse("a4-b4"), Ok(mv("a4b4")));
    assert_eq!(parse("a7-b7"), Ok(mv("a4b4")));
    let refused = [
        ("", "move_syntax"),
        ("H02", "move_syntax"),
        ("H02-8", "move_syntax"),
        ("H02_83", "move_syntax"),
        ("X02-83", "move_syntax"),
        ("H02-83x", "move_syntax"),
        ("E02-83", "move_other_piece"),
        ("H12-33", "move_no_piece"),
        ("H02x83", "move_other_taken"),
        ("H02-02", "move_null_step"),
        ("a5-b5", "move_no_candidate"),
        ("궁", "move_syntax"),
    ];
    for (text, code) in refused {
        assert_eq!(parse(text).expect_err(text).code(), code, "{text}");
    }
    let takes = position("4k4/9/9/9/9/9/p8/9/4K4/R8 w - - 0 1");
    let capture = uci::parse_move("a1a4", &takes).expect("a1a4");
    assert_eq!(western::print_move(capture, &takes, western::Style::Named), "R01xP71");
    for text in ["R01xP71", "R01x71", "R01x71+"] {
        assert_eq!(western::parse_move(text, &takes), Ok(capture), "{text}");
    }
    assert_eq!(
        western::parse_move("R01xC71", &takes).expect_err("a soldier").code(),
        "move_other_taken"
    );
    assert_eq!(
        western::parse_move("R01-71", &takes).expect_err("takes").code(),
        "move_other_taken"
    );
    let both = position("4k4/9/9/9/9/9/9/P8/9/4K4 w - - 0 1");
    assert_eq!(
        western::parse_move("a3-b3", &both),
        Ok(uci::parse_move("a3b3", &both).expect("a3b3"))
    );
    let two = position("4k4/9/P8/9/9/9/9/P8/9/4K4 w - - 0 1");
    assert_eq!(
        western::parse_move("a3-b3", &two).expect_err("two readings").code(),
        "move_ambiguous"
    );
}

#[test]
fn san_as_pychess_writes_it() {
    let rows = [
        (
            "1b1aa2b1/5k3/3ncn3/1pp1pp3/5r2p/9/P1PPB1PPB/2N1CCN1c/9/R2AKAR2 w - - 19 17",
            "d1e2",
            "Ade2",
        ),
        (
            "1Pbcka3/3nNn1c1/N2CaC3/1pB6/9/9/5P3/9/4K4/9 w - - 0 23",
            "f8f10",
            "Cfxf10",
        ),
        (
            "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
            "a4b4",
            "Pab4",
        ),
        (
            "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
            "e2e2",
            "Ke2",
        ),
        ("4k4/9/9/9/9/9/9/9/4K4/3R5 w - - 0 1", "d1d10", "Rd10+"),
        ("3k5/9/9/R8/9/R8/9/9/4K4/9 w - - 0 1", "a7a6", "R7a6"),
    ];
    for (text, uci_move, expected) in rows {
        let position = position(text);
        let mv = uci::parse_move(uci_move, &position).expect(uci_move);
        assert_eq!(san::print_move(mv, &position), expected);
        assert_eq!(san::parse_move(expected, &position), Ok(mv));
    }
    let start = position(rows[2].0);
    for text in ["Pa4b4", "Paxb4", "Pab4!?", "ab4"] {
        assert_eq!(
            san::parse_move(text, &start),
            Ok(Move::Step {
                from: square("a4"),
                to: square("b4")
            }),
            "{text}"
        );
    }
    let refused = [
        ("", "move_syntax"),
        ("P", "move_syntax"),
        ("Pz4", "move_syntax"),
        ("Qa5", "move_syntax"),
        ("Pj4", "move_syntax"),
        ("P44b4", "move_syntax"),
        ("P4ab4", "move_syntax"),
        ("Rb9", "move_no_candidate"),
        ("Pb4", "move_ambiguous"),
        ("장기", "move_syntax"),
    ];
    for (text, code) in refused {
        assert_eq!(san::parse_move(text, &start).expect_err(text).code(), code, "{text}");
    }
}
