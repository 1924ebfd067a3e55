//! The lines under the board, and a refusal, a warning and an end in words. The sentences for codes are the core's; this
//! file puts the game's numbers around them.

use super::input::Misread;
use super::words::Language;
use janggi::explain::explain_illegal;
use janggi::explain::sentences::{ILLEGAL, filled};
use janggi::referee::Cause;
use janggi::ruleset::YesNo;
use janggi::western::{self, WesternError};
use janggi::{ActionError, Game, Move, Outcome, Side, Verdict};
use std::fmt::Write as _;

/// The lines under the board: points, what two passes would mean, check and its answer, facing generals that matter.
pub(super) fn status(game: &Game, language: Language) -> String {
    let standing = game.standing();
    let movement = game.position().movement();
    let [cho, han] = [Side::Cho, Side::Han].map(|side| language.side(movement, side));
    let mut text = format!("{cho} {} : {} {han}", standing.points.cho, standing.points.han);
    if let Some(outcome) = standing.if_both_pass {
        let _ = match language {
            Language::Ko => write!(text, "   (둘 다 쉬면: {})", result(game, outcome, language)),
            Language::En => write!(text, "   (if both pass now: {})", result(game, outcome, language)),
        };
    }
    for line in [checks(game, language), bikjang(game, language)].into_iter().flatten() {
        text.push('\n');
        text += &line;
    }
    text
}

/// 멍군 when the last action answered a check, 장군 when it gives one: it may do both.
fn checks(game: &Game, language: Language) -> Option<String> {
    let history = game.history();
    let answered = history.ply().checked_sub(1).and_then(|ply| history.in_check_at(ply)) == Some(true);
    let text = match (game.verdict(), answered, history.in_check()) {
        (Some(_), _, _) | (None, false, false) => return None,
        (None, false, true) => language.pick("장군!", "Check (janggun)!"),
        (None, true, false) => language.pick("멍군!", "Check answered (meonggun)!"),
        (None, true, true) => language.pick("멍군! 장군!", "Check answered (meonggun), and check in turn (janggun)!"),
    };
    Some(text.to_owned())
}

/// What the generals' facing lets the side to move do; nothing where it cannot end the game.
fn bikjang(game: &Game, language: Language) -> Option<String> {
    let warnings = game.warnings();
    let facing = warnings.bikjang?;
    if facing.open == YesNo::No {
        return None;
    }
    let ends = |is_meant: fn(Move) -> bool| {
        let ending = warnings
            .endings
            .iter()
            .find(|(action, verdict)| is_meant(*action) && verdict.cause == Cause::BikjangAccepted);
        ending.map(|(_, verdict)| result(game, verdict.outcome, language))
    };
    let mut text = language
        .pick(
            "빅장: 두 궁이 마주 보고 있습니다.",
            "Bikjang: the generals face each other.",
        )
        .to_owned();
    if facing.call_refused.is_none() {
        text += language.pick(" `빅장`이라고 부를 수 있습니다.", " You may `call` it.");
    }
    if let Some(result) = ends(|action| action == Move::Pass) {
        text += &match language {
            Language::Ko => format!(" `한수쉼`을 하면 대국이 끝납니다: {result}."),
            Language::En => format!(" A `pass` ends the game: {result}."),
        };
    }
    if let Some(result) = ends(|action| action != Move::Pass) {
        text += &match language {
            Language::Ko => format!(" 풀지 않는 수를 두어도 대국이 끝납니다: {result}."),
            Language::En => format!(" So does a move that leaves them facing: {result}."),
        };
    }
    Some(text)
}

/// What a step would bring about that ends the game without a win for its side, where another would not end it; `None` for
/// every other one.
pub(super) fn warning(game: &Game, step: Move, language: Language) -> Option<String> {
    let endings = game.warnings().endings;
    let (_, verdict) = endings.iter().find(|(action, _)| *action == step)?;
    if verdict.outcome == Outcome::Win(game.position().turn()) || endings.len() == game.legal().len() {
        return None;
    }
    let end = text(verdict, language);
    Some(match language {
        Language::Ko => format!("이 수를 두면 대국이 끝납니다. {end}\n그래도 두려면 한 번 더 적으세요."),
        Language::En => format!("That move would end the game. {end}\nType it again to play it."),
    })
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

/// Why a typed line was not understood.
pub(super) fn misread(misread: Misread, language: Language) -> String {
    let Misread::Western(error) = misread else {
        return language
            .pick(
                "알 수 없는 말입니다. `도움말`을 적어 보세요.",
                "not understood; `help` lists what is",
            )
            .to_owned();
    };
    match (language, error) {
        (Language::Ko, WesternError::OtherPiece { at, found, .. }) => {
            format!("{at}에 있는 기물은 {}입니다.", western::letter(found))
        }
        (Language::Ko, WesternError::NoPiece { at }) => format!("{at}에 둘 차례인 쪽의 기물이 없습니다."),
        (Language::Ko, WesternError::OtherTaken { at, .. }) => format!("{at}에 있는 것이 적은 것과 다릅니다."),
        (Language::Ko, WesternError::NullStep { .. }) => "한수쉼은 궁으로만 적을 수 있습니다.".to_owned(),
        (Language::Ko, WesternError::Syntax | WesternError::Ambiguous { .. } | WesternError::NoStep)
        | (Language::En, _) => error.to_string(),
    }
}

fn result(game: &Game, outcome: Outcome, language: Language) -> String {
    let name = |side| language.side(game.position().movement(), side);
    match (outcome, language) {
        (Outcome::Win(side), Language::Ko) => format!("{} 승", name(side)),
        (Outcome::Win(side), Language::En) => format!("{} wins", name(side)),
        (Outcome::Draw, _) => language.pick("무승부", "draw").to_owned(),
        (Outcome::None, _) => language.pick("무효", "called off").to_owned(),
    }
}
