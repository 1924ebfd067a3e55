//! The manifest of a collection, which lists the games that were searched for problems.

use super::block::{Block, read};
use super::wanted::Only;
use crate::puzzles::files::failed;
use command::Failure;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Field with the number of games searched in a chunk. The other fields identify the games and the kinds of problems.
const LOOKED_THROUGH: &str = "looked_through";

/// Returns an entry for each searched chunk. It contains the data that `janggun-lab datagen` needs to recreate the
/// games, the number of games searched, and the kinds of problems if not all kinds were searched for.
pub(super) fn chunks(blocks: &[Block], only: &Only) -> Result<Vec<Value>, Failure> {
    let mut games: BTreeMap<&Path, usize> = BTreeMap::new();
    for block in blocks.iter().filter(|block| block.part.exists()) {
        *games.entry(&block.chunk).or_default() += block.games;
    }
    let mut chunks = Vec::new();
    for (path, looked_through) in games {
        let header = read(path)?.header;
        let mut chunk = json!({
            "rules": header.rules.id(), "nodes": header.nodes, "evaluation": header.evaluation, "commit": header.commit,
            "seed": header.seed, "games": header.games, LOOKED_THROUGH: looked_through,
        });
        if !only.names().is_empty() {
            chunk["only"] = json!(only.names());
        }
        chunks.push(chunk);
    }
    Ok(chunks)
}

/// Reads the chunk entries from the manifest next to a collection.
pub(super) fn beside(collection: &Path) -> Result<Vec<Value>, Failure> {
    let path = collection.with_file_name("manifest.json");
    let text = fs::read_to_string(&path).map_err(|error| failed(&path, &error))?;
    let mut manifest: Value = serde_json::from_str(&text).map_err(|error| failed(&path, &error))?;
    match manifest["chunks"].take() {
        Value::Array(chunks) => Ok(chunks),
        _ => Err(failed(&path, &"no list of chunks")),
    }
}

/// Merges the chunk entries of two manifests. A new entry replaces an old one for the same games and kinds of problems.
pub(super) fn merged(mut before: Vec<Value>, new: Vec<Value>) -> Vec<Value> {
    let games = |chunk: &Value| {
        let mut games = chunk.clone();
        games[LOOKED_THROUGH] = Value::Null;
        games
    };
    before.retain(|old| new.iter().all(|new| games(new) != games(old)));
    before.extend(new);
    before
}

/// Formats a manifest, with one chunk per line.
pub(super) fn text(chunks: &[Value], problems: usize) -> String {
    let lines: Vec<String> = chunks.iter().map(ToString::to_string).collect();
    format!(
        "{{\"problems\":{problems},\"engine\":\"{}\",\"chunks\":[\n{}\n]}}\n",
        env!("CARGO_PKG_VERSION"),
        lines.join(",\n")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_games_are_listed_once_for_each_thing_looked_for() {
        let chunk = |seed: u64, looked_through: u64| json!({"seed": seed, LOOKED_THROUGH: looked_through});
        let mut other = chunk(2, 7);
        other["only"] = json!(["long-mates"]);
        let chunks = merged(vec![chunk(1, 5), chunk(2, 5)], vec![chunk(2, 6), other.clone()]);
        assert_eq!(chunks, [chunk(1, 5), chunk(2, 6), other]);
    }
}
