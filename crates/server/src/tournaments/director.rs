//! The background task that advances all tournaments. Each step is computed from stored data and stored in one
//! transaction, so a crash neither loses nor repeats a step.

use super::next::{Situation, first_open_round};
use super::registry::Tournaments;
use crate::clock;
use crate::error::AppError;
use play::TournamentId;
use std::time::Duration;

/// Maximum number of steps per tournament in one pass.
const STEPS: u32 = 8;

/// Advances all due tournaments at intervals of `every`, until the server shuts down.
pub(crate) async fn direct(tournaments: Tournaments, every: Duration) {
    let mut shutdown = tournaments.0.services.shutdown.subscribe();
    let mut ticks = clock::interval(every);
    loop {
        let directed = tokio::select! {
            directed = async {
                ticks.tick().await;
                tournaments.direct_due().await
            } => directed,
            () = shutdown.wait() => return,
        };
        if let Err(error) = directed {
            tracing::warn!(%error, "tournaments wait");
        }
    }
}

impl Tournaments {
    async fn direct_due(&self) -> Result<(), AppError> {
        let services = &self.0.services;
        // Games in progress have priority.
        if services.overload.is_active() || services.store.is_failing() {
            return Ok(());
        }
        for id in services.store.due_tournaments(services.clock.now_ms()).await? {
            if let Err(error) = self.direct_one(id).await {
                tracing::warn!(tournament = %id, %error, "a tournament waits");
            }
        }
        Ok(())
    }

    async fn direct_one(&self, id: TournamentId) -> Result<(), AppError> {
        let services = &self.0.services;
        self.withdraw_outsiders(id).await?;
        for _ in 0..STEPS {
            let loaded = self.load(id).await?;
            let round = first_open_round(&loaded.tournament);
            let games = services.store.tournament_games(id, round).await?;
            let situation = Situation {
                now_ms: services.clock.now_ms(),
                row: &loaded.row,
                settings: &loaded.settings,
                tournament: &loaded.tournament,
                games: &games,
            };
            match situation.next() {
                // If another change was stored first, the next iteration loads the changed tournament.
                Some(change) => drop(self.append(&loaded, change, None).await?),
                None => return self.make_games(&situation).await,
            }
        }
        Ok(())
    }
}
