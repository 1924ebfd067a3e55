//! The UCI options: their names, types, ranges and defaults.
//!
//! This module also parses and stores option values. It must not apply them to the engine, which is the task of the
//! session.

use core::fmt::{self, Write as _};
use core::num::NonZeroU64;
use core::ops::RangeInclusive;

use janggi::{Game, Preset, Rules, Start};

use crate::levels::{Grade, Level};
use crate::search::params::Params;
use crate::time::{LAG, Millis};
use crate::uci::number::{self, Clamped, Spin};

/// Maximum size of the transposition table in MiB.
pub const MAX_HASH: usize = 4_096;
/// Maximum number of threads.
pub const MAX_THREADS: usize = 64;
/// Maximum number of lines (`MultiPV`).
pub const MAX_LINES: usize = 128;
/// Maximum `Move Overhead` in milliseconds.
pub const MAX_LAG: usize = 10_000;

/// Maximum number of nodes per millisecond for `nodestime`.
pub const MAX_NODES_A_MS: usize = 1_000_000;

/// Default rule set.
const DEFAULT_RULES: Preset = Preset::Pychess;

/// The current values of the options. `Ponder`, `EvalFile` and `TablePath` are not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// `Rules`, also set by `UCI_Variant`.
    pub rules: Rules,
    /// `Hash` in MiB.
    pub hash: usize,
    pub threads: usize,
    /// `MultiPV`: maximum number of lines.
    pub lines: usize,
    /// `Skill Level`, from weakest to strongest.
    pub level: Level,
    pub limit_strength: Switch,
    /// `UCI_Elo`; only has an effect with `UCI_LimitStrength`.
    pub elo: u16,
    pub show_wdl: Switch,
    /// `Move Overhead`: time lost on every move between the engine's answer and the official clock.
    pub lag: Millis,
    /// `nodestime`: number of nodes that count as a millisecond; `None` for real time.
    pub nodes_a_ms: Option<NonZeroU64>,
    /// Search parameters for tuning. Each can be set by its name, but none is listed.
    pub params: Params,
}

/// The value of a `check` option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// The value `true`.
    On,
    /// The value `false`.
    Off,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: DEFAULT_RULES.rules(),
            hash: 16,
            threads: 1,
            lines: 1,
            level: Level::MAX,
            limit_strength: Switch::Off,
            elo: Grade::BEST.elo(),
            show_wdl: Switch::On,
            lag: LAG,
            nodes_a_ms: None,
            params: Params::default(),
        }
    }
}

/// Work that the session must do after an option has been set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Nothing,
    /// Start a new game, because the rules have changed.
    Rules,
    /// Resize the transposition table.
    Hash,
    Threads,
    Clock,
    Lines,
    /// Clear the tables: `Clear Hash` was pressed.
    Clear,
    /// Load the evaluation named by the value.
    EvalFile,
    /// Open the folder of endgame tables named by the value.
    TablePath,
    /// Pass the new parameters to the search.
    Params,
}

/// Result of setting an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    pub effect: Effect,
    /// Details if the value was a number out of range.
    pub clamped: Option<Clamped>,
}

impl From<Effect> for Set {
    fn from(effect: Effect) -> Set {
        Set { effect, clamped: None }
    }
}

/// Reason why an option was not set; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// No option has this name.
    Unknown(String),
    /// The value is invalid.
    BadValue {
        name: &'static str,
        /// Text from the GUI, shortened.
        value: String,
        /// Description of the valid values.
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

/// Fairy-Stockfish's names for the rule sets that both programs support.
const VARIANTS: [(&str, Preset); 5] = [
    ("janggi", Preset::Pychess),
    ("janggitraditional", Preset::FsfTraditional),
    ("janggimodern", Preset::FsfModern),
    ("janggicasual", Preset::FsfCasual),
    ("xiangqi", Preset::Xiangqi),
];

/// Returns Fairy-Stockfish's name for a rule set, if there is one.
#[must_use]
pub fn variant_of(preset: Preset) -> Option<&'static str> {
    VARIANTS
        .iter()
        .find_map(|(name, known)| (*known == preset).then_some(*name))
}

impl Options {
    /// Returns the `option name …` lines.
    #[must_use]
    pub fn describe(&self) -> String {
        let mut text = String::new();
        let mut line = |args: fmt::Arguments<'_>| {
            // Writing to a `String` cannot fail.
            let _ = writeln!(text, "option name {args}");
        };
        let presets: String = Preset::ALL
            .iter()
            .map(|preset| format!(" var {}", preset.id()))
            .collect();
        let variants: String = VARIANTS.iter().map(|(name, _)| format!(" var {name}")).collect();
        line(format_args!("Rules type combo default {}{presets}", DEFAULT_RULES.id()));
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
        line(format_args!(
            "UCI_Elo type spin default {} min {} max {}",
            self.elo,
            Grade::LOWEST.elo(),
            Grade::BEST.elo()
        ));
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

    /// Sets one option; names are case-insensitive.
    ///
    /// # Errors
    /// [`OptionError`] for an unknown name or an invalid value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Set, OptionError> {
        let effect = match name.to_ascii_lowercase().as_str() {
            "rules" => {
                self.rules = rules_named(value).ok_or_else(|| bad_value("Rules", value, RULES.to_owned()))?;
                Effect::Rules
            }
            "uci_variant" => {
                let variant = VARIANTS.iter().find(|(known, _)| *known == value);
                let (_, rules) = variant
                    .ok_or_else(|| bad_value("UCI_Variant", value, "a variant of janggi, or xiangqi".to_owned()))?;
                self.rules = rules.rules();
                Effect::Rules
            }
            "clear hash" => Effect::Clear,
            "evalfile" => Effect::EvalFile,
            "tablepath" => Effect::TablePath,
            "ponder" => check("Ponder", value).map(|_| Effect::Nothing)?,
            "uci_limitstrength" => {
                self.limit_strength = check("UCI_LimitStrength", value)?;
                Effect::Nothing
            }
            "uci_showwdl" => {
                self.show_wdl = check("UCI_ShowWDL", value)?;
                Effect::Nothing
            }
            _ => return self.set_number(name, value),
        };
        Ok(effect.into())
    }

    /// Sets a numeric option.
    fn set_number(&mut self, name: &str, value: &str) -> Result<Set, OptionError> {
        let (number, effect) = match name.to_ascii_lowercase().as_str() {
            "hash" => {
                let number = spin("Hash", value, 1..=MAX_HASH)?;
                self.hash = number.value as usize;
                (number, Effect::Hash)
            }
            "threads" => {
                let number = spin("Threads", value, 1..=MAX_THREADS)?;
                self.threads = number.value as usize;
                (number, Effect::Threads)
            }
            "multipv" => {
                let number = spin("MultiPV", value, 1..=MAX_LINES)?;
                self.lines = number.value as usize;
                (number, Effect::Lines)
            }
            "skill level" => {
                let number = spin("Skill Level", value, 1..=Level::MAX.number().into())?;
                self.level = Level::new(number.value as u8).expect("the number of a level");
                (number, Effect::Nothing)
            }
            "uci_elo" => {
                let [least, most] = [Grade::LOWEST, Grade::BEST].map(|grade| usize::from(grade.elo()));
                let number = spin("UCI_Elo", value, least..=most)?;
                self.elo = number.value as u16;
                (number, Effect::Nothing)
            }
            "move overhead" => {
                let number = spin("Move Overhead", value, 0..=MAX_LAG)?;
                self.lag = Millis(number.value.unsigned_abs());
                (number, Effect::Nothing)
            }
            "nodestime" => {
                let number = spin("nodestime", value, 0..=MAX_NODES_A_MS)?;
                self.nodes_a_ms = NonZeroU64::new(number.value.unsigned_abs());
                (number, Effect::Clock)
            }
            _ => return self.set_parameter(name, value).map(Set::from),
        };
        let clamped = number.clamped;
        Ok(Set { effect, clamped })
    }

    /// Sets a search parameter. A value out of range is an error, and is not clamped.
    fn set_parameter(&mut self, name: &str, value: &str) -> Result<Effect, OptionError> {
        let row = Params::row(&name.to_ascii_lowercase()).ok_or_else(|| OptionError::Unknown(shortened(name)))?;
        match value.parse().ok().map(|number| self.params.set(row.name, number)) {
            Some(Ok(())) => Ok(Effect::Params),
            Some(Err(_)) | None => Err(bad_value(row.name, value, format!("{} to {}", row.min, row.max))),
        }
    }

    /// Returns the level to play at, or `None` for full strength.
    ///
    /// With `UCI_LimitStrength`, the level is the weaker of `Skill Level` and the level for `UCI_Elo`. Otherwise, it is
    /// `Skill Level`, and the strongest level means full strength.
    #[must_use]
    pub fn weakened(&self) -> Option<Level> {
        match self.limit_strength {
            Switch::On => Some(self.level.min(Level::of_elo(self.elo))),
            Switch::Off => Some(self.level).filter(|level| *level < Level::MAX),
        }
    }
}

/// Description of the valid values of the option `Rules`, for error messages.
const RULES: &str = "the id of a rule set, with or without a revision, or a rule set as JSON";

/// Parses the id of a preset, with or without a revision, or rules as JSON.
///
/// Earlier revisions and custom rules are accepted, because existing games may have them. Returns `None` if the text is
/// invalid or the rules do not allow the standard starting position.
fn rules_named(text: &str) -> Option<Rules> {
    let rules = Preset::rules_of(text).or_else(|| Rules::from_json(text).ok())?;
    let start = Start::usual_under(&rules);
    Game::new(rules.clone(), start).is_ok().then_some(rules)
}

/// Removes control characters from a text and shortens it to 60 characters, for error messages.
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

/// Parses an integer and clamps it to `range`.
fn spin(name: &'static str, value: &str, range: RangeInclusive<usize>) -> Result<Spin, OptionError> {
    // The bounds are far below 2^63.
    let range = *range.start() as i64..=*range.end() as i64;
    let possible = format!("{} to {}", range.start(), range.end());
    number::spin(name, value, range).ok_or_else(|| bad_value(name, value, possible))
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
            ("Hash", "x"),
            ("Threads", ""),
            ("MultiPV", "0x10"),
            ("Skill Level", "strong"),
            ("Skill Level", "3.5"),
            ("UCI_Elo", "-"),
            ("UCI_LimitStrength", "perhaps"),
            ("UCI_ShowWDL", "1"),
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
        assert_eq!(options.set("UCI_Variant", "janggimodern"), Ok(Effect::Rules.into()));
        assert_eq!(options.rules, Preset::FsfModern.rules());
        assert_eq!(options.set("rules", "kakao"), Ok(Effect::Rules.into()));
        assert_eq!(options.rules, Preset::Kakao.rules());
    }

    /// Games keep the revision under which they began, so all revisions are accepted, as are custom rules as JSON.
    #[test]
    fn every_rule_set_that_the_library_reads_is_taken() {
        for (id, rules) in Preset::ALL.into_iter().flat_map(Preset::revisions) {
            let whole = rules.to_value().to_string();
            for value in [id.clone(), format!("\"{id}\""), whole] {
                let mut options = Options::default();
                assert_eq!(options.set("Rules", &value), Ok(Effect::Rules.into()), "{value}");
                assert_eq!(options.rules, rules, "{value}");
            }
        }
        let mut options = Options::default();
        let own = r#"{"schema": 1, "base": "kakao@1", "set": {"limit.total_plies.n": 300}}"#;
        assert_eq!(options.set("Rules", own), Ok(Effect::Rules.into()));
        assert!(Preset::ALL.iter().all(|preset| preset.rules() != options.rules));
        let before = options.clone();
        for bad in [
            "kakao@9",
            "kakao@0",
            "kakao@",
            "{}",
            "[]",
            r#"{"schema":1,"base":"nobody"}"#,
            // These rules do not allow the standard starting position.
            r#"{"schema":1,"base":"kakao@1","set":{"setup.allowed":"of_the_law"}}"#,
        ] {
            assert!(
                matches!(options.set("Rules", bad), Err(OptionError::BadValue { .. })),
                "{bad}"
            );
        }
        assert_eq!(options, before);
    }

    /// Tests that a number out of range is replaced with the nearest one in range, and that this is reported.
    #[test]
    fn numbers_outside_their_range_become_the_nearest_one_inside() {
        type Used = fn(&Options) -> u64;
        let rows: [(&str, u64, u64, Used); 7] = [
            ("Hash", 1, 4_096, |options| options.hash as u64),
            ("Threads", 1, 64, |options| options.threads as u64),
            ("MultiPV", 1, 128, |options| options.lines as u64),
            ("Skill Level", 1, 14, |options| options.level.number().into()),
            ("UCI_Elo", 500, 4_010, |options| options.elo.into()),
            ("Move Overhead", 0, 10_000, |options| options.lag.0),
            ("nodestime", 0, 1_000_000, |options| {
                options.nodes_a_ms.map_or(0, u64::from)
            }),
        ];
        for (name, least, most, used) in rows {
            let values = [
                "-99999999999999999999",
                "-20",
                "0",
                "1",
                "14",
                "15",
                "20",
                "700",
                "5000",
                "99999999999999999999",
            ];
            for value in values {
                let mut options = Options::default();
                let set = options.set(name, value).unwrap_or_else(|error| panic!("{error}"));
                let number: i128 = value.parse().expect("a number");
                let nearest = number.clamp(least.into(), most.into());
                assert_eq!(i128::from(used(&options)), nearest, "{name} {value}");
                assert_eq!(set.clamped.is_some(), number != nearest, "{name} {value}");
            }
            assert!(
                Options::default()
                    .describe()
                    .contains(&format!("option name {name} type spin default "))
            );
            assert!(
                Options::default()
                    .describe()
                    .contains(&format!(" min {least} max {most}\n")),
                "{name}"
            );
        }
    }

    #[test]
    fn a_skill_level_above_the_range_is_full_strength() {
        let mut options = Options::default();
        let level = |options: &Options| options.weakened().map(|level| level.number());
        for (value, wanted) in [
            ("3", Some(3)),
            ("20", None),
            ("-20", Some(1)),
            ("14", None),
            ("0", Some(1)),
        ] {
            assert!(options.set("Skill Level", value).is_ok());
            assert_eq!(level(&options), wanted, "{value}");
        }
    }

    #[test]
    fn an_elo_counts_with_limited_strength_only_and_means_the_nearest_grade() {
        let mut options = Options::default();
        let level = |options: &Options| options.weakened().map(|level| level.number());
        assert!(options.set("UCI_Elo", "1200").is_ok());
        assert_eq!(level(&options), None);
        assert!(options.set("UCI_LimitStrength", "true").is_ok());
        for (elo, wanted) in [
            ("500", 1),
            ("0", 1),
            ("1200", 3),
            ("2530", 10),
            ("4010", 14),
            ("9999", 14),
        ] {
            assert!(options.set("UCI_Elo", elo).is_ok());
            assert_eq!(level(&options), Some(wanted), "{elo}");
        }
        assert!(options.set("Skill Level", "3").is_ok());
        assert_eq!(level(&options), Some(3), "the weaker one of both");
    }

    #[test]
    fn the_numbers_of_the_search_are_hidden_options() {
        let mut options = Options::default();
        assert_eq!(options.set("Null_Depth", "4"), Ok(Effect::Params.into()));
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
