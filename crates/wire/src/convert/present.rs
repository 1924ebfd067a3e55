//! The current state of a room, in full or in brief.

use play::room::{Phase, Room};
use play::{Moment, Player};

use super::views;
use crate::http::{BriefClock, BriefNow, ClockView, Now, Offers, Right, Rights};

/// The current state of a game for one reader. Only the rights differ between readers, so one computed state can be
/// adapted for others.
#[derive(Clone, Debug)]
pub struct Present {
    pub now: Box<Now>,
    /// Checksum of the part of the state that clients can compute; `None` if the state must be sent in full.
    pub checksum: Option<u32>,
}

/// Returns the full current state for a reader.
#[must_use]
pub fn now(room: &Room, reader: Option<Player>, at: Moment) -> Now {
    *Present::of(room, reader, at).now
}

impl Present {
    /// Computes the state for `reader`.
    #[must_use]
    pub fn of(room: &Room, reader: Option<Player>, at: Moment) -> Self {
        let said = room.played().map(|played| played.game.present());
        Self {
            now: Box::new(views::now(room, said.as_ref(), reader, at)),
            checksum: said.filter(|_| rules_say_the_rest(room)).map(|said| said.checksum()),
        }
    }

    /// Returns this state with the rights of a different reader.
    #[must_use]
    pub fn for_reader(mut self, room: &Room, reader: Option<Player>, at: Moment) -> Self {
        self.now.rights = views::rights(room, reader, at);
        self
    }

    /// Returns the brief state; `None` if only the full one can be sent.
    #[must_use]
    pub fn brief(&self) -> Option<BriefNow> {
        let Now {
            at_ms,
            rights,
            clocks,
            offers,
            must_deviate,
            repetition_for_referee,
            ..
        } = self.now.as_ref();
        Some(BriefNow {
            at_ms: *at_ms,
            checksum: format!("{:08x}", self.checksum?),
            rights: names(rights),
            clocks: clocks
                .as_ref()
                .map(|clocks| (brief_clock(clocks.cho, *at_ms), brief_clock(clocks.han, *at_ms))),
            offers: Some(offers).filter(|offers| **offers != Offers::default()).cloned(),
            must_deviate: *must_deviate,
            repetition_for_referee: *repetition_for_referee,
        })
    }
}

/// Returns whether clients can compute the state of a room, except the fields of [`BriefNow`], from the rules.
///
/// The game must be in progress, with at least one action, so that the start has already been sent. It must not be
/// adjourned, and neither a touched piece nor the referee may limit the moves.
fn rules_say_the_rest(room: &Room) -> bool {
    let Phase::Playing(playing) = room.phase() else {
        return false;
    };
    let begun = !playing.played.log.is_empty();
    begun && !playing.adjournment.stands() && room.touched().is_none() && room.forbidden_repeats().is_empty()
}

fn names(rights: &Rights) -> Vec<Right> {
    let Rights {
        // These two rights exist only in games that have not started.
        join: _,
        arrange: _,
        pick_hand,
        play,
        call,
        offer_draw,
        answer_draw,
        resign,
        abort,
        takeback,
        stop,
        answer_takeback,
        rematch,
        give_time,
        offer_adjourn,
        answer_adjourn,
        offer_resume,
        answer_resume,
        set_lines,
        confirm_referee,
        rule,
    } = *rights;
    let all = [
        (pick_hand, Right::PickHand),
        (play, Right::Play),
        (call, Right::Call),
        (offer_draw, Right::OfferDraw),
        (answer_draw, Right::AnswerDraw),
        (resign, Right::Resign),
        (abort, Right::Abort),
        (takeback, Right::Takeback),
        (stop, Right::Stop),
        (answer_takeback, Right::AnswerTakeback),
        (rematch, Right::Rematch),
        (give_time, Right::GiveTime),
        (offer_adjourn, Right::OfferAdjourn),
        (answer_adjourn, Right::AnswerAdjourn),
        (offer_resume, Right::OfferResume),
        (answer_resume, Right::AnswerResume),
        (set_lines, Right::SetLines),
        (confirm_referee, Right::ConfirmReferee),
        (rule, Right::Rule),
    ];
    all.into_iter()
        .filter_map(|(may, right)| may.then_some(right))
        .collect()
}

fn brief_clock(clock: ClockView, at_ms: i64) -> BriefClock {
    let ClockView {
        main_ms,
        period_ms,
        periods_left,
        // Clients derive this from `runs_from_ms`.
        running: _,
        runs_from_ms,
    } = clock;
    let runs_after_ms = runs_from_ms.map(|from| from.saturating_sub(at_ms));
    BriefClock(main_ms, period_ms, periods_left, runs_after_ms)
}
