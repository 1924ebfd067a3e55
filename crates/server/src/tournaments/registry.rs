//! Stored tournaments, with a cache. Changes are stored by compare-and-swap.

use super::change::{Change, handled, row_after};
use super::memory::{Loaded, Shown};
use crate::error::AppError;
use crate::room::Rooms;
use crate::services::Services;
use play::{GameId, Player, TournamentId};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{CommandError, TournamentCommand};
use tournament::{Event, Tournament};
use wire::Code;

/// Maximum number of cached tournaments.
const KEPT: usize = 256;
/// Maximum number of attempts at a change if other changes are stored at the same time.
const TRIES: u32 = 50;

/// All tournaments. Clones share them.
#[derive(Clone)]
pub(crate) struct Tournaments(pub(super) Arc<Registry>);

pub(super) struct Registry {
    pub(super) services: Arc<Services>,
    pub(super) rooms: Rooms,
    kept: Mutex<HashMap<TournamentId, Arc<Loaded>>>,
    /// Last views, without the parts for a particular reader.
    pub(super) shown: Mutex<HashMap<TournamentId, Shown>>,
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

    /// Returns a tournament as currently stored.
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

    /// Changes a tournament as decided by `decide`. If another change is stored first, `decide` is called again.
    /// Returns the changed tournament.
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

    /// Stores a change based on `loaded`. Writes nothing and returns `None` if the stored tournament has changed.
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
        let handling = heavy.run(move || handled(&before.tournament, &change, (now_ms, by)));
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
