//! Player data for pairing a Swiss round.

use std::collections::BTreeSet;

use crate::entry::{DivisionId, EntryId};
use crate::event::{ByeKind, Stage};
use crate::history::{Cell, CellKind, cells};
use crate::outcome::Side;
use crate::plan::{DivisionPlan, Format};
use crate::state::State;

/// A player to be paired. Article numbers refer to FIDE's C.04.3 of 1 February 2026.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Contender {
    pub(crate) id: EntryId,
    /// Tournament pairing number, from 1.
    pub(crate) tpn: usize,
    /// Score in half-points.
    pub(crate) score: i32,
    pub(crate) opponents: BTreeSet<EntryId>,
    /// Sides of the games played so far, in order.
    pub(crate) sides: Vec<Side>,
    /// Whether criterion C2 forbids a bye.
    pub(crate) had_bye: bool,
    pub(crate) unplayed: usize,
    /// Floats in the last round and in the round before it (1.4).
    pub(crate) floats: [Option<Float>; 2],
    /// Whether the last round is being paired and the player's score is above half of the maximum (1.8).
    pub(crate) is_topscorer: bool,
}

/// Direction of a float (1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Float {
    Down,
    Up,
}

/// Strength of a side preference; 1.7 calls it a colour preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    Mild,
    Strong,
    Absolute,
}

impl Contender {
    /// Returns the number of games played as Cho minus those played as Han.
    pub(crate) fn difference(&self) -> i32 {
        self.sides
            .iter()
            .map(|side| if *side == Side::Cho { 1 } else { -1 })
            .sum()
    }

    /// Returns the player's side preference for the next game, with its strength; `None` before the first game.
    pub(crate) fn preference(&self) -> Option<(Side, Strength)> {
        let last = *self.sides.last()?;
        let difference = self.difference();
        let twice = self.sides.len() >= 2 && self.sides[self.sides.len() - 2] == last;
        let due = match difference {
            1.. => Side::Han,
            ..=-1 => Side::Cho,
            0 => last.other(),
        };
        Some(match difference.abs() {
            2.. => (due, Strength::Absolute),
            _ if twice => (last.other(), Strength::Absolute),
            1 => (due, Strength::Strong),
            _ => (due, Strength::Mild),
        })
    }

    /// Returns the side that the player has an absolute preference for.
    pub(crate) fn absolute(&self) -> Option<Side> {
        let (side, strength) = self.preference()?;
        (strength == Strength::Absolute).then_some(side)
    }
}

/// Returns the contenders, sorted by score and pairing number (1.2).
pub(crate) fn contenders(state: &State, division: DivisionId, playing: &[EntryId]) -> Vec<Contender> {
    let (Some(of), Some(plan)) = (state.division(division), state.plan_of(division)) else {
        return Vec::new();
    };
    let round = of.rounds.len() + 1;
    let is_last = matches!(plan.format, Format::Swiss { rounds } if usize::from(rounds) == round);
    let mut seeds = state.seeds(division);
    let histories: std::collections::BTreeMap<EntryId, Vec<Cell>> = seeds
        .iter()
        .map(|&id| (id, cells(state, division, Stage::Swiss, id)))
        .collect();
    // Players who were never paired or given the allocated bye, including in this round, have no pairing number. A
    // requested bye does not count as taking part.
    let is_absent = |kind| matches!(kind, CellKind::Absent | CellKind::Bye(ByeKind::Half | ByeKind::Zero));
    seeds.retain(|id| playing.contains(id) || !histories[id].iter().all(|cell| is_absent(cell.kind)));
    let score_after = |id: EntryId, rounds: usize| -> i32 {
        let cells = histories[&id].iter().take(rounds);
        cells.map(|cell| cell.points.in_halves()).sum()
    };
    let mut contenders: Vec<Contender> = playing
        .iter()
        .map(|&id| {
            let cells = &histories[&id];
            let float = |back: usize| {
                let index = cells.len().checked_sub(back)?;
                float(plan, &cells[index], |one| score_after(one, index), id)
            };
            let score = score_after(id, cells.len());
            let most =
                plan.of_pairing(plan.scoring.full_win, 2).in_halves() * (i32::try_from(round).unwrap_or(i32::MAX) - 1);
            Contender {
                id,
                tpn: seeds.iter().position(|seed| *seed == id).map_or(0, |index| index + 1),
                score,
                opponents: cells
                    .iter()
                    .filter(|cell| cell.is_played())
                    .filter_map(|cell| cell.opponent)
                    .collect(),
                sides: cells
                    .iter()
                    .filter(|cell| cell.is_played())
                    .filter_map(|cell| cell.side)
                    .collect(),
                had_bye: cells.iter().any(|cell| forbids_bye(plan, cell)),
                unplayed: cells.iter().filter(|cell| !cell.is_played()).count(),
                floats: [float(1), float(2)],
                is_topscorer: is_last && score * 2 > most,
            }
        })
        .collect();
    contenders.sort_by_key(|one| (std::cmp::Reverse(one.score), one.tpn));
    contenders
}

/// Returns whether a round forbids another bye under C2: an allocated bye, or the points of a full win without a game.
fn forbids_bye(plan: &DivisionPlan, cell: &Cell) -> bool {
    cell.kind == CellKind::Bye(ByeKind::Allocated)
        || !cell.is_played() && cell.points >= plan.of_pairing(plan.scoring.full_win, 2)
}

/// Returns the float of a round under articles 1.4.2 and 1.4.3.
fn float(plan: &DivisionPlan, cell: &Cell, before: impl Fn(EntryId) -> i32, id: EntryId) -> Option<Float> {
    match (cell.kind, cell.opponent) {
        (CellKind::Played, Some(opponent)) => match before(id).cmp(&before(opponent)) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
        },
        (CellKind::Bye(ByeKind::Allocated), _) => Some(Float::Down),
        (CellKind::Played | CellKind::Pending, _) => None,
        _ => (cell.points > plan.scoring.full_loss).then_some(Float::Down),
    }
}
