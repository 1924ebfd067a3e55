//! Stored tournaments, with a cache. Changes are stored by compare-and-swap.

use super::change::{Change, handled, row_after};
use super::lots::with_lots;
use super::memory::{Loaded, Shown, Talking, Visits};
use crate::error::AppError;
use crate::room::Rooms;
use crate::services::Services;
use play::{GameId, Player, TournamentId};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{CommandError, TournamentCommand, TournamentPhase};
use tournament::{Event, Tournament};
use wire::Code;
use wire::tournament::TournamentBoards;

/// Maximum number of cached tournaments.
const KEPT: usize = 256;
/// Maximum number of attempts to store a change if other changes are stored first.
const TRIES: u32 = 50;

/// All tournaments. Clones share them.
#[derive(Clone)]
pub(crate) struct Tournaments(pub(super) Arc<Registry>);

pub(super) struct Registry {
    pub(super) services: Arc<Services>,
    pub(super) rooms: Rooms,
    kept: Mutex<HashMap<TournamentId, Arc<Loaded>>>,
    pub(super) shown: Mutex<HashMap<TournamentId, Shown>>,
    pub(super) talking: Mutex<HashMap<TournamentId, Talking>>,
    pub(super) visits: Mutex<Visits>,
    /// Cached lists of games to watch, with the times at which they were made.
    pub(super) boards: Mutex<HashMap<TournamentId, (i64, Arc<TournamentBoards>)>>,
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
            talking: Mutex::default(),
            visits: Mutex::default(),
            boards: Mutex::default(),
        }))
    }

    /// Returns a tournament as it is currently stored.
    pub(super) async fn load(&self, id: TournamentId) -> Result<Arc<Loaded>, AppError> {
        let store = &self.0.services.store;
        let row = store.tournament(id).await?.ok_or(Code::UnknownTournament)?;
        if let Some(kept) = self.kept().get(&id).filter(|kept| kept.row.seq == row.seq) {
            return Ok(Arc::clone(kept));
        }
        let lines = store.tournament_events(id, 0).await?;
        let settings = serde_json::from_str(&row.settings).map_err(AppError::internal)?;
        let loading = self.0.services.heavy.run(move || {
            // Events appended after the row was read are ignored: they are part of a later version.
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

    /// Stores the change that `decide` returns, and returns the changed tournament. If another change is stored first,
    /// calls `decide` again.
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

    /// Stores a change to `loaded`. Writes nothing and returns `None` if the stored tournament has since changed.
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
        let change = with_lots(change, &before.tournament, random);
        let handling = heavy.run(move || handled(&before.tournament, &change, (now_ms, by)));
        let (tournament, mut games) = handling.await??;
        for game in &mut games {
            game.game = GameId::from_bits(random.number());
        }
        let after = loaded.row.seq;
        let events = &tournament.events()[loaded.tournament.events().len()..];
        let row = row_after(&loaded.row, &tournament, now_ms);
        let absent = self.absent(&loaded.row, &row, tournament.state());
        let command = TournamentCommand::Append {
            row: row.clone(),
            after,
            events: events.iter().map(Event::write).collect(),
            games,
            notices: absent.clone(),
        };
        match store.execute(command.into()).await {
            Ok(()) => {
                let settings = loaded.settings.clone();
                self.forget_shown(row.id);
                self.send_emails(row.id, absent);
                if row.phase == TournamentPhase::Over {
                    self.forget_visits(row.id);
                }
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
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        self.0.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
