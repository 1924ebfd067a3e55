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
/// have the same effect as in `other`. Commands that an earlier merge has carried out are not repeated, so copies can be
/// exchanged in both directions any number of times. Commands that `other` itself has undone are left out, so a conflict
/// can be removed by undoing.
///
/// # Errors
/// [`MergeError`] if the copies do not start with the same event, or a command conflicts.
pub fn merge(own: &Tournament, other: &Tournament) -> Result<Tournament, MergeError> {
    let same = own.events().iter().zip(other.events()).take_while(|(a, b)| a == b);
    let mut common = same.count();
    if common == 0 {
        return Err(MergeError::Other);
    }
    // A command counts as common only if all of its events are.
    for events in [own.events(), other.events()] {
        while common < events.len() && events[common].command <= common as u64 {
            common -= 1;
        }
    }
    let mut merged = own.clone();
    // Commands of `own` that have not been found in `other`.
    let mut only_own: Vec<&[Event]> = own.events()[common..].chunk_by(is_one_command).collect();
    let mut numbers = Numbers {
        common: common as u64,
        moved: Vec::new(),
    };
    let undone: Vec<u64> = other.events()[common..].iter().filter_map(undoes).collect();
    for events in other.events()[common..].chunk_by(is_one_command) {
        let first = &events[0];
        if let Some(at) = only_own.iter().position(|own| numbers.is_repeated(own, events)) {
            numbers.moved.push((first.command, only_own.remove(at)[0].command));
            continue;
        }
        let undoes_nothing = undoes(first).is_some_and(|command| {
            command > common as u64 && !numbers.moved.iter().any(|(other, _)| *other == command)
        });
        if undone.contains(&first.command) || undoes_nothing {
            continue;
        }
        let conflict = MergeError::Conflict { seq: first.seq };
        let command = command_of(events).ok_or(conflict)?;
        let number = merged.events().len() as u64 + 1;
        let done = merged.handle(&command, first.at, first.by.as_deref());
        if !numbers.is_same(done.map_err(|_| conflict)?, events) {
            return Err(conflict);
        }
        numbers.moved.push((first.command, number));
    }
    Ok(merged)
}

fn is_one_command(a: &Event, b: &Event) -> bool {
    a.command == b.command
}

/// Returns the command that an event undoes.
const fn undoes(event: &Event) -> Option<u64> {
    match event.event {
        EventKind::Undone { command } => Some(command),
        _ => None,
    }
}

/// Numbers of commands in the merged copy.
struct Numbers {
    /// Number of events that both copies start with. Their commands keep their numbers.
    common: u64,
    /// Numbers of later commands, in the other and in the merged copy.
    moved: Vec<(u64, u64)>,
}

impl Numbers {
    /// Returns whether a command of the own copy is one of the other copy, with the same author and time.
    fn is_repeated(&self, own: &[Event], other: &[Event]) -> bool {
        own[0].at == other[0].at && own[0].by == other[0].by && self.is_same(own, other)
    }

    /// Returns whether two commands have the same effect.
    fn is_same(&self, own: &[Event], other: &[Event]) -> bool {
        own.len() == other.len()
            && own
                .iter()
                .zip(other)
                .all(|(own, other)| match (&own.event, &other.event) {
                    (EventKind::Undone { command: own }, EventKind::Undone { command: other }) => {
                        self.moved.contains(&(*other, *own)) || other == own && *other <= self.common
                    }
                    (own, other) => own == other,
                })
    }
}

/// Reconstructs the command that produced the events.
fn command_of(events: &[Event]) -> Option<Command> {
    if events.len() > 1
        && let Some(entries) = events.iter().map(entered).collect()
    {
        return Some(Command::EnterAll(entries));
    }
    if let Some(command) = of_several(events) {
        return Some(command);
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
        EventKind::Certified { certificates } => Command::Certify(certificates),
        EventKind::Undone { .. } => Command::Undo,
    })
}

/// Reconstructs a command that is known only from several of its events.
fn of_several(events: &[Event]) -> Option<Command> {
    let mut kinds = events.iter().map(|event| &event.event);
    match (kinds.next()?, kinds.next()?) {
        (EventKind::Entered { entry, .. }, EventKind::Seated { id, pairing, .. }) => {
            Some(Command::Seat(pairing.other(*id), entry.clone()))
        }
        (
            EventKind::Bracketed {
                division,
                lines,
                drawn: true,
            },
            EventKind::Paired { .. },
        ) => Some(Command::PairDrawn {
            division: *division,
            order: lines.iter().flatten().copied().collect(),
        }),
        _ => None,
    }
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
