//! Conversion of values about adjournment, conditional moves and the referee.

use janggi::{Action, ActionToken};
use play::room::{
    AdjournmentAnswer, LEAST_PLIES, Line, MOST_LINES, MOST_PLIES, PlayerCommand, Referee, RefereeAnswer, Repetition,
    Room, Ruled, Ruling,
};
use play::{Millis, Player};

use super::lengths::clipped;
use super::sides::{by_side, side, side_back};
use crate::error::{Code, ErrorBody};
use crate::http::{self, RefereeState, RefereeView, RulingView};

pub(crate) const fn answer(accept: bool) -> AdjournmentAnswer {
    if accept {
        AdjournmentAnswer::Accept
    } else {
        AdjournmentAnswer::Decline
    }
}

pub(crate) const fn referee_answer(accept: bool) -> RefereeAnswer {
    if accept {
        RefereeAnswer::Accept
    } else {
        RefereeAnswer::Decline
    }
}

/// Returns the error for invalid conditional moves, with the limits as facts.
pub(super) fn bad_lines() -> ErrorBody {
    ErrorBody::from(Code::BadLines)
        .with("most_lines", MOST_LINES)
        .with("least_plies", LEAST_PLIES)
        .with("most_plies", MOST_PLIES)
}

pub(crate) fn set_lines(ply: u32, lines: &[Vec<String>]) -> Result<PlayerCommand, ErrorBody> {
    let token = |text: &String| match text.parse() {
        Ok(ActionToken::Points { from, to }) => Ok(Action::Step { from, to }),
        Ok(_) | Err(_) => Err(bad_lines()),
    };
    let line = |plies: &Vec<String>| plies.iter().map(token).collect::<Result<Line, _>>();
    let lines = lines.iter().map(line).collect::<Result<_, _>>()?;
    Ok(PlayerCommand::SetLines { ply, lines })
}

/// Converts conditional moves to lists of tokens.
pub(crate) fn lines(lines: &[Line]) -> Vec<Vec<String>> {
    let text = |line: &Line| line.iter().map(ToString::to_string).collect();
    lines.iter().map(text).collect()
}

pub(crate) fn ruling_back(ruling: http::Ruling) -> Ruling {
    match ruling {
        http::Ruling::Draw => Ruling::Draw,
        http::Ruling::Win { side } => Ruling::Win { side: side_back(side) },
        http::Ruling::MustDeviate { side } => Ruling::MustDeviate { side: side_back(side) },
        http::Ruling::GiveTime { side, ms } => Ruling::GiveTime {
            side: side_back(side),
            ms: Millis(ms.into()),
        },
        http::Ruling::CallTime => Ruling::CallTime,
        http::Ruling::Adjourn => Ruling::Adjourn,
        http::Ruling::Resume => Ruling::Resume,
    }
}

pub(crate) fn ruling(ruling: Ruling) -> http::Ruling {
    match ruling {
        Ruling::Draw => http::Ruling::Draw,
        Ruling::Win { side: winner } => http::Ruling::Win { side: side(winner) },
        Ruling::MustDeviate { side: bound } => http::Ruling::MustDeviate { side: side(bound) },
        Ruling::GiveTime { side: whose, ms } => http::Ruling::GiveTime {
            side: side(whose),
            ms: clipped(ms),
        },
        Ruling::CallTime => http::Ruling::CallTime,
        Ruling::Adjourn => http::Ruling::Adjourn,
        Ruling::Resume => http::Ruling::Resume,
    }
}

pub(super) fn rulings(room: &Room) -> Vec<RulingView> {
    let view = |ruled: &Ruled| RulingView {
        ruling: ruling(ruled.ruling),
        words: ruled.words.clone(),
        ply: ruled.ply,
        at_ms: ruled.at.0,
    };
    room.rulings().iter().map(view).collect()
}

/// Returns the referee's state, as shown to `reader`; `None` if the game was created without a referee.
pub(super) fn referee(room: &Room, reader: Option<Player>) -> Option<RefereeView> {
    let plan = room.terms().referee.as_ref()?;
    let nobody = crate::vocabulary::BySide::default();
    let (state, confirmed) = match room.referee() {
        Referee::None => return None,
        Referee::Awaited => (RefereeState::Awaited, nobody),
        Referee::Declined => (RefereeState::Declined, nobody),
        Referee::Joined { confirmed, .. } => {
            let state = match room.referee().confirmed() {
                Some(_) => RefereeState::Confirmed,
                None => RefereeState::Joined,
            };
            (state, by_side(*confirmed, |yes| yes))
        }
    };
    Some(RefereeView {
        state,
        you: reader.is_some() && room.referee().player() == reader,
        confirmed,
        decides_repetition: plan.repetition == Repetition::ByReferee,
    })
}
