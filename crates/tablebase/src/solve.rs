//! Retrograde analysis of one signature: who can force a goal, and in how many plies. The method and its meaning are described in
//! the crate's documentation. Must not know files.

use crate::entry::{Entry, LONGEST};
use crate::layout::{Colours, Layout};
use crate::objective::{Facing, Objective};
use crate::smaller::{AfterCapture, Smaller};
use crate::sources::for_each_source;
use crate::work::{Stopped, Work};
use janggi::{Board, Move, Position, Role, Setup, Side, Square};
use std::sync::atomic::{AtomicU8, Ordering};

/// How checks without end are treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Checks {
    /// Anybody may check for ever.
    Free,
    /// Whoever holds out against the side that plays for a goal may not check, but by a capture: what it holds then it holds under
    /// any rule about perpetual check.
    NoneByHolder,
    /// The side that plays for a goal counts only what later holds under any such rule.
    SureGoals,
}

/// What the game is in one table: all that solver and verification have in common about rules.
#[derive(Debug)]
pub(crate) struct Game<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) objective: Objective,
    pub(crate) smaller: &'a Smaller,
}

impl Game<'_> {
    /// Who is ahead on points; `None` where points do not count.
    pub(crate) fn leader(&self) -> Option<Side> {
        self.objective.on_points().then(|| self.layout.signature().leader())
    }

    /// Whether a side plays for a goal: mate, or, where points decide, a lasting lead for the side that is behind.
    pub(crate) fn has_goal(&self, side: Side) -> bool {
        self.leader() != Some(side)
    }

    pub(crate) fn position(&self, index: usize) -> Option<Position> {
        let (board, turn) = self.layout.position(index)?;
        Position::try_from(Setup {
            board,
            turn,
            ..Setup::EMPTY
        })
        .ok()
    }

    /// The number of a position of this signature.
    pub(crate) fn index(&self, board: &Board, turn: Side) -> usize {
        let number = self.layout.index(board, turn, Colours::Kept);
        number.expect("a quiet step keeps the signature").0
    }

    /// Whether facing generals matter here.
    pub(crate) fn faces(&self, position: &Position) -> bool {
        self.objective.facing() != Facing::Ignored && position.facing()
    }
}

/// What a step leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Not a step of this game, or never better than ending the game by bikjang.
    Excluded,
    /// A position of the same signature, by number.
    Quiet(usize),
    /// One of a smaller signature.
    Capture(AfterCapture),
}

impl Game<'_> {
    /// What a legal step of `position` leads to; `faces` says whether facing generals matter there.
    pub(crate) fn step(&self, position: &Position, faces: bool, step: Move) -> (Step, Position) {
        let mut after = position.clone();
        let taken = after.play_unchecked(step);
        let turn = after.turn();
        let result = match taken {
            _ if faces && after.facing() => match (self.objective.facing(), taken) {
                (Facing::PointsAfterStep, Some(taken)) => {
                    let winner = self.smaller.leader_without(taken);
                    Step::Capture(AfterCapture {
                        winner,
                        plies: 0,
                        is_unsure: false,
                    })
                }
                (Facing::PointsAfterStep | Facing::Ignored | Facing::Draw | Facing::Points, _) => Step::Excluded,
            },
            Some(taken) => Step::Capture(self.smaller.value(after.board(), turn, taken)),
            None => Step::Quiet(self.index(after.board(), turn)),
        };
        (result, after)
    }
}

#[derive(Debug)]
pub(crate) struct Solver<'a> {
    pub(crate) game: &'a Game<'a>,
    /// The sides whose goals are looked for.
    pub(crate) attackers: [bool; 2],
    pub(crate) checks: Checks,
    /// What an earlier run found for more attackers or a freer holder, where no smaller table has anything unsure: what it won, this run wins.
    pub(crate) known: Option<&'a [AtomicU8]>,
    pub(crate) work: &'a Work<'a>,
}

/// What is known of a position before it is looked at.
enum Known {
    Entry(Entry),
    Nothing,
}

/// Why solving ended early.
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
    /// The entries of every position, and the longest distance.
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
        self.work.for_each(size, |index| {
            let entry = match self.known_entry(index) {
                Known::Entry(entry) => Some(entry),
                Known::Nothing => self.first_entry(index),
            };
            if let Some(entry) = entry {
                set(index, entry);
            }
        })?;
        let mut byte = 1;
        while byte <= highest.load(Ordering::Relaxed) {
            if byte > LONGEST {
                return Err(SolveError::TooLong);
            }
            self.work.for_each(size, |index| {
                if values[index].load(Ordering::Relaxed) == byte {
                    self.spread(&values, index, byte, &set);
                }
            })?;
            byte += 1;
        }
        Ok((values, highest.into_inner().saturating_sub(1)))
    }

    fn attacks(&self, side: Side) -> bool {
        self.attackers[side as usize]
    }

    /// Whether a capture reaches the goal of `side`, and the plies that it then still takes.
    fn reached(&self, after: AfterCapture, side: Side) -> Option<u8> {
        let wins = after.winner == Some(side);
        let counts = match self.checks {
            Checks::Free => wins,
            Checks::NoneByHolder => wins || after.is_unsure,
            Checks::SureGoals => wins && !after.is_unsure,
        };
        counts.then_some(after.plies)
    }

    /// What an earlier run says of a number. An attacker wins by captures here only what it won then; a holder to move may have lost
    /// its checks.
    fn known_entry(&self, index: usize) -> Known {
        let Some(known) = self.known else { return Known::Nothing };
        let entry = Entry::from_byte(known[index].load(Ordering::Relaxed));
        let turn = self.game.layout.turn(index);
        match entry {
            Entry::Illegal => Known::Entry(entry),
            Entry::Won(_) | Entry::Open if self.attacks(turn) => Known::Entry(entry),
            Entry::Lost(_) if !self.attacks(turn) => Known::Entry(entry),
            _ => Known::Nothing,
        }
    }

    /// What a position is worth by mate and captures alone; `None` for no position.
    fn first_entry(&self, index: usize) -> Option<Entry> {
        let position = self.game.position(index)?;
        let turn = position.turn();
        let faces = self.game.faces(&position);
        if self.attacks(turn) {
            let goals = position.board().by_side(turn.opposite());
            let captures = position.legal_moves_onto(goals).into_iter();
            let best = captures.filter_map(|step| match self.game.step(&position, faces, step).0 {
                Step::Capture(after) => self.reached(after, turn),
                Step::Quiet(_) | Step::Excluded => None,
            });
            if let Some(plies) = best.min() {
                return Some(Entry::Won(plies + 1));
            }
        }
        let may_be_lost = self.attacks(turn.opposite()) && !faces && position.in_check();
        match may_be_lost.then(|| self.loss(&position, |_| None)).flatten() {
            Some(plies) => Some(Entry::Lost(plies)),
            None => Some(Entry::Open),
        }
    }

    /// The plies of a side's loss, if every step of it loses; `won` gives the plies of the opponent's win after a quiet step.
    /// The pass is not looked at.
    fn loss(&self, position: &Position, won: impl Fn(usize) -> Option<u8>) -> Option<u8> {
        let winner = position.turn().opposite();
        let mut longest = None;
        for step in position.legal_moves() {
            let (result, after) = self.game.step(position, false, step);
            let plies = match result {
                Step::Excluded => continue,
                // The opponent is to move then, so its plies are odd, also where an unsure entry has none.
                Step::Capture(after) => self.reached(after, winner)?.max(1),
                Step::Quiet(_) if self.checks == Checks::NoneByHolder && after.in_check() => continue,
                Step::Quiet(index) => won(index)?,
            };
            longest = longest.max(Some(plies));
        }
        Some(longest.map_or(0, |plies| plies + 1))
    }

    /// What follows for the positions before one whose value has just become final.
    fn spread(&self, values: &[AtomicU8], index: usize, byte: u8, set: &impl Fn(usize, Entry)) {
        let Some((mut board, turn)) = self.game.layout.position(index) else {
            return;
        };
        match Entry::from_byte(byte) {
            Entry::Lost(plies) => self.for_each_before(&mut board, turn, |before| {
                match Entry::from_byte(values[before].load(Ordering::Relaxed)) {
                    Entry::Open => set(before, Entry::Won(plies + 1)),
                    Entry::Won(later) if later > plies + 1 => set(before, Entry::Won(plies + 1)),
                    _ => {}
                }
            }),
            Entry::Won(_) => self.for_each_before(&mut board, turn, |before| {
                if values[before].load(Ordering::Relaxed) == Entry::Open.byte()
                    && let Some(plies) = self.loss_now(values, before, byte)
                {
                    set(before, Entry::Lost(plies));
                }
            }),
            Entry::Illegal | Entry::Open | Entry::OpenUnsure | Entry::ForcedUnsure => {}
        }
    }

    /// The plies of a loss that rests on values up to `byte`.
    fn loss_now(&self, values: &[AtomicU8], index: usize, byte: u8) -> Option<u8> {
        let won = |index: usize| {
            let found = values[index].load(Ordering::Relaxed);
            match Entry::from_byte(found) {
                Entry::Won(plies) if found <= byte => Some(plies),
                _ => None,
            }
        };
        let (board, turn) = self.game.layout.position(index)?;
        if !self.attacks(turn.opposite()) {
            return None;
        }
        let after_pass = won(self.game.index(&board, turn.opposite()));
        let position = Position::try_from(Setup {
            board,
            turn,
            ..Setup::EMPTY
        })
        .ok()?;
        if self.game.faces(&position) {
            return None;
        }
        let by_step = || self.loss(&position, won);
        if position.in_check() {
            by_step()
        } else {
            let after_pass = after_pass?;
            by_step().map(|plies| plies.max(after_pass + 1))
        }
    }

    /// Calls `f` with the number of every position, of the right signature, from which a pass or quiet step may lead here.
    fn for_each_before(&self, board: &mut Board, turn: Side, mut f: impl FnMut(usize)) {
        let mover = turn.opposite();
        let matters = self.game.objective.facing() != Facing::Ignored;
        let faces = matters && facing(board);
        let mut each = |board: &Board| {
            if let Some((index, twin)) = self.game.layout.index(board, mover, Colours::Kept) {
                f(index);
                twin.into_iter().for_each(&mut f);
            }
        };
        if !faces {
            each(board);
        }
        for to in board.by_side(mover) {
            let Some(piece) = board.get(to) else { continue };
            let mut sources: arrayvec::ArrayVec<Square, 32> = arrayvec::ArrayVec::new();
            for_each_source(board, to, piece, |from| sources.push(from));
            for from in sources {
                board.set(to, None);
                board.set(from, Some(piece));
                if !(faces && facing(board)) {
                    each(board);
                }
                board.set(from, None);
                board.set(to, Some(piece));
            }
        }
    }
}

/// Whether the generals face each other.
fn facing(board: &Board) -> bool {
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
