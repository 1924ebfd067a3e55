//! Turns commands into events, using the rules and the clock. This module does not change the room; `fold` accepts
//! every event that it returns.

mod acted;
mod adjourning;
mod conditional;
mod deadline;
pub(super) mod endings;
pub(super) mod gifts;
pub(super) mod left_alone;
mod offers;
mod placing;
mod present;
pub(super) mod refereeing;
mod setup_choice;
mod stopping;
mod touch;

use janggi::{Action, Game, Side, StoppedHow};

use super::command::{Claim, Command, PlayerCommand, Refused};
use super::event::EventKind;
use super::phase::{BoardPly, Phase, Played, Playing};
use super::seat::SeatHolder;
use super::state::Room;
use super::written::meant;
use crate::ids::Player;
use crate::lag::LAG_CREDIT_MOST;
use crate::room::turn::Turn;
use crate::time::{Millis, Moment};
use acted::{moved, said};
use endings::{ended, time_is_up};
use left_alone::{ABORT_BEFORE_PLY, called_off, claimed, never_begun};

/// Returns whether a command would delay or cancel a tournament game, and is therefore refused in it.
const fn delays(command: &PlayerCommand) -> bool {
    matches!(
        command,
        PlayerCommand::Abort | PlayerCommand::GiveTime | PlayerCommand::OfferAdjourn
    )
}

impl Room {
    pub(super) fn decide(&self, command: Command, at: Moment) -> Result<Vec<EventKind>, Refused> {
        match command {
            Command::Player {
                player,
                id: _,
                command,
                round_trip,
                seen,
            } => {
                present::must_be_present(self, &command, seen)?;
                self.decide_player(player, command, round_trip, at)
            }
            Command::EngineArranges { side, arrangement } => match self.seats[side] {
                SeatHolder::Engine(_) | SeatHolder::House(_) => self.engine_arranges(side, arrangement),
                SeatHolder::Player(_) | SeatHolder::Open => Err(Refused::NotYourSeat),
            },
            Command::EngineActs { turn, action } => self.engine_acts(turn, action, at),
            Command::Tick { round_trip } => Ok(match &self.phase {
                Phase::Arranging(_) => self.setup_expired(at),
                Phase::Playing(playing) if self.is_first_move_late(at) => {
                    vec![claimed(
                        &playing.played,
                        playing.played.turn().opposite(),
                        Claim::Win,
                        at,
                    )]
                }
                Phase::Playing(_) | Phase::Over(_) => self.flag(round_trip, at),
            }),
            Command::Rate { neighbours } => Ok(if self.is_to_be_rated() {
                vec![EventKind::Rated { neighbours }]
            } else {
                Vec::new()
            }),
            Command::Resume { lived_until } => Ok(self.resume(lived_until, at)),
            Command::Expire(expiry) => Ok(self.expire(expiry, at)),
            Command::CallOff => Ok(match &self.phase {
                Phase::Playing(playing) => vec![EventKind::Ended {
                    verdict: called_off(),
                    clock: playing.played.clock.stop(at).state(),
                }],
                Phase::Arranging(_) | Phase::Over(_) => Vec::new(),
            }),
        }
    }

    /// Returns the events of an action that the engine chose for `turn`.
    fn engine_acts(&self, turn: Turn, action: Action, at: Moment) -> Result<Vec<EventKind>, Refused> {
        let playing = self.playing()?;
        if self.engine_turn() != Some(turn) {
            return Err(Refused::StaleTurn);
        }
        let side = playing.played.turn();
        match action {
            Action::Step { .. } | Action::Pass | Action::CallBikjang => {}
            Action::Resign(resigning) if resigning == side => {}
            Action::Resign(_)
            | Action::OfferDraw
            | Action::AcceptDraw
            | Action::DeclineDraw
            | Action::Flag(_)
            | Action::Stop(_)
            | Action::Abort => return Err(Refused::NotYourSeat),
        }
        let action = meant(action, playing.played.game.position());
        self.act(playing, side, action, Millis::ZERO, at)
    }

    pub(super) fn decide_player(
        &self,
        player: Player,
        command: PlayerCommand,
        round_trip: Millis,
        at: Moment,
    ) -> Result<Vec<EventKind>, Refused> {
        if self.terms.tournament.is_some() && delays(&command) {
            return Err(Refused::InTournament);
        }
        match command {
            PlayerCommand::Join { side } => self.join(player, side),
            PlayerCommand::Arrange { side, arrangement } => {
                self.must_hold(player, side)?;
                self.arrange(side, arrangement)
            }
            PlayerCommand::Swap { side, wings } => {
                self.must_hold(player, side)?;
                self.arrange(side, wings.arrangement())
            }
            PlayerCommand::Place { side, role, square } => {
                self.must_hold(player, side)?;
                self.place(side, role, square)
            }
            PlayerCommand::PickHand { hand } => self.pick_hand(player, hand),
            PlayerCommand::Act { ply, action } => self.player_acts(player, (ply, action), round_trip, at),
            PlayerCommand::Resign { ply: _, side } => self.resign(player, side, at),
            PlayerCommand::Touch { ply, square } => self.touch(player, ply, square, at),
            PlayerCommand::Takeback { ply } => self.request_takeback(player, ply, at),
            PlayerCommand::AnswerTakeback(answer) => self.answer_takeback(player, answer, at),
            PlayerCommand::Abort => self.abort(player, at),
            PlayerCommand::Rematch { fresh } => self.request_rematch(player, fresh),
            PlayerCommand::DeclineRematch => self.decline_rematch(player),
            PlayerCommand::Claim { claim, from } => self.claim(player, claim, from, at),
            PlayerCommand::GiveTime => self.give_time(player, at),
            PlayerCommand::OfferAdjourn => self.offer_adjourn(player, at),
            PlayerCommand::AnswerAdjourn(answer) => self.answer_adjourn(player, answer, at),
            PlayerCommand::OfferResume => self.offer_resume(player),
            PlayerCommand::AnswerResume(answer) => self.answer_resume(player, answer, at),
            PlayerCommand::SetLines { ply, lines } => self.set_lines(player, ply, lines),
            PlayerCommand::JoinReferee { key_hash } => self.join_referee(player, &key_hash),
            PlayerCommand::AnswerReferee(answer) => self.answer_referee(player, answer),
            PlayerCommand::Rule { ruling, words } => self.rule(player, ruling, words, at),
        }
    }

    fn player_acts(
        &self,
        player: Player,
        (ply, action): (u32, Action),
        round_trip: Millis,
        at: Moment,
    ) -> Result<Vec<EventKind>, Refused> {
        self.must_sit(player)?;
        if action == Action::Stop(StoppedHow::Agreed) {
            return self.agree_to_stop(player, ply, at);
        }
        let playing = self.going_on()?;
        let (side, action) = self.meant(player, &playing.played, ply, action)?;
        touch::binds(playing, action)?;
        refereeing::deviates(playing, side, action)?;
        self.act(playing, side, action, round_trip, at)
    }

    fn resign(&self, player: Player, side: Option<Side>, at: Moment) -> Result<Vec<EventKind>, Refused> {
        let playing = self.playing_with(player)?;
        let (side, action) = self.resigning(player, &playing.played, side)?;
        self.act(playing, side, action, Millis::ZERO, at)
    }

    fn resigning(&self, player: Player, played: &Played, side: Option<Side>) -> Result<(Side, Action), Refused> {
        let mut mine = self.sides_of(player);
        let side = match (side, mine.next(), mine.next()) {
            (Some(side), _, _) => side,
            (None, Some(only), None) => only,
            (None, _, _) => played.turn(),
        };
        self.must_hold(player, side).map(|()| (side, Action::Resign(side)))
    }

    pub(super) fn playing(&self) -> Result<&Playing, Refused> {
        match &self.phase {
            Phase::Arranging(_) => Err(Refused::NotStarted),
            Phase::Playing(playing) => Ok(playing),
            Phase::Over(_) => Err(Refused::GameOver),
        }
    }

    fn playing_with(&self, player: Player) -> Result<&Playing, Refused> {
        self.must_sit(player)?;
        self.playing()
    }

    pub(super) fn must_sit(&self, player: Player) -> Result<(), Refused> {
        self.sides_of(player).next().map(|_| ()).ok_or(Refused::NotYourSeat)
    }

    fn must_hold(&self, player: Player, side: Side) -> Result<(), Refused> {
        if self.holds(player, side) {
            Ok(())
        } else {
            Err(Refused::NotYourSeat)
        }
    }

    fn join(&self, player: Player, wanted: Option<Side>) -> Result<Vec<EventKind>, Refused> {
        if let Phase::Over(_) = self.phase {
            return Err(Refused::GameOver);
        }
        self.must_sit(player).err().ok_or(Refused::AlreadySeated)?;
        if self.referee.player() == Some(player) {
            return Err(Refused::RefereePlays);
        }
        if self.terms.invited.is_some_and(|invited| invited != player) {
            return Err(Refused::NotInvited);
        }
        let open = |side: &Side| self.seats[*side] == SeatHolder::Open;
        let mut wishes = Side::ALL
            .into_iter()
            .filter(|&side| wanted.is_none_or(|wanted| wanted == side));
        let side = wishes.find(open).ok_or(Refused::SeatTaken)?;
        Ok(vec![EventKind::Joined { side, player }])
    }

    /// Returns the side that performs an action, and the action with a null step of the general replaced by a pass.
    /// Refuses commands for a different ply, and actions that this player may not perform.
    fn meant(&self, player: Player, played: &Played, ply: u32, action: Action) -> Result<(Side, Action), Refused> {
        let turn = played.turn();
        let on_turn = |action| {
            if self.holds(player, turn) {
                Ok((turn, action))
            } else {
                Err(Refused::NotYourTurn)
            }
        };
        let answer = |action| {
            let side = played.game.offer().ok_or(Refused::NoOffer)?.opposite();
            if self.holds(player, side) {
                Ok((side, action))
            } else {
                Err(Refused::NotYourSeat)
            }
        };
        let meant = match meant(action, played.game.position()) {
            action @ (Action::Step { .. } | Action::Pass | Action::CallBikjang | Action::OfferDraw) => on_turn(action),
            action @ (Action::AcceptDraw | Action::DeclineDraw) => answer(action),
            // These are separate commands, or come from the clock or the referee.
            Action::Resign(_) | Action::Flag(_) | Action::Stop(_) | Action::Abort => return Err(Refused::NotYourSeat),
        };
        played.must_be_at(ply)?;
        meant
    }

    /// Returns the events of a side's action, including the end of the game. Fails if the clock or the rules forbid it.
    pub(super) fn act(
        &self,
        playing: &Playing,
        side: Side,
        action: Action,
        round_trip: Millis,
        at: Moment,
    ) -> Result<Vec<EventKind>, Refused> {
        let played = &playing.played;
        let mut game: Game = played.game.clone();
        let (clock, acted) = match BoardPly::of(action) {
            BoardPly::Yes => {
                let pressed = played.clock.press(at, round_trip);
                let pressed = pressed.map_err(|up| Refused::TimeIsUp { side: up.side })?;
                (pressed.0, moved(played, (side, action), round_trip, pressed))
            }
            BoardPly::No => {
                self.in_time(played, at)?;
                (played.clock, said(played, Some(side), action))
            }
        };
        game.play(action).map_err(Refused::Action)?;
        let mut kinds = vec![acted];
        if action == Action::OfferDraw && self.seats[side.opposite()].level().is_some() {
            kinds.push(said(played, Some(side.opposite()), Action::DeclineDraw));
        }
        kinds.extend(ended(&game, clock, at));
        Ok(kinds)
    }

    /// Returns whether a player may perform an action that is neither a step nor a pass.
    pub(super) fn may_say(&self, player: Player, played: &Played, action: Action, at: Moment) -> bool {
        let meant = self.meant(player, played, played.ply(), action);
        self.going_on().is_ok() && self.is_possible(meant, played, at)
    }

    /// Returns whether a player may resign.
    pub(super) fn may_resign(&self, player: Player, played: &Played, at: Moment) -> bool {
        self.is_possible(self.resigning(player, played, None), played, at)
    }

    fn is_possible(&self, meant: Result<(Side, Action), Refused>, played: &Played, at: Moment) -> bool {
        meant.is_ok_and(|(_, action)| self.in_time(played, at).is_ok() && played.game.may(action))
    }

    /// Checks that time is not up, assuming the largest lag credit.
    pub(super) fn in_time(&self, played: &Played, at: Moment) -> Result<(), Refused> {
        match (played.clock.running(), played.clock.flag_time(LAG_CREDIT_MOST)) {
            (Some(running), Some(falls)) if falls <= at => Err(Refused::TimeIsUp { side: running.side }),
            (_, _) => Ok(()),
        }
    }

    fn flag(&self, round_trip: Millis, at: Moment) -> Vec<EventKind> {
        let Phase::Playing(Playing { played, .. }) = &self.phase else {
            return Vec::new();
        };
        match played.clock.time_up(round_trip) {
            Some((falls, what)) if falls <= at => time_is_up(played, what, at),
            Some(_) | None => Vec::new(),
        }
    }

    fn abort(&self, player: Player, at: Moment) -> Result<Vec<EventKind>, Refused> {
        if !self.is_invited(player) {
            self.must_sit(player)?;
        }
        match &self.phase {
            Phase::Arranging(_) => Ok(never_begun()),
            Phase::Over(_) => Err(Refused::GameOver),
            Phase::Playing(playing) if playing.played.ply() >= ABORT_BEFORE_PLY => Err(Refused::TooLateToAbort),
            Phase::Playing(playing) => {
                let played = &playing.played;
                let mut mine = self.sides_of(player);
                let side = mine.next().filter(|_| mine.next().is_none()).unwrap_or(played.turn());
                self.act(playing, side, Action::Abort, Millis::ZERO, at)
            }
        }
    }
}

impl Played {
    /// Refuses a command for a different ply.
    pub(super) fn must_be_at(&self, ply: u32) -> Result<(), Refused> {
        let now = self.ply();
        if ply == now {
            Ok(())
        } else {
            Err(Refused::StalePly { ply: now })
        }
    }
}
