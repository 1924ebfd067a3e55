//! Measures how long tasks wait for a thread and commands wait for the disk. If more than half of
//! the recent delays of either kind are too long, new work is refused, so that running games are not slowed down.

use crate::clock;
use crate::limits::DelayWindow;
use crate::services::Services;
use std::sync::Arc;
use std::time::Duration;

/// Interval between two measurements.
const PERIOD: Duration = Duration::from_millis(10);

/// Measures delays until the server shuts down.
pub(crate) async fn watch_overload(services: Arc<Services>) {
    let limits = &services.limits;
    let samples = samples_of(Duration::from_millis(limits.overload_window_ms));
    let window = |longest_ms| DelayWindow::new(samples, Duration::from_millis(longest_ms));
    let mut scheduling = window(limits.scheduling_delay_ms);
    let mut commit = window(limits.commit_delay_ms);
    let mut shutdown = services.shutdown.subscribe();
    let mut ticks = clock::interval(PERIOD);
    let mut last = clock::now();
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = shutdown.wait() => return,
        }
        let scheduled = scheduling_delay().await;
        let committed = services.store.longest_wait();
        let now = clock::now();
        // A delayed measurement counts as several samples, because an overloaded server measures less often.
        let samples = samples_of(now.saturating_duration_since(last));
        last = now;
        let late = [scheduling.note(scheduled, samples), commit.note(committed, samples)];
        if services.overload.set(late.contains(&true), services.clock.now_ms()) {
            report(late, scheduled, committed);
        }
    }
}

/// Returns how long a task that is ready now waits for a thread.
async fn scheduling_delay() -> Duration {
    let ready = clock::now();
    tokio::task::yield_now().await;
    clock::since(ready)
}

fn samples_of(time: Duration) -> usize {
    usize::try_from(time.as_millis() / PERIOD.as_millis()).unwrap_or(usize::MAX)
}

fn report([scheduling, commit]: [bool; 2], scheduled: Duration, committed: Duration) {
    if scheduling || commit {
        tracing::info!(?scheduled, ?committed, "too much to do: nothing new is taken");
    } else {
        tracing::info!("what is new is taken again");
    }
}
