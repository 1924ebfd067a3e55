//! The game as one table plays it: its steps and their results, for both solver and verification. Must not know how a
//! table is solved.

use crate::layout::{Colours, Layout};
use crate::objective::{Facing, Objective};
use crate::smaller::{AfterCapture, Smaller};
use janggi::{Board, Move, Piece, Position, Role, Setup, Side, Square};

/// The game as one table plays it: all the rules that solver and verification share.
#[derive(Debug)]
pub(crate) struct Game<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) objective: Objective,
    pub(crate) smaller: &'a Smaller,
}

impl Game<'_> {
    /// Returns the side ahead on points; `None` if points do not count.
    pub(crate) fn leader(&self) -> Option<Side> {
        self.objective.on_points().then(|| self.layout.signature().leader())
    }

    /// Returns whether a side plays for a goal: mate or, if points decide, a lasting lead for the side behind.
    pub(crate) fn has_goal(&self, side: Side) -> bool {
        self.leader() != Some(side)
    }

    /// Returns the number of a position of this signature.
    pub(crate) fn index(&self, board: &Board, turn: Side) -> usize {
        let number = self.layout.index(board, turn, Colours::Kept);
        number.expect("a quiet step keeps the signature").0
    }

    /// Returns the number of a position's board with the other side to move; `turn` is the side to move now.
    pub(crate) fn passed(&self, index: usize, board: &Board, turn: Side) -> usize {
        let other = self.layout.passed(index);
        other.unwrap_or_else(|| self.index(board, turn.opposite()))
    }

    /// Returns the number after a piece of `board` has moved to an empty square; `index` is the number before, with the
    /// same side to move.
    pub(crate) fn moved(&self, index: usize, board: &mut Board, turn: Side, (from, to): (Square, Square)) -> usize {
        let piece = board.get(from).expect("a piece moves");
        // If the colours share numbers, the number of a board with Han to move is that of another board.
        let is_own = self.layout.numbers(turn).is_some();
        let moved = is_own.then(|| self.layout.moved(index, piece, (from, to)));
        moved.flatten().unwrap_or_else(|| {
            board.set(from, None);
            board.set(to, Some(piece));
            let number = self.index(board, turn);
            board.set(to, None);
            board.set(from, Some(piece));
            number
        })
    }

    /// Returns whether facing generals matter here.
    pub(crate) fn faces(&self, board: &Board) -> bool {
        self.objective.facing() != Facing::Ignored && facing(board)
    }
}

/// Result of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Not a step of this game, or never better than ending the game by bikjang.
    Excluded,
    /// A position of the same signature, by number.
    Quiet(usize),
    /// A capture that leads to a smaller signature.
    Capture(AfterCapture),
}

impl Game<'_> {
    /// Returns the result of a legal step of `position`; `faces` tells whether facing generals matter there.
    pub(crate) fn step(&self, position: &Position, faces: bool, step: Move) -> (Step, Position) {
        let mut after = position.clone();
        let taken = after.play_unchecked(step);
        let turn = after.turn();
        let result = match taken {
            Some(taken) => {
                let value = self.after_capture(after.board(), turn, taken, faces);
                value.map_or(Step::Excluded, Step::Capture)
            }
            None if faces && after.facing() => Step::Excluded,
            None => Step::Quiet(self.index(after.board(), turn)),
        };
        (result, after)
    }

    /// Returns the result of a capture of `taken`, with `turn` to move on the board after it; `faces` tells whether
    /// facing generals mattered before it. `None` if it is not a step of this game.
    pub(crate) fn after_capture(&self, board: &Board, turn: Side, taken: Piece, faces: bool) -> Option<AfterCapture> {
        if !(faces && facing(board)) {
            return Some(self.smaller.value(board, turn, taken));
        }
        let ends_on_points = self.objective.facing() == Facing::PointsAfterStep;
        ends_on_points.then(|| AfterCapture {
            winner: self.smaller.leader_without(taken),
            plies: 0,
            is_unsure: false,
        })
    }
}

/// Returns the position of a board; `None` if the side to move could capture the general.
pub(crate) fn position_of(board: &Board, turn: Side) -> Option<Position> {
    let board = board.clone();
    Position::try_from(Setup {
        board,
        turn,
        ..Setup::EMPTY
    })
    .ok()
}

/// Returns whether the general of a side could be captured.
pub(crate) fn is_in_check(board: &Board, side: Side) -> bool {
    let general = board.by_piece(side, Role::General).first();
    general.is_some_and(|general| !board.attackers(general, side.opposite()).is_empty())
}

/// Returns whether the generals face each other.
pub(crate) fn facing(board: &Board) -> bool {
    let general = |side| board.by_piece(side, Role::General).first();
    let (Some(cho), Some(han)) = (general(Side::Cho), general(Side::Han)) else {
        return false;
    };
    let step = usize::from(janggi::File::COUNT);
    cho.file() == han.file()
        && (cho.index() + janggi::File::COUNT..han.index())
            .step_by(step)
            .all(|index| Square::from_index(index).is_some_and(|square| board.get(square).is_none()))
}
