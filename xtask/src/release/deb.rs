//! The Debian package: the program with its manual and completions, and a systemd service with its own user.

use super::folder::{self, Mode, copy, put};
use super::making::{Artefact, Quality, Release, VERSION};
use super::root::{Kind, Root};
use super::{documents, executable, readme};
use crate::command::{check, program, root};
use crate::failure::Failure;
use std::fs;
use std::path::{Path, PathBuf};

pub(super) const ARTEFACT: Artefact = Artefact {
    name: "deb",
    what: "Debian package with a systemd service",
    build,
    try_out,
};

const PACKAGING: &str = "packaging/debian";
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];
/// Database from the first release, to try an upgrade.
const OLD_DATABASE: &str = "crates/server/tests/testdata/yesterday/12e2a1a/janggun.db.gz";

fn file_name(version: &str) -> String {
    format!("janggun_{version}_amd64.deb")
}

fn build(release: &Release) -> Result<(), Failure> {
    pack(
        release.executable()?,
        VERSION,
        &release.folder,
        (release.quality, &release.time),
    )
    .map(|_| ())
}

/// Packs an executable and returns the path of the package. `how` is the kind of build and the time of the files.
pub(super) fn pack(executable: &Path, version: &str, into: &Path, how: (Quality, &str)) -> Result<PathBuf, Failure> {
    let staging = folder::empty(&into.with_extension("deb"))?;
    copy(executable, &staging, "usr/bin/janggun", Mode::Program)?;
    let packaging = root().join(PACKAGING);
    let text = |name: &str, place: &str| copy(&packaging.join(name), &staging, place, Mode::Text);
    text("janggun.service", "usr/lib/systemd/system/janggun.service")?;
    text("janggun.default", "etc/default/janggun")?;
    documents::manual(executable, &staging, "usr/share/man/man1")?;
    compress(&staging.join("usr/share/man/man1"))?;
    for (shell, place) in [
        ("bash", "usr/share/bash-completion/completions/janggun"),
        ("zsh", "usr/share/zsh/vendor-completions/_janggun"),
        ("fish", "usr/share/fish/vendor_completions.d/janggun.fish"),
    ] {
        documents::completions(executable, shell, &staging, place)?;
    }
    documents::notices(executable, &staging, "usr/share/doc/janggun/copyright")?;
    copy(
        &root().join("CHANGELOG.md"),
        &staging,
        "usr/share/doc/janggun/changelog",
        Mode::Text,
    )?;
    compress(&staging.join("usr/share/doc/janggun/changelog"))?;
    control(&packaging, version, &staging)?;
    let package = into.join(file_name(version));
    let mut deb = program(
        "dpkg-deb",
        &["--root-owner-group", "-Zxz", how.0.compression().1, "--build"],
    );
    check(deb.arg(&staging).arg(&package).env("SOURCE_DATE_EPOCH", how.1))?;
    fs::remove_dir_all(&staging).map_err(Failure::at(staging))?;
    Ok(package)
}

/// Writes the control file, the list of configuration files and the maintainer scripts.
fn control(packaging: &Path, version: &str, staging: &Path) -> Result<(), Failure> {
    let file = packaging.join("control");
    let control = fs::read_to_string(&file).map_err(Failure::at(file))?;
    let bytes = size_of(staging)?;
    let control = control
        .replace("{version}", version)
        .replace("{kilobytes}", &bytes.div_ceil(1024).to_string())
        .replace("{glibc}", executable::OLDEST_GLIBC);
    put(staging, "DEBIAN/control", control, Mode::Text)?;
    put(staging, "DEBIAN/conffiles", "/etc/default/janggun\n", Mode::Text)?;
    SCRIPTS
        .iter()
        .try_for_each(|name| copy(&packaging.join(name), staging, &format!("DEBIAN/{name}"), Mode::Program))
}

/// Replaces a file, or all files in a folder, with compressed ones.
fn compress(path: &Path) -> Result<(), Failure> {
    check(program("gzip", &["--best", "--no-name", "--recursive"]).arg(path))
}

fn size_of(path: &Path) -> Result<u64, Failure> {
    if path.is_file() {
        return Ok(fs::metadata(path).map_err(Failure::at(path))?.len());
    }
    let names = folder::names(path)?;
    names
        .iter()
        .try_fold(0, |sum, name| Ok(sum + size_of(&path.join(name))?))
}

/// Installs and purges the package. Then upgrades to it from an older version with games, removes it and purges it.
fn try_out(release: &Release) -> Result<(), Failure> {
    let system = Root::fresh(Kind::Plain)?;
    system.put(&release.folder.join(file_name(VERSION)), "root")?;
    system.put(&root().join(OLD_DATABASE), "root")?;
    let older = folder::empty(&release.folder.with_extension("older"))?;
    system.put(
        &pack(
            release.executable()?,
            "0.1.0",
            &older,
            (Quality::Rehearsed, &release.time),
        )?,
        "root",
    )?;
    fs::remove_dir_all(&older).map_err(Failure::at(older))?;
    system.run(&format!(
        "new={VERSION}\ninstall={}\n{}",
        readme::commands_of(&["sudo"]),
        include_str!("trials/deb.sh")
    ))
}
