//! A reusable board for positions that are requested one after another. If two successive positions differ only in the
//! last group of pieces, the other pieces stay on the board. This module must not depend on the values of positions.

use crate::layout::Layout;
use janggi::{Bitboard, Board, Side};

/// The board of the last requested position.
#[derive(Debug)]
pub(crate) struct Boards<'a> {
    layout: &'a Layout,
    /// Number of the placement of all pieces except those of the last group; `None` before the first request.
    base: Option<usize>,
    /// True if no two pieces of the base share a square.
    is_base: bool,
    /// Squares of the pieces of the last group.
    last: Bitboard,
    board: Board,
}

impl<'a> Boards<'a> {
    pub(crate) fn new(layout: &'a Layout) -> Boards<'a> {
        Boards {
            layout,
            base: None,
            is_base: false,
            last: Bitboard::EMPTY,
            board: Board::EMPTY,
        }
    }

    /// Returns the board and the side to move for a position number; `None` if two pieces would share a square. The
    /// caller must undo its changes to the board.
    pub(crate) fn at(&mut self, index: usize) -> Option<(&mut Board, Side)> {
        let (base, number) = self.layout.base_of(index);
        for square in self.last {
            self.board.set(square, None);
        }
        self.last = Bitboard::EMPTY;
        if self.base != Some(base) {
            self.board = Board::EMPTY;
            self.is_base = self.layout.place_base(base, &mut self.board);
            self.base = Some(base);
        }
        if !self.is_base {
            return None;
        }
        let before = self.board.occupied();
        let is_placed = self.layout.place_last(number, &mut self.board);
        self.last = self.board.occupied() & !before;
        is_placed.then_some((&mut self.board, self.layout.turn(index)))
    }
}
