//! Tests of unusual input: full-width characters, typographic dashes, the wrong keyboard layout, and names of setups.

use super::talk::converse;

fn two(input: &str) -> String {
    let words = ["play", "--two", "--lang", "ko", "--rules", "kakao"];
    converse(&words, input).1
}

#[test]
fn moves_are_understood_however_they_are_typed() {
    let fen = |input: &str| {
        let text = two(&format!("안상\n안상\n{input}\nfen\n"));
        let fen = text.lines().find(|line| line.contains(" b - - ")).map(str::to_owned);
        fen.unwrap_or_else(|| panic!("{input}: {text}"))
    };
    let meant = fen("a4b4");
    for typed in [
        "７１졸７２",
        "71–72",
        "\u{feff}71졸72",
        "71졸7\u{200b}2",
        "71whf72",
        "71lvw72",
        "ㅁ4ㅠ4",
        "ㅇㅛㅜㅛ",
    ] {
        assert_eq!(fen(typed), meant, "{typed}");
    }
}

#[test]
fn setups_have_all_their_names_as_the_players_side_sees_them() {
    let words = ["play", "--two", "--lang", "ko", "--rules", "kakao"];
    for (han, cho, ranks) in [
        ("안상차림", "바깥상", ["rnba1abnr/", "/RBNA1ANBR w"]),
        ("왼상", "왼상차림", ["rnba1anbr/", "/RBNA1ABNR w"]),
        ("오른상차림", "오른상", ["rbna1abnr/", "/RNBA1ANBR w"]),
        ("dkstkd", "outer elephants", ["rnba1abnr/", "/RBNA1ANBR w"]),
        ("마상마상", "ｍｓｍｓ", ["rnba1anbr/", "/RNBA1ANBR w"]),
    ] {
        let (_, text, _) = converse(&words, &format!("{han}\n{cho}\nfen\n"));
        assert!(ranks.iter().all(|rank| text.contains(rank)), "{han} {cho}: {text}");
        let (_, given, _) = converse(&[&words[..], &["--setup", cho]].concat(), &format!("{han}\nfen\n"));
        assert!(ranks.iter().all(|rank| given.contains(rank)), "--setup {cho}: {given}");
    }
}

#[test]
fn the_end_of_the_input_is_an_end_with_a_line_and_a_word() {
    for (language, word) in [("ko", "안녕히 가세요."), ("en", "Goodbye."), ("nl", "Tot ziens.")] {
        for rules in ["kakao", "chesswar"] {
            for input in ["", "1\n", "1\n1\n", "1\n1\na4b4\n", "1\n1\na4b4"] {
                let words = ["play", "--two", "--lang", language, "--rules", rules];
                let (status, text, error) = converse(&words, input);
                assert_eq!((status, error.as_str()), (Some(0), ""), "{input:?}");
                assert_eq!(text.lines().last(), Some(word), "{rules} {input:?}");
            }
        }
    }
}
