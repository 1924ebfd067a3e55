use super::{Check, verify};
use crate::build::{needed, solve};
use crate::entry::Entry;
use crate::game::{Game, position_of};
use crate::objective::Objective;
use crate::signature::Signature;
use crate::smaller::{Smaller, Table};
use crate::work::Work;
use janggi::{Board, Side};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn wrong(entry: Entry, draw: usize) -> Entry {
    match entry {
        Entry::Open => [Entry::Won(1), Entry::Lost(2), Entry::Won(9)][draw % 3],
        Entry::Won(plies) => [Entry::Open, Entry::Won(plies + 2), Entry::Lost(4)][draw % 3],
        Entry::Lost(plies) => [Entry::Open, Entry::Lost(plies + 2), Entry::Won(3)][draw % 3],
        other => other,
    }
}

static GO_ON: AtomicBool = AtomicBool::new(false);

const WORK: Work<'static> = Work {
    threads: 1,
    stop: &GO_ON,
};

/// Builds the tables of a signature and of all smaller ones.
fn tables(objective: Objective, text: &str) -> (Table, HashMap<Signature, Arc<Table>>) {
    let signature = Signature::parse(text).unwrap();
    let mut tables: HashMap<Signature, Arc<Table>> = HashMap::new();
    for smaller in needed(objective, signature) {
        let table = solve(objective, smaller, &tables, &WORK).unwrap();
        tables.insert(smaller, Arc::new(table));
    }
    let table = Arc::into_inner(tables.remove(&signature).unwrap()).unwrap();
    (table, tables)
}

#[test]
fn verify_reports_every_wrong_entry() {
    let all = Objective::ALL.into_iter();
    for (objective, text) in all.flat_map(|objective| [(objective, "KP-KA"), (objective, "KR-KA")]) {
        let (mut table, tables) = tables(objective, text);
        let is_right = |table: &Table| verify(objective, table, &tables, &WORK).unwrap().faults.is_empty();
        assert!(is_right(&table));
        let is_legal = |(board, turn): &(Board, Side)| position_of(board, *turn).is_some();
        let mut changed = HashMap::new();
        for index in 0..table.entries.len() {
            let entry = Entry::from_byte(table.entries[index]);
            let other = wrong(entry, index);
            let seen: &mut u32 = changed.entry((core::mem::discriminant(&entry), index % 3)).or_default();
            if *seen == 2 || other == entry || !table.layout.position(index).as_ref().is_some_and(is_legal) {
                continue;
            }
            *seen += 1;
            table.entries[index] = other.byte();
            assert!(!is_right(&table), "{objective} {text} {index}: {entry:?} as {other:?}");
            table.entries[index] = entry.byte();
        }
        assert!(changed.values().sum::<u32>() >= 6, "{objective} {text}: {changed:?}");
    }
}

/// An entry confirmed by the fast check must pass the full check too, even in tables full of wrong entries. In no wrong
/// entry does a side without a goal reach one, because this fault is found at the entry itself and not at its
/// predecessors.
#[test]
fn what_is_plainly_right_is_right() {
    let all = Objective::ALL.into_iter();
    for (objective, text) in
        all.flat_map(|objective| [(objective, "KN-KA"), (objective, "KC-KP"), (objective, "KC-KC")])
    {
        let (mut table, tables) = tables(objective, text);
        for rate in [0, 97, 7] {
            let smaller = Smaller::new(objective, table.layout.signature(), &tables).unwrap();
            let game = Game {
                layout: &table.layout,
                objective,
                smaller: &smaller,
            };
            for index in (0..table.entries.len()).filter(|index| rate > 0 && index % rate == 0) {
                let turn = table.layout.turn(index);
                let other = wrong(Entry::from_byte(table.entries[index]), index / 7);
                let may_be = match other {
                    Entry::Won(_) => game.has_goal(turn),
                    Entry::Lost(_) => game.has_goal(turn.opposite()),
                    _ => true,
                };
                if may_be {
                    table.entries[index] = other.byte();
                }
            }
            let check = Check {
                game: &game,
                entries: &table.entries,
            };
            let (mut plain, mut faults, mut positions) = (0, 0, 0);
            for index in (0..table.entries.len()).step_by(11) {
                let entry = Entry::from_byte(table.entries[index]);
                let Some((mut board, turn)) = table.layout.position(index) else {
                    continue;
                };
                let Some(position) = position_of(&board, turn) else {
                    continue;
                };
                positions += 1;
                let fault = check.fault(entry, &position);
                faults += usize::from(fault.is_some());
                if check.is_plainly_right(index, entry, &mut board, turn) {
                    plain += 1;
                    assert_eq!(fault, None, "{objective} {text} {index}: {entry:?}");
                }
                assert_eq!(&board, position.board());
            }
            assert!(
                rate > 0 || (faults == 0 && 10 * plain > 8 * positions),
                "{objective} {text}: {plain} of {positions}"
            );
            assert!(rate == 0 || faults > 0);
        }
    }
}
