//! Tests of Janggi games in the terminal: setup, moves, undo, bikjang and check.

use crate::talk::{RulesFile, converse, places};

/// Top of a drawn board: the file coordinates, and the label of rank 10.
const TOP: &str = "     1   2   3   4   5   6   7   8   9\n 10 ";

#[test]
fn two_people_play_to_an_explained_end() {
    let words = ["play", "--two", "--ascii", "--lang", "en"];
    let (status, text, error) = converse(&words, "2\nmssm\na4b4\n74졸73\nundo\na4c4\npass\npass\n");
    assert_eq!((status, error.as_str()), (Some(0), ""));
    assert!(text.contains("Han's setup") && text.contains("Cho's setup"), "{text}");
    assert_eq!(
        text.matches(TOP).count(),
        5,
        "the start, a4b4, undo, two passes: {text}"
    );
    assert!(text.contains("Cho 72 : 73.5 Han"), "{text}");
    assert!(
        text.contains("A piece of the same side is on c4."),
        "a4c4 is refused: {text}"
    );
    assert!(
        text.trim_end()
            .lines()
            .rev()
            .take(4)
            .any(|line| line.contains("Han wins")),
        "{text}"
    );
}

#[test]
fn the_engine_answers_and_undo_goes_back_two_plies() {
    let words = [
        "play", "--level", "1", "--setup", "msms", "--lang", "ko", "--pieces", "hangul",
    ];
    let (status, text, error) = converse(&words, "71졸72\nfen\n무르기\nfen\n기권\n");
    assert_eq!((status, error.as_str()), (Some(0), ""));
    let fens: Vec<&str> = text.lines().filter(|line| line.contains(" - - ")).collect();
    assert_eq!(fens.len(), 2, "{text}");
    assert!(
        fens[0].contains("1PP1P1P1P w") || fens[0].contains("/1PP1P1P1P/"),
        "{}",
        fens[0]
    );
    assert!(fens[1].ends_with("w - - 0 1"), "{}", fens[1]);
    assert!(text.contains("(졸)") && text.contains("[병]"), "{text}");
    assert!(text.contains("기권"), "{text}");
}

#[test]
fn the_sides_choose_their_setups_in_the_order_of_the_rule_set() {
    let with_order = |order: &str, first: &str| {
        RulesFile::new(
            "kakao@1",
            &format!(r#"{{"setup.order":"{order}","setup.first":{first}}}"#),
        )
    };
    let cho_first = with_order("cho_first_visible", r#""cho""#);
    for rules in ["vchess", cho_first.path()] {
        let (status, text, error) = converse(&["play", "--two", "--lang", "en", "--rules", rules], "mssm\nsmms\n");
        assert_eq!((status, error.as_str()), (Some(0), ""), "{rules}");
        let [cho, han] = places(&text, ["Cho's setup", "Han's setup"]);
        assert!(cho < han, "{rules}: {text}");
        assert!(text.contains("Cho 72"), "{rules}: the game begins: {text}");
    }
    let (_, text, _) = converse(
        &["play", "--side", "han", "--lang", "en", "--rules", "vchess"],
        "smms\n",
    );
    let [engine, mine] = places(&text, ["Cho chooses ", "Han's setup"]);
    assert!(engine < mine, "{text}");
    let hidden = with_order("simultaneous_hidden", "null");
    let (_, text, _) = converse(
        &["play", "--side", "cho", "--lang", "en", "--rules", hidden.path()],
        "smms\n",
    );
    let [mine, engine] = places(&text, ["Cho's setup", "Han chooses "]);
    assert!(
        mine < engine && text.contains("Cho chooses smms") && !text.contains("Han's setup"),
        "{text}"
    );
    let (_, text, _) = converse(&["play", "--two", "--lang", "en", "--rules", "fsf-casual"], "fen\n");
    assert!(!text.contains("setup") && text.contains("rnba1abnr/4k4/"), "{text}");
}

/// A position in which Cho's move e5c6 opens the file between the generals.
pub(crate) const UNCOVERS: &str = "4k4/9/r8/9/9/4N4/9/9/9/4K3R w - - 0 1";

#[test]
fn bikjang_is_announced_only_where_it_can_end_the_game() {
    let facing = |rules: &str, fen: &str, input: &str| {
        let words = ["play", "--two", "--lang", "en", "--rules", rules, "--fen", fen];
        converse(&words, input).1
    };
    for rules in ["kakao", "koopkorea-2"] {
        let text = facing(rules, UNCOVERS, "e5c6\n");
        assert!(!text.contains("Bikjang"), "{rules} has none: {text}");
    }
    let rich = "rrc1k4/9/9/9/9/9/9/9/9/RRC1K4 w - - 0 1";
    assert!(
        !facing("koopkorea-1c", rich, "").contains("Bikjang"),
        "the gate is closed"
    );
    let poor = "r3k4/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    assert!(facing("koopkorea-1c", poor, "").contains("Bikjang"), "the gate is open");
}

#[test]
fn a_move_that_ends_the_game_by_bikjang_is_warned_of_first() {
    let words = [
        "play",
        "--two",
        "--lang",
        "en",
        "--rules",
        "koopkorea-1a",
        "--fen",
        UNCOVERS,
    ];
    let (_, text, _) = converse(&words, "e5c6\na8a9\nfen\na8a9\n");
    assert!(
        text.contains("A move that leaves them facing each other ends the game: Cho wins"),
        "told beforehand: {text}"
    );
    let [warned, fen] = places(&text, ["Type it again", " b - - 1 1"]);
    assert!(warned < fen, "the first a8a9 has not been played: {text}");
    assert_eq!(text.matches("Type it again").count(), 1, "{text}");
    let end = text[fen..].to_owned();
    assert!(end.contains("Cho wins"), "the second has: {text}");
    let (_, text, _) = converse(&words, "e5c6\ne10d10\n");
    assert!(
        !text.contains("Type it again") && text.contains(TOP),
        "what resolves it is no matter: {text}"
    );
}

#[test]
fn janggun_and_meonggun_are_both_announced() {
    let words = |lang, fen| ["play", "--two", "--rules", "koopkorea-2", "--lang", lang, "--fen", fen];
    let escaped = "4k4/9/9/9/9/9/9/9/9/3K4R w - - 0 1";
    let (_, text, _) = converse(&words("ko", escaped), "i1i10\ne10e9\ni10i1\n");
    let said: Vec<&str> = text.lines().filter(|line| line.contains("군!")).collect();
    assert_eq!(said, ["장군!", "멍군!"], "{text}");
    let (_, text, _) = converse(&words("en", escaped), "i1i10\ne10e9\n");
    let [given, answered] = places(&text, ["(janggun)", "(meonggun)"]);
    assert!(given < answered, "{text}");
    // Han's general moves aside and opens the file of its chariot.
    let countered = "4r4/4k4/9/9/9/9/9/9/9/4K3R w - - 0 1";
    let (_, text, _) = converse(&words("ko", countered), "i1i9\ne9d10\n");
    let said: Vec<&str> = text.lines().filter(|line| line.contains("군!")).collect();
    assert_eq!(said, ["장군!", "멍군! 장군!"], "{text}");
}

#[test]
fn western_notation_is_read_and_drawn() {
    let words = ["play", "--two", "--ascii", "--lang", "en", "--setup", "mssm"];
    let (status, text, error) = converse(&words, "mssm\nP71-72\nP41-42\nH02-83\nE02-83\nfen\n");
    assert_eq!((status, error.as_str()), (Some(0), ""));
    let fen = text
        .lines()
        .find(|line| line.contains(" b - - "))
        .unwrap_or_else(|| panic!("{text}"));
    assert!(fen.contains("/1PP1P1P1P/1CN4C1/"), "three moves were played: {fen}");
    assert!(text.contains("the side to move has no piece on b1"), "{text}");
    assert!(
        text.contains("(P)") && text.contains("[P]") && !text.contains("(S)"),
        "{text}"
    );
}

#[test]
fn the_end_of_the_input_ends_the_game_at_any_point() {
    for input in ["", "1\n", "1\n1\n", "1\n1\na4b4\n", "\u{fffd}\n\0\n", "9\n-1\n\n"] {
        let (status, text, error) = converse(&["play", "--two", "--lang", "en"], input);
        assert_eq!((status, error.as_str()), (Some(0), ""), "{input:?}: {text}");
    }
}
