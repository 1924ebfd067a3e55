//! Zip file for Windows on x86-64, with a program that can be started with a double click. The program is built with
//! MinGW-w64 and tried in Wine, because releases are made on Linux.

use super::folder::{self, Mode, copy, put};
use super::making::{Artefact, Release, VERSION};
use super::root::{Kind, Root};
use super::{documents, zip};
use crate::apt;
use crate::command::{cargo, check, output, program, root, target_dir};
use crate::failure::Failure;
use crate::setup;
use std::fs;
use std::path::{Path, PathBuf};

pub(super) const ARTEFACT: Artefact = Artefact {
    name: "windows",
    what: "zip for Windows on x86-64",
    build,
    try_out,
};

const TARGET: &str = "x86_64-pc-windows-gnu";
const COMPILER: &str = "x86_64-w64-mingw32-gcc";
/// Libraries that every Windows 10 has. All others must be linked statically.
const LIBRARIES: [&str; 14] = [
    "advapi32.dll",
    "api-ms-win-core-synch-l1-2-0.dll",
    "bcrypt.dll",
    "bcryptprimitives.dll",
    "crypt32.dll",
    "kernel32.dll",
    "msvcrt.dll",
    "ncrypt.dll",
    "ntdll.dll",
    "secur32.dll",
    "shell32.dll",
    "user32.dll",
    "userenv.dll",
    "ws2_32.dll",
];
/// A record with Korean text in CP949, the usual encoding of Korean Windows programs.
const RECORD: &str = "crates/janggi/testdata/records/gib/01-cp949-crlf-eof.gib";

fn name() -> String {
    format!("janggun-{VERSION}-windows-x86_64")
}

fn build(release: &Release) -> Result<(), Failure> {
    compile(release)?;
    let name = name();
    let staging = folder::empty(&release.folder.with_extension("zip"))?;
    copy(
        &executable(release),
        &staging,
        &format!("{name}/janggun.exe"),
        Mode::Program,
    )?;
    for text in ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"] {
        copy(&root().join(text), &staging, &format!("{name}/{text}"), Mode::Text)?;
    }
    documents::notices(release.executable()?, &staging, &format!("{name}/NOTICES.txt"))?;
    let readme = root().join("packaging/windows/README.txt");
    let readme = fs::read_to_string(&readme).map_err(Failure::at(readme))?;
    let readme = readme.replace("{version}", VERSION).replace('\n', "\r\n");
    put(&staging, &format!("{name}/README.txt"), readme, Mode::Text)?;
    zip::pack(
        &staging,
        &name,
        &release.time,
        &release.folder.join(format!("{name}.zip")),
    )?;
    fs::remove_dir_all(&staging).map_err(Failure::at(staging))
}

fn compile(release: &Release) -> Result<(), Failure> {
    release.web_app()?;
    setup::target(TARGET)?;
    apt::needed(COMPILER, &["gcc-mingw-w64-x86-64"])?;
    let mut build = cargo(&["build", "--locked", "--package", "janggun", "--target", TARGET]);
    check(
        build
            .args(["--profile", release.profile()])
            .env("CARGO_TARGET_DIR", target_for_linking()?),
    )
}

fn target() -> PathBuf {
    target_dir().join("release-windows")
}

/// Returns a path to [`target`] that is the same for every clone. GNU ld sorts the tables of imported functions by the
/// paths of their files.
#[cfg(unix)]
fn target_for_linking() -> Result<PathBuf, Failure> {
    let (target, link) = (target(), std::env::temp_dir().join("janggun-released-windows"));
    std::fs::create_dir_all(&target).map_err(Failure::at(&target))?;
    let _ = std::fs::remove_file(&link);
    std::os::unix::fs::symlink(&target, &link).map_err(Failure::at(&link))?;
    Ok(link)
}

#[cfg(not(unix))]
fn target_for_linking() -> Result<PathBuf, Failure> {
    Ok(target())
}

fn executable(release: &Release) -> PathBuf {
    target().join(TARGET).join(release.profile()).join("janggun.exe")
}

/// Unpacks the zip file in a system with Wine, and uses the program like a player.
fn try_out(release: &Release) -> Result<(), Failure> {
    let system = Root::fresh(Kind::Wine)?;
    system.put(&release.folder.join(format!("{}.zip", name())), "root")?;
    system.put(release.executable()?, "root/linux")?;
    system.put(&root().join(RECORD), "root")?;
    let trials = root().join("xtask/src/release/trials");
    system.put(&trials.join("windows.mjs"), "root")?;
    let staging = folder::empty(&release.folder.with_extension("trial"))?;
    let console = staging.join("console.exe");
    check(
        program(COMPILER, &["-O1", "-o"])
            .arg(&console)
            .arg(trials.join("console.c")),
    )?;
    system.put(&console, "root")?;
    check_libraries(&executable(release))?;
    fs::remove_dir_all(&staging).map_err(Failure::at(staging))?;
    system.run(&format!(
        "name={} version={VERSION}\n{}",
        name(),
        include_str!("trials/windows.sh")
    ))
}

/// Checks that the executable needs only [`LIBRARIES`].
fn check_libraries(executable: &Path) -> Result<(), Failure> {
    let mut list = program("x86_64-w64-mingw32-objdump", &["--private-headers"]);
    let list = output(list.arg(executable)).unwrap_or_default();
    let missing = imported(&list).find(|library| !LIBRARIES.contains(&library.as_str()));
    match missing {
        Some(library) => Err(Failure::Wrong(format!("janggun.exe needs {library}"))),
        None if list.is_empty() => Err(Failure::Wrong(format!("{} cannot be read", executable.display()))),
        None => Ok(()),
    }
}

/// Returns the library names in the output of objdump, in lower case.
fn imported(list: &str) -> impl Iterator<Item = String> {
    let names = list
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("DLL Name: "));
    names.map(|name| name.trim_end().to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::imported;

    #[test]
    fn libraries_are_read() {
        let list = "\tDLL Name: KERNEL32.dll\r\n\tvma:  Hint\n\tDLL Name: ws2_32.dll\n";
        assert_eq!(imported(list).collect::<Vec<_>>(), ["kernel32.dll", "ws2_32.dll"]);
    }
}
