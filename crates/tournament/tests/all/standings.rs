//! Standings and tie-break values, compared with values worked out by hand.

use tournament::plan::{DivisionPlan, Format, Games, Lateness, Plan, TeamScore, ThirdPlace};
use tournament::{
    Birth, Command, DivisionId, Entry, EntryId, GameAt, Outcome, Refusal, Scoring, Side, TieBreak, TieOrder,
    Tournament, standings,
};

const DIVISION: DivisionId = DivisionId(0);

fn open(format: Format, games: Games, scoring: Scoring, ties: Vec<TieBreak>, entries: Vec<Entry>) -> Tournament {
    let division = DivisionPlan {
        name: String::new(),
        format,
        games,
        scoring,
        ties,
        initial: Side::Cho,
    };
    let plan = Plan {
        name: "Cup".to_owned(),
        place: None,
        date: None,
        divisions: vec![division],
        lateness: Lateness::default(),
        fee: None,
        rules: None,
    };
    let mut tournament = Tournament::open(plan, 0, None).expect("a good plan");
    for entry in entries {
        send(&mut tournament, Command::Enter(Box::new(entry)));
    }
    tournament
}

fn send(tournament: &mut Tournament, command: Command) {
    tournament
        .handle(&command, 0, None)
        .unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
}

fn named(names: &[&str]) -> Vec<Entry> {
    let entry = |name: &&str| Entry {
        name: (*name).to_owned(),
        ..Entry::default()
    };
    names.iter().map(entry).collect()
}

/// Reports a win by `winner` in the last round, on points if `counted` is `Yes`.
fn wins(tournament: &mut Tournament, winner: u32, counted: Counted) {
    let round = tournament.state().divisions[0].rounds.last().expect("a round").clone();
    let found = round.match_of(EntryId(winner)).expect("the entry plays");
    let side = found.side(EntryId(winner), 0);
    let outcome = match counted {
        Counted::No => Outcome::Full { winner: side },
        Counted::Yes => Outcome::Counted {
            winner: side,
            cho: None,
            han: None,
        },
    };
    let at = GameAt {
        division: DIVISION,
        round: round.number,
        table: found.pairing.table,
        game: 0,
    };
    send(tournament, Command::Report { at, outcome });
}

#[derive(Clone, Copy)]
enum Counted {
    No,
    Yes,
}

fn pair(tournament: &mut Tournament) {
    send(tournament, Command::Pair { division: DIVISION });
}

fn ranking(tournament: &Tournament) -> Vec<(u16, u32)> {
    let rows = standings(tournament.state(), DIVISION).expect("the division").ranking;
    rows.iter().map(|row| (row.rank, row.id.0)).collect()
}

/// Three players beat one another in a circle, and the fourth loses to all of them. The three players are ordered by
/// age.
#[test]
fn three_equal_players_are_ordered_by_age_as_the_kja_does() {
    let mut entries = named(&["Kim", "Lee", "Park", "Choi"]);
    for (entry, birth) in entries.iter_mut().zip(["1960-05-01", "1944-01-01", "1960", "1930"]) {
        entry.birth = Birth::parse(birth);
    }
    let format = Format::RoundRobin { cycles: 1 };
    let mut cup = open(format, Games::Single, Scoring::KOREAN, TieOrder::Kja.ties(), entries);
    // Berger pairings: 1-4 2-3, 4-3 1-2, 2-4 3-1.
    for round in [[1, 2], [3, 1], [2, 3]] {
        pair(&mut cup);
        round.into_iter().for_each(|winner| wins(&mut cup, winner, Counted::No));
    }
    assert_eq!(ranking(&cup), [(1, 2), (2, 1), (3, 3), (4, 4)]);
    let rows = standings(cup.state(), DIVISION).expect("the division").ranking;
    let texts: Vec<String> = rows[0]
        .figures
        .iter()
        .map(|one| format!("{}={}", one.tie.code(), one.text()))
        .collect();
    let wanted = [
        "points=14",
        "full_wins=2",
        "counted_wins=0",
        "direct_encounter=7",
        "grade=-",
        "elder=1944-01-01",
    ];
    assert_eq!(texts, wanted);
    assert!(matches!(
        cup.handle(&Command::Pair { division: DIVISION }, 0, None),
        Err(Refusal::Finished)
    ));
}

#[test]
fn counted_wins_are_four_and_two_points() {
    let format = Format::RoundRobin { cycles: 1 };
    let mut cup = open(
        format,
        Games::Single,
        Scoring::KOREAN,
        TieOrder::Local.ties(),
        named(&["Kim", "Lee"]),
    );
    pair(&mut cup);
    wins(&mut cup, 2, Counted::Yes);
    let rows = standings(cup.state(), DIVISION).expect("the division").ranking;
    let points: Vec<String> = rows.iter().map(|row| row.points.to_string()).collect();
    assert_eq!(
        (ranking(&cup), points),
        (vec![(1, 2), (2, 1)], vec!["4".to_owned(), "2".to_owned()])
    );
}

/// Two rounds with four players: Kim beats Lee and Park; Park beats Choi; Choi beats Lee.
#[test]
fn buchholz_and_sonneborn_berger_are_those_worked_out_by_hand() {
    let ties = vec![
        TieBreak::Points,
        TieBreak::Buchholz,
        TieBreak::BuchholzCut1,
        TieBreak::SonnebornBerger,
        TieBreak::Drawn,
    ];
    let entries = named(&["Kim", "Lee", "Park", "Choi"]);
    let mut cup = open(
        Format::Swiss { rounds: 2 },
        Games::Single,
        Scoring::CHESS,
        ties,
        entries,
    );
    let by_hand = |cup: &mut Tournament, pairs: [(u32, u32); 2]| {
        send(
            cup,
            Command::PairAs {
                division: DIVISION,
                pairs: pairs.map(|(cho, han)| (EntryId(cho), EntryId(han))).to_vec(),
                byes: Vec::new(),
            },
        );
    };
    by_hand(&mut cup, [(1, 2), (3, 4)]);
    wins(&mut cup, 1, Counted::No);
    wins(&mut cup, 3, Counted::No);
    by_hand(&mut cup, [(1, 3), (2, 4)]);
    wins(&mut cup, 1, Counted::No);
    wins(&mut cup, 4, Counted::No);
    assert_eq!(ranking(&cup), [(1, 1), (2, 3), (3, 4), (4, 2)]);
    let rows = standings(cup.state(), DIVISION).expect("the division").ranking;
    // Park met Kim (2 points) and Choi (1); Choi met Park (1) and Lee (0).
    let values = |index: usize| {
        rows[index]
            .figures
            .iter()
            .map(tournament::figures::Figure::text)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (values(1), values(2)),
        (
            vec!["1".to_owned(), "3".to_owned()],
            vec!["1".to_owned(), "1".to_owned()]
        )
    );
}

#[test]
fn boards_of_a_team_are_added() {
    let games = Games::Boards {
        boards: 3,
        primary: TeamScore::Boards,
    };
    let format = Format::RoundRobin { cycles: 1 };
    let mut cup = open(
        format,
        games,
        Scoring::KOREAN,
        TieOrder::Teams.ties(),
        named(&["Seoul", "Busan"]),
    );
    pair(&mut cup);
    // Seoul has Cho on the first and third boards: 7 + 0 + 4 points against 0 + 7 + 2.
    let outcomes = [
        Outcome::Full { winner: Side::Cho },
        Outcome::Full { winner: Side::Cho },
        Outcome::Counted {
            winner: Side::Cho,
            cho: None,
            han: None,
        },
    ];
    for (outcome, game) in outcomes.into_iter().zip(0..) {
        let at = GameAt {
            division: DIVISION,
            round: 1,
            table: 1,
            game,
        };
        send(&mut cup, Command::Report { at, outcome });
    }
    let rows = standings(cup.state(), DIVISION).expect("the division").ranking;
    let points: Vec<(u32, String)> = rows.iter().map(|row| (row.id.0, row.points.to_string())).collect();
    assert_eq!(points, [(1, "11".to_owned()), (2, "9".to_owned())]);
}

#[test]
fn losers_of_the_semi_finals_share_the_third_place_or_play_for_it() {
    for (third, wanted) in [
        (ThirdPlace::Shared, vec![(1, 1), (2, 2), (3, 3), (3, 4)]),
        (ThirdPlace::Played, vec![(1, 1), (2, 2), (3, 3), (4, 4)]),
    ] {
        let entries = named(&["Kim", "Lee", "Park", "Choi"]);
        let format = Format::Knockout { third };
        let mut cup = open(format, Games::Single, Scoring::KOREAN, TieOrder::Local.ties(), entries);
        pair(&mut cup);
        wins(&mut cup, 1, Counted::No);
        wins(&mut cup, 2, Counted::Yes);
        pair(&mut cup);
        wins(&mut cup, 1, Counted::No);
        if third == ThirdPlace::Played {
            wins(&mut cup, 3, Counted::No);
        }
        assert_eq!(ranking(&cup), wanted);
    }
}

/// During a round, entries that have lost in it already have their final place, below all that are still playing.
#[test]
fn places_in_a_knock_out_depend_on_the_round_only() {
    let entries = named(&["A", "B", "C", "D", "E", "F", "G", "H"]);
    let format = Format::Knockout {
        third: ThirdPlace::Played,
    };
    let mut cup = open(format, Games::Single, Scoring::KOREAN, TieOrder::Local.ties(), entries);
    let places = |cup: &Tournament| -> Vec<u16> { ranking(cup).into_iter().map(|(place, _)| place).collect() };
    let wanted: [&[u16]; 7] = [
        &[1, 2, 2, 2, 2, 2, 2, 5],
        &[1, 1, 3, 3, 3, 3, 5, 5],
        &[1, 1, 1, 4, 4, 5, 5, 5],
        &[1, 1, 1, 1, 5, 5, 5, 5],
        &[1, 2, 2, 3, 5, 5, 5, 5],
        &[1, 1, 3, 3, 5, 5, 5, 5],
        &[1, 2, 3, 3, 5, 5, 5, 5],
    ];
    let mut seen = Vec::new();
    for _ in 0..3 {
        pair(&mut cup);
        let matches = cup.state().divisions[0].rounds.last().expect("a round").matches.clone();
        for one in &matches {
            wins(&mut cup, one.pairing.cho.0, Counted::No);
            seen.push(places(&cup));
        }
    }
    assert_eq!(seen[..7], wanted);
    assert_eq!(seen[7], [1, 2, 3, 4, 5, 5, 5, 5]);
}

/// Nobody appears in the final: both finalists share second place. Until then, entries that can still win have no
/// place. If there is a game for third place, the losers of the semi-finals have none either.
#[test]
fn a_final_in_which_nobody_appears_has_no_winner() {
    for (third, open_after_semis, wanted) in [
        (ThirdPlace::Shared, vec![1, 2], vec![2, 2, 3, 3]),
        (ThirdPlace::Played, vec![1, 2, 3, 4], vec![2, 2, 3, 4]),
    ] {
        let entries = named(&["Kim", "Lee", "Park", "Choi"]);
        let format = Format::Knockout { third };
        let mut cup = open(format, Games::Single, Scoring::KOREAN, TieOrder::Local.ties(), entries);
        let playing = |cup: &Tournament| -> Vec<u32> {
            let found = tournament::standings::unplaced(cup.state(), DIVISION);
            found.into_iter().map(|id| id.0).collect()
        };
        assert_eq!(playing(&cup), [0_u32; 0]);
        pair(&mut cup);
        assert_eq!(playing(&cup), [1, 2, 3, 4]);
        wins(&mut cup, 1, Counted::No);
        wins(&mut cup, 2, Counted::No);
        assert_eq!(playing(&cup), open_after_semis);
        pair(&mut cup);
        assert_eq!(playing(&cup), open_after_semis);
        let at = GameAt {
            division: DIVISION,
            round: 2,
            table: 1,
            game: 0,
        };
        let outcome = Outcome::BothForfeit;
        send(&mut cup, Command::Report { at, outcome });
        if third == ThirdPlace::Played {
            assert_eq!(playing(&cup), [3, 4]);
            wins(&mut cup, 3, Counted::No);
        }
        assert_eq!(playing(&cup), [0_u32; 0]);
        let places: Vec<u16> = ranking(&cup).into_iter().map(|(place, _)| place).collect();
        assert_eq!(places, wanted);
    }
}

/// Three groups send two entries each to a bracket of eight lines. The lower number always wins. One group winner wins
/// only on points, and therefore receives no bye.
#[test]
fn byes_go_to_the_group_winners_with_the_most_points() {
    for weak in 0..3 {
        let format = Format::Groups {
            size: 4,
            qualifiers: 2,
            third: ThirdPlace::Shared,
        };
        let entries = named(&["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]);
        let mut cup = open(format, Games::Single, Scoring::KOREAN, TieOrder::Local.ties(), entries);
        for _ in 0..3 {
            pair(&mut cup);
            let division = cup.state().divisions[0].clone();
            for one in &division.rounds.last().expect("a round").matches {
                let (cho, han) = (one.pairing.cho, one.pairing.han);
                let counted = if division.groups[weak].contains(&cho) {
                    Counted::Yes
                } else {
                    Counted::No
                };
                wins(&mut cup, cho.0.min(han.0), counted);
            }
        }
        pair(&mut cup);
        let division = &cup.state().divisions[0];
        let best = |group: &Vec<EntryId>| group.iter().copied().min().expect("a group has entries");
        let winners = division.groups.iter().enumerate().filter(|(group, _)| *group != weak);
        let mut expected: Vec<EntryId> = winners.map(|(_, group)| best(group)).collect();
        expected.sort_unstable();
        let mut free: Vec<EntryId> = division.rounds[3].byes.iter().map(|bye| bye.id).collect();
        free.sort_unstable();
        assert_eq!(free, expected, "group {weak} has fewer points");
        let facts = tournament::why::why_bye(&cup, DIVISION, 4, free[0]).expect("it has a bye");
        let told = facts.iter().any(|fact| {
            matches!(fact, tournament::why::Fact::GroupPlace { rank: 1, points, games: 3, .. } if *points == tournament::Points::whole(21))
        });
        assert!(told, "{facts:?}");
        assert!(facts.contains(&tournament::why::Fact::ByesByPoints), "{facts:?}");
    }
}

#[test]
fn equal_players_do_not_go_on_undecided() {
    let format = Format::Groups {
        size: 3,
        qualifiers: 1,
        third: ThirdPlace::Shared,
    };
    let entries = named(&["Kim", "Lee", "Park"]);
    let mut cup = open(format, Games::Single, Scoring::KOREAN, TieOrder::Local.ties(), entries);
    for winner in [2, 1, 3] {
        pair(&mut cup);
        wins(&mut cup, winner, Counted::No);
    }
    let refusal = cup
        .handle(&Command::Pair { division: DIVISION }, 0, None)
        .expect_err("three are equal");
    assert_eq!(refusal.code(), "tie_undecided");
}

#[test]
fn lateness_costs_twice_and_then_the_game() {
    let entries = named(&["Kim", "Lee"]);
    let format = Format::RoundRobin { cycles: 1 };
    let mut cup = open(format, Games::Single, Scoring::KOREAN, TieOrder::Local.ties(), entries);
    pair(&mut cup);
    let at = GameAt {
        division: DIVISION,
        round: 1,
        table: 1,
        game: 0,
    };
    let id = EntryId(2);
    send(&mut cup, Command::Late { at, id, late_s: 300 });
    assert_eq!(
        cup.state().divisions[0].rounds[0].matches[0].late,
        [(id, 300, Some(600))]
    );
    send(&mut cup, Command::Late { at, id, late_s: 901 });
    let outcome = cup.state().divisions[0].rounds[0].matches[0].games[0];
    assert_eq!(outcome, Some(Outcome::Forfeit { winner: Side::Cho }));
    send(&mut cup, Command::Undo);
    assert_eq!(cup.state().divisions[0].rounds[0].matches[0].games[0], None);
}
