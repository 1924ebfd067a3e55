//! Events to state: the only place that changes a room.
//!
//! An event is taken as it stands: its moves are put on the board, its clocks and its verdict are copied. Nothing is
//! refused, charged or decided; an error means that the stored events are damaged.

use std::fmt;

use janggi::{Action, Arrangement, BySide, NoPieceThere, Side, Verdict};

use super::adjournment::Adjournment;
use super::event::{Event, EventKind};
use super::held;
use super::lines::Lines;
use super::offer::Offer;
use super::phase::{BoardPly, Logged, Over, Phase, Placed, Played, Playing};
use super::referee::{Referee, Ruled, Ruling};
use super::seat::SeatHolder;
use super::setup::SetupPlan;
use super::state::Room;
use super::terms::{OpenError, Terms, UNCHOSEN};
use super::turn::Seq;
use crate::clock::{Clock, ClockState};
use crate::time::Millis;

/// Stored events that are damaged.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadError {
    /// The number of the first event that does not follow from those before it.
    pub seq: Seq,
    /// What is wrong with it.
    pub fault: LoadFault,
}

/// What is wrong with a stored event.
#[derive(Clone, Debug, PartialEq)]
pub enum LoadFault {
    /// The first event does not open a room, or is not the first.
    NotOpened,
    /// Its number is not the next one.
    Gap {
        /// The number that should have come.
        expected: Seq,
    },
    /// It cannot happen in this phase.
    OutOfPlace,
    /// The start is none.
    Start(OpenError),
    /// The token is none.
    Token,
    /// A step starts from an empty point.
    NoPiece(NoPieceThere),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} cannot be read: {:?}", self.seq.0, self.fault)
    }
}

impl std::error::Error for LoadError {}

/// Makes a room from its events, given one by one.
#[derive(Debug, Default)]
pub struct RoomLoader {
    room: Option<Room>,
    /// How many events still come.
    left: usize,
}

impl RoomLoader {
    /// Expects so many events; more may come.
    #[must_use]
    pub const fn expecting(events: usize) -> Self {
        Self {
            room: None,
            left: events,
        }
    }

    /// Takes the next event in; the first must be `Opened`.
    ///
    /// # Errors
    /// Where the event does not follow from those before it.
    pub fn take(&mut self, event: &Event) -> Result<(), LoadError> {
        self.left = self.left.saturating_sub(1);
        match (&mut self.room, event) {
            (Some(room), _) => {
                room.fold(event)?;
                if let (EventKind::Started { .. }, Phase::Playing(playing)) = (&event.kind, &mut room.phase) {
                    playing.played.game.reserve(self.left);
                    playing.played.log.reserve_exact(self.left);
                }
                Ok(())
            }
            (
                None,
                Event {
                    seq: Seq::FIRST,
                    at,
                    kind: EventKind::Opened { terms },
                    ..
                },
            ) => {
                self.room = Some(Room::vacant(terms.as_ref().clone(), *at));
                Ok(())
            }
            (None, _) => Err(NOT_OPENED),
        }
    }

    /// The room.
    ///
    /// # Errors
    /// Where there was no event.
    pub fn finish(self) -> Result<Room, LoadError> {
        self.room.ok_or(NOT_OPENED)
    }
}

/// Actions for which there is room at once.
const GROWTH: usize = 16;

const NOT_OPENED: LoadError = LoadError {
    seq: Seq::FIRST,
    fault: LoadFault::NotOpened,
};

impl Room {
    /// The room that these events make, the first of which must be `Opened`.
    ///
    /// # Errors
    /// The first event that is damaged, and how.
    pub fn load<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Self, LoadError> {
        let mut loader = RoomLoader::default();
        events.into_iter().try_for_each(|event| loader.take(event))?;
        loader.finish()
    }

    /// Takes an event in.
    pub(crate) fn fold(&mut self, event: &Event) -> Result<(), LoadError> {
        let expected = self.seq.next();
        let checked = if event.seq == expected {
            self.take(event)
        } else {
            Err(LoadFault::Gap { expected })
        };
        checked.map_err(|fault| LoadError { seq: event.seq, fault })?;
        self.seq = event.seq;
        self.last = match event.kind {
            EventKind::Resumed { .. } => event.at,
            _ => self.last.max(event.at),
        };
        self.done.take(event);
        self.held.take(event);
        Ok(())
    }

    /// Whose turn is the first with these setups.
    pub(crate) fn turn_at_start(&self, arrangements: Option<BySide<Arrangement>>) -> Result<Side, LoadFault> {
        let begun = self
            .terms
            .begin_unjudged(self.rules_in_play(), arrangements.unwrap_or(UNCHOSEN));
        Ok(begun.map_err(LoadFault::Start)?.position().turn())
    }

    fn take(&mut self, event: &Event) -> Result<(), LoadFault> {
        if let Phase::Arranging(_) = self.phase
            && self.take_referee(event)?
        {
            return Ok(());
        }
        match &mut self.phase {
            Phase::Arranging(_) => self.take_arranging(event),
            Phase::Playing(playing) => match &event.kind {
                EventKind::Ruled { ruling, words, clock } => {
                    self.rulings.push(Ruled {
                        ruling: *ruling,
                        words: words.clone(),
                        ply: playing.played.ply(),
                        at: event.at,
                    });
                    held::keep_last(&mut self.rulings);
                    playing.take_ruling(*ruling, event.seq);
                    playing.played.clock = restored(playing.played.clock, *clock);
                    Ok(())
                }
                EventKind::Ended { verdict, clock } => {
                    let played = playing.end(verdict, *clock);
                    self.phase = Phase::Over(Over::new(Some(played), verdict.clone()));
                    Ok(())
                }
                _ => playing.take(&self.terms, event),
            },
            Phase::Over(over) => match &event.kind {
                EventKind::RematchOffered { side } => {
                    over.rematch_offer = Some(*side);
                    Ok(())
                }
                EventKind::Rematched { game } => {
                    over.rematch = Some(*game);
                    Ok(())
                }
                EventKind::Rated { neighbours } => {
                    (over.rated, over.neighbours) = (Some(event.at), *neighbours);
                    Ok(())
                }
                _ => Err(LoadFault::OutOfPlace),
            },
        }
    }

    /// Takes in what concerns the referee; gives false where the event does not.
    fn take_referee(&mut self, event: &Event) -> Result<bool, LoadFault> {
        match (&event.kind, &mut self.referee) {
            (EventKind::RefereeJoined { player }, referee) => {
                *referee = Referee::Joined {
                    player: *player,
                    confirmed: BySide::default(),
                };
            }
            (EventKind::RefereeConfirmed { side }, Referee::Joined { confirmed, .. }) => confirmed[*side] = true,
            (EventKind::RefereeConfirmed { .. }, _) => return Err(LoadFault::OutOfPlace),
            (EventKind::RefereeDeclined { side: _ }, referee) => *referee = Referee::Declined,
            (_, _) => return Ok(false),
        }
        Ok(true)
    }

    fn take_arranging(&mut self, event: &Event) -> Result<(), LoadFault> {
        let at_once = self.terms.plan() == SetupPlan::SimultaneousHidden;
        let Phase::Arranging(arranging) = &mut self.phase else {
            return Err(LoadFault::OutOfPlace);
        };
        match &event.kind {
            // Each choice has its time, but those that are made at once have it together.
            EventKind::Arranged { .. } | EventKind::Placed { .. } if at_once => {}
            _ => arranging.since = event.at,
        }
        match &event.kind {
            EventKind::Joined { side, player } => self.seats[*side] = SeatHolder::Player(*player),
            EventKind::Arranged { side, arrangement } => arranging.chosen[*side] = Some(*arrangement),
            EventKind::Placed { side, role, square } => arranging.placed.push(Placed {
                side: *side,
                role: *role,
                square: *square,
            }),
            EventKind::HandPicked { hand, side } => {
                let hands = self.terms.hands.as_ref().ok_or(LoadFault::OutOfPlace)?;
                if hands.picks != *side {
                    self.seats = BySide {
                        cho: self.seats.han,
                        han: self.seats.cho,
                    };
                }
                self.picked = Some(*hand);
            }
            EventKind::Started { arrangements, clock } => {
                let rules = self
                    .referee
                    .rules_in_play(self.terms.referee.as_ref(), &self.terms.rules);
                let begun = self.terms.begin_unjudged(rules, arrangements.unwrap_or(UNCHOSEN));
                self.phase = Phase::Playing(Playing {
                    played: Played {
                        game: begun.map_err(LoadFault::Start)?,
                        arrangements: *arrangements,
                        log: Vec::new(),
                        clock: restored(Clock::new(self.terms.time), *clock),
                    },
                    turn: event.seq,
                    moment: event.seq,
                    takeback: None,
                    touched: None,
                    gifts: BySide::default(),
                    adjournment: Adjournment::None,
                    must_deviate: None,
                    lines: Lines::default(),
                });
            }
            EventKind::Aborted | EventKind::SetupExpired | EventKind::Resumed { .. } => {}
            EventKind::Ended { verdict, clock: _ } => self.phase = Phase::Over(Over::new(None, verdict.clone())),
            _ => return Err(LoadFault::OutOfPlace),
        }
        Ok(())
    }
}

impl Playing {
    fn take(&mut self, terms: &Terms, event: &Event) -> Result<(), LoadFault> {
        match &event.kind {
            EventKind::Acted { .. } => self.act(event),
            EventKind::Touched { square, .. } => {
                self.touched = Some(*square);
                Ok(())
            }
            EventKind::TakebackOffered { side } => {
                self.takeback = Some(Offer {
                    by: *side,
                    made: event.seq,
                });
                Ok(())
            }
            EventKind::TakebackDeclined { side: _ } => {
                self.takeback = None;
                Ok(())
            }
            EventKind::TookBack { actions_left, clock } => {
                let left = usize::try_from(*actions_left).map_err(|_| LoadFault::OutOfPlace)?;
                self.take_back(terms, left, event.seq)?;
                self.played.clock = restored(self.played.clock, *clock);
                self.turn = event.seq;
                Ok(())
            }
            EventKind::Resumed { lived_until: _, clock } => {
                self.played.clock = restored(self.played.clock, *clock);
                Ok(())
            }
            EventKind::Claimed { .. } => Ok(()),
            _ => self.take_besides(event),
        }
    }

    /// What a game may have besides its moves.
    fn take_besides(&mut self, event: &Event) -> Result<(), LoadFault> {
        match &event.kind {
            EventKind::TimeGiven { side, clock, .. } => {
                let gifts = &mut self.gifts[side.opposite()];
                *gifts = gifts.saturating_add(1);
                self.played.clock = restored(self.played.clock, *clock);
            }
            EventKind::AdjournOffered { side } => {
                self.adjournment = Adjournment::Offered(Offer {
                    by: *side,
                    made: event.seq,
                });
            }
            EventKind::AdjournDeclined { side: _ } => self.adjournment = Adjournment::None,
            EventKind::Adjourned { clock } => {
                self.begin(event.seq);
                self.adjournment = Adjournment::Adjourned { resume: None };
                self.played.clock = restored(self.played.clock, *clock);
            }
            EventKind::ResumeOffered { side } => {
                let offer = Offer {
                    by: *side,
                    made: event.seq,
                };
                self.adjournment = Adjournment::Adjourned { resume: Some(offer) };
            }
            EventKind::ResumeDeclined { side: _ } => self.adjournment = Adjournment::Adjourned { resume: None },
            EventKind::Continued { clock } => {
                self.begin(event.seq);
                self.adjournment = Adjournment::None;
                self.played.clock = restored(self.played.clock, *clock);
            }
            EventKind::LinesSet { side, lines } => self.lines.set(*side, lines.clone()),
            _ => return Err(LoadFault::OutOfPlace),
        }
        Ok(())
    }

    /// What a ruling changes besides the clocks.
    fn take_ruling(&mut self, ruling: Ruling, seq: Seq) {
        match ruling {
            Ruling::MustDeviate { side } => self.must_deviate = Some(side),
            Ruling::Adjourn => {
                self.begin(seq);
                self.adjournment = Adjournment::Adjourned { resume: None };
            }
            Ruling::Resume => {
                self.begin(seq);
                self.adjournment = Adjournment::None;
            }
            Ruling::GiveTime { .. } | Ruling::Draw | Ruling::Win { .. } => {}
        }
    }

    fn act(&mut self, event: &Event) -> Result<(), LoadFault> {
        let EventKind::Acted {
            token,
            side,
            charge,
            credit,
            clock,
            ply: _,
            round_trip: _,
        } = &event.kind
        else {
            return Err(LoadFault::OutOfPlace);
        };
        let played = &mut self.played;
        let action = Action::of_token(*token, played.game.position()).map_err(|_| LoadFault::Token)?;
        let (board, ply) = (BoardPly::of(action), played.ply());
        // A room stays in memory for long: in small steps, not doubled.
        if played.log.len() == played.log.capacity() {
            played.log.reserve_exact(GROWTH);
            played.game.reserve(GROWTH);
        }
        played.game.push_unjudged(action).map_err(LoadFault::NoPiece)?;
        let before = played.clock;
        played.clock = restored(before, *clock);
        played.log.push(Logged {
            token: *token,
            side: *side,
            ply,
            at: event.at,
            spent: *charge,
            credit: match (credit, side) {
                (Some(credit), _) => *credit,
                // Events of earlier versions say it by their clocks only.
                (None, Some(side)) => played.clock.credit_since(&before, *side),
                (None, None) => Millis::ZERO,
            },
            board,
        });
        if board == BoardPly::Yes {
            self.turn = event.seq;
            self.begin(event.seq);
            self.touched = None;
            self.must_deviate = self.must_deviate.filter(|bound| *side != Some(*bound));
            self.lines.advance(*token);
        }
        Ok(())
    }

    /// Another position or phase begins: what waited in the one before for an answer is gone.
    fn begin(&mut self, moment: Seq) {
        self.moment = moment;
        self.takeback = None;
        self.adjournment = match self.adjournment {
            Adjournment::None | Adjournment::Offered(_) => Adjournment::None,
            Adjournment::Adjourned { resume: _ } => Adjournment::Adjourned { resume: None },
        };
    }

    fn take_back(&mut self, terms: &Terms, actions_left: usize, seq: Seq) -> Result<(), LoadFault> {
        let played = &mut self.played;
        if actions_left >= played.log.len() {
            return Err(LoadFault::OutOfPlace);
        }
        let rules = played.game.rules().clone();
        let begun = terms.begin_unjudged(rules, played.arrangements.unwrap_or(UNCHOSEN));
        let mut game = begun.map_err(LoadFault::Start)?;
        for &action in &played.game.actions()[..actions_left] {
            game.push_unjudged(action).map_err(LoadFault::NoPiece)?;
        }
        played.game = game;
        played.log.truncate(actions_left);
        self.begin(seq);
        self.touched = None;
        self.must_deviate = None;
        self.lines.clear();
        Ok(())
    }

    /// What was played, with its end.
    fn end(&mut self, verdict: &Verdict, clock: Option<ClockState>) -> Played {
        let mut played = self.played.clone();
        played.game.end_unjudged(verdict.clone());
        played.clock = restored(played.clock, clock);
        played
    }
}

/// The clock as the event says; as it was where the event says nothing of it.
fn restored(clock: Clock, state: Option<ClockState>) -> Clock {
    state.map_or(clock, |state| clock.restored(state))
}
