//! Provenance of games, as recorded in the header of a chunk: rule set (`--rules R`), program revision (`--commit C`)
//! and evaluation.

use command::Failure;
use engine::eval::Evaluation;
use janggi::Preset;
use std::process::Command;

/// Parses the id of a preset, alone or with its newest revision. Older revisions are refused, because the header
/// contains only the id.
pub(crate) fn preset(name: &str) -> Result<Preset, String> {
    Preset::parse(name).ok_or_else(|| match Preset::of_any_revision(name) {
        Some(preset) => format!(
            "`{name}`: games are played under the newest revision, {}@{}",
            preset.id(),
            preset.revision()
        ),
        None => format!("`{name}` is no preset"),
    })
}

/// Returns the given revision, or the one that git reports for the current folder.
pub(crate) fn commit(named: Option<&str>) -> Result<String, Failure> {
    if let Some(name) = named {
        let plain = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
        return plain
            .then(|| name.to_owned())
            .ok_or_else(|| Failure::usage("bad_commit", "letters and digits only"));
    }
    Command::new("git")
        .args(["rev-parse", "--short=8", "HEAD"])
        .output()
        .ok()
        .filter(|output| output.status.success())
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .map(|text| text.trim().to_owned())
        .ok_or_else(|| Failure::usage("no_commit", "git found no revision here; pass --commit"))
}

/// Returns the evaluation's name for the header: `hand` or the name of the network.
pub(crate) fn evaluation(evaluation: &Evaluation) -> String {
    match evaluation {
        Evaluation::Hand => "hand".to_owned(),
        Evaluation::Net(network) => network.name().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::preset;
    use janggi::Preset;

    #[test]
    fn a_preset_is_named_with_or_without_its_newest_revision_and_no_older_one() {
        for of_all in Preset::ALL {
            let newest = of_all.revision();
            assert_eq!(preset(of_all.id()), Ok(of_all));
            assert_eq!(preset(&format!("{}@{newest}", of_all.id())), Ok(of_all));
            let older = preset(&format!("{}@{}", of_all.id(), newest - 1)).unwrap_err();
            assert!(older.ends_with(&format!("{}@{newest}", of_all.id())), "{older}");
        }
        assert_eq!(preset("kakoo"), Err("`kakoo` is no preset".to_owned()));
    }
}
