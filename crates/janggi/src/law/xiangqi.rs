//! Chinese chess (샹치, 象棋): the starting board, and the movement, reachable points and values of the pieces. Source:
//! KoopKorea's manual, "Xiangqi, differences and how to play with Janggi"; compared with Fairy-Stockfish.

use super::steps::{DIAGONAL, STRAIGHT, as_in_janggi, offsets};
use crate::attacks::{self, RANK_MASK};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::Piece;
use crate::points::HalfPoints;
use crate::role::Role;
use crate::side::{BySide, Side};
use crate::square::{File, Rank, Square};

/// Red's pieces, on points given as (rank, file). Black's are on the opposite points.
const START: [(Role, &[(u8, u8)]); 7] = [
    (Role::General, &[(0, 4)]),
    (Role::Guard, &[(0, 3), (0, 5)]),
    (Role::Elephant, &[(0, 2), (0, 6)]),
    (Role::Horse, &[(0, 1), (0, 7)]),
    (Role::Chariot, &[(0, 0), (0, 8)]),
    (Role::Cannon, &[(2, 1), (2, 7)]),
    (Role::Soldier, &[(3, 0), (3, 2), (3, 4), (3, 6), (3, 8)]),
];

/// Returns the starting board, with the generals on the back ranks. It is the same in every game.
pub(crate) fn start() -> Board {
    let mut board = Board::EMPTY;
    for (role, points) in START {
        for (rank, file) in points {
            let square = Square::wrap(rank * File::COUNT + file);
            let piece = |side| Some(Piece { side, role });
            board.set(square, piece(Side::Cho));
            board.set(square.rotate(), piece(Side::Han));
        }
    }
    board
}

/// Returns whether a point is across the river (강): on ranks 6 to 10 for Cho, on ranks 1 to 5 for Han.
pub(crate) fn crossed_river(square: Square, side: Side) -> bool {
    match side {
        Side::Cho => square.rank().index() >= 5,
        Side::Han => square.rank().index() < 5,
    }
}

pub(super) fn reach(board: &Board, from: Square, piece: Piece) -> Bitboard {
    let occupied = board.occupied();
    let reach = match piece.role {
        Role::General => offsets(from, &STRAIGHT) & Bitboard::palace(piece.side),
        Role::Guard => offsets(from, &DIAGONAL) & Bitboard::palace(piece.side),
        Role::Elephant => elephant(from, piece.side, occupied),
        Role::Horse => as_in_janggi(board, from, piece),
        Role::Chariot => lines(board, from, attacks::slide),
        Role::Cannon => {
            (lines(board, from, attacks::slide) & !occupied) | (lines(board, from, attacks::leap) & occupied)
        }
        Role::Soldier => {
            let forward = match piece.side {
                Side::Cho => (0, 1),
                Side::Han => (0, -1),
            };
            let steps = [forward, (-1, 0), (1, 0)];
            let count = if crossed_river(from, piece.side) { 3 } else { 1 };
            offsets(from, &steps[..count])
        }
    };
    reach & !board.by_side(piece.side)
}

/// Returns the destinations of an elephant: two points away diagonally and not across the river. The point between
/// (象眼) must be empty.
fn elephant(from: Square, side: Side, occupied: Bitboard) -> Bitboard {
    DIAGONAL
        .iter()
        .filter(|&&(files, ranks)| from.offset(files, ranks).is_some_and(|eye| !occupied.contains(eye)))
        .filter_map(|&(files, ranks)| from.offset(2 * files, 2 * ranks))
        .filter(|&to| !crossed_river(to, side))
        .collect()
}

/// Returns the reach along the file and the rank of `from`, looked up with `table`.
fn lines(board: &Board, from: Square, table: fn(u8, attacks::LineMask) -> attacks::LineMask) -> Bitboard {
    let (file, rank) = (from.file(), from.rank());
    attacks::rank_points(table(file.index(), board.on_rank(rank)) & RANK_MASK, rank)
        | attacks::file_points(table(rank.index(), board.on_file(file)), file)
}

/// Returns whether a piece can ever reach a point in a game. Generals are limited to their palace, advisors to five
/// points and elephants to seven. Soldiers are never behind their start, and stay on their starting files until they
/// cross the river.
pub(crate) fn may_stand(square: Square, piece: Piece) -> bool {
    let file = square.file().index();
    let row = match piece.side {
        Side::Cho => square.rank().index(),
        Side::Han => Rank::COUNT - 1 - square.rank().index(),
    };
    match piece.role {
        Role::General => square.palace() == Some(piece.side),
        Role::Guard => square.palace() == Some(piece.side) && square.on_palace_diagonal(),
        Role::Elephant => matches!((file, row), (2 | 6, 0 | 4) | (0 | 4 | 8, 2)),
        Role::Soldier => row >= 5 || (row >= 3 && file.is_multiple_of(2)),
        Role::Horse | Role::Chariot | Role::Cannon => true,
    }
}

/// Returns the value of each side's pieces according to the manual. A chariot is worth 7, a cannon 4.5, a horse 4, an
/// elephant or advisor 2, and a soldier 1, or 2 across the river.
pub(crate) fn points(board: &Board) -> BySide<HalfPoints> {
    let worth = |square, piece: Piece| {
        HalfPoints(match piece.role {
            Role::General => 0,
            Role::Guard | Role::Elephant => 4,
            Role::Horse => 8,
            Role::Chariot => 14,
            Role::Cannon => 9,
            Role::Soldier if crossed_river(square, piece.side) => 4,
            Role::Soldier => 2,
        })
    };
    let mut sums = BySide {
        cho: HalfPoints::ZERO,
        han: HalfPoints::ZERO,
    };
    for (square, piece) in board.pieces() {
        sums[piece.side] += worth(square, piece);
    }
    sums
}
