//! Exhaustive search for a mate or stalemate among all positions of a few pieces. It is slow and uses no knowledge
//! about mates.

use janggi::referee::{AnyCapture, Ending};
use janggi::{Board, GameHistory, Movement, Piece, Position, Role, Rules, Setup, Side, Square};

/// The pieces of one side without its general. Equal pieces must be adjacent.
pub(crate) type Force<'a> = &'a [Role];

/// Returns a position in which Cho, to move, is mated or, in Xiangqi, stalemated. Cho has the first force.
pub(crate) fn lost_position(rules: &Rules, forces: (Force<'_>, Force<'_>)) -> Option<Position> {
    let side = |side, force: Force<'_>| -> Vec<Piece> {
        let pieces = [Role::General].into_iter().chain(force.iter().copied());
        pieces.map(|role| Piece { side, role }).collect()
    };
    let pieces = [side(Side::Cho, forces.0), side(Side::Han, forces.1)].concat();
    place(rules, &mut Board::EMPTY.clone(), &pieces, None)
}

fn place(rules: &Rules, board: &mut Board, pieces: &[Piece], last: Option<(Piece, Square)>) -> Option<Position> {
    let Some((piece, rest)) = pieces.split_first() else {
        return lost(rules, board);
    };
    let is_first = board.occupied().is_empty();
    for square in Square::all() {
        let ordered = last.is_none_or(|(other, at)| other != *piece || at < square);
        // Mirrored boards are equivalent, so the first piece is placed on one half only.
        let mirrored = is_first && square.file().index() > 4;
        if mirrored || !ordered || board.get(square).is_some() || !may_stand(rules.movement, *piece, square) {
            continue;
        }
        board.set(square, Some(*piece));
        let found = place(rules, board, rest, Some((*piece, square)));
        board.set(square, None);
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Returns whether the piece may stand on the point. The test only saves time, because every position is validated
/// later.
fn may_stand(movement: Movement, piece: Piece, square: Square) -> bool {
    let in_palace = square.palace() == Some(piece.side);
    match (movement, piece.role) {
        (_, Role::General) => in_palace,
        (Movement::Xiangqi, Role::Guard) => in_palace && square.on_palace_diagonal(),
        (_, Role::Guard) => in_palace,
        (Movement::Xiangqi, Role::Elephant) => {
            let (file, rank) = (square.file().index(), square.rank().index());
            let row = if piece.side == Side::Cho { rank } else { 9 - rank };
            matches!((file, row), (2 | 6, 0 | 4) | (0 | 4 | 8, 2))
        }
        _ => true,
    }
}

fn lost(rules: &Rules, board: &Board) -> Option<Position> {
    let setup = Setup {
        board: board.clone(),
        movement: rules.movement,
        ..Setup::EMPTY
    };
    let position = Position::try_from(setup).ok()?;
    let may_be_stalemate = rules.movement == Movement::Xiangqi && !position.has_legal_move();
    if !may_be_stalemate && !position.in_check() {
        return None;
    }
    let history = GameHistory::new(rules.clone(), rules.deom, position.clone(), AnyCapture::No);
    let ending: Option<Ending> = history.ending();
    ending.map(|_| position)
}
