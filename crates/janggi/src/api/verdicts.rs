//! Verdicts of all rule sets on a recorded game, as JSON. `Record::replayed_under_every_rule_set` computes them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;

use super::answer::{Points, Verdict};
use super::error::action_facts;
use super::json::to_json;
use super::literal::True;
use crate::explain::Facts;
use crate::game::Standing;
use crate::notation::uci;
use crate::record::{Answer, Record, Replayed, parting};
use crate::referee::Outcome;
use crate::ruleset::{Mark, Preset, RulePath};

/// The verdicts of all rule sets on one recorded game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Verdicts {
    /// One entry for each rule set, in display order.
    answers: Vec<RuleSetVerdict>,
    #[cfg_attr(test, ts(type = "true"))]
    ok: True,
    /// Number of moves after which the rule sets first disagree. Null if all rule sets with the game's variant
    /// agree.
    parting: Option<u32>,
    /// Number of moves in the record.
    plies: u32,
}

/// The verdict of one rule set on a recorded game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RuleSetVerdict {
    /// The kind of verdict. `other_game`: the pieces move differently under this rule set. `no_start`: the rule set
    /// does not allow this start. `refused`: the next move is not allowed. `ended`: the game is over. `open`: the game
    /// would continue after the record.
    #[cfg_attr(
        test,
        ts(type = "\"other_game\" | \"no_start\" | \"refused\" | \"ended\" | \"open\"")
    )]
    answer: &'static str,
    /// The reason why the start or the move is not allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    error: Option<NotAllowed>,
    /// The refused move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    r#move: Option<String>,
    /// Number of moves that this rule set allows before the verdict.
    plies: u32,
    /// The rule set's id.
    #[cfg_attr(test, ts(type = "string"))]
    rules: &'static str,
    /// The rule that ends the game or refuses the start or the move, and its source.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    source: Option<RuleSource>,
    /// The points and possible results, if the game would continue.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    standing: Option<OpenGame>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    verdict: Option<Verdict>,
}

/// The reason why a start or a move is not allowed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct NotAllowed {
    code: &'static str,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    facts: Facts,
}

/// The deciding rule, with the reliability and the source of its value.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RuleSource {
    cite: &'static str,
    #[cfg_attr(test, ts(type = "\"A\" | \"B\" | \"C\" | \"S\" | \"G\""))]
    mark: char,
    /// The path of the rule.
    rule: String,
}

/// The points of an open game, and its outcome if it ended by agreement, two passes or a call of bikjang.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct OpenGame {
    #[cfg_attr(test, ts(type = "Side | \"draw\" | null"))]
    if_agreed: Option<&'static str>,
    #[cfg_attr(test, ts(type = "Side | \"draw\" | null"))]
    if_both_pass: Option<&'static str>,
    #[cfg_attr(test, ts(type = "Side | \"draw\" | null"))]
    if_called: Option<&'static str>,
    points: Points,
}

/// Returns the verdict of every rule set on a record, as JSON.
///
/// ```
/// use janggi::record::Record;
/// use janggi::{Action, Game, Preset, Start, api};
///
/// let mut game = Game::new(Preset::Pychess.rules(), Start::usual())?;
/// game.play(Action::Pass)?;
/// game.play(Action::Pass)?;
/// let answer: serde_json::Value = serde_json::from_str(&api::verdicts(&Record::of_game(&game, Vec::new())))?;
/// assert_eq!((answer["plies"].as_u64(), answer["answers"].as_array().map(Vec::len)), (Some(2), Some(Preset::ALL.len())));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[must_use]
pub fn verdicts(record: &Record) -> String {
    to_json(&of(record))
}

pub(super) fn of(record: &Record) -> Verdicts {
    let answers = record.replayed_under_every_rule_set();
    let parting = parting(answers.iter().map(|(_, replayed)| replayed));
    let row = |(preset, replayed): &(Preset, Replayed)| rule_set(*preset, replayed);
    Verdicts {
        answers: answers.iter().map(row).collect(),
        ok: True,
        parting,
        plies: u32::try_from(record.tree.main_line().count()).unwrap_or(u32::MAX),
    }
}

fn rule_set(preset: Preset, replayed: &Replayed) -> RuleSetVerdict {
    let blank = RuleSetVerdict {
        answer: "",
        error: None,
        r#move: None,
        plies: replayed.plies,
        rules: preset.id(),
        source: replayed.answer.rule().map(|rule| source(preset, rule)),
        standing: None,
        verdict: None,
    };
    match &replayed.answer {
        Answer::OtherGame => RuleSetVerdict {
            answer: "other_game",
            ..blank
        },
        Answer::NoStart(error) => RuleSetVerdict {
            answer: "no_start",
            error: Some(NotAllowed {
                code: error.code(),
                facts: Facts::new(),
            }),
            ..blank
        },
        Answer::Refused { mv, error } => RuleSetVerdict {
            answer: "refused",
            error: Some(NotAllowed {
                code: error.code(),
                facts: action_facts(error),
            }),
            r#move: Some(uci::print_move(*mv, &replayed.position)),
            ..blank
        },
        Answer::Ended(verdict) => RuleSetVerdict {
            answer: "ended",
            verdict: Some(verdict.into()),
            ..blank
        },
        Answer::Open(standing) => RuleSetVerdict {
            answer: "open",
            standing: Some(open(standing)),
            ..blank
        },
    }
}

fn source(preset: Preset, rule: RulePath) -> RuleSource {
    let source = preset.source(rule.field);
    RuleSource {
        cite: source.cite,
        mark: Mark::letter(source.mark),
        rule: rule.to_string(),
    }
}

fn open(standing: &Standing) -> OpenGame {
    OpenGame {
        if_agreed: standing.if_agreed.map(Outcome::code),
        if_both_pass: standing.if_both_pass.map(Outcome::code),
        if_called: standing.if_called.map(Outcome::code),
        points: standing.points.into(),
    }
}
