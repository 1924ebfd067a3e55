//! Status lines under the board, and texts for refusals, warnings and results.

use super::input::Misread;
use super::words::{point, side, side_in_sentence, wording};
use crate::texts::terminal;
use janggi::explain::sentences::{ILLEGAL, filled};
use janggi::explain::{explain_illegal, points_in};
use janggi::referee::Cause;
use janggi::ruleset::YesNo;
use janggi::western::WesternError;
use janggi::{Action, ActionError, Fact, Game, Language, Move, Outcome, Role, Side, Verdict};

/// Returns the status lines under the board.
///
/// They show the points, the result if both sides pass, checks, bikjang if it can end the game, and an open draw offer.
pub(super) fn status(game: &Game, language: Language) -> String {
    let standing = game.standing();
    let movement = game.position().movement();
    let [cho, han] = [Side::Cho, Side::Han].map(|one| side(language, movement, one));
    let points = |of| points_in(of, language);
    let mut text = format!(
        "{cho} {} : {} {han}",
        points(standing.points.cho),
        points(standing.points.han)
    );
    if let Some(outcome) = standing.if_both_pass {
        text += "   ";
        text += &terminal::both_pass(language, winner(game, outcome, language));
    }
    let lines = [checks(game, language), bikjang(game, language), offer(game, language)];
    for line in lines.into_iter().flatten() {
        text.push('\n');
        text += &line;
    }
    text
}

/// Returns 멍군 if the last move answered a check, 장군 if it gave check, or both. `None` if it did neither, or if the
/// game is over.
fn checks(game: &Game, language: Language) -> Option<String> {
    let history = game.history();
    let answered = history.ply().checked_sub(1).and_then(|ply| history.in_check_at(ply)) == Some(true);
    let text = match (game.verdict(), answered, history.in_check()) {
        (Some(_), _, _) | (None, false, false) => return None,
        (None, false, true) => terminal::check(language),
        (None, true, false) => terminal::answered(language),
        (None, true, true) => terminal::answered_with_check(language),
    };
    Some(text.to_owned())
}

/// Returns the options of the side to move when the generals face each other.
///
/// `None` if they do not, or if the side to move cannot end the game because of it.
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
        ending.map(|(_, verdict)| verdict.result(language))
    };
    let called = game.call().map(|verdict| verdict.result(language));
    let sentences = [
        Some(terminal::facing_now(language).to_owned()),
        called.map(|result| terminal::facing_call(language, result)),
        ends(|action| action == Move::Pass).map(|result| terminal::facing_pass(language, result)),
        ends(|action| action != Move::Pass).map(|result| terminal::facing_step(language, result)),
    ];
    let sentences: Vec<String> = sentences.into_iter().flatten().collect();
    Some(sentences.join(" "))
}

/// Returns a line about an open draw offer, with the result of accepting it.
fn offer(game: &Game, language: Language) -> Option<String> {
    game.offer()?;
    let verdict = game.agreement()?;
    let by = Side::ALL
        .into_iter()
        .find(|side| verdict.facts.get("offered_by") == Some(&Fact::from(*side)))?;
    let by = side_in_sentence(language, game.position().movement(), by);
    Some(terminal::offered(language, verdict.result(language), by))
}

/// Returns the warning to show before an action is played; `None` if no warning is needed.
///
/// A move or a pass needs one if it ends the game without a win for its side, unless every legal move ends the game. A
/// draw offer needs one if accepting it would not result in a draw.
pub(super) fn warning(game: &Game, action: Action, language: Language) -> Option<String> {
    let ends = match action {
        Action::OfferDraw => {
            let verdict = game.agreement().filter(|_| game.rights().offer_draw)?;
            if verdict.outcome == Outcome::Draw {
                return None;
            }
            terminal::warning_points(language, verdict.result(language))
        }
        _ => {
            let step = action.board_move()?;
            let endings = game.warnings().endings;
            let (_, verdict) = endings.iter().find(|(action, _)| *action == step)?;
            if verdict.outcome == Outcome::Win(game.position().turn()) || endings.len() == game.legal().len() {
                return None;
            }
            let end = verdict.foretold(language);
            match step {
                Move::Pass => terminal::warning_pass(language, end),
                Move::Step { .. } => terminal::warning_step(language, end),
            }
        }
    };
    Some(format!("{ends}\n{}", terminal::warning_again(language)))
}

/// Returns the result of a game with its reason and rule.
pub(super) fn text(verdict: &Verdict, language: Language) -> String {
    let sentence = verdict.sentence(wording(language));
    match &verdict.rule {
        Some(rule) => format!("{sentence}\n{}", terminal::rule(language, rule)),
        None => sentence,
    }
}

/// Returns the reason why an action was not played.
pub(super) fn refusal(error: &ActionError, language: Language) -> String {
    let wording = wording(language);
    match error {
        ActionError::Illegal(illegal) => {
            let row = ILLEGAL.iter().find(|(code, _)| *code == illegal.code());
            row.map_or_else(
                || illegal.to_string(),
                |(_, text)| filled(*text, wording, &explain_illegal(illegal)),
            )
        }
        ActionError::Refused(refusal) => {
            format!(
                "{} ({})",
                filled(refusal.sentence(), wording, &refusal.facts),
                refusal.rule
            )
        }
        ActionError::Over => terminal::over(language).to_owned(),
    }
}

/// Returns the reason why a line typed by `side` is not a valid request.
pub(super) fn misread(misread: Misread, side: Side, language: Language) -> String {
    let at = |square| point(language, square);
    let error = match misread {
        Misread::Western(error) => error,
        Misread::Several { to } => return terminal::misread_several(language, at(to)),
        Misread::Unknown => return terminal::misread_unknown(language).to_owned(),
    };
    match error {
        WesternError::OtherPiece {
            at: square,
            said,
            found,
        } => {
            let name = |role| piece(role, side, language);
            terminal::misread_other_piece(language, at(square), name(found), name(said))
        }
        WesternError::NoPiece { at: square } => terminal::misread_no_piece(language, at(square)),
        WesternError::OtherTaken { at: square, .. } => terminal::misread_other_taken(language, at(square)),
        WesternError::NullStep { .. } => terminal::misread_null_step(language).to_owned(),
        WesternError::Syntax | WesternError::Ambiguous { .. } | WesternError::NoStep => {
            terminal::misread_unknown(language).to_owned()
        }
    }
}

/// Returns the name of a side's piece within a sentence.
fn piece(role: Role, side: Side, language: Language) -> String {
    let name = match role {
        Role::General => terminal::pieces_general,
        Role::Guard => terminal::pieces_guard,
        Role::Horse => terminal::pieces_horse,
        Role::Elephant => terminal::pieces_elephant,
        Role::Chariot => terminal::pieces_chariot,
        Role::Cannon => terminal::pieces_cannon,
        Role::Soldier => return terminal::pieces_soldier(language, side.id()),
    };
    name(language).to_owned()
}

/// Returns a short text for an outcome: the winner, a draw or no result.
fn winner(game: &Game, outcome: Outcome, language: Language) -> String {
    match outcome {
        Outcome::Win(won) => terminal::winner(language, side(language, game.position().movement(), won)),
        Outcome::Draw => terminal::draw(language).to_owned(),
        Outcome::None => terminal::no_result(language).to_owned(),
    }
}
