//! Builds the executable for releases, for playing, and for tests.

use crate::command::{cargo, check, program, target_dir};
use crate::failure::Failure;
use crate::wasm::Build;
use crate::{setup, web};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const RELEASE: &[&str] = &["build", "--release", "--locked", "--package", "janggun"];
/// Features that tests need: the pseudo-language, and the browser's engine.
pub(crate) const FEATURES_OF_TESTS: &str = "janggun/pseudo,janggun-wasm/engine";
/// Arguments for all tests except those of the crate `janggi`, which are separate steps.
const TESTS: &[&str] = &[
    "test",
    "--locked",
    "--workspace",
    "--exclude",
    "janggi",
    "--features",
    FEATURES_OF_TESTS,
];
/// Arguments that build the program in the profile `play`, which compiles much faster than `release` but runs a little
/// slower.
const BUILD_TO_PLAY: &[&str] = &["build", "--profile", "play", "--locked", "--package", "janggun"];
/// Arguments that build libraries of the program that do not contain the web app.
const LIBRARIES_TO_PLAY: &[&str] = &[
    "build",
    "--profile",
    "play",
    "--locked",
    "--package",
    "janggun-server",
    "--package",
    "janggun-problems",
];

/// Sets up the machine, builds the web app and then the binary, and checks that the binary serves the web app.
pub(crate) fn build() -> Result<(), Failure> {
    setup::c_compiler()?;
    setup::crates()?;
    web::build(Build::Shipped)?;
    compile()?;
    serves_web_app()
}

/// Builds the binary in the profile `play`, as fast as possible. Returns its path.
///
/// Libraries are compiled during the build of the web app, which leaves a processor idle most of the time.
pub(crate) fn build_to_play() -> Result<PathBuf, Failure> {
    setup::c_compiler()?;
    setup::crates()?;
    let mut libraries = cargo(LIBRARIES_TO_PLAY).spawn().map_err(Failure::at("cargo build"))?;
    let web = web::build(Build::Played);
    if web.is_err() {
        let _ = libraries.kill();
    }
    // The result does not matter: the next build compiles whatever is missing and reports errors.
    let _ = libraries.wait();
    web?;
    check(&mut cargo(BUILD_TO_PLAY))?;
    Ok(path_in("play"))
}

/// Builds only the binary, with the web app that is already in `web/dist`.
pub(crate) fn compile() -> Result<(), Failure> {
    check(&mut cargo(RELEASE))
}

/// Compiles the tests of [`all_tests`], including the binary that they and the browser tests start. That binary has the
/// checks of a debug build, and reads the web app from `web/dist`.
pub(crate) fn compile_tests() -> Result<(), Failure> {
    web::pseudo_texts()?;
    check(tests(TESTS).arg("--no-run"))
}

/// Returns the command for all tests except those of the crate `janggi`.
pub(crate) fn all_tests() -> Command {
    tests(TESTS)
}

/// Returns a `cargo test` command that also runs Clippy. The step `clippy` reports the warnings.
pub(crate) fn tests(arguments: &[&str]) -> Command {
    let mut command = cargo(arguments);
    with_clippy(&mut command);
    command
}

/// Makes a build run Clippy on the workspace's crates as well. This takes a tenth longer than compiling alone, but much
/// less time than a separate run of Clippy.
pub(crate) fn with_clippy(command: &mut Command) -> &mut Command {
    command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
}

/// Starts the work of [`compile_tests`] in the background: silently and, on Unix, at low priority.
pub(crate) fn compile_tests_ahead() -> Result<Child, Failure> {
    web::pseudo_texts()?;
    let mut cargo = all_tests();
    cargo.arg("--no-run");
    let mut command = if cfg!(unix) {
        let mut nice = program("nice", &["-n", "10"]);
        nice.arg(cargo.get_program()).args(cargo.get_args());
        for (name, value) in cargo.get_envs() {
            match value {
                Some(value) => nice.env(name, value),
                None => nice.env_remove(name),
            };
        }
        nice
    } else {
        cargo
    };
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map_err(Failure::at("cargo test --no-run"))
}

/// Returns the path of the binary built by [`compile`].
pub(crate) fn path() -> PathBuf {
    path_in("release")
}

fn path_in(profile: &str) -> PathBuf {
    target_dir()
        .join(profile)
        .join(format!("janggun{}", std::env::consts::EXE_SUFFIX))
}

/// Returns the path of the binary built by [`compile_tests`].
pub(crate) fn tested() -> PathBuf {
    path_in("debug")
}

/// Returns the path of the wrapper `rustdoc-twice`, built by [`compile_tests`].
pub(crate) fn documenting() -> PathBuf {
    target_dir()
        .join("debug")
        .join(format!("rustdoc-twice{}", std::env::consts::EXE_SUFFIX))
}

/// Starts the binary on a free port with its own database, and requests the start page and the health page.
fn serves_web_app() -> Result<(), Failure> {
    let data = target_dir().join("xtask/serve-check");
    let _ = fs::remove_dir_all(&data);
    fs::create_dir_all(&data).map_err(Failure::at(&data))?;
    let binary = path();
    let data_text = data.to_string_lossy();
    let mut child = program(
        &binary.to_string_lossy(),
        &["serve", "--addr", "127.0.0.1:0", "--workers", "0", "--data", &data_text],
    )
    .stdout(Stdio::piped())
    .spawn()
    .map_err(Failure::at(binary))?;
    let outcome = request_pages(&mut child);
    let _ = child.kill();
    let _ = child.wait();
    outcome
}

fn request_pages(child: &mut Child) -> Result<(), Failure> {
    let stdout = child.stdout.take().expect("it was piped above");
    let mut line = String::new();
    BufReader::new(stdout)
        .read_line(&mut line)
        .map_err(Failure::at("standard output of janggun"))?;
    let address = line
        .trim()
        .strip_prefix("listening on http://")
        .ok_or_else(|| Failure::Wrong(format!("`janggun serve` printed {line:?}, not `listening on http://…`")))?;
    let health = get(address, "/health")?;
    if !health.starts_with("HTTP/1.1 200") || !health.trim_end().ends_with("ok") {
        return Err(Failure::Wrong(format!("GET /health answered {health:?}")));
    }
    let page = get(address, "/")?;
    if !page.starts_with("HTTP/1.1 200") || !page.to_ascii_lowercase().contains("<!doctype html") {
        let head: String = page.chars().take(200).collect();
        return Err(Failure::Wrong(format!(
            "the release binary does not serve the web app at /: {head:?}"
        )));
    }
    Ok(())
}

fn get(address: &str, path: &str) -> Result<String, Failure> {
    let mut stream = TcpStream::connect(address).map_err(Failure::at(address))?;
    stream
        .set_read_timeout(Some(Duration::from_secs(10)))
        .map_err(Failure::at(address))?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .map_err(Failure::at(address))?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).map_err(Failure::at(address))?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
