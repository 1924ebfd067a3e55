//! Tests of terminal games with rules of movement other than Janggi's: Xiangqi and Chess War.

use crate::game::UNCOVERS;
use crate::talk::{converse, places};

/// Xiangqi moves of both sides in different notations, followed by the command `fen`.
const XIANGQI: [&str; 5] = ["h3e3", "H8+7", "馬八進七", "19차29", "fen"];

#[test]
fn xiangqi_is_played_by_red_and_black_without_a_setup_a_pass_or_bikjang() {
    let input = ["도움말", "help"]
        .into_iter()
        .chain(XIANGQI)
        .collect::<Vec<_>>()
        .join("\n");
    for (language, red, black) in [("en", "Red", "Black"), ("ko", "홍", "흑")] {
        let words = [
            "play", "--two", "--rules", "xiangqi", "--pieces", "hanja", "--lang", language,
        ];
        let (status, text, error) = converse(&words, &input);
        assert_eq!((status, error.as_str()), (Some(0), ""));
        assert!(
            text.contains(&format!("{red}> ")) && text.contains(&format!("{black}> ")),
            "{text}"
        );
        for word in [
            "Cho", "Han", "초", "한", "setup", "차림", "pass", "쉼", "ikjang", "빅장",
        ] {
            assert!(!text.contains(word), "{word}: {text}");
        }
        // Red is at the bottom, and its general is marked 漢.
        let bottom = text.lines().find(|line| line.starts_with("  1 ")).expect("a board");
        assert!(bottom.contains("[漢]"), "{bottom}");
        let fen = text
            .lines()
            .find(|line| line.contains(" - - "))
            .unwrap_or_else(|| panic!("{text}"));
        assert_eq!(
            fen.trim_start_matches(|found: char| found != 'r'),
            "rnbakab2/8r/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1CN1C4/9/R1BAKABNR w - - 4 3",
            "{text}"
        );
    }
}

#[test]
fn a_move_that_loses_by_repeated_checks_is_warned_of_first() {
    let chariot = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    let words = ["play", "--two", "--rules", "xiangqi", "--lang", "en", "--fen", chariot];
    let checks = "a1a10\nd10d9\na10a9\nd9d10\na9a10\nd10d9\na10a9\nd9d10\n";
    let (_, text, _) = converse(&words, &format!("{checks}a9a10\nfen\na9a10\n"));
    let [warned, fen] = places(&text, ["Type it again", " w - - 8 5"]);
    assert!(warned < fen, "the move has not been played: {text}");
    let end = &text[fen..];
    assert!(end.contains("Black wins") && !end.contains("Type it again"), "{text}");
}

#[test]
fn a_game_of_chess_war_is_drawn_where_the_generals_face_each_other() {
    let words = |fen| ["play", "--two", "--rules", "chesswar", "--lang", "en", "--fen", fen];
    let (_, text, _) = converse(&words("4k4/9/9/9/9/9/9/9/9/4K3R w - - 0 1"), "i1i2\n");
    assert!(
        text.contains("Draw") && !text.contains("Cho> "),
        "over before a move: {text}"
    );
    let (_, text, _) = converse(&words(UNCOVERS), "e5c6\nfen\ne5c6\n");
    let [warned, fen] = places(&text, ["Type it again", " w - - 0 1"]);
    assert!(warned < fen, "the move has not been played: {text}");
    assert!(
        text.trim_end().rsplit('\n').take(3).any(|line| line.contains("Draw")),
        "{text}"
    );
}

#[test]
fn the_engine_answers_under_every_law() {
    for (rules, moves, answered) in [
        ("xiangqi", "h3e3\nfen\nresign\n", "Black: "),
        ("chesswar", "a4b4\nfen\nresign\n", "Han: "),
    ] {
        let setup: &[&str] = if rules == "xiangqi" { &[] } else { &["--setup", "mssm"] };
        let words = ["play", "--rules", rules, "--level", "1", "--lang", "en"];
        let (status, text, error) = converse(&[&words, setup].concat(), moves);
        assert_eq!((status, error.as_str()), (Some(0), ""), "{rules}");
        assert!(text.contains(answered) && text.contains(" w - - "), "{rules}: {text}");
    }
}
