//! Steps as seen by the side to move: the piece, its file or its place among others, the direction, and the distance or
//! the destination file.

use alloc::vec::Vec;

use crate::mv::Move;
use crate::position::Position;
use crate::role::Role;
use crate::side::Side;
use crate::square::{File, Rank, Square};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Relative {
    pub(super) role: Role,
    pub(super) place: Place,
    pub(super) direction: Direction,
    /// Number of points moved forward or back. For sideways steps, and for all steps of advisors, elephants and horses,
    /// this is the destination file instead.
    pub(super) number: u8,
}

/// The place that distinguishes the moving piece from others of its role.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// The piece on this file, 1 to 9 from the side's right.
    File(u8),
    /// The foremost of two or three pieces on one file.
    Front,
    /// The middle one of three pieces on one file.
    Middle,
    /// The last of two or three pieces on one file.
    Rear,
    /// One of four or more pieces on a file, or of soldiers if several files have two or more. The pieces are numbered
    /// from 1, file by file from the right, and on each file from the front.
    Number(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    /// Forwards (進).
    Advance,
    /// Backwards (退).
    Retreat,
    /// Sideways (平).
    Traverse,
}

/// Returns `mv` as seen by the side to move. Returns `None` for a pass or a step from an empty point.
pub(super) fn of(mv: Move, position: &Position) -> Option<Relative> {
    let Move::Step { from, to } = mv else { return None };
    let side = position.turn();
    let role = position.board().get(from)?.role;
    let (before, after) = (row(from, side), row(to, side));
    let direction = match after.cmp(&before) {
        core::cmp::Ordering::Greater => Direction::Advance,
        core::cmp::Ordering::Less => Direction::Retreat,
        core::cmp::Ordering::Equal => Direction::Traverse,
    };
    let slants = matches!(role, Role::Guard | Role::Elephant | Role::Horse);
    let number = if slants || direction == Direction::Traverse {
        file(to.file(), side)
    } else {
        after.abs_diff(before)
    };
    Some(Relative {
        role,
        place: place(position, from, role),
        direction,
        number,
    })
}

/// Returns the number of the file, 1 to 9 from the side's right.
fn file(file: File, side: Side) -> u8 {
    match side {
        Side::Cho => File::COUNT - file.index(),
        Side::Han => file.index() + 1,
    }
}

/// Returns the rank of a point, counted from 0 on the side's back rank.
fn row(square: Square, side: Side) -> u8 {
    match side {
        Side::Cho => square.rank().index(),
        Side::Han => Rank::COUNT - 1 - square.rank().index(),
    }
}

/// Returns the place of the piece on `from`. For advisors and elephants, the file is enough: two of them on one file
/// never move in the same direction.
fn place(position: &Position, from: Square, role: Role) -> Place {
    let side = position.turn();
    let own = Place::File(file(from.file(), side));
    if matches!(role, Role::General | Role::Guard | Role::Elephant) {
        return own;
    }
    let all = position.board().by_piece(side, role);
    let doubled = |square: Square| all.into_iter().filter(|other| other.file() == square.file()).count() > 1;
    let mut rivals: Vec<Square> = all.into_iter().filter(|square| doubled(*square)).collect();
    if role != Role::Soldier {
        rivals.retain(|square| square.file() == from.file());
    }
    rivals.sort_by_key(|square| (file(square.file(), side), Rank::COUNT - row(*square, side)));
    let Some(index) = rivals.iter().position(|square| *square == from) else {
        return own;
    };
    let one_file = rivals.iter().all(|square| square.file() == from.file());
    match (rivals.len(), index) {
        (2 | 3, 0) if one_file => Place::Front,
        (3, 1) if one_file => Place::Middle,
        (2, 1) | (3, 2) if one_file => Place::Rear,
        _ => Place::Number(u8::try_from(index + 1).unwrap_or(u8::MAX)),
    }
}
