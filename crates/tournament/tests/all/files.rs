//! Tournament files: exports can be read back, and bad files are refused with a code.

use crate::support::{DIVISION, Dice, Played, play};
use tournament::event::Stage;
use tournament::files::csv::{grade, read_entries};
use tournament::files::trf::{Names, Note, Version, write};
use tournament::files::trf_read::read;
use tournament::history::{Cell, cells};
use tournament::plan::{Format, Games};
use tournament::{Command, EntryId, Points, State, Tournament};

fn rounds(state: &State) -> Vec<Vec<Cell>> {
    // Entries are compared by seeding number, because a report does not contain their ids.
    let seeds = state.seeds(DIVISION);
    let boards = match state.plan.divisions[0].games {
        Games::Boards { boards, .. } => usize::from(boards),
        _ => 0,
    };
    let number = |id: EntryId| seeds.iter().position(|seed| *seed == id).expect("a seed") as u32;
    let renumbered = |mut cell: Cell| {
        cell.opponent = cell.opponent.map(|id| EntryId(number(id)));
        // A report does not distinguish an absence from a requested bye without points.
        if cell.kind == tournament::history::CellKind::Absent {
            cell.kind = tournament::history::CellKind::Bye(tournament::event::ByeKind::Zero);
            cell.boards = vec![Points::ZERO; boards];
        }
        cell
    };
    let of = |id: &EntryId| {
        cells(state, DIVISION, Stage::Swiss, *id)
            .into_iter()
            .map(renumbered)
            .collect()
    };
    seeds.iter().map(of).collect()
}

#[test]
fn a_report_holds_all_rounds_of_a_swiss_tournament() {
    let mut compared = 0;
    for seed in 0..120 {
        let Played { tournament, .. } = play(&mut Dice(seed), 4, &mut |_| {});
        let state = tournament.state();
        for version in [Version::Trf16, Version::Trf2026] {
            let exported = write(state, DIVISION, version, Names::Written).expect("Swiss tournaments have a form");
            let read = match read(&exported.text) {
                Ok(read) => read,
                Err(error) => panic!("seed {seed}: {error:?}\n{}", exported.text),
            };
            assert_eq!(rounds(read.state()), rounds(state), "seed {seed}\n{}", exported.text);
            let scoring = state.plan.divisions[0].scoring;
            assert_eq!(read.state().plan.divisions[0].scoring, scoring);
            let is_chess = scoring == tournament::Scoring::CHESS;
            assert!(is_chess || exported.notes.contains(&Note::PointsInComments));
            // A symbol in column 6 and in each ninth column after it, followed by four columns with its points.
            let points = "162  W 1.0    D 0.5    L 0.0    P 1.0";
            let has_points = exported.text.lines().any(|line| line == points);
            assert_eq!(has_points, is_chess && version == Version::Trf2026);
            compared += 1;
        }
    }
    assert_eq!(compared, 240);
}

/// Adds member names to each team, for all boards or only for the first few.
fn name_members(dice: &mut Dice, tournament: &mut Tournament) {
    let boards = usize::from(tournament.state().plan.divisions[0].games.most());
    let entries: Vec<_> = tournament
        .state()
        .players
        .iter()
        .map(|(id, one)| (*id, one.entry.clone()))
        .collect();
    for (id, mut entry) in entries {
        let named = if dice.is_one_in(3) {
            dice.roll(boards + 1)
        } else {
            boards
        };
        entry.members = (1..=named).map(|board| format!("{} {board}번", entry.name)).collect();
        let amended = Command::Amend(id, Box::new(entry));
        tournament.handle(&amended, 0, None).expect("names that fit");
    }
}

#[test]
fn a_report_holds_all_boards_of_all_matches_of_teams() {
    let mut compared = 0;
    for seed in 0..400 {
        let mut dice = Dice(seed);
        let Played { mut tournament, .. } = play(&mut dice, 7, &mut |_| {});
        if !matches!(tournament.state().plan.divisions[0].format, Format::Swiss { .. }) {
            continue;
        }
        name_members(&mut dice, &mut tournament);
        let state = tournament.state();
        for version in [Version::Trf16, Version::Trf2026] {
            let exported = write(state, DIVISION, version, Names::Written).expect("teams have a form");
            let read = match read(&exported.text) {
                Ok(read) => read,
                Err(error) => panic!("seed {seed}: {error:?}\n{}", exported.text),
            };
            assert_eq!(rounds(read.state()), rounds(state), "seed {seed}\n{}", exported.text);
            let [was, is] = [state, read.state()].map(|state| {
                let plan = &state.plan.divisions[0];
                let seeds = state.seeds(DIVISION);
                let teams = seeds.iter().map(|id| &state.players[id].entry);
                let members: Vec<_> = teams.map(|one| (one.name.clone(), one.members.clone())).collect();
                let apart = state.forbidden.keys().map(|(a, b)| {
                    let place = |id: &EntryId| seeds.iter().position(|seed| seed == id);
                    (place(a).min(place(b)), place(a).max(place(b)))
                });
                (plan.games, plan.scoring, members, apart.collect::<Vec<_>>())
            });
            assert_eq!(is, was, "seed {seed}\n{}", exported.text);
            assert!(exported.notes.contains(&Note::TeamsInComments));
            compared += 1;
        }
    }
    assert!(compared > 200, "only {compared}");
}

#[test]
fn teams_of_other_programs_are_read() {
    let text = "012 Made-up league\n082 2\n092 Team Swiss\n142 2\n352 WB\n\
        001    1      Kim, A                                                             1.0    1     3 w 1\n\
        001    2      Lee, B                                                             0.5    1     4 b =\n\
        001    3      Park, C                                                            0.0    2     1 b 0\n\
        001    4      Choi, D                                                            0.5    2     2 w =\n\
        001    5      Jung, E                                                            0.0    2  0000 - -\n\
        310   1 Seoul                            SEO     1900    2.0    1.5   1     1    2\n\
        310   2 Busan                            BUS     1850    0.0    0.5   2     3    4    5\n";
    let found = read(text).expect("a good report");
    let state = found.state();
    assert_eq!(state.plan.divisions[0].games.most(), 2);
    let teams: Vec<_> = state
        .players
        .values()
        .map(|one| (one.entry.name.as_str(), one.entry.members.len()))
        .collect();
    assert_eq!(
        teams,
        [("Seoul", 2), ("Busan", 2)],
        "a player who never played is no member"
    );
    let first = &state.divisions[0].rounds[0].matches[0];
    assert_eq!((first.pairing.cho.0, first.pairing.han.0), (1, 2));
    assert_eq!(first.wins(EntryId(1)), 1);
    let cells = cells(state, DIVISION, Stage::Swiss, EntryId(1));
    assert_eq!((cells[0].points, cells[0].match_points), (Points::whole(2), 2));
    // The same report in TRF16.
    let old = text.replace(
        "310   1 Seoul                            SEO     1900    2.0    1.5   1     1    2",
        "013 Seoul                              1    2",
    );
    let old = old.replace(
        "310   2 Busan                            BUS     1850    0.0    0.5   2     3    4    5",
        "013 Busan                              3    4    5",
    );
    assert_eq!(read(&old).expect("a good report").state().divisions, state.divisions);
    let cases = [
        // A team member plays on a different board from the listed board.
        (text.replace("   3    4    5", "   4    3    5"), "trf_line_up"),
        (text.replace("   3    4    5", "   3    4    9"), "trf_column"),
        (text.replace("   3    4    5", "   3    4    1"), "trf_column"),
        (text.replace("310   2", "310   1"), "trf_same_number"),
        (text.replace("1 b 0", "1 b 1"), "trf_contradiction"),
    ];
    for (text, code) in cases {
        assert_eq!(read(&text).map_err(|error| error.code()).err(), Some(code), "{text}");
    }
    // In an individual tournament, players may be listed as members of teams.
    let alone = old.replace("082 2\n", "").replace("   3    4    5", "   4    3    5");
    assert_eq!(read(&alone).expect("a report of players").state().players.len(), 5);
}

#[test]
fn columns_are_counted_in_characters() {
    let Played { tournament, .. } = play(&mut Dice(3), 4, &mut |_| {});
    let text = write(tournament.state(), DIVISION, Version::Trf16, Names::Written)
        .expect("a form")
        .text;
    for line in text.lines().filter(|line| line.starts_with("001")) {
        let characters: Vec<char> = line.chars().collect();
        assert_eq!(characters[14..16].iter().collect::<String>(), "선수");
        assert_eq!(characters[82], '.');
        assert!("wb-".contains(characters[96]), "{line}");
    }
}

#[test]
fn reports_of_other_programs_are_read_and_bad_ones_refused() {
    let good = "012 Made-up Spring Open\nXXR 3\nXXC white1\n\
        001    1 m    Kim, A                            1900 KOR                         1.0    1     3 w 1\r\n\
        001    2 w    Lee, B                            1800 KOR                         1.0    2     4 b 1\n\
        001    3 m    Park, C                           1700 KOR                         0.0    4     1 b 0\n\
        001    4 m    Choi, D                           1600 KOR                         0.0    5     2 w 0\n\
        001    5 w    Jung, E                           1500 KOR                         1.0    3  0000 - U\nKOR 1\n";
    let next = |text: &str| {
        let mut tournament = read(text).expect("a good report");
        let pair = tournament::Command::Pair { division: DIVISION };
        tournament.handle(&pair, 0, None).expect("the second round");
        let round = tournament.state().divisions[0].rounds.last().expect("a round").clone();
        let pairs: Vec<(u32, u32)> = round
            .matches
            .iter()
            .map(|one| (one.pairing.cho.0, one.pairing.han.0))
            .collect();
        (pairs, round.byes.first().map(|bye| bye.id.0))
    };
    // bbpPairings and Gacrux pair this round the same way. Player 5 had the bye, so player 2 floats down this time.
    assert_eq!(next(good), (vec![(5, 1), (2, 3)], Some(4)));
    // Player 4 is absent, and players 1 and 5 must not meet.
    let apart = format!(
        "{}240 Z 002    4\n260 001 003    1    5\n",
        good.replace("XXR 3", "142 3").replace("XXC white1", "152 W")
    );
    assert_eq!(next(&apart), (vec![(2, 1), (3, 5)], Some(4)));
    let cases = [
        ("", "trf_no_players"),
        (&good.replace("3 w 1", "2 w 1"), "trf_contradiction"),
        (&good.replace("1 b 0", "1 b 1"), "trf_contradiction"),
        (&good.replace("001    5", "001    4"), "trf_same_number"),
        (&good.replace("1900", "19x0"), "trf_column"),
        (&good.replace("XXR 3", "XXR three"), "trf_column"),
        (&good.replace("Lee, B ", "Kim, A "), "trf_refused"),
    ];
    for (text, code) in cases {
        assert_eq!(read(text).map_err(|error| error.code()).err(), Some(code), "{text}");
    }
}

#[test]
fn entries_are_read_from_tables() {
    let text = "\u{feff}이름;소속;급수;생년월일;부\r\n\"김, 장군\";종로;3단;1951-03-14;노인부\n이한;;2급;1980;2\n\n";
    let entries = read_entries(text, &["일반부", "노인부"]).expect("a good table");
    assert_eq!(entries.len(), 2);
    assert_eq!(entries[0].name, "김, 장군");
    assert_eq!((entries[0].grade, entries[1].grade), (Some(3), Some(-2)));
    assert_eq!((entries[0].division.0, entries[1].division.0), (1, 1));
    let code = |text: &str| read_entries(text, &[""]).map_err(|error| error.code()).err();
    assert_eq!(code("club\n종로"), Some("csv_no_names"));
    assert_eq!(code("name,birth\nKim,yesterday"), Some("csv_cell"));
    assert_eq!(code("name\n\"Kim"), Some("csv_quote"));
    assert_eq!(code("name,club\nKim,Seoul,,\n"), None);
    assert_eq!(code("name,club\nKim,Seoul,Lee,Suwon\n"), Some("csv_too_many_cells"));
    assert_eq!((grade("7급"), grade("x"), grade("0단")), (Some(-7), None, None));
}
