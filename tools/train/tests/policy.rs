//! Test of the commands `policy` and `likelihood` with the built program: fit, kill, continue, measure, refuse.

mod support;

use engine::policy::format::Policy;
use engine::rng::Rng;
use janggi::{Arrangement, BySide, Position, fen, uci};
use std::fmt::Write;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;
use support::{command, fails, works};

/// Creates games in which both sides capture whenever they can, and otherwise play at random.
fn games(count: u64) -> String {
    let mut rng = Rng::new(5);
    let mut text = String::new();
    for _ in 0..count {
        let start = Arrangement::CLASSIC[rng.below(4) as usize];
        let mut position = Position::start(BySide { cho: start, han: start });
        write!(text, "kakao|{}|draw|unknown|", fen::print(&position)).expect("text");
        for _ in 0..50 {
            let theirs = position.board().by_side(position.turn().opposite());
            let mut moves = position.legal_moves_onto(theirs);
            if moves.is_empty() {
                moves = position.legal_moves();
            }
            let Some(&mv) = moves.get(rng.below(moves.len().max(1) as u64) as usize) else {
                break;
            };
            write!(text, "{} ", uci::print_move(mv, &position)).expect("text");
            position.play_unchecked(mv);
        }
        text.push('\n');
    }
    text
}

const FIT: &str = "policy games.txt --holdout 0.3 --epochs";

#[test]
fn from_games_to_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    fs::write(at.join("games.txt"), games(40)).expect("written");
    works(at, &format!("{FIT} 9 --out whole"));
    goes_on(at);
    let file = fs::read(at.join("whole/janggun.policy")).expect("a policy");
    assert!(Policy::from_bytes(&file).is_ok());
    the_table(at);
    what_is_no_policy_is_refused(at, file);
}

/// A run that is killed after two epochs and continued must end with the same weights. Repeating a complete run must
/// not train further. Other settings and a damaged checkpoint must be refused.
fn goes_on(at: &Path) {
    let checkpoint = |run: &str| fs::read(at.join(run).join("checkpoint.jpc")).expect("a checkpoint");
    let mut child = command(at, &format!("{FIT} 9 --out killed"))
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let epochs = lines.map_while(Result::ok).filter(|line| line.starts_with("epoch"));
    assert_eq!(epochs.take(2).count(), 2);
    child.kill().expect("it has not been waited for");
    child.wait().expect("it is gone");
    works(at, &format!("{FIT} 9 --out killed"));
    assert!(checkpoint("killed") == checkpoint("whole"), "a kill changes nothing");
    let said = works(at, &format!("{FIT} 9 --out killed"));
    assert!(!said.contains("epoch"), "nothing is left to do: {said}");
    fails(at, &format!("{FIT} 9 --out killed --seed 2"), "other_settings");
    let mut broken = checkpoint("killed");
    let last = broken.len() - 1;
    broken[last] ^= 1;
    fs::write(at.join("killed/checkpoint.jpc"), broken).expect("written");
    fails(at, &format!("{FIT} 9 --out killed"), "bad_checkpoint");
}

/// A policy fitted to the games and level 1 must both predict held-out moves better than equal probabilities do.
fn the_table(at: &Path) {
    fs::write(at.join("levels.txt"), "level 200 1000 100\n").expect("written");
    let measure = "likelihood games.txt --holdout 0.3 --share 0.2 --levels levels.txt";
    let table = works(at, &format!("{measure} --policy whole/janggun.policy"));
    let figure = |name: &str| -> f64 {
        let row = table.lines().find(|line| line.contains(name)).expect("a row");
        let cell = row.split('|').nth(2).expect("a figure");
        cell.trim().parse().expect("a number")
    };
    assert!(figure("policy alone") > figure("all moves alike") + 0.3, "{table}");
    assert!(figure("level 1") > figure("all moves alike"), "{table}");
    assert_eq!(table, works(at, &format!("{measure} --policy whole/janggun.policy")));
}

fn what_is_no_policy_is_refused(at: &Path, mut file: Vec<u8>) {
    file[60] ^= 1;
    fs::write(at.join("bad.policy"), file).expect("written");
    fails(at, "likelihood games.txt --policy bad.policy", "policy_hash");
    fails(at, "likelihood games.txt --policy nowhere", "file");
    fails(at, "likelihood games.txt --rules nowhere", "bad_rules");
    fs::write(at.join("bad.txt"), "level x\n").expect("written");
    fails(at, "likelihood games.txt --levels bad.txt", "bad_levels");
}
