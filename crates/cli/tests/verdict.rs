//! Tests that `janggun verdict` shows the verdict of every rule set on a recorded game.

use janggi::Preset;
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn verdict(arguments: &[&str], language: &str, input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .arg("verdict")
        .args(arguments)
        .env("LC_ALL", language)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// A game of two passes, which end it under some rule sets but not under others.
const TWO_PASSES: &str = "position startpos moves e2e2 e9e9\n";

#[test]
fn rule_sets_that_say_the_same_stand_together_with_rule_source_and_numbers() {
    let output = verdict(&["--all-rules", "-"], "C.UTF-8", TWO_PASSES);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()));
    let said = text(&output.stdout);
    for wanted in [
        "The rule sets disagree after move 2.",
        "At the end of the record, after move 2\n  Han wins.",
        "73.5",
        "\n  - Kakao Janggi (kakao): ",
        "(pass.double). Source: ",
        "\n  The game goes on. Points: Cho 72, Han 73.5.",
        "Rules of other games, not compared: Chess War (chesswar), Xiangqi",
        "This is not a decision by any association.",
    ] {
        assert!(said.contains(wanted), "{wanted} in\n{said}");
    }
    let named = |preset: Preset| said.contains(&format!("({})", preset.id()));
    assert!(Preset::ALL.into_iter().all(named), "{said}");
}

#[test]
fn the_answer_is_in_the_language_of_the_user() {
    let korean = text(&verdict(&["-"], "ko_KR.UTF-8", TWO_PASSES).stdout);
    assert!(
        korean.contains("2수째를 둔 뒤부터 규칙마다 판정이 다릅니다."),
        "{korean}"
    );
    let dutch = text(&verdict(&["-"], "nl_NL.UTF-8", TWO_PASSES).stdout);
    assert!(dutch.contains("De spelregels lopen na zet 2 uiteen."), "{dutch}");
}

#[test]
fn a_refused_move_says_which_and_why() {
    // KoopKorea's third rule set forbids this move, because the generals would face each other. PyChess allows it.
    let facing = "position fen 3k5/9/9/9/9/9/9/9/4K4/4R4 w - - 0 1 moves e2d2\n";
    let output = verdict(
        &["--rules", "koopkorea-3", "--rules", "pychess", "-"],
        "C.UTF-8",
        facing,
    );
    let said = text(&output.stdout);
    for wanted in [
        "The rule sets disagree from the start.",
        "At the start\n  The next move, e2d2, is not allowed. The generals on d2 and d10 would face each other.\n  - KoopKorea 3 (koopkorea-3): ",
        "At the end of the record, after move 1\n  The game goes on.",
    ] {
        assert!(said.contains(wanted), "{wanted} in\n{said}");
    }
}

#[test]
fn a_record_with_a_fault_is_judged_up_to_it() {
    let output = verdict(&["-"], "C.UTF-8", "position startpos moves a4b4 a4a3\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        text(&output.stderr).contains("illegal_move"),
        "{}",
        text(&output.stderr)
    );
    assert!(
        text(&output.stdout).contains("after move 1"),
        "{}",
        text(&output.stdout)
    );
}

#[test]
fn json_has_every_rule_set_for_each_game() {
    let files = ["gib/08-ta.gib", "gib/13-comments.gib"].map(|name| {
        let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../janggi/testdata/records");
        folder.join(name).to_str().expect("a path in UTF-8").to_owned()
    });
    let output = verdict(&["--json", &files[0], &files[1]], "C.UTF-8", "");
    let said = text(&output.stdout);
    let games: Vec<Value> = said
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(games.len() >= 2, "{said}");
    for game in games {
        let answers = game["answers"].as_array().expect("answers");
        let ids: Vec<&str> = answers.iter().filter_map(|answer| answer["rules"].as_str()).collect();
        assert_eq!(ids, Preset::ALL.map(Preset::id));
        for answer in answers {
            let has = |name: &str| !answer[name].is_null();
            let wanted = match answer["answer"].as_str() {
                Some("other_game") => !has("error") && !has("verdict") && !has("standing"),
                Some("no_start" | "refused") => has("error"),
                Some("ended") => has("verdict"),
                Some("open") => has("standing"),
                _ => false,
            };
            assert!(wanted, "{answer}");
        }
    }
}

#[test]
fn what_is_no_record_is_told() {
    let output = verdict(&["-"], "C.UTF-8", "");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), String::new()));
    assert!(text(&output.stderr).contains("no_games"));
    let output = verdict(&["--rules", "kakaoo", "-"], "C.UTF-8", TWO_PASSES);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("bad_rules"), "{}", text(&output.stderr));
}
