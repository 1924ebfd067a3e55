//! Jumps of horses and elephants from every point, with the points that must be empty for each jump.

use super::lines::LineMask;
use super::offsets::{POINTS, bit_at};
use crate::bitboard::Bitboard;
use crate::square::Square;

/// A jump of a horse or elephant from a given point.
#[derive(Clone, Copy)]
pub(crate) struct Jump {
    /// Intermediate points that must be empty. All ones if the jump leaves the board.
    pub(crate) path: u128,
    /// The destination as a set of one point; empty if the jump leaves the board.
    pub(crate) to: u128,
}

const AWAY: Jump = Jump { path: u128::MAX, to: 0 };
const STRAIGHT: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

/// Returns the jump of one step along `STRAIGHT[way / 2]`, then `diagonals` diagonal steps outward to one side.
const fn jump(square: Square, way: usize, diagonals: i8) -> Jump {
    let (files, ranks) = STRAIGHT[way / 2];
    let turn = if way.is_multiple_of(2) { -1 } else { 1 };
    // A diagonal step repeats the straight step and adds one step sideways.
    let (file_step, rank_step) = (files + turn * (ranks != 0) as i8, ranks + turn * (files != 0) as i8);
    let to = bit_at(square, files + file_step * diagonals, ranks + rank_step * diagonals);
    if to == 0 {
        return AWAY;
    }
    let mut path = 0;
    let mut done = 0;
    while done < diagonals {
        path |= bit_at(square, files + file_step * done, ranks + rank_step * done);
        done += 1;
    }
    Jump { path, to }
}

const fn jump_table(diagonals: i8) -> [[Jump; 8]; POINTS] {
    let mut table = [[AWAY; 8]; POINTS];
    let mut index = 0;
    while index < POINTS {
        let mut way = 0;
        while way < 8 {
            table[index][way] = jump(Square::wrap(index as u8), way, diagonals);
            way += 1;
        }
        index += 1;
    }
    table
}

/// Jumps of a horse: one diagonal step after the straight one. The leg (멱) is the point of the straight step.
static HORSE: [[Jump; 8]; POINTS] = jump_table(1);
/// Jumps of an elephant: two diagonal steps after the straight one.
static ELEPHANT: [[Jump; 8]; POINTS] = jump_table(2);

/// Destinations of a horse, indexed by its point and by the occupied legs (bits 0 to 3: left, down, right, up).
static HORSE_BY_LEGS: [[u128; 16]; POINTS] = {
    // STRAIGHT is left, right, down, up.
    const LEG_BIT: [usize; 4] = [0, 2, 1, 3];
    let mut table = [[0; 16]; POINTS];
    let mut index = 0;
    while index < POINTS {
        let mut legs = 0;
        while legs < 16 {
            let mut way = 0;
            while way < 8 {
                if legs >> LEG_BIT[way / 2] & 1 == 0 {
                    table[index][legs] |= HORSE[index][way].to;
                }
                way += 1;
            }
            legs += 1;
        }
        index += 1;
    }
    table
};

/// Returns the destinations of a horse, given the occupied points of its rank and file.
#[inline]
pub(crate) fn horse(square: Square, on_rank: LineMask, on_file: LineMask) -> Bitboard {
    let sideways = ((on_rank << 1) >> square.file().index()) & 0b101;
    let lengthwise = ((on_file << 1) >> square.rank().index()) & 0b101;
    Bitboard::from_points(HORSE_BY_LEGS[usize::from(square.index())][usize::from(sideways | lengthwise << 1)])
}

/// Returns the destinations of an elephant on a board with these occupied points.
#[inline]
pub(crate) fn elephant(square: Square, occupied: Bitboard) -> Bitboard {
    let mut ends = 0;
    for way in &ELEPHANT[usize::from(square.index())] {
        if way.path & occupied.bits() == 0 {
            ends |= way.to;
        }
    }
    Bitboard::from_points(ends)
}

/// Returns the destinations of an [`elephant`] that are in `goals`.
#[inline]
pub(crate) fn elephant_onto(square: Square, occupied: Bitboard, goals: Bitboard) -> Bitboard {
    let ends = elephant_ring(square) & goals;
    if ends.is_empty() {
        ends
    } else {
        ends & elephant(square, occupied)
    }
}

const fn all_ends(ways: &[[Jump; 8]; POINTS]) -> [u128; POINTS] {
    let mut table = [0; POINTS];
    let mut index = 0;
    while index < POINTS {
        let mut way = 0;
        while way < 8 {
            table[index] |= ways[index][way].to;
            way += 1;
        }
        index += 1;
    }
    table
}

static HORSE_ENDS: [u128; POINTS] = all_ends(&HORSE);
static ELEPHANT_ENDS: [u128; POINTS] = all_ends(&ELEPHANT);

/// Returns the points that a horse on `square` reaches on an empty board, which are also those from which it reaches
/// `square`.
#[inline]
pub(crate) fn horse_ring(square: Square) -> Bitboard {
    Bitboard::from_points(HORSE_ENDS[usize::from(square.index())])
}

/// Returns the points that an elephant on `square` reaches on an empty board, which are also those from which it
/// reaches `square`.
#[inline]
pub(crate) fn elephant_ring(square: Square) -> Bitboard {
    Bitboard::from_points(ELEPHANT_ENDS[usize::from(square.index())])
}

/// Largest difference between the point indices of a jump's origin and destination.
const FARTHEST: i8 = 29;

/// Index offsets of the points that must be empty, by the offset of a jump's destination plus [`FARTHEST`]. An
/// elephant's jump has two such points; for a horse's jump, both offsets are the same. The 16 possible jumps all have
/// different offsets.
static POINTS_BETWEEN: [(i8, i8); 2 * FARTHEST as usize + 1] = {
    let mut table = [(0, 0); 2 * FARTHEST as usize + 1];
    let mut way = 0;
    while way < 8 {
        let (files, ranks) = STRAIGHT[way / 2];
        let straight = ranks * 9 + files;
        let turn = if way.is_multiple_of(2) { -1 } else { 1 };
        // The sideways part is one rank (9) if the straight step is along a rank, and one file (1) otherwise.
        let diagonal = straight + turn * if ranks == 0 { 9 } else { 1 };
        table[(straight + diagonal + FARTHEST) as usize] = (straight, straight);
        table[(straight + 2 * diagonal + FARTHEST) as usize] = (straight, straight + diagonal);
        way += 1;
    }
    table
};

/// Returns the points that must be empty for a horse or elephant to jump from `from` to `to`. A jump between the two
/// points must exist.
#[inline]
pub(crate) fn jump_path(from: Square, to: Square) -> Bitboard {
    let (begin, end) = (from.index() as i8, to.index() as i8);
    let (first, second) = POINTS_BETWEEN[(end - begin + FARTHEST) as usize];
    let mut path = Bitboard::of(Square::wrap((begin + first) as u8));
    path.insert(Square::wrap((begin + second) as u8));
    path
}
