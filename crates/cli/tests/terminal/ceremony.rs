//! Tests of terminal games in which the players place their pieces one by one.

use crate::talk::{RulesFile, converse};
use janggi::{Arrangement, BySide, Side, starting_board};

/// Returns the input that places one side's pieces in the inner elephant setup (안상차림).
fn lines(side: Side) -> Vec<String> {
    let both = BySide {
        cho: Arrangement::Mssm,
        han: Arrangement::Mssm,
    };
    let board = starting_board(both);
    let own = board.pieces().filter(|(_, piece)| piece.side == side);
    own.map(|(square, piece)| format!("{}{square}", janggi::western::letter(piece.role)))
        .collect()
}

fn rules(first: &str) -> RulesFile {
    RulesFile::new(
        "chesswar@1",
        &format!(r#"{{"setup.order":"piece_by_piece","setup.first":"{first}"}}"#),
    )
}

#[test]
fn two_people_place_in_turn_and_the_game_begins() {
    for (first, order) in [("han", [Side::Han, Side::Cho]), ("cho", [Side::Cho, Side::Han])] {
        let [one, other] = order.map(lines);
        let placed: Vec<String> = one
            .into_iter()
            .zip(other)
            .flat_map(|(one, other)| [one, other])
            .collect();
        let rules = rules(first);
        let words = ["play", "--two", "--ascii", "--lang", "en", "--rules", rules.path()];
        let (status, text, error) = converse(&words, &format!("{}\nfen\n", placed.join("\n")));
        assert_eq!((status, error.as_str()), (Some(0), ""));
        let fen = text.lines().find(|line| line.contains(" - - "));
        assert!(
            fen.is_some_and(
                |fen| fen.ends_with("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1")
            ),
            "{first}: {text}"
        );
        let prompts: Vec<&str> = text.match_indices("> ").map(|(at, _)| &text[at - 3..at]).collect();
        let names = order.map(|side| if side == Side::Cho { "Cho" } else { "Han" });
        let expected: Vec<&str> = names.into_iter().cycle().take(32).chain(["Cho", "Cho"]).collect();
        assert_eq!(prompts, expected, "{first}");
    }
}

#[test]
fn a_piece_goes_only_where_a_setup_has_it() {
    let rules = rules("cho");
    let words = ["play", "--two", "--lang", "en", "--rules", rules.path()];
    // Two kinds of pieces may be placed in the corner, and none behind the general. An elephant in the corner
    // determines the piece on b1.
    let input = "a1\nKe1\nKe9\nsomething\nEa1\n25\nb1\nRb1\nquit\nfen\n";
    let (status, text, error) = converse(&words, input);
    assert_eq!((status, error.as_str()), (Some(0), ""));
    let said: Vec<&str> = text
        .lines()
        .map(|line| line.trim_start_matches("Cho> ").trim_start_matches("Han> "))
        .filter(|line| line.starts_with("pieces ") || line.starts_with("no "))
        .collect();
    assert_eq!(
        said,
        [
            "pieces that can go on a1: E (elephant) or R (chariot)",
            "no Cho piece can be placed on e1 now",
            "no Cho piece can be placed on e9 now",
            "no Han piece can be placed on b1 now",
        ],
        "{text}"
    );
    assert!(
        text.contains("(象)(馬)"),
        "beside an elephant in the corner stands a horse: {text}"
    );
}

#[test]
fn the_engine_and_a_given_setup_are_placed_without_asking() {
    let rules = rules("han");
    let words = ["play", "--level", "1", "--lang", "ko", "--rules", rules.path()];
    let (status, text, error) = converse(&words, &format!("{}\nfen\n", lines(Side::Cho).join("\n")));
    assert_eq!((status, error.as_str()), (Some(0), ""));
    assert_eq!(text.matches("한: ").count(), 16, "{text}");
    assert!(text.contains(" w - - 0 1"), "{text}");
    let setup = ["--setup", "smms"];
    let (status, text, error) = converse(&[&words[..], &setup].concat(), "fen\n");
    assert_eq!((status, error.as_str()), (Some(0), ""));
    assert!(text.contains("/RBNA1ANBR w - - 0 1"), "{text}");
}

#[test]
fn whoever_leaves_begins_no_game() {
    let rules = rules("han");
    for input in ["", "Ra10\n", "끝\n", "\n?\nquit\n"] {
        let words = ["play", "--two", "--lang", "en", "--rules", rules.path()];
        let (status, text, error) = converse(&words, input);
        assert_eq!((status, error.as_str()), (Some(0), ""), "{input:?}");
        assert!(!text.contains("Cho 0") && !text.contains("Cho 72"), "{input:?}: {text}");
    }
}
