//! Tests of `janggun-lab match`: continued matches, recorded games, clocks, misbehaving engines and invalid arguments.

use janggi::record::{self, FileReader, RawGame};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_janggun-lab");

fn run(words: &[&str]) -> Output {
    Command::new(PROGRAM)
        .arg("match")
        .args(words)
        .output()
        .expect("the binary under test starts")
}

fn play(words: &[&str]) -> Output {
    let engine = format!("{PROGRAM} uci;Hash=1");
    run(&[&["--a", &engine, "--b", &engine], words].concat())
}

#[test]
fn a_match_counts_pairs_and_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("match.txt");
    let log = log.to_str().expect("UTF-8");
    let common = [
        "--go-a", "nodes 60", "--go-b", "nodes 20", "--rules", "kakao", "--log", log,
    ];
    let output = play(&[&common[..], &["--pairs", "1", "--jobs", "2"]].concat());
    assert!(output.status.success(), "{output:?}");
    let first = fs::read_to_string(log).expect("written");
    assert_eq!(first.lines().count(), 2, "a headline and a pair: {first}");
    let output = play(&[&common[..], &["--pairs", "2", "--sprt", "0,30"]].concat());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(text.contains("pairs 2 [") && text.contains("LLR "), "{text}");
    let second = fs::read_to_string(log).expect("written");
    assert!(second.starts_with(&first) && second.lines().count() == 3, "{second}");
    // All pairs have already been played.
    let output = play(&[&common[..], &["--pairs", "2", "--json"]].concat());
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(
        json["wins"]
            .as_u64()
            .zip(json["losses"].as_u64())
            .map(|(wins, losses)| wins + losses <= 4),
        Some(true)
    );
    assert!(json["a"]["nodes"].as_u64() > json["b"]["nodes"].as_u64(), "{json}");
    assert!(fs::read_to_string(log).expect("written") == second);
    // The log of one match cannot be used for another.
    let output = play(&["--go-a", "nodes 7", "--log", log]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
}

#[test]
fn players_that_do_not_search_are_beaten_under_every_law() {
    for rules in ["kakao", "xiangqi", "chesswar"] {
        for opponent in ["best-capture", "random"] {
            let limits = ["--go-a", "nodes 500", "--rules", rules, "--pairs", "1", "--json"];
            let output = run(&[&["--a", "this", "--b", opponent], &limits[..]].concat());
            let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
            assert_eq!(json["wins"], 2, "{rules} {opponent}: {json}");
        }
    }
}

#[test]
fn the_games_of_a_match_are_kept_and_can_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pgn");
    let games = path.to_str().expect("UTF-8");
    let words = [
        "--a", "this", "--b", "this", "--go-a", "nodes 60", "--go-b", "nodes 20", "--games", games, "--json",
    ];
    // A second match is appended to the first.
    for pairs in ["2", "1"] {
        let output = run(&[&words[..], &["--pairs", pairs]].concat());
        assert!(output.status.success(), "{output:?}");
    }
    let pgn = fs::read_to_string(&path).expect("written");
    let rounds: Vec<&str> = pgn.lines().filter(|line| line.starts_with("[Round")).collect();
    assert_eq!(rounds.len(), 6, "{pgn}");
    assert_eq!(rounds[..2], [r#"[Round "0.1"]"#, r#"[Round "0.2"]"#]);
    assert!(pgn.contains(r#"[White "this; nodes 60"]"#) && pgn.contains(r#"[White "this; nodes 20"]"#));
    // The library must be able to read all games and all their actions.
    let mut read = 0;
    let mut reader = FileReader::new(None);
    let mut whole = |format, raw: RawGame| {
        let reading = record::read(format, &raw).expect("a game");
        assert!(reading.fault.is_none(), "{reading:?}");
        read += 1;
    };
    reader.feed(pgn.as_bytes(), &mut whole);
    reader.finish(whole);
    assert_eq!(read, 6, "{pgn}");
    // A file that cannot be written is refused.
    let refused = run(&[&words[..], &["--games", folder.path().to_str().expect("UTF-8")]].concat());
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
}

/// Writes a shell script that acts as an engine and runs `answer` for every `go`. Returns the command that runs it.
fn wrong_engine(folder: &Path, answer: &str) -> String {
    let path = folder.join("engine.sh");
    let script = format!(
        "while read -r word rest; do case $word in\n\
         uci) echo 'option name UCI_Variant type combo default janggi var janggi'; echo uciok;;\n\
         isready) echo readyok;;\n quit) exit;;\n go) {answer};;\n esac; done\n"
    );
    fs::write(&path, script).expect("written");
    format!("sh {}", path.display())
}

#[test]
fn fouls_lose_and_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    for (answer, go, foul, termination) in [
        ("echo bestmove a1i10", "nodes 9", "foul_illegal", "rules infraction"),
        ("echo 'bestmove (none)'", "nodes 9", "foul_illegal", "rules infraction"),
        ("exit", "nodes 9", "foul_crash", "abandoned"),
        (
            "sleep 0.3; echo bestmove a4b4",
            "movetime 20",
            "foul_time",
            "time forfeit",
        ),
    ] {
        let engine = wrong_engine(folder.path(), answer);
        let other = format!("{PROGRAM} uci;Hash=1");
        let path = folder.path().join(format!("{foul}.pgn"));
        let games = path.to_str().expect("UTF-8");
        let sides = ["--a", &engine, "--go-a", go, "--b", &other, "--go-b", "nodes 9"];
        let output = run(&[&sides[..], &["--pairs", "1", "--json", "--games", games]].concat());
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(
            (&json["losses"], &json["ends"][foul]),
            (&2.into(), &2.into()),
            "{answer}: {json}"
        );
        assert_eq!(json["a"]["fouls"][foul], 2, "{json}");
        assert_eq!(json["b"]["fouls"][foul], 0, "{json}");
        let pgn = fs::read_to_string(path).expect("written");
        let headers = |key: &str| pgn.lines().filter(|line| line.starts_with(key)).collect::<Vec<_>>();
        let ends = headers("[Termination");
        assert!(
            ends.len() >= 2 && ends.iter().all(|end| end.contains(termination)),
            "{pgn}"
        );
        assert_eq!(
            headers("[Result")[..2],
            [r#"[Result "0-1"]"#, r#"[Result "1-0"]"#],
            "{pgn}"
        );
    }
}

#[test]
fn clocks_run_and_are_kept() {
    let output = play(&["--clock", "0.3+3x0.005", "--pairs", "1", "--json", "--lag", "5000"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(json["ends"]["foul_time"], serde_json::Value::Null, "{json}");
    assert!(json["a"]["micros"].as_u64() > Some(100_000), "{json}");
}

#[test]
fn what_is_no_match_is_refused() {
    for (words, status) in [
        (&["--pairs", "0"][..], 2),
        (&["--sprt", "30,0"], 2),
        (&["--rules", "nobody"], 2),
        (&["--openings", "/nowhere"], 2),
        (&["--clock", "1+"], 2),
        (&["--option-a", "Hash"], 2),
    ] {
        let output = play(words);
        assert_eq!(output.status.code(), Some(status), "{words:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
    let output = Command::new(PROGRAM)
        .args([
            "match",
            "--a",
            "/nowhere/engine",
            "--b",
            "/nowhere/engine",
            "--pairs",
            "1",
        ])
        .output()
        .expect("the binary under test starts");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn engines_within_the_process_play_with_the_evaluation_they_are_given() {
    let common = ["--pairs", "1", "--b", "this;EvalFile=hand", "--go-b", "nodes 30"];
    let run = |words: &[&str]| run(&[&common, words].concat());
    let output = run(&["--a", "this", "--go-a", "nodes 60"]);
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("pairs 1"));
    for words in [
        ["--a", "this;EvalFile=/nowhere.nnue", "--go-a", "nodes 60"],
        ["--a", "this;Hash=4", "--go-a", "nodes 60"],
        ["--a", "this", "--go-a", "movetime 5"],
    ] {
        assert_eq!(run(&words).status.code(), Some(2), "{words:?}");
    }
}
