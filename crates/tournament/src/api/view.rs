//! A tournament as shown on the director's page: stored data, and values computed from them.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::certificates::Certificates;
use crate::entry::{DivisionId, Entry, EntryId};
use crate::event::{Apart, Bye, EventKind, MadeBy, Pairing, RequestedBye, Stage};
use crate::figures::Figure;
use crate::groups::seats;
use crate::history::{CellKind, cells, would_leave_early};
use crate::outcome::{Outcome, Side};
use crate::plan::{DivisionPlan, Format, Plan};
use crate::points::Points;
use crate::refusal::Refusal;
use crate::standings::{self, standings};
use crate::state::{Decision, Division, Match, Round, State, Tournament, undone};
use crate::tie::TieBreak;

use super::problem::Problem;

/// A tournament with its entries and divisions.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct View {
    plan: Plan,
    /// Number of events.
    seq: u64,
    entries: Vec<EntryView>,
    apart: Vec<ApartView>,
    divisions: Vec<DivisionView>,
    /// Undone commands, by the number of their first event.
    undone: Vec<u64>,
    /// Number of the command that the next undo would revert.
    last: Option<u64>,
    /// Sum of the fees of all entries, except those that withdrew without paying.
    fees_due: u64,
    fees_paid: u64,
    /// Texts of the certificates, if the director changed them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    certificates: Option<Certificates>,
}

/// An entry and its state in the tournament.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct EntryView {
    id: EntryId,
    entry: Entry,
    /// Lot number of the entry, once drawn.
    drawn: Option<u16>,
    /// Index of the group, from 0.
    group: Option<u16>,
    /// Number of rounds that had been paired when the entry joined.
    entered_after: u16,
    /// Number of rounds that had been paired when the entry withdrew.
    withdrawn_after: Option<u16>,
    penalty: Points,
    paid: u32,
    excused: Vec<ExcuseView>,
    /// Whether the games in the group would be annulled if the entry withdrew now.
    leaves_early: bool,
}

/// A round in which an entry will not play.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct ExcuseView {
    round: u16,
    bye: RequestedBye,
}

/// Two entries that must not meet.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct ApartView {
    a: EntryId,
    b: EntryId,
    reason: Apart,
}

/// A division with its rounds and standings.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct DivisionView {
    drawn: Vec<EntryId>,
    groups: Vec<Vec<EntryId>>,
    rounds: Vec<RoundView>,
    /// Whether the pairings of the last round can be withdrawn.
    can_unpair: bool,
    /// Entries that would otherwise rest, and that a late player can play by taking the empty seat of their group.
    seats: Vec<EntryId>,
    /// Entries on the lines of the knock-out bracket, followed by the remaining entries after each round.
    bracket: Vec<Vec<Option<EntryId>>>,
    /// Round and table of each missing result.
    pending: Vec<(u16, u16)>,
    next: NextStep,
    /// One table per group, or a single table; empty in a knock-out.
    tables: Vec<TableView>,
    /// All entries, best first.
    ranking: Vec<RowView>,
    /// Results of each entry before the knock-out, round by round.
    cells: Vec<CellsView>,
    is_closed: bool,
}

/// Next step of a division.
#[derive(Debug, Serialize)]
#[serde(tag = "step", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
enum NextStep {
    /// The next round can be paired.
    Pair {
        stage: Stage,
        /// Number of places left in the knock-out before that round.
        of: Option<u16>,
    },
    /// Results are missing.
    Wait,
    /// All rounds have been played.
    Finished,
    Closed,
    /// The next round cannot be paired.
    Blocked {
        problem: Box<Problem>,
    },
}

/// A round with its pairings and byes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct RoundView {
    number: u16,
    stage: Stage,
    /// Number of places left in the knock-out before the round: 8 in a quarter-final.
    of: Option<u16>,
    made_by: MadeBy,
    matches: Vec<MatchView>,
    byes: Vec<Bye>,
}

/// A pairing with its results.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct MatchView {
    pairing: Pairing,
    /// Index of the group, from 0.
    group: Option<u16>,
    games: Vec<Option<Outcome>>,
    /// Whether each game has a record.
    records: Vec<bool>,
    winner: Option<EntryId>,
    /// Whether the result is decided, so that no more games are needed.
    is_decided: bool,
    /// Points of `pairing.cho` and `pairing.han`, once the result is decided.
    points: Option<(Points, Points)>,
    late: Vec<LateView>,
}

/// A player who arrived late.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct LateView {
    id: EntryId,
    late_s: u32,
    /// Seconds taken from the clock; `null` if the game is lost.
    deduction_s: Option<u32>,
}

/// Standings of a group or a division.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct TableView {
    group: Option<u16>,
    rows: Vec<RowView>,
}

/// A row of the standings.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct RowView {
    rank: u16,
    id: EntryId,
    points: Points,
    /// Criteria that had to be compared, in order.
    figures: Vec<FigureView>,
}

/// A criterion with its value as printed in tables.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct FigureView {
    tie: TieBreak,
    text: String,
}

/// Results of an entry, round by round.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct CellsView {
    id: EntryId,
    cells: Vec<CellView>,
}

/// Result of an entry in one round.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct CellView {
    round: u16,
    opponent: Option<EntryId>,
    side: Option<Side>,
    kind: CellWord,
    points: Points,
}

/// Kind of result of an entry in one round.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
enum CellWord {
    Played,
    ForfeitWin,
    ForfeitLoss,
    Bye,
    Absent,
    Pending,
}

impl View {
    pub(super) fn of(tournament: &Tournament) -> Self {
        let state = tournament.state();
        let fee = state.plan.fee.unwrap_or(0);
        let due = |player: &crate::state::Player| {
            if player.withdrawn_after.is_none() || player.paid > 0 {
                fee
            } else {
                0
            }
        };
        Self {
            plan: state.plan.clone(),
            seq: tournament.events().len() as u64,
            entries: entries(state),
            apart: state
                .forbidden
                .iter()
                .map(|(&(a, b), &reason)| ApartView { a, b, reason })
                .collect(),
            divisions: state
                .plan
                .divisions
                .iter()
                .zip(0..)
                .map(|(plan, id)| division(state, DivisionId(id), plan))
                .collect(),
            undone: undone(tournament.events()).into_iter().collect(),
            last: tournament.last_command().ok(),
            fees_due: state.players.values().map(|player| u64::from(due(player))).sum(),
            fees_paid: state.players.values().map(|player| u64::from(player.paid)).sum(),
            certificates: state.certificates.clone(),
        }
    }
}

/// Number that no entry has.
const NO_ENTRY: EntryId = EntryId(0);

fn number(position: usize) -> u16 {
    u16::try_from(position).unwrap_or(u16::MAX)
}

fn entries(state: &State) -> Vec<EntryView> {
    let mut drawn: BTreeMap<EntryId, u16> = BTreeMap::new();
    let mut groups: BTreeMap<EntryId, u16> = BTreeMap::new();
    for division in &state.divisions {
        drawn.extend(division.drawn.iter().copied().zip(1..));
        for (group, index) in division.groups.iter().zip(0..) {
            groups.extend(group.iter().map(|id| (*id, index)));
        }
    }
    let entry = |(id, player): (&EntryId, &crate::state::Player)| EntryView {
        id: *id,
        entry: player.entry.clone(),
        drawn: drawn.get(id).copied(),
        group: groups.get(id).copied(),
        entered_after: player.entered_after,
        withdrawn_after: player.withdrawn_after,
        penalty: player.penalty,
        paid: player.paid,
        excused: player
            .excused
            .iter()
            .map(|(&round, &bye)| ExcuseView { round, bye })
            .collect(),
        leaves_early: would_leave_early(state, *id),
    };
    state.players.iter().map(entry).collect()
}

fn division(state: &State, id: DivisionId, plan: &DivisionPlan) -> DivisionView {
    let of = &state.divisions[usize::from(id.0)];
    let standings = standings(state, id).unwrap_or(standings::Standings {
        tables: Vec::new(),
        ranking: Vec::new(),
    });
    let table = |table: standings::Table| TableView {
        group: table.group,
        rows: table.rows.into_iter().map(row).collect(),
    };
    let knockout = of.rounds_in(Stage::Knockout).count();
    DivisionView {
        drawn: of.drawn.clone(),
        groups: of.groups.clone(),
        rounds: of.rounds.iter().map(|one| round(of, plan, one)).collect(),
        can_unpair: state.decide_unpairing(id, "-").is_ok(),
        seats: seats(state, id, NO_ENTRY)
            .iter()
            .map(|one| one.other(NO_ENTRY))
            .collect(),
        bracket: match knockout {
            0 => Vec::new(),
            rounds => (0..=rounds).map(|after| of.survivors(after, plan)).collect(),
        },
        pending: of.pending(plan),
        next: next_step(state, id, plan),
        tables: standings.tables.into_iter().map(table).collect(),
        ranking: standings.ranking.into_iter().map(row).collect(),
        cells: all_cells(state, id, plan),
        is_closed: of.is_closed,
    }
}

fn next_step(state: &State, id: DivisionId, plan: &DivisionPlan) -> NextStep {
    let of = &state.divisions[usize::from(id.0)];
    if of.is_closed {
        return NextStep::Closed;
    }
    let pair = |stage, of| NextStep::Pair { stage, of };
    let blocked = |refusal: Refusal| NextStep::Blocked {
        problem: refusal.into(),
    };
    match plan.format {
        Format::Arena { .. } => return pair(Stage::Arena, None),
        _ if !of.pending(plan).is_empty() => return NextStep::Wait,
        // Pairing a large Swiss round takes time, so the view does not test whether it is possible.
        Format::Swiss { rounds } if of.rounds.len() >= usize::from(rounds) => return NextStep::Finished,
        Format::Swiss { .. } => {
            let playing = state.members(id).filter(|(_, player)| player.withdrawn_after.is_none());
            return match playing.count() {
                0 | 1 => blocked(Refusal::NotEnoughPlayers),
                _ => pair(Stage::Swiss, None),
            };
        }
        _ => {}
    }
    match state.decide_pairing(id) {
        Ok(events) => {
            let is_knockout = events.iter().any(|event| {
                let EventKind::Paired { stage, .. } = event else {
                    return false;
                };
                *stage == Stage::Knockout
            });
            let new_lines = events.iter().find_map(|event| match event {
                EventKind::Bracketed { lines, .. } => Some(lines.len()),
                _ => None,
            });
            let places = new_lines.unwrap_or(of.lines.len()) >> of.rounds_in(Stage::Knockout).count();
            match is_knockout {
                true => pair(Stage::Knockout, Some(number(places))),
                false => pair(Stage::Group, None),
            }
        }
        Err(Refusal::Finished) => NextStep::Finished,
        Err(refusal) => blocked(refusal),
    }
}

fn round(of: &Division, plan: &DivisionPlan, round: &Round) -> RoundView {
    RoundView {
        number: round.number,
        stage: round.stage,
        of: of.places_at(round).map(number),
        made_by: round.made_by,
        matches: round.matches.iter().map(|one| pairing(of, plan, one)).collect(),
        byes: round.byes.clone(),
    }
}

fn pairing(of: &Division, plan: &DivisionPlan, found: &Match) -> MatchView {
    let decision = found.decision(plan);
    let (cho, han) = (found.pairing.cho, found.pairing.han);
    MatchView {
        pairing: found.pairing,
        group: of.groups.iter().position(|group| group.contains(&cho)).map(number),
        games: found.games.clone(),
        records: found.records.iter().map(Option::is_some).collect(),
        winner: match decision {
            Some(Decision::Won(winner)) => Some(winner),
            _ => None,
        },
        is_decided: decision.is_some(),
        points: decision.map(|_| (found.points(cho, &plan.scoring), found.points(han, &plan.scoring))),
        late: found
            .late
            .iter()
            .map(|&(id, late_s, deduction_s)| LateView {
                id,
                late_s,
                deduction_s,
            })
            .collect(),
    }
}

fn row(row: standings::Row) -> RowView {
    let figure = |figure: &Figure| FigureView {
        tie: figure.tie,
        text: figure.text(),
    };
    RowView {
        rank: row.rank,
        id: row.id,
        points: row.points,
        figures: row.figures.iter().map(figure).collect(),
    }
}

fn all_cells(state: &State, id: DivisionId, plan: &DivisionPlan) -> Vec<CellsView> {
    let stage = match plan.format {
        Format::Knockout { .. } => return Vec::new(),
        Format::Groups { .. } | Format::RoundRobin { .. } => Stage::Group,
        Format::Swiss { .. } => Stage::Swiss,
        Format::Arena { .. } => Stage::Arena,
    };
    let of = |(one, _): (EntryId, &crate::state::Player)| CellsView {
        id: one,
        cells: cells(state, id, stage, one)
            .into_iter()
            .map(|cell| CellView {
                round: cell.round,
                opponent: cell.opponent,
                side: cell.side,
                kind: match cell.kind {
                    CellKind::Played => CellWord::Played,
                    CellKind::ForfeitWin => CellWord::ForfeitWin,
                    CellKind::ForfeitLoss => CellWord::ForfeitLoss,
                    CellKind::Bye(_) => CellWord::Bye,
                    CellKind::Absent => CellWord::Absent,
                    CellKind::Pending => CellWord::Pending,
                },
                points: cell.points,
            })
            .collect(),
    };
    state.members(id).map(of).collect()
}
