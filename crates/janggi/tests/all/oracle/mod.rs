//! Compares the library's move generator with a slow one on random positions.

mod slow;

use crate::playout;
use crate::random;
use janggi::{Bitboard, Illegal, Move, Position, Role, Square};
use slow::{Point, Slow};

const POSITIONS: usize = 100_000;

fn point(square: Square) -> Point {
    (i32::from(square.file().index()), i32::from(square.rank().index()))
}

fn square((file, rank): Point) -> Square {
    Square::from_index(u8::try_from(rank * 9 + file).expect("inside")).expect("inside")
}

fn fast_steps(position: &Position) -> Vec<(Point, Point)> {
    let mut steps: Vec<_> = position
        .legal_moves()
        .into_iter()
        .map(|mv| match mv {
            Move::Step { from, to } => (point(from), point(to)),
            Move::Pass => panic!("a pass is no step"),
        })
        .collect();
    steps.sort_unstable();
    steps
}

/// Compares properties that are fast to check.
fn compare(position: &Position) {
    let slow = Slow::of(position);
    let steps = slow.steps();
    assert_eq!(fast_steps(position), steps, "steps of {position:?}");
    assert_eq!(position.count_legal_moves(), steps.len(), "count of {position:?}");
    assert_eq!(position.has_legal_move(), !steps.is_empty(), "any step of {position:?}");
    assert_eq!(position.in_check(), slow.in_check(), "check of {position:?}");
    assert_eq!(position.facing(), slow.facing(), "facing of {position:?}");
}

/// Compares the properties that take longer to check.
fn compare_closely(position: &Position) {
    let slow = Slow::of(position);
    let steps = slow.steps();
    let reaches: Vec<(Square, Bitboard)> = slow::points()
        .map(|from| (square(from), slow.reach(from).into_iter().map(square).collect()))
        .collect();
    for &(from, reach) in &reaches {
        assert_eq!(position.board().reach(from), reach, "reach of {from} in {position:?}");
        let goals: Bitboard = steps
            .iter()
            .filter(|step| step.0 == point(from))
            .map(|step| square(step.1))
            .collect();
        assert_eq!(
            position.legal_destinations(from),
            goals,
            "goals of {from} in {position:?}"
        );
        for to in Square::all() {
            let legal = goals.contains(to);
            match position.explain(from, to) {
                Ok(()) => assert!(legal, "{from}{to} in {position:?}"),
                Err(Illegal::StaysInCheck { .. } | Illegal::ExposesGeneral { .. }) => {
                    assert!(!legal && reach.contains(to), "{from}{to} in {position:?}");
                }
                Err(_) => {
                    let own = position
                        .board()
                        .get(from)
                        .is_some_and(|piece| piece.side == position.turn());
                    assert!(!(legal || own && reach.contains(to)), "{from}{to} in {position:?}");
                }
            }
        }
    }
    for (target, piece) in position.board().pieces() {
        let by = piece.side.opposite();
        let expected: Bitboard = reaches
            .iter()
            .filter(|(from, reach)| position.board().by_side(by).contains(*from) && reach.contains(target))
            .map(|&(from, _)| from)
            .collect();
        assert_eq!(
            position.board().attackers(target, by),
            expected,
            "attackers of {target} in {position:?}"
        );
    }
    let theirs = position.board().by_side(position.turn().opposite());
    let takes = |mv: &Move| matches!(mv, Move::Step { to, .. } if theirs.contains(*to));
    let captures: Vec<Move> = position.legal_moves().into_iter().filter(takes).collect();
    assert_eq!(
        position.legal_moves_onto(theirs).as_slice(),
        captures,
        "captures of {position:?}"
    );
    let general = position.general(position.turn());
    assert_eq!(
        position.checkers(),
        position.board().attackers(general, position.turn().opposite())
    );
}

#[test]
fn fast_and_slow_agree() {
    let mut seen = 0;
    let (mut checks, mut facing, mut mates) = (0, 0, 0);
    playout::positions(20_261_120, POSITIONS, |position, _| {
        compare(position);
        if seen % 40 == 0 {
            compare_closely(position);
        }
        seen += 1;
        checks += u32::from(position.in_check());
        facing += u32::from(position.facing());
        mates += u32::from(position.in_check() && !position.has_legal_move());
    });
    assert_eq!(seen, POSITIONS);
    // The comparison is meaningful only if rare cases occur.
    assert!(
        checks > 5_000 && facing > 2_000 && mates > 20,
        "{checks} checks, {facing} facings, {mates} mates"
    );
}

/// Palaces crowded with chariots, cannons and soldiers have lines that are rare in playouts.
#[test]
fn crowded_palaces_agree() {
    let mut rng = random::Rng(7);
    let squares: Vec<Square> = Square::all().filter(|square| square.palace().is_some()).collect();
    let mut compared = 0;
    playout::positions(11, 4_000, |position, _| {
        let mut setup = position.to_setup();
        for _ in 0..6 {
            let to = rng.pick(&squares);
            let movable: Vec<Square> = setup
                .board
                .pieces()
                .filter(|(_, piece)| matches!(piece.role, Role::Chariot | Role::Cannon | Role::Soldier))
                .map(|(from, _)| from)
                .collect();
            if setup.board.get(to).is_none() && !movable.is_empty() {
                let from = rng.pick(&movable);
                let piece = setup.board.get(from);
                setup.board.set(from, None);
                setup.board.set(to, piece);
            }
        }
        if let Ok(position) = Position::try_from(setup) {
            compare(&position);
            if compared % 20 == 0 {
                compare_closely(&position);
            }
            compared += 1;
        }
    });
    assert!(compared > 1_000, "{compared}");
}
