//! The referee (심판): joining, confirmation and rulings.

use janggi::{Action, Cause, Facts, Move, Outcome, Side, StoppedHow, Verdict};

use super::adjourning::{lapsed_draw_offer, must_have_clock};
use super::endings::stopped;
use crate::ids::Player;
use crate::room::command::Refused;
use crate::room::event::EventKind;
use crate::room::phase::{Phase, Played, Playing};
use crate::room::referee::{LEAST_RULED, MOST_RULED, MOST_WORDS, Referee, RefereeAnswer, Ruling};
use crate::room::state::Room;
use crate::time::Moment;

impl Room {
    /// Makes a player without a seat the referee if the key is right and unused. This is possible only during the setup
    /// phase.
    pub(crate) fn join_referee(&self, player: Player, key_hash: &str) -> Result<Vec<EventKind>, Refused> {
        let plan = self.terms.referee.as_ref().ok_or(Refused::NoReferee)?;
        match self.phase {
            Phase::Arranging(_) => {}
            Phase::Playing(_) => return Err(Refused::Started),
            Phase::Over(_) => return Err(Refused::GameOver),
        }
        if plan.key_hash != key_hash {
            return Err(Refused::BadRefereeKey);
        }
        match self.referee {
            Referee::None | Referee::Declined => Err(Refused::NoReferee),
            Referee::Joined { .. } => Err(Refused::RefereeTaken),
            Referee::Awaited if self.sides_of(player).next().is_some() => Err(Refused::RefereePlays),
            Referee::Awaited => Ok(vec![EventKind::RefereeJoined { player }]),
        }
    }

    /// Accepts or declines the referee for the player's side.
    pub(crate) fn answer_referee(&self, player: Player, answer: RefereeAnswer) -> Result<Vec<EventKind>, Refused> {
        self.must_sit(player)?;
        let Phase::Arranging(_) = self.phase else {
            return Err(Refused::Started);
        };
        let side = self.sides_of(player).next().ok_or(Refused::NotYourSeat)?;
        match (self.referee, answer) {
            (Referee::None | Referee::Declined, _) | (Referee::Awaited, RefereeAnswer::Accept) => {
                Err(Refused::NoReferee)
            }
            (Referee::Awaited | Referee::Joined { .. }, RefereeAnswer::Decline) => {
                Ok(vec![EventKind::RefereeDeclined { side }])
            }
            (Referee::Joined { confirmed, .. }, RefereeAnswer::Accept) if confirmed[side] => Ok(Vec::new()),
            (Referee::Joined { .. }, RefereeAnswer::Accept) => Ok(vec![EventKind::RefereeConfirmed { side }]),
        }
    }

    /// Returns the events of a ruling by the confirmed referee.
    pub(crate) fn rule(
        &self,
        player: Player,
        ruling: Ruling,
        words: String,
        at: Moment,
    ) -> Result<Vec<EventKind>, Refused> {
        if self.terms.referee.is_none() {
            return Err(Refused::NoReferee);
        }
        if self.referee.confirmed() != Some(player) {
            return Err(Refused::NotReferee);
        }
        if words.chars().count() > MOST_WORDS {
            return Err(Refused::TextTooLong { most: MOST_WORDS });
        }
        let playing = self.playing()?;
        let played = &playing.played;
        self.in_time(played, at)?;
        let clock = match ruling {
            Ruling::Draw | Ruling::Win { .. } | Ruling::MustDeviate { .. } => None,
            Ruling::CallTime => {
                let stops = played.game.allows(Action::Stop(StoppedHow::Referee));
                stops.map_err(Refused::Action)?;
                None
            }
            Ruling::GiveTime { side, ms } => {
                must_have_clock(playing)?;
                if !(LEAST_RULED..=MOST_RULED).contains(&ms) {
                    return Err(Refused::BadRuling);
                }
                played.clock.given(side, ms).state()
            }
            Ruling::Adjourn => {
                must_have_clock(self.going_on()?)?;
                let paused = played.clock.paused(at);
                paused.map_err(|up| Refused::TimeIsUp { side: up.side })?.state()
            }
            Ruling::Resume if playing.adjournment.stands() => played.clock.start(played.turn(), at).state(),
            Ruling::Resume => return Err(Refused::NotAdjourned),
        };
        let lapsed = match ruling {
            Ruling::Adjourn => lapsed_draw_offer(played),
            Ruling::MustDeviate { .. }
            | Ruling::GiveTime { .. }
            | Ruling::Resume
            | Ruling::Draw
            | Ruling::Win { .. }
            | Ruling::CallTime => None,
        };
        let mut kinds: Vec<EventKind> = lapsed.into_iter().collect();
        kinds.push(EventKind::Ruled { ruling, words, clock });
        kinds.extend(adjudicated(played, ruling, at));
        Ok(kinds)
    }

    /// Returns the moves forbidden by the referee.
    ///
    /// If the side to move must deviate, these are all moves that repeat a position, unless every legal move does.
    #[must_use]
    pub fn forbidden_repeats(&self) -> Vec<Move> {
        let Ok(playing) = self.playing() else {
            return Vec::new();
        };
        if playing.must_deviate != Some(playing.played.turn()) {
            return Vec::new();
        }
        repeats(playing)
    }

    /// Returns the side that the referee has ordered to deviate.
    #[must_use]
    pub fn must_deviate(&self) -> Option<Side> {
        self.playing().ok().and_then(|playing| playing.must_deviate)
    }
}

/// Refuses a step or a pass that the referee has forbidden.
pub(super) fn deviates(playing: &Playing, side: Side, action: Action) -> Result<(), Refused> {
    match (playing.must_deviate, action.board_move()) {
        (Some(bound), Some(mv)) if bound == side && repeats(playing).contains(&mv) => Err(Refused::MustDeviate),
        (_, _) => Ok(()),
    }
}

fn repeats(playing: &Playing) -> Vec<Move> {
    let game = &playing.played.game;
    let repeats: Vec<Move> = game.warnings().repeats.iter().map(|repeat| repeat.action).collect();
    if game.legal().iter().all(|mv| repeats.contains(mv)) {
        return Vec::new();
    }
    repeats
}

/// Returns the events that end the game, if the ruling ends it.
pub(crate) fn adjudicated(played: &Played, ruling: Ruling, at: Moment) -> Vec<EventKind> {
    let outcome = match ruling {
        Ruling::Draw => Outcome::Draw,
        Ruling::Win { side } => Outcome::Win(side),
        Ruling::CallTime => return stopped(played, StoppedHow::Referee, at),
        Ruling::MustDeviate { .. } | Ruling::GiveTime { .. } | Ruling::Adjourn | Ruling::Resume => return Vec::new(),
    };
    vec![EventKind::Ended {
        verdict: Verdict {
            outcome,
            cause: Cause::Adjudicated,
            rule: None,
            facts: Facts::new()
                .with("fen", janggi::fen::print(played.game.position()))
                .with("ply", played.ply()),
        },
        clock: played.clock.stop(at).state(),
    }]
}
