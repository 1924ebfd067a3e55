//! The points on a line with a given point, and the points between two points of a line. They are used to find attacks
//! on a general, facing generals and blocked paths.

use super::offsets::{POINTS, distance};
use crate::bitboard::Bitboard;
use crate::side::Side;
use crate::square::Square;

const PALACE_POINTS: usize = 18;

/// For each palace point, its index in `BETWEEN`: 0 to 8 in Cho's palace, 9 to 17 in Han's. Unused for other points.
static PALACE_PLACE: [u8; POINTS] = {
    let mut table = [0; POINTS];
    let (mut index, mut place) = (0, 0);
    while index < POINTS {
        if in_a_palace(Square::wrap(index as u8)) {
            table[index] = place;
            place += 1;
        }
        index += 1;
    }
    table
};

#[inline]
const fn palace_place(square: Square) -> usize {
    PALACE_PLACE[square.index() as usize] as usize
}

const fn in_a_palace(square: Square) -> bool {
    square.palace().is_some()
}

/// For each point, every other point of its file, its rank and its palace diagonals.
static CROSS: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut from = 0;
    while from < POINTS {
        let a = Square::wrap(from as u8);
        let mut to = 0;
        while to < POINTS {
            let b = Square::wrap(to as u8);
            if from != to && (matches!(distance(a, b), (0, _) | (_, 0)) || on_one_diagonal(a, b)) {
                table[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    table
};

/// Returns whether two different points are on one drawn palace diagonal.
const fn on_one_diagonal(a: Square, b: Square) -> bool {
    a.on_palace_diagonal()
        && b.on_palace_diagonal()
        && matches!(distance(a, b), (1, 1) | (2, 2))
        && matches!(
            (a.palace(), b.palace()),
            (Some(Side::Cho), Some(Side::Cho)) | (Some(Side::Han), Some(Side::Han))
        )
}

/// For each palace point and each point on a line with it, the points strictly between the two.
static BETWEEN: [[u128; POINTS]; PALACE_POINTS] = {
    let mut table = [[0; POINTS]; PALACE_POINTS];
    let mut from = 0;
    while from < POINTS {
        let a = Square::wrap(from as u8);
        let mut to = 0;
        while in_a_palace(a) && to < POINTS {
            if CROSS[from] >> to & 1 != 0 {
                table[palace_place(a)][to] = strictly_between(a, Square::wrap(to as u8));
            }
            to += 1;
        }
        from += 1;
    }
    table
};

/// Returns the points strictly between two points of one file, rank or diagonal.
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

/// Returns all other points on the file, rank and palace diagonals of `point`.
#[inline]
pub(crate) fn aligned(point: Square) -> Bitboard {
    Bitboard::from_points(CROSS[usize::from(point.index())])
}

/// Returns the points strictly between a palace point and a point [`aligned`] with it.
#[inline]
pub(crate) fn between(palace_point: Square, other: Square) -> Bitboard {
    Bitboard::from_points(BETWEEN[palace_place(palace_point)][usize::from(other.index())])
}

/// Returns the points strictly between two points of one file, rank or palace diagonal; `None` if no line joins them.
pub(crate) fn slider_path(a: Square, b: Square) -> Option<Bitboard> {
    match distance(a, b) {
        (0, 0) => None,
        (0, _) | (_, 0) => Some(Bitboard::from_points(strictly_between(a, b))),
        (_, _) if on_one_diagonal(a, b) => Some(Bitboard::from_points(strictly_between(a, b))),
        (_, _) => None,
    }
}
