//! The stored tournaments, and changes of them by compare-and-swap. What is in memory is a copy of what is stored.

use super::next::{DIVISION, Replay};
use super::view::Shown;
use crate::error::AppError;
use crate::room::Rooms;
use crate::services::Services;
use play::{GameId, Player, TournamentId};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{CommandError, NewTournamentGame, TournamentCommand, TournamentPhase, TournamentRow};
use tournament::{Command, Event, EventKind, Refusal, Tournament};
use wire::tournament::TournamentSettings;
use wire::{Code, ErrorBody};

/// Number of tournaments kept in memory.
const KEPT: usize = 256;
/// Number of attempts to change a tournament that others change at the same time.
const TRIES: u32 = 50;

/// All tournaments. Clones share them.
#[derive(Clone)]
pub(crate) struct Tournaments(pub(super) Arc<Registry>);

pub(super) struct Registry {
    pub(super) services: Arc<Services>,
    pub(super) rooms: Rooms,
    kept: Mutex<HashMap<TournamentId, Arc<Loaded>>>,
    /// What was shown last, without what only one reader sees.
    pub(super) shown: Mutex<HashMap<TournamentId, Shown>>,
}

/// A tournament as it is stored.
#[derive(Debug)]
pub(super) struct Loaded {
    pub(super) row: TournamentRow,
    pub(super) settings: TournamentSettings,
    pub(super) tournament: Tournament,
}

/// A wanted change. Without commands and replays, nothing is written.
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

impl fmt::Debug for Tournaments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tournaments").finish_non_exhaustive()
    }
}

impl Tournaments {
    pub(crate) fn new(services: Arc<Services>, rooms: Rooms) -> Self {
        Self(Arc::new(Registry {
            services,
            rooms,
            kept: Mutex::default(),
            shown: Mutex::default(),
        }))
    }

    /// Returns a tournament as it is stored now.
    pub(super) async fn load(&self, id: TournamentId) -> Result<Arc<Loaded>, AppError> {
        let store = &self.0.services.store;
        let row = store.tournament(id).await?.ok_or(Code::UnknownTournament)?;
        if let Some(kept) = self.kept().get(&id).filter(|kept| kept.row.seq == row.seq) {
            return Ok(Arc::clone(kept));
        }
        let lines = store.tournament_events(id, 0).await?;
        let settings = serde_json::from_str(&row.settings).map_err(AppError::internal)?;
        let loading = self.0.services.heavy.run(move || {
            // Events that were appended since the row was read belong to the next version.
            let events = lines.iter().take(usize::try_from(row.seq).unwrap_or(usize::MAX));
            let events: Vec<Event> = events
                .map(|line| Event::read(line).map_err(|error| AppError::internal(error.code())))
                .collect::<Result<_, _>>()?;
            let tournament = Tournament::load(&events).map_err(|error| AppError::internal(error.code()))?;
            Ok::<_, AppError>(Loaded {
                row,
                settings,
                tournament,
            })
        });
        Ok(self.keep(loading.await??))
    }

    /// Changes a tournament as `decide` wants, once. If somebody else changes it at the same time, `decide` is asked
    /// again. Returns the tournament after the change.
    pub(super) async fn change(
        &self,
        id: TournamentId,
        by: Option<Player>,
        decide: impl Fn(&Loaded) -> Result<Change, AppError>,
    ) -> Result<Arc<Loaded>, AppError> {
        for _ in 0..TRIES {
            let loaded = self.load(id).await?;
            let change = decide(&loaded)?;
            if let Some(changed) = self.append(&loaded, change, by).await? {
                return Ok(changed);
            }
        }
        Err(Code::Busy.into())
    }

    /// Writes a change of what was `loaded`. Returns `None`, and writes nothing, if the stored tournament is another by
    /// now.
    pub(super) async fn append(
        &self,
        loaded: &Arc<Loaded>,
        change: Change,
        by: Option<Player>,
    ) -> Result<Option<Arc<Loaded>>, AppError> {
        if change == Change::default() {
            return Ok(Some(Arc::clone(loaded)));
        }
        let Services {
            store,
            clock,
            random,
            heavy,
            ..
        } = &*self.0.services;
        let (before, now_ms) = (Arc::clone(loaded), clock.now_ms());
        let handling = heavy.run(move || handled(&before, &change, (now_ms, by)));
        let (tournament, mut games) = handling.await??;
        for game in &mut games {
            game.game = GameId::from_bits(random.number());
        }
        let after = loaded.row.seq;
        let events = &tournament.events()[loaded.tournament.events().len()..];
        let row = row_after(&loaded.row, &tournament, now_ms);
        let command = TournamentCommand::Append {
            row: row.clone(),
            after,
            events: events.iter().map(Event::write).collect(),
            games,
        };
        match store.execute(command.into()).await {
            Ok(()) => {
                let settings = loaded.settings.clone();
                self.forget_shown(row.id);
                Ok(Some(self.keep(Loaded {
                    row,
                    settings,
                    tournament,
                })))
            }
            Err(CommandError::Conflict(_)) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    fn keep(&self, loaded: Loaded) -> Arc<Loaded> {
        let loaded = Arc::new(loaded);
        let mut kept = self.kept();
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(loaded.row.id, Arc::clone(&loaded));
        loaded
    }

    fn kept(&self) -> MutexGuard<'_, HashMap<TournamentId, Arc<Loaded>>> {
        // No panic can leave a change half done.
        self.0.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the tournament after the commands, and the games that its new pairings need, not named yet.
pub(super) fn handled(
    loaded: &Loaded,
    change: &Change,
    (now_ms, by): (i64, Option<Player>),
) -> Result<(Tournament, Vec<NewTournamentGame>), ErrorBody> {
    let mut tournament = loaded.tournament.clone();
    let by = by.map(|player| player.to_string());
    for command in &change.commands {
        tournament
            .handle(command, now_ms, by.as_deref())
            .map_err(|refusal| refused(&refusal))?;
    }
    let games = new_games(&loaded.tournament, &tournament);
    let replays = change.replays.iter().map(|replay| NewTournamentGame {
        round: replay.round,
        board: replay.table,
        attempt: replay.attempt,
        game: GameId::from_bits(0),
    });
    Ok((tournament, games.into_iter().chain(replays).collect()))
}

/// Returns the first game of each undecided pairing that `after` has and `before` has not.
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

/// Returns the row of a tournament, whose columns follow from its events.
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

/// Returns the error for a refusal of the tournament.
pub(super) fn refused(refusal: &Refusal) -> ErrorBody {
    ErrorBody::from(Code::TournamentRefused).with("reason", refusal.code())
}

/// Returns the time of the last event of a kind.
pub(super) fn last_ms(tournament: &Tournament, is_it: impl Fn(&EventKind) -> bool) -> Option<i64> {
    let found = tournament.events().iter().rev().find(|event| is_it(&event.event));
    found.map(|event| event.at)
}
