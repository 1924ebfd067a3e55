//! `cargo xtask generate`: writes the files that are generated from the code.
//!
//! Tests compare these files with the code, or write them if [`WRITE`] is set.

use crate::command::{cargo, check, npm};
use crate::failure::Failure;
use crate::setup;

/// Environment variable that makes the tests write the generated files.
pub(crate) const WRITE: &str = "JANGGUN_WRITE";

/// Arguments of `cargo test` for the tests that write these files, in this order:
///
/// - Texts of all programs
/// - Pages about rules and endings in `docs`, `web/src/domain/movements.gen.ts`, `rule-sets.gen.ts` and
///   `sources.gen.ts` in `bindings/npm/src`, and `crates/janggi/testdata/spoken.jsonl`
/// - `api.gen.ts` and `glossary.gen.ts` in `bindings/npm/src`
/// - `web/src/wire.gen.ts`, the generated blocks of `docs/reference/protocol.md`, and `crates/wire/src/examples.gen.json`
/// - `crates/wire/testdata/presents.jsonl`
/// - `web/src/platform/engine-protocol.gen.ts`
/// - `web/src/domain/tournament.gen.ts`
/// - Lists of pages and endpoints for the web app and the browser tests, the page about endpoints, and the methods and
///   types of the clients in `bindings`
/// - The page about the server's settings
/// - The diagram in `ARCHITECTURE.md`, and the licences in `crates/cli/notices`
const WRITERS: [&[&str]; 10] = [
    &["--package", "janggun-catalogue", "--test", "generated"],
    &["--package", "janggi", "--features", "cp949,json", "--test", "docs"],
    &["--package", "janggi", "--features", "cp949,json", "--lib", "up_to_date"],
    &["--package", "janggun-wire", "--lib", "up_to_date"],
    &["--package", "janggun-wire", "--test", "convert", "up_to_date"],
    &[
        "--package",
        "janggun-wasm",
        "--features",
        "engine",
        "--lib",
        "up_to_date",
    ],
    &["--package", "janggun-tournament", "--lib", "up_to_date"],
    &["--package", "janggun-server", "--lib", "up_to_date"],
    &["--package", "janggun", "--bin", "janggun", "the_page_of_settings"],
    &["--package", "janggun", "--test", "documentation", "what_cargo_knows"],
];

const WEB_WRITER: [&str; 4] = ["exec", "--", "vitest", "run"];
/// Test of the web app that writes `crates/server/src/picture/board.gen.json`, the board as the server draws it.
const DRAWING: &str = "src/features/picture/server-drawing.test.ts";

pub(crate) fn run() -> Result<(), Failure> {
    WRITERS.iter().try_for_each(|writer| {
        let mut test = cargo(&["test", "--quiet", "--locked"]);
        check(test.args(*writer).env(WRITE, "1"))
    })?;
    setup::packages("web")?;
    check(npm("web", &WEB_WRITER).arg(DRAWING).env(WRITE, "1"))
}
