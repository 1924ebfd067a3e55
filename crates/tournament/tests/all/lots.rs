//! Tests lots for the knock-out after groups.

use crate::support::DIVISION;
use tournament::event::{EventKind, Stage};
use tournament::plan::{DivisionPlan, Format, Games, Lateness, Plan, ThirdPlace};
use tournament::why::{Fact, why, why_bye};
use tournament::{Command, Entry, EntryId, Event, GameAt, Outcome, Refusal, Scoring, Side, TieOrder, Tournament};

/// Opens a tournament of groups of four, of which two each qualify.
fn groups(people: usize) -> Tournament {
    let plan = Plan {
        name: "시민 대회".to_owned(),
        place: None,
        date: None,
        divisions: vec![DivisionPlan {
            name: String::new(),
            format: Format::Groups {
                size: 4,
                qualifiers: 2,
                third: ThirdPlace::Shared,
            },
            games: Games::Single,
            scoring: Scoring::KOREAN,
            ties: TieOrder::Local.ties(),
            initial: Side::Cho,
        }],
        lateness: Lateness::default(),
        fee: None,
        rules: None,
    };
    let mut cup = Tournament::open(plan, 0, None).expect("a good plan");
    let entry = |number| Entry {
        name: format!("선수 {number}"),
        ..Entry::default()
    };
    send(&mut cup, &Command::EnterAll((1..=people).map(entry).collect()));
    cup
}

fn send(cup: &mut Tournament, command: &Command) {
    cup.handle(command, 0, None).expect("a possible command");
}

/// Pairs and plays all rounds of the groups. The lower number always wins.
fn play_groups(cup: &mut Tournament) {
    for _ in 0..3 {
        send(cup, &Command::Pair { division: DIVISION });
        let plan = cup.state().plan.divisions[0].clone();
        for (round, table) in cup.state().divisions[0].pending(&plan) {
            let found = cup.state().divisions[0].find(round, table).expect("it is pending");
            let winner = if found.pairing.cho < found.pairing.han {
                Side::Cho
            } else {
                Side::Han
            };
            let at = GameAt {
                division: DIVISION,
                round,
                table,
                game: 0,
            };
            let outcome = Outcome::Full { winner };
            send(cup, &Command::Report { at, outcome });
        }
    }
}

fn drawn(order: &[EntryId]) -> Command {
    Command::PairDrawn {
        division: DIVISION,
        order: order.to_vec(),
    }
}

/// Returns the qualifiers in the order of the computed bracket.
fn qualifiers(cup: &Tournament) -> Vec<EntryId> {
    let mut paired = cup.clone();
    send(&mut paired, &Command::Pair { division: DIVISION });
    paired.state().divisions[0].lines.iter().flatten().copied().collect()
}

#[test]
fn neighbouring_numbers_meet_and_the_file_says_that_they_were_drawn() {
    let mut cup = groups(16);
    play_groups(&mut cup);
    let mut order = qualifiers(&cup);
    order.sort_unstable();
    send(&mut cup, &drawn(&order));
    let round = cup.state().divisions[0].rounds.last().expect("a round").clone();
    assert_eq!(round.stage, Stage::Knockout);
    let mut pairs: Vec<_> = round
        .matches
        .iter()
        .map(|one| one.pairing)
        .map(|one| (one.cho.min(one.han), one.cho.max(one.han)))
        .collect();
    pairs.sort_unstable();
    let expected: Vec<_> = order.chunks(2).map(|pair| (pair[0], pair[1])).collect();
    assert_eq!(pairs, expected);
    let told = why(&cup, DIVISION, 4, 1).expect("a pairing");
    assert!(told.contains(&Fact::LinesDrawn), "{told:?}");

    let written: Vec<String> = cup.events().iter().map(Event::write).collect();
    assert!(written.iter().any(|line| line.contains(r#""drawn":true"#)));
    let read: Vec<Event> = written.iter().map(|line| Event::read(line).expect(line)).collect();
    assert_eq!(Tournament::load(&read).expect("a tournament").state(), cup.state());
}

#[test]
fn with_byes_the_numbers_fill_the_lines_from_top_to_bottom() {
    let mut cup = groups(12);
    play_groups(&mut cup);
    let mut order = qualifiers(&cup);
    order.reverse();
    send(&mut cup, &drawn(&order));
    let division = &cup.state().divisions[0];
    assert_eq!(division.lines.len(), 8);
    assert_eq!(division.lines.iter().flatten().copied().collect::<Vec<_>>(), order);
    let free = division.rounds.last().expect("a round").byes[0].id;
    let told = why_bye(&cup, DIVISION, 4, free).expect("a bye");
    assert!(
        told.contains(&Fact::LinesDrawn) && !told.contains(&Fact::ByesByPoints),
        "{told:?}"
    );
}

#[test]
fn lots_are_drawn_once_among_all_qualifiers_between_groups_and_knockout() {
    let mut cup = groups(16);
    let early = [EntryId(1), EntryId(2)];
    assert_eq!(cup.handle(&drawn(&early), 0, None), Err(Refusal::NoLotsNow));
    play_groups(&mut cup);
    let order = qualifiers(&cup);
    let outsider = (1..)
        .map(EntryId)
        .find(|id| !order.contains(id))
        .expect("somebody is out");
    let mut wrong = order.clone();
    wrong[0] = outsider;
    for bad in [&order[1..], &wrong, &[&order[..], &order[..1]].concat()] {
        assert_eq!(cup.handle(&drawn(bad), 0, None), Err(Refusal::BadOrder));
    }
    send(&mut cup, &drawn(&order));
    assert_eq!(
        cup.handle(&drawn(&order), 0, None).map(<[_]>::len),
        Err(Refusal::Pending {
            tables: (1..=4).map(|table| (4, table)).collect(),
        })
    );
    // If the round is withdrawn, it may be paired by place again.
    let reason = "다시 뽑음".to_owned();
    send(
        &mut cup,
        &Command::Unpair {
            division: DIVISION,
            reason,
        },
    );
    send(&mut cup, &Command::Pair { division: DIVISION });
    let division = &cup.state().divisions[0];
    assert!(!division.are_lines_drawn);
    let is_drawn = |event: &&Event| matches!(event.event, EventKind::Bracketed { drawn: true, .. });
    assert_eq!(cup.events().iter().filter(is_drawn).count(), 1);
}
