//! `cargo xtask generate`: writes all generated files in the tree.
//!
//! Tests compare these files with the code; if [`WRITE`] is set, the tests write them instead. This module must not
//! depend on the contents of the files.

use crate::command::{cargo, check, npm};
use crate::failure::Failure;
use crate::setup;

/// Environment variable that makes the tests of generated files write them.
pub(crate) const WRITE: &str = "JANGGUN_WRITE";

/// Tests that write files: the modules of texts of all programs; the pages about rules and endings in `docs` and the
/// names of rules in the web app; `api.gen.ts` and `glossary.gen.ts` in `bindings/npm/src`; `web/src/wire.gen.ts` and
/// the tables of `docs/reference/protocol.md`, whose examples go into `crates/wire/src/examples.gen.json`;
/// `crates/wire/testdata/presents.jsonl`; `web/src/platform/engine-protocol.gen.ts`;
/// `web/src/domain/tournament.gen.ts`; the pages and endpoints of the web app, the page about endpoints, and the
/// methods and types of the clients in `bindings`; the page about the server's settings; the diagram in
/// `ARCHITECTURE.md` and the licences in `crates/cli/notices`.
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

/// Test of the web app that writes `crates/server/src/picture/board.gen.json`, the board as the server draws it.
const WEB_WRITER: [&str; 4] = ["exec", "--", "vitest", "run"];
const DRAWING: &str = "src/features/picture/server-drawing.test.ts";

/// Writes all generated files.
pub(crate) fn run() -> Result<(), Failure> {
    WRITERS.iter().try_for_each(|writer| {
        let mut test = cargo(&["test", "--quiet", "--locked"]);
        check(test.args(*writer).env(WRITE, "1"))
    })?;
    setup::packages("web")?;
    check(npm("web", &WEB_WRITER).arg(DRAWING).env(WRITE, "1"))
}
