//! Parses the options of a terminal game in `janggun play`, and detects whether any of them is given on the command
//! line.

use crate::play::{self, GameArguments};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use command::Failure;

#[derive(Debug)]
pub(crate) struct TerminalGame {
    arguments: GameArguments,
    is_asked_for: bool,
}

impl TerminalGame {
    pub(crate) fn is_asked_for(&self) -> bool {
        self.is_asked_for
    }

    pub(crate) fn run(&self) -> Result<(), Failure> {
        play::run(&self.arguments)
    }
}

impl Args for TerminalGame {
    fn augment_args(command: Command) -> Command {
        GameArguments::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        GameArguments::augment_args_for_update(command)
    }
}

impl FromArgMatches for TerminalGame {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let options = GameArguments::augment_args(Command::new("play"));
        let is_asked_for = options
            .get_arguments()
            .any(|option| matches.value_source(option.get_id().as_str()) == Some(ValueSource::CommandLine));
        Ok(Self {
            arguments: GameArguments::from_arg_matches(matches)?,
            is_asked_for,
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
