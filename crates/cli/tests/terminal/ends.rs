//! Tests of warnings before an action that would end the game.
//!
//! A warning shows the result that the game would have, with the points if they decide it.

use super::game::UNCOVERS;
use super::talk::{converse, places};

fn two(language: &str, rules: &str, fen: &str, input: &str) -> String {
    let words = ["play", "--two", "--lang", language, "--rules", rules, "--fen", fen];
    converse(&words, input).1
}

/// A position in which both sides have fewer than 30 points, and Han leads by the deom.
const EVEN: &str = "4k4/9/r8/9/9/9/9/9/4K4/R8 w - - 0 1";

#[test]
fn an_offer_by_which_points_decide_says_so_before_it_is_made_and_before_it_is_accepted() {
    for rules in ["koopkorea-1a", "north-korean", "heptathlon"] {
        let apart = EVEN.replace("4K4/R8", "5K3/R8");
        let text = two("en", rules, &apart, "offer\nfen\noffer\naccept\n");
        assert!(
            text.contains("If it is accepted: Han wins 14.5 : 13."),
            "{rules}: {text}"
        );
        let [asked, fen] = places(&text, ["Type it again", " w - - 0 1"]);
        assert!(asked < fen, "the first offer is not made yet: {text}");
        assert!(
            text.contains("Cho offers to end the game. If you `accept`: Han wins 14.5 : 13."),
            "{rules}: {text}"
        );
        assert!(
            text.contains("Han wins. Cho offered to end the game on points and the other side agreed."),
            "{rules}: {text}"
        );
        let korean = two("ko", rules, &apart, "무승부\n무승부\n");
        assert!(
            korean.contains("초(楚)가 대국을 끝내자고 합니다. `수락`하면: 한(漢) 14.5 : 13 점수승."),
            "{korean}"
        );
    }
}

#[test]
fn what_would_end_the_game_is_told_as_what_is_to_come() {
    let text = two("en", "koopkorea-1a", UNCOVERS, "e5c6\na8a9\n");
    assert!(
        text.contains("That move would end the game: bikjang, Cho wins 18 : 14.5."),
        "{text}"
    );
    assert!(!text.contains("accepted it"), "nobody has accepted anything: {text}");
    let korean = two("ko", "koopkorea-1a", UNCOVERS, "e5c6\na8a9\n");
    assert!(
        korean.contains("이 수를 두면 대국이 끝납니다: 빅장, 초(楚) 18 : 14.5 점수승."),
        "{korean}"
    );
    let pass = two("en", "kakao", UNCOVERS, "pass\nfen\n");
    assert!(!pass.contains("would end"), "one pass ends nothing: {pass}");
    let passes = two("en", "kakao", EVEN, "e2f2\npass\npass\nfen\npass\n");
    assert!(
        passes.contains("A pass would end the game: two passes in a row, Han wins 14.5 : 13."),
        "{passes}"
    );
}

#[test]
fn a_korean_sentence_names_the_side_so_that_it_is_not_read_as_one_side() {
    let text = two("ko", "koopkorea-1a", UNCOVERS, "e5c6\n기권\n");
    assert!(text.contains("한(漢)이 기권했습니다."), "{text}");
    let text = two("ko", "koopkorea-1a", UNCOVERS, "e5c6\na8a9\na8a9\n");
    assert!(text.contains("한(漢)이 받아들였습니다."), "{text}");
}
