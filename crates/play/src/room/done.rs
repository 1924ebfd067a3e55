//! Results of named commands, kept to recognise a repeated command and to reject a different one under the same name.
//! Read from the command's first event, so that it works for stored games of every release.

use super::effect::Effect;
use super::event::Event;
use super::turn::{Origin, Seq};

/// A named command that was done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Done {
    pub(super) seq: Seq,
    /// The effect read from its first event.
    pub(super) effect: Effect,
}

/// Commands for which there is room at once.
const GROWTH: usize = 16;

/// All executed commands with an id, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct DoneCommands(Vec<(Origin, Done)>);

impl DoneCommands {
    /// Takes in that `event` came of its command.
    pub(super) fn take(&mut self, event: &Event) {
        let Some(origin) = event.origin() else { return };
        match self.0.last_mut() {
            // The events of one command follow each other: sent again, it is not done again.
            Some((last, done)) if *last == origin => done.seq = event.seq,
            Some(_) | None => {
                let done = Done {
                    seq: event.seq,
                    effect: event.kind.means().0,
                };
                // A room stays in memory for long: in small steps, not doubled.
                if self.0.len() == self.0.capacity() {
                    self.0.reserve_exact(GROWTH);
                }
                self.0.push((origin, done));
            }
        }
    }

    /// The result of a command. Searches from the end, since commands are usually repeated soon.
    pub(super) fn find(&self, origin: &Origin) -> Option<&Done> {
        let found = self.0.iter().rev().find(|(known, _)| known == origin);
        found.map(|(_, done)| done)
    }
}
