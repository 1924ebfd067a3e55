//! Exact definitions of the themes, as predicates on the main line. `docs/engine/problems.md` describes the themes.

use janggi::ruleset::Bikjang;
use janggi::{Action, Board, Cause, HalfPoints, Position, Role, Side, Square};

use super::replay::{Replay, Step};
use super::theme::Theme;

/// Maximum number of chariots, cannons, horses, elephants and soldiers on both sides together for [`Theme::FewPieces`].
const FEW: usize = 6;

/// Returns the themes of a main line, in the order of [`Theme::ALL`].
#[must_use]
pub fn themes(replay: &Replay) -> Vec<Theme> {
    Theme::ALL.into_iter().filter(|theme| has(replay, *theme)).collect()
}

/// Returns whether a main line has a theme.
#[must_use]
pub fn has(replay: &Replay, theme: Theme) -> bool {
    let any = |test: fn(&Step) -> bool| replay.solver().any(test);
    match theme {
        Theme::ChariotMate => mated_by(replay, Role::Chariot),
        Theme::CannonMate => mated_by(replay, Role::Cannon),
        Theme::HorseMate => mated_by(replay, Role::Horse),
        Theme::ElephantMate => mated_by(replay, Role::Elephant),
        Theme::SoldierMate => mated_by(replay, Role::Soldier),
        Theme::DoubleCheck => any(|step| step.after.checkers().len() >= 2),
        Theme::DiscoveredCheck => any(discovers),
        Theme::Leg => any(|step| blocks_leg(step) || opens_leg(step)) || mate_by_blocked_leg(replay),
        Theme::Screen => any(|step| makes_screen(step) || takes_screen(step)),
        Theme::PalaceDiagonal => any(|step| moves_along_diagonal(step) || checks_along_diagonal(step)),
        Theme::JoinedSoldiers => any(joins_soldiers),
        Theme::FewPieces => replay.steps.first().is_some_and(|step| is_thin(&step.before)),
        Theme::Bikjang => faces(replay),
        Theme::Pass => any(|step| step.action == Action::Pass),
        Theme::Fork => replay.solver().any(|step| !is_mating(replay, step) && forks(step)),
        Theme::Pin => any(is_safe_by_pin),
        Theme::Sacrifice => replay.steps.windows(2).step_by(2).any(is_given_up),
        Theme::Quiet => replay.solver().any(|step| !is_mating(replay, step) && is_quiet(step)),
    }
}

fn is_mate(replay: &Replay) -> bool {
    let verdict = replay.end.verdict();
    verdict.is_some_and(|verdict| matches!(verdict.cause, Cause::Mate | Cause::Stalemate))
}

/// Returns whether `step` is the last move of a line that ends in mate.
fn is_mating(replay: &Replay, step: &Step) -> bool {
    is_mate(replay) && replay.steps.last().is_some_and(|last| core::ptr::eq(last, step))
}

/// Returns the start and the destination of a step; `None` for other actions.
fn points(step: &Step) -> Option<(Square, Square)> {
    match step.action {
        Action::Step { from, to } => Some((from, to)),
        _ => None,
    }
}

/// Returns the square of the checking piece, if there is exactly one.
fn only_checker(position: &Position) -> Option<Square> {
    let checkers = position.checkers();
    checkers.first().filter(|_| checkers.len() == 1)
}

fn mated_by(replay: &Replay, role: Role) -> bool {
    let end = replay.end.position();
    let checker = || only_checker(end).and_then(|square| end.board().get(square));
    is_mate(replay) && checker().is_some_and(|piece| piece.role == role)
}

fn discovers(step: &Step) -> bool {
    points(step).is_some_and(|(_, to)| step.after.checkers().into_iter().any(|checker| checker != to))
}

/// Returns the squares that a horse or an elephant passes over between two squares. Returns `None` for other roles, or
/// if a piece of this role does not move this way.
fn legs(role: Role, from: Square, to: Square) -> Option<Vec<Square>> {
    let files = to.file().index() as i8 - from.file().index() as i8;
    let ranks = to.rank().index() as i8 - from.rank().index() as i8;
    let first = match (role, files.abs(), ranks.abs()) {
        (Role::Horse, 1, 2) | (Role::Elephant, 2, 3) => (0, ranks.signum()),
        (Role::Horse, 2, 1) | (Role::Elephant, 3, 2) => (files.signum(), 0),
        _ => return None,
    };
    let leg = from.offset(first.0, first.1)?;
    match role {
        Role::Horse => Some(vec![leg]),
        _ => Some(vec![leg, leg.offset(files.signum(), ranks.signum())?]),
    }
}

/// Returns the occupied square on the path of the horse or elephant from `from` to `to`, if there is exactly one.
fn only_obstacle(board: &Board, from: Square, to: Square) -> Option<Square> {
    let role = board.get(from)?.role;
    let mut met = legs(role, from, to)?
        .into_iter()
        .filter(|&leg| board.get(leg).is_some());
    met.next().filter(|_| met.next().is_none())
}

fn jumpers(board: &Board, side: Side) -> Vec<Square> {
    let all = board.by_piece(side, Role::Horse) | board.by_piece(side, Role::Elephant);
    all.into_iter().collect()
}

/// Returns whether a step without a capture puts the only obstacle between an enemy horse or elephant and a piece of
/// the moving side.
fn blocks_leg(step: &Step) -> bool {
    let Some((_, to)) = points(step) else { return false };
    let board = step.after.board();
    let own: Vec<Square> = board.by_side(step.side()).into_iter().collect();
    step.taken.is_none()
        && jumpers(board, step.side().opposite())
            .into_iter()
            .any(|jumper| own.iter().any(|&piece| only_obstacle(board, jumper, piece) == Some(to)))
}

/// Returns whether the moved piece unblocks a horse or elephant of its own side. The unblocked piece must now attack
/// the enemy general, or an enemy chariot, cannon or horse.
fn opens_leg(step: &Step) -> bool {
    let Some((from, to)) = points(step) else { return false };
    let (before, after) = (step.before.board(), step.after.board());
    let is_worthy = |square: Square| {
        after.get(square).is_some_and(|piece| {
            piece.side != step.side()
                && matches!(piece.role, Role::General | Role::Chariot | Role::Cannon | Role::Horse)
        })
    };
    jumpers(after, step.side())
        .into_iter()
        .filter(|&jumper| jumper != to)
        .any(|jumper| {
            let reach = after.reach(jumper).into_iter();
            reach
                .filter(|&target| is_worthy(target))
                .any(|target| only_obstacle(before, jumper, target) == Some(from))
        })
}

/// Returns whether there is exactly one obstacle between the mating piece and a horse or elephant of the mated side.
fn mate_by_blocked_leg(replay: &Replay) -> bool {
    let end = replay.end.position();
    let Some(checker) = only_checker(end).filter(|_| is_mate(replay)) else {
        return false;
    };
    jumpers(end.board(), end.turn())
        .into_iter()
        .any(|jumper| only_obstacle(end.board(), jumper, checker).is_some())
}

/// Returns whether the moved piece becomes the screen over which a cannon gives check.
fn makes_screen(step: &Step) -> bool {
    let Some((_, to)) = points(step) else { return false };
    let after = step.after.board();
    let general = step.after.general(step.side().opposite());
    let mut without = after.clone();
    without.set(to, None);
    after
        .by_piece(step.side(), Role::Cannon)
        .into_iter()
        .filter(|&cannon| cannon != to)
        .any(|cannon| after.reach(cannon).contains(general) && !without.reach(cannon).contains(general))
}

/// Returns whether the step ends an enemy cannon's attack on the mover's general, chariot or horse. Moving the attacked
/// piece and capturing the cannon do not count.
fn takes_screen(step: &Step) -> bool {
    let Some((from, to)) = points(step) else { return false };
    let (before, after) = (step.before.board(), step.after.board());
    let enemy = step.side().opposite();
    let targets: Vec<Square> = [Role::General, Role::Chariot, Role::Horse]
        .into_iter()
        .flat_map(|role| before.by_piece(step.side(), role))
        .filter(|&target| target != from)
        .collect();
    after
        .by_piece(enemy, Role::Cannon)
        .into_iter()
        .filter(|&cannon| cannon != to)
        .any(|cannon| {
            let (was, is) = (before.reach(cannon), after.reach(cannon));
            targets
                .iter()
                .any(|&target| was.contains(target) && !is.contains(target))
        })
}

fn is_diagonal(a: Square, b: Square) -> bool {
    a.file() != b.file() && a.rank() != b.rank()
}

/// Roles that count for [`Theme::PalaceDiagonal`]. Generals and guards are excluded, because they never leave the
/// palace.
const GUESTS: [Role; 3] = [Role::Chariot, Role::Cannon, Role::Soldier];

fn moves_along_diagonal(step: &Step) -> bool {
    let is_guest = step.piece().is_some_and(|piece| GUESTS.contains(&piece.role));
    is_guest && points(step).is_some_and(|(from, to)| is_diagonal(from, to))
}

fn checks_along_diagonal(step: &Step) -> bool {
    let general = step.after.general(step.side().opposite());
    step.after.checkers().into_iter().any(|checker| {
        let piece = step.after.board().get(checker);
        piece.is_some_and(|piece| GUESTS.contains(&piece.role)) && is_diagonal(checker, general)
    })
}

/// Returns whether a soldier of `side` is directly to the left or right of `at`.
fn is_joined(board: &Board, side: Side, at: Square) -> bool {
    let soldiers = board.by_piece(side, Role::Soldier);
    [-1, 1]
        .into_iter()
        .filter_map(|files| at.offset(files, 0))
        .any(|beside| soldiers.contains(beside))
}

/// Returns whether a soldier without a neighbouring soldier of its side moves next to one (합병).
#[must_use]
pub fn joins(before: &Position, from: Square, to: Square) -> bool {
    let (board, side) = (before.board(), before.turn());
    let is_soldier = board.by_piece(side, Role::Soldier).contains(from);
    let mut after = board.clone();
    after.set(from, None);
    is_soldier && !is_joined(board, side, from) && is_joined(&after, side, to)
}

fn joins_soldiers(step: &Step) -> bool {
    points(step).is_some_and(|(from, to)| joins(&step.before, from, to))
}

fn is_thin(position: &Position) -> bool {
    let free = [Role::Chariot, Role::Cannon, Role::Horse, Role::Elephant, Role::Soldier];
    let count: usize = free.iter().map(|&role| position.board().by_role(role).len()).sum();
    count <= FEW
}

/// Returns whether the generals face each other at the start or after a move of the solver. Returns `false` if bikjang
/// cannot end the game under the rule set.
fn faces(replay: &Replay) -> bool {
    let knows = matches!(replay.end.rules().bikjang, Bikjang::Ends(_));
    let starts = replay.steps.first().is_some_and(|step| step.before.facing());
    knows && (starts || replay.solver().any(|step| step.after.facing()))
}

/// Returns whether the moved piece attacks at least two enemy pieces. Each of them must be the general, a more valuable
/// piece, or an unprotected piece other than a soldier.
fn forks(step: &Step) -> bool {
    let (Some(piece), Some((_, to))) = (step.piece(), points(step)) else {
        return false;
    };
    let board = step.after.board();
    let enemy = step.side().opposite();
    let is_prey = |square: Square| {
        board.get(square).is_some_and(|prey| {
            prey.role == Role::General
                || HalfPoints::of(prey.role) > HalfPoints::of(piece.role)
                || (prey.role != Role::Soldier && step.after.attackers(square, enemy).is_empty())
        })
    };
    let prey = (board.reach(to) & board.by_side(enemy)).into_iter();
    prey.filter(|&square| is_prey(square)).count() >= 2
}

/// Returns whether an enemy piece cannot capture the moved piece because its general would be in check. Returns `false`
/// if a piece other than the moved one gives check.
fn is_safe_by_pin(step: &Step) -> bool {
    let Some((_, to)) = points(step) else { return false };
    let after = &step.after;
    let enemy = after.turn();
    let only_this = after.checkers().into_iter().all(|checker| checker == to);
    only_this
        && after.board().by_side(enemy).into_iter().any(|square| {
            square != after.general(enemy)
                && after.board().reach(square).contains(to)
                && !after.legal_destinations(square).contains(to)
        })
}

/// Returns whether the reply captures the moved piece, and whether the moved piece is worth more than the piece that it
/// captured, if any.
fn is_given_up(pair: &[Step]) -> bool {
    let [step, reply] = pair else { return false };
    let worth = |role: Option<Role>| role.map_or(HalfPoints::ZERO, HalfPoints::of);
    let (Some((_, to)), Some((_, at))) = (points(step), points(reply)) else {
        return false;
    };
    to == at && worth(step.piece().map(|piece| piece.role)) > worth(step.taken)
}

fn is_quiet(step: &Step) -> bool {
    points(step).is_some() && step.taken.is_none() && !step.after.in_check()
}
