//! Executed commands with an id, stored to recognise a repeated command and to reject a different command with the same
//! id. A command's effect is derived from its first event, so games stored by earlier releases are covered too.

use super::effect::Effect;
use super::event::Event;
use super::turn::{Origin, Seq};

/// An executed command that had an id.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Done {
    /// Number of the command's last event.
    pub(super) seq: Seq,
    pub(super) effect: Effect,
}

/// Number of commands by which the capacity grows.
const GROWTH: usize = 16;

/// All executed commands with an id, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct DoneCommands(Vec<(Origin, Done)>);

impl DoneCommands {
    /// Records `event` as part of its command.
    pub(super) fn take(&mut self, event: &Event) {
        let Some(origin) = event.origin() else { return };
        match self.0.last_mut() {
            // The events of one command are consecutive, since a repeated command is not executed again.
            Some((last, done)) if *last == origin => done.seq = event.seq,
            Some(_) | None => {
                let done = Done {
                    seq: event.seq,
                    effect: event.kind.means().0,
                };
                // A room stays in memory for a long time, so the capacity grows in small steps instead of doubling.
                if self.0.len() == self.0.capacity() {
                    self.0.reserve_exact(GROWTH);
                }
                self.0.push((origin, done));
            }
        }
    }

    /// Finds an executed command. Searches from the end, since commands are usually repeated soon.
    pub(super) fn find(&self, origin: &Origin) -> Option<&Done> {
        let found = self.0.iter().rev().find(|(known, _)| known == origin);
        found.map(|(_, done)| done)
    }
}
