//! The referee: joining with the key, confirmation by both sides, rulings and their limits.

use janggi::{BySide, Preset, Side};
use play::room::{
    Adjournment, EventKind, List, MOST_RULED_BYTES, MOST_RULINGS, MOST_WORDS, OpenError, Phase, PlayerCommand, Referee,
    RefereeAnswer, RefereePlan, Refused, Repetition, Room, Ruling, SeatHolder, Seq, Terms, rejudge,
};
use play::{GuestId, Millis, Moment, Player};

use super::gifts::timed;
use super::table::{JUN, MINA, STRANGER, Table, alone, step, terms};

pub(crate) const REFEREE: Player = Player::Guest(GuestId::from_bits(4));
const YES: PlayerCommand = PlayerCommand::AnswerReferee(RefereeAnswer::Accept);
const NO: PlayerCommand = PlayerCommand::AnswerReferee(RefereeAnswer::Decline);

pub(crate) fn refereed(terms: Terms) -> Terms {
    let referee = Some(RefereePlan {
        key_hash: "5e".to_owned(),
        repetition: Repetition::ByReferee,
    });
    Terms { referee, ..terms }
}

fn join(key_hash: &str) -> PlayerCommand {
    PlayerCommand::JoinReferee {
        key_hash: key_hash.to_owned(),
    }
}

fn rule(ruling: Ruling) -> PlayerCommand {
    PlayerCommand::Rule {
        ruling,
        words: "말씀".to_owned(),
    }
}

/// Creates a game with a confirmed referee.
pub(crate) fn ruled(terms: Terms) -> Table {
    let mut table = Table::open(refereed(terms));
    table.ask(REFEREE, join("5e")).expect("the key");
    for player in [MINA, JUN] {
        table.ask(player, YES).expect("both agree");
    }
    for (player, side) in [(JUN, Side::Han), (MINA, Side::Cho)] {
        let arrangement = janggi::Arrangement::Mssm;
        table
            .ask(player, PlayerCommand::Arrange { side, arrangement })
            .expect("may choose");
    }
    assert!(matches!(table.room.phase(), Phase::Playing(_)));
    table
}

#[test]
fn the_key_is_used_once_and_by_nobody_who_plays() {
    let mut table = Table::open(refereed(timed(terms())));
    assert_eq!(table.ask(STRANGER, join("00")), Err(Refused::BadRefereeKey));
    assert_eq!(table.ask(MINA, join("5e")), Err(Refused::RefereePlays));
    table.ask(REFEREE, join("5e")).expect("the key");
    assert_eq!(table.ask(STRANGER, join("5e")), Err(Refused::RefereeTaken));
    assert_eq!(
        table.ask(REFEREE, YES),
        Err(Refused::NotYourSeat),
        "he does not agree to himself"
    );
    let open = BySide {
        cho: SeatHolder::Player(MINA),
        han: SeatHolder::Open,
    };
    let mut table = Table::open(refereed(Terms {
        seats: open,
        ..timed(terms())
    }));
    table.ask(REFEREE, join("5e")).expect("before the friend");
    assert_eq!(
        table.ask(REFEREE, PlayerCommand::Join { side: None }),
        Err(Refused::RefereePlays)
    );
    assert_eq!(Table::open(terms()).ask(STRANGER, join("5e")), Err(Refused::NoReferee));
}

#[test]
fn the_first_turn_waits_until_both_agree_or_one_declines() {
    let chosen = |table: &mut Table| {
        for (player, side) in [(JUN, Side::Han), (MINA, Side::Cho)] {
            let arrangement = janggi::Arrangement::Mssm;
            table
                .ask(player, PlayerCommand::Arrange { side, arrangement })
                .expect("may choose");
        }
        assert!(
            matches!(table.room.phase(), Phase::Arranging(_)),
            "the referee is awaited"
        );
    };
    let mut table = Table::open(refereed(timed(terms())));
    chosen(&mut table);
    assert_eq!(table.ask(MINA, YES), Err(Refused::NoReferee), "nobody has come");
    table.ask(REFEREE, join("5e")).expect("the key");
    table.ask(MINA, YES).expect("Cho agrees");
    assert_eq!(table.ask(MINA, YES).map(|handled| handled.events.len()), Ok(0));
    table.ask(JUN, YES).expect("Han agrees");
    assert!(matches!(table.room.phase(), Phase::Playing(_)));
    let mut table = Table::open(refereed(timed(terms())));
    chosen(&mut table);
    table.ask(JUN, NO).expect("Han wants none");
    assert!(matches!(table.room.phase(), Phase::Playing(_)));
    assert_eq!(*table.room.referee(), Referee::Declined);
    assert_eq!(table.ask(REFEREE, join("5e")), Err(Refused::Started));
}

#[test]
fn a_win_or_a_draw_ends_the_game_and_stands_in_it() {
    for (ruling, outcome) in [(Ruling::Draw, "draw"), (Ruling::Win { side: Side::Han }, "han")] {
        let mut table = ruled(timed(terms()));
        table.play(&["a4b4"]);
        for other in [MINA, JUN, STRANGER] {
            assert_eq!(table.ask(other, rule(ruling)), Err(Refused::NotReferee));
            assert!(!table.room.rights(other, table.at).rule);
        }
        assert!(table.room.rights(REFEREE, table.at).rule);
        table.ask(REFEREE, rule(ruling)).expect("he rules");
        assert_eq!(table.verdict(), Some((outcome, "adjudicated")));
        let rulings = table.room.rulings();
        assert_eq!(
            (rulings[0].ruling, rulings[0].words.as_str(), rulings[0].ply),
            (ruling, "말씀", 1)
        );
        assert_eq!(rejudge(&table.events), Ok(Vec::new()));
        assert_eq!(table.ask(REFEREE, rule(ruling)), Err(Refused::GameOver));
    }
}

#[test]
fn a_side_told_to_deviate_brings_no_position_back() {
    let mut rules = Preset::Kakao.rules();
    rules.repetition.clear();
    let mut table = ruled(Terms {
        rules,
        rules_id: None,
        ..timed(terms())
    });
    table.play(&["a4b4", "a7b7", "b4a4", "b7a7"]);
    table
        .ask(REFEREE, rule(Ruling::MustDeviate { side: Side::Cho }))
        .expect("he rules");
    assert_eq!(table.room.must_deviate(), Some(Side::Cho));
    assert!(!table.room.forbidden_repeats().is_empty());
    assert_eq!(table.act(MINA, step("a4b4")), Err(Refused::MustDeviate));
    table.play(&["c4d4"]);
    assert_eq!(table.room.must_deviate(), None, "it has deviated");
    assert_eq!(rejudge(&table.events), Ok(Vec::new()));
}

#[test]
fn he_gives_time_adjourns_and_lets_the_game_go_on() {
    let mut table = ruled(timed(terms()));
    let (side, ms) = (Side::Han, Millis(90_000));
    table
        .ask(REFEREE, rule(Ruling::GiveTime { side, ms }))
        .expect("he rules");
    let left = |table: &Table| table.room.played().expect("a game").clock.left(Side::Han).main;
    assert_eq!(left(&table), Millis(150_000));
    for ms in [Millis(999), Millis(3_600_001)] {
        assert_eq!(
            table.ask(REFEREE, rule(Ruling::GiveTime { side, ms })),
            Err(Refused::BadRuling)
        );
    }
    assert_eq!(table.ask(REFEREE, rule(Ruling::Resume)), Err(Refused::NotAdjourned));
    table.ask(REFEREE, rule(Ruling::Adjourn)).expect("he rules");
    assert_eq!(table.act(MINA, step("a4b4")), Err(Refused::Adjourned));
    assert_eq!(table.ask(REFEREE, rule(Ruling::Adjourn)), Err(Refused::Adjourned));
    table.ask(REFEREE, rule(Ruling::Resume)).expect("he rules");
    assert!(matches!(table.room.phase(), Phase::Playing(playing) if playing.adjournment == Adjournment::None));
    table.play(&["a4b4"]);
    let words = "가".repeat(501);
    let long = PlayerCommand::Rule {
        ruling: Ruling::Draw,
        words,
    };
    assert_eq!(table.ask(REFEREE, long), Err(Refused::TextTooLong { most: 500 }));
    assert_eq!(rejudge(&table.events), Ok(Vec::new()));
}

#[test]
fn he_has_no_other_right_and_a_referee_is_for_two() {
    let mut table = ruled(timed(terms()));
    for command in [
        PlayerCommand::Act {
            ply: 0,
            action: step("a4b4"),
        },
        PlayerCommand::Resign { ply: 0, side: None },
        PlayerCommand::Takeback { ply: 0 },
        PlayerCommand::Abort,
        PlayerCommand::GiveTime,
        PlayerCommand::OfferAdjourn,
    ] {
        assert_eq!(table.ask(REFEREE, command), Err(Refused::NotYourSeat));
    }
    let opened = Room::open(refereed(alone()), Moment(0)).map(|_| ());
    assert_eq!(opened, Err(OpenError::RefereeAlone));
}

/// A cycle of four plies, played twice, after which the initial position occurs for the third time.
const THREE_TIMES: [&str; 8] = ["a4b4", "a7b7", "b4a4", "b7a7", "a4b4", "a7b7", "b4a4", "b7a7"];

#[test]
fn a_third_repetition_is_asked_of_the_referee() {
    for preset in [
        Preset::Koopkorea1a,
        Preset::Casual,
        Preset::KjaPoints,
        Preset::NorthKorean,
    ] {
        let rules = Terms {
            rules: preset.rules(),
            rules_id: None,
            ..timed(terms())
        };
        let mut table = ruled(rules);
        table.play(&THREE_TIMES[..7]);
        assert_eq!(table.room.repetition_for_the_referee(), None, "{}", preset.id());
        table.play(&THREE_TIMES[7..]);
        assert_eq!(table.verdict(), None, "{}", preset.id());
        assert_eq!(table.room.repetition_for_the_referee(), Some(3));
        table
            .ask(REFEREE, rule(Ruling::MustDeviate { side: Side::Cho }))
            .expect("he rules");
        assert_eq!(table.act(MINA, step("a4b4")), Err(Refused::MustDeviate));
        table.play(&["c4d4"]);
        assert_eq!(table.room.repetition_for_the_referee(), None);
        assert_eq!(rejudge(&table.events), Ok(Vec::new()));
        let loaded = Room::load(&table.events).expect("it can be read");
        assert_eq!(
            loaded.played().map(|played| played.game.rules().repetition.len()),
            Some(0)
        );
    }
}

#[test]
fn without_a_referee_the_rules_decide_and_so_they_did_in_games_from_before() {
    let rules = |terms: Terms| Terms {
        rules: Preset::Koopkorea1a.rules(),
        rules_id: None,
        ..terms
    };
    let mut declined = Table::open(refereed(rules(timed(terms()))));
    declined.ask(JUN, NO).expect("Han wants none");
    for (player, side) in [(JUN, Side::Han), (MINA, Side::Cho)] {
        let arrangement = janggi::Arrangement::Mssm;
        declined
            .ask(player, PlayerCommand::Arrange { side, arrangement })
            .expect("may choose");
    }
    declined.play(&THREE_TIMES);
    assert_eq!(declined.verdict(), Some(("han", "repetition")));
    // A plan stored before the field `repetition` was added.
    let stored: RefereePlan = serde_json::from_str(r#"{"key_hash": "5e"}"#).expect("a plan");
    assert_eq!(stored.repetition, Repetition::ByRules);
    assert_eq!(serde_json::to_string(&stored).expect("JSON"), r#"{"key_hash":"5e"}"#);
}

/// Perpetual checks are not left to the referee's judgement (KoopKorea's manual, 3a).
#[test]
fn a_perpetual_check_loses_under_a_referee_too() {
    let rules = Preset::KjaPoints.rules();
    let left = rules.with_positions_left_to_a_referee();
    assert!(left.repetition.is_empty());
    assert_eq!(
        (left.perpetual_check, left.checked_side),
        (rules.perpetual_check, rules.checked_side)
    );
}

/// Creates a ruling with a text of this many bytes.
fn worded(ruling: Ruling, bytes: usize) -> PlayerCommand {
    PlayerCommand::Rule {
        ruling,
        words: "a".repeat(bytes),
    }
}

#[test]
fn rulings_and_their_words_are_bounded_and_the_game_can_be_ended_all_the_same() {
    let bound = Ruling::MustDeviate { side: Side::Han };
    for (bytes, most, list) in [
        (1, MOST_RULINGS, List::Rulings),
        (MOST_WORDS, MOST_RULED_BYTES / MOST_WORDS, List::Words),
    ] {
        let mut table = ruled(timed(terms()));
        let mut made = 0;
        let refused = loop {
            match table.ask(REFEREE, worded(bound, bytes)) {
                Ok(_) => made += 1,
                Err(refused) => break refused,
            }
            assert!(made <= most, "{made} rulings");
        };
        let most_of = if list == List::Rulings {
            MOST_RULINGS
        } else {
            MOST_RULED_BYTES
        };
        assert_eq!((refused, made), (Refused::ListFull { list, most: most_of }, most));
        let last = worded(Ruling::Win { side: Side::Cho }, MOST_WORDS);
        table.ask(REFEREE, last).expect("the ruling that ends it");
        assert_eq!(table.room.rulings().len(), most + 1, "all that was taken is shown");
    }
}

#[test]
fn a_game_that_was_stored_with_more_rulings_loads_and_shows_the_last() {
    let mut table = ruled(timed(terms()));
    let mut events = std::mem::take(&mut table.events);
    let last = events.last().expect("it has begun").clone();
    for number in 0..2_000 {
        let mut event = last.clone();
        event.seq = Seq(last.seq.0 + 1 + number);
        event.by = Some(REFEREE);
        event.command = None;
        event.kind = EventKind::Ruled {
            ruling: Ruling::MustDeviate { side: Side::Han },
            words: format!("{number} {}", "말".repeat(400)),
            clock: None,
        };
        events.push(event);
    }
    let room = Room::load(&events).expect("old games are read");
    let rulings = room.rulings();
    assert!((1..=MOST_RULINGS + 1).contains(&rulings.len()), "{}", rulings.len());
    let bytes: usize = rulings.iter().map(|ruled| ruled.words.len()).sum();
    assert!(bytes <= MOST_RULED_BYTES + 4 * MOST_WORDS, "{bytes}");
    assert!(rulings.last().expect("the last").words.starts_with("1999 "));
}
