//! Settings shared by all games of the ladder.

use command::Failure;
use janggi::{Game, Preset, Rules};
use lab::match_runner::opening::read_openings;
use std::path::Path;

pub(super) const RULES: Preset = Preset::Pychess;

pub(super) fn rules() -> Rules {
    RULES.rules()
}

/// Reads the openings from `file`, or uses the built-in ones. Returns their text and a game for each opening.
pub(super) fn openings(file: Option<&Path>) -> Result<(String, Vec<Game>), Failure> {
    let bad = |path: &Path, detail: String| Failure::usage("bad_openings", format!("{}: {detail}", path.display()));
    let path = file.unwrap_or(Path::new("openings"));
    let text = match file {
        Some(path) => std::fs::read_to_string(path).map_err(|error| bad(path, error.to_string()))?,
        None => lab::ladder::OPENINGS.to_owned(),
    };
    let games = read_openings(&text, &rules()).map_err(|error| bad(path, error))?;
    Ok((text, games))
}
