//! Tests of the objective for each preset, and of rule sets and positions without a known value.

use super::{MADE, signature};
use janggi::ruleset::Field;
use janggi::{Position, Preset, Setup, fen};
use tablebase::{Objective, UnknownReason, ValueUnderRules, ignored_fields, objective, verdict};

#[test]
fn every_preset_has_an_objective_or_a_reason() {
    let found = |preset: Preset| objective(&preset.rules(), signature("KR-KA"));
    for (preset, wanted) in [
        (Preset::Casual, Ok(Objective::MateFacingDraw)),
        (Preset::Hangame, Ok(Objective::MateFacingDraw)),
        (Preset::Vchess, Ok(Objective::MateFacingDraw)),
        (Preset::FsfTraditional, Ok(Objective::MateFacingDraw)),
        (Preset::Koopkorea1b, Ok(Objective::MateFacingDraw)),
        (Preset::FsfCasual, Ok(Objective::Mate)),
        (Preset::Koopkorea2, Ok(Objective::Mate)),
        (Preset::Record, Ok(Objective::Mate)),
        (Preset::FsfModern, Ok(Objective::Points)),
        (Preset::Pychess, Ok(Objective::PointsFacing)),
        (Preset::Koopkorea1a, Ok(Objective::PointsFacingStep)),
        (Preset::NorthKorean, Ok(Objective::PointsFacingStep)),
        (Preset::Kakao, Err(UnknownReason::LowPoints)),
        (Preset::KjaPoints, Err(UnknownReason::Bikjang)),
        (Preset::KjaDecisive, Err(UnknownReason::MixedEndings)),
        (Preset::Kjf2022, Err(UnknownReason::Bikjang)),
        (Preset::Heptathlon, Err(UnknownReason::Bikjang)),
        (Preset::Koopkorea1c, Err(UnknownReason::MixedEndings)),
        (Preset::Xiangqi, Err(UnknownReason::Movement)),
        (Preset::Chesswar, Err(UnknownReason::Movement)),
    ] {
        assert_eq!(found(preset), wanted, "{}", preset.id());
    }
}

fn position(text: &str) -> Position {
    Position::try_from(fen::parse(text).expect("a FEN")).expect("legal")
}

#[test]
fn a_win_longer_than_the_limit_allows_is_not_shown() {
    let rules = Preset::Casual.rules();
    let mut mating = position("4k4/9/9/9/9/9/9/9/R8/R3K4 w - - 0 1");
    // The generals face each other, but Cho does not have to end the game.
    let Ok(ValueUnderRules::Known(Objective::MateFacingDraw, value)) = verdict(&MADE.tables, &rules, &mating) else {
        panic!("{:?}", verdict(&MADE.tables, &rules, &mating));
    };
    let Some(plies) = value.plies else {
        panic!("two chariots mate: {value:?}");
    };
    let mut with_clock = |spent: u32| {
        mating = Position::try_from(Setup {
            no_capture_plies: spent,
            ..mating.to_setup()
        })
        .expect("legal");
        verdict(&MADE.tables, &rules, &mating).expect("a table")
    };
    assert!(matches!(with_clock(100 - u32::from(plies)), ValueUnderRules::Known(..)));
    assert_eq!(
        with_clock(101 - u32::from(plies)),
        ValueUnderRules::Unknown(UnknownReason::NoCapture)
    );
}

#[test]
fn what_shuttling_could_change_is_not_shown() {
    let rules = Preset::FsfModern.rules();
    let quiet = position("3k5/9/9/9/9/9/9/9/9/1C3K3 w - - 0 1");
    let shown = verdict(&MADE.tables, &rules, &quiet).expect("a table");
    assert_eq!(shown, ValueUnderRules::Unknown(UnknownReason::Repetition));
}

#[test]
fn the_fields_left_out_are_named() {
    let ignored = ignored_fields();
    for field in [
        Field::PerpetualCheck,
        Field::Repetition,
        Field::LimitNoCapturePlies,
        Field::BikjangGate,
    ] {
        assert!(ignored.contains(&field), "{field}");
    }
    assert!(!ignored.contains(&Field::BikjangMode));
}
