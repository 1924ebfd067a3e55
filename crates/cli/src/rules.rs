//! `janggun rules`: lists the rule sets that `--rules` accepts.

use command::Failure;
use janggi::{Language, Preset};
use std::io::{self, Write};

/// List the rule sets
///
/// Use an id for `--rules`, for the option `Rules` of `janggun uci`, and for `rules` in `janggun judge`.
/// docs/reference/rule-sets.md explains every value.
#[derive(Debug, clap::Args)]
pub(crate) struct RulesArguments {
    /// Print a JSON array, with every value of each rule set and its source
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &RulesArguments) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    if arguments.json {
        writeln!(output, "{}", janggi::api::presets())?;
    } else {
        let width = Preset::ALL
            .map(|preset| preset.id().len())
            .into_iter()
            .max()
            .unwrap_or(0);
        for preset in Preset::ALL {
            let (name, about) = (
                preset.name().in_language(Language::SOURCE),
                preset.about().in_language(Language::SOURCE),
            );
            writeln!(output, "{:width$}  {name}: {about}", preset.id())?;
        }
    }
    Ok(output.flush()?)
}
