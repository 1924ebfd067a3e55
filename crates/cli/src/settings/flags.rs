//! Command-line flags: those generated from the table of settings, plus `--config` and `--limit`.

use super::fault::{self, Fault, Place};
use super::given::{Form, Given, GivenLimit, Layer};
use super::layers::Effective;
use super::setting::{Count, Kind, Part, Refusal, Secrecy, Setting};
use super::sources;
use super::table::SETTINGS;
use clap::builder::{PossibleValuesParser, TypedValueParser, ValueParser};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, ValueHint};
use command::Failure;
use server::LimitSetting;
use std::ffi::OsString;
use std::marker::PhantomData;
use std::path::PathBuf;

const CONFIG: &str = "config";
const LIMIT: &str = "limit";

/// A subcommand that takes settings as flags.
pub(crate) trait Program {
    const PART: Part;
}

/// Marker for `janggun serve`.
#[derive(Clone, Debug)]
pub(crate) struct Serve;

/// Marker for `janggun play`.
#[derive(Clone, Debug)]
pub(crate) struct Play;

impl Program for Serve {
    const PART: Part = Part::Serve;
}

impl Program for Play {
    const PART: Part = Part::Play;
}

/// Flags given on the command line.
#[derive(Clone, Debug)]
pub(crate) struct Flags<P> {
    config: Option<PathBuf>,
    layer: Layer,
    program: PhantomData<P>,
}

impl<P: Program> Flags<P> {
    /// Returns the effective settings with these flags.
    ///
    /// # Errors
    /// A failure that describes the first fault and counts the others.
    pub(crate) fn effective(&self) -> Result<Effective, Failure> {
        self.checked().map_err(|faults| fault::failure(&faults))
    }

    /// Returns the effective settings, or all faults.
    pub(crate) fn checked(&self) -> Result<Effective, Vec<Fault>> {
        sources::read(P::PART, self.config.as_deref(), self.layer.clone())
    }

    /// Returns whether any flag was given, not counting `--limit`.
    pub(crate) fn are_given(&self) -> bool {
        self.config.is_some() || !self.layer.given.is_empty()
    }

    /// Returns flags in which at most `--config` is set.
    pub(crate) fn with_config(config: Option<PathBuf>) -> Self {
        Self {
            config,
            layer: Layer::default(),
            program: PhantomData,
        }
    }
}

/// Returns the settings that `P` reads.
fn settings<P: Program>() -> impl Iterator<Item = &'static Setting> {
    SETTINGS.iter().filter(|setting| setting.part.is_read_by(P::PART))
}

/// Returns whether the setting is a switch that is on by default; its flag turns it off.
fn is_negated(setting: &Setting) -> bool {
    setting.kind == Kind::Switch && setting.default == Some("true")
}

fn argument(setting: &'static Setting) -> Arg {
    let flag = setting.flag();
    let arg = Arg::new(flag.clone()).long(flag);
    if setting.secrecy == Secrecy::Secret {
        let help = format!("A file with the value of `{}` in its first line", setting.name());
        return arg
            .value_name("FILE")
            .help(help)
            .value_hint(ValueHint::FilePath)
            .value_parser(clap::value_parser!(PathBuf));
    }
    let arg = arg
        .value_name(setting.value)
        .help(help(setting))
        .value_parser(parser(setting));
    let arg = match setting.count {
        Count::One => arg,
        Count::Many => arg.action(ArgAction::Append),
    };
    match (setting.kind, setting.default) {
        (Kind::Switch, _) => arg.num_args(0..=1).require_equals(true).default_missing_value("true"),
        (Kind::Path, _) => arg.value_hint(ValueHint::DirPath),
        (_, Some(default)) => arg.default_value(default),
        (_, None) => arg,
    }
}

fn help(setting: &Setting) -> String {
    let help = setting.help();
    match (is_negated(setting), setting.count) {
        (true, _) => format!("Do not {}{}", help[..1].to_lowercase(), &help[1..]),
        (false, Count::Many) => format!("{help}; may be given again"),
        (false, Count::One) => help.to_owned(),
    }
}

fn parser(setting: &'static Setting) -> ValueParser {
    match setting.kind {
        Kind::Path => clap::value_parser!(PathBuf),
        Kind::Choice(texts) => PossibleValuesParser::new(texts).map(OsString::from).into(),
        Kind::Text | Kind::Number { .. } | Kind::Switch => ValueParser::new(move |text: &str| {
            let text = OsString::from(text);
            (setting.check)(std::slice::from_ref(&text))?;
            Ok::<OsString, Refusal>(text)
        }),
    }
}

impl<P: Program> Args for Flags<P> {
    fn augment_args(command: Command) -> Command {
        let config = Arg::new(CONFIG)
            .long(CONFIG)
            .value_name("FILE")
            .help(
                "The settings file (TOML): every flag can be written there under its name. `janggun config` checks it",
            )
            .value_hint(ValueHint::FilePath)
            .value_parser(clap::value_parser!(PathBuf));
        let command = command.arg(config).args(settings::<P>().map(argument));
        if !Part::Serve.is_read_by(P::PART) {
            return command;
        }
        let limit = Arg::new(LIMIT)
            .long(LIMIT)
            .value_name("NAME=VALUE")
            .help("Another value for one of the limits, such as `rooms=5000`; may be given again. `--list-limits` names them")
            .action(ArgAction::Append)
            .value_parser(clap::value_parser!(LimitSetting));
        command.arg(limit)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<P: Program> FromArgMatches for Flags<P> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut layer = Layer::default();
        for setting in settings::<P>() {
            let flag = setting.flag();
            if matches.value_source(&flag) == Some(ValueSource::CommandLine) {
                layer.given.push(given(setting, matches, &flag));
            }
        }
        if Part::Serve.is_read_by(P::PART) {
            let limits = matches.get_many::<LimitSetting>(LIMIT).into_iter().flatten();
            layer.limits.extend(limits.map(|limit| GivenLimit {
                name: limit.name(),
                setting: limit.clone(),
                place: Place::Flag(format!("--{LIMIT}")),
            }));
        }
        Ok(Self {
            config: matches.get_one::<PathBuf>(CONFIG).cloned(),
            layer,
            program: PhantomData,
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

fn given(setting: &'static Setting, matches: &ArgMatches, flag: &str) -> Given {
    let form = if setting.secrecy == Secrecy::Secret {
        let path = matches.get_one::<PathBuf>(flag);
        Form::InFile(path.cloned().unwrap_or_default())
    } else if setting.kind == Kind::Path {
        let paths = matches.get_many::<PathBuf>(flag).into_iter().flatten();
        Form::Value(paths.map(|path| path.clone().into()).collect())
    } else {
        let texts = matches.get_many::<OsString>(flag).into_iter().flatten();
        Form::Value(
            texts
                .map(|text| {
                    if is_negated(setting) {
                        negation(text)
                    } else {
                        text.clone()
                    }
                })
                .collect(),
        )
    };
    Given {
        setting,
        form,
        place: Place::Flag(format!("--{flag}")),
    }
}

/// Negates the value of a switch.
fn negation(text: &OsString) -> OsString {
    let is_on = <bool as super::values::Value>::read(text).unwrap_or_default();
    (!is_on).to_string().into()
}
