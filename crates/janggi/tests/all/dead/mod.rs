//! Tests of dead positions. `is_dead` is compared with a search for mate in every position with certain pieces, and
//! with random games.

mod placing;

use janggi::referee::is_dead;
use janggi::ruleset::{Bikjang, DeadPosition};
use janggi::{Board, Cause, Game, Move, Piece, Position, Preset, Role, Rules, Setup, Side, Square, Start};
use placing::lost_position;

/// Returns rule sets that cover every list of dead classes.
fn laws() -> [Rules; 5] {
    let without_facing = |preset: Preset| Rules {
        bikjang: Bikjang::Illegal,
        ..preset.rules()
    };
    let chess_war = Rules {
        bikjang: Bikjang::Off,
        ..Preset::Chesswar.rules()
    };
    [
        Preset::FsfCasual.rules(),
        without_facing(Preset::FsfCasual),
        chess_war,
        without_facing(Preset::Chesswar),
        Rules {
            dead_position: DeadPosition::Off,
            ..Preset::Xiangqi.rules()
        },
    ]
}

/// Returns every force of at most two guards, two elephants and one other piece, with at most `most` pieces other than
/// guards.
fn forces(most: usize) -> Vec<Vec<Role>> {
    let mut forces = Vec::new();
    for guards in 0..=2 {
        for elephants in 0..=2 {
            let rest = [vec![Role::Elephant; elephants], vec![Role::Guard; guards]].concat();
            let others = [Role::Chariot, Role::Cannon, Role::Horse, Role::Soldier].map(|role| vec![role]);
            let all = [vec![]]
                .into_iter()
                .chain(others)
                .map(|other| [other, rest.clone()].concat());
            forces.extend(all.filter(|force| force.len() <= most + guards));
        }
    }
    forces
}

/// Returns a board with generals and these pieces on arbitrary points; `is_dead` only counts pieces.
fn board(forces: (&[Role], &[Role])) -> Board {
    let of = |side, force: &[Role]| -> Vec<Piece> {
        let roles = [Role::General].into_iter().chain(force.iter().copied());
        roles.map(|role| Piece { side, role }).collect()
    };
    let pieces = [of(Side::Cho, forces.0), of(Side::Han, forces.1)].concat();
    let mut board = Board::EMPTY;
    for (square, piece) in Square::all().zip(pieces) {
        board.set(square, Some(piece));
    }
    board
}

/// Returns an upper bound on the number of ways to place a side's general and these pieces.
fn positions(force: &[Role]) -> u64 {
    let points = |role: &Role| if *role == Role::Guard { 9 } else { 90 };
    9 * force.iter().map(points).product::<u64>()
}

/// Searches for a mate in every pair of forces with at most `most` positions, and compares the result with `is_dead`.
/// Returns the numbers of dead and other pairs that were searched.
fn compare(rules: &Rules, most_pieces: usize, most: u64) -> (usize, usize) {
    let (mut dead, mut alive) = (0, 0);
    let forces = forces(most_pieces);
    for cho in &forces {
        for han in forces.iter().filter(|han| cho >= *han) {
            if positions(cho) * positions(han) > most {
                continue;
            }
            let is_dead = is_dead(rules, &board((cho, han)));
            let outside = cho.iter().chain(han).filter(|role| **role != Role::Guard).count();
            // With two or more pieces besides generals and guards, a dead class may be missing from the lists.
            if !is_dead && outside > 1 {
                continue;
            }
            let lost = lost_position(rules, (cho, han)).or_else(|| lost_position(rules, (han, cho)));
            assert_eq!(
                lost.is_none(),
                is_dead,
                "{:?}: {cho:?} {han:?} {lost:?}",
                rules.movement
            );
            if is_dead { dead += 1 } else { alive += 1 }
        }
    }
    (dead, alive)
}

#[test]
fn no_position_of_a_dead_class_is_mate_and_other_classes_have_mates() {
    for rules in laws() {
        let (dead, alive) = compare(&rules, 1, 600_000);
        assert!(dead >= 10 && alive >= 2, "{dead} {alive} {:?}", rules.movement);
    }
}

#[test]
#[ignore = "minutes: all classes of the list, with all guards and elephants"]
fn no_position_of_any_dead_class_is_mate() {
    for rules in laws() {
        let xiangqi = rules.movement == janggi::Movement::Xiangqi;
        let (dead, alive) = compare(&rules, if xiangqi { 3 } else { 1 }, u64::MAX);
        println!(
            "{:?}, bikjang {:?}: {dead} dead, {alive} not",
            rules.movement, rules.bikjang
        );
    }
}

/// Only captures change the material, so it is enough to remove each piece once.
#[test]
fn what_captures_leave_of_a_dead_class_is_dead() {
    let mut dead = 0;
    for rules in laws() {
        for cho in forces(3) {
            for han in forces(3) {
                if !is_dead(&rules, &board((&cho, &han))) {
                    continue;
                }
                dead += 1;
                for taken in 0..cho.len() {
                    let mut fewer = cho.clone();
                    fewer.remove(taken);
                    assert!(is_dead(&rules, &board((&fewer, &han))), "{cho:?} {han:?}");
                    assert!(is_dead(&rules, &board((&han, &fewer))), "{cho:?} {han:?}");
                }
            }
        }
    }
    assert!(dead > 200, "{dead}");
}

#[test]
fn the_game_ends_with_the_capture_and_only_under_the_rule() {
    let rules = Rules {
        dead_position: DeadPosition::Draw,
        ..Preset::Casual.rules()
    };
    let setup = janggi::fen::parse("3ak4/9/9/9/9/9/9/9/3R5/5K3 w - - 0 60").expect("FEN");
    let start = Start::Fen(Position::try_from(setup.clone()).expect("a position"));
    let mut game = Game::new(rules, start.clone()).expect("a start");
    assert!(game.verdict().is_none());
    let warned = game.warnings();
    let point = |name: &str| name.parse::<Square>().expect("a point");
    let takes = Move::Step {
        from: point("d2"),
        to: point("d10"),
    };
    assert!(
        warned
            .endings
            .iter()
            .any(|(action, verdict)| *action == takes && verdict.cause == Cause::DeadPosition)
    );
    game.play(takes.into()).expect("legal");
    let verdict = game.verdict().expect("the end");
    assert_eq!(
        (verdict.cause, verdict.outcome),
        (Cause::DeadPosition, janggi::Outcome::Draw)
    );
    assert!(game.legal().is_empty() && game.turn().is_none());
    let without = Game::new(
        Preset::rules_of("casual@2").expect("an earlier revision"),
        Start::Fen(Position::try_from(setup).expect("a position")),
    );
    let mut without = without.expect("a start");
    without.play(takes.into()).expect("legal");
    assert!(without.verdict().is_none(), "the rule is off");
}

struct Rng(u64);

impl Rng {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(self.0 >> 33).expect("small") % limit
    }
}

/// Returns a position with the pieces on random points; `None` if it is not legal.
fn random_start(rng: &mut Rng, rules: &Rules, forces: (&[Role], &[Role])) -> Option<Position> {
    let mut setup = Setup {
        movement: rules.movement,
        ..Setup::EMPTY
    };
    for (_, piece) in board(forces).pieces() {
        let may_stand = |at: &Square| match piece.role {
            Role::General | Role::Guard => at.palace() == Some(piece.side),
            _ => true,
        };
        let free = Square::all().filter(|at| setup.board.get(*at).is_none());
        let points: Vec<Square> = free.filter(may_stand).collect();
        setup.board.set(points[rng.below(points.len())], Some(piece));
    }
    Position::try_from(setup).ok()
}

#[test]
fn games_from_dead_positions_never_end_by_mate() {
    let mut rng = Rng(39);
    for rules in laws() {
        let mut games = 0;
        for cho in forces(1) {
            for han in forces(1) {
                if !is_dead(&rules, &board((&cho, &han))) {
                    continue;
                }
                for _ in 0..20 {
                    let Some(start) = random_start(&mut rng, &rules, (&cho, &han)) else {
                        continue;
                    };
                    games += 1;
                    play_on(&mut rng, &rules, start);
                }
            }
        }
        assert!(games > 50, "{games} {:?}", rules.movement);
    }
}

fn play_on(rng: &mut Rng, rules: &Rules, start: Position) {
    // Some rule sets do not allow a start in which the generals face each other.
    let Ok(mut game) = Game::new(rules.clone(), Start::Fen(start)) else {
        return;
    };
    for _ in 0..40 {
        if let Some(verdict) = game.verdict() {
            assert!(![Cause::Mate, Cause::Stalemate].contains(&verdict.cause), "{verdict:?}");
            return;
        }
        let legal = game.legal();
        let action = legal[rng.below(legal.len())];
        game.play(action.into()).expect("legal");
    }
}
