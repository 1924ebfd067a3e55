//! Tests late entries that fill an empty seat in a group, and withdrawing pairings after a player has left.

use crate::support::DIVISION;
use tournament::event::{EventKind, Stage};
use tournament::history::{CellKind, cells};
use tournament::merge::merge;
use tournament::plan::{DivisionPlan, Format, Games, Lateness, Plan, ThirdPlace};
use tournament::{Command, Entry, EntryId, GameAt, Outcome, Refusal, Scoring, Side, TieOrder, Tournament, standings};

/// Opens a tournament whose first round is paired, with groups of four or one of them a player short.
fn paired(format: Format, people: usize) -> Tournament {
    let plan = Plan {
        name: "시민 대회".to_owned(),
        place: None,
        date: None,
        divisions: vec![DivisionPlan {
            name: String::new(),
            format,
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
    send(&mut cup, Command::EnterAll((1..=people).map(player).collect()));
    send(&mut cup, Command::Pair { division: DIVISION });
    cup
}

const GROUPS: Format = Format::Groups {
    size: 4,
    qualifiers: 2,
    third: ThirdPlace::Shared,
};

fn player(number: usize) -> Entry {
    Entry {
        name: format!("선수 {number}"),
        ..Entry::default()
    }
}

fn send(cup: &mut Tournament, command: Command) {
    cup.handle(&command, 0, None).expect("a possible command");
}

/// Returns the command that enters a late player against the entry that rests in a group, or else its first entry.
fn seat(cup: &Tournament, number: usize, group: usize) -> Command {
    let division = &cup.state().divisions[0];
    let group = &division.groups[group];
    let byes = &division.rounds[0].byes;
    let rests = group.iter().find(|id| byes.iter().any(|bye| bye.id == **id));
    Command::Seat(*rests.unwrap_or(&group[0]), Box::new(player(number)))
}

fn refusal(cup: &mut Tournament, command: &Command) -> Option<Refusal> {
    cup.handle(command, 0, None).err()
}

fn report(cup: &mut Tournament, round: u16, table: u16) {
    let at = GameAt {
        division: DIVISION,
        round,
        table,
        game: 0,
    };
    let outcome = Outcome::Full { winner: Side::Cho };
    send(cup, Command::Report { at, outcome });
}

fn report_all(cup: &mut Tournament) {
    let plan = cup.state().plan.divisions[0].clone();
    for (round, table) in cup.state().divisions[0].pending(&plan) {
        report(cup, round, table);
    }
}

#[test]
fn a_late_player_takes_an_empty_seat_and_plays_all_rounds() {
    for (format, people) in [(GROUPS, 7), (GROUPS, 11), (Format::RoundRobin { cycles: 1 }, 5)] {
        let mut cup = paired(format, people);
        let groups = cup.state().divisions[0].groups.clone();
        let short = groups
            .iter()
            .position(|group| group.len() % 2 == 1)
            .expect("one is short");
        report(&mut cup, 1, 1);
        let before = cup.state().divisions[0].rounds[0].matches.clone();
        let late = seat(&cup, people + 1, short);
        send(&mut cup, late);
        let division = &cup.state().divisions[0];
        let new = EntryId(people as u32 + 1);
        assert_eq!(division.groups[short].last(), Some(&new));
        assert_eq!(division.rounds[0].matches[..before.len()], before);
        assert!(division.rounds[0].byes.is_empty(), "{:?}", division.rounds[0].byes);
        assert_eq!(Tournament::load(cup.events()).as_ref(), Ok(&cup));
        let others = groups.iter().enumerate().find(|(at, _)| *at != short);
        if let Some((full, _)) = others {
            let late = seat(&cup, 90, full);
            assert_eq!(refusal(&mut cup, &late), Some(Refusal::EntriesClosed));
        }
        let late = seat(&cup, 90, short);
        assert_eq!(refusal(&mut cup, &late), Some(Refusal::EntriesClosed));
        report_all(&mut cup);
        while cup.state().divisions[0].rounds.len() < people.min(3) {
            send(&mut cup, Command::Pair { division: DIVISION });
            report_all(&mut cup);
        }
        let of = cells(cup.state(), DIVISION, Stage::Group, new);
        assert!(of.iter().all(|cell| cell.kind == CellKind::Played), "{of:?}");
        let table = &standings(cup.state(), DIVISION).expect("a division").tables[short];
        assert_eq!(table.rows.len(), groups[short].len() + 1);
    }
}

#[test]
fn an_empty_seat_is_open_in_the_first_round_only() {
    let mut cup = paired(GROUPS, 8);
    let late = seat(&cup, 9, 0);
    assert_eq!(refusal(&mut cup, &late), Some(Refusal::EntriesClosed));
    let mut cup = paired(GROUPS, 7);
    report_all(&mut cup);
    send(&mut cup, Command::Pair { division: DIVISION });
    for group in 0..2 {
        let late = seat(&cup, 8, group);
        assert_eq!(refusal(&mut cup, &late), Some(Refusal::EntriesClosed));
    }
}

#[test]
fn a_seat_in_another_copy_is_taken_here_too_and_undone_as_a_whole() {
    let own = paired(GROUPS, 7);
    let short = own.state().divisions[0]
        .groups
        .iter()
        .position(|group| group.len() == 3);
    let short = short.expect("one is short");
    let mut other = own.clone();
    let late = seat(&other, 8, short);
    send(&mut other, late);
    let mut merged = merge(&own, &other).expect("nothing contradicts");
    assert_eq!(merged, other);
    let seated = merged.events().last().map(|event| &event.event);
    assert!(matches!(seated, Some(EventKind::Seated { .. })), "{seated:?}");
    send(&mut merged, Command::Undo);
    assert_eq!(merged.state(), own.state());
}

#[test]
fn the_forfeit_of_somebody_who_left_does_not_keep_the_pairings() {
    let mut cup = paired(GROUPS, 8);
    report_all(&mut cup);
    send(&mut cup, Command::Pair { division: DIVISION });
    report_all(&mut cup);
    let gone = cup.state().divisions[0].groups[0][0];
    send(&mut cup, Command::Withdraw(gone));
    send(&mut cup, Command::Pair { division: DIVISION });
    let last = cup.state().divisions[0].rounds.last().expect("a round");
    let results = last.matches.iter().flat_map(|one| &one.games).flatten();
    assert_eq!(results.count(), 1);
    let unpair = Command::Unpair {
        division: DIVISION,
        reason: "순서".to_owned(),
    };
    send(&mut cup, unpair.clone());
    assert_eq!(cup.state().divisions[0].rounds.len(), 2);
    assert_eq!(Tournament::load(cup.events()).as_ref(), Ok(&cup));
    send(&mut cup, Command::Pair { division: DIVISION });
    let plan = cup.state().plan.divisions[0].clone();
    let (round, table) = cup.state().divisions[0].pending(&plan)[0];
    report(&mut cup, round, table);
    assert_eq!(refusal(&mut cup, &unpair), Some(Refusal::HasResults));
}
