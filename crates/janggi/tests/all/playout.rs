//! Seeded random positions for tests. The same seed produces the same positions on every machine.

use crate::random::Rng;
use janggi::{Arrangement, BySide, Move, Piece, Position, Role, Setup, Side, Square};

/// Calls `visit` with `count` positions from playouts of up to 120 plies. A playout starts from a standard start, a
/// start with pieces removed, or a random board.
pub(crate) fn positions(seed: u64, count: usize, mut visit: impl FnMut(&Position, &mut Rng)) {
    let mut rng = Rng(seed);
    let mut seen = 0;
    while seen < count {
        let mut position = match rng.below(3) {
            0 => start(&mut rng),
            1 => thinned(&mut rng),
            _ => scattered(&mut rng),
        };
        for _ in 0..120 {
            visit(&position, &mut rng);
            seen += 1;
            let Some(mv) = choose(&position, &mut rng) else { break };
            position = position.after(mv);
            if seen == count {
                return;
            }
        }
    }
}

/// Returns a random legal action; `None` in mate. A step without check is redrawn up to four times, so that checks are
/// frequent.
pub(crate) fn choose(position: &Position, rng: &mut Rng) -> Option<Move> {
    let steps = position.legal_moves();
    if steps.is_empty() || (!position.in_check() && rng.below(40) == 0) {
        return (!position.in_check()).then_some(Move::Pass);
    }
    let mut mv = rng.pick(&steps);
    for _ in 0..rng.below(5) {
        let next = position.after(mv);
        if next.in_check() {
            break;
        }
        mv = rng.pick(&steps);
    }
    Some(mv)
}

fn start(rng: &mut Rng) -> Position {
    Position::start(BySide {
        cho: rng.pick(&Arrangement::ALL),
        han: rng.pick(&Arrangement::ALL),
    })
}

/// Returns a start with random pieces removed, but not the generals.
fn thinned(rng: &mut Rng) -> Position {
    loop {
        let mut setup = start(rng).to_setup();
        let keep = rng.below(32);
        let pieces: Vec<(Square, Piece)> = setup.board.pieces().collect();
        for (square, piece) in pieces {
            if piece.role != Role::General && rng.below(32) > keep {
                setup.board.set(square, None);
            }
        }
        if let Ok(position) = Position::try_from(setup) {
            return position;
        }
    }
}

/// Returns a position with generals and guards anywhere in their palaces, and up to twelve other pieces anywhere.
fn scattered(rng: &mut Rng) -> Position {
    let all: Vec<Square> = Square::all().collect();
    loop {
        let mut setup = Setup::EMPTY;
        for side in Side::ALL {
            let palace: Vec<Square> = all
                .iter()
                .copied()
                .filter(|square| square.palace() == Some(side))
                .collect();
            for role in [Role::General, Role::Guard, Role::Guard]
                .into_iter()
                .take(1 + rng.below(3))
            {
                put(&mut setup, rng.pick(&palace), Piece { side, role });
            }
        }
        for _ in 0..rng.below(13) {
            let piece = Piece {
                side: rng.pick(&Side::ALL),
                role: rng.pick(&Role::ALL[2..]),
            };
            put(&mut setup, rng.pick(&all), piece);
        }
        setup.turn = rng.pick(&Side::ALL);
        if let Ok(position) = Position::try_from(setup) {
            return position;
        }
    }
}

fn put(setup: &mut Setup, square: Square, piece: Piece) {
    if setup.board.get(square).is_none() {
        setup.board.set(square, Some(piece));
    }
}
