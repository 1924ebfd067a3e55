//! `--rules R`: the id of a preset, or the path of a JSON file with a rule set.

use crate::failure::Failure;
use janggi::Facing;

/// What perft needs to know of the rule set called `name`.
pub(crate) fn facing(name: &str) -> Result<Facing, Failure> {
    match name {
        "pychess" | "fsf-traditional" => Ok(Facing::MustResolve),
        "fsf-modern" | "fsf-casual" | "kakao" | "casual" => Ok(Facing::Ignored),
        other => Err(Failure::usage(
            "bad_rules",
            format!("{other} is neither a preset nor a rules file"),
        )),
    }
}
