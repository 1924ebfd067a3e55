//! The room: opening it, handling commands and reading its state.

use janggi::{BySide, Outcome, Rules, Side, Verdict};

use super::command::{Command, Refused};
use super::done::{Done, DoneCommands};
use super::event::{Event, EventKind};
use super::hands::Hand;
use super::held::Held;
use super::phase::{Arranging, BoardPly, Over, Phase, Played};
use super::referee::{Referee, Repetition, Ruled};
use super::seat::SeatHolder;
use super::terms::{OpenError, Terms};
use super::turn::{CommandName, Seq};
use crate::ids::Player;
use crate::rating::{Ladder, RatedGame};
use crate::time::Moment;

/// Number of occurrences of a position at which the referee is usually called (Wikipedia, Janggi).
const USUAL_OCCURRENCES: u8 = 3;
/// Minimum number of steps and passes in a game that counts for ratings: five per side. A shorter game is regarded as
/// abandoned rather than lost.
pub const RATED_FROM_PLY: u32 = 10;

/// A game with its players and referee.
#[derive(Clone, Debug, PartialEq)]
pub struct Room {
    pub(super) terms: Terms,
    pub(super) seats: BySide<SeatHolder>,
    pub(super) picked: Option<Hand>,
    pub(super) referee: Referee,
    pub(super) rulings: Vec<Ruled>,
    pub(super) held: Held,
    pub(super) phase: Phase,
    pub(super) seq: Seq,
    pub(super) last: Moment,
    pub(super) done: DoneCommands,
}

/// The result of a command.
#[derive(Clone, Debug, PartialEq)]
pub struct Handled {
    /// The resulting events, already applied; empty for a repeated command and for a command that changes nothing.
    pub events: Vec<Event>,
    /// The event number to acknowledge: the last one of the first execution for a repeated command, otherwise the last
    /// one in the room.
    pub seq: Seq,
}

impl Room {
    /// Creates a room and its first events. The game starts at once if both seats are taken and neither a choice nor a
    /// referee is pending.
    ///
    /// # Errors
    /// If no game can be played on these terms, for example because of the time control, the position or the handicap.
    pub fn open(terms: Terms, at: Moment) -> Result<(Self, Vec<Event>), OpenError> {
        let terms = terms.checked()?;
        let mut room = Self::vacant(terms.clone(), at);
        let opened = Event {
            seq: Seq::FIRST,
            at,
            by: None,
            command: None,
            kind: EventKind::Opened { terms: Box::new(terms) },
        };
        let mut events = vec![opened];
        events.extend(room.settle(room.start_if_complete(at), (None, None), at));
        Ok((room, events))
    }

    /// Executes a command, or refuses it and leaves the room unchanged. `at` is the time at which the command reached
    /// the server. A time before the room's last event counts as the time of that event, except for `Command::Resume`.
    ///
    /// # Errors
    /// Returns the reason for refusing the command.
    pub fn handle(&mut self, command: Command, at: Moment) -> Result<Handled, Refused> {
        let at = match command {
            // The server's clock may have been set back during the outage. From this event on, the new time is used.
            Command::Resume { .. } => at,
            _ => at.max(self.last),
        };
        let origin = command.origin();
        if let Some(&Done { seq, effect }) = origin.as_ref().and_then(|origin| self.done.find(origin)) {
            if !effect.is_of(&command) {
                return Err(Refused::IdReused { seq });
            }
            return Ok(Handled {
                events: Vec::new(),
                seq,
            });
        }
        let player = command.player();
        let source = (player, origin.map(|origin| origin.name));
        let kinds = self.decide(command, at)?;
        if player.is_some() {
            self.held.check(kinds.iter().map(|kind| kind.means().1))?;
        }
        let mut events = self.settle(kinds, source.clone(), at);
        events.extend(self.settle(self.start_if_complete(at), source.clone(), at));
        while events.last().is_some_and(ends_a_turn) {
            let reply = self.reply_of_line(at);
            if reply.is_empty() {
                break;
            }
            events.extend(self.settle(reply, source.clone(), at));
        }
        Ok(Handled { events, seq: self.seq })
    }

    /// Creates the room in its state after the event `Opened`.
    pub(super) fn vacant(terms: Terms, at: Moment) -> Self {
        Self {
            seats: terms.seats,
            picked: None,
            referee: Referee::planned(terms.referee.as_ref()),
            rulings: Vec::new(),
            held: Held::default(),
            phase: Phase::Arranging(Arranging {
                since: at,
                ..Arranging::default()
            }),
            seq: Seq::FIRST,
            last: at,
            done: DoneCommands::default(),
            terms,
        }
    }

    /// Assigns numbers to events and applies them.
    fn settle(
        &mut self,
        kinds: Vec<EventKind>,
        (by, command): (Option<Player>, Option<CommandName>),
        at: Moment,
    ) -> Vec<Event> {
        kinds
            .into_iter()
            .map(|kind| {
                let event = Event {
                    seq: self.seq.next(),
                    at,
                    by,
                    command: command.clone(),
                    kind,
                };
                self.fold(&event).expect("what was decided can follow");
                event
            })
            .collect()
    }

    /// Returns the terms agreed when the room was opened.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Returns the holders of the seats.
    #[must_use]
    pub fn seats(&self) -> &BySide<SeatHolder> {
        &self.seats
    }

    /// Returns the hand that was picked, if hands decide the sides.
    #[must_use]
    pub fn picked(&self) -> Option<Hand> {
        self.picked
    }

    /// Returns the state of the game's referee.
    #[must_use]
    pub fn referee(&self) -> &Referee {
        &self.referee
    }

    /// Returns the rules applied to the game: the agreed rules, without those left to the referee.
    #[must_use]
    pub fn rules_in_play(&self) -> Rules {
        self.referee
            .rules_in_play(self.terms.referee.as_ref(), &self.terms.rules)
    }

    /// Returns the number of times the current position has occurred, if the referee has to decide on it.
    ///
    /// The referee has to decide once the position has occurred as often as a repetition rule of the agreed rules
    /// requires, or three times if there is no such rule.
    #[must_use]
    pub fn repetition_for_the_referee(&self) -> Option<u32> {
        let plan = self.terms.referee.as_ref()?;
        let Phase::Playing(playing) = &self.phase else {
            return None;
        };
        if plan.repetition == Repetition::ByRules || self.referee.confirmed().is_none() {
            return None;
        }
        let occurrence = playing.played.game.history().occurrences().all;
        let counted = self.terms.rules.counted_occurrences().unwrap_or(USUAL_OCCURRENCES);
        (occurrence >= u32::from(counted)).then_some(occurrence)
    }

    /// Returns the referee's rulings, in order.
    #[must_use]
    pub fn rulings(&self) -> &[Ruled] {
        &self.rulings
    }

    /// Returns whether this is a rated game that has ended with a result, after enough moves, and has not been rated
    /// yet.
    #[must_use]
    pub fn is_to_be_rated(&self) -> bool {
        let Phase::Over(Over {
            played: Some(played),
            verdict,
            rated: None,
            ..
        }) = &self.phase
        else {
            return false;
        };
        self.terms.rated && played.ply() >= RATED_FROM_PLY && verdict.outcome != Outcome::None
    }

    /// Returns the two players whose ratings the finished game will change; `None` if the game is not to be rated.
    #[must_use]
    pub fn players_to_be_rated(&self) -> Option<[Player; 2]> {
        match (self.seats.cho, self.seats.han) {
            (SeatHolder::Player(cho), SeatHolder::Player(han)) if self.is_to_be_rated() => Some([cho, han]),
            _ => None,
        }
    }

    /// Returns the rated game after the event `Rated`; `None` before, and if the game does not count for ratings.
    #[must_use]
    pub fn rated_game(&self) -> Option<RatedGame> {
        let Phase::Over(over) = &self.phase else {
            return None;
        };
        let player = |side: Side| self.seats[side].player();
        Some(RatedGame {
            game: self.terms.game,
            at: over.rated?,
            ladder: self.ladder()?,
            players: BySide {
                cho: player(Side::Cho)?,
                han: player(Side::Han)?,
            },
            outcome: over.verdict.outcome,
            neighbours: over.neighbours,
        })
    }

    /// Returns the ladder of the game; `None` without a clock.
    #[must_use]
    pub fn ladder(&self) -> Option<Ladder> {
        Ladder::new(self.terms.rules.movement, self.terms.time.speed())
    }

    /// Returns the player who left a rated game before it counted, if `event` ended the game.
    ///
    /// This is the loser, or the player who ended the game without a winner.
    #[must_use]
    pub fn left_early(&self, event: &Event) -> Option<Player> {
        let (Phase::Over(over), EventKind::Ended { verdict, .. }) = (&self.phase, &event.kind) else {
            return None;
        };
        let plies = over.played.as_ref().map_or(0, Played::ply);
        let (SeatHolder::Player(_), SeatHolder::Player(_)) = (self.seats.cho, self.seats.han) else {
            return None;
        };
        if !self.terms.rated || plies >= RATED_FROM_PLY {
            return None;
        }
        match verdict.outcome {
            Outcome::Win(winner) => self.seats[winner.opposite()].player(),
            Outcome::Draw | Outcome::None => event.by,
        }
    }

    /// Returns the phase and its data.
    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Returns the number of the last event.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// Returns the time of the last event.
    #[must_use]
    pub fn last(&self) -> Moment {
        self.last
    }

    /// Returns the game in progress or finished; `None` during the setup phase, or if the game was aborted in it.
    #[must_use]
    pub fn played(&self) -> Option<&Played> {
        match &self.phase {
            Phase::Arranging(_) => None,
            Phase::Playing(playing) => Some(&playing.played),
            Phase::Over(over) => over.played.as_ref(),
        }
    }

    /// Returns the verdict; `None` until the game is over.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        match &self.phase {
            Phase::Arranging(_) | Phase::Playing(_) => None,
            Phase::Over(over) => Some(&over.verdict),
        }
    }

    /// Returns whether a player holds this seat.
    #[must_use]
    pub fn holds(&self, player: Player, side: Side) -> bool {
        self.seats[side] == SeatHolder::Player(player)
    }

    /// Returns the seats that a player holds.
    pub fn sides_of(&self, player: Player) -> impl Iterator<Item = Side> + '_ {
        Side::ALL.into_iter().filter(move |&side| self.holds(player, side))
    }
}

/// Returns whether the event is a step or a pass.
fn ends_a_turn(event: &Event) -> bool {
    matches!(event.kind, EventKind::Acted { action, .. } if BoardPly::of(action) == BoardPly::Yes)
}
