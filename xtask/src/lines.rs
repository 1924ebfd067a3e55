//! Counts the lines of hand-written code in a commit. Empty lines, comments, tests, texts and generated files
//! are not counted.

use crate::command::{output, program, root};
use crate::failure::Failure;
use std::collections::BTreeMap;

/// Names of folders and files with tests, benchmarks, examples or code for tests.
const TESTS: [&str; 8] = [
    "tests",
    "testdata",
    "benches",
    "examples",
    "test",
    "e2e",
    "fuzz",
    "test-texts.ts",
];
/// Names of folders that contain only texts for users.
const TEXTS: [&str; 7] = ["ko", "en", "nl", "texts", "terms", "lessons", "culture"];

/// Runs `cargo xtask lines [COMMIT [COMMIT]]`: prints the counts of a commit, or compares two.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let commits: Vec<&str> = match arguments {
        [] => vec!["HEAD"],
        [one] => vec![one],
        [before, after] => vec![before, after],
        _ => return Err(Failure::Usage("cargo xtask lines [COMMIT [COMMIT]]".into())),
    };
    let counts = commits
        .iter()
        .map(|commit| count(commit))
        .collect::<Result<Vec<_>, _>>()?;
    let mut places: Vec<&String> = counts.iter().flat_map(BTreeMap::keys).collect();
    places.sort();
    places.dedup();
    println!(
        "{:<32}{}",
        "lines of code",
        commits.iter().map(|name| format!("{name:>12.10}")).collect::<String>()
    );
    for place in places {
        print_row(
            place,
            &counts
                .iter()
                .map(|count| count.get(place).copied().unwrap_or(0))
                .collect::<Vec<_>>(),
        );
    }
    print_row(
        "total",
        &counts.iter().map(|count| count.values().sum()).collect::<Vec<_>>(),
    );
    Ok(())
}

fn print_row(place: &str, lines: &[usize]) {
    let change = match lines {
        [before, after] if before != after && *before > 0 => {
            format!("{:>+9.1} %", 100.0 * (*after as f64 / *before as f64 - 1.0))
        }
        _ => String::new(),
    };
    println!(
        "{place:<32}{}{change}",
        lines.iter().map(|lines| format!("{lines:>12}")).collect::<String>()
    );
}

/// Counts the lines of code in each part of the project.
fn count(commit: &str) -> Result<BTreeMap<String, usize>, Failure> {
    let git = |arguments: &[&str]| output(program("git", arguments).current_dir(root()));
    let unknown = || Failure::Usage(format!("git knows no commit {commit}"));
    let files = git(&["ls-tree", "-r", "--name-only", commit]).ok_or_else(unknown)?;
    let mut counts = BTreeMap::new();
    for path in files.lines().filter(|path| is_code(path)) {
        let text = git(&["show", &format!("{commit}:{path}")]).ok_or_else(unknown)?;
        *counts.entry(place(path)).or_insert(0) += lines_of_code(path, &text);
    }
    Ok(counts)
}

/// Returns whether a file contains hand-written code of the product or its tools.
fn is_code(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    let name = parts.last().copied().unwrap_or_default();
    let ends = |ends: &[&str]| ends.iter().any(|end| name.ends_with(end));
    ends(&[".rs", ".ts", ".svelte", ".py", ".sql", ".css"])
        && !ends(&["tests.rs", ".test.ts", ".gen.ts", ".gen.rs", ".d.ts"])
        && !parts.iter().any(|part| TESTS.contains(part) || TEXTS.contains(part))
}

/// Returns the part of the project that a file belongs to, such as `crates/janggi` or `web/src/features/game`.
fn place(path: &str) -> String {
    let depth = match path.split('/').next() {
        Some("web") if path.starts_with("web/src/features/") => 4,
        Some("web") if path.starts_with("web/src/") => 3,
        Some("crates" | "tools" | "bindings") => 2,
        _ => 1,
    };
    let parts: Vec<&str> = path.split('/').collect();
    parts[..depth.min(parts.len() - 1).max(1)].join("/")
}

/// Counts the lines outside `#[cfg(test)]` items, except empty lines and comment lines.
fn lines_of_code(path: &str, text: &str) -> usize {
    let (mut lines, mut count) = (text.lines(), 0);
    while let Some(line) = lines.next() {
        let code = line.trim();
        if code == "#[cfg(test)]" {
            skip_item(line, &mut lines);
        } else if let Some(end) = comment_until(path, code) {
            if !code.contains(end) {
                lines.by_ref().find(|line| line.contains(end));
            }
        } else if !code.is_empty() && !is_comment(path, code) {
            count += 1;
        }
    }
    count
}

/// Skips the item after an attribute: one line if it ends with `;` or `}`, otherwise all lines up to the closing brace
/// at the attribute's indentation.
fn skip_item(attribute: &str, lines: &mut std::str::Lines<'_>) {
    let indent = &attribute[..attribute.len() - attribute.trim_start().len()];
    let end = format!("{indent}}}");
    let Some(first) = lines.next() else { return };
    if !first.ends_with(';') && !first.ends_with('}') {
        lines.by_ref().find(|line| *line == end);
    }
}

fn comment_until(path: &str, code: &str) -> Option<&'static str> {
    if code.starts_with("/*") && !path.ends_with(".py") {
        return Some("*/");
    }
    (code.starts_with("<!--") && path.ends_with(".svelte")).then_some("-->")
}

fn is_comment(path: &str, code: &str) -> bool {
    match path.rsplit('.').next() {
        Some("py") => code.starts_with('#'),
        Some("sql") => code.starts_with("--"),
        _ => code.starts_with("//"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_counted_and_nothing_else() {
        let rust = "//! What it is.\n\nuse a::b;\n/// A fact.\nfn fact() {\n    // one\n    one()\n}\n#[cfg(test)]\nmod tests {\n    fn two() {}\n}\nfn three() {}\n";
        assert_eq!(lines_of_code("a.rs", rust), 5);
        assert_eq!(
            lines_of_code(
                "a.rs",
                "#[cfg(test)]\nmod tests;\n#[cfg(test)]\nuse a::b;\nfn one() {}\n"
            ),
            1
        );
        let svelte = "<!-- A page\n  of words. -->\n<script>\n  /** Why. */\n  one();\n</script>\n\n<style>\n  /* dark\n     and light */\n  a {}\n</style>\n";
        assert_eq!(lines_of_code("a.svelte", svelte), 6);
        assert_eq!(lines_of_code("a.sql", "-- why\nselect 1;\n"), 1);
    }

    #[test]
    fn tests_texts_and_generated_files_are_no_code() {
        for path in [
            "crates/play/tests/all/room/mod.rs",
            "crates/play/src/room/tests.rs",
            "web/src/wire.gen.ts",
            "web/src/texts/core.ko.gen.ts",
            "crates/janggi/src/explain/texts/rule_names.rs",
            "web/src/features/game/moment.test.ts",
            "e2e/tests/page.spec.ts",
            "README.md",
        ] {
            assert!(!is_code(path), "{path}");
        }
        for (path, where_it_is) in [
            ("crates/play/src/room/mod.rs", "crates/play"),
            ("web/src/features/game/moment.ts", "web/src/features/game"),
            ("web/src/App.svelte", "web/src"),
            ("web/vite.config.ts", "web"),
            ("xtask/src/main.rs", "xtask"),
            ("bindings/npm/src/index.ts", "bindings/npm"),
        ] {
            assert!(is_code(path), "{path}");
            assert_eq!(place(path), where_it_is);
        }
    }
}
