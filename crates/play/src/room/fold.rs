//! Applies events to a room. This is the only code that changes a room.
//!
//! An event is applied as stored: its move is made on the board, and its clocks and verdict are copied. Nothing is
//! judged again; an error means that the stored events are damaged.

use std::fmt;

use janggi::{Action, Arrangement, BySide, NoPieceThere, Side, Verdict};

use super::adjournment::Adjournment;
use super::event::{Event, EventKind};
use super::hands::Hand;
use super::held;
use super::lines::Lines;
use super::offer::Offer;
use super::phase::{Arranging, BoardPly, Logged, Over, Phase, Placed, Played, Playing};
use super::referee::{Referee, Ruled, Ruling};
use super::seat::SeatHolder;
use super::setup::SetupPlan;
use super::state::Room;
use super::terms::{OpenError, Terms, UNCHOSEN};
use super::turn::Seq;
use super::written::meant;
use crate::clock::{Clock, ClockState};
use crate::ids::Player;
use crate::time::{Millis, Moment};

/// Error for damaged stored events.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadError {
    /// The number of the first event that cannot follow the events before it.
    pub seq: Seq,
    pub fault: LoadFault,
}

/// The problem with a stored event.
#[derive(Clone, Debug, PartialEq)]
pub enum LoadFault {
    /// The first event does not open a room, or is missing.
    NotOpened,
    /// The event does not have the next number.
    Gap { expected: Seq },
    /// The event cannot happen in the current state of the room.
    OutOfPlace,
    /// The game cannot start with these terms and setups.
    Start(OpenError),
    /// The token is invalid: a null step that is not a pass.
    Token,
    /// A step starts from an empty square.
    NoPiece(NoPieceThere),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} cannot be read: {:?}", self.seq.0, self.fault)
    }
}

impl std::error::Error for LoadError {}

/// Builds a room from events, one at a time.
#[derive(Debug, Default)]
pub struct RoomLoader {
    room: Option<Room>,
    /// Number of events still expected.
    left: usize,
}

impl RoomLoader {
    /// Creates a loader. `events` is the expected number of events, for which memory is reserved.
    #[must_use]
    pub const fn expecting(events: usize) -> Self {
        Self {
            room: None,
            left: events,
        }
    }

    /// Applies the next event; the first must be `Opened`.
    ///
    /// # Errors
    /// If the event cannot follow the events before it.
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

    /// Returns the room built from the events.
    ///
    /// # Errors
    /// If there were no events.
    pub fn finish(self) -> Result<Room, LoadError> {
        self.room.ok_or(NOT_OPENED)
    }
}

/// Number of actions by which the capacity grows.
const GROWTH: usize = 16;

const NOT_OPENED: LoadError = LoadError {
    seq: Seq::FIRST,
    fault: LoadFault::NotOpened,
};

impl Room {
    /// Builds the room from these events, the first of which must be `Opened`.
    ///
    /// # Errors
    /// Returns the first damaged event and its fault.
    pub fn load<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Self, LoadError> {
        let mut loader = RoomLoader::default();
        events.into_iter().try_for_each(|event| loader.take(event))?;
        loader.finish()
    }

    /// Applies an event, which must have the next number.
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
        self.held.take(event.kind.means().1);
        Ok(())
    }

    /// Returns the side that moves first with these setups.
    pub(crate) fn turn_at_start(&self, arrangements: Option<BySide<Arrangement>>) -> Result<Side, LoadFault> {
        let begun = self
            .terms
            .begin_unjudged(self.rules_in_play(), arrangements.unwrap_or(UNCHOSEN));
        Ok(begun.map_err(LoadFault::Start)?.position().turn())
    }

    /// Applies an event to the state. A new kind of event must define its change here.
    fn take(&mut self, event: &Event) -> Result<(), LoadFault> {
        let (seq, at) = (event.seq, event.at);
        let offer = |side: &Side| Offer { by: *side, made: seq };
        match &event.kind {
            EventKind::Opened { terms: _ } => return Err(LoadFault::OutOfPlace),
            EventKind::Joined { side, player } => {
                self.arranging(at)?;
                self.seats[*side] = SeatHolder::Player(*player);
            }
            EventKind::Arranged { side, arrangement } => self.choosing(at)?.chosen[*side] = Some(*arrangement),
            EventKind::Placed { side, role, square } => self.choosing(at)?.placed.push(Placed {
                side: *side,
                role: *role,
                square: *square,
            }),
            EventKind::HandPicked { hand, side } => self.pick(*hand, *side, at)?,
            EventKind::Aborted | EventKind::SetupExpired => _ = self.arranging(at)?,
            EventKind::RefereeJoined { player } => self.seat_referee(*player)?,
            EventKind::RefereeConfirmed { side } => self.confirm_referee(*side)?,
            EventKind::RefereeDeclined { side: _ } => self.decline_referee()?,
            EventKind::Started { arrangements, clock } => self.start(event, *arrangements, *clock)?,
            EventKind::Acted { .. } => self.playing_mut()?.act(event)?,
            EventKind::Touched { square, .. } => self.playing_mut()?.touched = Some(*square),
            EventKind::StopOffered { side } => self.playing_mut()?.stop = Some(offer(side)),
            EventKind::TakebackOffered { side } => self.playing_mut()?.takeback = Some(offer(side)),
            EventKind::TakebackDeclined { side: _ } => self.playing_mut()?.takeback = None,
            EventKind::TookBack { actions_left, clock } => self.go_back(*actions_left, *clock, seq)?,
            EventKind::Claimed { .. } => _ = self.playing_mut()?,
            EventKind::TimeGiven { side, clock, given: _ } => self.playing_mut()?.give(*side, *clock),
            EventKind::AdjournOffered { side } => {
                self.playing_mut()?.adjournment = Adjournment::Offered(offer(side));
            }
            EventKind::AdjournDeclined { side: _ } => self.playing_mut()?.adjournment = Adjournment::None,
            EventKind::Adjourned { clock } => self.playing_mut()?.stop(seq, *clock),
            EventKind::ResumeOffered { side } => {
                self.playing_mut()?.adjournment = Adjournment::Adjourned {
                    resume: Some(offer(side)),
                };
            }
            EventKind::ResumeDeclined { side: _ } => {
                self.playing_mut()?.adjournment = Adjournment::Adjourned { resume: None };
            }
            EventKind::Continued { clock } => self.playing_mut()?.go_on(seq, *clock),
            EventKind::LinesSet { side, lines } => self.playing_mut()?.lines.set(*side, lines.clone()),
            EventKind::Ruled { ruling, words, clock } => self.take_ruling(event, (*ruling, words), *clock)?,
            EventKind::Resumed { lived_until: _, clock } => self.go_on(*clock, at)?,
            EventKind::Ended { verdict, clock } => self.end(verdict, *clock)?,
            EventKind::RematchOffered { side } => self.over()?.rematch_offer = Some(*side),
            EventKind::RematchDeclined { side: _ } => self.over()?.rematch_offer = None,
            EventKind::Rematched { game } => self.over()?.rematch = Some(*game),
            EventKind::Rated { neighbours } => {
                let over = self.over()?;
                (over.rated, over.neighbours) = (Some(at), *neighbours);
            }
        }
        Ok(())
    }

    /// Returns the data of the setup phase, and restarts the time limit for the choice at `at`.
    fn arranging(&mut self, at: Moment) -> Result<&mut Arranging, LoadFault> {
        match &mut self.phase {
            Phase::Arranging(arranging) => {
                arranging.since = at;
                Ok(arranging)
            }
            Phase::Playing(_) | Phase::Over(_) => Err(LoadFault::OutOfPlace),
        }
    }

    /// Like [`Self::arranging`], but does not restart the time limit if both sides choose simultaneously.
    fn choosing(&mut self, at: Moment) -> Result<&mut Arranging, LoadFault> {
        let at_once = self.terms.plan() == SetupPlan::SimultaneousHidden;
        match &self.phase {
            Phase::Arranging(arranging) if at_once => self.arranging(arranging.since),
            _ => self.arranging(at),
        }
    }

    fn playing_mut(&mut self) -> Result<&mut Playing, LoadFault> {
        match &mut self.phase {
            Phase::Playing(playing) => Ok(playing),
            Phase::Arranging(_) | Phase::Over(_) => Err(LoadFault::OutOfPlace),
        }
    }

    fn over(&mut self) -> Result<&mut Over, LoadFault> {
        match &mut self.phase {
            Phase::Over(over) => Ok(over),
            Phase::Arranging(_) | Phase::Playing(_) => Err(LoadFault::OutOfPlace),
        }
    }

    fn pick(&mut self, hand: Hand, side: Side, at: Moment) -> Result<(), LoadFault> {
        self.arranging(at)?;
        let hands = self.terms.hands.as_ref().ok_or(LoadFault::OutOfPlace)?;
        if hands.picks != side {
            self.seats = BySide {
                cho: self.seats.han,
                han: self.seats.cho,
            };
        }
        self.picked = Some(hand);
        Ok(())
    }

    /// Returns the state of the referee during the setup phase. Events about the referee do not restart the time limit
    /// for the choice.
    fn awaited_referee(&mut self) -> Result<&mut Referee, LoadFault> {
        match &self.phase {
            Phase::Arranging(_) => Ok(&mut self.referee),
            Phase::Playing(_) | Phase::Over(_) => Err(LoadFault::OutOfPlace),
        }
    }

    fn seat_referee(&mut self, player: Player) -> Result<(), LoadFault> {
        *self.awaited_referee()? = Referee::Joined {
            player,
            confirmed: BySide::default(),
        };
        Ok(())
    }

    fn confirm_referee(&mut self, side: Side) -> Result<(), LoadFault> {
        let Referee::Joined { confirmed, .. } = self.awaited_referee()? else {
            return Err(LoadFault::OutOfPlace);
        };
        confirmed[side] = true;
        Ok(())
    }

    fn decline_referee(&mut self) -> Result<(), LoadFault> {
        *self.awaited_referee()? = Referee::Declined;
        Ok(())
    }

    fn start(
        &mut self,
        event: &Event,
        arrangements: Option<BySide<Arrangement>>,
        clock: Option<ClockState>,
    ) -> Result<(), LoadFault> {
        self.arranging(event.at)?;
        let begun = self
            .terms
            .begin_unjudged(self.rules_in_play(), arrangements.unwrap_or(UNCHOSEN));
        self.phase = Phase::Playing(Playing {
            played: Played {
                game: begun.map_err(LoadFault::Start)?,
                arrangements,
                log: Vec::new(),
                clock: restored(Clock::new(self.terms.time), clock),
            },
            turn: event.seq,
            moment: event.seq,
            takeback: None,
            stop: None,
            touched: None,
            gifts: BySide::default(),
            adjournment: Adjournment::None,
            must_deviate: None,
            lines: Lines::default(),
        });
        Ok(())
    }

    fn go_back(&mut self, actions_left: u32, clock: Option<ClockState>, seq: Seq) -> Result<(), LoadFault> {
        let Phase::Playing(playing) = &mut self.phase else {
            return Err(LoadFault::OutOfPlace);
        };
        let left = usize::try_from(actions_left).map_err(|_| LoadFault::OutOfPlace)?;
        playing.take_back(&self.terms, left, seq)?;
        playing.played.clock = restored(playing.played.clock, clock);
        playing.turn = seq;
        Ok(())
    }

    fn take_ruling(
        &mut self,
        event: &Event,
        (ruling, words): (Ruling, &str),
        clock: Option<ClockState>,
    ) -> Result<(), LoadFault> {
        let playing = self.playing_mut()?;
        playing.played.clock = restored(playing.played.clock, clock);
        let ply = playing.played.ply();
        match ruling {
            Ruling::MustDeviate { side } => playing.must_deviate = Some(side),
            Ruling::Adjourn => playing.stop(event.seq, None),
            Ruling::Resume => playing.go_on(event.seq, None),
            Ruling::GiveTime { .. } | Ruling::Draw | Ruling::Win { .. } | Ruling::CallTime => {}
        }
        self.rulings.push(Ruled {
            ruling,
            words: words.to_owned(),
            ply,
            at: event.at,
        });
        held::keep_last(&mut self.rulings);
        Ok(())
    }

    fn go_on(&mut self, clock: Option<ClockState>, at: Moment) -> Result<(), LoadFault> {
        match &mut self.phase {
            Phase::Arranging(arranging) => arranging.since = at,
            Phase::Playing(playing) => playing.played.clock = restored(playing.played.clock, clock),
            Phase::Over(_) => return Err(LoadFault::OutOfPlace),
        }
        Ok(())
    }

    fn end(&mut self, verdict: &Verdict, clock: Option<ClockState>) -> Result<(), LoadFault> {
        let played = match &self.phase {
            Phase::Arranging(_) => None,
            Phase::Playing(playing) => Some(playing.end(verdict, clock)),
            Phase::Over(_) => return Err(LoadFault::OutOfPlace),
        };
        self.phase = Phase::Over(Over::new(played, verdict.clone()));
        Ok(())
    }
}

impl Playing {
    fn give(&mut self, side: Side, clock: Option<ClockState>) {
        let gifts = &mut self.gifts[side.opposite()];
        *gifts = gifts.saturating_add(1);
        self.played.clock = restored(self.played.clock, clock);
    }

    /// Adjourns the game.
    fn stop(&mut self, seq: Seq, clock: Option<ClockState>) {
        self.begin(seq);
        self.adjournment = Adjournment::Adjourned { resume: None };
        self.played.clock = restored(self.played.clock, clock);
    }

    /// Resumes the adjourned game.
    fn go_on(&mut self, seq: Seq, clock: Option<ClockState>) {
        self.begin(seq);
        self.adjournment = Adjournment::None;
        self.played.clock = restored(self.played.clock, clock);
    }

    fn act(&mut self, event: &Event) -> Result<(), LoadFault> {
        let EventKind::Acted {
            action: written,
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
        let action = match meant(*written, played.game.position()) {
            Action::Step { from, to } if from == to => return Err(LoadFault::Token),
            action => action,
        };
        let (board, ply) = (BoardPly::of(action), played.ply());
        // A room stays in memory for a long time, so the capacity grows in small steps instead of doubling.
        if played.log.len() == played.log.capacity() {
            played.log.reserve_exact(GROWTH);
            played.game.reserve(GROWTH);
        }
        played.game.push_unjudged(action).map_err(LoadFault::NoPiece)?;
        let before = played.clock;
        played.clock = restored(before, *clock);
        played.log.push(Logged {
            action: *written,
            side: *side,
            ply,
            at: event.at,
            spent: *charge,
            credit: match (credit, side) {
                (Some(credit), _) => *credit,
                // Events of earlier versions do not contain the credit, which follows from their clocks.
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
            self.lines.advance(*written);
        }
        Ok(())
    }

    /// Cancels all open offers except draw offers, because the position changed, or the game was adjourned or resumed.
    fn begin(&mut self, moment: Seq) {
        self.moment = moment;
        self.takeback = None;
        self.stop = None;
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

    /// Returns the data of the finished game.
    fn end(&self, verdict: &Verdict, clock: Option<ClockState>) -> Played {
        let mut played = self.played.clone();
        played.game.end_unjudged(verdict.clone());
        played.clock = restored(played.clock, clock);
        played
    }
}

/// Returns the clock with the state from an event, or unchanged if the event does not contain one.
fn restored(clock: Clock, state: Option<ClockState>) -> Clock {
    state.map_or(clock, |state| clock.restored(state))
}
