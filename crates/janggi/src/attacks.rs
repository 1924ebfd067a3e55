//! Constant tables of where pieces reach, and the lookups into them. This is the one place that knows how Janggi
//! pieces move; nobody else computes a direction or an offset.
//! Must not know whose turn it is, check, or legality. Source of the rules: the movement text (기물행마법) of the Korea
//! Janggi Association, confirmed by Fairy-Stockfish.

use crate::bitboard::Bitboard;
use crate::side::Side;
use crate::square::{File, Rank, Square};

const POINTS: usize = Square::COUNT as usize;
const FILES: usize = File::COUNT as usize;
/// The longest line of the board: a file of ten points.
const LINE: usize = Rank::COUNT as usize;

/// The points of one line as bits: bit 0 is file a of a rank, or rank 1 of a file.
pub(crate) type LineMask = u16;

// ---------------------------------------------------------------------------------------------------------------------
// Lines. A table entry is found by the piece's place on the line and the line's occupied points. The tables know only
// "a line of up to ten points"; a shorter line uses the same entries and masks away what lies beyond it.

/// From each place, up to and including the first occupied point on either side.
static SLIDE: [[LineMask; 1 << LINE]; LINE] = line_table(0);
/// From each place, behind exactly one occupied point, up to and including the second.
static LEAP: [[LineMask; 1 << LINE]; LINE] = line_table(1);

const fn line_table(screens: u32) -> [[LineMask; 1 << LINE]; LINE] {
    let mut table = [[0; 1 << LINE]; LINE];
    let mut place = 0;
    while place < LINE {
        let mut occupied = 0;
        while occupied < 1 << LINE {
            table[place][occupied] = line_reach(place, occupied, screens, 1) | line_reach(place, occupied, screens, -1);
            occupied += 1;
        }
        place += 1;
    }
    table
}

/// The points in one direction that have exactly `screens` occupied points between.
const fn line_reach(place: usize, occupied: usize, screens: u32, step: isize) -> LineMask {
    let mut reach = 0;
    let mut between = 0;
    let mut at = place as isize + step;
    while at >= 0 && at < LINE as isize && between <= screens {
        if between == screens {
            reach |= 1 << at;
        }
        if occupied >> at & 1 != 0 {
            between += 1;
        }
        at += step;
    }
    reach
}

/// Points a slider on `place` of a line reaches, the first occupied one on either side included.
#[inline]
pub(crate) fn slide(place: u8, occupied: LineMask) -> LineMask {
    SLIDE[usize::from(place)][usize::from(occupied)]
}

/// Points a leaper over exactly one screen reaches, whatever the screens are.
#[inline]
pub(crate) fn leap(place: u8, occupied: LineMask) -> LineMask {
    LEAP[usize::from(place)][usize::from(occupied)]
}

/// Points of a leaper over one screen when the points in `barred` cannot be a screen: where the first piece met is
/// barred, that direction is closed.
#[inline]
pub(crate) fn leap_barring(place: u8, occupied: LineMask, barred: LineMask) -> LineMask {
    let reach = leap(place, occupied);
    let closed = slide(place, occupied) & barred;
    if closed == 0 {
        return reach;
    }
    let below = (1 << place) - 1;
    let down = if closed & below != 0 { 0 } else { below };
    let up = if closed & !below != 0 { 0 } else { !below };
    reach & (down | up)
}

/// A file's mask as a set of points on file a: bit r of the mask becomes bit 9r.
static SPREAD: [u128; 1 << LINE] = {
    let mut table = [0; 1 << LINE];
    let mut mask = 0;
    while mask < 1 << LINE {
        let mut rank = 0;
        while rank < LINE {
            table[mask] |= ((mask >> rank & 1) as u128) << (rank * FILES);
            rank += 1;
        }
        mask += 1;
    }
    table
};

/// A mask of points on a rank as a set.
#[inline]
pub(crate) fn rank_points(mask: LineMask, rank: Rank) -> Bitboard {
    Bitboard(u128::from(mask) << (u32::from(rank.index()) * FILES as u32))
}

/// A mask of points on a file as a set.
#[inline]
pub(crate) fn file_points(mask: LineMask, file: File) -> Bitboard {
    Bitboard(SPREAD[usize::from(mask)] << file.index())
}

/// The points of a rank that exist.
pub(crate) const RANK_MASK: LineMask = (1 << File::COUNT) - 1;

// ---------------------------------------------------------------------------------------------------------------------
// Jumps: horse and elephant.

/// One of the up to eight ways of a horse or elephant: the points that must be empty, and where it ends.
#[derive(Clone, Copy)]
pub(crate) struct Jump {
    /// Points between that must be empty. All ones where the way leaves the board.
    pub(crate) path: u128,
    /// The end point as a set of one, empty where the way leaves the board.
    pub(crate) to: u128,
}

const AWAY: Jump = Jump { path: u128::MAX, to: 0 };
const STRAIGHT: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

const fn bit_at(square: Square, files: i8, ranks: i8) -> u128 {
    match square.offset(files, ranks) {
        Some(to) => Bitboard::of(to).0,
        None => 0,
    }
}

/// The way that goes one step along `STRAIGHT[way / 2]`, then `diagonals` steps outward to the left or right of it.
const fn jump(square: Square, way: usize, diagonals: i8) -> Jump {
    let (files, ranks) = STRAIGHT[way / 2];
    let turn = if way.is_multiple_of(2) { -1 } else { 1 };
    // The diagonal keeps the direction of the straight step and adds one sideways.
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

/// Horse: one diagonal step after the straight one; the leg (멱) is the straight step's point.
pub(crate) static HORSE: [[Jump; 8]; POINTS] = jump_table(1);
/// Elephant: two diagonal steps after the straight one.
pub(crate) static ELEPHANT: [[Jump; 8]; POINTS] = jump_table(2);

/// Ends of a horse by which of its legs (left, down, right, up = bits 0 to 3) are occupied.
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

/// Where a horse may end, given its rank's and its file's occupied points.
#[inline]
pub(crate) fn horse(square: Square, on_rank: LineMask, on_file: LineMask) -> Bitboard {
    let sideways = ((on_rank << 1) >> square.file().index()) & 0b101;
    let lengthwise = ((on_file << 1) >> square.rank().index()) & 0b101;
    Bitboard(HORSE_BY_LEGS[usize::from(square.index())][usize::from(sideways | lengthwise << 1)])
}

/// Where an elephant may end on a board with these occupied points.
#[inline]
pub(crate) fn elephant(square: Square, occupied: Bitboard) -> Bitboard {
    let mut ends = 0;
    for way in &ELEPHANT[usize::from(square.index())] {
        if way.path & occupied.0 == 0 {
            ends |= way.to;
        }
    }
    Bitboard(ends)
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

/// The points a horse's way away, blocked or not. Symmetric: also where a horse would have to stand to reach `square`.
#[inline]
pub(crate) fn horse_ring(square: Square) -> Bitboard {
    Bitboard(HORSE_ENDS[usize::from(square.index())])
}

/// The points an elephant's way away, blocked or not. Symmetric.
#[inline]
pub(crate) fn elephant_ring(square: Square) -> Bitboard {
    Bitboard(ELEPHANT_ENDS[usize::from(square.index())])
}

/// The points that must be empty for the jump `from`–`to`; `None` if the table has no such way.
#[inline]
pub(crate) fn jump_path(ways: &[[Jump; 8]; POINTS], from: Square, to: Square) -> Option<Bitboard> {
    let end = Bitboard::of(to).0;
    ways[usize::from(from.index())]
        .iter()
        .find(|way| way.to == end)
        .map(|way| Bitboard(way.path))
}

// ---------------------------------------------------------------------------------------------------------------------
// Palaces.

/// The ten points the palace diagonals pass through.
pub(crate) const DIAGONAL_POINTS: Bitboard = {
    let mut set = Bitboard::EMPTY;
    let mut index = 0;
    while index < POINTS as u8 {
        if Square::wrap(index).on_palace_diagonal() {
            set.insert(Square::wrap(index));
        }
        index += 1;
    }
    set
};

/// Whether a drawn line joins two neighbouring points of one palace.
const fn palace_line(from: Square, to: Square) -> bool {
    let (files, ranks) = distance(from, to);
    match (from.palace(), to.palace()) {
        (Some(Side::Cho), Some(Side::Cho)) | (Some(Side::Han), Some(Side::Han)) => match (files, ranks) {
            (0, 1) | (1, 0) => true,
            (1, 1) => from.on_palace_diagonal() && to.on_palace_diagonal(),
            _ => false,
        },
        _ => false,
    }
}

/// How many files and ranks apart two points are.
pub(crate) const fn distance(from: Square, to: Square) -> (u8, u8) {
    (
        from.file().index().abs_diff(to.file().index()),
        from.rank().index().abs_diff(to.rank().index()),
    )
}

/// One step along a drawn line inside the palace the piece stands in.
static PALACE_STEP: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut from = 0;
    while from < POINTS {
        let mut to = 0;
        while to < POINTS {
            if palace_line(Square::wrap(from as u8), Square::wrap(to as u8)) {
                table[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    table
};

/// Where a general or guard may step, given that it stands in its own palace.
#[inline]
pub(crate) fn palace_step(square: Square) -> Bitboard {
    Bitboard(PALACE_STEP[usize::from(square.index())])
}

/// The diagonal neighbours of a point along drawn palace lines: four at a centre, the centre at a corner.
static PALACE_DIAGONAL: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut from = 0;
    while from < POINTS {
        let mut to = 0;
        while to < POINTS {
            let (a, b) = (Square::wrap(from as u8), Square::wrap(to as u8));
            if palace_line(a, b) && matches!(distance(a, b), (1, 1)) {
                table[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    table
};

/// The diagonal neighbours along drawn palace lines.
#[inline]
pub(crate) fn palace_diagonal(square: Square) -> Bitboard {
    Bitboard(PALACE_DIAGONAL[usize::from(square.index())])
}

/// The long diagonal from a palace corner: the centre it crosses and the opposite corner.
#[inline]
pub(crate) fn palace_crossing(square: Square) -> Option<(Square, Square)> {
    if !DIAGONAL_POINTS.contains(square) {
        return None;
    }
    let (center, opposite) = match (square.file().index(), square.rank().index()) {
        (3, 0) => (13, 23),
        (5, 0) => (13, 21),
        (3, 2) => (13, 5),
        (5, 2) => (13, 3),
        (3, 7) => (76, 86),
        (5, 7) => (76, 84),
        (3, 9) => (76, 68),
        (5, 9) => (76, 66),
        _ => return None,
    };
    Some((Square::wrap(center), Square::wrap(opposite)))
}

// ---------------------------------------------------------------------------------------------------------------------
// Soldiers.

/// Forward or sideways, and forward along the drawn diagonals of a palace. In play that is the enemy's; a free position
/// may have a soldier in its own palace, where Fairy-Stockfish lets it use the drawn lines too.
const fn soldier_steps(square: Square, side: Side) -> u128 {
    let forward = match side {
        Side::Cho => 1,
        Side::Han => -1,
    };
    let mut steps = bit_at(square, 0, forward) | bit_at(square, -1, 0) | bit_at(square, 1, 0);
    let mut turn = -1;
    while turn <= 1 {
        if let Some(to) = square.offset(turn, forward)
            && palace_line(square, to)
        {
            steps |= Bitboard::of(to).0;
        }
        turn += 2;
    }
    steps
}

static SOLDIER: [[u128; POINTS]; 2] = {
    let mut table = [[0; POINTS]; 2];
    let mut index = 0;
    while index < POINTS {
        let square = Square::wrap(index as u8);
        table[0][index] = soldier_steps(square, Side::Cho);
        table[1][index] = soldier_steps(square, Side::Han);
        index += 1;
    }
    table
};

/// Where a soldier of `side` may step.
#[inline]
pub(crate) fn soldier(square: Square, side: Side) -> Bitboard {
    Bitboard(SOLDIER[side as usize][usize::from(square.index())])
}

static SOLDIER_FROM: [[u128; POINTS]; 2] = {
    let mut table = [[0; POINTS]; 2];
    let mut side = 0;
    while side < 2 {
        let mut from = 0;
        while from < POINTS {
            let mut to = 0;
            while to < POINTS {
                table[side][to] |= (SOLDIER[side][from] >> to & 1) << from;
                to += 1;
            }
            from += 1;
        }
        side += 1;
    }
    table
};

/// Where a soldier of `side` must stand to step to `square`.
#[inline]
pub(crate) fn soldier_from(square: Square, side: Side) -> Bitboard {
    Bitboard(SOLDIER_FROM[side as usize][usize::from(square.index())])
}

// ---------------------------------------------------------------------------------------------------------------------
// Lines seen from a palace point, for everything that asks whether a general is attacked.

const PALACE_POINTS: usize = 18;

/// The place of a palace point in the tables below: 0 to 8 in Cho's palace, 9 to 17 in Han's. Meaningless elsewhere.
#[inline]
const fn palace_place(square: Square) -> usize {
    let (file, rank) = (square.file().index() as usize, square.rank().index() as usize);
    let place = (file + 15) % 3 + 3 * (if rank < 5 { rank } else { rank - 4 });
    if place < PALACE_POINTS { place } else { 0 }
}

const fn in_a_palace(square: Square) -> bool {
    square.palace().is_some()
}

/// For each palace point, every point on a line with it: its file, its rank and its palace diagonals.
static ALIGNED: [u128; PALACE_POINTS] = {
    let mut table = [0; PALACE_POINTS];
    let mut from = 0;
    while from < POINTS {
        let a = Square::wrap(from as u8);
        let mut to = 0;
        while in_a_palace(a) && to < POINTS {
            let b = Square::wrap(to as u8);
            if from != to && (matches!(distance(a, b), (0, _) | (_, 0)) || on_one_diagonal(a, b)) {
                table[palace_place(a)] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    table
};

/// Two different points of one drawn palace diagonal.
const fn on_one_diagonal(a: Square, b: Square) -> bool {
    a.on_palace_diagonal()
        && b.on_palace_diagonal()
        && matches!(distance(a, b), (1, 1) | (2, 2))
        && matches!(
            (a.palace(), b.palace()),
            (Some(Side::Cho), Some(Side::Cho)) | (Some(Side::Han), Some(Side::Han))
        )
}

/// For each palace point and each point on a line with it, the points strictly between.
static BETWEEN: [[u128; POINTS]; PALACE_POINTS] = {
    let mut table = [[0; POINTS]; PALACE_POINTS];
    let mut from = 0;
    while from < POINTS {
        let a = Square::wrap(from as u8);
        let mut to = 0;
        while in_a_palace(a) && to < POINTS {
            if ALIGNED[palace_place(a)] >> to & 1 != 0 {
                table[palace_place(a)][to] = strictly_between(a, Square::wrap(to as u8));
            }
            to += 1;
        }
        from += 1;
    }
    table
};

/// The points strictly between two points of one file, rank or diagonal.
const fn strictly_between(a: Square, b: Square) -> u128 {
    let (low, high) = if a.index() < b.index() { (a, b) } else { (b, a) };
    let (files, ranks) = distance(a, b);
    let length = if files > ranks { files } else { ranks };
    let step = (high.index() - low.index()) / length;
    let mut set = 0;
    let mut at = low.index() + step;
    while at < high.index() {
        set |= 1 << at;
        at += step;
    }
    set
}

/// Every point on a file, rank or palace diagonal with `palace_point`, itself excluded.
#[inline]
pub(crate) fn aligned(palace_point: Square) -> Bitboard {
    Bitboard(ALIGNED[palace_place(palace_point)])
}

/// The points strictly between a palace point and a point [`aligned`] with it.
#[inline]
pub(crate) fn between(palace_point: Square, other: Square) -> Bitboard {
    Bitboard(BETWEEN[palace_place(palace_point)][usize::from(other.index())])
}

/// The points strictly between two points of one file, rank or palace diagonal; `None` when no line joins them.
pub(crate) fn slider_path(a: Square, b: Square) -> Option<Bitboard> {
    match distance(a, b) {
        (0, 0) => None,
        (0, _) | (_, 0) => Some(Bitboard(strictly_between(a, b))),
        (_, _) if on_one_diagonal(a, b) => Some(Bitboard(strictly_between(a, b))),
        (_, _) => None,
    }
}
