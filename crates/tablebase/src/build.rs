//! Builds one table from smaller ones with one or more runs of the solver. This module must not depend on files.

use crate::boards::Boards;
use crate::entry::Entry;
use crate::game::Game;
use crate::layout::{Colours, Layout};
use crate::objective::Objective;
use crate::signature::Signature;
use crate::smaller::{Smaller, Table};
use crate::solve::{Checks, SolveError, Solver};
use crate::work::Work;
use janggi::Side;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// Reason why a table was not built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BuildError {
    /// The stop flag was set.
    Stopped,
    /// The signature has more positions, or more pieces of one kind, than a table can have.
    TooLarge(Signature),
    /// The table of a smaller signature is missing.
    Missing(Signature),
    /// A distance is longer than an entry can store.
    TooLong(Signature),
}

impl BuildError {
    /// Returns a stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            BuildError::Stopped => "stopped",
            BuildError::TooLarge(_) => "table_too_large",
            BuildError::Missing(_) => "table_missing",
            BuildError::TooLong(_) => "distance_too_long",
        }
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Stopped => f.write_str("stopped"),
            BuildError::TooLarge(signature) => write!(f, "{signature} has more positions than a table may have"),
            BuildError::Missing(signature) => write!(f, "the table of {signature} is not there"),
            BuildError::TooLong(signature) => write!(f, "{signature} has a win that is too long for the format"),
        }
    }
}

impl std::error::Error for BuildError {}

/// Returns the signatures of all tables that `signature` depends on, then `signature` itself. All are in stored form,
/// smaller ones first.
#[must_use]
pub fn needed(objective: Objective, signature: Signature) -> Vec<Signature> {
    let mut list = vec![crate::layout::canonical(objective, signature).0];
    let mut at = 0;
    while at < list.len() {
        for after in list[at].after_captures() {
            let (stored, _) = crate::layout::canonical(objective, after);
            if !list.contains(&stored) {
                list.push(stored);
            }
        }
        at += 1;
    }
    list.sort_by_key(|signature| (signature.pieces(), *signature));
    list
}

/// Returns whether a side can ever give check. A general and guards cannot, because they never leave the palace.
fn may_check(signature: Signature, side: Side) -> bool {
    signature.force(side).free_pieces() > 0
}

/// Solves one stored signature. `tables` must contain the tables to which captures lead.
///
/// # Errors
/// [`BuildError`] if the work was stopped or the table cannot be built.
pub fn solve(
    objective: Objective,
    signature: Signature,
    tables: &HashMap<Signature, Arc<Table>>,
    work: &Work<'_>,
) -> Result<Table, BuildError> {
    let layout = Layout::new(objective, signature).ok_or(BuildError::TooLarge(signature))?;
    let smaller = Smaller::new(objective, signature, tables).map_err(BuildError::Missing)?;
    let game = Game {
        layout: &layout,
        objective,
        smaller: &smaller,
    };
    let goals = Side::ALL.map(|side| game.has_goal(side));
    let (mut values, mut longest) = run(&game, goals, Checks::Free, None, work)?;
    if objective.on_points() && smaller.has_unsure() {
        let (sure, sure_longest) = run(&game, goals, Checks::SureGoals, Some(&values), work)?;
        merge(&mut values, &sure, |free, sure| {
            if is_open(sure) && !is_open(free) {
                Entry::ForcedUnsure.byte()
            } else {
                sure
            }
        });
        longest = sure_longest;
    }
    let is_asked = |holder: &Side| {
        let attacker = holder.opposite();
        let may_reach = goals[attacker as usize] && (objective.on_points() || may_check(signature, attacker));
        may_reach && (may_check(signature, *holder) || smaller.has_unsure())
    };
    if layout.numbers(Side::Han).is_some() {
        for holder in Side::ALL.into_iter().filter(is_asked) {
            let (without_checks, _) = run(&game, all_but(holder), Checks::NoneByHolder, Some(&values), work)?;
            merge(&mut values, &without_checks, open_if_both);
        }
    } else if is_asked(&Side::Han) {
        mark_equal_forces(&game, &mut values, work)?;
    }
    let longest = longest.max(smaller.longest());
    Ok(table(layout, values, longest))
}

/// Returns the entries that one run of the solver finds, and the longest distance in them.
fn run(
    game: &Game<'_>,
    attackers: [bool; 2],
    checks: Checks,
    known: Option<&[AtomicU8]>,
    work: &Work<'_>,
) -> Result<(Vec<AtomicU8>, u8), BuildError> {
    let solver = Solver {
        game,
        attackers,
        checks,
        known,
        work,
    };
    solver.solve().map_err(|error| match error {
        SolveError::Stopped => BuildError::Stopped,
        SolveError::TooLong => BuildError::TooLong(game.layout.signature()),
    })
}

fn all_but(holder: Side) -> [bool; 2] {
    Side::ALL.map(|side| side != holder)
}

/// Marks unsure entries if the colours share numbers. In this case, a number represents positions with either colour to
/// move. The run without checks must number the colours separately, because it forbids checks to one side only.
fn mark_equal_forces(game: &Game<'_>, values: &mut [AtomicU8], work: &Work<'_>) -> Result<(), BuildError> {
    let signature = game.layout.signature();
    let layout = Layout::of_both_sides(signature).ok_or(BuildError::TooLarge(signature))?;
    let both = Game {
        layout: &layout,
        ..*game
    };
    let (without_checks, _) = run(&both, all_but(Side::Han), Checks::NoneByHolder, None, work)?;
    merge(values, &without_checks, open_if_both);
    let values = &*values;
    let as_holder = |boards: &mut Boards<'_>, index: usize| {
        let Some((board, turn)) = boards.at(index) else { return };
        let number = layout.index(board, turn, Colours::Swapped);
        let (number, _) = number.expect("the colours have the same pieces");
        let [value, other] = [&values[index], &without_checks[number]].map(|byte| byte.load(Ordering::Relaxed));
        values[index].store(open_if_both(value, other), Ordering::Relaxed);
    };
    work.for_each(values.len(), || Boards::new(game.layout), as_holder)
        .map_err(|_| BuildError::Stopped)
}

fn table(layout: Layout, values: Vec<AtomicU8>, longest: u8) -> Table {
    let entries: Vec<u8> = values.into_iter().map(AtomicU8::into_inner).collect();
    let unsure = |byte: &&u8| matches!(Entry::from_byte(**byte), Entry::OpenUnsure | Entry::ForcedUnsure);
    let unsure = entries.iter().filter(unsure).count() as u64;
    Table {
        layout,
        entries,
        longest,
        unsure,
    }
}

fn is_open(byte: u8) -> bool {
    Entry::from_byte(byte) == Entry::Open
}

/// Returns `value`, marked as unsure if the position is open only as long as the side that prevents the goal may give
/// check.
fn open_if_both(value: u8, without_checks: u8) -> u8 {
    if is_open(value) && !is_open(without_checks) {
        Entry::OpenUnsure.byte()
    } else {
        value
    }
}

fn merge(values: &mut [AtomicU8], others: &[AtomicU8], choose: impl Fn(u8, u8) -> u8) {
    for (value, other) in values.iter_mut().zip(others) {
        let value = value.get_mut();
        *value = choose(*value, other.load(Ordering::Relaxed));
    }
}
