//! Limits that operators can set by name, such as with `--limit NAME=VALUE`. A test compares the list with
//! docs/reference/server.md.

use super::bounds::ServerLimits;
use super::chat::Switch;
use super::work::Allowance;
use std::fmt::{self, Write};
use std::str::FromStr;
use std::time::Duration;

/// A limit and its value, such as `rooms=5000`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LimitSetting {
    name: &'static str,
    value: String,
}

/// Error for an invalid limit setting.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoLimitSetting {
    /// No limit has this name.
    #[error(
        "no limit is called {name:?}. Limits with their defaults: {}",
        ServerLimits::settings()
    )]
    Name { name: String },
    /// The limit does not accept the value.
    #[error("{name} is {what}, such as {name}={default}")]
    Value {
        name: &'static str,
        /// Description of the values that the limit accepts.
        what: &'static str,
        default: String,
    },
}

/// The value of a limit, parsed from text.
trait SettingValue: Sized {
    /// Description of the accepted values, for error messages.
    const WHAT: &'static str;
    fn read(text: &str) -> Option<Self>;
    fn show(&self) -> String;
}

macro_rules! whole_numbers {
    ($($number:ty)+) => {$(
        impl SettingValue for $number {
            const WHAT: &'static str = "a whole number from 1";
            fn read(text: &str) -> Option<Self> {
                text.parse().ok().filter(|number| *number >= 1)
            }
            fn show(&self) -> String {
                self.to_string()
            }
        }
    )+};
}
whole_numbers!(u32 u64 usize);

impl SettingValue for Duration {
    const WHAT: &'static str = "a whole number of seconds from 1";
    fn read(text: &str) -> Option<Self> {
        u32::read(text).map(|seconds| Self::from_secs(seconds.into()))
    }
    fn show(&self) -> String {
        self.as_secs().to_string()
    }
}

impl SettingValue for Option<Duration> {
    const WHAT: &'static str = "a whole number of seconds from 1, or never";
    fn read(text: &str) -> Option<Self> {
        match text {
            "never" => Some(None),
            _ => Duration::read(text).map(Some),
        }
    }
    fn show(&self) -> String {
        self.as_ref().map_or_else(|| "never".to_owned(), SettingValue::show)
    }
}

impl SettingValue for Allowance {
    const WHAT: &'static str = "how often at once, a slash, and how often a minute in the long run, 1 to 60000";
    fn read(text: &str) -> Option<Self> {
        let (burst, a_minute) = text.split_once('/')?;
        Some(Self {
            burst: SettingValue::read(burst)?,
            a_minute: u32::read(a_minute).filter(|number| *number <= 60_000)?,
        })
    }
    fn show(&self) -> String {
        format!("{}/{}", self.burst, self.a_minute)
    }
}

impl SettingValue for Switch {
    const WHAT: &'static str = "on or off";
    fn read(text: &str) -> Option<Self> {
        match text {
            "on" => Some(Self::On),
            "off" => Some(Self::Off),
            _ => None,
        }
    }
    fn show(&self) -> String {
        match self {
            Self::On => "on",
            Self::Off => "off",
        }
        .to_owned()
    }
}

/// A limit that can be set.
struct Setting {
    name: &'static str,
    what: &'static str,
    show: fn(&ServerLimits) -> String,
    /// Sets the value; returns `None` if the string is invalid.
    set: fn(&mut ServerLimits, &str) -> Option<()>,
}

/// Returns the description of the values that a field accepts.
const fn what<T: SettingValue>(_: fn(&ServerLimits) -> &T) -> &'static str {
    T::WHAT
}

macro_rules! settings {
    ($($name:literal $($field:ident).+;)+) => {
        /// Every limit that can be set.
        const SETTINGS: &[Setting] = &[$(Setting {
            name: $name,
            what: what(|limits| &limits.$($field).+),
            show: |limits| limits.$($field).+.show(),
            set: |limits, text| {
                limits.$($field).+ = SettingValue::read(text)?;
                Some(())
            },
        },)+];
    };
}

settings! {
    "create-by-address" work.create.address;
    "create-by-guest" work.create.guest;
    "account-by-address" work.account.address;
    "account-by-guest" work.account.guest;
    "rematch-by-address" work.rematch.address;
    "rematch-by-guest" work.rematch.guest;
    "socket-by-address" work.socket.address;
    "socket-by-guest" work.socket.guest;
    "message-by-address" work.message.address;
    "message-by-guest" work.message.guest;
    "get-by-address" work.get;
    "load-by-address" work.load.address;
    "load-by-guest" work.load.guest;
    "page-by-address" work.page.address;
    "page-by-guest" work.page.guest;
    "export-by-address" work.export.address;
    "export-by-guest" work.export.guest;
    "keep-kib-by-address" work.keep.address;
    "keep-kib-by-guest" work.keep.guest;
    "lines-by-address" work.lines.address;
    "lines-by-guest" work.lines.guest;
    "analysis-by-address" work.analysis.address;
    "analysis-by-guest" work.analysis.guest;
    "chat-by-address" work.chat.address;
    "chat-by-guest" work.chat.guest;
    "chat-bytes-by-address" work.chat_bytes.address;
    "chat-bytes-by-guest" work.chat_bytes.guest;
    "engine-by-address" work.engine.address;
    "engine-by-guest" work.engine.guest;
    "picture-by-address" work.picture;
    "share-by-address" work.share;
    "record-by-address" work.record.address;
    "record-by-guest" work.record.guest;
    "connections" connections;
    "connections-of-address" connections_by_address;
    "sockets-of-address" sockets_by_address;
    "sockets-of-guest" sockets_by_guest;
    "unread-answer-s" stall_timeout;
    "rooms" rooms;
    "rooms-mib" rooms_mib;
    "rooms-mib-of-address" rooms_mib_of_address;
    "room-idle-s" room_idle;
    "room-read-s" room_read;
    "seeks" seeks;
    "seeks-of-address" seeks_of_address;
    "seeks-of-guest" seeks_by_guest;
    "challenges" challenges;
    "challenges-of-address" challenges_of_address;
    "challenges-of-guest" challenges_by_guest;
    "challenge-kept-s" challenge_kept;
    "unfinished-games-of-guest" unfinished_games;
    "unplayed-games-of-guest" unplayed_games_by_guest;
    "unplayed-games" unplayed_games;
    "game-plies" game_plies;
    "game-events" game_events;
    "analyses" analyses;
    "analyses-of-address" analyses_of_address;
    "analysis-nodes" analysis_nodes;
    "backlog" backlog;
    "scheduling-delay-ms" scheduling_delay_ms;
    "commit-delay-ms" commit_delay_ms;
    "overload-window-ms" overload_window_ms;
    "free-disk-mib" free_disk_mib;
    "heartbeat-s" heartbeat;
    "sweep-s" sweep_every;
    "unplayed-kept-s" unplayed_kept;
    "unfinished-kept-s" unfinished_kept;
    "claim-bullet-s" claim.bullet;
    "claim-blitz-s" claim.blitz;
    "claim-rapid-s" claim.rapid;
    "claim-classical-s" claim.classical;
    "claim-no-clock-s" claim.unlimited;
    "setup-s" setup_time;
    "engine-think-ms" engine_think_ms;
    "shared-bytes" shared_bytes;
    "shared-mib" shared_mib;
    "shared-kept-s" shared_kept;
    "records-of-account" records;
    "record-bytes" record_bytes;
    "records-mib-of-account" records_mib_of_account;
    "records-mib" records_mib;
    "tournaments" tournaments;
    "tournaments-of-account" tournaments_of_account;
    "tournament-entries" tournament_entries;
    "hall-relays" relay.relays;
    "hall-relays-of-address" relay.relays_of_address;
    "hall-boards" relay.boards;
    "hall-kept-s" relay.kept;
    "hall-reports" relay.reports;
    "hall-codes" relay.codes;
    "clubs" clubs;
    "clubs-of-account" clubs_of_account;
    "club-members" club_members;
    "house-wait-ms" house.wait_ms;
    "house-spread-ms" house.spread_ms;
    "chat" chat.switch;
    "chat-lines" chat.lines;
    "chat-within-s" chat.within;
    "chat-unlike-s" chat.unlike_for;
    "chat-kept" chat.kept;
    "chat-kept-mib" chat.kept_mib;
}

impl LimitSetting {
    /// Returns the name of the limit.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the value as it was written.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl FromStr for LimitSetting {
    type Err = NoLimitSetting;

    fn from_str(text: &str) -> Result<Self, NoLimitSetting> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        let Some(setting) = SETTINGS.iter().find(|setting| setting.name == name) else {
            let name = name.to_owned();
            return Err(NoLimitSetting::Name { name });
        };
        let mut limits = ServerLimits::default();
        let default = (setting.show)(&limits);
        match (setting.set)(&mut limits, value) {
            Some(()) => Ok(Self {
                name: setting.name,
                value: value.to_owned(),
            }),
            None => Err(NoLimitSetting::Value {
                name: setting.name,
                what: setting.what,
                default,
            }),
        }
    }
}

impl ServerLimits {
    /// Returns the defaults, changed by these settings. If a name occurs more than once, the last setting applies.
    #[must_use]
    pub fn with(settings: &[LimitSetting]) -> Self {
        let mut limits = Self::default();
        for LimitSetting { name, value } in settings {
            let setting = SETTINGS.iter().find(|setting| setting.name == *name);
            let set = setting.and_then(|setting| (setting.set)(&mut limits, value));
            debug_assert!(set.is_some(), "{name}={value} was read before");
        }
        limits
    }

    /// Returns every limit that can be set, with its default.
    pub fn defaults() -> impl Iterator<Item = (&'static str, String)> {
        let limits = Self::default();
        SETTINGS
            .iter()
            .map(move |setting| (setting.name, (setting.show)(&limits)))
    }

    /// Returns every limit that can be set, as `NAME=DEFAULT`.
    #[must_use]
    pub fn settings() -> impl fmt::Display {
        let mut list = String::new();
        for (name, default) in Self::defaults() {
            let separator = if list.is_empty() { "" } else { ", " };
            // Writing to a string cannot fail.
            let _ = write!(list, "{separator}{name}={default}");
        }
        list
    }
}

#[cfg(test)]
mod tests {
    use super::super::bounds::ServerLimits;
    use super::{LimitSetting, SETTINGS};
    use std::collections::HashSet;
    use std::fs;
    use std::path::Path;

    fn with(text: &str) -> Result<ServerLimits, String> {
        let setting = text
            .parse::<LimitSetting>()
            .map_err(|error: super::NoLimitSetting| error.to_string())?;
        Ok(ServerLimits::with(&[setting]))
    }

    #[test]
    fn every_name_sets_a_limit_of_its_own() {
        let default = ServerLimits::default();
        let mut names = HashSet::new();
        for setting in SETTINGS {
            assert!(names.insert(setting.name), "{} twice", setting.name);
            let value = match (setting.show)(&default).as_str() {
                "on" => "off",
                shown if shown.contains('/') => "7/9",
                _ => "7",
            };
            let limits = with(&format!("{}={value}", setting.name)).unwrap();
            for other in SETTINGS {
                let expected = if other.name == setting.name {
                    value.to_owned()
                } else {
                    (other.show)(&default)
                };
                assert_eq!((other.show)(&limits), expected, "{} by {}", other.name, setting.name);
            }
        }
    }

    #[test]
    fn what_sets_nothing_is_refused() {
        for wrong in [
            "rooms",
            "rooms=",
            "rooms=0",
            "rooms=-1",
            "rooms=many",
            "rooms=1/2",
            "rooms=1=2",
        ] {
            assert!(with(wrong).unwrap_err().contains("such as rooms=20000"), "{wrong}");
        }
        for wrong in ["5", "5/", "5/0", "0/5", "5/60001"] {
            assert!(with(&format!("create-by-guest={wrong}")).is_err(), "{wrong}");
        }
        for wrong in ["chat", "chat=", "chat=1", "chat=Off"] {
            assert!(with(wrong).unwrap_err().contains("such as chat=on"), "{wrong}");
        }
        assert!(with("horses=5").unwrap_err().contains("rooms=20000"));
        assert!(with("=5").is_err());
    }

    /// The row of each limit in docs/reference/server.md begins with its name and its default.
    #[test]
    fn the_operators_page_lists_every_limit_with_its_default() {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/server.md");
        let page = fs::read_to_string(page).unwrap();
        let listed: Vec<(&str, &str)> = page
            .lines()
            .filter_map(|line| {
                let mut cells = line.strip_prefix("| `")?.split(" | ");
                Some((cells.next()?.strip_suffix('`')?, cells.next()?))
            })
            .collect();
        let default = ServerLimits::default();
        for setting in SETTINGS {
            let shown = (setting.show)(&default);
            let rows = listed.iter().filter(|(name, _)| *name == setting.name);
            let values: Vec<&str> = rows.map(|(_, value)| *value).collect();
            assert_eq!(values, [shown.as_str()], "{}", setting.name);
        }
    }
}
