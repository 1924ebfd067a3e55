//! The answer to a line of `janggun judge`. Fields are declared, and thus serialized, in alphabetical order.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use serde_json::Value;

use super::error::{JudgeError, action_facts};
use super::json::to_json;
use super::literal::True;
use super::object::Object;
use super::request::{Request, bad_request};
use crate::game::Warnings;
use crate::mv::Move;
use crate::notation::{fen, uci};
use crate::points::HalfPoints;
use crate::ruleset::{Field, YesNo};
use crate::side::{BySide, Side};
use crate::{Action, ActionError, Facts, Game, Outcome, Rules};

/// The state of a game after the actions of a request.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Judged {
    actions: Actions,
    /// Whether the side to move is in check.
    check: bool,
    /// Whether the generals face each other with nothing between them (빅장).
    facing: bool,
    fen: String,
    /// The legal steps and passes in UCI, sorted; empty once the game is over. A pass is written as a step of the
    /// general to its own square.
    legal: Vec<String>,
    #[cfg_attr(test, ts(type = "true"))]
    ok: True,
    points: Points,
    /// The state of the game for display; included only if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    present: Option<Present>,
    /// Steps that are legal on the board but refused by the rules; included only if `warnings` was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    refused: Option<Vec<RefusedStep>>,
    /// Every field of the rules by its path; included only if `in_full` was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
    rules: Option<Object<Value>>,
    /// The side to move; null once the game is over.
    turn: Option<Side>,
    verdict: Option<Verdict>,
    /// The consequences of possible actions; included only if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    warnings: Option<WarningList>,
    /// For each requested action, the reason why it may not be played; null if it may. Included only if `why` was
    /// requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<string, Why | null>"))]
    why: Option<Object<Option<Why>>>,
}

/// Availability of actions other than steps and passes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Actions {
    accept_draw: bool,
    call: bool,
    offer_draw: bool,
}

/// The score of each side: the value of its pieces, and for Han also the deom (덤), Han's compensation for moving
/// second.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Points {
    cho: f64,
    han: f64,
}

impl From<BySide<HalfPoints>> for Points {
    fn from(points: BySide<HalfPoints>) -> Self {
        Self {
            cho: decimal(points.cho),
            han: decimal(points.han),
        }
    }
}

/// The end of a game. `facts` contains the values for its sentence, such as plies and points.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Verdict {
    code: &'static str,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    facts: Facts,
    #[cfg_attr(test, ts(type = "Side | \"draw\" | \"none\""))]
    outcome: &'static str,
    /// The path of the rule that ended the game; null for resignation, time, abort and decisions of the referee.
    rule: Option<String>,
}

impl From<&crate::Verdict> for Verdict {
    fn from(verdict: &crate::Verdict) -> Self {
        Self {
            code: verdict.cause.code(),
            facts: verdict.facts.clone(),
            outcome: verdict.outcome.code(),
            rule: verdict.rule.map(|rule| rule.to_string()),
        }
    }
}

/// The refusal of an action. `facts` contains the values for its sentence, such as plies and squares.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Refusal {
    code: &'static str,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    facts: Facts,
    rule: String,
}

impl From<&crate::Refusal> for Refusal {
    fn from(refusal: &crate::Refusal) -> Self {
        Self {
            code: refusal.cause.code(),
            facts: refusal.facts.clone(),
            rule: refusal.rule.to_string(),
        }
    }
}

/// A step that is legal on the board but refused by the rules.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RefusedStep {
    code: &'static str,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    facts: Facts,
    r#move: String,
    rule: String,
}

/// The state of a game, for display.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Present {
    /// The facing generals; null if the generals do not face each other.
    bikjang: Option<FacingGenerals>,
    /// Squares of the pieces that give check.
    checkers: Vec<String>,
    /// A checksum of this state as eight hexadecimal digits, for comparison with the state that a server sends.
    checksum: String,
    /// The deom (덤) included in Han's score, in half points.
    deom_half: i32,
    #[cfg_attr(test, ts(type = "Side | \"draw\" | null"))]
    if_agreed: Option<&'static str>,
    #[cfg_attr(test, ts(type = "Side | \"draw\" | null"))]
    if_both_pass: Option<&'static str>,
    /// Number of steps and passes so far.
    ply: u32,
    /// Steps that are legal on the board but refused by the rules.
    refused: Vec<RefusedAction>,
}

/// Generals that face each other.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct FacingGenerals {
    /// Whether the side to move may call bikjang.
    callable: bool,
    cho: String,
    han: String,
}

/// A refused step. `facts` has the same content as in the server's error.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RefusedAction {
    code: &'static str,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    facts: Facts,
    r#move: String,
}

/// Consequences of the actions that are possible now, for display before the player chooses one.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Warnings"))]
pub(super) struct WarningList {
    bikjang: Option<Bikjang>,
    endings: Vec<Ending>,
    #[cfg_attr(test, ts(type = "Side | \"draw\" | null"))]
    if_agreed: Option<&'static str>,
    #[cfg_attr(test, ts(type = "Side | \"draw\" | null"))]
    if_both_pass: Option<&'static str>,
    #[cfg_attr(test, ts(type = "Side | \"draw\" | null"))]
    if_called: Option<&'static str>,
    repeats: Vec<Repeat>,
}

/// Generals that face each other now.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Bikjang {
    call_refused: Option<Refusal>,
    callable: bool,
    open: bool,
    /// The ply after which the generals began to face each other; 0 is the start.
    since: u32,
}

/// An action that would end the game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Ending {
    r#move: String,
    verdict: Verdict,
}

/// An action that would repeat an earlier position.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Repeat {
    at_fault: Option<Side>,
    r#move: String,
    /// Number of occurrences of the resulting position, including this one.
    occurrence: u32,
    /// Plies of the earlier occurrences.
    plies: Vec<u32>,
}

/// The reason why an action may not be played.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Why {
    code: &'static str,
    detail: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    facts: Facts,
    #[cfg_attr(test, ts(type = "\"illegal\" | \"refused\" | \"over\""))]
    kind: &'static str,
}

/// The part of an answer that contains only the warnings.
#[derive(Debug, Serialize)]
struct Warned {
    refused: Vec<RefusedStep>,
    warnings: WarningList,
}

/// Returns the answer to a request. `game` must be the game after the request's actions.
pub(super) fn judged(request: &Request, game: &Game) -> Result<Judged, JudgeError> {
    let mut judged = position(game);
    if let YesNo::Yes = request.warnings {
        let Warned { refused, warnings } = warned(game);
        judged.refused = Some(refused);
        judged.warnings = Some(warnings);
    }
    if let YesNo::Yes = request.present {
        judged.present = Some(present(game));
    }
    if let YesNo::Yes = request.in_full {
        judged.rules = Some(in_full(game.rules()));
    }
    if !request.why.is_empty() {
        judged.why = Some(reasons(game, &request.why)?);
    }
    Ok(judged)
}

/// Returns the state of a game (position, legal actions, points and verdict) as the JSON object of an answer.
#[must_use]
pub fn state(game: &Game) -> String {
    to_json(&position(game))
}

/// Returns the warnings of a game as a JSON object with the fields `refused` and `warnings` of an answer.
#[must_use]
pub fn warnings(game: &Game) -> String {
    to_json(&warned(game))
}

fn position(game: &Game) -> Judged {
    let position = game.position();
    let mut legal: Vec<String> = game.legal().iter().map(|mv| uci::print_move(*mv, position)).collect();
    legal.sort_unstable();
    let points = game.standing().points;
    let rights = game.rights();
    Judged {
        actions: Actions {
            accept_draw: rights.accept_draw,
            call: rights.call,
            offer_draw: rights.offer_draw,
        },
        check: position.in_check(),
        facing: position.facing(),
        fen: fen::print(position),
        legal,
        ok: True,
        points: points.into(),
        present: None,
        refused: None,
        rules: None,
        turn: game.turn(),
        verdict: game.verdict().map(Verdict::from),
        warnings: None,
        why: None,
    }
}

fn present(game: &Game) -> Present {
    let (position, present) = (game.position(), game.present());
    let refused = present.refused.iter().map(|(step, error)| RefusedAction {
        code: error.code(),
        facts: action_facts(error).with("reason", error.code()),
        r#move: token(game, *step),
    });
    let checkers = position.checkers().into_iter();
    Present {
        bikjang: position.facing().then(|| FacingGenerals {
            callable: present.rights.call,
            cho: position.general(Side::Cho).to_string(),
            han: position.general(Side::Han).to_string(),
        }),
        checkers: checkers.map(|square| square.to_string()).collect(),
        checksum: format!("{:08x}", present.checksum()),
        deom_half: game.history().deom().0,
        if_agreed: present.standing.if_agreed.map(Outcome::code),
        if_both_pass: present.standing.if_both_pass.map(Outcome::code),
        ply: present.ply,
        refused: refused.collect(),
    }
}

fn in_full(rules: &Rules) -> Object<Value> {
    let mut fields = Object::new();
    for field in Field::ALL {
        fields.insert(field.path(), rules.value(field));
    }
    fields
}

fn decimal(points: HalfPoints) -> f64 {
    f64::from(points.0) / 2.0
}

fn warned(game: &Game) -> Warned {
    let warnings = game.warnings();
    let refused = warnings.refused.iter().map(|(action, refusal)| RefusedStep {
        code: refusal.cause.code(),
        facts: refusal.facts.clone(),
        r#move: token(game, *action),
        rule: refusal.rule.to_string(),
    });
    Warned {
        refused: refused.collect(),
        warnings: foretold(game, &warnings),
    }
}

fn token(game: &Game, action: Move) -> String {
    uci::print_move(action, game.position())
}

fn foretold(game: &Game, warnings: &Warnings) -> WarningList {
    let bikjang = warnings.bikjang.as_ref().map(|bikjang| Bikjang {
        call_refused: bikjang.call_refused.as_ref().map(Refusal::from),
        callable: bikjang.call_refused.is_none(),
        open: bikjang.open == YesNo::Yes,
        since: bikjang.since,
    });
    let endings = warnings.endings.iter().map(|(action, verdict)| Ending {
        r#move: token(game, *action),
        verdict: verdict.into(),
    });
    let repeats = warnings.repeats.iter().map(|repeat| Repeat {
        at_fault: repeat.at_fault,
        r#move: token(game, repeat.action),
        occurrence: repeat.occurrence,
        plies: repeat.plies.clone(),
    });
    let standing = game.standing();
    WarningList {
        bikjang,
        endings: endings.collect(),
        if_agreed: standing.if_agreed.map(Outcome::code),
        if_both_pass: standing.if_both_pass.map(Outcome::code),
        if_called: standing.if_called.map(Outcome::code),
        repeats: repeats.collect(),
    }
}

/// Returns, for each requested action, the reason why it may not be played, or null if it may.
fn reasons(game: &Game, tokens: &[String]) -> Result<Object<Option<Why>>, JudgeError> {
    let mut reasons = Object::new();
    for text in tokens {
        let action = Action::parse(text, game.position()).ok().and_then(Action::board_move);
        let action = action.ok_or_else(|| bad_request("why", "must be a list of steps and passes"))?;
        let reason = game.why(action).err().map(|error| Why {
            code: error.code(),
            detail: error.to_string(),
            facts: action_facts(&error),
            kind: kind(&error),
        });
        reasons.insert(text, reason);
    }
    Ok(reasons)
}

const fn kind(error: &ActionError) -> &'static str {
    match error {
        ActionError::Illegal(_) => "illegal",
        ActionError::Refused(_) => "refused",
        ActionError::Over => "over",
    }
}
