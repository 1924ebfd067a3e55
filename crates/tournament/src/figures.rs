//! Values of tie-break criteria. Those of Swiss tournaments follow section C.07 of the FIDE Handbook of 1 March 2026.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::entry::{DivisionId, EntryId};
use crate::event::{ByeKind, Stage};
use crate::history::{Cell, CellKind, cells};
use crate::plan::{DivisionPlan, Format};
use crate::points::Points;
use crate::state::{Player, State};
use crate::tie::TieBreak;

/// A criterion and an entry's value for it. A larger value ranks higher.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figure {
    pub tie: TieBreak,
    /// One number, or one for each board. Points are counted in halves or quarters.
    pub value: Vec<i64>,
}

impl Figure {
    /// Returns the value as printed in a table, such as `2.5` or `1958-03`; `-` if unknown.
    #[must_use]
    pub fn text(&self) -> String {
        let one = |value: &i64| match self.tie {
            _ if *value == i64::MIN => "-".to_owned(),
            TieBreak::SonnebornBerger | TieBreak::DirectEncounter => decimal(*value, 4),
            TieBreak::Points
            | TieBreak::Buchholz
            | TieBreak::BuchholzCut1
            | TieBreak::BuchholzCut2
            | TieBreak::BuchholzMedian1
            | TieBreak::Progressive
            | TieBreak::Koya
            | TieBreak::BoardPoints
            | TieBreak::TopBoards => decimal(*value, 2),
            TieBreak::Elder => date(-*value),
            TieBreak::Drawn | TieBreak::PlayOff => (-*value).to_string(),
            _ => value.to_string(),
        };
        self.value.iter().map(one).collect::<Vec<_>>().join("/")
    }

    /// Returns the grade that was compared, positive for dan (단) and negative for geup (급). `None` for another
    /// criterion and for an unknown grade.
    #[must_use]
    pub fn grade(&self) -> Option<i64> {
        let value = self.value.first().filter(|_| self.tie == TieBreak::Grade)?;
        (*value != i64::MIN).then_some(*value)
    }
}

/// Formats a number of halves or quarters as a decimal.
fn decimal(value: i64, parts: i64) -> String {
    let sign = if value < 0 { "-" } else { "" };
    let hundredths = value.abs() % parts * 100 / parts;
    let whole = value.abs() / parts;
    match hundredths {
        0 => format!("{sign}{whole}"),
        50 => format!("{sign}{whole}.5"),
        other => format!("{sign}{whole}.{other:02}"),
    }
}

fn date(number: i64) -> String {
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100);
    match (month, day) {
        (99, _) => year.to_string(),
        (month, 99) => format!("{year}-{month:02}"),
        (month, day) => format!("{year}-{month:02}-{day:02}"),
    }
}

/// Data from which the values of one table are computed.
pub(crate) struct Basis<'a> {
    state: &'a State,
    plan: &'a DivisionPlan,
    stage: Stage,
    cells: BTreeMap<EntryId, Vec<Cell>>,
    drawn: BTreeMap<EntryId, i64>,
    play_off: BTreeMap<EntryId, i64>,
}

impl<'a> Basis<'a> {
    pub(crate) fn new(
        state: &'a State,
        id: DivisionId,
        plan: &'a DivisionPlan,
        stage: Stage,
        members: &[EntryId],
    ) -> Self {
        let numbered = |order: &[EntryId]| -> BTreeMap<EntryId, i64> { order.iter().copied().zip(1..).collect() };
        let division = state.division(id);
        let mut play_off = BTreeMap::new();
        for order in division.map(|of| &of.play_offs[..]).unwrap_or_default() {
            play_off.extend(numbered(order));
        }
        Self {
            state,
            plan,
            stage,
            cells: members.iter().map(|&one| (one, cells(state, id, stage, one))).collect(),
            drawn: division.map(|of| numbered(&of.drawn)).unwrap_or_default(),
            play_off,
        }
    }

    fn player(&self, id: EntryId) -> &Player {
        &self.state.players[&id]
    }

    fn of(&self, id: EntryId) -> &[Cell] {
        self.cells.get(&id).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns an entry's points minus its penalties.
    pub(crate) fn total(&self, id: EntryId) -> Points {
        self.awarded(id) - self.player(id).penalty
    }

    fn awarded(&self, id: EntryId) -> Points {
        self.of(id).iter().map(|cell| cell.points).sum()
    }

    /// Returns an entry's value for a criterion. `tied` contains this entry and the entries with which it is tied.
    pub(crate) fn value(&self, tie: TieBreak, id: EntryId, tied: &[EntryId]) -> Vec<i64> {
        let halves = |points: Points| i64::from(points.in_halves());
        let entry = &self.player(id).entry;
        let count = |of: fn(&Cell) -> u16| -> i64 { self.of(id).iter().map(|cell| i64::from(of(cell))).sum() };
        let value = match tie {
            TieBreak::Points => halves(self.total(id)),
            TieBreak::DirectEncounter => self.direct(id, tied),
            TieBreak::FullWins => count(|cell| cell.wins.full),
            TieBreak::CountedWins => count(|cell| cell.wins.counted),
            TieBreak::Wins => {
                let byes = self
                    .of(id)
                    .iter()
                    .filter(|cell| cell.kind == CellKind::Bye(ByeKind::Allocated))
                    .count();
                count(|cell| cell.wins.full + cell.wins.counted + cell.wins.forfeit) + byes as i64
            }
            TieBreak::WonOnBoard => count(|cell| cell.wins.full + cell.wins.counted),
            TieBreak::HanWins => count(|cell| cell.wins.with_han),
            TieBreak::Buchholz => self.buchholz(id, 0, 0),
            TieBreak::BuchholzCut1 => self.buchholz(id, 1, 0),
            TieBreak::BuchholzCut2 => self.buchholz(id, 2, 0),
            TieBreak::BuchholzMedian1 => self.buchholz(id, 1, 1),
            TieBreak::SonnebornBerger => self
                .contributions(id)
                .iter()
                .zip(self.of(id))
                .map(|(one, cell)| one.0 * halves(cell.points))
                .sum(),
            TieBreak::Progressive => {
                let mut running = 0;
                let sums = self.of(id).iter().map(|cell| {
                    running += halves(cell.points);
                    running
                });
                sums.sum()
            }
            TieBreak::Koya => self.koya(id),
            TieBreak::BoardPoints => self
                .of(id)
                .iter()
                .flat_map(|cell| &cell.boards)
                .map(|one| halves(*one))
                .sum(),
            TieBreak::MatchPoints => self.of(id).iter().map(|cell| i64::from(cell.match_points)).sum(),
            TieBreak::TopBoards => return self.top_boards(id),
            TieBreak::Grade => entry.grade.map_or(i64::MIN, i64::from),
            TieBreak::Elder => entry.birth.map_or(i64::MIN, |birth| -birth.in_order()),
            TieBreak::Rating => entry.rating.map_or(i64::MIN, i64::from),
            TieBreak::Drawn => self.drawn.get(&id).map_or(i64::MIN, |number| -number),
            TieBreak::PlayOff => self.play_off.get(&id).map_or(i64::MIN, |place| -place),
        };
        vec![value]
    }

    /// Returns an entry's points against the tied entries, in quarter-points.
    ///
    /// In formats other than round robins and groups, some tied entries may not have met. In this case, an entry scores
    /// one point if no other tied entry could equal its points by winning the missing games, and none otherwise.
    fn direct(&self, id: EntryId, tied: &[EntryId]) -> i64 {
        let among = |one: EntryId| -> BTreeMap<EntryId, (i64, i64)> {
            let mut met: BTreeMap<EntryId, (i64, i64)> = BTreeMap::new();
            let counts =
                |cell: &&Cell| cell.is_played() || self.stage == Stage::Group && cell.kind != CellKind::Pending;
            for cell in self.of(one).iter().filter(counts) {
                let Some(opponent) = cell.opponent.filter(|opponent| tied.contains(opponent)) else {
                    continue;
                };
                let game = met.entry(opponent).or_default();
                game.0 += i64::from(cell.points.in_halves());
                game.1 += 1;
            }
            met
        };
        // Results against the same opponent are averaged. The factor 60 keeps averages over up to six pairings exact.
        let scaled =
            |met: &BTreeMap<EntryId, (i64, i64)>| -> i64 { met.values().map(|&(sum, games)| sum * 60 / games).sum() };
        let all: Vec<(EntryId, i64, usize)> = tied
            .iter()
            .map(|&one| {
                let met = among(one);
                (one, scaled(&met), tied.len() - 1 - met.len())
            })
            .collect();
        let own = all.iter().find(|(one, ..)| *one == id).map_or(0, |&(_, sum, _)| sum);
        if all.iter().all(|&(_, _, missing)| missing == 0) {
            return own / 30;
        }
        if matches!(self.plan.format, Format::RoundRobin { .. } | Format::Groups { .. }) {
            return own / 30;
        }
        let win = i64::from(self.plan.of_pairing(self.plan.scoring.full_win, 2).in_halves()) * 60;
        let others_at_most = all.iter().filter(|(one, ..)| *one != id);
        let most = others_at_most
            .map(|&(_, sum, missing)| sum + missing as i64 * win)
            .max();
        i64::from(most.is_some_and(|most| own > most)) * 4
    }

    /// Returns an entry's points for its opponents' tie-breaks. A requested bye counts as a draw if all later rounds
    /// were missed voluntarily.
    fn adjusted(&self, id: EntryId) -> i64 {
        let draw = i64::from(self.plan.of_pairing(self.plan.scoring.draw_value(), 1).in_halves());
        let mut sum = 0;
        let mut only_voluntary = true;
        for cell in self.of(id).iter().rev() {
            let is_requested = is_requested(cell);
            sum += if is_requested && only_voluntary {
                draw
            } else {
                i64::from(cell.points.in_halves())
            };
            only_voluntary &= is_voluntary(cell);
        }
        sum
    }

    /// Returns, for each round, the points of the opponent or of a dummy opponent in an unplayed round, and whether the
    /// round was missed voluntarily.
    fn contributions(&self, id: EntryId) -> Vec<(i64, bool)> {
        let own = i64::from(self.awarded(id).in_halves());
        let draw = i64::from(self.plan.of_pairing(self.plan.scoring.draw_value(), 1).in_halves());
        let rounds = self.of(id).len() as i64;
        let of_cell = |cell: &Cell| -> i64 {
            match (cell.kind, cell.opponent) {
                (CellKind::Pending, _) => 0,
                (_, Some(opponent)) if self.stage == Stage::Group => i64::from(self.awarded(opponent).in_halves()),
                (CellKind::Played, Some(opponent)) => self.adjusted(opponent),
                (_, Some(opponent)) => own.min(self.adjusted(opponent)),
                (_, None) if self.stage == Stage::Group => 0,
                (_, None) => own.min(draw * rounds),
            }
        };
        self.of(id)
            .iter()
            .map(|cell| (of_cell(cell), is_voluntary(cell)))
            .collect()
    }

    fn buchholz(&self, id: EntryId, lowest: usize, highest: usize) -> i64 {
        let mut all = self.contributions(id);
        for _ in 0..lowest {
            // Rounds missed voluntarily are cut first.
            let cut = (0..all.len()).min_by_key(|&index| (!all[index].1, all[index].0));
            cut.map(|index| all.swap_remove(index));
        }
        for _ in 0..highest {
            let cut = (0..all.len()).max_by_key(|&index| all[index].0);
            cut.map(|index| all.swap_remove(index));
        }
        all.iter().map(|one| one.0).sum()
    }

    /// Returns an entry's points against opponents with at least half of the maximum score.
    fn koya(&self, id: EntryId) -> i64 {
        let most = |one: EntryId| {
            let games = self.of(one).iter().filter(|cell| cell.opponent.is_some()).count();
            self.plan.of_pairing(self.plan.scoring.full_win, 2).in_halves() * i32::try_from(games).unwrap_or(i32::MAX)
        };
        let is_strong = |one: EntryId| self.awarded(one).in_halves() * 2 >= most(one);
        let strong = self.of(id).iter().filter(|cell| cell.opponent.is_some_and(is_strong));
        strong.map(|cell| i64::from(cell.points.in_halves())).sum()
    }

    fn top_boards(&self, id: EntryId) -> Vec<i64> {
        let boards = usize::from(self.plan.games.most());
        let board = |index: usize| -> i64 {
            let of = self.of(id).iter().filter_map(|cell| cell.boards.get(index));
            of.map(|points| i64::from(points.in_halves())).sum()
        };
        (0..boards).map(board).collect()
    }
}

/// Returns whether the round counts as a requested bye. Every absence does.
fn is_requested(cell: &Cell) -> bool {
    matches!(
        cell.kind,
        CellKind::Bye(ByeKind::Half | ByeKind::Zero) | CellKind::Absent
    )
}

/// Returns whether the entry missed the round by its own decision or fault.
fn is_voluntary(cell: &Cell) -> bool {
    is_requested(cell) || cell.kind == CellKind::ForfeitLoss
}
