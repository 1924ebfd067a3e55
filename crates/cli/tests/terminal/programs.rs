//! Tests of `janggun uci`, `janggun bench` and `janggun worker`.

use crate::talk::converse;

#[test]
fn uci_speaks_and_a_bad_position_changes_nothing() {
    let input = "uci\nisready\nposition startpos moves a4b4\nposition fen nonsense\ngo perft 1\ngo nodes 50\nquit\n";
    let (status, text, error) = converse(&["uci"], input);
    assert_eq!((status, error.as_str()), (Some(0), ""));
    for line in ["uciok", "readyok", "bestmove "] {
        assert!(text.lines().any(|found| found.starts_with(line)), "{line}: {text}");
    }
    assert!(text.contains("info string error"), "{text}");
    assert!(
        text.contains("option name Rules") && text.contains("option name UCI_Variant"),
        "{text}"
    );
}

#[test]
fn the_bench_is_one_number_every_time() {
    let (status, first, _) = converse(&["bench", "--depth", "3"], "");
    let (_, second, _) = converse(&["bench", "--depth", "3"], "");
    assert_eq!(status, Some(0));
    let nodes = |text: &str| {
        text.lines()
            .last()
            .and_then(|line| line.split_whitespace().nth(1).map(str::to_owned))
    };
    assert!(
        first
            .lines()
            .last()
            .is_some_and(|line| line.starts_with("Bench: ") && line.ends_with(" nps")),
        "{first}"
    );
    assert_eq!(nodes(&first), nodes(&second));
}

#[test]
fn a_worker_ends_with_its_standard_input() {
    // No program listens on port 1, so the worker retries until its input ends, which is right after this line.
    let (status, text, _) = converse(&["worker"], "{\"addr\":\"127.0.0.1:1\",\"token\":\"x\"}\n");
    assert_eq!(status, Some(0));
    // The number of heartbeats depends on the machine.
    assert!(text.lines().all(|line| line == "alive"), "{text}");
    let (status, text, error) = converse(&["worker"], "nonsense\n");
    assert_eq!((status, text.as_str()), (Some(2), ""));
    assert!(error.starts_with("janggun: bad_credentials: "), "{error}");
}
