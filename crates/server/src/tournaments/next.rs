//! Computes the next step of a tournament: recording results, withdrawing absent players, pairing a round, or closing.
//! Pure: the same rows and the same time always lead to the same step, even after a crash.

use super::change::{Change, DIVISION, Replay, last_ms};
use super::outcome::{Ended, ended};
use play::Player;
use std::collections::BTreeMap;
use store::{TournamentGameRow, TournamentRow};
use tournament::event::Stage;
use tournament::state::{Division, Match};
use tournament::{Command, EntryId, EventKind, GameAt, Outcome, State, Tournament};
use wire::tournament::{PairingBy, TournamentFormat, TournamentSettings};

/// Number of forfeited games after which a player is withdrawn.
const MOST_MISSED: usize = 2;
/// Number of games without a winner after which Han of the first game wins a knock-out pairing.
const MOST_DRAWS: u16 = 3;
/// Time without events after which a tournament that is paired by its directors is closed.
const FORGOTTEN_MS: i64 = 7 * 86_400_000;

/// A stored tournament at the current time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Situation<'a> {
    pub(super) now_ms: i64,
    pub(super) row: &'a TournamentRow,
    pub(super) settings: &'a TournamentSettings,
    pub(super) tournament: &'a Tournament,
    /// Games from the first open round on, ordered by round, table and attempt. May include games of earlier rounds.
    pub(super) games: &'a [TournamentGameRow],
}

/// Returns the number of the first round with an undecided pairing, or else of the last round; 1 if there are no rounds.
pub(super) fn first_open_round(tournament: &Tournament) -> u16 {
    let state = tournament.state();
    let (Some(division), Some(plan)) = (state.division(DIVISION), state.plan_of(DIVISION)) else {
        return 1;
    };
    let pending = division.pending(plan).into_iter().map(|(round, _)| round).min();
    pending.unwrap_or_else(|| division.rounds.last().map_or(1, |round| round.number))
}

/// Returns the id of each player's entry. The name of an entry is the player's key.
pub(super) fn entries(state: &State) -> BTreeMap<Player, EntryId> {
    let named = state.players.iter();
    named
        .filter_map(|(id, player)| Some((player.entry.name.parse().ok()?, *id)))
        .collect()
}

impl<'a> Situation<'a> {
    /// Returns the next change; `None` if none is due.
    pub(super) fn next(&self) -> Option<Change> {
        let division = self.division()?;
        if division.is_closed {
            return None;
        }
        let change = self
            .results(division)
            .or_else(|| self.vanished(division))
            .or_else(|| self.round(division));
        change.filter(|change| *change != Change::default())
    }

    /// Returns the time at which the next round is due, or the end after the last round. Returns `None` if results are
    /// missing, directors pair the rounds, the format is an arena or the tournament is over.
    pub(super) fn next_round_ms(&self) -> Option<i64> {
        let division = self.division()?;
        let is_automatic = self.settings.pairing == PairingBy::Automatic;
        if division.is_closed || !is_automatic || self.ends_ms().is_some() || !self.pending(division).is_empty() {
            return None;
        }
        let paused = |event: &EventKind| {
            matches!(
                event,
                EventKind::Reported { .. } | EventKind::Corrected { .. } | EventKind::Paired { .. }
            )
        };
        match division.rounds.is_empty() {
            true => Some(self.row.starts_ms),
            false => last_ms(self.tournament, paused).map(|last| last + self.pause_ms()),
        }
    }

    /// Returns the time at which an arena ends; `None` for other formats.
    pub(super) fn ends_ms(&self) -> Option<i64> {
        match self.settings.format {
            TournamentFormat::Arena { minutes } => Some(self.row.starts_ms + i64::from(minutes) * 60_000),
            TournamentFormat::Swiss { .. }
            | TournamentFormat::RoundRobin { .. }
            | TournamentFormat::Knockout { .. }
            | TournamentFormat::Groups { .. } => None,
        }
    }

    fn division(&self) -> Option<&'a Division> {
        self.tournament.state().division(DIVISION)
    }

    fn pending(&self, division: &Division) -> Vec<(u16, u16)> {
        let plan = self.tournament.state().plan_of(DIVISION);
        plan.map(|plan| division.pending(plan)).unwrap_or_default()
    }

    fn pause_ms(&self) -> i64 {
        i64::from(self.settings.pause_s) * 1_000
    }

    /// Returns the last game of a pairing. Only this game counts.
    pub(super) fn game(&self, (round, table): (u16, u16)) -> Option<&'a TournamentGameRow> {
        let of_it = |one: &&TournamentGameRow| (one.at.round, one.at.board) == (round, table);
        self.games.iter().rfind(of_it)
    }

    /// Returns reports of finished games, and replays of knock-out games without a winner.
    fn results(&self, division: &Division) -> Option<Change> {
        let entries = entries(self.tournament.state());
        let mut change = Change::default();
        for (round, table) in self.pending(division) {
            let (Some(found), Some(game)) = (division.find(round, table), self.game((round, table))) else {
                continue;
            };
            let state = game.state.as_ref();
            let Some(ended) = state.and_then(|state| ended(found, state, |player| entries.get(&player).copied()))
            else {
                continue;
            };
            let stage = division.rounds[usize::from(round) - 1].stage;
            match decided((found, stage), ended, game.at.attempt) {
                Some(outcome) => change.commands.push(report(round, table, outcome)),
                None => change.replays.push(Replay {
                    round,
                    table,
                    attempt: game.at.attempt + 1,
                }),
            }
        }
        (change != Change::default()).then_some(change)
    }

    /// Withdraws players who have forfeited too many games since they entered or returned.
    fn vanished(&self, division: &Division) -> Option<Change> {
        let state = self.tournament.state();
        let mut missed: BTreeMap<EntryId, usize> = BTreeMap::new();
        for event in self.tournament.events() {
            match &event.event {
                EventKind::Returned { id } => {
                    missed.remove(id);
                }
                EventKind::Reported { round, table, .. } => {
                    let Some(found) = division.find(*round, *table) else {
                        continue;
                    };
                    // This is the corrected result if a director has corrected it.
                    let Some(outcome) = found.games[0].filter(|outcome| !outcome.is_played()) else {
                        continue;
                    };
                    let lost = [found.pairing.cho, found.pairing.han]
                        .into_iter()
                        .filter(|id| outcome.winner() != Some(found.side(*id, 0)));
                    for id in lost {
                        *missed.entry(id).or_default() += 1;
                    }
                }
                _ => {}
            }
        }
        let gone = missed.into_iter().filter(|&(id, count)| {
            let plays = state
                .players
                .get(&id)
                .is_some_and(|player| player.withdrawn_after.is_none());
            count >= MOST_MISSED && plays
        });
        let commands: Vec<Command> = gone.map(|(id, _)| Command::Withdraw(id)).collect();
        (!commands.is_empty()).then(|| Change {
            commands,
            replays: Vec::new(),
        })
    }

    /// Pairs the first or next round, or closes the tournament, if that is due.
    fn round(&self, division: &Division) -> Option<Change> {
        let has_begun = !division.rounds.is_empty();
        if let Some(ends_ms) = self.ends_ms().filter(|_| has_begun) {
            return self.arena(division, ends_ms);
        }
        if self.settings.pairing == PairingBy::Director {
            return self.forgotten(division);
        }
        if !self.pending(division).is_empty() {
            return None;
        }
        let due_ms = match has_begun {
            true => self.next_round_ms()?,
            false => self.row.starts_ms,
        };
        (self.now_ms >= due_ms).then(|| self.pair().unwrap_or_else(close))
    }

    fn arena(&self, division: &Division, ends_ms: i64) -> Option<Change> {
        if self.now_ms >= ends_ms {
            return self.pending(division).is_empty().then(close);
        }
        if self.settings.pairing == PairingBy::Director {
            return None;
        }
        let paired = last_ms(self.tournament, |event| matches!(event, EventKind::Paired { .. }))?;
        let due_ms = paired + self.pause_ms();
        if self.now_ms < due_ms { None } else { self.pair() }
    }

    /// Closes a tournament without pending games if nothing has happened for [`FORGOTTEN_MS`] after its start.
    fn forgotten(&self, division: &Division) -> Option<Change> {
        let last_ms = self.tournament.events().last().map_or(0, |event| event.at);
        let is_quiet = self.now_ms >= last_ms.max(self.row.starts_ms) + FORGOTTEN_MS;
        (is_quiet && self.pending(division).is_empty()).then(close)
    }

    /// Returns the pairing of the next round; `None` if it cannot be paired.
    fn pair(&self) -> Option<Change> {
        let command = Command::Pair { division: DIVISION };
        let mut after = self.tournament.clone();
        after.handle(&command, self.now_ms, None).ok()?;
        Some(Change::of(command))
    }
}

/// Returns the result of a pairing from its last game; `None` if another game is needed.
fn decided((found, stage): (&Match, Stage), ended: Ended, attempt: u16) -> Option<Outcome> {
    match ended {
        Ended::Won(outcome) => Some(outcome),
        Ended::Undecided if stage != Stage::Knockout => Some(Outcome::Draw),
        Ended::Undecided if attempt + 1 < MOST_DRAWS => None,
        Ended::Undecided => Some(Outcome::won(found.side(found.pairing.han, 0), true)),
    }
}

fn close() -> Change {
    Change::of(Command::Close { division: DIVISION })
}

fn report(round: u16, table: u16, outcome: Outcome) -> Command {
    Command::Report {
        at: game_at(round, table),
        outcome,
    }
}

/// Returns the position of a pairing's game in the tournament. Replays have the same position.
pub(super) const fn game_at(round: u16, table: u16) -> GameAt {
    GameAt {
        division: DIVISION,
        round,
        table,
        game: 0,
    }
}
