//! The Python wheel for PyPI, with the rules library and the program. pip installs the program as a script.

use super::folder::{self, Mode};
use super::making::{Artefact, Quality, Release, VERSION};
use super::root::{Kind, Root};
use super::{executable, readme, tree};
use crate::command::{check, program, root, target_dir};
use crate::failure::Failure;
use crate::python;
use std::path::Path;
use std::process::Stdio;

pub(super) const ARTEFACT: Artefact = Artefact {
    name: "wheel",
    what: "Python wheel with the rules library and the program",
    build,
    try_out,
};

const MANIFEST: &str = "bindings/python/Cargo.toml";

/// Returns the file name of the wheel. Its tag requires the same glibc as the program.
fn file_name() -> String {
    let glibc = executable::OLDEST_GLIBC.replace('.', "_");
    format!("janggun-{VERSION}-cp310-abi3-manylinux_{glibc}_x86_64.whl")
}

/// Builds the library's wheel, then repacks it with the program as a script.
fn build(release: &Release) -> Result<(), Failure> {
    let folder = folder::empty(&target_dir().join("release-wheel"))?;
    maturin(release, &folder)?;
    let tool = python::release_tools()?.join("wheel");
    let wheel = |command: &str| program(&tool.to_string_lossy(), &[command]);
    let unpacked = folder.join(format!("janggun-{VERSION}"));
    let mut unpack = wheel("unpack");
    check(
        unpack
            .arg("--dest")
            .arg(&folder)
            .arg(folder.join(file_name()))
            .stdout(Stdio::null()),
    )?;
    let scripts = format!("janggun-{VERSION}.data/scripts/janggun");
    folder::copy(release.executable()?, &unpacked, &scripts, Mode::Program)?;
    let mut pack = wheel("pack");
    pack.arg("--dest-dir")
        .arg(&release.folder)
        .arg(&unpacked)
        .env("SOURCE_DATE_EPOCH", &release.time);
    check(pack.stdout(Stdio::null()))
}

fn maturin(release: &Release, into: &Path) -> Result<(), Failure> {
    let (profile, sources) = match release.quality {
        Quality::Published => ("release", tree::copied()?),
        Quality::Rehearsed => ("checked", root().to_owned()),
    };
    let compatibility = format!("manylinux_{}", executable::OLDEST_GLIBC.replace('.', "_"));
    let tool = python::release_tools()?.join("maturin");
    let mut build = program(&tool.to_string_lossy(), &["build", "--quiet", "--locked", "--zig"]);
    build
        .args([
            "--target",
            executable::TARGET,
            "--profile",
            profile,
            "--compatibility",
            &compatibility,
        ])
        .arg("--manifest-path")
        .arg(sources.join(MANIFEST))
        .arg("--out")
        .arg(into)
        .env("CARGO_TARGET_DIR", target_dir().join("python/release"))
        .env("SOURCE_DATE_EPOCH", &release.time)
        .env("PATH", executable::path_with_tools()?);
    check(&mut build)
}

/// Runs the README's commands with this wheel instead of the one on PyPI.
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
