//! Retrograde analysis of one signature: finds the positions in which a side can force its goal, and the number of
//! plies it needs. The crate's documentation describes the method. This module must not depend on files.

use crate::boards::Boards;
use crate::entry::{Entry, LONGEST};
use crate::game::{Game, Step, facing, is_in_check, position_of};
use crate::layout::Colours;
use crate::smaller::AfterCapture;
use crate::sources::for_each_source;
use crate::work::{Stopped, Work};
use janggi::{Bitboard, Board, Piece, Position, Role, Side, Square};
use std::sync::atomic::{AtomicU8, Ordering};

/// Treatment of endless checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Checks {
    /// Both sides may check endlessly.
    Free,
    /// The holder, the side that prevents the goal, may give check only by a capture. A position that it can hold this
    /// way is held under any rule about perpetual check.
    NoneByHolder,
    /// A goal counts only if it is reached under any rule about perpetual check.
    SureGoals,
}

#[derive(Debug)]
pub(crate) struct Solver<'a> {
    pub(crate) game: &'a Game<'a>,
    /// For each side, whether this run solves for its goal.
    pub(crate) attackers: [bool; 2],
    pub(crate) checks: Checks,
    /// Merged entries of the earlier runs. The first of these had free checks and at least the attackers of this run.
    pub(crate) known: Option<&'a [AtomicU8]>,
    pub(crate) work: &'a Work<'a>,
}

/// Entries for positions in which the attacker reaches its goal if checks are free. `REACHED` is for the attacker to
/// move, `LET_REACH` for the holder.
const REACHED: Entry = Entry::Won(1);
const LET_REACH: Entry = Entry::Lost(2);

/// Result of a position in the earlier runs, as far as this run can reuse it.
enum Known<'a> {
    Entry(Entry),
    /// The holder held the position, possibly only by checks. Contains the earlier entries of all positions.
    Held(&'a [AtomicU8]),
    Nothing,
}

/// Value of the position after an action without a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lookup {
    /// The action leaves the side's own general in check.
    Illegal,
    /// The side to move after the action reaches its goal.
    Won(u8),
    /// Any other value, or undecided.
    Other,
}

impl Lookup {
    fn of(entry: Entry) -> Lookup {
        match entry {
            Entry::Illegal => Lookup::Illegal,
            Entry::Won(plies) => Lookup::Won(plies),
            Entry::Open | Entry::OpenUnsure | Entry::ForcedUnsure | Entry::Lost(_) => Lookup::Other,
        }
    }
}

/// Reason why solving ended early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SolveError {
    Stopped,
    TooLong,
}

impl From<Stopped> for SolveError {
    fn from(_: Stopped) -> SolveError {
        SolveError::Stopped
    }
}

impl Solver<'_> {
    /// Solves the signature. Returns the entries of all positions and the longest distance.
    pub(crate) fn solve(&self) -> Result<(Vec<AtomicU8>, u8), SolveError> {
        let size = self.game.layout.size();
        let mut values = Vec::new();
        values.resize_with(size, || AtomicU8::new(Entry::Illegal.byte()));
        let highest = AtomicU8::new(0);
        let set = |index: usize, entry: Entry| {
            let byte = entry.byte();
            values[index].store(byte, Ordering::Relaxed);
            if matches!(entry, Entry::Won(_) | Entry::Lost(_)) {
                highest.fetch_max(byte, Ordering::Relaxed);
            }
        };
        let boards = || Boards::new(self.game.layout);
        self.work
            .for_each(size, boards, |boards, index| match self.known_entry(index) {
                Known::Entry(entry) => values[index].store(entry.byte(), Ordering::Relaxed),
                Known::Nothing => {
                    if let Some(entry) = self.first_entry(boards, index) {
                        set(index, entry);
                    }
                }
                Known::Held(known) => set(index, self.held_entry(boards, known, index)),
            })?;
        let mut byte = 1;
        while byte <= highest.load(Ordering::Relaxed) {
            if byte > LONGEST {
                return Err(SolveError::TooLong);
            }
            let boards = || [Boards::new(self.game.layout), Boards::new(self.game.layout)];
            self.work.for_each(size, boards, |boards, index| {
                if values[index].load(Ordering::Relaxed) == byte && !self.is_spread(index) {
                    self.spread(boards, &values, (index, byte), &set);
                }
            })?;
            byte += 1;
        }
        Ok((values, highest.into_inner().saturating_sub(1)))
    }

    fn attacks(&self, side: Side) -> bool {
        self.attackers[side as usize]
    }

    /// Returns the number of plies from a capture to the goal of `side`; `None` if the goal is not reached.
    fn reached(&self, after: AfterCapture, side: Side) -> Option<u8> {
        let wins = after.winner == Some(side);
        let counts = match self.checks {
            Checks::Free => wins,
            Checks::NoneByHolder => wins || after.is_unsure,
            Checks::SureGoals => wins && !after.is_unsure,
        };
        counts.then_some(after.plies)
    }

    /// Returns the part of a position's earlier result that this run can reuse. If only sure goals count, open entries
    /// remain open. If the holder may not check, a reached goal stays reached, and its distance is not needed.
    fn known_entry(&self, index: usize) -> Known<'_> {
        let Some(known) = self.known else { return Known::Nothing };
        let entry = Entry::from_byte(known[index].load(Ordering::Relaxed));
        if entry == Entry::Illegal {
            return Known::Entry(entry);
        }
        let attacks = self.attacks(self.game.layout.turn(index));
        match (self.checks, entry) {
            (Checks::SureGoals, Entry::Open) => Known::Entry(entry),
            (Checks::NoneByHolder, Entry::Won(_) | Entry::ForcedUnsure) if attacks => Known::Entry(REACHED),
            (Checks::NoneByHolder, Entry::Open) if attacks && !self.game.smaller.has_unsure() => Known::Entry(entry),
            (Checks::NoneByHolder, Entry::Lost(_) | Entry::ForcedUnsure) if !attacks => Known::Entry(LET_REACH),
            (Checks::NoneByHolder, _) if !attacks => Known::Held(known),
            _ => Known::Nothing,
        }
    }

    /// Returns whether the entry is a reached goal from an earlier run. A goal reached in an earlier run need not be
    /// propagated again.
    fn is_spread(&self, index: usize) -> bool {
        matches!(self.known_entry(index), Known::Entry(REACHED | LET_REACH))
    }

    /// Returns the initial entry of a position with the holder to move, for a run in which the holder may not check.
    /// The holder must have held the position in the run with free checks.
    fn held_entry(&self, boards: &mut Boards<'_>, known: &[AtomicU8], index: usize) -> Entry {
        let look_up = |index: usize| match Entry::from_byte(known[index].load(Ordering::Relaxed)) {
            Entry::Won(_) | Entry::ForcedUnsure => Lookup::of(REACHED),
            other => Lookup::of(other),
        };
        self.loss(boards, index, look_up).map_or(Entry::Open, Entry::Lost)
    }

    /// Returns the value of a position considering only mate and captures; `None` if the position is illegal.
    fn first_entry(&self, boards: &mut Boards<'_>, index: usize) -> Option<Entry> {
        let (board, turn) = boards.at(index)?;
        if is_in_check(board, turn.opposite()) {
            return None;
        }
        let goals = board.by_side(turn.opposite());
        let may_win = self.attacks(turn) && can_take(board, turn, goals);
        let may_be_lost = self.attacks(turn.opposite()) && is_in_check(board, turn);
        if !may_win && !may_be_lost {
            return Some(Entry::Open);
        }
        let faces = self.game.faces(board);
        let position = position_of(board, turn)?;
        if may_win {
            let captures = position.legal_moves_onto(goals).into_iter();
            let best = captures.filter_map(|step| match self.game.step(&position, faces, step).0 {
                Step::Capture(after) => self.reached(after, turn),
                Step::Quiet(_) | Step::Excluded => None,
            });
            if let Some(plies) = best.min() {
                return Some(Entry::Won(plies + 1));
            }
        }
        let lost = (may_be_lost && !faces).then(|| self.loss_at_once(&position));
        Some(lost.flatten().map_or(Entry::Open, Entry::Lost))
    }

    /// Returns the plies to a loss by mate, or because every available step is a losing capture. The side to move must
    /// be in check, so it cannot pass.
    fn loss_at_once(&self, position: &Position) -> Option<u8> {
        let winner = position.turn().opposite();
        let mut longest = None;
        for step in position.legal_moves() {
            let (result, after) = self.game.step(position, false, step);
            let plies = match result {
                Step::Excluded => continue,
                Step::Capture(after) => self.let_reach(after, winner)?,
                Step::Quiet(_) if self.checks == Checks::NoneByHolder && after.in_check() => continue,
                Step::Quiet(_) => return None,
            };
            longest = longest.max(Some(plies));
        }
        Some(longest.map_or(0, |plies| plies + 1))
    }

    /// Returns the number of plies to the goal of `winner` after a capture by the other side; `None` if the goal is not
    /// reached. `winner` is to move after the capture, so the number is at least 1, even for an unsure entry, which has
    /// no distance.
    fn let_reach(&self, after: AfterCapture, winner: Side) -> Option<u8> {
        self.reached(after, winner).map(|plies| plies.max(1))
    }

    /// Propagates a value that has just become final to the preceding positions.
    fn spread(
        &self,
        [here, earlier]: &mut [Boards<'_>; 2],
        values: &[AtomicU8],
        (index, byte): (usize, u8),
        set: &impl Fn(usize, Entry),
    ) {
        match Entry::from_byte(byte) {
            Entry::Lost(plies) => self.for_each_before(here, index, |before| {
                match Entry::from_byte(values[before].load(Ordering::Relaxed)) {
                    Entry::Open => set(before, Entry::Won(plies + 1)),
                    Entry::Won(later) if later > plies + 1 => set(before, Entry::Won(plies + 1)),
                    _ => {}
                }
            }),
            Entry::Won(_) => {
                // Higher values are not final yet and must not decide a loss.
                let look_up = |index: usize| {
                    let now = values[index].load(Ordering::Relaxed);
                    match Entry::from_byte(now) {
                        Entry::Won(_) if now > byte => Lookup::Other,
                        entry => Lookup::of(entry),
                    }
                };
                self.for_each_before(here, index, |before| {
                    if values[before].load(Ordering::Relaxed) == Entry::Open.byte()
                        && let Some(plies) = self.loss(earlier, before, look_up)
                    {
                        set(before, Entry::Lost(plies));
                    }
                });
            }
            Entry::Illegal | Entry::Open | Entry::OpenUnsure | Entry::ForcedUnsure => {}
        }
    }

    /// Returns the plies to the loss of the side to move; `None` unless all its actions lose. `look_up` returns the
    /// current value for a position number.
    fn loss(&self, boards: &mut Boards<'_>, index: usize, look_up: impl Fn(usize) -> Lookup) -> Option<u8> {
        let layout = self.game.layout;
        // Most positions can be held by a pass, and a pass can be tested without a board.
        let holds = |number: usize| look_up(number) == Lookup::Other;
        if !self.attacks(layout.turn(index).opposite()) || layout.passed(index).is_some_and(holds) {
            return None;
        }
        let (board, turn) = boards.at(index)?;
        if self.game.faces(board) {
            return None;
        }
        let winner = turn.opposite();
        let passed = self.game.passed(index, board, turn);
        let mut longest = match look_up(passed) {
            // The side is in check, so it cannot pass.
            Lookup::Illegal => None,
            Lookup::Won(plies) => Some(plies),
            Lookup::Other => return None,
        };
        let occupied = board.occupied();
        for from in board.by_side(turn) {
            for to in board.reach(from) & !occupied {
                match look_up(self.game.moved(passed, board, winner, (from, to))) {
                    Lookup::Illegal => {}
                    Lookup::Won(plies) => longest = longest.max(Some(plies)),
                    // If the step gives check, the position with the same side to move is illegal.
                    Lookup::Other if self.checks == Checks::NoneByHolder => {
                        if look_up(self.game.moved(index, board, turn, (from, to))) != Lookup::Illegal {
                            return None;
                        }
                    }
                    Lookup::Other => return None,
                }
            }
        }
        let goals = board.by_side(winner);
        if can_take(board, turn, goals) {
            let position = position_of(board, turn)?;
            for step in position.legal_moves_onto(goals) {
                match self.game.step(&position, false, step).0 {
                    Step::Capture(after) => longest = longest.max(Some(self.let_reach(after, winner)?)),
                    Step::Excluded | Step::Quiet(_) => {}
                }
            }
        }
        Some(longest.map_or(0, |plies| plies + 1))
    }

    /// Calls `f` with the number of every position from which a pass or quiet step may lead to `index`.
    fn for_each_before(&self, boards: &mut Boards<'_>, index: usize, mut f: impl FnMut(usize)) {
        let layout = self.game.layout;
        let Some((board, turn)) = boards.at(index) else {
            return;
        };
        let mover = turn.opposite();
        let faces = self.game.faces(board);
        let mut each = |(number, twin): (usize, Option<usize>)| {
            f(number);
            twin.into_iter().for_each(&mut f);
        };
        let here = layout.index(board, mover, Colours::Kept).filter(|_| !faces);
        here.into_iter().for_each(&mut each);
        // Only a general's step changes whether the mirror image has a separate number.
        let kept = here.filter(|(number, _)| layout.passed(index) == Some(*number));
        let moved = |piece: Piece, from: Square, to: Square| {
            let (number, twin) = kept.filter(|_| piece.role != Role::General)?;
            let number = layout.moved(number, piece, (from, to))?;
            let Some(twin) = twin else { return Some((number, None)) };
            let twin = layout.moved(twin, piece, (from.mirror(), to.mirror()))?;
            Some((number, Some(twin)))
        };
        for to in board.by_side(mover) {
            let Some(piece) = board.get(to) else { continue };
            let mut sources: arrayvec::ArrayVec<Square, 32> = arrayvec::ArrayVec::new();
            for_each_source(board, to, piece, |from| sources.push(from));
            for from in sources {
                if let Some(numbers) = moved(piece, to, from) {
                    each(numbers);
                    continue;
                }
                board.set(to, None);
                board.set(from, Some(piece));
                if !(faces && facing(board)) {
                    layout
                        .index(board, mover, Colours::Kept)
                        .into_iter()
                        .for_each(&mut each);
                }
                board.set(from, None);
                board.set(to, Some(piece));
            }
        }
    }
}

/// Returns whether any piece of a side attacks one of the goals. Ignores the safety of the side's own general.
fn can_take(board: &Board, side: Side, goals: Bitboard) -> bool {
    let mut pieces = board.by_side(side).into_iter();
    pieces.any(|from| !(board.reach(from) & goals).is_empty())
}
