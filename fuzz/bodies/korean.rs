//! Checks that any text after `FEN|` is either rejected or parsed as a move in Korean, Western and SAN notation. A
//! parsed move, except a pass in SAN, survives being printed and parsed again.

use janggi::korean::{self, Squares, Style};
use janggi::{Move, Position, fen, san, western};

pub(crate) fn korean(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let (board, text) = text
        .split_once('|')
        .unwrap_or(("4k4/9/4p4/9/9/9/9/9/4K4/R8 w - - 0 1", text));
    let Ok(setup) = fen::parse(board) else { return };
    let Ok(position) = Position::try_from(setup) else {
        return;
    };
    for squares in [Squares::RowColumn, Squares::Old, Squares::Letters] {
        match korean::parse_move_in(text, &position, squares) {
            Ok(mv) => {
                let printed = korean::print_move(
                    mv,
                    &position,
                    Style {
                        squares,
                        ..Style::SIDED_HANJA
                    },
                );
                assert_eq!(korean::parse_move_in(&printed, &position, squares), Ok(mv), "{printed}");
            }
            Err(error) => assert!(!error.code().is_empty()),
        }
    }
    match western::parse_move(text, &position) {
        Ok(mv) => {
            let printed = western::print_move(mv, &position, western::Style::Named);
            assert_eq!(western::parse_move(&printed, &position), Ok(mv), "{printed}");
        }
        Err(error) => assert!(!error.code().is_empty()),
    }
    match san::parse_move(text, &position) {
        Ok(Move::Pass) | Err(_) => {}
        Ok(mv) => {
            let printed = san::print_move(mv, &position);
            assert_eq!(san::parse_move(&printed, &position), Ok(mv), "{printed}");
        }
    }
}
