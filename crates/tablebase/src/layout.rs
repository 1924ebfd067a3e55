//! The numbering of the positions of one signature.
//!
//! A number combines the generals and guards, the free pieces of each kind and, unless the colours share numbers, the
//! side to move. A position and its mirror image share a number unless both generals are on the middle file. This
//! module must not depend on the values of positions.

use crate::group::{Group, Single, View, singles};
use crate::objective::Objective;
use crate::signature::{FREE_ROLES, Signature};
use janggi::{Board, File, Piece, Role, Side, Square};
use std::ops::Range;

/// Number of squares in a palace.
const PALACE: usize = 9;
const UNUSED: u32 = u32::MAX;

/// All ways to place a general and its guards in a palace; each is called a court.
#[derive(Debug)]
struct Court {
    /// Square of the general and bit set of the guards' squares, as seen by their own side.
    list: Vec<(u8, u16)>,
    /// Index in `list`, by general and guards.
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

/// The numbering of one signature under one objective.
#[derive(Debug)]
pub struct Layout {
    signature: Signature,
    courts: [Court; 2],
    pairs: Vec<(u32, u32)>,
    pair_number: Vec<u32>,
    groups: Vec<Group>,
    /// Free pieces that are the only ones of their kind, by side and role.
    singles: [[Option<Single>; 7]; 2],
    free_size: usize,
    per_turn: usize,
    turns: usize,
}

/// Returns the signature whose table stores this one, and whether the colours are swapped in that table. Without deom, a
/// signature and its colour-swapped form share a table.
#[must_use]
pub fn canonical(objective: Objective, signature: Signature) -> (Signature, Colours) {
    if !objective.on_points() && signature.cho < signature.han {
        (signature.swapped(), Colours::Swapped)
    } else {
        (signature, Colours::Kept)
    }
}

/// Returns whether the colours share numbers, because both sides have the same pieces and there is no deom. In this
/// case, one number represents two positions, one with either colour to move.
pub(crate) fn are_colours_one(objective: Objective, signature: Signature) -> bool {
    !objective.on_points() && signature.cho == signature.han
}

/// Colours with which a position is numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    Kept,
    /// Cho's pieces count as Han's and vice versa, and the board is rotated.
    Swapped,
}

/// Maximum number of entries in a table.
const MOST: u128 = 1 << 32;

impl Layout {
    /// Creates the numbering of a canonical signature; `None` if it exceeds the limits of a table.
    #[must_use]
    pub fn new(objective: Objective, signature: Signature) -> Option<Layout> {
        let turns = if are_colours_one(objective, signature) { 1 } else { 2 };
        Layout::with_turns(signature, turns)
    }

    /// Like [`new`](Layout::new), but the sides to move have separate numbers even if the colours could share them.
    pub(crate) fn of_both_sides(signature: Signature) -> Option<Layout> {
        Layout::with_turns(signature, 2)
    }

    fn with_turns(signature: Signature, turns: usize) -> Option<Layout> {
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
        let total = free.saturating_mul((pairs.len() * turns) as u128);
        (total <= MOST).then(|| Layout {
            signature,
            courts,
            singles: singles(&groups),
            free_size: free as usize,
            per_turn: free as usize * pairs.len(),
            pairs,
            pair_number,
            groups,
            turns,
        })
    }

    /// Returns the signature whose positions are numbered.
    #[must_use]
    pub fn signature(&self) -> Signature {
        self.signature
    }

    /// Returns the number of entries in the table.
    #[must_use]
    pub fn size(&self) -> usize {
        self.per_turn * self.turns
    }

    /// Returns the side to move in the position with this number.
    pub(crate) fn turn(&self, index: usize) -> Side {
        if index < self.per_turn { Side::Cho } else { Side::Han }
    }

    /// Returns the number of the same board with the other side to move; `None` if the colours share numbers.
    pub(crate) fn passed(&self, index: usize) -> Option<usize> {
        (self.turns == 2).then(|| (index + self.per_turn) % (2 * self.per_turn))
    }

    /// Returns the position number after `piece` has moved from `from` to `to`, with the same side to move. Returns
    /// `None` if `piece` is one of several identical free pieces or cannot stand on `to`, or if only the mirror image
    /// of the new position has a number.
    pub(crate) fn moved(&self, index: usize, piece: Piece, (from, to): (Square, Square)) -> Option<usize> {
        if matches!(piece.role, Role::General | Role::Guard) {
            return self.moved_at_court(index, piece, (from, to));
        }
        let single = self.singles[piece.side as usize][piece.role as usize]?;
        let [from, to] = [from, to].map(|square| usize::from(square.index()));
        let can_stand = (single.first..single.first + single.points).contains(&to);
        can_stand.then(|| index + to * single.stride - from * single.stride)
    }

    fn moved_at_court(&self, index: usize, piece: Piece, step: (Square, Square)) -> Option<usize> {
        let old = index % self.per_turn / self.free_size;
        let (cho, han) = *self.pairs.get(old)?;
        let court = &self.courts[piece.side as usize];
        let number = if piece.side == Side::Cho { cho } else { han };
        let (general, guards) = court.list[number as usize];
        let (from, to) = (palace_point(piece.side, step.0), palace_point(piece.side, step.1));
        let (general, guards) = match piece.role {
            Role::General => (to, guards),
            _ => (general, guards ^ (1 << from | 1 << to)),
        };
        let number = *court.number.get(usize::from(general) << PALACE | usize::from(guards))?;
        let (cho, han) = if piece.side == Side::Cho {
            (number, han)
        } else {
            (cho, number)
        };
        let new = self.pair(cho, han)?;
        (new != UNUSED).then(|| index + new as usize * self.free_size - old * self.free_size)
    }

    /// Returns the number of a pair of courts; `UNUSED` if only the mirror image of the pair has a number.
    fn pair(&self, cho: u32, han: u32) -> Option<u32> {
        let number = cho as usize * self.courts[1].list.len() + han as usize;
        self.pair_number.get(number).copied()
    }

    /// Returns the range of numbers with this side to move; `None` for Han if the colours share numbers.
    pub(crate) fn numbers(&self, turn: Side) -> Option<Range<usize>> {
        match turn {
            Side::Cho => Some(0..self.per_turn),
            Side::Han => (self.turns == 2).then_some(self.per_turn..self.size()),
        }
    }

    /// Returns the board and the side to move for a number; `None` if two pieces would share a square.
    #[must_use]
    pub fn position(&self, index: usize) -> Option<(Board, Side)> {
        let (base, last) = self.base_of(index);
        let mut board = Board::EMPTY;
        let is_placed = self.place_base(base, &mut board) && self.place_last(last, &mut board);
        is_placed.then(|| (board, self.turn(index)))
    }

    /// Splits a number, without the side to move, into one for all pieces except the last group of free pieces and one
    /// for that group.
    pub(crate) fn base_of(&self, index: usize) -> (usize, usize) {
        let rest = index % self.per_turn;
        let size = self.groups.last().map_or(1, |group| group.size);
        (rest / size, rest % size)
    }

    /// Places all pieces except the last group of free pieces; returns `false` if a square is occupied.
    pub(crate) fn place_base(&self, base: usize, board: &mut Board) -> bool {
        let (last, others) = match self.groups.split_last() {
            Some((last, others)) => (last.size, others),
            None => (1, self.groups.as_slice()),
        };
        let size = self.free_size / last;
        let Some(&(cho, han)) = self.pairs.get(base / size) else {
            return false;
        };
        let mut free = base % size;
        for (side, (court, number)) in Side::ALL.into_iter().zip(self.courts.iter().zip([cho, han])) {
            let (general, guards) = court.list[number as usize];
            let role = Role::General;
            board.set(square_of(side, general), Some(Piece { side, role }));
            let role = Role::Guard;
            for point in (0..PALACE as u8).filter(|point| guards >> point & 1 != 0) {
                board.set(square_of(side, point), Some(Piece { side, role }));
            }
        }
        others.iter().rev().all(|group| {
            let number = free % group.size;
            free /= group.size;
            group.place(number, board)
        })
    }

    /// Places the last group of free pieces, if there is one; returns `false` if a square is occupied.
    pub(crate) fn place_last(&self, number: usize, board: &mut Board) -> bool {
        self.groups.last().is_none_or(|group| group.place(number, board))
    }

    /// Returns the number of a position and, if both generals are on the middle file, that of its mirror image. Returns
    /// `None` if a soldier is on a point that it can never reach, or if the pieces do not match the signature.
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
        let twin = if is_central(board) {
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
        let mut number = self.pair(courts[0], courts[1])? as usize;
        for group in &self.groups {
            let own = owner(group.piece.side, view.is_swapped);
            number = number * group.size + group.number(board.by_piece(own, group.piece.role), view)?;
        }
        Some(number)
    }
}

/// Returns whether both generals are on the middle file. Mirror images are then numbered separately.
pub(crate) fn is_central(board: &Board) -> bool {
    Side::ALL.into_iter().all(|side| {
        let general = board.by_piece(side, Role::General).first();
        general.is_some_and(|general| 2 * general.file().index() + 1 == File::COUNT)
    })
}

fn owner(side: Side, is_swapped: bool) -> Side {
    if is_swapped { side.opposite() } else { side }
}

/// Returns the index of a square within a side's palace, 0 to 8, as seen by that side.
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

#[cfg(test)]
mod tests {
    use super::{Colours, Layout};
    use crate::objective::Objective;
    use crate::signature::Signature;
    use janggi::Square;

    /// The number after a step must be the same when computed from the previous number and from the board.
    #[test]
    fn numbers_move_with_their_pieces() {
        for (objective, text) in [
            (Objective::Points, "KRPA-KA"),
            (Objective::Points, "KNAA-KPA"),
            (Objective::Mate, "KPPA-KC"),
            (Objective::Mate, "KBA-KBA"),
        ] {
            let signature = Signature::parse(text).unwrap();
            let layout = Layout::new(objective, signature).unwrap();
            let (mut looked_up, mut steps) = (0, 0);
            for index in (0..layout.size()).step_by(layout.size() / 3_000 + 1) {
                let Some((board, turn)) = layout.position(index) else {
                    continue;
                };
                for (from, piece) in board.pieces() {
                    let empty = |to: &Square| board.get(*to).is_none();
                    for to in board.reach(from).into_iter().filter(empty) {
                        let mut after = board.clone();
                        after.set(from, None);
                        after.set(to, Some(piece));
                        let by_board = layout.index(&after, turn, Colours::Kept).map(|(number, _)| number);
                        steps += 1;
                        if let Some(by_number) = layout.moved(index, piece, (from, to)) {
                            looked_up += 1;
                            assert_eq!(Some(by_number), by_board, "{text} {index}: {from} to {to}");
                        }
                    }
                }
                if let Some(passed) = layout.passed(index) {
                    let (number, _) = layout.index(&board, turn.opposite(), Colours::Kept).unwrap();
                    assert_eq!(passed, number);
                }
            }
            assert!(2 * looked_up > steps, "{text}: {looked_up} of {steps}");
        }
    }
}
