//! Tests that the piece cards of the web app agree with the rules. Every diagram of
//! `web/src/features/learn/diagrams.json` is checked: its destinations and the reasons why the piece may not go to
//! other points.

use std::collections::BTreeSet;

use janggi::ruleset::Coded;
use janggi::{Bitboard, Board, Movement, Piece, Position, Role, Setup, Side, Square, fen};
use serde_json::Value;

fn square(value: &Value) -> Square {
    value.as_str().and_then(|text| text.parse().ok()).expect("a square")
}

fn squares(value: &Value) -> BTreeSet<Square> {
    value
        .as_array()
        .expect("a list of squares")
        .iter()
        .map(square)
        .collect()
}

/// Returns the positions made from the diagram by adding the missing generals. In each of them, Cho is not in check,
/// and the piece's legal destinations are the marked points.
fn with_generals(movement: Movement, board: &Board, from: Square, to: &BTreeSet<Square>) -> Vec<Position> {
    let general = |side| Piece {
        side,
        role: Role::General,
    };
    let homes = |side: Side| -> Vec<Option<Square>> {
        let stands = board.pieces().any(|(_, piece)| piece == general(side));
        if stands {
            vec![None]
        } else {
            Bitboard::palace(side).into_iter().map(Some).collect()
        }
    };
    let mut found = Vec::new();
    for cho in homes(Side::Cho) {
        for han in homes(Side::Han) {
            let taken = |home: Option<Square>| home.is_some_and(|at| board.get(at).is_some() || to.contains(&at));
            if taken(cho) || taken(han) {
                continue;
            }
            let mut board = board.clone();
            for (side, home) in [(Side::Cho, cho), (Side::Han, han)] {
                if let Some(at) = home {
                    board.set(at, Some(general(side)));
                }
            }
            let setup = Setup {
                board,
                turn: Side::Cho,
                movement,
                ..Setup::EMPTY
            };
            let Ok(position) = Position::try_from(setup) else {
                continue;
            };
            if !position.in_check() && position.legal_destinations(from).into_iter().collect::<BTreeSet<_>>() == *to {
                found.push(position);
            }
        }
    }
    found
}

/// Checks a diagram in one of its variants. The piece must reach exactly the marked points, and every other
/// point without an own piece must have the stated reason.
fn check(diagram: &Value, movement: Movement) {
    let id = format!("{} under {movement:?}", diagram["id"]);
    let board = fen::parse_board(diagram["board"].as_str().expect("a board")).expect("a board");
    let (from, to) = (square(&diagram["from"]), squares(&diagram["to"]));
    let positions = with_generals(movement, &board, from, &to);
    assert!(!positions.is_empty(), "{id}: nowhere to put the generals");
    for point in (0..90).filter_map(Square::from_index) {
        let is_own = board.get(point).is_some_and(|piece| piece.side == Side::Cho);
        if is_own || to.contains(&point) {
            continue;
        }
        let code = diagram["why"].get(point.to_string()).unwrap_or(&diagram["otherwise"]);
        let reasons: BTreeSet<&str> = positions
            .iter()
            .filter_map(|position| position.explain(from, point).err())
            .map(|why| why.code())
            .collect();
        assert!(
            reasons.contains(code.as_str().expect("a code")),
            "{id} {point}: {code} is none of {reasons:?}"
        );
    }
}

#[test]
fn every_diagram_of_the_piece_cards() {
    let text = include_str!("../../../web/src/features/learn/diagrams.json");
    let diagrams: Value = serde_json::from_str(text).expect("JSON");
    for diagram in diagrams.as_array().expect("a list of diagrams") {
        let laws = diagram["laws"].as_array().expect("laws of movement");
        assert!(!laws.is_empty(), "{} is shown for no law", diagram["id"]);
        for law in laws {
            let movement = Movement::from_code(law.as_str().expect("a code")).expect("a law of movement");
            check(diagram, movement);
        }
    }
}
