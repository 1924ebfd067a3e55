//! The papers do not lie: files they link to are there, functions and commands they name exist.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PAPERS: [&str; 14] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/bad-input.md",
    "docs/endings.md",
    "docs/engine-tools.md",
    "docs/levels.md",
    "docs/library.md",
    "docs/operations.md",
    "docs/protocol.md",
    "docs/records.md",
    "docs/rules.md",
    "docs/uci.md",
];

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The texts between single backticks, outside of code blocks.
fn quoted(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut in_block = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if !in_block {
            found.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

/// Every file of the tree with one of these endings, without what tools make.
fn sources(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder)
        .expect("a folder of the tree")
        .filter_map(Result::ok)
    {
        let path = entry.path();
        let name = entry.file_name();
        if path.is_dir() {
            if !["target", "node_modules", "dist", ".git"]
                .iter()
                .any(|skip| name == *skip)
            {
                sources(&path, endings, found);
            }
        } else if path
            .extension()
            .is_some_and(|ending| endings.iter().any(|one| ending == *one))
        {
            found.push(path);
        }
    }
}

#[test]
fn links_lead_somewhere() {
    for paper in PAPERS {
        let text = read(paper);
        let folder = root().join(paper).parent().expect("a file has a folder").to_owned();
        for rest in text.split("](").skip(1) {
            let target = rest.split(')').next().unwrap_or_default();
            if target.starts_with("http") || target.starts_with('#') {
                continue;
            }
            let file = target.split('#').next().unwrap_or_default();
            assert!(folder.join(file).exists(), "{paper} links to {target}");
        }
    }
}

#[test]
fn the_architecture_names_what_exists() {
    let text = read("ARCHITECTURE.md");
    let mut files = Vec::new();
    sources(&root().join("crates"), &["rs"], &mut files);
    sources(&root().join("web/src"), &["ts", "svelte"], &mut files);
    let code: String = files
        .iter()
        .map(|file| fs::read_to_string(file).expect("UTF-8 source"))
        .collect();
    let (mut functions, mut paths) = (0, 0);
    for word in quoted(&text) {
        if let Some(name) = word.strip_suffix("()") {
            let name = name.rsplit(['.', ':']).next().unwrap_or_default();
            let defined = [
                format!("fn {name}("),
                format!("fn {name}<"),
                format!("function {name}("),
                format!(" {name}("),
            ];
            assert!(
                defined.iter().any(|form| code.contains(form.as_str())),
                "ARCHITECTURE.md names `{word}`"
            );
            functions += 1;
        } else if word.contains('/') && !word.contains([' ', '*', '…', '{', '<']) && !word.starts_with('/') {
            assert!(root().join(&word).exists(), "ARCHITECTURE.md names `{word}`");
            paths += 1;
        }
    }
    assert!(
        functions >= 20 && paths >= 10,
        "{functions} functions and {paths} paths are not five flows"
    );
}

#[test]
fn commands_in_the_papers_exist() {
    let usage = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .arg("--help")
        .output()
        .expect("it runs");
    let usage = String::from_utf8(usage.stdout).expect("UTF-8");
    let xtask = read("xtask/src/main.rs");
    let mut checked = 0;
    for paper in PAPERS {
        for word in read(paper).split("cargo xtask ").skip(1) {
            let name: String = word.chars().take_while(char::is_ascii_lowercase).collect();
            assert!(
                name.is_empty() || xtask.contains(&format!("\"{name}\" =>")),
                "{paper}: cargo xtask {name}"
            );
            checked += 1;
        }
        for word in read(paper).split("janggun ").skip(1) {
            let name: String = word.chars().take_while(char::is_ascii_lowercase).collect();
            let is_command =
                paper == "README.md" && !name.is_empty() && word[name.len()..].starts_with([' ', '`', '\n']);
            if is_command
                && ["serve", "play", "perft", "judge", "convert", "uci", "bench", "worker"].contains(&name.as_str())
            {
                assert!(usage.contains(&format!("  {name} ")), "{paper}: janggun {name}");
                checked += 1;
            }
        }
    }
    assert!(checked >= 8, "only {checked} commands found");
}

#[test]
fn the_operations_paper_lists_every_flag_of_serve() {
    let help = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(["serve", "--help"])
        .output()
        .expect("it runs");
    let help = String::from_utf8(help.stdout).expect("UTF-8");
    let paper = read("docs/operations.md");
    let flags = help
        .split_whitespace()
        .filter(|word| word.starts_with("--") && *word != "--help" && *word != "--version");
    for flag in flags.map(|flag| flag.trim_end_matches([',', '.', ']', ')'])) {
        assert!(
            paper.contains(&format!("`{flag}")),
            "docs/operations.md does not mention {flag}"
        );
    }
}

#[test]
fn the_uci_paper_lists_every_option() {
    let paper = read("docs/uci.md");
    let described = engine::uci::options::Options::default().describe();
    for line in described.lines() {
        let name = line.trim_start_matches("option name ").split(" type ").next();
        let name = name.expect("a name");
        assert!(paper.contains(&format!("| `{name}` |")), "{name} is not in docs/uci.md");
    }
}

#[test]
fn the_levels_paper_is_what_the_record_says() {
    let record = engine::levels::measured::Measured::read(engine::levels::measured::ON_RECORD).expect("a record");
    let paper = record.paper().expect("all levels have met");
    assert!(
        read("docs/levels.md") == paper,
        "run `janggun levels --write` or take its paper"
    );
}

#[test]
fn the_numbers_that_the_tools_paper_tunes_and_screens_exist() {
    let paper = read("docs/engine-tools.md");
    let commands = paper.lines().filter_map(|line| {
        let words = line.strip_prefix("janggun tune ");
        words.or_else(|| line.strip_prefix("janggun screen "))
    });
    let mut checked = 0;
    for word in commands.flat_map(|words| {
        words
            .split_whitespace()
            .take_while(|word| !word.starts_with(['-', '#']))
    }) {
        let name = word.split('=').next().unwrap_or_default();
        assert!(
            engine::search::params::Params::row(name).is_some(),
            "docs/engine-tools.md: {word}"
        );
        checked += 1;
    }
    assert!(checked >= 4, "only {checked} numbers found");
}
