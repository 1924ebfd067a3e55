//! Periodic maintenance of stored games and shared analyses, at a low rate that players do not notice.
//!
//! - At the start, finished games that an older release left unpacked are packed.
//! - Games with a clock are loaded, so that the flag can fall. Correspondence games are loaded only after a restart and
//!   shortly before the flag falls.
//! - Games that are still in the setup phase or have no clock are ended after a long time without an event.
//! - Old games that were cancelled before the first move and old shared analyses are deleted.

use crate::clock;
use crate::error::AppError;
use crate::limits::ServerLimits;
use crate::room::Rooms;
use crate::services::Services;
use play::{GameId, Moment, Speed};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Command, CreationCursor, Phase, SharedBounds, UnfinishedGame};

/// Number of rows read at once.
const PAGE: u32 = 256;
/// Pause before each game, which limits the rate to 50 games per second.
const PAUSE: Duration = Duration::from_millis(20);

/// Age of the newest event at the start above which the clock may be wrong.
const DOUBTFUL_MS: i64 = 7 * DAY_MS;
/// Time after a start with a doubtful clock in which inactive games are kept, so that the operator can correct it.
const WAIT_MS: i64 = DAY_MS;
const DAY_MS: i64 = 86_400_000;

/// Packs the games that an older release left unpacked, then sweeps at intervals until the server shuts down.
/// `started_ms` is the time at which the server started.
pub(crate) async fn sweep(services: Arc<Services>, rooms: Rooms, started_ms: i64) {
    let mut shutdown = services.shutdown.subscribe();
    let packed = tokio::select! {
        packed = pack_finished(&services, &rooms) => packed,
        () = shutdown.wait() => return,
    };
    if let Err(error) = packed {
        tracing::warn!(%error, "not all finished games were packed");
    }
    let trusted_from_ms = tokio::select! {
        trusted_from_ms = trusted_from_ms(&services, started_ms) => trusted_from_ms,
        () = shutdown.wait() => return,
    };
    let mut ticks = clock::interval(services.limits.sweep_every);
    let mut correspondence = Correspondence::default();
    loop {
        let swept = tokio::select! {
            swept = async {
                ticks.tick().await;
                sweep_once(&services, &rooms, trusted_from_ms, &mut correspondence).await?;
                delete_unplayed(&services, &rooms, trusted_from_ms).await?;
                forget_shared(&services, trusted_from_ms).await
            } => swept,
            () = shutdown.wait() => return,
        };
        if let Err(error) = swept {
            tracing::warn!(%error, "not all unfinished games were looked after");
        }
    }
}

/// Loads the finished games that are not packed, because loading packs them. Skips games while the server is busy.
async fn pack_finished(services: &Services, rooms: &Rooms) -> Result<(), AppError> {
    let mut last = None;
    loop {
        let games = services.store.unpacked_after(last, PAGE).await?;
        let Some(&id) = games.last() else { return Ok(()) };
        last = Some(id);
        for game in games {
            inspect(game, services, rooms).await?;
        }
    }
}

/// Returns the time from which inactive games may be ended and old data deleted. If the clock is far ahead, everything
/// looks old, so the server waits first. A server that was stopped for a long time also waits, which does no harm.
async fn trusted_from_ms(services: &Services, started_ms: i64) -> i64 {
    match newest_event_ms(services).await {
        Ok(Some(newest_ms)) if started_ms.saturating_sub(newest_ms) > DOUBTFUL_MS => {
            tracing::warn!("the clock is more than a week ahead of everything stored: no game is broken off for a day");
            started_ms.saturating_add(WAIT_MS)
        }
        Ok(Some(_) | None) => started_ms,
        Err(error) => {
            tracing::warn!(%error, "the newest event was not found: no game is broken off for a day");
            started_ms.saturating_add(WAIT_MS)
        }
    }
}

/// Returns the time of the newest event in all unfinished games.
async fn newest_event_ms(services: &Services) -> Result<Option<i64>, AppError> {
    let (mut newest, mut pages) = (None, UnfinishedPages::default());
    while let Some((_, games)) = pages.next(services).await? {
        newest = newest.max(games.iter().map(|game| game.updated_ms).max());
    }
    Ok(newest)
}

async fn sweep_once(
    services: &Services,
    rooms: &Rooms,
    trusted_from_ms: i64,
    correspondence: &mut Correspondence,
) -> Result<(), AppError> {
    let mut pages = UnfinishedPages::default();
    while let Some((phase, games)) = pages.next(services).await? {
        for game in games {
            let now_ms = services.clock.now_ms();
            if phase == Phase::Playing && game.speed == Speed::Correspondence.code() {
                services.running_clocks.note_elsewhere();
                let time_out = if correspondence.is_due(&game, services, now_ms) {
                    inspect(game.id, services, rooms).await?
                } else {
                    correspondence.time_out(&game)
                };
                correspondence.note(game, time_out);
                continue;
            }
            let trusted = now_ms >= trusted_from_ms;
            if runs(&game, phase) || trusted && is_left(&game, phase, &services.limits, now_ms) {
                inspect(game.id, services, rooms).await?;
            }
        }
    }
    correspondence.forget_others();
    Ok(())
}

/// Deletes old games that were cancelled before the first move, at most a page per sweep.
async fn delete_unplayed(services: &Services, rooms: &Rooms, trusted_from_ms: i64) -> Result<(), AppError> {
    let now_ms = services.clock.now_ms();
    if now_ms < trusted_from_ms {
        return Ok(());
    }
    let kept_ms = i64::try_from(services.limits.unplayed_kept.as_millis()).unwrap_or(i64::MAX);
    let games = services
        .store
        .called_off_before(now_ms.saturating_sub(kept_ms), PAGE)
        .await?;
    let mut deleted = 0;
    for game in games {
        if services.overload.is_active() || services.store.backlog() > services.limits.backlog / 2 {
            break;
        }
        clock::sleep(PAUSE).await;
        deleted += u32::from(rooms.delete_unplayed(game).await?);
    }
    if deleted > 0 {
        tracing::info!(games = deleted, "games that nobody played were deleted");
    }
    Ok(())
}

/// Deletes the oldest shared analyses beyond the limits, at most a page per sweep, to keep the write short.
async fn forget_shared(services: &Services, trusted_from_ms: i64) -> Result<(), AppError> {
    let now_ms = services.clock.now_ms();
    if now_ms < trusted_from_ms || services.overload.is_active() {
        return Ok(());
    }
    let kept_ms = i64::try_from(services.limits.shared_kept.as_millis()).unwrap_or(i64::MAX);
    let bounds = SharedBounds {
        before_ms: now_ms.saturating_sub(kept_ms),
        most_bytes: services.limits.shared_mib.saturating_mul(1 << 20),
    };
    if services.store.has_shared_beyond(bounds).await? {
        let limit = PAGE;
        services.store.execute(Command::ForgetShared { bounds, limit }).await?;
        tracing::info!("the oldest shared analyses were forgotten");
    }
    Ok(())
}

/// Known deadlines of correspondence games, which save loading each game in every sweep.
#[derive(Default)]
struct Correspondence {
    known: HashMap<GameId, TimeOut>,
    /// Deadlines of the games seen in the current sweep. They replace `known` at its end.
    seen: HashMap<GameId, TimeOut>,
}

/// Deadline of a game whose last event was at `updated_ms`.
struct TimeOut {
    updated_ms: i64,
    at: Moment,
}

impl Correspondence {
    /// Returns whether the game must be loaded: it has had no event since the server started, or its deadline may pass
    /// within two sweep intervals.
    fn is_due(&self, game: &UnfinishedGame, services: &Services, now_ms: i64) -> bool {
        let sweeps = services.limits.sweep_every.saturating_mul(2);
        let soon = now_ms.saturating_add(i64::try_from(sweeps.as_millis()).unwrap_or(i64::MAX));
        if game.updated_ms < services.started_ms {
            return true;
        }
        match self.time_out(game) {
            Some(at) => at.0 <= soon,
            // In a correspondence game, a player has at least a day per move.
            None => game.updated_ms.saturating_add(DAY_MS) <= soon,
        }
    }

    /// Returns the deadline of the game; `None` if it is unknown or the game has changed since it was computed.
    fn time_out(&self, game: &UnfinishedGame) -> Option<Moment> {
        let known = self.known.get(&game.id)?;
        (known.updated_ms == game.updated_ms).then_some(known.at)
    }

    fn note(&mut self, game: UnfinishedGame, time_out: Option<Moment>) {
        if let Some(at) = time_out {
            let updated_ms = game.updated_ms;
            self.seen.insert(game.id, TimeOut { updated_ms, at });
        }
    }

    /// Ends a sweep. Drops the deadlines of games that were not seen in it.
    fn forget_others(&mut self) {
        self.known = std::mem::take(&mut self.seen);
    }
}

/// Iterates over all unfinished games, page by page: first games in progress, then those in the setup phase.
#[derive(Default)]
struct UnfinishedPages {
    /// Number of phases that have been read to the end.
    done: usize,
    cursor: Option<CreationCursor>,
}

impl UnfinishedPages {
    const PHASES: [Phase; 2] = [Phase::Playing, Phase::Arranging];

    /// Returns the phase of the next page and its games; `None` at the end. Pages are never empty.
    async fn next(&mut self, services: &Services) -> Result<Option<(Phase, Vec<UnfinishedGame>)>, AppError> {
        while let Some(&phase) = Self::PHASES.get(self.done) {
            let games = services.store.unfinished_after(phase, self.cursor.take(), PAGE).await?;
            if let Some(last) = games.last() {
                self.cursor = Some(last.cursor());
                return Ok(Some((phase, games)));
            }
            self.done += 1;
        }
        Ok(None)
    }
}

/// Returns whether the game has a clock whose flag may have fallen. The room decides.
fn runs(game: &UnfinishedGame, phase: Phase) -> bool {
    phase == Phase::Playing && game.speed != Speed::Unlimited.code()
}

/// Returns whether the game has been inactive for so long that it may end. The room decides.
fn is_left(game: &UnfinishedGame, phase: Phase, limits: &ServerLimits, now_ms: i64) -> bool {
    let kept = match phase {
        Phase::Playing if game.plies >= 2 => limits.unfinished_kept,
        Phase::Playing | Phase::Arranging => Some(limits.unplayed_kept),
        Phase::Over => return false,
    };
    let quiet_ms = now_ms.saturating_sub(game.updated_ms);
    kept.is_some_and(|kept| u64::try_from(quiet_ms).is_ok_and(|quiet| u128::from(quiet) >= kept.as_millis()))
}

/// Loads a game and returns its deadline. Returns `None` without loading it if the server is busy.
async fn inspect(game: GameId, services: &Services, rooms: &Rooms) -> Result<Option<Moment>, AppError> {
    // Half of the memory and half of the write queue are reserved for games that players open.
    let full = rooms.is_half_full() && !rooms.is_loaded(game);
    if full || services.overload.is_active() || services.store.backlog() > services.limits.backlog / 2 {
        return Ok(None);
    }
    clock::sleep(PAUSE).await;
    match rooms.inspect(game).await {
        Ok(time_out) => Ok(time_out),
        // One unreadable game must not stop the sweep. `janggun verify` reports it.
        Err(AppError::Refused(_)) => Ok(None),
        Err(error) => Err(error),
    }
}
