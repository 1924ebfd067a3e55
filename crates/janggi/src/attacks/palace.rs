//! The lines drawn inside the palaces, the movement of pieces along them, and the steps of soldiers.

use super::offsets::{POINTS, bit_at, distance};
use crate::bitboard::Bitboard;
use crate::side::Side;
use crate::square::Square;

/// The ten points on palace diagonals.
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

/// Returns whether two points are neighbours on a drawn line of the same palace.
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

/// For each palace point, its neighbours along drawn lines of the palace.
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

/// Returns the points to which a general or guard can step from a palace point.
#[inline]
pub(crate) fn palace_step(square: Square) -> Bitboard {
    Bitboard::from_points(PALACE_STEP[usize::from(square.index())])
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

/// Returns the neighbours of a point along palace diagonals.
#[inline]
pub(crate) fn palace_diagonal(square: Square) -> Bitboard {
    Bitboard::from_points(PALACE_DIAGONAL[usize::from(square.index())])
}

/// For each palace corner, the centre and the opposite corner. Both sets are empty for other points.
static CROSSING: [(u128, u128); POINTS] = {
    let mut table = [(0, 0); POINTS];
    let mut corner = 0;
    while corner < POINTS {
        let from = Square::wrap(corner as u8);
        let mut turn = 0;
        while turn < 4 {
            let (files, ranks) = ([-1, 1][turn / 2], [-1, 1][turn % 2]);
            if let (Some(center), Some(opposite)) = (from.offset(files, ranks), from.offset(2 * files, 2 * ranks))
                && palace_line(from, center)
                && palace_line(center, opposite)
            {
                table[corner] = (Bitboard::of(center).bits(), Bitboard::of(opposite).bits());
            }
            turn += 1;
        }
        corner += 1;
    }
    table
};

/// Returns the reach of a chariot along palace diagonals, including the first piece in each direction.
#[inline]
pub(crate) fn chariot_diagonals(from: Square, occupied: Bitboard) -> Bitboard {
    let (center, opposite) = CROSSING[usize::from(from.index())];
    let open = if center & occupied.bits() == 0 { opposite } else { 0 };
    palace_diagonal(from) | Bitboard::from_points(open)
}

/// Returns the opposite palace corner if `from` is a corner and `screens` contains the centre; otherwise the empty set.
#[inline]
pub(crate) fn cannon_corner(from: Square, screens: Bitboard) -> Bitboard {
    let (center, opposite) = CROSSING[usize::from(from.index())];
    Bitboard::from_points(if center & screens.bits() == 0 { 0 } else { opposite })
}

/// Returns the steps of a soldier: forward, sideways, and forward along the drawn diagonals of a palace. From the usual
/// start, a soldier can only reach the enemy's palace. In a position given as FEN, a soldier may be in its own palace,
/// where it also moves along the drawn lines, as in Fairy-Stockfish.
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
            steps |= Bitboard::of(to).bits();
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

/// Returns the destinations of a soldier of `side`.
#[inline]
pub(crate) fn soldier(square: Square, side: Side) -> Bitboard {
    Bitboard::from_points(SOLDIER[side as usize][usize::from(square.index())])
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

/// Returns the points from which a soldier of `side` can step to `square`.
#[inline]
pub(crate) fn soldier_from(square: Square, side: Side) -> Bitboard {
    Bitboard::from_points(SOLDIER_FROM[side as usize][usize::from(square.index())])
}
