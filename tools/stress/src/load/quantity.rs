//! The measured quantities, their units and their targets.

/// A measured quantity.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Quantity {
    pub(super) name: &'static str,
    pub(super) unit: &'static str,
    pub(super) bar: Option<Bar>,
}

/// Target value of a quantity.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Bar {
    AtMost(f64),
    AtLeast(f64),
    /// At most this ratio to the baseline, or at most the absolute value in the second field.
    RatioAtMost(f64, Option<f64>),
}

impl Bar {
    /// Returns whether the target is met; `None` if it needs a baseline and there is none.
    pub(super) fn is_met(self, value: f64, ratio: Option<f64>) -> Option<bool> {
        match self {
            Self::AtMost(most) => Some(value <= most),
            Self::AtLeast(least) => Some(value >= least),
            Self::RatioAtMost(_, Some(most)) if value <= most => Some(true),
            Self::RatioAtMost(most, _) => ratio.map(|ratio| ratio <= most),
        }
    }

    pub(super) fn text(self) -> String {
        match self {
            Self::AtMost(most) => format!("<= {most}"),
            Self::AtLeast(least) => format!(">= {least}"),
            Self::RatioAtMost(ratio, None) => format!("ratio <= {ratio}"),
            Self::RatioAtMost(ratio, Some(most)) => format!("ratio <= {ratio} or <= {most}"),
        }
    }
}

const fn plain(name: &'static str, unit: &'static str) -> Quantity {
    Quantity { name, unit, bar: None }
}

const fn barred(name: &'static str, unit: &'static str, bar: Bar) -> Quantity {
    Quantity {
        name,
        unit,
        bar: Some(bar),
    }
}

pub(super) const SYNC_P50: Quantity = plain("4 KiB write and fdatasync, p50", "ms");
pub(super) const SYNC_P99: Quantity = plain("4 KiB write and fdatasync, p99", "ms");
pub(super) const ECHO_P50: Quantity = plain("bare echo, p50", "ms");
pub(super) const ECHO_P99: Quantity = plain("bare echo, p99", "ms");
pub(super) const ECHO_CPU: Quantity = plain("bare echo, server CPU each", "us");

pub(super) const OFFERED: Quantity = plain("offered", "moves/s");
pub(super) const ACHIEVED: Quantity = plain("achieved", "moves/s");
pub(super) const ACK_P50: Quantity = plain("acknowledged, p50", "ms");
pub(super) const ACK_P95: Quantity = plain("acknowledged, p95", "ms");
pub(super) const ACK_P99: Quantity = barred("acknowledged, p99", "ms", Bar::RatioAtMost(0.7, Some(10.0)));
/// Latency with accounts and spectators. It has no target.
pub(super) const ACK_P99_IN_COMPANY: Quantity = plain("acknowledged, p99", "ms");
pub(super) const CPU: Quantity = barred("server CPU for a move", "us", Bar::RatioAtMost(0.7, None));
/// Processor time with accounts and spectators, compared with an older server that has guests only.
pub(super) const CPU_IN_COMPANY: Quantity = barred("server CPU for a move", "us", Bar::RatioAtMost(1.3, None));
pub(super) const RATED: Quantity = plain("games rated", "");
pub(super) const SERVER_SHARE: Quantity = plain("server's share of its core", "%");
pub(super) const OWN_SHARE: Quantity = plain("generator's share of its core", "%");
pub(super) const RESIDENT: Quantity = plain("memory with all connected", "MiB");

pub(super) const DOUBLE_ACHIEVED: Quantity = plain("twice the rate: achieved", "moves/s");
pub(super) const DOUBLE_P50: Quantity = barred("twice the rate: p50, times the normal", "x", Bar::AtMost(3.0));
pub(super) const DOUBLE_P99: Quantity = plain("twice the rate: p99", "ms");

pub(super) const PEAK_STEP: Quantity = plain("best step of the search for the peak", "moves/s");
pub(super) const PEAK: Quantity = plain("peak", "moves/s");
pub(super) const PEAK_CPU: Quantity = plain("peak: server CPU for a move", "us");
pub(super) const OVERLOAD_P50: Quantity = barred("overload: p50, times the normal", "x", Bar::AtMost(3.0));
pub(super) const OVERLOAD_P99: Quantity = plain("overload: p99", "ms");
pub(super) const OVERLOAD_ACHIEVED: Quantity = barred("overload: achieved, of the normal", "%", Bar::AtLeast(90.0));
pub(super) const OVERLOAD_DISCONNECTED: Quantity = plain("overload: sockets closed by the server", "");
pub(super) const OVERLOAD_ALL: Quantity = plain("overload: with new games, of the peak", "%");
pub(super) const OVERLOAD_SERVER_SHARE: Quantity = plain("overload: server's share of its core", "%");
pub(super) const OVERLOAD_WANTED: Quantity = plain("overload: new games wanted", "");
pub(super) const OVERLOAD_BEGUN: Quantity = plain("overload: new games begun", "");
pub(super) const OVERLOAD_REFUSED: Quantity = plain("overload: new games refused with 503", "%");
pub(super) const OVERLOAD_NEW_P50: Quantity = plain("overload: p50 in new games, times the normal", "x");
pub(super) const OVERLOAD_ONLOOKERS: Quantity = plain("overload: onlookers' sockets wanted", "");
pub(super) const OVERLOAD_ONLOOKERS_REFUSED: Quantity = plain("overload: of these refused with 503", "%");

pub(super) const SATURATED_OFFERED: Quantity = plain("twice the peak: offered", "moves/s");
pub(super) const SATURATED_GOODPUT: Quantity = barred("twice the peak: achieved, of the peak", "%", Bar::AtLeast(90.0));
pub(super) const SATURATED_CPU: Quantity = plain("twice the peak: server CPU for a move", "us");
pub(super) const SATURATED_P50: Quantity = plain("twice the peak: p50", "ms");
pub(super) const SATURATED_P99: Quantity = plain("twice the peak: p99", "ms");
pub(super) const SATURATED_SHED: Quantity = plain("twice the peak: moves refused for now", "moves/s");
pub(super) const SATURATED_DISCONNECTED: Quantity = plain("twice the peak: sockets closed by the server", "");
pub(super) const SATURATED_WANTED: Quantity = plain("twice the peak: new games wanted", "");
pub(super) const SATURATED_REFUSED: Quantity = plain("twice the peak: new games refused with 503", "%");
pub(super) const SATURATED_ONLOOKERS_REFUSED: Quantity = plain("twice the peak: onlookers refused with 503", "%");
pub(super) const SATURATED_OWN_SHARE: Quantity = plain("twice the peak: generator's share", "%");

pub(super) const ROOM_FRESH: Quantity = plain("memory of a fresh game", "KiB");
pub(super) const ROOM_PLAYED: Quantity = barred("memory of a game of 40 plies", "KiB", Bar::AtMost(24.0));

pub(super) const IDLE_WATCHER: Quantity = barred("memory of an idle watcher", "KiB", Bar::AtMost(20.0));
pub(super) const IDLE_LOBBY: Quantity = barred("memory of an idle connection to the lobby", "KiB", Bar::AtMost(20.0));

pub(super) const RESTART_LISTENING: Quantity = plain("restart: it listens after", "s");
pub(super) const RESTART_RESUMED: Quantity = barred("restart: the first game is there after", "s", Bar::AtMost(3.0));

pub(super) const WRONG: Quantity = barred("wrong games and answers", "", Bar::AtMost(0.0));
