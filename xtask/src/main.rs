//! All commands for building, running and checking Janggun.
//!
//! This program uses only the standard library, so that it compiles in seconds in a fresh clone. It must not depend on
//! the crates it builds.

#![forbid(unsafe_code)]

mod apt;
mod bench;
mod binary;
mod browser;
mod command;
mod failure;
mod fuzz;
mod generate;
mod lines;
mod new_event;
mod npm;
mod package;
mod play;
mod python;
mod release;
mod setup;
mod site;
mod stamp;
mod steps;
mod stress;
mod test;
mod wasm;
mod web;

use failure::Failure;
use std::process::ExitCode;
use wasm::Build;

const USAGE: &str = "\
cargo xtask COMMAND

  play [-- ARGS]   set up what is missing, build, start the server on http://127.0.0.1:8080
                   (ARGS go to `janggun serve`: `-- --addr 0.0.0.0:8080` lets a phone on the same network join)
  test [STEP…]     set up what is missing, run every check; with names: those steps only; `--quick`: what most mistakes are
                   found by, in minutes, and the names of what that leaves out
  build            the complete product, web app inside, at target/release/janggun
  web              the web app into web/dist
  site [DIR]       build everything, then write the web app as files for any web host into DIR (target/site)
  wasm             the rules, records, engine and tournaments for the browser into web/public/
  npm              the npm package `janggun` in bindings/npm
  wheel            the Python package `janggun` as a wheel in target/python/wheels
  release [ARTEFACT…]
                   every artefact of a release, installed and tried in fresh systems, with checksums (`--rehearsal`: quickly
                   built, from any tree; `--twice`: built again and compared; `--again`: only that, with the release built
                   before; `--into DIR`; `--no-trials`)
  bench [wasm]     speed of move generation and search, on the release build; with `wasm`: of the browser's engine in
                   Node beside it (`bench wasm --depth 11 --rounds 3`)
  kill [ARGS]      kill the server hundreds of times while games are played, and compare what it kept with what it acknowledged
                   (`kill --rounds 50`; `kill --help` lists the arguments)
  chaos [ARGS]     kill, suspend, cut off and replace two servers and their PostgreSQL while 200 games are played, and compare as
                   `kill` does (`chaos --rounds 8 --seed 7`; Linux)
  load [ARGS]      measure the server with 10,000 connections beside what the machine itself can do
                   (`load --baseline FILE` compares with an older executable; `load --help` lists the arguments)
  generate         write the files that are made from the code: tables and pages in docs/, wire.gen.ts, the picture of
                   the architecture; a test fails while one is out of date
  lines [COMMIT [COMMIT]]
                   count the code by crate and folder, without tests, comments, texts and generated files
  fuzz TARGET      fuzz one target by hand until stopped (needs cargo-fuzz and g++)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (name, rest) = match arguments.split_first() {
        Some((name, rest)) => (name.as_str(), without_separator(rest)),
        None => ("help", &[][..]),
    };
    let outcome = match name {
        "play" => play::run(rest),
        "test" => test::run(rest),
        "build" => binary::build(),
        "site" => site::run(rest),
        "web" => web::build(Build::Shipped),
        "wasm" => wasm::build(Build::Shipped).map(|_| ()),
        "npm" => npm::build().map(|package| println!("{}", package.display())),
        "wheel" => python::wheel(),
        "release" => release::run(rest),
        "bench" => bench::run(rest),
        "kill" => stress::run("kill", rest),
        "chaos" => stress::chaos(rest),
        "load" => stress::run("load", rest),
        "generate" => generate::run(),
        "lines" => lines::run(rest),
        "fuzz" => fuzz::run(rest),
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(())
        }
        other => Err(Failure::Usage(format!("there is no `cargo xtask {other}`\n\n{USAGE}"))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::from(failure.exit_status())
        }
    }
}

/// Returns the arguments after an optional leading `--`.
fn without_separator(arguments: &[String]) -> &[String] {
    match arguments.split_first() {
        Some((first, rest)) if first == "--" => rest,
        _ => arguments,
    }
}
