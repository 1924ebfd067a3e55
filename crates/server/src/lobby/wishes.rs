//! Builds the terms of seeks and games, for the lobby and tournaments. Converts refusals to error bodies.

use crate::services::Services;
use janggi::Side;
use play::lobby::{RatingRange, Refused, SeekSide, SeekTerms};
use play::room::{SeatHolder, Terms, Visibility};
use play::{GameId, GuestId, Player};
use serde_json::Value;
use wire::http::{NewGame, Opponent, SideChoice, TakebackChoice};
use wire::lobby::{NewSeek, SeekSide as WireSide};
use wire::{Code, ErrorBody};

/// Maximum length of a preset's id with its revision, in bytes.
const MOST_RULES: usize = 64;

/// Returns the terms of a seek and those of its game.
pub(super) fn seek_terms(services: &Services, seek: &NewSeek) -> Result<(SeekTerms, Terms), ErrorBody> {
    let range = seek.range.map(|range| RatingRange {
        least: range.least,
        most: range.most,
    });
    let bounds = RatingRange::BOUNDS;
    if range.is_some_and(|range| range.checked().is_none()) {
        return Err(ErrorBody::from(Code::BadRange)
            .with("least", bounds.least)
            .with("most", bounds.most));
    }
    if seek.rules.len() > MOST_RULES {
        return Err(ErrorBody::new(Code::BadRules, "the rules of a seek are a preset"));
    }
    let new = NewGame {
        zone: seek.zone.clone(),
        ..new_game(&seek.rules, seek.time, seek.rated)
    };
    let terms = opening(services, &new)?;
    let rules = terms
        .rules_id
        .clone()
        .ok_or_else(|| ErrorBody::new(Code::BadRules, "the rules of a seek are a preset"))?;
    let wanted = SeekTerms {
        rules,
        time: terms.time,
        rated: seek.rated,
        side: match seek.side {
            WireSide::Cho => SeekSide::Is(Side::Cho),
            WireSide::Han => SeekSide::Is(Side::Han),
            WireSide::Random => SeekSide::Any,
        },
        range,
    };
    Ok((wanted, terms))
}

/// Returns a request for a game under a preset. Takebacks are allowed unless it is rated.
pub(crate) fn new_game(rules: &str, time: wire::vocabulary::TimeControl, rated: bool) -> NewGame {
    NewGame {
        rules: Value::from(rules),
        opponent: Opponent::Friend,
        side: SideChoice::Cho,
        picks: None,
        seniority: None,
        time,
        start: None,
        takeback: if rated {
            TakebackChoice::Never
        } else {
            TakebackChoice::Allowed
        },
        rated,
        referee: false,
        zone: None,
    }
}

/// Returns the terms of a game with a placeholder as one player. Callers replace the seats.
pub(crate) fn opening(services: &Services, new: &NewGame) -> Result<Terms, ErrorBody> {
    let nobody = Player::Guest(GuestId::from_bits(0));
    let game = GameId::from_bits(services.random.number());
    wire::convert::terms(new, nobody, game, Side::Cho, &services.levels)
}

/// Returns the terms of a public game with these players.
pub(crate) fn seated(terms: Terms, seats: janggi::BySide<Player>) -> Terms {
    Terms {
        seats: janggi::BySide {
            cho: SeatHolder::Player(seats.cho),
            han: SeatHolder::Player(seats.han),
        },
        visibility: Visibility::Listed,
        ..terms
    }
}

pub(super) fn refused(refused: Refused) -> ErrorBody {
    match refused {
        Refused::UnknownSeek => Code::UnknownSeek.into(),
        Refused::OwnSeek => Code::OwnSeek.into(),
        Refused::NotYourSeek => Code::NotYourSeek.into(),
        Refused::TooManySeeks { most } => ErrorBody::from(Code::TooManySeeks).with("most", most),
        Refused::NotForYou => Code::NotForYou.into(),
        Refused::AccountNeeded => Code::NoAccount.into(),
        Refused::NotWaiting => Code::NotWaiting.into(),
    }
}
