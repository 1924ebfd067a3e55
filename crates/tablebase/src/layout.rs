//! The numbering of the positions of one signature: both palaces together (general and guards of each side, left and right
//! folded), then the free pieces of each kind, then the side to move. Must not know what a position is worth.

use crate::objective::Objective;
use crate::signature::{FREE_ROLES, Signature};
use arrayvec::ArrayVec;
use janggi::{Bitboard, Board, Piece, Role, Side, Square};
use std::ops::Range;

/// Points of a palace.
const PALACE: usize = 9;
/// Points on which a soldier can stand: it never returns to the three ranks behind its start.
const SOLDIER_POINTS: u8 = 63;
const UNUSED: u32 = u32::MAX;

/// The ways to place a general and some guards in a palace.
#[derive(Debug)]
struct Court {
    /// The general's point and the guards', as seen by their own side.
    list: Vec<(u8, u16)>,
    /// By general and guards, the number in `list`.
    number: Vec<u32>,
}

impl Court {
    fn new(guards: u8) -> Court {
        let mut court = Court {
            list: Vec::new(),
            number: vec![UNUSED; PALACE << PALACE],
        };
        for general in 0..PALACE {
            for mask in 0..1_u16 << PALACE {
                if mask.count_ones() == u32::from(guards) && mask >> general & 1 == 0 {
                    court.number[general << PALACE | usize::from(mask)] = court.list.len() as u32;
                    court.list.push((general as u8, mask));
                }
            }
        }
        court
    }
}

/// Like pieces outside the palace.
#[derive(Debug)]
struct Group {
    piece: Piece,
    count: u8,
    /// The first of the points on which they stand, and how many there are.
    first: u8,
    points: u8,
    /// Ways to place them.
    size: usize,
}

/// The numbering of one signature under one objective.
#[derive(Debug)]
pub struct Layout {
    signature: Signature,
    courts: [Court; 2],
    pairs: Vec<(u32, u32)>,
    pair_number: Vec<u32>,
    groups: Vec<Group>,
    free_size: usize,
    per_turn: usize,
    turns: usize,
}

/// The signature that is stored for this one, and whether the colours change places for it: without deom they are equal.
#[must_use]
pub fn canonical(objective: Objective, signature: Signature) -> (Signature, Colours) {
    if !objective.on_points() && signature.cho < signature.han {
        (signature.swapped(), Colours::Swapped)
    } else {
        (signature, Colours::Kept)
    }
}

/// Whether a position is numbered with its colours exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// As it is.
    Kept,
    /// Cho's pieces as Han's and the other way about, the board turned round.
    Swapped,
}

/// The most positions of one table: 2^32.
const MOST: u128 = 1 << 32;

impl Layout {
    /// The numbering of a canonical signature; `None` where it has more positions than a table may have.
    #[must_use]
    pub fn new(objective: Objective, signature: Signature) -> Option<Layout> {
        if !Side::ALL.into_iter().all(|side| signature.force(side).may_have_table()) {
            return None;
        }
        let courts = Side::ALL.map(|side| Court::new(signature.force(side).guards));
        let mut groups = Vec::new();
        for side in Side::ALL {
            for (count, role) in signature.force(side).free.into_iter().zip(FREE_ROLES) {
                if count > 0 {
                    groups.push(Group::new(Piece { side, role }, count));
                }
            }
        }
        let (mut pairs, mut pair_number) = (Vec::new(), Vec::new());
        for (cho_number, (cho, _)) in courts[0].list.iter().enumerate() {
            for (han_number, (han, _)) in courts[1].list.iter().enumerate() {
                let cho_file = square_of(Side::Cho, *cho).file().index();
                let han_file = square_of(Side::Han, *han).file().index();
                let is_folded = cho_file > 4 || (cho_file == 4 && han_file > 4);
                pair_number.push(if is_folded { UNUSED } else { pairs.len() as u32 });
                if !is_folded {
                    pairs.push((cho_number as u32, han_number as u32));
                }
            }
        }
        let sizes = groups.iter().map(|group| group.size as u128);
        let free = sizes.fold(1, u128::saturating_mul);
        let turns = if objective.on_points() || signature.cho != signature.han {
            2
        } else {
            1
        };
        let total = free.saturating_mul((pairs.len() * turns) as u128);
        (total <= MOST).then(|| Layout {
            signature,
            courts,
            free_size: free as usize,
            per_turn: free as usize * pairs.len(),
            pairs,
            pair_number,
            groups,
            turns,
        })
    }

    /// What is numbered.
    #[must_use]
    pub fn signature(&self) -> Signature {
        self.signature
    }

    /// How many numbers there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.per_turn * self.turns
    }

    /// The side to move of a number.
    pub(crate) fn turn(&self, index: usize) -> Side {
        if index < self.per_turn { Side::Cho } else { Side::Han }
    }

    /// The numbers with a side to move; `None` where the colours are numbered as one and Han is to move.
    pub(crate) fn numbers(&self, turn: Side) -> Option<Range<usize>> {
        match turn {
            Side::Cho => Some(0..self.per_turn),
            Side::Han => (self.turns == 2).then_some(self.per_turn..self.size()),
        }
    }

    /// The board of a number and the side to move; `None` where two pieces would share a point.
    #[must_use]
    pub fn position(&self, index: usize) -> Option<(Board, Side)> {
        let turn = self.turn(index);
        let rest = index % self.per_turn;
        let (cho, han) = *self.pairs.get(rest / self.free_size)?;
        let mut free = rest % self.free_size;
        let mut board = Board::EMPTY;
        for (side, (court, number)) in Side::ALL.into_iter().zip(self.courts.iter().zip([cho, han])) {
            let (general, guards) = court.list[number as usize];
            let role = Role::General;
            board.set(square_of(side, general), Some(Piece { side, role }));
            let role = Role::Guard;
            for point in (0..PALACE as u8).filter(|point| guards >> point & 1 != 0) {
                board.set(square_of(side, point), Some(Piece { side, role }));
            }
        }
        for group in self.groups.iter().rev() {
            let number = free % group.size;
            free /= group.size;
            if !group.place(number, &mut board) {
                return None;
            }
        }
        Some((board, turn))
    }

    /// The number of a position, and that of its mirror image where both have one (both generals on the middle file).
    /// `None` where a soldier stands where it can never have come, or the board has other pieces.
    #[must_use]
    pub fn index(&self, board: &Board, turn: Side, colours: Colours) -> Option<(usize, Option<usize>)> {
        let is_swapped = match self.turns {
            1 => turn == Side::Han,
            _ => colours == Colours::Swapped,
        };
        let general = |side: Side| {
            let square = board.by_piece(owner(side, is_swapped), Role::General).first();
            square.map(|square| if is_swapped { square.rotate() } else { square })
        };
        let (cho, han) = (general(Side::Cho)?.file().index(), general(Side::Han)?.file().index());
        let is_mirrored = cho > 4 || (cho == 4 && han > 4);
        let turn = owner(turn, is_swapped);
        let base = if self.turns == 2 && turn == Side::Han {
            self.per_turn
        } else {
            0
        };
        let number = self.number(
            board,
            View {
                is_swapped,
                is_mirrored,
            },
        )?;
        let twin = if cho == 4 && han == 4 {
            let is_mirrored = !is_mirrored;
            Some(
                base + self.number(
                    board,
                    View {
                        is_swapped,
                        is_mirrored,
                    },
                )?,
            )
        } else {
            None
        };
        Some((base + number, twin))
    }

    fn number(&self, board: &Board, view: View) -> Option<usize> {
        let mut courts = [0; 2];
        for (side, number) in Side::ALL.into_iter().zip(&mut courts) {
            let own = owner(side, view.is_swapped);
            let general = board.by_piece(own, Role::General).first()?;
            let general = usize::from(palace_point(side, view.square(general)));
            let mut guards = 0;
            for guard in board.by_piece(own, Role::Guard) {
                guards |= 1 << palace_point(side, view.square(guard));
            }
            *number = *self.courts[side as usize].number.get(general << PALACE | guards)?;
        }
        let pair = courts[0] as usize * self.courts[1].list.len() + courts[1] as usize;
        let mut number = *self.pair_number.get(pair)? as usize;
        for group in &self.groups {
            let own = owner(group.piece.side, view.is_swapped);
            number = number * group.size + group.number(board.by_piece(own, group.piece.role), view)?;
        }
        Some(number)
    }
}

/// How a board is looked at before it is numbered.
#[derive(Clone, Copy)]
struct View {
    is_swapped: bool,
    is_mirrored: bool,
}

impl View {
    fn square(self, square: Square) -> Square {
        let square = if self.is_swapped { square.rotate() } else { square };
        if self.is_mirrored { square.mirror() } else { square }
    }
}

impl Group {
    fn new(piece: Piece, count: u8) -> Group {
        let (first, points) = match (piece.role, piece.side) {
            (Role::Soldier, Side::Cho) => (Square::COUNT - SOLDIER_POINTS, SOLDIER_POINTS),
            (Role::Soldier, Side::Han) => (0, SOLDIER_POINTS),
            (_, _) => (0, Square::COUNT),
        };
        Group {
            piece,
            count,
            first,
            points,
            size: choose(usize::from(points), usize::from(count)),
        }
    }

    /// The number of a set of points: the sum of C(p, i) over its points in ascending order, i from 1.
    fn number(&self, squares: Bitboard, view: View) -> Option<usize> {
        let mut points: ArrayVec<u8, { crate::signature::MOST_ALIKE as usize }> = ArrayVec::new();
        for square in squares {
            let point = view.square(square).index().checked_sub(self.first)?;
            if point >= self.points {
                return None;
            }
            points.try_push(point).ok()?;
        }
        if points.len() != usize::from(self.count) {
            return None;
        }
        points.sort_unstable();
        let sum = |(i, point): (usize, &u8)| choose(usize::from(*point), i + 1);
        Some(points.iter().enumerate().map(sum).sum())
    }

    /// Places the pieces; `false` where a point is taken.
    fn place(&self, mut number: usize, board: &mut Board) -> bool {
        let mut above = usize::from(self.points);
        for i in (1..=usize::from(self.count)).rev() {
            let mut point = above - 1;
            if i == 1 {
                point = number;
            } else {
                while choose(point, i) > number {
                    point -= 1;
                }
            }
            number -= choose(point, i);
            above = point;
            let Some(square) = Square::from_index(self.first + point as u8) else {
                return false;
            };
            if board.get(square).is_some() {
                return false;
            }
            board.set(square, Some(self.piece));
        }
        true
    }
}

const fn choose(n: usize, k: usize) -> usize {
    match k {
        0 => 1,
        1 => n,
        2 => n * n.saturating_sub(1) / 2,
        _ => n * n.saturating_sub(1) * n.saturating_sub(2) / 6,
    }
}

fn owner(side: Side, is_swapped: bool) -> Side {
    if is_swapped { side.opposite() } else { side }
}

/// A point of a side's palace, 0 to 8, counted as that side sees it.
fn palace_point(side: Side, square: Square) -> u8 {
    let seen = match side {
        Side::Cho => square,
        Side::Han => square.rotate(),
    };
    seen.rank().index() * 3 + seen.file().index() - 3
}

fn square_of(side: Side, point: u8) -> Square {
    let seen = Square::from_index(point / 3 * 9 + 3 + point % 3).expect("a palace lies on the board");
    match side {
        Side::Cho => seen,
        Side::Han => seen.rotate(),
    }
}
