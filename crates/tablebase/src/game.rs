//! What the game is in one table: which steps there are and what they lead to, for the solver and the check alike. Must not know how
//! a table is solved.

use crate::layout::{Colours, Layout};
use crate::objective::{Facing, Objective};
use crate::smaller::{AfterCapture, Smaller};
use janggi::{Board, Move, Piece, Position, Role, Setup, Side, Square};

/// What the game is in one table: all that solver and verification have in common about rules.
#[derive(Debug)]
pub(crate) struct Game<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) objective: Objective,
    pub(crate) smaller: &'a Smaller,
}

impl Game<'_> {
    /// Who is ahead on points; `None` if points do not count.
    pub(crate) fn leader(&self) -> Option<Side> {
        self.objective.on_points().then(|| self.layout.signature().leader())
    }

    /// Whether a side plays for a goal: mate, or, where points decide, a lasting lead for the side that is behind.
    pub(crate) fn has_goal(&self, side: Side) -> bool {
        self.leader() != Some(side)
    }

    /// The number of a position of this signature.
    pub(crate) fn index(&self, board: &Board, turn: Side) -> usize {
        let number = self.layout.index(board, turn, Colours::Kept);
        number.expect("a quiet step keeps the signature").0
    }

    /// The number of a position's board with the other side to move; `turn` is who is to move now.
    pub(crate) fn passed(&self, index: usize, board: &Board, turn: Side) -> usize {
        let other = self.layout.passed(index);
        other.unwrap_or_else(|| self.index(board, turn.opposite()))
    }

    /// The number once a piece of `board` has moved to an empty point; `index` is that of the board before with the same side to move.
    pub(crate) fn moved(&self, index: usize, board: &mut Board, turn: Side, (from, to): (Square, Square)) -> usize {
        let piece = board.get(from).expect("a piece moves");
        // Where the colours are numbered as one, the number of a board with Han to move is that of another board.
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

    /// Whether facing generals matter here.
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
    /// Result of a legal step of `position`; `faces` is whether facing generals matter there.
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

    /// What a capture of `taken` leads to, `turn` to move on the board after it; `faces` says whether facing generals mattered before it.
    /// `None` if it is not a step of this game.
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

/// The position of a board; `None` if the side to move could take the general.
pub(crate) fn position_of(board: &Board, turn: Side) -> Option<Position> {
    let board = board.clone();
    Position::try_from(Setup {
        board,
        turn,
        ..Setup::EMPTY
    })
    .ok()
}

/// Whether the general of a side could be taken.
pub(crate) fn is_in_check(board: &Board, side: Side) -> bool {
    let general = board.by_piece(side, Role::General).first();
    general.is_some_and(|general| !board.attackers(general, side.opposite()).is_empty())
}

/// Whether the generals face each other.
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
