//! The hand-crafted evaluation: material, piece-square values, mobility, threats, attacks on the palace, and the
//! expected result on points (점수).
//!
//! This evaluation is deliberately small. It produced the first training data for the network, and is the default if no
//! network is built in.

use janggi::{Bitboard, Board, Position, Role, Side, Square};

use super::places;
use super::points::PointsContext;
use super::tuned::TUNED;
use super::weights::{self as w, Pair, Weights};
use crate::score::Score;

/// Statistics about a side's pieces, collected in one pass.
#[derive(Clone, Copy, Debug, Default)]
struct Look {
    sum: Pair,
    /// This side's share of the game phase: the sum of `PHASE` over its pieces.
    phase: i32,
    /// Squares attacked by any piece other than the general.
    attacks: Bitboard,
    by_soldiers: Bitboard,
}

/// Evaluates a position for the side to move. The score is clamped to ±[`Score::ESTIMATE_MAX`].
#[must_use]
pub fn evaluate(position: &Position, points: &PointsContext) -> Score {
    evaluate_with(&TUNED, position, points)
}

/// Like [`evaluate`], but with other weights, for tuning.
#[must_use]
pub fn evaluate_with(weights: &Weights, position: &Position, points: &PointsContext) -> Score {
    let board = position.board();
    let us = position.turn();
    let them = us.opposite();
    let mine = look(weights, board, us, position);
    let yours = look(weights, board, them, position);
    let mut sum = mine.sum;
    sum -= yours.sum;
    sum += threats(weights, board, us, &mine);
    sum -= threats(weights, board, them, &yours);
    sum += weights.turn;
    if points.decide {
        let Pair(opening, ending) = weights.lead;
        let share = |most: i32| most * points.lead / (points.lead.abs() + w::LEAD_HALF);
        sum += Pair(share(opening), share(ending));
    }
    let phase = (mine.phase + yours.phase).min(w::FULL_PHASE);
    let value = (sum.0 * phase + sum.1 * (w::FULL_PHASE - phase)) / w::FULL_PHASE;
    with_points(value, points, position)
}

/// Adjusts a value for a nearby counting limit, and for a lead that the other side can no longer overtake. If points do
/// not decide, the value is only clamped.
pub(super) fn with_points(value: i32, points: &PointsContext, position: &Position) -> Score {
    if !points.decide {
        return Score::estimate(value);
    }
    let lead = points.lead;
    let mut value = value;
    if let Some(left) = points.plies_left.map(|left| left as i32)
        && left < w::LIMIT_NEAR
    {
        let near = w::LIMIT_NEAR - left;
        value += (lead.signum() * w::LIMIT_WIN - value) * near * near / (w::LIMIT_NEAR * w::LIMIT_NEAR);
    }
    // A side whose pieces are all confined to the palace can capture only pieces that come within their reach.
    let us = position.turn();
    if lead > 0 && !roams(position.board(), us.opposite()) {
        value += w::CERTAIN;
    } else if lead < 0 && !roams(position.board(), us) {
        value -= w::CERTAIN;
    }
    Score::estimate(value)
}

/// Returns whether the side has a piece that can leave its palace.
fn roams(board: &Board, side: Side) -> bool {
    let bound = board.by_role(Role::General) | board.by_role(Role::Guard);
    !(board.by_side(side) & !bound).is_empty()
}

fn look(weights: &Weights, board: &Board, side: Side, position: &Position) -> Look {
    let mut look = Look::default();
    let enemy = side.opposite();
    let palace = Bitboard::palace(enemy);
    let near = ring(position.general(enemy)) & palace;
    let mut pressure = 0;
    for role in [
        Role::Chariot,
        Role::Cannon,
        Role::Horse,
        Role::Elephant,
        Role::Soldier,
        Role::Guard,
    ] {
        let pieces = board.by_piece(side, role);
        let at = role as usize;
        if pieces.len() == 2 {
            look.sum += weights.both[at];
        }
        for square in pieces {
            let reach = board.reach(square);
            look.sum += weights.material[at];
            look.sum += places::bonus(weights, side, role, square);
            look.attacks |= reach;
            look.phase += w::PHASE[at];
            match role {
                Role::Soldier => look.by_soldiers |= reach,
                Role::General | Role::Guard => continue,
                Role::Chariot | Role::Cannon | Role::Horse | Role::Elephant => {
                    let mobility = reach.len() as i32 - w::MOBILITY_MEAN[at];
                    look.sum += weights.mobility[at].times(mobility);
                }
            }
            let aimed = (reach & palace).len() as i32 + 2 * (reach & near).len() as i32;
            pressure += w::PRESSURE[at] * aimed.min(4);
        }
    }
    look.sum += weights.siege[(pressure / 4).clamp(0, 15) as usize];
    look.sum += weights.soldier_pair.times(soldier_pairs(board, side));
    let general = position.general(side);
    look.sum += places::bonus(weights, side, Role::General, general);
    let close = board.by_piece(side, Role::Guard) & ring(general);
    look.sum += weights.guard_close.times(close.len() as i32);
    look
}

/// For each square, the 3×3 block around it, without squares off the board.
static RING: [u128; Square::COUNT as usize] = {
    let mut table = [0; Square::COUNT as usize];
    let mut index = 0;
    while index < Square::COUNT {
        let Some(square) = Square::from_index(index) else {
            panic!("below COUNT")
        };
        let mut step = 0;
        while step < 9 {
            if let Some(near) = square.offset(step % 3 - 1, step / 3 - 1) {
                table[index as usize] |= Bitboard::of(near).bits();
            }
            step += 1;
        }
        index += 1;
    }
    table
};

fn ring(square: Square) -> Bitboard {
    Bitboard::from_bits(RING[usize::from(square.index())])
}

/// Returns the number of pairs of a side's soldiers on adjacent squares of a rank.
fn soldier_pairs(board: &Board, side: Side) -> i32 {
    let all = board.by_piece(side, Role::Soldier);
    all.into_iter()
        .filter(|square| square.offset(1, 0).is_some_and(|next| all.contains(next)))
        .count() as i32
}

/// Scores attacks by soldiers, and attacks on unprotected pieces. Attacks by a general, and attacks on soldiers or the
/// general, do not count.
fn threats(weights: &Weights, board: &Board, side: Side, mine: &Look) -> Pair {
    let enemy = side.opposite();
    let heavy = board.by_side(enemy) & !board.by_role(Role::Soldier) & !board.by_role(Role::General);
    let mut sum = weights.soldier_threat.times((mine.by_soldiers & heavy).len() as i32);
    for square in mine.attacks & heavy {
        // `reach` excludes squares occupied by the side's own pieces, so protection is checked with `attackers`.
        if let Some(piece) = board.get(square)
            && board.attackers(square, enemy).is_empty()
        {
            sum += weights.loose[piece.role as usize];
        }
    }
    sum
}
