//! Standings: places, and the tie-break values that decided them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::entry::{DivisionId, EntryId};
use crate::event::Stage;
use crate::figures::{Basis, Figure};
use crate::plan::{DivisionPlan, Format, ThirdPlace};
use crate::points::Points;
use crate::state::{Decision, Division, Match, State};
use crate::tie::TieBreak;

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Place, from 1. Tied entries share a place. While a knock-out round is in progress, entries that are still
    /// playing are ranked above those that have lost in it. The latter already have their final place, provided that
    /// every match has a winner. Until the game for third place, the losers of the semi-finals share third place. If
    /// nobody appears in the final, both finalists share second place, and nobody is first.
    pub rank: u16,
    pub id: EntryId,
    /// Points minus penalties.
    pub points: Points,
    /// Criteria compared to rank this entry, in order, with its values.
    pub figures: Vec<Figure>,
}

/// Standings of a group, or of a division without groups.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    pub stage: Stage,
    /// Index of the group, from 0; `None` unless the format has groups.
    pub group: Option<u16>,
    pub rows: Vec<Row>,
}

/// All standings of a division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// One table per group, or a single table; empty in a knock-out.
    pub tables: Vec<Table>,
    /// All entries of the division, best first.
    pub ranking: Vec<Row>,
}

/// Returns the standings of a division; `None` if the division does not exist.
#[must_use]
pub fn standings(state: &State, id: DivisionId) -> Option<Standings> {
    let (division, plan) = (state.division(id)?, state.plan_of(id)?);
    let all: Vec<EntryId> = state.members(id).map(|(id, _)| id).collect();
    let mut ties = plan.ties.clone();
    // Play-offs are compared last, unless the plan already lists them.
    if !division.play_offs.is_empty() && !ties.contains(&TieBreak::PlayOff) {
        ties.push(TieBreak::PlayOff);
    }
    let table = |stage, group, members: &[EntryId]| Table {
        stage,
        group,
        rows: ranked(&Basis::new(state, id, plan, stage, members), members, &ties),
    };
    Some(match plan.format {
        Format::Swiss { .. } => single(table(Stage::Swiss, None, &all)),
        Format::Arena { .. } => single(table(Stage::Arena, None, &all)),
        Format::RoundRobin { .. } => single(table(Stage::Group, None, &all)),
        Format::Knockout { third } => Standings {
            tables: Vec::new(),
            ranking: knockout(state, division, plan, third, &all, &BTreeMap::new()),
        },
        Format::Groups { third, .. } => {
            let groups = division.groups.iter().zip(0..);
            let tables: Vec<Table> = groups
                .map(|(group, index)| table(Stage::Group, Some(index), group))
                .collect();
            let places = places(state, id, &tables);
            let ranking = knockout(state, division, plan, third, &all, &places);
            Standings { tables, ranking }
        }
    })
}

fn single(table: Table) -> Standings {
    Standings {
        ranking: table.rows.clone(),
        tables: vec![table],
    }
}

/// Ranks entries by criteria. Each criterion is applied only to entries that are still tied.
pub(crate) fn ranked(basis: &Basis<'_>, members: &[EntryId], ties: &[TieBreak]) -> Vec<Row> {
    let mut rows = Vec::with_capacity(members.len());
    let mut sorted = members.to_vec();
    sorted.sort_unstable();
    split(basis, sorted, ties, &mut BTreeMap::new(), &mut rows);
    rows
}

fn split(
    basis: &Basis<'_>,
    tied: Vec<EntryId>,
    ties: &[TieBreak],
    figures: &mut BTreeMap<EntryId, Vec<Figure>>,
    rows: &mut Vec<Row>,
) {
    let (Some((&tie, rest)), true) = (ties.split_first(), tied.len() > 1) else {
        // Entries that are still tied after the last criterion share a place.
        let rank = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX);
        rows.extend(tied.into_iter().map(|id| Row {
            rank,
            id,
            points: basis.total(id),
            figures: figures.remove(&id).unwrap_or_default(),
        }));
        return;
    };
    let mut values: Vec<(Vec<i64>, EntryId)> = tied.iter().map(|&id| (basis.value(tie, id, &tied), id)).collect();
    for (value, id) in &values {
        let figure = Figure {
            tie,
            value: value.clone(),
        };
        figures.entry(*id).or_default().push(figure);
    }
    values.sort_by_key(|(value, id)| (Reverse(value.clone()), *id));
    let groups: Vec<Vec<EntryId>> = values
        .chunk_by(|a, b| a.0 == b.0)
        .map(|group| group.iter().map(|(_, id)| *id).collect())
        .collect();
    // Direct encounter is applied again to entries that are still tied, as long as it separates some of them.
    let again = tie == TieBreak::DirectEncounter && groups.len() > 1;
    for group in groups {
        split(basis, group, if again { ties } else { rest }, figures, rows);
    }
}

/// Returns the place of every entry in its group, and a multiple of its points per game.
fn places(state: &State, id: DivisionId, tables: &[Table]) -> BTreeMap<EntryId, (u16, i64)> {
    let mut places = BTreeMap::new();
    for table in tables {
        for row in &table.rows {
            let games = crate::history::cells(state, id, Stage::Group, row.id);
            let games = games.iter().filter(|cell| cell.opponent.is_some()).count().max(1);
            // In units of 1/2520 of a half-point, which are exact for up to ten games.
            let per_game = i64::from(row.points.in_halves()) * 2_520 / games as i64;
            places.insert(row.id, (row.rank, per_game));
        }
    }
    places
}

/// Ranks entries by the round in which they left the knock-out. Entries that did not reach it are ranked below them, by
/// place in their group and points per game. Entries that are still playing in the current round are ranked above those
/// that have lost in it.
fn knockout(
    state: &State,
    division: &Division,
    plan: &DivisionPlan,
    third: ThirdPlace,
    all: &[EntryId],
    places: &BTreeMap<EntryId, (u16, i64)>,
) -> Vec<Row> {
    let in_lines: BTreeSet<EntryId> = division.lines.iter().flatten().copied().collect();
    let rounds: Vec<_> = division.rounds_in(Stage::Knockout).collect();
    // For each entry, the number of rounds that it survived; then 1 if it won the game for third place, 2 if it is
    // still playing in the current round, and otherwise 0.
    let mut survived: BTreeMap<EntryId, (usize, u8)> = in_lines.iter().map(|&id| (id, (0, 0))).collect();
    for count in 1..=rounds.len() {
        for id in division.survivors(count, plan).into_iter().flatten() {
            survived.insert(id, (count, 0));
        }
    }
    if third == ThirdPlace::Played {
        let played = rounds
            .iter()
            .flat_map(|round| &round.matches)
            .find(|one| one.is_for_third());
        if let Some(winner) = played.and_then(|found| third_winner(found, plan)) {
            survived.entry(winner).and_modify(|place| place.1 = 1);
        }
    }
    let open: Vec<&Match> = rounds
        .last()
        .into_iter()
        .flat_map(|round| &round.matches)
        .filter(|one| !one.is_for_third() && one.decision(plan).is_none())
        .collect();
    for id in open.iter().flat_map(|one| [one.pairing.cho, one.pairing.han]) {
        survived.entry(id).and_modify(|place| place.1 = 2);
    }
    // Each unfinished match will have one loser, who will share the place of the entries that have already lost in the
    // round.
    let round_before = rounds.len().saturating_sub(1);
    let still_to_lose = |id: EntryId| match survived.get(&id) {
        Some(&(rounds, place)) if rounds == round_before && place < 2 => open.len(),
        _ => 0,
    };
    let key = |id: EntryId| match survived.get(&id) {
        Some(&(rounds, third)) => (1, rounds as i64, i64::from(third)),
        None => places
            .get(&id)
            .map_or((0, i64::MIN, 0), |&(place, per_game)| (0, -i64::from(place), per_game)),
    };
    // Both lost the final, so nobody is first.
    let has_no_winner = !rounds.is_empty() && division.survivors(rounds.len(), plan) == [None] && open.is_empty();
    let mut ordered: Vec<EntryId> = all.to_vec();
    ordered.sort_by_key(|&id| (Reverse(key(id)), id));
    let mut rows: Vec<Row> = Vec::with_capacity(ordered.len());
    for (position, &id) in ordered.iter().enumerate() {
        let rank = match rows.last() {
            Some(last) if key(last.id) == key(id) => last.rank,
            None if has_no_winner => 2,
            _ => u16::try_from(position + 1 - still_to_lose(id)).unwrap_or(u16::MAX),
        };
        let points = crate::history::cells(state, state.players[&id].entry.division, Stage::Group, id)
            .iter()
            .map(|cell| cell.points)
            .sum::<Points>()
            - state.players[&id].penalty;
        rows.push(Row {
            rank,
            id,
            points,
            figures: Vec::new(),
        });
    }
    rows
}

/// Returns the entries without a final place: those that are still in the knock-out, and the losers of the semi-finals
/// before the game for third place.
#[must_use]
pub fn unplaced(state: &State, id: DivisionId) -> BTreeSet<EntryId> {
    let (Some(division), Some(plan)) = (state.division(id), state.plan_of(id)) else {
        return BTreeSet::new();
    };
    let (Format::Knockout { third } | Format::Groups { third, .. }) = plan.format else {
        return BTreeSet::new();
    };
    let rounds: Vec<_> = division.rounds_in(Stage::Knockout).collect();
    let Some(last) = rounds.last() else {
        return BTreeSet::new();
    };
    let survivors = division.survivors(rounds.len(), plan);
    let open = last.matches.iter().filter(|one| one.decision(plan).is_none());
    let mut found: BTreeSet<EntryId> = open.flat_map(|one| [one.pairing.cho, one.pairing.han]).collect();
    if survivors.len() > 1 {
        found.extend(survivors.iter().flatten());
    }
    if survivors.len() == 2 && third == ThirdPlace::Played {
        found.extend(last.matches.iter().flat_map(|one| [one.pairing.cho, one.pairing.han]));
    }
    found
}

fn third_winner(found: &Match, plan: &DivisionPlan) -> Option<EntryId> {
    match found.decision(plan)? {
        Decision::Won(winner) => Some(winner),
        Decision::Even => found.first_winner(),
        Decision::BothLost => None,
    }
}
