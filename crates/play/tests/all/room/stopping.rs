//! Games that are stopped and decided by the rules: when the total time is up, by agreement, or by the referee.

use janggi::ruleset::Stopped;
use janggi::{Action, Preset, Rules, Side, StoppedHow};
use play::clock::RESTART_GRACE;
use play::room::{
    Adjournment, AdjournmentAnswer, Command, EngineDue, EventKind, OpenError, Phase, PlayerCommand, Refused, Room,
    Ruling, Terms, rejudge,
};
use play::{Millis, Moment, TimeControl};

use super::refereeing::{REFEREE, ruled};
use super::table::{JUN, MINA, STRANGER, Table, alone, step, terms, with_engine};

const TOTAL: Millis = Millis(60_000);
const TICK: Command = Command::Tick {
    round_trip: Millis(1_000),
};

fn total(per_move: Option<u64>, rules: Rules) -> Terms {
    Terms {
        time: TimeControl::Total {
            main: TOTAL,
            per_move: per_move.map(Millis),
        },
        rules,
        rules_id: None,
        ..terms()
    }
}

fn halls() -> Terms {
    total(None, Preset::KjaPoints.rules())
}

fn agree(ply: u32) -> PlayerCommand {
    let action = Action::Stop(StoppedHow::Agreed);
    PlayerCommand::Act { ply, action }
}

fn moves(ply: u32, text: &str) -> Command {
    let player = if ply.is_multiple_of(2) { MINA } else { JUN };
    let command = PlayerCommand::Act {
        ply,
        action: step(text),
    };
    Command::Player {
        player,
        id: None,
        command,
        round_trip: Millis(1_000),
        seen: None,
    }
}

fn how(table: &Table) -> Option<String> {
    let verdict = table.room.verdict()?;
    Some(
        serde_json::to_value(&verdict.facts).expect("facts")["how"]
            .as_str()?
            .to_owned(),
    )
}

fn fold(table: &mut Table, command: Command, at: Moment) -> Result<usize, Refused> {
    let handled = table.room.handle(command, at)?;
    table.events.extend(handled.events.iter().cloned());
    assert_eq!(Room::load(&table.events).as_ref(), Ok(&table.room));
    Ok(handled.events.len())
}

#[test]
fn a_move_before_the_time_counts_and_one_at_it_does_not() {
    let table = || Table::playing(halls());
    let end = table().room.last() + TOTAL;
    // The shared time ends for both sides at the same moment, and lag credit does not extend it.
    for (at, counts) in [(end.0 - 1, true), (end.0, false), (end.0 + 1, false)] {
        let mut table = table();
        let moved = fold(&mut table, moves(0, "a4b4"), Moment(at));
        assert_eq!(moved.is_ok(), counts, "{at}");
        if !counts {
            assert_eq!(moved, Err(Refused::TimeIsUp { side: Side::Cho }));
        }
        assert_eq!(fold(&mut table, TICK, Moment(end.0 - 1)), Ok(0));
        assert_eq!(fold(&mut table, TICK, Moment(end.0.max(at))), Ok(2));
        // Cho has 72 points; Han has 72 and a deom of 1.5.
        assert_eq!(table.verdict(), Some(("han", "stopped")));
        assert_eq!(how(&table).as_deref(), Some("time"));
        assert_eq!(rejudge(&table.events), Ok(Vec::new()));
        assert_eq!(fold(&mut table, TICK, Moment(end.0 + 5)), Ok(0));
    }
}

#[test]
fn both_use_one_time() {
    let mut table = Table::playing(halls());
    let began = table.room.last();
    for (ply, (text, at)) in (0..).zip([("a4b4", 20_000), ("a7b7", 50_000), ("b4a4", 59_999)]) {
        fold(&mut table, moves(ply, text), began + Millis(at)).expect("in time");
        let clock = table.room.played().expect("a game").clock;
        assert_eq!(clock.left(Side::Cho), clock.left(Side::Han));
        assert_eq!(clock.left(Side::Cho).main, TOTAL - Millis(at));
        assert_eq!(clock.flag_time(Millis(1_000)), Some(began + TOTAL));
    }
    assert_eq!(fold(&mut table, TICK, began + TOTAL), Ok(2));
    assert_eq!(table.verdict(), Some(("han", "stopped")));
}

#[test]
fn a_move_that_takes_too_long_loses_before_the_time_is_up() {
    let mut table = Table::playing(total(Some(20_000), Preset::KjaPoints.rules()));
    let began = table.room.last();
    fold(&mut table, moves(0, "a4b4"), began + Millis(19_999)).expect("in time");
    assert_eq!(fold(&mut table, TICK, began + Millis(39_998)), Ok(0));
    assert_eq!(fold(&mut table, TICK, began + Millis(39_999)), Ok(2));
    assert_eq!(table.verdict(), Some(("cho", "flagged")));
    // If the time limit per move and the total time run out together, the game is stopped rather than lost on time.
    let mut table = Table::playing(total(Some(60_000), Preset::KjaPoints.rules()));
    let began = table.room.last();
    assert_eq!(fold(&mut table, TICK, began + TOTAL), Ok(2));
    assert_eq!(table.verdict(), Some(("han", "stopped")));
}

#[test]
fn an_outage_is_charged_to_nobody_and_a_time_that_was_up_before_it_stops_the_game() {
    for (lived, stopped) in [(59_999, false), (60_000, true)] {
        let mut table = Table::playing(halls());
        let began = table.room.last();
        let lived_until = Some(began + Millis(lived));
        let back = began + Millis(10_000_000);
        fold(&mut table, Command::Resume { lived_until }, back).expect("never refused");
        assert_eq!(table.verdict().is_some(), stopped, "{lived}");
        if stopped {
            assert_eq!(table.verdict(), Some(("han", "stopped")));
        } else {
            let up = back + RESTART_GRACE + Millis(1);
            assert_eq!(table.room.time_out(Millis::ZERO), Some(up));
            assert_eq!(fold(&mut table, TICK, up), Ok(2));
            assert_eq!(table.verdict(), Some(("han", "stopped")));
        }
        assert_eq!(rejudge(&table.events), Ok(Vec::new()));
    }
}

#[test]
fn the_time_stands_while_the_game_is_adjourned() {
    let mut table = Table::playing(halls());
    table.play(&["a4b4", "a7b7"]);
    table.ask(MINA, PlayerCommand::OfferAdjourn).expect("it has a clock");
    let answer = PlayerCommand::AnswerAdjourn(AdjournmentAnswer::Accept);
    table.ask(JUN, answer).expect("both agree");
    let left = table.room.played().expect("a game").clock.left(Side::Cho);
    assert_eq!(table.room.time_out(Millis::ZERO), None);
    assert_eq!(table.ask(MINA, agree(2)), Err(Refused::Adjourned));
    table.at = table.at + Millis(10_000_000);
    table.ask(JUN, PlayerCommand::OfferResume).expect("adjourned");
    let answer = PlayerCommand::AnswerResume(AdjournmentAnswer::Accept);
    table.ask(MINA, answer).expect("both agree");
    assert!(matches!(table.room.phase(), Phase::Playing(playing) if playing.adjournment == Adjournment::None));
    assert_eq!(table.room.time_out(Millis::ZERO), Some(table.at + left.main));
}

#[test]
fn both_stop_it_when_both_say_so_before_the_next_move() {
    let mut table = Table::playing(halls());
    table.play(&["a4b4"]);
    table.ask(MINA, agree(1)).expect("either may offer, on either turn");
    assert_eq!(table.ask(MINA, agree(1)), Err(Refused::OfferPending));
    assert_eq!(table.ask(STRANGER, agree(1)), Err(Refused::NotYourSeat));
    let at = table.at;
    assert!(!table.room.rights(MINA, at).stop && table.room.rights(JUN, at).stop);
    // The next move withdraws the offer.
    table.play(&["a7b7"]);
    assert_eq!(table.ask(JUN, agree(1)), Err(Refused::StalePly { ply: 2 }));
    table.ask(JUN, agree(2)).expect("an offer of its own");
    let stopped = table.ask(MINA, agree(2)).expect("both agree");
    assert!(matches!(
        &stopped.events[0].kind,
        EventKind::Acted {
            side: Some(Side::Cho),
            ..
        }
    ));
    assert_eq!(table.verdict(), Some(("han", "stopped")));
    assert_eq!(how(&table).as_deref(), Some("agreed"));
    assert_eq!(rejudge(&table.events), Ok(Vec::new()));
}

#[test]
fn whoever_plays_both_sides_stops_alone_and_the_engine_agrees_to_nothing() {
    let time = halls().time;
    let mut table = Table::playing(Terms { time, ..alone() });
    table.ask(MINA, agree(0)).expect("nobody else to ask");
    assert_eq!(table.verdict(), Some(("han", "stopped")));
    let mut table = Table::playing(Terms { time, ..with_engine() });
    assert_eq!(table.ask(MINA, agree(0)), Err(Refused::NoOpponent));
    table.play(&["a4b4"]);
    // The engine may use half of the remaining shared time.
    let Some(EngineDue::Act { time_left, .. }) = table.room.engine_due(table.at) else {
        panic!("the engine is to move")
    };
    assert_eq!(time_left, Some(Millis((TOTAL.0 - 2_000) / 2)));
    let mut table = Table::playing(terms());
    assert_eq!(table.ask(MINA, agree(0)), Err(Refused::NoTotalTime));
}

#[test]
fn the_referee_calls_time_in_any_game_that_may_be_stopped() {
    let rule = |ruling| PlayerCommand::Rule {
        ruling,
        words: "시간 종료".to_owned(),
    };
    for time in [TimeControl::None, halls().time] {
        let mut table = ruled(Terms { time, ..halls() });
        table.play(&["a4b4"]);
        assert_eq!(table.ask(MINA, rule(Ruling::CallTime)), Err(Refused::NotReferee));
        table.ask(REFEREE, rule(Ruling::CallTime)).expect("may rule");
        assert_eq!(table.verdict(), Some(("han", "stopped")));
        assert_eq!(how(&table).as_deref(), Some("referee"));
        assert_eq!(
            table.room.rulings().last().map(|ruled| ruled.ruling),
            Some(Ruling::CallTime)
        );
        assert_eq!(rejudge(&table.events), Ok(Vec::new()));
    }
    let never = Rules {
        stopped: Stopped::Never,
        ..Preset::KjaPoints.rules()
    };
    let mut table = ruled(Terms {
        time: TimeControl::None,
        ..total(None, never.clone())
    });
    assert!(matches!(
        table.ask(REFEREE, rule(Ruling::CallTime)),
        Err(Refused::Action(_))
    ));
    let opened = Room::open(total(None, never), Moment(0));
    assert_eq!(opened.map(|_| ()), Err(OpenError::NeverStopped));
}

#[test]
fn the_rules_say_what_it_comes_to() {
    let rules = |deom: i32, stopped| Rules {
        deom: janggi::HalfPoints(deom),
        stopped,
        ..Preset::KjaPoints.rules()
    };
    for (rules, outcome) in [
        (rules(3, Stopped::Points), "han"),
        (rules(0, Stopped::Points), "draw"),
        (rules(3, Stopped::Draw), "draw"),
    ] {
        let mut table = Table::playing(total(None, rules));
        let end = table.room.last() + TOTAL;
        assert_eq!(fold(&mut table, TICK, end), Ok(2));
        assert_eq!(table.verdict(), Some((outcome, "stopped")));
    }
}
