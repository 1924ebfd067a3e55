//! The Python package on PyPI: the rules library, and the program, which pip puts on the path.

use super::folder::{self, Mode};
use super::making::{Artefact, Quality, Release, VERSION};
use super::root::{Kind, Root};
use super::{executable, readme};
use crate::command::{check, program, root, target_dir};
use crate::failure::Failure;
use crate::python;
use std::fs;

pub(super) const ARTEFACT: Artefact = Artefact {
    name: "wheel",
    what: "Python wheel with the rules library and the program",
    build,
    try_out,
};

const PACKAGE: &str = "bindings/python";
/// Maturin adds the scripts in a folder of this name to the wheel.
const DATA: &str = "_janggun.data";

/// Returns the name of the wheel, which promises the same C library as the program needs.
fn file_name() -> String {
    let glibc = executable::OLDEST_GLIBC.replace('.', "_");
    format!("janggun-{VERSION}-cp310-abi3-manylinux_{glibc}_x86_64.whl")
}

/// Builds the wheel with the program in it. The folder of the program is removed again: other wheels have none.
fn build(release: &Release) -> Result<(), Failure> {
    let program = release.executable()?;
    let data = root().join(PACKAGE).join(DATA);
    folder::copy(program, &data, "scripts/janggun", Mode::Program)?;
    let built = maturin(release);
    fs::remove_dir_all(&data).map_err(Failure::at(data))?;
    built
}

fn maturin(release: &Release) -> Result<(), Failure> {
    let profile = match release.quality {
        Quality::Published => "release",
        Quality::Rehearsed => "checked",
    };
    let compatibility = format!("manylinux_{}", executable::OLDEST_GLIBC.replace('.', "_"));
    let tools = python::release_tools()?;
    let mut build = program(
        &tools.join("maturin").to_string_lossy(),
        &["build", "--quiet", "--locked", "--zig"],
    );
    build
        .args([
            "--target",
            executable::TARGET,
            "--profile",
            profile,
            "--compatibility",
            &compatibility,
        ])
        .arg(format!("--manifest-path={PACKAGE}/Cargo.toml"))
        .arg(format!("--out={}", release.folder.display()))
        .env("CARGO_TARGET_DIR", target_dir().join("python/release"))
        .env("SOURCE_DATE_EPOCH", &release.time)
        .env("PATH", executable::path_with_tools()?);
    check(&mut build)?;
    match release.folder.join(file_name()) {
        wheel if wheel.is_file() => Ok(()),
        wheel => Err(Failure::Wrong(format!("maturin did not write {}", wheel.display()))),
    }
}

/// Runs the commands of the README, with an index that has only this wheel.
fn try_out(release: &Release) -> Result<(), Failure> {
    let system = Root::fresh(Kind::Python)?;
    system.put(&release.folder.join(file_name()), "root/index")?;
    for tool in ["uv", "uvx"] {
        system.put(&python::release_tools()?.join(tool), "usr/local/bin")?;
    }
    system.run(&format!(
        "new={VERSION}\nstart=({})\ninstall={}\n{}",
        readme::commands_of(&["uvx", "pipx"]),
        readme::commands_of(&["pip"]),
        include_str!("trials/wheel.sh")
    ))
}
