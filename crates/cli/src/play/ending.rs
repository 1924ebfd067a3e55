//! What a position, a refusal and an end are told as. The sentences for codes are the core's; this file puts the game's numbers
//! around them.

use super::words::Language;
use janggi::rules::explain_illegal;
use janggi::rules::sentences::{ILLEGAL, filled};
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
pub(super) fn text(verdict: &Verdict, language: Language) -> String {
    let sentence = verdict.sentence(language.of_core());
    match (&verdict.rule, language) {
        (Some(rule), Language::Ko) => format!("{sentence}\n(규칙: {rule})"),
        (Some(rule), Language::En) => format!("{sentence}\n(rule: {rule})"),
        (None, _) => sentence,
    }
}

/// Why an action was not played.
pub(super) fn refusal(error: &ActionError, language: Language) -> String {
    let core = language.of_core();
    match error {
        ActionError::Illegal(illegal) => {
            let row = ILLEGAL.iter().find(|(code, _)| *code == illegal.code());
            row.map_or_else(
                || illegal.to_string(),
                |(_, text)| filled(*text, core, &explain_illegal(illegal)),
            )
        }
        ActionError::Refused(refusal) => {
            format!(
                "{} ({})",
                filled(refusal.cause.sentence(), core, &refusal.facts),
                refusal.rule
            )
        }
        ActionError::Over => language.pick("대국이 끝났습니다.", "The game is over.").to_owned(),
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
