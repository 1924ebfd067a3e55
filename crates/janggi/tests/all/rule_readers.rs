//! Tests that only the modules `explain`, `perft`, `referee`, `ruleset` and `start` read the fields of a rule set. The
//! field `movement` is exempt, because a position for a rule set requires it.

use std::fs;
use std::path::{Path, PathBuf};

const READERS: [&str; 5] = ["explain", "perft", "referee", "ruleset", "start"];

const FIELDS: [&str; 14] = [
    "setup",
    "deom",
    "bikjang",
    "pass",
    "repetition",
    "perpetual_check",
    "checked_side",
    "limit",
    "dead_position",
    "draw_offer",
    "touch",
    "flag",
    "stopped",
    "league_score",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Returns the fields that a source file reads from a value called `rules`, or from the result of `rules()`.
fn fields_read(source: &str) -> Vec<&'static str> {
    let code = source.replace(char::is_whitespace, "");
    let reads = |field: &str| {
        ["rules.", "rules()."].iter().any(|owner| {
            code.match_indices(&format!("{owner}{field}")).any(|(at, text)| {
                let after = code[at + text.len()..].chars().next();
                !after.is_some_and(|next| next.is_alphanumeric() || next == '_' || next == '(')
            })
        })
    };
    FIELDS.into_iter().filter(|field| reads(field)).collect()
}

#[test]
fn only_the_referee_and_its_neighbours_read_a_rule_set() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&src, &mut files);
    let mut readers = 0;
    for path in files {
        let fields = fields_read(&fs::read_to_string(&path).expect("text"));
        if fields.is_empty() {
            continue;
        }
        readers += 1;
        let inside = path.strip_prefix(&src).expect("below src");
        let folder = inside.iter().next().and_then(|name| name.to_str()).unwrap_or("");
        assert!(READERS.contains(&folder), "{} reads {fields:?}", inside.display());
    }
    assert!(readers > 5, "only {readers} readers found");
}

#[test]
fn a_read_of_a_field_is_noticed() {
    assert_eq!(fields_read("match game.rules().bikjang {"), ["bikjang"]);
    assert_eq!(
        fields_read("let n = self\n    .rules\n    .limit\n    .total_plies;"),
        ["limit"]
    );
    assert_eq!(
        fields_read("rules.passing; rules.deom(); position.setup"),
        Vec::<&str>::new()
    );
}
