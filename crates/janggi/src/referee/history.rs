//! The history of a game: rules, start and every position since, with what the rules ask about each.
//!
//! Owns the bookkeeping (points, captures, facing, occurrences). What follows from it is decided in `refusal`, `ending`
//! and `claim`, and asked through `queries`. Push and pop allocate nothing within the reserved capacity.

use alloc::vec::Vec;

use crate::mv::Move;
use crate::points::HalfPoints;
use crate::position::Position;
use crate::referee::bikjang;
use crate::referee::ply::{AnyCapture, Facing, Occurrences, Ply, both_below_30};
use crate::role::Role;
use crate::ruleset::{Rules, YesNo};
use crate::side::{BySide, Side};

/// How many plies fit before a push has to allocate: longer than any real game.
const CAPACITY: usize = 320;

/// A rule set, a start and the board actions since: all that decides whether the game is over.
///
/// This is what a search walks: [`push`](Self::push), [`ending`](Self::ending), [`moves`](Self::moves),
/// [`pop`](Self::pop).
#[derive(Clone, Debug)]
pub struct GameHistory {
    pub(crate) rules: Rules,
    pub(crate) deom: HalfPoints,
    pub(crate) plies: Vec<Ply>,
    /// The identity of each position, dense for the search of earlier occurrences.
    pub(crate) hashes: Vec<u64>,
}

impl GameHistory {
    /// A history without actions. `deom` is the game's, which in a handicap game is not the rule set's.
    #[must_use]
    pub fn new(rules: Rules, deom: HalfPoints, start: Position, any_capture: AnyCapture) -> Self {
        let mut plies = Vec::with_capacity(CAPACITY);
        let mut hashes = Vec::with_capacity(CAPACITY);
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
            any_capture,
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

    /// The rules that judge this game.
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

    /// Plays one of [`moves`](Self::moves); anything else gives a meaningless history.
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
            next.any_capture = AnyCapture::Yes;
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
        self.plies.last().expect("a history holds at least its start")
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
