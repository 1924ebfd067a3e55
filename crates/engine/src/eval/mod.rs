//! The hand-made evaluation: material, places, mobility, the palace, and what the points (점수) promise.
//!
//! Owns what a position is worth without looking ahead. Must not search. Small on purpose: it is the seed of the first
//! training data and the fallback where no network is at hand. Every weight is in [`weights`].

pub mod weights;

mod places;

use core::ops::{AddAssign, SubAssign};

use janggi::{Bitboard, Board, Position, Role, Side, Square};

use crate::score::Score;
use weights::{self as w, Pair};

/// Exchange value of a role in centipawns; a general is never exchanged and counts 0.
#[must_use]
pub const fn value_of(role: Role) -> i32 {
    let Pair(opening, ending) = w::MATERIAL[role as usize];
    (opening + ending) / 2
}

/// What the rules make of the points on the board, seen from the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prospects {
    /// How a game is decided that comes to rest.
    pub rest: Rest,
    /// Half points ahead, the deom (덤) counted.
    pub lead: i32,
    /// Plies until a counting limit ends the game.
    pub left: Option<u32>,
}

/// What a game that comes to rest ends as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rest {
    /// The side with more points wins.
    OnPoints,
    /// Nobody wins, or nothing ends it.
    #[default]
    Undecided,
}

impl AddAssign for Pair {
    fn add_assign(&mut self, other: Pair) {
        self.0 += other.0;
        self.1 += other.1;
    }
}

impl SubAssign for Pair {
    fn sub_assign(&mut self, other: Pair) {
        self.0 -= other.0;
        self.1 -= other.1;
    }
}

impl Pair {
    const fn times(self, factor: i32) -> Pair {
        Pair(self.0 * factor, self.1 * factor)
    }
}

/// What one look at a side's pieces collects.
#[derive(Clone, Copy, Debug, Default)]
struct Look {
    sum: Pair,
    /// Weight of the material that is left, generals and soldiers not counted.
    phase: i32,
    /// Points attacked at all, and by soldiers.
    attacks: Bitboard,
    by_soldiers: Bitboard,
    /// Attacks on the enemy palace, weighted.
    pressure: i32,
    /// Pieces that can leave their palace.
    roamers: u32,
}

/// The value of a position for the side to move, between ± [`Score::ESTIMATE_MAX`].
#[must_use]
pub fn evaluate(position: &Position, prospects: &Prospects) -> Score {
    let board = position.board();
    let us = position.turn();
    let them = us.opposite();
    let mut mine = look(board, us, position.general(them));
    let mut yours = look(board, them, position.general(us));
    threats(board, us, &mut mine);
    threats(board, them, &mut yours);
    mine.sum += palace(board, us, position.general(us));
    yours.sum += palace(board, them, position.general(them));
    let mut sum = mine.sum;
    sum -= yours.sum;
    // Pressure counts more than in proportion: one attacker is a visit, three are a siege.
    let siege = |look: &Look| look.pressure * look.pressure / w::SIEGE_DIVISOR;
    sum += Pair(siege(&mine) - siege(&yours), (siege(&mine) - siege(&yours)) / 2);
    let phase = (mine.phase + yours.phase).min(w::FULL_PHASE);
    let value = (sum.0 * phase + sum.1 * (w::FULL_PHASE - phase)) / w::FULL_PHASE + w::TURN;
    with_points(value, prospects, &mine, &yours)
}

/// Adds what the points promise.
fn with_points(value: i32, prospects: &Prospects, mine: &Look, yours: &Look) -> Score {
    if prospects.rest == Rest::Undecided {
        return Score::estimate(value);
    }
    let lead = prospects.lead;
    let mut value = value + w::LEAD * lead / (lead.abs() + w::LEAD_HALF);
    if let Some(left) = prospects.left.map(|left| left as i32)
        && left < w::LIMIT_NEAR
    {
        let near = w::LIMIT_NEAR - left;
        value += (lead.signum() * w::LIMIT_WIN - value) * near * near / (w::LIMIT_NEAR * w::LIMIT_NEAR);
    }
    // A side that is behind and has nothing that leaves its palace can win nothing back from a leader who stays away.
    if lead > 0 && yours.roamers == 0 {
        value += w::CERTAIN;
    } else if lead < 0 && mine.roamers == 0 {
        value -= w::CERTAIN;
    }
    Score::estimate(value)
}

fn look(board: &Board, side: Side, enemy_general: Square) -> Look {
    let mut look = Look::default();
    let enemy_palace = Bitboard::palace(side.opposite());
    let near = board_ring(enemy_general) & enemy_palace;
    let free = !board.by_side(side);
    for role in [
        Role::Chariot,
        Role::Cannon,
        Role::Horse,
        Role::Elephant,
        Role::Soldier,
        Role::Guard,
    ] {
        let weight = w::MATERIAL[role as usize];
        for square in board.by_piece(side, role) {
            let reach = board.reach(square);
            look.sum += weight;
            look.sum += places::bonus(side, role, square);
            look.attacks |= reach;
            look.phase += w::PHASE[role as usize];
            match role {
                Role::Soldier => look.by_soldiers |= reach,
                Role::General | Role::Guard => continue,
                Role::Chariot | Role::Cannon | Role::Horse | Role::Elephant => {
                    let mobility = (reach & free).len() as i32 - w::MOBILITY_MEAN[role as usize];
                    look.sum += w::MOBILITY[role as usize].times(mobility);
                }
            }
            look.roamers += 1;
            let aimed = (reach & enemy_palace).len() as i32 + 2 * (reach & near).len() as i32;
            look.pressure += w::PRESSURE[role as usize] * aimed.min(4);
        }
    }
    look.sum += soldiers(board, side);
    look
}

/// The general's point and the points around it, palace lines or not.
fn board_ring(general: Square) -> Bitboard {
    let mut ring = Bitboard::of(general);
    for files in -1..=1 {
        for ranks in -1..=1 {
            if let Some(square) = general.offset(files, ranks) {
                ring.insert(square);
            }
        }
    }
    ring
}

/// Soldiers side by side (합졸) protect each other.
fn soldiers(board: &Board, side: Side) -> Pair {
    let all = board.by_piece(side, Role::Soldier);
    let beside = all
        .into_iter()
        .filter(|square| square.offset(1, 0).is_some_and(|next| all.contains(next)))
        .count();
    w::SOLDIER_PAIR.times(beside as i32)
}

/// Pieces under attack by something cheaper, and attacked pieces that nothing protects.
fn threats(board: &Board, side: Side, mine: &mut Look) {
    let targets = board.by_side(side.opposite());
    let heavy = targets & !board.by_role(Role::Soldier) & !board.by_role(Role::General);
    mine.sum += w::SOLDIER_THREAT.times((mine.by_soldiers & heavy).len() as i32);
    let loose = mine.attacks & heavy & !guarded(board, mine.attacks & heavy);
    mine.sum += w::LOOSE_THREAT.times(loose.len() as i32);
}

/// Which of a few attacked pieces their own side could retake. `reach` leaves own pieces out, so this asks the board.
fn guarded(board: &Board, pieces: Bitboard) -> Bitboard {
    pieces
        .into_iter()
        .filter(|&square| {
            board
                .get(square)
                .is_some_and(|piece| !board.attackers(square, piece.side).is_empty())
        })
        .collect()
}

/// The own palace: guards at home and the general on a quiet point (안궁).
fn palace(board: &Board, side: Side, general: Square) -> Pair {
    let guards = board.by_piece(side, Role::Guard);
    let close = (guards & board_ring(general)).len() as i32;
    let mut sum = w::GUARD_CLOSE.times(close);
    sum += places::bonus(side, Role::General, general);
    sum
}
