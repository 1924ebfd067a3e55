//! Test of the pipeline from games to a network with the built program: prepare, train, kill, continue, convert, test.

mod support;

use engine::nnue::format::Net;
use engine::rng::Rng;
use janggi::{Arrangement, BySide, Position, Side, fen, uci};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;
use support::{command, fails, works};

/// Creates random games as text, under two rule sets. The scores are proportional to the lead on points. Cho wins if it
/// leads by more than 1.5 points at the end.
fn games(count: u64) -> String {
    let mut rng = Rng::new(11);
    let mut text = String::new();
    for game in 0..count {
        let rules = if game % 2 == 0 { "pychess" } else { "kakao" };
        let mut position = Position::start(BySide {
            cho: Arrangement::CLASSIC[rng.below(4) as usize],
            han: Arrangement::CLASSIC[rng.below(4) as usize],
        });
        let start = fen::print(&position);
        let mut moves = String::new();
        let lead = |position: &Position, side: Side| {
            let points = position.points();
            (points[side] - points[side.opposite()]).0
        };
        for _ in 0..60 {
            let steps = position.legal_moves();
            let Some(&mv) = steps.get(rng.below(steps.len().max(1) as u64) as usize) else {
                break;
            };
            let score = lead(&position, position.turn()) * 10;
            write!(moves, "{}:{score} ", uci::print_move(mv, &position)).expect("text");
            position.play_unchecked(mv);
        }
        let winner = if lead(&position, Side::Cho) > 3 { "cho" } else { "han" };
        writeln!(text, "{rules}|{start}|{winner}|adjudicated|{moves}").expect("text");
    }
    text
}

fn json(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).expect("a manifest")).expect("JSON")
}

/// Starts a run, and kills it after the report on its first epoch. The line with the number of steps is also counted,
/// because it contains "epoch".
fn kill_in_the_middle(folder: &Path, arguments: &str) {
    let mut child = command(folder, arguments)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let reports = lines.map_while(Result::ok).filter(|line| line.contains("epoch"));
    assert_eq!(reports.take(2).count(), 2);
    child.kill().expect("it still runs");
    child.wait().expect("it is gone");
}

#[test]
fn from_games_to_a_network() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    prepare(at);
    let losses = train(at);
    let file = convert(at);
    let said = works(at, &format!("test {file} --data a.jsd --lambda 1"));
    let tested: f64 = said
        .split(' ')
        .nth(2)
        .and_then(|word| word.parse().ok())
        .expect("a loss");
    assert!((tested - losses.held_out).abs() < 0.001, "{said}");
    assert!(
        said.contains("scalar") && said.contains(" give the defined number on all "),
        "{said}"
    );
    train_further(at, &file, losses.constant);
    train_further_from_what_was_kept(at, &losses, &file);
    the_arm_without_rule_inputs(at, &file);
    a_damaged_checkpoint_is_refused(at);
}

/// Losses of the six-epoch run.
struct Losses {
    training: f64,
    held_out: f64,
    constant: f64,
}

/// Arguments that train for six epochs on the data written by [`prepare`].
const TRAIN: &str = "train --data a.jsd --epochs 6 --batch 128 --rate 0.003 --lambda 1";

fn checkpoint(at: &Path, run: &str) -> Vec<u8> {
    fs::read(at.join(run).join("checkpoint.jtc")).expect("a checkpoint")
}

/// Tests `prepare`: the data must not depend on the number of threads, and an invalid or missing file must be refused.
fn prepare(at: &Path) {
    fs::write(at.join("games.txt"), games(40)).expect("written");
    fs::write(at.join("broken.txt"), "pychess|9/9 w|cho|mate|a4b4\n").expect("written");
    let said = works(at, "prepare --out a.jsd --holdout 0.2 games.txt");
    assert!(said.starts_with("40 games; "), "{said}");
    works(at, "prepare --out b.jsd --holdout 0.2 --threads 1 games.txt");
    assert_eq!(fs::read(at.join("a.jsd")).ok(), fs::read(at.join("b.jsd")).ok());
    let prepared = json(&at.join("a.jsd.json"));
    assert_eq!(prepared["dataset"]["sources"][0]["games"], 40);
    assert!(prepared["dataset"]["training"].as_u64() > Some(1_000));
    fails(at, "prepare --out c.jsd broken.txt", "bad_game");
    fails(at, "prepare --out c.jsd nowhere.txt", "file");
}

/// Tests `train`: a killed and continued run must end with the same checkpoint as an uninterrupted one, and the network
/// must learn.
fn train(at: &Path) -> Losses {
    works(at, &format!("{TRAIN} --out whole --threads 1"));
    kill_in_the_middle(at, &format!("{TRAIN} --out killed --threads 2"));
    works(at, &format!("{TRAIN} --out killed --threads 2"));
    assert!(
        checkpoint(at, "whole") == checkpoint(at, "killed"),
        "a kill changes nothing"
    );
    fails(at, &format!("{TRAIN} --out whole --seed 2"), "other_settings");
    let manifest = json(&at.join("killed/manifest.json"));
    let figure = |epoch: usize, name: &str| manifest["epochs"][epoch][name].as_f64().expect("a loss");
    let held_out = manifest["epochs"][5]["holdout"]["loss"].as_f64().expect("a loss");
    let constant = manifest["baselines"]["constant"]["loss"].as_f64().expect("a loss");
    assert!(
        figure(5, "training_loss") < figure(0, "training_loss") / 4.0,
        "{manifest}"
    );
    assert!(held_out < constant * 0.8, "{manifest}");
    Losses {
        training: figure(5, "training_loss"),
        held_out,
        constant,
    }
}

/// Tests `convert`: the network file must be named after its contents, and the rounding error must be small.
fn convert(at: &Path) -> String {
    let said = works(at, "convert whole --data a.jsd --out nets");
    let file = said.lines().last().expect("the file's name");
    let net = Net::read(&fs::read(at.join(file)).expect("the file")).expect("a network");
    assert_eq!(at.join("nets").join(net.name()), at.join(file));
    let manifest = json(&at.join(format!("{file}.json")));
    let rounding = &manifest["rounding"];
    assert!(rounding["positions"].as_u64() > Some(100));
    assert!(
        rounding["mean"].as_f64() < Some(1.0) && rounding["max"].as_f64() < Some(3.0),
        "{rounding}"
    );
    assert_eq!(manifest["training"]["epochs"].as_array().map(Vec::len), Some(6));
    file.to_owned()
}

fn train_further(at: &Path, file: &str, constant: f64) {
    works(
        at,
        &format!("{TRAIN} --out further --epochs 1 --rate 0.0001 --init {file}")
            .replace(" --epochs 6", "")
            .replace(" --rate 0.003", ""),
    );
    let first = json(&at.join("further/manifest.json"))["epochs"][0]["training_loss"].as_f64();
    assert!(
        first < Some(constant / 2.0),
        "it begins where the other one ended: {first:?}"
    );
}

/// The compact checkpoint must produce the network of the run, and be usable for further training.
fn train_further_from_what_was_kept(at: &Path, losses: &Losses, file: &str) {
    let kept = at.join("whole/kept.jtc");
    assert!(fs::metadata(&kept).expect("it was kept").len() < 17_000_000);
    let again = "train --data a.jsd --epochs 1 --batch 128 --rate 0.0001 --lambda 1 --out again --resume-from";
    works(at, &format!("{again} whole/kept.jtc"));
    fails(at, &format!("{again} nowhere.jtc"), "file");
    let manifest = json(&at.join("again/manifest.json"));
    assert_eq!(
        manifest["settings"]["steps_before"],
        json(&at.join("whole/manifest.json"))["steps"]
    );
    let first = manifest["epochs"][0]["training_loss"].as_f64().expect("a loss");
    assert!(first < losses.training * 1.1, "{first} after {}", losses.training);
    let said = works(at, "convert whole/kept.jtc --data a.jsd --out kept");
    let again = said.lines().last().expect("the file's name");
    assert_eq!(Path::new(again).file_name(), Path::new(file).file_name());
}

/// Training without rule inputs must produce a network without rule weights. Such a network can be trained further with
/// rule inputs, but a network with rule weights must not be trained further without them.
fn the_arm_without_rule_inputs(at: &Path, file: &str) {
    let told = Net::read(&fs::read(at.join(file)).expect("the file")).expect("a network");
    assert!(
        told.rule_weights
            .is_some_and(|rows| rows.as_flattened().iter().any(|&weight| weight != 0))
    );
    let short = "train --data a.jsd --epochs 1 --batch 128 --rate 0.003 --lambda 1";
    works(at, &format!("{short} --inputs plain --out plain"));
    let said = works(at, "convert plain --data a.jsd --out nets --most-error 20");
    let plain = said.lines().last().expect("the file's name");
    assert_eq!(json(&at.join(format!("{plain}.json")))["inputs"], "plain");
    let net = Net::read(&fs::read(at.join(plain)).expect("the file")).expect("a network");
    assert_eq!(net.rule_weights, None);
    works(at, &format!("test {plain} --data a.jsd"));
    works(at, &format!("{short} --inputs rules --out taught --init {plain}"));
    fails(
        at,
        &format!("{short} --inputs plain --out untaught --init {file}"),
        "inputs",
    );
}

fn a_damaged_checkpoint_is_refused(at: &Path) {
    let mut bytes = checkpoint(at, "whole");
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    fs::write(at.join("whole/checkpoint.jtc"), bytes).expect("written");
    fails(
        at,
        "convert whole/checkpoint.jtc --data a.jsd --out nets",
        "bad_checkpoint",
    );
}
