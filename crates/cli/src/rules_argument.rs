//! `--rules R`: the id of a preset, or the path of a JSON file with a rule set.

use crate::failure::Failure;
use janggi::{Preset, Rules};
use std::fs::File;
use std::io::Read;

/// No rule set is longer, written by hand or by us.
const LONGEST_FILE: u64 = 1 << 20;

/// The rule set that `name` means. A preset id wins over a file of that name; `./kakao` is the file.
pub(crate) fn rules(name: &str) -> Result<Rules, Failure> {
    if let Some(rules) = Preset::rules_of(name) {
        return Ok(rules);
    }
    let bad = |reason: &dyn std::fmt::Display| {
        Failure::usage(
            "bad_rules",
            format!("{name:?} is neither a preset nor a rules file: {reason}"),
        )
    };
    let mut text = String::new();
    let file = File::open(name).map_err(|error| bad(&error))?;
    file.take(LONGEST_FILE)
        .read_to_string(&mut text)
        .map_err(|error| bad(&error))?;
    Rules::from_json(&text).map_err(|faults| Failure::usage("bad_rules", format!("{name}: {faults}")))
}
