//! What a GUI can set, in one table: names, types, ranges, defaults.
//!
//! Owns the reading of option values. Must not know the search; the session hands the values on.

use core::fmt::{self, Write as _};
use core::num::NonZeroU64;
use core::ops::RangeInclusive;

use janggi::Preset;

use crate::levels::Level;
use crate::search::params::Params;
use crate::time::{LAG, Millis};

/// Largest transposition table in MiB.
pub const MAX_HASH: usize = 4_096;
/// Most threads.
pub const MAX_THREADS: usize = 64;
/// Most lines.
pub const MAX_LINES: usize = 128;
/// Largest `Move Overhead` in milliseconds.
pub const MAX_LAG: usize = 10_000;

/// Most nodes a millisecond of `nodestime`.
pub const MAX_NODES_A_MS: usize = 1_000_000;

/// Everything that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// `Rules`, also set by `UCI_Variant`.
    pub rules: Preset,
    /// `Hash` in MiB.
    pub hash: usize,
    /// `Threads`
    pub threads: usize,
    /// `MultiPV`
    pub lines: usize,
    /// `Skill Level`
    pub level: Level,
    /// `UCI_LimitStrength`
    pub limit_strength: Switch,
    /// `UCI_ShowWDL`
    pub show_wdl: Switch,
    /// `Move Overhead`: what is lost between our answer and the clock that counts.
    pub lag: Millis,
    /// `nodestime`: nodes that count as a millisecond; `None` where time is time.
    pub nodes_a_ms: Option<NonZeroU64>,
    /// The search's numbers, each settable by its name; for tuning, and not listed.
    pub params: Params,
}

/// A check box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// `true`
    On,
    /// `false`
    Off,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: Preset::Pychess,
            hash: 16,
            threads: 1,
            lines: 1,
            level: Level::MAX,
            limit_strength: Switch::Off,
            show_wdl: Switch::On,
            lag: LAG,
            nodes_a_ms: None,
            params: Params::default(),
        }
    }
}

/// What the session has to do after an option was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing but to remember it.
    Nothing,
    /// The rules are others: a new game begins.
    Rules,
    /// The table has another size.
    Hash,
    /// Another number of threads.
    Threads,
    /// Time is measured by another clock.
    Clock,
    /// Another number of lines.
    Lines,
    /// `Clear Hash` was pressed.
    Clear,
    /// Another evaluation, named by the value.
    EvalFile,
    /// Another folder of endgame tables, named by the value.
    TablePath,
    /// The search has other numbers.
    Params,
}

/// Why an option was not set; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// No option has this name.
    Unknown(String),
    /// The value is none of those possible.
    BadValue {
        /// The option.
        name: &'static str,
        /// As written.
        value: String,
        /// What would be possible.
        possible: String,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown(name) => write!(f, "unknown_option: {name}"),
            OptionError::BadValue { name, value, possible } => {
                write!(f, "bad_value: {name} takes {possible}, not '{value}'")
            }
        }
    }
}

/// Fairy-Stockfish's names for the rule sets that both know.
const VARIANTS: [(&str, Preset); 5] = [
    ("janggi", Preset::Pychess),
    ("janggitraditional", Preset::FsfTraditional),
    ("janggimodern", Preset::FsfModern),
    ("janggicasual", Preset::FsfCasual),
    ("xiangqi", Preset::Xiangqi),
];

/// Fairy-Stockfish's name for a rule set, where it knows it.
#[must_use]
pub fn variant_of(preset: Preset) -> Option<&'static str> {
    VARIANTS
        .iter()
        .find_map(|(name, known)| (*known == preset).then_some(*name))
}

impl Options {
    /// The `option name …` lines, defaults as they are now.
    #[must_use]
    pub fn describe(&self) -> String {
        let mut text = String::new();
        let mut line = |args: fmt::Arguments<'_>| {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "option name {args}");
        };
        let presets: String = Preset::ALL
            .iter()
            .map(|preset| format!(" var {}", preset.id()))
            .collect();
        let variants: String = VARIANTS.iter().map(|(name, _)| format!(" var {name}")).collect();
        line(format_args!("Rules type combo default {}{presets}", self.rules.id()));
        line(format_args!("UCI_Variant type combo default janggi{variants}"));
        line(format_args!(
            "Hash type spin default {} min 1 max {MAX_HASH}",
            self.hash
        ));
        line(format_args!("Clear Hash type button"));
        line(format_args!(
            "Threads type spin default {} min 1 max {MAX_THREADS}",
            self.threads
        ));
        line(format_args!(
            "MultiPV type spin default {} min 1 max {MAX_LINES}",
            self.lines
        ));
        line(format_args!("Ponder type check default false"));
        line(format_args!(
            "Skill Level type spin default {0} min 1 max {0}",
            Level::MAX.number()
        ));
        line(format_args!("UCI_LimitStrength type check default false"));
        line(format_args!("UCI_ShowWDL type check default true"));
        line(format_args!(
            "Move Overhead type spin default {} min 0 max {MAX_LAG}",
            self.lag.0
        ));
        line(format_args!("nodestime type spin default 0 min 0 max {MAX_NODES_A_MS}"));
        line(format_args!("EvalFile type string default <empty>"));
        line(format_args!("TablePath type string default <empty>"));
        text
    }

    /// Sets one option; names are compared without case.
    ///
    /// # Errors
    /// [`OptionError`] for an unknown name or an impossible value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Effect, OptionError> {
        match name.to_ascii_lowercase().as_str() {
            "rules" => {
                self.rules = Preset::parse(value).ok_or_else(|| bad_value("Rules", value, "a preset id".to_owned()))?;
                Ok(Effect::Rules)
            }
            "uci_variant" => {
                let variant = VARIANTS.iter().find(|(known, _)| *known == value);
                let (_, rules) = variant
                    .ok_or_else(|| bad_value("UCI_Variant", value, "a variant of janggi, or xiangqi".to_owned()))?;
                self.rules = *rules;
                Ok(Effect::Rules)
            }
            "hash" => {
                self.hash = spin("Hash", value, 1..=MAX_HASH)?;
                Ok(Effect::Hash)
            }
            "threads" => {
                self.threads = spin("Threads", value, 1..=MAX_THREADS)?;
                Ok(Effect::Threads)
            }
            "multipv" => {
                self.lines = spin("MultiPV", value, 1..=MAX_LINES)?;
                Ok(Effect::Lines)
            }
            "clear hash" => Ok(Effect::Clear),
            "ponder" => check("Ponder", value).map(|_| Effect::Nothing),
            "skill level" => {
                let level = value.parse().ok().and_then(Level::new);
                let possible = || format!("1 to {}", Level::MAX.number());
                self.level = level.ok_or_else(|| bad_value("Skill Level", value, possible()))?;
                Ok(Effect::Nothing)
            }
            "uci_limitstrength" => {
                self.limit_strength = check("UCI_LimitStrength", value)?;
                Ok(Effect::Nothing)
            }
            "evalfile" => Ok(Effect::EvalFile),
            "tablepath" => Ok(Effect::TablePath),
            "uci_showwdl" => {
                self.show_wdl = check("UCI_ShowWDL", value)?;
                Ok(Effect::Nothing)
            }
            "move overhead" => {
                self.lag = Millis(spin("Move Overhead", value, 0..=MAX_LAG)? as u64);
                Ok(Effect::Nothing)
            }
            "nodestime" => {
                self.nodes_a_ms = NonZeroU64::new(spin("nodestime", value, 0..=MAX_NODES_A_MS)? as u64);
                Ok(Effect::Clock)
            }
            _ => self.set_parameter(name, value),
        }
    }

    /// Sets a parameter of the search; these options are not listed.
    fn set_parameter(&mut self, name: &str, value: &str) -> Result<Effect, OptionError> {
        let row = Params::row(&name.to_ascii_lowercase()).ok_or_else(|| OptionError::Unknown(shortened(name)))?;
        match value.parse().ok().map(|number| self.params.set(row.name, number)) {
            Some(Ok(())) => Ok(Effect::Params),
            Some(Err(_)) | None => Err(bad_value(row.name, value, format!("{} to {}", row.min, row.max))),
        }
    }

    /// The level to play at, or `None` for full strength.
    #[must_use]
    pub fn weakened(&self) -> Option<Level> {
        (self.limit_strength == Switch::On || self.level < Level::MAX).then_some(self.level)
    }
}

/// A text of the GUI as it is repeated to it: without control characters, and not too long.
fn shortened(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(60).collect()
}

fn bad_value(name: &'static str, value: &str, possible: String) -> OptionError {
    OptionError::BadValue {
        name,
        value: shortened(value),
        possible,
    }
}

fn spin(name: &'static str, value: &str, range: RangeInclusive<usize>) -> Result<usize, OptionError> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| bad_value(name, value, format!("{} to {}", range.start(), range.end())))
}

fn check(name: &'static str, value: &str) -> Result<Switch, OptionError> {
    match value.to_ascii_lowercase().as_str() {
        "true" => Ok(Switch::On),
        "false" => Ok(Switch::Off),
        _ => Err(bad_value(name, value, "true or false".to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::{Effect, OptionError, Options};
    use janggi::Preset;

    #[test]
    fn values_are_checked_and_bad_ones_change_nothing() {
        let mut options = Options::default();
        for (name, value) in [
            ("Hash", "0"),
            ("Hash", "x"),
            ("Threads", "-1"),
            ("MultiPV", "99999999999999999999"),
            ("Skill Level", "99"),
            ("UCI_LimitStrength", "perhaps"),
            ("UCI_ShowWDL", "1"),
            ("Move Overhead", "-1"),
            ("null_depth", "99"),
            ("null_depth", "x"),
            ("UCI_Variant", "chess"),
            ("Rules", "nobody"),
        ] {
            assert!(
                matches!(options.set(name, value), Err(OptionError::BadValue { .. })),
                "{name} {value}"
            );
        }
        assert!(matches!(options.set("No Such", "1"), Err(OptionError::Unknown(_))));
        assert_eq!(options, Options::default());
    }

    #[test]
    fn both_names_of_a_rule_set_mean_the_same() {
        let mut options = Options::default();
        assert_eq!(options.set("UCI_Variant", "janggimodern"), Ok(Effect::Rules));
        assert_eq!(options.rules, Preset::FsfModern);
        assert_eq!(options.set("rules", "kakao"), Ok(Effect::Rules));
        assert_eq!(options.rules, Preset::Kakao);
        assert_eq!(options.weakened(), None);
        assert_eq!(options.set("Skill Level", "3"), Ok(Effect::Nothing));
        assert!(options.weakened().is_some_and(|level| level.number() == 3));
    }

    #[test]
    fn the_numbers_of_the_search_are_hidden_options() {
        let mut options = Options::default();
        assert_eq!(options.set("Null_Depth", "4"), Ok(Effect::Params));
        assert_eq!(options.params.null_depth, 4);
        assert!(!options.describe().contains("null_depth"));
    }

    #[test]
    fn every_described_option_can_be_set_to_its_default() {
        let text = Options::default().describe();
        for line in text.lines().filter(|line| line.contains(" default ")) {
            let name = line
                .trim_start_matches("option name ")
                .split(" type ")
                .next()
                .expect("a name");
            let default = line
                .split(" default ")
                .nth(1)
                .and_then(|rest| rest.split(' ').next())
                .expect("a default");
            let mut options = Options::default();
            assert!(options.set(name, default).is_ok(), "{line}");
            assert_eq!(options, Options::default(), "{line}");
        }
    }
}
