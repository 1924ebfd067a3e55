//! Tests of the touch-move rules in terminal games: touching a piece, and letting go of it.

use crate::talk::{RulesFile, converse, places};

fn under(touch: &str, language: &str, input: &str) -> String {
    let rules = RulesFile::new("kakao@1", &format!(r#"{{"touch":"{touch}"}}"#));
    let words = ["play", "--two", "--lang", language, "--rules", rules.path()];
    let (status, text, error) = converse(&words, &format!("mssm\nmssm\n{input}"));
    assert_eq!((status, error.as_str()), (Some(0), ""), "{text}");
    text
}

/// Returns the last FEN in the output.
fn fen(text: &str) -> &str {
    let found = text.lines().rev().find(|line| line.contains(" - - "));
    found.unwrap_or_else(|| panic!("{text}"))
}

#[test]
fn a_touched_piece_has_to_move_and_its_point_is_enough() {
    let text = under("touch_move", "en", "a4\nc4\nc4c5\npass\n72\nfen\n");
    let [touched, refused] = places(&text, ["the piece on a4 must move", "you have touched the piece on a4"]);
    assert!(touched < refused, "{text}");
    assert_eq!(
        text.matches("you have touched the piece on a4").count(),
        3,
        "another piece, its move and a pass are refused: {text}"
    );
    assert!(fen(&text).contains("/1PP1P1P1P/1C5C1/"), "a4b4 was played: {text}");
    // On the next turn, Han has not touched a piece yet: it cannot touch Cho's piece, but then touches its own.
    let text = under("touch_move", "ko", "a4\n72\nb4\n47\n48\nfen\n");
    let [nothing, touched] = places(&text, ["손댈 기물이 없습니다", "47의 기물에 손을 댔으니"]);
    assert!(nothing < touched, "{text}");
    assert!(fen(&text).contains("/p1p1p2pp/"), "{text}");
}

#[test]
fn a_touched_piece_that_cannot_go_there_or_anywhere() {
    // The cannon has no screen, and a soldier cannot move two points.
    let text = under("touch_move", "en", "b3\na4\na6\nfen\na4a5\nfen\n");
    assert!(text.contains("the piece on b3 cannot move now"), "{text}");
    let first = text.lines().find(|line| line.contains(" - - ")).expect("a FEN");
    assert!(first.contains(" w - - 0 1"), "a6 is refused: {text}");
    assert!(fen(&text).contains(" b - - "), "{text}");
}

#[test]
fn what_was_let_go_stands() {
    for touch in ["letting_go", "touch_move"] {
        let text = under(touch, "ko", "도움말\na4b4\n무르기\nfen\n");
        assert!(text.contains("수를 무를 수 없습니다"), "{touch}: {text}");
        assert!(fen(&text).contains(" b - - "), "{touch}: {text}");
        assert!(!text.contains("내 지난 차례로 되돌리기"), "{touch}: {text}");
        assert_eq!(text.contains("손대기"), touch == "touch_move", "{touch}: {text}");
    }
    let text = under("letting_go", "en", "a4\nc4c5\nfen\n");
    assert!(fen(&text).contains(" b - - "), "a point alone binds nobody: {text}");
}

#[test]
fn giving_up_is_no_move() {
    let text = under("touch_move", "en", "a4\nresign\n");
    assert!(text.contains("Han wins"), "{text}");
}
