//! Software bills of materials in CycloneDX format: one for the program's crates, one for the web app's npm packages.

use super::executable::TARGET;
use super::folder::{self, Mode, copy, put};
use super::making::{Artefact, Release, VERSION};
use crate::command::{check, output, program, root, target_dir};
use crate::failure::Failure;
use std::fs;

pub(super) const ARTEFACT: Artefact = Artefact {
    name: "sbom",
    what: "lists of the crates and npm packages inside (CycloneDX)",
    build,
    try_out,
};

/// Name and version of the tool that lists crates. It is installed from crates.io under `target`.
const TOOL: (&str, &str) = ("cargo-cyclonedx", "0.5.9");
/// Base name of the file that the tool writes next to each manifest.
const BESIDE: &str = "janggun-sbom-of-release";

fn file_name(part: &str) -> String {
    format!("janggun-{VERSION}-{part}.cdx.json")
}

fn build(release: &Release) -> Result<(), Failure> {
    let crates = crates(release)?;
    put(&release.folder, &file_name("crates"), crates, Mode::Text)?;
    put(&release.folder, &file_name("web"), web()?, Mode::Text)
}

/// Lists the crates of the program, without build dependencies.
fn crates(release: &Release) -> Result<String, Failure> {
    let tools = target_dir().join("release-tools");
    let tool = tools.join("bin").join(TOOL.0);
    if !tool.is_file() {
        println!("xtask: installing {} {}", TOOL.0, TOOL.1);
        let mut install = program(
            "cargo",
            &["install", "--quiet", "--locked", "--version", TOOL.1, TOOL.0],
        );
        check(install.arg(format!("--root={}", tools.display())))?;
    }
    let mut write = program(
        &tool.to_string_lossy(),
        &["cyclonedx", "--quiet", "--format=json", "--spec-version=1.5"],
    );
    write
        .args(["--manifest-path=crates/cli/Cargo.toml", "--no-build-deps"])
        .args([format!("--target={TARGET}"), format!("--override-filename={BESIDE}")])
        .env("SOURCE_DATE_EPOCH", &release.time);
    check(&mut write)?;
    let file = root().join(format!("crates/cli/{BESIDE}.json"));
    let list = fs::read_to_string(&file).map_err(Failure::at(file))?;
    // cargo-cyclonedx has written a file for every package of the workspace.
    check(&mut program(
        "git",
        &["clean", "--quiet", "--force", "--", &format!("*/{BESIDE}.json")],
    ))?;
    Ok(list.replace(&format!("{}/", root().display()), ""))
}

/// Lists the npm packages. `npm sbom` needs a version, so it is set in a copy of the manifest.
fn web() -> Result<String, Failure> {
    let package = folder::empty(&target_dir().join("release-sbom/janggun-web"))?;
    for name in ["package.json", "package-lock.json"] {
        copy(&root().join("web").join(name), &package, name, Mode::Text)?;
    }
    check(program("npm", &["pkg", "set", &format!("version={VERSION}")]).current_dir(&package))?;
    let mut list = program("npm", &["sbom", "--package-lock-only", "--sbom-format=cyclonedx"]);
    let list = output(list.current_dir(&package)).ok_or_else(|| Failure::Missing {
        what: "`npm sbom` failed".into(),
        cure: "install npm 10 or newer".into(),
    })?;
    Ok(without_the_moment(&list))
}

/// Removes the time and the random id, so that equal packages produce equal lists.
fn without_the_moment(list: &str) -> String {
    let is_kept = |line: &&str| {
        let line = line.trim_start();
        !line.starts_with("\"serialNumber\": ") && !line.starts_with("\"timestamp\": ")
    };
    let lines: Vec<&str> = list.lines().filter(is_kept).collect();
    lines.join("\n") + "\n"
}

/// Checks that the lists contain known components, and do not contain the path of the repository.
fn try_out(release: &Release) -> Result<(), Failure> {
    for (part, packages) in [
        ("crates", ["axum", "rusqlite", "janggi"]),
        ("web", ["svelte", "idb", "lean-qr"]),
    ] {
        let file = release.folder.join(file_name(part));
        let list = fs::read_to_string(&file).map_err(Failure::at(&file))?;
        let missing = packages
            .iter()
            .find(|name| !list.contains(&format!("\"name\": \"{name}\"")));
        if let Some(name) = missing {
            return Err(Failure::Wrong(format!("{} does not list {name}", file.display())));
        }
        if list.contains(&*root().to_string_lossy()) {
            return Err(Failure::Wrong(format!(
                "{} names a folder of this machine",
                file.display()
            )));
        }
        println!("  {part}: {} packages", list.matches("\"bom-ref\": ").count());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::without_the_moment;

    #[test]
    fn time_and_random_number_are_removed() {
        let list = "{\n  \"serialNumber\": \"urn:uuid:1\",\n  \"metadata\": {\n    \"timestamp\": \"2026\",\n    \"a\": 1\n  }\n}";
        assert_eq!(without_the_moment(list), "{\n  \"metadata\": {\n    \"a\": 1\n  }\n}\n");
    }
}
