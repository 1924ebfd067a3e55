//! Entering a whole list of players, and changing an event's name, place and date.

use crate::support::{DIVISION, Dice, plan};
use tournament::merge::merge;
use tournament::{Certificates, Command, Entry, EntryId, Event, EventKind, Prize, Refusal, Tournament};

fn open() -> Tournament {
    let (plan, _) = plan(&mut Dice(1), 0);
    Tournament::open(plan, 0, None).expect("the plan is good")
}

fn named(names: &[&str]) -> Vec<Entry> {
    let named = |name: &&str| Entry {
        name: (*name).to_owned(),
        ..Entry::default()
    };
    names.iter().map(named).collect()
}

fn names(tournament: &Tournament) -> Vec<&str> {
    let players = tournament.state().players.values();
    players.map(|player| player.entry.name.as_str()).collect()
}

fn describe(name: &str, place: Option<&str>, date: Option<&str>) -> Command {
    Command::Describe {
        name: name.to_owned(),
        place: place.map(str::to_owned),
        date: date.map(str::to_owned),
    }
}

#[test]
fn a_list_is_entered_and_undone_as_a_whole() {
    let mut cup = open();
    cup.handle(&Command::EnterAll(named(&["Kim"])), 0, None).expect("new");
    let twice = Command::EnterAll(named(&["Lee", "Park", "Lee"]));
    let refusal = cup.handle(&twice, 0, None).map(<[Event]>::len);
    assert!(matches!(refusal, Err(Refusal::SameEntry { .. })), "{refusal:?}");
    assert_eq!(names(&cup), ["Kim"]);
    let list = Command::EnterAll(named(&["Lee", "Park", "Choi"]));
    assert_eq!(cup.handle(&list, 0, None).map(<[Event]>::len), Ok(3));
    assert_eq!(names(&cup), ["Kim", "Lee", "Park", "Choi"]);
    assert_eq!(Tournament::load(cup.events()).as_ref(), Ok(&cup));
    cup.handle(&Command::Undo, 0, None).expect("the list");
    assert_eq!(names(&cup), ["Kim"]);
}

#[test]
fn a_list_of_another_copy_is_one_command_here_too() {
    let own = open();
    let mut other = own.clone();
    other
        .handle(&Command::EnterAll(named(&["Lee", "Park"])), 0, None)
        .expect("new");
    other
        .handle(&describe("봄 대회", Some("서울"), None), 0, None)
        .expect("a name");
    let mut merged = merge(&own, &other).expect("nothing contradicts");
    assert_eq!(merged, other);
    merged.handle(&Command::Undo, 0, None).expect("the name");
    merged.handle(&Command::Undo, 0, None).expect("the list");
    assert!(names(&merged).is_empty());
}

#[test]
fn name_place_and_date_may_change_until_the_end_and_after_it() {
    let mut cup = open();
    let before = cup.state().plan.clone();
    cup.handle(&Command::Close { division: DIVISION }, 0, None)
        .expect("nothing is missing");
    cup.handle(&describe("가을 대회", Some("부산"), Some("2026-10-03")), 0, None)
        .expect("a name");
    let plan = &cup.state().plan;
    assert_eq!(
        (plan.name.as_str(), plan.place.as_deref(), plan.date.as_deref()),
        ("가을 대회", Some("부산"), Some("2026-10-03"))
    );
    assert_eq!(plan.divisions, before.divisions);
    let last = cup.events().last().map(|event| &event.event);
    assert!(matches!(last, Some(EventKind::Described { .. })));
    for (command, code) in [
        (describe(" ", None, None), "plan_name"),
        (describe("대회", Some(""), None), "plan_place"),
        (describe("대회", None, Some(&"1".repeat(201))), "plan_place"),
    ] {
        let refusal = cup.handle(&command, 0, None).map(<[Event]>::len);
        assert_eq!(refusal.map_err(|refusal| refusal.code()), Err(code));
    }
    cup.handle(&Command::Undo, 0, None).expect("the change");
    assert_eq!(cup.state().plan, before);
}

#[test]
fn texts_of_certificates_are_stored_merged_and_undone() {
    let mut own = open();
    own.handle(&Command::EnterAll(named(&["Kim"])), 0, None).expect("new");
    let mut other = own.clone();
    let texts = |id| Certificates {
        organiser: Some("장기협회".to_owned()),
        number: Some(String::new()),
        places: Some(4),
        prizes: vec![Prize {
            id: EntryId(id),
            name: "장수상".to_owned(),
            body: None,
        }],
        ..Certificates::default()
    };
    let certify = |id| Command::Certify(Box::new(texts(id)));
    other.handle(&certify(1), 0, None).expect("texts");
    own.handle(&describe("봄 대회", None, None), 0, None).expect("a name");
    let mut merged = merge(&own, &other).expect("nothing contradicts");
    let lines: Vec<String> = merged.events().iter().map(Event::write).collect();
    let read: Vec<Event> = lines.iter().map(|line| Event::read(line).expect("written")).collect();
    let reopened = Tournament::load(&read).expect("one tournament");
    assert_eq!(reopened.state().certificates, Some(texts(1)));
    let refusal = merged.handle(&certify(9), 0, None).map(<[Event]>::len);
    assert_eq!(refusal, Err(Refusal::NoSuchEntry { id: EntryId(9) }));
    merged.handle(&Command::Undo, 0, None).expect("the texts");
    assert_eq!(merged.state().certificates, None);
}
