//! Features of the policy: numbered properties of a move.
//!
//! The numbering is part of the file format: after a change, raise `format::VERSION` and fit the weights again.
//!
//! Squares are numbered from the back rank of the side to move. A move that begins on the right half, or goes there
//! from the middle file, is mirrored first. The phase is 0 with at least 28 pieces on the board, 2 with at most 16,
//! otherwise 1.

use janggi::{Bitboard, Board, Move, Position, Role, Side, Square};

use super::recent::Recent;
use super::scene::{Scene, dearest, is_lost, role_at};
use crate::law::Janggi;
use crate::search::see::is_worth;

const ROLES: usize = 7;
const PHASES: usize = 3;
/// Number of squares in the left half, including the middle file.
const HALF: usize = 50;
/// Number of step types: to each rank of the same file (10), to each file of the same rank (9), and 24 diagonal, horse
/// and elephant steps.
const WAYS: usize = 43;
/// Number of step features: one for each role, origin and step type.
const STEPS: usize = ROLES * HALF * WAYS;
/// Number of combinations of a role, a distance in files and a signed distance in ranks.
const APART: usize = ROLES * 9 * 19;

// Offsets of the feature groups, in the order of the file.

/// Steps by role, origin and step type; then once more for the opening and once more for the endgame.
const STEP: usize = 0;
const STEP_OPENING: usize = STEP + STEPS;
const STEP_ENDGAME: usize = STEP_OPENING + STEPS;
/// Captures by moving role, captured role and result of the exchange.
const CAPTURE: usize = STEP_ENDGAME + STEPS;
/// Safety of the moved piece on its new square, by role and phase: not attacked, attacked, or lost.
const SAFETY: usize = CAPTURE + ROLES * ROLES * 4;
/// Checks by moving role and by whether the piece is lost on its new square.
const CHECK: usize = SAFETY + ROLES * PHASES * 3;
/// The moved piece by role, and by whether it hangs before and after the move.
const RESCUE: usize = CHECK + ROLES * 2;
/// The role of the most valuable other hanging piece, before and after the move.
const LEFT: usize = RESCUE + ROLES * 4;
/// New attacks by moving role, attacked role, and whether the attacked piece could be captured at a profit.
const ATTACK: usize = LEFT + 64;
/// Second move in a row with the same piece, by phase. `BACK` is added if it returns to its previous square.
const AGAIN: usize = ATTACK + ROLES * ROLES * 2;
const BACK: usize = AGAIN + PHASES;
/// Capture of the piece that has just moved, by result of the exchange.
const ANSWER: usize = BACK + 1;
/// Move of a piece that is attacked by the piece that has just moved, by role.
const PURSUED: usize = ANSWER + 4;
/// Move out of check, by role.
const IN_CHECK: usize = PURSUED + ROLES;
/// Pass, by phase and by whether the side is in check.
const PASS: usize = IN_CHECK + ROLES;
/// Distance from the new square to the enemy general, and for `TO_LAST` to the target of the opponent's last move.
const TO_GENERAL: usize = PASS + PHASES * 2;
const TO_LAST: usize = TO_GENERAL + APART;

/// Number of features.
pub const FEATURES: usize = TO_LAST + APART;

/// Feature extractor for the moves of one position.
#[derive(Clone, Debug)]
pub struct Describer {
    scenes: [Scene; 2],
    phase: usize,
    /// Index of the scene for moves that stay on the middle file.
    middle: usize,
}

impl Describer {
    /// Creates an extractor for a Janggi position and the moves before it.
    #[must_use]
    pub fn new(position: &Position, recent: Recent) -> Describer {
        let scenes = Scene::both(position, recent);
        let phase = match position.board().occupied().len() {
            28.. => 0,
            17..=27 => 1,
            0..=16 => 2,
        };
        let middle = usize::from(order(&scenes[1]) < order(&scenes[0]));
        Describer { scenes, phase, middle }
    }

    /// Adds the features of a legal move to `found`.
    pub fn describe(&self, mv: Move, found: &mut Vec<u16>) {
        let Move::Step { from, to } = mv else {
            found.push((PASS + self.phase * 2 + usize::from(self.scenes[0].in_check)) as u16);
            return;
        };
        let turned = match (from.file().index(), to.file().index()) {
            (4, 4) => self.middle,
            (4, file) | (file, _) => usize::from(file > 4),
        };
        let side = |point: Square| if turned == 1 { point.mirror() } else { point };
        self.describe_step(&self.scenes[turned], (side(from), side(to)), found);
    }

    fn describe_step(&self, scene: &Scene, (from, to): (Square, Square), found: &mut Vec<u16>) {
        let Some(role) = role_at(&scene.board, from) else {
            return;
        };
        let mover = role as usize;
        let mut add = |feature: usize| found.push(feature as u16);
        let step = (mover * HALF + half(scene.us, from)) * WAYS + way(scene.us, from, to);
        add(STEP + step);
        match self.phase {
            0 => add(STEP_OPENING + step),
            2 => add(STEP_ENDGAME + step),
            _ => {}
        }
        let gain = exchange(&scene.board, from, to);
        if let Some(taken) = role_at(&scene.board, to) {
            add(CAPTURE + (mover * ROLES + taken as usize) * 4 + gain);
        }
        let (after, hanging) = scene.after(from, to);
        let safety = match (after.attackers(to, scene.us.opposite()).is_empty(), gain) {
            (true, _) => 0,
            (false, 0) => 2,
            (false, _) => 1,
        };
        add(SAFETY + (mover * PHASES + self.phase) * 3 + safety);
        let hung = scene.hanging.contains(from);
        add(RESCUE + mover * 4 + usize::from(hung) * 2 + usize::from(safety == 2));
        let mut others = scene.hanging;
        others.remove(from);
        let code = |role: Option<Role>| role.map_or(7, |role| role as usize);
        add(LEFT + code(dearest(&scene.board, others)) * 8 + code(dearest(&after, hanging)));
        attacks(scene, (from, to), &after, safety, found);
        self.relations(scene, (role, from, to), gain, found);
    }

    /// Adds the features that relate the move to earlier moves and to the enemy general.
    fn relations(&self, scene: &Scene, (role, from, to): (Role, Square, Square), gain: usize, found: &mut Vec<u16>) {
        let mover = role as usize;
        let mut add = |feature: usize| found.push(feature as u16);
        if let Some((before, at)) = scene.own
            && at == from
        {
            add(AGAIN + self.phase);
            if before == to {
                add(BACK);
            }
        }
        if let Some((_, last)) = scene.theirs {
            if last == to {
                add(ANSWER + gain);
            }
            add(TO_LAST + apart(scene.us, mover, to, last));
        }
        if scene.pursued.contains(from) {
            add(PURSUED + mover);
        }
        if scene.in_check {
            add(IN_CHECK + mover);
        }
        add(TO_GENERAL + apart(scene.us, mover, to, scene.their_general));
    }
}

/// Adds the features for check, and for pieces attacked from the new square but not from the old one.
fn attacks(scene: &Scene, (from, to): (Square, Square), after: &Board, safety: usize, found: &mut Vec<u16>) {
    let Some(role) = role_at(after, to) else { return };
    let mover = role as usize;
    let them = scene.us.opposite();
    let reach = after.reach(to) & after.by_side(them);
    if reach.contains(scene.their_general) {
        found.push((CHECK + mover * 2 + usize::from(safety == 2)) as u16);
    }
    let before = scene.board.reach(from);
    let mut new = Bitboard::EMPTY;
    for point in reach {
        if !before.contains(point) && point != scene.their_general {
            new.insert(point);
        }
    }
    for point in new {
        if let Some(target) = role_at(after, point) {
            let lost = usize::from(is_lost(after, point, them));
            found.push((ATTACK + (mover * ROLES + target as usize) * 2 + lost) as u16);
        }
    }
}

/// Classifies an exchange: 0 loses material, 1 gains at least 0 centipawns, 2 at least 150, 3 at least 400.
fn exchange(board: &Board, from: Square, to: Square) -> usize {
    [0, 150, 400]
        .into_iter()
        .filter(|&least| is_worth::<Janggi>(board, from, to, least))
        .count()
}

/// Returns a square's rank, counted from the side's own back rank.
fn rank(side: Side, point: Square) -> usize {
    let rank = usize::from(point.rank().index());
    match side {
        Side::Cho => rank,
        Side::Han => 9 - rank,
    }
}

fn half(side: Side, point: Square) -> usize {
    rank(side, point) * 5 + usize::from(point.file().index().min(4))
}

fn way(side: Side, from: Square, to: Square) -> usize {
    let across = i32::from(to.file().index()) - i32::from(from.file().index());
    let ahead = rank(side, to) as i32 - rank(side, from) as i32;
    let corner = usize::from(across > 0) * 2 + usize::from(ahead > 0);
    match (across.abs(), ahead.abs()) {
        (0, _) => rank(side, to),
        (_, 0) => 10 + usize::from(to.file().index()),
        (1, 1) => 19 + corner,
        (2, 2) => 23 + corner,
        (1, 2) => 27 + corner,
        (2, 1) => 31 + corner,
        (2, _) => 35 + corner,
        _ => 39 + corner,
    }
}

fn apart(side: Side, mover: usize, point: Square, other: Square) -> usize {
    let files = usize::from(point.file().index().abs_diff(other.file().index()));
    let ranks = 9 + rank(side, other) - rank(side, point);
    (mover * 9 + files) * 19 + ranks
}

/// Returns a key that orders a position and its mirror image. Any order that distinguishes them would do.
fn order(scene: &Scene) -> (Vec<u128>, [Option<(Square, Square)>; 2]) {
    let bits = Side::ALL
        .into_iter()
        .flat_map(|side| Role::ALL.map(|role| scene.board.by_piece(side, role).bits()));
    (bits.collect(), [scene.theirs, scene.own])
}
