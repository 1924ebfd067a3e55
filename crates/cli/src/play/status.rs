//! The lines under the board, and a refusal, a warning and an end in words. The sentences for codes are the core's; this
//! file puts the game's numbers around them.

use super::input::Misread;
use super::words::Language;
use janggi::explain::sentences::{ILLEGAL, filled};
use janggi::explain::{Text, explain_illegal};
use janggi::referee::Cause;
use janggi::ruleset::YesNo;
use janggi::western::{self, WesternError};
use janggi::{Action, ActionError, Game, Move, Outcome, Side, Verdict};
use std::fmt::Write as _;

/// The lines under the board: points, the result of two passes, check and its answer, bikjang if it matters.
pub(super) fn status(game: &Game, language: Language) -> String {
    let standing = game.standing();
    let movement = game.position().movement();
    let [cho, han] = [Side::Cho, Side::Han].map(|side| language.side(movement, side));
    let mut text = format!("{cho} {} : {} {han}", standing.points.cho, standing.points.han);
    if let Some(outcome) = standing.if_both_pass {
        let _ = match language {
            Language::Ko => write!(text, "   (둘 다 쉬면: {})", winner(game, outcome, language)),
            Language::En => write!(text, "   (if both pass now: {})", winner(game, outcome, language)),
        };
    }
    let lines = [checks(game, language), bikjang(game, language), offer(game, language)];
    for line in lines.into_iter().flatten() {
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

/// Options of the side to move when the generals face each other; `None` if that cannot end the game.
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
        ending.map(|(_, verdict)| verdict.result(language.of_core()))
    };
    let mut text = language
        .pick(
            "빅장: 두 궁이 마주 보고 있습니다.",
            "Bikjang: the generals face each other.",
        )
        .to_owned();
    if let Some(verdict) = game.call() {
        let result = verdict.result(language.of_core());
        text += &match language {
            Language::Ko => format!(" `빅장`을 부르면 대국이 끝납니다: {result}."),
            Language::En => format!(" A `call` ends the game: {result}."),
        };
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

/// The open offer, and the result of accepting it.
fn offer(game: &Game, language: Language) -> Option<String> {
    game.offer()?;
    let verdict = game.agreement()?;
    let facts = verdict.facts.clone().with("result", verdict.result(language.of_core()));
    Some(filled(OFFERED, language.wording(), &facts))
}

const OFFERED: Text = Text::new([
    "{offered_by}가 대국을 끝내자고 합니다. `수락`하면: {result}.",
    "{offered_by} offers to end the game. If you `accept`: {result}.",
    "{offered_by} stelt voor de partij te beëindigen. Als je `accept` typt: {result}.",
]);

/// What an action brings about, where the person has to type it again: a step or a pass that ends the game without a win for
/// its side, if another would not end it, and an offer by which points would decide. `None` for every other one.
pub(super) fn warning(game: &Game, action: Action, language: Language) -> Option<String> {
    let core = language.of_core();
    let ends = match action {
        Action::OfferDraw => {
            let verdict = game.agreement().filter(|_| game.rights().offer_draw)?;
            if verdict.outcome == Outcome::Draw {
                return None;
            }
            let result = verdict.result(core);
            match language {
                Language::Ko => format!("무승부가 아니라 점수로 끝나는 제안입니다. 상대가 받으면: {result}."),
                Language::En => format!("This offers an end on points, not a draw. If it is accepted: {result}."),
            }
        }
        _ => {
            let step = action.board_move()?;
            let endings = game.warnings().endings;
            let (_, verdict) = endings.iter().find(|(action, _)| *action == step)?;
            if verdict.outcome == Outcome::Win(game.position().turn()) || endings.len() == game.legal().len() {
                return None;
            }
            let end = verdict.foretold(core);
            match (language, step) {
                (Language::Ko, Move::Pass) => format!("한 수 쉬면 대국이 끝납니다: {end}."),
                (Language::En, Move::Pass) => format!("A pass would end the game: {end}."),
                (Language::Ko, Move::Step { .. }) => format!("이 수를 두면 대국이 끝납니다: {end}."),
                (Language::En, Move::Step { .. }) => format!("That move would end the game: {end}."),
            }
        }
    };
    let again = language.pick("그래도 하려면 한 번 더 적으세요.", "Type it again to do it.");
    Some(format!("{ends}\n{again}"))
}

/// The result with its reason, rule and numbers.
pub(super) fn text(verdict: &Verdict, language: Language) -> String {
    let sentence = verdict.sentence(language.wording());
    match (&verdict.rule, language) {
        (Some(rule), Language::Ko) => format!("{sentence}\n(규칙: {rule})"),
        (Some(rule), Language::En) => format!("{sentence}\n(rule: {rule})"),
        (None, _) => sentence,
    }
}

/// Why an action was not played.
pub(super) fn refusal(error: &ActionError, language: Language) -> String {
    let core = language.wording();
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
    let error = match misread {
        Misread::Western(error) => error,
        Misread::Several { to } => {
            let at = language.point(to);
            return match language {
                Language::Ko => format!("{at}에 갈 수 있는 같은 기물이 여럿입니다. 떠나는 자리도 적어 주세요."),
                Language::En => format!("several such pieces can go to {at}; type where it comes from, too"),
            };
        }
        Misread::Unknown => {
            return language
                .pick(
                    "알 수 없는 말입니다. `도움말`을 적어 보세요.",
                    "not understood; `help` lists what is",
                )
                .to_owned();
        }
    };
    match (language, error) {
        (Language::Ko, WesternError::OtherPiece { at, found, .. }) => {
            format!("{}에 있는 기물은 {}입니다.", language.point(at), western::letter(found))
        }
        (Language::Ko, WesternError::NoPiece { at }) => {
            format!("{}에 둘 차례인 쪽의 기물이 없습니다.", language.point(at))
        }
        (Language::Ko, WesternError::OtherTaken { at, .. }) => {
            format!("{}에 있는 것이 적은 것과 다릅니다.", language.point(at))
        }
        (Language::Ko, WesternError::NullStep { .. }) => "한수쉼은 궁으로만 적을 수 있습니다.".to_owned(),
        (Language::Ko, WesternError::Syntax | WesternError::Ambiguous { .. } | WesternError::NoStep)
        | (Language::En, _) => error.to_string(),
    }
}

/// The winner, if the points are shown already.
fn winner(game: &Game, outcome: Outcome, language: Language) -> String {
    let name = |side| language.side(game.position().movement(), side);
    match (outcome, language) {
        (Outcome::Win(side), Language::Ko) => format!("{} 승", name(side)),
        (Outcome::Win(side), Language::En) => format!("{} wins", name(side)),
        (Outcome::Draw, _) => language.pick("무승부", "draw").to_owned(),
        (Outcome::None, _) => language.pick("무효", "called off").to_owned(),
    }
}
