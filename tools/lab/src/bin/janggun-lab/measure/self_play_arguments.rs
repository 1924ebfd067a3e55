//! Options shared by the commands `tune` and `screen`.

use command::Failure;
use command::rules_argument;
use engine::eval::Evaluation;
use janggi::Rules;

/// Rules, evaluation and jobs of self-play games.
#[derive(Debug, clap::Args)]
pub(crate) struct SelfPlayArguments {
    /// Preset or rules file
    #[arg(long, value_name = "R", default_value = "pychess")]
    pub(crate) rules: String,
    /// Evaluation: `hand`, or a network file; the built-in network by default
    #[arg(long, value_name = "FILE", default_value = "")]
    net: String,
    /// Games in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    pub(crate) jobs: u64,
}

impl SelfPlayArguments {
    pub(crate) fn rules(&self) -> Result<Rules, Failure> {
        rules_argument::rules(&self.rules)
    }

    pub(crate) fn evaluation(&self) -> Result<Evaluation, Failure> {
        Evaluation::load(&self.net).map_err(|error| Failure::usage(error.code(), error))
    }
}
