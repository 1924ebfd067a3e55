//! Reach along straight lines. The reach tables are indexed by a piece's place on the line and the line's occupied
//! points. They assume lines of ten points; for a rank, which has nine, callers mask the result with `RANK_MASK`. This
//! module must not depend on pieces.

use crate::bitboard::Bitboard;
use crate::square::{File, Rank};

const FILES: usize = File::COUNT as usize;
/// Number of points on a file, the longest line of the board.
const LINE: usize = Rank::COUNT as usize;

/// The points of one line as bits. Bit 0 is file a of a rank, or rank 1 of a file.
pub(crate) type LineMask = u16;

/// The reach of a slider from each place, up to and including the first occupied point on either side.
static SLIDE: [[LineMask; 1 << LINE]; LINE] = line_table(0);
/// The reach of a leaper from each place: past exactly one occupied point, up to and including the next.
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

/// Returns the points in one direction that have exactly `screens` occupied points between them and `place`.
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

/// Returns the points that a slider on `place` reaches, including the first occupied one on either side.
#[inline]
pub(crate) fn slide(place: u8, occupied: LineMask) -> LineMask {
    SLIDE[usize::from(place)][usize::from(occupied)]
}

/// Returns the points that a leaper reaches over exactly one screen, which may be any piece.
#[inline]
pub(crate) fn leap(place: u8, occupied: LineMask) -> LineMask {
    LEAP[usize::from(place)][usize::from(occupied)]
}

/// Returns the reach of a leaper if the pieces on `barred` cannot be screens. If the first piece in a direction is one
/// of them, nothing in that direction is reached.
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

/// Returns a file's mask as the two 64-bit words of a bitboard. Bit r of the mask becomes bit 9r + file. Shifting
/// 64-bit words is faster than shifting 128 bits by a variable, which is a function call in WebAssembly.
#[inline]
const fn spread(mask: LineMask, file: u8) -> [u64; 2] {
    // Eight copies of the lowest eight bits, eight bits apart: bit r of copy r is bit 9r.
    let copies = (mask & 0xff) as u64 * 0x0101_0101_0101_0101;
    let low = copies & 0x8040_2010_0804_0201;
    let high = (mask as u64 & 0x100) | (mask as u64 & 0x200) << 8;
    // The eighth rank's point lies in the upper word, except on file a.
    let across = (low >> (u64::BITS - 1)) << file >> 1;
    [low << file, high << file | across]
}

const _: () = {
    let mut index = 0;
    while index < LINE * FILES {
        let point = 1_u128 << index;
        let [low, high] = spread(1 << (index / FILES), (index % FILES) as u8);
        assert!(low as u128 | (high as u128) << u64::BITS == point);
        index += 1;
    }
};

/// For each rank, the bit of its point on file a, as two 64-bit words. The upper word is shifted left by one, because
/// one rank spans both words. Two 64-bit multiplications are faster than shifting 128 bits by a variable.
static FIRST_OF_RANK: [[u64; 2]; LINE] = {
    let mut table = [[0; 2]; LINE];
    let mut rank = 0;
    while rank < LINE {
        let bit: u128 = 1 << (rank * FILES);
        table[rank] = [bit as u64, (bit >> (u64::BITS - 1)) as u64];
        rank += 1;
    }
    table
};

/// Converts a mask of a rank to a bitboard.
#[inline]
pub(crate) fn rank_points(mask: LineMask, rank: Rank) -> Bitboard {
    let [low, high] = FIRST_OF_RANK[usize::from(rank.index())];
    let mask = u64::from(mask);
    let (low, high) = (mask.wrapping_mul(low), (mask * high) >> 1);
    of_words(low, high)
}

/// Converts a mask of a file to a bitboard.
#[inline]
pub(crate) fn file_points(mask: LineMask, file: File) -> Bitboard {
    let [low, high] = spread(mask, file.index());
    of_words(low, high)
}

#[inline]
fn of_words(low: u64, high: u64) -> Bitboard {
    Bitboard::from_points(u128::from(low) | u128::from(high) << u64::BITS)
}

/// Mask of all nine points on a rank.
pub(crate) const RANK_MASK: LineMask = (1 << File::COUNT) - 1;
