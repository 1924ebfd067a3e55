//! Who made the games, for their header: the revision of the program (`--commit C`) and the evaluation.

use command::Failure;
use engine::eval::Evaluation;
use std::process::Command;

/// The given name, or the revision that git tells in the working folder.
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
        .ok_or_else(|| Failure::usage("no_commit", "git tells no revision here; name it with --commit"))
}

/// `hand`, or the name of the network.
pub(crate) fn evaluation(evaluation: &Evaluation) -> String {
    match evaluation {
        Evaluation::Hand => "hand".to_owned(),
        Evaluation::Net(network) => network.name().to_owned(),
    }
}
