//! Game records: attaching, removing, undoing, merging, and exporting with the tournament's headers.

use crate::support::{DIVISION, Dice, FORMATS, Played, play};
use serde_json::{Value, json};
use tournament::files::games::{Games, LONGEST, Naming, Which, games};
use tournament::merge::{MergeError, merge};
use tournament::{Command, Event, GameAt, Outcome, Refusal, Side, Tournament};

fn record(number: usize) -> String {
    let moves: Vec<Value> = (0..number % 5).map(|_| json!({ "move": "e2e2" })).collect();
    json!({
        "janggun": 1,
        "start": { "setup": { "cho": "mssm", "han": "smsm" } },
        "tags": [["Event", format!("기보 {number}")], ["Annotator", "김"]],
        "moves": moves,
    })
    .to_string()
}

fn attach(at: GameAt, record: String) -> Command {
    Command::Record {
        at,
        record: Some(record),
    }
}

fn all_games(tournament: &Tournament) -> Vec<GameAt> {
    let mut all = Vec::new();
    for round in &tournament.state().divisions[0].rounds {
        for one in &round.matches {
            all.extend((0..one.games.len()).map(|game| GameAt {
                division: DIVISION,
                round: round.number,
                table: one.pairing.table,
                game: u8::try_from(game).expect("few games"),
            }));
        }
    }
    all
}

fn at(round: u16, table: u16) -> GameAt {
    GameAt {
        division: DIVISION,
        round,
        table,
        game: 0,
    }
}

/// A merged tournament contains the records of both copies. Different records of the same game conflict.
#[test]
fn records_are_replayed_and_merged() {
    let mut merged_games = 0;
    for seed in 0..80 {
        let mut dice = Dice(seed);
        let Played { tournament, .. } = play(&mut dice, seed as usize % FORMATS, &mut |_| {});
        let mut all = all_games(&tournament);
        dice.shuffle(&mut all);
        all.truncate(12);
        let mut copies = [tournament.clone(), tournament.clone()];
        for (index, at) in all.iter().enumerate() {
            let copy = &mut copies[index % 2];
            copy.handle(&attach(*at, record(index)), 0, None)
                .expect("a game without a record");
            match dice.roll(6) {
                0 => {
                    copy.handle(&Command::Undo, 0, None).expect("something to undo");
                    copy.handle(&attach(*at, record(index)), 0, None)
                        .expect("it has none again");
                }
                1 => {
                    let remove = Command::Record { at: *at, record: None };
                    copy.handle(&remove, 0, None).expect("it has one");
                    copy.handle(&attach(*at, record(index)), 0, None)
                        .expect("it has none again");
                }
                _ => {}
            }
        }
        for copy in &copies {
            let lines: Vec<String> = copy.events().iter().map(Event::write).collect();
            let read: Vec<Event> = lines
                .iter()
                .map(|line| Event::read(line).expect("it was written"))
                .collect();
            assert_eq!(&Tournament::load(&read).expect("it was decided"), copy, "seed {seed}");
        }
        let merged = merge(&copies[0], &copies[1]).unwrap_or_else(|error| panic!("seed {seed}: {error:?}"));
        for (index, at) in all.iter().enumerate() {
            let of = merged.state().divisions[0].find(at.round, at.table).expect("the game");
            assert_eq!(of.records[usize::from(at.game)], Some(record(index)), "seed {seed}");
            merged_games += 1;
        }
        assert_eq!(merge(&merged, &merged), Ok(merged.clone()), "seed {seed}");
        let Some(&first) = all.first() else { continue };
        // The second copy does not have the first game's record, and attaches a different one.
        copies[1]
            .handle(&attach(first, record(77)), 0, None)
            .expect("a game without a record");
        assert!(
            matches!(merge(&copies[0], &copies[1]), Err(MergeError::Conflict { .. })),
            "seed {seed}"
        );
    }
    assert!(merged_games > 400, "only {merged_games}");
}

/// Returns a finished round robin of more than two rounds.
fn played() -> Tournament {
    let Played { tournament, .. } = (0..50)
        .map(|seed| play(&mut Dice(seed), 3, &mut |_| {}))
        .find(|played| played.end == Refusal::Finished && played.tournament.state().divisions[0].rounds.len() > 2)
        .expect("a round robin");
    tournament
}

#[test]
fn a_game_has_one_record_that_has_to_be_removed_first() {
    let mut cup = played();
    let try_to = |cup: &mut Tournament, command: &Command| cup.handle(command, 0, None).map(|_| ());
    let good = attach(at(1, 1), record(1));
    let remove = Command::Record {
        at: at(1, 1),
        record: None,
    };
    assert_eq!(try_to(&mut cup, &remove), Err(Refusal::NotRecorded));
    // Records can still be attached after the division is closed.
    assert_eq!(try_to(&mut cup, &Command::Close { division: DIVISION }), Ok(()));
    assert_eq!(try_to(&mut cup, &good), Ok(()));
    assert_eq!(try_to(&mut cup, &good), Err(Refusal::AlreadyRecorded));
    assert_eq!(try_to(&mut cup, &remove), Ok(()));
    let long = record(1).replace("김", &"김".repeat(LONGEST / 3));
    for bad in ["", "1. 79졸78", "[]", "{}", r#"{"janggun":1}"#, "{\n}", &long] {
        assert_eq!(
            try_to(&mut cup, &attach(at(1, 1), bad.to_owned())),
            Err(Refusal::BadRecord),
            "{bad:.40}"
        );
    }
    let nowhere = attach(at(99, 1), record(1));
    assert!(matches!(try_to(&mut cup, &nowhere), Err(Refusal::NoSuchTable { .. })));
    let no_game = attach(GameAt { game: 9, ..at(1, 1) }, record(1));
    assert_eq!(try_to(&mut cup, &no_game), Err(Refusal::NoSuchGame { game: 9 }));
}

#[test]
fn pairings_with_a_record_are_not_taken_back() {
    let Played { mut tournament, .. } = play(&mut Dice(4), 4, &mut |_| {});
    while tournament.state().divisions[0]
        .rounds
        .last()
        .is_some_and(|round| !round.matches.iter().all(|one| one.is_unplayed(&|_| false)))
    {
        tournament.handle(&Command::Undo, 0, None).expect("something was done");
    }
    let round = tournament.state().divisions[0].rounds.last().expect("a round").number;
    tournament
        .handle(&attach(at(round, 1), record(1)), 0, None)
        .expect("a game without a record");
    let unpair = Command::Unpair {
        division: DIVISION,
        reason: "다시".to_owned(),
    };
    assert_eq!(
        tournament.handle(&unpair, 0, None).map(|_| ()),
        Err(Refusal::HasResults)
    );
}

fn tags(games: &Games, index: usize) -> Vec<(String, String)> {
    let value: Value = serde_json::from_str(&games.games[index].line()).expect("JSON");
    serde_json::from_value(value["tags"].clone()).expect("headers")
}

/// Returns the values of a header, joined with `|`.
fn value(tags: &[(String, String)], key: &str) -> String {
    let values = tags.iter().filter(|tag| tag.0 == key).map(|tag| tag.1.as_str());
    values.collect::<Vec<_>>().join("|")
}

#[test]
fn headers_say_event_round_board_and_players() {
    let mut cup = played();
    let state = cup.state();
    let first = state.divisions[0].find(1, 1).expect("a game").clone();
    let [cho, han] = [first.pairing.cho, first.pairing.han].map(|id| state.players[&id].entry.name.clone());
    let games_before = games(state, Naming::Pgn, Which::Recorded);
    assert!(games_before.games.is_empty() && !games_before.missing.is_empty());
    // The record does not contain a result, so the corrected result is added to it.
    let winner = Outcome::won(Side::Han, false);
    let correct = Command::Correct {
        at: at(1, 1),
        outcome: Some(winner),
        reason: "시험".to_owned(),
    };
    cup.handle(&correct, 0, None).expect("it had a result");
    cup.handle(&attach(at(1, 1), record(3)), 0, None)
        .expect("no record yet");
    let found = games(cup.state(), Naming::Pgn, Which::Recorded);
    assert_eq!(found.games.len(), 1);
    assert!(!found.games[0].differs && !found.missing.contains(&at(1, 1)));
    let own = tags(&found, 0);
    assert_eq!(value(&own, "Event"), "시험 대회");
    assert_eq!(value(&own, "Round"), "1.1");
    assert_eq!((value(&own, "White"), value(&own, "Black")), (cho.clone(), han.clone()));
    assert_eq!(value(&own, "Annotator"), "김");
    let line: Value = serde_json::from_str(&found.games[0].line()).expect("JSON");
    assert_eq!(line["outcome"], json!({ "winner": "han", "reason": "full" }));
    let in_gib = games(cup.state(), Naming::Gib, Which::Recorded);
    assert_eq!(value(&tags(&in_gib, 0), "Round"), "1회전 1번 테이블");
}

#[test]
fn korean_headers_stay_korean_and_keep_what_the_record_says_of_its_end() {
    let mut cup = played();
    let correct = Command::Correct {
        at: at(2, 1),
        outcome: Some(Outcome::won(Side::Han, false)),
        reason: "시험".to_owned(),
    };
    cup.handle(&correct, 0, None).expect("it had a result");
    let korean = json!({
        "janggun": 1,
        "start": { "setup": { "cho": "mssm", "han": "smsm" } },
        "tags": [["대회명", "연습"], ["한대국자", "아무개"], ["초차림", "마상상마"], ["대국결과", "초 완승"]],
        "outcome": { "winner": "cho", "reason": "full" },
        "moves": [],
    });
    cup.handle(&attach(at(2, 1), korean.to_string()), 0, None)
        .expect("no record yet");
    let found = games(cup.state(), Naming::Pgn, Which::Recorded);
    assert!(found.games[0].differs);
    let other = tags(&found, 0);
    assert_eq!(
        (value(&other, "대회명"), value(&other, "Event")),
        ("시험 대회".to_owned(), String::new())
    );
    assert_eq!(value(&other, "회전"), "2.1");
    assert_eq!(value(&other, "대국결과"), "초 완승");
    let in_gib = games(cup.state(), Naming::Gib, Which::All);
    let played = cup.state().divisions[0].rounds.iter().map(|round| round.matches.len());
    assert_eq!(in_gib.games.len(), played.sum::<usize>());
    let without = in_gib
        .games
        .iter()
        .position(|game| game.record.contains(r#""moves":[]"#) && !game.record.contains("초차림"))
        .expect("a game without a record");
    assert_eq!(value(&tags(&in_gib, without), "대회명"), "시험 대회");
}
