//! Changes to a tournament, and the resulting events, games and row. Pure functions.

use play::{GameId, Player};
use store::{NewTournamentGame, TournamentPhase, TournamentRow};
use tournament::{Command, DivisionId, EventKind, Refusal, Tournament};
use wire::{Code, ErrorBody};

/// The only division of a tournament on the server.
pub(super) const DIVISION: DivisionId = DivisionId(0);

/// A change to a tournament. An empty change is not stored.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) commands: Vec<Command>,
    pub(super) replays: Vec<Replay>,
}

impl Change {
    pub(super) fn of(command: Command) -> Self {
        Self {
            commands: vec![command],
            replays: Vec::new(),
        }
    }
}

/// Another game of a knock-out pairing, after a game without a winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Replay {
    pub(super) round: u16,
    pub(super) table: u16,
    pub(super) attempt: u16,
}

/// Applies a change. Returns the changed tournament and the games to create, whose ids are not yet assigned.
pub(super) fn handled(
    before: &Tournament,
    change: &Change,
    (now_ms, by): (i64, Option<Player>),
) -> Result<(Tournament, Vec<NewTournamentGame>), ErrorBody> {
    let mut tournament = before.clone();
    let by = by.map(|player| player.to_string());
    for command in &change.commands {
        tournament
            .handle(command, now_ms, by.as_deref())
            .map_err(|refusal| refused(&refusal))?;
    }
    let games = new_games(before, &tournament);
    let replays = change.replays.iter().map(|replay| NewTournamentGame {
        round: replay.round,
        board: replay.table,
        attempt: replay.attempt,
        game: GameId::from_bits(0),
    });
    Ok((tournament, games.into_iter().chain(replays).collect()))
}

/// Returns the first game of each undecided pairing in the rounds that `after` has and `before` does not.
fn new_games(before: &Tournament, after: &Tournament) -> Vec<NewTournamentGame> {
    let known = before.state().division(DIVISION).map_or(0, |of| of.rounds.len());
    let (Some(division), Some(plan)) = (after.state().division(DIVISION), after.state().plan_of(DIVISION)) else {
        return Vec::new();
    };
    let new = division.rounds.iter().skip(known);
    let open = new.flat_map(|round| round.matches.iter().map(move |one| (round.number, one)));
    open.filter(|(_, one)| one.decision(plan).is_none())
        .map(|(round, one)| NewTournamentGame {
            round,
            board: one.pairing.table,
            attempt: 0,
            game: GameId::from_bits(0),
        })
        .collect()
}

/// Returns `row` with the columns that depend on the tournament's events updated.
pub(super) fn row_after(row: &TournamentRow, tournament: &Tournament, now_ms: i64) -> TournamentRow {
    let state = tournament.state();
    let phase = match state.division(DIVISION) {
        Some(division) if division.is_closed => TournamentPhase::Over,
        Some(division) if !division.rounds.is_empty() => TournamentPhase::Running,
        Some(_) | None => TournamentPhase::Open,
    };
    let playing = state.players.values().filter(|player| player.withdrawn_after.is_none());
    let begins = (row.phase, phase) == (TournamentPhase::Open, TournamentPhase::Running);
    TournamentRow {
        phase,
        seq: tournament.events().len() as u64,
        name: state.plan.name.clone(),
        entries: u32::try_from(playing.count()).unwrap_or(u32::MAX),
        starts_ms: if begins { now_ms } else { row.starts_ms },
        ..row.clone()
    }
}

/// Returns the error response for a refusal by the crate `tournament`.
pub(super) fn refused(refusal: &Refusal) -> ErrorBody {
    ErrorBody::from(Code::TournamentRefused).with("reason", refusal.code())
}

/// Returns the time of the last matching event.
pub(super) fn last_ms(tournament: &Tournament, is_it: impl Fn(&EventKind) -> bool) -> Option<i64> {
    let found = tournament.events().iter().rev().find(|event| is_it(&event.event));
    found.map(|event| event.at)
}
