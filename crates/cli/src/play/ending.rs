//! What a position, a refusal and an end are told as. The sentences for codes are the core's; this file puts the game's numbers
//! around them.

use super::words::Language;
use janggi::{ActionError, Game, Outcome, Side, Verdict};
use std::fmt::Write as _;

/// One or two lines under the board: points, what two passes would mean, check, facing generals.
pub(super) fn status(game: &Game, language: Language) -> String {
    let standing = game.standing();
    let (cho, han) = (language.side(Side::Cho), language.side(Side::Han));
    let mut text = format!("{cho} {} : {} {han}", standing.points.cho, standing.points.han);
    if let Some(outcome) = standing.if_both_pass {
        let _ = match language {
            Language::Ko => write!(text, "   (둘 다 쉬면: {})", result(outcome, language)),
            Language::En => write!(text, "   (if both pass now: {})", result(outcome, language)),
        };
    }
    if game.verdict().is_none() {
        if game.position().in_check() {
            text += language.pick("\n장군!", "\nCheck!");
        }
        if game.position().facing() {
            text += match (game.rights().call, language) {
                (true, Language::Ko) => "\n빅장: 두 궁이 마주 보고 있습니다. `빅장`이라고 부를 수 있습니다.",
                (true, Language::En) => "\nBikjang: the generals face each other. You may `call` it.",
                (false, Language::Ko) => "\n빅장: 두 궁이 마주 보고 있습니다.",
                (false, Language::En) => "\nBikjang: the generals face each other.",
            };
        }
    }
    text
}

/// Who won, why, by which rule, with which numbers.
pub(super) fn text(game: &Game, verdict: &Verdict, language: Language) -> String {
    let mut text = format!("{} — {}", result(verdict.outcome, language), verdict.cause.code());
    if let Some(rule) = &verdict.rule {
        let _ = write!(text, " ({rule})");
    }
    let points = game.standing().points;
    let _ = write!(
        text,
        "\n{} {} : {} {}",
        language.side(Side::Cho),
        points.cho,
        points.han,
        language.side(Side::Han)
    );
    text
}

/// Why an action was not played.
pub(super) fn refusal(error: &ActionError, language: Language) -> String {
    match language {
        Language::Ko => format!("둘 수 없습니다: {error}"),
        Language::En => format!("not possible: {error}"),
    }
}

fn result(outcome: Outcome, language: Language) -> String {
    match (outcome, language) {
        (Outcome::Win(side), Language::Ko) => format!("{} 승", language.side(side)),
        (Outcome::Win(side), Language::En) => format!("{} wins", language.side(side)),
        (Outcome::Draw, _) => language.pick("무승부", "draw").to_owned(),
        (Outcome::None, _) => language.pick("무효", "called off").to_owned(),
    }
}
