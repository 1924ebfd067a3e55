//! Checks that any line `FEN|move` is either rejected with a code or parsed as a move that survives being printed and
//! parsed again.

use janggi::{Position, fen, uci};

pub(crate) fn uci(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let (board, text) = text
        .split_once('|')
        .unwrap_or(("4k4/9/4p4/9/9/9/9/9/4K4/R8 w - - 0 1", text));
    let Ok(setup) = fen::parse(board) else { return };
    let Ok(position) = Position::try_from(setup) else {
        return;
    };
    match uci::parse_move(text, &position) {
        Ok(mv) => {
            let printed = uci::print_move(mv, &position);
            assert_eq!(uci::parse_move(&printed, &position), Ok(mv), "{printed}");
            if let janggi::Move::Step { from, to } = mv {
                assert_eq!(
                    position.explain(from, to).is_ok(),
                    position.legal_destinations(from).contains(to)
                );
            }
        }
        Err(error) => assert!(!error.code().is_empty()),
    }
}
