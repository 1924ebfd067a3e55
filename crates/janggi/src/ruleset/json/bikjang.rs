//! Parsing of the bikjang (빅장) fields. Only some combinations of their values are valid.

use alloc::format;

use crate::ruleset::field::Field;
use crate::ruleset::json::reader::{Reader, beside};
use crate::ruleset::schema::{AcceptBy, Acceptance, Bikjang, BikjangRules, DrawOrPoints, NonresolvingStep, ResolveBy};

#[derive(Clone, Copy)]
enum Mode {
    Off,
    Illegal,
    Ends(DrawOrPoints),
}

pub(super) fn bikjang(reader: &mut Reader) -> Option<Bikjang> {
    let mode = reader.word(
        Field::BikjangMode.path(),
        &[
            ("off", Mode::Off),
            ("illegal", Mode::Illegal),
            ("draw", Mode::Ends(DrawOrPoints::Draw)),
            ("points", Mode::Ends(DrawOrPoints::Points)),
        ],
    );
    match mode {
        Some(Mode::Ends(result)) => bikjang_rules(reader, result).map(Bikjang::Ends),
        Some(Mode::Off) => no_bikjang(reader, "off").then_some(Bikjang::Off),
        Some(Mode::Illegal) => no_bikjang(reader, "illegal").then_some(Bikjang::Illegal),
        None => {
            for field in Field::ALL.into_iter().filter(|field| field.needs_bikjang()) {
                reader.skip(field.path());
            }
            None
        }
    }
}

/// Returns whether every bikjang field except the mode is absent or null. Reports a fault for each that is not.
fn no_bikjang(reader: &mut Reader, mode: &str) -> bool {
    let mut none = true;
    for field in Field::ALL.into_iter().filter(|field| field.needs_bikjang()) {
        none &= reader.nothing(field.path(), &format!("bikjang.mode = {mode}"));
    }
    none
}

fn bikjang_rules(reader: &mut Reader, result: DrawOrPoints) -> Option<BikjangRules> {
    let gate = reader.coded(Field::BikjangGate.path());
    let general_capture = reader.coded(Field::BikjangGeneralCapture.path());
    let acceptance = acceptance(reader);
    let in_check = reader.coded(Field::BikjangInCheck.path());
    Some(BikjangRules {
        result,
        gate: gate?,
        general_capture: general_capture?,
        acceptance: acceptance?,
        in_check: in_check?,
    })
}

#[derive(Clone, Copy)]
enum Accept {
    Immediate,
    Any,
    Chosen(AcceptBy),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Nonresolving {
    Illegal,
    Legal,
    EndsGame,
}

/// Reads `accept`, `nonresolving_step` and `resolve_by` together, because only some combinations are valid.
fn acceptance(reader: &mut Reader) -> Option<Acceptance> {
    let (step, resolve) = (Field::BikjangNonresolvingStep.path(), Field::BikjangResolveBy.path());
    let accept = reader.word(
        Field::BikjangAccept.path(),
        &[
            ("pass", Accept::Chosen(AcceptBy::Pass)),
            ("call", Accept::Chosen(AcceptBy::Call)),
            ("call_or_pass", Accept::Chosen(AcceptBy::CallOrPass)),
            ("any_nonresolving_action", Accept::Any),
            ("immediate", Accept::Immediate),
        ],
    );
    if let Some(Accept::Immediate) = accept {
        let no_step = reader.nothing(step, "bikjang.accept = immediate");
        let no_resolving = reader.nothing(resolve, "bikjang.accept = immediate");
        return (no_step && no_resolving).then_some(Acceptance::Immediate);
    }
    let nonresolving = reader.word(
        step,
        &[
            ("illegal", Nonresolving::Illegal),
            ("legal", Nonresolving::Legal),
            ("ends_game", Nonresolving::EndsGame),
        ],
    );
    let resolve_by: Option<ResolveBy> = reader.coded(resolve);
    match (accept?, nonresolving?) {
        (Accept::Any, Nonresolving::EndsGame) => Some(Acceptance::AnyNonresolving {
            resolve_by: resolve_by?,
        }),
        (Accept::Chosen(by), Nonresolving::Illegal) => Some(Acceptance::Chosen {
            by,
            nonresolving: NonresolvingStep::Refused,
            resolve_by: resolve_by?,
        }),
        (Accept::Chosen(by), Nonresolving::Legal) => Some(Acceptance::Chosen {
            by,
            nonresolving: NonresolvingStep::Legal,
            resolve_by: resolve_by?,
        }),
        (Accept::Any, Nonresolving::Illegal | Nonresolving::Legal) => {
            reader.fault(step, beside(Field::BikjangAccept, "any_nonresolving_action"));
            None
        }
        (Accept::Chosen(_), Nonresolving::EndsGame) => {
            reader.fault(step, beside(Field::BikjangAccept, "pass, call or call_or_pass"));
            None
        }
        (Accept::Immediate, _) => None,
    }
}
