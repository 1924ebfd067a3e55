//! The line that was played: rules, start and every position since, with what the rules ask about each.
//!
//! Owns the bookkeeping (points, captures, facing, occurrences). It says nothing about what follows from it: that is
//! `refusal`, `ending` and `claim`. Push and pop allocate nothing once the line has its room.

use alloc::vec::Vec;

use crate::mv::{Move, MoveList};
use crate::points::HalfPoints;
use crate::position::Position;
use crate::referee::bikjang;
use crate::referee::cause::Ending;
use crate::referee::ending;
use crate::referee::refusal;
use crate::role::Role;
use crate::ruleset::{Rules, YesNo};
use crate::side::{BySide, Side};

/// How many plies fit before a push has to allocate: longer than any real game.
const ROOM: usize = 320;

/// Whether a capture had already happened before the first action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Captures {
    /// A full set, or a declared handicap.
    NoneYet,
    /// A free position with fewer than 32 pieces.
    Before,
}

/// The generals' line of sight in one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// Something stands between, or they are on different files.
    No,
    /// They face each other (빅장).
    Since {
        /// The first ply of this facing; 0 is the start.
        ply: u32,
        /// Whether a general's capture made it.
        by_general_capture: YesNo,
    },
}

/// One position of a line with what led to it.
#[derive(Clone, Debug)]
pub(crate) struct Ply {
    pub(crate) position: Position,
    /// The action that led here; `None` at the start.
    pub(crate) action: Option<Move>,
    /// What moved and what it took.
    pub(crate) mover: Option<Role>,
    pub(crate) captured: Option<Role>,
    pub(crate) in_check: bool,
    pub(crate) facing: Facing,
    /// Whether the side to move may end the game by the facing, check aside.
    pub(crate) open: bool,
    pub(crate) pieces: BySide<HalfPoints>,
    /// Whether anything has been captured so far.
    pub(crate) captures: Captures,
    /// Plies that count for `limit.total_plies`.
    pub(crate) counted: u32,
    /// Plies that count for `limit.no_capture_plies`.
    pub(crate) without_capture: u32,
    /// The first ply from which this position could recur: after the last capture or advance of a soldier.
    pub(crate) since: u32,
    /// The ply of the latest earlier occurrence.
    pub(crate) previous: Option<u32>,
    /// Occurrences up to here, this one included.
    pub(crate) occurrences: Occurrences,
}

/// How often a position has occurred, with and without those reached by a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrences {
    /// However reached.
    pub all: u32,
    /// The start and those reached by a step.
    pub by_step: u32,
}

impl Occurrences {
    /// The count that a repetition rule asks for.
    #[must_use]
    pub const fn counting(self, passes: YesNo) -> u32 {
        match passes {
            YesNo::Yes => self.all,
            YesNo::No => self.by_step,
        }
    }
}

/// A rule set, a start and the board actions since: all that decides whether the game is over.
///
/// This is what a search walks: [`push`](Self::push), [`ending`](Self::ending), [`moves`](Self::moves),
/// [`pop`](Self::pop).
#[derive(Clone, Debug)]
pub struct Line {
    pub(crate) rules: Rules,
    pub(crate) deom: HalfPoints,
    pub(crate) plies: Vec<Ply>,
    /// The identity of each position, dense for the search of earlier occurrences.
    pub(crate) hashes: Vec<u64>,
}

impl Line {
    /// A line without actions. `deom` is the game's, which in a handicap game is not the rule set's.
    #[must_use]
    pub fn new(rules: Rules, deom: HalfPoints, start: Position, captures: Captures) -> Self {
        let mut plies = Vec::with_capacity(ROOM);
        let mut hashes = Vec::with_capacity(ROOM);
        hashes.push(start.hash());
        let mut first = Ply {
            action: None,
            mover: None,
            captured: None,
            in_check: start.in_check(),
            facing: match start.facing() {
                true => Facing::Since {
                    ply: 0,
                    by_general_capture: YesNo::No,
                },
                false => Facing::No,
            },
            open: false,
            pieces: start.points(),
            captures,
            counted: 0,
            without_capture: start.no_capture_plies(),
            since: 0,
            previous: None,
            occurrences: Occurrences { all: 1, by_step: 1 },
            position: start,
        };
        first.open = bikjang::is_open(&rules, &first);
        plies.push(first);
        Self {
            rules,
            deom,
            plies,
            hashes,
        }
    }

    /// The rules that judge this line.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Han's bonus in this game (덤).
    #[must_use]
    pub const fn deom(&self) -> HalfPoints {
        self.deom
    }

    /// The position now.
    #[inline]
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.last().position
    }

    /// The position after the first `ply` board actions; 0 is the start.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.plies.get(ply).map(|entry| &entry.position)
    }

    /// The board action number `ply`, counted from 1.
    #[must_use]
    pub fn action_at(&self, ply: usize) -> Option<Move> {
        self.plies.get(ply).and_then(|entry| entry.action)
    }

    /// How many board actions have been played.
    #[inline]
    #[must_use]
    pub fn ply(&self) -> usize {
        self.plies.len() - 1
    }

    /// Whether the side to move is in check (장군).
    #[inline]
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.last().in_check
    }

    /// Whether the last board action took something.
    #[inline]
    #[must_use]
    pub fn captured(&self) -> Option<Role> {
        self.last().captured
    }

    /// How often the position has occurred, this time included.
    #[inline]
    #[must_use]
    pub fn occurrences(&self) -> Occurrences {
        self.last().occurrences
    }

    /// The generals' line of sight now.
    #[inline]
    #[must_use]
    pub fn facing(&self) -> Facing {
        self.last().facing
    }

    /// Whether the side to move may end the game by the facing, check aside.
    #[must_use]
    pub fn bikjang_open(&self) -> YesNo {
        if self.last().open { YesNo::Yes } else { YesNo::No }
    }

    /// What each side's pieces are worth, the deom not included.
    #[inline]
    #[must_use]
    pub fn pieces(&self) -> BySide<HalfPoints> {
        self.last().pieces
    }

    /// What decides on points: pieces, and the deom for Han.
    #[inline]
    #[must_use]
    pub fn points(&self) -> BySide<HalfPoints> {
        let pieces = self.last().pieces;
        BySide {
            cho: pieces.cho,
            han: pieces.han + self.deom,
        }
    }

    /// Every step and the pass that the side to move may play: legal on the board and not refused by the rules.
    /// It does not ask whether the game is over.
    #[must_use]
    pub fn moves(&self) -> MoveList {
        refusal::permitted(self)
    }

    /// Whether and how the last action ended the game. Allocates nothing.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        ending::ending(self)
    }

    /// Plays one of [`moves`](Self::moves); anything else gives a meaningless line.
    pub fn push(&mut self, action: Move) {
        let ply = self.index() + 1;
        self.plies.push(self.last().clone());
        let [.., before, next] = self.plies.as_mut_slice() else {
            return;
        };
        let side = before.position.turn();
        let mover = match action {
            Move::Step { from, .. } => before.position.board().get(from).map(|piece| piece.role),
            Move::Pass => None,
        };
        let captured = next.position.play_unchecked(action).map(|piece| piece.role);
        let counts = match (action, self.rules.pass.counts_as_ply) {
            (Move::Step { .. }, YesNo::Yes | YesNo::No) | (Move::Pass, YesNo::Yes) => 1,
            (Move::Pass, YesNo::No) => 0,
        };
        next.action = Some(action);
        next.mover = mover;
        next.captured = captured;
        next.counted = before.counted.saturating_add(counts);
        next.without_capture = before.without_capture.saturating_add(counts);
        if let Some(role) = captured {
            let other = side.opposite();
            next.pieces[other] = before.pieces[other] - HalfPoints::of(role);
            next.captures = Captures::Before;
            next.without_capture = 0;
        }
        if captured.is_some() || advances(side, mover, action) {
            next.since = ply;
        }
        next.in_check = next.position.in_check();
        next.facing = match (next.position.facing(), before.facing) {
            (false, _) => Facing::No,
            (true, since @ Facing::Since { .. }) => since,
            (true, Facing::No) => Facing::Since {
                ply,
                by_general_capture: match (mover, captured) {
                    (Some(Role::General), Some(_)) => YesNo::Yes,
                    _ => YesNo::No,
                },
            },
        };
        next.open = bikjang::is_open(&self.rules, next);
        let hash = next.position.hash();
        let by_step = u32::from(action != Move::Pass);
        (next.previous, next.occurrences) = (None, Occurrences { all: 1, by_step });
        let previous = latest(&self.hashes, hash, next.since, ply);
        self.hashes.push(hash);
        if let Some(index) = previous {
            let earlier = self.plies[index as usize].occurrences;
            let next = self.plies.last_mut().expect("it was pushed above");
            next.previous = previous;
            next.occurrences = Occurrences {
                all: earlier.all + 1,
                by_step: earlier.by_step + by_step,
            };
        }
    }

    /// Takes the last action back; `None` at the start.
    pub fn pop(&mut self) -> Option<Move> {
        if self.ply() == 0 {
            return None;
        }
        self.hashes.pop();
        self.plies.pop().and_then(|ply| ply.action)
    }

    /// The latest ply from `since` on with this position before the action numbered `ply`.
    pub(crate) fn latest(&self, hash: u64, since: u32, ply: u32) -> Option<u32> {
        latest(&self.hashes, hash, since, ply)
    }

    /// The position now with its bookkeeping.
    #[inline]
    pub(crate) fn last(&self) -> &Ply {
        self.plies.last().expect("a line has its start")
    }

    /// The position before the last action; `None` at the start.
    #[inline]
    pub(crate) fn before_last(&self) -> Option<&Ply> {
        self.plies.len().checked_sub(2).and_then(|index| self.plies.get(index))
    }

    /// The number of board actions, in the type that plies are stored in.
    #[inline]
    pub(crate) fn index(&self) -> u32 {
        u32::try_from(self.ply()).expect("a game is shorter than four thousand million plies")
    }

    /// Whether each side's pieces are worth strictly less than 30 points.
    #[inline]
    pub(crate) fn both_below_30(&self) -> bool {
        both_below_30(self.last().pieces)
    }
}

/// The latest ply in `since..ply` whose position is `hash` and where the same side is to move as at `ply`.
#[inline]
fn latest(hashes: &[u64], hash: u64, since: u32, ply: u32) -> Option<u32> {
    let mut index = ply;
    while index >= since + 2 {
        index -= 2;
        if hashes[index as usize] == hash {
            return Some(index);
        }
    }
    None
}

/// "미만": strictly less, and the deom does not count.
#[inline]
pub(crate) fn both_below_30(pieces: BySide<HalfPoints>) -> bool {
    pieces.cho < GATE && pieces.han < GATE
}

/// The threshold of every 30-point rule.
pub(crate) const GATE: HalfPoints = HalfPoints::whole(30);

/// A soldier that goes forward never comes back, so no earlier position can recur.
fn advances(side: Side, mover: Option<Role>, action: Move) -> bool {
    match (mover, action) {
        (Some(Role::Soldier), Move::Step { from, to }) => match side {
            Side::Cho => to.rank() > from.rank(),
            Side::Han => to.rank() < from.rank(),
        },
        _ => false,
    }
}
