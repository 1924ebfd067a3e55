//! Tests that a new kind of event needs changes in at most five files. `new_event/kind.patch` adds a kind, and must
//! still apply. The step `new-event` checks that the result compiles, but does not if any Rust file is left out.

use std::path::Path;
use std::process::Command;

const PATCH: &str = "xtask/tests/new_event/kind.patch";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the root")
}

#[test]
fn the_change_that_adds_a_kind_of_event_applies() {
    let mut git = Command::new("git");
    let applies = git.args(["apply", "--check", PATCH]).current_dir(root()).output();
    let applies = applies.expect("git runs");
    assert!(
        applies.status.success(),
        "{PATCH}: {}",
        String::from_utf8_lossy(&applies.stderr)
    );
}

#[test]
fn a_kind_of_event_costs_at_most_five_places() {
    let patch = std::fs::read_to_string(root().join(PATCH)).expect(PATCH);
    let places: Vec<&str> = patch.lines().filter_map(|line| line.strip_prefix("+++ b/")).collect();
    assert!((1..=5).contains(&places.len()), "{places:?}");
    let recipe = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    for place in places {
        assert!(
            recipe.contains(&format!("`{place}`")),
            "ARCHITECTURE.md does not name {place}"
        );
    }
}
