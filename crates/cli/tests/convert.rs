//! Tests of `janggun convert` with files from `crates/janggi/testdata/records` and with text in the tests.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn convert(words: &[&str], files: &[PathBuf], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .arg("convert")
        .args(words)
        .args(files)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary under test starts");
    let _ = child.stdin.take().expect("piped").write_all(input);
    child.wait_with_output().expect("it ends")
}

fn records(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../janggi/testdata/records")
        .join(name)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// Final position of `gib/08-ta.gib`.
const END: &str = "4c4/3ka1R2/3n5/R8/4c4/2P1B4/3r4P/3C2N2/3K5/3A1C3 b - - 13 37\n";

#[test]
fn gib_to_gib_keeps_every_byte() {
    for name in ["01-cp949-crlf-eof", "02-utf8-bom", "13-comments", "14-soldier-names"] {
        let file = records(&format!("gib/{name}.gib"));
        let output = convert(&["--to", "gib"], std::slice::from_ref(&file), b"");
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert_eq!(output.stdout, fs::read(&file).expect("file"), "{name}");
    }
}

#[test]
fn one_game_through_every_format() {
    let folder = tempfile::tempdir().expect("folder");
    let mut file = records("gib/08-ta.gib");
    for format in ["pgn", "json", "uci", "gib", "pgn"] {
        let next = folder.path().join(format!("game.{format}"));
        let output = next.to_str().expect("path");
        let done = convert(&["--to", format, "--output", output], &[file], b"");
        assert_eq!(
            (done.status.code(), text(&done.stdout).as_str()),
            (Some(0), ""),
            "{}",
            text(&done.stderr)
        );
        let end = convert(&["--to", "fen"], std::slice::from_ref(&next), b"");
        assert_eq!(text(&end.stdout), END, "{format}");
        file = next;
    }
    assert!(!folder.path().join("game.pgn.part").exists());
}

#[test]
fn a_dash_is_standard_output() {
    let file = records("gib/08-ta.gib");
    let output = convert(&["--to", "fen", "--output", "-"], &[file], b"");
    assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(0), END));
    assert!(!Path::new("-").exists() && !Path::new("-.part").exists());
}

#[test]
fn faulty_games_are_named_and_the_others_written() {
    let output = convert(&["--to", "uci"], &[records("gib/19-noise.gib")], b"");
    assert_eq!(output.status.code(), Some(1));
    let complaints = text(&output.stderr);
    let codes: Vec<_> = complaints.lines().filter_map(|line| line.split(": ").nth(1)).collect();
    assert_eq!(
        codes,
        [
            "unknown_setup",
            "no_setup",
            "bad_move",
            "unclosed_comment",
            "bad_board",
            "bad_encoding",
            "left_out_headers",
            "left_out_result",
            "games_failed"
        ]
    );
    assert!(
        complaints.contains("game 3, line 41, ply 4: \"78졸99\""),
        "{complaints}"
    );
    assert_eq!(text(&output.stdout).lines().count(), 3);
    let kept = convert(&["--to", "uci", "--keep-faulty"], &[records("gib/19-noise.gib")], b"");
    assert_eq!(text(&kept.stdout).lines().count(), 5);
    assert_eq!(kept.status.code(), Some(1));
}

#[test]
fn standard_input_and_encodings() {
    let utf8 = fs::read(records("gib/02-utf8-bom.gib")).expect("file");
    let dash = [PathBuf::from("-")];
    let cp949 = convert(&["--to", "gib", "--encoding", "cp949"], &dash, &utf8);
    assert!(cp949.status.success(), "{}", text(&cp949.stderr));
    assert!(std::str::from_utf8(&cp949.stdout).is_err());
    let back = convert(&["--to", "gib", "--encoding", "utf8"], &dash, &cp949.stdout);
    assert!(text(&back.stdout).contains("1. 71졸72 2. 49병48"));
    let smile = text(&back.stdout).replace("친선대국", "😀");
    let output = convert(&["--to", "gib", "--encoding", "cp949"], &dash, smile.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("unencodable"));
}

/// `web/src/features/library/chunks.test.ts` tests the same in the web app.
#[test]
fn whatever_the_encoding_and_the_line_ends_the_same_game() {
    let dash = [PathBuf::from("-")];
    let game = "[초대국자 \"이붉음\"] [초차림 \"안상차림\"]\n[한차림 \"마상상마\"]\n\n1. 79졸78 2. 41병42\n";
    let expected = convert(&["--to", "uci"], &dash, game.as_bytes());
    assert!(
        text(&expected.stdout).ends_with("moves i4h4 a7b7\n"),
        "{}",
        text(&expected.stderr)
    );
    let utf16: Vec<u8> = game.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let cp949 = convert(&["--to", "gib", "--encoding", "cp949"], &dash, game.as_bytes()).stdout;
    let carriage = game.replace('\n', "\r").into_bytes();
    let invisible = game.replace(' ', "\u{200B} ").into_bytes();
    for bytes in [utf16, cp949.clone(), carriage, invisible] {
        let output = convert(&["--to", "uci"], &dash, &bytes);
        assert_eq!(
            (output.status.code(), &output.stdout),
            (Some(0), &expected.stdout),
            "{}",
            text(&output.stderr)
        );
    }
    // With `--keep-faulty`, a game with an incomplete syllable is reported but still written.
    let name = [0xC0, 0xBD, b'"'];
    let at = cp949
        .windows(3)
        .position(|bytes| bytes == name)
        .expect("the end of the name");
    let broken = [&cp949[..at + 1], &cp949[at + 2..]].concat();
    let output = convert(&["--to", "pgn", "--keep-faulty"], &dash, &broken);
    assert!(
        text(&output.stderr).contains("bad_encoding"),
        "{}",
        text(&output.stderr)
    );
    let kept = text(&output.stdout);
    assert!(
        kept.contains("[White \"이붉\u{FFFD}\"]") && kept.contains("[Fault \"bad_encoding: 1:10\"]"),
        "{kept}"
    );
    assert!(kept.contains("1. Pih4 Pab7"), "{kept}");
    // Moves without headers can be converted to KoopKorea notation and read again.
    let bare = convert(&["--to", "koopkorea"], &dash, "1. 79졸78 2. 41병42".as_bytes());
    assert!(text(&bare.stderr).contains("setup_assumed"), "{}", text(&bare.stderr));
    assert!(
        text(&bare.stdout).contains("1. P79-78 P41-42"),
        "{}",
        text(&bare.stdout)
    );
    assert_eq!(convert(&["--to", "uci"], &dash, &bare.stdout).stdout, expected.stdout);
}

/// A Xiangqi game as a UCI line. Its starting position would also be valid in Janggi.
const XIANGQI_LINE: &[u8] =
    b"position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h3e3 h10g8\n";

#[test]
fn a_law_of_movement_is_told_and_never_guessed() {
    let dash = [PathBuf::from("-")];
    let untold = convert(&["--from", "uci", "--to", "json"], &dash, XIANGQI_LINE);
    assert!(
        text(&untold.stderr).contains("illegal_move"),
        "{}",
        text(&untold.stderr)
    );
    let told = convert(
        &["--from", "uci", "--to", "pgn", "--rules", "xiangqi"],
        &dash,
        XIANGQI_LINE,
    );
    assert!(told.status.success(), "{}", text(&told.stderr));
    assert!(text(&told.stdout).contains("[Variant \"Xiangqi\"]"));
    for format in ["uci", "gib"] {
        let output = convert(&["--from", "pgn", "--to", format], &dash, &told.stdout);
        assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(1), ""));
        assert!(
            text(&output.stderr).contains("law_not_in_format"),
            "{}",
            text(&output.stderr)
        );
    }
    let janggi = records("gib/08-ta.gib");
    for (rules, code) in [("xiangqi", Some(1)), ("chesswar", Some(1)), ("kakao", Some(0))] {
        let output = convert(&["--to", "json", "--rules", rules], std::slice::from_ref(&janggi), b"");
        assert_eq!(output.status.code(), code, "{rules}");
        assert_eq!(
            text(&output.stderr).contains("other_variant"),
            code == Some(1),
            "{rules}"
        );
    }
}

/// Returns the codes of the messages on standard error.
fn codes(output: &Output) -> Vec<String> {
    let complaints = text(&output.stderr);
    let codes = complaints.lines().filter_map(|line| line.split(": ").nth(1));
    codes.map(str::to_owned).collect()
}

#[test]
fn what_a_format_has_no_place_for_is_named_once_a_kind() {
    let dash = [PathBuf::from("-")];
    let game = "[Event \"x\"]\n[Fault \"9 bad_move: y\"]\n[Result \"1-0\"]\n\n1. Pih4 {a} $1 {[%cal Ra4b4][%emt 0:03:07]} (1. Pab4 {b}) Pab7 1-0\n\n";
    let file = game.repeat(3);
    let uci = convert(&["--to", "uci"], &dash, file.as_bytes());
    assert_eq!(uci.status.code(), Some(0));
    assert_eq!(
        codes(&uci),
        [
            "fault_mark",
            "headers",
            "result",
            "variations",
            "comments",
            "glyphs",
            "drawings",
            "times"
        ]
        .map(|kind| format!("left_out_{kind}"))
    );
    assert!(
        text(&uci.stderr).contains("3 comments omitted from 3 games"),
        "{}",
        text(&uci.stderr)
    );
    let gib = convert(&["--to", "gib"], &dash, file.as_bytes());
    assert_eq!(codes(&gib), ["left_out_variations"]);
    assert!(text(&gib.stdout).contains("<187>\n{!}\n{a}"));
    let fen = convert(&["--to", "fen"], &dash, file.as_bytes());
    assert_eq!(codes(&fen), ["left_out_fault_mark"]);
    for format in ["pgn", "koopkorea", "json"] {
        let output = convert(&["--to", format], &dash, file.as_bytes());
        assert_eq!(codes(&output), [""; 0], "{format}");
    }
    // A `.gib` file that is copied unchanged loses nothing.
    let same = convert(&["--to", "gib"], &[records("gib/09-seconds.gib")], b"");
    assert_eq!(codes(&same), [""; 0]);
    // Move times in a `.gib` file survive conversion to PGN.
    let seconds = records("gib/09-seconds.gib");
    let pgn = convert(&["--to", "pgn"], std::slice::from_ref(&seconds), b"");
    let back = convert(&["--to", "json"], &dash, &pgn.stdout);
    let times = |bytes: &[u8]| text(bytes).matches("\"seconds\"").count();
    assert!(times(&back.stdout) > 0);
    assert_eq!(
        times(&back.stdout),
        times(&convert(&["--to", "json"], &[seconds], b"").stdout)
    );
}

#[test]
fn what_is_in_doubt_is_said() {
    let dash = [PathBuf::from("-")];
    let torn = "[Event \"a\"]\n\n1. Pih4 Pab7 2. Pab4\n[Event \"x\"]\n2... Pih7 3. Pgf4 1-0\n";
    let output = convert(&["--to", "json"], &dash, torn.as_bytes());
    assert_eq!(
        (output.status.code(), codes(&output)),
        (Some(1), vec!["headers_in_moves".into(), "games_failed".into()])
    );
    assert!(
        text(&output.stderr).contains("game 1, line 4, ply 4: "),
        "{}",
        text(&output.stderr)
    );
    assert!(output.stdout.is_empty());
    let kept = convert(&["--to", "pgn", "--keep-faulty"], &dash, torn.as_bytes());
    assert!(text(&kept.stdout).contains("[Fault \"4 headers_in_moves\"]"));
    for (file, code) in [
        ("[Event \"a\"]\n\n1. Pih4 Pab7\n", "no_result"),
        ("[Result \"0-1\"]\n\n1. Pih4 Pab7 1 - 0\n", "results_differ"),
        ("① Pih4, Pab7 ② Pab4", "setup_assumed"),
    ] {
        let output = convert(&["--to", "pgn"], &dash, file.as_bytes());
        assert_eq!((output.status.code(), codes(&output)), (Some(0), vec![code.into()]));
    }
    for nothing in ["", "\n \r\n\u{FEFF}\0\n"] {
        for format in ["gib", "pgn", "json", "uci"] {
            let output = convert(&["--to", "json", "--from", format], &dash, nothing.as_bytes());
            assert_eq!(output.status.code(), Some(1), "{format}");
            assert!(text(&output.stderr).starts_with("janggun: no_games: -: "));
        }
        assert_eq!(
            convert(&["--to", "json"], &dash, nothing.as_bytes()).status.code(),
            Some(1)
        );
    }
}

#[test]
fn bad_usage_writes_nothing() {
    let missing = [PathBuf::from("/nowhere/game.gib")];
    let output = convert(&["--to", "pgn"], &missing, b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).starts_with("janggun: unreadable_file: "));
    assert!(output.stdout.is_empty());
    for words in [&["--to", "docx"][..], &[], &["--to", "pgn", "--from", "docx"]] {
        assert_eq!(convert(words, &missing, b"").status.code(), Some(2));
    }
    let output = convert(&["--to", "pgn"], &[records("gib/18-tygem-baduk.gib")], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("not_janggi"));
}

/// Tests input that could make the program crash or run out of memory.
///
/// The inputs include lines of 100 MB, nested brackets, an unclosed comment, control characters, and a million games.
#[cfg(target_os = "linux")]
#[test]
fn bombs_end_in_a_code_and_in_little_memory() {
    const LINE: usize = 100_000_000;
    let bombs: [(&str, &str, &str, &str); 6] = [
        ("gib", "1. ", "71졸72 ", "game_too_long"),
        ("gib", "", "\u{80}", "game_too_long"),
        ("pgn", "[Event \"x\"]\n\n", "( ", "game_too_long"),
        ("pgn", "[Event \"x\"]\n\n{", "a", "game_too_long"),
        ("json", "{\"janggun\":1,\"x\":\"", "a", "game_too_long"),
        ("json", "{\"janggun\":1,\"x\":", "[", "game_too_long"),
    ];
    for (format, head, piece, code) in bombs {
        let output = stream(format, head, piece, LINE / piece.len());
        assert_eq!(output.status.code(), Some(1), "{format} {piece}");
        let complaint = text(&output.stderr);
        assert!(
            complaint.contains(&format!(" {code}: ")),
            "{format} {piece}: {complaint}"
        );
        assert!(output.stdout.is_empty(), "{format} {piece}");
    }
    let deep = stream("json", "{\"janggun\":1,\"x\":", "[", 1_000_000);
    assert!(text(&deep.stderr).contains(" bad_json: "), "{}", text(&deep.stderr));
    let game = "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n\n1. 71졸72\n\n";
    let many = stream("gib", "", game, 1_000_000);
    assert_eq!(many.status.code(), Some(0), "{}", text(&many.stderr));
    assert_eq!(many.stdout.iter().filter(|byte| **byte == b'\n').count(), 1_000_000);
}

/// Converts `head` followed by `times` copies of `piece` from standard input. `times` must be a multiple of 1,000.
///
/// The process has an address space of about 400 MB.
#[cfg(target_os = "linux")]
fn stream(format: &str, head: &str, piece: &str, times: usize) -> Output {
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 400000 && exec \"$0\" \"$@\""])
        .args([
            env!("CARGO_BIN_EXE_janggun"),
            "convert",
            "--to",
            "uci",
            "--from",
            format,
            "-",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("sh is there");
    let mut stdin = child.stdin.take().expect("piped");
    let (head, piece) = (head.to_owned(), piece.to_owned());
    let writer = std::thread::spawn(move || {
        let many = piece.repeat(1_000);
        // Writing fails if the program rejects the input early and exits.
        let _ = stdin
            .write_all(head.as_bytes())
            .and_then(|()| (0..times / 1_000).try_for_each(|_| stdin.write_all(many.as_bytes())));
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it writes or stops");
    output
}
