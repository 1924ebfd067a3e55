//! Random positions for perpetual check, and the choice of moves in them.

use janggi::{Game, Move, Piece, Position, Role, Setup, Side, Square};

use crate::random::Rng;

/// Number of successive checks that the side to move must be able to give.
const CHECKS: usize = 6;

/// Returns a position in which the side to move can give [`CHECKS`] checks in a row, against any answers.
pub(crate) fn with_checks_without_end(rng: &mut Rng) -> Position {
    loop {
        let checker = rng.pick(&Side::ALL);
        if let Ok(position) = Position::try_from(scattered(checker, rng))
            && checks_on(&position, CHECKS)
        {
            return position;
        }
    }
}

/// Returns a setup with few pieces, including up to two chariots of `checker`. About half of the setups also have
/// pieces beside the palaces, so that the points vary.
fn scattered(checker: Side, rng: &mut Rng) -> Setup {
    let mut setup = Setup::EMPTY;
    setup.turn = checker;
    let squares: Vec<Square> = Square::all().collect();
    let mut put = |at: Square, side: Side, role: Role| {
        if setup.board.get(at).is_none() {
            setup.board.set(at, Some(Piece { side, role }));
        }
    };
    for side in Side::ALL {
        let palace: Vec<Square> = squares.iter().copied().filter(|at| at.palace() == Some(side)).collect();
        put(rng.pick(&palace), side, Role::General);
    }
    let checked = checker.opposite();
    let own: Vec<Square> = squares
        .iter()
        .copied()
        .filter(|at| at.palace() == Some(checked))
        .collect();
    for _ in 0..rng.below(3) {
        put(rng.pick(&own), checked, Role::Guard);
    }
    for _ in 0..1 + rng.below(2) {
        put(rng.pick(&squares), checker, Role::Chariot);
    }
    for _ in 0..rng.below(3) {
        let role = rng.pick(&[Role::Cannon, Role::Horse, Role::Elephant, Role::Soldier]);
        put(rng.pick(&squares), checker, role);
    }
    if rng.below(2) == 0 {
        let home = |at: &Square| matches!(at.rank().index(), 0..=2 | 7..=9) && at.palace().is_none();
        let far: Vec<Square> = squares.iter().copied().filter(home).collect();
        for side in Side::ALL {
            for role in [Role::Chariot, Role::Cannon, Role::Cannon, Role::Horse, Role::Horse] {
                put(rng.pick(&far), side, role);
            }
        }
    }
    setup
}

/// Returns whether the side to move can give this many checks in a row against any answer. Each check must leave one or
/// two answers.
fn checks_on(position: &Position, checks: usize) -> bool {
    if checks == 0 {
        return true;
    }
    position.legal_moves().iter().any(|check| {
        let after = position.after(*check);
        if !after.in_check() || *check == Move::Pass {
            return false;
        }
        let escapes = after.legal_moves();
        (1..=2).contains(&escapes.len())
            && escapes
                .iter()
                .all(|escape| checks_on(&after.after(*escape), checks - 1))
    })
}

/// Returns the legal steps that give check.
pub(crate) fn checks(game: &Game) -> Vec<Move> {
    let mut history = game.history().clone();
    let mut found = game.legal();
    found.retain(|action| {
        history.push(*action);
        let checks = history.in_check();
        history.pop();
        checks && *action != Move::Pass
    });
    found.into_iter().collect()
}

/// Returns one of the actions, preferably one that repeats a position.
pub(crate) fn choose(game: &Game, actions: &[Move], rng: &mut Rng) -> Option<Move> {
    let mut history = game.history().clone();
    let mut comes_back = |action: &Move| {
        history.push(*action);
        let back = history.occurrences().all > 1;
        history.pop();
        back
    };
    let back: Vec<Move> = actions.iter().copied().filter(|action| comes_back(action)).collect();
    match (back.is_empty(), actions.is_empty()) {
        (false, _) if rng.below(10) < 8 => Some(rng.pick(&back)),
        (_, false) => Some(rng.pick(actions)),
        (_, true) => None,
    }
}
