//! Container image for x86-64 that contains only the statically linked program and its licences. The file is a valid
//! archive for both OCI and Docker, so that Podman, any version of Docker, skopeo and buildah can load it.

use super::executable::path_with_tools;
use super::folder::{self, Mode, copy, put};
use super::making::{Artefact, Release, VERSION};
use super::{archive, documents};
use crate::command::{cargo, check, program, root, target_dir};
use crate::failure::Failure;
use crate::{apt, setup};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(super) const ARTEFACT: Artefact = Artefact {
    name: "image",
    what: "image for containers on x86-64, for Podman and Docker",
    build,
    try_out,
};

/// Target with musl, a C library that can be linked statically and has a permissive licence.
const TARGET: &str = "x86_64-unknown-linux-musl";
/// User and group in the image; containers often use this id for an unprivileged user.
const USER: &str = "65532:65532";
const MOST_MEGABYTES: u64 = 60;

fn file_name() -> String {
    format!("janggun-{VERSION}-image-x86_64.tar")
}

fn tag() -> String {
    format!("localhost/janggun:{VERSION}")
}

fn build(release: &Release) -> Result<(), Failure> {
    apt::needed("buildah", &["buildah"])?;
    let executable = compile(release)?;
    let staging = folder::empty(&release.folder.with_extension("image"))?;
    copy(&executable, &staging, "root/janggun", Mode::Program)?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy(
            &root().join(licence),
            &staging,
            &format!("root/licenses/{licence}"),
            Mode::Text,
        )?;
    }
    documents::notices(&executable, &staging, "root/licenses/NOTICES.txt")?;
    for (name, mode) in [("data", "0700"), ("tmp", "1777")] {
        put(&staging, &format!("server/{name}/.made"), "", Mode::Text)?;
        let folder = staging.join("server").join(name);
        fs::remove_file(folder.join(".made")).map_err(Failure::at(&folder))?;
        check(program("chmod", &[mode]).arg(&folder))?;
    }
    let mut build = buildah(&staging, &["build", "--quiet", "--format=docker", "--layers=false"]);
    check(
        build
            .args([format!("--timestamp={}", release.time), format!("--tag={}", tag())])
            .arg("--file")
            .arg(root().join("packaging/image/Containerfile"))
            .arg(&staging),
    )?;
    let parts = staging.join("parts");
    let mut push = buildah(&staging, &["push", "--quiet", &tag()]);
    check(push.arg(format!("dir:{}", parts.display())))?;
    let file = release.folder.join(file_name());
    archive::assemble(&parts, &tag(), &release.time, &file)?;
    fs::remove_dir_all(&staging).map_err(Failure::at(staging))?;
    let bytes = fs::metadata(&file).map_err(Failure::at(&file))?.len();
    if bytes > MOST_MEGABYTES * 1_000_000 {
        return Err(Failure::Wrong(format!("{} has {bytes} bytes", file.display())));
    }
    Ok(())
}

fn compile(release: &Release) -> Result<PathBuf, Failure> {
    release.web_app()?;
    setup::target(TARGET)?;
    let target = target_dir().join("release-image");
    let mut build = cargo(&["zigbuild", "--locked", "--package", "janggun", "--target", TARGET]);
    check(
        build
            .args(["--profile", release.profile()])
            .env("CARGO_TARGET_DIR", &target)
            .env("PATH", path_with_tools()?),
    )?;
    Ok(target.join(TARGET).join(release.profile()).join("janggun"))
}

/// Returns a buildah command that stores everything in `staging`, and works without an overlay file system.
fn buildah(staging: &Path, arguments: &[&str]) -> Command {
    let store = |name: &str| format!("{}", staging.join("store").join(name).display());
    let mut command = program("buildah", &["--storage-driver=vfs", "--root", &store("root")]);
    command.args(["--runroot", &store("run")]).args(arguments);
    command.env("BUILDAH_ISOLATION", "chroot");
    command
}

/// Loads the image in both formats, and starts it with an empty volume and no network.
fn try_out(release: &Release) -> Result<(), Failure> {
    let staging = folder::empty(&release.folder.with_extension("image"))?;
    let mut unshare = program("unshare", &["--mount", "--net", "--pid", "--fork", "--kill-child=KILL"]);
    let trial = root().join("xtask/src/release/trials/image.sh");
    unshare
        .args([
            "--mount-proc",
            "bash",
            "-ec",
            "ip link set lo up; exec bash \"$@\"",
            "bash",
        ])
        .args([&trial, &staging, &release.folder.join(file_name())])
        .arg(USER);
    check(&mut unshare)?;
    fs::remove_dir_all(&staging).map_err(Failure::at(staging))
}
