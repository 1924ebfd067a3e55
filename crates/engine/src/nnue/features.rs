//! The piece inputs of the network, and the inputs that a position switches on.
//!
//! The trainer and the engine share this numbering. This module must not depend on weights.
//!
//! Each side has its own view of the board. **Perspective:** the board is turned so that the viewing side plays upwards
//! (for Han, rank `r` becomes `9 - r`; files stay). **Mirror:** if its general is to the right of file e, left and
//! right are swapped for all pieces, so that the general is on file d or e. **Bucket:** one of the six palace squares
//! left for the general, `rank * 2 + (file is e)`; every bucket has its own inputs.
//!
//! Each bucket has [`PLANES`] inputs:
//!
//! ```text
//!   0  chariot own 90, enemy 90      540  elephant own 90, enemy 90     900  guard own 9, enemy 9
//! 180  cannon  own 90, enemy 90      720  soldier  own 90, enemy 90     918  general enemy 9
//! 360  horse   own 90, enemy 90           (the side's own general selects the bucket)
//! ```
//!
//! A board plane numbers its squares as [`Square::index`] does, after turning and mirroring; a palace plane numbers
//! them `rank within the palace * 3 + file - d`.

use arrayvec::ArrayVec;
use janggi::referee::PlayedStep;
use janggi::{Board, Piece, Role, Side, Square};

/// Number of squares on which a side's own general can stand after mirroring.
pub const BUCKETS: usize = 6;

/// Number of inputs of one bucket.
pub const PLANES: usize = 10 * 90 + 3 * 9;

/// Number of inputs of one perspective: 5,562.
pub const INPUTS: usize = BUCKETS * PLANES;

/// Maximum number of inputs that a position switches on: all pieces of both sides except the viewing side's general.
pub const ACTIVE_MAX: usize = 31;

/// Numbers of the inputs that a position switches on, in no particular order.
pub type Active = ArrayVec<u16, ACTIVE_MAX>;

/// First input of the plane for own pieces of each `Role`; the plane of the enemy's pieces follows.
const BASE: [u16; 7] = {
    let mut base = [0; 7];
    base[Role::Chariot as usize] = 0;
    base[Role::Cannon as usize] = 180;
    base[Role::Horse as usize] = 360;
    base[Role::Elephant as usize] = 540;
    base[Role::Soldier as usize] = 720;
    base[Role::Guard as usize] = 900;
    // Only the enemy general has a plane, so its first input (918) is 9 inputs after this base.
    base[Role::General as usize] = 909;
    base
};

/// Inputs of one perspective that a step switches on and off.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepInputs {
    pub(crate) on: usize,
    pub(crate) off: usize,
    /// Input of a captured piece, which is switched off too.
    pub(crate) taken: Option<usize>,
}

/// A side's view of the board, given the square of its general; the view determines the number of every input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    perspective: Side,
    /// Number of the general's palace square after turning and mirroring, 0 to 5.
    bucket: u8,
    mirrored: Mirror,
}

/// Orientation of the board: as it is, or with left and right swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mirror {
    No,
    Yes,
}

/// Index of a square after turning and mirroring, by perspective, mirror and square.
const SEEN: [[[u8; 90]; 2]; 2] = {
    let mut table = [[[0; 90]; 2]; 2];
    let mut index = 0;
    while index < 90 {
        let (file, rank) = (index % 9, index / 9);
        table[Side::Cho as usize][0][index] = index as u8;
        table[Side::Cho as usize][1][index] = (rank * 9 + 8 - file) as u8;
        table[Side::Han as usize][0][index] = ((9 - rank) * 9 + file) as u8;
        table[Side::Han as usize][1][index] = ((9 - rank) * 9 + 8 - file) as u8;
        index += 1;
    }
    table
};

/// Number of a square within its palace, by the square's index after turning and mirroring. The zeros for squares
/// outside the palaces are not used.
const IN_PALACE: [u8; 90] = {
    let mut table = [0; 90];
    let mut rank = 0;
    while rank < 3 {
        let mut file = 0;
        while file < 3 {
            let number = (rank * 3 + file) as u8;
            table[rank * 9 + file + 3] = number;
            table[(rank + 7) * 9 + file + 3] = number;
            file += 1;
        }
        rank += 1;
    }
    table
};

/// Entry of [`IN_BUCKET`] for the side's own general, which is not an input.
const NO_INPUT: u16 = u16::MAX;

/// Number of an input within its bucket, by perspective, mirror, piece (side, then role) and square. The dimensions are
/// rounded up to powers of two, so that indexing needs no multiplication and no bounds check.
static IN_BUCKET: [[[[u16; 128]; 16]; 2]; 2] = {
    let mut table = [[[[NO_INPUT; 128]; 16]; 2]; 2];
    let mut index = 0;
    while index < 2 * 2 * 14 * 90 {
        let (perspective, mirrored) = (index / (2 * 14 * 90), index / (14 * 90) % 2);
        let (piece, square) = (index / 90 % 14, index % 90);
        let enemy = (piece / 7 != perspective) as u16;
        let role = Role::ALL[piece % 7];
        let seen = SEEN[perspective][mirrored][square] as usize;
        let (point, plane) = match role {
            Role::General | Role::Guard => (IN_PALACE[seen] as u16, 9),
            Role::Horse | Role::Elephant | Role::Chariot | Role::Cannon | Role::Soldier => (seen as u16, 90),
        };
        if enemy == 1 || !matches!(role, Role::General) {
            table[perspective][mirrored][piece][square] = BASE[role as usize] + enemy * plane + point;
        }
        index += 1;
    }
    table
};

impl View {
    /// Returns the view of `perspective` with its general on `king`.
    #[inline]
    #[must_use]
    pub const fn of(perspective: Side, king: Square) -> View {
        let mirrored = if king.file().index() > 4 {
            Mirror::Yes
        } else {
            Mirror::No
        };
        let rank = match perspective {
            Side::Cho => king.rank().index(),
            Side::Han => 9 - king.rank().index(),
        };
        let middle = (king.file().index() == 4) as u8;
        View {
            perspective,
            bucket: rank * 2 + middle,
            mirrored,
        }
    }

    /// Returns the index of this combination of bucket and mirror, 0 to 11.
    #[inline]
    #[must_use]
    pub const fn slot(self) -> usize {
        self.bucket as usize * 2 + self.mirrored as usize
    }

    /// Returns the number of the input of a piece on a square, below [`INPUTS`]. Returns `None` for the side's own
    /// general, which selects the bucket instead.
    #[inline]
    #[must_use]
    pub fn input(self, piece: Piece, square: Square) -> Option<u16> {
        let number = self.in_bucket(piece, square);
        (number != NO_INPUT).then(|| u16::from(self.bucket) * PLANES as u16 + number)
    }

    #[inline]
    fn in_bucket(self, piece: Piece, square: Square) -> u16 {
        let points = &IN_BUCKET[self.perspective as usize][self.mirrored as usize];
        let piece = piece.side as usize * 7 + piece.role as usize;
        points[piece % 16][usize::from(square.index()) % 128]
    }

    /// Like [`input`](View::input), but the piece must not be the side's own general.
    #[inline]
    fn input_of_other(self, piece: Piece, square: Square) -> usize {
        usize::from(self.bucket) * PLANES + usize::from(self.in_bucket(piece, square))
    }

    /// Returns the inputs that a step changes. Must not be called for a step of the side's own general, which changes
    /// all inputs.
    #[inline]
    pub(crate) fn step_inputs(self, step: &PlayedStep) -> StepInputs {
        StepInputs {
            on: self.input_of_other(step.piece, step.to),
            off: self.input_of_other(step.piece, step.from),
            taken: step.captured.map(|taken| self.input_of_other(taken, step.to)),
        }
    }

    /// Returns all inputs that `board` switches on.
    #[must_use]
    pub fn active(self, board: &Board) -> Active {
        board
            .pieces()
            .filter_map(|(square, piece)| self.input(piece, square))
            .collect()
    }
}

/// Returns the input number, below [`INPUTS`], of `piece` on `square` in the view of `perspective` with its general on
/// `king`.
///
/// # Panics
/// For the general of `perspective` itself, which is not an input.
#[must_use]
pub fn index(perspective: Side, king: Square, piece: Piece, square: Square) -> usize {
    let input = View::of(perspective, king).input(piece, square);
    usize::from(input.expect("the own general is the bucket and no input"))
}

/// Returns all inputs that `board` switches on for `perspective` with its general on `king`.
#[must_use]
pub fn active(perspective: Side, king: Square, board: &Board) -> Active {
    View::of(perspective, king).active(board)
}

/// Returns the output bucket of a position, below [`OUTPUTS`](crate::nnue::format::OUTPUTS).
///
/// It depends on the number of pieces other than the generals, in groups of eight, and on whether the side to move
/// leads on points (점수). `lead` is that lead in half points, including the deom (덤).
#[inline]
#[must_use]
pub fn output(board: &Board, lead: i32) -> usize {
    let pieces = board.piece_count() - 2;
    (pieces / 8).min(3) * 2 + usize::from(lead > 0)
}

#[cfg(test)]
mod tests {
    use super::{BUCKETS, INPUTS, View, active, index, output};
    use janggi::{Arrangement, BySide, File, Piece, Position, Rank, Role, Side, Square};
    use std::collections::BTreeMap;

    fn palace(side: Side) -> impl Iterator<Item = Square> {
        Square::all().filter(move |square| square.palace() == Some(side))
    }

    /// Returns every piece on every square, except the general of `perspective`. Palace pieces stay in their palace.
    fn pieces(perspective: Side) -> impl Iterator<Item = (Piece, Square)> {
        let kinds = Side::ALL
            .into_iter()
            .flat_map(|side| Role::ALL.map(|role| Piece { side, role }));
        kinds
            .filter(move |piece| piece.side != perspective || piece.role != Role::General)
            .flat_map(|piece| {
                let bound = matches!(piece.role, Role::General | Role::Guard);
                Square::all()
                    .filter(move |square| !bound || square.palace() == Some(piece.side))
                    .map(move |square| (piece, square))
            })
    }

    fn flipped(square: Square) -> Square {
        let rank = Rank::from_index(9 - square.rank().index()).expect("a rank");
        Square::at(square.file(), rank)
    }

    #[test]
    fn every_input_is_used_by_one_piece_on_one_point_of_one_bucket() {
        for perspective in Side::ALL {
            let mut owners = BTreeMap::new();
            let left = |king: &Square| king.file().index() <= 4;
            for king in palace(perspective).filter(left) {
                for (piece, square) in pieces(perspective) {
                    let input = index(perspective, king, piece, square);
                    assert!(input < INPUTS);
                    assert_eq!(owners.insert(input, (king, piece, square)), None);
                }
            }
            assert_eq!(owners.len(), INPUTS);
        }
    }

    #[test]
    fn left_and_right_are_one_but_on_the_middle_file() {
        for perspective in Side::ALL {
            for king in palace(perspective).filter(|king| king.file().index() != 4) {
                for (piece, square) in pieces(perspective) {
                    let here = index(perspective, king, piece, square);
                    assert_eq!(here, index(perspective, king.mirror(), piece, square.mirror()));
                    let same = square.file().index() == 4;
                    assert_eq!(same, here == index(perspective, king, piece, square.mirror()));
                }
            }
        }
    }

    #[test]
    fn both_sides_see_the_same_with_colours_exchanged() {
        for king in palace(Side::Cho) {
            for (piece, square) in pieces(Side::Cho) {
                let other = Piece {
                    side: piece.side.opposite(),
                    ..piece
                };
                assert_eq!(
                    index(Side::Cho, king, piece, square),
                    index(Side::Han, flipped(king), other, flipped(square))
                );
            }
        }
    }

    #[test]
    fn slots_tell_buckets_and_mirrors_apart() {
        for perspective in Side::ALL {
            let slots: Vec<usize> = palace(perspective)
                .map(|king| View::of(perspective, king).slot())
                .collect();
            let mut distinct = slots.clone();
            distinct.sort_unstable();
            distinct.dedup();
            assert_eq!(distinct.len(), 9);
            assert!(slots.iter().all(|slot| *slot < 2 * BUCKETS));
        }
    }

    /// Compares a few inputs with numbers calculated by hand from the module documentation.
    #[test]
    fn examples() {
        let at = |text: &str| text.parse::<Square>().expect("a point");
        let piece = |side, role| Piece { side, role };
        let d1 = at("d1");
        assert_eq!(index(Side::Cho, d1, piece(Side::Cho, Role::Chariot), at("a1")), 0);
        assert_eq!(index(Side::Cho, at("f1"), piece(Side::Cho, Role::Chariot), at("a1")), 8);
        assert_eq!(
            index(Side::Cho, at("e2"), piece(Side::Han, Role::Soldier), at("i10")),
            3 * 927 + 720 + 90 + 89
        );
        assert_eq!(
            index(Side::Han, at("e9"), piece(Side::Cho, Role::General), at("e2")),
            3 * 927 + 918 + 4
        );
        assert_eq!(
            index(Side::Han, at("d8"), piece(Side::Han, Role::Guard), at("f10")),
            4 * 927 + 900 + 2
        );
    }

    #[test]
    fn the_start_switches_on_everything_but_the_own_general() {
        let start = Position::start(BySide {
            cho: Arrangement::Msms,
            han: Arrangement::Smms,
        });
        for side in Side::ALL {
            let king = start.general(side);
            assert_eq!(king.file(), File::from_index(4).expect("file e"));
            let mut inputs = active(side, king, start.board());
            inputs.sort_unstable();
            assert!(inputs.windows(2).all(|pair| pair[0] < pair[1]));
            assert_eq!(inputs.len(), 31);
        }
        assert_eq!(output(start.board(), -3), 6);
        assert_eq!(output(start.board(), 0), 6);
        assert_eq!(output(start.board(), 3), 7);
    }
}
