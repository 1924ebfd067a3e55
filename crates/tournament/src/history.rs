//! Results of each entry, round by round, as input for standings and pairings.

use crate::entry::{DivisionId, EntryId};
use crate::event::{ByeKind, Stage};
use crate::outcome::{Outcome, Side};
use crate::plan::{DivisionPlan, Games, TeamScore};
use crate::points::Points;
use crate::state::{Decision, Match, State};

/// Result of an entry in one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub round: u16,
    /// The opponent, if there was a pairing.
    pub opponent: Option<EntryId>,
    /// Side of the entry in the first game.
    pub side: Option<Side>,
    pub kind: CellKind,
    /// Points before penalties.
    pub points: Points,
    /// Wins by kind, over all games of the pairing.
    pub wins: Wins,
    /// Points of each game, in order.
    pub boards: Vec<Points>,
    /// Match points: 2 for a win or an allocated bye, 1 for a draw or a half-point bye, otherwise 0.
    pub match_points: i32,
}

/// Kind of an entry's result in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    /// The pairing is decided, and at least one game was played on the board.
    Played,
    /// The opponent did not appear.
    ForfeitWin,
    /// The entry did not appear, or neither side did.
    ForfeitLoss,
    Bye(ByeKind),
    /// The entry was not paired, because it joined later, had withdrawn or was left out.
    Absent,
    /// The result is missing.
    Pending,
}

/// Number of games won, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wins {
    /// Full wins (완승), for example by mate, resignation or time.
    pub full: u16,
    /// Wins by counting (점수승).
    pub counted: u16,
    /// Wins because the opponent did not appear.
    pub forfeit: u16,
    /// Wins on the board as Han.
    pub with_han: u16,
}

impl Cell {
    fn without_game(round: u16, kind: CellKind, points: Points) -> Self {
        Self {
            round,
            opponent: None,
            side: None,
            kind,
            points,
            wins: Wins::default(),
            boards: Vec::new(),
            match_points: 0,
        }
    }

    /// Returns whether the kind is [`CellKind::Played`].
    #[must_use]
    pub fn is_played(&self) -> bool {
        self.kind == CellKind::Played
    }
}

/// Returns the results of an entry in the rounds of a stage, in order. Group pairings are omitted if either entry left
/// early ([`leaves_early`]); these pairings count for neither side.
#[must_use]
pub fn cells(state: &State, division: DivisionId, stage: Stage, id: EntryId) -> Vec<Cell> {
    let (Some(of), Some(plan)) = (state.division(division), state.plan_of(division)) else {
        return Vec::new();
    };
    let mut cells = Vec::new();
    let mut streak = 0_u8;
    for round in of.rounds_in(stage) {
        let bye = round.byes.iter().find(|bye| bye.id == id);
        let cell = match (round.match_of(id), bye) {
            (Some(found), _) if stage == Stage::Group && is_annulled(state, found) => continue,
            (Some(found), _) => of_match(plan, round.number, found, id),
            (None, Some(bye)) => {
                // A team with a bye scores the points of the bye on each of its boards.
                let (game, match_points) = match bye.bye {
                    ByeKind::Allocated => (plan.scoring.bye, 2),
                    ByeKind::Half => (plan.scoring.half_bye, 1),
                    ByeKind::Rest | ByeKind::Zero => (Points::ZERO, 0),
                };
                let boards = match plan.games {
                    Games::Boards { boards, .. } => usize::from(boards),
                    Games::Single | Games::BestOf { .. } => 0,
                };
                let points = plan.of_pairing(game, match_points);
                Cell {
                    match_points,
                    boards: vec![game; boards],
                    ..Cell::without_game(round.number, CellKind::Bye(bye.bye), points)
                }
            }
            (None, None) => Cell::without_game(round.number, CellKind::Absent, Points::ZERO),
        };
        cells.push(with_streak(plan, cell, &mut streak));
    }
    cells
}

/// Doubles the points of a full win after two full wins in a row, in arenas that score streaks.
fn with_streak(plan: &DivisionPlan, mut cell: Cell, streak: &mut u8) -> Cell {
    let doubles = matches!(
        plan.format,
        crate::plan::Format::Arena {
            streaks: crate::plan::Streaks::Doubled
        }
    );
    if !doubles || matches!(cell.kind, CellKind::Absent | CellKind::Pending) {
        return cell;
    }
    if cell.wins.full == 0 {
        *streak = 0;
        return cell;
    }
    if *streak >= 2 {
        cell.points += cell.points;
    }
    *streak = streak.saturating_add(1);
    cell
}

/// Returns whether either entry of the pairing left its group early.
fn is_annulled(state: &State, found: &Match) -> bool {
    [found.pairing.cho, found.pairing.han]
        .into_iter()
        .any(|id| leaves_early(state, id))
}

/// Returns whether an entry withdrew before half of its group's rounds were paired.
#[must_use]
pub fn leaves_early(state: &State, id: EntryId) -> bool {
    let player = state.players.get(&id);
    let after = player.and_then(|player| player.withdrawn_after);
    after.is_some_and(|after| is_early(state, id, after.into()))
}

/// Returns whether an entry would leave early if it withdrew now.
#[must_use]
pub fn would_leave_early(state: &State, id: EntryId) -> bool {
    let player = state.players.get(&id);
    let division = player.and_then(|player| state.division(player.entry.division));
    division.is_some_and(|division| is_early(state, id, division.rounds.len()))
}

fn is_early(state: &State, id: EntryId, paired: usize) -> bool {
    group_rounds(state, id).is_some_and(|rounds| paired * 2 < rounds)
}

/// Returns the number of rounds in an entry's group; `None` if it has no group.
fn group_rounds(state: &State, id: EntryId) -> Option<usize> {
    let division = state.players.get(&id)?.entry.division;
    let groups = &state.division(division)?.groups;
    let group = groups.iter().find(|group| group.contains(&id))?;
    let cycles = match state.plan_of(division)?.format {
        crate::plan::Format::RoundRobin { cycles } => usize::from(cycles),
        _ => 1,
    };
    Some(crate::berger::rounds(group.len()) * cycles)
}

fn of_match(plan: &DivisionPlan, round: u16, found: &Match, id: EntryId) -> Cell {
    let decision = found.decision(plan);
    let played = found.games.iter().flatten().any(|outcome| outcome.is_played());
    let kind = match decision {
        None => CellKind::Pending,
        Some(_) if played => CellKind::Played,
        Some(Decision::Won(winner)) if winner == id => CellKind::ForfeitWin,
        Some(_) => CellKind::ForfeitLoss,
    };
    let boards: Vec<Points> = found
        .games
        .iter()
        .enumerate()
        .map(|(game, outcome)| outcome.map_or(Points::ZERO, |one| plan.scoring.points(one, found.side(id, game))))
        .collect();
    let match_points = match decision {
        Some(Decision::Won(winner)) if winner == id => 2,
        Some(Decision::Even) => 1,
        _ => 0,
    };
    let points = match (plan.games, decision) {
        (_, None) => Points::ZERO,
        (Games::Single, Some(_)) => boards[0],
        (Games::BestOf { .. }, Some(decision)) => of_series(plan, kind, decision, id),
        (
            Games::Boards {
                primary: TeamScore::Boards,
                ..
            },
            Some(_),
        ) => boards.iter().copied().sum(),
        (
            Games::Boards {
                primary: TeamScore::Matches,
                ..
            },
            Some(_),
        ) => Points::whole(match_points),
    };
    Cell {
        round,
        opponent: Some(found.opponent(id)),
        side: Some(found.side(id, 0)),
        kind,
        points,
        wins: wins(found, id),
        boards,
        match_points,
    }
}

/// Returns the points for a series of games. The winner scores a full win, or a forfeit win if no game was played.
fn of_series(plan: &DivisionPlan, kind: CellKind, decision: Decision, id: EntryId) -> Points {
    match (decision, kind) {
        (Decision::Won(winner), CellKind::ForfeitWin) if winner == id => plan.scoring.forfeit_win,
        (Decision::Won(winner), _) if winner == id => plan.scoring.full_win,
        (Decision::Even, _) => plan.scoring.draw_value(),
        _ => plan.scoring.full_loss,
    }
}

fn wins(found: &Match, id: EntryId) -> Wins {
    let mut wins = Wins::default();
    for (game, outcome) in found.games.iter().enumerate() {
        let side = found.side(id, game);
        let Some(outcome) = outcome.filter(|outcome| outcome.winner() == Some(side)) else {
            continue;
        };
        match outcome {
            Outcome::Full { .. } => wins.full += 1,
            Outcome::Counted { .. } => wins.counted += 1,
            _ => wins.forfeit += 1,
        }
        wins.with_han += u16::from(outcome.is_played() && side == Side::Han);
    }
    wins
}
