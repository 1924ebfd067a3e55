//! The history of a game: its rules, its position, and the actions with the data that the rules need.
//!
//! This module does the bookkeeping (points, captures, facing, occurrences). The consequences are decided in `refusal`,
//! `ending` and `claim`, and read through `queries`. Only one board is stored; an earlier one is restored by taking
//! actions back. Push and pop do not allocate within the reserved capacity.

use alloc::vec::Vec;

use crate::check::CheckInfo;
use crate::movement::Movement;
use crate::mv::Move;
use crate::piece::Piece;
use crate::points::HalfPoints;
use crate::position::Position;
use crate::referee::bikjang;
use crate::referee::ply::{AnyCapture, Facing, Occurrences, PlayedStep, Ply, both_below_30};
use crate::role::Role;
use crate::ruleset::{Rules, YesNo};
use crate::side::{BySide, Side};

/// A rule set, a start and the board actions played from it.
///
/// A search uses [`push`](Self::push), [`ending`](Self::ending), [`moves`](Self::moves) and [`pop`](Self::pop).
#[derive(Clone, Debug)]
pub struct GameHistory {
    pub(crate) rules: Rules,
    pub(crate) deom: HalfPoints,
    position: Position,
    /// One entry for the start, and one for each action.
    pub(crate) plies: Vec<Ply>,
    /// The attacks on the general of the side to move, for each position since the start.
    checks: Vec<CheckInfo>,
    /// The hash of each position, stored separately so that earlier occurrences are found quickly.
    pub(crate) hashes: Vec<u64>,
}

impl GameHistory {
    /// Creates a history without actions. The game's `deom` may differ from that of the rule set.
    #[must_use]
    pub fn new(rules: Rules, deom: HalfPoints, start: Position, any_capture: AnyCapture) -> Self {
        let check_info = start.check_info();
        let mut first = Ply {
            counters: start.counters(),
            action: None,
            mover: None,
            captured: None,
            in_check: !check_info.checkers.is_empty(),
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
            most_occurrences: 1,
        };
        first.open = bikjang::is_open(&rules, &first);
        Self {
            rules,
            deom,
            plies: alloc::vec![first],
            checks: alloc::vec![check_info],
            hashes: alloc::vec![start.hash()],
            position: start,
        }
    }

    /// Returns the rules of this game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns Han's bonus in this game (덤).
    #[must_use]
    pub const fn deom(&self) -> HalfPoints {
        self.deom
    }

    /// Returns the current position.
    #[inline]
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the position after the first `ply` board actions; 0 is the start. The position is restored by taking
    /// back actions from the current one, so earlier positions take longer.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<Position> {
        let later = self
            .plies
            .get(ply + 1..)
            .or_else(|| (ply == self.plies.len() - 1).then_some(&[][..]))?;
        let mut position = self.position.clone();
        for (entry, before) in later.iter().zip(&self.plies[ply..]).rev() {
            take_back(&mut position, entry, before);
        }
        Some(position)
    }

    /// Returns the positions from ply `first` to the current one, in order.
    #[must_use]
    pub fn positions_since(&self, first: usize) -> Vec<Position> {
        let mut positions = alloc::vec![self.position.clone()];
        let pairs = self.plies.windows(2).skip(first).rev();
        for pair in pairs {
            let mut position = positions[positions.len() - 1].clone();
            take_back(&mut position, &pair[1], &pair[0]);
            positions.push(position);
        }
        positions.reverse();
        positions
    }

    /// Returns the [`hash`](Position::hash) of the position at a ply.
    #[inline]
    #[must_use]
    pub fn hash_at(&self, ply: usize) -> Option<u64> {
        self.hashes.get(ply).copied()
    }

    /// Returns the side to move at a ply of this history.
    #[inline]
    #[must_use]
    pub fn turn_at(&self, ply: usize) -> Side {
        let now = self.position.turn();
        if (self.ply() + ply).is_multiple_of(2) {
            now
        } else {
            now.opposite()
        }
    }

    /// Returns whether the side to move was in check at a ply; `None` if there is no such ply.
    #[must_use]
    pub fn in_check_at(&self, ply: usize) -> Option<bool> {
        self.plies.get(ply).map(|entry| entry.in_check)
    }

    /// Returns the board action with this number, from 1.
    #[must_use]
    pub fn action_at(&self, ply: usize) -> Option<Move> {
        self.plies.get(ply).and_then(|entry| entry.action)
    }

    /// Returns the step with this number, from 1, and the pieces moved and captured; `None` for a pass.
    #[inline]
    #[must_use]
    pub fn step_at(&self, ply: usize) -> Option<PlayedStep> {
        let entry = self.plies.get(ply)?;
        let Some(Move::Step { from, to }) = entry.action else {
            return None;
        };
        let side = self.turn_at(ply - 1);
        let piece = |side| move |role| Piece { side, role };
        Some(PlayedStep {
            from,
            to,
            piece: entry.mover.map(piece(side))?,
            captured: entry.captured.map(piece(side.opposite())),
        })
    }

    /// Returns the number of board actions played.
    #[inline]
    #[must_use]
    pub fn ply(&self) -> usize {
        self.plies.len() - 1
    }

    /// Returns whether the side to move is in check (장군).
    #[inline]
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.last().in_check
    }

    /// Returns the role of the piece that the last board action captured, if any.
    #[inline]
    #[must_use]
    pub fn captured(&self) -> Option<Role> {
        self.last().captured
    }

    /// Returns the number of occurrences of the current position so far, this one included.
    #[inline]
    #[must_use]
    pub fn occurrences(&self) -> Occurrences {
        self.last().occurrences
    }

    /// Returns whether the generals face each other now and, if so, since which ply.
    #[inline]
    #[must_use]
    pub fn facing(&self) -> Facing {
        self.last().facing
    }

    /// Returns whether the current facing of the generals may end the game, disregarding check.
    #[must_use]
    pub fn bikjang_open(&self) -> YesNo {
        if self.last().open { YesNo::Yes } else { YesNo::No }
    }

    /// Returns the value of each side's pieces, without the deom.
    #[inline]
    #[must_use]
    pub fn pieces(&self) -> BySide<HalfPoints> {
        self.last().pieces
    }

    /// Returns the points that decide a game: the values of the pieces, plus the deom for Han.
    #[inline]
    #[must_use]
    pub fn points(&self) -> BySide<HalfPoints> {
        let pieces = self.last().pieces;
        BySide {
            cho: pieces.cho,
            han: pieces.han + self.deom,
        }
    }

    /// Plays one of [`moves`](Self::moves). After any other action, the history is invalid.
    pub fn push(&mut self, action: Move) {
        let ply = self.index() + 1;
        let before = self.plies.last().expect("a history holds at least its start");
        let side = self.position.turn();
        let mover = match action {
            Move::Step { from, .. } => self.position.board().get(from).map(|piece| piece.role),
            Move::Pass => None,
        };
        let captured = self.position.play_unchecked(action).map(|piece| piece.role);
        let check_info = self.position.check_info();
        let counts = counted_plies(action, self.rules.pass.counts_as_ply);
        let facing = facing_after(&self.position, before.facing, (mover, captured), ply);
        let mut pieces = before.pieces;
        let (mut any_capture, mut without_capture) =
            (before.any_capture, before.without_capture.saturating_add(counts));
        if let Some(role) = captured {
            let other = side.opposite();
            pieces[other] = pieces[other] - HalfPoints::of(role);
            any_capture = AnyCapture::Yes;
            without_capture = 0;
        }
        // In Xiangqi, a soldier is worth more across the river, so the values are recomputed.
        if self.position.movement() == Movement::Xiangqi {
            pieces = self.position.points();
        }
        let (mut since, mut most_occurrences) = (before.since, before.most_occurrences);
        if captured.is_some() || advances(side, mover, action) {
            since = ply;
            most_occurrences = 1;
        }
        let counted = before.counted.saturating_add(counts);
        let hash = self.position.hash();
        let previous = latest(&self.hashes, hash, since, ply);
        let mut occurrences = Occurrences::first(action);
        if let Some(index) = previous {
            occurrences = occurrences.after(self.plies[index as usize].occurrences);
            most_occurrences = most_occurrences.max(occurrences.all);
        }
        self.hashes.push(hash);
        self.plies.push(Ply {
            counters: self.position.counters(),
            action: Some(action),
            mover,
            captured,
            in_check: !check_info.checkers.is_empty(),
            facing,
            open: false,
            pieces,
            any_capture,
            counted,
            without_capture,
            since,
            previous,
            occurrences,
            most_occurrences,
        });
        self.checks.push(check_info);
        if facing != Facing::No {
            self.open_bikjang();
        }
    }

    /// Records whether the facing after the last action may end the game.
    #[cold]
    fn open_bikjang(&mut self) {
        let last = self.plies.last_mut().expect("a history holds at least its start");
        last.open = bikjang::is_open(&self.rules, last);
    }

    /// Reserves memory for this many more board actions.
    pub fn reserve(&mut self, plies: usize) {
        self.plies.reserve_exact(plies);
        self.checks.reserve_exact(plies);
        self.hashes.reserve_exact(plies);
    }

    /// Takes back the last action and returns it. Returns `None` for a null move, and at the start.
    #[inline]
    pub fn pop(&mut self) -> Option<Move> {
        let [.., before, last] = self.plies.as_slice() else {
            return None;
        };
        let action = last.action;
        take_back(&mut self.position, last, before);
        self.plies.pop();
        self.checks.pop();
        self.hashes.pop();
        action
    }

    /// Returns the latest ply in `since..ply` with this hash and with the same side to move as at `ply`.
    pub(crate) fn latest(&self, hash: u64, since: u32, ply: u32) -> Option<u32> {
        latest(&self.hashes, hash, since, ply)
    }

    /// Returns the entry for the current position.
    #[inline]
    pub(crate) fn last(&self) -> &Ply {
        self.plies.last().expect("a history holds at least its start")
    }

    /// Returns the attacks on the general of the side to move, as found by [`Position::check_info`].
    #[inline]
    pub(crate) fn check_info(&self) -> &CheckInfo {
        self.checks.last().expect("a history holds at least its start")
    }

    /// Returns the entry for the position before the last action; `None` at the start.
    #[inline]
    pub(crate) fn before_last(&self) -> Option<&Ply> {
        self.plies.len().checked_sub(2).and_then(|index| self.plies.get(index))
    }

    /// Returns the number of board actions, in the type used to store plies.
    #[inline]
    pub(crate) fn index(&self) -> u32 {
        u32::try_from(self.ply()).expect("a game has fewer than 2^32 plies")
    }

    /// Returns whether each side's pieces are worth less than 30 points.
    #[inline]
    pub(crate) fn both_below_30(&self) -> bool {
        both_below_30(self.last().pieces)
    }
}

/// Takes back the action of `last` to restore the position of `before`. A null move is taken back as a pass.
#[inline]
fn take_back(position: &mut Position, last: &Ply, before: &Ply) {
    position.take_back(last.action.unwrap_or(Move::Pass), last.captured, before.counters);
}

/// Returns the number of plies that an action counts towards the limits.
#[inline]
const fn counted_plies(action: Move, passes: YesNo) -> u32 {
    match (action, passes) {
        (Move::Step { .. }, YesNo::Yes | YesNo::No) | (Move::Pass, YesNo::Yes) => 1,
        (Move::Pass, YesNo::No) => 0,
    }
}

/// Returns the facing of the generals after an action, given the facing `before` it.
#[inline]
fn facing_after(
    position: &Position,
    before: Facing,
    (mover, captured): (Option<Role>, Option<Role>),
    ply: u32,
) -> Facing {
    match (position.facing(), before) {
        (false, _) => Facing::No,
        (true, since @ Facing::Since { .. }) => since,
        (true, Facing::No) => Facing::Since {
            ply,
            by_general_capture: match (mover, captured) {
                (Some(Role::General), Some(_)) => YesNo::Yes,
                _ => YesNo::No,
            },
        },
    }
}

/// Returns the latest ply in `since..ply` with this hash and with the same side to move as at `ply`.
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

/// Returns whether an action advances a soldier. Soldiers never move backwards, so no earlier position can recur after
/// an advance.
fn advances(side: Side, mover: Option<Role>, action: Move) -> bool {
    match (mover, action) {
        (Some(Role::Soldier), Move::Step { from, to }) => match side {
            Side::Cho => to.rank() > from.rank(),
            Side::Han => to.rank() < from.rank(),
        },
        _ => false,
    }
}
