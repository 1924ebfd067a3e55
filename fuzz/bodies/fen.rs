//! Checks that the FEN parser never panics, and that every accepted FEN survives printing, validation and one ply of
//! play.

use janggi::{Position, fen};

pub(crate) fn fen(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let Ok(setup) = fen::parse(text) else { return };
    let printed = fen::print_setup(&setup);
    assert_eq!(fen::parse(&printed).as_ref(), Ok(&setup), "{printed}");
    let Ok(position) = Position::try_from(setup.clone()) else {
        return;
    };
    assert_eq!(fen::print(&position), printed);
    assert_eq!(position.to_setup(), setup);
    assert_eq!(position.count_legal_moves(), position.legal_moves().len());
    for mv in position.legal_moves() {
        let next = position.after(mv);
        let fresh = Position::try_from(next.to_setup()).expect("a legal step leads to a legal position");
        assert_eq!(fresh, next);
    }
}
