//! Invariants of every tournament, checked on random tournaments.
//!
//! `JANGGUN_TOURNAMENTS=10000 cargo test -p janggun-tournament --test all laws` plays 10,000 random tournaments.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{DIVISION, Dice, FORMATS, Played, play};
use tournament::event::{ByeKind, Stage};
use tournament::history::{CellKind, cells};
use tournament::plan::{Format, Games, Streaks};
use tournament::why::{Fact, why, why_bye};
use tournament::{Event, EventKind, Points, Refusal, State, Tournament, standings};

fn count() -> u64 {
    let wanted = std::env::var("JANGGUN_TOURNAMENTS").ok();
    wanted.map_or(400, |wanted| wanted.parse().expect("JANGGUN_TOURNAMENTS is a number"))
}

#[test]
fn random_tournaments_keep_the_laws() {
    let mut ends: BTreeMap<(usize, &str), u32> = BTreeMap::new();
    for seed in 0..count() {
        let mut dice = Dice(seed);
        let format = seed as usize % FORMATS;
        let mut steps = 0_u64;
        let mut check = |tournament: &Tournament| {
            steps += 1;
            // Reloading after every command would be slow; reloading after every 16th command is enough to find a
            // difference.
            if steps.is_multiple_of(16) {
                replays(tournament);
            }
        };
        let Played { tournament, end } = play(&mut dice, format, &mut check);
        replays(&tournament);
        let context = format!("seed {seed}, format {format}");
        keeps_rounds(&tournament, &context);
        meets_once(tournament.state(), &context);
        gives_byes_once(tournament.state(), &context);
        balances_sides(tournament.state(), &context);
        conserves_points(tournament.state(), &context);
        orders_all(tournament.state(), &context);
        explains_all(&tournament, &context);
        *ends.entry((format, end.code())).or_default() += 1;
    }
    let finished: u32 = ends
        .iter()
        .filter(|((_, code), _)| *code == "finished")
        .map(|(_, count)| count)
        .sum();
    assert!(
        u64::from(finished) * 10 > count() * 8,
        "most tournaments are played to the end: {ends:?}"
    );
    println!("{ends:?}");
}

/// Checks that the state loaded from stored events equals the state reached step by step.
fn replays(tournament: &Tournament) {
    let stored: Vec<String> = tournament.events().iter().map(Event::write).collect();
    let read: Vec<Event> = stored
        .iter()
        .map(|line| Event::read(line).expect("what was written"))
        .collect();
    assert_eq!(read, tournament.events());
    assert_eq!(&Tournament::load(&read).expect("what was decided"), tournament);
}

/// Checks that the rounds match the logged pairings that have not been withdrawn, and contain no entry or table twice.
fn keeps_rounds(tournament: &Tournament, context: &str) {
    let undone: BTreeSet<u64> = tournament
        .events()
        .iter()
        .filter_map(|event| match event.event {
            EventKind::Undone { command } => Some(command),
            _ => None,
        })
        .collect();
    let mut paired: Vec<(u16, usize)> = Vec::new();
    for event in tournament
        .events()
        .iter()
        .filter(|event| !undone.contains(&event.command))
    {
        match &event.event {
            EventKind::Paired { round, pairings, .. } => paired.push((*round, pairings.len())),
            EventKind::Seated { .. } => paired.last_mut().expect("a round").1 += 1,
            EventKind::Unpaired { .. } => drop(paired.pop()),
            _ => {}
        }
    }
    let rounds = tournament.state().divisions[0].rounds.iter();
    let rounds: Vec<(u16, usize)> = rounds.map(|round| (round.number, round.matches.len())).collect();
    assert_eq!(rounds, paired, "{context}");
    for round in &tournament.state().divisions[0].rounds {
        let players = round.matches.iter().flat_map(|one| [one.pairing.cho, one.pairing.han]);
        let all: Vec<_> = players.chain(round.byes.iter().map(|bye| bye.id)).collect();
        let unique: BTreeSet<_> = all.iter().collect();
        assert_eq!(
            unique.len(),
            all.len(),
            "{context}: somebody is in round {} twice",
            round.number
        );
        let tables: BTreeSet<_> = round.matches.iter().map(|one| one.pairing.table).collect();
        assert_eq!(tables.len(), round.matches.len(), "{context}");
    }
}

fn meets_once(state: &State, context: &str) {
    let format = state.plan.divisions[0].format;
    let most = match format {
        Format::RoundRobin { cycles } => u32::from(cycles),
        Format::Arena { .. } => return,
        _ => 1,
    };
    for stage in [Stage::Group, Stage::Swiss, Stage::Knockout] {
        let mut met: BTreeMap<_, u32> = BTreeMap::new();
        for one in state.divisions[0].rounds_in(stage).flat_map(|round| &round.matches) {
            let (a, b) = (
                one.pairing.cho.min(one.pairing.han),
                one.pairing.cho.max(one.pairing.han),
            );
            // Criterion C1 of FIDE's Dutch system permits two players to meet again if their game was not played.
            let was_played = one.games.iter().flatten().any(|outcome| outcome.is_played());
            let times = met.entry((a, b)).or_default();
            *times += u32::from(was_played);
            assert!(*times <= most, "{context}: {a} and {b} meet again");
            let kept_apart = matches!(stage, Stage::Swiss) && state.is_forbidden(a, b);
            assert!(!kept_apart, "{context}: {a} and {b} were to be kept apart");
        }
    }
}

fn gives_byes_once(state: &State, context: &str) {
    for &id in state.players.keys() {
        for (stage, most) in [(Stage::Swiss, 1), (Stage::Group, 0)] {
            let cells = cells(state, DIVISION, stage, id);
            let byes = cells
                .iter()
                .filter(|cell| cell.kind == CellKind::Bye(ByeKind::Allocated))
                .count();
            assert!(byes <= most, "{context}: {id} has {byes} byes");
        }
    }
    for round in &state.divisions[0].rounds {
        let byes = round.byes.iter().filter(|bye| bye.bye == ByeKind::Allocated).count();
        assert!(
            round.stage != Stage::Swiss || byes <= 1,
            "{context}: {byes} byes in a round"
        );
    }
}

/// Checks the balance of sides.
///
/// Before the last round of a Swiss tournament, no player has the same side three times in a row or a difference of
/// more than 2. In a single round robin without absences, the difference is at most 1 after three rounds.
fn balances_sides(state: &State, context: &str) {
    let plan = &state.plan.divisions[0];
    for &id in state.players.keys() {
        if let Format::Swiss { rounds } = plan.format {
            let cells = cells(state, DIVISION, Stage::Swiss, id);
            let played = cells
                .iter()
                .filter(|cell| cell.is_played() && cell.round < u16::from(rounds));
            let sides: Vec<i32> = played
                .filter_map(|cell| cell.side)
                .map(|side| side as i32 * 2 - 1)
                .collect();
            assert!(sides.iter().sum::<i32>().abs() <= 2, "{context}: {id} has {sides:?}");
            assert!(
                sides.windows(3).all(|three| three.iter().sum::<i32>().abs() < 3),
                "{context}: {id} has {sides:?}"
            );
        }
        if let Format::RoundRobin { cycles: 1 } = plan.format {
            let all = cells(state, DIVISION, Stage::Group, id);
            let sides: i32 = all
                .iter()
                .filter_map(|cell| cell.side)
                .map(|side| side as i32 * 2 - 1)
                .sum();
            let has_left = state.players.values().any(|player| player.withdrawn_after.is_some());
            let returned = all.iter().any(|cell| cell.kind == CellKind::Absent);
            assert!(
                has_left || returned || sides.abs() <= 1 || all.len() < 3,
                "{context}: {id} differs by {sides}"
            );
        }
    }
}

/// Checks that the points in tables add up to those for games and byes. Skips divisions with several games per pairing,
/// doubled points or annulled games.
fn conserves_points(state: &State, context: &str) {
    let plan = &state.plan.divisions[0];
    let per_game = plan.games == Games::Single
        && plan.format
            != Format::Arena {
                streaks: Streaks::Doubled,
            };
    let annulled = matches!(plan.format, Format::Groups { .. } | Format::RoundRobin { .. });
    let someone_left = state.players.values().any(|player| player.withdrawn_after.is_some());
    if !per_game || annulled && someone_left {
        return;
    }
    for stage in [Stage::Group, Stage::Swiss, Stage::Arena] {
        let ids = state.players.keys();
        let in_tables: Points = ids
            .flat_map(|&id| cells(state, DIVISION, stage, id))
            .map(|cell| cell.points)
            .sum();
        let mut awarded = Points::ZERO;
        for round in state.divisions[0].rounds_in(stage) {
            for outcome in round.matches.iter().flat_map(|one| one.games.iter().flatten()) {
                awarded += plan.scoring.points(*outcome, tournament::Side::Cho);
                awarded += plan.scoring.points(*outcome, tournament::Side::Han);
            }
            for bye in &round.byes {
                awarded += match bye.bye {
                    ByeKind::Allocated => plan.scoring.bye,
                    ByeKind::Half => plan.scoring.half_bye,
                    ByeKind::Rest | ByeKind::Zero => Points::ZERO,
                };
            }
        }
        assert_eq!(in_tables, awarded, "{context}, {stage:?}");
    }
}

/// Checks that the ranking contains every entry once, and that places follow from points and tie-breaks.
fn orders_all(state: &State, context: &str) {
    let found = standings(state, DIVISION).expect("the division");
    let ids: BTreeSet<_> = found.ranking.iter().map(|row| row.id).collect();
    assert_eq!(ids.len(), state.players.len(), "{context}");
    assert_eq!(ids.len(), found.ranking.len(), "{context}");
    let plan = state.plan_of(DIVISION).expect("the division");
    let rounds = &state.divisions[0].rounds;
    let is_knockout = rounds.last().is_some_and(|round| round.stage == Stage::Knockout);
    let is_running = is_knockout && !state.divisions[0].pending(plan).is_empty();
    for rows in found.tables.iter().map(|table| &table.rows).chain([&found.ranking]) {
        for (position, row) in rows.iter().enumerate() {
            let first = rows
                .iter()
                .position(|other| other.rank == row.rank)
                .expect("it has the rank");
            // Entries that have lost in a knock-out round share their place with those that will still lose in it.
            let place = usize::from(row.rank);
            // If nobody appears in the final, nobody is first.
            let is_second_at_best = is_knockout && (first, place) == (0, 2);
            assert!(
                place == first + 1 || is_second_at_best || is_running && place <= first,
                "{context}"
            );
            assert!(first <= position, "{context}");
        }
    }
    for rows in found.tables.iter().map(|table| &table.rows) {
        for pair in rows.windows(2) {
            assert!(pair[0].points >= pair[1].points, "{context}");
            let separated = pair[0]
                .figures
                .iter()
                .zip(&pair[1].figures)
                .find(|(a, b)| a.value != b.value);
            let decided = separated.is_some_and(|(above, below)| above.tie == below.tie && above.value > below.value);
            assert_eq!(pair[0].rank != pair[1].rank, decided, "{context}: {pair:?}");
        }
    }
}

/// Checks that every pairing has facts, and every bye except requested ones. Also verifies some of the facts.
fn explains_all(tournament: &Tournament, context: &str) {
    for round in &tournament.state().divisions[0].rounds {
        for one in &round.matches {
            let facts = why(tournament, DIVISION, round.number, one.pairing.table);
            let facts = facts.unwrap_or_else(|| panic!("{context}: no facts of round {}", round.number));
            assert!(!facts.is_empty(), "{context}");
            for fact in facts {
                match fact {
                    Fact::Lines { first, second, lines } => {
                        // The two lines meet in this round of the knock-out, and not earlier.
                        let knockout = tournament.state().divisions[0].rounds_in(Stage::Knockout);
                        let index = knockout.take_while(|other| other.number < round.number).count();
                        assert!(
                            second <= lines && (first - 1) >> (index + 1) == (second - 1) >> (index + 1),
                            "{context}"
                        );
                        assert_ne!((first - 1) >> index, (second - 1) >> index, "{context}");
                    }
                    Fact::Floats { difference, .. } => assert!(difference > Points::ZERO, "{context}"),
                    Fact::Scores { cho, han } => assert!(cho >= Points::ZERO && han >= Points::ZERO, "{context}"),
                    _ => {}
                }
            }
        }
        for bye in &round.byes {
            let facts = why_bye(tournament, DIVISION, round.number, bye.id);
            let is_requested = matches!(bye.bye, ByeKind::Half | ByeKind::Zero);
            assert_eq!(facts.is_none(), is_requested, "{context}");
        }
    }
}

#[test]
fn a_round_without_a_pairing_says_what_to_give_up() {
    let mut seen = BTreeSet::new();
    for seed in 0..count() / 2 {
        let mut dice = Dice(seed ^ 0xface);
        let Played { tournament, end } = play(&mut dice, 4, &mut |_| {});
        let Refusal::NoPairing { relax } = end else { continue };
        seen.extend(relax.iter().map(|one| one.code()));
        let mut tournament = tournament;
        let before = tournament.clone();
        assert!(matches!(
            tournament.handle(&tournament::Command::Pair { division: DIVISION }, 0, None),
            Err(Refusal::NoPairing { .. })
        ));
        assert_eq!(tournament, before, "a refusal changes nothing");
    }
    assert!(seen.contains("rematch"), "{seen:?}");
}
