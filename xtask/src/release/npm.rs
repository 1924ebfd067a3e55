//! npm packages: `janggun` with the rules library and a launcher, and one package per platform with the program. With
//! `janggun`, npm installs the package for the user's platform.

use super::folder::{self, Mode, copy, put};
use super::making::{Artefact, Quality, Release, VERSION};
use super::readme;
use super::root::{Kind, Root};
use crate::command::{check, output, program, root, target_dir};
use crate::failure::Failure;
use crate::npm;
use std::path::{Path, PathBuf};

pub(super) const ARTEFACT: Artefact = Artefact {
    name: "npm",
    what: "npm packages: rules library and launcher, and the program for each platform",
    build,
    try_out,
};

/// A platform with its own package. The package name contains Node's names for the system and processor, because the
/// launcher derives it from them.
struct Platform {
    system: &'static str,
    processor: &'static str,
    /// More fields of `package.json` that restrict the platform; may be empty.
    only: &'static str,
    program: &'static str,
    executable: fn(&Release) -> Result<PathBuf, Failure>,
}

const PLATFORMS: &[Platform] = &[Platform {
    system: "linux",
    processor: "x64",
    only: "\n  \"libc\": [\"glibc\"],",
    program: "janggun",
    executable: |release| release.executable().map(Path::to_owned),
}];

impl Platform {
    fn package(&self) -> String {
        format!("janggun-{}-{}", self.system, self.processor)
    }

    fn manifest(&self) -> String {
        let (name, system, processor) = (self.package(), self.system, self.processor);
        format!(
            r#"{{
  "name": "{name}",
  "version": "{VERSION}",
  "description": "The program of the package janggun for {system} on {processor}",
  "license": "MIT OR Apache-2.0",
  "os": ["{system}"],
  "cpu": ["{processor}"],{only}
  "preferUnplugged": true
}}
"#,
            only = self.only
        )
    }
}

fn build(release: &Release) -> Result<(), Failure> {
    for platform in PLATFORMS {
        pack_program(release, platform)?;
    }
    let library = match release.quality {
        Quality::Published => npm::build()?,
        Quality::Rehearsed => npm::assemble()?,
    };
    pack(&library, &release.folder)
}

fn pack_program(release: &Release, platform: &Platform) -> Result<(), Failure> {
    let staging = folder::empty(&target_dir().join("release-npm").join(platform.package()))?;
    let executable = (platform.executable)(release)?;
    copy(&executable, &staging, platform.program, Mode::Program)?;
    put(&staging, "package.json", platform.manifest(), Mode::Text)?;
    let readme = format!(
        "# {}\n\nThe program of the npm package [janggun](https://www.npmjs.com/package/janggun) for one platform. Install that one.\n",
        platform.package()
    );
    put(&staging, "README.md", readme, Mode::Text)?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy(&root().join(licence), &staging, licence, Mode::Text)?;
    }
    pack(&staging, &release.folder)
}

fn pack(package: &Path, into: &Path) -> Result<(), Failure> {
    let mut pack = program("npm", &["pack", "--silent", "--pack-destination"]);
    check(pack.arg(into).current_dir(package))
}

fn file_name(package: &str) -> String {
    format!("{package}-{VERSION}.tgz")
}

/// Runs the trial with a local registry that serves only these packages.
fn try_out(release: &Release) -> Result<(), Failure> {
    let system = Root::fresh(Kind::Node)?;
    for name in PLATFORMS.iter().map(Platform::package).chain(["janggun".to_owned()]) {
        system.put(&release.folder.join(file_name(&name)), "root/packages")?;
    }
    let registry = include_str!("trials/registry.mjs");
    system.write("root/registry.mjs", registry)?;
    let kilobytes = |file: &str| {
        let listed = output(program("tar", &["-tzvf"]).arg(release.folder.join(file))).unwrap_or_default();
        let sizes = listed
            .lines()
            .filter_map(|line| line.split_whitespace().nth(2)?.parse::<u64>().ok());
        sizes.sum::<u64>().div_ceil(1000)
    };
    println!(
        "  the library without the program: {} KB unpacked",
        kilobytes(&file_name("janggun"))
    );
    system.run(&format!(
        "new={VERSION}\nstart=({})\n{}",
        readme::commands_of(&["npx"]),
        include_str!("trials/npm.sh")
    ))
}

#[cfg(test)]
mod tests {
    use super::{PLATFORMS, Platform};
    use crate::command::root;
    use std::fs;

    #[test]
    fn the_library_asks_for_the_package_of_every_platform() {
        let file = root().join("bindings/npm/package.json");
        let manifest = fs::read_to_string(file).expect("package.json");
        let (_, asked) = manifest
            .split_once("\"optionalDependencies\": {")
            .expect("optional packages");
        let (asked, _) = asked.split_once('}').expect("an object ends");
        let wanted: Vec<String> = PLATFORMS.iter().map(Platform::package).collect();
        assert_eq!(asked.matches(':').count(), wanted.len());
        for package in wanted {
            let row = format!("\"{package}\": \"{}\"", env!("CARGO_PKG_VERSION"));
            assert!(asked.contains(&row), "{row} is not in {asked}");
        }
    }
}
