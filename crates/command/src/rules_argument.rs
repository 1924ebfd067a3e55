//! The argument `--rules R`: the id of a preset, or the path of a JSON file with a rule set.

use crate::failure::Failure;
use crate::spelling;
use janggi::{Preset, Rules};
use std::fs::File;
use std::io::Read;

/// Maximum number of bytes read from a rules file, far more than any real rules file has.
const LONGEST_FILE: u64 = 1 << 20;

/// Returns the rule set named by `name`. A preset id takes precedence over a file with the same name, which can be
/// given as `./kakao`.
///
/// # Errors
/// `bad_rules`. If `name` is neither an id nor a readable file, the message lists all ids.
pub fn rules(name: &str) -> Result<Rules, Failure> {
    if let Some(rules) = Preset::rules_of(name) {
        return Ok(rules);
    }
    let bad = |reason: &dyn std::fmt::Display| {
        let nearest = nearest(name).map_or_else(String::new, |id| format!(" (did you mean {id}?)"));
        // A `Vec`, because LLVM 22 takes minutes to optimise the sum of the lengths if the number of strings is
        // constant.
        let ids: Vec<&str> = Preset::ALL.iter().map(|preset| preset.id()).collect();
        let ids = ids.join(", ");
        Failure::usage(
            "bad_rules",
            format!("{name:?} is neither a rule set nor a rules file: {reason}{nearest}; rule sets: {ids}"),
        )
    };
    let mut text = String::new();
    let file = File::open(name).map_err(|error| bad(&error))?;
    file.take(LONGEST_FILE)
        .read_to_string(&mut text)
        .map_err(|error| bad(&error))?;
    Rules::from_json(&text).map_err(|faults| Failure::usage("bad_rules", format!("{name}: {faults}")))
}

/// Returns the preset id that `name` abbreviates or misspells, if any.
fn nearest(name: &str) -> Option<&'static str> {
    let (id, _) = name.split_once('@').unwrap_or((name, ""));
    let ids = Preset::ALL.map(Preset::id).into_iter();
    if let Some(longer) = ids.clone().find(|one| one.starts_with(id) && id.len() > 1) {
        return Some(longer);
    }
    spelling::nearest(id, ids)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_of_the_pen_finds_its_rule_set() {
        for (typed, meant) in [
            ("kakoa", Some("kakao")),
            ("KAKAO", Some("kakao")),
            ("pychess@7", Some("pychess")),
            ("kja", Some("kja-points")),
            ("koopkorea", Some("koopkorea-1a")),
            ("", None),
            ("/nowhere/rules.json", None),
        ] {
            assert_eq!(nearest(typed), meant, "{typed}");
        }
    }
}
