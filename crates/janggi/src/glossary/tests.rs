//! Tests of the terms: ids, words, pronunciations and diagrams.

use std::collections::BTreeSet;
use std::vec::Vec;

use super::{find, terms};
use crate::explain::Language;
use crate::fen;
use crate::square::Square;

fn is_hangul(c: char) -> bool {
    ('가'..='힣').contains(&c)
}

#[test]
fn ids_are_unique_words_and_find_their_terms() {
    let ids: BTreeSet<&str> = terms().map(super::Term::id).collect();
    assert_eq!(ids.len(), terms().count(), "an id stands twice");
    assert!(ids.len() >= 75, "only {} terms", ids.len());
    for id in ids {
        assert!(id.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{id}");
        assert_eq!(find(id).map(super::Term::id), Some(id));
    }
    assert_eq!(find("rook"), None);
}

#[test]
fn every_term_has_its_words_in_every_language() {
    for term in terms() {
        let id = term.id();
        assert!(term.hangul().chars().any(is_hangul), "{id}: no hangul");
        for form in term.other_forms().iter().chain(&term.in_north_korea()) {
            assert!(form.hangul.chars().any(is_hangul), "{id}: {}", form.hangul);
            assert!(form.romanised.is_ascii(), "{id}: {}", form.romanised);
        }
        assert!(term.romanised().is_ascii() && !term.romanised().is_empty(), "{id}");
        if let Some(hanja) = term.in_hanja() {
            assert!(hanja.chars().any(|c| !is_hangul(c)), "{id}: {hanja} is no hanja");
        }
        let about = term.sentence();
        for (_, text) in about.iter() {
            assert!(text.ends_with('.'), "{id}: {text}");
        }
        let korean = about.in_language(Language::Korean);
        assert!(korean.chars().any(is_hangul), "{id}: {korean}");
    }
}

/// The pronunciations are from a Dutch manual, the older spellings from an encyclopedia.
#[test]
fn the_words_of_the_manual_have_their_sounds_and_older_spellings() {
    for (id, sound) in [
        ("check", "djang-Goen"),
        ("check-answered", "mong-Goen"),
        ("mate", "wè-toong"),
        ("pass", "han-soe swiem"),
    ] {
        assert_eq!(find(id).and_then(super::Term::dutch_sound), Some(sound), "{id}");
    }
    assert!(terms().filter(|term| term.dutch_sound().is_some()).count() >= 35);
    for (id, spelling) in [("mate", "weh-tong"), ("pass", "han-soo-shim")] {
        assert!(
            find(id).is_some_and(|term| term.spellings().contains(&spelling)),
            "{id}"
        );
    }
}

#[test]
fn diagrams_are_boards_and_marks_are_squares() {
    for term in terms() {
        let Some(diagram) = term.on_the_board() else { continue };
        assert!(
            fen::parse_board(diagram.board).is_ok(),
            "{}: {}",
            term.id(),
            diagram.board
        );
        for mark in diagram.marks {
            assert!(mark.parse::<Square>().is_ok(), "{}: {mark}", term.id());
        }
    }
}

#[test]
fn the_words_of_the_manual_are_all_here() {
    let known: BTreeSet<&str> = terms()
        .flat_map(|term| {
            let others = term.other_forms().iter().copied().chain(term.in_north_korea());
            let words: Vec<&str> = others.map(|form| form.hangul).collect();
            core::iter::once(term.hangul()).chain(words)
        })
        .collect();
    for word in [
        "장기",
        "장군",
        "장",
        "멍군",
        "멍",
        "외통",
        "외통수",
        "외통패",
        "외통 장군",
        "궁",
        "궁성",
        "왕",
        "한",
        "초",
        "병",
        "졸",
        "차",
        "포",
        "마",
        "상",
        "사",
        "장기알",
        "장기 기물",
        "장기짝",
        "장기판",
        "빅장",
        "먹다",
        "덤",
        "점",
        "단",
        "급",
        "한수쉼",
        "수",
        "말",
        "장훈",
        "멍훈",
        "궁장",
        "관",
        "선비",
        "왼상차림",
        "오른상차림",
        "안상차림",
        "바깥상차림",
        "오른상장기",
        "왼상장기",
        "안상장기",
        "량귀마장기",
        "기동차장기",
        "광상희",
    ] {
        assert!(known.contains(word), "{word} is missing");
    }
}
