//! Prerequisites of the build, such as Rust targets, Node and npm packages. Installs what it can, and otherwise returns
//! an error that says what to do. Browsers are in `browser.rs`.

use crate::command::{cargo, check, find, npm, output, program, root};
use crate::failure::Failure;
use crate::stamp::Stamp;

/// Target of the WebAssembly modules.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";
/// Target without a standard library, for checking that `janggi` does not need one.
pub(crate) const BARE: &str = "thumbv7em-none-eabi";

/// Oldest Node version that the pinned web tools support.
const NODE: (u32, u32) = (20, 19);

/// Adds a Rust target if it is missing.
pub(crate) fn target(name: &str) -> Result<(), Failure> {
    let sysroot = output(&mut program("rustc", &["--print", "sysroot"])).ok_or_else(|| {
        missing(
            "rustc is not on the PATH",
            "install Rust with rustup (https://rustup.rs)",
        )
    })?;
    let there = |sysroot: &str| {
        std::path::Path::new(sysroot)
            .join("lib/rustlib")
            .join(name)
            .join("lib")
            .is_dir()
    };
    if there(&sysroot) {
        return Ok(());
    }
    if find("rustup").is_none() {
        let cure = format!("install the {name} standard library of your Rust, or Rust with rustup (https://rustup.rs)");
        return Err(missing(
            &format!("the Rust target {name} is not installed and there is no rustup to add it"),
            &cure,
        ));
    }
    println!("xtask: adding the Rust target {name}");
    check(&mut program("rustup", &["target", "add", name])).map_err(|_| {
        missing(
            &format!("the Rust target {name} could not be added"),
            &format!("run `rustup target add {name}` where the network allows it, then try again"),
        )
    })
}

/// Warns if the installed Rust is newer than the minimum version in the manifests, which is then not tested. Cargo
/// itself refuses older versions.
pub(crate) fn rust() {
    let promised = env!("CARGO_PKG_RUST_VERSION");
    let said = output(&mut program("rustc", &["--version"])).unwrap_or_default();
    let version = said.split(' ').nth(1).unwrap_or_default();
    if !version.strip_prefix(promised).is_some_and(|rest| rest.starts_with('.')) {
        println!("xtask: Rust {version} runs here; that {promised} is enough, as the manifests say, is not tested");
    }
}

/// Checks that a C compiler is installed; SQLite needs one.
pub(crate) fn c_compiler() -> Result<(), Failure> {
    match ["cc", "gcc", "clang", "cl"].iter().find_map(|name| find(name)) {
        Some(_) => Ok(()),
        None => Err(missing(
            "no C compiler found (SQLite needs one)",
            "install one (Debian: apt-get install gcc g++)",
        )),
    }
}

/// Checks that npm and a recent enough Node are installed.
pub(crate) fn node() -> Result<(), Failure> {
    let cure = format!("install Node {}.{} or newer, with npm", NODE.0, NODE.1);
    let version =
        output(&mut program("node", &["--version"])).ok_or_else(|| missing("Node is not on the PATH", &cure))?;
    let mut parts = version
        .trim_start_matches('v')
        .split('.')
        .map(|part| part.parse::<u32>().unwrap_or(0));
    let found = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    if found < NODE {
        return Err(missing(&format!("Node {version} is too old"), &cure));
    }
    find("npm")
        .or_else(|| find("npm.cmd"))
        .map(|_| ())
        .ok_or_else(|| missing("npm is not on the PATH", &cure))
}

/// Installs the npm packages in `folder`'s lock file, unless they are already installed.
pub(crate) fn packages(folder: &str) -> Result<(), Failure> {
    node()?;
    let at = root().join(folder);
    let inputs = [at.join("package.json"), at.join("package-lock.json"), at.join(".npmrc")];
    let stamp = Stamp::of(at.join("node_modules/.xtask-stamp"), &inputs, &[])?;
    if stamp.is_fresh() {
        return Ok(());
    }
    println!("xtask: installing the npm packages of {folder}/");
    check(&mut npm(folder, &["ci", "--no-audit", "--no-fund"])).map_err(|_| {
        missing(
            &format!("the npm packages of {folder}/ could not be installed"),
            &format!("run `npm ci` in {folder}/ where the npm registry can be reached, then try again"),
        )
    })?;
    stamp.set()
}

/// Downloads the crates in the lock file, so that a missing network is reported before the build.
pub(crate) fn crates() -> Result<(), Failure> {
    check(&mut cargo(&["fetch", "--quiet", "--locked"])).map_err(|_| {
        missing(
            "the crates in Cargo.lock could not be fetched",
            "run `cargo fetch --locked` where crates.io can be reached",
        )
    })
}

fn missing(what: &str, cure: &str) -> Failure {
    Failure::Missing {
        what: what.to_owned(),
        cure: cure.to_owned(),
    }
}
