//! Merges two copies of a tournament that have diverged.

use crate::command::{Command, GameAt};
use crate::entry::Entry;
use crate::event::{Event, EventKind, MadeBy};
use crate::state::Tournament;

/// Reason why two copies cannot be merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergeError {
    /// The copies belong to different tournaments.
    Other,
    /// A command of the other copy would be refused, or would have a different effect.
    Conflict {
        /// Position of the command's first event in the other copy.
        seq: u64,
    },
}

impl MergeError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Other => "other_tournament",
            Self::Conflict { .. } => "merge_conflict",
        }
    }
}

/// Returns `own` followed by the commands that only `other` has. Each of these commands is carried out again and must
/// have the same effect as in `other`.
///
/// # Errors
/// [`MergeError`] if the copies do not start with the same event, or a command conflicts.
pub fn merge(own: &Tournament, other: &Tournament) -> Result<Tournament, MergeError> {
    let same = own.events().iter().zip(other.events()).take_while(|(a, b)| a == b);
    let mut common = same.count();
    if common == 0 {
        return Err(MergeError::Other);
    }
    // A command of `other` counts as common only if all of its events are.
    while common < other.events().len() && other.events()[common].command <= common as u64 {
        common -= 1;
    }
    let mut merged = own.clone();
    // Numbers of the appended commands, in `other` and in the merged copy.
    let mut renumbered: Vec<(u64, u64)> = Vec::new();
    for events in other.events()[common..].chunk_by(|a, b| a.command == b.command) {
        let first = &events[0];
        let conflict = MergeError::Conflict { seq: first.seq };
        let command = command_of(events).ok_or(conflict)?;
        let number = merged.events().len() as u64 + 1;
        let done = merged.handle(&command, first.at, first.by.as_deref());
        let done = done.map_err(|_| conflict)?;
        let is_same = done.len() == events.len()
            && done
                .iter()
                .zip(events)
                .all(|(new, old)| match (&new.event, &old.event) {
                    (EventKind::Undone { command: new }, EventKind::Undone { command: old }) => {
                        renumbered.contains(&(*old, *new)) || old == new && *old <= common as u64
                    }
                    (new, old) => new == old,
                });
        if !is_same {
            return Err(conflict);
        }
        renumbered.push((first.command, number));
    }
    Ok(merged)
}

/// Reconstructs the command that produced the events.
fn command_of(events: &[Event]) -> Option<Command> {
    if events.len() > 1
        && let Some(entries) = events.iter().map(entered).collect()
    {
        return Some(Command::EnterAll(entries));
    }
    if let [
        Event {
            event: EventKind::Entered { entry, .. },
            ..
        },
        Event {
            event: EventKind::Seated { id, pairing, .. },
            ..
        },
    ] = events
    {
        return Some(Command::Seat(pairing.other(*id), entry.clone()));
    }
    let is_late = |event: &&Event| matches!(event.event, EventKind::Late { .. });
    let is_paired = |event: &&Event| matches!(event.event, EventKind::Paired { .. });
    let leading = events.iter().find(is_paired).or_else(|| events.iter().find(is_late));
    let event = leading.or(events.first())?.event.clone();
    Some(match event {
        EventKind::Opened { .. }
        | EventKind::Grouped { .. }
        | EventKind::Bracketed { .. }
        | EventKind::Seated { .. } => return None,
        EventKind::Entered { entry, .. } => Command::Enter(entry),
        EventKind::Amended { id, entry } => Command::Amend(id, entry),
        EventKind::Withdrawn { id } => Command::Withdraw(id),
        EventKind::Returned { id } => Command::Return(id),
        EventKind::Excused { id, round, bye } => Command::Excuse { id, round, bye },
        EventKind::Forbidden { a, b, reason } => Command::Forbid { a, b, reason },
        EventKind::Permitted { a, b } => Command::Permit { a, b },
        EventKind::Drawn { division, order } => Command::Draw { division, order },
        EventKind::Paired { .. } => paired(event)?,
        EventKind::Unpaired { division, reason, .. } => Command::Unpair { division, reason },
        EventKind::Reported { .. }
        | EventKind::Corrected { .. }
        | EventKind::Recorded { .. }
        | EventKind::Late { .. } => at_a_board(event)?,
        EventKind::Penalised { id, points, reason } => Command::Penalise { id, points, reason },
        EventKind::Paid { id, amount } => Command::Pay { id, amount },
        EventKind::PlayedOff { division, order } => Command::PlayOff { division, order },
        EventKind::Closed { division } => Command::Close { division },
        EventKind::Described { name, place, date } => Command::Describe { name, place, date },
        EventKind::Undone { .. } => Command::Undo,
    })
}

fn entered(event: &Event) -> Option<Entry> {
    match &event.event {
        EventKind::Entered { entry, .. } => Some((**entry).clone()),
        _ => None,
    }
}

fn paired(event: EventKind) -> Option<Command> {
    let EventKind::Paired {
        division,
        pairings,
        byes,
        made_by,
        ..
    } = event
    else {
        return None;
    };
    Some(match made_by {
        MadeBy::Program => Command::Pair { division },
        MadeBy::Director => Command::PairAs {
            division,
            pairs: pairings.iter().map(|one| (one.cho, one.han)).collect(),
            byes,
        },
    })
}

fn at_a_board(event: EventKind) -> Option<Command> {
    let at = |division, round, table, game| GameAt {
        division,
        round,
        table,
        game,
    };
    match event {
        EventKind::Reported {
            division,
            round,
            table,
            game,
            outcome,
        } => Some(Command::Report {
            at: at(division, round, table, game),
            outcome,
        }),
        EventKind::Corrected {
            division,
            round,
            table,
            game,
            outcome,
            reason,
        } => Some(Command::Correct {
            at: at(division, round, table, game),
            outcome,
            reason,
        }),
        EventKind::Recorded {
            division,
            round,
            table,
            game,
            record,
        } => Some(Command::Record {
            at: at(division, round, table, game),
            record,
        }),
        EventKind::Late {
            division,
            round,
            table,
            id,
            late_s,
            ..
        } => Some(Command::Late {
            at: at(division, round, table, 0),
            id,
            late_s,
        }),
        _ => None,
    }
}
